//! What refusals say would help, in the cases in which a fixed sentence went wrong.

#![allow(clippy::unwrap_used, reason = "a move without words fails its test")]

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::board::Proxenos;
use polis::ids::{Good, Shipload};
use polis::moves::Move;
use polis::refusal::Reason;
use polis::remedy::{Earning, How, Remedy};
use serde_json::json;
use table::{Help, Notation, Rules, Speech};

/// What helps a move, in words; the move must be refused.
fn help(play: &Play, words: &str) -> Help<Remedy> {
    let position = play.position();
    let mv = Polis::read_move(position, words).unwrap();
    let refusal = Polis::check(position, mv).unwrap_err();
    Polis::help(position, mv, &refusal)
}

/// The remedy, which must be there.
fn remedy(play: &Play, words: &str) -> Remedy {
    help(play, words).remedy().unwrap_or_else(|| panic!("nothing helps {words:?}"))
}

/// The remedy as an English sentence.
fn said(play: &Play, words: &str) -> String {
    Polis::words().say("en", &Polis::say_remedy(&remedy(play, words)))
}

/// Why a move is refused, as an English sentence.
fn why(play: &mut Play, words: &str) -> String {
    Polis::words().say("en", &Polis::reason(&play.refused(words).1))
}

/// Carries out what helps, until the move is legal; gives the reasons on the way.
fn reasons_until_legal(play: &Play, words: &str) -> Vec<Reason> {
    let mut position = play.position().clone();
    let mv = Polis::read_move(&position, words).unwrap();
    let mut reasons = Vec::new();
    while let Err(refusal) = Polis::check(&position, mv) {
        reasons.push(refusal.reason);
        let Help::Remedy(remedy) = Polis::help(&position, mv, &refusal) else {
            panic!("nothing helps {refusal:?}");
        };
        Polis::carry_out(&mut position, &remedy);
        assert_eq!(Polis::audit(&position), Ok(()), "{remedy:?}");
    }
    reasons
}

#[test]
fn pol_7_2_walls_above_the_capacity_wait_for_a_round() {
    let scene = |round| Scene::bare(round, "athens").hoplites("athens", "megaris", 3);
    let play = scene("3").play();
    assert!(
        matches!(remedy(&play, "besiege korinthos"), Remedy::Wait(wait) if wait.id.id() == "4")
    );
    assert_eq!(
        said(&play, "besiege korinthos"),
        "Wait for round 4: then a region holds 4 of your units."
    );
    // In round 4 there is room for the fourth, who comes from a polis of the league.
    let play = scene("4").play();
    assert!(matches!(remedy(&play, "besiege korinthos"), Remedy::Bring { n: 1, .. }));
}

#[test]
fn pol_7_3_enough_hoplites_are_more_than_the_rival_has() {
    let scene = Scene::bare("4", "athens")
        .hoplites("athens", "boiotia", 1)
        .hoplites("sparta", "boiotia", 3)
        .hoplites("athens", "attika", 4);
    let play = scene.play();
    // Fortification 3 alone would want 2 more.
    assert!(matches!(remedy(&play, "besiege thebai"), Remedy::Bring { n: 3, how: How::Open, .. }));
    assert_eq!(said(&play, "besiege thebai"), "3 hoplites more in Boiotia would do.");
}

#[test]
fn pol_7_3_against_a_full_region_the_rival_must_lose_some() {
    let scene = Scene::bare("3", "athens")
        .hoplites("athens", "boiotia", 1)
        .hoplites("sparta", "boiotia", 3)
        .hoplites("athens", "attika", 3);
    let reasons = reasons_until_legal(&scene.play(), "besiege thebai");
    assert!(matches!(
        reasons[..],
        [Reason::NotInControl { own: 1, enemy: 3, .. }, Reason::TooFewHoplites { .. }]
    ));
    assert_eq!(
        said(&scene_of_a_full_region(&[]), "besiege thebai"),
        "The rival must lose or withdraw: 1 hoplite in Boiotia."
    );
    // Who has passed does not withdraw: in round 4 there is room for a fourth hoplite.
    assert_eq!(
        said(&scene_of_a_full_region(&["sparta"]), "besiege thebai"),
        "Wait for round 4: then a region holds 4 of your units."
    );
}

fn scene_of_a_full_region(passed: &[&str]) -> Play {
    let scene = Scene::bare("3", "athens")
        .hoplites("athens", "boiotia", 1)
        .hoplites("sparta", "boiotia", 3)
        .hoplites("athens", "attika", 3);
    scene.goods("athens", 5).passed(passed).play()
}

#[test]
fn pol_7_3_walls_alone_are_not_enough_against_a_rival() {
    // Gela has fortification 3 at most; the rival's three want a fourth.
    let scene = |n| {
        let scene = Scene::bare("5a", "athens").hoplites("sparta", "sikelia", 3);
        scene.hoplites("athens", "sikelia", 0).hoplites("athens", "attika", n).play()
    };
    for n in [3, 5] {
        let help = help(&scene(n), "besiege gela");
        assert!(!matches!(help, Help::Remedy(Remedy::Bring { n: ..4, .. })), "{help:?}");
    }
}

#[test]
fn pol_5_7_a_blockade_is_named() {
    let scene = Scene::bare("3", "sparta").hoplites("sparta", "lakedaimon", 2).galleys(
        "athens",
        "noties_sporades",
        1,
    );
    let play = scene.play();
    assert_eq!(
        said(&play, "move_hoplites ionia"),
        "Where the rival bars the way, more of yours open it: 1 galley in Noties Sporades."
    );
}

#[test]
fn pol_5_7_without_hoplites_some_are_created() {
    let play = Scene::bare("3", "sparta").galleys("athens", "noties_sporades", 1).play();
    assert!(matches!(remedy(&play, "move_hoplites achaia"), Remedy::Bring { n: 1, .. }));
}

#[test]
fn pol_1_1_a_capital_is_never_won() {
    let mut play = Scene::turn("3", "sparta").play();
    for words in ["create_hoplites athenai", "create_galleys athenai", "besiege athenai"] {
        assert!(matches!(play.refused(words).1, Reason::Capital { .. }), "{words}");
        assert_eq!(help(&play, words), Help::Nothing, "{words}");
    }
    assert_eq!(help(&play, "create_merchants athenai"), Help::Nothing);
    assert_eq!(said(&play, "create_hoplites thebai"), "Win Thebai first, by siege or civil war.");
    // Fortification 4 is too high for round 3, and Samos lies outside the territories.
    assert_eq!(said(&play, "create_hoplites korinthos"), "Win Korinthos first, by civil war.");
}

#[test]
fn pol_12_1_no_civil_war_in_a_capital_or_at_home() {
    let mut play = Scene::turn("3", "athens").play();
    assert!(matches!(play.refused("civil_war sparta").1, Reason::Capital { .. }));
    assert!(matches!(play.refused("civil_war athenai").1, Reason::OwnPolis { .. }));
    assert_eq!(help(&play, "civil_war sparta"), Help::Nothing);
    assert_eq!(help(&play, "civil_war athenai"), Help::Nothing);
    let reasons = reasons_until_legal(&play, "civil_war syrakousai");
    assert!(matches!(reasons[0], Reason::ProxenosElsewhere { .. }));
}

#[test]
fn pol_12_2_the_way_and_the_civil_war_are_counted() {
    let poor = Scene::turn("3", "sparta").proxenos("sparta", "sparta").good("sparta", "silver", 0);
    let poor = poor.play();
    // Argos has a population of 2 and is neutral: 4 silver, and nobody to bribe on the way.
    let Remedy::MoveProxenos { lacking, .. } = remedy(&poor, "civil_war argos") else {
        panic!("{:?}", help(&poor, "civil_war argos"));
    };
    assert!(lacking >= 2, "{lacking}");
    assert!(said(&poor, "civil_war argos").contains(&format!("you lack {lacking} silver")));
    let rich = Scene::turn("3", "sparta").proxenos("sparta", "sparta").good("sparta", "silver", 20);
    assert_eq!(said(&rich.play(), "civil_war argos"), "Move your proxenos to Argos first.");
}

#[test]
fn pol_3_2_a_merchant_is_paid_for() {
    let poor = ["wood", "silver"]
        .into_iter()
        .fold(Scene::turn("3", "athens"), |scene, good| scene.good("athens", good, 0));
    let play = poor.merchants("athens", 0).play();
    let told = said(&play, "trade illyria_1 wood");
    assert!(told.contains("neither wood nor silver"), "{told}");
}

#[test]
fn pol_10_2_without_a_port_the_proxenos_goes_to_one_first() {
    let play = Scene::turn("3", "sparta").proxenos("sparta", "sparta").play();
    let Remedy::MoveProxenos { polis, waits: false, .. } = remedy(&play, "move_proxenos epidamnos")
    else {
        panic!("{:?}", help(&play, "move_proxenos epidamnos"));
    };
    for words in ["move_proxenos epidamnos", "move_proxenos gela"] {
        assert_eq!(said(&play, words), "Move your proxenos to Gytheion first.", "{words}");
    }
    assert!(play.can(&format!("move_proxenos {}", polis.id())));
}

#[test]
fn pol_10_2_where_no_single_way_leads_the_proxenos_goes_by_another_polis() {
    let mut play = Scene::turn("3", "sparta").proxenos("sparta", "sparta").play();
    assert!(!play.can("move_proxenos epidamnos"));
    let Remedy::MoveProxenos { via: Some(via), .. } = remedy(&play, "civil_war epidamnos") else {
        panic!("{:?}", help(&play, "civil_war epidamnos"));
    };
    assert!(said(&play, "civil_war epidamnos").contains("and from there to Epidamnos"));
    play.moves(&[&format!("move_proxenos {}", via.id())]);
    let position = play.position();
    let onward = Polis::read_move(position, "move_proxenos epidamnos").unwrap();
    let refused = Polis::check(position, onward).err().map(|no| no.reason);
    assert!(!matches!(refused, Some(Reason::NoJourney { .. })), "{refused:?}");
}

#[test]
fn pol_17_12_under_pacifism_tribute_at_home_brings_prestige() {
    let earned =
        |scene: Scene| match help(&scene.prestige("athens", 0).play(), "move_hoplites megaris") {
            Help::Remedy(Remedy::Earn { from, .. }) => from.iter().any(|by| by == Earning::Tribute),
            other => panic!("{other:?}"),
        };
    let scene = || Scene::turn("5a", "athens");
    assert!(!earned(scene()));
    assert!(earned(scene().event("e5a_11")));
}

#[test]
fn pol_10_2_what_keeps_the_proxenos_away_is_named() {
    let mut inland = Scene::turn("3", "sparta").proxenos("sparta", "sparta").play();
    assert_eq!(
        why(&mut inland, "move_proxenos epidamnos"),
        "Sparta has no port, and no way by land leads your proxenos from Sparta to Epidamnos."
    );
    let mut island = Scene::turn("3", "athens").proxenos("athens", "chios").play();
    assert_eq!(
        why(&mut island, "move_proxenos thebai"),
        "Thebai has no port, and no way by land leads your proxenos from Chios to Thebai."
    );
}

/// Bribes open every region, so that a missing port is all that can be named, in both editions.
#[test]
fn pol_10_2_only_a_missing_port_keeps_a_proxenos_away() {
    let mut named = 0;
    for round in ["3", "alpha"] {
        let mut position = Scene::turn(round, "athens").play().position().clone();
        let ports = position.table.board.edition.map.ports;
        for from in polis::ids::Polis::all() {
            position.table.board.players[0].proxenos = Proxenos::At(from);
            for to in polis::ids::Polis::all() {
                let refused = Polis::check(&position, Move::MoveProxenos(to)).err();
                if let Some(Reason::NoJourney { portless, .. }) = refused.map(|no| no.reason) {
                    assert!(ports[portless.index()].is_empty(), "{from:?} to {to:?}");
                    named += 1;
                }
            }
        }
    }
    assert!(named > 0);
}

#[test]
fn pol_17_6_no_range_is_given_where_there_is_one_number() {
    let said =
        |min, max| Polis::words().say("en", &Polis::reason(&Reason::OutOfRange { min, max }));
    assert_eq!(said(0, 0), "Nothing can be given up now: only 0 is possible.");
    assert_eq!(said(1, 1), "Only 1 is possible.");
    assert_eq!(said(0, 2), "Choose a number from 0 to 2.");
}

#[test]
fn pol_10_1_who_is_there_already_is_sent_nowhere() {
    let play = Scene::turn("3", "sparta").proxenos("sparta", "gela").play();
    assert_eq!(help(&play, "move_proxenos gela"), Help::Asked);
    for n in [2, 3] {
        let play = Scene::bare("3", "sparta").hoplites("sparta", "lakedaimon", n).play();
        assert_eq!(help(&play, "move_hoplites lakedaimon"), Help::Asked, "{n}");
    }
}

#[test]
fn pol_7_3_a_polis_behind_a_full_region_is_won_by_civil_war() {
    let play = Scene::bare("3", "sparta").hoplites("athens", "attika", 3).play();
    assert_eq!(said(&play, "tribute attika"), "Win Chalkis first, by civil war.");
}

#[test]
fn pol_2_3_in_the_last_round_the_last_cube_is_said_before_the_owner() {
    let scene = |round| Scene::turn(round, "athens").polis("gytheion", "sparta", 1).play();
    assert!(matches!(
        scene("5b").refused("create_galleys gytheion"),
        ("POL-2.3", Reason::LastCube { .. })
    ));
    assert_eq!(help(&scene("5b"), "create_galleys gytheion"), Help::Nothing);
    // Before that it can be won and grow.
    assert!(matches!(
        scene("3").refused("create_galleys gytheion"),
        ("POL-2.1", Reason::NotYourPolis { .. })
    ));
}

#[test]
fn pol_12_1_a_polis_that_cannot_be_won_is_not_said_to_be() {
    // Abdera lies outside the territories: only a civil war wins it, and only one proxenos fits.
    let scene = |rival| {
        let scene = Scene::turn("3", "sparta").polis("abdera", "athens", 2);
        scene.proxenos("athens", rival).proxenos("sparta", "gytheion").good("sparta", "silver", 20)
    };
    let said = said(&scene("athenai").play(), "create_galleys abdera");
    assert_eq!(said, "Win Abdera first, by civil war.");
    assert_eq!(help(&scene("abdera").play(), "create_galleys abdera"), Help::Nothing);
}

#[test]
fn pol_9_10_what_a_market_does_not_want_is_never_taken() {
    let mut play = Scene::turn("3", "athens").goods("athens", 9).play();
    let board = &play.position().table.board;
    let card = |load: &Shipload| &board.edition.shiploads[load.index()];
    let silver = Shipload::all().find(|load| card(load).offer == Good::Silver).unwrap();
    let other = Shipload::all().find(|load| !card(load).demand.contains(Good::Metal)).unwrap();
    let (bought, bartered) =
        (format!("trade {} silver", silver.id()), format!("trade {} metal", other.id()));
    assert!(matches!(play.refused(&bought).1, Reason::SilverForSilver));
    assert!(matches!(play.refused(&bartered).1, Reason::NotDemanded { good: Good::Metal }));
    assert_eq!(help(&play, &bought), Help::Nothing);
    assert_eq!(help(&play, &bartered), Help::Nothing);
}

#[test]
fn pol_9_3_the_sea_that_is_blocked_is_named() {
    let mut play = Scene::turn("3", "athens").galleys("sparta", "noties_sporades", 3).play();
    let own = play.galleys("athens", "noties_sporades");
    assert_eq!(own, 1);
    assert!(matches!(play.refused("trade persis_1 wine").1, Reason::NoRoute { .. }));
    assert_eq!(
        said(&play, "trade persis_1 wine"),
        "Where the rival bars the way, more of yours open it: 2 galleys in Noties Sporades."
    );
}

#[test]
fn pol_0_18_alone_without_goods_only_the_next_round_helps() {
    let scene = |round| {
        let scene = Scene::turn(round, "athens").goods("athens", 0).passed(&["sparta"]);
        // Prestige feeds the capital.
        scene.hoplites("athens", "attika", 2).prestige("athens", 9)
    };
    let mut play = scene("3").play();
    // That nothing pays for playing on is said before anything that could be helped.
    for words in ["tribute attika", "move_hoplites megaris", "besiege argos", "tribute ionia"] {
        assert_eq!(play.refused(words), ("POL-0.18", Reason::NoGoods), "{words}");
    }
    assert!(matches!(play.refused("create_hoplites sparta").1, Reason::Capital { .. }));
    assert!(matches!(remedy(&play, "tribute attika"), Remedy::Wait(wait) if wait.id.id() == "4"));
    // After the last round there is none.
    assert_eq!(help(&scene("5b").play(), "tribute attika"), Help::Nothing);
}

#[test]
fn pol_14_8_who_starves_before_the_next_round_is_not_told_to_wait_for_it() {
    let scene = |prestige| {
        let scene = Scene::turn("3", "athens").goods("athens", 0).passed(&["sparta"]);
        scene.polis("athenai", "athens", 3).prestige("athens", prestige).play()
    };
    assert!(matches!(remedy(&scene(9), "tribute attika"), Remedy::Wait(_)));
    assert_eq!(help(&scene(2), "tribute attika"), Help::Nothing);
}

#[test]
fn pol_14_9_growing_counts_the_wheat_that_feeding_takes() {
    let scene = |wheat| {
        let scene = Scene::turn("3", "athens").polis("chios", "athens", 1);
        scene.good("athens", "wheat", wheat).play()
    };
    let people = scene(0).position().table.board.league_population(polis::ids::Side::Athens) as u8;
    assert_eq!(
        said(&scene(people + 1), "create_hoplites chios"),
        "Let Chios grow at the end of the round."
    );
    assert_eq!(
        said(&scene(people - 1), "create_hoplites chios"),
        "Let Chios grow at the end of the round; once your league is fed, you lack 2 wheat for that."
    );
}

#[test]
fn pol_0_18_what_is_lacking_counts_the_good_for_playing_on() {
    let scene = |oil| {
        let scene = Scene::turn("3", "athens").goods("athens", 0).passed(&["sparta"]);
        scene.good("athens", "silver", 1).good("athens", "oil", oil).proxenos("athens", "athenai")
    };
    let lacking = |oil| match remedy(&scene(oil).play(), "move_proxenos gela") {
        Remedy::Gather { good: Good::Silver, n, .. } => n,
        other => panic!("{other:?}"),
    };
    assert_eq!(lacking(0), lacking(1) + 1);
}

#[test]
fn pol_0_9_prestige_comes_from_what_is_still_to_come() {
    let scene = |round| {
        let scene = Scene::turn(round, "athens").hoplites("athens", "attika", 2);
        scene.prestige("athens", 0).play()
    };
    // POL-13.1, POL-0.4: six units at the most come together in round 3, and eight fight.
    // No project is on display.
    assert_eq!(
        said(&scene("3"), "move_hoplites megaris"),
        "Get 1 prestige first. It can come from: a civil war, large poleis at the end of the round."
    );
    // After the last round there is nothing to spend it on.
    assert_eq!(
        said(&scene("5b"), "move_hoplites megaris"),
        "Get 1 prestige first. It can come from: a civil war, a victory in battle."
    );
}

#[test]
fn pol_5_1_the_march_that_helps_costs_prestige_too() {
    let scene = |prestige| {
        let scene = Scene::bare("3", "sparta").hoplites("sparta", "lakedaimon", 3);
        scene.goods("sparta", 0).prestige("sparta", prestige).play()
    };
    assert_eq!(said(&scene(2), "besiege argos"), "3 hoplites more in Arcadia would do.");
    assert_eq!(
        said(&scene(1), "besiege argos"),
        "3 hoplites more in Arcadia would do; you lack 1 prestige for that."
    );
    // Tribute in Lakedaimon is free, in Achaia it costs another.
    let achaia = |prestige| {
        let scene = Scene::bare("3", "sparta").hoplites("sparta", "lakedaimon", 2);
        scene.goods("sparta", 0).prestige("sparta", prestige).play()
    };
    assert_eq!(
        said(&achaia(0), "tribute achaia"),
        "1 hoplite more in Achaia would do; you lack 2 prestige for that."
    );
    assert_eq!(
        said(&achaia(1), "tribute achaia"),
        "1 hoplite more in Achaia would do; you lack 1 prestige for that."
    );
    // Moving out of the way costs as much.
    assert_eq!(
        said(&scene(1), "create_hoplites sparta"),
        "Move a unit away from Lakedaimon first."
    );
    assert_eq!(
        said(&scene(0), "create_hoplites sparta"),
        "Move a unit away from Lakedaimon first; you lack 1 prestige for that."
    );
}

#[test]
fn pol_14_6_hunger_names_the_poleis_to_release() {
    let scene = Scene::turn("3", "sparta")
        .polis("athenai", "athens", 4)
        .polis("chios", "athens", 2)
        .polis("samos", "athens", 3)
        .good("athens", "wheat", 2)
        .good("sparta", "wheat", 20)
        .prestige("athens", 5)
        .last_pass("sparta", "athens");
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!(help(&play, "release athenai"), Help::Nothing);
    assert_eq!(why(&mut play, "release athenai"), "Athenai is your capital: you can't release it.");
    // With Chalkis eight wheat are lacking, and prestige pays for five: Chios is not enough.
    assert_eq!(said(&play, "pay prestige"), "Release first: Samos.");
}

#[test]
fn pol_17_12_an_ordinary_year_has_no_voices_for_peace() {
    let mut play = Scene::turn("3", "athens").hoplites("athens", "attika", 2).play();
    play.moves(&["tribute attika"]);
    assert_eq!(help(&play, "collect prestige"), Help::Nothing);
}

#[test]
fn pol_0_15_an_action_that_was_done_waits_for_the_next_turn() {
    let mut play = Scene::turn("3", "athens").goods("athens", 5).play();
    play.moves(&["create_hoplites chios", "recruit metal"]);
    assert_eq!(said(&play, "create_hoplites chios"), "Wait for your next turn.");
    // What can never be is said even then.
    assert!(matches!(play.refused("create_hoplites sparta").1, Reason::Capital { .. }));
}

#[test]
fn pol_8_5_in_the_last_round_nothing_is_waited_for() {
    let collected = |round| {
        let scene = Scene::turn(round, "athens").hoplites("athens", "attika", 1);
        scene.set("/collected", json!({"attika": "athens"})).play()
    };
    assert_eq!(said(&collected("3"), "tribute attika"), "In round 4 at the earliest.");
    assert_eq!(help(&collected("5b"), "tribute attika"), Help::Nothing);
}

/// The example of `docs/engine-protocol.md`.
#[test]
fn pol_7_2_the_example_of_the_protocol() {
    let mut play = Play::campaign();
    play.moves(&["reveal socrates", "reveal theatre", "reveal games_nemean", "event e3_1"]);
    play.moves(&["trade illyria_1 wood", "roll 2"]);
    assert_eq!(said(&play, "besiege thebai"), "3 hoplites more in Boiotia would do.");
}

#[test]
fn pol_13_1_a_battle_brings_prestige_only_where_enough_units_can_meet() {
    let scene = |silver, passed: &[&str]| {
        let scene = Scene::bare("5b", "athens").hoplites("athens", "attika", 3).goods("athens", 0);
        let scene = scene.merchants("athens", 0);
        let scene = scene.good("athens", "silver", silver).good("athens", "wine", 1);
        let scene = scene.set("/collected", json!({"attika": "athens"}));
        scene.prestige("athens", 0).hoplites("sparta", "attika", 4).passed(passed).play()
    };
    // Four against three are seven. Who has passed sends no more.
    let told = help(&scene(0, &["sparta"]), "move_hoplites megaris");
    let Help::Remedy(Remedy::Earn { from, .. }) = told else { panic!("{told:?}") };
    assert!(from.iter().all(|earning| earning != Earning::Battle), "{told:?}");
    let told = said(&scene(0, &[]), "move_hoplites megaris");
    assert!(told.contains("a victory in battle"), "{told}");
}

#[test]
fn pol_14_11_in_the_last_round_only_what_can_be_had_is_to_be_gathered() {
    let scene = |round| {
        let scene = Scene::bare(round, "athens").goods("athens", 0).merchants("athens", 0);
        scene.good("athens", "wine", 3).prestige("athens", 0).play()
    };
    // Nobody collects and nobody trades: neither metal nor silver comes any more.
    assert!(matches!(remedy(&scene("3"), "create_hoplites athenai"), Remedy::Gather { .. }));
    assert_eq!(help(&scene("5b"), "create_hoplites athenai"), Help::Nothing);
    assert_eq!(help(&scene("5b"), "create_galleys athenai"), Help::Nothing);
    // Nor is anybody told to bring hoplites that can't be paid for.
    assert_eq!(help(&scene("5b"), "tribute attika"), Help::Nothing);
    let at_home = Scene::bare("5b", "athens").goods("athens", 0).hoplites("athens", "attika", 3);
    assert_eq!(
        said(&at_home.prestige("athens", 0).play(), "create_galleys athenai"),
        "Get 1 silver more; tribute in Attika brings some."
    );
}

#[test]
fn pol_9_8_trade_brings_wheat_and_silver_too() {
    let scene = Scene::bare("5a", "athens").goods("athens", 9).good("athens", "silver", 0);
    let told = said(&scene.proxenos("athens", "gela").play(), "civil_war gela");
    assert!(told.contains("silver more; trade with "), "{told}");
}

#[test]
fn pol_3_3_a_merchant_waits_for_a_polis_of_one_to_grow() {
    let scene = |round| {
        let scene = Scene::turn(round, "sparta").merchants("sparta", 0).goods("sparta", 9);
        scene.polis("gytheion", "sparta", 1).polis("pylos", "sparta", 1).play()
    };
    assert_eq!(
        said(&scene("3"), "trade illyria_1 wood"),
        "Create a merchant in Gytheion, once it has grown at the end of the round."
    );
    assert_eq!(help(&scene("5b"), "trade illyria_1 wood"), Help::Nothing);
}

#[test]
fn pol_0_16_who_has_passed_in_the_last_round_leaves_nothing() {
    let scene = |round, passed: &[&str]| {
        let scene = Scene::turn(round, "athens").goods("athens", 9).proxenos("athens", "chios");
        scene.proxenos("sparta", "samos").passed(passed).play()
    };
    for (round, passed) in [("5b", &[][..]), ("3", &["sparta"])] {
        let told = said(&scene(round, passed), "move_proxenos samos");
        assert_eq!(told, "Wait until the rival's proxenos has left Samos.");
    }
    // Only a siege gets him out then (POL-7.9).
    assert_eq!(
        said(&scene("5b", &["sparta"]), "move_proxenos samos"),
        "You can do it in this order: create 1 hoplite in Chios, besiege Samos and win it."
    );
    assert_eq!(help(&scene("5b", &["sparta"]), "civil_war samos"), Help::Nothing);
}

#[test]
fn pol_1_2_units_that_must_be_created_are_counted_with_their_price() {
    let scene = |standing, metal| {
        let scene = Scene::bare("4", "athens").hoplites("athens", "attika", standing);
        scene.goods("athens", 0).good("athens", "metal", metal).good("athens", "oil", 1).play()
    };
    let told = |standing, metal| said(&scene(standing, metal), "besiege thebai");
    assert_eq!(told(3, 0), "3 hoplites more in Boiotia would do.");
    assert_eq!(
        told(1, 2),
        "3 hoplites more in Boiotia would do; you have to create 2 of them first."
    );
    assert_eq!(told(0, 3), "3 hoplites more in Boiotia would do; you have to create them first.");
    assert_eq!(
        told(1, 1),
        "3 hoplites more in Boiotia would do; you have to create them first and lack 1 metal, or \
         as much silver, for that."
    );
}

#[test]
fn pol_5_7_a_way_is_opened_on_the_way_and_not_at_its_end() {
    // Three hoplites created in Ionia would be as many as the rival has, and fill it.
    let scene = Scene::bare("3", "athens")
        .hoplites("sparta", "ionia", 3)
        .hoplites("athens", "attika", 1)
        .galleys("sparta", "noties_sporades", 2)
        .galleys("athens", "kyklades", 3);
    let play = scene.goods("athens", 9).play();
    assert_eq!(
        said(&play, "move_hoplites ionia"),
        "Where the rival bars the way, more of yours open it: 2 galleys in Noties Sporades."
    );
}

#[test]
fn pol_9_7_a_sea_route_is_said_where_the_land_route_cannot_be_won() {
    // Abdera would open Thraki by land, but the rival's proxenos keeps it.
    let scene = Scene::bare("3", "sparta").polis("abdera", "athens", 2).goods("sparta", 0);
    let scene = scene.good("sparta", "metal", 9).merchants("sparta", 1);
    let scene = scene.proxenos("athens", "abdera").proxenos("sparta", "sparta");
    let play = scene.galleys("athens", "thrakiko_pelagos", 3).play();
    assert!(matches!(remedy(&play, "trade thraki_1 metal"), Remedy::Unblock(_) | Remedy::Oust(_)));
}

#[test]
fn pol_7_3_more_than_a_rival_who_has_passed_come_in_the_next_round() {
    let scene = Scene::bare("3", "sparta")
        .hoplites("athens", "makedonia", 3)
        .hoplites("sparta", "makedonia", 3)
        .goods("sparta", 5);
    assert_eq!(
        said(&scene.passed(&["athens"]).play(), "besiege pydna"),
        "1 hoplite more in Makedonia would do, in round 4 at the earliest."
    );
}

#[test]
fn pol_0_4_a_full_region_that_nobody_can_leave_has_to_lose_one() {
    let scene = Scene::bare("5b", "sparta")
        .hoplites("sparta", "sikelia", 5)
        .polis("syrakousai", "sparta", 3)
        .galleys("athens", "ionio_pelagos", 5);
    assert_eq!(
        said(&scene.goods("sparta", 5).play(), "create_hoplites syrakousai"),
        "One of your units in Sikelia must be lost or get away first: now nobody can leave."
    );
}

#[test]
fn pol_0_6_in_the_last_round_cubes_come_back_from_losses() {
    let lands = ["attika", "megaris", "arcadia", "achaia", "messenia", "akarnania", "thessalia"];
    let scene = || Scene::bare("5b", "athens").hoplites("athens", "boiotia", 5).goods("athens", 5);
    // All cubes but one are on the map.
    let mut spare = scene().play().position().table.board.reserve(polis::ids::Side::Athens) - 1;
    let full = lands.into_iter().fold(scene(), |scene, land| {
        let n = spare.min(5);
        spare -= n;
        scene.hoplites("athens", land, n)
    });
    let mut play = full.play();
    assert_eq!(play.refused("besiege thebai").1, Reason::NoCubes { need: 3, have: 1 });
    assert_eq!(remedy(&play, "besiege thebai"), Remedy::FreeCubes { n: 2 });
    assert!(matches!(reasons_until_legal(&play, "besiege thebai")[..], [Reason::NoCubes { .. }]));
}

#[test]
fn pol_14_11_in_the_last_round_what_takes_several_actions_is_said_in_order() {
    // One hoplite at home brings 1 silver, and the bribes cost more: a second is created first.
    let scene = Scene::bare("5b", "athens").goods("athens", 0).hoplites("athens", "attika", 1);
    let scene = scene.good("athens", "metal", 1).merchants("athens", 0).prestige("athens", 0);
    let play = scene.proxenos("athens", "athenai").polis("chalkis", "athens", 1);
    let play = play.hoplites("sparta", "boiotia", 3).play();
    let told = help(&play, "move_proxenos thebai");
    assert!(matches!(told, Help::Remedy(Remedy::Plan(_))), "{told:?}");
    assert_eq!(
        said(&play, "move_proxenos thebai"),
        "You can do it in this order: create 1 hoplite in Athenai, collect 3 silver in Attika."
    );
    assert!(matches!(
        reasons_until_legal(&play, "move_proxenos thebai")[..],
        [Reason::Bribes { .. }]
    ));
}
