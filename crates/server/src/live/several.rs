//! Several moves in one request, without leaking what dice and orders would do.

use table::{Actor, Seat};

use super::running::{Refused, Running, tidied};
use crate::words::language;

impl Running {
    /// Plays moves of the seat to act one after the other, until all are played or something new
    /// was learnt: chance has moved, a secret was shown, or somebody else is to act or has acted.
    /// Returns how many were played.
    ///
    /// # Errors
    /// The index of the first move that can't be made, and why, if nothing new would be learnt
    /// before it; then none was played.
    pub(crate) fn play_several(
        &mut self,
        seat: Seat,
        moves: &[String],
    ) -> Result<usize, (usize, Refused)> {
        let playable = match moves {
            [_] => moves,
            _ => &moves[..self.try_out(seat, moves)?],
        };
        let before = self.table.ply();
        for (played, words) in (1..).zip(playable) {
            self.play(seat, words).map_err(|refused| (played - 1, refused))?;
            if self.table.ply() != before + played {
                return Ok(played);
            }
        }
        Ok(playable.len())
    }

    /// How many of the moves can be played before something new is learnt, including the one that
    /// reveals it. They are tried on a copy without dice and without orders, so that a refusal
    /// can't leak what either would have done.
    fn try_out(&self, seat: Seat, moves: &[String]) -> Result<usize, (usize, Refused)> {
        let mut copy = self.table.boxed_clone();
        for (tried, words) in (1..).zip(moves) {
            let played = copy.play(Actor::Seat(seat), &tidied(words), language());
            played.map_err(|error| (tried - 1, error.into()))?;
            // A move that can't be freely taken back has revealed something.
            if copy.free_undo(seat).is_err() {
                return Ok(tried);
            }
        }
        Ok(moves.len())
    }
}
