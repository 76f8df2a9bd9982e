//! Whole games through the engine protocol, with the real binary.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use common::Engine;
use serde_json::{Value, json};

/// A game of Pebbles in which the driver rolls.
fn manual(engine: &mut Engine) -> String {
    engine.open(json!({"game": "pebbles", "options": {"chance": "manual"}}))
}

fn words(legal: &Value) -> Vec<String> {
    let moves = legal["moves"].as_array().unwrap();
    moves.iter().map(|one| one["move"].as_str().unwrap().to_owned()).collect()
}

/// Plays the first legal move until the game is over; how many that took.
fn play_out(engine: &mut Engine, handle: &str) -> usize {
    for n in 0..1_000 {
        let legal = engine.call("game.legal", json!({"handle": handle}));
        let Some(first) = words(&legal).into_iter().next_back() else {
            assert_eq!(legal["turn"]["to_act"], Value::Null);
            return n;
        };
        engine.call("game.play", json!({"handle": handle, "move": first}));
    }
    panic!("the game does not end");
}

#[test]
fn hello_says_who_is_there() {
    let mut engine = Engine::start();
    let hello = engine.call("hello", json!({}));
    assert_eq!(hello["name"], "hegemonia");
    assert_eq!(hello["protocol"], 1);
    assert_eq!(hello["version"], env!("CARGO_PKG_VERSION"));
    assert!(engine.end().success());
}

#[test]
fn games_are_listed_with_everything_that_can_be_chosen() {
    let list = Engine::start().call("games.list", json!({}));
    let pebbles = list.as_array().unwrap().iter().find(|game| game["id"] == "pebbles").unwrap();
    assert_eq!(pebbles["seats"], json!(["white", "black"]));
    assert_eq!(pebbles["seat_counts"], json!({"least": 2, "most": 2}));
    assert_eq!(pebbles["editions"][0]["scenarios"][1]["id"], "beach");
    assert_eq!(pebbles["options"]["charms"], json!(["on", "off"]));
    assert_eq!(pebbles["options"]["chance"], json!(["auto", "manual"]));
    assert_eq!(pebbles["reconstructed"], 0.0);
    assert_eq!(pebbles["sources"], json!(["Invented for the tests."]));
}

#[test]
fn the_engine_rolls_for_itself_from_the_seed() {
    let mut engine = Engine::start();
    let records: Vec<_> = [7, 7, 8]
        .iter()
        .map(|seed| {
            let handle = engine.open(json!({"game": "pebbles", "seed": seed}));
            play_out(&mut engine, &handle);
            engine.call("game.record", json!({"handle": handle}))["record"].clone()
        })
        .collect();
    assert_eq!(records[0], records[1]);
    assert_ne!(records[0], records[2]);
    assert!(records[0].as_str().unwrap().contains("[Seed \"7\"]"), "{}", records[0]);
}

#[test]
fn a_finished_game_says_how_it_ended() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 3}));
    assert!(play_out(&mut engine, &handle) > 10);
    let turn = engine.call("game.legal", json!({"handle": handle}))["turn"].clone();
    assert_eq!(turn["to_act"], Value::Null);
    assert!(turn["over"]["scores"]["white"].is_i64(), "{turn}");
    assert!(turn["over"]["reason"].is_string());
    let error = engine.refused("game.play", json!({"handle": handle, "move": "take"}));
    assert_eq!(error["code"], 4);
    assert_eq!(error["data"]["reason"], "The game is over.");
    let error = engine.refused("game.suggest", json!({"handle": handle, "bot": "random"}));
    assert_eq!(error["code"], 4);
    let explained = engine.call("game.explain", json!({"handle": handle, "move": "take"}));
    assert_eq!(explained["legal"], false);
}

#[test]
fn with_manual_chance_the_driver_plays_every_die() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    let legal = engine.call("game.legal", json!({"handle": handle}));
    assert_eq!(legal["turn"]["to_act"], "chance");
    assert_eq!(legal["moves"][0]["weight"], 1);
    let moves = json!(["draw cat", "draw bee", "roll", "throw 3"]);
    let played = engine.call("game.play", json!({"handle": handle, "moves": moves}));
    assert_eq!(played["turn"]["to_act"], "white");
    assert_eq!(played["turn"]["ply"], 4);
    let told = played["events"].as_array().unwrap();
    assert!(told.iter().any(|event| event["text"] == "White throws 3." && event["ply"] == 4));
    let legal = engine.call("game.legal", json!({"handle": handle}));
    assert_eq!(words(&legal), ["take"]);
    assert!(legal["moves"][0].get("weight").is_none());
    let record = engine.call("game.record", json!({"handle": handle}))["record"].clone();
    assert!(!record.as_str().unwrap().contains("Seed"), "nobody rolled from a seed: {record}");
}

#[test]
fn several_moves_are_played_all_or_none() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    let before = engine.call("game.state", json!({"handle": handle}));
    let moves = json!(["draw cat", "draw bee", "roll", "throw 3", "done"]);
    let error = engine.refused("game.play", json!({"handle": handle, "moves": moves}));
    assert_eq!(error["code"], 1);
    assert_eq!(error["data"]["clause"], "PEB-5");
    assert_eq!(error["data"]["index"], 4);
    assert_eq!(error["data"]["move"], "done");
    assert!(error["data"]["reason"].as_str().unwrap().ends_with("Take a pebble first."));
    assert_eq!(engine.call("game.state", json!({"handle": handle})), before);
    assert_eq!(engine.call("game.legal", json!({"handle": handle}))["turn"]["ply"], 0);
    let error = engine.refused("game.play", json!({"handle": handle, "move": "fly"}));
    assert_eq!((error["code"].clone(), error["data"]["clause"].clone()), (json!(1), Value::Null));
}

#[test]
fn a_position_reads_back_to_an_equal_game() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    let moves = ["draw cat", "draw bee", "swap", "draw eel", "roll", "throw 2", "take", "done"];
    for mv in moves {
        let state = engine.call("game.state", json!({"handle": handle}));
        let load = json!({"game": "pebbles", "position": state});
        let copy = engine.call("game.load", load)["handle"].clone();
        assert_eq!(engine.call("game.state", json!({"handle": copy})), state);
        let legal = |engine: &mut Engine, handle: &Value| {
            engine.call("game.legal", json!({"handle": handle}))["moves"].clone()
        };
        let original = json!(handle);
        assert_eq!(legal(&mut engine, &copy), legal(&mut engine, &original));
        engine.call("game.close", json!({"handle": copy}));
        engine.call("game.play", json!({"handle": handle, "move": mv}));
    }
}

#[test]
fn a_loaded_game_rolls_when_it_is_asked_to() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    let state = engine.call("game.state", json!({"handle": handle}));
    let load = json!({"game": "pebbles", "position": state, "seed": 5});
    let copy = engine.call("game.load", load)["handle"].clone();
    let played = engine.call("game.play", json!({"handle": copy, "moves": []}));
    assert_eq!(played["turn"]["to_act"], "white");
    let record = engine.call("game.record", json!({"handle": copy}))["record"].clone();
    assert!(record.as_str().unwrap().contains("[Seed \"5\"]"), "{record}");
    assert!(record.as_str().unwrap().contains("[Position "), "{record}");
}

#[test]
fn a_record_is_loaded_and_goes_on_with_its_seed_and_names() {
    let mut engine = Engine::start();
    let new = json!({"game": "pebbles", "seed": 11, "seats": ["Lysandra", "Thrasybulos"]});
    let handle = engine.open(new);
    engine.call("game.play", json!({"handle": handle, "moves": ["roll", "take"]}));
    let record = engine.call("game.record", json!({"handle": handle}))["record"].clone();
    assert!(record.as_str().unwrap().contains("[Player-black \"Thrasybulos\"]"), "{record}");
    let copy = engine.call("game.load", json!({"record": record}))["handle"].clone();
    assert_eq!(engine.call("game.record", json!({"handle": copy}))["record"], record);
    for game in [json!(handle), copy.clone()] {
        play_out(&mut engine, game.as_str().unwrap());
    }
    let first = engine.call("game.record", json!({"handle": handle}));
    assert_eq!(engine.call("game.record", json!({"handle": copy})), first);
}

#[test]
fn a_record_of_other_dice_names_no_seed() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    let moves = json!(["draw eel", "draw ant", "roll", "throw 3", "take"]);
    engine.call("game.play", json!({"handle": handle, "moves": moves}));
    let record = engine.call("game.record", json!({"handle": handle}))["record"].clone();
    // Some seed of these deals other charms than the driver did.
    let named = (0..20).filter(|seed| {
        let load = json!({"record": record, "seed": seed});
        let copy = engine.call("game.load", load)["handle"].clone();
        let again = engine.call("game.record", json!({"handle": copy}))["record"].clone();
        again.as_str().unwrap().contains("Seed")
    });
    assert!(named.count() < 5);
}

#[test]
fn undo_takes_back_to_a_decision() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 2}));
    let start = engine.call("game.state", json!({"handle": handle}));
    let rolled = engine.call("game.play", json!({"handle": handle, "move": "roll"}));
    assert_eq!(rolled["turn"]["ply"], 4, "two draws, the decision and the die: {rolled}");
    // Taking back the die alone would let it fall again; the decision goes with it.
    let undone = engine.call("game.undo", json!({"handle": handle}));
    assert_eq!(undone["turn"]["ply"], 2);
    assert_eq!(engine.call("game.state", json!({"handle": handle})), start);
    assert_eq!(engine.call("game.play", json!({"handle": handle, "move": "roll"})), rolled);
    engine.call("game.undo", json!({"handle": handle, "plies": 2}));
    let error = engine.refused("game.undo", json!({"handle": handle}));
    assert_eq!(error["code"], 4, "only the deal is left");
    let error = engine.refused("game.undo", json!({"handle": handle, "plies": 9}));
    assert_eq!(error["code"], 4);
}

#[test]
fn undo_of_manual_chance_takes_back_one_die() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    engine.call("game.play", json!({"handle": handle, "moves": ["draw cat", "draw bee"]}));
    let undone = engine.call("game.undo", json!({"handle": handle}));
    assert_eq!((&undone["turn"]["ply"], &undone["turn"]["to_act"]), (&json!(1), &json!("chance")));
}

#[test]
fn a_view_shows_what_its_seat_may_know() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    engine.call("game.play", json!({"handle": handle, "moves": ["draw cat", "draw bee"]}));
    let view = |engine: &mut Engine, seat: &str| {
        engine.call("game.view", json!({"handle": handle, "seat": seat})).to_string()
    };
    let (white, black) = (view(&mut engine, "white"), view(&mut engine, "black"));
    let spectator = view(&mut engine, "spectator");
    assert!(white.contains("cat") && !white.contains("\"bee\""), "{white}");
    assert!(black.contains("bee") && !black.contains("\"cat\""), "{black}");
    assert!(!spectator.contains("\"cat\"") && !spectator.contains("\"bee\""), "{spectator}");
}

#[test]
fn a_move_and_a_target_are_explained() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 2}));
    let explain = |engine: &mut Engine, key: &str, value: &str| {
        engine.call("game.explain", json!({"handle": handle, key: value}))
    };
    let take = explain(&mut engine, "move", "take");
    assert_eq!((&take["legal"], &take["clause"]), (&json!(false), &json!("PEB-4")));
    assert_eq!(explain(&mut engine, "move", "roll")["legal"], true);
    assert_eq!(explain(&mut engine, "move", "fly")["clause"], Value::Null);
    let heap = explain(&mut engine, "target", "heap");
    assert_eq!((&heap["legal"], &heap["clause"]), (&json!(true), &json!("PEB-4")));
    assert_eq!(heap["moves"][0]["move"], "roll");
    assert_eq!(heap["moves"][1]["legal"], false);
    let nothing = explain(&mut engine, "target", "acropolis");
    assert_eq!((&nothing["legal"], &nothing["moves"]), (&json!(false), &json!([])));
}

#[test]
fn bots_suggest_moves_and_can_be_reproduced() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 2}));
    let mut suggest = |params: Value| {
        let mut all = json!({"handle": handle, "seed": 4});
        all.as_object_mut().unwrap().extend(params.as_object().unwrap().clone());
        engine.call("game.suggest", all)
    };
    let apart = suggest(json!({"bot": "mcts", "simulations": 200}));
    assert_eq!(apart, suggest(json!({"bot": "mcts:200"})));
    assert!(apart["considered"][0]["visits"].is_u64(), "{apart}");
    assert!((0.0..=1.0).contains(&apart["value"].as_f64().unwrap()));
    for bot in ["random", "sensible", "greedy"] {
        assert!(suggest(json!({"bot": bot}))["move"].is_string());
    }
    assert!(suggest(json!({"bot": "mcts", "millis": 5}))["move"].is_string());
}

#[test]
fn the_table_is_drawn() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 2}));
    let drawn = engine.call("game.draw", json!({"handle": handle, "seat": "white", "width": 640}));
    assert!(drawn["svg"].as_str().unwrap().starts_with("<svg"), "{drawn}");
    assert!(engine.call("game.draw", json!({"handle": handle}))["svg"].is_string());
}

#[test]
fn labels_and_events_follow_the_language() {
    let mut engine = Engine::start();
    let handle = manual(&mut engine);
    let moves = json!(["draw cat", "draw bee", "roll", "throw 3"]);
    engine.call("game.play", json!({"handle": handle, "moves": moves}));
    let legal = engine.call("game.legal", json!({"handle": handle, "lang": "it"}));
    assert_eq!(legal["moves"][0]["label"], "Prendi un sassolino");
    let take = json!({"handle": handle, "move": "take", "lang": "it"});
    let played = engine.call("game.play", take);
    assert_eq!(played["events"][0]["text"], "Bianco prende un sassolino.");
}

#[test]
fn many_games_stand_side_by_side() {
    let mut engine = Engine::start();
    let handles: Vec<_> =
        (0..50).map(|seed| engine.open(json!({"game": "pebbles", "seed": seed}))).collect();
    engine.call("game.play", json!({"handle": handles[20], "move": "roll"}));
    for (index, handle) in handles.iter().enumerate() {
        let ply = &engine.call("game.legal", json!({"handle": handle}))["turn"]["ply"];
        assert_eq!(*ply, if index == 20 { 4 } else { 2 });
    }
    assert_eq!(engine.call("game.close", json!({"handle": handles[0]})), json!({}));
    let error = engine.refused("game.state", json!({"handle": handles[0]}));
    assert_eq!(error["code"], 3);
    let handle = engine.open(json!({"game": "pebbles"}));
    assert!(!handles.contains(&handle), "handles are never given again");
}

#[test]
fn options_and_scenarios_are_those_of_the_game() {
    let mut engine = Engine::start();
    let params = json!({"game": "pebbles", "scenario": "beach", "options": {"charms": "off"}});
    let turn = engine.call("game.new", params)["turn"].clone();
    assert_eq!((&turn["ply"], &turn["to_act"]), (&json!(0), &json!("white")));
}
