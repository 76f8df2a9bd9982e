//! Clients that try what they should not.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Client, Database, server};
use serde_json::{Value, json};

on_both!(
    moves_for_another_seat_are_forbidden,
    stale_and_double_moves_conflict,
    illegal_moves_are_refused_with_a_sentence,
    what_is_hidden_stays_hidden,
);

/// Two friends at a table that has begun.
async fn friends(database: &Database) -> (Client, Client, String) {
    let router = server(database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = anna.open("game=pebbles&with=friend").await;
    anna.seed(&table, "white").await;
    let link = anna.state(&table).await["regions"]["choices"].as_str().unwrap().to_owned();
    let path = link.split("data-path=\"").nth(1).unwrap().split('"').next().unwrap();
    let key = path.rsplit('/').next().unwrap();
    ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    ben.seed(&table, "black").await;
    (anna, ben, table)
}

async fn moves_for_another_seat_are_forbidden(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let state = anna.state(&table).await;
    assert_eq!(state["to_act"], "white");
    let version = &state["version"];
    assert_eq!(ben.play(&table, version, "roll").await.status, StatusCode::FORBIDDEN);
    let mut stranger = anna.clone();
    stranger.cookie = None;
    assert_eq!(stranger.play(&table, version, "roll").await.status, StatusCode::UNAUTHORIZED);
    stranger.cookie = Some(format!("hegemonia={}", "0".repeat(64)));
    assert_eq!(stranger.play(&table, version, "roll").await.status, StatusCode::UNAUTHORIZED);
    stranger.cookie = None;
    stranger.open("game=pebbles&with=bot").await;
    assert_eq!(stranger.play(&table, version, "roll").await.status, StatusCode::FORBIDDEN);
    let seed = stranger.seed(&table, "white").await;
    assert_eq!(seed.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.state(&table).await["version"], *version, "nothing has changed");
}

async fn stale_and_double_moves_conflict(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let version = anna.state(&table).await["version"].clone();
    let (mut again, path) = (anna.clone(), table.clone());
    let (first, second) =
        tokio::join!(anna.play(&table, &version, "roll"), again.play(&path, &version, "roll"));
    let mut both = [first.status, second.status];
    both.sort();
    assert_eq!(both, [StatusCode::OK, StatusCode::CONFLICT]);
    let late = if first.status == StatusCode::CONFLICT { first } else { second };
    assert_eq!(late.json()["error"], "stale");
    assert!(late.json()["state"]["version"].as_u64() > version.as_u64());
    let future = json!(version.as_u64().unwrap() + 1_000);
    assert_eq!(anna.play(&table, &future, "roll").await.status, StatusCode::CONFLICT);
    // A second seed changes nothing: the first was part of the dice already.
    let before = anna.state(&table).await;
    anna.post(&format!("{table}/seed"), json!({ "seat": "white", "seed": "00".repeat(32) })).await;
    assert_eq!(anna.state(&table).await["version"], before["version"]);
}

async fn illegal_moves_are_refused_with_a_sentence(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let version = anna.state(&table).await["version"].clone();
    for words in ["take", "fly", "", "roll; roll", &"x".repeat(5_000), "DROP TABLE entries"] {
        let refused = anna.play(&table, &version, words).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{words}: {refused:?}");
        assert!(!refused.json()["message"].as_str().unwrap().is_empty());
    }
    let refused = anna.play(&table, &version, "take").await.json();
    assert!(refused["clause"].as_str().unwrap().starts_with("PEB-"), "{refused}");
    assert_eq!(anna.state(&table).await["version"], version, "a refusal changes nothing");
}

/// White's charm is known to White alone, and the dice's secret to nobody.
async fn what_is_hidden_stays_hidden(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let mut watcher = ben.clone();
    watcher.cookie = None;
    let storage = server::storage::Storage::open(&database.url).await.unwrap();
    let row = storage.table(table.trim_start_matches("/t/")).await.unwrap().unwrap();
    let entries = storage.entries(&row.id, 0).await.unwrap();
    let charm = entries[0].body.trim_start_matches("draw ").to_owned();
    let others = entries[1].body.trim_start_matches("draw ").to_owned();
    for client in [&mut anna, &mut ben, &mut watcher] {
        for path in ["", "/state", "/at/2", "/at/1", "/at/0", "/explain?target=heap"] {
            let body = client.get(&format!("{table}{path}")).await.body;
            assert!(!body.contains(&row.secret), "{path} tells the secret");
        }
    }
    let told = |body: &str, charm: &str| body.to_lowercase().contains(charm);
    for path in ["/state", "/at/2"] {
        let watched = watcher.get(&format!("{table}{path}")).await.body;
        let bens = ben.get(&format!("{table}{path}")).await.body;
        let annas = anna.get(&format!("{table}{path}")).await.body;
        assert!(told(&annas, &charm), "{path}: White sees its own charm: {annas}");
        assert!(!told(&annas, &others) && !told(&bens, &charm), "{path}");
        assert!(!told(&watched, &charm) && !told(&watched, &others), "{path}: {watched}");
    }
}

#[tokio::test]
async fn malformed_requests_are_refused() {
    let database = Database::sqlite();
    let (mut anna, _, table) = friends(&database).await;
    let bodies: [&[u8]; 7] = [
        b"",
        b"{",
        b"[]",
        b"{\"version\":-1,\"move\":\"roll\"}",
        b"\xff\xfe",
        b"null",
        b"{\"move\":1}",
    ];
    for path in ["move", "undo", "resign", "seed"] {
        for body in bodies {
            let request = Request::post(format!("{table}/{path}")).header("x-hegemonia", "1");
            let answer = anna.send(request.body(Body::from(body.to_vec())).unwrap()).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}: {answer:?}");
        }
        let request = Request::post(format!("{table}/{path}")).header("x-hegemonia", "1");
        let answer = anna.send(request.body(Body::from(vec![b'x'; 100_000])).unwrap()).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
    for form in ["", "game=chess&with=bot", "game=pebbles", "game=pebbles&with=nobody"] {
        let answer = anna.form("/tables", form).await;
        assert!(answer.status.is_client_error(), "{form}: {answer:?}");
    }
    for form in [
        "level=x",
        "seat=x",
        "edition=x",
        "edition=first/x",
        "edition=/",
        "edition=2012&scenario=x",
    ] {
        let answer = anna.form("/tables", &format!("game=pebbles&with=bot&{form}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}: {answer:?}");
    }
}

#[tokio::test]
async fn unknown_addresses_are_not_found() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    anna.open("game=pebbles&with=bot").await;
    let gets = ["/t/nope", "/t/nope/state", "/t/nope/events", "/t/nope/at/0", "/t/nope/record"];
    let more = ["/rules/chess", "/new/chess", "/nowhere", "/t/%00", "/assets/x/../Cargo.toml"];
    for path in gets.into_iter().chain(more) {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["move", "undo", "resign", "seed"] {
        let body = json!({ "version": 0, "move": "x", "plies": 1, "seat": "x", "seed": "x" });
        let answer = anna.post(&format!("/t/nope/{path}"), body).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let database = Database::sqlite();
    let (mut anna, _, table) = friends(&database).await;
    let before = anna.state(&table).await["version"].clone();
    let body = || Body::from(json!({ "version": before, "move": "roll" }).to_string());
    let foreign: [&[(&str, &str)]; 4] = [
        &[("sec-fetch-site", "cross-site"), ("x-hegemonia", "1")],
        &[("origin", "https://evil.example"), ("host", "localhost")],
        &[("origin", "null"), ("host", "localhost")],
        &[],
    ];
    for headers in foreign {
        let mut request = Request::post(format!("{table}/move"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = anna.send(request.body(body()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{headers:?}");
    }
    assert_eq!(anna.state(&table).await["version"], before);
}

#[tokio::test]
async fn pages_allow_nothing_inline() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let table = anna.hot_seat().await;
    for path in ["/", "/games", "/new/polis", "/rules/polis", &table] {
        let page = anna.get(path).await;
        let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        for inline in [" style=\"", "<style", "onclick=", "javascript:"] {
            assert!(!page.body.contains(inline), "{path} has {inline}");
        }
        assert!(!page.body.contains("<script>"), "{path}");
    }
}

#[tokio::test]
async fn a_name_is_only_text() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let table = anna.open("game=pebbles&with=bot").await;
    anna.form("/me/name", "name=%3Cimg+src%3Dx%3E").await;
    let mut again = Client { cookie: anna.cookie.clone(), ..Client::new(&server(&database).await) };
    let page = again.get(&table).await.body;
    assert!(page.contains("&lt;img src=x&gt;") && !page.contains("<img"), "{page}");
    let state: Value = again.state(&table).await;
    assert!(!state.to_string().contains("<img"));
}

#[tokio::test]
async fn cookies_are_for_the_server_alone() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let opened = anna.form("/tables", "game=pebbles&with=bot").await;
    let cookie = opened.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    assert_eq!(token.len(), 64);
    let path = database.url.trim_start_matches("sqlite://").to_owned();
    for file in [path.clone(), format!("{path}-wal")] {
        let bytes = std::fs::read(file).unwrap_or_default();
        let is_there = bytes.windows(token.len()).any(|window| window == token.as_bytes());
        assert!(!is_there, "only the hash of a token is kept");
    }
}
