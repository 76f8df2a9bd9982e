//! The winners of a game, whether its rules or its players ended it.

use table::Seat;

use super::{Running, Stopped};

impl Running {
    /// The winners, once the game is over: empty if nobody won, several if victory is shared.
    pub(crate) fn winners(&self) -> Option<Vec<Seat>> {
        if !self.is_over() {
            return None;
        }
        Some(match self.stopped {
            Some(Stopped::Resigned(loser) | Stopped::Expired(loser)) => self.seats_but(loser),
            Some(Stopped::Cancelled | Stopped::Abandoned) => Vec::new(),
            Some(Stopped::Drawn) => (0_u8..).map(Seat).take(self.seats.len()).collect(),
            None => self.table.outcome().map(|outcome| outcome.winners).unwrap_or_default(),
        })
    }

    /// Whether the game has ended with a result: not if it was closed before it began, or abandoned
    /// by agreement.
    pub(crate) fn has_result(&self) -> bool {
        let is_void = matches!(self.stopped, Some(Stopped::Cancelled | Stopped::Abandoned));
        self.is_over() && !is_void
    }

    fn seats_but(&self, but: Seat) -> Vec<Seat> {
        let all = (0_u8..).map(Seat).take(self.seats.len());
        all.filter(|&seat| seat != but).collect()
    }
}
