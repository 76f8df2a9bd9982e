//! Speech: everything that people read.

use std::fmt::Debug;

use super::notation::Notation;
use super::rules::Rules;
use crate::orders::{Amount, Answer, Order};
use crate::refusal::{Help, Refusal};
use crate::seat::Seat;
use crate::telling::EventMessage;
use crate::vocabulary::{Event, Moves as _, Reason};
use crate::words::{Message, Words};

/// The remedy type of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRemedy {}

/// What a game says to people. It returns messages; [`Words`] turns them into text.
pub trait Speech: Notation + Rules<Event: Event, Reason: Reason> {
    /// What would make a refused move possible: what to bring, pay, free or wait for, with the
    /// place, the number and the piece. [`NoRemedy`] if a game has none.
    type Remedy: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// The game's translations.
    fn words() -> &'static Words;
    /// The translations for an edition, for a game whose editions name the same things differently.
    fn words_of(edition: &str) -> &'static Words {
        let _ = edition;
        Self::words()
    }
    /// The rules text, in Markdown with numbered clauses, by language, English first.
    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The label of a move in a list of choices.
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
    /// Fills `out`, which is passed in empty, with the moves that a player could mean by pointing
    /// at a thing on the table, legal or not. By default the legal moves that name it.
    fn moves_at(position: &Self::Position, target: &str, out: &mut Vec<Self::Move>) {
        Self::legal(position, out);
        out.retain(|&mv| Self::targets(position, mv).contains(&target));
    }
    /// The number in a move that differs from other legal moves only in it.
    fn amount(_position: &Self::Position, _mv: Self::Move) -> Option<Amount> {
        None
    }

    /// What a seat may order in advance; `view` is what it sees.
    fn orders(_view: &Self::View, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }
    /// What a seat's order answers in the position that it sees. It is asked after every move by
    /// any seat, so that an order can end with what it was given for.
    fn answer(_view: &Self::View, _seat: Seat, _order: &str) -> Answer<Self::Move> {
        Answer::Spent
    }
    /// An order as a person reads it, even if it is no longer offered; `None` if the text is not an
    /// order.
    fn say_order(_order: &str) -> Option<Message> {
        None
    }

    /// What the player is asked now, in one sentence.
    fn prompt(view: &Self::View) -> Message;
    /// The phase of the game; by default the prompt.
    fn phase(view: &Self::View) -> Message {
        Self::prompt(view)
    }
    /// The chapter that the position belongs to, for replays: a round or a player's turn rather
    /// than every small phase of it.
    fn chapter(view: &Self::View) -> Message {
        Self::phase(view)
    }
    /// The name of a seat at this table, where it depends on play: the city that a player has been
    /// dealt. `None` leaves it the name `seat-<id>`. Everybody reads it, so it must not reveal a
    /// secret.
    fn seat_name(_position: &Self::Position, _seat: Seat) -> Option<Message> {
        None
    }
    /// The table in words, for terminals and screen readers. By default the phase and the prompt.
    fn sketch(view: &Self::View, language: &str) -> String {
        let lines = [Self::phase(view), Self::prompt(view)];
        lines.map(|line| Self::words().say(language, &line)).join("\n")
    }

    /// An event as a sentence. The event has been redacted for its reader.
    fn tell(event: &Self::Event) -> EventMessage {
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
    /// What would make a refused move possible. Called only to explain a refusal to people, never
    /// by search. Rules check first what can't be helped, so that following one remedy after
    /// another leads to a legal move; where none would, this returns [`Help::Nothing`]. It must not
    /// reveal anything that is hidden from the seat to act.
    fn help(
        _position: &Self::Position,
        _mv: Self::Move,
        _refusal: &Refusal<Self::Reason>,
    ) -> Help<Self::Remedy> {
        Help::Nothing
    }
    /// A remedy as a sentence. Never called for a game without remedies.
    fn say_remedy(_remedy: &Self::Remedy) -> Message {
        Message::new("no-remedy")
    }
    /// Changes a position as a remedy describes, in a way that play within the rules could: the
    /// pieces brought, the price in hand, the round reached. Tests use it to compare what a remedy
    /// promises with what the rules then say.
    fn carry_out(_position: &mut Self::Position, _remedy: &Self::Remedy) {}
    /// Whether `next` is a different reason from `reason`, so that a remedy for the first can be
    /// said to have worked. A game overrides it where two reasons of one variant are about
    /// different things.
    fn is_another(reason: &Self::Reason, next: &Self::Reason) -> bool {
        std::mem::discriminant(reason) != std::mem::discriminant(next)
    }
}
