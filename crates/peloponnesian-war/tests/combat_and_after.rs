//! Clauses of chapters 1 and 6 to 9, one by one.

mod common;

use common::{Play, Scene};
use peloponnesian_war::refusal::Reason;
use serde_json::{Value, json};
use table::Event as _;

/// An empty map, the player Athens; both sides pass.
fn field(units: &[(&str, &str, Value)], leaders: &[(&str, &str)]) -> Scene {
    let scene = units.iter().fold(Scene::bare("athens"), |scene, (side, space, list)| {
        scene.units(side, space, list.clone())
    });
    leaders.iter().fold(scene, |scene, (leader, space)| scene.leader(leader, space))
}

fn begin(scene: &Scene) -> Play {
    let mut play = scene.play();
    play.moves(&["pass"]);
    play
}

#[test]
fn pw_1_2_battles_and_sieges_are_worth_points() {
    let scene =
        field(&[("athens", "erineus", json!({"hoplites": 1}))], &[("demosthenes", "erineus")]);
    let mut play = begin(&scene);
    play.moves(&["roll 2"]);
    assert_eq!(play.points(), 10);
    let scene = field(
        &[
            ("athens", "megara", json!({"hoplites": 1})),
            ("sparta", "megara", json!({"allied-hoplites": 4})),
        ],
        &[("cleon", "megara")],
    );
    let mut play = begin(&scene);
    play.moves(&["roll 1", "roll 6"]);
    assert_eq!(play.points(), -15);
}

/// A war about to be judged, with some bellicosity left to each side.
fn judged(turn: u8, athens: u8, sparta: u8, points: i32) -> Play {
    let mut play = Scene::bare("athens")
        .set("/turn", json!(turn))
        .set("/bellicosity", json!({"athens": athens, "sparta": sparta}))
        .set("/points", json!(points))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
        .play();
    play.moves(&["done"]);
    play
}

#[test]
fn pw_1_3_a_decisive_victory_takes_150_points_or_an_early_surrender() {
    let outcome = |play: &Play| play.ending().expect("the war is over");
    let early = judged(3, 10, 0, -100);
    assert_eq!(outcome(&early).reason, "sparta_surrenders");
    assert!(outcome(&early).winner().is_some());
    // 200 / 4 = 50 points more: 150 are not enough.
    let late = judged(4, 10, 0, 100);
    assert_eq!(outcome(&late).scores[0].total, 150);
    assert!(outcome(&late).winner().is_none());
    assert!(outcome(&judged(4, 10, 0, 101)).winner().is_some());
    let last = judged(10, 10, 10, 0);
    assert_eq!(outcome(&last).reason, "last_turn");
}

#[test]
fn pw_1_4_the_archidamian_war_is_short() {
    let short = |scene: Scene| scene.set("/scenario", json!("archidamian"));
    let mut play = short(Scene::bare("athens"))
        .set("/turn", json!(3))
        .set("/points", json!(40))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
        .play();
    play.moves(&["done"]);
    let outcome = play.ending().expect("the third turn is the last");
    assert_eq!((outcome.reason, outcome.winner().is_some()), ("last_turn", true));
    // Back with Athens.
    let mut play = short(Scene::bare("sparta"))
        .set("/turn", json!(3))
        .set("/confidence/sparta", json!(3))
        .at("event", json!({"step": "side_roll"}))
        .play();
    play.moves(&["roll 3"]);
    assert_eq!(play.ending().expect("the war is over").reason, "return");
    // An armistice.
    let mut play = short(Scene::bare("athens"))
        .set("/bellicosity", json!({"athens": 6, "sparta": 6}))
        .at("truce", json!({"step": "truce_roll"}))
        .play();
    play.moves(&["roll 1"]);
    assert_eq!(play.ending().expect("the war is over").reason, "armistice");
}

#[test]
fn pw_6_1_a_fortress_is_besieged_by_an_army_that_is_strong_enough() {
    let scene = |army: u8| {
        field(
            &[
                ("athens", "megara", json!({"hoplites": army})),
                ("sparta", "megara", json!({"allied-hoplites": 1})),
            ],
            &[("cleon", "megara")],
        )
    };
    assert_eq!(begin(&scene(6)).set("besieged"), ["megara"]);
    assert_eq!(begin(&scene(5)).step(), "battle");
    let led = scene(6).leader("brasidas", "megara");
    assert_eq!(begin(&led).step(), "battle");
}

#[test]
fn pw_6_1_nobody_besieges_what_his_side_controls() {
    let scene = |captured: Value| {
        let army = field(
            &[("athens", "heraclea", json!({"hoplites": 3}))],
            &[("demosthenes", "heraclea")],
        );
        army.set("/captured/athens", captured)
    };
    assert_eq!(begin(&scene(json!([]))).set("besieged"), ["heraclea"]);
    let play = begin(&scene(json!(["heraclea"])));
    assert_eq!((play.set("besieged"), play.points()), (Vec::new(), 0));
}

#[test]
fn pw_6_1_1_the_long_walls_hold_while_grain_arrives() {
    let scene = field(
        &[
            ("sparta", "athens", json!({"hoplites": 9})),
            ("athens", "athens", json!({"hoplites": 2})),
        ],
        &[("archidamus", "athens")],
    )
    .leader("pericles", "cup")
    .set("/objectives/sparta", json!(["athens"]));
    let mut play = scene.play();
    let told = play.told(&["pass"]);
    assert!(told.contains(&"siege") && told.contains(&"siege-fed"), "{told:?}");
    // With Byzantium lost, a die is rolled.
    let scene = scene
        .units("sparta", "byzantium", json!({"hoplites": 1}))
        .set("/captured/sparta", json!(["byzantium"]));
    assert_eq!(begin(&scene).step(), "siege");
}

#[test]
fn pw_6_2_capitals_come_first_and_zones_last() {
    let scene = field(
        &[
            ("athens", "sparta", json!({"hoplites": 1})),
            ("athens", "corinth", json!({"hoplites": 1})),
            ("sparta", "corinth", json!({"allied-hoplites": 1})),
            ("athens", "tanagra", json!({"hoplites": 1})),
            ("sparta", "thebes", json!({"allied-cavalry": 1})),
        ],
        &[],
    );
    let mut play = scene.play();
    play.moves(&["pass"]);
    // A leader is drawn: the battle is in Sparta.
    assert_eq!(play.step(), "draw_leader");
    play.moves(&["draw agis", "roll 1", "roll 6"]);
    assert_eq!(play.state()["steps"][1]["space"], "corinth");
    play.moves(&["roll 1", "roll 6"]);
    assert_eq!(play.state()["steps"][1]["space"], "tanagra");
}

#[test]
fn pw_6_2_1_and_6_2_2_ships_and_men_on_land_do_not_fight() {
    let scene = field(
        &[
            ("athens", "ithaca", json!({"naval": 2})),
            ("sparta", "ithaca", json!({"allied-hoplites": 1})),
        ],
        &[("pericles", "ithaca")],
    );
    let mut play = scene.play();
    let told = play.told(&["pass"]);
    assert!(told.contains(&"battle-null"), "{told:?}");
    // PW-6.2.2: neutral ground: the ships go home.
    assert_eq!(play.count("athens", "ithaca", "naval"), 0);
    assert_eq!(play.count("sparta", "ithaca", "allied-hoplites"), 1);
}

/// Two fleets at Aegina.
fn fleets(athens: Value, sparta: Value) -> Play {
    begin(&field(&[("athens", "aegina", athens), ("sparta", "aegina", sparta)], &[]))
}

#[test]
fn pw_6_2_3_and_6_2_3_1_a_battle_at_sea() {
    // 3 and 2 for Athenian ships and 1 for one more ship, against 2: four, but only three ships
    // won, so three are lost.
    let mut play = fleets(json!({"naval": 3}), json!({"allied-naval": 2}));
    play.moves(&["roll 3", "roll 2"]);
    assert_eq!(play.state()["season"]["lost"][1][5], 2);
    assert_eq!(play.confidence(), (1, -1));
    // Stronger by three: no shame in losing.
    let mut play = fleets(json!({"naval": 5}), json!({"allied-naval": 2}));
    play.moves(&["roll 3", "roll 2"]);
    assert_eq!(play.confidence(), (1, 0));
    // PW-6.2.3.1: the victor lands.
    let mut play = fleets(
        json!({"naval": 3, "hoplites": 2}),
        json!({"allied-naval": 1, "allied-hoplites": 1}),
    );
    let told = play.told(&["roll 3", "roll 2"]);
    assert!(told.contains(&"battle-ashore"), "{told:?}");
    assert_eq!((play.confidence(), play.points()), ((0, 0), 0));
}

#[test]
fn pw_6_2_3_2_a_draw_at_sea_costs_one_each() {
    let mut play = fleets(json!({"allied-naval": 2}), json!({"allied-naval": 2}));
    play.moves(&["roll 3", "roll 3"]);
    assert_eq!(play.state()["season"]["lost"], json!([[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1]]));
    let mut play = fleets(json!({"allied-naval": 1}), json!({"allied-naval": 1}));
    play.moves(&["roll 3", "roll 3"]);
    assert_eq!(play.state()["season"]["lost"], json!([[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]));
    assert_eq!(play.points(), 0);
}

/// Two armies at Nemea, without leaders.
fn armies(athens: Value, sparta: Value) -> Play {
    begin(&field(&[("athens", "nemea", athens), ("sparta", "nemea", sparta)], &[]))
}

#[test]
fn pw_6_2_4_and_6_2_4_1_a_battle_on_land() {
    // Sparta adds 2 for its own hoplites: 3 and 1 more hoplite against 3 and 2.
    let mut play = armies(json!({"hoplites": 3}), json!({"hoplites": 2}));
    let told = play.told(&["roll 3", "roll 3"]);
    assert!(told.contains(&"battle-won"), "{told:?}");
    assert_eq!(play.confidence(), (-1, 1));
    // PW-6.2.4.1: two more cavalry save two of three, but not the last.
    let mut play =
        armies(json!({"allied-hoplites": 4}), json!({"allied-hoplites": 2, "allied-cavalry": 2}));
    play.moves(&["roll 5", "roll 3"]);
    // 5 and 2 against 3 and 1: three, less two.
    assert_eq!(play.state()["season"]["lost"][1], json!([0, 0, 0, 1, 0, 0]));
}

#[test]
fn pw_6_2_4_1_the_player_chooses_his_losses() {
    let mut play = armies(
        json!({"allied-hoplites": 1, "cavalry": 1, "hoplites": 1}),
        json!({"allied-hoplites": 5}),
    );
    play.moves(&["roll 1", "roll 1"]);
    assert_eq!(play.step(), "losses");
    assert!(matches!(play.reason("lose naval"), ("PW-6.2.4.1", Reason::NotAmong { .. })));
    assert_eq!(play.reason("lose guard"), ("PW-6.2.4.1", Reason::NoGuard));
    play.moves(&["lose cavalry"]);
    assert_eq!(play.state()["season"]["lost"][0][1], 1);
}

#[test]
fn pw_6_2_4_2_a_draw_on_land_costs_one_each() {
    let mut play = armies(json!({"allied-hoplites": 2}), json!({"allied-hoplites": 2}));
    play.moves(&["roll 3", "roll 3"]);
    assert_eq!(play.state()["season"]["lost"], json!([[0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]]));
    assert_eq!(play.confidence(), (0, 0));
}

#[test]
fn pw_6_3_a_siege_and_its_price() {
    let scene = field(&[("athens", "megara", json!({"hoplites": 2}))], &[("cleon", "megara")]);
    let mut play = begin(&scene);
    play.moves(&["roll 4"]);
    assert_eq!(play.confidence(), (1, -1));
    assert_eq!(play.treasury().0, 4800);
    assert_eq!(play.set("ravaged"), ["megara"]);
    let mut play = begin(&scene);
    play.moves(&["roll 3"]);
    assert_eq!(play.confidence(), (-2, 0));
    // More ships within: it fails without a die.
    let scene = field(
        &[
            ("athens", "megara", json!({"hoplites": 9})),
            ("sparta", "megara", json!({"allied-naval": 1})),
        ],
        &[("cleon", "megara")],
    );
    let mut play = scene.play();
    let told = play.told(&["pass"]);
    assert!(told.contains(&"siege-outsailed"), "{told:?}");
}

#[test]
fn pw_6_3_1_syracuse_is_hard_to_take() {
    let scene = field(&[("athens", "syracuse", json!({"naval": 2}))], &[("cleon", "syracuse")])
        .set("/history/syracuse", json!(true));
    let mut play = begin(&scene);
    let told = play.told(&["roll 5"]);
    assert!(told.contains(&"siege-fails"), "{told:?}");
    let mut play = begin(&scene);
    let told = play.told(&["roll 6"]);
    assert!(told.contains(&"siege-succeeds"), "{told:?}");
}

#[test]
fn pw_6_4_and_6_5_an_army_stays_with_six_or_leaves_one() {
    let scene = field(
        &[("athens", "pylos", json!({"allied-hoplites": 1, "hoplites": 1, "naval": 2}))],
        &[("demosthenes", "pylos")],
    );
    // 5 and Demosthenes' 1.
    let mut play = begin(&scene);
    play.moves(&["roll 5"]);
    play.advance(1, "build");
    assert_eq!(play.count("athens", "pylos", "naval"), 2);
    let mut play = begin(&scene);
    play.moves(&["roll 4"]);
    play.advance(1, "build");
    // A citizen stays; the others go home by the table.
    assert_eq!(play.count("athens", "pylos", "hoplites"), 1);
    assert_eq!(play.count("athens", "pylos", "naval"), 0);
    assert_eq!(play.count("athens", "piraeus", "naval"), 2);
    assert_eq!(play.count("athens", "amphipolis", "allied-hoplites"), 1);
    // PW-6.5: nobody leads on the map any more.
    assert_eq!(play.state()["leaders"]["demosthenes"], "going_home");
}

#[test]
fn pw_6_6_hostages_close_the_capital() {
    let scene = Scene::operations("athens").set("/history/hostages", json!([false, true]));
    let mut play = scene.play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("objective sparta"), ("PW-6.6", Reason::Hostages { .. })));
    assert!(matches!(play.reason("objective caryae"), ("PW-6.6", Reason::Hostages { .. })));
    // They are taken where citizens fall in a lost battle on land.
    let mut play = armies(json!({"allied-hoplites": 6}), json!({"hoplites": 1}));
    play.moves(&["roll 6", "roll 1"]);
    assert_eq!(play.state()["history"]["hostages"], json!([true, false]));
}

#[test]
fn pw_6_7_a_leader_without_an_army_goes_to_the_box() {
    let mut play = begin(&field(
        &[("athens", "pylos", json!({"hoplites": 1}))],
        &[("cleon", "pylos"), ("nicias", "megara")],
    ));
    play.advance(1, "build");
    assert_eq!(play.state()["leaders"]["nicias"], "going_home");
}

#[test]
fn pw_6_8_allied_neutrals_are_served_first() {
    let home = |held: bool| {
        let mut scene = Scene::bare("athens")
            .set("/history/syracuse", json!(true))
            .set("/going_home/sparta", json!({"allied-naval": 3}));
        if held {
            scene = scene.units("athens", "syracuse", json!({"naval": 1}));
        }
        begin(&scene)
    };
    let play = home(false);
    assert_eq!(play.count("sparta", "syracuse", "allied-naval"), 2);
    assert_eq!(play.count("sparta", "corinth", "allied-naval"), 1);
    assert_eq!(home(true).count("sparta", "syracuse", "allied-naval"), 0);
}

#[test]
fn pw_6_9_samos_stands_in_for_chios() {
    let scene = Scene::bare("athens")
        .set("/rebellion", json!(["chios", "corcyra"]))
        .set("/going_home/athens", json!({"allied-naval": 2}));
    let events = scene.play().moves(&["pass"]);
    let home =
        events.iter().find(|event| common::id(event) == "comes-home").expect("they come home");
    assert_eq!(home.tell().targets, ["samos"]);
    // Once Chios is safe, they return.
    let mut play =
        begin(&Scene::bare("athens").units("athens", "samos", json!({"allied-naval": 2})));
    play.advance(1, "build");
    assert_eq!(play.count("athens", "chios", "allied-naval"), 2);
}

#[test]
fn pw_7_1_a_rebellion_in_reach_ends() {
    let scene = |units: &[(&str, &str, Value)]| {
        let mut play = begin(&field(units, &[]).set("/rebellion", json!(["andros"])));
        play.advance(1, "build");
        play.set("rebellion")
    };
    assert_eq!(scene(&[("athens", "andros", json!({"naval": 1}))]), Vec::<String>::new());
    assert_eq!(scene(&[]), ["andros"]);
}

#[test]
fn pw_7_2_a_rebellion_spreads_with_six_or_four_near_the_enemy() {
    let scene = field(&[], &[]).set("/rebellion", json!(["oropus"]));
    let mut play = begin(&scene);
    assert_eq!(play.step(), "spread");
    let told = play.told(&["roll 5"]);
    assert!(told.contains(&"stays-loyal"), "{told:?}");
    let mut play = begin(&scene);
    let told = play.told(&["roll 6"]);
    assert!(told.contains(&"spreads"), "{told:?}");
    // Spartan cavalry at Oropus covers its neighbours.
    let scene = scene.units("sparta", "oropus", json!({"allied-cavalry": 1}));
    let mut play = begin(&scene);
    let told = play.told(&["roll 4"]);
    assert!(told.contains(&"spreads"), "{told:?}");
}

fn helots(goes_on: bool) -> Play {
    let mut scene = Scene::bare("athens").units("sparta", "sparta", json!({"hoplites": 5}));
    for space in ["asine", "corone", "epidaurus-limera", "prasiae", "pylos"] {
        scene = scene.units("athens", space, json!({"hoplites": 1}));
    }
    let held = json!(["asine", "corone", "epidaurus-limera", "prasiae", "pylos"]);
    let scene = scene.set("/captured/athens", held).set("/history/helots", json!(goes_on));
    let mut play = begin(&scene);
    play.advance(1, "build");
    play
}

#[test]
fn pw_7_3_the_helots_rise() {
    let play = helots(false);
    assert_eq!(play.state()["season"]["helot_cost"], 500);
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 3);
    assert_eq!(play.bellicosity().1, 8);
    let play = helots(true);
    assert_eq!(play.state()["season"]["helot_cost"], 1000);
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 5);
}

#[test]
fn pw_7_3_1_it_ends_when_sparta_is_back() {
    let mut play = begin(&Scene::bare("athens").set("/history/helots", json!(true)));
    play.advance(1, "build");
    assert_eq!(play.state()["history"]["helots"], false);
}

/// What both sides collect on an empty map, changed as wanted.
fn revenue(scene: Scene) -> (i64, i64) {
    let before = scene.0["treasury"].clone();
    let mut play = begin(&scene);
    play.advance(1, "build");
    let (athens, sparta) = play.treasury();
    let was = |side: &str| before[side].as_i64().unwrap_or_default();
    (i64::from(athens) - was("athens"), i64::from(sparta) - was("sparta"))
}

#[test]
fn pw_8_1_and_8_1_5_both_collect_and_athens_taxes() {
    // PW-8.1.5: 1000 more for a quiet Attica under the player.
    assert_eq!(revenue(Scene::bare("athens")), (4500, 2500));
    assert_eq!(
        revenue(Scene::bare("sparta").set("/season/passed", json!([true, false]))),
        (3500, 2500)
    );
    let ravaged = Scene::bare("athens").set("/ravaged", json!(["decelea", "pylos"]));
    assert_eq!(revenue(ravaged), (3450, 2450));
    let untaxed = Scene::bare("athens").set("/season/untaxed", json!(true));
    assert_eq!(revenue(untaxed), (3500, 2500));
}

#[test]
fn pw_8_1_1_thebes_and_corinth_are_dear() {
    let scene = Scene::bare("athens")
        .units("athens", "thebes", json!({"hoplites": 1}))
        .set("/captured/athens", json!(["thebes"]));
    assert_eq!(revenue(scene), (4500, 2500 - 250));
}

#[test]
fn pw_8_1_2_sicily_pays() {
    let scene = Scene::bare("athens").set("/history/syracuse", json!(true));
    assert_eq!(revenue(scene), (4500, 3000));
}

#[test]
fn pw_8_1_3_without_grain() {
    let scene = Scene::bare("athens")
        .units("sparta", "byzantium", json!({"hoplites": 1}))
        .set("/captured/sparta", json!(["byzantium"]));
    assert_eq!(revenue(scene), (4500 - 1500 - 50, 2500));
}

#[test]
fn pw_8_1_4_the_road_from_epidamnus() {
    let scene = Scene::bare("athens")
        .units("athens", "epidamnus", json!({"hoplites": 1}))
        .set("/captured/athens", json!(["epidamnus"]));
    assert_eq!(revenue(scene), (5500, 2500));
}

#[test]
fn pw_8_1_6_the_last_thousand_is_kept() {
    let mut play = Scene::operations("athens").set("/treasury/athens", json!(1300)).play();
    play.moves(&["operate", "roll 1", "objective megara", "activate hoplites"]);
    assert_eq!(
        play.reason("activate hoplites"),
        ("PW-8.1.6", Reason::CannotPay { cost: 200, purse: 100 })
    );
    // Unless Decelea is in enemy hands.
    let mut play = Scene::operations("athens")
        .set("/treasury/athens", json!(1300))
        .units("sparta", "decelea", json!({"hoplites": 1}))
        .set("/captured/sparta", json!(["decelea"]))
        .play();
    play.moves(&[
        "operate",
        "roll 1",
        "objective megara",
        "activate hoplites",
        "activate hoplites",
    ]);
    assert_eq!(play.treasury().0, 900);
}

#[test]
fn pw_8_2_three_new_strength_points() {
    let scene = Scene::bare("athens")
        .set("/season/lost", json!([[0, 0, 0, 0, 0, 0], [2, 0, 0, 2, 0, 0]]))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}));
    let mut play = scene.play();
    play.moves(&["build naval", "build hoplites", "build naval"]);
    // Four were lost and three are rebuilt: chance chooses.
    assert_eq!(play.step(), "rebuild");
    assert_eq!(
        play.weights(),
        [("rebuild allied-hoplites".to_owned(), 2), ("rebuild hoplites".to_owned(), 2)]
    );
    play.moves(&["rebuild hoplites"]);
    play.advance(1, "event_roll");
    assert_eq!(play.count("athens", "piraeus", "naval"), 2);
    assert_eq!(play.treasury().0, 4500 - 600);
    // Nowhere to go: no ship is built for a Sparta without ports.
    let mut scene = Scene::bare("sparta").set("/season/passed", json!([true, false]));
    for space in ["corinth", "gythium"] {
        scene = scene.units("athens", space, json!({"hoplites": 1}));
    }
    let mut play = scene
        .set("/captured/athens", json!(["corinth", "gythium"]))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
        .play();
    assert!(matches!(play.reason("build naval"), ("PW-8.2", Reason::NoHome { .. })));
}

#[test]
fn pw_9_1_confidence_and_lost_land_wear_bellicosity() {
    let after = |confidence: i8, ravaged: Value| {
        let mut play = Scene::bare("athens")
            .set("/confidence/athens", json!(confidence))
            .set("/ravaged", ravaged)
            .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
            .play();
        play.moves(&["done"]);
        play.bellicosity().0
    };
    assert_eq!(after(-3, json!([])), 7);
    assert_eq!(after(3, json!([])), 11);
    assert_eq!(after(6, json!([])), 12);
    let ten = json!([
        "abdera",
        "abydos",
        "aegina",
        "amorgos",
        "amphilochia",
        "amphipolis",
        "andros",
        "antandrus",
        "arginusae",
        "astypalaea"
    ]);
    assert_eq!(after(0, ten), 9);
    let shaken = Scene::bare("athens").set("/season/shaken", json!([true, false]));
    let mut play = shaken.at("rebuild", json!({"step": "build", "left": 3, "truce": false})).play();
    play.moves(&["done"]);
    assert_eq!(play.bellicosity().0, 8);
}

#[test]
fn pw_9_2_no_will_or_no_capital_is_surrender() {
    assert_eq!(judged(5, 0, 9, 0).ending().expect("over").reason, "athens_surrenders");
    let mut play = Scene::bare("athens")
        .units("athens", "sparta", json!({"hoplites": 1}))
        .set("/guard", json!("gone"))
        .set("/captured/athens", json!(["sparta"]))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
        .play();
    play.moves(&["done"]);
    assert_eq!(play.ending().expect("over").reason, "sparta_surrenders");
}

#[test]
fn pw_9_3_an_armistice_between_tired_sides() {
    let mut scene = Scene::bare("athens")
        .units("athens", "pylos", json!({"hoplites": 1, "allied-hoplites": 1}))
        .units("athens", "asine", json!({"hoplites": 1}))
        .set("/captured/athens", json!(["asine", "pylos"]))
        .set("/bellicosity", json!({"athens": 6, "sparta": 5}))
        .set("/history/hostages", json!([true, false]));
    scene.0["history"]["war_turns"] = json!(4);
    let scene = scene
        .set("/turn", json!(4))
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}));
    let mut play = scene.play();
    play.moves(&["done"]);
    assert_eq!(play.step(), "truce_roll");
    // 3 is two turns.
    play.moves(&["roll 3"]);
    assert_eq!(play.state()["season"]["truce"], 2);
    assert_eq!(play.state()["history"]["hostages"], json!([false, false]));
    // Citizens leave, allies stay, and an empty space is Spartan again.
    assert_eq!(play.state()["captured"]["athens"], json!(["pylos"]));
    assert_eq!(play.count("athens", "pylos", "hoplites"), 0);
    assert_eq!(play.step(), "event_roll");
    play.advance(1, "build");
    assert_eq!(play.bellicosity(), (6, 6));
    // Revenue of two turns for both.
    assert!(play.treasury().0 >= 4500 + 2 * 3400, "{:?}", play.treasury());
    play.moves(&["build hoplites", "done"]);
    // The procedure's Sparta builds five ships at Gythium.
    assert_eq!(play.count("sparta", "gythium", "naval"), 5);
    assert_eq!(play.state()["turn"], 7);
}

#[test]
fn pw_9_4_a_new_turn_has_clean_fields_and_full_cups() {
    let mut play = Scene::bare("athens")
        .set("/ravaged", json!(["decelea"]))
        .leader("cleon", "going_home")
        .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
        .play();
    play.moves(&["done"]);
    assert_eq!(play.state()["turn"], 2);
    assert_eq!(play.set("ravaged"), Vec::<String>::new());
    assert_eq!(play.state()["leaders"]["cleon"], "cup");
}
