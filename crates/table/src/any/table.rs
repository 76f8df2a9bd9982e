//! A [`Match`] behind [`AnyTable`]: typed moves and events become text in a language.

use std::any::Any;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value};

use super::{
    AnyTable, AnyView, Choice, Explanation, LogLine, OfferedOrder, Over, SaidAmount, SeatView,
    TableError, Turn, WordedMove, actor_id,
};
use crate::chance::Dice;
use crate::contract::{DrawOptions, Game};
use crate::matches::{Barrier, Match, PlayError};
use crate::orders::{Amount, Answer, Order};
use crate::outcome::Outcome;
use crate::record::{self, Record};
use crate::refusal::{Help, Refusal};
use crate::seat::{Actor, Seat, Viewer};
use crate::setup::{About, Setup};
use crate::telling::Log;
use crate::timeline::{self, Timeline};
use crate::voice::Voice;
use crate::words::Message;

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
                let who = actor_id(G::about(), self.setup().seats, *awaited).unwrap_or("nobody");
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
        let seats = self.setup().seats;
        let id = |seat: Seat| actor_id(G::about(), seats, Actor::Seat(seat));
        Turn {
            ply: self.plies().len(),
            to_act: actor_id(G::about(), seats, self.actor()),
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

    fn told(&self, from: usize, viewer: Option<Viewer>, language: &str) -> Vec<LogLine> {
        let voice = self.voice();
        let mut told = Vec::new();
        for (index, ply) in self.plies().iter().enumerate().skip(from) {
            for event in &ply.events {
                let event = match viewer {
                    Some(viewer) => G::redact(event, viewer),
                    None => Some(event.clone()),
                };
                let Some(sentence) = event.map(|event| G::tell(&event)) else { continue };
                told.push(LogLine {
                    ply: index + 1,
                    actor: actor_id(G::about(), self.setup().seats, ply.actor).unwrap_or("nobody"),
                    text: voice.say(language, &sentence.message),
                    clause: sentence.clause,
                    targets: sentence.targets,
                });
            }
        }
        told
    }

    fn scenes(
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
            let picture = G::draw_scene(&G::view(&position, viewer), &events, options);
            if !picture.is_empty() {
                pictures.push((index + 1, picture));
            }
            G::play(&mut position, ply.mv, &mut Log::silent());
        }
        pictures
    }

    fn timeline(&self, language: &str) -> Timeline {
        timeline::timeline(self, &self.voice(), language)
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
        let mut meant = Vec::new();
        if self.actor() != Actor::Nobody {
            G::moves_at(self.position(), target, &mut meant);
        }
        let voice = self.voice();
        let explain =
            |mv| (self.choice(mv, &voice, language), self.explanation(mv, &voice, language));
        meant.into_iter().map(explain).collect()
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

/// How many positions that fit a view are tried to see what a move would lead to.
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
    let seats = about.seats_of(outcome.scores.len()).iter().map(|seat| (*seat).to_owned());
    seats.zip(outcome.scores.iter().map(|score| Value::from(score.total))).collect()
}
