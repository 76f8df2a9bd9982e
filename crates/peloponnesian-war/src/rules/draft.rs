//! PW-5.2.1: whom the procedure takes for an expedition, and where.

use super::muster::can_leave;
use super::operations::Pass;
use crate::board::{Board, Expedition, Levy};
use crate::event::{Candidate, Verdict, Weighed};
use crate::ids::{Arm, SPACES, Side, Space, UNITS, Unit};
use crate::routes::{Passage, distances, is_linked, reachable};
use table::Set;

/// What the procedure does next in gathering an expedition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Draft {
    /// Where it goes next; several if they are equally near.
    pub stops: Set<Space>,
    /// What it takes there, if it is there already.
    pub take: [u8; UNITS],
    /// What the whole will cost.
    pub cost: u32,
    /// Spaces that it does without.
    pub left_out: Set<Space>,
}

/// An expedition as it was worked out: what came of it, and what was weighed.
pub(crate) struct Plan<'a> {
    yard: Yard<'a>,
    wanted: [u8; 3],
    distance: [u8; SPACES],
    /// What the procedure does next, or why it can't.
    pub verdict: Result<Draft, Pass>,
}

impl<'a> Plan<'a> {
    /// PW-5.2.1: works an expedition out: nearest spaces first, garrisons spared as far as can be.
    pub(crate) fn of(board: &'a Board, expedition: &Expedition) -> Plan<'a> {
        Plan::work_out(board, expedition, false)
    }

    /// The same after losses: who is not to be had any more is done without, and who finds no
    /// ship will be left behind (PW-5.1.4).
    pub(crate) fn of_the_rest(board: &'a Board, expedition: &Expedition) -> Plan<'a> {
        Plan::work_out(board, expedition, true)
    }

    fn work_out(board: &'a Board, expedition: &Expedition, modest: bool) -> Plan<'a> {
        let side = expedition.side;
        let mut walk = *expedition;
        let distance = distances(board, side, expedition.objective);
        let left_out = expedition.left_out;
        let mut yard = Yard { board, side, left_out, levels: [0; 3], floor: 0, modest };
        let levy = board.season.levy.filter(|_| side == Side::Sparta);
        let verdict = loop {
            if let Err((arm, found)) = yard.find_levels(walk.wanted, levy.as_ref()) {
                walk.wanted[arm] = found;
                if modest && walk.wanted != [0; 3] {
                    continue;
                }
                break Err(Pass::Weak);
            }
            let road = Road { walk, seen: Set::EMPTY, distance: &distance, levy };
            match yard.gather(&road, true) {
                Gathered::Done(draft) => break Ok(draft),
                // PW-10.3.6.10: who is wanted may stand in a garrison that is not pressed yet.
                Gathered::Short if levy.is_some() && yard.floor < 3 => yard.floor += 1,
                Gathered::Short => break Err(Pass::Weak),
                Gathered::CutOff => break Err(Pass::CutOff),
                // A space that could not be reached any more is left out, and all planned anew.
                Gathered::Unreachable(space) => yard.left_out.insert(space),
            }
        };
        Plan { yard, wanted: expedition.wanted, distance, verdict }
    }

    /// Every garrison of the side, the nearest first, with what it could give and whether the
    /// expedition goes there next.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let Yard { board, side, .. } = self.yard;
        let next = self.verdict.as_ref().map_or(Set::EMPTY, |draft| draft.stops);
        let mut spaces: Vec<_> = board.occupied[side.index()].iter().collect();
        spaces.sort_by_key(|space| self.distance[space.index()]);
        let candidates = spaces.into_iter().map(|space| {
            let levy = board.season.levy.filter(|_| side == Side::Sparta);
            let gives = self.yard.take(space, self.wanted, levy.as_ref());
            let verdict = match () {
                () if !board.is_assembly(side, space) => Verdict::Acted,
                () if self.yard.left_out.contains(space) => Verdict::CutOff,
                () if gives == [0; UNITS] => Verdict::Spared,
                () => Verdict::Gives,
            };
            let gives = if verdict == Verdict::Gives { gives } else { [0; UNITS] };
            Candidate {
                what: Weighed::Space(space),
                number: self.distance[space.index()],
                gives: Arm::ALL.map(|arm| arm_count(&gives, arm)),
                verdict,
                chosen: next.contains(space),
            }
        });
        candidates.collect()
    }
}

enum Gathered {
    Done(Draft),
    Short,
    CutOff,
    Unreachable(Space),
}

/// The recruiting ground of one plan.
struct Yard<'a> {
    board: &'a Board,
    side: Side,
    left_out: Set<Space>,
    /// How hard the garrisons are pressed, by arm: 0 leaves one of each arm, 1 leaves somebody,
    /// 2 strips friendly colours, 3 strips all.
    levels: [u8; 3],
    /// The least for hoplites, where they have to be of certain people (PW-10.3.6.10).
    floor: u8,
    /// The plan makes do with what is left after losses.
    modest: bool,
}

/// How far a plan has come.
#[derive(Clone, Copy)]
struct Road<'a> {
    walk: Expedition,
    seen: Set<Space>,
    distance: &'a [u8; SPACES],
    levy: Option<Levy>,
}

impl Yard<'_> {
    fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        let held = self.board.occupied[self.side.index()] - self.left_out;
        held.iter().filter(|&space| self.board.is_assembly(self.side, space))
    }

    /// PW-5.2.1: no garrison is pressed harder than the force requires. If an arm is short, tells
    /// how many there are.
    fn find_levels(&mut self, wanted: [u8; 3], levy: Option<&Levy>) -> Result<(), (usize, u8)> {
        self.levels = [self.floor, 0, 0];
        loop {
            let mut found = [0_u16; 3];
            for space in self.spaces() {
                let taken = self.take(space, wanted, levy);
                for arm in Arm::ALL {
                    found[arm as usize] += arm_count(&taken, arm);
                }
            }
            let short = (0..3).find(|&arm| found[arm] < u16::from(wanted[arm]));
            match short {
                None => return Ok(()),
                Some(arm) if self.levels[arm] < 3 => self.levels[arm] += 1,
                // Fewer than wanted, so they fit.
                Some(arm) => return Err((arm, found[arm] as u8)),
            }
        }
    }

    /// What a space gives, national strength points before allied ones.
    fn take(&self, space: Space, wanted: [u8; 3], levy: Option<&Levy>) -> [u8; UNITS] {
        let fresh = &self.board.stacks[self.side.index()][space.index()].fresh;
        let present = self.board.force(self.side, space);
        let friendly = self.board.allegiance(space) == Some(self.side);
        let mut left = present.total();
        let mut taken = [0; UNITS];
        for arm in Arm::ALL {
            let level = self.levels[arm as usize];
            let strips = level == 3 || (level == 2 && friendly);
            let kept = u8::from(level == 0);
            let mut give = wanted[arm as usize].min(present.arm(arm).saturating_sub(kept));
            if !strips {
                give = give.min(left.saturating_sub(1));
            }
            for unit in [Unit::of(arm, false), Unit::of(arm, true)] {
                if !can_leave(space, unit) {
                    continue;
                }
                let most = levy.map_or(u8::MAX, |levy| levy.most(space, unit));
                let n = give.min(fresh[unit.index()]).min(most);
                taken[unit.index()] = n;
                give -= n;
                left -= n;
            }
        }
        taken
    }

    /// Walks from space to space until the force is complete. Of spaces that are equally near only
    /// those count from which it can be completed; to know that it can, one of them will do.
    fn gather(&self, road: &Road<'_>, all: bool) -> Gathered {
        let walk = &road.walk;
        if walk.wanted == [0; 3] {
            return self.finish(walk);
        }
        let mut stops = self.nearest(road);
        let Some(first) = stops.iter().next() else { return Gathered::Short };
        if stops.contains(walk.at) {
            stops = [walk.at].into_iter().collect();
        } else {
            stops &= reachable(self.board, &Passage::of(walk), walk.at);
        }
        let (mut found, mut failed) = (None, Gathered::Unreachable(first));
        for (index, stop) in stops.iter().enumerate() {
            let take = self.take(stop, walk.wanted, road.levy.as_ref());
            let mut next = *road;
            next.seen.insert(stop);
            next.walk.at = stop;
            if let Some(levy) = &mut next.levy {
                Unit::ALL.into_iter().for_each(|unit| levy.count(stop, unit, take[unit.index()]));
            }
            let cost = self.join(&mut next.walk, &take);
            match self.gather(&next, false) {
                Gathered::Done(rest) => {
                    let cost = cost + rest.cost;
                    let new = Draft { stops: Set::EMPTY, take, cost, left_out: self.left_out };
                    found.get_or_insert(new).stops.insert(stop);
                }
                other if index == 0 => failed = other,
                _ => {}
            }
            if found.is_some() && !all {
                break;
            }
        }
        found.map_or(failed, Gathered::Done)
    }

    /// Whether the force can go to the objective, now that it is complete.
    fn finish(&self, walk: &Expedition) -> Gathered {
        let mut passage = Passage::of(walk);
        if self.modest && passage.is_overloaded() && walk.force().naval() > 0 {
            passage = passage.lightened();
        }
        if !is_linked(self.board, &passage, walk.at, walk.objective) {
            return Gathered::CutOff;
        }
        Gathered::Done(Draft {
            stops: Set::EMPTY,
            take: [0; UNITS],
            cost: 0,
            left_out: self.left_out,
        })
    }

    /// The nearest spaces that have something to give.
    fn nearest(&self, road: &Road<'_>) -> Set<Space> {
        let (mut best, mut stops) = (u8::MAX, Set::EMPTY);
        for space in self.spaces().filter(|space| !road.seen.contains(*space)) {
            let far = road.distance[space.index()];
            if far > best || self.take(space, road.walk.wanted, road.levy.as_ref()) == [0; UNITS] {
                continue;
            }
            if far < best {
                (best, stops) = (far, Set::EMPTY);
            }
            stops.insert(space);
        }
        stops
    }

    fn join(&self, walk: &mut Expedition, taken: &[u8; UNITS]) -> u32 {
        let mut cost = 0;
        for unit in Unit::ALL {
            let n = taken[unit.index()];
            walk.units[unit.index()] = walk.units[unit.index()].saturating_add(n);
            let wanted = &mut walk.wanted[unit.arm() as usize];
            *wanted = wanted.saturating_sub(n);
            cost += u32::from(n) * Board::activation_cost(self.side, unit);
        }
        cost
    }
}

fn arm_count(units: &[u8; UNITS], arm: Arm) -> u16 {
    let count = |allied| u16::from(units[Unit::of(arm, allied).index()]);
    count(false) + count(true)
}
