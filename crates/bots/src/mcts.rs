//! Tree search for any number of seats, with chance and hidden information.
//!
//! Every simulation begins with a fresh position that fits the view, walks down the tree by the
//! moves that are legal in it, adds a node, plays on for a while and judges the next quiet position
//! (information-set MCTS with one observer, Cowling, Powley and Whitehouse 2012). Each seat
//! prefers what is best for itself. Chance has nodes of its own. Moves of others and outcomes of
//! chance that the searching seat can't tell apart lead to the same node, so the search can't
//! make use of what the seat won't see.

mod settings;
mod tree;

use std::time::Instant;

use table::{Actor, Log, Searchable, Seat, Viewer};

use crate::bot::{Asked, BotRng, Choice, Considered, ask, best_of, promising};
use crate::greedy::{Greedy, effort_for};
use crate::playout::{Playout, Policy, as_seen, draw};
use crate::spec::Budget;
use crate::worth::{MOST_SEATS, Worth};
pub use settings::Settings;
use settings::Spread;
use tree::{NONE, ROOT, Tree};

/// A search, with buffers that it reuses for every decision.
#[derive(Debug)]
pub struct Mcts<G: Searchable> {
    budget: Budget,
    settings: Settings,
    tree: Tree<G::Move>,
    playout: Playout<G>,
    /// Gives moves their first estimate, and judges the last position of a simulation.
    scout: Greedy<G>,
    /// What the searching seat sees at nodes that others or chance lead to.
    views: Vec<G::View>,
    /// The steps of the simulation under way.
    path: Vec<Step>,
    /// The legal moves at the step under way, and their edges.
    legal: Vec<G::Move>,
    slots: Vec<usize>,
    /// The spread of judgements, for each seat.
    spread: [Spread; MOST_SEATS],
}

/// The tree stops growing at this size, a few hundred megabytes; simulations go on.
const MOST_NODES: usize = 1_000_000;
/// Simulations between two readings of the clock.
const BETWEEN_CLOCK_READINGS: u32 = 16;

/// One step of a simulation: the node, the edge taken, and whose move it was.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    edge: usize,
    actor: Actor,
}

/// Who searches, and from where.
struct Root<'a, G: Searchable> {
    view: &'a G::View,
    seat: Seat,
}

impl<G: Searchable> Mcts<G> {
    /// A search with this budget for each decision.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Mcts::with_settings(budget, Settings::of_game::<G>())
    }

    /// A search with other settings than the game's own.
    #[must_use]
    pub fn with_settings(budget: Budget, settings: Settings) -> Self {
        Mcts {
            budget,
            settings,
            tree: Tree::new(MOST_NODES),
            playout: Playout::new(settings.policy),
            scout: Greedy::default(),
            views: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            slots: Vec::new(),
            spread: [Spread::default(); MOST_SEATS],
        }
    }

    /// Chooses a move for the seat that sees `view`; `None` if no seat is to act.
    pub fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> Option<Choice<G::Move>> {
        let mut legal = std::mem::take(&mut self.legal);
        let asked = ask::<G>(view, &mut legal, rng);
        self.legal = legal;
        let (seat, position) = match asked {
            Asked::Nobody => return None,
            Asked::Forced(choice) => return Some(choice),
            Asked::Open(seat, position) => (seat, position),
        };
        self.begin(&position, seat, rng);
        self.spend(&Root { view, seat }, rng);
        let edges = self.tree.node(ROOT).edges.iter();
        let tried = edges.filter(|edge| edge.visits > 0);
        let considered = |edge: &tree::Edge<G::Move>| Considered {
            mv: edge.mv,
            visits: edge.visits,
            value: edge.mean(),
        };
        best_of(tried.map(considered).collect())
    }

    fn begin(&mut self, position: &G::Position, seat: Seat, rng: &mut BotRng) {
        self.views.clear();
        self.spread = [Spread::default(); MOST_SEATS];
        self.tree.clear(Actor::Seat(seat));
        self.match_edges(ROOT);
        let effort = effort_for(self.settings.root_effort, self.slots.len());
        self.guess(ROOT, position, seat, effort, rng);
    }

    fn spend(&mut self, root: &Root<'_, G>, rng: &mut BotRng) {
        match self.budget {
            Budget::Simulations(simulations) => {
                for left in (0..simulations).rev() {
                    self.simulate(root, rng);
                    if self.is_decided(left) {
                        return;
                    }
                }
            }
            Budget::Time(time) => {
                let start = Instant::now();
                while start.elapsed() < time {
                    for _ in 0..BETWEEN_CLOCK_READINGS {
                        self.simulate(root, rng);
                    }
                }
            }
        }
    }

    /// Whether no other move can be visited as often as the first, with `left` simulations left.
    fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in &self.tree.node(ROOT).edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second + left
    }

    fn simulate(&mut self, root: &Root<'_, G>, rng: &mut BotRng) {
        let mut position = G::plausible(root.view, rng);
        self.descend(root, &mut position, rng);
        self.playout.run(&mut position, self.settings.playout as usize, rng);
        let worth = self.scout.look(position, self.settings.effort, rng);
        self.learn(&worth);
    }

    /// Walks down the tree to a node that was never visited, or to the end of the game.
    fn descend(&mut self, root: &Root<'_, G>, position: &mut G::Position, rng: &mut BotRng) {
        self.path.clear();
        let mut node = ROOT;
        loop {
            let actor = G::actor(position);
            if actor == Actor::Nobody {
                return;
            }
            node = self.tree.node_of(node, actor);
            if node == NONE {
                return;
            }
            let is_new = node != ROOT && self.tree.node(node).visits == 0;
            self.path.push(Step { node, edge: usize::MAX, actor });
            if is_new && actor != Actor::Chance {
                return;
            }
            let chosen = match actor {
                Actor::Seat(seat) => {
                    promising::<G>(position, &mut self.legal);
                    self.select(node, position, seat, rng)
                }
                _ => {
                    G::legal(position, &mut self.legal);
                    self.roll(node, position, rng)
                }
            };
            let Some((edge, mv)) = chosen else { return };
            if let Some(step) = self.path.last_mut() {
                step.edge = edge;
            }
            G::play(position, mv, &mut Log::silent());
            node = self.child(root, node, edge, position);
            if node == NONE {
                return;
            }
        }
    }

    /// Finds the edges of the legal moves at a node.
    fn match_edges(&mut self, node: u32) {
        let node = self.tree.node_mut(node);
        self.slots.clear();
        self.slots.extend(self.legal.iter().enumerate().map(|(n, &mv)| node.edge_of(mv, n)));
    }

    /// The move that a seat makes inside the tree.
    fn select(
        &mut self,
        node: u32,
        position: &G::Position,
        seat: Seat,
        rng: &mut BotRng,
    ) -> Option<(usize, G::Move)> {
        self.match_edges(node);
        let known = self.tree.node(node);
        if !known.guessed {
            if known.visits >= self.settings.guess_visits(self.slots.len()) {
                // Others guess from what they see, not from what the searching seat knows.
                let imagined = as_seen::<G>(position, seat, rng);
                self.guess(node, &imagined, seat, self.settings.effort, rng);
            } else if let Some(mv) = self.by_sense(position, rng) {
                return Some((self.tree.node_mut(node).edge_of(mv, 0), mv));
            }
        }
        let scale = self.spread[seat.index()].deviation();
        let edges = &mut self.tree.node_mut(node).edges;
        let best = self.settings.select(edges, &self.slots, scale, rng)?;
        Some((best, edges[best].mv))
    }

    /// Where the game's rule of thumb is trusted, it chooses the moves in nodes with few visits.
    fn by_sense(&self, position: &G::Position, rng: &mut BotRng) -> Option<G::Move> {
        if self.settings.policy != Policy::Sensible {
            return None;
        }
        G::sensible(position, &self.legal, rng)
    }

    /// Tries each legal move at a node, without going deeper, for a first idea of its worth.
    fn guess(
        &mut self,
        node: u32,
        position: &G::Position,
        seat: Seat,
        effort: u32,
        rng: &mut BotRng,
    ) {
        let spread = &mut self.spread[seat.index()];
        let node = self.tree.node_mut(node);
        node.guessed = true;
        for &slot in &self.slots {
            let edge = &mut node.edges[slot];
            edge.guess = self.scout.after(position, edge.mv, effort, rng)[seat.index()];
            spread.add(edge.guess);
        }
        self.settings.attend(&mut node.edges, &self.slots, spread.deviation());
    }

    /// Draws an outcome of chance, and finds its edge.
    fn roll(
        &mut self,
        node: u32,
        position: &G::Position,
        rng: &mut BotRng,
    ) -> Option<(usize, G::Move)> {
        let outcome = draw::<G>(position, &self.legal, rng)?;
        let node = self.tree.node_mut(node);
        let is_wide = self.legal.len() > self.settings.chance_width;
        let edge = match node.edges.first() {
            Some(_) if is_wide => 0,
            _ => node.edge_of(outcome, 0),
        };
        Some((edge, outcome))
    }

    /// The node that an edge leads to; `position` is the one after the move. [`NONE`] once the
    /// tree is full.
    fn child(
        &mut self,
        root: &Root<'_, G>,
        parent: u32,
        edge: usize,
        position: &G::Position,
    ) -> u32 {
        let known = self.tree.node(parent).edges[edge].child;
        if known != NONE {
            return known;
        }
        let child = if self.tree.node(parent).actor == Actor::Seat(root.seat) {
            self.tree.grow(G::actor(position))
        } else {
            self.child_as_seen(root, parent, position)
        };
        self.tree.node_mut(parent).edges[edge].child = child;
        child
    }

    /// The node after a move of somebody else: one that looks the same to the searching seat, or
    /// a new one.
    fn child_as_seen(&mut self, root: &Root<'_, G>, parent: u32, position: &G::Position) -> u32 {
        let view = G::view(position, Viewer::Seat(root.seat));
        for edge in &self.tree.node(parent).edges {
            if edge.child == NONE {
                continue;
            }
            let seen = self.tree.node(edge.child).view;
            if seen != NONE && self.views[seen as usize] == view {
                return edge.child;
            }
        }
        let child = self.tree.grow(G::actor(position));
        if child != NONE {
            self.tree.node_mut(child).view = self.views.len() as u32;
            self.views.push(view);
        }
        child
    }

    /// Backs up the worth of the last position along the path.
    fn learn(&mut self, worth: &Worth) {
        self.spread.iter_mut().zip(worth).for_each(|(spread, &worth)| spread.add(worth));
        for step in &self.path {
            let node = self.tree.node_mut(step.node);
            node.visits += 1;
            // The last step may have taken no edge.
            let Some(edge) = node.edges.get_mut(step.edge) else { continue };
            edge.visits += 1;
            if let Actor::Seat(seat) = step.actor {
                edge.total += f64::from(worth[seat.index()]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use table::testkit::pebbles::{Move, Pebbles};
    use table::{Match, Rules, Secrets, Setup, chance::Dice};

    /// The nodes to which the draws after a swap lead, for each swap in the tree by `by`.
    fn draws(mcts: &Mcts<Pebbles>, by: Actor) -> Vec<Vec<u32>> {
        let nodes = || (0..mcts.tree.len()).map(|index| mcts.tree.node(index));
        let swaps = nodes().filter(|node| node.actor == by).flat_map(|node| &node.edges);
        let drawn = swaps.filter(|edge| edge.mv == Move::Swap && edge.child != NONE);
        let children = drawn.map(|edge| {
            mcts.tree.node(edge.child).edges.iter().map(|edge| edge.child).collect::<Vec<_>>()
        });
        children.filter(|children| children.len() > 1).collect()
    }

    #[test]
    fn what_the_seat_cannot_see_is_one_node() {
        let mut game = Match::<Pebbles>::new(Setup::standard(Pebbles::about())).unwrap();
        game.roll(&Dice::Seeded(1));
        let own = game.actor().seat().unwrap();
        let view = Pebbles::view(game.position(), Viewer::Seat(own));
        let mut mcts = Mcts::<Pebbles>::new(Budget::Simulations(3_000));
        mcts.choose(&view, &mut BotRng::seed_from_u64(1)).unwrap();
        let own_draws = draws(&mcts, Actor::Seat(own));
        let other_draws = draws(&mcts, Actor::Seat(Seat(1 - own.0)));
        assert!(!own_draws.is_empty() && !other_draws.is_empty());
        for children in own_draws {
            assert_ne!(children[0], children[1], "a seat sees its own charm");
        }
        for children in other_draws {
            assert!(children.iter().all(|&child| child == children[0]), "nobody else does");
        }
    }
}
