//! Talking at a table, through HTTP and on both databases.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode, header};
use common::{Answer, Client, Database, config, server, server_with};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use server::storage::{Storage, now};
use server::{Clock, Config};

on_both!(
    players_and_spectators_have_rooms_of_their_own,
    spectators_need_a_name,
    what_is_said_is_plain_bounded_text,
    nobody_floods_the_chat,
    only_the_last_lines_are_kept,
    what_was_said_is_told_live_and_after_a_restart,
    who_is_muted_is_not_heard_in_any_browser,
    a_report_reaches_the_operator,
    what_somebody_said_goes_with_them,
);

const PATIENCE: Duration = Duration::from_secs(20);

/// Two at a table in the lobby that has begun.
async fn begun(router: &Router, delay: &str) -> (Client, Client, String) {
    let (mut anna, mut ben) = (Client::new(router), Client::new(router));
    let form = format!("game=pebbles&seat-white=me&seat-black=person&listed=1&delay={delay}");
    let table = anna.form("/lobby/tables", &form).await.location();
    ben.form(&format!("{table}/sit"), "seat=black").await;
    anna.seed(&table, "white").await;
    ben.seed(&table, "black").await;
    (anna, ben, table)
}

async fn named(router: &Router, name: &str) -> Client {
    let mut client = Client::new(router);
    let claimed = client.form("/me/claim", &format!("name={name}&password=owls+to+Athens")).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    client
}

async fn say(client: &mut Client, table: &str, text: &str) -> Answer {
    client.post(&format!("{table}/chat"), json!({ "text": text })).await
}

async fn said(client: &mut Client, table: &str, text: &str) {
    let answer = say(client, table, text).await;
    assert_eq!(answer.status, StatusCode::OK, "{text}: {}", answer.body);
}

async fn read(client: &mut Client, table: &str) -> Vec<Value> {
    let answer = client.get(&format!("{table}/chat")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()["lines"].as_array().unwrap().clone()
}

async fn texts(client: &mut Client, table: &str) -> Vec<String> {
    let lines = read(client, table).await;
    lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

async fn resign(client: &mut Client, table: &str) {
    let version = client.state(table).await["version"].clone();
    client.post(&format!("{table}/resign"), json!({ "version": version, "seat": "white" })).await;
}

async fn players_and_spectators_have_rooms_of_their_own(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben, table) = begun(&router, "0").await;
    let mut carla = named(&router, "Carla").await;
    let mut stranger = Client::new(&router);
    said(&mut anna, &table, "good luck").await;
    said(&mut ben, &table, "thanks").await;
    said(&mut carla, &table, "White is strong").await;
    for player in [&mut anna, &mut ben] {
        assert_eq!(texts(player, &table).await, ["good luck", "thanks"]);
        let body = player.get(&table).await.body;
        assert!(!body.contains("White is strong"), "nor is it anywhere on the page");
    }
    for watcher in [&mut carla, &mut stranger] {
        assert_eq!(texts(watcher, &table).await, ["White is strong"]);
    }
    let first = read(&mut ben, &table).await[0].clone();
    assert_eq!((&first["side"], &first["own"]), (&json!("white"), &json!(false)), "{first}");
    let after = ben.get(&format!("{table}/chat?after={}", first["number"])).await.json();
    assert_eq!(after["lines"][0]["text"], "thanks", "{after}");
    // When nobody can be told anything any more, everybody reads everything.
    resign(&mut anna, &table).await;
    for reader in [&mut anna, &mut ben, &mut carla, &mut stranger] {
        let all = texts(reader, &table).await;
        assert_eq!(all, ["good luck", "thanks", "White is strong"]);
    }
    said(&mut carla, &table, "well played").await;
    assert_eq!(texts(&mut anna, &table).await.len(), 4);
}

async fn spectators_need_a_name(database: Database) {
    let router = server(&database).await;
    let (mut anna, _, table) = begun(&router, "0").await;
    said(&mut anna, &table, "a guest at the table may").await;
    let mut guest = Client::new(&router);
    guest.hot_seat().await;
    let refused = say(&mut guest, &table, "hello").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    assert!(refused.body.contains("claimed a name"), "{}", refused.body);
    let closed = guest.get(&format!("{table}/chat")).await.json()["closed"].clone();
    assert!(closed.as_str().unwrap().contains("claimed a name"), "{closed}");
    assert!(guest.get(&table).await.body.contains("claimed a name"), "and the page says so");
    let refused = say(&mut Client::new(&router), &table, "hello").await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    // A table that nobody watches is not talked about either.
    let (_, _, closed) = begun(&router, "closed").await;
    let mut carla = named(&router, "Carla").await;
    assert_eq!(say(&mut carla, &closed, "hello").await.status, StatusCode::FORBIDDEN);
    assert_eq!(carla.get(&format!("{closed}/chat")).await.status, StatusCode::FORBIDDEN);
    let nowhere = say(&mut carla, "/t/aaaaaaaaaaaa", "hello").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

async fn what_is_said_is_plain_bounded_text(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben, table) = begun(&router, "0").await;
    let long = "x".repeat(301);
    let wrong = ["", "   ", "\u{202e}evil", "a\u{0}b", "\u{200b}", "a\u{7}", "\u{2066}", &*long];
    for wrong in wrong {
        let refused = say(&mut anna, &table, wrong).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong:?}: {}", refused.body);
        assert!(refused.json()["message"].as_str().unwrap().ends_with('.'));
    }
    for body in [json!({}), json!({ "text": 7 }), json!([]), json!({ "text": null })] {
        let refused = anna.post(&format!("{table}/chat"), body).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
    }
    assert_eq!(read(&mut ben, &table).await.len(), 0, "nothing was kept");
    said(&mut anna, &table, "  <img src=x onerror=alert(1)>  ").await;
    let line = read(&mut ben, &table).await[0].clone();
    assert_eq!(line["text"], "<img src=x onerror=alert(1)>");
    let html = line["html"].as_str().unwrap();
    assert!(html.contains("&lt;img") && !html.contains("<img"), "{html}");
}

async fn nobody_floods_the_chat(database: Database) {
    let clock = Clock::set_to(1_000 * now());
    let router = server_with(&database, Config { clock: clock.clone(), ..config() }).await;
    let (mut anna, mut ben, table) = begun(&router, "0").await;
    for n in 0..6 {
        said(&mut anna, &table, &format!("line {n}")).await;
    }
    let refused = say(&mut anna, &table, "once more").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{}", refused.body);
    let message = refused.json()["message"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
    assert!(message.contains("15 seconds"), "{message}");
    said(&mut ben, &table, "others may").await;
    clock.advance(Duration::from_secs(15));
    said(&mut anna, &table, "later").await;
    // Neither can a crowd: at one table spectators say 40 lines a minute together.
    let mut crowd = Vec::new();
    for n in 0..7 {
        crowd.push(named(&router, &format!("Watcher{n}")).await);
    }
    let mut answers = Vec::new();
    for _ in 0..6 {
        for one in &mut crowd {
            answers.push(say(one, &table, "me too").await.status);
        }
    }
    assert_eq!(answers.iter().filter(|status| status.is_success()).count(), 40);
    let refused = say(&mut crowd[6], &table, "me too").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(texts(&mut ben, &table).await.len(), 8, "players are not concerned");
}

async fn only_the_last_lines_are_kept(database: Database) {
    let clock = Clock::set_to(1_000 * now());
    let router = server_with(&database, Config { clock: clock.clone(), ..config() }).await;
    let (mut anna, _, table) = begun(&router, "0").await;
    let mut carla = named(&router, "Carla").await;
    said(&mut carla, &table, "first of the spectators").await;
    for n in 0..206 {
        clock.advance(Duration::from_secs(4));
        said(&mut anna, &table, &format!("line {n}")).await;
    }
    let kept = texts(&mut anna, &table).await;
    assert_eq!((kept.len(), kept[0].as_str(), kept[199].as_str()), (200, "line 6", "line 205"));
    assert_eq!(texts(&mut carla, &table).await.len(), 1, "the other room is not concerned");
}

async fn listen(client: &Client, table: &str, last: &str) -> BodyDataStream {
    let request = Request::get(format!("{table}/events")).header("last-event-id", last);
    let request = request.header(header::COOKIE, client.cookie.as_deref().unwrap_or_default());
    let request = request.body(Body::empty()).unwrap();
    let response = tower::ServiceExt::oneshot(client.router.clone(), request).await.unwrap();
    response.into_body().into_data_stream()
}

async fn next(stream: &mut BodyDataStream) -> String {
    let next = tokio::time::timeout(PATIENCE, stream.next()).await.expect("something is told");
    String::from_utf8(next.unwrap().unwrap().to_vec()).unwrap()
}

async fn what_was_said_is_told_live_and_after_a_restart(database: Database) {
    let router = server(&database).await;
    let (mut anna, ben, table) = begun(&router, "0").await;
    let mut carla = named(&router, "Carla").await;
    let version = anna.state(&table).await["version"].clone();
    let mut stream = listen(&ben, &table, &format!("{version}.4")).await;
    said(&mut carla, &table, "hidden from players").await;
    said(&mut anna, &table, "good luck").await;
    let told = next(&mut stream).await;
    assert!(told.contains("event: talk") && told.contains(&format!("id: {version}.4.2")), "{told}");
    drop(stream);
    // The server comes back; whoever has heard everything is told nothing.
    let router = server(&database).await;
    let mut ben = Client { router: router.clone(), ..ben };
    let mut quiet = listen(&ben, &table, &format!("{version}.4.2")).await;
    let told = tokio::time::timeout(Duration::from_millis(300), quiet.next()).await;
    assert!(told.is_err(), "{told:?}");
    let mut missed = listen(&ben, &table, &format!("{version}.4")).await;
    assert!(next(&mut missed).await.contains("event: talk"));
    assert_eq!(texts(&mut ben, &table).await, ["good luck"]);
}

async fn who_is_muted_is_not_heard_in_any_browser(database: Database) {
    let router = server(&database).await;
    let mut ben = named(&router, "Ben").await;
    let mut anna = Client::new(&router);
    let form = "game=pebbles&seat-white=me&seat-black=person&listed=1";
    let table = anna.form("/lobby/tables", form).await.location();
    ben.form(&format!("{table}/sit"), "seat=black").await;
    said(&mut anna, &table, "you again").await;
    said(&mut ben, &table, "hello").await;
    let lines = read(&mut ben, &table).await;
    let own = ben.post(&format!("{table}/chat/{}/mute", lines[1]["number"]), json!({})).await;
    assert_eq!(own.status, StatusCode::BAD_REQUEST, "{}", own.body);
    for number in ["77", "-1", "99999999999"] {
        let nothing = ben.post(&format!("{table}/chat/{number}/mute"), json!({})).await;
        assert_eq!(nothing.status, StatusCode::NOT_FOUND, "{}", nothing.body);
    }
    let path = format!("{table}/chat/{}/mute", lines[0]["number"]);
    for _ in 0..2 {
        let muted = ben.post(&path, json!({})).await;
        assert_eq!(muted.status, StatusCode::OK, "{}", muted.body);
    }
    assert_eq!(texts(&mut ben, &table).await, ["hello"]);
    assert_eq!(texts(&mut anna, &table).await, ["you again", "hello"], "for Ben alone");
    let mut elsewhere = Client::new(&server(&database).await);
    elsewhere.form("/me/login", "name=Ben&password=owls+to+Athens").await;
    assert_eq!(texts(&mut elsewhere, &table).await, ["hello"]);
    let page = ben.get("/me").await.body;
    let who = page.split("name=\"who\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let heard = ben.form("/me/unmute", &format!("who={who}")).await;
    assert_eq!(heard.status, StatusCode::SEE_OTHER);
    assert_eq!(texts(&mut ben, &table).await, ["you again", "hello"]);
    // Spectators' lines are not there for players to be muted, nor to be found out.
    let mut carla = named(&router, "Carla").await;
    said(&mut carla, &table, "hidden").await;
    let number = read(&mut carla, &table).await[0]["number"].clone();
    let hidden = ben.post(&format!("{table}/chat/{number}/mute"), json!({})).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND, "{}", hidden.body);
}

async fn a_report_reaches_the_operator(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben, table) = begun(&router, "0").await;
    said(&mut anna, &table, "you again").await;
    let path = format!("{table}/chat/1/report");
    for wrong in
        [json!({}), json!({ "reason": "x" }), json!({ "reason": "spam", "note": "\u{202e}" })]
    {
        let refused = ben.post(&path, wrong).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
    }
    let stranger = Client::new(&router).post(&path, json!({ "reason": "spam" })).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND, "it is not theirs to read");
    for _ in 0..2 {
        let reported = ben.post(&path, json!({ "reason": "insult", "note": "always" })).await;
        assert_eq!(reported.status, StatusCode::OK, "{}", reported.body);
    }
    let storage = Storage::open(&database.url).await.unwrap();
    let reports = storage.reports(10).await.unwrap();
    assert_eq!(reports.len(), 1, "once is enough: {reports:?}");
    let report = &reports[0];
    assert_eq!((report.body.as_str(), report.number), ("you again", 1));
    assert_eq!((report.reason.as_str(), report.note.as_str()), ("insult", "always"));
    for _ in 0..8 {
        ben.post(&path, json!({ "reason": "spam" })).await;
    }
    let refused = ben.post(&path, json!({ "reason": "spam" })).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{}", refused.body);
}

async fn what_somebody_said_goes_with_them(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben, table) = begun(&router, "0").await;
    said(&mut anna, &table, "my secret").await;
    said(&mut ben, &table, "hello").await;
    let export = anna.get("/me/export").await.json();
    assert_eq!(export["chat"][0]["text"], "my secret", "{export}");
    assert_eq!(export["chat"].as_array().unwrap().len(), 1, "and nobody else's words");
    anna.form("/me/delete", "sure=on").await;
    assert_eq!(texts(&mut ben, &table).await, ["hello"]);
    said(&mut ben, &table, "who is there?").await;
    let lines = read(&mut ben, &table).await;
    assert_eq!(lines[1]["number"], 3, "numbers are not given twice");
}
