//! Scenes of a war between two players.

use peloponnesian_war::PeloponnesianWar as War;
use serde_json::{Value, json};
use table::{Actor, Notation, Rules, Seat, Setup};

use super::{Play, Scene};

pub const ATHENS: Actor = Actor::Seat(Seat(0));
pub const SPARTA: Actor = Actor::Seat(Seat(1));

/// A scenario from its beginning, as a position.
pub fn start(scenario: &str) -> Value {
    let setup = Setup { scenario: scenario.to_owned(), seats: 2, ..Setup::standard(War::about()) };
    War::state(&War::start(&setup).unwrap())
}

/// A scenario from its beginning.
pub fn begun(scenario: &str) -> Play {
    Play::from(&start(scenario))
}

/// The campaign after a first operation of each; a side is asked whether to go on.
pub fn operations(side: &str) -> Scene {
    let scene = Scene(start("campaign")).set("/season/operations", json!([1, 1]));
    scene.steps(json!([
        {"step": "war", "stage": "stragglers"},
        {"step": "operations", "whose": side},
    ]))
}

/// The same without anybody on the map but the leaders at home.
pub fn bare(side: &str) -> Scene {
    operations(side)
        .set("/units", json!({"athens": {}, "sparta": {}}))
        .set("/rebellion", json!([]))
        .leader("phormio", "cup")
        .leader("archidamus", "cup")
}

/// An expedition of a side gathers in a space.
pub fn muster(side: &str, leader: &str, at: &str, objective: &str, units: Value) -> Scene {
    let mut scene = bare(side).leader(leader, "afield");
    scene.0["expedition"] = json!({
        "leader": leader, "at": at, "units": units, "objective": objective, "target": at,
        "marching": false, "wanted": [0, 0, 0], "route": [], "passage": 0,
        "intercepted": false, "crossing": false,
    });
    let other = if side == "athens" { "sparta" } else { "athens" };
    scene.steps(json!([
        {"step": "war", "stage": "stragglers"},
        {"step": "operations", "whose": other},
        {"step": "muster", "arrived": false},
    ]))
}

/// The end of a turn, before new strength points are placed and the sides are judged.
pub fn last_build(change: impl FnOnce(&mut Value)) -> Play {
    let mut scene = bare("athens");
    change(&mut scene.0);
    let build = json!({"step": "build", "left": 3, "truce": false, "side": "athens"});
    scene.at("new_units", build).play()
}
