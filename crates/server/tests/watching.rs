//! Watching through HTTP, on both databases: at once, with a delay, and not at all.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode, header};
use common::{Client, Database, config, server, server_with};
use futures_util::StreamExt as _;
use serde_json::json;
use server::storage::{Storage, now};
use server::{Clock, Config};

on_both!(
    with_a_delay_nothing_is_known_before_its_time,
    what_was_taken_back_is_seen_as_it_was,
    nobody_watches_a_closed_table,
    no_other_door_leads_around_the_delay,
    everybody_is_told_how_many_watch,
    a_hot_seat_hides_from_spectators_what_its_players_hide,
    the_list_of_games_to_watch_is_right,
);

const MINUTE: Duration = Duration::from_secs(60);
const PATIENCE: Duration = Duration::from_secs(20);
const DOORS: [&str; 5] = ["", "/state", "/state?bare=true", "/at/0", "/explain?target=heap"];

/// A table in the lobby with a wish about spectators, at which two play.
async fn begun(router: &Router, delay: &str) -> (Client, Client, String) {
    let (mut anna, mut ben) = (Client::new(router), Client::new(router));
    let form =
        format!("game=pebbles&seat-white=me&seat-black=person&listed=1&takebacks=on&delay={delay}");
    let opened = anna.form("/lobby/tables", &form).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    let table = opened.location();
    let sat = ben.form(&format!("{table}/sit"), "seat=black").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.body);
    anna.seed(&table, "white").await;
    ben.seed(&table, "black").await;
    (anna, ben, table)
}

/// Whoever's turn it is makes the first move of the list.
async fn one_move(players: [&mut Client; 2], table: &str) {
    for player in players {
        let state = player.state(table).await;
        if state["your_turn"] == true {
            let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
            let played = player.play(table, &state["version"], &words).await;
            assert_eq!(played.status, StatusCode::OK, "{}", played.body);
            return;
        }
    }
    panic!("it is nobody's turn");
}

async fn listen(client: &Client, table: &str) -> Option<BodyDataStream> {
    let mut request = Request::get(format!("{table}/events?version=0"));
    if let Some(cookie) = &client.cookie {
        request = request.header(header::COOKIE, cookie);
    }
    let request = request.body(Body::empty()).unwrap();
    let response = tower::ServiceExt::oneshot(client.router.clone(), request).await.unwrap();
    response.status().is_success().then(|| response.into_body().into_data_stream())
}

async fn next(stream: &mut BodyDataStream) -> String {
    let next = tokio::time::timeout(PATIENCE, stream.next()).await.expect("something is told");
    String::from_utf8(next.unwrap().unwrap().to_vec()).unwrap()
}

async fn is_silent(stream: &mut BodyDataStream) -> bool {
    tokio::time::timeout(Duration::from_millis(300), stream.next()).await.is_err()
}

/// A server whose clock stands still.
async fn stopped(database: &Database) -> (Router, Clock) {
    let clock = Clock::set_to(1_000 * now());
    let router = server_with(database, Config { clock: clock.clone(), ..config() }).await;
    (router, clock)
}

async fn with_a_delay_nothing_is_known_before_its_time(database: Database) {
    let (router, clock) = stopped(&database).await;
    let (mut anna, mut ben, table) = begun(&router, "3").await;
    let mut watcher = Client::new(&router);
    let mut stream = listen(&watcher, &table).await.unwrap();
    assert!(next(&mut stream).await.contains("event: watched"), "one watches");
    let mut before = Vec::new();
    for door in DOORS {
        before.push(watcher.get(&format!("{table}{door}")).await.body);
    }
    for _ in 0..3 {
        one_move([&mut anna, &mut ben], &table).await;
    }
    let now = anna.state(&table).await;
    let (version, ply) = (now["version"].as_u64().unwrap(), now["ply"].as_u64().unwrap());
    assert!(version > 3, "something has happened: {now}");
    clock.advance(2 * MINUTE);
    assert!(is_silent(&mut stream).await, "nothing is told before its time");
    for (door, before) in DOORS.iter().zip(&before) {
        let shown = watcher.get(&format!("{table}{door}")).await.body;
        assert!(shown == *before, "{door}: {shown}");
    }
    let page = watcher.get(&table).await.body;
    assert!(page.contains("You are watching.") && page.contains("as it was 3 minutes ago"));
    assert!(!page.contains("id=\"resign\""), "who watches can't resign");
    assert_eq!(watcher.state(&table).await["needs_seed"], json!([]));
    let later = watcher.get(&format!("{table}/at/1")).await;
    assert_eq!(later.status, StatusCode::NOT_FOUND, "not even the past is there yet");
    let record = watcher.get(&format!("{table}/record")).await;
    assert_eq!(record.status, StatusCode::FORBIDDEN);
    // Players see everything at once.
    assert_eq!(ben.state(&table).await["version"], version);
    clock.advance(2 * MINUTE);
    let told = next(&mut stream).await;
    assert!(told.contains(&format!("data: {version}")), "it is due: {told}");
    assert_eq!(watcher.state(&table).await["version"], version);
    assert_eq!(watcher.get(&format!("{table}/at/{ply}")).await.status, StatusCode::OK);
    // When the game is over, nobody can be told anything any more.
    one_move([&mut anna, &mut ben], &table).await;
    let version = anna.state(&table).await["version"].as_u64().unwrap();
    assert!(watcher.state(&table).await["version"].as_u64().unwrap() < version);
    let resign = json!({ "version": version, "seat": "white" });
    anna.post(&format!("{table}/resign"), resign).await;
    assert_eq!(watcher.state(&table).await["over"], true, "the end is shown at once");
    assert!(next(&mut stream).await.contains(&format!("data: {}", version + 1)));
    assert_eq!(watcher.get(&format!("{table}/record")).await.status, StatusCode::OK);
}

async fn what_was_taken_back_is_seen_as_it_was(database: Database) {
    let (router, clock) = stopped(&database).await;
    let mut anna = Client::new(&router);
    let form = "game=polis&seat-athens=me&seat-sparta=person&listed=1&delay=3";
    let opened = anna.form("/lobby/tables", form).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    let table = opened.location();
    let mut ben = Client::new(&router);
    ben.form(&format!("{table}/sit"), "").await;
    let mut watcher = Client::new(&router);
    anna.seed(&table, "athens").await;
    ben.seed(&table, "sparta").await;
    let mut players = [anna, ben];
    // Some first moves tell something new and can't be taken back.
    let (mover, played) = loop {
        let mover = usize::from(players[1].state(&table).await["your_turn"] == true);
        let state = players[mover].state(&table).await;
        let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
        let played = players[mover].play(&table, &state["version"], &words).await.json();
        if played["undo"].as_u64() > Some(0) {
            break (&mut players[mover], played);
        }
    };
    clock.advance(Duration::from_secs(1));
    let undo = json!({ "version": played["version"], "plies": 1 });
    let undone = mover.post(&format!("{table}/undo"), undo).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.body);
    let version = undone.json()["version"].as_u64().unwrap();
    let ply = undone.json()["ply"].as_u64().unwrap();
    let mut seen = Vec::new();
    // The move is due soon, and a second later that it was taken back.
    clock.advance(3 * MINUTE - Duration::from_secs(3));
    for _ in 0..300 {
        let state = watcher.state(&table).await;
        let now = (state["version"].as_u64().unwrap(), state["ply"].as_u64().unwrap());
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if now == (version, ply) {
            break;
        }
        clock.advance(Duration::from_millis(200));
    }
    assert_eq!(seen.last(), Some(&(version, ply)), "{seen:?}");
    assert!(seen.contains(&(version - 1, ply + 1)), "the move was there for a while: {seen:?}");
}

async fn nobody_watches_a_closed_table(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let form = "game=pebbles&seat-white=me&seat-black=person&listed=1&delay=closed";
    let table = anna.form("/lobby/tables", form).await.location();
    let (mut ben, mut watcher) = (Client::new(&router), Client::new(&router));
    let before = watcher.get(&table).await;
    assert_eq!(before.status, StatusCode::OK);
    assert!(before.body.contains("Nobody watches") && before.body.contains("/sit\""));
    ben.form(&format!("{table}/sit"), "seat=black").await;
    anna.seed(&table, "white").await;
    ben.seed(&table, "black").await;
    // With a cookie or without one.
    let mut guest = Client::new(&router);
    guest.hot_seat().await;
    for watcher in [&mut watcher, &mut guest] {
        for door in DOORS.into_iter().chain(["/at/1", "/events", "/record"]) {
            let refused = watcher.get(&format!("{table}{door}")).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{door}: {}", refused.body);
            assert!(!refused.body.contains("White") && !refused.body.contains("pick"), "{door}");
        }
        let page = watcher.get(&table).await.body;
        assert!(page.contains("Nobody watches this table") && page.contains("/lobby"), "{page}");
        assert!(!watcher.get("/lobby").await.body.contains(&table), "nor is it listed");
    }
    for player in [&mut anna, &mut ben] {
        assert_eq!(player.get(&table).await.status, StatusCode::OK);
        assert!(listen(player, &table).await.is_some());
    }
    let end = anna.state(&table).await;
    let resign = json!({ "version": end["version"], "seat": "white" });
    anna.post(&format!("{table}/resign"), resign).await;
    assert_eq!(watcher.get(&table).await.status, StatusCode::OK, "what is over is open");
}

/// Programs, previews, proposals and chat: whatever takes the id of a table.
async fn no_other_door_leads_around_the_delay(database: Database) {
    let (router, clock) = stopped(&database).await;
    let mut watcher = Client::new(&router);
    watcher.hot_seat().await;
    for delay in ["closed", "3"] {
        let (mut anna, mut ben, table) = begun(&router, delay).await;
        let id = &table[3..];
        let asked = [
            ("state", json!({ "handle": id })),
            ("view", json!({ "handle": id, "seat": "spectator" })),
            ("legal", json!({ "handle": id })),
            ("explain", json!({ "handle": id, "target": "heap" })),
            ("draw", json!({ "handle": id })),
            ("record", json!({ "handle": id })),
            ("play", json!({ "handle": id, "move": "roll", "version": 0 })),
            ("play", json!({ "handle": id, "move": "roll" })),
            ("undo", json!({ "handle": id, "plies": 1, "version": 0 })),
            ("close", json!({ "handle": id })),
        ];
        let posted = [
            ("move", json!({ "version": 0, "move": "roll" })),
            ("undo", json!({ "version": 0, "plies": 1 })),
            ("resign", json!({ "version": 0, "seat": "white" })),
            ("orders", json!({ "version": 0, "order": "" })),
            ("propose", json!({ "version": 0, "kind": "draw" })),
            ("answer", json!({ "version": 0, "number": 1, "agree": true })),
        ];
        let read = [
            format!("{table}/chat"),
            format!("{table}/record"),
            format!("/r/{id}"),
            format!("/r/{id}/embed"),
            format!("/r/{id}/record"),
            format!("/r/{id}/at/1"),
        ];
        let mut told = Vec::new();
        for _ in 0..2 {
            let mut all = Vec::new();
            for (method, body) in &asked {
                let answer = watcher.post(&format!("/api/game.{method}"), body.clone()).await;
                if delay == "closed" {
                    assert!(answer.status.is_client_error(), "{method}: {}", answer.body);
                }
                all.push(answer.body);
            }
            for (path, body) in &posted {
                let answer = watcher.post(&format!("{table}/{path}"), body.clone()).await;
                assert!(answer.status.is_client_error(), "{path}: {}", answer.body);
                all.push(answer.body);
            }
            for path in &read {
                all.push(watcher.get(path).await.body);
            }
            told.push(all);
            one_move([&mut anna, &mut ben], &table).await;
            clock.advance(MINUTE);
        }
        assert!(told[0] == told[1], "{delay}: what happened shows in {:?}", told[1]);
    }
}

async fn everybody_is_told_how_many_watch(database: Database) {
    let router = server(&database).await;
    let (mut anna, _, table) = begun(&router, "0").await;
    let mut players = listen(&anna, &table).await.unwrap();
    assert!(next(&mut players).await.starts_with("id: "), "the game has begun");
    assert!(is_silent(&mut players).await, "players do not count");
    let mut guest = Client::new(&router);
    guest.hot_seat().await;
    let strangers = listen(&Client::new(&router), &table).await.unwrap();
    assert!(next(&mut players).await.contains("One person watches"));
    let mut first = listen(&guest, &table).await.unwrap();
    assert!(next(&mut players).await.contains("\"n\":2"));
    let second = listen(&guest, &table).await.unwrap();
    assert!(is_silent(&mut players).await, "a second tab is the same person");
    assert!(next(&mut first).await.starts_with("id: "));
    assert!(next(&mut first).await.contains("2 people watch"), "spectators are told too");
    assert_eq!(anna.state(&table).await["watched"], 2);
    assert!(anna.get(&table).await.body.contains("2 people watch"));
    assert!(guest.get("/lobby/list").await.body.contains("2 people watch"));
    drop(second);
    assert!(is_silent(&mut players).await, "the first tab is still open");
    drop((first, strangers));
    let mut told = String::new();
    while !told.contains("Nobody watches") {
        told = next(&mut players).await;
    }
}

async fn a_hot_seat_hides_from_spectators_what_its_players_hide(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.hot_seat().await;
    let storage = Storage::open(&database.url).await.unwrap();
    let entries = storage.entries(&table[3..], 0).await.unwrap();
    let charms: Vec<_> =
        entries.iter().filter_map(|entry| entry.body.strip_prefix("draw ")).collect();
    assert_eq!(charms.len(), 2, "{entries:?}");
    let acting = anna.state(&table).await.to_string().to_lowercase();
    assert!(acting.contains(charms[0]), "the one at the screen sees their own");
    let mut watcher = Client::new(&router);
    for door in DOORS.into_iter().chain(["/at/1", "/at/2"]) {
        let body = watcher.get(&format!("{table}{door}")).await.body.to_lowercase();
        for charm in &charms {
            assert!(!body.contains(charm), "{door} tells {charm}: {body}");
        }
    }
}

async fn the_list_of_games_to_watch_is_right(database: Database) {
    let router = server(&database).await;
    let mut watcher = Client::new(&router);
    let (mut anna, _, open) = begun(&router, "0").await;
    let (_, _, late) = begun(&router, "15").await;
    let (_, _, closed) = begun(&router, "closed").await;
    let list = watcher.get("/lobby/list").await.body;
    assert!(list.contains(&open) && list.contains(&late), "{list}");
    assert!(!list.contains(&closed), "{list}");
    assert!(list.contains("Watched 15 min later"), "{list}");
    // What is over is taken from the list, and whoever looks at it is told.
    let request = Request::get("/lobby/events").body(Body::empty()).unwrap();
    let response = tower::ServiceExt::oneshot(router.clone(), request).await.unwrap();
    let mut pulses = response.into_body().into_data_stream();
    next(&mut pulses).await;
    let version = anna.state(&open).await["version"].clone();
    anna.post(&format!("{open}/resign"), json!({ "version": version, "seat": "white" })).await;
    next(&mut pulses).await;
    let list = watcher.get("/lobby/list").await.body;
    assert!(!list.contains(&open) && list.contains(&late), "{list}");
    // Many are shown page by page.
    for _ in 0..13 {
        begun(&router, "0").await;
    }
    let list = watcher.get("/lobby/list").await.body;
    assert!(list.contains("/lobby/playing") && list.contains("14 games"), "{list}");
    let all = watcher.get("/lobby/playing").await.body;
    assert!(all.contains(&late), "{all}");
    let beyond = watcher.get("/lobby/playing?page=7").await;
    assert_eq!(beyond.status, StatusCode::OK, "{}", beyond.body);
    assert_eq!(watcher.get("/lobby/playing?page=-1").await.status, StatusCode::BAD_REQUEST);
}
