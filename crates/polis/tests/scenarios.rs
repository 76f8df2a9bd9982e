//! The scenarios of the first edition: their set-ups, rounds and ends.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use common::Play;
use polis::Polis;
use serde_json::{Value, json};
use table::Notation;

/// What the component file says of a scenario.
fn printed(scenario: &str) -> Value {
    let file: Value = serde_json::from_str(polis::components::SOURCE).unwrap();
    file["editions"]["2012"]["scenarios"][scenario].clone()
}

/// Everything on the table at the start is what the file lists, and nothing else.
fn check_set_up(scenario: &str) {
    let (state, printed) = (Play::of("2012", scenario).state(), printed(scenario));
    for side in ["athens", "sparta"] {
        let setup = &printed[side];
        for kind in ["hoplites", "galleys"] {
            let listed = setup[kind].as_object().unwrap();
            let placed = state[kind][side].as_object().unwrap();
            assert_eq!(listed.len(), placed.len(), "{side} {kind}");
            for (region, n) in listed {
                assert_eq!(&placed[region], n, "{side} {kind} {region}");
            }
        }
        let poleis = state["poleis"].as_object().unwrap().iter();
        let league: Vec<_> = poleis.filter(|(_, one)| one["owner"] == side).collect();
        assert_eq!(league.len(), setup["poleis"].as_object().unwrap().len());
        for (polis, one) in league {
            assert_eq!(one["population"], setup["poleis"][polis], "{side} {polis}");
        }
        let player = &state["players"][side];
        assert_eq!(player["merchants"], setup["merchants"]);
        assert_eq!(player["proxenos"], setup["proxenos"]);
        for (item, n) in setup["stock"].as_object().unwrap() {
            let have = if item == "prestige" { &player[item] } else { &player["goods"][item] };
            assert_eq!(have, n, "{side} {item}");
        }
    }
}

#[test]
fn pol_0_2_the_corinthian_war_is_set_up_as_listed() {
    check_set_up("corinthian_war");
}

#[test]
fn pol_0_2_the_second_peloponnesian_war_is_set_up_as_listed() {
    check_set_up("second_peloponnesian_war");
}

#[test]
fn pol_0_3_the_corinthian_war_is_one_round_without_events_and_projects() {
    let mut play = Play::of("2012", "corinthian_war");
    assert_eq!(play.state()["round"], "5a");
    assert_eq!((play.actor(), play.step().as_str()), ("athens", "turn"), "nothing is drawn");
    assert_eq!(play.state()["event"], Value::Null);
    assert_eq!(play.state()["unseen_projects"], json!([]));
    let ways = play.legal();
    assert!(ways.iter().any(|mv| mv.starts_with("trade ")), "there is trade: {ways:?}");
    assert!(!ways.iter().any(|mv| mv.starts_with("start_project")), "and no projects");
    let trades = ways.iter().filter(|mv| mv.starts_with("trade "));
    assert!(trades.clone().any(|mv| mv.contains("_3 ") || mv.contains("pontos")), "of type 5");
    // Both pass, pay for the hunger as they can, and the scores decide.
    play.moves(&["pass", "pass"]);
    end_the_round(&mut play);
    assert_eq!(play.ending(), Some("points"));
}

#[test]
fn pol_0_3_the_second_peloponnesian_war_has_two_rounds_of_seven_projects() {
    let mut play = Play::of("2012", "second_peloponnesian_war");
    let listed = printed("second_peloponnesian_war")["projects"].clone();
    let mut unseen: Vec<_> = play.state()["unseen_projects"].as_array().unwrap().clone();
    let mut listed: Vec<_> = listed.as_array().unwrap().clone();
    unseen.sort_by_key(Value::to_string);
    listed.sort_by_key(Value::to_string);
    assert_eq!((unseen.len(), &unseen), (7, &listed));
    let mut rounds = vec![play.state()["round"].clone()];
    while play.ending().is_none() {
        play.roll(3);
        end_the_round(&mut play);
        if play.step() == "turn" {
            assert_eq!(play.state()["shown_projects"].as_array().unwrap().len(), 3);
            play.moves(&["pass", "pass"]);
        }
        end_the_round(&mut play);
        rounds.push(play.state()["round"].clone());
    }
    rounds.dedup();
    assert_eq!(rounds, ["5a", "5b"]);
    let events = Polis::state(play.position())["event"].clone();
    assert!(events.as_str().unwrap().starts_with("e5b"), "{events}");
}

/// Answers whatever a card or the end of a round asks, keeping prestige rather than poleis.
fn end_the_round(play: &mut Play) {
    while matches!(play.step().as_str(), "feeding" | "growth" | "phoros" | "homecoming" | "reading")
    {
        let plain = ["done", "phoros 0"].into_iter().find(|one| play.can(one));
        let answer = plain.map_or_else(|| play.legal()[0].clone(), str::to_owned);
        play.moves(&[&answer]);
    }
}
