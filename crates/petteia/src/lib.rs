//! Petteia: the Greek game of pebbles that ancient authors call *polis*. Two seats, a board of
//! squares, and one art: to enclose a pebble of the other colour between two of one's own.
//!
//! It is the smallest game of the workspace, and the example for whoever adds another. Each file
//! implements the part of the kernel's contract that it is about; `rules/en.md` has the rules,
//! what is sure of them and what is a reading.
//!
//! ```
//! use petteia::Petteia;
//! use table::{Match, Rules, Setup};
//!
//! let mut game = Match::<Petteia>::new(Setup::standard(Petteia::about())).unwrap();
//! game.play_words(game.actor(), "move d1 d6").unwrap();
//! assert!(game.play_words(game.actor(), "move d8 d5").is_err(), "d6 is in the way");
//! ```

mod face;
mod mind;
mod moves;
mod notation;
mod position;
mod rules;
mod speech;

pub use moves::{Event, Move, Reason};
pub use position::{Ending, MOST_QUIET, Position, Scenario, Side};
pub use table::squares::Square;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Petteia;

/// Everybody sees everything.
impl table::Open for Petteia {}
