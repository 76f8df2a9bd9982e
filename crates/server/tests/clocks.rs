//! Clocks through HTTP, on both databases: they run, run out, stand while no server is up, and
//! say the same after a restart. Time is simulated.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use common::{Client, Database, config};
use serde_json::Value;
use server::storage::{Kind, Storage};
use server::{App, Clock, Config};

on_both!(
    a_clock_runs_for_whoever_is_to_act,
    who_runs_out_of_time_loses,
    who_never_came_has_played_no_game,
    a_bot_goes_on_for_who_runs_out_of_time,
    a_late_move_is_refused,
    a_bots_turn_costs_nothing,
    clocks_stand_while_no_server_is_up,
    time_runs_out_at_a_table_that_nobody_has_looked_at_since_a_restart,
    at_a_large_table_a_bot_goes_on,
    a_game_that_is_over_has_no_clock,
    what_happens_is_said_to_who_is_invited,
);

const PEBBLES: &str = "game=pebbles&seat-white=me&seat-black=person&listed=1&takebacks=on";
const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

struct Site {
    app: App,
    router: Router,
}

/// A server whose clock the test moves.
async fn site(database: &Database, clock: &Clock) -> Site {
    let storage = Storage::open(&database.url).await.unwrap();
    let app = App::new(Config { clock: clock.clone(), ..config() }, storage);
    app.resume_clocks().await.unwrap();
    app.resume_bots().await.unwrap();
    Site { router: server::router(app.clone()), app }
}

fn noon() -> Clock {
    Clock::set_to(1_800_000_000_000)
}

fn millis(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap())
}

/// Two people at a table that has begun; White is to act.
async fn friends(site: &Site, wishes: &str) -> (Client, Client, String) {
    let (mut anna, mut ben) = (Client::new(&site.router), Client::new(&site.router));
    let hosted = anna.form("/lobby/tables", &format!("{PEBBLES}&{wishes}")).await;
    assert_eq!(hosted.status, StatusCode::SEE_OTHER, "{}", hosted.body);
    let table = hosted.location();
    ben.form(&format!("{table}/sit"), "seat=black").await;
    anna.seed(&table, "white").await;
    let begun = ben.seed(&table, "black").await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.body);
    (anna, ben, table)
}

/// Plays the first choices until somebody else is to act.
async fn pass_on(player: &mut Client, table: &str) -> Value {
    let mut state = player.state(table).await;
    while state["your_turn"] == true {
        let choices = state["choices"].as_array().unwrap();
        let words = choices.last().unwrap()["move"].as_str().unwrap().to_owned();
        let answer = player.play(table, &state["version"], &words).await;
        assert_eq!(answer.status, StatusCode::OK, "{words}: {}", answer.body);
        state = answer.json();
    }
    state
}

async fn wait_until(client: &mut Client, table: &str, is: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1_000 {
        let state = client.state(table).await;
        if is(&state) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it does not come: {}", client.state(table).await);
}

async fn kinds(database: &Database, table: &str) -> Vec<(Kind, String, String)> {
    let storage = Storage::open(&database.url).await.unwrap();
    let entries = storage.entries(&table[3..], 0).await.unwrap();
    storage.close().await;
    let odd = entries.into_iter().filter(|entry| entry.kind != Kind::Move);
    odd.map(|entry| (entry.kind, entry.actor, entry.body)).collect()
}

async fn a_clock_runs_for_whoever_is_to_act(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, mut ben, table) = friends(&site, "pace=live&live=5%2B10").await;
    let clocks = anna.state(&table).await["clocks"].clone();
    assert_eq!(clocks["left"]["white"], 5 * MINUTE);
    assert_eq!((&clocks["runs"], &clocks["now"]), (&"white".into(), &clock.now().into()));
    clock.advance(millis(MINUTE));
    let clocks = ben.state(&table).await["clocks"].clone();
    assert_eq!(clocks["left"]["white"], 4 * MINUTE, "everybody sees it");
    let clocks = pass_on(&mut anna, &table).await["clocks"].clone();
    assert_eq!(clocks["left"]["white"], 4 * MINUTE + 10_000, "a turn adds ten seconds");
    assert_eq!(
        (&clocks["left"]["black"], &clocks["runs"]),
        (&(5 * MINUTE).into(), &"black".into())
    );
    let page = ben.get(&table).await.body;
    assert!(page.contains("role=\"timer\"") && page.contains("5:00"), "{page}");
    // A restart loses nothing.
    let left = ben.state(&table).await["clocks"]["left"].clone();
    site.app.stop().await;
    let site = self::site(&database, &clock).await;
    ben.router = site.router;
    assert_eq!(ben.state(&table).await["clocks"]["left"], left);
}

async fn who_runs_out_of_time_loses(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, mut ben, table) = friends(&site, "pace=live&live=1%2B0&expiry=loss").await;
    clock.advance(millis(MINUTE - 1));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(anna.state(&table).await["over"], false, "a millisecond is left");
    clock.advance(millis(1));
    let state = wait_until(&mut ben, &table, |state| state["over"] == true).await;
    assert!(state["clocks"].is_null(), "{state}");
    assert_eq!(kinds(&database, &table).await, [(Kind::Time, "white".into(), String::new())]);
    let page = anna.get(&table).await.body;
    assert!(page.contains("Black wins.") && page.contains("White has run out of time."), "{page}");
    let record = ben.get(&format!("{table}/record")).await.body;
    assert!(record.contains("[OutOfTime \"white\"]"), "{record}");
    assert!(record.contains("[Result \"black time\"]"), "{record}");
    assert!(record.contains("[Clock \""), "{record}");
    // It says the same after a restart.
    anna.router = self::site(&database, &clock).await.router;
    assert!(anna.get(&table).await.body.contains("White has run out of time."));
}

async fn who_never_came_has_played_no_game(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    for (has_moved, expected) in [(false, false), (true, true)] {
        let (mut anna, mut ben, table) = friends(&site, "pace=live&live=1%2B0&expiry=loss").await;
        if has_moved {
            pass_on(&mut anna, &table).await;
            assert_eq!(pass_on(&mut ben, &table).await["over"], false);
        }
        clock.advance(millis(2 * MINUTE));
        wait_until(&mut ben, &table, |state| state["over"] == true).await;
        for player in [&mut anna, &mut ben] {
            let own = player.get("/games").await.body;
            assert_eq!(own.contains("Your results"), expected, "{own}");
        }
    }
}

async fn a_bot_goes_on_for_who_runs_out_of_time(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, mut ben, table) = friends(&site, "pace=slow&slow=1&expiry=bot").await;
    let claimed = anna.form("/me/claim", "name=Anna&password=owls+to+Athens").await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    clock.advance(millis(DAY));
    wait_until(&mut ben, &table, |state| state["your_turn"] == true).await;
    let [(kind, actor, bot)] = &kinds(&database, &table).await[..] else { panic!("one entry") };
    assert_eq!((*kind, actor.as_str()), (Kind::Time, "white"));
    assert!(!bot.is_empty(), "the entry says which bot goes on");
    for (client, eyes) in [(&mut anna, "her own"), (&mut ben, "the other")] {
        let page = client.get(&table).await.body;
        assert!(page.contains("Anna (a bot goes on)"), "{eyes}: {page}");
    }
    // Who was replaced watches.
    let state = anna.state(&table).await;
    assert_eq!((&state["your_turn"], &state["choices"]), (&false.into(), &serde_json::json!([])));
    let refused = anna.play(&table, &state["version"], "roll").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    // It stays so after a restart, and the bot plays on to the end.
    site.app.stop().await;
    let site = self::site(&database, &clock).await;
    (anna.router, ben.router) = (site.router.clone(), site.router.clone());
    assert!(anna.get(&table).await.body.contains("Anna (a bot goes on)"));
    assert_eq!(ben.play_out(&table).await["over"], true);
    // Who was replaced has lost, whatever the bot made of it.
    let page = ben.get("/p/Anna").await.body;
    for figure in ["<dt>Games</dt><dd>1<", "<dt>Won</dt><dd>0<", "<dt>Lost</dt><dd>1<"] {
        assert!(page.contains(figure), "{figure}: {page}");
    }
}

async fn a_late_move_is_refused(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, mut ben, table) = friends(&site, "pace=live&live=1%2B0&expiry=loss").await;
    let state = anna.state(&table).await;
    let words = state["choices"][0]["move"].as_str().unwrap();
    clock.advance(millis(2 * MINUTE));
    let late = anna.play(&table, &state["version"], words).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.body);
    assert_eq!(late.json()["state"]["over"], true);
    assert_eq!(ben.state(&table).await["over"], true);
    assert_eq!(kinds(&database, &table).await.len(), 1, "it ended once");
}

async fn a_bots_turn_costs_nothing(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let mut anna = Client::new(&site.router);
    let form = "game=pebbles&seat-white=easy&seat-black=me&pace=live&live=5%2B0&expiry=loss";
    let table = anna.form("/lobby/tables", form).await.location();
    anna.seed(&table, "black").await;
    let state = wait_until(&mut anna, &table, |state| state["your_turn"] == true).await;
    assert_eq!(state["clocks"]["left"], serde_json::json!({ "black": 5 * MINUTE }));
    clock.advance(millis(MINUTE));
    assert_eq!(anna.state(&table).await["clocks"]["left"]["black"], 4 * MINUTE);
    clock.advance(millis(4 * MINUTE));
    wait_until(&mut anna, &table, |state| state["over"] == true).await;
}

async fn clocks_stand_while_no_server_is_up(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, mut ben, table) = friends(&site, "pace=slow&slow=1&expiry=loss").await;
    clock.advance(millis(DAY / 2));
    site.app.stop().await;
    clock.advance(millis(3 * DAY));
    let site = self::site(&database, &clock).await;
    (anna.router, ben.router) = (site.router.clone(), site.router.clone());
    let left = |state: Value| state["clocks"]["left"]["white"].as_i64().unwrap();
    assert_eq!(left(anna.state(&table).await), DAY / 2, "three days are given away");
    clock.advance(millis(15_000));
    assert_eq!(left(anna.state(&table).await), DAY / 2, "and a moment to come back");
    clock.advance(millis(1_000));
    assert_eq!(left(anna.state(&table).await), DAY / 2 - 1_000);
    // Two servers at the same database agree, and while one is up time counts. The first has
    // shown that it is up before the second looks.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let other = self::site(&database, &clock).await;
    ben.router = other.router.clone();
    assert_eq!(left(ben.state(&table).await), DAY / 2 - 1_000);
    other.app.stop().await;
    clock.advance(millis(DAY / 2 - 2_000));
    assert_eq!(left(anna.state(&table).await), 1_000);
    clock.advance(millis(1_000));
    wait_until(&mut anna, &table, |state| state["over"] == true).await;
}

async fn time_runs_out_at_a_table_that_nobody_has_looked_at_since_a_restart(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, _, table) = friends(&site, "pace=slow&slow=2&expiry=loss").await;
    clock.advance(millis(DAY));
    site.app.stop().await;
    clock.advance(millis(4 * DAY));
    let site = self::site(&database, &clock).await;
    clock.advance(millis(DAY));
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(kinds(&database, &table).await, [], "the moment to come back is left");
    clock.advance(millis(15_000));
    for _ in 0..500 {
        if !kinds(&database, &table).await.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(kinds(&database, &table).await.len(), 1, "nobody looked at the table");
    anna.router = site.router;
    assert!(anna.get(&table).await.body.contains("White has run out of time."));
}

/// Three people at a table of Agora that has begun.
async fn three(site: &Site, wishes: &str) -> (Vec<(Client, String)>, String) {
    let mut anna = Client::new(&site.router);
    let form = anna.get("/lobby/new/agora").await.body;
    let ids: Vec<_> = form
        .split("name=\"seat-")
        .skip(1)
        .map(|at| at.split('"').next().unwrap().to_owned())
        .collect();
    let seats = format!("seat-{}=me&seat-{}=person&seat-{}=person", ids[0], ids[1], ids[2]);
    let hosted = anna.form("/lobby/tables", &format!("game=agora&{seats}&listed=1&{wishes}")).await;
    assert_eq!(hosted.status, StatusCode::SEE_OTHER, "{}", hosted.body);
    let table = hosted.location();
    anna.seed(&table, &ids[0]).await;
    let mut players = vec![(anna, ids[0].clone())];
    for id in &ids[1..3] {
        let mut next = Client::new(&site.router);
        next.form(&format!("{table}/sit"), &format!("seat={id}")).await;
        assert_eq!(next.seed(&table, id).await.status, StatusCode::OK);
        players.push((next, id.clone()));
    }
    (players, table)
}

async fn at_a_large_table_a_bot_goes_on(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut players, table) = three(&site, "pace=slow&slow=1&expiry=loss").await;
    // One gives up, and the others play on.
    let state = players[2].0.state(&table).await;
    let seat = players[2].1.clone();
    let body = serde_json::json!({ "version": state["version"], "seat": seat });
    let given = players[2].0.post(&format!("{table}/resign"), body).await;
    assert_eq!(given.status, StatusCode::OK, "{}", given.body);
    assert_eq!(given.json()["over"], false);
    // One runs out of time, and so does the other: the bots play to the end.
    clock.advance(millis(DAY));
    wait_until(&mut players[0].0, &table, |state| {
        state["over"] == true
            || state["clocks"]["left"].as_object().is_none_or(|left| left.len() < 2)
    })
    .await;
    clock.advance(millis(DAY));
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        clock.advance(millis(DAY));
    }
    let state = wait_until(&mut players[0].0, &table, |state| state["over"] == true).await;
    assert_eq!(state["over"], true);
    let odd = kinds(&database, &table).await;
    assert_eq!(odd[0].0, Kind::Resign);
    assert!(odd.iter().all(|(_, _, bot)| !bot.is_empty()), "bots took over: {odd:?}");
    assert_eq!(odd.len(), 3, "{odd:?}");
}

async fn a_game_that_is_over_has_no_clock(database: Database) {
    let clock = noon();
    let site = site(&database, &clock).await;
    let (mut anna, _, table) = friends(&site, "pace=live&live=1%2B0&expiry=loss").await;
    let body =
        serde_json::json!({ "version": anna.state(&table).await["version"], "seat": "white" });
    let given = anna.post(&format!("{table}/resign"), body).await.json();
    assert!(given["clocks"].is_null() && given["over"] == true, "{given}");
    clock.advance(millis(DAY));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(kinds(&database, &table).await.len(), 1, "it ends once");
}

async fn what_happens_is_said_to_who_is_invited(database: Database) {
    let site = site(&database, &noon()).await;
    let (mut anna, mut ben) = (Client::new(&site.router), Client::new(&site.router));
    let form =
        format!("{}&pace=live&live=5%2B10&expiry=loss", PEBBLES.replace("listed=1", "listed=0"));
    let table = anna.form("/lobby/tables", &form).await.location();
    let link = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let page = ben.get(&link).await.body;
    for term in ["5 min + 10 s a turn", "Whoever runs out of time loses."] {
        assert!(page.contains(term), "{term}: {page}");
    }
}
