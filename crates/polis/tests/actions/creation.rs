//! Chapters 1 to 4: hoplites, galleys, merchants and projects.

use polis::Polis;
use polis::ids::Good;
use polis::refusal::Reason;
use serde_json::json;
use table::Speech;

use crate::common::Scene;

// 1. Create hoplites

#[test]
fn pol_1_1_only_poleis_of_the_own_league_raise_hoplites() {
    let mut play = Scene::turn("3", "athens").play();
    assert!(matches!(
        play.refused("create_hoplites thebai"),
        ("POL-1.1", Reason::NotYourPolis { .. })
    ));
    assert_eq!(play.clause("create_hoplites sparta"), "POL-1.1");
}

#[test]
fn pol_1_2_metal_and_silver_may_be_mixed() {
    let scene = Scene::bare("3", "athens").good("athens", "metal", 1).good("athens", "silver", 1);
    let mut play = scene.play();
    play.moves(&["create_hoplites athenai", "recruit metal"]);
    assert!(matches!(play.refused("recruit metal"), ("POL-1.2", Reason::CannotPay { .. })));
    play.moves(&["recruit silver"]);
    assert_eq!(play.good("athens", "metal") + play.good("athens", "silver"), 0);
    assert_eq!(play.hoplites("athens", "attika"), 2);
    assert_eq!(play.step(), "turn", "nothing is left to pay with");
    let mut poor = Scene::bare("3", "athens").goods("athens", 0).play();
    assert!(matches!(
        poor.refused("create_hoplites athenai"),
        ("POL-1.2", Reason::CannotPayUnit { .. })
    ));
}

#[test]
fn pol_1_3_the_last_population_stays() {
    let mut play = Scene::turn("4", "athens").play();
    assert!(matches!(
        play.refused("create_hoplites chalkis"),
        ("POL-1.3", Reason::LastCube { .. })
    ));
    play.moves(&["create_hoplites chios", "recruit metal"]);
    assert_eq!(play.population("chios"), 1);
    assert_eq!(play.step(), "turn");
}

#[test]
fn pol_1_4_hoplites_appear_in_the_territory_of_their_polis() {
    let mut play = Scene::bare("3", "athens")
        .hoplites("athens", "ionia", 2)
        .polis("chios", "athens", 3)
        .play();
    play.moves(&["create_hoplites chios", "recruit metal"]);
    assert_eq!(play.hoplites("athens", "ionia"), 3);
    assert_eq!(play.step(), "turn", "Ionia is full in a round of type 3");
}

#[test]
fn pol_1_5_poleis_outside_the_territories_raise_none() {
    let mut play = Scene::turn("3", "athens").polis("abdera", "athens", 3).play();
    assert!(matches!(
        play.refused("create_hoplites abdera"),
        ("POL-1.5", Reason::NoTerritory { .. })
    ));
    assert!(play.can("create_galleys abdera"));
}

// 2. Create galleys

#[test]
fn pol_2_1_only_own_poleis_with_a_port_build_galleys() {
    let mut play = Scene::turn("3", "sparta").play();
    assert!(matches!(play.refused("create_galleys sparta"), ("POL-2.1", Reason::NoPort { .. })));
    assert!(matches!(
        play.refused("create_galleys samos"),
        ("POL-2.1", Reason::NotYourPolis { .. })
    ));
    // A capital is never won, which is worse.
    assert!(matches!(play.refused("create_galleys athenai"), ("POL-2.1", Reason::Capital { .. })));
    let mut play = Scene::turn("3", "sparta").polis("thebai", "sparta", 3).play();
    assert_eq!(play.clause("create_galleys thebai"), "POL-2.1");
}

#[test]
fn pol_2_2_a_galley_costs_wood_or_silver() {
    let mut play =
        Scene::turn("3", "sparta").polis("pylos", "sparta", 3).good("sparta", "wood", 1).play();
    play.moves(&["create_galleys pylos", "build wood ionio_pelagos"]);
    assert_eq!(play.clause("build wood ionio_pelagos"), "POL-2.2");
    play.moves(&["build silver ionio_pelagos"]);
    assert_eq!((play.good("sparta", "wood"), play.good("sparta", "silver")), (0, 3));
    assert_eq!(play.good("sparta", "metal"), 4);
}

#[test]
fn pol_2_3_the_last_population_stays() {
    let mut play = Scene::turn("3", "sparta").play();
    assert!(matches!(
        play.refused("create_galleys gytheion"),
        ("POL-2.3", Reason::LastCube { .. })
    ));
}

#[test]
fn pol_2_4_galleys_appear_in_the_sea_of_the_port() {
    let mut play = Scene::turn("4", "athens").play();
    play.moves(&["create_galleys chios"]);
    assert_eq!(play.legal(), ["build wood noties_sporades"]);
    play.moves(&["build wood noties_sporades"]);
    assert_eq!(play.galleys("athens", "noties_sporades"), 2);
}

#[test]
fn pol_2_5_korinthos_builds_in_both_seas() {
    let scene =
        Scene::turn("4", "athens").polis("korinthos", "athens", 4).galleys("athens", "kyklades", 3);
    let mut play = scene.play();
    play.moves(&["create_galleys korinthos"]);
    assert_eq!(play.clause("build wood myrtoo_pelagos"), "POL-2.5");
    play.moves(&["build wood kyklades"]);
    assert_eq!(play.clause("build wood kyklades"), "POL-2.4");
    play.moves(&["build wood ionio_pelagos", "done"]);
    assert_eq!(play.galleys("athens", "kyklades"), 4);
    assert_eq!(play.galleys("athens", "ionio_pelagos"), 1);
    // One full sea does not close the other.
    let full =
        Scene::turn("4", "athens").polis("korinthos", "athens", 4).galleys("athens", "kyklades", 4);
    assert!(full.play().can("create_galleys korinthos"));
}

// 3. Create merchants

#[test]
fn pol_3_1_merchants_come_from_the_own_trading_poleis() {
    let mut play = Scene::turn("3", "athens").polis("pylos", "athens", 3).play();
    assert!(matches!(
        play.refused("create_merchants pylos"),
        ("POL-3.1", Reason::NotCommercial { .. })
    ));
    assert_eq!(play.clause("create_merchants chios"), "POL-3.1");
    assert!(play.can("create_merchants athenai"));
    let sparta = Scene::turn("3", "sparta").polis("gytheion", "sparta", 2).play();
    assert!(sparta.can("create_merchants pylos") && sparta.can("create_merchants gytheion"));
    assert!(!sparta.can("create_merchants sparta"));
}

#[test]
fn pol_3_2_a_merchant_costs_wood_or_silver() {
    let scene = Scene::turn("3", "athens").good("athens", "wood", 1).good("athens", "silver", 1);
    let mut play = scene.play();
    play.moves(&["create_merchants athenai", "fit wood"]);
    assert_eq!(play.clause("fit wood"), "POL-3.2");
    play.moves(&["fit silver"]);
    assert_eq!(play.number("/players/athens/merchants"), 3);
    assert_eq!(play.good("athens", "wood") + play.good("athens", "silver"), 0);
}

#[test]
fn pol_3_3_the_cube_goes_back_to_the_reserve() {
    let mut play = Scene::turn("3", "athens").play();
    let before = play.position().table.board.reserve(polis::ids::Side::Athens);
    play.moves(&["create_merchants athenai", "fit wood", "done"]);
    assert_eq!(play.population("athenai"), 4);
    assert_eq!(play.position().table.board.reserve(polis::ids::Side::Athens), before + 1);
    let mut last = Scene::turn("3", "sparta").play();
    assert_eq!(last.clause("create_merchants gytheion"), "POL-3.3");
}

#[test]
fn pol_3_4_there_are_eight_ships() {
    let mut play = Scene::turn("3", "athens").merchants("athens", 8).play();
    assert_eq!(play.refused("create_merchants athenai"), ("POL-3.4", Reason::NoShips { ships: 8 }));
    let trading = Scene::turn("3", "athens")
        .merchants("athens", 7)
        .set("/shiploads", json!({"persis_1": "athens"}));
    assert_eq!(trading.play().clause("create_merchants athenai"), "POL-3.4");
}

// 4. Start a project

#[test]
fn pol_4_1_a_shown_project_in_a_polis_that_can_host_it() {
    let mut play = Scene::turn("3", "athens").shown("theatre").goods("athens", 9).play();
    assert!(matches!(
        play.refused("start_project socrates athenai"),
        ("POL-4.1", Reason::NotShown { .. })
    ));
    assert!(matches!(
        play.refused("start_project theatre chios"),
        ("POL-4.1", Reason::NotHosted { .. })
    ));
    assert!(matches!(
        play.refused("start_project theatre thebai"),
        ("POL-4.1", Reason::NotYourPolis { .. })
    ));
    assert!(play.can("start_project theatre athenai"));
}

#[test]
fn pol_4_2_one_project_at_a_time() {
    let scene = Scene::turn("3", "athens").in_progress("socrates", "athenai").shown("theatre");
    let mut play = scene.goods("athens", 9).play();
    assert!(matches!(
        play.refused("start_project theatre athenai"),
        ("POL-4.2", Reason::Busy { .. })
    ));
    let done = Scene::turn("3", "athens").built("socrates", "athenai").shown("theatre");
    assert!(done.goods("athens", 9).play().can("start_project theatre athenai"));
}

#[test]
fn pol_4_3_each_lot_in_its_good_or_wholly_in_silver() {
    // The theatre costs 1 metal, 2 wood and 1 silver.
    let scene = || Scene::turn("3", "athens").shown("theatre").goods("athens", 0);
    let mut choice = scene()
        .good("athens", "metal", 1)
        .good("athens", "wood", 2)
        .good("athens", "silver", 3)
        .play();
    choice.moves(&["start_project theatre athenai"]);
    let (clause, reason) = choice.refused("pay wine");
    assert_eq!((clause, reason), ("POL-4.3", Reason::NotThisLot { lot: Good::Metal, need: 1 }));
    assert_eq!(
        Polis::words().say("en", &Polis::reason(&reason)),
        "This part of the price is 1 metal; it can't be paid with that good."
    );
    choice.moves(&["pay silver"]);
    // One silver is left beside the one that the project costs, so the wood is paid in wood.
    assert_eq!(choice.good("athens", "metal"), 1);
    assert_eq!(choice.good("athens", "wood"), 0);
    assert_eq!(choice.good("athens", "silver"), 1);

    // One wood is no lot: both must be paid in silver, together with the metal.
    let mut part = scene().good("athens", "wood", 1).good("athens", "silver", 4).play();
    part.moves(&["start_project theatre athenai"]);
    assert_eq!((part.good("athens", "wood"), part.good("athens", "silver")), (1, 0));
    let mut poor = scene().good("athens", "wood", 1).good("athens", "silver", 3).play();
    assert!(matches!(
        poor.refused("start_project theatre athenai"),
        ("POL-4.3", Reason::Unaffordable { missing: 1, .. })
    ));
}

#[test]
fn pol_4_3_a_choice_must_leave_enough_for_the_rest() {
    // The temple of Apollo costs 2 metal, 3 wood and 2 silver.
    let scene = Scene::turn("3", "sparta").shown("temple_apollo").goods("sparta", 0);
    let scene =
        scene.good("sparta", "metal", 2).good("sparta", "wood", 3).good("sparta", "silver", 5);
    let mut play = scene.play();
    play.moves(&["start_project temple_apollo sparta", "pay silver"]);
    assert_eq!(play.good("sparta", "wood"), 0, "3 silver left: 2 for the temple, so wood for wood");
    assert_eq!(play.good("sparta", "silver"), 1);
}

#[test]
fn pol_4_4_a_project_goes_with_its_polis() {
    let scene = Scene::bare("4", "sparta")
        .polis("thebai", "athens", 2)
        .in_progress("theatre", "thebai")
        .hoplites("sparta", "boiotia", 3)
        .good("sparta", "wheat", 20)
        .good("athens", "wheat", 20);
    let mut play = scene.play();
    play.moves(&["besiege thebai", "roll 3", "pass", "pass"]);
    while play.state()["round"] == "4" && play.actor() != "chance" {
        let enough = if play.can("done") { "done" } else { "phoros 0" };
        play.moves(&[enough]);
    }
    assert_eq!(play.state()["poleis"]["thebai"]["built"], json!(["theatre"]));
    assert_eq!(play.prestige("sparta"), 3 - 1 + 3 + 2, "siege, and the theatre's prestige");
    let mut play = Scene::turn("3", "athens").shown("phidias").good("athens", "silver", 4).play();
    play.moves(&["start_project phidias athenai"]);
    assert_eq!(play.state()["shown_projects"], json!([]));
}
