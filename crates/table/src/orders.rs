//! Orders in advance: a seat's answers to future decisions, so that a game need not wait for a
//! player to come back for a small one.
//!
//! A game offers and follows orders from a seat's view alone, so that an order can't know more than
//! the player who gave it. The code that runs a table calls [`Speech::answer`] after every move of
//! a seat or of chance: an order that is spent is removed, one that answers is played as the seat's
//! own move.
//!
//! [`Speech::answer`]: crate::Speech::answer

use crate::words::Message;

/// An order that a seat may give.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// The text that gives it, the same in every language.
    pub words: String,
    /// Its label for people.
    pub label: Message,
    /// The number in it, where orders differ only in a number.
    pub amount: Option<Amount>,
}

impl Order {
    /// An order without a number.
    #[must_use]
    pub fn new(words: impl Into<String>, label: Message) -> Order {
        Order { words: words.into(), label, amount: None }
    }

    /// The same with its number.
    #[must_use]
    pub fn with_amount(self, amount: Amount) -> Order {
        Order { amount: Some(amount), ..self }
    }
}

/// What an order does in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<M> {
    /// It answers: this is the seat's move.
    Play(M),
    /// It does not apply now, and stands: the seat itself is asked, or somebody else is.
    Ask,
    /// It has served its purpose, or means nothing here: it is removed.
    Spent,
}

impl<M> Answer<M> {
    /// The same with the move converted.
    pub fn map<N>(self, form: impl FnOnce(M) -> N) -> Answer<N> {
        match self {
            Answer::Play(mv) => Answer::Play(form(mv)),
            Answer::Ask => Answer::Ask,
            Answer::Spent => Answer::Spent,
        }
    }
}

/// The number in a move or order that differs from others only in it: a bid, a price. Pages show
/// one control for all of them instead of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Amount {
    /// The number.
    pub value: i64,
    /// What it would mean, in two or three words: what is left, what is gained.
    pub note: Message,
}
