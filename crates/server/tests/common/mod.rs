//! A server to ask, on either database, and a client that keeps its cookie.
#![allow(dead_code, reason = "each test program uses its own part")]
#![allow(clippy::unwrap_used, reason = "a server that can't be asked fails its test")]

pub(crate) mod databases;

use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use bots::BotSpec;
use bots::{Playable, Playing};
use serde_json::{Value, json};
use server::storage::Storage;
use server::{App, Config, Hashing, Level, router};
use table::testkit::pebbles::Pebbles;
use tower::ServiceExt;

pub(crate) use databases::Database;

/// Runs a test on both databases.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_sqlite() {
                super::$name($crate::common::Database::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_postgres() {
                super::$name($crate::common::Database::postgres().await).await;
            }
        })*
    };
}

/// Pebbles is short enough to be played to its end in every test.
pub(crate) fn config() -> Config {
    static PEBBLES: Playing<Pebbles> = Playing::new();
    let mut games: Vec<&'static dyn Playable> = vec![&PEBBLES];
    games.extend(games::all());
    let levels = vec![
        Level { id: "easy", bot: BotSpec::Random },
        Level { id: "medium", bot: BotSpec::Greedy },
    ];
    // A hash that costs nothing keeps tests short.
    let hashing = Hashing { memory: 64, passes: 1, at_once: 2 };
    Config { games, levels, bot_pause: Duration::ZERO, hashing, ..Config::default() }
}

/// A server without a socket.
pub(crate) async fn server(database: &Database) -> Router {
    server_with(database, config()).await
}

/// A server without a socket, with settings of its own.
pub(crate) async fn server_with(database: &Database, config: Config) -> Router {
    let storage = Storage::open(&database.url).await.expect("the database opens");
    let app = App::new(config, storage);
    app.resume_clocks().await.expect("clocks resume");
    app.resume_bots().await.expect("bots resume");
    router(app)
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) router: Router,
    pub(crate) cookie: Option<String>,
}

/// What the server said.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub(crate) fn location(&self) -> String {
        self.headers[header::LOCATION].to_str().unwrap().to_owned()
    }
}

impl Client {
    pub(crate) fn new(router: &Router) -> Client {
        Client { router: router.clone(), cookie: None }
    }

    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Answer {
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            self.keep(cookie.to_str().unwrap().split(';').next().unwrap());
        }
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let body = String::from_utf8(body.to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Keeps a cookie in the place of that with the same name.
    fn keep(&mut self, pair: &str) {
        let name = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
        let old = self.cookie.take().unwrap_or_default();
        let others = old.split("; ").filter(|old| !old.is_empty() && name(old) != name(pair));
        self.cookie = Some(others.chain([pair]).collect::<Vec<_>>().join("; "));
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        let request = Request::post(path).header("x-hegemonia", "1");
        let request = request.header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn form(&mut self, path: &str, body: &str) -> Answer {
        let request = Request::post(path).header("sec-fetch-site", "same-origin");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body.to_owned())).unwrap()).await
    }

    /// Opens a table and says where it is: `/t/<id>`.
    pub(crate) async fn open(&mut self, form: &str) -> String {
        let answer = self.form("/tables", form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.location()
    }

    pub(crate) async fn seed(&mut self, table: &str, seat: &str) -> Answer {
        let seed = "5a".repeat(32);
        self.post(&format!("{table}/seed"), json!({ "seat": seat, "seed": seed })).await
    }

    pub(crate) async fn state(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("{table}/state")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        answer.json()
    }

    /// A hot-seat game of Pebbles that has begun.
    pub(crate) async fn hot_seat(&mut self) -> String {
        let table = self.open("game=pebbles&with=hot-seat").await;
        for seat in ["white", "black"] {
            let answer = self.seed(&table, seat).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        }
        table
    }

    pub(crate) async fn play(&mut self, table: &str, version: &Value, words: &str) -> Answer {
        let path = format!("{table}/move");
        self.post(&path, json!({ "version": version, "move": words })).await
    }

    /// Plays the first choice until the game is over; at a table with others it waits for them.
    pub(crate) async fn play_out(&mut self, table: &str) -> Value {
        let mut state = self.state(table).await;
        for _ in 0..5_000 {
            if state["over"] == true {
                return state;
            }
            if state["your_turn"] != true {
                tokio::time::sleep(Duration::from_millis(5)).await;
                state = self.state(table).await;
                continue;
            }
            let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
            let answer = self.play(table, &state["version"], &words).await;
            state = match answer.status {
                // A request that was broken off earlier may have arrived all the same.
                StatusCode::CONFLICT => answer.json()["state"].clone(),
                status => {
                    assert_eq!(status, StatusCode::OK, "{words}: {}", answer.body);
                    answer.json()
                }
            };
        }
        panic!("the game does not end");
    }
}
