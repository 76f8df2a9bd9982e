//! Boards of up to eight by eight squares: names, sets, ways and lines. A set of squares is the
//! bits of one number, so that a rule looks at all pieces at once.

use crate::vocabulary::Argument;
use crate::words::Arg;

/// A square, named by its file and its rank. A smaller board is the part that begins at a1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, table::Id)]
#[rustfmt::skip]
#[ids(thing, list(
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"
))]
pub struct Square(pub u8);

/// Its name is the same in every language.
impl Argument for Square {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Text(self.id().to_owned()))
    }
}

/// A way along a rank or a file: the rotation of the bits for one step, and the mask of the squares
/// that a step can end on.
#[derive(Clone, Copy, Debug)]
pub struct Way(u32, u64);

/// Up, right, down, left: opposite ways lie two apart.
pub const WAYS: [Way; 4] = [
    Way(8, 0xFFFF_FFFF_FFFF_FF00),
    Way(1, 0xFEFE_FEFE_FEFE_FEFE),
    Way(56, 0x00FF_FFFF_FFFF_FFFF),
    Way(63, 0x7F7F_7F7F_7F7F_7F7F),
];

impl Way {
    /// The next squares this way; nothing beyond the edge of the large board.
    #[inline]
    #[must_use]
    pub const fn step(self, squares: u64) -> u64 {
        squares.rotate_left(self.0) & self.1
    }

    /// The square from which so many steps lead to this one.
    #[inline]
    #[must_use]
    pub const fn back(self, to: Square, steps: u32) -> Square {
        Square(to.0.wrapping_sub((self.0 * steps) as u8) & 63)
    }
}

/// The squares next to any of these.
#[inline]
#[must_use]
pub fn around(squares: u64) -> u64 {
    WAYS.iter().fold(0, |all, way| all | way.step(squares))
}

/// The squares from one to another in a straight line, the last included and the first not.
#[inline]
#[must_use]
pub fn line(from: Square, to: Square) -> Option<u64> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Set;

    fn square(id: &str) -> Square {
        Square::by_id(id).unwrap()
    }

    fn ids(squares: u64) -> String {
        let ids: Vec<_> = Set::<Square>::from_bits(squares).iter().map(Square::id).collect();
        ids.join(" ")
    }

    #[test]
    fn ways_end_at_the_edge() {
        assert_eq!(WAYS.map(|way| ids(way.step(square("a1").bit()))), ["a2", "b1", "", ""]);
        assert_eq!(WAYS.map(|way| ids(way.step(square("h8").bit()))), ["", "", "h7", "g8"]);
        assert_eq!(ids(around(square("d4").bit())), "d3 c4 e4 d5");
        assert_eq!(WAYS[0].back(square("d5"), 3), square("d2"));
        assert_eq!(WAYS[3].back(square("a5"), 7), square("h5"));
    }

    #[test]
    fn lines_run_along_ranks_and_files_only() {
        assert_eq!(line(square("b2"), square("e2")).map(ids).as_deref(), Some("c2 d2 e2"));
        assert_eq!(line(square("b6"), square("b4")).map(ids).as_deref(), Some("b4 b5"));
        assert_eq!(line(square("b2"), square("c3")), None);
        assert_eq!(line(square("b2"), square("b2")), None);
    }
}
