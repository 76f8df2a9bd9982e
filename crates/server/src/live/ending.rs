//! Who has won a game, whether its rules or its people ended it.

use table::Seat;

use super::{Running, Stopped};

impl Running {
    /// Who has won, once the game is over: nobody if it is empty, several if victory is shared.
    pub(crate) fn winners(&self) -> Option<Vec<Seat>> {
        if !self.is_over() {
            return None;
        }
        Some(match self.stopped {
            Some(Stopped::Resigned(loser) | Stopped::Expired(loser)) => self.seats_but(loser),
            Some(Stopped::Cancelled | Stopped::Abandoned) => Vec::new(),
            Some(Stopped::Drawn) => (0_u8..).map(Seat).take(self.seats.len()).collect(),
            None => self.winners_by_rules(),
        })
    }

    /// Whether the game has ended with a result: not if it was closed before it began, or stopped
    /// by agreement.
    pub(crate) fn has_result(&self) -> bool {
        let is_void = matches!(self.stopped, Some(Stopped::Cancelled | Stopped::Abandoned));
        self.is_over() && !is_void
    }

    fn seats_but(&self, but: Seat) -> Vec<Seat> {
        let all = (0_u8..).map(Seat).take(self.seats.len());
        all.filter(|&seat| seat != but).collect()
    }

    /// One seat, or all that share the highest total.
    fn winners_by_rules(&self) -> Vec<Seat> {
        let Some(outcome) = self.table.outcome() else { return Vec::new() };
        if let Some(winner) = outcome.winner {
            return vec![winner];
        }
        // A game for one that was not won is lost.
        if outcome.scores.len() < 2 {
            return Vec::new();
        }
        let highest = outcome.scores.iter().map(|score| score.total).max();
        let ranked = (0_u8..).map(Seat).zip(&outcome.scores);
        ranked.filter(|(_, score)| Some(score.total) == highest).map(|(seat, _)| seat).collect()
    }
}
