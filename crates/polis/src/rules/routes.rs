//! Ways across the map: who can come from where, and what a bribed way costs.

use super::editions;
use crate::board::Board;
use crate::components::{Map, SEAS, TERRITORIES};
use crate::ids::{Polis, PolisSet, Sea, Side, Territory, members};

/// Neighbours of a sea for a side: its lanes, and the isthmus for the owner of Korinthos.
/// POL-5.5, POL-6.3, POL-9.6, POL-10.8.
fn lanes(board: &Board, side: Side) -> [u8; SEAS] {
    let map = &board.edition.map;
    let mut lanes = map.lanes;
    if board.owns(side, map.diolkos) {
        let [a, b] = map.diolkos_seas;
        lanes[a.index()] |= 1 << b.0;
        lanes[b.index()] |= 1 << a.0;
    }
    lanes
}

fn widen(lanes: [u8; SEAS]) -> [u16; SEAS] {
    lanes.map(u16::from)
}

/// For each open node, everything that can be reached through open nodes from it, the shut
/// nodes at the edge included; nothing for a shut node.
fn reach<const N: usize>(links: &[u16; N], open: u16) -> [u16; N] {
    let mut reach = [0; N];
    let mut pending = open & ((1 << N) - 1);
    while pending != 0 {
        let first = pending & pending.wrapping_neg();
        let (mut inside, mut touched) = (first, 0);
        let mut frontier = first;
        while frontier != 0 {
            touched |= members(frontier).fold(0, |set, index| set | links[usize::from(index)]);
            frontier = touched & open & !inside;
            inside |= frontier;
        }
        members(inside).for_each(|index| reach[usize::from(index)] = inside | touched);
        pending &= !inside;
    }
    reach
}

/// What can be reached from the members of a set.
fn reach_of<const N: usize>(reach: &[u16; N], set: u16) -> u16 {
    members(set).fold(0, |all, index| all | reach[usize::from(index)])
}

/// The open ways of one side at one moment, worked out once for many destinations.
#[derive(Debug)]
pub(crate) struct Ways<'m> {
    map: &'m Map,
    lanes: [u16; SEAS],
    /// POL-5.3: what can be reached across territories that the enemy does not dominate.
    land_reach: [u16; TERRITORIES],
    /// POL-5.4, POL-6.2, POL-9.3: seas that may be used.
    open_seas: u16,
    sea_reach: [u16; SEAS],
    /// POL-6.5: the same for galleys, which own galleys may hinder.
    galley_reach: [u16; SEAS],
}

impl<'m> Ways<'m> {
    pub(crate) fn of(board: &Board, side: Side) -> Ways<'m> {
        Ways::around(board, side, editions::shut_by_own(board, side))
    }

    /// The ways that there would be if own units never hindered each other.
    pub(crate) fn through_own(board: &Board, side: Side) -> Ways<'m> {
        Ways::around(board, side, (0, 0))
    }

    /// POL-5.8, POL-6.5: hoplites keep out of some territories, galleys out of some seas.
    fn around(board: &Board, side: Side, (shut_land, shut_seas): (u16, u16)) -> Ways<'m> {
        let map = &board.edition.map;
        let lanes = widen(lanes(board, side));
        let open_seas = !u16::from(board.dominated_seas(side.other())) & ((1 << SEAS) - 1);
        let sea_reach = reach(&lanes, open_seas);
        let galley_reach = match open_seas & shut_seas {
            0 => sea_reach,
            shut => reach(&lanes, open_seas & !shut),
        };
        let open_land = !board.dominated_land(side.other()) & !shut_land;
        Ways {
            map,
            lanes,
            land_reach: reach(&map.land, open_land),
            open_seas,
            sea_reach,
            galley_reach,
        }
    }

    /// POL-5.3: territories from which hoplites can march to `to`.
    pub(crate) fn by_land(&self, to: Territory) -> u16 {
        let next = self.map.land[to.index()];
        (next | reach_of(&self.land_reach, next)) & !to.bit()
    }

    /// POL-5.4: territories from which hoplites can cross the sea to `to`.
    pub(crate) fn by_sea(&self, to: Territory) -> u16 {
        let landing = u16::from(self.map.coasts[to.index()]) & self.open_seas;
        let used = reach_of(&self.sea_reach, landing) & self.open_seas;
        members(used).fold(0, |set, sea| set | self.map.shores[usize::from(sea)]) & !to.bit()
    }

    /// Territories from which hoplites can come to `to` at all.
    pub(crate) fn hoplite_sources(&self, to: Territory) -> u16 {
        self.by_land(to) | self.by_sea(to)
    }

    /// POL-6.2: seas from which galleys can sail to `to`.
    pub(crate) fn galley_sources(&self, to: Sea) -> u16 {
        let next = self.lanes[to.index()];
        (next | reach_of(&self.galley_reach, next)) & !to.bit()
    }

    /// POL-9.3: seas that merchants from a port on `port` can use.
    pub(crate) fn merchant_seas(&self, port: u8) -> u16 {
        reach_of(&self.sea_reach, u16::from(port) & self.open_seas) & self.open_seas
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
        let start = map.territory[from.index()].map_or(0, Territory::bit);
        let lanes = widen(lanes(board, side));
        let ports = u16::from(map.ports[from.index()]);
        Bribes {
            from,
            land: cheapest(&map.land, &board.hoplites[enemy], start, limit),
            seas: cheapest(&lanes, &board.galleys[enemy], ports, limit),
        }
    }

    /// POL-10.2: the poleis that these ways lead to.
    pub(crate) fn destinations(&self, board: &Board) -> PolisSet {
        let map = &board.edition.map;
        let reached = |(cost, set): (&u8, &PolisSet)| {
            if *cost == UNREACHED { PolisSet::EMPTY } else { *set }
        };
        let by_land = self.land.iter().zip(&map.poleis_in).map(reached);
        let by_sea = self.seas.iter().zip(&map.harbours).map(reached);
        by_land.chain(by_sea).fold(PolisSet::EMPTY, |all, set| all | set) & !PolisSet::of(self.from)
    }

    /// POL-10.2, POL-10.5: the cheapest way to a polis; by land if both cost the same.
    pub(crate) fn to(&self, board: &Board, to: Polis) -> Option<Journey> {
        if to == self.from {
            return None;
        }
        let map = &board.edition.map;
        let by_land = map.territory[to.index()].map(|territory| self.land[territory.index()]);
        let landings = members(u16::from(map.ports[to.index()]));
        let by_sea = landings.map(|sea| self.seas[usize::from(sea)]).min();
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
fn cheapest<const N: usize>(
    links: &[u16; N],
    prices: &[u8; N],
    start: u16,
    limit: usize,
) -> [u8; N] {
    let mut costs = [UNREACHED; N];
    let mut by_price = [0_u16; DEAREST_NODE + 1];
    for (node, price) in prices.iter().enumerate() {
        by_price[usize::from(*price).min(DEAREST_NODE)] |= 1 << node;
    }
    let mut waiting = [0_u16; DEAREST_WAY + DEAREST_NODE + 1];
    let enter = |waiting: &mut [u16], nodes: u16, so_far: usize| {
        for (price, class) in by_price.iter().enumerate() {
            waiting[so_far + price] |= nodes & class;
        }
    };
    enter(&mut waiting, start, 0);
    let (mut settled, mut cost, everything) = (0_u16, 0, (1_u16 << N) - 1);
    while cost <= limit.min(DEAREST_WAY) && settled != everything {
        let ready = waiting[cost] & !settled;
        if ready == 0 {
            cost += 1;
            continue;
        }
        settled |= ready;
        let mut next = 0;
        for node in members(ready).map(usize::from) {
            costs[node] = cost as u8;
            next |= links[node];
        }
        enter(&mut waiting, next & !settled, cost);
    }
    costs
}
