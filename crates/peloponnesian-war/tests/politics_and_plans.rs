//! Readings of chapters 3 and 4, and of what the procedure makes of its matrix.

mod common;

use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar;
use peloponnesian_war::event::Event;
use peloponnesian_war::ids::{Side, Space};
use serde_json::json;
use table::words::Arg;
use table::{Event as _, Notation};

fn space(id: &str) -> Space {
    Space::by_id(id).expect("a space of the map")
}

/// A number of the one event with an id.
fn number(events: &[Event], id: &str, name: &str) -> i64 {
    let event = events.iter().find(|event| common::id(event) == id);
    let event = event.unwrap_or_else(|| panic!("{id} is not told: {events:?}"));
    let message = event.message();
    let arg = message.args.iter().find(|(known, _)| *known == name);
    match arg {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{id} has no number {name}: {other:?}"),
    }
}

#[test]
fn pw_3_2_4_citizens_of_both_sides_go_home() {
    let scene = Scene::event(2)
        .units("sparta", "abdera", json!({"hoplites": 2, "allied-hoplites": 1}))
        .units("athens", "maroneia", json!({"hoplites": 1, "allied-cavalry": 1}))
        .set("/captured/sparta", json!(["abdera"]));
    let mut play = scene.play();
    play.moves(&["roll 1", "roll 3"]);
    assert_eq!(play.state()["history"]["thrace"], "sparta");
    assert_eq!(play.count("sparta", "abdera", "hoplites"), 0);
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 7 + 2);
    assert_eq!(play.count("athens", "athens", "hoplites"), 6 + 1);
    // Allies stay, and may still act this turn.
    let stack = |space: &str| play.state()["units"]["sparta"][space]["fresh"].clone();
    assert_eq!(stack("abdera"), json!({"allied-hoplites": 1}));
    assert_eq!(stack("maroneia"), json!({"allied-cavalry": 1}));
}

#[test]
fn pw_3_2_6_the_plague_follows_the_turn_before_in_an_armistice_too() {
    let plague = |invaded: bool, before: bool, events: u8| {
        let step = json!({"step": "event_roll", "first": null, "truce": true});
        let mut play = Scene::event(3)
            .set("/season/invaded", json!(invaded))
            .set("/season/invaded_before", json!(before))
            .set("/season/truce", json!(2))
            .set("/season/truce_events", json!(events))
            .at("truce_events", step)
            .play();
        play.told(&["roll 3", "roll 3"]).contains(&"plague")
    };
    assert!(plague(true, false, 1), "the first turn of peace follows the invasion");
    assert!(!plague(false, true, 1), "an invasion a turn earlier is forgotten");
    assert!(!plague(true, false, 0), "the second turn follows one of peace");
}

#[test]
fn pw_3_2_6_the_plague_shuts_allied_cavalry_out() {
    let scene = |quarantine: bool| {
        Scene::operations("athens")
            .set("/season/quarantine", json!(quarantine))
            .set("/rebellion", json!(["larisa"]))
            .units("athens", "pella", json!({"allied-cavalry": 2}))
            .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
    };
    let offered =
        |quarantine| scene(quarantine).play().legal().contains(&"build allied-cavalry".to_owned());
    assert!(offered(false), "Athens takes them in");
    assert!(!offered(true), "not in the year of the plague");
}

/// Every space that event 8 can name is held.
fn quiet_league(mut scene: Scene) -> Scene {
    let rebels = [
        "cnidus",
        "naxos",
        "byzantium",
        "chalcis",
        "ephesus",
        "mytilene",
        "olynthus",
        "miletus",
        "camirus",
        "lampsacus",
    ];
    for rebel in rebels {
        scene = scene.units("athens", rebel, json!({"hoplites": 1}));
    }
    scene
}

#[test]
fn pw_3_2_8_without_a_space_that_could_rise_it_is_rolled_again() {
    let mut play = quiet_league(Scene::event(2)).play();
    let told = play.told(&["roll 4", "roll 4"]);
    assert!(told.contains(&"event-impossible"), "{told:?}");
    assert_eq!(play.step(), "event_roll");
    // PW-3.3: nor does doubt shake the League.
    let mut play = quiet_league(Scene::event(2)).set("/confidence/athens", json!(0)).play();
    play.moves(&["roll 1", "roll 1", "roll 1"]);
    assert_eq!(play.step(), "draw_leader");
}

#[test]
fn pw_3_2_10_corcyra_becomes_neutral_and_its_ships_go_to_piraeus() {
    let scene = Scene::event(9).units(
        "athens",
        "corcyra",
        json!({"naval": 2, "hoplites": 1, "allied-naval": 3}),
    );
    let mut play = scene.play();
    play.moves(&["roll 4", "roll 6"]);
    assert_eq!(play.count("athens", "piraeus", "naval"), 8 + 2);
    assert_eq!(play.count("athens", "athens", "naval"), 0);
    assert_eq!(play.count("athens", "athens", "hoplites"), 6 + 1);
    let board = &play.position().board;
    assert_eq!(board.allegiance(space("corcyra")), None);
    assert_eq!(board.control(space("corcyra")), None);
}

#[test]
fn pw_5_5_2_neutral_corcyra_in_rebellion_can_be_claimed() {
    let scene = Scene::operations("athens")
        .without("athens", "corcyra")
        .set("/rebellion", json!(["corcyra"]))
        .set("/claimed/sparta", json!(["corcyra"]));
    // While it is Athenian it belongs to no claimant.
    assert!(PeloponnesianWar::load(&scene.0).is_err());
    let scene = scene.set("/history/corcyra_left", json!(true));
    let position = PeloponnesianWar::load(&scene.0).unwrap();
    assert_eq!(position.board.friend(space("corcyra")), Some(Side::Sparta));
}

#[test]
fn pw_3_2_11_of_two_leaders_alike_chance_says_who_led() {
    let mut play = Scene::bare("athens")
        .units("athens", "nemea", json!({"allied-hoplites": 3}))
        .units("sparta", "nemea", json!({"allied-hoplites": 3}))
        .leader("demosthenes", "nemea")
        .leader("phormio", "nemea")
        .leader("cleon", "nemea")
        .set("/season/deadly", json!(true))
        .play();
    play.moves(&["pass", "roll 3", "roll 6"]);
    assert_eq!(play.legal(), ["lead phormio", "lead demosthenes"]);
    play.moves(&["lead phormio"]);
    assert_eq!(play.state()["leaders"]["phormio"], "gone");
    assert_eq!(play.state()["history"]["dead"], json!([1, 0]));
}

/// A turn in which Sparta, in high spirits, draws its leader; Athens will not operate.
fn spirited(strategy: &str) -> Scene {
    Scene::operations("athens")
        .set("/turn", json!(2))
        .set("/confidence/sparta", json!(1))
        .set("/strategy", json!(strategy))
        .set("/season/operations", json!([0, 0]))
        .set("/season/passed", json!([true, false]))
        .leader("archidamus", "cup")
        .at("strategy", json!({"step": "draw_leader", "side": "sparta", "operate": false}))
}

#[test]
fn pw_3_4_the_leader_who_was_drawn_leads_the_first_operation() {
    let mut play = spirited("attack-athens").leader("brasidas", "sparta").play();
    let events = play.moves(&["draw alcidas", "roll 5"]);
    let sets_out = events.iter().find(|event| common::id(event) == "sets-out");
    let told = format!("{sets_out:?}");
    assert!(told.contains("Leader(15)"), "Alcidas sets out: {told}");
    assert_eq!(play.state()["leaders"]["brasidas"], "sparta");
}

#[test]
fn pw_3_4_of_two_leaders_at_home_chance_chooses_later() {
    let mut play = Scene::augury("athens").leader("brasidas", "sparta").play();
    play.moves(&["roll 1"]);
    assert_eq!(play.legal(), ["lead archidamus", "lead brasidas"]);
    play.moves(&["lead brasidas", "roll 5"]);
    assert_eq!(play.state()["leaders"]["archidamus"], "sparta");
    assert_ne!(play.state()["leaders"]["brasidas"], "sparta");
    // PW-4.1.1: Alcibiades waits while somebody else is there.
    let mut play = Scene::augury("sparta")
        .set("/history/alcibiades", json!(3))
        .leader("alcibiades", "athens")
        .set("/strategy", json!("cut-communications"))
        .play();
    play.moves(&["roll 1"]);
    assert!(play.legal().contains(&"roll 1".to_owned()), "{:?}", play.legal());
}

#[test]
fn pw_4_1_hostages_end_a_strategy_that_works() {
    let held = |strategy: &str, hostages: [bool; 2]| {
        let scene = spirited(strategy).set("/history/hostages", json!(hostages));
        let mut play = scene.play();
        play.moves(&["draw archidamus"]);
        play
    };
    let mut play = held("attack-athens", [true, false]);
    assert_eq!(play.step(), "strategy_roll");
    // 1 less 1 would be the same again.
    let told = play.told(&["roll 1"]);
    assert!(told.contains(&"strategy-barred"), "{told:?}");
    play.moves(&["roll 4"]);
    assert_eq!(play.state()["strategy"], "cause-rebellion");
    // Sparta's own hostages bar nothing, and no other strategy is barred.
    assert_eq!(held("attack-athens", [false, true]).step(), "system_operation");
    assert_eq!(held("cut-communications", [true, false]).step(), "system_operation");
}

#[test]
fn pw_4_1_2_the_first_answer_near_sparta_is_given_in_any_operation() {
    // Sparta's cavalry watches Gythium; it is the second operation of the turn.
    let scene = || Scene::augury("athens").units("athens", "gythium", json!({"hoplites": 1}));
    let mut play = scene().play();
    let told = play.told(&["roll 1"]);
    assert!(told.contains(&"defends"), "{told:?}");
    assert_eq!(play.state()["objectives"]["sparta"], json!(["gythium"]));
    assert_eq!(play.state()["season"]["answered"], true);
    // Another answer is given only to what nobody watches.
    let mut answered = scene();
    answered.0["season"]["answered"] = json!(true);
    let told = answered.play().told(&["roll 1"]);
    assert!(!told.contains(&"defends"), "{told:?}");
    // An answer to the second condition is none to the first.
    let mut play = Scene::augury("athens").units("athens", "thebes", json!({"hoplites": 1})).play();
    let told = play.told(&["roll 1"]);
    assert!(told.contains(&"defends"), "{told:?}");
    assert_eq!(play.state()["season"]["answered"], false);
}

#[test]
fn pw_4_1_2_near_proconnesus_chance_chooses() {
    let mut play = Scene::augury("sparta")
        .units("sparta", "proconnesus", json!({"allied-naval": 1}))
        .units("sparta", "perinthus", json!({"allied-naval": 1}))
        .play();
    play.moves(&["roll 1"]);
    assert_eq!(play.legal(), ["pick perinthus", "pick proconnesus"]);
}

/// Sparta holds Amphipolis and wants to cut communications at Cardia.
fn bound_for_cardia(scene: Scene) -> Vec<Event> {
    let mut play = scene
        .without("athens", "amphipolis")
        .units("sparta", "amphipolis", json!({"allied-hoplites": 1}))
        .set("/captured/sparta", json!(["amphipolis"]))
        .set("/strategy", json!("cut-communications"))
        .play();
    play.moves(&["roll 1", "roll 3", "roll 3"])
}

#[test]
fn pw_5_2_captured_amphipolis_opens_the_road_to_the_hellespont() {
    let events = bound_for_cardia(Scene::augury("athens"));
    assert_eq!(number(&events, "wants", "hoplites"), 2);
    assert_eq!(number(&events, "wants", "naval"), 0);
}

#[test]
fn pw_5_2_only_a_closed_road_sends_sparta_to_the_hellespont_by_sea() {
    // Too few to march, but the road is open: nobody asks for ships.
    let mut scene = Scene::augury("athens");
    scene.0["units"] = json!({"athens": {}, "sparta": {}});
    let events = bound_for_cardia(scene);
    assert_eq!(number(&events, "wants", "naval"), 0);
    assert!(events.iter().any(|event| common::id(event) == "passes-weak"), "{events:?}");
}

#[test]
fn pw_5_3_1_a_leader_is_drawn_for_the_first_operation_too() {
    let scene = Scene::operations("athens")
        .set("/season/operations", json!([1, 0]))
        .set("/season/passed", json!([false, false]))
        .leader("archidamus", "cup");
    let mut play = scene.play();
    let told = play.told(&["pass"]);
    assert!(!told.contains(&"passes-leaderless"), "{told:?}");
    assert_eq!(play.step(), "draw_leader");
    // The gods are not asked.
    play.moves(&["draw agis"]);
    assert_eq!(play.step(), "system_operation");
}

#[test]
fn pw_9_1_macedonia_is_a_space_of_its_coalition() {
    let wear = |ravaged: &[&str]| {
        let mut play: Play = Scene::bare("athens")
            .set("/ravaged", json!(ravaged))
            .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
            .play();
        play.told(&["done"]);
        play.bellicosity().0
    };
    let nine = [
        "abdera",
        "abydos",
        "aegina",
        "amphipolis",
        "andros",
        "antandrus",
        "athens",
        "camirus",
        "cardia",
    ];
    let ten: Vec<_> = nine.into_iter().chain(["macedonia"]).collect();
    assert_eq!((wear(&nine), wear(&ten)), (10, 9));
}

#[test]
fn pw_9_2_both_may_surrender() {
    let scene = Scene::bare("athens")
        .set("/bellicosity", json!({"athens": 0, "sparta": 0}))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}));
    let mut play = scene.play();
    let events = play.moves(&["done"]);
    let surrender = |side| events.contains(&Event::Surrenders { side });
    assert!(surrender(Side::Athens) && surrender(Side::Sparta), "{events:?}");
    assert_eq!(play.ending().expect("the war is over").reason, "sparta_surrenders");
    assert_eq!(play.points(), 200);
}
