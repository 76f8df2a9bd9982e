//! Orders in advance: answers that a seat leaves for questions still to come, so that a small
//! question need not wait for a visit.
//!
//! A game offers orders and follows them from a seat's view alone, so that an order can't know
//! more than the player who gave it. Whoever runs a table asks [`Speech::answer`] after every move,
//! of every seat and of chance: an order that is spent is forgotten, one that answers is carried
//! out as the seat's own move.
//!
//! [`Speech::answer`]: crate::Speech::answer

use crate::words::Message;

/// An order that a seat may give.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// The words to give it with, the same in every language.
    pub words: String,
    /// For people.
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

/// What an order says to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<M> {
    /// It answers: this is the seat's move.
    Play(M),
    /// It has nothing to say, and stands: the seat is asked itself, or somebody else is.
    Ask,
    /// It has done what it could, or means nothing here: it is forgotten.
    Spent,
}

impl<M> Answer<M> {
    /// The same with the move in another form.
    pub fn map<N>(self, form: impl FnOnce(M) -> N) -> Answer<N> {
        match self {
            Answer::Play(mv) => Answer::Play(form(mv)),
            Answer::Ask => Answer::Ask,
            Answer::Spent => Answer::Spent,
        }
    }
}

/// The number in a move or order that differs from others only in it: a bid, a price. People are
/// given one control for all of them instead of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Amount {
    /// The number.
    pub value: i64,
    /// What it would mean, in two or three words: what is left, what is gained.
    pub note: Message,
}
