//! The tree that a search grows: nodes in one vector, linked by index.

use table::Actor;

/// The root of the tree.
pub(super) const ROOT: u32 = 0;
/// The index of a node that does not exist.
pub(super) const NONE: u32 = u32::MAX;

/// A tree of decisions and chances. Clearing it keeps the nodes and the capacity of their edges, so
/// that a bot soon stops allocating.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    used: usize,
    most: usize,
}

/// A point at which somebody, or chance, moves; as far as the searching seat can tell it from
/// others.
#[derive(Debug)]
pub(super) struct Node<M> {
    /// Who moves.
    pub(super) actor: Actor,
    /// How often a simulation came here.
    pub(super) visits: u32,
    /// Whether the edges carry estimates.
    pub(super) guessed: bool,
    /// The moves that were legal in some simulation.
    pub(super) edges: Vec<Edge<M>>,
    /// The node for another actor at the same point: who moves may depend on what is hidden.
    twin: u32,
    /// What the searching seat sees here: an index into the search's views.
    pub(super) view: u32,
}

/// A move, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// The move.
    pub(super) mv: M,
    /// Where it leads.
    pub(super) child: u32,
    /// How often it was made.
    pub(super) visits: u32,
    /// How often it could have been made.
    pub(super) available: u32,
    /// The sum of what it was worth to the seat that made it.
    pub(super) total: f64,
    /// Its estimated worth before it was tried.
    pub(super) guess: f32,
    /// Its prior: the share of the simulations that it deserves before it was tried.
    pub(super) prior: f32,
}

impl<M> Edge<M> {
    /// The mean of what the move was worth to the seat that made it.
    pub(super) fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }
}

impl<M: Copy + Eq> Tree<M> {
    /// An empty tree that will not grow beyond `most` nodes.
    pub(super) fn new(most: usize) -> Self {
        Tree { nodes: Vec::new(), used: 0, most }
    }

    /// Starts again with a root at which `actor` moves.
    pub(super) fn clear(&mut self, actor: Actor) {
        self.used = 0;
        self.grow(actor);
    }

    /// How many nodes there are.
    #[cfg(test)]
    pub(super) fn len(&self) -> u32 {
        self.used as u32
    }

    /// A node.
    pub(super) fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    /// A node, mutably.
    pub(super) fn node_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    /// A new node; [`NONE`] once the tree is full.
    pub(super) fn grow(&mut self, actor: Actor) -> u32 {
        if self.used >= self.most {
            return NONE;
        }
        match self.nodes.get_mut(self.used) {
            Some(old) => old.reset(actor),
            None => self.nodes.push(Node::new(actor)),
        }
        self.used += 1;
        // The limit is far below what 32 bits can count.
        (self.used - 1) as u32
    }

    /// The node for `actor` at the point that `index` stands for; [`NONE`] once the tree is full.
    pub(super) fn node_of(&mut self, mut index: u32, actor: Actor) -> u32 {
        while index != NONE && self.node(index).actor != actor {
            if self.node(index).twin == NONE {
                let twin = self.grow(actor);
                self.node_mut(index).twin = twin;
            }
            index = self.node(index).twin;
        }
        index
    }
}

impl<M: Copy + Eq> Node<M> {
    fn new(actor: Actor) -> Self {
        Node { actor, visits: 0, guessed: false, edges: Vec::new(), twin: NONE, view: NONE }
    }

    fn reset(&mut self, actor: Actor) {
        let mut edges = std::mem::take(&mut self.edges);
        edges.clear();
        *self = Node { edges, ..Node::new(actor) };
    }

    /// The edge of a move, new if need be. The search for it begins at `hint`: lists of legal
    /// moves mostly come in the same order.
    pub(super) fn edge_of(&mut self, mv: M, hint: usize) -> usize {
        let n = self.edges.len();
        let hint = if hint < n { hint } else { 0 };
        let order = (hint..n).chain(0..hint);
        for index in order {
            if self.edges[index].mv == mv {
                return index;
            }
        }
        self.edges.push(Edge::new(mv));
        n
    }
}

impl<M> Edge<M> {
    fn new(mv: M) -> Self {
        let guess = f32::NAN;
        Edge { mv, child: NONE, visits: 0, available: 0, total: 0.0, guess, prior: 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    const A: Actor = Actor::Seat(Seat(0));
    const B: Actor = Actor::Seat(Seat(1));

    #[test]
    fn edges_are_found_again_in_any_order() {
        let mut tree = Tree::new(10);
        tree.clear(A);
        let root = tree.node_mut(ROOT);
        assert_eq!([7, 8, 9].map(|mv| root.edge_of(mv, 0)), [0, 1, 2]);
        assert_eq!(root.edge_of(8, 2), 1);
        assert_eq!(root.edge_of(8, 99), 1);
        assert_eq!(root.edge_of(5, 1), 3);
    }

    #[test]
    fn a_point_has_a_node_for_each_actor() {
        let mut tree = Tree::<u8>::new(10);
        tree.clear(A);
        let twin = tree.node_of(ROOT, B);
        assert_ne!(twin, ROOT);
        assert_eq!(tree.node_of(ROOT, B), twin);
        assert_eq!(tree.node_of(ROOT, A), ROOT);
        assert_ne!(tree.node_of(ROOT, Actor::Chance), twin);
    }

    #[test]
    fn a_full_tree_grows_no_more() {
        let mut tree = Tree::<u8>::new(2);
        tree.clear(A);
        assert_eq!(tree.grow(B), 1);
        assert_eq!(tree.grow(B), NONE);
        tree.clear(B);
        assert_eq!(tree.node(ROOT).actor, B);
        assert_eq!(tree.grow(A), 1);
    }
}
