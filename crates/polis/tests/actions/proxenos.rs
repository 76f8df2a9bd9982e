//! Chapters 10 to 12: the proxenos, ransom and civil war.

use polis::refusal::Reason;

use crate::common::Scene;

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
