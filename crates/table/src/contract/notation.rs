//! Notation: moves and positions as text and JSON, the same in every language.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::rules::Rules;
use super::secrets::{Open, Secrets};
use crate::vocabulary::{Faults, Moves};

/// Moves and positions as text.
pub trait Notation: Secrets + Rules<Move: Moves> {
    /// The text of a move, the same in every language: `besiege thebai`.
    fn write_move(_position: &Self::Position, mv: Self::Move) -> String {
        mv.words()
    }
    /// Parses the text of a move. The move need not be legal; `None` if the text means nothing in
    /// this position.
    fn read_move(_position: &Self::Position, words: &str) -> Option<Self::Move> {
        Self::Move::from_words(words)
    }
    /// The whole position with its secrets, keyed by the ids of the component files. Its top level
    /// names the set-up, so that it can be loaded without one: `edition`, `scenario`, `rules`,
    /// `seats` (a list or an object with one entry for each) and `options` other than the default.
    fn state(position: &Self::Position) -> Value;
    /// Parses what [`Notation::state`] writes.
    ///
    /// # Errors
    /// Everything that is wrong or impossible in the position, one sentence each.
    fn load(state: &Value) -> Result<Self::Position, Vec<String>>;
    /// A view as JSON, in the same shape as the state, with hidden things as counts.
    fn show(view: &Self::View) -> Value;
    /// Whether the position could have arisen in play: pieces conserved, limits kept, steps
    /// consistent.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn audit(position: &Self::Position) -> Result<(), Vec<String>>;
}

/// An open game whose moves and positions are written as their types derive it; the game adds only
/// the checks of a position. The position serializes everything that distinguishes it from others,
/// and names its set-up at its top level as [`Notation::state`] requires; what is the same in every
/// position may be left out.
pub trait Plain: Open {
    /// Adds everything that is wrong or impossible in a position.
    fn audit(position: &Self::Position, faults: &mut Faults);
}

impl<G> Notation for G
where
    G: Plain + Rules<Move: Moves>,
    G::Position: Serialize + DeserializeOwned,
{
    fn state(position: &G::Position) -> Value {
        serde_json::to_value(position).unwrap_or_default()
    }

    fn load(state: &Value) -> Result<G::Position, Vec<String>> {
        let position = G::Position::deserialize(state).map_err(|error| vec![error.to_string()])?;
        <G as Notation>::audit(&position).map(|()| position)
    }

    fn show(view: &G::Position) -> Value {
        <G as Notation>::state(view)
    }

    fn audit(position: &G::Position) -> Result<(), Vec<String>> {
        let mut faults = Faults::new();
        <G as Plain>::audit(position, &mut faults);
        faults.into_result()
    }
}
