//! Every worked example of the two 2012 rulebooks, replayed die by die.

mod common;

use common::Scene;

/// Action 1: Sparta has Pylos with 3 population, 3 metal, room for two in Messenia, and creates 2.
#[test]
fn two_hoplites_from_pylos() {
    let scene = Scene::turn("3", "sparta")
        .polis("pylos", "sparta", 3)
        .hoplites("sparta", "messenia", 1)
        .good("sparta", "metal", 3)
        .good("sparta", "silver", 0);
    let mut play = scene.play();
    play.moves(&["create_hoplites pylos", "recruit metal", "recruit metal"]);
    assert_eq!(play.good("sparta", "metal"), 1);
    assert_eq!(play.population("pylos"), 1);
    assert_eq!(play.hoplites("sparta", "messenia"), 3);
    assert_eq!(play.step(), "turn", "Messenia is full, so the action is over");
}

/// Action 2: in the second round Athens builds the fourth and last galley of the Kyklades.
#[test]
fn the_last_galley_of_chalkis() {
    let scene = Scene::turn("4", "athens")
        .polis("chalkis", "athens", 2)
        .galleys("athens", "kyklades", 3)
        .good("athens", "wood", 1);
    let mut play = scene.play();
    play.moves(&["create_galleys chalkis", "build wood kyklades"]);
    assert_eq!(play.good("athens", "wood"), 0);
    assert_eq!(play.population("chalkis"), 1);
    assert_eq!(play.galleys("athens", "kyklades"), 4);
    assert_eq!(play.step(), "turn", "the sea is full, so the action is over");
    assert_eq!(play.clause("move_galleys kyklades"), "POL-6.4");
}

/// Action 4 and phase 1: Socrates comes to Athenai for 6 silver; 4 prestige now, 2 at the end.
#[test]
fn socrates_in_athenai() {
    let scene = Scene::turn("3", "athens")
        .shown("socrates")
        .shown("temple_zeus")
        .good("athens", "silver", 6)
        .good("athens", "wheat", 20)
        .good("sparta", "wheat", 20);
    let mut play = scene.play();
    let projects: Vec<_> =
        play.legal().into_iter().filter(|mv| mv.starts_with("start_project")).collect();
    assert_eq!(projects, ["start_project socrates athenai"], "the other one is not for Athenai");
    play.moves(&["start_project socrates athenai"]);
    assert_eq!(play.good("athens", "silver"), 0);
    assert_eq!(play.state()["poleis"]["athenai"]["project"], "socrates");
    assert_eq!(play.state()["shown_projects"], serde_json::json!(["temple_zeus"]));
    let before = play.prestige("athens");
    play.moves(&["pass", "pass", "done"]);
    assert_eq!(play.prestige("athens"), before + 4);
    assert_eq!(play.state()["poleis"]["athenai"]["built"], serde_json::json!(["socrates"]));
    assert_eq!(play.position().table.board.posterity(polis::ids::Side::Athens), 2);
}

/// The position of the five-hoplite march of action 5.
fn five_hoplites() -> Scene {
    Scene::bare("5a", "athens")
        .hoplites("athens", "ionia", 1)
        .hoplites("athens", "attika", 2)
        .hoplites("athens", "boiotia", 2)
        .hoplites("sparta", "boiotia", 2)
        .galleys("athens", "noties_sporades", 1)
        .galleys("sparta", "noties_sporades", 1)
        .galleys("athens", "kyklades", 2)
        .galleys("sparta", "kyklades", 1)
}

/// Action 5, the order of the text: A by sea, B through Boiotia, C out of it.
#[test]
fn five_hoplites_march_in_the_right_order() {
    let mut play = five_hoplites().play();
    play.moves(&["move_hoplites thessalia"]);
    play.moves(&["march ionia", "march attika", "march attika", "march boiotia", "march boiotia"]);
    assert_eq!(play.hoplites("athens", "thessalia"), 5);
    assert_eq!(play.hoplites("athens", "boiotia"), 0);
    assert_eq!(play.prestige("athens"), 2, "1 prestige for all of them");
    assert_eq!(play.step(), "turn");
}

/// Action 5, the other order: when one has left Boiotia, Sparta dominates it and blocks the land
/// way of those in Attika; the sea way through the Kyklades is still there.
#[test]
fn five_hoplites_march_in_the_wrong_order() {
    let mut play = five_hoplites().play();
    play.moves(&["move_hoplites thessalia", "march boiotia"]);
    play.moves(&["march attika", "march attika", "march boiotia", "march ionia"]);
    let told = table::any::AnyTable::told(&play.0, 2, None, "en");
    assert_eq!(told[0].text, "A hoplite of Athens crosses the sea from Attika to Thessalia.");
    assert_eq!(play.hoplites("athens", "thessalia"), 5);

    // With Spartan galleys in the Kyklades too, only those in Boiotia can go on.
    let mut blocked = five_hoplites().galleys("sparta", "kyklades", 3).play();
    blocked.moves(&["move_hoplites thessalia", "march boiotia"]);
    assert_eq!(blocked.clause("march attika"), "POL-5.3");
    blocked.moves(&["march boiotia", "march ionia"]);
    assert_eq!(blocked.hoplites("athens", "thessalia"), 3, "Ionia also has the Thrakiko Pelagos");
}

/// Action 7, example 1: Naupaktos falls without a roll; 2 prestige spent, 1 gained.
#[test]
fn siege_of_naupaktos() {
    let scene = Scene::turn("3", "athens").hoplites("sparta", "thessalia", 2).prestige("athens", 3);
    let mut play = scene.play();
    play.moves(&["move_hoplites thessalia", "march attika", "march attika", "march attika"]);
    assert_eq!(play.prestige("athens"), 2);
    play.moves(&["besiege naupaktos"]);
    assert_eq!(play.owner("naupaktos"), "athens");
    assert_eq!(play.population("naupaktos"), 1);
    assert_eq!(play.prestige("athens"), 2);
    assert_eq!(play.actor(), "sparta", "two actions end the turn, and no die was rolled");
}

/// Action 7, example 2: three hoplites fail at Thebai with a 2, then four succeed with a 3.
#[test]
fn two_sieges_of_thebai() {
    let scene = Scene::bare("4", "athens")
        .hoplites("athens", "attika", 4)
        .hoplites("athens", "megaris", 1)
        .prestige("athens", 6);
    let mut play = scene.play();
    play.moves(&["move_hoplites boiotia", "march attika", "march attika", "march attika", "done"]);
    play.moves(&["besiege thebai", "roll 2"]);
    assert_eq!(play.owner("thebai"), "neutral");
    assert_eq!(play.population("thebai"), 3, "a neutral polis loses nothing");
    assert_eq!(play.hoplites("athens", "boiotia"), 2);
    assert_eq!(play.prestige("athens"), 4);
    // Sparta's turn.
    play.moves(&["move_proxenos gytheion", "create_hoplites sparta", "recruit metal", "done"]);
    play.moves(&["move_hoplites boiotia", "march attika", "march megaris"]);
    assert_eq!(play.hoplites("athens", "boiotia"), 4);
    play.moves(&["besiege thebai", "roll 3"]);
    assert_eq!(play.owner("thebai"), "athens");
    assert_eq!(play.population("thebai"), 3);
    assert_eq!(play.prestige("athens"), 4 - 2 + 3);
}

fn spartans_before_thebai(athenians: u8) -> Scene {
    Scene::bare("5a", "sparta")
        .polis("thebai", "athens", 2)
        .hoplites("sparta", "megaris", 4)
        .hoplites("athens", "boiotia", athenians)
        .prestige("sparta", 5)
}

/// Action 7, example 3: four Spartans against two Athenians take Thebai of population 2 with a 4.
#[test]
fn sparta_takes_thebai() {
    let mut play = spartans_before_thebai(2).play();
    play.moves(&["move_hoplites boiotia", "march megaris", "march megaris", "march megaris"]);
    play.moves(&["march megaris", "besiege thebai", "roll 4"]);
    assert_eq!(play.owner("thebai"), "sparta");
    assert_eq!(play.population("thebai"), 2);
    assert_eq!(play.prestige("sparta"), 5 - 2 + 3);
    assert_eq!(play.actor(), "athens", "six units make no battle");
}

/// Action 7, example 3, had the roll failed, twice: Thebai is down to 1, then neutral.
#[test]
fn sparta_fails_at_thebai() {
    let mut play = spartans_before_thebai(2).play();
    play.moves(&["move_hoplites boiotia", "march megaris", "march megaris", "march megaris"]);
    play.moves(&["march megaris", "besiege thebai", "roll 2"]);
    assert_eq!(play.population("thebai"), 1);
    assert_eq!(play.hoplites("sparta", "boiotia"), 3);
    play.moves(&["move_proxenos chalkis", "trade persis_1 wine", "roll 1"]);
    play.moves(&["besiege thebai", "roll 1"]);
    assert_eq!(play.owner("thebai"), "neutral");
    assert_eq!(play.population("thebai"), 3, "the base population again");
    assert_eq!(play.hoplites("sparta", "boiotia"), 2);
}

fn five_in_sikelia() -> Scene {
    Scene::bare("5a", "sparta").polis("gela", "sparta", 3).hoplites("sparta", "sikelia", 5)
}

/// Action 8 A: three hoplites for wine bring 6, two for oil bring 3.
#[test]
fn tribute_of_sikelia_divided() {
    let mut play = five_in_sikelia().good("sparta", "wine", 0).good("sparta", "oil", 0).play();
    play.moves(&["tribute sikelia", "collect wine", "collect wine", "collect wine"]);
    play.moves(&["collect oil", "collect oil"]);
    assert_eq!(play.good("sparta", "wine"), 6);
    assert_eq!(play.good("sparta", "oil"), 3);
    assert_eq!(play.state()["collected"]["sikelia"], "sparta");
    // The territory is closed for the round, which is longer than a turn.
    assert_eq!(play.clause("tribute sikelia"), "POL-8.5");
}

/// Action 8 B: all five for oil bring 15. Wheat has three boxes, so at most 6.
#[test]
fn tribute_of_sikelia_in_oil() {
    let mut play = five_in_sikelia().good("sparta", "oil", 0).play();
    play.moves(&["tribute sikelia"]).moves(&["collect oil"; 5]);
    assert_eq!(play.good("sparta", "oil"), 15);

    let mut wheat = five_in_sikelia().good("sparta", "wheat", 0).play();
    wheat.moves(&["tribute sikelia"]).moves(&["collect wheat"; 3]);
    assert_eq!(wheat.clause("collect wheat"), "POL-8.3");
    wheat.moves(&["done"]);
    assert_eq!(wheat.good("sparta", "wheat"), 6);
}

/// Action 9: the second shipload of Persis for 5 oil; the die shows 2.
#[test]
fn persian_wheat_by_barter() {
    let scene = Scene::bare("4", "athens")
        .galleys("athens", "kyklades", 2)
        .galleys("sparta", "kyklades", 1)
        .galleys("athens", "noties_sporades", 1)
        .galleys("sparta", "noties_sporades", 1)
        .merchants("athens", 2)
        .market("oil", 1)
        .good("athens", "oil", 6)
        .good("athens", "wheat", 4);
    let mut play = scene.play();
    play.moves(&["trade persis_2 oil"]);
    assert_eq!(play.good("athens", "oil"), 1);
    assert_eq!(play.good("athens", "wheat"), 8);
    assert_eq!(play.actor(), "chance");
    play.moves(&["roll 2"]);
    assert_eq!(play.market("oil"), 3);
    assert_eq!(play.state()["shiploads"]["persis_2"], "athens");
    assert_eq!(play.number("/players/athens/merchants"), 1);
}

/// Action 9: the same shipload for 4 silver; two dice, the higher one to the left.
#[test]
fn persian_wheat_for_silver() {
    let scene = Scene::turn("4", "athens").market("oil", 5).good("athens", "silver", 4);
    let mut play = scene.play();
    play.moves(&["trade persis_2 silver"]);
    assert_eq!(play.good("athens", "silver"), 0);
    assert_eq!(play.good("athens", "wheat"), 8);
    play.moves(&["roll 1", "roll 3"]);
    assert_eq!(play.market("oil"), 2);
    assert_eq!(play.good("athens", "oil"), 4, "no oil was given");
}

/// Action 10: Naupaktos to Poteidaia costs 4 by land past four hoplites, 1 by sea past one galley.
#[test]
fn the_proxenos_takes_the_cheaper_way() {
    let scene = || {
        Scene::bare("4", "athens")
            .proxenos("athens", "naupaktos")
            .hoplites("sparta", "thessalia", 2)
            .hoplites("sparta", "makedonia", 2)
            .galleys("sparta", "myrtoo_pelagos", 1)
    };
    let mut by_sea = scene().good("athens", "silver", 4).play();
    by_sea.moves(&["move_proxenos poteidaia"]);
    assert_eq!(by_sea.good("athens", "silver"), 3);
    assert_eq!(by_sea.state()["players"]["athens"]["proxenos"], "poteidaia");

    // Four galleys make the way by land as dear as before: 4 silver.
    let mut by_land =
        scene().galleys("sparta", "ionio_pelagos", 4).good("athens", "silver", 4).play();
    by_land.moves(&["move_proxenos poteidaia"]);
    assert_eq!(by_land.good("athens", "silver"), 0);
    let told = table::any::AnyTable::told(&by_land.0, 0, None, "en");
    assert!(told[0].text.contains("by land for 4 silver"), "{}", told[0].text);
}

/// A battle in which Sparta attacks on land (or Athens at sea) with given cards. The hands are
/// dealt die by die: the attacker's first, then the defender's.
fn battle(region: &str, attack: [&str; 2], defence: [&str; 2]) -> common::Play {
    let land = region == "boiotia";
    let (attacker, defender) = if land { ("sparta", "athens") } else { ("athens", "sparta") };
    let mut scene = Scene::bare("4", "athens").prestige("athens", 5).prestige("sparta", 5);
    for side in [attacker, defender] {
        scene = match land {
            true => scene.hoplites(side, region, 4),
            false => scene.galleys(side, region, 4),
        };
    }
    let mut play = scene.play();
    play.moves(&["pass", "stand", "stand"]);
    // Two filler cards for each hand, none of which the examples use.
    let filler = if land { "peltasts_hold" } else { "triacontor_kyklos" };
    let other = if land { "cavalry_hold" } else { "bireme_kyklos" };
    for (pair, spare) in [(attack, filler), (defence, other)] {
        for card in [pair[0], pair[1], spare] {
            play.moves(&[&format!("deal {card}")]);
        }
        play.moves(&[&format!("deal {spare}")]);
    }
    for card in [attack[0], attack[1], defence[0], defence[1]] {
        play.moves(&[&format!("play {card}")]);
    }
    play
}

/// Battle, example 1: both formations are matched; othismos against advance brings 1.
#[test]
fn battle_of_matched_formations() {
    let play = battle(
        "boiotia",
        ["phalanx_othismos", "archers_shooting"],
        ["phalanx_advance", "archers_shooting"],
    );
    assert_eq!(play.prestige("sparta"), 6);
    assert_eq!(play.prestige("athens"), 5);
    assert_eq!(play.hoplites("athens", "boiotia"), 4);
}

/// Battle, example 2, at sea: kyklos against periplous brings nothing; the salpinx costs the
/// defender a galley and the attacker 1 prestige.
#[test]
fn naval_battle_with_the_salpinx() {
    let play = battle(
        "kyklades",
        ["trireme_kyklos", "salpinx_ambush"],
        ["trireme_periplous", "elite_trireme_diekplous"],
    );
    assert_eq!(play.prestige("athens"), 4);
    assert_eq!(play.prestige("sparta"), 5);
    assert_eq!(play.galleys("sparta", "kyklades"), 3);
    assert_eq!(play.galleys("athens", "kyklades"), 4);
}

/// Battle, example 3: mercenaries match the phalanx but yield 2; cavalry does not match archers:
/// a hoplite and 1 prestige more.
#[test]
fn battle_with_mercenaries() {
    let play = battle(
        "boiotia",
        ["phalanx_othismos", "archers_advance"],
        ["mercenaries_hold", "cavalry_advance"],
    );
    assert_eq!(play.prestige("sparta"), 5 + 2 + 1);
    assert_eq!(play.hoplites("athens", "boiotia"), 3);
}

/// Phases 3 and 4: Sparta grows by at most 3 a round to at most 8, and above 4 brings 1 prestige.
#[test]
fn growth_and_megalopolis_in_sparta() {
    for (population, grows) in [(4, 3), (6, 2), (8, 0)] {
        let scene = Scene::bare("4", "sparta")
            .polis("sparta", "sparta", population)
            .neutral("pylos", 2)
            .neutral("gytheion", 1)
            .good("sparta", "wheat", population + 6)
            .good("athens", "wheat", 8)
            .prestige("sparta", 3)
            .last_pass("athens", "sparta");
        let mut play = scene.play();
        play.moves(&["pass"]);
        for _ in 0..grows {
            play.moves(&["grow sparta"]);
        }
        assert!(!play.can("grow sparta"), "no more than {grows} from {population}");
        assert_eq!(play.population("sparta"), i64::from(population + grows));
        assert_eq!(play.prestige("sparta"), 4, "a megalopolis of {}", population + grows);
    }
}

/// Phase 5 in the Italian rulebook: of 9 wine 5 are left.
#[test]
fn nine_wine_spoil_to_five() {
    let scene = Scene::bare("3", "athens")
        .good("athens", "wine", 9)
        .good("athens", "wheat", 8)
        .good("sparta", "wheat", 7)
        .last_pass("sparta", "athens");
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!(play.good("athens", "wine"), 5);
    assert_eq!(play.good("athens", "oil"), 2);
}

/// The rounds of the second chapter: 3, 4 and 5 units of a side in a region.
#[test]
fn capacity_by_round() {
    for (round, most) in [("3", 3), ("4", 4), ("5a", 5), ("5b", 5)] {
        let full = Scene::bare(round, "athens").hoplites("athens", "attika", most);
        assert_eq!(full.play().clause("create_hoplites athenai"), "POL-1.4");
        let more = Scene::bare(round, "athens").hoplites("athens", "attika", most + 1);
        assert!(more.faults()[0].contains("at most"));
    }
}

/// The shiploads of Persis by round: one in round 3, two in round 4, all in round 5.
#[test]
fn shiploads_by_round() {
    for (round, open) in [("3", 1), ("4", 2), ("5a", 3), ("5b", 3)] {
        let play = Scene::turn(round, "athens").goods("athens", 20).play();
        let shiploads = (1..=3).filter(|n| {
            play.legal().iter().any(|mv| mv.starts_with(&format!("trade persis_{n} ")))
        });
        assert_eq!(shiploads.count(), open, "round {round}");
    }
}
