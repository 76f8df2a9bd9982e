//! The rules: set-ups, whose turn it is, what may be done and what comes of it.

use std::fmt::Debug;
use std::hash::Hash;

use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::{Actor, Seat};
use crate::setup::{About, Setup, SetupError};
use crate::telling::Log;

/// How play goes on from a position: who is to act, which moves are legal, and what they do.
///
/// The kernel implements it for a position that is a stack of small steps
/// ([`Stepped`](crate::Stepped)). A game with a single kind of decision implements it by hand.
pub trait Flow {
    /// A decision of a seat or an outcome of chance; small and plain.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Why a move is refused.
    type Reason: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Whom the position waits for.
    fn actor(&self) -> Actor;
    /// Adds every legal move to `out`, outcomes of chance included.
    fn legal(&self, out: &mut Vec<Self::Move>);
    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The clause that forbids it, and the reason.
    fn check(&self, mv: Self::Move) -> Result<(), Refusal<Self::Reason>>;
    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move, log: &mut Log<'_, Self::Event>);
    /// The weight of an outcome of chance among all of them.
    fn weight(&self, _mv: Self::Move) -> u32 {
        1
    }
}

/// The rules of a game.
///
/// Rules are pure. A position and a move give the next position and what happened, on every
/// machine alike; chance is an actor whose moves carry weights. Implementors are empty types:
/// everything about a game in progress is in its position.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Everything on the table, secrets included. The only ways out are
    /// [`Secrets::view`](crate::Secrets::view), for players, and
    /// [`Notation::state`](crate::Notation::state), for referees.
    type Position: Flow<Move = Self::Move, Event = Self::Event, Reason = Self::Reason>
        + Clone
        + PartialEq
        + Debug
        + Send
        + Sync
        + 'static;
    /// A decision of a seat or an outcome of chance; small and plain.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Why a move is refused.
    type Reason: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Name, editions, seats and sources.
    fn about() -> &'static About;
    /// The starting position of a set-up.
    ///
    /// # Errors
    /// If the set-up asks for something that the game does not have.
    fn start(setup: &Setup) -> Result<Self::Position, SetupError>;
    /// The result, once the game is over.
    fn outcome(position: &Self::Position) -> Option<Outcome>;

    /// Whom the position waits for.
    #[inline]
    fn actor(position: &Self::Position) -> Actor {
        position.actor()
    }
    /// Fills `out` with every legal move, outcomes of chance included. The caller reuses the
    /// buffer: bots call this millions of times.
    #[inline]
    fn legal(position: &Self::Position, out: &mut Vec<Self::Move>) {
        out.clear();
        position.legal(out);
    }
    /// The weight of an outcome of chance. Its probability is this weight divided by the sum over
    /// all outcomes.
    #[inline]
    fn weight(position: &Self::Position, mv: Self::Move) -> u32 {
        position.weight(mv)
    }
    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The clause that forbids it, and the reason.
    #[inline]
    fn check(position: &Self::Position, mv: Self::Move) -> Result<(), Refusal<Self::Reason>> {
        position.check(mv)
    }
    /// Plays a legal move. The kernel has checked it; bots take it from [`Rules::legal`].
    #[inline]
    fn play(position: &mut Self::Position, mv: Self::Move, log: &mut Log<'_, Self::Event>) {
        position.play(mv, log);
    }

    /// What a seat plays with, where that differs from game to game: a board, a leader, a hand of
    /// privileges. Matches between bots report win rates by role.
    fn role(_position: &Self::Position, _seat: Seat) -> Option<&'static str> {
        None
    }
    /// The current round, turn or whatever the game counts, from 1; `None` if it counts nothing.
    /// Matches between bots use it to report how long games last.
    fn round(_position: &Self::Position) -> Option<u32> {
        None
    }
}
