//! Names of things as messages.

use table::Message;

use crate::components::{card, map};
use crate::ids::{Leader, Side, Space, Unit};

/// A side.
#[must_use]
pub fn side(side: Side) -> Message {
    Message::new(format!("side-{}", side.id()))
}

/// A space, by its usual English name, which every language shares.
#[must_use]
pub fn space(space: Space) -> Message {
    Message::new("place").text("name", card(space).name.clone())
}

/// A leader.
#[must_use]
pub fn leader(leader: Leader) -> Message {
    Message::new("place").text("name", map().leaders[leader.index()].name.clone())
}

/// A number with its sign.
#[must_use]
pub fn signed(n: i64) -> Message {
    Message::new(if n < 0 { "less" } else { "more" }).number("n", n.abs())
}

/// A kind of strength point.
#[must_use]
pub fn unit(side: Side, unit: Unit) -> Message {
    Message::new(format!("unit-{}-{}", side.id(), unit.id()))
}
