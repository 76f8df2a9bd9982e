//! How a search divides its simulations among moves.

use table::{PlayoutPolicy, Searchable};

use crate::bot::BotRng;
use crate::playout::{Policy, index_below};

use super::tree::Edge;

/// What can be tuned in a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a move that was seldom tried attracts, in units of the spread of judgements.
    pub exploration: f32,
    /// How far below the mean of its siblings an untried move is valued, in the same units.
    pub doubt: f32,
    /// A node's moves are estimated, one step ahead, once it has been visited this often.
    pub guess_after: u32,
    /// And not before it has been visited this often per move: where choices are wide, estimating
    /// all of them has to pay.
    pub guess_share: f32,
    /// An estimate counts as much as this many simulations.
    pub guess_weight: f32,
    /// The temperature of the softmax that turns estimates into priors, in units of the spread.
    pub temperature: f32,
    /// The part of the prior that all moves share evenly, whatever the estimates, since an estimate
    /// may be wrong.
    pub evenness: f32,
    /// Positions judged for the estimate of a move at the root, at most.
    pub root_effort: u32,
    /// Positions judged for any other estimate and at the end of each simulation, at most.
    pub effort: u32,
    /// Moves that are played on before a position is settled and judged. A judgement is surer a
    /// turn or two later, when what was begun has been used and what was risked has been lost.
    pub playout: u32,
    /// How those moves are chosen. It has to be a good policy: how a random player would go on from
    /// a position says little about it.
    pub policy: Policy,
    /// Chance nodes with more outcomes than this are not expanded in the tree.
    pub chance_width: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            exploration: 1.5,
            doubt: 0.5,
            guess_after: 0,
            guess_share: 0.0,
            guess_weight: 3.0,
            temperature: 0.5,
            evenness: 0.25,
            root_effort: 64,
            effort: 1,
            playout: 24,
            policy: Policy::Keen(8),
            chance_width: 12,
        }
    }
}

impl Settings {
    /// The settings that suit a game.
    #[must_use]
    pub fn of_game<G: Searchable>() -> Settings {
        let usual = Settings::default();
        match G::playout_policy() {
            PlayoutPolicy::Sensible => {
                Settings { guess_share: 0.25, playout: 0, policy: Policy::Sensible, ..usual }
            }
            PlayoutPolicy::BestOf { moves, tries } => {
                Settings { playout: moves, policy: Policy::Keen(tries), ..usual }
            }
        }
    }

    /// How often a node with this many moves is visited before they are estimated.
    pub(super) fn guess_visits(&self, moves: usize) -> u32 {
        self.guess_after.max((self.guess_share * moves as f32) as u32)
    }

    /// The edge to follow, among those of the legal moves; `None` if there is none. All of them
    /// are noted as available.
    pub(super) fn select<M>(
        &self,
        edges: &mut [Edge<M>],
        slots: &[usize],
        scale: f32,
        rng: &mut BotRng,
    ) -> Option<usize> {
        let first = *slots.first()?;
        let untried = mean_of(edges, slots) - self.doubt * scale;
        let even = 1.0 / slots.len() as f32;
        let (mut best, mut best_score) = (first, f32::NEG_INFINITY);
        // Starting at a random slot breaks ties fairly.
        let (end, start) = slots.split_at(index_below(slots.len(), rng));
        for &slot in start.iter().chain(end) {
            let edge = &mut edges[slot];
            edge.available += 1;
            let score = self.value(edge, untried) + scale * self.attraction(edge, even);
            if score > best_score {
                (best, best_score) = (slot, score);
            }
        }
        Some(best)
    }

    /// What a move is thought to be worth: the estimate and the simulations together.
    fn value<M>(&self, edge: &Edge<M>, untried: f32) -> f32 {
        if edge.guess.is_nan() {
            return if edge.visits == 0 { untried } else { edge.mean() };
        }
        let weight = self.guess_weight.max(f32::MIN_POSITIVE);
        (edge.total as f32 + weight * edge.guess) / (edge.visits as f32 + weight)
    }

    /// The exploration bonus of a move (PUCT). A move that is not always legal is compared with how
    /// often it was available.
    fn attraction<M>(&self, edge: &Edge<M>, even: f32) -> f32 {
        let prior = if edge.prior > 0.0 { edge.prior } else { even };
        self.exploration * prior * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32)
    }

    /// Turns estimates into priors: the better a move seems, the larger its share.
    pub(super) fn attend<M>(&self, edges: &mut [Edge<M>], slots: &[usize], scale: f32) {
        let best = slots.iter().map(|&slot| edges[slot].guess).fold(f32::MIN, f32::max);
        let flatness = (self.temperature * scale).max(f32::MIN_POSITIVE);
        let mut total = 0.0;
        for &slot in slots {
            edges[slot].prior = ((edges[slot].guess - best) / flatness).exp();
            total += edges[slot].prior;
        }
        let even = self.evenness / slots.len().max(1) as f32;
        for &slot in slots {
            edges[slot].prior = even + (1.0 - self.evenness) * edges[slot].prior / total;
        }
    }
}

/// The mean over all simulations that went through these edges.
fn mean_of<M>(edges: &[Edge<M>], slots: &[usize]) -> f32 {
    let (mut total, mut visits) = (0.0, 0);
    for &slot in slots {
        total += edges[slot].total;
        visits += edges[slot].visits;
    }
    (total / f64::from(visits.max(1))) as f32
}

/// How far judgements lie apart: their running standard deviation (Welford). It is the unit in
/// which a search measures differences, because one game's judgement moves between 0.45 and 0.55
/// where another's moves between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    /// Takes a judgement into account.
    pub(super) fn add(&mut self, value: f32) {
        self.count += 1.0;
        let before = value - self.mean;
        self.mean += before / self.count;
        self.squares += before * (value - self.mean);
    }

    /// The standard deviation, never quite zero.
    pub(super) fn deviation(&self) -> f32 {
        (self.squares / self.count.max(1.0)).sqrt().max(1e-4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_the_standard_deviation() {
        let mut spread = Spread::default();
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|value| spread.add(value));
        assert!((spread.deviation() - 2.0).abs() < 1e-6);
        assert!(Spread::default().deviation() > 0.0);
    }
}
