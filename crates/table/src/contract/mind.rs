//! Mind: what bots know of a game.

use rand::Rng;

use super::rules::Rules;

/// What bots ask a game for. Everything has a default, with which a bot plays by the results of
/// finished games alone.
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
    /// A move that a player with common sense might make, for playing games out; `None` leaves
    /// it to chance. `legal` holds the legal moves.
    fn sensible(
        _position: &Self::Position,
        _legal: &[Self::Move],
        _rng: &mut dyn Rng,
    ) -> Option<Self::Move> {
        None
    }
    /// Whether a thinking bot need look at a legal move of a seat. False where others that it
    /// will look at do as well: of thirty bids a few tell what there is to know. At least one
    /// legal move of every position is worth a look.
    fn is_worth_a_look(_position: &Self::Position, _mv: Self::Move) -> bool {
        true
    }
    /// How a search plays on before it has a position judged.
    fn foresight() -> Foresight {
        Foresight::Trying { moves: 24, tries: 8 }
    }
}

/// How a search plays on from the positions that it reaches, before it has them judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foresight {
    /// By [`Mind::sensible`], to the next quiet position: for games with long actions and wide
    /// choices, where that plays well and trying out moves at every step would cost more than
    /// it tells.
    Sense,
    /// Some moves, each the best of a few that were tried and judged. What was begun will have
    /// been used by then and what was risked been lost, so the judgement is surer; the less a
    /// game's judgement knows of the future, the farther a search has to go itself.
    Trying {
        /// How many moves of seats and chance.
        moves: u32,
        /// How many legal moves, taken at random, are tried for each.
        tries: u8,
    },
}
