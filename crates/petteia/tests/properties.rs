//! The properties that every game must have, over many random games of every scenario.

mod common;

use petteia::Petteia;
use serde_json::json;
use table::Notation;
use table::testkit::{Checks, Fuzz, Policy, check_game, fuzz_states};

#[test]
fn random_games_keep_every_property() {
    let tally = check_game::<Petteia>(&Checks { games: 40, drawing: false, ..Checks::default() });
    assert!(tally.games == 120 && tally.longest < 1_000, "{tally:?}");
    assert!(tally.endings.contains_key("isolated"), "{tally:?}");
}

#[test]
fn games_without_any_sense_keep_every_property() {
    let checks =
        Checks { games: 20, seed: 900, policy: Policy::Uniform, every: 9, ..Checks::default() };
    let tally = check_game::<Petteia>(&checks);
    assert!(tally.endings.contains_key("quiet"), "{tally:?}");
}

#[test]
fn hostile_positions_are_refused_or_playable() {
    let fuzzed = fuzz_states::<Petteia>(&Fuzz { games: 6, ..Fuzz::default() });
    assert!(fuzzed.refused > 0 && fuzzed.accepted > 0, "{fuzzed:?}");
}

#[test]
fn everything_that_is_wrong_with_a_position_is_told() {
    let mut state = common::state("six", "a1 b1 g7", "a1 b1 c1 d1 e1 f1 a2", "light");
    state["quiet"] = 31.into();
    state["last"] = json!(["c3", "c4"]);
    let faults = Petteia::load(&state).unwrap_err();
    let expected = [
        "a pebble is off the board",
        "there are too many pebbles",
        "two pebbles are on one square",
        "the game was over before",
        "the last move can't have been",
        "this is not how the game stands",
    ];
    assert_eq!(faults, expected);
    let alone = common::state("six", "a1 b1", "c1", "light");
    assert_eq!(Petteia::load(&alone).unwrap_err(), ["nobody loses pebbles in a move of their own"]);
    let double = json!({ "scenario": "six", "seats": [["a1", "a1"], []] });
    assert!(Petteia::load(&double).is_err());
}
