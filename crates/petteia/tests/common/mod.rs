//! Positions drawn as text, and what they come to.
#![allow(dead_code, reason = "each test uses some of it")]

use petteia::{Petteia, Position, Reason, Side};
use serde_json::{Value, json};
use table::matches::PlayError;
use table::{About, Match, Notation, Rules, Setup};

/// The set-up of a scenario.
pub(crate) fn setup(scenario: &str) -> Setup {
    Setup { scenario: scenario.to_owned(), ..Setup::standard(about()) }
}

pub(crate) fn about() -> &'static About {
    Petteia::about()
}

/// A state from pebbles by their squares.
pub(crate) fn state(scenario: &str, light: &str, dark: &str, turn: &str) -> Value {
    let squares = |list: &str| {
        let mut squares: Vec<_> = list.split_whitespace().collect();
        squares.sort_unstable_by_key(|square| (square[1..].to_owned(), square[..1].to_owned()));
        squares.iter().map(|square| json!(square)).collect::<Vec<_>>()
    };
    json!({
        "scenario": scenario, "seats": [squares(light), squares(dark)], "turn": turn,
        "quiet": 0, "last": null, "ending": null,
    })
}

/// A game from a position with Light to move.
pub(crate) fn game(scenario: &str, light: &str, dark: &str) -> Match<Petteia> {
    from_state(&state(scenario, light, dark, "light"))
}

pub(crate) fn from_state(state: &Value) -> Match<Petteia> {
    let position = Petteia::load(state).unwrap_or_else(|faults| panic!("{faults:?}: {state}"));
    let scenario = state["scenario"].as_str().expect("a scenario");
    Match::from_position(setup(scenario), position)
}

/// The squares of a side's pebbles.
pub(crate) fn squares(position: &Position, side: Side) -> String {
    let ids: Vec<_> = position.pebbles(side).iter().map(|square| square.id()).collect();
    ids.join(" ")
}

/// Plays moves, given as `d1 d6`.
pub(crate) fn play(game: &mut Match<Petteia>, moves: &[&str]) {
    for mv in moves {
        let played = game.play_words(game.actor(), &format!("move {mv}")).map(|_| ());
        assert!(played.is_ok(), "{mv}: {played:?}");
    }
}

/// The clause and the reason that refuse a move; the position stays as it was.
pub(crate) fn refused(game: &mut Match<Petteia>, mv: &str) -> (&'static str, Reason) {
    let before = game.position().clone();
    let played = game.play_words(game.actor(), &format!("move {mv}")).map(|_| ());
    let Err(PlayError::Refused(refusal)) = played else { panic!("{mv}: {played:?}") };
    assert_eq!(*game.position(), before, "{mv}");
    (refusal.clause, refusal.reason)
}

/// Why the game is over, and who has won: `isolated light`.
pub(crate) fn over(game: &Match<Petteia>) -> Option<String> {
    let outcome = Petteia::outcome(game.position())?;
    Some(format!("{} {}", outcome.reason, outcome.winners_id(about())))
}
