//! Notation: moves and positions as text and JSON, the same in every language.

use serde_json::Value;

use super::secrets::Secrets;

/// Moves and positions on paper.
pub trait Notation: Secrets {
    /// The words of a move, the same in every language.
    fn write_move(position: &Self::Position, mv: Self::Move) -> String;
    /// Parses the words of a move. It need not be legal; `None` says that these words mean
    /// nothing here. By default only legal moves can be read.
    fn read_move(position: &Self::Position, words: &str) -> Option<Self::Move> {
        let mut legal = Vec::new();
        Self::legal(position, &mut legal);
        legal.into_iter().find(|&mv| Self::write_move(position, mv) == words)
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
