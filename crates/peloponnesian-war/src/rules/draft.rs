//! PW-5.2.1: whom the procedure takes for an expedition, and where.

use crate::board::{Board, Expedition};
use crate::event::{Candidate, Fact};
use crate::ids::{Arm, SPACES, Side, Space, SpaceSet, UNITS, Unit};
use crate::routes::{Field, Passage, distances, reachable};

/// Why the procedure can't do what it wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shortage {
    /// Too few strength points.
    Force,
    /// Too few talents.
    Money,
    /// No way.
    Way,
}

impl Shortage {
    /// The id of what is told.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Shortage::Force => "passes-weak",
            Shortage::Money => "passes-poor",
            Shortage::Way => "passes-cut-off",
        }
    }
}

/// What the procedure does next in gathering an expedition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Draft {
    /// Where it goes next; several if they are equally near.
    pub stops: SpaceSet,
    /// What it takes there, if it is there already.
    pub take: [u8; UNITS],
    /// What the whole will cost.
    pub cost: u32,
}

/// PW-5.2.1: works an expedition out: nearest spaces first, garrisons spared as far as can be.
pub(crate) fn draft(board: &Board, expedition: &Expedition) -> Result<Draft, Shortage> {
    Plan::of(board, expedition).verdict
}

/// An expedition as it was worked out: what came of it, and what was weighed.
pub(crate) struct Plan<'a> {
    yard: Yard<'a>,
    wanted: [u8; 3],
    distance: [u8; SPACES],
    /// What the procedure does next, or why it can't.
    pub verdict: Result<Draft, Shortage>,
}

impl<'a> Plan<'a> {
    /// Works an expedition out.
    pub(crate) fn of(board: &'a Board, expedition: &Expedition) -> Plan<'a> {
        let (side, wanted) = (expedition.side, expedition.wanted);
        let distance = distances(board, side, expedition.objective);
        let mut yard = Yard { board, side, left_out: SpaceSet::EMPTY, levels: [0; 3] };
        let verdict = loop {
            if let Err(shortage) = yard.find_levels(wanted) {
                break Err(shortage);
            }
            match yard.gather(expedition, &distance) {
                Gathered::Done(draft) => break Ok(draft),
                Gathered::Short => break Err(Shortage::Force),
                Gathered::CutOff => break Err(Shortage::Way),
                // A space that could not be reached any more is left out, and all planned anew.
                Gathered::Unreachable(space) => yard.left_out.insert(space),
            }
        };
        Plan { yard, wanted, distance, verdict }
    }

    /// Every garrison of the side, the nearest first, with what it could give and whether the
    /// expedition goes there next.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let Yard { board, side, .. } = self.yard;
        let next = self.verdict.as_ref().map_or(SpaceSet::EMPTY, |draft| draft.stops);
        let mut spaces: Vec<_> = board.occupied[side.index()].iter().collect();
        spaces.sort_by_key(|space| self.distance[space.index()]);
        let candidates = spaces.into_iter().map(|space| {
            let gives = self.yard.take(space, self.wanted);
            let verdict = match () {
                () if !board.is_assembly(side, space) => "acted",
                () if self.yard.left_out.has(space) => "cut-off",
                () if gives == [0; UNITS] => "spared",
                () => "gives",
            };
            let gives = if verdict == "gives" { gives } else { [0; UNITS] };
            Candidate {
                what: Fact::Space(space),
                number: self.distance[space.index()].into(),
                gives: Arm::ALL.map(|arm| arm_count(&gives, arm)),
                verdict,
                chosen: next.has(space),
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
    left_out: SpaceSet,
    /// How hard the garrisons are pressed, by arm: 0 leaves one of each arm, 1 leaves somebody,
    /// 2 strips friendly colours, 3 strips all.
    levels: [u8; 3],
}

impl Yard<'_> {
    fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        let held = self.board.occupied[self.side.index()].without(&self.left_out);
        held.iter().filter(|&space| self.board.is_assembly(self.side, space))
    }

    /// PW-5.2.1: no garrison is pressed harder than the force requires.
    fn find_levels(&mut self, wanted: [u8; 3]) -> Result<(), Shortage> {
        self.levels = [0; 3];
        loop {
            let mut found = [0_u16; 3];
            for space in self.spaces() {
                let taken = self.take(space, wanted);
                for arm in Arm::ALL {
                    found[arm as usize] += arm_count(&taken, arm);
                }
            }
            let short = (0..3).find(|&arm| found[arm] < u16::from(wanted[arm]));
            match short {
                None => return Ok(()),
                Some(arm) if self.levels[arm] < 3 => self.levels[arm] += 1,
                Some(_) => return Err(Shortage::Force),
            }
        }
    }

    /// What a space gives, national strength points before allied ones.
    fn take(&self, space: Space, wanted: [u8; 3]) -> [u8; UNITS] {
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
                let n = give.min(fresh[unit.index()]);
                taken[unit.index()] = n;
                give -= n;
                left -= n;
            }
        }
        taken
    }

    /// Walks from space to space until the force is complete.
    fn gather(&self, expedition: &Expedition, distance: &[u8]) -> Gathered {
        let mut walk = *expedition;
        let mut seen = SpaceSet::EMPTY;
        let mut draft = Draft { stops: SpaceSet::EMPTY, take: [0; UNITS], cost: 0 };
        while walk.wanted != [0; 3] {
            let mut stops = self.nearest(&walk, &seen, distance);
            let Some(first) = stops.iter().next() else { return Gathered::Short };
            if stops.has(walk.at) {
                stops = [walk.at].into_iter().collect();
            } else {
                stops = stops.and(&reachable(self.board, &Passage::of(&walk), walk.at));
            }
            let Some(stop) = stops.iter().next() else { return Gathered::Unreachable(first) };
            let taken = self.take(stop, walk.wanted);
            if draft.stops.is_empty() {
                draft.stops = stops;
                draft.take = taken;
            }
            seen.insert(stop);
            walk.at = stop;
            draft.cost += self.join(&mut walk, &taken);
        }
        let passage = Passage::of(&walk);
        let way = Field::between(self.board, &passage, walk.at, expedition.objective);
        if way.is_some() { Gathered::Done(draft) } else { Gathered::CutOff }
    }

    /// The nearest spaces that have something to give.
    fn nearest(&self, walk: &Expedition, seen: &SpaceSet, distance: &[u8]) -> SpaceSet {
        let (mut best, mut stops) = (u8::MAX, SpaceSet::EMPTY);
        for space in self.spaces().filter(|space| !seen.has(*space)) {
            let far = distance[space.index()];
            if far > best || self.take(space, walk.wanted) == [0; UNITS] {
                continue;
            }
            if far < best {
                (best, stops) = (far, SpaceSet::EMPTY);
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
