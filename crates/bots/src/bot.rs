//! A bot, and its answer.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, Searchable, Seat};

use crate::greedy::Greedy;
use crate::mcts::Mcts;
use crate::playout::{Playout, Policy};
use crate::spec::BotSpec;
use crate::worth::worth_of;

/// The generator that bots think with: small and fast, for millions of playouts.
pub type BotRng = Xoshiro256PlusPlus;

/// A player for any game. It reuses its buffers from one decision to the next but carries no search
/// results over: the same view and the same generator give the same choice.
#[derive(Debug)]
pub struct Bot<G: Searchable>(Mind<G>);

#[derive(Debug)]
enum Mind<G: Searchable> {
    Policy(Playout<G>),
    Greedy(Greedy<G>),
    Mcts(Box<Mcts<G>>),
}

/// What a bot decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// What the bot thinks the move is worth to its seat, from 0 (lost) to 1 (won).
    pub value: f32,
    /// The moves that were compared, the best first. Bots that don't compare leave it empty.
    pub considered: Vec<Considered<M>>,
}

/// A move that a bot thought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// What the bot thinks it is worth to its seat.
    pub value: f32,
}

impl<G: Searchable> Bot<G> {
    /// The bot that a spec describes.
    #[must_use]
    pub fn new(spec: BotSpec) -> Self {
        Bot(match spec {
            BotSpec::Random => Mind::Policy(Playout::new(Policy::Random)),
            BotSpec::Sensible => Mind::Policy(Playout::new(Policy::Sensible)),
            BotSpec::Greedy => Mind::Greedy(Greedy::default()),
            BotSpec::Mcts(budget) => Mind::Mcts(Box::new(Mcts::new(budget))),
        })
    }

    /// Chooses a move for the seat whose view it is and whose turn it is. `None` if no seat is
    /// to act.
    pub fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> Option<Choice<G::Move>> {
        match &mut self.0 {
            Mind::Policy(playout) => choose_by_policy(playout, view, rng),
            Mind::Greedy(greedy) => greedy.choose(view, rng),
            Mind::Mcts(mcts) => mcts.choose(view, rng),
        }
    }
}

/// A greedy bot with its own settings.
impl<G: Searchable> From<Greedy<G>> for Bot<G> {
    fn from(greedy: Greedy<G>) -> Self {
        Bot(Mind::Greedy(greedy))
    }
}

/// A search with its own settings.
impl<G: Searchable> From<Mcts<G>> for Bot<G> {
    fn from(mcts: Mcts<G>) -> Self {
        Bot(Mind::Mcts(Box::new(mcts)))
    }
}

fn choose_by_policy<G: Searchable>(
    playout: &mut Playout<G>,
    view: &G::View,
    rng: &mut BotRng,
) -> Option<Choice<G::Move>> {
    let position = G::plausible(view, rng);
    let seat = G::actor(&position).seat()?;
    let mv = playout.pick(&position, rng)?;
    let value = worth_of::<G>(&position)[seat.index()];
    Some(Choice { mv, value, considered: Vec::new() })
}

/// What a bot is asked to decide.
pub(crate) enum Asked<G: Searchable> {
    /// No seat is to act.
    Nobody,
    /// There is only one legal move: no need to think.
    Forced(Choice<G::Move>),
    /// A seat has a choice; and one position that fits the view.
    Open(Seat, G::Position),
}

/// Works out whether there is anything to decide, and fills `legal`.
pub(crate) fn ask<G: Searchable>(
    view: &G::View,
    legal: &mut Vec<G::Move>,
    rng: &mut BotRng,
) -> Asked<G> {
    let position = G::plausible(view, rng);
    let Actor::Seat(seat) = G::actor(&position) else { return Asked::Nobody };
    promising::<G>(&position, legal);
    match legal[..] {
        [] => Asked::Nobody,
        [mv] => {
            let value = worth_of::<G>(&position)[seat.index()];
            Asked::Forced(Choice { mv, value, considered: Vec::new() })
        }
        _ => Asked::Open(seat, position),
    }
}

/// Fills `legal` with the legal moves that are worth a look, for a seat that thinks.
pub(crate) fn promising<G: Searchable>(position: &G::Position, legal: &mut Vec<G::Move>) {
    G::legal(position, legal);
    legal.retain(|&mv| G::is_worth_searching(position, mv));
}

/// The choice of the best of the moves considered, which are put in order.
pub(crate) fn best_of<M: Copy>(mut considered: Vec<Considered<M>>) -> Option<Choice<M>> {
    // The sort is stable: moves that are equal in both stay in the order given.
    considered.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    let best = *considered.first()?;
    Some(Choice { mv: best.mv, value: best.value, considered })
}
