//! The seeds of bots, on both databases: whoever publishes the commitment is bound to them, however
//! a bot comes to its seat; and tables of the time when it was otherwise are played on.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::http::StatusCode;
use common::{Client, Database, config, server};
use serde_json::json;
use server::storage::Storage;
use sqlx::{AnyConnection, Connection, Executor};
use table::chance::bot_seed;
use table::fairness::{BotSeeds, Verdict, from_hex, verify};
use table::record::Record;

on_both!(
    a_bots_seed_follows_from_the_secret,
    sides_that_are_drawn_change_nothing_about_it,
    a_bot_that_plays_again_is_bound_anew,
    a_table_of_the_time_before_is_played_and_verified,
);

/// Checks the seeds of the bots of a table; says at how many seats there are any.
async fn bound(database: &Database, table: &str) -> usize {
    let storage = Storage::open(&database.url).await.unwrap();
    let row = storage.table(table.trim_start_matches("/t/")).await.unwrap().unwrap();
    let seats = storage.seats(&row.id).await.unwrap();
    storage.close().await;
    let secret: [u8; 32] = from_hex(&row.secret).unwrap().try_into().unwrap();
    let config = config();
    let ids = config.game(&row.game).unwrap().about().seats_of(seats.len()).iter();
    let bots = ids.zip(&seats).filter(|(_, seat)| seat.bot.is_some());
    bots.map(|(id, seat)| {
        let seed = from_hex(seat.seed.as_ref().unwrap()).unwrap();
        assert_eq!(seed, bot_seed(&secret, &row.id, id), "{id}");
    })
    .count()
}

/// What the record of a game that is over proves.
async fn verdict(client: &mut Client, table: &str) -> Verdict {
    let text = client.get(&format!("{table}/record")).await.body;
    let record = Record::read(text.as_bytes()).unwrap();
    let config = config();
    let game = config.game(record.header("Game").unwrap()).unwrap();
    verify(&record, &*game.replay(&record).unwrap()).unwrap()
}

fn bots(verdict: Verdict) -> BotSeeds {
    match verdict {
        Verdict::Fair { bots, .. } => bots,
        other => panic!("{other:?}"),
    }
}

async fn a_bots_seed_follows_from_the_secret(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=bot&level=easy&seat=black").await;
    assert_eq!(bound(&database, &table).await, 1);
    anna.seed(&table, "black").await;
    anna.play_out(&table).await;
    let found = verdict(&mut anna, &table).await;
    assert_eq!(bots(found), BotSeeds::Bound(vec!["white"]));
    let table = anna.open("game=agora&with=bot&seats=5&seat=any").await;
    assert_eq!(bound(&database, &table).await, 4);
    let table = anna.hot_seat().await;
    anna.play_out(&table).await;
    let found = verdict(&mut anna, &table).await;
    assert_eq!(bots(found), BotSeeds::Bound(Vec::new()), "nobody but people");
}

async fn sides_that_are_drawn_change_nothing_about_it(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let alone = "game=pebbles&seat-white=me&seat-black=easy&drawn=on";
    let table = anna.form("/lobby/tables", alone).await.location();
    assert_eq!(bound(&database, &table).await, 1, "they are drawn at once");
    let three = "game=agora&seat-alpha=me&seat-beta=person&seat-gamma=easy&drawn=on&listed=1";
    // Each place of the bot is as likely as the others; once in 700 runs it keeps its own.
    for _ in 0..6 {
        let mut anna = Client::new(&router);
        let table = anna.form("/lobby/tables", three).await.location();
        let mut ben = Client::new(&router);
        assert_eq!(ben.form(&format!("{table}/sit"), "").await.status, StatusCode::SEE_OTHER);
        assert_eq!(bound(&database, &table).await, 1);
    }
}

async fn a_bot_that_plays_again_is_bound_anew(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=bot&level=easy").await;
    anna.seed(&table, "white").await;
    let version = anna.state(&table).await["version"].clone();
    let resign = json!({ "version": version, "seat": "white" });
    assert_eq!(anna.post(&format!("{table}/resign"), resign).await.status, StatusCode::OK);
    let again = anna.form(&format!("{table}/rematch"), "").await.location();
    assert_ne!(again, table);
    assert_eq!(bound(&database, &again).await, 1);
}

async fn a_table_of_the_time_before_is_played_and_verified(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=bot&level=easy").await;
    // As a server of that time left it: with a seed that it drew for the bot.
    let mut connection = AnyConnection::connect(&database.url).await.unwrap();
    let id = table.trim_start_matches("/t/");
    let seed = "b0".repeat(32);
    let update = format!("UPDATE seats SET seed = '{seed}' WHERE table_id = '{id}' AND seat = 1");
    connection.execute(update.as_str()).await.unwrap();
    connection.close().await.unwrap();
    anna.router = server(&database).await;
    anna.seed(&table, "white").await;
    anna.play_out(&table).await;
    let record = anna.get(&format!("{table}/record")).await.body;
    assert!(!record.contains("BotSeeds") && record.contains(&seed), "{record}");
    let found = verdict(&mut anna, &table).await;
    assert_eq!(bots(found), BotSeeds::Free);
}
