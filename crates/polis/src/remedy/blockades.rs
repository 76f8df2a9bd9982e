//! Regions in which the rival bars the way.

use crate::board::Board;
use crate::ids::Region;

/// Regions in which the rival has too many units, each with the number that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blockades([Option<(Region, u8)>; MOST]);

/// No more blockades than these are broken at once.
const MOST: usize = 3;

impl Blockades {
    pub(super) fn one(region: Region, n: u8) -> Blockades {
        Blockades([Some((region, n)), None, None])
    }

    /// The regions and numbers.
    pub fn iter(self) -> impl Iterator<Item = (Region, u8)> {
        self.0.into_iter().flatten()
    }

    fn with(mut self, region: Region, n: u8) -> Blockades {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some((region, n));
        }
        self
    }

    fn total(self) -> u8 {
        self.iter().map(|(_, n)| n).sum()
    }
}

/// The fewest places, and of these the fewest units, with which a board is as it should be.
pub(super) fn fewest(
    board: &Board,
    held: &[(Region, u8)],
    breaks: impl Fn(&mut Board, Region, u8) -> bool,
    is_open: impl Fn(&Board) -> bool,
) -> Option<Blockades> {
    let mut tried = vec![(Blockades::default(), board.clone(), 0)];
    for _ in 0..MOST {
        let mut wider = Vec::new();
        for (places, board, from) in &tried {
            for (index, &(region, n)) in held.iter().enumerate().skip(*from) {
                let mut board = board.clone();
                if breaks(&mut board, region, n) {
                    wider.push((places.with(region, n), board, index + 1));
                }
            }
        }
        let opened = wider.iter().filter(|(_, board, _)| is_open(board));
        if let Some((places, ..)) = opened.min_by_key(|(places, ..)| places.total()) {
            return Some(*places);
        }
        tried = wider;
    }
    None
}
