//! The shortest permitted way (PW-5.1.1), and how many there are.

use crate::board::{Board, Expedition, Force};
use crate::components::{Line, card, map, places};
use crate::ids::{SPACES, Side, Space, SpaceSet};

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

    /// The same, as if whoever finds no ship stayed behind (PW-5.1.4): the way of the fleet, even
    /// if there is none any more.
    #[must_use]
    pub fn lightened(self) -> Passage {
        Passage { naval: true, carried: true, ..self }
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

    /// PW-5.1.1, PW-5.1.2, PW-5.1.4: whether it can go along a line.
    fn follows(&self, board: &Board, line: &Line) -> bool {
        if self.alone {
            return true;
        }
        if line.isthmus {
            return !self.naval || holds_isthmus(board, self.side);
        }
        match (line.land, line.naval) {
            (true, true) => true,
            (true, false) => !self.naval,
            _ => self.naval && self.carried,
        }
    }

    /// Whether it can enter a space.
    fn enters(&self, board: &Board, space: Space) -> bool {
        let places = places();
        // PW-5.2.2: neutral Argos and Syracuse lie on nobody's way.
        let asleep = (space == places.argos && !board.history.argos)
            || (space == places.syracuse && !board.history.syracuse);
        if asleep {
            return false;
        }
        // PW-5.1.1: the two narrows are open to who controls them, or as the objective.
        let narrows = space == places.naupactus
            || space == places.byzantium
            || (board.designer_errata && space == places.amphipolis);
        if narrows && space != self.objective && board.control(space) != Some(self.side) {
            return false;
        }
        // Event 6: the plague keeps allies out.
        let city = space == places.athens || space == places.piraeus;
        if city && self.allied && self.side == Side::Athens && board.season.quarantine {
            return false;
        }
        !self.alone || alone_enters(board, self.side, space)
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
        if !passage.enters(board, to) {
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
            let mut visit = |near: Space, crossing: bool, field: &mut Field| {
                let known = field.distance[near.index()];
                if known < next {
                    return;
                }
                let ways = field.ways[space.index()];
                let crossed = if crossing { ways } else { field.crossed[space.index()] };
                if known == next {
                    let index = near.index();
                    field.ways[index] = field.ways[index].saturating_add(ways);
                    field.crossed[index] = field.crossed[index].saturating_add(crossed);
                    return;
                }
                if near == from {
                    last = next;
                } else if !passage.enters(board, near) {
                    return;
                }
                field.distance[near.index()] = next;
                field.ways[near.index()] = ways;
                field.crossed[near.index()] = crossed;
                front[end] = near;
                end += 1;
            };
            for line in &card(space).lines {
                if passage.follows(board, line) {
                    visit(line.to, false, &mut field);
                }
            }
            if let Some(far) = crossing_end(passage, space) {
                visit(far, true, &mut field);
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
        let lines = card(from).lines.iter().filter(|line| passage.follows(board, line));
        lines
            .map(|line| line.to)
            .chain(crossing_end(passage, from))
            .filter(move |space| self.distance[space.index()] == nearer)
            .filter(move |&space| {
                !self.crosses(from) || self.crosses(space) || is_crossing(from, space)
            })
    }
}

fn crossing_end(passage: &Passage, space: Space) -> Option<Space> {
    let by_ship = passage.alone || (passage.naval && passage.carried);
    across(space).filter(|_| passage.crossing && by_ship)
}

/// Every space that can be reached from a space.
#[must_use]
pub fn reachable(board: &Board, passage: &Passage, from: Space) -> SpaceSet {
    let mut seen = SpaceSet::EMPTY;
    seen.insert(from);
    let mut front = [Space(0); SPACES];
    front[0] = from;
    let (mut start, mut end) = (0, 1);
    while start < end {
        let space = front[start];
        start += 1;
        let lines = card(space).lines.iter().filter(|line| passage.follows(board, line));
        for near in lines.map(|line| line.to).chain(crossing_end(passage, space)) {
            if !seen.has(near) && passage.enters(board, near) {
                seen.insert(near);
                front[end] = near;
                end += 1;
            }
        }
    }
    seen
}

/// For every space, how many spaces of a set lie on the shortest way there that has the fewest of
/// them; [`u8::MAX`] if there is no way.
#[must_use]
pub fn exposure(board: &Board, passage: &Passage, from: Space, set: &SpaceSet) -> [u8; SPACES] {
    let (mut distance, mut exposed) = ([UNSEEN; SPACES], [UNSEEN; SPACES]);
    (distance[from.index()], exposed[from.index()]) = (0, 0);
    let mut front = [Space(0); SPACES];
    front[0] = from;
    let (mut start, mut end) = (0, 1);
    while start < end {
        let space = front[start];
        start += 1;
        let next = distance[space.index()] + 1;
        for line in card(space).lines.iter().filter(|line| passage.follows(board, line)) {
            let near = line.to;
            let known = distance[near.index()];
            if known < next || (known == UNSEEN && !passage.enters(board, near)) {
                continue;
            }
            if known == UNSEEN {
                distance[near.index()] = next;
                front[end] = near;
                end += 1;
            }
            // A front is finished before the next begins, so this is the last word on `space`.
            let on_the_way = exposed[space.index()].saturating_add(u8::from(set.has(near)));
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
    let mut front = [Space(0); SPACES];
    front[0] = from;
    let (mut start, mut end) = (0, 1);
    while start < end {
        let space = front[start];
        start += 1;
        for near in map().adjacent[space.index()].iter() {
            if distance[near.index()] == UNSEEN && passage.enters(board, near) {
                distance[near.index()] = distance[space.index()] + 1;
                front[end] = near;
                end += 1;
            }
        }
    }
    distance
}
