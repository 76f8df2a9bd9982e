//! Mind: what bots know of a game.

use rand::Rng;

use super::rules::Rules;

/// What bots ask a game for. Everything has a default; with the defaults a bot learns only from the
/// results of finished games.
pub trait Mind: Rules {
    /// What the position is worth to each seat, from 0 (lost) to 1 (won). By default nobody is
    /// ahead.
    fn judge(_position: &Self::Position, worth: &mut [f32]) {
        let share = 1.0 / worth.len().max(1) as f32;
        worth.fill(share);
    }
    /// Whether the position is quiet enough to be judged: no action is half done.
    fn is_settled(_position: &Self::Position) -> bool {
        true
    }
    /// A move that a player with common sense might make, for playouts; `None` leaves it to chance.
    /// `legal` holds the legal moves.
    fn sensible(
        _position: &Self::Position,
        _legal: &[Self::Move],
        _rng: &mut dyn Rng,
    ) -> Option<Self::Move> {
        None
    }
    /// Whether a search should consider a legal move of a seat. False for a move that adds nothing
    /// to those it does consider: of thirty bids a few are enough. At least one legal move in every
    /// position must be worth searching.
    fn is_worth_searching(_position: &Self::Position, _mv: Self::Move) -> bool {
        true
    }
    /// How a search plays on from a new node before the position is judged.
    fn playout_policy() -> PlayoutPolicy {
        PlayoutPolicy::BestOf { moves: 24, tries: 8 }
    }
}

/// How a search plays on from the positions that it reaches before they are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayoutPolicy {
    /// By [`Mind::sensible`], to the next quiet position: for games with long actions and wide
    /// choices, where that plays well and trying out moves at every step would cost more than it
    /// tells.
    Sensible,
    /// A number of moves, each the best of a few that were tried and judged. By then what was begun
    /// has paid off and what was risked has been lost, so the judgement is more reliable. The less
    /// a game's judgement knows of the future, the further a search has to look itself.
    BestOf {
        /// How many moves of seats and chance.
        moves: u32,
        /// How many random legal moves are tried for each.
        tries: u8,
    },
}
