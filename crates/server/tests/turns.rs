//! Whose turn it is, everywhere: the list of games that wait, and notices to other hosts.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use common::{Client, Database, config, server, server_with};
use serde_json::{Value, json};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

on_both!(
    games_that_wait_are_listed_while_they_wait,
    turns_come_along_with_the_seats,
    a_notice_is_sent_where_the_operator_allows,
    an_address_is_refused_where_the_operator_does_not_allow_it,
);

const PEBBLES: &str = "game=pebbles&seat-white=me&seat-black=person&listed=1&takebacks=on";

/// Two people at a table that has begun; White is to act.
async fn friends(router: &Router, wishes: &str) -> (Client, Client, String) {
    let (mut anna, mut ben) = (Client::new(router), Client::new(router));
    let table = anna.form("/lobby/tables", &format!("{PEBBLES}&{wishes}")).await.location();
    ben.form(&format!("{table}/sit"), "seat=black").await;
    anna.seed(&table, "white").await;
    assert_eq!(ben.seed(&table, "black").await.status, StatusCode::OK);
    (anna, ben, table)
}

async fn pass_on(player: &mut Client, table: &str) {
    let mut state = player.state(table).await;
    while state["your_turn"] == true {
        let choices = state["choices"].as_array().unwrap();
        let words = choices.last().unwrap()["move"].as_str().unwrap().to_owned();
        let answer = player.play(table, &state["version"], &words).await;
        assert_eq!(answer.status, StatusCode::OK, "{words}: {}", answer.body);
        state = answer.json();
    }
}

async fn turns(client: &mut Client) -> Value {
    let answer = client.get("/turns").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()
}

async fn games_that_wait_are_listed_while_they_wait(database: Database) {
    let router = server(&database).await;
    assert_eq!(turns(&mut Client::new(&router)).await["known"], false);
    let (mut anna, mut ben, table) = friends(&router, "pace=slow&slow=3").await;
    ben.form("/me/name", "name=Ben").await;
    let waiting = turns(&mut anna).await;
    assert_eq!((&waiting["count"], &waiting["label"]), (&1.into(), &"1 game waits for you".into()));
    assert_eq!(waiting["tables"][0]["table"], table);
    assert_eq!(waiting["tables"][0]["text"], "Pebbles, against Ben");
    assert!(waiting["tables"][0]["due"].as_i64() > waiting["tables"][0]["since"].as_i64());
    let here = anna.get(&format!("/turns?at={}", &table[3..])).await.json();
    assert_eq!((&here["count"], &here["tables"]), (&1.into(), &json!([])), "it is being looked at");
    assert_eq!(turns(&mut ben).await["count"], 0);
    pass_on(&mut anna, &table).await;
    assert_eq!(
        (&turns(&mut anna).await["count"], &turns(&mut ben).await["count"]),
        (&0.into(), &1.into())
    );
    // Bots don't wait, and a hot seat is alone.
    ben.hot_seat().await;
    let alone = ben.open("game=pebbles&with=bot").await;
    ben.seed(&alone, "white").await;
    assert_eq!(turns(&mut ben).await["count"], 1);
    // What waits stands first in the list of games, though others are newer.
    let games = ben.get("/games").await.body;
    let first = games.split("<ul class=\"games\">").nth(1).unwrap();
    assert!(first.trim_start().starts_with("<li><a href=\"") && first.contains(&table));
    assert!(first.find(&table) < first.find("hot seat"), "{first}");
    // A game that is over waits for nobody.
    let body = json!({ "version": ben.state(&table).await["version"], "seat": "black" });
    ben.post(&format!("{table}/resign"), body).await;
    assert_eq!(turns(&mut ben).await["count"], 0);
}

async fn turns_come_along_with_the_seats(database: Database) {
    let router = server(&database).await;
    let mut account = Client::new(&router);
    let claimed = account.form("/me/claim", "name=Anna&password=owls+to+Athens").await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER);
    let (mut guest, _, table) = friends(&router, "").await;
    assert_eq!(turns(&mut guest).await["count"], 1);
    guest.form("/me/login", "name=Anna&password=owls+to+Athens&bring=on").await;
    assert_eq!(turns(&mut guest).await["tables"][0]["table"], table);
    assert_eq!(turns(&mut account).await["count"], 1, "in every browser");
}

/// Takes one request, answers it with a redirection to itself, and says what it was.
async fn receive(listener: &TcpListener) -> String {
    let (mut stream, _) =
        tokio::time::timeout(Duration::from_secs(20), listener.accept()).await.unwrap().unwrap();
    let mut text = String::new();
    let mut buffer = [0; 4096];
    while !text.contains('}') {
        let read = stream.read(&mut buffer).await.unwrap();
        assert!(read > 0, "{text}");
        text.push_str(&String::from_utf8_lossy(&buffer[..read]));
    }
    let address = listener.local_addr().unwrap();
    let answer = format!(
        "HTTP/1.1 302 Found\r\nLocation: http://{address}/again\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(answer.as_bytes()).await.unwrap();
    text
}

async fn a_notice_is_sent_where_the_operator_allows(database: Database) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let allowed = Config { webhook_hosts: vec![host.clone()], ..config() };
    let router = server_with(&database, allowed).await;
    let (mut anna, mut ben, table) = friends(&router, "pace=slow&slow=3").await;
    let kept = ben.form("/me/webhook", &format!("address=http://{host}/ben?key=1")).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    assert!(ben.get("/me").await.body.contains(&format!("http://{host}/ben?key=1")));
    assert!(!anna.get("/me").await.body.contains("/ben?key=1"), "it is nobody else's business");
    assert!(ben.get("/me/export").await.body.contains("/ben?key=1"));
    pass_on(&mut anna, &table).await;
    let told = receive(&listener).await;
    assert!(told.starts_with("POST /ben?key=1 HTTP/1.1\r\n"), "{told}");
    let body: Value = serde_json::from_str(&told[told.find('{').unwrap()..]).unwrap();
    let text = "Pebbles: it is your turn.";
    assert_eq!(
        body,
        json!({ "game": "Pebbles", "table": table, "text": text }),
        "and nothing else"
    );
    assert!(!told.to_lowercase().contains("cookie"), "{told}");
    // No redirection is followed, and nothing is sent again.
    let again = tokio::time::timeout(Duration::from_millis(500), listener.accept()).await;
    assert!(again.is_err(), "it was sent once");
    // Who takes the address back hears nothing more.
    ben.form("/me/webhook", "address=").await;
    pass_on(&mut ben, &table).await;
    pass_on(&mut anna, &table).await;
    assert!(tokio::time::timeout(Duration::from_millis(500), listener.accept()).await.is_err());
}

async fn an_address_is_refused_where_the_operator_does_not_allow_it(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    anna.hot_seat().await;
    let off = anna.form("/me/webhook", "address=http://127.0.0.1:1/").await;
    assert_eq!(off.status, StatusCode::FORBIDDEN, "{}", off.body);
    assert!(!anna.get("/me").await.body.contains("id=\"webhook\""), "it is not offered");
    let allowed = Config { webhook_hosts: vec!["relay.example".to_owned()], ..config() };
    anna.router = server_with(&database, allowed).await;
    assert!(anna.get("/me").await.body.contains("relay.example"), "the page says which hosts");
    for wrong in ["http://127.0.0.1:1/", "https://relay.example/", "http://relay.example:81/", "x"]
    {
        let refused = anna.form("/me/webhook", &format!("address={wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}: {}", refused.body);
        assert!(refused.body.contains("relay.example"), "{}", refused.body);
    }
    assert!(anna.get("/me/export").await.body.contains("\"webhook\": null"));
}
