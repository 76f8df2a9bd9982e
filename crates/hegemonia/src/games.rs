//! The games that this program knows.

use std::sync::LazyLock;

use bots::Playable;
use table::{About, Setup};

/// Every game, in the order in which lists show them.
#[must_use]
pub fn all() -> &'static [&'static dyn Playable] {
    static ALL: LazyLock<Vec<&'static dyn Playable>> = LazyLock::new(|| {
        let mut all = ::games::all().to_vec();
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
/// [`NoSuchGame`] with the ids that exist.
pub fn find(id: &str) -> Result<&'static dyn Playable, NoSuchGame> {
    let found = all().iter().copied().find(|game| game.about().id == id);
    found.ok_or_else(|| {
        let known: Vec<_> = all().iter().map(|game| game.about().id).collect();
        NoSuchGame { asked: id.to_owned(), known: known.join(", ") }
    })
}

/// The set-up with this edition and scenario; an edition other than the default begins with its own
/// first scenario. The game itself checks whether they exist.
#[must_use]
pub fn setup(about: &About, edition: Option<String>, scenario: Option<String>) -> Setup {
    let mut setup = Setup::standard(about);
    if let Some(edition) = edition {
        let known = about.editions.iter().find(|known| known.id == edition);
        let first = known.and_then(|known| known.scenarios.first());
        setup.scenario = first.map(|first| first.id.clone()).unwrap_or_default();
        setup.edition = edition;
    }
    setup.scenario = scenario.unwrap_or(setup.scenario);
    setup
}

/// Every edition, scenario and number of players of a game.
#[must_use]
pub fn all_setups(about: &About) -> Vec<Setup> {
    let each = about.editions.iter().flat_map(|edition| {
        let scenarios = edition.scenarios.iter();
        scenarios.map(|scenario| (edition.id.clone(), scenario.id.clone()))
    });
    let each = each.map(|(edition, scenario)| setup(about, Some(edition), Some(scenario)));
    let seats =
        |setup: Setup| about.seat_counts.clone().map(move |seats| Setup { seats, ..setup.clone() });
    each.flat_map(seats).collect()
}

#[cfg(feature = "pebbles")]
fn toys() -> [&'static dyn Playable; 1] {
    static PEBBLES: bots::Playing<table::testkit::pebbles::Pebbles> = bots::Playing::new();
    [&PEBBLES]
}

#[cfg(not(feature = "pebbles"))]
fn toys() -> [&'static dyn Playable; 0] {
    []
}
