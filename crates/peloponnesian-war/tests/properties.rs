//! The properties that every game must have, over many random games of every scenario.

use peloponnesian_war::PeloponnesianWar;
use table::testkit::{Checks, Fuzz, check_game, fuzz_states};

#[test]
fn random_games_keep_every_property() {
    let tally =
        check_game::<PeloponnesianWar>(&Checks { games: 12, every: 11, ..Checks::default() });
    assert!(tally.endings.len() >= 3, "{tally:?}");
}

#[test]
fn hostile_positions_are_refused_or_playable() {
    let fuzzed = fuzz_states::<PeloponnesianWar>(&Fuzz { every: 40, ..Fuzz::default() });
    assert!(fuzzed.refused > 0 && fuzzed.accepted > 0, "{fuzzed:?}");
}
