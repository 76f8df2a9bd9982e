//! Chapter 10: the Fall of Athens.

#![allow(clippy::unwrap_used, reason = "a scene that can't be set fails its test")]

mod common;

use common::Scene;
use common::scenarios::{begun, change, forces, judged, leaders, operations, start, used};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::ids::Side;
use serde_json::json;
use table::{Actor, Notation, Seat};

#[test]
fn pw_10_2_the_fall_of_athens_begins_in_turn_seven() {
    let state = start("fall_of_athens");
    assert_eq!((state["turn"].as_u64(), &state["player"]), (Some(7), &json!("sparta")));
}

#[test]
fn pw_10_2_1_sparta_at_decelea_and_on_the_hellespont() {
    let state = start("fall_of_athens");
    let expected = [
        "abydos 2N 1aN",
        "amphipolis 1aH",
        "corinth 5aH 2aN",
        "decelea 5H 2aC",
        "heraclea 1aH",
        "miletus 1aH 3aC",
        "oropus 1N 1aN",
        "panactum 1H",
        "pella 2aC",
        "plataea 1aH",
        "sparta 1C",
        "syracuse 2aH 2aC",
        "thebes 5aH 2aC",
    ];
    assert_eq!(forces(&state, "sparta"), expected);
    assert_eq!(used(&state, "sparta"), ["abydos"]);
    assert_eq!(
        (&state["guard"], &state["leaders"]["mindarus"]),
        (&json!("home"), &json!("abydos"))
    );
    assert_eq!(
        (&state["treasury"]["sparta"], &state["bellicosity"]["sparta"]),
        (&json!(6000), &json!(5))
    );
    assert_eq!(leaders(&state, "exile"), ["alcibiades"]);
    assert_eq!(state["history"]["alcibiades"], 2);
    let captured = ["amphipolis", "decelea", "miletus", "oropus", "panactum", "plataea"];
    assert_eq!(state["captured"], json!({"athens": [], "sparta": captured}));
}

#[test]
fn pw_10_2_2_athens_without_its_great_fleet() {
    let state = start("fall_of_athens");
    let expected = [
        "abydos 1H 2N 2aH 1aN",
        "argos 3aH",
        "athens 2H",
        "corcyra 1aH 2aN",
        "naupactus 1aN",
        "piraeus 2N",
    ];
    assert_eq!(forces(&state, "athens"), expected);
    assert_eq!(used(&state, "athens"), ["abydos"]);
    assert_eq!(
        (&state["treasury"]["athens"], &state["bellicosity"]["athens"]),
        (&json!(2000), &json!(3))
    );
    assert_eq!(state["confidence"], json!({"athens": 0, "sparta": 0}));
    assert_eq!(
        (&state["strategy"], &state["leaders"]["thrasybulus"]),
        (&json!("attack-spartan-ally"), &json!("abydos"))
    );
    assert_eq!(state["objectives"], json!({"athens": ["abydos"], "sparta": ["abydos"]}));
}

#[test]
fn pw_10_2_3a_it_begins_with_a_continuing_operation_of_the_player() {
    let mut play = begun("fall_of_athens");
    assert_eq!((play.actor(), play.step().as_str()), (Actor::Seat(Seat(0)), "operations"));
    assert_eq!(play.legal(), ["operate", "pass"]);
    // The gods, then a leader, for nobody is at Sparta.
    play.moves(&["operate", "roll 5"]);
    assert_eq!(play.step(), "draw_leader");
    play.moves(&["draw lysander"]);
    assert_eq!(play.step(), "player_operation");
}

#[test]
fn pw_10_2_3b_tired_and_poor_sides_make_no_armistice() {
    let play = judged("fall_of_athens", "sparta", |_| {});
    assert_eq!((play.position().board.turn, play.step().as_str()), (8, "side_roll"));
}

#[test]
fn pw_10_2_3c_three_neutrals_have_chosen() {
    let state = start("fall_of_athens");
    let history = &state["history"];
    assert_eq!((&history["syracuse"], &history["argos"]), (&json!(true), &json!(true)));
    assert_eq!(history["macedonia"], "sparta");
}

#[test]
fn pw_10_2_3d_allies_go_to_athens_instead_of_larisa() {
    let home = |scenario: &str, quarantine: bool| {
        let mut scene = operations(scenario, "sparta").set("/season/quarantine", json!(quarantine));
        scene.0["going_home"]["athens"] = json!({"allied-cavalry": 3, "allied-hoplites": 4});
        scene.0["units"]["athens"] = json!({
            "amphipolis": {"fresh": {"allied-hoplites": 1}},
            "argos": {"fresh": {"allied-hoplites": 4}},
        });
        scene.0["units"]["sparta"] = json!({});
        scene.0["captured"]["sparta"] = json!([]);
        scene.0["leaders"]["mindarus"] = json!("cup");
        scene.0["leaders"]["thrasybulus"] = json!("cup");
        scene.0["history"]["argos"] = json!(true);
        scene.0["history"]["macedonia"] = json!("sparta");
        let mut play = scene.set("/season/passed", json!([true, false])).play();
        play.moves(&["pass"]);
        play.advance(1, "side_roll");
        let at = |space: &str| {
            ["allied-hoplites", "allied-cavalry"].map(|unit| play.count("athens", space, unit))
        };
        [at("athens"), at("larisa")]
    };
    assert_eq!(home("fall_of_athens", false), [[2, 3], [0, 0]]);
    assert_eq!(home("campaign", false), [[0, 0], [2, 3]]);
    // Event 6: the plague keeps allies out, and the cavalry has nowhere to go.
    assert_eq!(home("fall_of_athens", true)[0], [0, 0]);
}

#[test]
fn pw_10_2_3e_seventeen_cities_have_risen_and_the_reserve_is_open() {
    let play = begun("fall_of_athens");
    let rebels = "camirus carystus chalcis chios clazomenae cnidus colophon cos cyme ephesus \
                  eretria erythrae lindus miletus phocaea teos thasos";
    let rebels: Vec<_> = rebels.split(' ').collect();
    assert_eq!(
        (rebels.len(), play.set("rebellion")),
        (17, rebels.iter().map(|&id| id.to_owned()).collect())
    );
    let board = &play.position().board;
    assert_eq!(board.purse(Side::Athens), 2000);
    // Without the armies in Attica the rebels alone open it.
    let mut state = start("fall_of_athens");
    state["units"]["sparta"].as_object_mut().unwrap().remove("decelea");
    state["captured"]["sparta"] = json!(["amphipolis", "miletus", "oropus", "panactum", "plataea"]);
    let board = &War::load(&state).unwrap().board;
    assert_eq!(board.purse(Side::Athens), 2000);
}

#[test]
fn pw_10_2_3f_no_other_athenian_leader_dies_but_alcibiades_may_return() {
    let state = start("fall_of_athens");
    let gone = ["archidamus", "brasidas", "cleon", "demosthenes", "nicias", "pericles"];
    assert_eq!(leaders(&state, "gone"), gone);
    // Both roll a one at Abydos in a year in which leaders die.
    let mut scene = Scene(state).set("/season/deadly", json!(true));
    scene.0["season"]["passed"] = json!([true, false]);
    let mut play = scene.play();
    play.moves(&["pass"]);
    let told = play.advance(1, "field");
    assert_eq!(told.iter().filter(|id| **id == "leader-dies").count(), 1, "{told:?}");
    assert_eq!(play.leader("mindarus"), "gone");
    let step = json!({"step": "event_roll", "first": null, "truce": false});
    let mut play = operations("fall_of_athens", "sparta").at("delian_rebellion", step).play();
    play.moves(&["roll 3", "roll 4"]);
    assert_eq!(play.leader("alcibiades"), "athens");
}

#[test]
fn pw_10_2_4_forty_points_when_athens_calls_or_a_side_yields_or_turn_ten_is_over() {
    let outcome = change("fall_of_athens", 8).ending().unwrap();
    assert_eq!((outcome.reason, outcome.winner()), ("call", None));
    let last = |points: i32| {
        judged("fall_of_athens", "sparta", |state| {
            state["turn"] = json!(10);
            state["points"] = json!(points);
        })
    };
    let (lost, won) = (last(39).ending().unwrap(), last(40).ending().unwrap());
    assert_eq!((lost.reason, lost.winner()), ("last_turn", None));
    assert_eq!((won.reason, won.winner()), ("last_turn", Some(Seat(0))));
    // 200 / 7, rounded up.
    let play = judged("fall_of_athens", "sparta", |state| {
        state["bellicosity"]["athens"] = json!(0);
        state["points"] = json!(11);
    });
    let outcome = play.ending().unwrap();
    assert_eq!((outcome.reason, outcome.scores[0].total), ("athens_surrenders", 40));
    assert_eq!(outcome.winner(), Some(Seat(0)));
}
