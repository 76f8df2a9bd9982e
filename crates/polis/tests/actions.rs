//! Chapters 1 to 12 of the rules: the actions.

mod common;

use common::Scene;
use polis::refusal::Reason;
use serde_json::json;

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
        play.refused("create_galleys athenai"),
        ("POL-2.1", Reason::NotYourPolis { .. })
    ));
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
    choice.moves(&["start_project theatre athenai", "pay silver"]);
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

// 5. Move hoplites

#[test]
fn pol_5_1_the_march_costs_one_prestige_and_has_one_destination() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["move_hoplites megaris", "march attika", "march attika", "done"]);
    assert_eq!(play.prestige("athens"), 2);
    assert_eq!(play.hoplites("athens", "megaris"), 2);
}

#[test]
fn pol_5_2_ways_are_looked_at_afresh_for_each_hoplite() {
    // Only the hoplite in Boiotia keeps Boiotia open for the one in Attika.
    let scene = Scene::bare("5a", "athens")
        .hoplites("athens", "attika", 1)
        .hoplites("athens", "boiotia", 1)
        .hoplites("sparta", "boiotia", 1)
        .galleys("sparta", "kyklades", 1);
    let mut play = scene.play();
    play.moves(&["move_hoplites thessalia"]);
    assert!(play.can("march attika"));
    play.moves(&["march boiotia"]);
    assert_eq!(play.step(), "turn", "the way is shut, and nobody else can come");
    assert_eq!(play.hoplites("athens", "thessalia"), 1);
    let mut none = Scene::bare("5a", "athens").hoplites("athens", "attika", 1).play();
    none.moves(&["move_hoplites megaris"]);
    assert!(matches!(none.refused("march boiotia"), ("POL-5.2", Reason::NoUnits { .. })));
}

#[test]
fn pol_5_3_dominated_territories_are_entered_and_left_but_not_crossed() {
    let scene = || {
        let scene = Scene::bare("5a", "athens").galleys("sparta", "kyklades", 1);
        scene.hoplites("athens", "attika", 1).hoplites("sparta", "boiotia", 2)
    };
    assert!(scene().play().can("move_hoplites boiotia"), "the destination may be dominated");
    assert!(!scene().play().can("move_hoplites thessalia"));
    assert!(matches!(
        scene().play().refused("move_hoplites thessalia"),
        ("POL-5.7", Reason::NobodyCanCome { .. })
    ));
    let start = scene().hoplites("sparta", "attika", 3);
    assert!(start.play().can("move_hoplites megaris"), "and so may the start");
}

#[test]
fn pol_5_4_by_sea_every_sea_used_must_be_open() {
    // Ionia has no land way: Noties Sporades is the sea of departure.
    let ionia = |sparta| {
        Scene::bare("3", "athens").hoplites("athens", "ionia", 1).galleys(
            "sparta",
            "noties_sporades",
            sparta,
        )
    };
    assert!(ionia(0).play().can("move_hoplites attika"), "no galleys of one's own are needed");
    assert!(!ionia(1).play().can("move_hoplites attika"), "the sea of departure counts");
    let landing = Scene::bare("3", "athens").hoplites("athens", "ionia", 1).galleys(
        "sparta",
        "ionio_pelagos",
        1,
    );
    assert!(!landing.play().can("move_hoplites sikelia"), "and so does the sea of arrival");
    let through = Scene::bare("3", "athens").hoplites("athens", "ionia", 1);
    let through = through.galleys("sparta", "kyklades", 1).galleys("sparta", "thrakiko_pelagos", 1);
    assert!(!through.play().can("move_hoplites attika"), "and so does every sea between");
}

#[test]
fn pol_5_4_a_crossing_takes_no_step_by_land() {
    // From Ionia to Arcadia: Myrtoo is shut, and landing in Attika to walk on is not allowed.
    let scene = Scene::bare("3", "athens").hoplites("athens", "ionia", 1).galleys(
        "sparta",
        "myrtoo_pelagos",
        1,
    );
    assert!(!scene.play().can("move_hoplites arcadia"));
}

#[test]
fn pol_5_5_the_owner_of_korinthos_crosses_the_isthmus() {
    let scene = || {
        let scene = Scene::bare("3", "athens").hoplites("athens", "ionia", 1);
        scene.galleys("sparta", "myrtoo_pelagos", 1)
    };
    assert!(!scene().play().can("move_hoplites sikelia"));
    assert!(scene().polis("korinthos", "athens", 4).play().can("move_hoplites sikelia"));
    assert!(!scene().polis("korinthos", "sparta", 4).play().can("move_hoplites sikelia"));
}

#[test]
fn pol_5_6_full_territories_can_be_crossed() {
    let scene =
        Scene::bare("3", "athens").hoplites("athens", "attika", 1).hoplites("athens", "boiotia", 3);
    let mut play = scene.galleys("sparta", "kyklades", 1).play();
    play.moves(&["move_hoplites thessalia", "march attika", "done"]);
    assert_eq!(play.hoplites("athens", "thessalia"), 1);
    let mut full = Scene::bare("3", "athens")
        .hoplites("athens", "attika", 3)
        .hoplites("athens", "boiotia", 1)
        .play();
    assert!(matches!(full.refused("move_hoplites attika"), ("POL-5.6", Reason::RegionFull { .. })));
}

#[test]
fn pol_5_7_at_least_one_hoplite_changes_its_territory() {
    let mut play = Scene::bare("3", "athens").hoplites("athens", "attika", 2).play();
    assert!(matches!(
        play.refused("move_hoplites attika"),
        ("POL-5.7", Reason::NobodyCanCome { .. })
    ));
    play.moves(&["move_hoplites megaris"]);
    assert!(matches!(play.refused("march megaris"), ("POL-5.7", Reason::SameRegion { .. })));
    assert_eq!(play.clause("done"), "POL-5.7");
}

// 6. Move galleys

#[test]
fn pol_6_1_the_voyage_costs_one_prestige() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["move_galleys thrakiko_pelagos", "sail kyklades", "sail noties_sporades", "done"]);
    assert_eq!(play.prestige("athens"), 2);
    assert_eq!(play.galleys("athens", "thrakiko_pelagos"), 2);
}

#[test]
fn pol_6_2_dominated_seas_are_entered_and_left_but_not_crossed() {
    let scene = |sparta| {
        let scene = Scene::bare("5a", "athens").galleys("athens", "ionio_pelagos", 1);
        scene.galleys("sparta", "myrtoo_pelagos", sparta).galleys("sparta", "ionio_pelagos", 2)
    };
    assert!(scene(0).play().can("move_galleys kyklades"), "the start may be dominated");
    assert!(scene(2).play().can("move_galleys myrtoo_pelagos"), "and so may the destination");
    let mut play = scene(2).play();
    assert!(matches!(
        play.refused("move_galleys kyklades"),
        ("POL-6.4", Reason::NobodyCanCome { .. })
    ));
    let mut two = scene(2).galleys("athens", "thrakiko_pelagos", 1).play();
    two.moves(&["move_galleys kyklades"]);
    assert!(matches!(two.refused("sail ionio_pelagos"), ("POL-6.2", Reason::NoWay { .. })));
    assert!(matches!(two.refused("sail noties_sporades"), ("POL-6.2", Reason::NoUnits { .. })));
}

#[test]
fn pol_6_3_the_owner_of_korinthos_crosses_the_isthmus() {
    let scene = || {
        let scene = Scene::bare("5a", "athens").galleys("athens", "ionio_pelagos", 1);
        scene.galleys("sparta", "myrtoo_pelagos", 1)
    };
    assert!(!scene().play().can("move_galleys kyklades"));
    assert!(scene().polis("korinthos", "athens", 4).play().can("move_galleys kyklades"));
}

#[test]
fn pol_6_4_room_at_the_destination_and_one_galley_at_least() {
    let scene = Scene::bare("3", "athens").galleys("athens", "kyklades", 3).galleys(
        "athens",
        "myrtoo_pelagos",
        1,
    );
    let mut play = scene.play();
    assert!(matches!(
        play.refused("move_galleys kyklades"),
        ("POL-6.4", Reason::RegionFull { .. })
    ));
    play.moves(&["move_galleys noties_sporades"]);
    assert_eq!(play.refused("done"), ("POL-6.4", Reason::NothingDone));
    assert!(matches!(play.refused("sail noties_sporades"), ("POL-6.4", Reason::SameRegion { .. })));
    play.moves(&["sail kyklades", "sail kyklades", "sail kyklades"]);
    assert_eq!(play.step(), "turn", "the sea is full");
}

// 7. Besiege

#[test]
fn pol_7_1_a_siege_costs_one_prestige_and_spares_the_own_poleis() {
    let mut play = Scene::turn("3", "athens").play();
    assert!(matches!(play.refused("besiege chalkis"), ("POL-7.1", Reason::OwnPolis { .. })));
    let mut play = Scene::bare("3", "athens").hoplites("athens", "thessalia", 1).play();
    play.moves(&["besiege naupaktos"]);
    assert_eq!(play.prestige("athens"), 3, "1 spent, 1 gained");
}

#[test]
fn pol_7_2_hoplites_must_equal_the_fortification_whatever_the_population() {
    let scene = |hoplites| {
        let scene = Scene::bare("5a", "sparta").polis("thebai", "athens", 1);
        scene.hoplites("sparta", "boiotia", hoplites)
    };
    assert!(matches!(
        scene(2).play().refused("besiege thebai"),
        ("POL-7.2", Reason::TooFewHoplites { need: 3, have: 2, .. })
    ));
    assert!(scene(3).play().can("besiege thebai"));
    // Korinthos and Syrakousai, fortification 4, are safe in the first round.
    let first = Scene::bare("3", "athens").hoplites("athens", "megaris", 3);
    assert_eq!(first.play().clause("besiege korinthos"), "POL-7.2");
}

#[test]
fn pol_7_3_the_besieger_must_outnumber_the_enemy() {
    let scene = |spartans| {
        let scene = Scene::bare("5a", "athens").hoplites("athens", "boiotia", 3);
        scene.hoplites("sparta", "boiotia", spartans)
    };
    assert!(matches!(
        scene(3).play().refused("besiege thebai"),
        ("POL-7.3", Reason::NotInControl { own: 3, enemy: 3, .. })
    ));
    assert!(scene(2).play().can("besiege thebai"));
}

#[test]
fn pol_7_4_capitals_and_the_outer_poleis_are_safe() {
    let scene = Scene::bare("5a", "athens").hoplites("athens", "lakedaimon", 5);
    let mut play = scene.play();
    assert!(matches!(play.refused("besiege sparta"), ("POL-7.4", Reason::Capital { .. })));
    assert!(matches!(
        play.refused("besiege abdera"),
        ("POL-7.4", Reason::OutsideTerritories { .. })
    ));
    assert!(play.can("besiege gytheion"));
}

#[test]
fn pol_7_5_fortification_one_needs_no_roll() {
    let mut play = Scene::bare("5a", "athens").hoplites("athens", "lakedaimon", 1).play();
    play.moves(&["besiege gytheion"]);
    assert_eq!(play.owner("gytheion"), "athens");
    assert_eq!(play.actor(), "athens", "no die in between");
}

#[test]
fn pol_7_6_the_roll_must_reach_the_fortification() {
    for face in 1..=4 {
        let mut play = Scene::bare("5a", "athens").hoplites("athens", "makedonia", 2).play();
        play.moves(&["besiege pydna"]);
        assert_eq!(play.legal(), ["roll 1", "roll 2", "roll 3", "roll 4"]);
        assert_eq!(play.clause("roll 5"), "POL-7.6");
        play.moves(&[&format!("roll {face}")]);
        let owner = if face >= 2 { "athens" } else { "neutral" };
        assert_eq!(play.owner("pydna"), owner, "a {face} against 2");
    }
}

#[test]
fn pol_7_7_a_failed_siege_costs_a_hoplite_and_population() {
    let scene = |population| {
        let scene = Scene::bare("5a", "sparta").polis("thebai", "athens", population);
        scene.hoplites("sparta", "boiotia", 3).hoplites("sparta", "attika", 1)
    };
    let mut play = scene(2).play();
    play.moves(&["besiege thebai", "roll 1"]);
    assert_eq!(play.population("thebai"), 1);
    assert_eq!(play.owner("thebai"), "athens");
    assert_eq!(play.hoplites("sparta", "boiotia"), 2, "the loss is taken at the siege");
    assert_eq!(play.hoplites("sparta", "attika"), 1);
    let mut last = scene(1).play();
    last.moves(&["besiege thebai", "roll 2"]);
    assert_eq!(last.owner("thebai"), "neutral");
}

#[test]
fn pol_7_8_the_polis_comes_with_its_population_and_prestige() {
    let scene =
        Scene::bare("5a", "sparta").polis("thebai", "athens", 5).hoplites("sparta", "boiotia", 3);
    let mut play = scene.play();
    let reserve = |play: &common::Play, side| play.position().table.board.reserve(side);
    let athens = reserve(&play, polis::ids::Side::Athens);
    play.moves(&["besiege thebai", "roll 3"]);
    assert_eq!(play.population("thebai"), 5, "the population it has");
    assert_eq!(
        play.prestige("sparta"),
        3 - 1 + 3,
        "prestige of the fortification, not of the population"
    );
    assert_eq!(reserve(&play, polis::ids::Side::Athens), athens + 5, "its old cubes go home");
    let mut neutral = Scene::bare("5a", "sparta").hoplites("sparta", "boiotia", 3).play();
    neutral.moves(&["besiege thebai", "roll 4"]);
    assert_eq!(neutral.population("thebai"), 3, "a neutral one with its base");
}

#[test]
fn pol_7_9_an_enemy_proxenos_is_caught() {
    let scene = || {
        Scene::bare("5a", "sparta").hoplites("sparta", "boiotia", 3).polis("thebai", "athens", 3)
    };
    let mut play = scene().proxenos("athens", "thebai").play();
    play.moves(&["besiege thebai", "roll 3"]);
    assert!(play.state()["players"]["athens"]["proxenos"].is_null());
    let mut held = scene().proxenos("athens", "thebai").play();
    held.moves(&["besiege thebai", "roll 2"]);
    assert_eq!(held.state()["players"]["athens"]["proxenos"], "thebai", "only by success");
    let mut own = scene().proxenos("sparta", "thebai").play();
    own.moves(&["besiege thebai", "roll 3"]);
    assert_eq!(own.state()["players"]["sparta"]["proxenos"], "thebai", "not one's own");
}

#[test]
fn pol_7_10_the_cubes_must_be_there_beforehand() {
    let mut scene = Scene::bare("5a", "athens").hoplites("athens", "boiotia", 4);
    for (polis, population) in [
        ("athenai", 10),
        ("samos", 6),
        ("korinthos", 6),
        ("argos", 5),
        ("gela", 4),
        ("chalkis", 1),
        ("chios", 1),
    ] {
        scene = scene.polis(polis, "athens", population);
    }
    // 33 on cards and 4 on the map: one cube is left, Thebai needs three.
    let mut play = scene.play();
    assert_eq!(play.refused("besiege thebai"), ("POL-7.10", Reason::NoCubes { need: 3, have: 1 }));
}

// 8. Tribute

#[test]
fn pol_8_1_tribute_costs_prestige_except_at_home() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute attika", "collect oil", "done"]);
    assert_eq!(play.prestige("athens"), 3);
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute ionia", "collect wine", "done"]);
    assert_eq!(play.prestige("athens"), 2);
    let abroad = Scene::bare("3", "athens")
        .hoplites("athens", "lakedaimon", 1)
        .polis("gytheion", "athens", 1);
    let mut play = abroad.play();
    play.moves(&["tribute lakedaimon", "collect oil"]);
    assert_eq!(play.prestige("athens"), 2, "the rival's home is not one's own");
}

#[test]
fn pol_8_2_a_polis_and_hoplites_are_needed() {
    let mut play = Scene::bare("3", "athens").hoplites("athens", "boiotia", 1).play();
    assert!(matches!(play.refused("tribute boiotia"), ("POL-8.2", Reason::NoPolisThere { .. })));
    assert!(matches!(play.refused("tribute attika"), ("POL-8.2", Reason::NoUnits { .. })));
    let achaia = Scene::bare("3", "athens").hoplites("athens", "achaia", 1);
    assert!(achaia.play().can("tribute achaia"), "Achaia has no poleis");
    let outnumbered =
        Scene::turn("3", "athens").hoplites("athens", "ionia", 1).hoplites("sparta", "ionia", 3);
    assert!(outnumbered.play().can("tribute ionia"), "domination does not matter");
}

#[test]
fn pol_8_3_rows_bring_one_three_six_ten_fifteen() {
    for (hoplites, yields) in [(1_u8, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        let scene =
            Scene::bare("5a", "sparta").polis("gela", "sparta", 3).good("sparta", "wine", 0);
        let mut play = scene.hoplites("sparta", "sikelia", hoplites).play();
        play.moves(&["tribute sikelia"]);
        for _ in 0..hoplites {
            play.moves(&["collect wine"]);
        }
        assert_eq!(play.good("sparta", "wine"), yields);
        assert_eq!(play.hoplites("sparta", "sikelia"), i64::from(hoplites), "they stay");
    }
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute attika"]);
    assert!(matches!(play.refused("collect metal"), ("POL-8.3", Reason::NoBox { .. })));
}

#[test]
fn pol_8_4_fewer_hoplites_than_possible_may_be_placed() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute attika"]);
    assert_eq!(play.refused("done"), ("POL-8.4", Reason::NothingDone));
    play.moves(&["collect oil", "done"]);
    assert_eq!(play.good("athens", "oil"), 5);
}

#[test]
fn pol_8_5_a_territory_gives_once_a_round() {
    let scene =
        Scene::turn("3", "athens").hoplites("sparta", "attika", 1).polis("chalkis", "sparta", 1);
    let mut play = scene.play();
    play.moves(&["tribute attika", "collect oil", "done", "pass"]);
    assert!(matches!(play.refused("tribute attika"), ("POL-8.5", Reason::Collected { .. })));
}

// 9. Trade

#[test]
fn pol_9_1_one_merchant_to_one_free_shipload() {
    let mut none = Scene::turn("3", "athens").merchants("athens", 0).play();
    assert_eq!(none.refused("trade persis_1 wine"), ("POL-9.1", Reason::NoMerchant));
    let taken = Scene::turn("3", "athens").set("/shiploads", json!({"persis_1": "sparta"}));
    assert!(matches!(
        taken.play().refused("trade persis_1 wine"),
        ("POL-9.1", Reason::ShiploadTaken { .. })
    ));
}

#[test]
fn pol_9_2_the_round_opens_the_shiploads() {
    let mut play = Scene::turn("3", "athens").goods("athens", 20).play();
    assert!(matches!(
        play.refused("trade persis_2 oil"),
        ("POL-9.2", Reason::ShiploadLater { value: 4, round: 3 })
    ));
    assert!(Scene::turn("4", "athens").goods("athens", 20).play().can("trade persis_2 oil"));
}

#[test]
fn pol_9_3_enemy_galleys_block_the_route() {
    let scene = |sparta| Scene::turn("3", "athens").galleys("sparta", "noties_sporades", sparta);
    assert!(scene(1).play().can("trade persis_1 wine"), "level galleys block nothing");
    assert!(matches!(
        scene(2).play().refused("trade persis_1 wine"),
        ("POL-9.3", Reason::NoRoute { .. })
    ));
    assert!(scene(2).play().can("trade thraki_1 metal"), "another market has another route");
}

#[test]
fn pol_9_4_the_ports_and_their_seas() {
    let athens = Scene::bare("3", "athens").galleys("sparta", "kyklades", 1);
    assert!(
        !athens.play().legal().iter().any(|mv| mv.starts_with("trade")),
        "Athens can't leave port"
    );
    let west = Scene::bare("3", "sparta").galleys("athens", "myrtoo_pelagos", 1);
    assert!(west.play().can("trade illyria_1 wood"), "Sparta leaves by the other sea");
    let east = Scene::bare("3", "sparta").galleys("athens", "ionio_pelagos", 1);
    let east = east.play();
    assert!(east.can("trade aigyptos_1 oil") && !east.can("trade illyria_1 wood"));
}

#[test]
fn pol_9_5_sparta_needs_pylos_or_gytheion() {
    let scene = || Scene::turn("3", "sparta").neutral("pylos", 2).polis("epidamnos", "sparta", 1);
    assert!(scene().play().can("trade illyria_1 wood"));
    let mut play = scene().neutral("gytheion", 1).play();
    assert_eq!(play.refused("trade illyria_1 wood"), ("POL-9.5", Reason::NoTradingPolis));
}

#[test]
fn pol_9_6_merchants_of_the_owner_of_korinthos_cross_the_isthmus() {
    let scene = || Scene::bare("3", "athens").galleys("sparta", "myrtoo_pelagos", 1);
    assert!(!scene().play().can("trade illyria_1 wood"));
    assert!(scene().polis("korinthos", "athens", 4).play().can("trade illyria_1 wood"));
}

#[test]
fn pol_9_7_land_routes_need_no_seas() {
    let scene = || Scene::bare("3", "athens").galleys("sparta", "kyklades", 1);
    let abdera = scene().polis("abdera", "athens", 1).play();
    assert!(abdera.can("trade thraki_1 metal") && !abdera.can("trade illyria_1 wood"));
    let epidamnos = scene().polis("epidamnos", "athens", 1).play();
    assert!(epidamnos.can("trade illyria_1 wood") && !epidamnos.can("trade thraki_1 metal"));
}

#[test]
fn pol_9_8_the_price_stands_in_row_and_column() {
    let price = |round, shipload: &str, good: &str, column| {
        let scene = Scene::turn(round, "athens").goods("athens", 20).market(good, column);
        let mut play = scene.play();
        play.moves(&[&format!("trade {shipload} {good}")]);
        20 - play.good("athens", good)
    };
    assert_eq!(price("3", "persis_1", "wine", 0), 3);
    assert_eq!(price("3", "persis_1", "wine", 7), 5);
    assert_eq!(price("4", "persis_2", "oil", 5), 6);
    assert_eq!(price("5a", "persis_3", "wine", 10), 13);
    let mut play = Scene::turn("3", "athens").good("athens", "wine", 3).market("wine", 1).play();
    assert!(matches!(
        play.refused("trade persis_1 wine"),
        ("POL-9.8", Reason::CannotPay { need: 4, have: 3, .. })
    ));
    assert!(matches!(play.refused("trade persis_1 oil"), ("POL-9.8", Reason::NotDemanded { .. })));
}

#[test]
fn pol_9_9_a_barter_lowers_the_value_by_one_die() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["trade persis_1 wine"]);
    assert_eq!(play.clause("roll 0"), "POL-9.9");
    play.moves(&["roll 4"]);
    assert_eq!(play.market("wine"), 4);
    assert_eq!(play.market("oil"), 0);
    assert_eq!(play.actor(), "athens");
}

#[test]
fn pol_9_10_silver_buys_wheat_at_par_but_never_silver() {
    let mut play = Scene::turn("5a", "athens").goods("athens", 10).market("wine", 10).play();
    assert_eq!(play.refused("trade persis_3 silver"), ("POL-9.10", Reason::SilverForSilver));
    play.moves(&["trade euxeinos_pontos_1 silver"]);
    assert_eq!((play.good("athens", "silver"), play.good("athens", "wheat")), (5, 15));
}

#[test]
fn pol_9_11_a_purchase_raises_the_value_by_the_higher_of_two_dice() {
    for (first, second) in [("roll 4", "roll 2"), ("roll 2", "roll 4")] {
        let mut play =
            Scene::turn("3", "athens").market("wine", 9).good("athens", "silver", 3).play();
        play.moves(&["trade persis_1 silver", first]);
        assert_eq!(play.actor(), "chance", "two dice");
        play.moves(&[second]);
        assert_eq!(play.market("wine"), 5);
    }
}

#[test]
fn pol_9_12_markers_stop_at_the_ends_and_dice_are_rolled_all_the_same() {
    let mut play = Scene::turn("3", "athens").market("wine", 9).goods("athens", 20).play();
    play.moves(&["trade persis_1 wine", "roll 4"]);
    assert_eq!(play.market("wine"), 10);
    let mut play = Scene::turn("3", "athens").goods("athens", 20).play();
    play.moves(&["trade persis_1 silver", "roll 3", "roll 1"]);
    assert_eq!(play.market("wine"), 0);
}

#[test]
fn pol_9_13_the_merchant_stays_on_its_shipload() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["trade persis_1 wine", "roll 1"]);
    assert_eq!(play.state()["shiploads"], json!({"persis_1": "athens"}));
    assert_eq!(play.number("/players/athens/merchants"), 0);
    play.moves(&["pass"]);
    assert!(matches!(
        play.refused("trade persis_1 wine"),
        ("POL-9.1", Reason::ShiploadTaken { .. })
    ));
}

// 10 and 11. The proxenos

#[test]
fn pol_10_1_the_proxenos_goes_from_polis_to_polis() {
    let mut play = Scene::turn("3", "athens").play();
    assert!(matches!(
        play.refused("move_proxenos athenai"),
        ("POL-10.1", Reason::ProxenosAlready { .. })
    ));
    play.moves(&["move_proxenos chalkis"]);
    assert_eq!(play.state()["players"]["athens"]["proxenos"], "chalkis");
    assert_eq!(play.good("athens", "silver"), 0, "no enemies, no bribes");
}

#[test]
fn pol_10_2_by_land_a_territory_by_sea_a_port() {
    // Thebai has no port, Abdera no territory: no way between them.
    let mut play = Scene::bare("3", "athens").proxenos("athens", "thebai").play();
    assert!(matches!(play.refused("move_proxenos abdera"), ("POL-10.2", Reason::NoJourney { .. })));
    assert!(play.can("move_proxenos athenai"));
    let island = Scene::bare("3", "athens").proxenos("athens", "chios").play();
    assert!(!island.can("move_proxenos thebai"), "Ionia has no land way, Thebai no port");
    assert!(island.can("move_proxenos samos") && island.can("move_proxenos epidamnos"));
}

#[test]
fn pol_10_3_every_enemy_unit_on_the_way_is_bribed_once() {
    // Within one territory its hoplites are bribed once, not twice.
    let scene = Scene::bare("5a", "athens")
        .hoplites("sparta", "attika", 2)
        .galleys("sparta", "kyklades", 5);
    let mut play = scene.good("athens", "silver", 3).play();
    play.moves(&["move_proxenos chalkis"]);
    assert_eq!(play.good("athens", "silver"), 1);
    assert_eq!(play.good("sparta", "silver"), 4, "nobody receives it");
    let far = Scene::bare("5a", "athens")
        .hoplites("sparta", "attika", 1)
        .hoplites("sparta", "boiotia", 3);
    let mut play = far.good("athens", "silver", 3).play();
    assert!(matches!(
        play.refused("move_proxenos thebai"),
        ("POL-10.3", Reason::Bribes { cost: 4, have: 3, .. })
    ));
}

#[test]
fn pol_10_4_domination_does_not_stop_him() {
    let scene = Scene::bare("5a", "athens")
        .hoplites("sparta", "boiotia", 3)
        .galleys("sparta", "kyklades", 3);
    let mut play = scene.galleys("sparta", "ionio_pelagos", 5).good("athens", "silver", 3).play();
    play.moves(&["move_proxenos naupaktos"]);
    assert_eq!(play.good("athens", "silver"), 0, "through Boiotia, past three hoplites");
}

#[test]
fn pol_10_5_the_cheapest_way_is_taken() {
    // From Athenai to Argos: by Megaris (3) or by the Kyklades (0) and Myrtoo (1).
    let scene = Scene::bare("5a", "athens").hoplites("sparta", "megaris", 3).galleys(
        "sparta",
        "myrtoo_pelagos",
        1,
    );
    let mut play = scene.good("athens", "silver", 5).play();
    play.moves(&["move_proxenos argos"]);
    assert_eq!(play.good("athens", "silver"), 4);
    // A way round is taken if it costs less: Noties Sporades and back costs more than nothing.
    let round = Scene::bare("5a", "athens").galleys("sparta", "kyklades", 0);
    let mut play = round
        .proxenos("athens", "chios")
        .galleys("sparta", "kyklades", 4)
        .good("athens", "silver", 1)
        .play();
    play.moves(&["move_proxenos abdera"]);
    assert_eq!(play.good("athens", "silver"), 1, "by the Thrakiko Pelagos, not the Kyklades");
}

#[test]
fn pol_10_6_one_polis_holds_one_proxenos() {
    let mut play = Scene::turn("3", "athens").proxenos("sparta", "argos").play();
    assert!(matches!(
        play.refused("move_proxenos argos"),
        ("POL-10.6", Reason::OtherProxenos { .. })
    ));
    let both = Scene::turn("3", "athens").proxenos("sparta", "argos").proxenos("athens", "argos");
    assert!(both.faults()[0].contains("share"));
}

#[test]
fn pol_10_7_a_hostage_neither_moves_nor_plots() {
    let mut play = Scene::turn("3", "athens").hostage("athens").goods("athens", 9).play();
    assert_eq!(play.refused("move_proxenos argos"), ("POL-10.7", Reason::ProxenosCaptured));
    assert_eq!(play.refused("civil_war argos"), ("POL-10.7", Reason::ProxenosCaptured));
}

#[test]
fn pol_10_8_he_crosses_the_isthmus_for_the_owner_of_korinthos() {
    let scene = || {
        let scene = Scene::bare("5a", "athens").galleys("sparta", "myrtoo_pelagos", 2);
        scene.proxenos("athens", "chios").good("athens", "silver", 2)
    };
    let mut round = scene().play();
    round.moves(&["move_proxenos epidamnos"]);
    assert_eq!(round.good("athens", "silver"), 0, "through Myrtoo");
    let mut across = scene().polis("korinthos", "athens", 4).play();
    across.moves(&["move_proxenos epidamnos"]);
    assert_eq!(across.good("athens", "silver"), 2);
}

#[test]
fn pol_11_1_the_ransom_is_two_silver_for_the_captor() {
    let mut free = Scene::turn("3", "athens").goods("athens", 9).play();
    assert_eq!(free.refused("ransom_proxenos"), ("POL-11.1", Reason::ProxenosFree));
    let mut poor = Scene::turn("3", "athens").hostage("athens").good("athens", "silver", 1).play();
    assert!(matches!(
        poor.refused("ransom_proxenos"),
        ("POL-11.1", Reason::CannotPay { need: 2, .. })
    ));
    let mut play = Scene::turn("3", "athens").hostage("athens").good("athens", "silver", 3).play();
    play.moves(&["ransom_proxenos"]);
    assert_eq!((play.good("athens", "silver"), play.good("sparta", "silver")), (1, 6));
}

#[test]
fn pol_11_2_he_stands_in_the_capital_again_whoever_is_there() {
    let scene = Scene::turn("3", "athens").hostage("athens").proxenos("sparta", "athenai");
    let mut play = scene.good("athens", "silver", 2).play();
    play.moves(&["ransom_proxenos"]);
    assert_eq!(play.state()["players"]["athens"]["proxenos"], "athenai");
    assert_eq!(play.state()["players"]["sparta"]["proxenos"], "athenai");
}

// 12. Civil war

#[test]
fn pol_12_1_where_the_proxenos_stands_but_in_no_capital() {
    let mut play = Scene::turn("3", "athens").goods("athens", 20).play();
    assert!(matches!(
        play.refused("civil_war argos"),
        ("POL-12.1", Reason::ProxenosElsewhere { .. })
    ));
    assert!(matches!(play.refused("civil_war athenai"), ("POL-12.1", Reason::OwnPolis { .. })));
    let mut capital = Scene::turn("3", "athens").goods("athens", 20).proxenos("sparta", "argos");
    capital = capital.proxenos("athens", "sparta");
    assert!(matches!(
        capital.play().refused("civil_war sparta"),
        ("POL-12.1", Reason::Capital { .. })
    ));
}

#[test]
fn pol_12_2_two_silver_a_base_population_three_a_cube_of_the_enemy() {
    let neutral = |silver| {
        Scene::turn("3", "athens").proxenos("athens", "argos").good("athens", "silver", silver)
    };
    assert!(matches!(
        neutral(5).play().refused("civil_war argos"),
        ("POL-12.2", Reason::CivilWarCost { cost: 6, have: 5, .. })
    ));
    let mut play = neutral(7).play();
    play.moves(&["civil_war argos"]);
    assert_eq!(play.good("athens", "silver"), 1);
    let mut enemy = neutral(7).polis("argos", "sparta", 2).play();
    enemy.moves(&["civil_war argos"]);
    assert_eq!(enemy.good("athens", "silver"), 1, "three for each of its two cubes");
    assert_eq!(enemy.good("sparta", "silver"), 4, "and nobody receives it");
}

#[test]
fn pol_12_3_the_polis_changes_sides_with_all_it_has() {
    let scene = Scene::turn("3", "athens").proxenos("athens", "argos").good("athens", "silver", 20);
    let mut play = scene.polis("argos", "sparta", 4).in_progress("games_nemean", "argos").play();
    play.moves(&["civil_war argos"]);
    assert_eq!(play.owner("argos"), "athens");
    assert_eq!(play.population("argos"), 4);
    assert_eq!(play.prestige("athens"), 3 + 4);
    assert_eq!(play.state()["poleis"]["argos"]["project"], "games_nemean");
}

#[test]
fn pol_12_4_the_cubes_must_be_there() {
    let mut scene =
        Scene::bare("5a", "athens").proxenos("athens", "argos").good("athens", "silver", 20);
    for (polis, population) in [
        ("athenai", 10),
        ("samos", 6),
        ("korinthos", 6),
        ("thebai", 5),
        ("gela", 5),
        ("chalkis", 2),
        ("chios", 3),
    ] {
        scene = scene.polis(polis, "athens", population);
    }
    let mut play = scene.play();
    assert_eq!(play.refused("civil_war argos"), ("POL-12.4", Reason::NoCubes { need: 3, have: 1 }));
}
