//! Orders in advance: the answer to the question before every assault, given beforehand.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::ids::Side;
use table::{Answer, Notation, Secrets, Speech, Viewer};

/// Athens is about to end its turn, which brings a battle of four against four in Boiotia.
fn before_a_battle() -> Play {
    let scene = Scene::bare("5a", "athens").prestige("athens", 5).prestige("sparta", 5);
    scene.hoplites("athens", "boiotia", 4).hoplites("sparta", "boiotia", 4).play()
}

fn offered(play: &Play, side: Side) -> Vec<String> {
    let view = Polis::view(play.position(), Viewer::Seat(side.seat()));
    Polis::orders(&view, side.seat()).into_iter().map(|order| order.words).collect()
}

fn answer(play: &Play, side: Side, order: &str) -> Answer<String> {
    let view = Polis::view(play.position(), Viewer::Seat(side.seat()));
    let answer = Polis::answer(&view, side.seat(), order);
    answer.map(|mv| Polis::write_move(play.position(), mv))
}

#[test]
fn who_is_not_on_turn_may_order() {
    let play = before_a_battle();
    assert_eq!(offered(&play, Side::Sparta), ["stand", "retreat", "pass"]);
    assert!(offered(&play, Side::Athens).is_empty());
}

#[test]
fn pol_13_7_an_order_answers_before_the_assault() {
    let mut play = before_a_battle();
    assert_eq!(answer(&play, Side::Sparta, "stand"), Answer::Ask, "there is no battle yet");
    play.moves(&["pass"]);
    // Sparta attacks first on land, and is asked first.
    assert_eq!(answer(&play, Side::Sparta, "stand"), Answer::Play("stand".into()));
    assert_eq!(answer(&play, Side::Sparta, "retreat"), Answer::Play("retreat".into()));
    assert_eq!(answer(&play, Side::Athens, "stand"), Answer::Spent, "it is the turn of Athens");
    play.moves(&["stand"]);
    assert_eq!(answer(&play, Side::Sparta, "stand"), Answer::Ask, "Athens is asked now");
    for nonsense in ["", "done", "stand 1", "pass 1"] {
        assert_eq!(answer(&play, Side::Sparta, nonsense), Answer::Spent, "{nonsense:?}");
    }
}

#[test]
fn an_order_ends_with_the_turn() {
    let mut play = before_a_battle();
    play.moves(&["pass", "retreat"]);
    while play.actor() != "sparta" || play.can("stand") {
        let first = play.legal().first().unwrap().clone();
        play.moves(&[&first]);
    }
    assert_eq!(answer(&play, Side::Sparta, "stand"), Answer::Spent);
}

/// Athens has its turn, and nothing is at stake.
fn in_peace() -> Play {
    Scene::bare("5a", "athens").prestige("athens", 5).prestige("sparta", 5).play()
}

#[test]
fn pol_0_16_an_order_to_pass_waits_for_the_turn() {
    let mut play = in_peace();
    assert_eq!(answer(&play, Side::Sparta, "pass"), Answer::Ask, "it is the turn of Athens");
    assert_eq!(answer(&play, Side::Athens, "pass"), Answer::Play("pass".into()), "its own begins");
    play.moves(&["pass"]);
    assert_eq!(answer(&play, Side::Sparta, "pass"), Answer::Play("pass".into()));
    assert_eq!(answer(&play, Side::Athens, "pass"), Answer::Spent, "Athens has passed");
    assert_eq!(offered(&play, Side::Athens), ["stand", "retreat"], "it passes once a round");
}

#[test]
fn pol_0_16_an_order_to_pass_answers_no_battle() {
    let mut play = before_a_battle();
    play.moves(&["pass"]);
    assert_eq!(answer(&play, Side::Sparta, "pass"), Answer::Ask, "the question is another");
}
