//! The test suite for every game, and the small game that the kernel itself is tested with.
//!
//! A game crate runs the whole suite with one line:
//!
//! ```
//! use table::testkit::{self, Checks, pebbles::Pebbles};
//!
//! testkit::check_game::<Pebbles>(&Checks { games: 1, ..Checks::default() });
//! ```
//!
//! The suite plays random games from a seed and checks at every position that the game is
//! consistent with itself: see the modules, one for each kind of promise. A broken promise panics
//! with the seed, the ply and the record of the game so far, ready to become a regression test.

mod flow;
mod fuzz;
mod judgement;
mod languages;
mod messages;
mod moves;
mod orders;
pub mod pebbles;
mod perft;
mod remedies;
mod secrets;
mod setups;
mod storage;
mod trial;
mod undo;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::contract::Game;
use crate::matches::Match;
use crate::seat::Actor;
use crate::setup::Setup;

pub use fuzz::{Fuzz, fuzz_states};
pub use languages::check_languages;
pub use perft::perft;
use trial::{Generators, Pool, Trial};

/// How the suite plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Checks {
    /// Games from each set-up and each starting state.
    pub games: usize,
    /// Seed of the first game; each further game takes the next number.
    pub seed: u64,
    /// The set-ups to play. If empty: every edition, scenario and number of seats, and every value
    /// of an option and every version of the rules with the default set-up.
    pub setups: Vec<Setup>,
    /// Positions, as [`Notation::state`](crate::Notation::state) writes them, to begin with besides the set-ups.
    pub starts: Vec<Value>,
    /// No game may take more moves than this.
    pub most_plies: usize,
    /// How seats choose.
    pub policy: Policy,
    /// Expensive properties are checked in one position of this many, and in the last.
    pub every: usize,
    /// Whether tables are drawn: each thing that a legal move names must be on the drawing.
    pub drawing: bool,
}

impl Default for Checks {
    fn default() -> Self {
        Checks {
            games: 10,
            seed: 1,
            setups: Vec::new(),
            starts: Vec::new(),
            most_plies: 20_000,
            policy: Policy::Sensible { percent: 50 },
            every: 5,
            drawing: true,
        }
    }
}

/// How seats choose among their legal moves. Chance always follows its weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Every legal move alike.
    Uniform,
    /// In so many of a hundred decisions [`Mind::sensible`](crate::Mind::sensible), in the others every move alike.
    Sensible {
        /// Decisions of a hundred.
        percent: u32,
    },
}

/// What happened in the suite's games, so that a test can assert that an ending or a length did
/// occur.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: usize,
    /// Moves of all games.
    pub plies: usize,
    /// Moves of the longest game.
    pub longest: usize,
    /// Games by the reason for their end, as [`Outcome::reason`](crate::Outcome) names it.
    pub endings: BTreeMap<&'static str, usize>,
}

/// A promise that was kept, or what is wrong.
type Verdict = Result<(), String>;

fn claim(holds: bool, fault: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(fault()) }
}

/// Plays random games and checks every promise of [`Game`] along the way.
///
/// # Panics
/// If a promise is not kept, with the seed, the ply and the record so far.
pub fn check_game<G: Game>(checks: &Checks) -> Tally {
    let beginnings = setups::beginnings::<G>(checks).and_then(|beginnings| {
        messages::common_words::<G>()?;
        Ok(beginnings)
    });
    let beginnings = beginnings.unwrap_or_else(|fault| panic!("{}: {fault}", G::about().id));
    let mut tally = Tally::default();
    let mut seed = checks.seed;
    for beginning in &beginnings {
        // Moves of one set-up may mean nothing in another.
        let mut pool = Pool::default();
        for _ in 0..checks.games {
            let game = Trial::new(checks, seed, beginning.clone(), &mut pool).complete();
            tally.count(&game);
            seed = seed.wrapping_add(1);
        }
    }
    tally
}

impl Tally {
    fn count<G: Game>(&mut self, game: &Match<G>) {
        let plies = game.plies().len();
        self.games += 1;
        self.plies += plies;
        self.longest = self.longest.max(plies);
        if let Some(outcome) = G::outcome(game.position()) {
            *self.endings.entry(outcome.reason).or_default() += 1;
        }
    }
}

/// A random game from a set-up, played by `policy` until it is over or has `most_plies` moves.
///
/// # Panics
/// If the set-up does not exist, or the game refuses a move that it lists.
#[must_use]
pub fn random_match<G: Game>(
    setup: &Setup,
    seed: u64,
    policy: Policy,
    most_plies: usize,
) -> Match<G> {
    let mut game = Match::<G>::new(setup.clone()).expect("the set-up exists");
    let mut generators = Generators::new(seed);
    let mut legal = Vec::new();
    while game.actor() != Actor::Nobody && game.plies().len() < most_plies {
        G::legal(game.position(), &mut legal);
        let mv = trial::choose::<G>(game.position(), &legal, policy, &mut generators.play)
            .unwrap_or_else(|fault| panic!("{fault}"));
        let played = game.play(game.actor(), mv);
        assert!(played.is_ok(), "a listed move was refused: {:?}", played.err());
    }
    game
}

#[cfg(test)]
mod tests {
    use super::pebbles::Pebbles;
    use super::*;
    use crate::contract::{Notation, Rules};

    #[test]
    fn pebbles_keeps_every_promise() {
        let tally = check_game::<Pebbles>(&Checks { every: 1, games: 40, ..Checks::default() });
        assert_eq!(tally.games, 3 * 40);
        assert_eq!(tally.endings.get("heap-gone"), Some(&tally.games));
    }

    #[test]
    fn every_policy_and_start_is_played() {
        let game = random_match::<Pebbles>(&standard(), 3, Policy::Uniform, 9);
        let checks = Checks {
            games: 5,
            policy: Policy::Uniform,
            starts: vec![Pebbles::state(game.position())],
            setups: vec![standard()],
            ..Checks::default()
        };
        assert_eq!(check_game::<Pebbles>(&checks).games, 10);
    }

    #[test]
    fn the_seed_decides_the_game() {
        let game = |seed| random_match::<Pebbles>(&standard(), seed, Policy::Uniform, 500);
        assert_eq!(game(4).position(), game(4).position());
        let words = |game: &Match<Pebbles>| crate::record::of_match(game).write();
        assert_eq!(words(&game(4)), words(&game(4)));
        assert_ne!(words(&game(4)), words(&game(5)));
    }

    #[test]
    #[should_panic(expected = "pebbles: starting state 0 is refused: pebbles were lost")]
    fn a_start_that_cannot_be_loaded_is_reported() {
        let mut state = Pebbles::state(&Pebbles::start(&standard()).unwrap());
        state["heap"] = 3.into();
        check_game::<Pebbles>(&Checks { starts: vec![state], ..Checks::default() });
    }

    #[test]
    #[should_panic(expected = "the game is not over after 10 moves")]
    fn a_game_that_does_not_end_is_reported() {
        check_game::<Pebbles>(&Checks { most_plies: 10, ..Checks::default() });
    }

    fn standard() -> Setup {
        Setup::standard(Pebbles::about())
    }
}
