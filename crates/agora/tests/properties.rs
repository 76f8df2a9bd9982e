//! The properties that every game must have, over many random games of every set-up.

use agora::Agora;
use table::testkit::{Checks, Fuzz, Policy, check_game, fuzz_states};

#[test]
fn random_games_keep_every_property() {
    let checks = Checks { games: 6, every: 9, ..Checks::default() };
    let tally = check_game::<Agora>(&checks);
    assert_eq!(tally.endings.get("points"), Some(&tally.games), "{tally:?}");
}

#[test]
fn games_without_any_sense_keep_every_property() {
    let checks = Checks {
        games: 6,
        seed: 1_000,
        every: 11,
        drawing: false,
        policy: Policy::Uniform,
        ..Checks::default()
    };
    let tally = check_game::<Agora>(&checks);
    assert_eq!(tally.endings.get("points"), Some(&tally.games), "{tally:?}");
}

#[test]
fn hostile_positions_are_refused_or_playable() {
    let fuzzed = fuzz_states::<Agora>(&Fuzz { games: 2, every: 25, ..Fuzz::default() });
    assert!(fuzzed.refused > 0 && fuzzed.accepted > 0, "{fuzzed:?}");
}
