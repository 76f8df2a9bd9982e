//! Common sense for playing games out.

use rand::Rng;

use crate::moves::Move;
use crate::position::Position;

/// A move that somebody with common sense might make; `None` leaves it to chance.
#[must_use]
pub(crate) fn choose(_: &Position, _: &[Move], _: &mut dyn Rng) -> Option<Move> {
    None
}
