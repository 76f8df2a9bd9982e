//! The properties that every game must have, over many random games of every scenario.

use peloponnesian_war::PeloponnesianWar;
use table::testkit::{Checks, Fuzz, check_game, fuzz_states};

#[test]
fn random_games_keep_every_property() {
    let checks = Checks { games: 12, every: 23, drawing: false, ..Checks::default() };
    let tally = check_game::<PeloponnesianWar>(&checks);
    assert!(tally.endings.len() >= 3, "{tally:?}");
}

#[test]
fn random_games_can_be_drawn() {
    let checks = Checks { games: 1, every: 61, ..Checks::default() };
    let tally = check_game::<PeloponnesianWar>(&checks);
    assert!(tally.games >= 2, "a campaign and an Archidamian War: {tally:?}");
}

#[test]
fn hostile_positions_are_refused_or_playable() {
    let fuzzed = fuzz_states::<PeloponnesianWar>(&Fuzz { every: 40, ..Fuzz::default() });
    assert!(fuzzed.refused > 0 && fuzzed.accepted > 0, "{fuzzed:?}");
}
