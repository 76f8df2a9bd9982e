//! Tables through HTTP, on both databases: opened, played, taken back, finished, found again.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, Database, server};
use serde_json::json;

on_both!(
    a_game_at_a_hot_seat_is_played_to_its_end,
    a_game_against_a_bot_is_played_to_its_end,
    a_scenario_is_chosen_with_its_edition,
    options_are_chosen_kept_and_recorded,
    what_is_chosen_at_home_is_kept_at_the_table,
    friends_meet_by_an_invitation_link,
    moves_are_taken_back_and_the_list_only_grows,
    a_table_is_the_same_after_a_restart,
    a_bot_goes_on_after_a_restart,
    somebody_resigns,
    two_servers_never_write_the_same_entry,
    guests_find_their_games_and_take_names,
    a_move_is_kept_though_its_sender_hangs_up,
    a_server_that_was_stopped_between_seed_and_roll_catches_up,
);

async fn a_game_at_a_hot_seat_is_played_to_its_end(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.hot_seat().await;
    let end = anna.play_out(&table).await;
    assert!(end["regions"]["choices"].as_str().unwrap().contains("class=\"score\""), "{end}");
    let record = anna.get(&format!("{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    let record = table::record::Record::read(record.body.as_bytes()).unwrap();
    for header in ["Commitment", "Secret", "SeatSeed-white", "SeatSeed-black", "Table", "Result"] {
        assert!(record.header(header).is_some(), "{header}");
    }
    let config = common::config();
    let replayed = config.games[0].replay(&record).unwrap();
    assert_eq!(json!(replayed.ply()), end["ply"]);
    check_dice(&*replayed, &record);
}

async fn a_scenario_is_chosen_with_its_edition(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let form = anna.get("/new/pebbles").await;
    assert!(form.body.contains("value=\"first/beach\""), "{}", form.body);
    let table = anna.open("game=pebbles&with=hot-seat&edition=first%2Fbeach").await;
    for seat in ["white", "black"] {
        assert_eq!(anna.seed(&table, seat).await.status, StatusCode::OK);
    }
    anna.play_out(&table).await;
    let record = anna.get(&format!("{table}/record")).await;
    let record = table::record::Record::read(record.body.as_bytes()).unwrap();
    assert_eq!(record.header("Scenario"), Some("beach"));
}

async fn options_are_chosen_kept_and_recorded(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    let form = anna.get("/new/pebbles").await.body;
    assert!(form.contains("name=\"option-charms\" value=\"off\""), "{form}");
    let refused = anna.form("/tables", "game=pebbles&with=hot-seat&option-charms=many").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
    let usual = anna.open("game=pebbles&with=hot-seat&option-charms=on").await;
    let table = anna.open("game=pebbles&with=hot-seat&option-charms=off").await;
    for table in [&usual, &table] {
        for seat in ["white", "black"] {
            assert_eq!(anna.seed(table, seat).await.status, StatusCode::OK);
        }
    }
    // Another server reads what this one has kept.
    let mut again = Client { cookie: anna.cookie.clone(), ..Client::new(&server(&database).await) };
    for (table, expected) in [(usual, None), (table, Some("off"))] {
        assert_eq!(again.get(&table).await.body.contains("Charms: none"), expected.is_some());
        again.play_out(&table).await;
        let record = again.get(&format!("{table}/record")).await;
        let record = table::record::Record::read(record.body.as_bytes()).unwrap();
        assert_eq!(record.header("Option-charms"), expected);
        let replayed = common::config().games[0].replay(&record).unwrap();
        check_dice(&*replayed, &record);
    }
    let exported = again.get("/me/export").await.json();
    let kept = exported["tables"].as_array().unwrap().iter();
    let kept: Vec<_> = kept.map(|table| table["options"]["charms"].as_str()).collect();
    assert_eq!(kept.iter().filter(|charms| **charms == Some("off")).count(), 2, "{exported}");
}

async fn what_is_chosen_at_home_is_kept_at_the_table(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let home = anna.get("/").await.body;
    assert!(home.contains("value=\"2020/campaign\""), "editions are offered: {home}");
    let form = anna.get("/new/polis?edition=2020%2Fcampaign").await.body;
    assert!(form.contains("value=\"2020/campaign\" selected"), "{form}");
    let table = anna.open("game=agora&with=bot&seats=5&seat=any").await;
    let page = anna.get(&table).await.body;
    assert_eq!(page.matches("class=\"player").count(), 5, "{page}");
    for form in ["game=agora&with=bot&seats=6", "game=agora&with=bot&seats=many"] {
        assert_eq!(anna.form("/tables", form).await.status, StatusCode::BAD_REQUEST, "{form}");
    }
}

/// Every roll of a game follows from the secret that was promised and from the seeds.
fn check_dice(game: &dyn table::any::AnyTable, record: &table::record::Record) {
    let bytes = |name: &str| hex(record.header(name).unwrap());
    let fair = table::chance::FairDice {
        secret: bytes("Secret").try_into().unwrap(),
        seeds: vec![bytes("SeatSeed-white"), bytes("SeatSeed-black")],
        table: record.header("Table").unwrap().to_owned(),
    };
    assert_eq!(fair.commitment().to_vec(), bytes("Commitment"));
    let dice = table::chance::Dice::Fair(fair);
    let mut again = game.boxed_clone();
    again.undo(game.ply());
    let mut rolls = 0;
    for ply in &record.plies {
        if again.actor() == table::Actor::Chance {
            let outcomes = again.legal("en");
            let weights: Vec<_> = outcomes.iter().map(|one| one.weight.unwrap()).collect();
            let fallen = dice.choose(rolls, &weights).unwrap();
            assert_eq!(outcomes[fallen].words, ply.words);
            rolls += 1;
        }
        again.play(again.actor(), &ply.words, "en").unwrap();
    }
    assert!(rolls > 2);
}

fn hex(text: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).unwrap();
    (0..text.len()).step_by(2).map(digit).collect()
}

async fn a_game_against_a_bot_is_played_to_its_end(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=bot&level=medium&seat=black").await;
    let before = anna.get(&table).await;
    assert!(before.body.contains("SHA-256"), "the promise is on the page before the first seed");
    anna.seed(&table, "black").await;
    let end = anna.play_out(&table).await;
    assert_eq!(end["over"], true);
    let page = anna.get(&table).await;
    assert!(page.body.contains("Medium bot"), "{}", page.body);
}

async fn friends_meet_by_an_invitation_link(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = anna.open("game=pebbles&with=friend").await;
    anna.seed(&table, "white").await;
    let state = anna.state(&table).await;
    assert_eq!(state["your_turn"], false, "nothing is rolled before the friend has come");
    assert_eq!(state["ply"], 0);
    let link = state["invitation"].as_str().unwrap().to_owned();
    assert!(state["regions"]["choices"].as_str().unwrap().contains(&link), "{state}");
    let invitation = ben.get(&link).await;
    assert!(invitation.body.contains("You are invited"), "{}", invitation.body);
    assert!(ben.cookie.is_none(), "looking at an invitation takes no seat");
    let key = link.rsplit('/').next().unwrap().to_owned();
    let joined = ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    assert_eq!((joined.status, joined.location()), (StatusCode::SEE_OTHER, table.clone()));
    ben.seed(&table, "black").await;
    let mut late = Client::new(&router);
    let refused = late.form(&format!("{table}/join"), &format!("key={key}")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let task = {
        let (mut ben, table) = (ben.clone(), table.clone());
        tokio::spawn(async move { ben.play_out(&table).await })
    };
    let end = anna.play_out(&table).await;
    assert_eq!(end["ply"], task.await.unwrap()["ply"]);
}

async fn moves_are_taken_back_and_the_list_only_grows(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let (table, rolled, taken) = loop {
        let table = anna.hot_seat().await;
        let state = anna.state(&table).await;
        let rolled = anna.play(&table, &state["version"], "roll").await.json();
        let taken = anna.play(&table, &rolled["version"], "take").await.json();
        // A throw of 1 ends the turn at once: then another table is tried.
        if taken["to_act"] == rolled["to_act"] {
            break (table, rolled, taken);
        }
    };
    assert_eq!(taken["undo"], 1);
    let undo = json!({ "version": taken["version"], "plies": 1 });
    let back = anna.post(&format!("{table}/undo"), undo.clone()).await.json();
    assert_eq!(back["ply"], rolled["ply"]);
    assert_eq!(back["version"].as_u64().unwrap(), taken["version"].as_u64().unwrap() + 1);
    assert_eq!(back["log"]["from"], rolled["ply"], "the reader drops the line of the lost move");
    let stale = anna.post(&format!("{table}/undo"), undo).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let further = json!({ "version": back["version"], "plies": 1 });
    let refused = anna.post(&format!("{table}/undo"), further).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert!(refused.json()["message"].as_str().unwrap().contains("chance"), "{}", refused.body);
    let end = anna.play_out(&table).await;
    let mut elsewhere = anna.clone();
    elsewhere = Client { cookie: elsewhere.cookie, ..Client::new(&server(&database).await) };
    assert_eq!(elsewhere.state(&table).await["ply"], end["ply"], "undo is replayed too");
}

async fn a_table_is_the_same_after_a_restart(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    let table = anna.hot_seat().await;
    let state = anna.state(&table).await;
    let before = anna.play(&table, &state["version"], "roll").await.json();
    let mut again = Client { cookie: anna.cookie.clone(), ..Client::new(&server(&database).await) };
    let after = again.state(&table).await;
    assert_eq!(after["choices"], before["choices"]);
    assert_eq!(after["version"], before["version"]);
    assert_eq!(again.play_out(&table).await["over"], true);
}

async fn a_bot_goes_on_after_a_restart(database: Database) {
    // The bot of the first server never gets a turn: it is gone before it has thought.
    let storage = server::storage::Storage::open(&database.url).await.unwrap();
    let config = server::Config { bot_pause: Duration::from_secs(3_600), ..common::config() };
    let mut anna = Client::new(&server::router(server::App::new(config, storage)));
    let table = anna.open("game=pebbles&with=bot&level=easy&seat=black").await;
    anna.seed(&table, "black").await;
    assert_eq!(anna.state(&table).await["to_act"], "white");
    let mut again = Client { cookie: anna.cookie.clone(), ..Client::new(&server(&database).await) };
    for _ in 0..1_000 {
        if again.state(&table).await["your_turn"] == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody has moved for the bot");
}

async fn somebody_resigns(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    let table = anna.open("game=pebbles&with=bot&level=easy").await;
    anna.seed(&table, "white").await;
    let early = anna.get(&format!("{table}/record")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN, "the record holds what is hidden");
    let mut state = anna.state(&table).await;
    while state["your_turn"] != true {
        state = anna.state(&table).await;
    }
    let resign = |seat: &str| json!({ "version": state["version"], "seat": seat });
    let refused = anna.post(&format!("{table}/resign"), resign("black")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "not for the other side");
    let over = anna.post(&format!("{table}/resign"), resign("white")).await.json();
    assert_eq!(over["over"], true);
    assert!(over["regions"]["prompt"].as_str().unwrap().contains("has resigned"), "{over}");
    let record = anna.get(&format!("{table}/record")).await.body;
    assert!(record.contains("[Resigned \"white\"]") && record.contains("[Secret "), "{record}");
    assert!(record.contains("[Result \"black resigned\"]"), "{record}");
    let read = table::record::Record::read(record.as_bytes()).unwrap();
    common::config().games[0].replay(&read).expect("a record with the result of a resignation");
    assert!(read.header("Date").is_some_and(|date| date.len() == 10), "{record}");
    assert_eq!((read.header("Clock"), read.header("Rated")), (None, None), "{record}");
}

/// The primary key decides between two servers that share a database.
async fn two_servers_never_write_the_same_entry(database: Database) {
    let mut here = Client::new(&server(&database).await);
    let table = here.hot_seat().await;
    let state = here.state(&table).await;
    let mut there = Client { cookie: here.cookie.clone(), ..Client::new(&server(&database).await) };
    assert_eq!(there.state(&table).await["version"], state["version"]);
    let (a, b) = tokio::join!(
        here.play(&table, &state["version"], "roll"),
        there.play(&table, &state["version"], "roll"),
    );
    let mut both = [a.status, b.status];
    both.sort();
    assert_eq!(both, [StatusCode::OK, StatusCode::CONFLICT], "{a:?} {b:?}");
    let late = if a.status == StatusCode::CONFLICT { a } else { b };
    let fresh = &late.json()["state"];
    assert_ne!(fresh["version"], state["version"], "the late one is shown the fresh table");
}

async fn guests_find_their_games_and_take_names(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    assert!(anna.get("/games").await.body.contains("Nobody is waiting"));
    let table = anna.hot_seat().await;
    let games = anna.get("/games").await.body;
    assert!(games.contains(&format!("href=\"{table}\"")) && games.contains("your turn"), "{games}");
    let named = anna.form("/me/name", "name=%3Cb%3EAnna%3C%2Fb%3E").await;
    assert_eq!(named.status, StatusCode::SEE_OTHER, "{}", named.body);
    let games = anna.get("/games").await.body;
    assert!(games.contains("&lt;b&gt;Anna&lt;/b&gt;") && !games.contains("<b>Anna"), "{games}");
    assert_eq!(anna.form("/me/name", "name=+").await.status, StatusCode::BAD_REQUEST);
}

/// A request that is broken off in the middle leaves the table whole: the move was made or not.
async fn a_move_is_kept_though_its_sender_hangs_up(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    for patience in (0..8).map(|step| Duration::from_micros(step * 400)) {
        let table = anna.hot_seat().await;
        let version = anna.state(&table).await["version"].clone();
        let mut hasty = anna.clone();
        let sent = hasty.play(&table, &version, "roll");
        let _ = tokio::time::timeout(patience, sent).await;
        let end = anna.play_out(&table).await;
        let mut again =
            Client { cookie: anna.cookie.clone(), ..Client::new(&server(&database).await) };
        let kept = again.state(&table).await;
        assert_eq!(kept["version"], end["version"], "memory and disk tell the same game");
        assert_eq!(kept["over"], true);
    }
}

async fn a_server_that_was_stopped_between_seed_and_roll_catches_up(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    let table = anna.open("game=pebbles&with=hot-seat").await;
    // The seeds arrive on disk, and then the server is gone.
    let storage = server::storage::Storage::open(&database.url).await.unwrap();
    let writer = server::storage::Writer::start(&storage);
    for seat in 0..2 {
        let id = table.trim_start_matches("/t/");
        assert!(writer.give_seed(id, seat, "5a".repeat(32)).await.unwrap());
    }
    let mut again = Client { cookie: anna.cookie.clone(), ..Client::new(&server(&database).await) };
    assert_eq!(again.state(&table).await["your_turn"], true);
    assert_eq!(again.play_out(&table).await["over"], true);
}
