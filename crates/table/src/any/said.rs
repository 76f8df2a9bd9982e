//! What a table returns: plain text and ids, ready for pages and programs.

use serde::Serialize;
use serde_json::{Map, Value};

/// Whose turn it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Turn {
    /// Moves made so far.
    pub ply: usize,
    /// A seat id, `chance`, or nobody.
    pub to_act: Option<&'static str>,
    /// What is asked.
    pub prompt: String,
    /// Where in the game we are.
    pub phase: String,
    /// The result, once it is over.
    pub over: Option<Over>,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Over {
    /// The id of the seat that won alone; none if the victory is shared or nobody won.
    pub winner: Option<&'static str>,
    /// The ids of all seats that won.
    pub winners: Vec<&'static str>,
    /// Scores by seat id.
    pub scores: Map<String, Value>,
    /// What decided between seats with the same highest total, by id; none if nothing did.
    pub tie_break: Option<&'static str>,
    /// Why it ended, for people.
    pub reason: String,
}

/// A move in a list of choices.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The text that plays it.
    #[serde(rename = "move")]
    pub words: String,
    /// Its label for people.
    pub label: String,
    /// Ids of things on the drawn table.
    pub targets: Vec<&'static str>,
    /// The clause it is made under.
    pub clause: &'static str,
    /// The weight of an outcome of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<u32>,
    /// The number in it, so that a page can show one control for choices that differ only in a
    /// number.
    #[serde(skip)]
    pub amount: Option<SaidAmount>,
}

/// A number in a choice or an order, and what it would mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidAmount {
    /// The number.
    pub value: i64,
    /// What it would mean, in two or three words.
    pub note: String,
}

/// An order that a seat may give in advance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOrder {
    /// The text that gives it.
    pub words: String,
    /// Its label for people.
    pub label: String,
    /// The number in it.
    pub amount: Option<SaidAmount>,
}

/// A move as text, without its label.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WordedMove {
    /// The text that plays it.
    #[serde(rename = "move")]
    pub words: String,
    /// The weight of an outcome of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<u32>,
}

/// One line of the log: an event in some language, as one reader may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// The move that caused it, counted from 1.
    pub ply: usize,
    /// Whose move that was.
    pub actor: &'static str,
    /// The sentence.
    pub text: String,
    /// The clause behind it.
    pub clause: &'static str,
    /// Ids of things on the drawn table.
    pub targets: Vec<&'static str>,
}

/// Why a move is or is not allowed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Explanation {
    /// Whether it can be played now.
    pub legal: bool,
    /// The clause that allows or forbids it.
    pub clause: Option<&'static str>,
    /// Why, and if it is forbidden, what would make it legal.
    pub reason: String,
}

/// Why a table did not do what was asked. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError {
    /// A rule forbids it, or the text is not a move at all.
    #[error("{reason}")]
    Illegal {
        /// The clause, where a rule is the cause.
        clause: Option<&'static str>,
        /// Why, and what would make it legal.
        reason: String,
    },
    /// The game is over, or it is somebody else's turn.
    #[error("{reason}")]
    NotNow {
        /// Why not now.
        reason: String,
    },
}
