//! What a viewer may know: everything, for nothing is hidden in this game.

use table::{Actor, Step, Steps};

use crate::board::Board;
use crate::flow::Frame;
use crate::position::Position;

/// The table as anybody may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What lies on it.
    pub board: Board,
    /// The pending steps, the outermost first.
    pub steps: Vec<Frame>,
}

impl View {
    /// The whole table: cups are sets, so chance has no secrets either.
    #[must_use]
    pub fn of(position: &Position) -> View {
        View { board: position.board.clone(), steps: position.steps.as_slice().to_vec() }
    }

    /// The position, which a view tells wholly.
    #[must_use]
    pub fn position(&self) -> Position {
        Position {
            board: self.board.clone(),
            steps: Steps::stored(&self.steps).unwrap_or_default(),
        }
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn actor(&self) -> Actor {
        self.steps.last().map_or(Actor::Nobody, |step| step.awaits(&self.board))
    }
}
