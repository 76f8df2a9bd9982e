//! Type-erased games and tables, for programs that play any game.

mod entry;
mod said;
mod table;

use std::any::Any;

use serde_json::Value;

use crate::chance::Dice;
use crate::contract::{DrawOptions, Game, Palette};
use crate::matches::Barrier;
use crate::orders::Answer;
use crate::outcome::Outcome;
use crate::record::{Record, RecordError};
use crate::seat::{Actor, Seat, Viewer};
use crate::setup::{About, Setup, SetupError};
use crate::timeline::Timeline;
use crate::words::{Message, Words};

pub use entry::Entry;
pub(crate) use entry::setup_of_state;
pub use said::{
    Choice, Explanation, LogLine, OfferedOrder, Over, SaidAmount, TableError, Turn, WordedMove,
};

/// A game that can be listed, set up and loaded.
pub trait AnyGame: Send + Sync {
    /// Its name, editions and seats.
    fn about(&self) -> &'static About;
    /// Its translations.
    fn words(&self) -> &'static Words;
    /// The style sheet that a page needs beside its drawings.
    fn style(&self) -> &'static str;
    /// The colours that only this game has.
    fn palette(&self) -> &'static Palette;
    /// The rules text, in Markdown, by language, English first.
    fn rules_text(&self) -> &'static [(&'static str, &'static str)];
    /// Sets a table up.
    ///
    /// # Errors
    /// If the set-up asks for something that the game does not have.
    fn set_up(&self, setup: Setup) -> Result<Box<dyn AnyTable>, SetupError>;
    /// A table that begins with a position as [`AnyTable::state`] prints it.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    fn load(&self, state: &Value) -> Result<Box<dyn AnyTable>, Vec<String>>;
    /// Replays a record, every move checked.
    ///
    /// # Errors
    /// The line that is wrong, and why.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
}

/// A table at which some game is played.
pub trait AnyTable: Send + Sync {
    /// The game.
    fn about(&self) -> &'static About;
    /// How it was set up.
    fn setup(&self) -> &Setup;
    /// How many moves were made.
    fn ply(&self) -> usize;
    /// Whom it waits for.
    fn actor(&self) -> Actor;
    /// Says a message of the game in the words of this table: of its edition, and with the names
    /// that its seats have here.
    fn say(&self, language: &str, message: &Message) -> String;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Whose turn it is, what is asked, and the result; as seen by `viewer`.
    fn turn(&self, viewer: Viewer, language: &str) -> Turn;
    /// The legal moves. They are for the eyes of the seat to act.
    fn legal(&self, language: &str) -> Vec<Choice>;
    /// The legal moves as text alone, in the same order: for programs that need no labels and are
    /// in a hurry.
    fn legal_words(&self) -> Vec<WordedMove>;
    /// For each legal move, in the same order, whether it ends the game at once with a win for
    /// another seat, as far as the seat to act can know. Pages ask for confirmation of such a move.
    /// Where every move loses, none is marked: the question would help nobody.
    fn losing(&self) -> Vec<bool>;
    /// What a seat may order in advance. It is for the eyes of that seat.
    fn orders(&self, seat: Seat, language: &str) -> Vec<OfferedOrder>;
    /// An order as a person reads it; its text if the game has no such order.
    fn say_order(&self, order: &str, language: &str) -> String;
    /// What a seat's order answers now: the text of a move, or nothing.
    fn answer(&self, seat: Seat, order: &str) -> Answer<String>;
    /// Plays one move given as text.
    ///
    /// # Errors
    /// Why it was not made; nothing has changed.
    fn play(&mut self, by: Actor, words: &str, language: &str) -> Result<(), TableError>;
    /// Rolls until a seat is to act or the game is over.
    fn roll(&mut self, dice: &Dice);
    /// What happened after the first `from` moves, as a viewer may know it; `None` is the
    /// referee, who may know everything.
    fn told(&self, from: usize, viewer: Option<Viewer>, language: &str) -> Vec<LogLine>;
    /// Scenes of the moves after the first `from`: pictures of what a move did, such as dice or
    /// cards, by the number of the move counted from 1. Most moves have none.
    fn scenes(
        &self,
        from: usize,
        viewer: Viewer,
        options: &DrawOptions<'_>,
    ) -> Vec<(usize, String)>;
    /// How the game went: chapters, landmarks, turning points. It reads open positions, so it is
    /// only for finished games.
    fn timeline(&self, language: &str) -> Timeline;
    /// Why a move is or is not allowed.
    fn explain(&self, words: &str, language: &str) -> Explanation;
    /// The moves that pointing at a thing on the table could mean, each with why it is or is not
    /// allowed.
    fn explain_target(&self, target: &str, language: &str) -> Vec<(Choice, Explanation)>;
    /// The whole position, with its secrets: for referees, records and tests, never for a seat.
    fn state(&self) -> Value;
    /// The position as a viewer may know it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The drawn table.
    fn draw(&self, viewer: Viewer, options: &DrawOptions<'_>) -> String;
    /// The table in words, for terminals and screen readers.
    fn sketch(&self, viewer: Viewer, language: &str) -> String;
    /// How many moves a seat may take back without asking.
    ///
    /// # Errors
    /// What stands in the way.
    fn free_undo(&self, seat: Seat) -> Result<usize, Barrier>;
    /// Takes back moves.
    fn undo(&mut self, plies: usize);
    /// How many of the moves so far were made by chance.
    fn rolled(&self) -> u64;
    /// The record of the game so far, for the caller to add names, date and seeds.
    fn record(&self) -> Record;
    /// An independent copy.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// What a seat may know, to hand to a bot.
    fn seat_view(&self, seat: Seat) -> Box<dyn AnyView>;
    /// The typed match, for callers that know the game.
    fn as_any(&self) -> &dyn Any;
}

/// What one seat may know of some game: the only thing that a bot is given.
pub trait AnyView: Send + Sync {
    /// The game.
    fn about(&self) -> &'static About;
    /// The typed view, a [`SeatView`], for callers that know the game.
    fn as_any(&self) -> &dyn Any;
}

/// What one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatView<G: Game> {
    /// The seat.
    pub seat: Seat,
    /// What it sees.
    pub view: G::View,
}

impl<G: Game> AnyView for SeatView<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The id of an actor at a table with so many seats, as the protocol and records write it.
#[must_use]
pub fn actor_id(about: &About, seats: usize, actor: Actor) -> Option<&'static str> {
    match actor {
        Actor::Seat(seat) => about.seats_of(seats).get(seat.index()).copied(),
        Actor::Chance => Some("chance"),
        Actor::Nobody => None,
    }
}

/// The seat with an id, whether of a table for one or for several.
#[must_use]
pub fn seat_by_id(about: &About, id: &str) -> Option<Seat> {
    if about.alone == Some(id) {
        return Some(Seat(0));
    }
    let index = about.seats.iter().position(|seat| *seat == id)?;
    u8::try_from(index).ok().map(Seat)
}

#[cfg(test)]
mod tests;
