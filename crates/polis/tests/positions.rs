//! Positions from outside that no game could have brought about are refused, in words.

mod common;

use common::Scene;
use serde_json::json;

/// The one thing that is wrong with a position.
fn fault(scene: Scene) -> String {
    let faults = scene.faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults[0].clone()
}

#[test]
fn pol_0_11_a_round_shows_no_more_than_its_projects() {
    let three = || Scene::turn("3", "athens").shown("socrates").shown("phidias").shown("theatre");
    assert_eq!(three().play().step(), "turn");
    assert_eq!(
        fault(three().shown("statue_venus")),
        "4 projects are on display or in progress, at most 3 in this round"
    );
    let two = Scene::turn("3", "athens").shown("theatre").shown("socrates");
    let started = two.in_progress("phidias", "athenai");
    assert_eq!(started.play().step(), "turn");
    let started = Scene::turn("3", "athens").shown("theatre").shown("socrates");
    let started = started.shown("statue_venus").in_progress("phidias", "athenai");
    assert!(fault(started).starts_with("4 projects are on display or in progress"));
}

#[test]
fn pol_0_24_one_of_five_has_been_put_away_before_the_turns() {
    let four = || {
        let scene = Scene::turn("epsilon", "athens").shown("socrates").shown("phidias");
        scene.shown("koilon").shown("statue_aphrodite")
    };
    assert_eq!(four().play().step(), "turn");
    assert_eq!(
        fault(four().shown("myron")),
        "5 projects are on display or in progress, at most 4 in this round"
    );
}

#[test]
fn pol_0_23_silver_and_wheat_have_no_value_marker() {
    for (round, good) in [("3", "silver"), ("3", "wheat"), ("alpha", "silver"), ("alpha", "wheat")]
    {
        let moved = Scene::turn(round, "athens").market(good, 2);
        assert_eq!(fault(moved), format!("{good} has no value marker, and it is in column 2"));
    }
    assert_eq!(Scene::turn("3", "athens").market("oil", 2).play().market("oil"), 2);
}

#[test]
fn pol_9_13_who_has_traded_has_a_merchant_away() {
    let traded = || Scene::turn("3", "athens").set("/steps/1/done", json!(["trade"]));
    assert_eq!(
        fault(traded()),
        "athens has traded in this turn, and none of its merchants is on a shipload"
    );
    let rival = traded().set("/shiploads", json!({"thraki_1": "sparta"}));
    assert!(fault(rival).contains("none of its merchants"));
    let away = traded().set("/shiploads", json!({"thraki_1": "athens"}));
    assert_eq!(away.play().step(), "turn");
}

#[test]
fn other_actions_of_a_turn_leave_their_traces_too() {
    let done = |action: &str| Scene::turn("3", "athens").set("/steps/1/done", json!([action]));
    assert!(fault(done("tribute")).contains("its disc lies in no territory"));
    assert!(fault(done("start_project")).contains("none is in progress"));
    let collected = done("tribute").set("/collected", json!({"attika": "athens"}));
    assert_eq!(collected.play().step(), "turn");
    let started = done("start_project").in_progress("phidias", "athenai");
    assert_eq!(started.play().step(), "turn");
    let alone = done("move_proxenos").passed(&["sparta"]);
    assert_eq!(fault(alone), "athens plays alone, and then its actions are not counted");
}
