//! What nothing was said to help can't be brought about by playing the round on alone.

use std::collections::BTreeMap;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::chance::below;
use table::testkit::{Policy, random_match};
use table::{Help, Log, Notation, Setup};

use super::tests::moves_at;
use super::*;
use crate::board::Passed;

/// For how many plies the round is played on.
const PLIES: usize = 70;
/// How often it is played on from each position.
const PLAYOUTS: usize = 60;

/// Refused moves, those for which nothing was said to help, and of these those that became legal.
#[derive(Default)]
struct Count {
    refused: usize,
    hopeless: usize,
    hits: BTreeMap<String, String>,
}

#[test]
fn what_is_called_hopeless_cannot_be_brought_about_alone() {
    let mut count = Count::default();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let games = [
        ("2012", "campaign", 95),
        ("2012", "corinthian_war", 60),
        ("2012", "second_peloponnesian_war", 95),
        ("2020", "campaign", 60),
    ];
    for (edition, scenario, percent) in games {
        let (edition, scenario) = (edition.to_owned(), scenario.to_owned());
        let setup = Setup { edition, scenario, ..Setup::standard(Game::about()) };
        for seed in 100..125 {
            let game = random_match::<Game>(&setup, seed, Policy::Sensible { percent }, 5_000);
            let mut replayed = Game::start(&setup).unwrap();
            for (at, ply) in game.plies().iter().enumerate() {
                if at % 5 == 0 {
                    try_alone(&replayed, &mut rng, &mut count);
                }
                Game::play(&mut replayed, ply.mv, &mut Log::silent());
            }
        }
    }
    let Count { refused, hopeless, hits } = count;
    assert!(refused > 50_000 && hopeless > 15_000, "{refused} refused, {hopeless} hopeless");
    // Both searches are bounded, so that a few lines are found by one of them alone. Without plans
    // there are 437.
    assert!(hits.len() <= 3, "{} of {hopeless} became legal: {hits:#?}", hits.len());
}

/// Plays on after the rival has passed, and keeps the hopeless moves that become legal.
fn try_alone(position: &Position, rng: &mut Xoshiro256PlusPlus, count: &mut Count) {
    let Some(Frame::Turn(turn)) = position.steps.top() else { return };
    let (side, mut alone) = (turn.side, position.clone());
    alone.table.board.passed = Passed::One(side.other());
    time::next_turn(&mut alone, side);
    let refused = moves_at(&alone).into_iter();
    let refused: Vec<_> =
        refused.filter_map(|mv| Some((mv, Game::check(&alone, mv).err()?))).collect();
    let hopeless = refused.iter().filter(|(mv, no)| help(&alone, *mv, no) == Help::Nothing);
    let hopeless: Vec<_> = hopeless.copied().collect();
    count.refused += refused.len();
    count.hopeless += hopeless.len();
    for _ in 0..PLAYOUTS {
        play_on(&alone, &hopeless, rng, count);
    }
}

fn play_on(
    start: &Position,
    hopeless: &[(Move, Refusal)],
    rng: &mut Xoshiro256PlusPlus,
    count: &mut Count,
) {
    let (mut at, mut legal, mut line) = (start.clone(), Vec::new(), Vec::new());
    for _ in 0..PLIES {
        Game::legal(&at, &mut legal);
        match at.steps.top() {
            Some(Frame::Turn(_)) => {
                for (mv, no) in hopeless.iter().filter(|(mv, _)| legal.contains(mv)) {
                    let key = format!("{} {:?} {:?}", Game::state(start), mv, no.reason);
                    count.hits.entry(key).or_insert_with(|| format!("{:?}: {line:?}", no.reason));
                }
                legal.retain(|mv| mv.action().is_some());
                keep_a_kind(&mut legal, rng);
            }
            // POL-7.6, POL-9.12: the best roll of a siege, and the worst of a market.
            Some(Frame::Siege(_) | Frame::Haggle(_)) => drop(legal.drain(..legal.len() - 1)),
            _ => {}
        }
        if legal.is_empty() {
            return;
        }
        let ply = legal[below(rng, legal.len() as u64) as usize];
        line.push(ply);
        Game::play(&mut at, ply, &mut Log::silent());
    }
}

/// First a kind of action, then one of it.
fn keep_a_kind(legal: &mut Vec<Move>, rng: &mut impl Rng) {
    let mut kinds: Vec<_> = legal.iter().map(|mv| mv.action()).collect();
    kinds.dedup();
    if !kinds.is_empty() {
        let kind = kinds[below(rng, kinds.len() as u64) as usize];
        legal.retain(|mv| mv.action() == kind);
    }
}
