//! What the second edition does otherwise, clause by clause.

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::components::edition;
use polis::ids::Project;
use polis::refusal::Reason;
use serde_json::json;
use table::any::AnyTable;
use table::chance::Dice;
use table::{DrawOptions, Match, Notation, Part, Rules, Setup, Speech, Theme, Viewer};

// 0. The table, the round, the turn

#[test]
fn pol_0_21_three_rounds_alpha_epsilon_omega() {
    let campaign = &edition("2020").unwrap().scenarios[0];
    let rounds: Vec<_> = campaign.rounds.iter().map(|round| (round.id.id(), round.kind)).collect();
    assert_eq!(rounds, [("alpha", 3), ("epsilon", 4), ("omega", 5)]);
    assert!(campaign.rounds.iter().all(|round| round.events.len() == 8), "24 events in all");
    // The third round is the last.
    let mut play = fed("omega", 5, 5).play();
    play.moves(&["pass"]);
    assert_eq!(play.ending(), Some("points"));
    let mut first = Scene::turn("3", "athens").play();
    assert_eq!(first.0.position().table.board.scenario.rounds.len(), 4, "and of four in 2012");
    assert_eq!(first.clause("done"), "POL-0.15");
}

/// A round about to end with both leagues fed and so much prestige; Sparta passed first.
fn fed(round: &str, athens: u16, sparta: u16) -> Scene {
    Scene::bare(round, "athens")
        .good("athens", "wheat", 8)
        .good("sparta", "wheat", 7)
        .prestige("athens", athens)
        .prestige("sparta", sparta)
        .last_pass("sparta", "athens")
}

/// Ends the round without phoros, up to the projects of the next.
fn next_round(scene: Scene) -> Play {
    let mut play = scene.play();
    play.moves(&["pass"]);
    while play.step() == "phoros" {
        play.moves(&["phoros 0"]);
    }
    play
}

#[test]
fn pol_0_22_in_the_first_edition_a_forced_loss_stops_at_none() {
    let scene = |round, event| {
        let mut scene = Scene::drawing(round).prestige("sparta", 0).prestige("athens", 3);
        scene.0["steps"][0]["reader"] = json!("athens");
        let mut play = scene.play();
        play.moves(&[&format!("event {event}")]);
        play
    };
    let first = scene("5b", "e5b_9");
    assert_eq!((first.ending(), first.prestige("sparta")), (None, 0), "{}", first.state()["event"]);
    let second = scene("omega", "o_8");
    assert_eq!(second.ending(), Some("disgraced"));
}

#[test]
fn pol_0_23_there_is_no_oil() {
    let play = Play::of("2020", "campaign");
    let goods = play.state()["players"]["athens"]["goods"].clone();
    let names: Vec<_> = goods.as_object().unwrap().keys().cloned().collect();
    assert_eq!(names, ["metal", "silver", "wheat", "wine", "wood"]);
    let mut oil = Scene::turn("alpha", "athens").0;
    oil["players"]["athens"]["goods"]["oil"] = json!(1);
    assert!(Polis::load(&oil).unwrap_err()[0].contains("oil"));
    let mut iron = Scene::turn("alpha", "athens").play();
    iron.moves(&["trade persis_1 iron"]);
    assert_eq!(iron.good("athens", "metal"), 1, "iron is the word of this edition for metal");
    let (first, second) = (edition("2012").unwrap(), edition("2020").unwrap());
    assert_eq!((first.goods.len(), second.goods.len()), (6, 5));
    assert_eq!((first.market_goods.len(), second.market_goods.len()), (4, 3));
}

#[test]
fn pol_0_6_there_are_39_cubes_besides_the_markers() {
    assert_eq!(edition("2020").unwrap().cubes, 39);
    let board = Play::of("2020", "campaign").position().table.board.clone();
    // Seven and eight of population; three hoplites and three galleys; five and three.
    assert_eq!(board.reserve(polis::ids::Side::Sparta), 39 - 7 - 3 - 3);
    assert_eq!(board.reserve(polis::ids::Side::Athens), 39 - 8 - 5 - 3);
}

#[test]
fn pol_0_24_projects_are_three_then_four_then_five() {
    let mut play = Play::of("2020", "campaign");
    play.moves(&["reveal socrates", "reveal myron", "reveal koilon"]);
    assert_eq!(play.step(), "draw_event", "nobody puts one of the first three away");

    for (round, next, drawn) in [("alpha", "epsilon", 5), ("epsilon", "omega", 6)] {
        let mut play = next_round(fed(round, 4, 5).shown("temple_zeus"));
        assert_eq!(play.state()["round"], next);
        assert!(!play.can("reveal temple_zeus"), "what nobody started is put away");
        for _ in 0..drawn {
            assert_eq!((play.actor(), play.step().as_str()), ("chance", "reveal"));
            let first = play.legal()[0].clone();
            play.moves(&[&first]);
        }
        assert_eq!((play.actor(), play.step().as_str()), ("athens", "put_away"), "less prestige");
        assert_eq!(play.legal().len(), drawn);
        assert_eq!(
            play.refused("put_away games_isthmia"),
            ("POL-0.24", Reason::NotShown { project: Project::by_id("games_isthmia").unwrap() })
        );
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
        let shown = play.state()["shown_projects"].as_array().unwrap().len();
        assert_eq!((shown, play.step().as_str()), (drawn - 1, "draw_event"));
        assert!(!play.can(&first.replace("put_away", "reveal")));
    }
}

#[test]
fn pol_0_24_level_prestige_leaves_it_to_the_first_passer() {
    for (athens, sparta, chooser) in [(5, 5, "sparta"), (5, 4, "sparta"), (4, 5, "athens")] {
        let mut play = next_round(fed("alpha", athens, sparta));
        play.roll(1);
        assert_eq!(play.actor(), chooser, "{athens} to {sparta}");
    }
}

#[test]
fn pol_0_25_the_first_turn_is_measured_after_the_event() {
    // Before the event Sparta has less; the event brings Athens 1 prestige, or costs Sparta 1.
    let epsilon = |athens, sparta| {
        let scene = Scene::drawing("epsilon").prestige("athens", athens).prestige("sparta", sparta);
        let mut play = scene.play();
        play.moves(&["event e_3"]);
        play.actor()
    };
    assert_eq!([epsilon(4, 5), epsilon(5, 5), epsilon(5, 4)], ["athens", "sparta", "sparta"]);
    // Transfer of the Treasury: Athens reads first, and gives up so much that it has less.
    let scene = Scene::drawing("epsilon").prestige("athens", 6).prestige("sparta", 5);
    let mut play = scene.play();
    play.moves(&["event e_5", "exchange 4", "exchange 1"]);
    assert_eq!((play.actor(), play.prestige("athens")), ("athens", 2));
    // In the first edition the reader never begins.
    let scene = Scene::drawing("4").prestige("athens", 6).prestige("sparta", 5);
    let mut first = scene.play();
    first.moves(&["event e4_7", "exchange 4", "exchange 1"]);
    assert_eq!(first.actor(), "sparta", "{}", first.state()["event"]);
}

#[test]
fn pol_0_25_in_the_first_round_sparta_begins() {
    let mut play = Play::of("2020", "campaign");
    play.moves(&["reveal socrates", "reveal myron", "reveal koilon", "event a_2"]);
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (4, 3));
    assert_eq!(play.actor(), "sparta");
    let poorer = Scene::drawing("alpha").prestige("athens", 2).prestige("sparta", 6);
    let mut play = poorer.play();
    play.moves(&["event a_6"]);
    assert_eq!(play.actor(), "sparta", "whatever the prestige");
}

// 4. Projects

#[test]
fn pol_4_5_a_project_in_progress_hides_nothing() {
    let scene = Scene::turn("alpha", "athens").shown("statue_efebos").polis("gela", "athens", 3);
    let mut play = scene.play();
    play.moves(&["start_project statue_efebos gela"]);
    assert_eq!(play.view(1)["poleis"]["gela"]["project"], "statue_efebos");
}

// 5 and 6. Movement

#[test]
fn pol_5_8_own_full_territories_stop_hoplites() {
    let scene = Scene::bare("alpha", "athens")
        .hoplites("athens", "attika", 1)
        .hoplites("athens", "boiotia", 3)
        .galleys("sparta", "kyklades", 1);
    let mut play = scene.play();
    play.moves(&["move_hoplites thessalia"]);
    assert!(matches!(
        play.refused("march attika"),
        ("POL-5.8", Reason::FullOnTheWay { capacity: 3, .. })
    ));
    // One leaves, and the way is open.
    play.moves(&["march boiotia", "march attika"]);
    assert_eq!(play.hoplites("athens", "thessalia"), 2);
    // What the enemy has there is another matter.
    let enemy = Scene::bare("alpha", "athens")
        .hoplites("athens", "attika", 1)
        .hoplites("athens", "akarnania", 1)
        .hoplites("sparta", "boiotia", 3)
        .galleys("sparta", "kyklades", 1);
    let mut play = enemy.play();
    play.moves(&["move_hoplites thessalia"]);
    assert_eq!(play.clause("march attika"), "POL-5.3");
}

#[test]
fn pol_6_5_own_full_seas_stop_galleys_but_neither_hoplites_nor_merchants() {
    let scene = |round| {
        Scene::bare(round, "athens")
            .galleys("athens", "kyklades", 3)
            .galleys("athens", "thrakiko_pelagos", 1)
            .galleys("sparta", "noties_sporades", 1)
            .hoplites("athens", "makedonia", 1)
            .hoplites("sparta", "thessalia", 1)
    };
    let mut full = scene("alpha").play();
    full.moves(&["move_galleys myrtoo_pelagos"]);
    assert!(matches!(
        full.refused("sail thrakiko_pelagos"),
        ("POL-6.5", Reason::FullOnTheWay { capacity: 3, .. })
    ));
    full.moves(&["sail kyklades", "sail thrakiko_pelagos"]);
    assert_eq!(full.galleys("athens", "myrtoo_pelagos"), 2);
    let mut first = scene("3").play();
    first.moves(&["move_galleys myrtoo_pelagos", "sail thrakiko_pelagos"]);
    // Hoplites and merchants cross the full sea.
    let play = scene("alpha").play();
    assert!(play.can("move_hoplites attika"));
    assert!(play.can("trade aigyptos_1 wine"), "{:?}", play.legal());
}

// 7. Siege discs

/// Athens with so many hoplites in Makedonia, where Pydna and Poteidaia have fortification 2.
fn makedonia(hoplites: u8) -> Scene {
    Scene::bare("omega", "athens").hoplites("athens", "makedonia", hoplites).prestige("athens", 9)
}

#[test]
fn pol_7_11_a_failed_siege_leaves_a_disc() {
    let mut play = makedonia(4).play();
    play.moves(&["besiege pydna", "roll 1"]);
    assert_eq!(play.siege_discs("athens", "pydna"), 1);
    assert_eq!(play.position().table.board.free_discs(polis::ids::Side::Athens), 25 - 3 - 1);
    let mut first = Scene::bare("5a", "athens").hoplites("athens", "makedonia", 4).play();
    first.moves(&["besiege pydna", "roll 1"]);
    assert!(first.state().get("siege_discs").is_none(), "not in the first edition");
    let nowhere = Scene::bare("omega", "athens").siege_discs("athens", "pydna", 1);
    assert!(nowhere.faults()[0].contains("siege disc"), "without hoplites there is none");
    let mut first = Scene::turn("3", "athens").hoplites("athens", "makedonia", 1).0;
    first["siege_discs"] = json!({"athens": {"pydna": 1}});
    assert!(Polis::load(&first).is_err());
}

#[test]
fn pol_7_12_each_disc_in_the_territory_adds_one() {
    // Korinthos has fortification 4.
    let scene = |discs| {
        Scene::bare("omega", "sparta")
            .hoplites("sparta", "megaris", 5)
            .siege_discs("sparta", "korinthos", discs)
            .prestige("sparta", 5)
    };
    for (discs, roll, falls) in [(1, 2, false), (1, 3, true), (2, 1, false), (2, 2, true)] {
        let mut play = scene(discs).play();
        play.moves(&["besiege korinthos", &format!("roll {roll}")]);
        assert_eq!(play.owner("korinthos") == "sparta", falls, "{discs} discs and a {roll}");
    }
    // A disc at Pydna helps against Poteidaia, the other polis of the territory.
    let mut other = makedonia(3).siege_discs("athens", "pydna", 1).play();
    other.moves(&["besiege poteidaia", "roll 1"]);
    assert_eq!(other.owner("poteidaia"), "athens");
    // The other side's discs help nobody else.
    let theirs = makedonia(3).hoplites("sparta", "makedonia", 1).siege_discs("sparta", "pydna", 2);
    let mut play = theirs.play();
    play.moves(&["besiege poteidaia", "roll 1"]);
    assert_eq!(play.owner("poteidaia"), "neutral");
}

#[test]
fn pol_7_13_discs_leave_with_the_last_hoplite() {
    // By a march.
    let mut play = makedonia(2).siege_discs("athens", "pydna", 1).play();
    play.moves(&["move_hoplites thessalia", "march makedonia"]);
    assert_eq!(play.siege_discs("athens", "pydna"), 1, "one is still there");
    play.moves(&["march makedonia"]);
    assert_eq!(play.siege_discs("athens", "pydna"), 0);
    // By an event.
    let card = Scene::drawing("alpha")
        .hoplites("athens", "makedonia", 1)
        .siege_discs("athens", "pydna", 1);
    let mut play = card.play();
    play.moves(&["event a_3", "remove makedonia"]);
    assert_eq!(play.siege_discs("athens", "pydna"), 0);
    // In a battle.
    let scene = Scene::bare("omega", "athens")
        .event("o_5")
        .hoplites("athens", "makedonia", 2)
        .hoplites("sparta", "makedonia", 5)
        .siege_discs("athens", "pydna", 2);
    let mut play = scene.play();
    play.moves(&["pass", "stand", "stand"]);
    for card in ["phalanx_othismos", "phalanx_othismos", "peltasts_hold", "peltasts_hold"] {
        play.moves(&[&format!("deal {card}")]);
    }
    play.moves(&["deal peltasts_hold", "deal archers_shooting", "deal archers_shooting"]);
    play.moves(&["play phalanx_othismos", "play phalanx_othismos"]);
    play.moves(&["play archers_shooting", "play archers_shooting"]);
    assert_eq!(play.hoplites("athens", "makedonia"), 0);
    assert_eq!(play.siege_discs("athens", "pydna"), 0);
}

#[test]
fn pol_7_14_the_rival_s_siege_of_a_neutral_polis_drives_discs_away() {
    let scene = || {
        makedonia(3)
            .hoplites("sparta", "makedonia", 1)
            .siege_discs("sparta", "pydna", 2)
            .siege_discs("sparta", "poteidaia", 1)
    };
    let mut play = scene().play();
    play.moves(&["besiege pydna"]);
    assert_eq!(play.siege_discs("sparta", "pydna"), 0, "before the roll");
    assert_eq!(play.siege_discs("sparta", "poteidaia"), 1, "at that polis only");
    // A polis of Sparta's own is not neutral: its discs stay.
    let owned = scene().polis("pydna", "sparta", 2);
    let mut play = owned.play();
    play.moves(&["besiege pydna"]);
    assert_eq!(play.siege_discs("sparta", "pydna"), 2);
}

#[test]
fn pol_7_15_a_success_gives_all_discs_of_the_territory_back() {
    let scene =
        makedonia(3).siege_discs("athens", "pydna", 1).siege_discs("athens", "poteidaia", 1);
    let mut play =
        scene.hoplites("sparta", "makedonia", 1).siege_discs("sparta", "pydna", 1).play();
    play.moves(&["besiege poteidaia", "roll 4"]);
    assert_eq!(play.siege_discs("athens", "pydna"), 0);
    assert_eq!(play.siege_discs("athens", "poteidaia"), 0);
    assert_eq!(play.siege_discs("sparta", "pydna"), 1, "the other side's stay");
}

#[test]
fn pol_7_16_the_end_of_the_round_lifts_all_sieges() {
    let scene = fed("alpha", 5, 5).hoplites("athens", "makedonia", 1);
    let play = next_round(scene.siege_discs("athens", "pydna", 2));
    assert_eq!(play.state()["round"], "epsilon");
    assert_eq!(play.siege_discs("athens", "pydna"), 0);
}

#[test]
fn pol_0_7_siege_discs_count_among_the_25() {
    // 3 poleis and 21 siege discs leave one disc; with 22 nothing can be besieged or collected.
    let scene = |discs| makedonia(4).siege_discs("athens", "pydna", discs);
    assert!(scene(21).play().can("besiege poteidaia"));
    let mut none = scene(22).play();
    assert_eq!(none.refused("besiege poteidaia"), ("POL-0.7", Reason::NoDisc));
    assert!(scene(23).faults()[0].contains("discs of 25"));
}

// 9. Trade

#[test]
fn pol_9_14_barter_takes_the_lower_of_two_dice() {
    for (dice, column) in [(["roll 4", "roll 3"], 3), (["roll 1", "roll 4"], 1)] {
        let mut play = Scene::turn("alpha", "athens").play();
        play.moves(&["trade persis_1 wine"]).moves(&dice);
        assert_eq!((play.market("wine"), play.market("metal")), (column, 0));
    }
    let mut play = Scene::turn("alpha", "athens").play();
    play.moves(&["trade persis_1 wine"]);
    assert_eq!(play.clause("roll 5"), "POL-9.14");
}

#[test]
fn pol_9_8_a_shipload_may_accept_several_goods() {
    let mut play = Scene::turn("alpha", "athens").market("wine", 9).play();
    assert!(play.can("trade persis_1 metal") && !play.can("trade persis_1 wine"), "5 wine");
    assert!(matches!(play.refused("trade persis_1 wood"), ("POL-9.8", Reason::NotDemanded { .. })));
}

#[test]
fn pol_9_15_silver_raises_each_good_by_its_own_die() {
    let scene = Scene::turn("alpha", "athens")
        .good("athens", "silver", 3)
        .market("metal", 5)
        .market("wood", 6)
        .market("wine", 7);
    let mut play = scene.play();
    play.moves(&["trade persis_1 silver"]);
    assert_eq!(play.clause("roll 5"), "POL-9.15");
    play.moves(&["roll 4"]);
    assert_eq!((play.market("metal"), play.market("wine"), play.step().as_str()), (1, 7, "haggle"));
    play.moves(&["roll 2"]);
    assert_eq!((play.market("metal"), play.market("wine")), (1, 5));
    assert_eq!((play.market("wood"), play.step().as_str()), (6, "turn"), "wood was not wanted");
}

// 11. Ransom

#[test]
fn pol_11_3_in_the_first_edition_the_ransom_is_an_action() {
    let mut play = Scene::turn("3", "sparta").hostage("sparta").good("sparta", "silver", 9).play();
    play.moves(&["ransom_proxenos", "move_proxenos gytheion"]);
    assert_eq!(play.actor(), "athens", "two actions end the turn");
}

#[test]
fn pol_11_4_the_ransom_takes_no_action() {
    let scene = || Scene::turn("alpha", "sparta").hostage("sparta").good("sparta", "silver", 5);
    let mut play = scene().play();
    play.moves(&["ransom_proxenos"]);
    assert_eq!((play.good("sparta", "silver"), play.good("athens", "silver")), (3, 2));
    assert_eq!(play.state()["players"]["sparta"]["proxenos"], "sparta");
    assert_eq!(play.state()["steps"][1]["done"], json!([]));
    play.moves(&["move_proxenos gytheion", "tribute lakedaimon", "collect wine", "done"]);
    assert_eq!(play.actor(), "athens");
}

#[test]
fn pol_11_4_the_ransom_can_be_paid_after_the_second_action() {
    let scene = Scene::turn("alpha", "sparta").hostage("sparta").good("sparta", "silver", 2);
    let mut play = scene.play();
    play.moves(&["tribute lakedaimon", "collect wine", "done"]);
    play.moves(&["move_galleys kyklades", "sail myrtoo_pelagos", "done"]);
    assert_eq!(
        (play.actor(), play.legal()),
        ("sparta", vec!["ransom_proxenos".to_owned(), "done".to_owned()])
    );
    assert_eq!(play.refused("pass"), ("POL-0.15", Reason::TurnIsFull));
    assert_eq!(play.refused("besiege argos"), ("POL-0.15", Reason::TurnIsFull));
    play.moves(&["ransom_proxenos"]);
    assert_eq!(play.actor(), "athens", "the turn ends by itself");
    assert_eq!(play.state()["players"]["sparta"]["proxenos"], "sparta");
    assert_eq!(play.state()["passed"], json!([]), "that was no pass");
}

#[test]
fn pol_11_4_the_ransom_costs_nothing_for_playing_on_alone() {
    let scene = Scene::turn("alpha", "sparta")
        .passed(&["athens"])
        .hostage("sparta")
        .goods("sparta", 0)
        .good("sparta", "silver", 2);
    let mut play = scene.play();
    play.moves(&["ransom_proxenos"]);
    assert_eq!((play.actor(), play.step().as_str()), ("sparta", "turn"));
    assert_eq!(play.good("sparta", "silver"), 0);
    let mut poor =
        Scene::turn("alpha", "sparta").hostage("sparta").good("sparta", "silver", 1).play();
    assert_eq!(poor.clause("ransom_proxenos"), "POL-11.1");
}

// 13. Battles

#[test]
fn pol_13_17_the_attacker_draws_two() {
    let scene = Scene::bare("epsilon", "athens")
        .hoplites("athens", "boiotia", 4)
        .hoplites("sparta", "boiotia", 4);
    let mut play = scene.play();
    play.moves(&["pass", "stand", "stand"]);
    for card in ["phalanx_othismos", "archers_advance", "peltasts_hold", "peltasts_hold"] {
        play.moves(&[&format!("deal {card}")]);
    }
    for card in ["cavalry_hold", "cavalry_hold", "phalanx_advance", "phalanx_advance"] {
        play.moves(&[&format!("deal {card}")]);
    }
    play.moves(&["play phalanx_othismos", "play archers_advance"]);
    play.moves(&["play cavalry_hold", "play cavalry_hold"]);
    assert_eq!(play.hoplites("athens", "boiotia"), 2, "neither card was matched");
    play.moves(&["stand", "stand"]);
    let hand =
        |play: &Play, side: usize| play.position().table.secrets.hands[side].iter().sum::<u8>();
    assert_eq!((hand(&play, 0), hand(&play, 1)), (2, 2), "Athens has as many cards as units");
    play.moves(&["deal phalanx_advance"]);
    assert_eq!((hand(&play, 0), hand(&play, 1)), (2, 3), "so only Sparta draws");
    play.moves(&["deal phalanx_advance"]);
    assert_eq!((hand(&play, 0), hand(&play, 1)), (2, 4));
    assert_eq!((play.actor(), play.step().as_str()), ("athens", "battle"));
}

#[test]
fn pol_13_7_retreat_is_possible_before_the_first_assault_but_not_without_prestige() {
    let scene = |prestige| {
        Scene::bare("epsilon", "athens")
            .hoplites("athens", "boiotia", 4)
            .hoplites("sparta", "boiotia", 4)
            .prestige("athens", 3)
            .prestige("sparta", prestige)
    };
    let mut play = scene(1).play();
    play.moves(&["pass", "retreat"]);
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (0, 4));
    let mut none = scene(0).play();
    none.moves(&["pass"]);
    assert_eq!(none.actor(), "athens", "Sparta attacks first but has nothing to pay with");
}

#[test]
fn pol_13_2_the_player_in_turn_chooses_the_order_of_battles() {
    let scene = Scene::bare("epsilon", "athens")
        .hoplites("athens", "boiotia", 4)
        .hoplites("sparta", "boiotia", 4)
        .galleys("athens", "kyklades", 4)
        .galleys("sparta", "kyklades", 4);
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!(
        (play.actor(), play.legal()),
        ("athens", vec!["battle boiotia".to_owned(), "battle kyklades".to_owned()])
    );
    play.moves(&["battle kyklades"]);
    assert_eq!(play.actor(), "athens", "first attacker at sea");
}

// 14. The end of a round

#[test]
fn pol_14_15_phidias_and_myron_have_fixed_values() {
    let edition = edition("2020").unwrap();
    let of = |id| edition.projects[Project::by_id(id).unwrap().index()].clone();
    assert_eq!((of("myron").prestige, of("myron").posterity), (Some(2), 3));
    let own = edition.scenarios[0].projects;
    assert!(own.iter().all(|project| edition.projects[project.index()].prestige.is_some()));
    // Ten people in Athenai would make the Phidias of 2012 worth 5.
    let scene = fed("alpha", 5, 5)
        .polis("athenai", "athens", 10)
        .good("athens", "wheat", 13)
        .in_progress("phidias", "athenai");
    let mut play = scene.play();
    play.moves(&["pass"]);
    let worth = i64::from(of("phidias").prestige.unwrap());
    assert_eq!(play.prestige("athens"), 5 + worth + 1, "and 1 for the megalopolis");
    // Artists come to Korinthos and Syrakousai too.
    let hosts = Scene::turn("alpha", "athens")
        .shown("phidias")
        .polis("korinthos", "athens", 4)
        .polis("syrakousai", "athens", 4)
        .goods("athens", 20);
    let starts = hosts.play().legal();
    let starts: Vec<_> = starts.iter().filter(|mv| mv.starts_with("start_project")).collect();
    assert_eq!(starts.len(), 3, "{starts:?}");
}

#[test]
fn pol_14_16_phoros_is_one_for_one_or_three_for_two() {
    let scene = || fed("alpha", 5, 5).good("sparta", "silver", 0);
    let mut play = scene().play();
    play.moves(&["pass"]);
    assert_eq!(play.legal(), ["phoros 0", "phoros 1", "phoros 2"]);
    assert_eq!(play.refused("phoros 3"), ("POL-14.16", Reason::OutOfRange { min: 0, max: 2 }));
    play.moves(&["phoros 2"]);
    assert_eq!((play.prestige("sparta"), play.good("sparta", "silver")), (3, 3));
    assert_eq!(play.actor(), "athens", "once");
    play.moves(&["phoros 1"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "silver")), (4, 1));
    // Silver that finds no room is lost.
    let mut full = scene().good("sparta", "silver", 18).play();
    full.moves(&["pass"]);
    assert_eq!(full.legal(), ["phoros 0", "phoros 1", "phoros 2"]);
    full.moves(&["phoros 2"]);
    assert_eq!((full.prestige("sparta"), full.good("sparta", "silver")), (3, 20));
    let mut poor = fed("alpha", 5, 1).play();
    poor.moves(&["pass"]);
    assert_eq!((poor.actor(), poor.legal().len()), ("sparta", 2));
}

#[test]
fn pol_14_17_the_capital_alone_pays_no_phoros() {
    let scene = fed("alpha", 5, 5).neutral("pylos", 2).neutral("gytheion", 1);
    let mut play = scene.play();
    play.moves(&["pass", "done"]);
    assert_eq!((play.actor(), play.step().as_str()), ("athens", "phoros"), "Sparta is not asked");
}

#[test]
fn pol_14_12_wine_and_wheat_spoil() {
    let scene = fed("alpha", 5, 5).good("athens", "wheat", 20).good("athens", "wine", 7);
    let mut play = scene.play();
    play.moves(&["pass", "done"]);
    assert_eq!((play.good("athens", "wine"), play.good("athens", "wheat")), (4, 6));
    assert_eq!(play.good("athens", "metal"), 4);
}

#[test]
fn pol_14_8_the_capital_alone_and_unfed_is_lost() {
    let scene =
        fed("alpha", 5, 3).neutral("pylos", 2).neutral("gytheion", 1).good("sparta", "wheat", 0);
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!((play.ending(), play.winner()), (Some("capital_lost"), "athens"));
}

// 16. The end of the game

/// Sparta attacks in Boiotia with the salpinx and another card that brings nothing.
fn salpinx(round: &str, prestige: u16) -> Play {
    let scene = Scene::bare(round, "athens")
        .hoplites("athens", "boiotia", 4)
        .hoplites("sparta", "boiotia", 4)
        .prestige("sparta", prestige)
        .prestige("athens", 0);
    let mut play = scene.play();
    play.moves(&["pass"]);
    while play.can("stand") {
        play.moves(&["stand"]);
    }
    for card in ["salpinx_ambush", "peltasts_hold", "cavalry_advance", "cavalry_advance"] {
        play.moves(&[&format!("deal {card}")]);
    }
    for card in ["peltasts_hold", "peltasts_hold", "phalanx_advance", "phalanx_advance"] {
        play.moves(&[&format!("deal {card}")]);
    }
    play.moves(&["play salpinx_ambush", "play peltasts_hold"]);
    play.moves(&["play phalanx_advance", "play peltasts_hold"]);
    play
}

#[test]
fn pol_16_4_prestige_that_can_not_be_paid_loses_the_game() {
    let lost = salpinx("epsilon", 0);
    assert_eq!((lost.ending(), lost.winner()), (Some("disgraced"), "athens"));
    assert_eq!(lost.hoplites("athens", "boiotia"), 3, "the salpinx was heard all the same");
    assert!(Polis::load(&lost.state()).is_ok(), "a sound end");
    let paid = salpinx("epsilon", 1);
    assert_eq!((paid.ending(), paid.prestige("sparta")), (None, 0));
    let first = salpinx("4", 0);
    assert_eq!((first.ending(), first.prestige("sparta")), (None, 0), "not in the first edition");
}

#[test]
fn pol_16_4_an_event_can_cost_the_game() {
    // Athens has no galleys for Egypt and must lose 2 prestige.
    let egypt = |prestige| {
        let mut scene = Scene::drawing("epsilon").prestige("athens", prestige);
        scene.0["galleys"]["athens"] = json!({});
        let mut play = scene.play();
        play.moves(&["event e_1"]);
        play
    };
    let lost = egypt(1);
    assert_eq!((lost.ending(), lost.winner()), (Some("disgraced"), "sparta"));
    assert_eq!((egypt(2).ending(), egypt(2).prestige("athens")), (None, 0));
}

#[test]
fn pol_16_5_no_prestige_after_the_last_round_is_a_defeat() {
    // Athens would have the higher score.
    let scene = || {
        fed("omega", 0, 5)
            .polis("athenai", "athens", 5)
            .polis("samos", "athens", 3)
            .good("athens", "wheat", 11)
    };
    let mut play = scene().play();
    play.moves(&["pass"]);
    assert_eq!((play.ending(), play.winner()), (Some("ostracised"), "sparta"));
    let mut both = scene().prestige("sparta", 0).play();
    both.moves(&["pass"]);
    assert_eq!((both.ending(), both.winner()), (Some("both_ostracised"), "athens"));
}

#[test]
fn pol_14_14_no_prestige_after_a_round_is_a_defeat() {
    let mut play = fed("alpha", 5, 2).play();
    play.moves(&["pass", "phoros 2", "phoros 0"]);
    assert_eq!((play.ending(), play.winner()), (Some("ostracised"), "athens"));
}

// 17. Event cards

/// A round whose event has just been read.
fn event(round: &str, id: &str, change: impl Fn(Scene) -> Scene) -> Play {
    let mut play = change(Scene::drawing(round)).play();
    play.moves(&[&format!("event {id}")]);
    play
}

#[test]
fn pol_17_8_xerxes_closes_the_whole_market_of_persis() {
    let mut play = event("alpha", "a_4", |scene| scene.goods("sparta", 20).goods("athens", 20));
    play.moves(&["pass"]);
    assert!(!play.legal().iter().any(|mv| mv.starts_with("trade persis")));
    assert!(matches!(play.refused("trade persis_1 wine"), ("POL-17.8", Reason::ShiploadClosed)));
    assert!(play.can("trade thraki_1 metal"));
}

#[test]
fn pol_17_22_only_hoplites_go_to_persia() {
    let mut play = event("epsilon", "e_2", |scene| scene);
    let galleys = Reason::WrongUnits { galleys: false };
    assert_eq!(play.refused("send kyklades"), ("POL-17.22", galleys));
    let mv = Polis::read_move(play.position(), "send attika").unwrap();
    assert_eq!(Polis::clause(play.position(), mv), "POL-17.22");
    let ply = play.0.play_words(play.0.actor(), "send attika").unwrap();
    assert_eq!(Polis::tell(&ply.events[0]).clause, "POL-17.22");
}

#[test]
fn pol_17_22_at_most_two_hoplites_go_to_persia() {
    let mut play = event("epsilon", "e_2", |scene| scene);
    assert_eq!(play.actor(), "athens");
    play.moves(&["send attika", "send attika"]);
    assert_eq!((play.actor(), play.prestige("athens")), ("sparta", 3 + 4), "no third one");
    play.moves(&["send lakedaimon", "done"]);
    assert_eq!(play.prestige("sparta"), 3 + 2);
    assert_eq!(play.number("/players/athens/abroad"), 2);
}

#[test]
fn pol_17_23_thasos_makes_wood_cheap() {
    for (from, to) in [(0, 2), (5, 7), (9, 10), (10, 10)] {
        let play = event("alpha", "a_8", |scene| scene.market("wood", from));
        assert_eq!((play.market("wood"), play.market("wine")), (to, 0));
    }
}

#[test]
fn pol_17_24_the_thirty_years_peace_keeps_hoplites_out_of_the_homelands() {
    let armies = |scene: Scene| {
        scene.hoplites("sparta", "megaris", 1).hoplites("athens", "arcadia", 1).hoplites(
            "athens",
            "lakedaimon",
            1,
        )
    };
    let mut play = event("epsilon", "e_7", armies);
    assert!(matches!(
        play.refused("move_hoplites attika"),
        ("POL-17.24", Reason::Forbidden { .. })
    ));
    assert!(!play.can("move_hoplites attika"));
    // Crossing Attika is allowed.
    assert!(play.can("move_hoplites boiotia"));
    play.moves(&["pass"]);
    assert!(!play.can("move_hoplites lakedaimon") && play.can("move_hoplites attika"));
    assert!(play.can("create_hoplites athenai"));
}

#[test]
fn pol_17_25_whoever_holds_boiotia_is_rewarded() {
    for (athens, sparta, gain) in [(2, 1, [2, 0]), (1, 2, [0, 2]), (2, 2, [0, 0])] {
        let scene = fed("epsilon", 5, 5)
            .event("e_8")
            .hoplites("athens", "boiotia", athens)
            .hoplites("sparta", "boiotia", sparta);
        let mut play = scene.play();
        play.moves(&["pass"]);
        assert_eq!([play.prestige("athens"), play.prestige("sparta")], gain.map(|n| 5 + n));
    }
}

#[test]
fn pol_17_17_only_wine_goes_back_to_its_best_value() {
    let play = event("omega", "o_7", |scene| scene.market("wine", 6).market("wood", 4));
    assert_eq!((play.market("wine"), play.market("wood")), (0, 4));
}

/// The second box calls the metal iron, in sentences, labels, sketches and drawings alike.
#[test]
fn each_edition_is_told_in_its_own_words() {
    for (edition, own, other) in [("2012", "metal", "iron"), ("2020", "iron", "metal")] {
        let setup = Setup { edition: edition.to_owned(), ..Setup::standard(Polis::about()) };
        let mut table = Match::<Polis>::new(setup).unwrap();
        table.roll(&Dice::Seeded(3));
        let table: &dyn AnyTable = &table;
        let mut said = table.sketch(Viewer::Spectator, "en");
        said.extend(table.legal("en").into_iter().map(|choice| choice.label));
        let options =
            DrawOptions { part: Part::Board, theme: Theme::Page, ..DrawOptions::default() };
        let drawn = table.draw(Viewer::Spectator, &options);
        // Titles are what people read; ids stay as they are.
        let titles = drawn.split("<title>").skip(1).filter_map(|rest| rest.split('<').next());
        said.extend(titles.map(str::to_owned));
        let said = said.to_lowercase();
        assert!(said.contains(own) && !said.contains(other), "{edition}: {said}");
    }
}
