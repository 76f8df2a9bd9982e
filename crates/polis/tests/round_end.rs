//! Chapters 14 to 16: the end of a round, the next round, the end of the game.

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::ids::Side;
use polis::refusal::Reason;
use serde_json::json;
use table::{Notation, Rules, Speech};

/// The round is over as soon as `last` passes. Both have just the wheat that they eat: nothing
/// grows.
fn ending(round: &str, first: &str, last: &str) -> Scene {
    let fed = Scene::bare(round, "athens").good("athens", "wheat", 8).good("sparta", "wheat", 7);
    fed.last_pass(first, last)
}

/// The end of the first round, Athens having passed first.
fn first_round() -> Scene {
    ending("3", "athens", "sparta")
}

/// The end of the last round.
fn last_round() -> Scene {
    ending("5b", "athens", "sparta")
}

fn passed(scene: Scene) -> Play {
    let mut play = scene.play();
    play.moves(&["pass"]);
    play
}

/// Only the capital is left to a side.
fn only_capital(scene: Scene, side: &str) -> Scene {
    match side {
        "athens" => scene.neutral("chalkis", 1).neutral("chios", 2),
        _ => scene.neutral("pylos", 2).neutral("gytheion", 1),
    }
}

/// Who is asked what.
fn asked(play: &Play) -> (String, &'static str) {
    (play.step(), play.actor())
}

fn is_asked(play: &Play, step: &str, side: &str) -> bool {
    asked(play) == (step.to_owned(), side)
}

/// Nobody does anything until the game ends; gives the projects that were shown.
fn idle(play: &mut Play) -> Vec<String> {
    let mut revealed = Vec::new();
    while play.ending().is_none() {
        let step = play.step();
        let first = play.legal()[0].clone();
        let words = match step.as_str() {
            "turn" => "pass",
            "feeding" => "pay prestige",
            "growth" => "done",
            _ => &first,
        };
        play.moves(&[words]);
        if step == "reveal" {
            revealed.push(first);
        }
    }
    revealed
}

#[test]
fn pol_14_1_who_passed_first_goes_first_in_every_phase() {
    for (first, last) in [("athens", "sparta"), ("sparta", "athens")] {
        let hungry = ending("3", first, last).good("athens", "wheat", 7).good("sparta", "wheat", 6);
        let mut play = passed(hungry);
        assert!(is_asked(&play, "feeding", first));
        play.moves(&["pay prestige"]);
        assert!(is_asked(&play, "feeding", last), "a phase is played by both before the next");
        play.moves(&["pay prestige"]);
        assert!(is_asked(&play, "phoros", first));
        play.moves(&["phoros 0"]);
        assert!(is_asked(&play, "phoros", last));
    }
}

#[test]
fn pol_14_1_growth_in_the_same_order() {
    for (first, last) in [("athens", "sparta"), ("sparta", "athens")] {
        let rich = ending("3", first, last).good("athens", "wheat", 9).good("sparta", "wheat", 9);
        let mut play = passed(rich);
        assert!(is_asked(&play, "growth", first));
        play.moves(&["done"]);
        assert!(is_asked(&play, "growth", last));
    }
}

#[test]
fn pol_14_2_projects_are_finished_for_their_owner() {
    let play = passed(first_round().in_progress("temple_zeus", "sparta"));
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (3 + 4, 3));
    let state = play.state();
    assert_eq!(state["poleis"]["sparta"]["built"], json!(["temple_zeus"]));
    assert_eq!(state["poleis"]["sparta"]["project"], json!(null));
}

#[test]
fn pol_14_2_in_a_neutral_polis_for_nobody() {
    for (first, last) in [("athens", "sparta"), ("sparta", "athens")] {
        let play = passed(ending("3", first, last).in_progress("statue_venus", "gela"));
        assert_eq!((play.prestige("sparta"), play.prestige("athens")), (3, 3));
        assert_eq!(play.state()["poleis"]["gela"]["built"], json!(["statue_venus"]));
        assert_eq!(play.state()["poleis"]["gela"]["project"], json!(null));
    }
}

#[test]
fn pol_14_2_the_new_owner_gains_the_prestige() {
    let scene = first_round()
        .polis("samos", "athens", 1)
        .in_progress("festival_demeter", "samos")
        .proxenos("sparta", "samos")
        .good("sparta", "silver", 3)
        .good("sparta", "wheat", 8)
        .good("athens", "wheat", 8);
    let mut play = scene.play();
    play.moves(&["civil_war samos", "pay wine", "pass"]);
    assert_eq!(play.prestige("sparta"), 3 + 1 + 3, "1 for the war, 3 for the festival");
    assert_eq!(play.prestige("athens"), 3);
}

#[test]
fn pol_14_2_the_polis_can_start_another_next_round() {
    let scene = first_round().in_progress("protagoras", "athenai").good("athens", "silver", 6);
    let mut play = passed(scene);
    play.moves(&["phoros 0", "phoros 0", "reveal socrates", "reveal phidias", "reveal theatre"]);
    play.moves(&["event e4_1", "pass"]);
    assert_eq!(play.actor(), "athens");
    assert!(play.can("start_project phidias athenai"));
}

#[test]
fn pol_14_3_phidias_is_worth_half_of_athenai_rounded_up() {
    // Above 5 it is a megalopolis besides.
    for (population, worth) in [(4, 2), (5, 3), (6, 3 + 1), (7, 4 + 1)] {
        let scene = first_round()
            .polis("athenai", "athens", population)
            .good("athens", "wheat", population + 3)
            .in_progress("phidias", "athenai");
        let play = passed(scene);
        assert_eq!(play.prestige("athens"), 3 + worth, "population {population}");
    }
}

#[test]
fn pol_14_3_measured_before_growth() {
    let scene = first_round().good("athens", "wheat", 11).in_progress("phidias", "athenai");
    let mut play = passed(scene);
    play.moves(&["grow athenai"; 3]);
    assert_eq!(play.population("athenai"), 8);
    assert_eq!(play.prestige("athens"), 3 + 3 + 1, "half of 5, and 1 for a megalopolis");
}

#[test]
fn pol_14_3_phidias_is_there_before_the_feeding() {
    let scene = only_capital(first_round(), "athens").in_progress("phidias", "athenai");
    let mut play = passed(scene.prestige("athens", 0).good("athens", "wheat", 2));
    play.moves(&["phoros 0"]);
    assert_eq!(play.ending(), Some("ostracised"), "his 3 prestige paid for the hunger");
    assert_eq!(play.owner("athenai"), "athens");
}

#[test]
fn pol_14_4_each_cube_eats_one_wheat() {
    let play = passed(first_round().good("athens", "wheat", 12).good("sparta", "wheat", 20));
    assert_eq!(play.good("athens", "wheat"), 12 - 8);
    assert_eq!(play.good("sparta", "wheat"), 20 - 7);
    assert_eq!(play.prestige("athens"), 3);
}

#[test]
fn pol_14_4_units_and_neutral_poleis_eat_nothing() {
    let scene = first_round().hoplites("athens", "attika", 3).galleys("athens", "kyklades", 3);
    assert!(is_asked(&passed(scene), "phoros", "athens"));
}

#[test]
fn pol_14_5_lacking_wheat_costs_prestige() {
    let mut play = passed(first_round().good("athens", "wheat", 6));
    play.moves(&["pay prestige"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "wheat")), (1, 0));
    assert_eq!(play.owner("chios"), "athens");
}

#[test]
fn pol_14_5_or_poleis_or_both() {
    let mut released = passed(first_round().good("athens", "wheat", 5));
    released.moves(&["release chios", "release chalkis"]);
    assert_eq!((released.prestige("athens"), released.good("athens", "wheat")), (3, 0));

    let mut mixed = passed(first_round().good("athens", "wheat", 5));
    mixed.moves(&["release chalkis", "pay prestige"]);
    assert_eq!((mixed.prestige("athens"), mixed.good("athens", "wheat")), (3 - 2, 0));
    assert_eq!(mixed.owner("chios"), "athens");
}

#[test]
fn pol_14_5_prestige_must_be_enough() {
    let mut play = passed(first_round().good("athens", "wheat", 4));
    let too_great = Reason::HungerTooGreat { short: 4, have: 3 };
    assert_eq!(play.refused("pay prestige"), ("POL-14.5", too_great));
    play.moves(&["release chalkis", "pay prestige"]);
    assert_eq!(play.prestige("athens"), 0, "down to none is allowed");
}

#[test]
fn pol_14_6_nothing_is_released_without_need() {
    let mut play = passed(first_round());
    assert_eq!(play.step(), "phoros", "nobody is asked about food");
    assert_eq!(play.clause("release chalkis"), "POL-14.13");
}

#[test]
fn pol_14_6_wheat_is_left_over_after_a_release() {
    let mut play = passed(first_round().good("athens", "wheat", 7));
    play.moves(&["release chios"]);
    assert!(is_asked(&play, "growth", "athens"), "no more release: 7 wheat feed 6");
    assert_eq!((play.good("athens", "wheat"), play.prestige("athens")), (1, 3));
}

#[test]
fn pol_14_6_the_capital_is_never_released() {
    let mut play = passed(first_round().good("athens", "wheat", 7));
    let (clause, reason) = play.refused("release athenai");
    assert_eq!(clause, "POL-14.6");
    assert!(matches!(reason, Reason::CapitalStays { .. }), "{reason:?}");
    let (clause, reason) = play.refused("release pylos");
    assert_eq!(clause, "POL-14.6");
    assert!(matches!(reason, Reason::NotYourPolis { .. }), "{reason:?}");
    assert_eq!(play.legal(), ["release chalkis", "release chios", "pay prestige"]);
}

#[test]
fn pol_14_7_a_released_polis_is_as_it_was_before() {
    let scene = first_round()
        .polis("poteidaia", "athens", 3)
        .built("festival_demeter", "poteidaia")
        .proxenos("sparta", "poteidaia");
    let mut play = passed(scene);
    play.moves(&["release poteidaia"]);
    assert_eq!(play.owner("poteidaia"), "neutral");
    assert_eq!(play.population("poteidaia"), 2, "its base");
    let state = play.state();
    assert_eq!(state["poleis"]["poteidaia"]["built"], json!(["festival_demeter"]));
    assert_eq!(state["players"]["sparta"]["proxenos"], "poteidaia");
}

#[test]
fn pol_14_8_a_capital_that_starves_is_lost_and_so_is_the_game() {
    for (side, other, need) in [("athens", "sparta", 5), ("sparta", "athens", 4)] {
        let scene = only_capital(first_round(), side).good(side, "wheat", 0);
        let play = passed(scene.prestige(side, need - 1));
        assert_eq!(play.ending(), Some("capital_lost"));
        assert_eq!(play.winner(), other);
    }
}

#[test]
fn pol_14_8_just_enough_prestige_saves_it() {
    let scene = only_capital(first_round(), "athens").good("athens", "wheat", 2);
    let play = passed(scene.prestige("athens", 3));
    assert_eq!(play.ending(), None);
    assert_eq!(play.prestige("athens"), 0);
}

#[test]
fn pol_14_8_only_when_nothing_else_is_left() {
    let scene = first_round().neutral("chios", 2).good("athens", "wheat", 0);
    let mut play = passed(scene.prestige("athens", 4));
    assert_eq!(play.legal(), ["release chalkis"]);
    play.moves(&["release chalkis"]);
    assert_eq!((play.ending(), play.winner()), (Some("capital_lost"), "sparta"));
}

#[test]
fn pol_14_8_if_both_starve_the_first_passer_loses_alone() {
    for (first, last) in [("athens", "sparta"), ("sparta", "athens")] {
        let mut scene = ending("3", first, last);
        for side in [first, last] {
            scene = only_capital(scene, side).good(side, "wheat", 0).prestige(side, 1);
        }
        let play = passed(scene);
        assert_eq!((play.ending(), play.winner()), (Some("capital_lost"), last));
    }
}

#[test]
fn pol_14_9_one_wheat_adds_one_cube_within_growth() {
    let mut play = passed(first_round().good("athens", "wheat", 20));
    play.moves(&["grow athenai"; 3]);
    assert_eq!((play.population("athenai"), play.good("athens", "wheat")), (8, 9));
    let (clause, reason) = play.refused("grow athenai");
    assert_eq!(clause, "POL-14.9");
    assert!(matches!(reason, Reason::FullyGrown { growth: 3, .. }), "{reason:?}");
    play.moves(&["grow chalkis", "grow chios"]);
    assert_eq!(play.step(), "phoros", "nothing can grow any more");
    assert_eq!(play.good("athens", "wheat"), 4, "of 7 that were left, 3 have spoiled");
}

#[test]
fn pol_14_9_within_the_maximum() {
    let scene = first_round().polis("athenai", "athens", 9).good("athens", "wheat", 20);
    let mut play = passed(scene);
    play.moves(&["grow athenai"]);
    let (clause, reason) = play.refused("grow athenai");
    assert_eq!(clause, "POL-14.9");
    assert!(matches!(reason, Reason::AtMaximum { max: 10, .. }), "{reason:?}");
    let (_, reason) = play.refused("grow sparta");
    assert!(matches!(reason, Reason::NotYourPolis { .. }), "{reason:?}");
}

#[test]
fn pol_14_9_within_the_wheat_and_at_will() {
    let mut play = passed(first_round().good("athens", "wheat", 9));
    play.moves(&["grow chios"]);
    assert_eq!(play.step(), "phoros", "no wheat is left");

    let mut unwilling = passed(first_round().good("athens", "wheat", 12));
    unwilling.moves(&["done"]);
    assert_eq!(unwilling.population("athenai"), 5);
    assert_eq!(unwilling.step(), "phoros");
}

/// Athens has all but `free` of its 38 cubes in play: 8 population, the rest hoplites.
fn crowded(scene: Scene, free: u8) -> Scene {
    let mut left = 38 - 8 - free;
    let mut scene = scene;
    for territory in ["attika", "boiotia", "ionia", "megaris", "arcadia", "achaia", "sikelia"] {
        let here = left.min(5);
        scene = scene.hoplites("athens", territory, here);
        left -= here;
    }
    scene
}

#[test]
fn pol_14_9_within_the_reserve() {
    let scene = crowded(ending("5a", "athens", "sparta"), 2).good("athens", "wheat", 20);
    let mut play = passed(scene);
    play.moves(&["grow athenai", "grow athenai"]);
    assert_eq!(play.position().table.board.reserve(Side::Athens), 0);
    assert_eq!(play.step(), "phoros", "wheat and room are there, but no cubes");
    assert_eq!(play.good("athens", "wheat"), 10 / 2, "and the rest spoils");
}

#[test]
fn pol_14_10_each_polis_above_its_base_brings_one() {
    let scene = |athenai, chalkis| {
        first_round().polis("athenai", "athens", athenai).polis("chalkis", "athens", chalkis).good(
            "athens",
            "wheat",
            athenai + chalkis + 2,
        )
    };
    assert_eq!(passed(scene(5, 1)).prestige("athens"), 3, "exactly the base is not above it");
    assert_eq!(passed(scene(4, 1)).prestige("athens"), 3);
    assert_eq!(passed(scene(6, 1)).prestige("athens"), 4);
    assert_eq!(passed(scene(9, 1)).prestige("athens"), 4, "one, however large");
    assert_eq!(passed(scene(6, 2)).prestige("athens"), 5);
    assert_eq!(passed(scene(6, 2)).prestige("sparta"), 3);
}

#[test]
fn pol_14_10_measured_after_growth() {
    let mut play = passed(first_round().good("athens", "wheat", 9));
    assert_eq!(play.prestige("athens"), 3);
    play.moves(&["grow athenai"]);
    assert_eq!(play.prestige("athens"), 4);
}

#[test]
fn pol_14_11_the_last_round_ends_after_megalopolis() {
    let scene = last_round().polis("athenai", "athens", 6).good("athens", "wheat", 9);
    let play = passed(scene.good("athens", "wine", 9));
    assert_eq!(play.ending(), Some("points"));
    assert_eq!(play.prestige("athens"), 4, "megalopolis counts");
    assert_eq!(play.good("athens", "wine"), 9, "nothing spoils");
}

#[test]
fn pol_14_11_not_before_both_had_their_megalopolis() {
    let scene = last_round().polis("sparta", "sparta", 5).good("sparta", "wheat", 8);
    assert_eq!(passed(scene).prestige("sparta"), 4);
}

#[test]
fn pol_14_12_wine_oil_and_wheat_shrink_to_half_rounded_up() {
    for (before, after) in [(0, 0), (1, 1), (2, 1), (9, 5), (20, 10)] {
        let scene = first_round().goods("athens", before).good("athens", "wheat", 11);
        let mut play = passed(scene);
        play.moves(&["done"]);
        for good in ["wine", "oil"] {
            assert_eq!(play.good("athens", good), after, "{before} {good}");
        }
        for good in ["metal", "wood", "silver"] {
            assert_eq!(play.good("athens", good), i64::from(before), "{good} keeps");
        }
        assert_eq!(play.good("athens", "wheat"), 2, "3 were left after feeding");
    }
}

#[test]
fn pol_14_13_prestige_becomes_as_much_silver() {
    let mut play = passed(first_round());
    assert_eq!(play.legal(), ["phoros 0", "phoros 1", "phoros 2", "phoros 3"]);
    let range = Reason::OutOfRange { min: 0, max: 3 };
    assert_eq!(play.refused("phoros 4"), ("POL-14.13", range));
    play.moves(&["phoros 2"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "silver")), (1, 2));
}

#[test]
fn pol_14_13_silver_beyond_the_track_is_lost() {
    let mut play = passed(first_round().good("athens", "silver", 18).prestige("athens", 6));
    assert_eq!(play.legal().len(), 7, "all the prestige can be given up");
    assert_eq!(play.refused("phoros 7").1, Reason::OutOfRange { min: 0, max: 6 });
    play.moves(&["phoros 5"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "silver")), (1, 20));

    let mut full = passed(first_round().good("athens", "silver", 20));
    assert!(is_asked(&full, "phoros", "athens"), "less prestige can be wanted for itself");
    full.moves(&["phoros 2"]);
    assert_eq!((full.prestige("athens"), full.good("athens", "silver")), (1, 20));
}

#[test]
fn pol_14_13_any_amount_is_any_amount() {
    let mut play = passed(first_round().prestige("athens", 300));
    assert_eq!(play.legal().len(), 301);
    play.moves(&["phoros 299"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "silver")), (1, 20));
}

/// What is lost is said before it is done, and told afterwards.
#[test]
fn pol_0_5_a_bargain_says_what_would_be_lost() {
    let play = passed(first_round().good("athens", "silver", 18).prestige("athens", 6));
    let said = |words: &str, language: &str| {
        let mv = Polis::read_move(play.position(), words).unwrap();
        Polis::words().say(language, &Polis::label(play.position(), mv))
    };
    assert_eq!(said("phoros 2", "en"), "Phoros: 2 prestige for 2 silver");
    let losing = "Phoros: 5 prestige for 5 silver (3 silver lost: your track has no more room)";
    assert_eq!(said("phoros 5", "en"), losing);
    for language in ["it", "es", "pl"] {
        assert!(said("phoros 5", language).contains('3'), "{}", said("phoros 5", language));
        assert!(!said("phoros 2", language).contains('('));
    }
    let mut play = play;
    let ply = play.0.play_words(play.0.actor(), "phoros 5").unwrap();
    let told = Polis::words().say("en", &Polis::tell(&ply.events[0]).message);
    assert_eq!(
        told,
        "Athens turns 5 prestige into 5 silver. 3 silver is lost: the track has no more room."
    );
}

#[test]
fn pol_14_13_only_the_capital_is_enough() {
    let play = passed(only_capital(first_round(), "athens").good("athens", "wheat", 5));
    assert!(play.can("phoros 3"));
}

#[test]
fn pol_14_14_without_prestige_a_side_is_ostracised() {
    let mut play = passed(first_round());
    play.moves(&["phoros 3"]);
    assert_eq!(play.ending(), None, "the other side plays its phase first");
    play.moves(&["phoros 2"]);
    assert_eq!((play.ending(), play.winner()), (Some("ostracised"), "sparta"));

    let mut other = passed(first_round());
    other.moves(&["phoros 2", "phoros 3"]);
    assert_eq!((other.ending(), other.winner()), (Some("ostracised"), "athens"));
}

#[test]
fn pol_14_14_if_both_are_the_scores_decide() {
    let mut play = passed(first_round());
    play.moves(&["phoros 3", "phoros 3"]);
    assert_eq!((play.ending(), play.winner()), (Some("both_ostracised"), "athens"), "8 to 7");
}

#[test]
fn pol_14_14_a_megalopolis_may_still_save() {
    let scene = only_capital(first_round(), "athens").polis("athenai", "athens", 6);
    let mut play = passed(scene.good("athens", "wheat", 3));
    assert_eq!(play.prestige("athens"), 1, "3 went for food, 1 came for the megalopolis");
    play.moves(&["phoros 0", "phoros 0"]);
    assert_eq!((play.ending(), play.step().as_str()), (None, "reveal"));
}

#[test]
fn pol_15_1_discs_and_merchants_come_back() {
    let scene = first_round()
        .set("/collected", json!({"attika": "athens", "lakedaimon": "sparta"}))
        .set("/shiploads", json!({"persis_1": "athens", "aigyptos_1": "athens"}))
        .merchants("athens", 1);
    let mut play = passed(scene);
    assert_eq!(play.number("/players/athens/merchants"), 1, "not before the round is over");
    play.moves(&["phoros 0", "phoros 0"]);
    assert_eq!(play.number("/players/athens/merchants"), 3);
    assert_eq!(play.state()["shiploads"], json!({}));
    assert_eq!(play.state()["collected"], json!({}));
}

#[test]
fn pol_15_2_the_next_round_begins_with_its_own_projects_and_event() {
    let scene = first_round().shown("theatre").shown("socrates");
    let mut play = passed(scene);
    play.moves(&["phoros 0", "phoros 0"]);
    assert_eq!(play.state()["round"], "4");
    assert_eq!(play.state()["event"], json!(null));
    assert_eq!(play.state()["passed"], json!([]));
    assert_eq!(play.state()["shown_projects"], json!([]));
    assert!(!play.can("reveal theatre"), "what nobody started is put away for good");
    play.moves(&["reveal phidias", "reveal protagoras", "reveal games_nemean"]);
    assert_eq!(play.step(), "draw_event", "three projects");
    assert_eq!(play.state()["unseen_projects"].as_array().unwrap().len(), 14 - 2 - 3);
    assert!(play.legal().iter().all(|event| event.starts_with("event e4_")));
    play.moves(&["event e4_1"]);
    assert_eq!(asked(&play), ("turn".to_owned(), "sparta"), "level prestige: Sparta begins");
}

#[test]
fn pol_15_2_twelve_of_fourteen_projects_appear_in_four_rounds() {
    let scene = Scene::revealing("3")
        .set("/shown_projects", json!([]))
        .set("/unseen_projects", Scene::turn("3", "athens").0["unseen_projects"].clone())
        .prestige("athens", 50)
        .prestige("sparta", 50);
    let mut play = scene.play();
    let mut revealed = idle(&mut play);
    revealed.sort();
    revealed.dedup();
    assert_eq!(revealed.len(), 12);
    assert_eq!(play.state()["unseen_projects"].as_array().unwrap().len(), 2);
    assert_eq!(play.ending(), Some("points"));
}

#[test]
fn pol_16_1_population_prestige_and_posterity() {
    let scene = last_round()
        .prestige("athens", 9)
        .prestige("sparta", 4)
        .built("socrates", "athenai")
        .in_progress("theatre", "athenai")
        .built("statue_venus", "gela")
        .built("temple_zeus", "sparta");
    let play = passed(scene);
    let outcome = Polis::outcome(play.position()).unwrap();
    let totals: Vec<_> = outcome.scores.iter().map(|score| score.total).collect();
    // Athens: Socrates 2, the theatre 2 at once and 1 for posterity; nothing for neutral Gela.
    assert_eq!(totals, [8 + 9 + 2 + 2 + 1, 7 + 4 + 3]);
}

#[test]
fn pol_16_1_the_owner_at_the_end_has_the_posterity() {
    let scene = last_round()
        .polis("gela", "sparta", 3)
        .built("statue_venus", "gela")
        .good("sparta", "wheat", 10);
    let board = passed(scene).position().table.board.clone();
    assert_eq!((board.posterity(Side::Sparta), board.posterity(Side::Athens)), (1, 0));
}

/// The last round ends at 11 to 11 with level goods.
fn level() -> Scene {
    let scene = last_round().prestige("athens", 3).prestige("sparta", 4);
    let goods = |scene: Scene, side, wheat| scene.goods(side, 4).good(side, "wheat", wheat);
    goods(goods(scene, "athens", 8), "sparta", 7)
}

#[test]
fn pol_16_2_the_higher_score_wins() {
    assert_eq!(passed(level().prestige("sparta", 5)).winner(), "sparta");
    let richer = level().prestige("athens", 4).good("sparta", "metal", 20);
    assert_eq!(passed(richer).winner(), "athens", "whatever the goods");
}

#[test]
fn pol_16_2_then_more_goods_in_all() {
    let play = passed(level().good("sparta", "metal", 5));
    assert_eq!((play.winner(), play.tie_break()), ("sparta", Some("goods")));
    assert_eq!(passed(level().prestige("sparta", 5)).tie_break(), None, "no tie to break");
    assert_eq!(passed(level().good("athens", "oil", 5)).winner(), "athens");
    let traded = level().good("athens", "silver", 6).good("sparta", "wood", 7);
    assert_eq!(passed(traded).winner(), "sparta", "all goods count alike");
}

#[test]
fn pol_16_2_then_victory_is_shared() {
    let play = passed(level());
    assert_eq!((play.ending(), play.winner()), (Some("points"), "shared"));
    assert_eq!(play.tie_break(), None, "nothing could break it");
}

#[test]
fn pol_16_3_no_prestige_after_the_last_round_is_no_defeat() {
    let play = passed(last_round().prestige("athens", 0).prestige("sparta", 0));
    assert_eq!((play.ending(), play.winner()), (Some("points"), "athens"), "8 to 7");
}
