//! The shortest permitted way (PW-5.1.1), and how many there are.

use crate::board::{Board, Expedition, Force};
use crate::components::{Nets, card, map, places};
use crate::ids::{SPACES, Side, Space};
use table::Set;

/// What an expedition can use, by its composition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage {
    side: Side,
    objective: Space,
    /// A leader without strength points.
    alone: bool,
    land: bool,
    naval: bool,
    /// Every strength point on land has a ship.
    carried: bool,
    /// Allies march with it.
    allied: bool,
    /// The open sea between Taenarum and Syracuse may be used (PW-5.1.3).
    crossing: bool,
}

impl Passage {
    /// What an expedition can use now.
    #[must_use]
    pub fn of(expedition: &Expedition) -> Passage {
        let force = expedition.force();
        Passage::with(expedition.side, expedition.objective, &force).crossing(expedition.crossing)
    }

    /// What a force could use.
    #[must_use]
    pub fn with(side: Side, objective: Space, force: &Force) -> Passage {
        Passage {
            side,
            objective,
            alone: force.is_empty(),
            land: force.land() > 0,
            naval: force.naval() > 0,
            carried: force.land() <= force.naval(),
            allied: force.units[3..].iter().any(|&n| n > 0),
            crossing: false,
        }
    }

    /// The same, with or without the open sea.
    #[must_use]
    pub fn crossing(self, crossing: bool) -> Passage {
        Passage { crossing, ..self }
    }

    /// The route of the fleet alone: units without transport stay behind (PW-5.1.4), even if no
    /// ship is left.
    #[must_use]
    pub fn lightened(self) -> Passage {
        Passage { naval: true, carried: true, ..self }
    }

    /// PW-5.1.3: whether the open sea may be used, by who can.
    fn crosses(&self) -> bool {
        self.crossing && (self.alone || (self.naval && self.carried))
    }

    /// Whether somebody finds no ship.
    #[must_use]
    pub fn is_overloaded(&self) -> bool {
        self.land && !self.carried
    }

    /// As a number, to notice when losses change it.
    #[must_use]
    pub fn code(&self) -> u8 {
        let bits = [self.alone, self.land, self.naval, self.carried, self.allied];
        bits.iter().fold(0, |code, &bit| code << 1 | u8::from(bit))
    }

    /// Spaces that it can enter, but for what a leader alone avoids (PW-5.1.6).
    fn open(&self, board: &Board) -> Set<Space> {
        let places = places();
        let mut open = Set::all();
        // PW-5.2.2: neutral Argos and Syracuse lie on nobody's way.
        if !board.history.argos {
            open.remove(places.argos);
        }
        if !board.history.syracuse {
            open.remove(places.syracuse);
        }
        // PW-5.1.1: the two narrows are open to who controls them, or as the objective.
        let errata = board.designer_errata.then_some(places.amphipolis);
        for narrows in [places.naupactus, places.byzantium].into_iter().chain(errata) {
            if narrows != self.objective && board.control(narrows) != Some(self.side) {
                open.remove(narrows);
            }
        }
        // Event 6: the plague keeps allies out.
        if self.allied && self.side == Side::Athens && board.season.quarantine {
            open.remove(places.athens);
            open.remove(places.piraeus);
        }
        open
    }

    /// PW-5.1.1, PW-5.1.2, PW-5.1.4: the lines that it can go along, as sets of neighbours.
    fn net(&self, board: &Board) -> &'static [Set<Space>] {
        let Nets { any, land, fleet, fleet_hauled, burdened, burdened_hauled } = &map().nets;
        if self.alone {
            return any;
        }
        if !self.naval {
            return land;
        }
        match (self.carried, holds_isthmus(board, self.side)) {
            (true, false) => fleet,
            (true, true) => fleet_hauled,
            (false, false) => burdened,
            (false, true) => burdened_hauled,
        }
    }
}

/// What a passage can use as the board stands, worked out once for a whole search.
struct Ways<'a> {
    board: &'a Board,
    passage: &'a Passage,
    net: &'static [Set<Space>],
    open: Set<Space>,
    crosses: bool,
}

impl<'a> Ways<'a> {
    fn new(board: &'a Board, passage: &'a Passage) -> Ways<'a> {
        let (net, open) = (passage.net(board), passage.open(board));
        Ways { board, passage, net, open, crosses: passage.crosses() }
    }

    /// Whether it can enter a space.
    fn enters(&self, space: Space) -> bool {
        self.open.contains(space)
            && (!self.passage.alone || alone_enters(self.board, self.passage.side, space))
    }

    /// Neighbours along lines that it can use, whether or not it can enter them.
    fn around(&self, space: Space) -> Set<Space> {
        let mut near = self.net[space.index()];
        if self.crosses
            && let Some(far) = across(space)
        {
            near.insert(far);
        }
        near
    }

    /// Whether a hop is the open sea, for those who may cross it.
    fn is_crossing(&self, from: Space, to: Space) -> bool {
        self.crosses && is_crossing(from, to)
    }

    /// Those of a set that it can enter.
    fn entered(&self, spaces: Set<Space>) -> Set<Space> {
        let open = spaces & self.open;
        if !self.passage.alone {
            return open;
        }
        open.iter().filter(|&space| alone_enters(self.board, self.passage.side, space)).collect()
    }

    /// Every space that can be reached from a space, or enough of them to know that `goal` can.
    fn flood(&self, from: Space, goal: Option<Space>) -> Set<Space> {
        let mut seen = Set::of(from);
        let mut front = seen;
        while !front.is_empty() && !goal.is_some_and(|goal| seen.contains(goal)) {
            let mut near = Set::EMPTY;
            for space in front.iter() {
                near |= self.around(space);
            }
            front = self.entered(near - seen);
            seen |= front;
        }
        seen
    }
}

/// PW-5.1.6: a leader alone avoids the enemy, and enemy colours where no friends wait.
fn alone_enters(board: &Board, side: Side, space: Space) -> bool {
    if board.is_held(side.other(), space) {
        return false;
    }
    board.allegiance(space) != Some(side.other()) || board.is_assembly(side, space)
}

/// PW-5.1.2: who controls both ends draws ships over the isthmus.
fn holds_isthmus(board: &Board, side: Side) -> bool {
    let places = places();
    [places.corinth, places.cenchreae].iter().all(|&space| board.control(space) == Some(side))
}

/// The other end of the open sea from here (PW-5.1.3).
#[must_use]
pub fn across(space: Space) -> Option<Space> {
    let places = places();
    match space {
        _ if space == places.taenarum => Some(places.syracuse),
        _ if space == places.syracuse => Some(places.taenarum),
        _ => None,
    }
}

/// Whether a hop is the open sea.
#[must_use]
pub fn is_crossing(from: Space, to: Space) -> bool {
    across(from) == Some(to)
}

/// Whether ships can leave a space.
#[must_use]
pub fn is_port(space: Space) -> bool {
    card(space).lines.iter().any(|line| line.naval)
}

/// Whether a hop is by ship only.
#[must_use]
pub fn is_sea_hop(from: Space, to: Space) -> bool {
    let line = card(from).lines.iter().find(|line| line.to == to);
    line.map_or_else(|| is_crossing(from, to), |line| !line.land)
}

/// Distances to a destination, as far as the start, and the number of shortest ways.
#[derive(Debug)]
pub struct Field {
    distance: [u8; SPACES],
    ways: [u32; SPACES],
    /// Those among them that lead over the open sea (PW-5.1.3).
    crossed: [u32; SPACES],
}

const UNSEEN: u8 = u8::MAX;

impl Field {
    /// Looks backwards from `to` until `from` is found; `None` if there is no way.
    #[must_use]
    pub fn between(board: &Board, passage: &Passage, from: Space, to: Space) -> Option<Field> {
        let mut field =
            Field { distance: [UNSEEN; SPACES], ways: [0; SPACES], crossed: [0; SPACES] };
        field.distance[to.index()] = 0;
        field.ways[to.index()] = 1;
        if from == to {
            return Some(field);
        }
        let ways = Ways::new(board, passage);
        if !ways.enters(to) {
            return None;
        }
        let mut front = [Space(0); SPACES];
        front[0] = to;
        let (mut start, mut end, mut last) = (0, 1, UNSEEN);
        while start < end {
            let space = front[start];
            start += 1;
            let next = field.distance[space.index()] + 1;
            if next > last {
                break;
            }
            let count = field.ways[space.index()];
            for near in ways.around(space).iter() {
                let index = near.index();
                let known = field.distance[index];
                if known < next {
                    continue;
                }
                let crossed = if ways.is_crossing(space, near) {
                    count
                } else {
                    field.crossed[space.index()]
                };
                if known == next {
                    field.ways[index] = field.ways[index].saturating_add(count);
                    field.crossed[index] = field.crossed[index].saturating_add(crossed);
                    continue;
                }
                if near == from {
                    last = next;
                } else if !ways.enters(near) {
                    continue;
                }
                field.distance[index] = next;
                field.ways[index] = count;
                field.crossed[index] = crossed;
                front[end] = near;
                end += 1;
            }
        }
        (field.distance[from.index()] != UNSEEN).then_some(field)
    }

    /// Lines to the destination.
    #[must_use]
    pub fn length(&self, from: Space) -> u8 {
        self.distance[from.index()]
    }

    /// The number of shortest ways from a space that lies on one. Where the open sea may be used
    /// it has been chosen, so if any of them crosses it the others do not count.
    #[must_use]
    pub fn ways(&self, from: Space) -> u32 {
        if self.crosses(from) { self.crossed[from.index()] } else { self.ways[from.index()] }
    }

    /// Whether a shortest way leads over the open sea (PW-5.1.3).
    #[must_use]
    pub fn crosses(&self, from: Space) -> bool {
        self.crossed[from.index()] > 0
    }

    /// Next spaces on a shortest way that counts, in the order of the component file.
    pub fn steps(
        &self,
        board: &Board,
        passage: &Passage,
        from: Space,
    ) -> impl Iterator<Item = Space> {
        let nearer = self.distance[from.index()].wrapping_sub(1);
        let net = passage.net(board)[from.index()];
        let lines = card(from).lines.iter().map(|line| line.to);
        lines
            .filter(move |&space| net.contains(space))
            .chain(crossing_end(passage, from))
            .filter(move |space| self.distance[space.index()] == nearer)
            .filter(move |&space| {
                !self.crosses(from) || self.crosses(space) || is_crossing(from, space)
            })
    }
}

fn crossing_end(passage: &Passage, space: Space) -> Option<Space> {
    across(space).filter(|_| passage.crosses())
}

/// Every space that can be reached from a space.
#[must_use]
pub fn reachable(board: &Board, passage: &Passage, from: Space) -> Set<Space> {
    Ways::new(board, passage).flood(from, None)
}

/// Whether there is a way at all, for those who need not know which.
#[must_use]
pub fn is_linked(board: &Board, passage: &Passage, from: Space, to: Space) -> bool {
    from == to || Ways::new(board, passage).flood(from, Some(to)).contains(to)
}

/// For every space, how many spaces of a set lie on the shortest way there that has the fewest of
/// them; [`u8::MAX`] if there is no way.
#[must_use]
pub fn exposure(board: &Board, passage: &Passage, from: Space, set: Set<Space>) -> [u8; SPACES] {
    let ways = Ways::new(board, passage);
    let (mut distance, mut exposed) = ([UNSEEN; SPACES], [UNSEEN; SPACES]);
    (distance[from.index()], exposed[from.index()]) = (0, 0);
    let mut front = [Space(0); SPACES];
    front[0] = from;
    let (mut start, mut end) = (0, 1);
    while start < end {
        let space = front[start];
        start += 1;
        let next = distance[space.index()] + 1;
        for near in ways.net[space.index()].iter() {
            let known = distance[near.index()];
            if known < next || (known == UNSEEN && !ways.enters(near)) {
                continue;
            }
            if known == UNSEEN {
                distance[near.index()] = next;
                front[end] = near;
                end += 1;
            }
            // A front is finished before the next begins, so this is the last word on `space`.
            let on_the_way = exposed[space.index()].saturating_add(u8::from(set.contains(near)));
            exposed[near.index()] = exposed[near.index()].min(on_the_way);
        }
    }
    exposed
}

/// PW-5.2.1: lines of any kind from the national space, under the limits of PW-5.1.1.
#[must_use]
pub fn distances(board: &Board, side: Side, objective: Space) -> [u8; SPACES] {
    let from = Board::national(side);
    let mut distance = [UNSEEN; SPACES];
    distance[from.index()] = 0;
    let passage = Passage {
        side,
        objective,
        alone: false,
        land: false,
        naval: false,
        carried: true,
        allied: false,
        crossing: false,
    };
    let mut unseen = passage.open(board);
    unseen.remove(from);
    let mut front = Set::of(from);
    for far in 1.. {
        let mut near = Set::EMPTY;
        for space in front.iter() {
            near |= map().adjacent[space.index()];
        }
        front = near & unseen;
        if front.is_empty() {
            break;
        }
        unseen -= front;
        for space in front.iter() {
            distance[space.index()] = far;
        }
    }
    distance
}
