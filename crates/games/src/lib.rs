//! The list of games. A new game is one line here and one dependency.

use bots::{Playable, Playing};

/// Every game that can be played, in the order in which lists show them.
#[must_use]
pub fn all() -> &'static [&'static dyn Playable] {
    static GAMES: &[&dyn Playable] = &[
        &Playing::<polis::Polis>::new(),
        &Playing::<agora::Agora>::new(),
        &Playing::<peloponnesian_war::PeloponnesianWar>::new(),
        &Playing::<petteia::Petteia>::new(),
    ];
    GAMES
}

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Playable> {
    all().iter().copied().find(|game| game.about().id == id)
}

/// Compiles and runs the samples in the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
