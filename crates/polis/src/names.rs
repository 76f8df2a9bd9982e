//! Names of things as messages, for the remedies; everything else asks the thing itself.

use table::{Message, Named};

use crate::ids::{Good, Polis, Region};

/// A polis.
#[must_use]
pub fn polis(polis: Polis) -> Message {
    polis.name()
}

/// A territory or a sea.
#[must_use]
pub fn region(region: Region) -> Message {
    region.name()
}

/// A good.
#[must_use]
pub fn good(good: Good) -> Message {
    good.name()
}

/// A project, by its id.
#[must_use]
pub fn project(id: &'static str) -> Message {
    Message::new(format!("project-{id}"))
}
