//! The properties that every game must have, over many random games of every scenario.

mod common;

use common::Scene;
use peloponnesian_war::PeloponnesianWar;
use serde_json::json;
use table::Game;
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

/// What may still be built has room in every position that is accepted.
#[test]
fn a_full_table_has_room_for_what_is_built() {
    let full = |n: u64| {
        Scene::bare("athens")
            .units("athens", "athens", json!({"hoplites": n}))
            .set("/treasury/athens", json!(9_000))
            .at("rebuild", json!({"step": "build", "left": 3, "truce": false}))
    };
    let most = (0..200).rev().find(|&n| PeloponnesianWar::load(&full(n).0).is_ok());
    let mut play = full(most.expect("an empty table is accepted")).play();
    for _ in 0..3 {
        play.moves(&["build hoplites"]);
        let sound = PeloponnesianWar::load(&play.state());
        assert!(sound.is_ok(), "{most:?} hoplites at first: {sound:?}");
    }
}
