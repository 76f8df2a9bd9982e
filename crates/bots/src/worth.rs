//! What a position is worth to each seat, as plain numbers that need no allocation.

use table::{Outcome, Searchable};

/// No game has more seats.
pub(crate) const MOST_SEATS: usize = 8;

/// What a position is worth to each seat, from 0 (lost) to 1 (won); places beyond the game's
/// seats stay 0.
pub(crate) type Worth = [f32; MOST_SEATS];

/// The worth of a position: the result once the game is over, else the game's own judgement.
pub(crate) fn worth_of<G: Searchable>(position: &G::Position) -> Worth {
    let mut worth = [0.0; MOST_SEATS];
    match G::outcome(position) {
        Some(outcome) => share_out(&outcome, &mut worth),
        None => G::judge(position, &mut worth[..n_seats::<G>()]),
    }
    worth
}

/// The most seats that the game can have; a judgement has room for all of them.
pub(crate) fn n_seats<G: Searchable>() -> usize {
    G::about().seats.len().min(MOST_SEATS)
}

/// The winner takes all; those who share a victory share its worth.
fn share_out(outcome: &Outcome, worth: &mut Worth) {
    for &winner in &outcome.winners {
        worth[winner.index()] = outcome.share(winner);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Message, Score, Seat};

    fn shares(winners: &[u8], totals: &[i32]) -> Vec<f32> {
        let score = |&total: &i32| Score { total, lines: Vec::new() };
        let scores = totals.iter().map(score).collect();
        let winners = winners.iter().copied().map(Seat).collect();
        let (reason, told) = ("points", Message::new("points"));
        let outcome = Outcome { winners, scores, reason, tie_break: None, told };
        let mut worth = [0.0; MOST_SEATS];
        share_out(&outcome, &mut worth);
        worth[..totals.len()].to_vec()
    }

    #[test]
    fn who_sits_alone_wins_or_loses() {
        assert_eq!(shares(&[0], &[160]), [1.0]);
        assert_eq!(shares(&[], &[140]), [0.0]);
    }

    #[test]
    fn the_winner_takes_all_whatever_the_scores() {
        assert_eq!(shares(&[1], &[30, 20]), [0.0, 1.0]);
    }

    #[test]
    fn a_shared_victory_is_shared_by_those_who_won() {
        assert_eq!(shares(&[1, 2], &[7, 9, 9]), [0.0, 0.5, 0.5]);
        // Level on points, but without a part in the victory.
        assert_eq!(shares(&[0, 1], &[9, 9, 9]), [0.5, 0.5, 0.0]);
    }
}
