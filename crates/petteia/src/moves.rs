//! What can be done, what happens, and what is refused: each with its words and its clause.
#![expect(missing_docs, reason = "fields that name themselves")]

use table::Moves;
use table::squares::Square;

use crate::position::Side;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Moves)]
pub enum Move {
    /// A pebble goes along a row or a column.
    #[words("move {from} {to}")]
    #[clause("PET-1.2")]
    Pebble { from: Square, to: Square },
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Event)]
#[at(from, to, square)]
#[args(_ = cornered)]
pub enum Event {
    /// A side has moved a pebble.
    #[clause("PET-1.2")]
    Moved { side: Side, from: Square, to: Square },
    /// A side has lost a pebble.
    #[clause("PET-2.5" if cornered)]
    #[clause("PET-2.1")]
    Enclosed { side: Side, square: Square, cornered: bool },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Reason)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// No pebble stands there.
    NoPebble { from: Square },
    /// The other side's pebble stands there.
    NotYours { from: Square },
    /// The square is not on this board.
    OffBoard { to: Square },
    /// A pebble stands on the square already.
    Occupied { to: Square },
    /// The squares are in no common row or column.
    NotInLine { from: Square, to: Square },
    /// Pebbles take one step only.
    TooFar { from: Square, to: Square },
    /// A pebble is in the way.
    InTheWay { by: Square },
}
