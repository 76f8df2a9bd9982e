//! Results and the pages of players, on both databases.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use common::{Client, Database, server};
use serde_json::json;
use sqlx::{Connection, Executor};

on_both!(
    a_game_between_two_is_counted_for_both,
    what_is_private_is_not_on_a_public_page,
    games_against_oneself_and_closed_tables_do_not_count,
    missed_results_are_made_up_for,
    results_come_along_to_an_account,
);

async fn claimed(router: &Router, name: &str) -> Client {
    let mut client = Client::new(router);
    let answer = client.form("/me/claim", &format!("name={name}&password=owls+to+Athens")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    client
}

/// A game of Pebbles between two that has begun.
async fn begun(anna: &mut Client, ben: &mut Client) -> String {
    let table = anna.open("game=pebbles&with=friend").await;
    let invitation = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let key = invitation.rsplit('/').next().unwrap().to_owned();
    ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    for (player, seat) in [(&mut *anna, "white"), (&mut *ben, "black")] {
        let answer = player.seed(&table, seat).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
    table
}

/// Black gives up.
async fn resigned(anna: &mut Client, ben: &mut Client) -> String {
    let table = begun(anna, ben).await;
    let version = ben.state(&table).await["version"].clone();
    let path = format!("{table}/resign");
    let answer = ben.post(&path, json!({ "version": version, "seat": "black" })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    table
}

/// The number under a heading.
fn figure(page: &str, heading: &str) -> i64 {
    let rest = page.split(&format!("<dt>{heading}</dt><dd>")).nth(1);
    let number = rest.and_then(|rest| rest.split('<').next()).unwrap_or_default();
    number.parse().unwrap_or_else(|_| panic!("{heading}: {page}"))
}

async fn a_game_between_two_is_counted_for_both(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (claimed(&router, "Anna").await, claimed(&router, "Ben").await);
    for _ in 0..2 {
        resigned(&mut anna, &mut ben).await;
    }
    let table = resigned(&mut anna, &mut ben).await;
    let mut stranger = Client::new(&router);
    let page = stranger.get("/p/Anna").await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let page = page.body;
    let of = ["Games", "Won", "Shared", "Lost", "In a row now", "Longest run"];
    assert_eq!(of.map(|heading| figure(&page, heading)), [3, 3, 0, 0, 3, 3]);
    for part in ["href=\"/p/Ben\"", &table.replace("/t/", "/r/"), "Pebbles", "White", "<svg"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let other = stranger.get("/p/Ben").await.body;
    assert_eq!(of.map(|heading| figure(&other, heading)), [3, 0, 0, 3, 0, 0]);
    // Names lead to pages, at the table and in the replay.
    for path in [table.clone(), table.replace("/t/", "/r/")] {
        let page = stranger.get(&path).await.body;
        assert!(page.contains("href=\"/p/Anna\"") && page.contains("href=\"/p/Ben\""), "{path}");
    }
    // One's own page shows the same.
    let own = anna.get("/games").await.body;
    assert_eq!(figure(&own, "Won"), 3);
    assert!(own.contains("href=\"/p/Anna\""), "{own}");
    assert!(!Client::new(&router).get("/games").await.body.contains("Your results"));
    let small = stranger.get("/p/aNNa").await;
    assert_eq!((small.status, small.location().as_str()), (StatusCode::SEE_OTHER, "/p/Anna"));
    for odd in ["/p/Nobody", "/p/%00", "/p/%20", "/p/%E2%80%AE"] {
        assert_eq!(stranger.get(odd).await.status, StatusCode::NOT_FOUND, "{odd}");
    }
    for query in ["?page=1", "?page=-5", "?page=x", "?page=99999999999999999999"] {
        let page = stranger.get(&format!("/p/Anna{query}")).await;
        assert_eq!(page.status, StatusCode::OK, "{query}");
    }
}

async fn what_is_private_is_not_on_a_public_page(database: Database) {
    let router = server(&database).await;
    let mut anna = claimed(&router, "Anna").await;
    let mut guest = Client::new(&router);
    let open = begun(&mut anna, &mut guest).await;
    let over = resigned(&mut anna, &mut guest).await;
    let id = guest.get("/me/export").await.json()["id"].as_str().unwrap().to_owned();
    let name = guest.get("/me/export").await.json()["name"].as_str().unwrap().to_owned();
    let page = Client::new(&router).get("/p/Anna").await.body;
    assert!(page.contains(&over.replace("/t/", "/r/")));
    assert!(!page.contains(&open["/t/".len()..]), "a game that goes on is nobody's business");
    assert!(!page.contains(&id), "a guest is known by name alone");
    assert!(page.contains(&name), "{page}");
    let guests = Client::new(&router).get(&format!("/p/{name}")).await;
    assert_eq!(guests.status, StatusCode::NOT_FOUND, "a guest has no page");
    assert!(guest.get("/games").await.body.contains("Your results"), "but sees the own results");
    // Who goes for good has no page any more.
    anna.form("/me/delete", "sure=on&password=owls+to+Athens").await;
    assert_eq!(Client::new(&router).get("/p/Anna").await.status, StatusCode::NOT_FOUND);
}

async fn games_against_oneself_and_closed_tables_do_not_count(database: Database) {
    let router = server(&database).await;
    let mut anna = claimed(&router, "Anna").await;
    let table = anna.hot_seat().await;
    anna.play_out(&table).await;
    let closed = anna.open("game=pebbles&with=friend").await;
    anna.form(&format!("{closed}/leave"), "").await;
    let page = anna.get("/p/Anna").await.body;
    assert!(page.contains("No game has ended yet"), "{page}");
    // Against a bot it counts, and the bot is named.
    let table = anna.open("game=pebbles&with=bot&level=easy").await;
    anna.seed(&table, "white").await;
    anna.play_out(&table).await;
    let page = anna.get("/p/Anna").await.body;
    assert_eq!(figure(&page, "Games"), 1);
    assert!(page.contains("Easy bot"), "{page}");
}

async fn missed_results_are_made_up_for(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (claimed(&router, "Anna").await, claimed(&router, "Ben").await);
    resigned(&mut anna, &mut ben).await;
    let mut connection = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    connection.execute("DELETE FROM results").await.unwrap();
    assert!(anna.get("/p/Anna").await.body.contains("No game has ended yet"));
    let mut later = Client::new(&server(&database).await);
    for _ in 0..200 {
        let page = later.get("/p/Anna").await.body;
        if page.contains("<dt>Won</dt>") {
            assert_eq!(figure(&page, "Won"), 1);
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing was made up for");
}

async fn results_come_along_to_an_account(database: Database) {
    let router = server(&database).await;
    claimed(&router, "Anna").await;
    let (mut guest, mut ben) = (Client::new(&router), claimed(&router, "Ben").await);
    resigned(&mut guest, &mut ben).await;
    guest.form("/me/login", "name=Anna&password=owls+to+Athens&bring=on").await;
    let page = guest.get("/p/Anna").await.body;
    assert_eq!(figure(&page, "Won"), 1);
}
