//! Very many games without search, to see what happens in them and that nothing goes wrong.

mod plenty;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use table::any::{AnyGame, Entry};
use table::{Actor, Game, Match, Setup, SetupError};

use crate::arena::mixed;
use crate::bot::BotRng;
use crate::playout::{Playout, Policy};

/// Games to be played: each from the next of the starts, in turn at random, by the game's rule
/// of thumb, and by either from move to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Soak {
    /// Where games begin.
    pub starts: Vec<Start>,
    /// How many games.
    pub games: u64,
    /// Everything is derived from it.
    pub seed: u64,
    /// A game with more moves than this counts as stuck.
    pub most_plies: usize,
    /// The position is audited once in this many moves, and at the end.
    pub audit_every: usize,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// With a set-up of the game.
    Setup(Setup),
    /// With a set-up of the game and plenty of everything.
    Plenty(Setup),
    /// With a position as [`Notation::state`](table::Notation::state) writes it.
    Position(Value),
}

/// What happened in all games.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Soaked {
    /// Games that were played.
    pub games: u64,
    /// Moves that were made, chance included.
    pub moves: u64,
    /// Positions that were audited.
    pub audits: u64,
    /// Moves of the longest game.
    pub longest: usize,
    /// How often moves began with each verb.
    pub verbs: BTreeMap<String, u64>,
    /// How often each outcome of chance came up, by its text.
    pub outcomes: BTreeMap<String, u64>,
    /// How often each event happened, by the id of its message.
    pub events: BTreeMap<String, u64>,
    /// How often games ended for each reason.
    pub endings: BTreeMap<String, u64>,
    /// What went wrong: the first of each kind of fault, in the order of the games.
    pub faults: Vec<Fault>,
}

/// A game in which something went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The number of the game.
    pub game: u64,
    /// What went wrong.
    pub what: String,
    /// The moves up to there, ready to become a regression test.
    pub moves: Vec<String>,
}

/// Games that can't be begun.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SoakError {
    /// A set-up asks for something that the game does not have.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A starting position is impossible: what is wrong with it.
    #[error("a starting position is impossible: {}", .0.join("; "))]
    Position(Vec<String>),
    /// There are no starts.
    #[error("no start was named")]
    NoStart,
}

/// Only this many faults are kept.
const MOST_FAULTS: usize = 20;

impl Soak {
    /// Plays all games over all cores; `watch` is called after each.
    ///
    /// # Errors
    /// If a set-up does not exist or a starting position is impossible. A game that goes wrong is
    /// not an error but a [`Fault`].
    pub fn run<G: Game>(&self, watch: &(dyn Fn() + Sync)) -> Result<Soaked, SoakError> {
        let starts = self.starts.iter().map(begin::<G>).collect::<Result<Vec<_>, _>>()?;
        if starts.is_empty() {
            return Err(SoakError::NoStart);
        }
        let games = (0..self.games).into_par_iter().map(|number| {
            let start = &starts[(number % starts.len() as u64) as usize];
            let soaked = self.play_guarded::<G>(start, number);
            watch();
            soaked
        });
        Ok(games.reduce(Soaked::default, Soaked::merged))
    }

    /// Plays one game; a panic in the rules is a fault too.
    fn play_guarded<G: Game>(&self, start: &Match<G>, number: u64) -> Soaked {
        let mut game = Played::new(start.clone());
        let fault = match catch_unwind(AssertUnwindSafe(|| self.play(&mut game, number))) {
            Ok(Ok(())) => None,
            Ok(Err(what)) => Some(what),
            Err(payload) => Some(format!("panicked: {}", panic_text(&*payload))),
        };
        game.finish(number, fault)
    }

    fn play<G: Game>(&self, game: &mut Played<G>, number: u64) -> Result<(), String> {
        let mut rng = BotRng::seed_from_u64(mixed(self.seed, number));
        let mut players = [Policy::Random, Policy::Sensible].map(Playout::<G>::new);
        // Every start is played in every style.
        let style = number / self.starts.len() as u64 % 3;
        loop {
            let ply = game.table.plies().len();
            if ply.is_multiple_of(self.audit_every.max(1)) {
                game.audit()?;
            }
            if ply >= self.most_plies {
                return Err(format!("stuck: not over after {ply} moves"));
            }
            let player = match style {
                0 | 1 => style as usize,
                _ => (rng.next_u64() >> 63) as usize,
            };
            if game.table.actor() == Actor::Nobody {
                return game.end();
            }
            let Some(mv) = players[player].pick(game.table.position(), &mut rng) else {
                return Err(format!("stuck: {:?} has no legal move", game.table.actor()));
            };
            game.make(mv)?;
        }
    }
}

fn begin<G: Game>(start: &Start) -> Result<Match<G>, SoakError> {
    match start {
        Start::Setup(setup) => Ok(Match::new(setup.clone())?),
        Start::Plenty(setup) => {
            let start = Match::<G>::new(setup.clone())?;
            load(&plenty::plenty::<G>(&G::state(start.position())))
        }
        Start::Position(state) => load(state),
    }
}

fn load<G: Game>(state: &Value) -> Result<Match<G>, SoakError> {
    let table = Entry::<G>::new().load(state).map_err(SoakError::Position)?;
    let table = table.as_any().downcast_ref::<Match<G>>();
    table.cloned().ok_or(SoakError::NoStart)
}

/// One game while it is played.
struct Played<G: Game> {
    table: Match<G>,
    words: Vec<String>,
    soaked: Soaked,
}

impl<G: Game> Played<G> {
    fn new(table: Match<G>) -> Self {
        Played { table, words: Vec::new(), soaked: Soaked { games: 1, ..Soaked::default() } }
    }

    fn audit(&mut self) -> Result<(), String> {
        self.soaked.audits += 1;
        let audited = G::audit(self.table.position());
        audited.map_err(|faults| format!("the audit found: {}", faults.join("; ")))
    }

    fn make(&mut self, mv: G::Move) -> Result<(), String> {
        self.words.push(G::write_move(self.table.position(), mv));
        let made = self.table.play(self.table.actor(), mv);
        made.map(|_| ()).map_err(|error| format!("a listed move was refused: {error:?}"))
    }

    fn end(&mut self) -> Result<(), String> {
        self.audit()?;
        let Some(outcome) = G::outcome(self.table.position()) else {
            return Err("nobody is to act, but there is no outcome".to_owned());
        };
        self.soaked.endings.insert(outcome.reason.to_owned(), 1);
        Ok(())
    }

    fn finish(mut self, game: u64, fault: Option<String>) -> Soaked {
        self.soaked.moves = self.table.plies().len() as u64;
        self.soaked.longest = self.table.plies().len();
        for (words, ply) in self.words.iter().zip(self.table.plies()) {
            count(&mut self.soaked.verbs, words.split(' ').next().unwrap_or_default());
            if ply.actor == Actor::Chance {
                count(&mut self.soaked.outcomes, words);
            }
        }
        for event in self.table.plies().iter().flat_map(|ply| &ply.events) {
            count(&mut self.soaked.events, &G::tell(event).message.id);
        }
        if let Some(what) = fault {
            self.soaked.faults.push(Fault { game, what, moves: self.words });
        }
        self.soaked
    }
}

fn count(counts: &mut BTreeMap<String, u64>, key: &str) {
    match counts.get_mut(key) {
        Some(n) => *n += 1,
        None => {
            counts.insert(key.to_owned(), 1);
        }
    }
}

impl Soaked {
    /// Adds two counts up.
    fn merged(mut self, other: Soaked) -> Soaked {
        self.games += other.games;
        self.moves += other.moves;
        self.audits += other.audits;
        self.longest = self.longest.max(other.longest);
        for (own, others) in [
            (&mut self.verbs, other.verbs),
            (&mut self.outcomes, other.outcomes),
            (&mut self.events, other.events),
            (&mut self.endings, other.endings),
        ] {
            for (key, n) in others {
                *own.entry(key).or_default() += n;
            }
        }
        for fault in other.faults {
            if self.faults.iter().all(|known| known.what != fault.what) {
                self.faults.push(fault);
            }
        }
        self.faults.sort_by_key(|fault| fault.game);
        self.faults.truncate(MOST_FAULTS);
        self
    }
}

fn panic_text(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}
