//! Who sits at the table, who acts, and who looks.

/// A place at the table, counted from 0 in the order of the game's seat list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whom a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player's decision.
    Seat(Seat),
    /// A die, a draw or a random choice.
    Chance,
    /// Nobody: the game is over.
    Nobody,
}

impl Actor {
    /// The acting seat, if a seat acts.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        }
    }
}

/// Through whose eyes a position is seen. There is deliberately no viewer who sees everything:
/// the open position has its own function, which nothing that faces a player calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: what is open, and what this seat alone may know.
    Seat(Seat),
    /// Anybody else: only what is open to all.
    Spectator,
}

impl Viewer {
    /// Whether this viewer may know what only `seat` knows.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
