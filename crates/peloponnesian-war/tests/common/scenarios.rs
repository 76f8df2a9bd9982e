//! Scenes of the scenarios of chapter 10.

use peloponnesian_war::PeloponnesianWar as War;
use serde_json::{Value, json};
use table::{Notation, Rules, Setup};

use super::{Play, Scene};

pub fn start(scenario: &str) -> Value {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::standard(War::about()) };
    War::state(&War::start(&setup).unwrap())
}

/// A scenario from its beginning.
pub fn begun(scenario: &str) -> Play {
    Play::from(&start(scenario))
}

/// The player is asked whether to operate, and nobody else acts.
pub fn operations(scenario: &str, player: &str) -> Scene {
    let mut state = start(scenario);
    let other = if player == "athens" { "sparta" } else { "athens" };
    if state["player"] != player {
        let known = if player == "athens" { "attack-athens" } else { "attack-sparta" };
        state["strategy"] = json!(known);
    }
    state["player"] = json!(player);
    state["season"]["operations"] = json!([1, 1]);
    state["season"]["passed"] = json!([other == "athens", other == "sparta"]);
    Scene(state).steps(json!([
        {"step": "war", "stage": "stragglers"},
        {"step": "operations", "whose": player},
    ]))
}

/// The strength points of a set-up, as the book lists them: fresh and used alike.
pub fn forces(state: &Value, side: &str) -> Vec<String> {
    let short = [
        ("hoplites", "H"),
        ("cavalry", "C"),
        ("naval", "N"),
        ("allied-hoplites", "aH"),
        ("allied-cavalry", "aC"),
        ("allied-naval", "aN"),
    ];
    let stacks = state["units"][side].as_object().unwrap();
    let listed = stacks.iter().map(|(space, stack)| {
        let mut words = space.clone();
        for (unit, name) in short {
            let of = |part: &str| stack[part][unit].as_u64().unwrap_or(0);
            let n = of("fresh") + of("used");
            if n > 0 {
                words += &format!(" {n}{name}");
            }
        }
        words
    });
    listed.collect()
}

pub fn used(state: &Value, side: &str) -> Vec<String> {
    let stacks = state["units"][side].as_object().unwrap();
    let acted = stacks.iter().filter(|(_, stack)| !stack["used"].is_null());
    acted.map(|(space, _)| space.clone()).collect()
}

pub fn leaders(state: &Value, post: &str) -> Vec<String> {
    let all = state["leaders"].as_object().unwrap();
    all.iter().filter(|(_, at)| **at == post).map(|(leader, _)| leader.clone()).collect()
}

/// Play at the end of a turn, when everything has been built.
pub fn judged(scenario: &str, player: &str, change: impl FnOnce(&mut Value)) -> Play {
    let mut scene = operations(scenario, player);
    change(&mut scene.0);
    let mut play = scene.at("rebuild", json!({"step": "build", "left": 3, "truce": false})).play();
    play.moves(&["done"]);
    play
}

/// The player, leading Sparta, is asked to change sides.
pub fn change(scenario: &str, turn: u8) -> Play {
    let mut play = operations(scenario, "sparta")
        .set("/turn", json!(turn))
        .set("/confidence/sparta", json!(3))
        .at("event", json!({"step": "side_roll"}))
        .play();
    play.moves(&["roll 3"]);
    play
}
