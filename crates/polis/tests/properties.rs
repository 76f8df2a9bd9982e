//! The properties that every game must have, over many random games of every scenario.

use polis::Polis;
use table::testkit::{Checks, Fuzz, check_game, fuzz_states};

#[test]
fn random_games_keep_every_property() {
    let checks = Checks { games: 200, drawing: false, ..Checks::default() };
    let tally = check_game::<Polis>(&checks);
    assert!(tally.endings.len() >= 3, "{tally:?}");
}

#[test]
fn random_games_can_be_drawn() {
    let tally = check_game::<Polis>(&Checks { games: 12, seed: 5_000, ..Checks::default() });
    assert!(tally.games >= 48, "every edition and scenario: {tally:?}");
}

#[test]
fn hostile_positions_are_refused_or_playable() {
    let fuzzed = fuzz_states::<Polis>(&Fuzz::default());
    assert!(fuzzed.refused > 0 && fuzzed.accepted > 0, "{fuzzed:?}");
}
