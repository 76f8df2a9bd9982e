//! Chapter 10: scenarios, and the Decelean War.

#![allow(clippy::unwrap_used, reason = "a scene that can't be set fails its test")]

mod common;

use common::Scene;
use common::scenarios::{begun, change, forces, judged, leaders, operations, start, used};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::ids::Scenario;
use serde_json::json;
use table::{Actor, Message, Notation, Rules, Seat, Speech};

#[test]
fn pw_10_0_every_scenario_is_set_up_soundly_and_told_in_every_language() {
    let scenarios = &War::about().editions[0].scenarios;
    assert_eq!(scenarios.len(), Scenario::all().len());
    for scenario in scenarios {
        let state = start(&scenario.id);
        assert_eq!(War::state(&War::load(&state).unwrap()), state, "{}", scenario.id);
        let id = scenario.id.replace('_', "-");
        let say = |language: &str, id: String| {
            War::words().say_strictly(language, &Message::new(id)).unwrap()
        };
        assert_eq!(say("en", format!("scenario-{id}")), scenario.title);
        for language in ["en", "it", "es", "pl"] {
            assert!(say(language, format!("scenario-{id}-story")).len() > 150);
        }
    }
}

#[test]
fn pw_10_1_the_decelean_war_begins_in_turn_six() {
    let state = start("decelean");
    assert_eq!((state["turn"].as_u64(), &state["player"]), (Some(6), &json!("athens")));
    assert_eq!(state["points"], 0);
}

#[test]
fn pw_10_1_1_athens_before_syracuse() {
    let state = start("decelean");
    let expected = [
        "athens 3H 2C",
        "chios 1aH 2aN",
        "corcyra 1aH 3aN",
        "larisa 2aH 4aC",
        "naupactus 1N",
        "piraeus 8N",
        "syracuse 4H 4N",
    ];
    assert_eq!(forces(&state, "athens"), expected);
    assert_eq!(used(&state, "athens"), ["syracuse"]);
    assert_eq!(state["treasury"]["athens"], 7000);
    assert_eq!(state["bellicosity"]["athens"], 6);
    assert_eq!(state["leaders"]["nicias"], "syracuse");
    assert_eq!(state["objectives"], json!({"athens": ["syracuse"], "sparta": []}));
}

#[test]
fn pw_10_1_2_sparta_with_alcibiades() {
    let state = start("decelean");
    let expected = [
        "amphipolis 1aH",
        "corinth 5aH 5aN",
        "heraclea 1aH",
        "plataea 1aH",
        "sparta 4H 1C",
        "syracuse 2aH 2aC 3aN",
        "thebes 4aH 4aC",
    ];
    assert_eq!(forces(&state, "sparta"), expected);
    assert_eq!(used(&state, "sparta"), [""; 0]);
    assert_eq!((&state["guard"], &state["strategy"]), (&json!("home"), &json!("cause-rebellion")));
    assert_eq!(state["treasury"]["sparta"], 6000);
    assert_eq!(state["bellicosity"]["sparta"], 6);
    assert_eq!(state["confidence"], json!({"athens": 0, "sparta": 0}));
    assert_eq!(
        (&state["leaders"]["agis"], &state["leaders"]["gylippus"]),
        (&json!("sparta"), &json!("syracuse"))
    );
    assert_eq!(leaders(&state, "exile"), ["alcibiades"]);
    assert_eq!(state["captured"], json!({"athens": [], "sparta": ["amphipolis", "plataea"]}));
}

#[test]
fn pw_10_1_3a_it_begins_with_the_raid_that_answers_syracuse() {
    let mut play = begun("decelean");
    assert_eq!(play.actor(), Actor::Chance);
    assert_eq!(
        play.state()["steps"][2],
        json!({"step": "system_operation", "ask": "raid", "area": 0, "leader": null})
    );
    let told = play.story(&["roll 5"]);
    assert!(told.iter().any(|one| one == "objective sparta decelea"), "{told:?}");
    assert!(told.iter().any(|one| one == "sets-out agis decelea"), "{told:?}");
    assert!(told.iter().any(|one| one == "wants sparta decelea 10 1 0"), "{told:?}");
    // Syracuse is an ally that pays.
    assert_eq!(play.state()["history"]["syracuse"], true);
}

#[test]
fn pw_10_1_3b_there_is_no_armistice() {
    let play = judged("decelean", "athens", |state| {
        state["bellicosity"] = json!({"athens": 5, "sparta": 5});
    });
    assert_eq!((play.position().board.turn, play.step().as_str()), (7, "side_roll"));
    let truce = operations("decelean", "athens").set("/history/armistice", json!(true));
    assert!(War::load(&truce.0).unwrap_err()[0].contains("no armistice"));
}

/// An army that marches to Pella.
fn to_pella(player: &str, leader: &str) -> common::Play {
    operations("decelean", player)
        .set("/units", json!({"athens": {}, "sparta": {}}))
        .set("/captured/sparta", json!([]))
        .leader("nicias", "cup")
        .leader("gylippus", "cup")
        .leader("agis", "cup")
        .muster(leader, "methone", "pella", json!({"allied-hoplites": 3}))
        .play()
}

#[test]
fn pw_10_1_3c_who_enters_macedonia_makes_it_the_ally_of_the_other() {
    for (player, leader, other) in
        [("athens", "demosthenes", "sparta"), ("sparta", "agis", "athens")]
    {
        let mut play = to_pella(player, leader);
        let told = play.story(&["march"]);
        assert!(told.contains(&format!("awakens {other} pella")), "{told:?}");
        assert_eq!(play.state()["history"]["macedonia"], other);
        assert_eq!(play.count(other, "pella", "allied-cavalry"), 2);
        // It stands in the way at once.
        assert_eq!(play.step(), "interception");
    }
}

#[test]
fn pw_10_1_3c_neutral_macedonia_belongs_to_nobody_and_is_not_stirred_up() {
    let scene = operations("decelean", "athens").leader("demosthenes", "athens").steps(json!([
        {"step": "war", "stage": "stragglers"},
        {"step": "operations", "whose": "sparta"},
        {"step": "player_operation", "objective": null, "incite": false},
    ]));
    let mut play = scene.play();
    for space in ["pella", "macedonia"] {
        assert_eq!(play.reason(&format!("incite {space}")).0, "PW-5.4");
    }
    assert!(play.legal().contains(&"objective pella".to_owned()));
    // Somebody in it, or a campaign that begins so, is no position.
    let held = operations("decelean", "athens").units("athens", "pella", json!({"hoplites": 1}));
    assert!(War::load(&held.0).is_err());
    let campaign = Scene::operations("athens").set("/history/macedonia", json!(null));
    assert!(War::load(&campaign.0).is_err());
}

#[test]
fn pw_10_1_3c_event_nine_asks_a_die_whose_ally_a_neutral_becomes() {
    for (die, side) in [("roll 3", "athens"), ("roll 4", "sparta")] {
        let step = json!({"step": "event_roll", "first": null, "truce": false});
        let mut play = operations("decelean", "athens")
            .set("/turn", json!(7))
            .set("/confidence/athens", json!(1))
            .at("delian_rebellion", step)
            .play();
        play.moves(&["roll 4", "roll 5"]);
        assert_eq!(play.step(), "event_die");
        let told = play.story(&[die]);
        assert!(told[0].starts_with("perdiccas"), "{told:?}");
        assert_eq!(play.state()["history"]["macedonia"], side);
        assert_eq!(play.count(side, "pella", "allied-cavalry"), 2);
    }
}

#[test]
fn pw_10_1_3d_four_leaders_are_out_of_the_game() {
    let state = start("decelean");
    assert_eq!(leaders(&state, "gone"), ["archidamus", "brasidas", "cleon", "pericles"]);
    // They do not count for event 11.
    assert_eq!(state["history"]["dead"], json!([0, 0]));
}

#[test]
fn pw_10_1_4_forty_points_when_the_player_returns_or_a_side_yields_or_turn_ten_is_over() {
    assert_eq!(change("decelean", 8).ending().unwrap().reason, "return");
    let last = |points: i32| {
        judged("decelean", "athens", |state| {
            state["turn"] = json!(10);
            state["points"] = json!(points);
        })
    };
    let (lost, won) = (last(39).ending().unwrap(), last(40).ending().unwrap());
    assert_eq!((lost.reason, lost.winner()), ("last_turn", None));
    assert_eq!((won.reason, won.winner()), ("last_turn", Some(Seat(0))));
    // 200 / 6, rounded up.
    let play = judged("decelean", "athens", |state| {
        state["bellicosity"]["sparta"] = json!(0);
        state["points"] = json!(6);
    });
    let outcome = play.ending().unwrap();
    assert_eq!((outcome.reason, outcome.scores[0].total), ("sparta_surrenders", 40));
    assert_eq!(outcome.winner(), Some(Seat(0)));
}
