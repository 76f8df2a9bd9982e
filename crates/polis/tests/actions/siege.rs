//! Chapter 7: sieges.

use polis::Polis;
use polis::refusal::Reason;
use serde_json::json;
use table::Notation;

use crate::common::{Play, Scene};

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
    assert!(matches!(
        first.play().refused("besiege korinthos"),
        ("POL-7.2", Reason::BeyondCapacity { need: 4, capacity: 3, .. })
    ));
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
    let reserve = |play: &Play, side| play.position().table.board.reserve(side);
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

/// Sparta has passed, and Athens has four hoplites before Thebai and three before Pydna.
fn alone(round: &str) -> Scene {
    let scene = Scene::bare(round, "athens").passed(&["sparta"]).goods("athens", 9);
    let scene = scene.hoplites("athens", "boiotia", 5).hoplites("athens", "makedonia", 3);
    scene.prestige("athens", 9)
}

#[test]
fn pol_0_26_alone_a_polis_is_besieged_once() {
    let mut play = alone("5a").play();
    play.moves(&["besiege thebai"]);
    let besieged = |play: &Play| play.state()["steps"][1]["besieged"].clone();
    assert_eq!(besieged(&play), json!(["thebai"]), "from the moment that it is chosen");
    play.moves(&["pay wine", "roll 1"]);
    assert_eq!(play.hoplites("athens", "boiotia"), 4, "it failed, and there are still enough");
    assert!(!play.can("besiege thebai"));
    assert!(matches!(play.refused("besiege thebai"), ("POL-0.26", Reason::AlreadyBesieged { .. })));
    // Another polis, and another action over and over.
    play.moves(&["besiege pydna", "pay wine", "roll 1"]);
    assert_eq!(besieged(&play), json!(["thebai", "pydna"]));
    assert!(!play.can("besiege pydna"));
    for polis in ["chalkis", "athenai", "chalkis"] {
        play.moves(&[&format!("move_proxenos {polis}"), "pay wine"]);
    }
    assert!(!play.can("besiege thebai"), "nothing in the turn makes it possible again");

    // The position carries it, for everybody.
    let loaded = Polis::load(&play.state()).unwrap();
    assert_eq!(loaded, *play.position());
    assert_eq!(play.view(1)["steps"][1]["besieged"], json!(["thebai", "pydna"]));
}

#[test]
fn pol_0_26_the_next_turn_begins_anew() {
    // Not alone: two turns, two sieges of the same polis, POL-7.7.
    let scene = Scene::bare("5a", "athens").hoplites("athens", "boiotia", 5);
    let mut play = scene.prestige("athens", 9).play();
    play.moves(&["besiege thebai", "roll 1"]);
    assert_eq!(play.clause("besiege thebai"), "POL-0.15");
    // Sparta passes, and what was besieged before that does not count.
    play.moves(&["move_proxenos chalkis", "pass"]);
    assert!(play.can("besiege thebai"));
    play.moves(&["besiege thebai", "pay metal", "roll 1"]);
    assert_eq!(play.clause("besiege thebai"), "POL-0.26");
}

#[test]
fn pol_0_26_what_was_besieged_is_kept_only_alone() {
    let kept = |scene: Scene| {
        let mut scene = scene;
        scene.0["steps"][1]["besieged"] = json!(["thebai"]);
        scene
    };
    assert_eq!(kept(alone("5a")).play().step(), "turn");
    for wrong in [Scene::turn("5a", "athens"), alone("omega")] {
        let faults = kept(wrong).faults();
        assert!(faults[0].contains("only while it plays alone"), "{faults:?}");
    }
    let mut capital = alone("5a");
    capital.0["steps"][1]["besieged"] = json!(["sparta", "abdera"]);
    let faults = capital.faults();
    assert_eq!(faults, ["athens can't have besieged sparta", "athens can't have besieged abdera"]);
}

#[test]
fn pol_0_17_in_the_second_edition_sieges_are_repeated() {
    let mut play = alone("omega").play();
    for _ in 0..2 {
        play.moves(&["besiege thebai", "pay wine", "roll 1"]);
    }
    assert_eq!(play.siege_discs("athens", "thebai"), 2);
    assert!(play.state()["steps"][1].get("besieged").is_none());
}
