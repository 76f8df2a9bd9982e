//! Notation: moves and positions as text and JSON, the same in every language.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::rules::Rules;
use super::secrets::{Open, Secrets};
use crate::vocabulary::{Faults, Moves};

/// Moves and positions on paper.
pub trait Notation: Secrets + Rules<Move: Moves> {
    /// The words of a move, the same in every language.
    fn write_move(_position: &Self::Position, mv: Self::Move) -> String {
        mv.words()
    }
    /// Parses the words of a move. It need not be legal; `None` says that these words mean
    /// nothing here.
    fn read_move(_position: &Self::Position, words: &str) -> Option<Self::Move> {
        Self::Move::from_words(words)
    }
    /// The whole position, open, keyed by the ids of the component files. At its top it names
    /// its set-up, so that it can be loaded without one: `edition`, `scenario`, `rules`, `seats`
    /// (a list or an object with one entry for each) and `options` other than the default.
    fn state(position: &Self::Position) -> Value;
    /// Parses what [`Notation::state`] writes.
    ///
    /// # Errors
    /// Everything that is wrong or impossible in the position, one sentence each.
    fn load(state: &Value) -> Result<Self::Position, Vec<String>>;
    /// A view, in the same shape as the state, with hidden things as counts.
    fn show(view: &Self::View) -> Value;
    /// Whether the position could have arisen: pieces conserved, limits kept, steps sound.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn audit(position: &Self::Position) -> Result<(), Vec<String>>;
}

/// An open game whose moves and positions are written as their types derive it: it says only what
/// can be wrong with a position. The position serializes everything that tells it from others, and
/// names its set-up at its top as [`Notation::state`] asks for; what every set-up has in common may
/// be left out.
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
