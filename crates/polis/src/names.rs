//! Names of things as messages: `polis-thebai`, `region-boiotia`, `good-wine`.

use table::Message;

use crate::components::components;
use crate::ids::{Good, Polis, Region, Side};
use crate::moves::Action;

/// A polis.
#[must_use]
pub fn polis(polis: Polis) -> Message {
    Message::new(format!("polis-{}", components().editions[0].polis_id(polis)))
}

/// A territory or a sea.
#[must_use]
pub fn region(region: Region) -> Message {
    Message::new(format!("region-{}", components().editions[0].region_id(region)))
}

/// A good.
#[must_use]
pub fn good(good: Good) -> Message {
    Message::new(format!("good-{}", good.id()))
}

/// A side.
#[must_use]
pub fn side(side: Side) -> Message {
    Message::new(format!("seat-{}", side.id()))
}

/// A market.
#[must_use]
pub fn market(id: &'static str) -> Message {
    Message::new(format!("market-{id}"))
}

/// A round, by its id.
#[must_use]
pub fn round(id: &'static str) -> Message {
    Message::new(format!("round-{id}"))
}

/// A project.
#[must_use]
pub fn project(id: &'static str) -> Message {
    Message::new(format!("project-{id}"))
}

/// A combat card, by the id of the half that counts.
#[must_use]
pub fn card(id: &'static str) -> Message {
    Message::new(format!("card-{id}"))
}

/// A kind of action.
#[must_use]
pub fn action(action: Action) -> Message {
    Message::new(format!("action-{}", action.id().replace('_', "-")))
}

/// A shipload is named by its market and its number there: `persis_2`.
#[must_use]
pub fn shipload(id: &'static str) -> Message {
    let (market, number) = id.rsplit_once('_').unwrap_or((id, "1"));
    let number: i64 = number.parse().unwrap_or(1);
    Message::new("shipload")
        .name("market", Message::new(format!("market-{market}")))
        .number("n", number)
}
