//! Clauses of chapters 0 to 4, one by one.

mod common;

use common::{Play, Scene};
use peloponnesian_war::board::Force;
use peloponnesian_war::ids::{Arm, Side, Space};
use peloponnesian_war::routes::{Passage, reachable};
use serde_json::json;

fn space(id: &str) -> Space {
    Space::by_id(id).expect("a space of the map")
}

fn reach(units: [u8; 6], side: Side, from: &str, to: &str) -> bool {
    let play = Play::campaign();
    let passage = Passage::with(side, space(to), &Force { units, guard: false });
    reachable(&play.position().board, &passage, space(from)).contains(space(to))
}

#[test]
fn pw_0_2_each_kind_of_line_carries_its_own() {
    assert!(reach([1, 0, 0, 0, 0, 0], Side::Athens, "athens", "thebes"));
    assert!(!reach([1, 0, 0, 0, 0, 0], Side::Athens, "athens", "aegina"));
    assert!(reach([0, 0, 1, 0, 0, 0], Side::Athens, "piraeus", "aegina"));
    assert!(!reach([0, 0, 1, 0, 0, 0], Side::Athens, "piraeus", "athens"));
}

#[test]
fn pw_0_3_six_kinds_of_strength_points_can_be_built_without_limit() {
    let scene = Scene::operations("athens")
        .set("/treasury/athens", json!(9000))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}));
    let legal = scene.play().legal();
    assert_eq!(legal.len(), 7, "{legal:?}");
}

#[test]
fn pw_0_4_the_guard_counts_three_and_breaks_at_one_loss() {
    let play = Play::campaign();
    let sparta = play.position().board.force(Side::Sparta, space("sparta"));
    assert_eq!(sparta.arm(Arm::Hoplite), 10);
    let mut play = Scene::bare("athens")
        .units("athens", "sparta", json!({"hoplites": 4}))
        .leader("pericles", "sparta")
        .play();
    // 6, 1 more hoplite and Pericles against 2, the city, its own hoplites and Agis: 8 to 7.
    let told = play.told(&["pass", "draw agis", "roll 6", "roll 2"]);
    assert!(told.contains(&"guard-broken"), "{told:?}");
    assert_eq!(play.state()["guard"], "gone");
}

#[test]
fn pw_0_6_control_changes_when_the_fighting_is_over_and_goes_with_the_last_man() {
    let mut play = Scene::bare("athens")
        .units("athens", "pylos", json!({"hoplites": 2}))
        .leader("pericles", "pylos")
        .play();
    assert_eq!(play.state()["captured"]["athens"], json!([]));
    play.moves(&["pass"]);
    play.advance(6, "build");
    assert_eq!(play.state()["captured"]["athens"], json!(["pylos"]));
    // The last one leaves, and it is Spartan again.
    let mut play = Scene::bare("athens")
        .units("athens", "pylos", json!({"hoplites": 1}))
        .set("/captured/athens", json!(["pylos"]))
        .muster("pericles", "pylos", "asine", json!({}))
        .play();
    play.moves(&["activate hoplites"]);
    assert_eq!(play.state()["captured"]["athens"], json!(["pylos"]));
    play.moves(&["march"]);
    assert_eq!(play.state()["captured"]["athens"], json!([]));
}

#[test]
fn pw_0_7_a_rebel_is_the_friend_of_the_other_league() {
    let play = Play::campaign();
    let board = &play.position().board;
    assert_eq!(board.friend(space("potidaea")), Some(Side::Sparta));
    assert_eq!(board.control(space("potidaea")), Some(Side::Athens));
}

#[test]
fn pw_0_8_the_campaign_begins_after_phormio_has_sailed() {
    let play = Play::campaign();
    assert_eq!(play.step(), "system_operation");
    assert_eq!(play.state()["strategy"], "attack-athens");
    assert_eq!(play.state()["units"]["athens"]["potidaea"]["used"]["naval"], 3);
    assert_eq!(play.treasury(), (4500, 3000));
    assert_eq!(play.bellicosity(), (10, 10));
}

#[test]
fn pw_2_1_a_turn_goes_through_its_phases_in_order() {
    // An event that shakes Athens, so that chapter 9 has something to tell.
    let mut play =
        Scene(Play::campaign().state()).set("/season/shaken", json!([true, false])).play();
    let told = {
        let mut told = play.advance(5, "operations");
        told.extend(play.told(&["pass"]));
        told.extend(play.advance(5, "build"));
        told.extend(play.told(&["done"]));
        told.extend(play.advance(5, "player_operation"));
        told
    };
    let order = ["objective", "siege", "revenue", "bellicosity", "turn", "event", "leader"];
    let places: Vec<_> = order
        .iter()
        .map(|id| {
            told.iter().position(|event| event == id).unwrap_or_else(|| panic!("{id}: {told:?}"))
        })
        .collect();
    assert!(places.is_sorted(), "{places:?}");
}

/// A turn that is about to begin with its political phase.
fn politics(step: serde_json::Value, stage: &str) -> Scene {
    Scene::operations("athens").set("/turn", json!(2)).at(stage, step)
}

#[test]
fn pw_3_1_confidence_and_a_die_make_six_for_a_change_of_side() {
    let scene = politics(json!({"step": "side_roll"}), "event").set("/confidence/athens", json!(2));
    let mut play = scene.play();
    play.moves(&["roll 3"]);
    assert_eq!(play.state()["player"], "athens");
    let mut play = scene.play();
    play.moves(&["roll 4"]);
    assert_eq!(play.state()["player"], "sparta");
    // With negative confidence nobody rolls: the next step after a turn is the event.
    let mut play = Scene::operations("athens")
        .set("/confidence/athens", json!(-1))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
        .play();
    let told = play.told(&["done"]);
    assert!(told.contains(&"turn"), "{told:?}");
    assert_eq!(play.step(), "event_roll");
}

fn event(scene: Scene, dice: [&str; 2]) -> Play {
    let mut play = scene
        .at("delian_rebellion", json!({"step": "event_roll", "first": null, "truce": false}))
        .play();
    play.moves(&dice);
    play
}

fn turn(n: u8) -> Scene {
    Scene::operations("athens").set("/turn", json!(n)).set("/confidence/athens", json!(1))
}

#[test]
fn pw_3_2_what_cannot_happen_is_rolled_again() {
    // Persia does not come in turn 2.
    let play = event(turn(2), ["roll 2", "roll 3"]);
    assert_eq!(play.step(), "event_roll");
    assert_eq!(play.state()["history"]["persia"], false);
}

#[test]
fn pw_3_2_2_a_silver_mine() {
    let mut play = event(turn(2), ["roll 1", "roll 1"]);
    play.moves(&["roll 3"]);
    assert_eq!(play.treasury(), (4500, 3400));
    let mut play = event(turn(2), ["roll 1", "roll 1"]);
    play.moves(&["roll 4"]);
    assert_eq!(play.treasury(), (4900, 3000));
}

fn with_turncoat(scene: Scene) -> Scene {
    scene.set("/history/alcibiades", json!(1)).leader("alcibiades", "exile")
}

#[test]
fn pw_3_2_3_oligarchs_take_athens() {
    let scene = || with_turncoat(turn(5)).set("/confidence/athens", json!(-1));
    let play = event(scene(), ["roll 1", "roll 2"]);
    assert_eq!(play.treasury().0, 4600);
    assert_eq!(play.state()["season"]["shaken"], json!([true, false]));
    assert_eq!(play.state()["season"]["untaxed"], true);
    assert_eq!(play.step(), "oligarchs");
    // Not while Athens is confident.
    let play = event(scene().set("/confidence/athens", json!(0)), ["roll 1", "roll 2"]);
    assert_eq!(play.step(), "event_roll");
}

#[test]
fn pw_3_2_4_sitalces_changes_sides() {
    let scene = turn(2).units("athens", "abdera", json!({"naval": 1, "allied-hoplites": 2}));
    let play = event(scene, ["roll 1", "roll 3"]);
    assert_eq!(play.state()["history"]["thrace"], "sparta");
    assert_eq!(play.count("sparta", "abdera", "allied-hoplites"), 2);
    assert_eq!(play.count("athens", "piraeus", "naval"), 9);
}

#[test]
fn pw_3_2_5_persia_pays_sparta() {
    let play = event(with_turncoat(turn(5)), ["roll 2", "roll 3"]);
    assert_eq!(play.state()["history"]["persia"], true);
    let tired = with_turncoat(turn(5)).set("/bellicosity/sparta", json!(5));
    assert_eq!(event(tired, ["roll 2", "roll 3"]).state()["history"]["persia"], false);
    // Iasus brings cavalry, and 500 talents more with the revenue.
    let mut scene = Scene::bare("athens").units("sparta", "iasus", json!({"hoplites": 1}));
    scene.0["history"]["persia"] = json!(true);
    scene.0["captured"]["sparta"] = json!(["iasus"]);
    let mut play = scene.play();
    play.moves(&["pass"]);
    play.advance(6, "build");
    assert_eq!(play.count("sparta", "sardis", "allied-cavalry"), 3);
    // Sparta has only Iasus' own colour to lose nothing by: 2500 and twice 500.
    assert_eq!(play.treasury().1, 3000 + 2500 + 1000);
}

#[test]
fn pw_3_2_6_the_plague() {
    let scene = || turn(2).set("/season/invaded_before", json!(true));
    let play = event(scene(), ["roll 3", "roll 3"]);
    // A third of 6 hoplites; 12 ships make 3 quarters.
    assert_eq!(play.count("athens", "athens", "hoplites"), 4);
    assert_eq!(play.treasury().0, 4500 - 600);
    assert_eq!(play.state()["leaders"]["pericles"], "gone");
    assert_eq!(play.state()["season"]["quarantine"], true);
    assert_eq!(event(turn(2), ["roll 3", "roll 3"]).step(), "event_roll");
    let again = scene().set("/history/plague", json!(true));
    assert_eq!(event(again, ["roll 3", "roll 3"]).step(), "event_roll");
}

#[test]
fn pw_3_2_7_four_stations_of_alcibiades() {
    for (station, place) in [(0, "exile"), (1, "exile"), (2, "athens"), (3, "gone")] {
        let before = match station {
            0 | 3 => "cup",
            _ => "exile",
        };
        let scene = turn(2).set("/history/alcibiades", json!(station)).leader("alcibiades", before);
        let play = event(scene, ["roll 3", "roll 4"]);
        assert_eq!(play.state()["leaders"]["alcibiades"], place, "after station {station}");
    }
    let gone = turn(2).set("/history/alcibiades", json!(4)).leader("alcibiades", "gone");
    assert_eq!(event(gone, ["roll 3", "roll 4"]).step(), "event_roll");
}

#[test]
fn pw_3_2_8_a_rising_and_its_neighbours() {
    // 12 is Amphipolis, which is held: again, with one more. 7 and 1: Olynthus.
    let mut play = event(turn(2), ["roll 4", "roll 4"]);
    let told = play.told(&["roll 6", "roll 6"]);
    assert!(told.contains(&"rebel-again"), "{told:?}");
    play.moves(&["roll 3", "roll 4"]);
    assert!(play.set("rebellion").contains(&"olynthus".to_owned()));
    assert_eq!(play.step(), "spread");
    let before = play.set("rebellion").len();
    play.moves(&["roll 6"]);
    assert_eq!(play.set("rebellion").len(), before + 1);
    let before = play.set("rebellion").len();
    play.moves(&["roll 5"]);
    assert_eq!(play.set("rebellion").len(), before);
}

#[test]
fn pw_3_2_8_thirteen_or_more_has_no_effect() {
    let mut play = turn(2)
        .at("athenian_leader", json!({"step": "oligarchs", "left": 1, "rolls": 1, "first": null}))
        .play();
    let told = play.told(&["roll 6", "roll 6"]);
    assert!(told.contains(&"no-rebel"), "{told:?}");
    assert_eq!(play.set("rebellion"), ["potidaea"]);
}

#[test]
fn pw_3_2_9_perdiccas_changes_sides() {
    let play = event(turn(2), ["roll 4", "roll 5"]);
    assert_eq!(play.state()["history"]["macedonia"], "sparta");
    assert_eq!(play.count("sparta", "pella", "allied-cavalry"), 1);
    assert_eq!(play.count("athens", "pella", "allied-cavalry"), 0);
}

#[test]
fn pw_3_2_10_minor_powers_by_the_turn() {
    assert_eq!(event(turn(2), ["roll 5", "roll 5"]).state()["season"]["corcyra_idle"], true);
    let play = event(turn(5), ["roll 5", "roll 5"]);
    assert_eq!(play.count("athens", "argos", "allied-hoplites"), 4);
    let play = event(turn(7), ["roll 5", "roll 5"]);
    assert_eq!(play.count("sparta", "syracuse", "allied-naval"), 2);
    let play = event(turn(9), ["roll 5", "roll 5"]);
    assert_eq!(play.count("athens", "corcyra", "allied-naval"), 0);
    assert_eq!(play.state()["history"]["corcyra_left"], true);
}

#[test]
fn pw_3_2_11_and_6_7_leaders_die_in_a_deadly_year_only() {
    let battle = |deadly: bool| {
        let mut play = Scene::bare("athens")
            .units("athens", "thebes", json!({"hoplites": 3}))
            .units("sparta", "thebes", json!({"allied-hoplites": 3}))
            .leader("cleon", "thebes")
            .set("/season/deadly", json!(deadly))
            .play();
        play.moves(&["pass", "roll 3", "roll 6"]);
        play.state()["leaders"]["cleon"].clone()
    };
    // PW-6.7: else he goes to the box, and with the end of the turn back into the cup.
    assert_eq!(battle(true), "gone");
    assert_ne!(battle(false), "gone");
    let spent = turn(2).set("/history/dead", json!([3, 3]));
    assert_eq!(event(spent, ["roll 5", "roll 6"]).step(), "event_roll");
}

#[test]
fn pw_3_2_12_a_portent_allows_two_operations() {
    let mut play = event(turn(2), ["roll 6", "roll 6"]);
    play.moves(&["roll 3"]);
    assert_eq!(play.state()["season"]["limited"], json!([true, false]));
    let mut play = event(with_turncoat(turn(2)), ["roll 6", "roll 6"]);
    play.moves(&["roll 4"]);
    assert_eq!(play.state()["season"]["limited"], json!([false, true]));
    assert_eq!(play.state()["history"]["alcibiades"], 2);
    // With two operations behind it, Athens passes by itself.
    let scene = Scene::operations("athens").set("/season/operations", json!([2, 1]));
    let mut play = scene
        .set("/season/limited", json!([true, false]))
        .set("/season/passed", json!([false, false]))
        .steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": "sparta"},
            {"step": "augury", "side": "sparta"},
        ]))
        .play();
    let told = play.told(&["roll 6"]);
    assert!(told.contains(&"passes-limited"), "{told:?}");
}

#[test]
fn pw_3_3_doubt_or_lost_ships_shake_the_league() {
    let after_event = |confidence: i8, ships: u8| {
        let scene = turn(2)
            .set("/confidence/athens", json!(confidence))
            .set("/season/ships_lost_before", json!(ships));
        let mut play = event(scene, ["roll 1", "roll 1"]);
        play.moves(&["roll 1"]);
        play.step()
    };
    assert_eq!(after_event(0, 0), "oligarchs");
    assert_eq!(after_event(1, 4), "oligarchs");
    assert_eq!(after_event(1, 3), "draw_leader");
}

#[test]
fn pw_3_4_and_3_4_1_each_side_draws_a_leader() {
    let mut play = turn(2)
        .leader("pericles", "cup")
        .at("spartan_leader", json!({"step": "draw_leader", "side": "athens", "operate": false}))
        .play();
    play.moves(&["draw nicias"]);
    assert_eq!(play.state()["leaders"]["nicias"], "athens");
    // PW-3.4.1.
    assert_eq!(play.state()["season"]["nicias"], true);
    assert!(play.legal().iter().all(|mv| mv.starts_with("draw")), "Sparta draws too");
}

#[test]
fn pw_4_1_a_die_and_the_leader_choose_a_strategy() {
    let scene = || {
        turn(2)
            .leader("archidamus", "cup")
            .leader("brasidas", "sparta")
            .at("confidence", json!({"step": "strategy_roll"}))
    };
    // 4 and Brasidas' 2.
    let mut play = scene().play();
    play.moves(&["roll 4"]);
    assert_eq!(play.state()["strategy"], "attack-athenian-ally");
    // PW-4.2: confidence begins anew.
    assert_eq!(play.confidence(), (0, 0));
    // Hostages forbid an attack on Athens.
    let mut play = scene()
        .leader("brasidas", "cup")
        .leader("archidamus", "sparta")
        .set("/history/hostages", json!([true, false]))
        .play();
    let told = play.told(&["roll 1"]);
    assert!(told.contains(&"strategy-barred"), "{told:?}");
    assert_eq!(play.step(), "strategy_roll");
}

#[test]
fn pw_4_1_1_alcibiades_advises_sparta() {
    let mut play = with_turncoat(turn(2)).at("confidence", json!({"step": "strategy_roll"})).play();
    // 1, less 1 for Archidamus, and 1.
    play.moves(&["roll 1"]);
    assert_eq!(play.state()["strategy"], "attack-athens");
    let mut play = with_turncoat(turn(2))
        .leader("archidamus", "cup")
        .leader("agis", "sparta")
        .at("confidence", json!({"step": "strategy_roll"}))
        .play();
    play.moves(&["roll 1"]);
    assert_eq!(play.state()["strategy"], "cause-rebellion");
}

#[test]
fn pw_4_2_confidence_begins_anew() {
    let mut play = turn(2)
        .set("/confidence/sparta", json!(3))
        .at("strategy", json!({"step": "draw_leader", "side": "sparta", "operate": false}))
        .play();
    // Sparta is confident and keeps its strategy: no die is rolled.
    play.moves(&["draw brasidas"]);
    assert_eq!(play.step(), "operations");
    assert_eq!(play.confidence(), (0, 0));
}

/// The first operation of the procedure's side in this turn.
fn system(player: &str) -> Scene {
    let mut scene = Scene::operations(player);
    let operations = if player == "athens" { [1, 0] } else { [0, 1] };
    scene.0["season"]["operations"] = json!(operations);
    let passed = if player == "athens" { [true, false] } else { [false, true] };
    scene.0["season"]["passed"] = json!(passed);
    let other = if player == "athens" { "sparta" } else { "athens" };
    scene.steps(json!([
        {"step": "war", "stage": "stragglers"},
        {"step": "operations", "whose": player},
        {"step": "augury", "side": other},
    ]))
}

#[test]
fn pw_4_1_2_sparta_answers_the_nearest_threat_first() {
    let scene = system("athens").units("athens", "corinth", json!({"hoplites": 1})).units(
        "athens",
        "gythium",
        json!({"hoplites": 1}),
    );
    let mut play = scene.play();
    let told = play.told(&["roll 1"]);
    assert!(told.contains(&"defends"), "{told:?}");
    assert_eq!(play.state()["objectives"]["sparta"], json!(["gythium"]));
    // Corinth or Thebes next.
    let mut play = system("athens").units("athens", "thebes", json!({"hoplites": 1})).play();
    play.moves(&["roll 1"]);
    assert_eq!(play.state()["objectives"]["sparta"], json!(["thebes"]));
    // A fleet that watches Syracuse is answered by a raid into Attica.
    let mut play = system("athens").units("athens", "catana", json!({"naval": 1})).play();
    let told = play.told(&["roll 1"]);
    assert!(told.contains(&"raid"), "{told:?}");
}

#[test]
fn pw_4_1_2_athens_defends_its_list_in_order() {
    let scene = system("sparta").units("sparta", "salamis", json!({"allied-naval": 1})).units(
        "sparta",
        "samos",
        json!({"allied-naval": 1}),
    );
    let mut play = scene.play();
    play.moves(&["roll 1"]);
    assert_eq!(play.state()["objectives"]["athens"], json!(["potidaea", "salamis"]));
    let mut play = system("sparta").units("sparta", "cyzicus", json!({"allied-naval": 1})).play();
    play.moves(&["roll 1"]);
    assert_eq!(play.state()["objectives"]["athens"], json!(["cyzicus", "potidaea"]));
}
