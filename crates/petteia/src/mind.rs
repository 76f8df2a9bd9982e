//! What bots know: pebbles are worth having, ground is worth something, and a pebble that can be
//! enclosed now is half lost.

use rand::Rng;
use table::{Foresight, Mind};

use crate::Petteia;
use crate::board::WAYS;
use crate::moves::Move;
use crate::position::{MOST_QUIET, Position, Side};

impl Mind for Petteia {
    fn judge(position: &Position, worth: &mut [f32]) {
        let winners = position.winners();
        let share = match winners.len() {
            0 => prospects(position),
            1 => f32::from(u8::from(winners.contains(position.turn))),
            _ => 0.5,
        };
        worth[position.turn.index()] = share;
        worth[position.turn.other().index()] = 1.0 - share;
    }

    /// Whoever can take, takes, and as much as can be.
    fn sensible(position: &Position, legal: &[Move], _: &mut dyn Rng) -> Option<Move> {
        let taken = |&Move::Pebble { to, .. }: &Move| position.enclosed(to).len();
        legal.iter().copied().max_by_key(taken).filter(|mv| taken(mv) > 0)
    }

    fn foresight() -> Foresight {
        Foresight::Trying { moves: 4, tries: 4 }
    }
}

/// What the position is worth to the side to move, from 0 to 1. A lead weighs more as the end of
/// a quiet game comes nearer (PET-3.3).
fn prospects(position: &Position) -> f32 {
    let (own, other) = (position.turn, position.turn.other());
    let strength = |side| position.pebbles(side).len() as f32 + position.ground(side) as f32 * 0.15;
    let lead = strength(own) - strength(other);
    let threats = threatened(position, other).min(1.0) * 0.8 - threatened(position, own) * 0.25;
    let nearness = f32::from(position.quiet) / f32::from(MOST_QUIET);
    let ahead = (lead + threats) * (0.4 + nearness);
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}

/// How many of a side's pebbles the other could take, with one move each.
fn threatened(position: &Position, side: Side) -> f32 {
    let (pebbles, empty) = (position.pebbles(side).bits(), position.empty());
    let enemy = position.pebbles(side.other()).bits();
    let mut reach = 0;
    for way in WAYS {
        let mut reached = enemy;
        for _ in 0..position.layout().range {
            reached = way.step(reached) & empty;
            reach |= reached;
        }
    }
    let caught = (0..4).fold(0, |caught, nth| {
        let beyond = WAYS[nth].step(WAYS[nth].step(enemy) & pebbles) & reach;
        caught | WAYS[(nth + 2) % 4].step(beyond)
    });
    caught.count_ones() as f32
}
