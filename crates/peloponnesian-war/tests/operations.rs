//! Clauses of chapter 5, one by one.

mod common;

use common::{Play, Scene};
use peloponnesian_war::event::Event;
use peloponnesian_war::refusal::Reason;
use serde_json::json;
use table::Event as _;

#[test]
fn pw_5_0_operations_alternate_until_both_have_passed() {
    let mut play = Play::campaign();
    play.advance(1, "operations");
    assert_eq!(play.position().board.season.operations, [1, 1]);
    // Sparta is next once Athens has passed, and goes on alone until it passes too.
    play.moves(&["pass"]);
    assert_eq!(play.step(), "augury");
    play.moves(&["roll 6"]);
    assert_eq!(play.position().board.season.passed, [true, true]);
}

#[test]
fn pw_5_1_an_objective_a_leader_and_an_expedition() {
    let mut play = Scene::operations("athens").leader("cleon", "athens").play();
    play.moves(&["operate", "roll 1", "objective megara"]);
    assert_eq!(play.legal(), ["lead pericles", "lead cleon"]);
    assert!(matches!(play.reason("lead phormio").1, Reason::NotThere { .. }));
    play.moves(&["lead cleon"]);
    assert_eq!(play.step(), "muster");
    assert_eq!(play.reason("march"), ("PW-5.1", Reason::NoUnits));
}

#[test]
fn pw_5_1_1_who_comes_to_gather_activates_somebody() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1", "objective megara", "assemble piraeus"]);
    assert!(matches!(play.reason("assemble athens"), ("PW-5.1.1", Reason::ActivateFirst { .. })));
    play.moves(&["activate naval"]);
    assert!(play.legal().contains(&"march".to_owned()));
    // A ship can't go back to Athens, which lies inland.
    assert!(matches!(play.reason("assemble athens"), ("PW-5.1.1", Reason::NoWay { .. })));
    assert!(matches!(play.reason("assemble sparta"), ("PW-5.1.1", Reason::NotAssembly { .. })));
}

#[test]
fn pw_5_1_1_the_narrows_are_open_to_who_controls_them() {
    // Without control of Naupactus a fleet from Zacynthus finds no way into the gulf.
    let scene = Scene::bare("athens").units("sparta", "naupactus", json!({"allied-hoplites": 1}));
    let closed = scene
        .units("athens", "zacynthus", json!({"naval": 1}))
        .set("/captured/sparta", json!(["naupactus"]));
    let fleet = json!({"naval": 2});
    let mut play = closed.muster("pericles", "zacynthus", "erineus", fleet.clone()).play();
    assert_eq!(play.step(), "muster");
    assert!(!play.legal().contains(&"march".to_owned()));
    let open = Scene::bare("athens").units("athens", "naupactus", json!({"naval": 1}));
    play = open.muster("pericles", "zacynthus", "erineus", fleet).play();
    assert!(play.legal().contains(&"march".to_owned()));
}

#[test]
fn pw_5_1_2_the_isthmus_stops_and_carries() {
    // Corinth's hoplites stop whoever enters Cenchreae, without a die for the interception.
    let scene = Scene::bare("athens").units("sparta", "corinth", json!({"allied-hoplites": 2}));
    let mut play =
        scene.muster("pericles", "aegina", "cenchreae", json!({"naval": 1, "hoplites": 1})).play();
    let told = play.told(&["march"]);
    assert!(told.contains(&"isthmus") || play.step() == "leg", "{told:?}");
    play.advance(2, "skirmish");
    assert_eq!(play.step(), "skirmish");
    // Sparta draws its ships across.
    let scene = Scene::bare("sparta").units("sparta", "corinth", json!({"allied-naval": 2}));
    let play = scene.muster("archidamus", "corinth", "aegina", json!({"allied-naval": 1})).play();
    assert!(play.legal().contains(&"march".to_owned()));
}

#[test]
fn pw_5_1_3_the_open_sea_may_sink_everybody() {
    let scene = || {
        let scene = Scene::bare("athens").set("/history/syracuse", json!(true));
        scene.muster("pericles", "cape-taenarum", "syracuse", json!({"naval": 2}))
    };
    let mut play = scene().play();
    play.moves(&["march"]);
    assert_eq!(play.legal(), ["cross", "around"]);
    play.moves(&["cross"]);
    assert_eq!(play.step(), "storm");
    let told = play.told(&["roll 5"]);
    assert!(told.contains(&"storm"), "{told:?}");
    assert_eq!(play.state()["season"]["lost"][0][2], 2);
    let mut play = scene().play();
    play.moves(&["march", "cross", "roll 4"]);
    assert_eq!(play.count("athens", "syracuse", "naval"), 2);
}

#[test]
fn pw_5_1_4_each_ship_carries_one_and_the_rest_stays() {
    let scene = || Scene::bare("athens").units("athens", "aegina", json!({"naval": 1}));
    let two = json!({"naval": 1, "hoplites": 2});
    let play = scene().muster("pericles", "aegina", "andros", two).play();
    assert!(!play.legal().contains(&"march".to_owned()));
    let one = json!({"naval": 1, "hoplites": 1});
    let play = scene().muster("pericles", "aegina", "andros", one).play();
    assert!(play.legal().contains(&"march".to_owned()));
    // A ship lost on the way leaves somebody behind.
    let scene = Scene::bare("athens").units("sparta", "andros", json!({"allied-naval": 2}));
    let force = json!({"naval": 2, "hoplites": 1, "allied-hoplites": 1});
    let mut play = scene.muster("pericles", "carystus", "chios", force).play();
    play.moves(&["march", "roll 4", "roll 1", "roll 3", "lose allied-hoplites"]);
    assert_eq!(play.count("athens", "andros", "allied-hoplites"), 1);
    assert_eq!(play.expedition_at(), "chios");
}

#[test]
fn pw_5_1_5_activation_has_its_price() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1", "objective megara", "activate hoplites"]);
    assert_eq!(play.treasury().0, 4300);
    play.moves(&["assemble piraeus"]);
    play.advance(1, "muster");
    play.moves(&["activate naval"]);
    assert_eq!(play.treasury().0, 3900);
    let mut play = Scene::operations("sparta").play();
    play.moves(&["operate", "roll 1", "objective megara", "activate hoplites"]);
    assert_eq!(play.treasury().1, 3000);
    let mut poor = Scene::operations("sparta")
        .set("/treasury/sparta", json!(100))
        .muster("archidamus", "corinth", "megara", json!({"hoplites": 1}))
        .play();
    assert_eq!(
        poor.reason("activate allied-hoplites"),
        ("PW-5.1.5", Reason::CannotPay { cost: 200, purse: 100 })
    );
}

#[test]
fn pw_5_1_6_a_leader_alone_avoids_the_enemy() {
    // With Decelea in Spartan hands Demosthenes goes by Piraeus: see the example of play. Here
    // an enemy at Piraeus as well closes every way out of Attica but Panactum's.
    let scene = Scene::operations("athens")
        .units("sparta", "piraeus", json!({"allied-naval": 1}))
        .units("sparta", "decelea", json!({"hoplites": 1}))
        .units("sparta", "panactum", json!({"hoplites": 1}));
    let mut play = scene.play();
    play.moves(&["operate", "roll 1", "objective megara"]);
    let assemblies = play.legal().into_iter().filter(|mv| mv.starts_with("assemble")).count();
    assert_eq!(assemblies, 0);
}

/// The procedure's side is asked by the gods.
fn augury(player: &str) -> Scene {
    let mut scene = Scene::operations(player);
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
fn pw_5_2_dice_name_the_objective_of_the_procedure() {
    let mut play = augury("athens").set("/strategy", json!("attack-athenian-ally")).play();
    play.moves(&["roll 1"]);
    // 2 is Ionia, 4 Erythrae: a coastal space, three hoplites and three ships.
    play.moves(&["roll 2"]);
    let events = play.moves(&["roll 4"]);
    let wants = |event: &Event| matches!(event, Event::Wants { hoplites: 3, naval: 3, .. });
    assert!(events.iter().any(wants), "{events:?}");
    // What Sparta controls already is rolled again.
    let mut play = augury("athens")
        .set("/strategy", json!("attack-athenian-ally"))
        .units("sparta", "erythrae", json!({"hoplites": 1}))
        .set("/captured/sparta", json!(["erythrae"]))
        .play();
    let told = play.told(&["roll 1", "roll 2", "roll 4"]);
    assert!(told.contains(&"aims-again"), "{told:?}");
}

#[test]
fn pw_5_2_the_fifth_helot_space_is_an_objective_by_itself() {
    let mut scene = augury("sparta");
    for space in ["asine", "corone", "pylos", "prasiae"] {
        scene = scene.units("athens", space, json!({"hoplites": 1}));
    }
    let captured = json!(["asine", "corone", "prasiae", "pylos"]);
    let mut play = scene.set("/captured/athens", captured).play();
    play.moves(&["roll 1"]);
    let objectives = play.state()["objectives"]["athens"].clone();
    assert_eq!(objectives, json!(["epidaurus-limera", "potidaea"]));
}

#[test]
fn pw_5_2_1_garrisons_are_spared_as_far_as_can_be() {
    let mut play = Play::campaign();
    play.moves(&["roll 5"]);
    // Corinth keeps one hoplite, Sparta its only cavalry: see the example of play.
    assert_eq!(play.count("sparta", "corinth", "allied-hoplites"), 1);
    assert_eq!(play.count("sparta", "sparta", "cavalry"), 1);
    // With the allies of Thebes gone the last of Corinth are taken too, but not the ships.
    let mut play = augury("athens")
        .set("/strategy", json!("attack-athens"))
        .units("sparta", "thebes", json!({"allied-cavalry": 4}))
        .play();
    play.moves(&["roll 1", "roll 5"]);
    play.advance(1, "leg");
    assert_eq!(play.count("sparta", "corinth", "allied-hoplites"), 0);
}

#[test]
fn pw_5_2_2_neutral_argos_lies_on_nobodys_way() {
    let mut play = Play::campaign();
    let events = play.moves(&["roll 5"]);
    let named: Vec<_> = events.iter().flat_map(|event| event.tell().targets).collect();
    assert!(named.contains(&"orchomenus"), "the longer way: {named:?}");
    assert!(!named.contains(&"argos"), "{named:?}");
}

#[test]
fn pw_5_3_1_leaders_in_the_field_weary_the_gods() {
    let scene = |leaders: &[&str]| {
        leaders
            .iter()
            .fold(Scene::operations("athens"), |scene, leader| scene.leader(leader, "going_home"))
    };
    // Pericles and Phormio add one: a 5 fails.
    let mut play = scene(&[]).play();
    let told = play.told(&["operate", "roll 5"]);
    assert!(told.contains(&"augury-bad"), "{told:?}");
    let mut play = scene(&[]).play();
    let told = play.told(&["operate", "roll 4"]);
    assert!(told.contains(&"augury-good"), "{told:?}");
    // Four add two: a 4 fails.
    let mut play = scene(&["cleon", "nicias"]).play();
    let told = play.told(&["operate", "roll 4"]);
    assert!(told.contains(&"augury-bad"), "{told:?}");
    // Who has acted does not act again.
    let mut play = Scene::operations("athens")
        .muster("pericles", "potidaea", "megara", json!({"naval": 1}))
        .play();
    assert!(!play.legal().contains(&"activate naval".to_owned()));
    let (clause, reason) = play.reason("activate naval");
    assert!(matches!(reason, Reason::NotAssembly { .. } | Reason::NothingFresh { .. }), "{clause}");
}

#[test]
fn pw_5_3_2_who_cannot_pay_passes() {
    let mut play = Scene::operations("athens")
        .set("/treasury/athens", json!(1100))
        .steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": "athens"},
            {"step": "augury", "side": "sparta"},
        ]))
        .set("/season/passed", json!([false, false]))
        .play();
    let told = play.told(&["roll 6"]);
    assert!(told.contains(&"passes-poor"), "{told:?}");
    // The player may pass whenever he is asked.
    assert_eq!(Scene::operations("athens").play().legal(), ["operate", "pass"]);
}

#[test]
fn pw_5_4_stirring_up_a_rebellion() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("incite corinth"), ("PW-5.4", Reason::EnemyForce { .. })));
    assert!(matches!(play.reason("incite sparta"), ("PW-5.4", Reason::EnemyForce { .. })));
    assert!(matches!(play.reason("incite gythium"), ("PW-5.4", Reason::Coalition { .. })));
    assert!(matches!(play.reason("incite andros"), ("PW-5.4", Reason::OwnSpace { .. })));
    play.moves(&["incite pylos"]);
    assert_eq!(play.treasury().0, 4400);
    play.moves(&["roll 5"]);
    assert_eq!(play.step(), "operations", "the operation is over, which is no pass");
    play.moves(&["operate", "roll 1", "incite pylos", "roll 6"]);
    assert!(play.set("rebellion").contains(&"pylos".to_owned()));
    assert_eq!(play.step(), "muster");
    // The procedure succeeds with a 4: Sparta stirs up Halicarnassus.
    let mut play = augury("athens").set("/strategy", json!("cause-rebellion")).play();
    play.moves(&["roll 1", "roll 1", "roll 1"]);
    assert_eq!((play.step().as_str(), play.treasury().1), ("revolt", 2900));
    play.moves(&["roll 4"]);
    assert!(play.set("rebellion").contains(&"halicarnassus".to_owned()));
}

#[test]
fn pw_5_5_1_neutrals_are_not_ravaged() {
    let scene = Scene::bare("athens");
    let mut play = scene.muster("pericles", "zacynthus", "ithaca", json!({"naval": 1})).play();
    play.moves(&["march"]);
    play.travel();
    assert_eq!(play.set("ravaged"), Vec::<String>::new());
    assert_eq!(play.count("athens", "ithaca", "naval"), 1);
}

#[test]
fn pw_5_5_2_a_neutral_rebel_belongs_to_the_first_who_enters() {
    let scene = Scene::bare("athens").set("/rebellion", json!(["ithaca"]));
    let mut play = scene.muster("pericles", "zacynthus", "ithaca", json!({"naval": 1})).play();
    play.moves(&["march"]);
    play.travel();
    assert_eq!(play.state()["claimed"]["athens"], json!(["ithaca"]));
}

#[test]
fn pw_5_5_3_and_5_5_3_2_syracuse_wakes_when_athens_threatens_it() {
    let mut play = Scene::operations("athens").play();
    // PW-5.5.3: it brings its forces.
    let told = play.told(&["operate", "roll 1", "objective syracuse"]);
    assert!(told.contains(&"awakens"), "{told:?}");
    for unit in ["allied-hoplites", "allied-cavalry", "allied-naval"] {
        assert_eq!(play.count("sparta", "syracuse", unit), 2);
    }
    let mut play = Scene::operations("sparta").play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("objective syracuse"), ("PW-5.5.3.2", Reason::Asleep { .. })));
}

#[test]
fn pw_5_5_3_1_macedonia_begins_with_athens() {
    let play = Play::campaign();
    assert_eq!(play.state()["history"]["macedonia"], "athens");
    assert_eq!(play.count("athens", "pella", "allied-cavalry"), 1);
}

#[test]
fn pw_5_5_3_3_argos_wakes_when_sparta_threatens_it() {
    let mut play = Scene::operations("sparta").play();
    play.moves(&["operate", "roll 1", "objective argos"]);
    assert_eq!(play.count("athens", "argos", "allied-hoplites"), 4);
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("objective argos"), ("PW-5.5.3.3", Reason::Asleep { .. })));
}

#[test]
fn pw_5_5_3_4_sardis_is_no_objective_before_persia_fights() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1"]);
    assert_eq!(play.reason("objective sardis"), ("PW-5.5.3.4", Reason::PersiaAtPeace));
}

/// An Athenian expedition goes to Megara, which cavalry at Corinth and at Thebes may watch.
fn watched(force: serde_json::Value, corinth: serde_json::Value) -> Play {
    let scene = Scene::bare("athens").units("sparta", "megara", corinth);
    let mut play = scene.muster("pericles", "athens", "megara", force).play();
    play.moves(&["march"]);
    play.advance(1, "interception");
    play
}

#[test]
fn pw_5_6_1_and_5_6_2_a_force_intercepts_with_four() {
    let mut play = watched(json!({"hoplites": 2}), json!({"allied-hoplites": 2}));
    assert_eq!(play.expedition_at(), "megara");
    let told = play.told(&["roll 3"]);
    assert!(told.contains(&"slips-by"), "{told:?}");
    // PW-5.6.2: a 4 is a skirmish.
    let mut play = watched(json!({"hoplites": 2}), json!({"allied-hoplites": 2}));
    play.moves(&["roll 4"]);
    assert_eq!(play.step(), "skirmish");
    // PW-5.6.1: of two forces chance chooses one.
    let scene = Scene::bare("athens").units("sparta", "aegina", json!({"allied-naval": 1})).units(
        "sparta",
        "methana",
        json!({"allied-naval": 1}),
    );
    let mut play = scene.muster("pericles", "piraeus", "aegina", json!({"naval": 3})).play();
    play.moves(&["march"]);
    assert_eq!(play.legal(), ["pick aegina", "pick methana"]);
}

#[test]
fn pw_5_6_3_interception_comes_before_anybody_joins() {
    let scene = Scene::bare("athens")
        .units("sparta", "oeniadae", json!({"allied-naval": 1}))
        .units("athens", "naupactus", json!({"naval": 1}));
    let mut play = scene.muster("pericles", "zacynthus", "erineus", json!({"naval": 1})).play();
    play.moves(&["assemble naupactus"]);
    play.travel();
    while play.expedition_at() != "naupactus" {
        play.moves(&["roll 1"]);
    }
    assert_eq!(play.step(), "interception");
    play.moves(&["roll 1"]);
    assert_eq!(play.legal(), ["activate naval"]);
}

#[test]
fn pw_5_7_1_a_one_costs_a_strength_point() {
    let mut play = watched(json!({"hoplites": 2, "cavalry": 1}), json!({"allied-hoplites": 2}));
    play.moves(&["roll 4", "roll 1", "roll 1"]);
    assert_eq!(play.state()["season"]["lost"], json!([[1, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]]));
}

#[test]
fn pw_5_7_2_eleven_or_eight_with_half_make_a_battle() {
    let mut play = watched(json!({"hoplites": 2}), json!({"allied-hoplites": 2}));
    assert!(play.told(&["roll 4", "roll 5", "roll 6"]).contains(&"skirmish-battle"));
    let mut play = watched(json!({"hoplites": 4}), json!({"allied-hoplites": 4}));
    assert!(play.told(&["roll 4", "roll 2", "roll 2"]).contains(&"skirmish-battle"));
    let mut play = watched(json!({"hoplites": 5}), json!({"allied-hoplites": 4}));
    assert!(!play.told(&["roll 4", "roll 2", "roll 2"]).contains(&"skirmish-battle"));
}

#[test]
fn pw_5_8_the_march_to_the_objective_ravages() {
    let scene = Scene::bare("athens");
    let mut play = scene.muster("pericles", "piraeus", "hermione", json!({"naval": 1})).play();
    play.moves(&["march"]);
    play.travel();
    let ravaged = play.set("ravaged");
    assert!(ravaged.contains(&"methana".to_owned()) && ravaged.contains(&"hermione".to_owned()));
    assert!(!ravaged.contains(&"aegina".to_owned()));
}

#[test]
fn pw_5_9_who_was_beaten_is_home_before_the_combat_phase() {
    let scene = Scene::bare("athens")
        .units("athens", "thebes", json!({"hoplites": 4}))
        .units("sparta", "thebes", json!({"allied-hoplites": 4}))
        .leader("cleon", "thebes");
    let mut play = scene.set("/going_home/sparta", json!({"hoplites": 2})).play();
    play.moves(&["pass"]);
    assert_eq!(play.step(), "battle");
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 2);
}
