//! Readings of chapter 5: ways, transport, gathering and losses.

mod common;

use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::board::Force;
use peloponnesian_war::ids::{Side, Space};
use peloponnesian_war::refusal::Reason;
use peloponnesian_war::routes::{Passage, reachable};
use serde_json::json;
use table::{Match, Notation, Rules, Setup};

#[test]
fn pw_0_2_no_ship_stands_where_no_line_of_its_own_leads() {
    let fleet = |space: &str| {
        War::load(&Scene::bare("athens").units("athens", space, json!({"naval": 1})).0)
    };
    assert!(fleet("piraeus").is_ok());
    assert!(fleet("thebes").is_err(), "Thebes lies inland");
    // PW-6.4: those who have lost Piraeus lie at Athens.
    assert!(fleet("athens").is_ok());
    let bound = |at: &str| {
        let scene = Scene::bare("athens").units("athens", at, json!({"hoplites": 1}));
        War::load(&scene.muster("pericles", at, "aegina", json!({"naval": 1})).0)
    };
    assert!(bound("piraeus").is_ok());
    assert!(bound("athens").is_err(), "nobody can have activated them");
}

#[test]
fn pw_5_1_1_ships_in_the_capital_wait_for_good() {
    let scene = Scene::bare("athens").units("athens", "athens", json!({"naval": 2, "hoplites": 1}));
    let mut play = scene.play();
    play.moves(&["operate", "roll 1", "objective megara"]);
    assert!(matches!(play.reason("activate naval"), ("PW-5.1.1", Reason::NoPort { .. })));
    assert_eq!(play.legal(), ["activate hoplites"]);
    // Nor does the procedure count them: its 4 ships come from Piraeus.
    let mut scene = Scene::augury("sparta").set("/strategy", json!("attack-spartan-ally"));
    scene.0["units"]["athens"]["athens"]["fresh"]["naval"] = json!(4);
    let mut play = scene.play();
    let told = play.told(&["roll 1", "roll 5", "roll 1"]);
    assert!(told.contains(&"sets-out"), "{told:?}");
}

#[test]
fn pw_5_1_3_the_open_sea_is_offered_where_it_is_as_short() {
    let scene = || {
        Scene::bare("athens").set("/history/syracuse", json!(true)).muster(
            "pericles",
            "ithaca",
            "acragas",
            json!({"naval": 2}),
        )
    };
    let mut play = scene().play();
    play.moves(&["march"]);
    assert_eq!(play.legal(), ["cross", "around"]);
    // Whoever dares it comes to the storm by the only one of three routes that crosses.
    play.moves(&["cross"]);
    assert_eq!(play.step(), "storm");
    play.moves(&["roll 4"]);
    assert_eq!(play.count("athens", "acragas", "naval"), 2);
    let mut play = scene().play();
    play.moves(&["march", "around"]);
    play.travel();
    assert_eq!(play.count("athens", "acragas", "naval"), 2);
}

#[test]
fn pw_5_1_4_without_a_ship_everybody_stays_and_the_leader_goes_home() {
    let scene = Scene::bare("athens").units("sparta", "carystus", json!({"allied-naval": 2}));
    let force = json!({"naval": 1, "hoplites": 1});
    let mut play = scene.muster("pericles", "ceos", "atalante", force).play();
    // The ship is lost at Carystus; combined lines lead on as far as Chalcis.
    play.moves(&["march", "roll 4", "roll 1", "roll 3"]);
    assert_eq!(play.expedition_at(), "eretria");
    let told = play.told(&["roll 1", "roll 1"]);
    assert!(told.contains(&"left-behind"), "{told:?}");
    assert_eq!(play.count("athens", "chalcis", "hoplites"), 1);
    assert_eq!(play.state()["leaders"]["pericles"], "going_home");
}

#[test]
fn pw_5_1_4_after_a_skirmish_the_fleet_may_leave_who_finds_no_ship() {
    let scene = Scene::bare("athens").units("athens", "andros", json!({"hoplites": 1})).units(
        "sparta",
        "tenos",
        json!({"allied-naval": 2}),
    );
    let force = json!({"naval": 2, "hoplites": 2});
    let mut play = scene.muster("pericles", "carystus", "chios", force.clone()).play();
    play.moves(&["assemble andros", "roll 4", "roll 1", "roll 3", "activate hoplites"]);
    assert_eq!(play.step(), "muster");
    play.moves(&["march"]);
    assert_eq!(play.count("athens", "andros", "hoplites"), 2, "one ship, one passenger");
    // Without a skirmish it has to find ships.
    let scene = Scene::bare("athens").units("athens", "andros", json!({"hoplites": 1}));
    let mut play = scene.muster("pericles", "carystus", "chios", force).play();
    play.moves(&["assemble andros"]);
    let told = play.told(&["activate hoplites"]);
    assert!(told.contains(&"abandoned"), "{told:?}");
}

#[test]
fn pw_5_2_1_only_spaces_from_which_the_force_can_be_completed_are_named() {
    // 4 hoplites and 4 ships for Pylos. Panactum and Piraeus are equally near, but once the ships
    // have joined nobody comes to Panactum any more.
    let mut scene = Scene::augury("sparta").set("/strategy", json!("attack-spartan-ally"));
    scene.0["units"] = json!({"sparta": {}, "athens": {
        "athens": {"fresh": {"hoplites": 3}},
        "panactum": {"fresh": {"hoplites": 1}},
        "piraeus": {"fresh": {"naval": 4}},
    }});
    let mut play = scene.play();
    play.moves(&["roll 1", "roll 5", "roll 1"]);
    assert_ne!(play.step(), "system_muster", "{:?}", play.legal());
    play.travel();
    assert_eq!(play.count("athens", "pylos", "hoplites"), 4);
    assert_eq!(play.count("athens", "pylos", "naval"), 4);
}

#[test]
fn pw_5_2_1_after_losses_who_can_still_be_had_is_taken() {
    // Two ships reach Corinth and want three hoplites, but only two wait there.
    let mut scene = Scene::augury("athens").leader("archidamus", "afield");
    scene.0["units"] = json!({
        "sparta": {"corinth": {"fresh": {"allied-hoplites": 2}}},
        "athens": {"sicyon": {"fresh": {"allied-cavalry": 1}}},
    });
    scene.0["expedition"] = json!({
        "leader": "archidamus", "at": "corinth", "units": {"allied-naval": 2},
        "objective": "andros", "target": "corinth", "marching": false, "wanted": [3, 0, 0],
        "route": [], "passage": 7, "intercepted": false, "skirmished": true, "crossing": false,
    });
    let mut play = scene
        .steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": "athens"},
            {"step": "leg", "stage": "travel", "forks": []},
            {"step": "interception", "by": "sicyon"},
        ]))
        .play();
    play.moves(&["roll 1"]);
    assert_eq!(play.count("sparta", "corinth", "allied-hoplites"), 0);
    assert_eq!(play.count("sparta", "andros", "allied-hoplites"), 2);
}

#[test]
fn pw_5_4_nobody_stirs_up_what_he_has_captured_nor_macedonia() {
    let mut play = Scene::operations("athens")
        .units("athens", "pylos", json!({"hoplites": 1}))
        .set("/captured/athens", json!(["pylos"]))
        .play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("incite pylos"), ("PW-5.4", Reason::Captured { .. })));
    let mut play = Scene::operations("sparta").play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("incite macedonia"), ("PW-5.4", Reason::Coalition { .. })));
}

#[test]
fn pw_6_7_a_leader_whose_last_strength_point_falls_in_a_skirmish_goes_at_once() {
    let scene = Scene::bare("athens")
        .units("sparta", "megara", json!({"allied-hoplites": 1}))
        .leader("brasidas", "megara");
    let mut play = scene.muster("pericles", "athens", "megara", json!({"hoplites": 2})).play();
    play.moves(&["march"]);
    play.advance(1, "interception");
    play.moves(&["roll 4", "roll 3", "roll 1"]);
    assert_eq!(play.count("sparta", "megara", "allied-hoplites"), 0);
    assert_eq!(play.state()["leaders"]["brasidas"], "going_home");
}

/// A lost battle on land of a mixed force of Sparta, with the losses by kind.
fn spartan_losses(options: serde_json::Value, player: &str) -> Play {
    let mut scene =
        Scene::bare(player).units("athens", "nemea", json!({"allied-hoplites": 6})).units(
            "sparta",
            "nemea",
            json!({"allied-hoplites": 1, "hoplites": 1, "allied-cavalry": 2}),
        );
    scene.0["options"] = options;
    let mut play = scene.play();
    // 6 and 4 more hoplites against 4 and more cavalry: five, of whom cavalry saves two.
    play.moves(&["pass", "roll 6", "roll 4"]);
    play
}

#[test]
fn pw_6_2_4_1_the_procedure_loses_by_kind_and_allies_first() {
    let play = spartan_losses(json!({}), "athens");
    assert_eq!(play.state()["season"]["lost"][1], json!([1, 0, 0, 1, 1, 0]));
}

#[test]
fn pw_0_9_the_designer_takes_citizens_first() {
    let errata = || json!({"errata": "designer"});
    // The player of Sparta chooses the kind, not the nation.
    let mut play = spartan_losses(errata(), "sparta");
    assert_eq!(play.legal(), ["lose hoplites", "lose allied-cavalry"]);
    assert!(matches!(play.reason("lose allied-hoplites").1, Reason::NotAmong { .. }));
    play.moves(&["lose hoplites"]);
    assert_eq!(play.legal(), ["lose allied-hoplites", "lose allied-cavalry"]);
    // The procedure's Athens loses a citizen in a skirmish.
    let mut scene = Scene::bare("sparta").units(
        "athens",
        "megara",
        json!({"allied-hoplites": 1, "hoplites": 1}),
    );
    scene.0["options"] = errata();
    let scene = scene.leader("archidamus", "sparta");
    let mut play = scene.muster("archidamus", "corinth", "megara", json!({"hoplites": 2})).play();
    play.moves(&["march"]);
    play.advance(1, "interception");
    play.moves(&["roll 4", "roll 1", "roll 3"]);
    assert_eq!(play.state()["season"]["lost"][0], json!([1, 0, 0, 0, 0, 0]));
}

#[test]
fn pw_0_9_the_designer_closes_amphipolis() {
    let space = |id: &str| Space::by_id(id).expect("a space of the map");
    let army = Force { units: [2, 0, 0, 0, 0, 0], guard: false };
    let open = |options: serde_json::Value, objective: &str| {
        let mut scene = Scene::bare("athens");
        scene.0["options"] = options;
        let passage = Passage::with(Side::Sparta, space(objective), &army);
        let play = scene.play();
        let ways = reachable(&play.position().board, &passage, space("olynthus"));
        ways.contains(space(objective))
    };
    let errata = || json!({"errata": "designer"});
    assert!(open(json!({}), "abdera"));
    assert!(!open(errata(), "abdera"), "Amphipolis lies on the way");
    assert!(open(errata(), "amphipolis"), "an objective can be entered");
}

#[test]
fn pw_0_9_the_corrections_are_off_unless_chosen() {
    let mut setup = Setup::standard(War::about());
    let usual = War::start(&setup).expect("a campaign");
    assert!(!usual.board.designer_errata);
    setup.options.insert("errata".to_owned(), "designer".to_owned());
    let game: Match<War> = Match::new(setup).expect("a campaign with corrections");
    assert!(game.position().board.designer_errata);
    let state = War::state(game.position());
    assert_eq!(state["options"], json!({"errata": "designer"}));
    assert!(War::load(&state).is_ok_and(|position| position == *game.position()));
}
