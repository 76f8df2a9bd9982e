//! Agreement through HTTP, on both databases: draws, moves taken back, games stopped, players
//! replaced; asked, refused, withdrawn, overtaken, kept.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use common::{Answer, Client, Database, config};
use serde_json::{Value, json};
use server::storage::{Kind, Storage};
use server::{App, Clock, Config};

on_both!(
    a_draw_is_agreed_on,
    a_draw_is_refused_and_withdrawn,
    who_plays_on_has_refused,
    moves_are_taken_back_by_agreement_and_the_same_dice_fall,
    a_refused_undo_changes_nothing,
    a_game_is_stopped_without_a_result,
    all_three_have_to_agree,
    who_has_left_is_replaced_by_a_bot,
    a_proposal_survives_a_restart,
    what_can_not_be_proposed_is_refused,
    nobody_proposes_again_and_again,
    two_propose_at_once_at_two_servers,
);

const PEBBLES: &str = "game=pebbles&seat-white=me&seat-black=person&listed=1";

async fn site(database: &Database, clock: &Clock) -> (App, Router) {
    let storage = Storage::open(&database.url).await.unwrap();
    let app = App::new(Config { clock: clock.clone(), ..config() }, storage);
    app.resume_clocks().await.unwrap();
    app.resume_bots().await.unwrap();
    (app.clone(), server::router(app))
}

fn noon() -> Clock {
    Clock::set_to(1_800_000_000_000)
}

/// Two people at a table that has begun; White is to act.
async fn friends_at(router: &Router, wishes: &str) -> (Client, Client, String) {
    let (mut anna, mut ben) = (Client::new(router), Client::new(router));
    let table = anna.form("/lobby/tables", &format!("{PEBBLES}&{wishes}")).await.location();
    ben.form(&format!("{table}/sit"), "seat=black").await;
    anna.seed(&table, "white").await;
    assert_eq!(ben.seed(&table, "black").await.status, StatusCode::OK);
    anna.form("/me/name", "name=Anna").await;
    ben.form("/me/name", "name=Ben").await;
    (anna, ben, table)
}

async fn friends(database: &Database) -> (Client, Client, String) {
    friends_at(&site(database, &noon()).await.1, "takebacks=on").await
}

async fn propose(client: &mut Client, table: &str, mut body: Value) -> Answer {
    body["version"] = client.state(table).await["version"].clone();
    client.post(&format!("{table}/propose"), body).await
}

async fn proposed(client: &mut Client, table: &str, body: Value) -> Value {
    let answer = propose(client, table, body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()
}

async fn answer(client: &mut Client, table: &str, agree: bool) -> Answer {
    let state = client.state(table).await;
    let number = state["proposal"]["number"].as_i64().unwrap_or(-1);
    let body = json!({ "version": state["version"], "number": number, "agree": agree });
    client.post(&format!("{table}/answer"), body).await
}

async fn answered(client: &mut Client, table: &str, agree: bool) -> Value {
    let answer = answer(client, table, agree).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()
}

async fn play(client: &mut Client, table: &str, words: &str) -> Value {
    let version = client.state(table).await["version"].clone();
    let answer = client.play(table, &version, words).await;
    assert_eq!(answer.status, StatusCode::OK, "{words}: {}", answer.body);
    answer.json()
}

/// Plays until somebody else is to act.
async fn pass_on(player: &mut Client, table: &str) -> Value {
    let mut state = player.state(table).await;
    while state["your_turn"] == true {
        let choices = state["choices"].as_array().unwrap();
        let words = choices.last().unwrap()["move"].as_str().unwrap().to_owned();
        state = play(player, table, &words).await;
    }
    state
}

async fn entries(database: &Database, table: &str) -> Vec<(Kind, String, String)> {
    let storage = Storage::open(&database.url).await.unwrap();
    let entries = storage.entries(&table[3..], 0).await.unwrap();
    storage.close().await;
    entries.into_iter().map(|entry| (entry.kind, entry.actor, entry.body)).collect()
}

fn check_refused(answer: &Answer, status: StatusCode, sentence: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert!(answer.body.contains(sentence), "{sentence}: {}", answer.body);
}

async fn a_draw_is_agreed_on(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let before = entries(&database, &table).await.len();
    let state = proposed(&mut anna, &table, json!({ "kind": "draw" })).await;
    assert_eq!(state["proposal"]["kind"], "draw");
    assert_eq!(state["proposal"]["answer"], false, "who proposes is not asked");
    assert_eq!(entries(&database, &table).await.len(), before, "a proposal is no entry");
    let page = ben.get(&table).await.body;
    assert!(
        page.contains("Anna proposes a draw.") && page.contains("data-agree=\"yes\""),
        "{page}"
    );
    let mut stranger = Client { cookie: None, ..ben.clone() };
    let watched = stranger.get(&table).await.body;
    assert!(watched.contains("Anna proposes a draw.") && !watched.contains("data-agree"));
    assert_eq!(ben.state(&table).await["proposal"]["answer"], true);
    let state = answered(&mut ben, &table, true).await;
    assert_eq!((&state["over"], &state["your_turn"]), (&true.into(), &false.into()));
    let last = entries(&database, &table).await.pop().unwrap();
    assert_eq!(last, (Kind::Draw, "white".to_owned(), String::new()));
    assert!(anna.get(&table).await.body.contains("The game is drawn."));
    let record = anna.get(&format!("{table}/record")).await.body;
    assert!(record.contains("[Drawn \"agreed\"]"), "{record}");
}

async fn a_draw_is_refused_and_withdrawn(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    proposed(&mut anna, &table, json!({ "kind": "draw" })).await;
    let open = propose(&mut ben, &table, json!({ "kind": "abandon" })).await;
    check_refused(&open, StatusCode::UNPROCESSABLE_ENTITY, "A proposal is open");
    let state = answered(&mut ben, &table, false).await;
    assert!(state["proposal"].is_null() && state["over"] == false, "{state}");
    assert!(anna.get(&table).await.body.contains("Ben did not agree."));
    check_refused(&answer(&mut ben, &table, true).await, StatusCode::UNPROCESSABLE_ENTITY, "open");
    proposed(&mut anna, &table, json!({ "kind": "draw" })).await;
    check_refused(&answer(&mut anna, &table, true).await, StatusCode::FORBIDDEN, "not asked");
    let mut stranger = Client::new(&anna.router);
    stranger.hot_seat().await;
    check_refused(&answer(&mut stranger, &table, true).await, StatusCode::FORBIDDEN, "not yours");
    let state = answered(&mut anna, &table, false).await;
    assert!(state["proposal"].is_null(), "it is withdrawn: {state}");
    assert!(!ben.get(&table).await.body.contains("proposes a draw"));
}

async fn who_plays_on_has_refused(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    proposed(&mut anna, &table, json!({ "kind": "draw" })).await;
    pass_on(&mut anna, &table).await;
    assert_eq!(ben.state(&table).await["proposal"]["kind"], "draw", "its proposer may play on");
    pass_on(&mut ben, &table).await;
    assert!(anna.state(&table).await["proposal"].is_null(), "Ben has played on");
}

async fn moves_are_taken_back_by_agreement_and_the_same_dice_fall(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let start = anna.state(&table).await;
    pass_on(&mut anna, &table).await;
    let first: Vec<_> = entries(&database, &table).await;
    let keep = start["ply"].as_u64().unwrap();
    let state = proposed(&mut anna, &table, json!({ "kind": "undo", "keep": keep })).await;
    let page = ben.get(&table).await.body;
    for words in
        ["Anna asks to take back", "of White", "dice or card", "chance has spoken", "same dice"]
    {
        assert!(page.contains(words) || page.contains("one die or card"), "{words}: {page}");
    }
    assert_eq!(state["proposal"]["keep"], keep);
    let state = answered(&mut ben, &table, true).await;
    assert_eq!((&state["ply"], &state["to_act"]), (&keep.into(), &"white".into()));
    // The same moves meet the same dice.
    pass_on(&mut anna, &table).await;
    let all = entries(&database, &table).await;
    let undo = all.iter().position(|(kind, _, _)| *kind == Kind::Undo).unwrap();
    assert_eq!(all[undo + 1..], first[usize::try_from(keep).unwrap()..], "the same dice fall");
    // And so they do after a restart.
    let now = anna.state(&table).await;
    anna.router = site(&database, &noon()).await.1;
    assert_eq!(anna.state(&table).await["ply"], now["ply"]);
}

async fn a_refused_undo_changes_nothing(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let keep = anna.state(&table).await["ply"].clone();
    pass_on(&mut anna, &table).await;
    let before = entries(&database, &table).await;
    proposed(&mut anna, &table, json!({ "kind": "undo", "keep": keep })).await;
    answered(&mut ben, &table, false).await;
    assert_eq!(entries(&database, &table).await, before);
    // It is overtaken by any move.
    proposed(&mut anna, &table, json!({ "kind": "undo", "keep": keep })).await;
    let words = ben.state(&table).await["choices"][0]["move"].as_str().unwrap().to_owned();
    let state = play(&mut ben, &table, &words).await;
    assert!(state["proposal"].is_null(), "{state}");
}

async fn a_game_is_stopped_without_a_result(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    proposed(&mut ben, &table, json!({ "kind": "abandon" })).await;
    assert_eq!(answered(&mut anna, &table, true).await["over"], true);
    let page = ben.get(&table).await.body;
    assert!(page.contains("The game was stopped.") && !page.contains("wins."), "{page}");
    let record = ben.get(&format!("{table}/record")).await.body;
    assert!(
        record.contains("[Abandoned \"agreed\"]") && record.contains("[Result \"*\"]"),
        "{record}"
    );
    check_refused(
        &propose(&mut ben, &table, json!({ "kind": "draw" })).await,
        StatusCode::FORBIDDEN,
        "over",
    );
}

/// Three people at a table of Agora that has begun, with their seats.
async fn three(router: &Router) -> (Vec<(Client, String)>, String) {
    let mut anna = Client::new(router);
    let form = anna.get("/lobby/new/agora").await.body;
    let ids = form.split("name=\"seat-").skip(1).map(|at| at.split('"').next().unwrap().to_owned());
    let ids: Vec<_> = ids.take(3).collect();
    let seats = format!("seat-{}=me&seat-{}=person&seat-{}=person", ids[0], ids[1], ids[2]);
    let form = format!("game=agora&{seats}&listed=1&takebacks=on");
    let table = anna.form("/lobby/tables", &form).await.location();
    anna.seed(&table, &ids[0]).await;
    let mut players = vec![(anna, ids[0].clone())];
    for id in &ids[1..] {
        let mut next = Client::new(router);
        next.form(&format!("{table}/sit"), &format!("seat={id}")).await;
        assert_eq!(next.seed(&table, id).await.status, StatusCode::OK);
        players.push((next, id.clone()));
    }
    (players, table)
}

async fn all_three_have_to_agree(database: Database) {
    let (_, router) = site(&database, &noon()).await;
    let (mut players, table) = three(&router).await;
    proposed(&mut players[1].0, &table, json!({ "kind": "draw" })).await;
    let state = answered(&mut players[0].0, &table, true).await;
    assert_eq!(state["over"], false, "one has not answered");
    assert_eq!(state["proposal"]["asked"], json!([players[2].1]));
    check_refused(&answer(&mut players[0].0, &table, true).await, StatusCode::FORBIDDEN, "already");
    assert_eq!(answered(&mut players[2].0, &table, true).await["over"], true);
}

async fn who_has_left_is_replaced_by_a_bot(database: Database) {
    let clock = noon();
    let (app, router) = site(&database, &clock).await;
    let (mut players, table) = three(&router).await;
    let away = players[0].0.state(&table).await["to_act"].as_str().unwrap().to_owned();
    let gone = players.iter().position(|(_, seat)| *seat == away).unwrap();
    let (mut lost, _) = players.remove(gone);
    let body = json!({ "kind": "replace", "seat": away });
    let early = propose(&mut players[0].0, &table, body.clone()).await;
    check_refused(&early, StatusCode::UNPROCESSABLE_ENTITY, "has not left");
    clock.advance(Duration::from_secs(6 * 60));
    let state = proposed(&mut players[0].0, &table, body.clone()).await;
    assert_eq!(state["proposal"]["asked"], json!([players[1].1]), "who is away is not asked");
    check_refused(&answer(&mut lost, &table, false).await, StatusCode::FORBIDDEN, "not asked");
    // The seat's owner ends it by moving.
    let words = lost.state(&table).await["choices"][0]["move"].as_str().unwrap().to_owned();
    play(&mut lost, &table, &words).await;
    assert!(players[0].0.state(&table).await["proposal"].is_null());
    // Somebody is away again, and the others agree.
    clock.advance(Duration::from_secs(6 * 60));
    let away = players[0].0.state(&table).await["to_act"].as_str().unwrap().to_owned();
    let mut all = players.clone();
    all.push((lost, "?".to_owned()));
    let is_away = |state: &Value| state["your_turn"] == true;
    let mut others = Vec::new();
    for (mut client, _) in all {
        if !is_away(&client.state(&table).await) {
            others.push(client);
        }
    }
    proposed(&mut others[0], &table, json!({ "kind": "replace", "seat": away })).await;
    let state = answered(&mut others[1], &table, true).await;
    assert!(state["proposal"].is_null() && state["over"] == false, "{state}");
    let odd = entries(&database, &table).await.into_iter().find(|entry| entry.0 == Kind::Replace);
    assert!(odd.unwrap().2.starts_with(&format!("{away} ")));
    assert!(others[0].get(&table).await.body.contains("(a bot goes on)"));
    app.stop().await;
    let (_, router) = site(&database, &clock).await;
    others[0].router = router;
    assert!(others[0].get(&table).await.body.contains("(a bot goes on)"), "after a restart too");
}

async fn a_proposal_survives_a_restart(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    proposed(&mut anna, &table, json!({ "kind": "draw" })).await;
    let (_, router) = site(&database, &noon()).await;
    (anna.router, ben.router) = (router.clone(), router);
    assert!(ben.get(&table).await.body.contains("Anna proposes a draw."));
    pass_on(&mut anna, &table).await;
    assert_eq!(answered(&mut ben, &table, true).await["over"], true);
}

async fn what_can_not_be_proposed_is_refused(database: Database) {
    let (_, router) = site(&database, &noon()).await;
    let (mut anna, _, table) = friends_at(&router, "").await;
    let before = anna.get(&table).await.body;
    let wrong = [
        (json!({ "kind": "peace" }), StatusCode::BAD_REQUEST, "be proposed"),
        (
            json!({ "kind": "undo", "keep": 0 }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "no moves are taken back",
        ),
        (json!({ "kind": "replace", "seat": "red" }), StatusCode::BAD_REQUEST, "no such side"),
        (
            json!({ "kind": "replace", "seat": "white" }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "another person",
        ),
        (
            json!({ "kind": "replace", "seat": "black" }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "has not left",
        ),
    ];
    for (body, status, sentence) in wrong {
        check_refused(&propose(&mut anna, &table, body).await, status, sentence);
    }
    let path = format!("{table}/propose");
    for body in [json!({}), json!({ "version": 0 }), json!({ "version": 0, "kind": 7 })] {
        assert_eq!(anna.post(&path, body).await.status, StatusCode::BAD_REQUEST);
    }
    let mut stranger = Client::new(&router);
    let body = json!({ "version": 0, "kind": "draw" });
    assert_eq!(stranger.post(&path, body.clone()).await.status, StatusCode::UNAUTHORIZED);
    stranger.hot_seat().await;
    assert_eq!(stranger.post(&path, body).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.get(&table).await.body, before, "nothing has changed");
    // With bots alone there is nobody to ask.
    let table = anna.open("game=pebbles&with=bot").await;
    anna.seed(&table, "white").await;
    check_refused(
        &propose(&mut anna, &table, json!({ "kind": "draw" })).await,
        StatusCode::UNPROCESSABLE_ENTITY,
        "bot",
    );
    assert!(!anna.get(&table).await.body.contains("id=\"propose\""));
    // Points that are nobody's decision, or not one's own.
    let (mut anna, _, table) = friends_at(&router, "takebacks=on").await;
    pass_on(&mut anna, &table).await;
    for keep in [0, 1, 99, usize::MAX] {
        let answer = propose(&mut anna, &table, json!({ "kind": "undo", "keep": keep })).await;
        check_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "no decision of yours");
    }
}

async fn nobody_proposes_again_and_again(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    for _ in 0..3 {
        proposed(&mut anna, &table, json!({ "kind": "draw" })).await;
        answered(&mut ben, &table, false).await;
    }
    let often = propose(&mut anna, &table, json!({ "kind": "draw" })).await;
    check_refused(&often, StatusCode::TOO_MANY_REQUESTS, "3 times");
    proposed(&mut ben, &table, json!({ "kind": "draw" })).await;
}

async fn two_propose_at_once_at_two_servers(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    ben.router = site(&database, &noon()).await.1;
    ben.state(&table).await;
    let draw = json!({ "kind": "draw" });
    let (one, two) =
        tokio::join!(propose(&mut anna, &table, draw.clone()), propose(&mut ben, &table, draw));
    let mut both = [one.status, two.status];
    both.sort();
    assert_eq!(both[0], StatusCode::OK, "{one:?} {two:?}");
    // The second one has come between reading and writing, or has read of the first.
    let refused = [StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY];
    assert!(refused.contains(&both[1]), "{one:?} {two:?}");
}
