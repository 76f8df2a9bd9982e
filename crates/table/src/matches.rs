//! A game in progress: the position, the moves that led to it, and undo.

use crate::chance::Dice;
use crate::contract::Game;
use crate::refusal::Refusal;
use crate::seat::{Actor, Seat};
use crate::setup::{Setup, SetupError};
use crate::telling::Log;

/// One game from its start to now. The list of moves alone determines the game; everything else can
/// be replayed from it.
#[derive(Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    start: G::Position,
    /// Set when the game did not begin with the set-up's own starting position.
    from_position: bool,
    position: G::Position,
    plies: Vec<Ply<G>>,
}

/// One move that was made.
#[derive(Debug)]
pub struct Ply<G: Game> {
    /// Who made it.
    pub actor: Actor,
    /// The move.
    pub mv: G::Move,
    /// What it caused.
    pub events: Vec<G::Event>,
    /// It showed other seats something that was hidden.
    reveals: bool,
}

/// Why a move was not made. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError<R> {
    /// The text is not a move in this position.
    Unreadable,
    /// The game is over.
    Over,
    /// Somebody else is to act.
    NotAwaited {
        /// Who is to act.
        awaited: Actor,
    },
    /// A rule forbids it.
    Refused(Refusal<R>),
}

/// Why the last decision can't be taken back without the consent of the other players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Nothing has been played yet.
    Start,
    /// A die was rolled or a card drawn since.
    Chance,
    /// Something hidden was shown.
    Shown,
    /// The turn has passed to somebody else.
    Passed,
}

impl Barrier {
    /// The id of the barrier's message.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Barrier::Start => "start",
            Barrier::Chance => "chance",
            Barrier::Shown => "shown",
            Barrier::Passed => "passed",
        }
    }
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            setup: self.setup.clone(),
            start: self.start.clone(),
            from_position: self.from_position,
            position: self.position.clone(),
            plies: self.plies.clone(),
        }
    }
}

impl<G: Game> Clone for Ply<G> {
    fn clone(&self) -> Self {
        Ply { actor: self.actor, mv: self.mv, events: self.events.clone(), reveals: self.reveals }
    }
}

impl<G: Game> Match<G> {
    /// Sets a game up.
    ///
    /// # Errors
    /// If the set-up asks for something that the game does not have.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check(G::about())?;
        let start = G::start(&setup)?;
        let position = start.clone();
        Ok(Match { setup, start, from_position: false, position, plies: Vec::new() })
    }

    /// A game that begins with a position from outside, which
    /// [`Notation::load`](crate::Notation::load) has checked.
    #[must_use]
    pub fn from_position(setup: Setup, position: G::Position) -> Self {
        let start = position.clone();
        Match { setup, start, from_position: true, position, plies: Vec::new() }
    }

    /// How the game was set up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The first position, if it is not the set-up's own.
    #[must_use]
    pub fn custom_start(&self) -> Option<&G::Position> {
        self.from_position.then_some(&self.start)
    }

    /// The moves so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn actor(&self) -> Actor {
        G::actor(&self.position)
    }

    /// Plays a move given as text. Every move from outside comes through here: it is parsed, the
    /// actor compared, the rules asked; then it is played or refused, and a refusal changes
    /// nothing.
    ///
    /// # Errors
    /// Why the move was not made.
    pub fn play_words(&mut self, by: Actor, words: &str) -> Result<&Ply<G>, PlayError<G::Reason>> {
        self.admit(by)?;
        let mv = G::read_move(&self.position, words).ok_or(PlayError::Unreadable)?;
        self.play(by, mv)
    }

    /// Plays a move, with the same checks.
    ///
    /// # Errors
    /// Why the move was not made.
    pub fn play(&mut self, by: Actor, mv: G::Move) -> Result<&Ply<G>, PlayError<G::Reason>> {
        self.admit(by)?;
        G::check(&self.position, mv).map_err(PlayError::Refused)?;
        let reveals = G::reveals(&self.position, mv);
        let mut events = Vec::new();
        G::play(&mut self.position, mv, &mut Log::into(&mut events));
        self.plies.push(Ply { actor: by, mv, events, reveals });
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Whether `by` is to act.
    fn admit(&self, by: Actor) -> Result<(), PlayError<G::Reason>> {
        match self.actor() {
            Actor::Nobody => Err(PlayError::Over),
            awaited if awaited == by => Ok(()),
            awaited => Err(PlayError::NotAwaited { awaited }),
        }
    }

    /// Rolls until a seat is to act or the game is over; manual dice roll nothing.
    pub fn roll(&mut self, dice: &Dice) {
        let (mut outcomes, mut weights) = (Vec::new(), Vec::new());
        while self.actor() == Actor::Chance {
            G::legal(&self.position, &mut outcomes);
            weights.clear();
            weights.extend(outcomes.iter().map(|&mv| G::weight(&self.position, mv)));
            let Some(chosen) = dice.choose(self.rolled(), &weights) else { return };
            if self.play(Actor::Chance, outcomes[chosen]).is_err() {
                debug_assert!(false, "a listed outcome was refused: {:?}", outcomes[chosen]);
                return;
            }
        }
    }

    /// How many chance moves have been made.
    #[must_use]
    pub fn rolled(&self) -> u64 {
        self.plies.iter().filter(|ply| ply.actor == Actor::Chance).count() as u64
    }

    /// How many moves `seat` may take back without asking anybody: back to the last point at
    /// which something new was learnt.
    ///
    /// # Errors
    /// What stands in the way of taking back even one.
    pub fn free_undo(&self, seat: Seat) -> Result<usize, Barrier> {
        if self.actor() != Actor::Seat(seat) {
            return Err(Barrier::Passed);
        }
        let mut free = 0;
        for ply in self.plies.iter().rev() {
            let barrier = match ply.actor {
                Actor::Chance | Actor::Nobody => Barrier::Chance,
                Actor::Seat(by) if by != seat => Barrier::Passed,
                Actor::Seat(_) if ply.reveals => Barrier::Shown,
                Actor::Seat(_) => {
                    free += 1;
                    continue;
                }
            };
            return if free > 0 { Ok(free) } else { Err(barrier) };
        }
        if free > 0 { Ok(free) } else { Err(Barrier::Start) }
    }

    /// Takes back the last `plies` moves, whatever they were. The caller has checked that this is
    /// allowed.
    pub fn undo(&mut self, plies: usize) {
        let keep = self.plies.len().saturating_sub(plies);
        self.plies.truncate(keep);
        self.position = self.position_at(keep);
    }

    /// The position after the first `plies` moves.
    #[must_use]
    pub fn position_at(&self, plies: usize) -> G::Position {
        let mut position = self.start.clone();
        for ply in self.plies.iter().take(plies) {
            G::play(&mut position, ply.mv, &mut Log::silent());
        }
        position
    }
}

#[cfg(test)]
mod tests;
