//! Who sits at the table, and who decides for a side (PW-5.0, PW-11.0).

use table::{Actor, Seat};

use super::Board;
use crate::ids::Side;

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Players {
    /// One player, against the procedure.
    #[default]
    One,
    /// One for each side, Athens first (PW-11.0).
    Two,
}

impl Players {
    /// Ids of the seats, in order.
    #[must_use]
    pub const fn seats(self) -> &'static [&'static str] {
        match self {
            Players::One => &["player"],
            Players::Two => &["athens", "sparta"],
        }
    }
}

/// Who decides for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A player.
    Seat(Seat),
    /// Nobody: the procedure and the dice.
    Procedure,
}

impl Board {
    /// Who decides for a side. Every rule that treats the sides of players and of the procedure
    /// differently asks here.
    #[must_use]
    pub fn decider(&self, side: Side) -> Decider {
        match self.players {
            Players::Two => Decider::Seat(Seat(side as u8)),
            Players::One if side == self.player => Decider::Seat(Seat(0)),
            Players::One => Decider::Procedure,
        }
    }

    /// Whether a player leads a side.
    #[must_use]
    pub fn is_led(&self, side: Side) -> bool {
        self.decider(side) != Decider::Procedure
    }

    /// Whom a decision for a side waits for.
    #[must_use]
    pub fn awaited(&self, side: Side) -> Actor {
        match self.decider(side) {
            Decider::Seat(seat) => Actor::Seat(seat),
            Decider::Procedure => Actor::Chance,
        }
    }

    /// The side that a seat leads.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.decider(side) == Decider::Seat(seat))
    }

    /// PW-11.0: whether a player leads each side, so that chapter 11 applies.
    #[must_use]
    pub fn is_for_two(&self) -> bool {
        self.players == Players::Two
    }
}
