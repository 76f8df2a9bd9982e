//! Counts of move sequences from the starting positions pin the move generator.
//!
//! No source outside this code gives such counts; they were read off it once, after every clause
//! had its tests, and change only when a rule or a datum does.

mod common;

use common::{Play, Scene};
use polis::Polis;
use table::testkit::perft;

fn count(play: &Play, depth: u32) -> u64 {
    perft::<Polis>(play.position(), depth)
}

#[test]
fn the_campaign_begins_with_projects_and_an_event() {
    // 14 · 13 · 12 ways of showing three projects, then eight events.
    for edition in ["2012", "2020"] {
        let play = Play::of(edition, "campaign");
        assert_eq!(count(&play, 3), 14 * 13 * 12);
        assert_eq!(count(&play, 4), 14 * 13 * 12 * 8);
    }
}

#[test]
fn first_turns_of_both_sides() {
    let expected = [
        ("3", "athens", [35, 348, 1_524]),
        ("3", "sparta", [33, 308, 1_595]),
        ("alpha", "athens", [36, 364, 1_325]),
        ("alpha", "sparta", [34, 323, 1_513]),
    ];
    let found = expected.map(|(round, side, _)| {
        let play = Scene::turn(round, side).play();
        (round, side, [1, 2, 3].map(|depth| count(&play, depth)))
    });
    assert_eq!(found, expected);
}
