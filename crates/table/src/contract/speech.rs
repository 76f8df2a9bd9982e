//! Speech: everything that people read.

use std::fmt::Debug;

use super::notation::Notation;
use super::rules::Rules;
use crate::orders::{Amount, Answer, Order};
use crate::refusal::{Help, Refusal};
use crate::seat::Seat;
use crate::telling::Told;
use crate::vocabulary::{Event, Moves as _, Reason};
use crate::words::{Message, Words};

/// The remedies of a game that knows none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRemedy {}

/// What a game says to people. It returns messages; [`Words`] turns them into sentences.
pub trait Speech: Notation + Rules<Event: Event, Reason: Reason> {
    /// What would make a refused move possible: what to bring, pay, free or wait for, with the
    /// place, the number and the piece. [`NoRemedy`] where a game has nothing to say.
    type Remedy: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// The words of the game.
    fn words() -> &'static Words;
    /// The words of an edition, for a game whose boxes name the same things differently.
    fn words_of(edition: &str) -> &'static Words {
        let _ = edition;
        Self::words()
    }
    /// The rules as a text for people, in Markdown with numbered clauses, by language, English
    /// first.
    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// A move as a person reads it in a list of choices.
    fn label(_position: &Self::Position, mv: Self::Move) -> Message {
        mv.label()
    }
    /// Ids of the things on the drawn table that the move names.
    fn targets(_position: &Self::Position, mv: Self::Move) -> Vec<&'static str> {
        mv.things()
    }
    /// The clause under which the move is made.
    fn clause(_position: &Self::Position, mv: Self::Move) -> &'static str {
        mv.clause().unwrap_or_default()
    }
    /// Moves that somebody could mean by pointing at a thing on the table, legal or not. By
    /// default the legal moves that name it.
    fn wishes(position: &Self::Position, target: &str, out: &mut Vec<Self::Move>) {
        Self::legal(position, out);
        out.retain(|&mv| Self::targets(position, mv).contains(&target));
    }
    /// The number in a move that differs from other legal ones only in it.
    fn amount(_position: &Self::Position, _mv: Self::Move) -> Option<Amount> {
        None
    }

    /// What a seat may order in advance; `view` is what it sees.
    fn orders(_view: &Self::View, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }
    /// What a seat's order says to the position that it sees. It is asked after every move,
    /// whosever it was, so that an order can end with what it was given for.
    fn answer(_view: &Self::View, _seat: Seat, _order: &str) -> Answer<Self::Move> {
        Answer::Spent
    }
    /// An order as a person reads it, also when it is no longer offered; `None` if the words are
    /// not an order.
    fn say_order(_order: &str) -> Option<Message> {
        None
    }

    /// What is asked now, in one sentence.
    fn prompt(view: &Self::View) -> Message;
    /// Where in the game we are; by default what is asked.
    fn phase(view: &Self::View) -> Message {
        Self::prompt(view)
    }
    /// The chapter that the position belongs to, for replays: rather a round or a player's turn
    /// than every small phase of it.
    fn chapter(view: &Self::View) -> Message {
        Self::phase(view)
    }
    /// What a seat is called at this table, where play gives it a name that the box does not: the
    /// city that a player has been dealt. `None` leaves it the name `seat-<id>`. Everybody
    /// reads it, so it must not tell a secret.
    fn called(_position: &Self::Position, _seat: Seat) -> Option<Message> {
        None
    }
    /// The table in words, for terminals and screen readers. By default where we are and what is
    /// asked.
    fn sketch(view: &Self::View, language: &str) -> String {
        let lines = [Self::phase(view), Self::prompt(view)];
        lines.map(|line| Self::words().say(language, &line)).join("\n")
    }

    /// An event as a sentence. The event has been redacted for its reader.
    fn tell(event: &Self::Event) -> Told {
        event.tell()
    }
    /// Whether an event is memorable: a battle that begins, a city that falls. A handful in a
    /// game, or a few dozen in a very long one.
    fn is_landmark(_event: &Self::Event) -> bool {
        false
    }

    /// A reason as a sentence.
    fn reason(reason: &Self::Reason) -> Message {
        reason.message()
    }
    /// What would make a refused move possible. It is asked for people only, never by search.
    /// Rules refuse first what can't be helped, so that one remedy after the other leads to a
    /// legal move; where none would, this says [`Help::Nothing`]. It may tell the seat to act
    /// nothing that is hidden from it.
    fn help(
        _position: &Self::Position,
        _mv: Self::Move,
        _refusal: &Refusal<Self::Reason>,
    ) -> Help<Self::Remedy> {
        Help::Nothing
    }
    /// A remedy as a sentence. Never asked of a game without remedies.
    fn say_remedy(_remedy: &Self::Remedy) -> Message {
        Message::new("no-remedy")
    }
    /// Puts a position into the state that a remedy speaks of, as play within the rules could: the
    /// pieces brought, the price in hand, the round that it says to wait for. For tests, which
    /// compare what was promised with what the rules then say.
    fn carry_out(_position: &mut Self::Position, _remedy: &Self::Remedy) {}
    /// Whether a remedy for one reason has left another, and not the same again: two reasons of
    /// one kind that are about different things may be told apart.
    fn is_another(reason: &Self::Reason, next: &Self::Reason) -> bool {
        std::mem::discriminant(reason) != std::mem::discriminant(next)
    }
}
