//! Games and tables without their types, for programs that play anything.

use std::any::Any;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::chance::Dice;
use crate::contract::{DrawOptions, Game, Palette};
use crate::course::{self, Course};
use crate::matches::{Barrier, Match, PlayError};
use crate::orders::{Amount, Answer, Order};
use crate::outcome::Outcome;
use crate::record::{self, Record, RecordError};
use crate::refusal::{Help, Refusal};
use crate::seat::{Actor, Seat, Viewer};
use crate::setup::{About, Setup, SetupError};
use crate::telling::Log;
use crate::voice::Voice;
use crate::words::{Message, Words};

/// A game that can be listed, set up and loaded.
pub trait AnyGame: Send + Sync {
    /// What it is.
    fn about(&self) -> &'static About;
    /// Its words.
    fn words(&self) -> &'static Words;
    /// The style sheet that a page needs beside its drawings.
    fn style(&self) -> &'static str;
    /// The colours that only this game has.
    fn palette(&self) -> &'static Palette;
    /// The rules as a text, in Markdown, by language, English first.
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
    /// The legal moves as words alone, in the same order: for programs that play, read no labels
    /// and are in a hurry.
    fn legal_words(&self) -> Vec<WordedMove>;
    /// For each legal move, in the same order, whether it ends the game at once and another
    /// seat wins, as far as the seat to act can know: what people are asked about once more.
    /// Where every move loses, none is marked: nobody is helped by the question.
    fn losing(&self) -> Vec<bool>;
    /// What a seat may order in advance. It is for the eyes of that seat.
    fn orders(&self, seat: Seat, language: &str) -> Vec<OfferedOrder>;
    /// An order as a person reads it; its words if the game knows no such order.
    fn say_order(&self, order: &str, language: &str) -> String;
    /// What a seat's order says now: the words of a move, or nothing.
    fn answer(&self, seat: Seat, order: &str) -> Answer<String>;
    /// Plays one move given as words.
    ///
    /// # Errors
    /// Why it was not made; nothing has changed.
    fn play(&mut self, by: Actor, words: &str, language: &str) -> Result<(), TableError>;
    /// Rolls until a seat is to act.
    fn roll(&mut self, dice: &Dice);
    /// What happened after the first `from` moves, as a viewer may know it; `None` is the
    /// referee, who may know everything.
    fn told(&self, from: usize, viewer: Option<Viewer>, language: &str) -> Vec<Happening>;
    /// Pictures of what the moves after the first `from` brought, by the number of the move,
    /// counted from 1; most moves have none.
    fn depicted(
        &self,
        from: usize,
        viewer: Viewer,
        options: &DrawOptions<'_>,
    ) -> Vec<(usize, String)>;
    /// How the game went: chapters, landmarks, turning points. It looks at open positions, so it
    /// is for games that are over.
    fn course(&self, language: &str) -> Course;
    /// Why a move is or is not allowed.
    fn explain(&self, words: &str, language: &str) -> Explanation;
    /// What could be done with a thing on the table, and why not.
    fn explain_target(&self, target: &str, language: &str) -> Vec<(Choice, Explanation)>;
    /// The whole position, open: for referees, records and tests, never for a seat.
    fn state(&self) -> Value;
    /// The position as a viewer may know it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The drawn table.
    fn draw(&self, viewer: Viewer, options: &DrawOptions<'_>) -> String;
    /// The table in words.
    fn sketch(&self, viewer: Viewer, language: &str) -> String;
    /// How many moves a seat may take back without asking.
    ///
    /// # Errors
    /// What stands in the way.
    fn free_undo(&self, seat: Seat) -> Result<usize, Barrier>;
    /// Takes back moves.
    fn undo(&mut self, plies: usize);
    /// How many of the moves so far were chance's.
    fn rolled(&self) -> u64;
    /// The record of the game so far, for the caller to add names, date and seeds.
    fn record(&self) -> Record;
    /// Independent copy.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// What a seat may know, to hand to a bot.
    fn seat_view(&self, seat: Seat) -> Box<dyn AnyView>;
    /// The typed match, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// What one seat may know of some game: all that a bot is ever handed.
pub trait AnyView: Send + Sync {
    /// The game.
    fn about(&self) -> &'static About;
    /// The typed view, a [`SeatView`], for those who know the game.
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
    /// The seat id of who has won alone; none if the victory is shared or nobody's.
    pub winner: Option<&'static str>,
    /// The seat ids of all who have won.
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
    /// The words to play it with.
    #[serde(rename = "move")]
    pub words: String,
    /// For people.
    pub label: String,
    /// Ids of things on the drawn table.
    pub targets: Vec<&'static str>,
    /// The clause it is made under.
    pub clause: &'static str,
    /// The share of an outcome of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<u32>,
    /// The number in it, for pages that make one control of choices that differ only in it.
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
    /// The words to give it with.
    pub words: String,
    /// For people.
    pub label: String,
    /// The number in it.
    pub amount: Option<SaidAmount>,
}

/// A move in words, without what people read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WordedMove {
    /// The words to play it with.
    #[serde(rename = "move")]
    pub words: String,
    /// The share of an outcome of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<u32>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Happening {
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
    /// A rule forbids it, or the words are no move at all.
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

/// The type-erased face of a game type.
#[derive(Debug)]
pub struct Entry<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The entry of a game for the registry.
    #[must_use]
    pub const fn new() -> Self {
        Entry(std::marker::PhantomData)
    }
}

impl<G> Default for Entry<G> {
    fn default() -> Self {
        Entry::new()
    }
}

impl<G: Game> AnyGame for Entry<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn words(&self) -> &'static Words {
        G::words()
    }

    fn style(&self) -> &'static str {
        G::style()
    }

    fn palette(&self) -> &'static Palette {
        G::palette()
    }

    fn rules_text(&self) -> &'static [(&'static str, &'static str)] {
        G::rules_text()
    }

    fn set_up(&self, setup: Setup) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Match::<G>::new(setup)?))
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyTable>, Vec<String>> {
        let position = G::load(state)?;
        let setup = setup_of_state(G::about(), state);
        setup.check(G::about()).map_err(|error| vec![error.to_string()])?;
        Ok(Box::new(Match::<G>::from_position(setup, position)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(record::replay::<G>(record)?))
    }
}

/// The set-up that a state names at its top, as [`Notation::state`](crate::Notation::state) promises.
pub(crate) fn setup_of_state(about: &About, state: &Value) -> Setup {
    let mut setup = Setup::standard(about);
    let text = |key: &str| state.get(key).and_then(Value::as_str).map(str::to_owned);
    setup.edition = text("edition").unwrap_or(setup.edition);
    setup.scenario = text("scenario").unwrap_or(setup.scenario);
    if let Some(rules) = state.get("rules").and_then(Value::as_u64) {
        setup.rules = u32::try_from(rules).unwrap_or(0);
    }
    setup.seats = match state.get("seats") {
        Some(Value::Array(seats)) => seats.len(),
        Some(Value::Object(seats)) => seats.len(),
        _ => setup.seats,
    };
    if let Some(Value::Object(options)) = state.get("options") {
        // What is no text is no value of an option either, and will be refused as such.
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        setup.options = options.iter().map(|(name, value)| (name.clone(), text(value))).collect();
    }
    setup
}

/// The id of an actor, as the protocol and records write it.
#[must_use]
pub fn actor_id(about: &About, actor: Actor) -> Option<&'static str> {
    match actor {
        Actor::Seat(seat) => about.seats.get(seat.index()).copied(),
        Actor::Chance => Some("chance"),
        Actor::Nobody => None,
    }
}

/// The seat with an id.
#[must_use]
pub fn seat_by_id(about: &About, id: &str) -> Option<Seat> {
    let index = about.seats.iter().position(|seat| *seat == id)?;
    u8::try_from(index).ok().map(Seat)
}

impl<G: Game> Match<G> {
    fn voice(&self) -> Voice {
        Voice::of(self)
    }

    fn choice(&self, mv: G::Move, voice: &Voice, language: &str) -> Choice {
        let position = self.position();
        let chance = self.actor() == Actor::Chance;
        Choice {
            words: G::write_move(position, mv),
            label: voice.say(language, &G::label(position, mv)),
            targets: G::targets(position, mv),
            clause: G::clause(position, mv),
            weight: chance.then(|| G::weight(position, mv)),
            amount: G::amount(position, mv).map(|amount| said_amount(voice, &amount, language)),
        }
    }

    fn explanation(&self, mv: G::Move, voice: &Voice, language: &str) -> Explanation {
        match G::check(self.position(), mv) {
            Ok(()) => Explanation {
                legal: true,
                clause: Some(G::clause(self.position(), mv)),
                reason: voice.say(language, &Message::new("allowed")),
            },
            Err(refusal) => Explanation {
                legal: false,
                clause: Some(refusal.clause),
                reason: self.refusal_text(mv, &refusal, voice, language),
            },
        }
    }

    fn table_error(&self, words: &str, error: &PlayError<G::Reason>, language: &str) -> TableError {
        let voice = self.voice();
        let say = |message: Message| voice.say(language, &message);
        match error {
            PlayError::Unreadable => {
                TableError::Illegal { clause: None, reason: say(Message::new("no-such-move")) }
            }
            PlayError::Over => TableError::NotNow { reason: say(Message::new("game-is-over")) },
            PlayError::NotAwaited { awaited } => {
                let who = actor_id(G::about(), *awaited).unwrap_or("nobody");
                let who = Message::new(format!("seat-{who}"));
                TableError::NotNow { reason: say(Message::new("not-your-turn").name("who", who)) }
            }
            PlayError::Refused(refusal) => {
                let reason = match G::read_move(self.position(), words) {
                    Some(mv) => self.refusal_text(mv, refusal, &voice, language),
                    None => say(G::reason(&refusal.reason)),
                };
                TableError::Illegal { clause: Some(refusal.clause), reason }
            }
        }
    }

    /// Why a move is refused, and what would help.
    fn refusal_text(
        &self,
        mv: G::Move,
        refusal: &Refusal<G::Reason>,
        voice: &Voice,
        language: &str,
    ) -> String {
        let reason = voice.say(language, &G::reason(&refusal.reason));
        let help = match G::help(self.position(), mv, refusal) {
            Help::Remedy(remedy) => G::say_remedy(&remedy),
            Help::Asked => {
                let viewer = self.actor().seat().map_or(Viewer::Spectator, Viewer::Seat);
                G::prompt(&G::view(self.position(), viewer))
            }
            Help::Nothing => return reason,
        };
        format!("{reason} {}", voice.say(language, &help))
    }
}

fn said_amount(voice: &Voice, amount: &Amount, language: &str) -> SaidAmount {
    SaidAmount { value: amount.value, note: voice.say(language, &amount.note) }
}

impl<G: Game> AnyTable for Match<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn setup(&self) -> &Setup {
        Match::setup(self)
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn actor(&self) -> Actor {
        Match::actor(self)
    }

    fn say(&self, language: &str, message: &Message) -> String {
        self.voice().say(language, message)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.position())
    }

    fn turn(&self, viewer: Viewer, language: &str) -> Turn {
        let view = G::view(self.position(), viewer);
        let voice = self.voice();
        let say = |message: &Message| voice.say(language, message);
        let id = |seat: Seat| actor_id(G::about(), Actor::Seat(seat));
        Turn {
            ply: self.plies().len(),
            to_act: actor_id(G::about(), self.actor()),
            prompt: say(&G::prompt(&view)),
            phase: say(&G::phase(&view)),
            over: G::outcome(self.position()).map(|outcome| Over {
                winner: outcome.winner().and_then(id),
                winners: outcome.winners.iter().copied().filter_map(id).collect(),
                tie_break: outcome.tie_break,
                scores: scores(G::about(), &outcome),
                reason: say(&outcome.told),
            }),
        }
    }

    fn legal(&self, language: &str) -> Vec<Choice> {
        let mut moves = Vec::new();
        G::legal(self.position(), &mut moves);
        let voice = self.voice();
        moves.into_iter().map(|mv| self.choice(mv, &voice, language)).collect()
    }

    fn legal_words(&self) -> Vec<WordedMove> {
        let position = self.position();
        let chance = self.actor() == Actor::Chance;
        let mut moves = Vec::new();
        G::legal(position, &mut moves);
        let worded = |mv| WordedMove {
            words: G::write_move(position, mv),
            weight: chance.then(|| G::weight(position, mv)),
        };
        moves.into_iter().map(worded).collect()
    }

    fn losing(&self) -> Vec<bool> {
        let mut moves = Vec::new();
        G::legal(self.position(), &mut moves);
        let Actor::Seat(by) = self.actor() else { return vec![false; moves.len()] };
        let view = G::view(self.position(), Viewer::Seat(by));
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let samples: Vec<_> = (0..SAMPLES).map(|_| G::plausible(&view, &mut rng)).collect();
        let loses = |mv| samples.iter().all(|sample| loses_at_once::<G>(sample, mv, by));
        let mut losing: Vec<_> = moves.into_iter().map(loses).collect();
        if losing.iter().all(|loses| *loses) {
            losing.fill(false);
        }
        losing
    }

    fn orders(&self, seat: Seat, language: &str) -> Vec<OfferedOrder> {
        let offered = G::orders(&G::view(self.position(), Viewer::Seat(seat)), seat);
        let voice = self.voice();
        let said = |order: Order| OfferedOrder {
            label: voice.say(language, &order.label),
            amount: order.amount.map(|amount| said_amount(&voice, &amount, language)),
            words: order.words,
        };
        offered.into_iter().map(said).collect()
    }

    fn say_order(&self, order: &str, language: &str) -> String {
        let said = G::say_order(order).map(|message| self.say(language, &message));
        said.unwrap_or_else(|| order.to_owned())
    }

    fn answer(&self, seat: Seat, order: &str) -> Answer<String> {
        let answer = G::answer(&G::view(self.position(), Viewer::Seat(seat)), seat, order);
        answer.map(|mv| G::write_move(self.position(), mv))
    }

    fn play(&mut self, by: Actor, words: &str, language: &str) -> Result<(), TableError> {
        let played = self.play_words(by, words).map(|_| ());
        played.map_err(|error| self.table_error(words, &error, language))
    }

    fn roll(&mut self, dice: &Dice) {
        Match::roll(self, dice);
    }

    fn told(&self, from: usize, viewer: Option<Viewer>, language: &str) -> Vec<Happening> {
        let voice = self.voice();
        let mut told = Vec::new();
        for (index, ply) in self.plies().iter().enumerate().skip(from) {
            for event in &ply.events {
                let event = match viewer {
                    Some(viewer) => G::redact(event, viewer),
                    None => Some(event.clone()),
                };
                let Some(sentence) = event.map(|event| G::tell(&event)) else { continue };
                told.push(Happening {
                    ply: index + 1,
                    actor: actor_id(G::about(), ply.actor).unwrap_or("nobody"),
                    text: voice.say(language, &sentence.message),
                    clause: sentence.clause,
                    targets: sentence.targets,
                });
            }
        }
        told
    }

    fn depicted(
        &self,
        from: usize,
        viewer: Viewer,
        options: &DrawOptions<'_>,
    ) -> Vec<(usize, String)> {
        let mut position = self.position_at(from);
        let mut pictures = Vec::new();
        for (index, ply) in self.plies().iter().enumerate().skip(from) {
            let events: Vec<_> =
                ply.events.iter().filter_map(|event| G::redact(event, viewer)).collect();
            let picture = G::depict(&G::view(&position, viewer), &events, options);
            if !picture.is_empty() {
                pictures.push((index + 1, picture));
            }
            G::play(&mut position, ply.mv, &mut Log::silent());
        }
        pictures
    }

    fn course(&self, language: &str) -> Course {
        course::course(self, &self.voice(), language)
    }

    fn explain(&self, words: &str, language: &str) -> Explanation {
        let voice = self.voice();
        let say = |id: &'static str| voice.say(language, &Message::new(id));
        if self.actor() == Actor::Nobody {
            return Explanation { legal: false, clause: None, reason: say("game-is-over") };
        }
        match G::read_move(self.position(), words) {
            Some(mv) => self.explanation(mv, &voice, language),
            None => Explanation { legal: false, clause: None, reason: say("no-such-move") },
        }
    }

    fn explain_target(&self, target: &str, language: &str) -> Vec<(Choice, Explanation)> {
        let mut wishes = Vec::new();
        if self.actor() != Actor::Nobody {
            G::wishes(self.position(), target, &mut wishes);
        }
        let voice = self.voice();
        let explain =
            |mv| (self.choice(mv, &voice, language), self.explanation(mv, &voice, language));
        wishes.into_iter().map(explain).collect()
    }

    fn state(&self) -> Value {
        G::state(self.position())
    }

    fn view(&self, viewer: Viewer) -> Value {
        G::show(&G::view(self.position(), viewer))
    }

    fn draw(&self, viewer: Viewer, options: &DrawOptions<'_>) -> String {
        G::draw(&G::view(self.position(), viewer), options)
    }

    fn sketch(&self, viewer: Viewer, language: &str) -> String {
        G::sketch(&G::view(self.position(), viewer), language)
    }

    fn free_undo(&self, seat: Seat) -> Result<usize, Barrier> {
        Match::free_undo(self, seat)
    }

    fn undo(&mut self, plies: usize) {
        Match::undo(self, plies);
    }

    fn rolled(&self) -> u64 {
        Match::rolled(self)
    }

    fn record(&self) -> Record {
        record::of_match(self)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn seat_view(&self, seat: Seat) -> Box<dyn AnyView> {
        let view = G::view(self.position(), Viewer::Seat(seat));
        Box::new(SeatView::<G> { seat, view })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Positions that fit a view and are asked what a move would lead to.
const SAMPLES: usize = 4;

fn loses_at_once<G: Game>(position: &G::Position, mv: G::Move, by: Seat) -> bool {
    if G::check(position, mv).is_err() {
        return false;
    }
    let mut position = position.clone();
    G::play(&mut position, mv, &mut Log::silent());
    let winners = G::outcome(&position).map(|outcome| outcome.winners).unwrap_or_default();
    !winners.is_empty() && !winners.contains(&by)
}

fn scores(about: &About, outcome: &Outcome) -> Map<String, Value> {
    let seats = about.seats.iter().map(|seat| (*seat).to_owned());
    seats.zip(outcome.scores.iter().map(|score| Value::from(score.total))).collect()
}

#[cfg(test)]
mod tests;
