//! Every worked example of the Polish rulebook of the second edition, replayed die by die.

mod common;

use common::{Play, Scene};
use polis::ids::Side;
use serde_json::json;

/// Player boards at the start: four of everything, but 3 prestige, and no wheat for Sparta and no
/// silver for Athens.
#[test]
fn boards_at_the_start() {
    let state = Play::of("2020", "campaign").state();
    assert_eq!(
        state["players"]["sparta"]["goods"],
        json!({"metal": 4, "wood": 4, "wine": 4, "silver": 4, "wheat": 0})
    );
    assert_eq!(
        state["players"]["athens"]["goods"],
        json!({"metal": 4, "wood": 4, "wine": 4, "silver": 0, "wheat": 4})
    );
    assert_eq!(
        [&state["players"]["sparta"]["prestige"], &state["players"]["athens"]["prestige"]],
        [3, 3]
    );
    assert_eq!(state["galleys"]["sparta"], json!({"ionio_pelagos": 1, "myrtoo_pelagos": 2}));
}

/// Action 1: in Epsilon, with two hoplites in Messenia, Pylos of population 3 raises two more.
#[test]
fn two_hoplites_from_pylos() {
    let scene = Scene::turn("epsilon", "sparta")
        .polis("pylos", "sparta", 3)
        .hoplites("sparta", "messenia", 2);
    let mut play = scene.play();
    play.moves(&["create_hoplites pylos", "recruit metal", "recruit metal"]);
    assert_eq!(play.good("sparta", "metal"), 2);
    assert_eq!(play.population("pylos"), 1);
    assert_eq!(play.hoplites("sparta", "messenia"), 4);
    assert_eq!(play.step(), "turn", "Messenia holds 4 in Epsilon, so the action is over");
}

/// The stacking limit: 3, 4 and 5 units of a side, and no battle can be had in Alpha.
#[test]
fn stacking_by_round() {
    for (round, most) in [("alpha", 3), ("epsilon", 4), ("omega", 5)] {
        let full = Scene::bare(round, "athens").hoplites("athens", "attika", most);
        assert_eq!(full.play().clause("create_hoplites athenai"), "POL-1.4");
        let more = Scene::bare(round, "athens").galleys("athens", "kyklades", most + 1);
        assert!(more.faults()[0].contains("at most"));
        let both = Scene::bare(round, "athens")
            .hoplites("athens", "attika", most)
            .hoplites("sparta", "attika", most);
        let mut play = both.play();
        play.moves(&["pass"]);
        assert_eq!(play.step() == "battle", round != "alpha", "{round}");
    }
}

/// Action 2: in Epsilon Chalkis of population 2 builds the fourth galley of the Kyklades.
#[test]
fn a_galley_of_chalkis() {
    let scene = Scene::turn("epsilon", "athens")
        .polis("chalkis", "athens", 2)
        .galleys("athens", "kyklades", 3);
    let mut play = scene.play();
    play.moves(&["create_galleys chalkis", "build wood kyklades"]);
    assert_eq!(play.good("athens", "wood"), 3);
    assert_eq!(play.population("chalkis"), 1);
    assert_eq!(play.galleys("athens", "kyklades"), 4);
    assert_eq!(play.step(), "turn");
}

/// Action 4 and step 1: of three projects only Myron is for Athenai. He costs 2 wood and 3 silver,
/// and brings 2 prestige as the round ends and 3 at the end of the game.
#[test]
fn myron_in_athenai() {
    let scene = Scene::turn("alpha", "athens")
        .shown("myron")
        .shown("temple_zeus")
        .shown("games_nemea")
        .good("athens", "silver", 3)
        .good("athens", "wheat", 20)
        .good("sparta", "wheat", 20);
    let mut play = scene.play();
    let projects: Vec<_> =
        play.legal().into_iter().filter(|mv| mv.starts_with("start_project")).collect();
    assert_eq!(projects, ["start_project myron athenai"]);
    play.moves(&["start_project myron athenai"]);
    assert_eq!((play.good("athens", "wood"), play.good("athens", "silver")), (2, 0));
    assert_eq!(play.state()["poleis"]["athenai"]["project"], "myron");
    assert_eq!(play.state()["shown_projects"], json!(["temple_zeus", "games_nemea"]));
    let before = play.prestige("athens");
    play.moves(&["pass", "pass", "done"]);
    assert_eq!(play.prestige("athens"), before + 2);
    assert_eq!(play.state()["poleis"]["athenai"]["built"], json!(["myron"]));
    assert_eq!(play.position().table.board.posterity(Side::Athens), 3);
}

/// Action 5: from Makedonia across Thrakiko and Kyklades to Attika, but not on to Arcadia by land:
/// that takes another action.
#[test]
fn no_march_after_a_voyage() {
    let scene = Scene::bare("alpha", "athens")
        .hoplites("athens", "makedonia", 1)
        .hoplites("sparta", "thessalia", 1)
        .hoplites("sparta", "akarnania", 1)
        .galleys("sparta", "myrtoo_pelagos", 1)
        .galleys("sparta", "ionio_pelagos", 1);
    let mut play = scene.play();
    assert_eq!(play.clause("move_hoplites arcadia"), "POL-5.7");
    play.moves(&["move_hoplites attika", "march makedonia"]);
    let told = table::any::AnyTable::told(&play.0, 0, None, "en");
    let last = told.iter().map(|told| told.text.as_str()).find(|text| text.contains("crosses"));
    assert_eq!(last, Some("A hoplite of Athens crosses the sea from Makedonia to Attika."));
    let mut next = Scene::bare("alpha", "athens").hoplites("athens", "attika", 1).play();
    next.moves(&["move_hoplites arcadia", "march attika"]);
    assert_eq!(next.hoplites("athens", "arcadia"), 1);
}

/// Action 5: in Omega five hoplites in Thessalia stop a march of their own side from Megaris
/// through Boiotia and Thessalia to Makedonia. Galleys at sea stop no hoplite by their number.
#[test]
fn a_full_territory_can_not_be_crossed() {
    let scene = |thessalia| {
        Scene::bare("omega", "sparta")
            .hoplites("sparta", "megaris", 1)
            .hoplites("sparta", "thessalia", thessalia)
            .hoplites("athens", "akarnania", 1)
            .galleys("athens", "kyklades", 1)
            .galleys("athens", "ionio_pelagos", 1)
            .galleys("athens", "thrakiko_pelagos", 1)
    };
    let mut four = scene(4).play();
    four.moves(&["move_hoplites makedonia", "march megaris"]);
    assert_eq!(four.hoplites("sparta", "makedonia"), 1);
    let mut five = scene(5).play();
    five.moves(&["move_hoplites makedonia"]);
    assert_eq!(five.clause("march megaris"), "POL-5.8");
    five.moves(&["march thessalia"]);
    // Now there is room in Thessalia.
    five.moves(&["march megaris"]);
    assert_eq!(five.hoplites("sparta", "makedonia"), 2);

    let by_sea = Scene::bare("omega", "sparta")
        .hoplites("sparta", "megaris", 1)
        .galleys("sparta", "kyklades", 5)
        .galleys("sparta", "thrakiko_pelagos", 5)
        .hoplites("athens", "boiotia", 1);
    let mut play = by_sea.play();
    play.moves(&["move_hoplites makedonia", "march megaris"]);
    assert_eq!(play.hoplites("sparta", "makedonia"), 1);
}

fn five_hoplites() -> Scene {
    Scene::bare("omega", "athens")
        .hoplites("athens", "ionia", 1)
        .hoplites("athens", "attika", 2)
        .hoplites("athens", "boiotia", 2)
        .hoplites("sparta", "boiotia", 2)
        .galleys("athens", "kyklades", 1)
}

/// Action 5: one hoplite from Ionia by sea, two from Attika through Boiotia, two out of Boiotia;
/// in the other order those of Attika need the sea.
#[test]
fn five_hoplites_to_thessalia() {
    let mut play = five_hoplites().play();
    play.moves(&["move_hoplites thessalia", "march ionia", "march attika", "march attika"]);
    play.moves(&["march boiotia", "march boiotia"]);
    assert_eq!(play.hoplites("athens", "thessalia"), 5);
    assert_eq!(play.prestige("athens"), 2);

    let mut other = five_hoplites().play();
    other.moves(&["move_hoplites thessalia", "march boiotia", "march attika"]);
    let told = table::any::AnyTable::told(&other.0, 2, None, "en");
    assert_eq!(told[0].text, "A hoplite of Athens crosses the sea from Attika to Thessalia.");
    let mut blocked = five_hoplites().galleys("sparta", "kyklades", 2).play();
    blocked.moves(&["move_hoplites thessalia", "march boiotia"]);
    assert_eq!(blocked.clause("march attika"), "POL-5.3");
}

/// Action 7: Korinthos and Syrakousai can't be besieged in Alpha, capitals and Epidamnos never.
#[test]
fn walls_too_high_for_alpha() {
    let scene = Scene::bare("alpha", "athens")
        .hoplites("athens", "megaris", 3)
        .hoplites("athens", "sikelia", 3)
        .hoplites("athens", "lakedaimon", 3);
    let mut play = scene.play();
    assert_eq!(play.clause("besiege korinthos"), "POL-7.2");
    assert_eq!(play.clause("besiege syrakousai"), "POL-7.2");
    assert_eq!(play.clause("besiege sparta"), "POL-7.4");
    assert_eq!(play.clause("besiege epidamnos"), "POL-7.4");
    assert!(play.can("besiege gela"));
}

/// Action 7, example 1: Naupaktos falls to three hoplites against two without a die.
#[test]
fn siege_of_naupaktos() {
    let mut play = Scene::turn("alpha", "athens").hoplites("sparta", "thessalia", 2).play();
    play.moves(&["move_hoplites thessalia", "march attika", "march attika", "march attika"]);
    play.moves(&["besiege naupaktos"]);
    assert_eq!(play.owner("naupaktos"), "athens");
    assert_eq!(play.prestige("athens"), 3 - 2 + 1);
    assert_eq!(play.actor(), "sparta", "no die was rolled");
}

/// Action 7, example 2: three hoplites fail at Thebai with a 2 and leave a disc; two more come,
/// and the same roll succeeds with the disc.
#[test]
fn two_sieges_of_thebai() {
    let scene = Scene::bare("epsilon", "athens")
        .hoplites("athens", "attika", 4)
        .hoplites("athens", "megaris", 1)
        .prestige("athens", 6);
    let mut play = scene.play();
    play.moves(&["move_hoplites boiotia", "march attika", "march attika", "march attika", "done"]);
    play.moves(&["besiege thebai", "roll 2"]);
    assert_eq!(play.owner("thebai"), "neutral");
    assert_eq!(play.population("thebai"), 3);
    assert_eq!(play.hoplites("athens", "boiotia"), 2);
    assert_eq!(play.siege_discs("athens", "thebai"), 1);
    assert_eq!(play.prestige("athens"), 4);
    play.moves(&["move_proxenos gytheion", "create_hoplites sparta", "recruit metal", "done"]);
    play.moves(&["move_hoplites boiotia", "march attika", "march megaris"]);
    play.moves(&["besiege thebai", "roll 2"]);
    assert_eq!(play.owner("thebai"), "athens");
    assert_eq!(play.siege_discs("athens", "thebai"), 0, "the disc comes back");
    assert_eq!(play.prestige("athens"), 4 - 2 + 3);
}

fn spartans_before_thebai() -> Play {
    let scene = Scene::bare("omega", "sparta")
        .polis("thebai", "athens", 2)
        .in_progress("koilon", "thebai")
        .hoplites("sparta", "megaris", 4)
        .hoplites("athens", "boiotia", 2)
        .prestige("sparta", 5);
    let mut play = scene.play();
    play.moves(&["move_hoplites boiotia"]).moves(&["march megaris"; 4]);
    play.moves(&["besiege thebai"]);
    play
}

/// Action 7, example 3: four Spartans take Thebai, population and projects and all, with a 4.
#[test]
fn sparta_takes_thebai() {
    let mut play = spartans_before_thebai();
    play.moves(&["roll 4"]);
    assert_eq!(play.owner("thebai"), "sparta");
    assert_eq!(play.population("thebai"), 2);
    assert_eq!(play.state()["poleis"]["thebai"]["project"], "koilon");
    assert_eq!(play.prestige("sparta"), 5 - 2 + 3);
}

/// Action 7, example 3, had it failed: 1 population each time, and after the second Thebai is
/// neutral.
#[test]
fn sparta_fails_at_thebai_twice() {
    let mut play = spartans_before_thebai();
    play.moves(&["roll 2"]);
    assert_eq!((play.population("thebai"), play.hoplites("sparta", "boiotia")), (1, 3));
    assert_eq!(play.siege_discs("sparta", "thebai"), 1);
    play.moves(&["move_proxenos chalkis", "trade persis_1 wine", "roll 1", "roll 1"]);
    play.moves(&["besiege thebai", "roll 1"]);
    assert_eq!(play.owner("thebai"), "neutral");
    assert_eq!(play.hoplites("sparta", "boiotia"), 2);
}

fn five_in_sikelia() -> Play {
    let scene = Scene::bare("omega", "sparta")
        .polis("gela", "sparta", 3)
        .hoplites("sparta", "sikelia", 5)
        .good("sparta", "wine", 0);
    let mut play = scene.play();
    play.moves(&["tribute sikelia"]);
    play
}

/// Action 8: three hoplites for wine bring 6 and two for wheat 3; all five for wine 15.
#[test]
fn tribute_of_sikelia() {
    let mut play = five_in_sikelia();
    play.moves(&["collect wine", "collect wine", "collect wine"]);
    play.moves(&["collect wheat", "collect wheat"]);
    assert_eq!((play.good("sparta", "wine"), play.good("sparta", "wheat")), (6, 3));
    for (hoplites, wine) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        let mut play = five_in_sikelia();
        play.moves(&vec!["collect wine"; hoplites]);
        if hoplites < 5 {
            play.moves(&["done"]);
        }
        assert_eq!(play.good("sparta", "wine"), wine, "{hoplites} hoplites");
    }
}

/// Action 9: the three shiploads of Persis and what they take.
#[test]
fn the_market_of_persis() {
    for (round, open) in [("alpha", 1), ("epsilon", 2), ("omega", 3)] {
        let play = Scene::turn(round, "athens").goods("athens", 20).play();
        let persis: Vec<_> =
            play.legal().into_iter().filter(|mv| mv.starts_with("trade persis")).collect();
        let all = [
            &["trade persis_1 metal", "trade persis_1 wine", "trade persis_1 silver"][..],
            &["trade persis_2 wine", "trade persis_2 silver"][..],
            &["trade persis_3 metal", "trade persis_3 wood", "trade persis_3 wine"][..],
        ];
        assert_eq!(persis, all[..open].concat(), "{round}");
    }
}

/// Action 9: 4 wheat for 5 wine in Epsilon; the dice show 4 and 3, so wine moves by three.
#[test]
fn wine_for_persian_wheat() {
    let scene = Scene::turn("epsilon", "athens").good("athens", "wine", 6).market("wine", 3);
    let mut play = scene.play();
    play.moves(&["trade persis_2 wine"]);
    assert_eq!((play.good("athens", "wine"), play.good("athens", "wheat")), (1, 8));
    play.moves(&["roll 4", "roll 3"]);
    assert_eq!(play.market("wine"), 6);
    assert_eq!(play.state()["shiploads"]["persis_2"], "athens");
}

/// Action 9: in Omega the 5 silver of Persis cost 5 iron, 6 wood or 7 wine.
#[test]
fn three_ways_to_persian_silver() {
    for (good, price) in [("metal", 5), ("wood", 6), ("wine", 7)] {
        let scene = Scene::turn("omega", "athens")
            .goods("athens", 8)
            .good("athens", "silver", 0)
            .market("wood", 1)
            .market("wine", 3);
        let mut play = scene.play();
        play.moves(&[&format!("trade persis_3 {good}")]);
        assert_eq!(play.good("athens", good), 8 - price);
        assert_eq!(play.good("athens", "silver"), 5);
    }
}

/// Action 9: 4 wheat for 4 silver, whatever wine is worth.
#[test]
fn silver_for_persian_wheat() {
    let scene = Scene::turn("epsilon", "athens").good("athens", "silver", 4).market("wine", 9);
    let mut play = scene.play();
    play.moves(&["trade persis_2 silver"]);
    assert_eq!((play.good("athens", "silver"), play.good("athens", "wheat")), (0, 8));
    play.moves(&["roll 3"]);
    assert_eq!(play.market("wine"), 6);
    assert_eq!(play.step(), "turn", "one good, one die");
}

/// Action 10: from Athenai to Poteidaia past four hoplites by land, or one galley by sea.
#[test]
fn the_proxenos_goes_by_sea() {
    let scene = Scene::bare("epsilon", "athens")
        .hoplites("sparta", "thessalia", 2)
        .hoplites("sparta", "makedonia", 2)
        .galleys("sparta", "thrakiko_pelagos", 1)
        .good("athens", "silver", 4);
    let mut play = scene.play();
    play.moves(&["move_proxenos poteidaia"]);
    assert_eq!(play.good("athens", "silver"), 3);
    assert_eq!(play.state()["players"]["athens"]["proxenos"], "poteidaia");
}

/// The table of combat cards.
#[test]
fn the_deck_of_combat_cards() {
    let edition = polis::components::edition("2020").unwrap();
    let cards: Vec<_> =
        edition.cards.iter().map(|kind| (kind.copies, kind.land.id(), kind.value)).collect();
    assert_eq!(
        cards,
        [
            (3, "phalanx_othismos", 2),
            (5, "phalanx_advance", 1),
            (4, "cavalry_advance", 1),
            (2, "cavalry_hold", 0),
            (3, "archers_advance", 1),
            (2, "archers_shooting", 0),
            (3, "peltasts_hold", 0),
            (1, "mercenaries_hold", 0),
            (1, "salpinx_ambush", -1),
        ]
    );
}

/// A player with five hoplites in a battle begins with five cards.
#[test]
fn as_many_cards_as_hoplites() {
    let scene = Scene::bare("omega", "athens")
        .hoplites("athens", "boiotia", 5)
        .hoplites("sparta", "boiotia", 3);
    let mut play = scene.play();
    play.moves(&["pass", "stand", "stand"]).roll(7);
    let hand = |side: usize| play.position().table.secrets.hands[side].iter().sum::<u8>();
    assert_eq!((hand(0), hand(1)), (5, 3));
}

/// One assault of four against four with given cards; Sparta attacks on land, Athens at sea.
fn battle(region: &str, attack: [&str; 2], defence: [&str; 2]) -> Play {
    let land = region == "boiotia";
    let mut scene = Scene::bare("epsilon", "athens").prestige("athens", 5).prestige("sparta", 5);
    for side in ["athens", "sparta"] {
        scene = match land {
            true => scene.hoplites(side, region, 4),
            false => scene.galleys(side, region, 4),
        };
    }
    let mut play = scene.play();
    play.moves(&["pass", "stand", "stand"]);
    let fillers = if land {
        ["peltasts_hold", "cavalry_hold"]
    } else {
        ["triacontor_kyklos", "bireme_kyklos"]
    };
    for (pair, filler) in [(attack, fillers[0]), (defence, fillers[1])] {
        for card in [pair[0], pair[1], filler, filler] {
            play.moves(&[&format!("deal {card}")]);
        }
    }
    for card in [attack[0], attack[1], defence[0], defence[1]] {
        play.moves(&[&format!("play {card}")]);
    }
    play
}

/// Battle, example 1: both matched; othismos against advance brings 1.
#[test]
fn battle_of_matched_formations() {
    let play = battle(
        "boiotia",
        ["phalanx_othismos", "archers_shooting"],
        ["phalanx_advance", "archers_shooting"],
    );
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (6, 5));
    assert_eq!(play.hoplites("athens", "boiotia"), 4);
}

/// Battle, example 2: the salpinx costs a galley and 1 prestige.
#[test]
fn naval_battle_with_the_salpinx() {
    let play = battle(
        "kyklades",
        ["trireme_kyklos", "salpinx_ambush"],
        ["trireme_periplous", "elite_trireme_diekplous"],
    );
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (4, 5));
    assert_eq!(play.galleys("sparta", "kyklades"), 3);
}

/// Battle, example 3: mercenaries match but yield 2; cavalry does not match archers.
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

/// Steps 3 and 4: Sparta grows by 3 at the most to 8 at the most; 5 to 8 are a megalopolis.
#[test]
fn growth_and_megalopolis_in_sparta() {
    for (population, grows) in [(4, 3), (5, 3), (7, 1), (8, 0)] {
        let scene = Scene::bare("epsilon", "sparta")
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
        assert_eq!(play.prestige("sparta"), 4, "a megalopolis of {}", population + grows);
    }
}

/// Step 5: of 5 wine 3 are left, of no wheat none.
#[test]
fn five_wine_spoil_to_three() {
    let scene = Scene::bare("alpha", "sparta")
        .good("sparta", "wine", 5)
        .good("sparta", "wheat", 7)
        .good("athens", "wheat", 8)
        .last_pass("athens", "sparta");
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!((play.good("sparta", "wine"), play.good("sparta", "wheat")), (3, 0));
}
