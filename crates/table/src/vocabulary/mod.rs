//! The vocabularies of a game: its ids, moves, reasons and events, each written once as a type.
//!
//! A game lists its things in enums and newtypes and derives the rest: how they are numbered,
//! written, parsed, stored and named. The derives have the same names as the traits here.

mod bits;
mod faults;
mod ids;
mod parts;
mod set;
mod speech;
mod things;
mod words;

pub use bits::Bits;
pub use faults::Faults;
pub use ids::{Id, Named};
pub use parts::{reconstructed, visit_notes};
pub use set::{Members, Set};
pub use speech::{Argument, Event, Knower, Reason};
pub use things::Thing;
pub use words::{Moves, Word};

/// What derived code calls; not for use by hand.
#[doc(hidden)]
pub mod derived {
    pub use super::bits::{Room, Roomy, room};
    pub use super::ids::{deserialize, serialize};
    pub use serde;
}
