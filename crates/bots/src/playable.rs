//! Type-erased games with bots: what programs and servers play with.

use serde::Serialize;
use serde_json::Value;
use table::any::{AnyGame, AnyTable, AnyView, Entry, SeatView};
use table::record::{Record, RecordError, of_match};
use table::{About, Actor, Game, Palette, Setup, SetupError, Words};

use rand::SeedableRng;

use crate::arena::{Arena, ArenaError, Report, Watch};
use crate::bot::{Bot, BotRng, Choice};
use crate::playout::{Played, Policy, playouts};
use crate::soak::{Soak, SoakError, Soaked};
use crate::spec::BotSpec;

/// A game that bots can play.
pub trait Playable: AnyGame {
    /// What a bot would do for the seat to act. The bot gets that seat's view
    /// ([`AnyTable::seat_view`]) and nothing else.
    ///
    /// # Errors
    /// If it is not the turn of the seat whose view it is, or the view is of another game.
    fn suggest(
        &self,
        view: &dyn AnyView,
        bot: &BotSpec,
        seed: u64,
    ) -> Result<Suggestion, SuggestError>;
    /// Plays a match between bots over all cores.
    ///
    /// # Errors
    /// [`ArenaError`] if the set-up does not exist or the number of bots does not fit it.
    fn arena(&self, arena: &Arena, watch: Watch<'_>) -> Result<Report, ArenaError>;
    /// The record of one game of a match.
    ///
    /// # Errors
    /// [`ArenaError`] if the set-up does not exist or the number of bots does not fit it.
    fn arena_record(&self, arena: &Arena, game: u32) -> Result<Record, ArenaError>;
    /// Plays whole games at random or by rule of thumb, on one core; the caller measures the time.
    ///
    /// # Errors
    /// If the set-up asks for something that the game does not have.
    fn playouts(
        &self,
        setup: &Setup,
        policy: Policy,
        games: u64,
        seed: u64,
    ) -> Result<Played, SetupError>;
    /// Plays very many games at random and by rule of thumb, over all cores, and counts what
    /// happens.
    ///
    /// # Errors
    /// [`SoakError`] if a set-up does not exist or a starting position is impossible.
    fn soak(&self, soak: &Soak, watch: &(dyn Fn() + Sync)) -> Result<Soaked, SoakError>;
    /// The size of a position in bytes, without heap allocations.
    fn position_bytes(&self) -> usize;
}

/// A bot's choice, as text.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Suggestion {
    /// The text that plays it.
    #[serde(rename = "move")]
    pub words: String,
    /// What the bot thinks it is worth to the seat, from 0 (lost) to 1 (won).
    pub value: f32,
    /// The moves that were compared, the best first.
    pub considered: Vec<ConsideredWords>,
}

/// A move that a bot considered, as text.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ConsideredWords {
    /// The text that plays it.
    #[serde(rename = "move")]
    pub words: String,
    /// How often it was tried.
    pub visits: u32,
    /// What the bot thinks it is worth to the seat.
    pub value: f32,
}

/// Why a bot can't suggest a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SuggestError {
    /// Chance or another seat is to act, or the game is over.
    #[error("no seat is to act")]
    NotNow,
    /// The view belongs to another game.
    #[error("{table} is played at this table, not {game}")]
    OtherGame {
        /// The game that was asked.
        game: &'static str,
        /// The game that is played.
        table: &'static str,
    },
}

/// The type-erased form of a game type, bots included.
#[derive(Debug)]
pub struct Playing<G>(Entry<G>);

impl<G> Playing<G> {
    /// The entry of a game in a list of games.
    #[must_use]
    pub const fn new() -> Self {
        Playing(Entry::new())
    }
}

impl<G> Default for Playing<G> {
    fn default() -> Self {
        Playing::new()
    }
}

impl<G: Game> AnyGame for Playing<G> {
    fn about(&self) -> &'static About {
        self.0.about()
    }

    fn words(&self) -> &'static Words {
        self.0.words()
    }

    fn style(&self) -> &'static str {
        self.0.style()
    }

    fn palette(&self) -> &'static Palette {
        self.0.palette()
    }

    fn rules_text(&self) -> &'static [(&'static str, &'static str)] {
        self.0.rules_text()
    }

    fn set_up(&self, setup: Setup) -> Result<Box<dyn AnyTable>, SetupError> {
        self.0.set_up(setup)
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyTable>, Vec<String>> {
        self.0.load(state)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        self.0.replay(record)
    }
}

impl<G: Game> Playable for Playing<G> {
    fn suggest(
        &self,
        view: &dyn AnyView,
        bot: &BotSpec,
        seed: u64,
    ) -> Result<Suggestion, SuggestError> {
        let (game, other) = (G::about().id, view.about().id);
        let view = view.as_any().downcast_ref::<SeatView<G>>();
        let SeatView { seat, view } = view.ok_or(SuggestError::OtherGame { game, table: other })?;
        // Whose turn it is and how moves are written is the same in every position that fits.
        let position = G::plausible(view, &mut BotRng::seed_from_u64(0));
        if G::actor(&position) != Actor::Seat(*seat) {
            return Err(SuggestError::NotNow);
        }
        let choice = Bot::<G>::new(*bot).choose(view, &mut BotRng::seed_from_u64(seed));
        choice.map(|choice| in_words::<G>(&position, choice)).ok_or(SuggestError::NotNow)
    }

    fn arena(&self, arena: &Arena, watch: Watch<'_>) -> Result<Report, ArenaError> {
        arena.run::<G>(watch)
    }

    fn arena_record(&self, arena: &Arena, game: u32) -> Result<Record, ArenaError> {
        Ok(of_match(&arena.play::<G>(game)?))
    }

    fn playouts(
        &self,
        setup: &Setup,
        policy: Policy,
        games: u64,
        seed: u64,
    ) -> Result<Played, SetupError> {
        playouts::<G>(setup, policy, games, seed)
    }

    fn soak(&self, soak: &Soak, watch: &(dyn Fn() + Sync)) -> Result<Soaked, SoakError> {
        soak.run::<G>(watch)
    }

    fn position_bytes(&self) -> usize {
        size_of::<G::Position>()
    }
}

fn in_words<G: Game>(position: &G::Position, choice: Choice<G::Move>) -> Suggestion {
    let considered = choice.considered.iter().map(|considered| ConsideredWords {
        words: G::write_move(position, considered.mv),
        visits: considered.visits,
        value: considered.value,
    });
    Suggestion {
        words: G::write_move(position, choice.mv),
        value: choice.value,
        considered: considered.collect(),
    }
}
