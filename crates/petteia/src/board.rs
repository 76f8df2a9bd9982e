//! The squares, and how they lie to each other. Sets of squares are the bits of one number, so
//! that a rule looks at all pebbles at once.

use table::{Arg, Argument, Id};

/// A square, named by its file and its rank. The small board is the part from a1 to f6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[rustfmt::skip]
#[ids(thing, list(
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"
))]
pub struct Square(pub(crate) u8);

/// Its name is the same in every language.
impl Argument for Square {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Text(self.id().to_owned()))
    }
}

/// A way along a rank or a file: how far the bits turn, and the squares that can be come to.
#[derive(Clone, Copy)]
pub(crate) struct Way(u32, u64);

/// Up, right, down, left: opposite ways lie two apart.
pub(crate) const WAYS: [Way; 4] = [
    Way(8, 0xFFFF_FFFF_FFFF_FF00),
    Way(1, 0xFEFE_FEFE_FEFE_FEFE),
    Way(56, 0x00FF_FFFF_FFFF_FFFF),
    Way(63, 0x7F7F_7F7F_7F7F_7F7F),
];

impl Way {
    /// The next squares this way; nothing beyond the edge.
    pub(crate) const fn step(self, squares: u64) -> u64 {
        squares.rotate_left(self.0) & self.1
    }

    /// The square from which so many steps lead to this one.
    pub(crate) const fn back(self, to: Square, steps: u32) -> Square {
        Square(to.0.wrapping_sub((self.0 * steps) as u8) & 63)
    }
}

/// The squares next to any of these.
pub(crate) fn around(squares: u64) -> u64 {
    WAYS.iter().fold(0, |all, way| all | way.step(squares))
}

/// The squares from one to another in a straight line, the last included and the first not.
pub(crate) fn line(from: Square, to: Square) -> Option<u64> {
    WAYS.iter().find_map(|way| {
        let (mut at, mut line) = (way.step(from.bit()), 0);
        while at != 0 {
            line |= at;
            if at == to.bit() {
                return Some(line);
            }
            at = way.step(at);
        }
        None
    })
}
