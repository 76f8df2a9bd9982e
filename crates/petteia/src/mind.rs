//! What bots know: pebbles are worth having, ground is worth something, and a pebble that can be
//! enclosed now is half lost.

use rand::Rng;
use table::squares::WAYS;
use table::{Mind, PlayoutPolicy};

use crate::Petteia;
use crate::moves::Move;
use crate::position::{MOST_QUIET, Position, Side};

impl Mind for Petteia {
    fn judge(position: &Position, worth: &mut [f32]) {
        let (own, winners) = (position.turn, position.winners());
        let share = match winners.len() {
            0 => prospects(position, own),
            1 => f32::from(u8::from(winners.contains(own))),
            _ => 0.5,
        };
        worth[own.index()] = share;
        worth[own.other().index()] = 1.0 - share;
    }

    /// Whoever can take, takes, and as much as can be.
    fn sensible(position: &Position, legal: &[Move], _: &mut dyn Rng) -> Option<Move> {
        let taken = |&Move::Pebble { to, .. }: &Move| position.enclosed(to).len();
        legal.iter().copied().max_by_key(taken).filter(|mv| taken(mv) > 0)
    }

    fn playout_policy() -> PlayoutPolicy {
        PlayoutPolicy::BestOf { moves: 4, tries: 4 }
    }
}

/// What the position is worth to the side to move, from 0 to 1. A lead weighs more as the end of
/// a quiet game comes nearer (PET-3.3).
fn prospects(position: &Position, own: Side) -> f32 {
    let strength = |side| position.pebbles(side).len() as f32 + position.ground(side) as f32 * 0.15;
    let threats = threatened(position, own.other()).min(1.0) * 0.8;
    let dangers = threatened(position, own) * 0.25;
    let lead = strength(own) - strength(own.other()) + threats - dangers;
    let ahead = lead * (0.4 + f32::from(position.quiet) / f32::from(MOST_QUIET));
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}

/// How many of a side's pebbles the other could take, with one move each.
fn threatened(position: &Position, side: Side) -> f32 {
    let [pebbles, enemy] = [side, side.other()].map(|side| position.pebbles(side).bits());
    let (mut reach, empty) = (0, position.empty());
    for way in WAYS {
        let steps = 0..position.layout().range;
        steps.fold(enemy, |from, _| {
            reach |= way.step(from) & empty;
            way.step(from) & empty
        });
    }
    let caught = (0..4).fold(0, |caught, nth| {
        let behind = WAYS[nth].step(WAYS[nth].step(enemy) & pebbles) & reach;
        caught | WAYS[(nth + 2) % 4].step(behind)
    });
    caught.count_ones() as f32
}
