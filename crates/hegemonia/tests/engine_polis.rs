//! Polis through the engine protocol, with the real binary.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use common::Engine;
use serde_json::{Value, json};

/// Lets a bot play the game to its end; `look` is called before every move.
fn play_out(engine: &mut Engine, handle: &str, look: &mut dyn FnMut(&mut Engine, &Value)) -> Value {
    for seed in 0..5_000 {
        let legal = engine.call("game.legal", json!({"handle": handle}));
        look(engine, &legal);
        if legal["turn"]["to_act"].is_null() {
            return legal["turn"].clone();
        }
        let ask = json!({"handle": handle, "bot": "sensible", "seed": seed});
        let mv = engine.call("game.suggest", ask)["move"].clone();
        engine.call("game.play", json!({"handle": handle, "move": mv}));
    }
    panic!("the game does not end");
}

#[test]
fn whole_games_of_every_scenario_are_played_by_their_legal_moves() {
    let mut engine = Engine::start();
    let list = engine.call("games.list", json!({}));
    let polis = list.as_array().unwrap().iter().find(|game| game["id"] == "polis").unwrap();
    for edition in polis["editions"].as_array().unwrap() {
        for scenario in edition["scenarios"].as_array().unwrap() {
            let setup = json!({"game": "polis", "edition": edition["id"],
                "scenario": scenario["id"], "seed": 5});
            let handle = engine.open(setup);
            let turn = play_out(&mut engine, &handle, &mut |_, legal| {
                let moves = legal["moves"].as_array().unwrap();
                assert!(
                    moves.iter().all(|one| one["clause"].as_str().unwrap().starts_with("POL-"))
                );
            });
            assert!(turn["over"]["scores"]["athens"].is_i64(), "{turn}");
            let record = engine.call("game.record", json!({"handle": handle}))["record"].clone();
            let again = engine.call("game.load", json!({"record": record}))["handle"].clone();
            let state = engine.call("game.state", json!({"handle": handle}));
            assert_eq!(engine.call("game.state", json!({"handle": again})), state);
        }
    }
}

#[test]
fn every_position_reads_back_to_an_equal_game() {
    for edition in ["2012", "2020"] {
        every_position_reads_back(edition);
    }
}

fn every_position_reads_back(edition: &str) {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "polis", "edition": edition, "seed": 8}));
    let name = handle.clone();
    play_out(&mut engine, &handle, &mut |engine, legal| {
        let state = engine.call("game.state", json!({"handle": name}));
        let load = json!({"game": "polis", "position": state});
        let copy = engine.call("game.load", load)["handle"].clone();
        assert_eq!(engine.call("game.state", json!({"handle": copy})), state);
        let moves = engine.call("game.legal", json!({"handle": copy}))["moves"].clone();
        assert_eq!(moves, legal["moves"]);
        engine.call("game.close", json!({"handle": copy}));
    });
}

#[test]
fn a_refusal_names_its_clause_and_says_what_would_help() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "polis", "seed": 8}));
    let thebai = engine.call("game.explain", json!({"handle": handle, "target": "thebai"}));
    let besiege = thebai["moves"].as_array().unwrap().iter();
    let besiege = besiege.clone().find(|one| one["move"] == "besiege thebai").unwrap();
    assert_eq!((&besiege["legal"], &besiege["clause"]), (&json!(false), &json!("POL-7.2")));
    let play = json!({"handle": handle, "move": "besiege thebai"});
    let error = engine.refused("game.play", play);
    assert_eq!((&error["code"], &error["data"]["clause"]), (&json!(1), &json!("POL-7.2")));
    assert_eq!(error["data"]["reason"], besiege["reason"]);
}
