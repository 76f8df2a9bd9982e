//! The properties that every game must have, over many random games of every scenario.

mod common;

use common::Scene;
use peloponnesian_war::PeloponnesianWar;
use peloponnesian_war::flow::Frame;
use peloponnesian_war::ids::SCENARIOS;
use peloponnesian_war::moves::Move;
use peloponnesian_war::position::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use table::chance::below;
use table::testkit::{Checks, Fuzz, check_game, fuzz_states};
use table::{Log, Notation, Rules, Setup};

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
    assert!(tally.games >= SCENARIOS, "a war of each scenario: {tally:?}");
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

/// What is told until the expedition under way is over, if nobody stands in its way; nothing if
/// somebody does.
fn unhindered(mut position: Position, pick: Move) -> Option<Vec<&'static str>> {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    PeloponnesianWar::play(&mut position, pick, &mut Log::into(&mut events));
    while position.board.expedition.is_some() {
        PeloponnesianWar::legal(&position, &mut legal);
        // A one intercepts nobody.
        PeloponnesianWar::play(&mut position, legal[0], &mut Log::into(&mut events));
    }
    let told: Vec<_> = events.iter().map(common::id).collect();
    (!told.contains(&"skirmish") && !told.contains(&"driven-off")).then_some(told)
}

/// PW-5.2.1: wherever chance may send the procedure to gather, the force can be completed and
/// reaches its objective.
#[test]
fn pw_5_2_1_every_assembly_space_that_is_named_allows_the_plan() {
    let mut ties = 0;
    for seed in 0..1_000 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let setup = Setup::standard(PeloponnesianWar::about());
        let mut position = PeloponnesianWar::start(&setup).expect("a campaign");
        let mut legal = Vec::new();
        loop {
            PeloponnesianWar::legal(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            let gathering = matches!(position.steps.top(), Some(Frame::SystemMuster(_)));
            let whole = position.board.expedition.is_some_and(|one| !one.skirmished);
            for &pick in legal.iter().filter(|_| gathering && whole) {
                let Some(told) = unhindered(position.clone(), pick) else { continue };
                ties += 1;
                assert!(told.contains(&"arrives"), "seed {seed}, {pick:?}: {told:?}");
                let wanted = position.board.expedition.map(|one| one.wanted);
                let joined = told.iter().filter(|id| **id == "activated").count();
                let all: usize = wanted.unwrap_or_default().iter().map(|&n| usize::from(n)).sum();
                assert_eq!(joined, all, "seed {seed}, {pick:?}: {told:?}");
            }
            let chosen = legal[below(&mut rng, legal.len() as u64) as usize];
            PeloponnesianWar::play(&mut position, chosen, &mut Log::silent());
        }
    }
    assert!(ties > 200, "only {ties} choices were followed");
}
