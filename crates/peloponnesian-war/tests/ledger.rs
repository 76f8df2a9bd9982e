//! The ledger: no track changes without an event that says why.

mod common;

use std::collections::BTreeSet;

use common::cause_kind;
use peloponnesian_war::PeloponnesianWar;
use peloponnesian_war::board::Board;
use peloponnesian_war::event::Event;
use peloponnesian_war::ids::Side;
use peloponnesian_war::ledger::{Change, Share, Track};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Event as _, Log, Rules, Setup, Speech};

/// What the tracks show after a ply is what they showed before and what its events
/// tell, each by the clause of its cause.
#[test]
fn every_change_of_a_track_is_told_with_its_cause() {
    let about = PeloponnesianWar::about();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(431);
    let mut legal = Vec::new();
    let mut causes = BTreeSet::new();
    for game in 0..120 {
        // Mostly campaigns, and each of the others now and then.
        let scenario = match game % 8 {
            0 => "archidamian",
            3 => "decelean",
            5 => "fall_of_athens",
            6 => "first_war",
            _ => "campaign",
        };
        let setup = Setup { scenario: scenario.to_owned(), ..Setup::standard(about) };
        let mut position = PeloponnesianWar::start(&setup).expect("a scenario of the game");
        loop {
            PeloponnesianWar::legal(&position, &mut legal);
            let Some(&mv) = legal.choose(&mut rng) else { break };
            let before = position.clone();
            let mut events = Vec::new();
            PeloponnesianWar::play(&mut position, mv, &mut Log::into(&mut events));
            check_ply(&before.board, &position.board, &events);
            let told = events.iter().filter_map(|event| event.change());
            causes.extend(told.map(|change| cause_kind(change.cause)));
        }
    }
    // Whatever changes a track has happened at least once; shares of a revenue change none.
    let often = [
        "Activation",
        "Afflicted",
        "Armistice",
        "BattleLost",
        "BattleWon",
        "Building",
        "Confidence",
        "Event",
        "Incitement",
        "NewTurn",
        "Rearming",
        "Revenue",
        "SiegeFailed",
        "SiegeLost",
        "SiegeWon",
        "Slaves",
        "Surrender",
        "TruceRevenue",
    ];
    let missing: Vec<_> = often.iter().filter(|cause| !causes.contains(**cause)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

fn check_ply(before: &Board, after: &Board, events: &[Event]) {
    for track in Track::ALL {
        for side in Side::BOTH {
            // Victory points are one track; whoever the player leads, he keeps them.
            let own = |change: &Change| {
                change.track == track && (change.side == side || track == Track::Points)
            };
            let changes = || events.iter().filter_map(|event| event.change()).filter(own);
            let told = changes().map(|change| change.amount).sum::<i64>();
            let seen = after.level(track, side) - before.level(track, side);
            assert_eq!(seen, told, "{track:?} of {side:?} by {events:#?}");
            if let Some(last) = changes().next_back() {
                assert_eq!(last.after, after.level(track, side), "{last:?}");
            }
        }
    }
    for event in events {
        let told = PeloponnesianWar::tell(event);
        assert_eq!(told.clause, event.change().map_or(event.clause(), |change| change.clause()));
        match event {
            Event::Revenue { shares, change, .. } => check_shares(shares, 1, *change),
            Event::TruceRevenue { shares, turns, change, .. } => {
                check_shares(shares, *turns, *change);
            }
            _ => {}
        }
    }
}

/// PW-8.1: a revenue is the sum of its shares, and never less than nothing.
fn check_shares(shares: &[Share], turns: u8, change: Change) {
    let sum = shares.iter().map(|share| share.amount).sum::<i64>().max(0);
    assert_eq!(sum * i64::from(turns), change.amount, "{shares:?}");
}
