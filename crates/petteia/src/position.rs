//! What lies on the table, and plain questions about it.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use table::squares::{Square, WAYS, around};
use table::{Id, Set};

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "seat-{id}", seat)]
pub enum Side {
    /// Begins, at the lower edge.
    Light,
    /// At the upper edge.
    Dark,
}

impl Side {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Side {
        [Side::Dark, Side::Light][self.index()]
    }
}

/// A board with its set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Scenario {
    /// Eight by eight, a row of pebbles each.
    Eight,
    /// Six by six, a row of pebbles each.
    Six,
    /// Eight by eight, two rows of pebbles each, which go one step at a time.
    Steps,
}

/// The facts of a scenario: squares along an edge, how far a pebble goes (PET-1.3), the board and
/// its corners (PET-0.2), and for each side, where it begins (PET-0.3) and what lies beyond the
/// middle (PET-3.4).
pub(crate) struct Layout {
    pub(crate) size: u8,
    pub(crate) range: u32,
    pub(crate) squares: u64,
    pub(crate) corners: u64,
    pub(crate) homes: [u64; 2],
    pub(crate) beyond: [u64; 2],
}

#[rustfmt::skip]
const LAYOUTS: [Layout; Scenario::COUNT] = [
    Layout { size: 8, range: 7, squares: !0, corners: 0x8100_0000_0000_0081,
             homes: [0xFF, 0xFF << 56], beyond: [!0 << 32, !0 >> 32] },
    Layout { size: 6, range: 5, squares: 0x3F3F_3F3F_3F3F, corners: 0x2100_0000_0021,
             homes: [0x3F, 0x3F << 40], beyond: [0x3F3F_3F00_0000, 0x3F_3F3F] },
    Layout { size: 8, range: 1, squares: !0, corners: 0x8100_0000_0000_0081,
             homes: [0xFFFF, 0xFFFF << 48], beyond: [!0 << 32, !0 >> 32] },
];

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Ending {
    /// PET-3.1: fewer than two pebbles are left to the player to move.
    Isolated,
    /// PET-3.2: the player to move can't.
    Blocked,
    /// PET-3.3: nothing has been taken for a long time.
    Quiet,
}

/// PET-3.3: after so many moves in a row without a capture the game is over.
pub const MOST_QUIET: u8 = 30;

/// Everything on the table, as it is stored too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub(crate) scenario: Scenario,
    /// Each side's pebbles.
    pub(crate) seats: [Set<Square>; 2],
    pub(crate) turn: Side,
    /// Moves since the last capture.
    pub(crate) quiet: u8,
    /// The last move, from and to.
    pub(crate) last: Option<[Square; 2]>,
    pub(crate) ending: Option<Ending>,
}

impl Position {
    /// A side's pebbles.
    #[must_use]
    pub fn pebbles(&self, side: Side) -> Set<Square> {
        self.seats[side.index()]
    }

    pub(crate) fn layout(&self) -> &'static Layout {
        &LAYOUTS[self.scenario.index()]
    }

    /// Squares of the board without a pebble.
    pub(crate) fn empty(&self) -> u64 {
        self.layout().squares & !(self.seats[0] | self.seats[1]).bits()
    }

    /// What the player to move would take by going to a square, from wherever that is possible.
    pub(crate) fn enclosed(&self, to: Square) -> Set<Square> {
        let own = self.pebbles(self.turn).bits() | to.bit();
        let enemy = self.pebbles(self.turn.other()).bits();
        // PET-2.1, PET-2.4: one pebble, with another of ours right behind it.
        let taken = WAYS.iter().fold(0, |taken, way| {
            let next = way.step(to.bit()) & enemy;
            if way.step(next) & own == 0 { taken } else { taken | next }
        });
        // PET-2.5: in a corner both neighbours enclose.
        let corner = around(to.bit()) & enemy & self.layout().corners;
        let is_open = around(corner) & self.layout().squares & !own != 0;
        Set::from_bits(if is_open { taken } else { taken | corner })
    }

    /// How the game is over for the player to move, if it is.
    pub(crate) fn find_ending(&self) -> Option<Ending> {
        let own = self.pebbles(self.turn);
        if own.len() < 2 {
            Some(Ending::Isolated)
        } else if around(own.bits()) & self.empty() == 0 {
            Some(Ending::Blocked)
        } else {
            (self.quiet >= MOST_QUIET).then_some(Ending::Quiet)
        }
    }

    /// PET-3.4: how many of a side's pebbles stand beyond the middle of the board.
    pub(crate) fn ground(&self, side: Side) -> u32 {
        (self.pebbles(side).bits() & self.layout().beyond[side.index()]).count_ones()
    }

    /// Who has won, once the game is over.
    pub(crate) fn winners(&self) -> Set<Side> {
        let [light, dark] = Side::ALL.map(|side| (self.pebbles(side).len(), self.ground(side)));
        match (self.ending, light.cmp(&dark)) {
            (None, _) => Set::EMPTY,
            (Some(Ending::Isolated | Ending::Blocked), _) => Set::of(self.turn.other()),
            (Some(Ending::Quiet), Ordering::Greater) => Set::of(Side::Light),
            (Some(Ending::Quiet), Ordering::Less) => Set::of(Side::Dark),
            // PET-3.5: nothing tells them apart.
            (Some(Ending::Quiet), Ordering::Equal) => Set::all(),
        }
    }
}
