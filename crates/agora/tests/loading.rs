//! Positions from outside: what could not have arisen is refused in words.

mod common;

use common::{Play, Scene};
use serde_json::{Value, json};

/// Alpha in a phase, with some kinds marked as used.
fn scene(phase: &str, city: &[&str], used: &Value) -> Scene {
    let scene = Scene::phase(3, "alpha", phase).city("alpha", city).set("/used", used.clone());
    scene.hand("alpha", &["hoplite", "archer"]).vp("alpha", 4)
}

#[test]
fn ago_5_3_only_what_is_used_once_a_turn_is_marked_by_its_kind() {
    let city = ["port", "port", "herodotus", "homer"];
    for id in ["port", "herodotus", "hoplite", "assassin", "euclid"] {
        let faults = scene("income", &city, &json!([id])).faults();
        assert_eq!(faults, [format!("{id} is not used once a turn")]);
    }
    let play = scene("income", &city, &json!(["homer"])).play();
    assert!(!play.can("use homer hoplite") && play.can("port beta"), "{:?}", play.legal());
    assert_eq!(play.state()["used"], json!(["homer"]));
}

#[test]
fn ago_5_3_what_is_used_lies_before_whoever_used_it() {
    let nobody = ["plato is used by somebody who does not have it"];
    assert_eq!(scene("income", &["homer"], &json!(["plato"])).faults(), nobody);
    let other = scene("income", &["homer"], &json!(["plato"])).city("beta", &["plato"]);
    assert_eq!(other.faults(), nobody);
    let twice = scene("income", &["plato"], &json!(["plato", "plato"]));
    assert_eq!(twice.faults(), ["plato is used twice"]);
    let early = scene("develop", &["homer", "aristotle"], &json!(["aristotle", "homer"]));
    assert_eq!(early.faults(), ["homer is used before its phase"]);
}

#[test]
fn ago_5_3_what_was_used_and_lost_since_stays_marked() {
    let mut play: Play = scene("income", &["homer", "assassin"], &json!([])).play();
    play.moves(&["use homer hoplite", "assassinate alpha homer"]);
    let state = play.state();
    assert_eq!(state["used"], json!(["homer"]));
    assert!(<agora::Agora as table::Notation>::load(&state).is_ok());
}

#[test]
fn ago_0_11_a_step_lies_on_one_that_opens_it() {
    let alone = |scene: Scene| scene.set("/steps", json!([{"step": "war", "player": "alpha"}]));
    let faults = alone(Scene::phase(3, "alpha", "war")).faults();
    assert!(faults[0].ends_with("is not in a turn"), "{faults:?}");
    let other = Scene::phase(3, "alpha", "war").set("/steps/1/player", json!("beta"));
    let faults = other.faults();
    assert!(faults[0].starts_with("War(War { player: Player(1)"), "{faults:?}");
    let twice = Scene::phase(3, "alpha", "trade").set("/steps/1/made", json!(2));
    let faults = twice.faults();
    assert!(faults[0].ends_with("can't be pending"), "{faults:?}");
}

#[test]
fn ago_9_23_a_set_in_a_step_holds_only_piles() {
    let scene = Scene::phase(3, "alpha", "lighthouse").city("alpha", &["lighthouse"]);
    assert_eq!(scene.set("/steps/1/seen", json!(16)).faults(), ["bits of no colour"]);
}
