//! What every game is tested with, and the small game that the kernel itself is tested with.

pub mod pebbles;
