//! Ways across the map: who can come from where, and what a bribed way costs.

use table::{Id, Set};

use super::editions;
use crate::board::Board;
use crate::components::{Map, SEAS, TERRITORIES};
use crate::ids::{Polis, Sea, Side, Territory};

/// Neighbours of a sea for a side: its lanes, and the isthmus for the owner of Korinthos.
/// POL-5.5, POL-6.3, POL-9.6, POL-10.8.
fn lanes(board: &Board, side: Side) -> [Set<Sea>; SEAS] {
    let map = &board.edition.map;
    let mut lanes = map.lanes;
    if board.owns(side, map.diolkos) {
        let [a, b] = map.diolkos_seas;
        lanes[a.index()].insert(b);
        lanes[b.index()].insert(a);
    }
    lanes
}

/// For each open node, everything that can be reached through open nodes from it, the shut
/// nodes at the edge included; nothing for a shut node.
fn reach<T: Id, const N: usize>(links: &[Set<T>; N], open: Set<T>) -> [Set<T>; N] {
    let mut reach = [Set::EMPTY; N];
    let mut pending = open;
    while let Some(first) = pending.first() {
        let mut inside = Set::of(first);
        let (mut frontier, mut touched) = (inside, Set::EMPTY);
        while !frontier.is_empty() {
            touched |= union(links, frontier);
            frontier = (touched & open) - inside;
            inside |= frontier;
        }
        inside.iter().for_each(|node| reach[node.index()] = inside | touched);
        pending -= inside;
    }
    reach
}

/// Everything in the sets of some nodes.
fn union<T: Id, U: Id, const N: usize>(sets: &[Set<U>; N], nodes: Set<T>) -> Set<U> {
    nodes.iter().fold(Set::EMPTY, |all, node| all | sets[node.index()])
}

/// The open ways of one side at one moment, worked out once for many destinations.
#[derive(Debug)]
pub(crate) struct Ways<'m> {
    map: &'m Map,
    lanes: [Set<Sea>; SEAS],
    /// POL-5.3: what can be reached across territories that the enemy does not dominate.
    land_reach: [Set<Territory>; TERRITORIES],
    /// POL-5.4, POL-6.2, POL-9.3: seas that may be used.
    open_seas: Set<Sea>,
    sea_reach: [Set<Sea>; SEAS],
    /// POL-6.5: the same for galleys, which own galleys may hinder.
    galley_reach: [Set<Sea>; SEAS],
}

impl<'m> Ways<'m> {
    pub(crate) fn of(board: &Board, side: Side) -> Ways<'m> {
        Ways::around(board, side, editions::shut_by_own(board, side))
    }

    /// The ways that there would be if own units never hindered each other.
    pub(crate) fn through_own(board: &Board, side: Side) -> Ways<'m> {
        Ways::around(board, side, (Set::EMPTY, Set::EMPTY))
    }

    /// POL-5.8, POL-6.5: hoplites keep out of some territories, galleys out of some seas.
    fn around(
        board: &Board,
        side: Side,
        (shut_land, shut_seas): (Set<Territory>, Set<Sea>),
    ) -> Ways<'m> {
        let map = &board.edition.map;
        let lanes = lanes(board, side);
        let open_seas = !board.dominated_seas(side.other());
        let sea_reach = reach(&lanes, open_seas);
        let galley_reach = match open_seas & shut_seas {
            shut if shut.is_empty() => sea_reach,
            shut => reach(&lanes, open_seas - shut),
        };
        let open_land = !board.dominated_land(side.other()) - shut_land;
        let land_reach = reach(&map.land, open_land);
        Ways { map, lanes, land_reach, open_seas, sea_reach, galley_reach }
    }

    /// POL-5.3: territories from which hoplites can march to `to`.
    pub(crate) fn by_land(&self, to: Territory) -> Set<Territory> {
        let next = self.map.land[to.index()];
        (next | union(&self.land_reach, next)) - Set::of(to)
    }

    /// POL-5.4: territories from which hoplites can cross the sea to `to`.
    pub(crate) fn by_sea(&self, to: Territory) -> Set<Territory> {
        let landing = self.map.coasts[to.index()] & self.open_seas;
        let used = union(&self.sea_reach, landing) & self.open_seas;
        union(&self.map.shores, used) - Set::of(to)
    }

    /// Territories from which hoplites can come to `to` at all.
    pub(crate) fn hoplite_sources(&self, to: Territory) -> Set<Territory> {
        self.by_land(to) | self.by_sea(to)
    }

    /// POL-6.2: seas from which galleys can sail to `to`.
    pub(crate) fn galley_sources(&self, to: Sea) -> Set<Sea> {
        let next = self.lanes[to.index()];
        (next | union(&self.galley_reach, next)) - Set::of(to)
    }

    /// POL-9.3: seas that merchants from a port on `port` can use.
    pub(crate) fn merchant_seas(&self, port: Set<Sea>) -> Set<Sea> {
        union(&self.sea_reach, port & self.open_seas) & self.open_seas
    }
}

/// How a proxenos travels, and what the bribes cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Journey {
    pub(crate) cost: u8,
    pub(crate) by_sea: bool,
}

/// POL-10.3: the bribes to every region, starting with those where the journey begins.
#[derive(Debug)]
pub(crate) struct Bribes {
    from: Polis,
    land: [u8; TERRITORIES],
    seas: [u8; SEAS],
}

const UNREACHED: u8 = u8::MAX;
/// No region costs more: its capacity.
const DEAREST_NODE: usize = 5;
/// No way costs more: so much in each of at most twelve regions.
const DEAREST_WAY: usize = 12 * DEAREST_NODE;

impl Bribes {
    pub(crate) fn of(board: &Board, side: Side, from: Polis) -> Bribes {
        Bribes::up_to(board, side, from, DEAREST_WAY)
    }

    /// Only ways that cost no more than `limit`.
    pub(crate) fn up_to(board: &Board, side: Side, from: Polis, limit: usize) -> Bribes {
        let map = &board.edition.map;
        let enemy = side.other().index();
        let start = map.territory[from.index()].map_or(Set::EMPTY, Set::of);
        let lanes = lanes(board, side);
        let ports = map.ports[from.index()];
        Bribes {
            from,
            land: cheapest(&map.land, &board.hoplites[enemy], start, limit),
            seas: cheapest(&lanes, &board.galleys[enemy], ports, limit),
        }
    }

    /// POL-10.2: the poleis that these ways lead to.
    pub(crate) fn destinations(&self, board: &Board) -> Set<Polis> {
        let map = &board.edition.map;
        let reached = |(cost, set): (&u8, &Set<Polis>)| {
            if *cost == UNREACHED { Set::EMPTY } else { *set }
        };
        let by_land = self.land.iter().zip(&map.poleis_in).map(reached);
        let by_sea = self.seas.iter().zip(&map.harbours).map(reached);
        by_land.chain(by_sea).fold(Set::EMPTY, |all, set| all | set) - Set::of(self.from)
    }

    /// POL-10.2, POL-10.5: the cheapest way to a polis; by land if both cost the same.
    pub(crate) fn to(&self, board: &Board, to: Polis) -> Option<Journey> {
        if to == self.from {
            return None;
        }
        let map = &board.edition.map;
        let by_land = map.territory[to.index()].map(|territory| self.land[territory.index()]);
        let landings = map.ports[to.index()].iter();
        let by_sea = landings.map(|sea| self.seas[sea.index()]).min();
        let reached = |cost: &u8| *cost != UNREACHED;
        let land = by_land.filter(reached).map(|cost| Journey { cost, by_sea: false });
        let sea = by_sea.filter(reached).map(|cost| Journey { cost, by_sea: true });
        match (land, sea) {
            (Some(land), Some(sea)) => Some(if sea.cost < land.cost { sea } else { land }),
            (land, sea) => land.or(sea),
        }
    }
}

/// Cost of the cheapest way to each node, where entering or starting at a node costs its price.
/// Sets of nodes wait in buckets by cost, so that each node is settled once, the cheapest first.
fn cheapest<T: Id, const N: usize>(
    links: &[Set<T>; N],
    prices: &[u8; N],
    start: Set<T>,
    limit: usize,
) -> [u8; N] {
    let mut costs = [UNREACHED; N];
    let mut by_price = [Set::EMPTY; DEAREST_NODE + 1];
    for (node, price) in T::all().zip(prices) {
        by_price[usize::from(*price).min(DEAREST_NODE)].insert(node);
    }
    let mut waiting = [Set::EMPTY; DEAREST_WAY + DEAREST_NODE + 1];
    let enter = |waiting: &mut [Set<T>], nodes: Set<T>, so_far: usize| {
        for (price, class) in by_price.iter().enumerate() {
            waiting[so_far + price] |= nodes & *class;
        }
    };
    enter(&mut waiting, start, 0);
    let (mut settled, mut cost) = (Set::EMPTY, 0);
    while cost <= limit.min(DEAREST_WAY) && settled != Set::all() {
        let ready = waiting[cost] - settled;
        if ready.is_empty() {
            cost += 1;
            continue;
        }
        settled |= ready;
        let mut next = Set::EMPTY;
        for node in ready.iter() {
            costs[node.index()] = cost as u8;
            next |= links[node.index()];
        }
        enter(&mut waiting, next - settled, cost);
    }
    costs
}
