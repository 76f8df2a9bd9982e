//! Chapter 0 of the rules: the table, the round, the turn.

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::refusal::Reason;
use serde_json::json;
use table::{Notation, Rules, Setup, Speech};

#[test]
fn pol_0_1_athens_and_sparta_sit_at_the_table() {
    assert_eq!(Polis::about().seats, ["athens", "sparta"]);
    let setup = Setup { seats: 3, ..Setup::standard(Polis::about()) };
    assert!(table::Match::<Polis>::new(setup).is_err());
    let play = Play::campaign();
    assert_eq!(play.owner("athenai"), "athens");
    assert_eq!(play.owner("sparta"), "sparta");
}

#[test]
fn pol_0_2_the_campaign_begins_as_printed() {
    let state = Play::campaign().state();
    assert_eq!(
        state["hoplites"],
        json!({"athens": {"attika": 3, "ionia": 2}, "sparta": {"lakedaimon": 3}})
    );
    assert_eq!(
        state["galleys"],
        json!({
            "athens": {"kyklades": 2, "noties_sporades": 1},
            "sparta": {"ionio_pelagos": 1, "myrtoo_pelagos": 1},
        })
    );
    for (side, silver, wheat) in [("athens", 0, 4), ("sparta", 4, 0)] {
        let player = &state["players"][side];
        assert_eq!(player["prestige"], 3);
        let goods =
            json!({"metal": 4, "wood": 4, "wine": 4, "oil": 4, "silver": silver, "wheat": wheat});
        assert_eq!(player["goods"], goods);
        assert_eq!(player["merchants"], 1);
    }
    for (polis, owner, population) in [
        ("athenai", "athens", 5),
        ("chalkis", "athens", 1),
        ("chios", "athens", 2),
        ("sparta", "sparta", 4),
        ("pylos", "sparta", 2),
        ("gytheion", "sparta", 1),
    ] {
        assert_eq!(state["poleis"][polis]["owner"], owner);
        assert_eq!(state["poleis"][polis]["population"], population);
    }
    let owned = state["poleis"].as_object().unwrap().values().filter(|one| !one["owner"].is_null());
    assert_eq!(owned.count(), 6);
    assert_eq!(
        state["market"],
        json!({"metal": 0, "wood": 0, "wine": 0, "oil": 0, "silver": 0, "wheat": 0})
    );
}

#[test]
fn pol_0_4_no_region_holds_more_than_the_round_allows() {
    let scene =
        Scene::bare("3", "athens").hoplites("athens", "attika", 3).galleys("athens", "kyklades", 3);
    let mut play = scene.play();
    assert_eq!(play.clause("create_hoplites athenai"), "POL-1.4");
    assert_eq!(play.clause("create_galleys athenai"), "POL-2.4");
    assert!(
        Scene::bare("4", "athens")
            .hoplites("athens", "attika", 3)
            .play()
            .can("create_hoplites athenai")
    );
}

#[test]
fn pol_0_5_goods_beyond_the_track_are_lost() {
    let mut play = Scene::turn("3", "athens").good("athens", "oil", 18).play();
    play.moves(&["tribute attika", "collect oil", "collect oil", "done"]);
    assert_eq!(play.good("athens", "oil"), 20);
    let over = Scene::turn("3", "athens").good("athens", "oil", 21);
    assert!(over.faults()[0].contains("at most 20"));
    assert!(Polis::load(&Scene::turn("3", "athens").prestige("athens", 250).0).is_ok());
}

/// A league of Athens that uses 37 of its 38 cubes: 35 on cards, 2 on the map.
fn many_cubes() -> Scene {
    let mut scene = Scene::bare("5a", "athens").goods("athens", 20).prestige("athens", 9);
    let poleis = [
        ("athenai", 10),
        ("samos", 6),
        ("korinthos", 6),
        ("argos", 5),
        ("gela", 5),
        ("chalkis", 2),
        ("chios", 1),
    ];
    for (polis, population) in poleis {
        scene = scene.polis(polis, "athens", population);
    }
    scene.hoplites("athens", "makedonia", 2)
}

#[test]
fn pol_0_6_thirty_eight_cubes_are_all_there_are() {
    assert!(many_cubes().hoplites("athens", "attika", 2).faults()[0].contains("39 cubes of 38"));
    // Pydna has 2 population; one cube is left.
    let mut play = many_cubes().play();
    assert_eq!(play.refused("besiege pydna"), ("POL-7.10", Reason::NoCubes { need: 2, have: 1 }));
    // Abdera has 1.
    let mut play = many_cubes().proxenos("athens", "abdera").play();
    play.moves(&["civil_war abdera"]);
    assert_eq!(play.owner("abdera"), "athens");
}

#[test]
fn pol_0_7_a_polis_needs_a_disc() {
    // 18 poleis and 7 collected territories use all 25 discs; a lost polis gives one back.
    let mut scene = Scene::bare("5a", "athens").prestige("athens", 5);
    let poleis = [
        "chalkis",
        "gytheion",
        "argos",
        "korinthos",
        "thebai",
        "gela",
        "syrakousai",
        "kerkyra",
        "naupaktos",
        "pylos",
        "samos",
        "chios",
        "poteidaia",
        "pydna",
        "epidamnos",
    ];
    for polis in poleis {
        scene = scene.polis(polis, "athens", 1);
    }
    // 16 poleis with Athenai; 9 territories collected.
    let mut collected = serde_json::Map::new();
    for territory in [
        "makedonia",
        "akarnania",
        "thessalia",
        "boiotia",
        "megaris",
        "arcadia",
        "messenia",
        "ionia",
        "sikelia",
    ] {
        collected.insert(territory.to_owned(), json!("athens"));
    }
    let scene = scene.set("/collected", collected.into()).hoplites("athens", "attika", 2);
    let mut play = scene.proxenos("athens", "abdera").good("athens", "silver", 9).play();
    assert_eq!(play.refused("tribute attika"), ("POL-0.7", Reason::NoDisc));
    assert_eq!(play.refused("civil_war abdera"), ("POL-0.7", Reason::NoDisc));
}

#[test]
fn pol_0_8_eight_merchants_are_all_there_are() {
    let mut play = Scene::turn("3", "athens").merchants("athens", 7).play();
    play.moves(&["create_merchants athenai", "fit wood"]);
    assert_eq!(play.step(), "turn", "the eighth was the last");
    assert!(Scene::turn("3", "athens").merchants("athens", 9).faults()[0].contains("merchants"));
}

#[test]
fn pol_0_9_the_last_point_of_prestige_may_be_spent() {
    let mut play = Scene::turn("3", "athens").prestige("athens", 1).play();
    play.moves(&["move_hoplites boiotia", "march attika", "done"]);
    assert_eq!(play.prestige("athens"), 0);
    assert_eq!(play.refused("move_galleys thrakiko_pelagos"), ("POL-0.9", Reason::NoPrestige));
    assert_eq!(play.clause("besiege thebai"), "POL-0.9");
    assert_eq!(play.clause("tribute ionia"), "POL-0.9");
}

#[test]
fn pol_0_10_level_numbers_dominate_nothing() {
    let scene = |spartans| {
        Scene::bare("5a", "athens")
            .hoplites("athens", "attika", 1)
            .hoplites("athens", "boiotia", 1)
            .hoplites("sparta", "boiotia", spartans)
            .galleys("sparta", "kyklades", 1)
    };
    assert!(scene(1).play().can("move_hoplites thessalia"));
    let mut play = scene(2).play();
    play.moves(&["move_hoplites thessalia"]);
    assert_eq!(play.clause("march attika"), "POL-5.3");
}

#[test]
fn pol_0_11_three_projects_are_shown_at_random() {
    let mut play = Play::campaign();
    assert_eq!(play.actor(), "chance");
    assert_eq!(play.legal().len(), 14);
    play.moves(&["reveal socrates", "reveal phidias"]);
    assert_eq!(play.clause("reveal socrates"), "POL-0.11");
    play.moves(&["reveal games_nemean"]);
    assert_eq!(play.state()["shown_projects"], json!(["socrates", "phidias", "games_nemean"]));
    assert_eq!(play.step(), "draw_event");
}

#[test]
fn pol_0_12_one_event_of_the_rounds_own_deck_is_drawn() {
    let mut play = Play::campaign();
    play.moves(&["reveal socrates", "reveal phidias", "reveal theatre"]);
    let events: Vec<_> = (1..=8).map(|n| format!("event e3_{n}")).collect();
    assert_eq!(play.legal(), events);
    assert_eq!(play.clause("event e4_1"), "POL-0.12");
}

#[test]
fn pol_0_14_the_side_with_less_prestige_begins_and_sparta_if_level() {
    let first = |athens, sparta| {
        let scene = Scene::revealing("3").prestige("athens", athens).prestige("sparta", sparta);
        let mut play = scene.play();
        play.moves(&["reveal phidias", "event e3_1"]);
        play.actor()
    };
    assert_eq!(first(3, 3), "sparta");
    assert_eq!(first(4, 3), "sparta");
    assert_eq!(first(3, 4), "athens");
}

#[test]
fn pol_0_14_prestige_is_measured_before_the_event() {
    // Level after the fleet is destroyed; before, Athens had less.
    let mut play = Scene::revealing("3").prestige("athens", 2).prestige("sparta", 3).play();
    play.moves(&["reveal phidias", "event e3_4"]);
    assert_eq!(play.prestige("athens"), 3);
    assert_eq!(play.actor(), "athens");
}

#[test]
fn pol_0_15_the_two_actions_of_a_turn_differ() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["move_proxenos chalkis"]);
    assert_eq!(play.actor(), "athens");
    assert_eq!(play.clause("move_proxenos athenai"), "POL-0.15");
    assert!(!play.legal().iter().any(|mv| mv.starts_with("move_proxenos")));
    play.moves(&["trade persis_1 wine", "roll 1"]);
    assert_eq!(play.actor(), "sparta");
    play.moves(&["move_proxenos gytheion", "trade aigyptos_1 oil", "roll 1"]);
    assert!(play.can("move_proxenos athenai"), "a new turn, a new choice");
}

#[test]
fn pol_0_16_passing_ends_the_turn_and_the_round_for_a_side() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["move_proxenos chalkis", "pass"]);
    assert_eq!(play.state()["passed"], json!(["athens"]));
    assert_eq!(play.actor(), "sparta");
    play.moves(&["move_proxenos gytheion", "pay wine"]);
    assert_eq!(play.actor(), "sparta", "Athens has no more turns");
}

#[test]
fn pol_0_17_alone_a_side_acts_as_often_as_it_likes() {
    let mut play = Scene::turn("3", "sparta").passed(&["athens"]).goods("sparta", 9).play();
    for polis in ["gytheion", "sparta", "gytheion"] {
        play.moves(&[&format!("move_proxenos {polis}"), "pay wine"]);
    }
    assert_eq!(play.good("sparta", "wine"), 6);
    assert_eq!(play.actor(), "sparta");
}

#[test]
fn pol_0_18_each_action_alone_costs_a_good() {
    let scene = || Scene::turn("3", "sparta").passed(&["athens"]).goods("sparta", 0);
    let mut poor = scene().play();
    assert_eq!(poor.legal(), ["pass"]);
    assert_eq!(poor.refused("move_proxenos gytheion"), ("POL-0.18", Reason::NoGoods));

    // The only metal would pay for the hoplite, so the surcharge must come from elsewhere.
    let mut play = scene().good("sparta", "metal", 1).good("sparta", "wine", 1).play();
    play.moves(&["create_hoplites pylos"]);
    assert_eq!(play.legal(), ["pay wine"]);
    assert!(matches!(play.refused("pay metal"), ("POL-0.18", Reason::SurchargeSpoils { .. })));
    assert!(matches!(play.refused("pay oil"), ("POL-0.18", Reason::NoSuchGood { .. })));
    play.moves(&["pay wine", "recruit metal"]);
    assert_eq!(play.good("sparta", "wine") + play.good("sparta", "metal"), 0);

    let mut one = scene().good("sparta", "metal", 1).play();
    assert_eq!(one.clause("create_hoplites pylos"), "POL-0.18");
}

#[test]
fn pol_0_19_the_round_ends_when_both_have_passed() {
    let scene = Scene::turn("3", "athens").good("athens", "wheat", 8).good("sparta", "wheat", 7);
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!(play.state()["round"], "3");
    play.moves(&["pass", "phoros 0", "phoros 0"]);
    assert_eq!(play.state()["round"], "4");
    assert_eq!(play.step(), "reveal");
}

#[test]
fn pol_0_20_an_action_must_do_something() {
    let mut play = Scene::turn("4", "athens").play();
    play.moves(&["create_hoplites athenai"]);
    assert_eq!(play.refused("done"), ("POL-0.20", Reason::NothingDone));
    play.0.undo(1);
    play.moves(&["move_hoplites boiotia"]);
    assert_eq!(play.refused("done"), ("POL-5.7", Reason::NothingDone));
}

/// What is pointed at says all that it is good for.
#[test]
fn pointing_lists_every_move_that_names_the_thing() {
    let pointed = |play: &Play, target: &str| {
        let mut meant = Vec::new();
        Polis::moves_at(play.position(), target, &mut meant);
        let write = |mv: polis::moves::Move| Polis::write_move(play.position(), mv);
        meant.into_iter().map(write).collect::<Vec<_>>()
    };
    for round in ["3", "alpha"] {
        let scene = Scene::turn(round, "sparta").hostage("sparta").goods("sparta", 9);
        let play = scene.play();
        assert!(play.can("ransom_proxenos"));
        assert!(pointed(&play, "sparta").contains(&"ransom_proxenos".to_owned()));
        assert!(!pointed(&play, "athenai").contains(&"ransom_proxenos".to_owned()));
    }
    let play = Scene::turn("3", "athens").shown("theatre").goods("athens", 9).play();
    assert!(play.can("start_project theatre athenai"));
    for target in ["theatre", "athenai"] {
        let found = pointed(&play, target);
        assert!(found.contains(&"start_project theatre athenai".to_owned()), "{found:?}");
    }
    let elsewhere = pointed(&play, "chalkis");
    assert!(!elsewhere.iter().any(|mv| mv.starts_with("start_project phidias")), "{elsewhere:?}");
}
