//! Matches between bots, over all cores.

mod balance;
mod plot;
mod report;

use rand::SeedableRng;
use rayon::prelude::*;
use table::chance::Dice;
use table::{Actor, Game, Match, Seat, Setup, SetupError, Viewer};

use crate::bot::{Bot, BotRng};
use crate::spec::BotSpec;
pub use balance::Balance;
use report::Tally;
pub use report::{Contestant, Figures, Report};

/// A match to be played: a number of games between these bots.
///
/// Every game is reproducible from the seed and its number, as long as no bot thinks by the
/// clock.
#[derive(Clone, PartialEq, Debug)]
pub struct Arena {
    /// How each game is set up.
    pub setup: Setup,
    /// The contestants: as many as there are seats, or one that takes all seats. In a game for
    /// one any number of them take the seat in turn, each with the same dice.
    pub bots: Vec<BotSpec>,
    /// How many games. Where contestants change seats it is rounded up, so that each of them
    /// plays every seat equally often.
    pub games: u32,
    /// Seeds the dice and the bots' random choices.
    pub seed: u64,
    /// Who sits where.
    pub sides: Sides,
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sides {
    /// Contestants move on by one seat from game to game; games of one round have the same dice.
    #[default]
    Swapped,
    /// The first contestant takes the first seat in every game, and so on.
    Fixed,
}

/// A match that can't be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// The set-up asks for something that the game does not have.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Neither one bot for all seats nor one for each.
    #[error("{bots} bots can't take {seats} seats; name one for each seat, or one for all")]
    Bots {
        /// How many bots were named.
        bots: usize,
        /// How many seats the set-up has.
        seats: usize,
    },
}

/// How one game of a match ended.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct GameResult {
    /// The number of the game in the match, counted from 0.
    pub game: u32,
    /// The contestant in each seat, as an index into [`Arena::bots`].
    pub seating: Vec<usize>,
    /// The seats that won, as indices: several if they share the victory.
    pub winners: Vec<usize>,
    /// The scores, in seat order.
    pub scores: Vec<i32>,
    /// What each seat played with, where that differs from game to game.
    pub roles: Vec<Option<&'static str>>,
    /// Moves made, chance included.
    pub plies: usize,
    /// The round in which it ended, if the game counts them.
    pub round: Option<u32>,
    /// Why it ended; [`UNFINISHED`] if it did not.
    pub reason: &'static str,
}

/// The ending reported for a game that was abandoned for its length.
pub const UNFINISHED: &str = "unfinished";
/// A game is abandoned after this many moves.
const LONGEST_GAME: usize = 20_000;

/// Called after each game, from any core, in any order.
pub type Watch<'a> = &'a (dyn Fn(&GameResult) + Sync);

impl Arena {
    /// A match of 100 games with seats swapped.
    #[must_use]
    pub fn new(setup: Setup, bots: Vec<BotSpec>) -> Self {
        Arena { setup, bots, games: 100, seed: 1, sides: Sides::default() }
    }

    /// Plays all games.
    ///
    /// # Errors
    /// [`ArenaError`] if the set-up does not exist or the number of bots does not fit it.
    pub fn run<G: Game>(&self, watch: Watch<'_>) -> Result<Report, ArenaError> {
        let arena = self.for_all_seats();
        let make = |contestant: usize| Bot::new(arena.bots[contestant]);
        arena.run_with::<G>(&make, watch)
    }

    /// Plays all games with bots made by the caller, who may have tuned them; `make` is given
    /// the index of a contestant.
    ///
    /// # Errors
    /// [`ArenaError`] if the set-up does not exist or the number of bots does not fit it.
    pub fn run_with<G: Game>(
        &self,
        make: &(dyn Fn(usize) -> Bot<G> + Sync),
        watch: Watch<'_>,
    ) -> Result<Report, ArenaError> {
        let arena = self.for_all_seats();
        arena.check::<G>()?;
        let games = arena.n_games();
        let tally = (0..games).into_par_iter().map(|game| -> Result<Tally, ArenaError> {
            let result = arena.result::<G>(game, make)?;
            watch(&result);
            Ok(Tally::of(&result))
        });
        let tally = tally.try_reduce(Tally::default, |a, b| Ok(a.merged(b)))?;
        Ok(Report::new::<G>(&arena, games, &tally))
    }

    /// How many games will be played.
    #[must_use]
    pub fn n_games(&self) -> u32 {
        self.games.div_ceil(self.n_rotations()).saturating_mul(self.n_rotations())
    }

    /// Plays one game of the match, the same as in the whole match; for records and replays.
    ///
    /// # Errors
    /// [`ArenaError`] if the set-up does not exist or the number of bots does not fit it.
    pub fn play<G: Game>(&self, game: u32) -> Result<Match<G>, ArenaError> {
        let arena = self.for_all_seats();
        arena.check::<G>()?;
        arena.play_with(game, &|contestant: usize| Bot::new(arena.bots[contestant]))
    }

    fn for_all_seats(&self) -> Arena {
        let mut arena = self.clone();
        if let [bot] = self.bots[..] {
            arena.bots = vec![bot; self.setup.seats];
        }
        arena
    }

    fn check<G: Game>(&self) -> Result<(), ArenaError> {
        self.setup.check(G::about())?;
        let (bots, seats) = (self.bots.len(), self.setup.seats);
        let fit = bots == seats || (seats == 1 && bots > 1);
        if fit { Ok(()) } else { Err(ArenaError::Bots { bots, seats }) }
    }

    /// How many different seatings there are. Swapping seats with a copy of the same bot is not a
    /// different seating.
    fn n_rotations(&self) -> u32 {
        let are_equal = self.bots.windows(2).all(|pair| pair[0] == pair[1]);
        match self.sides {
            // With one seat, contestants take it in turn, one per game.
            _ if self.setup.seats == 1 => self.bots.len() as u32,
            Sides::Swapped if !are_equal => self.bots.len() as u32,
            Sides::Swapped | Sides::Fixed => 1,
        }
    }

    /// The contestant in each seat.
    fn seating(&self, game: u32) -> Vec<usize> {
        let rotation = (game % self.n_rotations()) as usize;
        (0..self.setup.seats).map(|seat| (seat + rotation) % self.bots.len()).collect()
    }

    fn result<G: Game>(
        &self,
        game: u32,
        make: &dyn Fn(usize) -> Bot<G>,
    ) -> Result<GameResult, ArenaError> {
        let played = self.play_with(game, make)?;
        let plies = played.plies().len();
        let seating = self.seating(game);
        let seats = (0..=u8::MAX).take(self.setup.seats).map(Seat);
        let round = G::round(played.position());
        let roles = seats.map(|seat| G::role(played.position(), seat)).collect();
        Ok(match G::outcome(played.position()) {
            Some(outcome) => GameResult {
                game,
                seating,
                winners: outcome.winners.iter().map(|seat| seat.index()).collect(),
                scores: outcome.scores.iter().map(|score| score.total).collect(),
                roles,
                plies,
                round,
                reason: outcome.reason,
            },
            None => {
                let scores = vec![0; self.setup.seats];
                let (winners, reason) = (Vec::new(), UNFINISHED);
                GameResult { game, seating, winners, scores, roles, plies, round, reason }
            }
        })
    }

    fn play_with<G: Game>(
        &self,
        game: u32,
        make: &dyn Fn(usize) -> Bot<G>,
    ) -> Result<Match<G>, ArenaError> {
        let round_seed = mixed(self.seed, u64::from(game / self.n_rotations()));
        let dice = Dice::Seeded(round_seed);
        let mut players = Vec::new();
        for (seat, &contestant) in self.seating(game).iter().enumerate() {
            let seed = mixed(round_seed, (contestant * self.bots.len() + seat) as u64 + 1);
            players.push((make(contestant), BotRng::seed_from_u64(seed)));
        }
        let mut played = Match::<G>::new(self.setup.clone())?;
        while played.plies().len() < LONGEST_GAME {
            played.roll(&dice);
            let Actor::Seat(seat) = played.actor() else { break };
            let view = G::view(played.position(), Viewer::Seat(seat));
            let (bot, rng) = &mut players[seat.index()];
            let Some(choice) = bot.choose(&view, rng) else { break };
            if played.play(Actor::Seat(seat), choice.mv).is_err() {
                debug_assert!(false, "a bot chose a move that was refused: {:?}", choice.mv);
                break;
            }
        }
        Ok(played)
    }
}

/// An independent seed for each use (the finaliser of SplitMix64).
pub(crate) fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
