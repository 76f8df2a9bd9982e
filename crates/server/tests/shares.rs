//! One guest can't stop the others: bots, drawings and streams are served in fair shares.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::net::IpAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use axum::{Extension, Router};
use bots::{BotSpec, Budget};
use common::{Client, Database, config, server, server_with};
use server::{Config, Level, Peer};
use tokio::task::JoinSet;
use tower::ServiceExt;

/// The same server, asked from an address.
fn from(router: &Router, address: &str) -> Router {
    let address: IpAddr = address.parse().unwrap();
    router.clone().layer(Extension(Peer(address)))
}

/// A server where one bot thinks at a time, and takes so long.
async fn with_slow_bots(database: &Database, millis: u64) -> Router {
    let slow = BotSpec::Mcts(Budget::Time(Duration::from_millis(millis)));
    let mut config = Config { thinkers: 1, ..config() };
    config.levels.push(Level { id: "hardest", bot: slow });
    server_with(database, config).await
}

/// A table at which a bot is to move first.
async fn against(client: &mut Client, level: &str) -> String {
    let form = format!("game=pebbles&with=bot&level={level}&seat=black");
    let table = client.open(&form).await;
    let seeded = client.seed(&table, "black").await;
    assert_eq!(seeded.status, StatusCode::OK, "{}", seeded.body);
    table
}

/// A figure of the server's.
async fn figure(router: &Router, name: &str) -> u64 {
    let figures = Client::new(router).get("/metrics").await.body;
    let line = figures.lines().find_map(|line| line.strip_prefix(&format!("hegemonia_{name} ")));
    line.unwrap_or_else(|| panic!("no {name} in {figures}")).parse().unwrap()
}

/// Waits until the bot at a table has moved.
async fn bot_has_moved(client: &mut Client, table: &str) {
    for _ in 0..2_000 {
        if client.state(table).await["version"] != 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the bot does not move");
}

/// Twelve tables of one guest keep the slow bots busy for half a minute; the quick bot of another
/// guest does not wait for a single one of them to be done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quick_bots_do_not_wait_for_slow_ones() {
    let database = Database::sqlite();
    let router = with_slow_bots(&database, 2_500).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    for _ in 0..12 {
        against(&mut anna, "hardest").await;
    }
    // A bot is told to think beside the answer.
    while figure(&router, "bots_waiting").await < 11 {
        tokio::task::yield_now().await;
    }
    assert_eq!(figure(&router, "thinking").await, 1);
    let table = against(&mut ben, "easy").await;
    bot_has_moved(&mut ben, &table).await;
    let moves = figure(&router, "bot_moves_total").await;
    assert!(moves <= 3, "{moves} moves of bots, one of them for Ben");
}

/// The slow bot of another guest is next, however many tables of the first guest wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_bots_are_served_person_by_person() {
    let database = Database::sqlite();
    let router = with_slow_bots(&database, 400).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    for _ in 0..20 {
        against(&mut anna, "hardest").await;
    }
    let before = figure(&router, "bot_moves_total").await;
    let table = against(&mut ben, "hardest").await;
    bot_has_moved(&mut ben, &table).await;
    let moves = figure(&router, "bot_moves_total").await - before;
    assert!(moves <= 6, "{moves} moves of bots until Ben's: one was being thought about");
    assert!(figure(&router, "bots_waiting").await > 5, "Anna's others wait on");
}

async fn ask(router: Router, path: String) -> (StatusCode, String) {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let response = router.oneshot(request).await.unwrap();
    let status = response.status();
    let after = response.headers().get(header::RETRY_AFTER).map(|after| after.to_str().unwrap());
    assert_eq!(after, (status == StatusCode::TOO_MANY_REQUESTS).then_some("5"));
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8(body.to_vec()).unwrap())
}

/// Very many drawings of past positions from one address: most are turned away, and somebody else
/// has theirs meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drawings_of_one_address_hold_up_nobody_else() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=polis&with=hot-seat").await;
    for seat in anna.state(&table).await["needs_seed"].as_array().unwrap() {
        anna.seed(&table, seat.as_str().unwrap()).await;
    }
    let mut crowd = JoinSet::new();
    for _ in 0..400 {
        crowd.spawn(ask(from(&router, "203.0.113.7"), format!("{table}/at/0")));
    }
    let other = ask(from(&router, "198.51.100.1"), format!("{table}/at/0"));
    let (status, body) = other.await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let answers = crowd.join_all().await;
    let refused: Vec<_> = answers.iter().filter(|(status, _)| *status != StatusCode::OK).collect();
    assert!(refused.len() > 100 && refused.len() < 400, "{} were turned away", refused.len());
    for (status, body) in refused {
        assert_eq!(*status, StatusCode::TOO_MANY_REQUESTS);
        assert!(body.contains("\"error\":\"too-many\""), "{body}");
        assert!(body.contains("drawings") && !body.contains("replays"), "{body}");
    }
    assert_eq!(figure(&router, "drawings_waiting").await, 0);
    assert!(figure(&router, "limited_total").await > 100);
}

/// Strangers at one address may listen so often at a table, and shut out nobody elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_at_one_address_leave_room_for_others() {
    let database = Database::sqlite();
    let router = server_with(&database, Config { most_streams: 2, ..config() }).await;
    let mut anna = Client::new(&router);
    let table = anna.hot_seat().await;
    for path in [format!("{table}/events"), "/lobby/events".to_owned()] {
        let listen = |address: &str| {
            let request = Request::get(&path).body(Body::empty()).unwrap();
            from(&router, address).oneshot(request)
        };
        let mut open = Vec::new();
        for _ in 0..2 {
            let one = listen("203.0.113.7").await.unwrap();
            assert_eq!(one.status(), StatusCode::OK);
            open.push(one);
        }
        let third = listen("203.0.113.7").await.unwrap();
        assert_eq!(third.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(listen("203.0.113.8").await.unwrap().status(), StatusCode::OK);
        open.pop();
        assert_eq!(listen("203.0.113.7").await.unwrap().status(), StatusCode::OK);
    }
}
