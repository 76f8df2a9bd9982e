//! Secrets: what a viewer may know.

use std::fmt::Debug;

use rand::Rng;

use super::rules::Rules;
use crate::seat::Viewer;

/// What is hidden, and from whom.
pub trait Secrets: Rules {
    /// What a viewer may know, built field by field.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// What a viewer may know.
    fn view(position: &Self::Position, viewer: Viewer) -> Self::View;
    /// A complete position that fits a view: hidden things are sampled with the probabilities of
    /// chance.
    fn plausible(view: &Self::View, rng: &mut dyn Rng) -> Self::Position;
    /// Whether a move reveals something hidden to other seats: then it can't be taken back freely.
    fn reveals(_position: &Self::Position, _mv: Self::Move) -> bool {
        false
    }
    /// An event, redacted for a viewer; `None` hides it altogether.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }
}

/// A game in which everybody sees everything: its view is the position itself.
pub trait Open: Rules {}

impl<G: Open> Secrets for G {
    type View = G::Position;

    fn view(position: &G::Position, _: Viewer) -> G::Position {
        position.clone()
    }

    fn plausible(view: &G::Position, _: &mut dyn Rng) -> G::Position {
        view.clone()
    }
}
