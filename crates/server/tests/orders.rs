//! Orders in advance through HTTP, on both databases: given, followed, hidden, kept, refused.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::http::StatusCode;
use common::{Answer, Client, Database, server};
use serde_json::{Value, json};
use server::storage::{Entry, OrderRow, Storage, Writer};

on_both!(
    an_order_moves_for_its_seat,
    an_order_is_seen_by_its_seat_alone,
    an_order_is_taken_back_and_replaced,
    an_order_survives_a_restart,
    a_server_that_was_stopped_before_it_moved_catches_up,
    proxies_bid_against_each_other_without_a_visit,
    orders_of_others_and_nonsense_are_refused,
    a_game_that_is_over_takes_no_orders,
);

/// Two friends at a table of Pebbles that has begun; White is to act.
async fn friends(database: &Database) -> (Client, Client, String) {
    let router = server(database).await;
    let mut players = sit_down(&router, "game=pebbles&with=friend", &["white", "black"]).await;
    let (ben, anna) = (players.0.pop().unwrap(), players.0.pop().unwrap());
    (anna, ben, players.1)
}

/// As many people as seats, in their order, at a table that has begun.
async fn sit_down(router: &axum::Router, form: &str, seats: &[&str]) -> (Vec<Client>, String) {
    let mut first = Client::new(router);
    let table = first.open(form).await;
    first.seed(&table, seats[0]).await;
    let mut players = vec![first];
    for seat in &seats[1..] {
        let path = players[0].state(&table).await["invitation"].as_str().unwrap().to_owned();
        let mut next = Client::new(router);
        let key = path.rsplit('/').next().unwrap();
        next.form(&format!("{table}/join"), &format!("key={key}")).await;
        let seeded = next.seed(&table, seat).await;
        assert_eq!(seeded.status, StatusCode::OK, "{seat}: {}", seeded.body);
        players.push(next);
    }
    (players, table)
}

async fn order(client: &mut Client, table: &str, words: &str) -> Answer {
    let version = client.state(table).await["version"].clone();
    client.post(&format!("{table}/orders"), json!({ "version": version, "order": words })).await
}

async fn ordered(client: &mut Client, table: &str, words: &str) -> Value {
    let answer = order(client, table, words).await;
    assert_eq!(answer.status, StatusCode::OK, "{words}: {}", answer.body);
    answer.json()
}

async fn play(client: &mut Client, table: &str, words: &str) -> Value {
    let version = client.state(table).await["version"].clone();
    let answer = client.play(table, &version, words).await;
    assert_eq!(answer.status, StatusCode::OK, "{words}: {}", answer.body);
    answer.json()
}

async fn entries(database: &Database, table: &str) -> Vec<Entry> {
    let storage = Storage::open(&database.url).await.unwrap();
    let entries = storage.entries(table.trim_start_matches("/t/"), 0).await.unwrap();
    storage.close().await;
    entries
}

/// What White did since a number of entries.
fn by_white(entries: &[Entry], since: usize) -> Vec<&str> {
    let own = entries[since..].iter().filter(|entry| entry.actor == "white");
    own.map(|entry| entry.body.as_str()).collect()
}

async fn an_order_moves_for_its_seat(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let before = entries(&database, &table).await.len();
    let state = ordered(&mut anna, &table, "take 1").await;
    assert_eq!(state["orders"]["standing"], "Take at most 1 of each throw");
    assert_eq!(entries(&database, &table).await.len(), before, "an order is no entry");
    let state = play(&mut anna, &table, "roll").await;
    assert_eq!(state["to_act"], "black", "the order has taken: {state}");
    let entries = entries(&database, &table).await;
    assert_eq!(by_white(&entries, before)[..2], ["roll", "take"]);
    let takes = by_white(&entries, before).iter().filter(|words| **words == "take").count();
    assert_eq!(takes, 1);
}

async fn an_order_is_seen_by_its_seat_alone(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let mut stranger = Client { cookie: None, ..ben.clone() };
    let paths = [table.clone(), format!("{table}/state"), format!("{table}/state?bare=true")];
    let mut before = Vec::new();
    for path in &paths {
        before.push((ben.get(path).await.body, stranger.get(path).await.body));
    }
    ordered(&mut anna, &table, "take 1").await;
    for (path, before) in paths.iter().zip(before) {
        let after = (ben.get(path).await.body, stranger.get(path).await.body);
        assert!(after == before, "{path} has changed for others");
    }
    let own = anna.get(&table).await.body;
    assert!(own.contains("class=\"standing\""), "{own}");
    // What it does looks like a move made by hand, and nothing else.
    play(&mut anna, &table, "roll").await;
    for body in [ben.get(&table).await.body, stranger.get(&table).await.body] {
        assert!(!body.contains("class=\"standing\""), "{body}");
        assert!(body.contains("White takes a pebble."), "{body}");
    }
    assert!(ben.state(&table).await["orders"]["standing"].is_null());
    assert!(stranger.state(&table).await.get("orders").is_none(), "spectators order nothing");
}

async fn an_order_is_taken_back_and_replaced(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    ordered(&mut anna, &table, "take 1").await;
    let state = ordered(&mut anna, &table, "take 3").await;
    assert_eq!(state["orders"]["standing"], "Take at most 3 of each throw");
    let state = ordered(&mut anna, &table, "").await;
    assert!(state["orders"]["standing"].is_null(), "{state}");
    let state = play(&mut anna, &table, "roll").await;
    assert_eq!(state["to_act"], "white", "White is asked: {state}");
    // An order that can answer at once does.
    let state = ordered(&mut anna, &table, "take 3").await;
    assert_eq!(state["to_act"], "black", "{state}");
}

async fn an_order_survives_a_restart(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    ordered(&mut anna, &table, "take 1").await;
    anna.router = server(&database).await;
    let standing = anna.state(&table).await["orders"]["standing"].clone();
    assert_eq!(standing, "Take at most 1 of each throw");
    assert_eq!(play(&mut anna, &table, "roll").await["to_act"], "black");
    ordered(&mut anna, &table, "").await;
    anna.router = server(&database).await;
    assert!(anna.state(&table).await["orders"]["standing"].is_null());
}

async fn a_server_that_was_stopped_before_it_moved_catches_up(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let version = play(&mut anna, &table, "roll").await["version"].as_i64().unwrap();
    // The order is on disk, and the server stopped before it did anything about it.
    let storage = Storage::open(&database.url).await.unwrap();
    let row = OrderRow { seat: 0, since: version, body: "take 1".to_owned() };
    let writer = Writer::start(&storage);
    writer.give_order(table.trim_start_matches("/t/"), row).await.unwrap();
    drop(writer);
    storage.close().await;
    anna.router = server(&database).await;
    assert_eq!(anna.state(&table).await["to_act"], "black");
}

/// Three people at an auction, two of whom have said beforehand how far they would go.
async fn proxies_bid_against_each_other_without_a_visit(database: Database) {
    let router = server(&database).await;
    let seats = ["alpha", "beta", "gamma"];
    let (mut players, table) = sit_down(&router, "game=agora&with=friend&seats=3", &seats).await;
    // Everybody draws the first card; alpha draws two more and has them under the hammer next.
    for seat in [0, 1, 2] {
        play(&mut players[seat], &table, "draw red").await;
    }
    ordered(&mut players[1], &table, "bid_all 5").await;
    ordered(&mut players[2], &table, "bid_all 8").await;
    for words in ["draw green", "draw blue", "done"] {
        play(&mut players[0], &table, words).await;
    }
    let before = entries(&database, &table).await.len();
    let state = players[0].state(&table).await;
    let auction = state["choices"][0]["move"].as_str().unwrap().to_owned();
    assert!(auction.starts_with("auction "), "{state}");
    let state = play(&mut players[0], &table, &auction).await;
    let all = entries(&database, &table).await;
    let bids: Vec<_> = all[before + 1..].iter().take(7).map(|entry| &*entry.body).collect();
    assert_eq!(bids, ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "pass"]);
    assert!(
        state["log"]["html"].as_str().unwrap().contains("6 coins for the card"),
        "sold: {state}"
    );
    for player in &mut players[1..] {
        assert!(!player.state(&table).await["orders"]["standing"].is_null(), "until their turns");
    }
}

async fn orders_of_others_and_nonsense_are_refused(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let path = format!("{table}/orders");
    let version = anna.state(&table).await["version"].as_u64().unwrap();
    let body = |words: &str| json!({ "version": version, "order": words });
    let mut stranger = Client { cookie: None, ..ben.clone() };
    let answer = stranger.post(&path, body("take 1")).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{}", answer.body);
    stranger.open("game=pebbles&with=bot").await;
    let answer = stranger.post(&path, body("take 1")).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.body);
    let long = "take 1 ".repeat(1_000);
    for words in ["take 4", "take", "roll", "take 1 ", "bid 3", "'; DROP TABLE orders", &long] {
        let answer = anna.post(&path, body(words)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{words}: {}", answer.body);
    }
    let malformed = [
        json!({}),
        json!([]),
        json!({ "version": version }),
        json!({ "version": -1, "order": "" }),
    ];
    for body in malformed {
        let answer = anna.post(&path, body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.body);
    }
    for wrong in [version + 1, version.wrapping_sub(1), 1 << 40] {
        let late = json!({ "version": wrong, "order": "take 1" });
        assert_eq!(anna.post(&path, late).await.status, StatusCode::CONFLICT);
    }
    assert_eq!(ben.get(&path).await.status, StatusCode::METHOD_NOT_ALLOWED);
    let nowhere = ben.post("/t/nowhere/orders", body("take 1")).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    let both = anna.hot_seat().await;
    assert_eq!(order(&mut anna, &both, "take 1").await.status, StatusCode::FORBIDDEN);
    let storage = Storage::open(&database.url).await.unwrap();
    for table in [table, both] {
        let kept = storage.orders(table.trim_start_matches("/t/")).await.unwrap();
        assert!(kept.is_empty(), "{kept:?}");
    }
    storage.close().await;
}

async fn a_game_that_is_over_takes_no_orders(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    ordered(&mut anna, &table, "take 1").await;
    let version = ben.state(&table).await["version"].clone();
    let resign = json!({ "version": version, "seat": "black" });
    assert_eq!(ben.post(&format!("{table}/resign"), resign).await.status, StatusCode::OK);
    let answer = order(&mut anna, &table, "take 2").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.body);
    assert!(anna.state(&table).await.get("orders").is_none());
    // Before a game has begun there is nothing to order either.
    let open = anna.open("game=pebbles&with=friend").await;
    let answer = order(&mut anna, &open, "take 2").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
}
