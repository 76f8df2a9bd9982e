//! The matrices, which say what the procedure wants.

use table::{Message, Named};

use super::map;
use crate::ids::Space;

/// A strategy on a matrix.
#[derive(PartialEq, Debug)]
pub struct Strategy {
    /// Id in positions and words.
    pub id: String,
    /// The first and last result of the die that choose it.
    pub die: (u8, u8),
    /// Strength points of each arm for an objective of each kind of ground.
    pub force: [[u8; 3]; 3],
    /// The area for each result of the die; one alone needs no die.
    pub areas: Vec<u8>,
}

/// A matrix of one side.
#[derive(Debug)]
pub struct Matrix {
    /// Strength points of each arm for a defensive operation.
    pub defence: [u8; 3],
    /// The strategies, by the die.
    pub strategies: Vec<Strategy>,
}

/// A list of six objectives.
#[derive(PartialEq, Debug)]
pub struct Area {
    /// Id.
    pub id: String,
    /// The space for each result of the die.
    pub spaces: [Space; 6],
}

impl Area {
    /// The space for a result of the die.
    #[must_use]
    pub fn space(&self, die: u8) -> Space {
        self.spaces[usize::from(die.clamp(1, 6)) - 1]
    }
}

impl Strategy {
    /// The area for a result of the die.
    #[must_use]
    pub fn area(&self, die: u8) -> &'static Area {
        let index = (usize::from(die.max(1)) - 1).min(self.areas.len() - 1);
        &map().areas[usize::from(self.areas[index])]
    }

    /// Whether an area is rolled for.
    #[must_use]
    pub fn has_areas(&self) -> bool {
        self.areas.len() > 1
    }
}

impl Named for &'static Area {
    fn name(&self) -> Message {
        Message::new(format!("area-{}", self.id))
    }
}

impl Named for &'static Strategy {
    fn name(&self) -> Message {
        Message::new(format!("strategy-{}", self.id))
    }
}
