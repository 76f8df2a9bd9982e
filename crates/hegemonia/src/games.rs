//! The games that this program knows.

use std::sync::LazyLock;

use bots::roster::{self, Playable};

/// Every game, in the order in which lists show them.
#[must_use]
pub fn all() -> &'static [&'static dyn Playable] {
    static ALL: LazyLock<Vec<&'static dyn Playable>> = LazyLock::new(|| {
        let mut all = roster::games().to_vec();
        all.extend(toys());
        all
    });
    &ALL
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {asked:?}; the games are: {known}")]
pub struct NoSuchGame {
    /// The id that was given.
    pub asked: String,
    /// The ids that exist.
    pub known: String,
}

/// The game with an id.
///
/// # Errors
/// If there is none.
pub fn find(id: &str) -> Result<&'static dyn Playable, NoSuchGame> {
    let found = all().iter().copied().find(|game| game.about().id == id);
    found.ok_or_else(|| {
        let known: Vec<_> = all().iter().map(|game| game.about().id).collect();
        NoSuchGame { asked: id.to_owned(), known: known.join(", ") }
    })
}

#[cfg(feature = "pebbles")]
fn toys() -> [&'static dyn Playable; 1] {
    static PEBBLES: roster::Playing<table::testkit::pebbles::Pebbles> = roster::Playing::new();
    [&PEBBLES]
}

#[cfg(not(feature = "pebbles"))]
fn toys() -> [&'static dyn Playable; 0] {
    []
}
