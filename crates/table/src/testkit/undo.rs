//! Undo.

use super::trial::{Passed, Trial};
use super::{Verdict, claim};
use crate::contract::Game;
use crate::matches::Barrier;
use crate::seat::{Actor, Seat};

/// A longer game is not undone to every ply: each costs a replay.
const MOST_RETURNS: usize = 200;

/// Undoing moves gives the position that was there before them.
pub(super) fn check_each_ply<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let mut game = trial.game.clone();
    let stride = trial.trail.len() / MOST_RETURNS + 1;
    for (ply, passed) in trial.trail.iter().enumerate().rev().step_by(stride) {
        game.undo(game.plies().len() - ply);
        claim(game.plies().len() == ply, || format!("undo to ply {ply} kept other moves"))?;
        claim(*game.position() == passed.position, || {
            format!("undo to ply {ply} gives another position: {:?}", game.position())
        })?;
    }
    Ok(())
}

/// Free undo goes back over a seat's own moves as far as it can, and never over chance, a
/// reveal or another seat's move.
pub(super) fn check_free<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    for seat in trial.seats() {
        let expected = expected_undo(&trial.trail, trial.game.actor(), seat);
        let free = trial.game.free_undo(seat);
        claim(free == expected, || {
            format!("{seat:?} may freely take back {free:?}, but it should be {expected:?}")
        })?;
    }
    Ok(())
}

fn expected_undo<G: Game>(trail: &[Passed<G>], actor: Actor, seat: Seat) -> Result<usize, Barrier> {
    if actor != Actor::Seat(seat) {
        return Err(Barrier::Passed);
    }
    let is_free = |passed: &&Passed<G>| passed.actor == actor && !passed.reveals;
    let free = trail.iter().rev().take_while(is_free).count();
    if free > 0 {
        return Ok(free);
    }
    Err(match trail.last() {
        None => Barrier::Start,
        Some(passed) if passed.actor == Actor::Chance => Barrier::Chance,
        Some(passed) if passed.actor == actor => Barrier::Shown,
        Some(_) => Barrier::Passed,
    })
}
