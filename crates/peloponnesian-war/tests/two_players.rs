//! Chapter 11: two players.

mod common;

use common::two::{ATHENS, SPARTA, bare, begun, last_build, muster, operations, start};
use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::ids::{Side, Space, Unit};
use peloponnesian_war::refusal::Reason;
use serde_json::{Value, json};
use table::{Actor, Answer, Moves, Notation, Seat, Speech};

fn space(id: &str) -> Space {
    Space::by_id(id).expect("a space")
}

/// Whom the position waits for, and what for.
fn asked(play: &Play) -> (Actor, String) {
    (play.actor(), play.step())
}

#[test]
fn pw_11_0_both_sides_are_led_by_players() {
    // The campaign begins with the first operation of Sparta, which its player plans.
    let mut play = begun("campaign");
    assert_eq!(asked(&play), (SPARTA, "player_operation".to_owned()));
    play.moves(&["objective decelea"]);
    assert_eq!(asked(&play), (SPARTA, "muster".to_owned()));
    // Losses are the choice of whoever suffers them.
    for (side, seat) in [("athens", ATHENS), ("sparta", SPARTA)] {
        let units = json!({"hoplites": 2, "allied-hoplites": 2});
        let losses = json!({
            "step": "losses", "side": side, "spot": {"space": "thebes"}, "purpose": "land",
            "left": 1,
        });
        let battle = json!({
            "step": "battle", "space": "thebes", "kind": "land", "dice": [6, 1],
            "spots": [{"space": "thebes"}, {"space": "thebes"}], "decided": true,
            "winner": "athens", "owed": [0, 1], "settled": 2, "expected": false,
            "citizens": [2, 2], "called": false, "mourned": 2,
        });
        let scene = bare("athens")
            .units("athens", "thebes", units.clone())
            .units("sparta", "thebes", units)
            .steps(json!([{"step": "war", "stage": "battles"}, battle, losses]));
        let play = scene.play();
        assert_eq!(asked(&play), (seat, "losses".to_owned()));
        assert_eq!(play.legal(), ["lose allied-hoplites", "lose hoplites"]);
    }
}

#[test]
fn pw_11_0_hostages_bind_both_and_rebellions_take_a_six() {
    for (side, capital) in [("athens", "sparta"), ("sparta", "athens")] {
        let operation = json!({
            "step": "player_operation", "objective": null, "incite": false, "side": side,
        });
        let leader = if side == "athens" { "pericles" } else { "archidamus" };
        let mut scene = operations(side).leader(leader, side).leader("alcidas", "cup");
        scene.0["history"]["hostages"] = json!([true, true]);
        let steps = json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": side},
            operation,
        ]);
        let mut play = scene.steps(steps).play();
        let refused = play.reason(&format!("objective {capital}"));
        assert_eq!(refused, ("PW-6.6", Reason::Hostages { space: space(capital) }));
        let target = if side == "athens" { "elis" } else { "eretria" };
        play.moves(&[&format!("incite {target}")]);
        assert_eq!(play.step(), "revolt");
        let told = play.told(&["roll 5"]);
        assert!(told.contains(&"revolt-fails"), "{told:?}");
    }
}

#[test]
fn pw_11_1_there_are_no_matrices() {
    let state = start("campaign");
    assert_eq!((&state["strategy"], &state["player"]), (&Value::Null, &Value::Null));
    assert_eq!(state["seats"], json!(["athens", "sparta"]));
    // Athens lies before Syracuse, and Sparta may go where it likes.
    let mut play = begun("decelean");
    assert_eq!(asked(&play), (SPARTA, "player_operation".to_owned()));
    assert!(play.legal().contains(&"objective corcyra".to_owned()));
    play.moves(&["objective corcyra"]);
}

#[test]
fn pw_11_2_nobody_changes_sides_or_chooses_a_strategy() {
    let mut play = last_build(|_| ());
    let told = play.told(&["done"]);
    assert_eq!((play.step(), told.contains(&"turn")), ("event_roll".to_owned(), true));
    let told = play.advance(2, "player_operation");
    assert!(!told.contains(&"strategy") && !told.contains(&"side-stays"), "{told:?}");
    // The fall of Athens can't end with the change of sides that its scenario knows.
    let mut state = start("fall_of_athens");
    state["history"]["changes"] = json!(1);
    assert!(War::load(&state).is_err());
}

/// Two leaders have been drawn, and the turn goes on with the second.
fn drawn(athenian: &str, spartan: &str) -> Play {
    let draw = json!({"step": "draw_leader", "side": "sparta", "operate": false});
    let mut play = bare("athens")
        .units("athens", "athens", json!({"hoplites": 3}))
        .units("sparta", "sparta", json!({"hoplites": 3}))
        .leader("pericles", "cup")
        .leader(athenian, "athens")
        .set("/season/operations", json!([0, 0]))
        .at("strategy", draw)
        .play();
    play.moves(&[&format!("draw {spartan}")]);
    play
}

#[test]
fn pw_11_3_the_better_strategist_operates_first() {
    // Cleon has 2 and Archidamus -1.
    assert_eq!(asked(&drawn("cleon", "archidamus")), (ATHENS, "player_operation".to_owned()));
    assert_eq!(asked(&drawn("pericles", "brasidas")), (SPARTA, "player_operation".to_owned()));
    // Both have 1: the higher die, and equal dice again.
    let mut play = drawn("phormio", "mindarus");
    assert_eq!(asked(&play), (Actor::Chance, "precedence".to_owned()));
    let told = play.told(&["roll 3", "roll 3"]);
    assert_eq!(told, ["first-die", "first-again"]);
    let told = play.told(&["roll 3", "roll 4"]);
    assert!(told.contains(&"goes-first-by-dice"), "{told:?}");
    assert_eq!(asked(&play), (SPARTA, "player_operation".to_owned()));
    // The other side has its first operation before anybody's second.
    play.moves(&["objective sparta", "activate hoplites", "march"]);
    assert_eq!(asked(&play), (ATHENS, "player_operation".to_owned()));
    play.moves(&["objective athens", "activate hoplites", "march"]);
    assert_eq!(asked(&play), (SPARTA, "operations".to_owned()));
    play.moves(&["pass"]);
    assert_eq!(asked(&play), (ATHENS, "operations".to_owned()));
}

#[test]
fn pw_11_4_combats_are_chosen_in_turn() {
    let one = || json!({"hoplites": 3});
    let mut scene = bare("athens").set("/season/chooser", json!("sparta"));
    for space in ["elis", "lepreum", "tegea"] {
        scene = scene.units("athens", space, one()).units("sparta", space, one());
    }
    // Athens itself comes first: a rank with one battle, which is a choice all the same.
    let scene = scene.units("athens", "athens", one()).units("sparta", "athens", one());
    let mut play = scene.set("/season/passed", json!([false, true])).play();
    let told = play.told(&["pass"]);
    assert!(told.contains(&"battle-land") && play.step() == "battle", "{told:?}");
    play.moves(&["roll 6", "roll 1"]);
    while play.step() == "losses" {
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
    }
    assert_eq!(asked(&play), (ATHENS, "next_battle".to_owned()));
    assert_eq!(play.legal(), ["pick elis", "pick lepreum", "pick tegea"]);
    assert!(play.refused("pick athens").clause.starts_with("PW-6.2"));
    play.moves(&["pick tegea", "roll 6", "roll 1"]);
    while play.step() == "losses" {
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
    }
    assert_eq!(asked(&play), (SPARTA, "next_battle".to_owned()));
    // Who went first in a turn that begins in its middle follows from the operations behind it.
    for (scenario, first) in [("campaign", "athens"), ("fall_of_athens", "sparta")] {
        assert_eq!(start(scenario)["season"]["chooser"], first, "{scenario}");
    }
}

/// A Spartan army marches from Tanagra on Decelea, which Athens watches.
fn invasion() -> Play {
    let mut play = muster("sparta", "agis", "tanagra", "decelea", json!({"hoplites": 3}))
        .units("athens", "athens", json!({"hoplites": 2, "cavalry": 1}))
        .play();
    play.moves(&["march"]);
    play.travel();
    play
}

#[test]
fn pw_11_5_nobody_has_to_intercept() {
    let mut play = invasion();
    assert_eq!(asked(&play), (ATHENS, "interception".to_owned()));
    assert_eq!(play.legal(), ["intercept athens", "let pass"]);
    let refused = play.reason("intercept chios");
    assert_eq!(refused, ("PW-11.5", Reason::OutOfReach { space: space("chios") }));
    let told = play.told(&["let pass"]);
    assert!(told.contains(&"lets-pass") && told.contains(&"ravaged"), "{told:?}");
    assert_eq!(play.leader("agis"), "decelea");
    let mut play = invasion();
    play.moves(&["intercept athens"]);
    assert_eq!(asked(&play), (Actor::Chance, "interception".to_owned()));
    let told = play.told(&["roll 4"]);
    assert_eq!((told, play.step()), (vec!["intercepts"], "skirmish".to_owned()));
}

#[test]
fn pw_11_5_the_isthmus_is_guarded_at_will() {
    let scene =
        muster("athens", "pericles", "aegina", "cenchreae", json!({"naval": 1, "hoplites": 1}))
            .units("sparta", "corinth", json!({"allied-hoplites": 2}));
    for (words, step) in [("intercept corinth", "skirmish"), ("let pass", "operations")] {
        let mut play = scene.play();
        play.moves(&["march"]);
        play.advance(2, "interception");
        assert_eq!((play.actor(), play.expedition_at()), (SPARTA, "cenchreae".to_owned()));
        play.moves(&[words]);
        assert_eq!(play.step(), step);
    }
}

#[test]
fn pw_11_5_orders_answer_for_who_is_away() {
    let answer =
        |play: &Play, seat: u8, order: &str| War::answer(play.position(), Seat(seat), order);
    let play = invasion();
    let offered: Vec<_> =
        War::orders(play.position(), Seat(0)).into_iter().map(|order| order.words).collect();
    assert_eq!(offered, ["intercept always", "intercept never", "intercept ask"]);
    let words = |answer| match answer {
        Answer::Play(mv) => Moves::words(&mv),
        other => format!("{other:?}"),
    };
    assert_eq!(words(answer(&play, 0, "intercept always")), "intercept athens");
    assert_eq!(words(answer(&play, 0, "intercept never")), "let pass");
    assert_eq!(words(answer(&play, 0, "intercept ask")), "Ask");
    // It is not the other's to answer, and there is nothing to order for a player alone.
    assert_eq!(words(answer(&play, 1, "intercept always")), "Ask");
    let alone = Play::campaign();
    assert_eq!(words(answer(&alone, 0, "intercept always")), "Spent");
    assert!(War::orders(alone.position(), Seat(0)).is_empty());
}

#[test]
fn pw_11_6_the_gods_are_harder_on_sparta() {
    for (side, outcome) in [("athens", "augury-good"), ("sparta", "augury-bad")] {
        // Leaders in the field make no difference.
        let mut play =
            operations(side).leader("nicias", "going_home").leader("cleon", "going_home").play();
        let told = play.told(&["operate", "roll 5"]);
        assert_eq!(told[0], outcome);
    }
    let mut play = operations("sparta").play();
    assert_eq!(play.told(&["operate", "roll 4"])[0], "augury-good");
}

#[test]
fn pw_11_7_a_failed_siege_costs_anybody_one() {
    for (side, leader, target) in [("athens", "phormio", "elis"), ("sparta", "agis", "eretria")] {
        let mut play = bare("athens")
            .units(side, target, json!({"hoplites": 2}))
            .leader(leader, target)
            .set("/besieged", json!([target]))
            .at("sieges", json!({"step": "siege", "space": target}))
            .play();
        let told = play.told(&["roll 1"]);
        assert!(told.contains(&"siege-fails"), "{told:?}");
        let (athens, sparta) = play.confidence();
        assert_eq!(if side == "athens" { athens } else { sparta }, -1);
    }
}

#[test]
fn pw_11_7_athens_is_asked_about_the_tax() {
    let scene = || bare("athens").at("collect", json!({"step": "eisphora"}));
    let mut play = scene().play();
    assert_eq!((play.actor(), play.legal()), (ATHENS, vec!["tax".to_owned(), "forgo".into()]));
    let before = play.treasury().0;
    play.moves(&["tax"]);
    let mut other = scene().play();
    let told = other.told(&["forgo"]);
    assert_eq!(told[0], "forgoes-tax");
    assert_eq!(play.treasury().0, other.treasury().0 + 1_000);
    assert!(before < other.treasury().0);
    // An enemy in Attica leaves nothing to be asked.
    let scene = scene().units("sparta", "decelea", json!({"hoplites": 1}));
    assert!(War::load(&scene.0).is_err());
}

#[test]
fn pw_11_8_both_build_what_they_like() {
    let first = json!({"step": "build", "left": 3, "truce": false, "side": "sparta"});
    let scene = bare("athens").set("/treasury", json!({"athens": 1_450, "sparta": 450}));
    let mut play = scene.at("rebuild", first).play();
    assert_eq!(play.actor(), SPARTA);
    // Nothing was lost, and Sparta keeps no reserve.
    play.moves(&["build naval", "build cavalry"]);
    // Athens keeps 1000 talents (PW-8.1.6).
    assert_eq!(asked(&play), (ATHENS, "build".to_owned()));
    play.moves(&["build hoplites", "build hoplites"]);
    assert_ne!(play.step(), "build");
    assert_eq!((play.count("sparta", "gythium", "naval"), play.treasury()), (1, (1_050, 50)));
    // In an armistice both build five and keep 1000.
    let first = json!({"step": "build", "left": 5, "truce": true, "side": "sparta"});
    let scene = bare("athens").set("/treasury", json!({"athens": 2_400, "sparta": 2_400}));
    let scene = scene.set("/history/armistice", json!(true)).set("/season/truce", json!(1));
    let mut play = scene.at("truce_rebuild", first).play();
    for seat in [SPARTA, ATHENS] {
        assert_eq!(asked(&play), (seat, "build".to_owned()));
        play.moves(&["build hoplites"; 5]);
    }
    assert_eq!(play.treasury(), (1_400, 1_400));
}

#[test]
fn pw_11_9_players_place_those_who_go_home() {
    let mut scene = bare("athens").at("end_of_turn", json!({"step": "go_home", "relief": false}));
    scene.0["going_home"] = json!({
        "athens": {"hoplites": 2, "naval": 1, "allied-naval": 1},
        "sparta": {"hoplites": 1, "naval": 1, "allied-hoplites": 3},
    });
    // A position is written where somebody is asked: at Sparta and Gythium nobody is.
    let mut play = scene.play();
    assert_eq!(asked(&play), (SPARTA, "go_home".to_owned()));
    play.moves(&["place sparta"]);
    assert_eq!(play.count("sparta", "gythium", "naval"), 1);
    let legal = play.legal();
    assert!(legal.contains(&"place elis".to_owned()), "{legal:?}");
    let refused = play.reason("place athens");
    let no_place =
        Reason::NoPlace { side: Side::Sparta, unit: Unit::AlliedHoplites, space: space("athens") };
    assert_eq!(refused, ("PW-11.9", no_place));
    play.moves(&["place elis", "place all tegea"]);
    let placed = ["elis", "tegea"].map(|at| play.count("sparta", at, "allied-hoplites"));
    assert_eq!(placed, [1, 2]);
    // Then Athens: ships of allies to a port, men to the city or its harbour, ships anywhere.
    assert_eq!(play.actor(), ATHENS);
    assert!(!play.legal().contains(&"place athens".to_owned()), "no port");
    play.moves(&["place chios"]);
    assert_eq!(play.legal().len(), 4, "{:?}", play.legal());
    play.moves(&["place athens", "place piraeus", "place samos"]);
    assert_eq!(play.count("athens", "samos", "naval"), 1);
}

#[test]
fn pw_11_9_who_has_no_place_is_lost() {
    let mut scene = bare("athens")
        .units("athens", "gythium", json!({"hoplites": 1}))
        .at("end_of_turn", json!({"step": "go_home", "relief": false}));
    scene.0["going_home"]["sparta"] = json!({"hoplites": 1, "naval": 2});
    scene.0["captured"]["athens"] = json!(["gythium"]);
    let mut play = scene.play();
    let told = play.told(&["place sparta"]);
    assert!(told.contains(&"homeless"), "{told:?}");
    assert_eq!(play.state()["going_home"]["sparta"], json!({}));
    assert_eq!(play.count("sparta", "gythium", "naval"), 0);
}

fn reason(play: &Play) -> (&'static str, Vec<Seat>) {
    let outcome = play.ending().expect("it is over");
    (outcome.reason, outcome.winners)
}

#[test]
fn pw_11_10_who_makes_the_other_surrender_wins() {
    let judged = |athens: u8, sparta: u8| {
        let mut play = last_build(|state| {
            state["bellicosity"] = json!({"athens": athens, "sparta": sparta});
            state["points"] = json!({"athens": -30, "sparta": -20});
        });
        play.moves(&["done"]);
        reason(&play)
    };
    assert_eq!(judged(5, 0), ("sparta_surrenders", vec![Seat(0)]));
    assert_eq!(judged(0, 5), ("athens_surrenders", vec![Seat(1)]));
    assert_eq!(judged(0, 0), ("both_surrender", vec![]));
}

#[test]
fn pw_11_10_points_decide_what_the_war_has_not() {
    let judged = |athens: i32, sparta: i32| {
        let mut play = last_build(|state| {
            state["turn"] = json!(10);
            state["points"] = json!({"athens": athens, "sparta": sparta});
        });
        play.moves(&["done"]);
        let scores: Vec<_> =
            play.ending().expect("it is over").scores.iter().map(|one| one.total).collect();
        assert_eq!(scores, [athens, sparta]);
        reason(&play)
    };
    assert_eq!(judged(10, -15), ("last_turn", vec![Seat(0)]));
    assert_eq!(judged(-15, 10), ("last_turn", vec![Seat(1)]));
    assert_eq!(judged(-5, -5), ("last_turn", vec![]));
    // A victory counts for both: ten for the winner, fifteen against the loser.
    let mut play = muster("sparta", "agis", "tanagra", "decelea", json!({"hoplites": 6}))
        .units("athens", "athens", json!({"hoplites": 6, "cavalry": 1}))
        .play();
    play.moves(&["march"]);
    play.travel();
    play.moves(&["intercept athens", "roll 6", "roll 2", "roll 2", "roll 6", "roll 1"]);
    while play.step() == "losses" {
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
    }
    assert_eq!(play.state()["points"], json!({"athens": 10, "sparta": -15}));
}

#[test]
fn pw_11_10_the_archidamian_war_may_end_with_an_armistice() {
    let mut scene = Scene(start("archidamian")).set("/season/operations", json!([1, 1]));
    scene.0["points"] = json!({"athens": -15, "sparta": 10});
    scene.0["bellicosity"] = json!({"athens": 5, "sparta": 5});
    let mut play = scene.at("truce", json!({"step": "truce_roll"})).play();
    play.moves(&["roll 2"]);
    assert_eq!(reason(&play), ("armistice", vec![Seat(1)]));
}
