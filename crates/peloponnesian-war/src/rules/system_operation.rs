//! PW-4.1.2, PW-5.2: the operation of the side that the procedure plays.

use serde::{Deserialize, Serialize};
use table::{Log, Next};

use super::operations::pass;
use super::player_operation::{REVOLT, Revolt, check_target, declare, launch};
use super::politics::system_leader;
use super::strategy::{current, incites};
use crate::board::{Board, Expedition, Route};
use crate::components::{Area, Ground, map, places};
use crate::event::Event;
use crate::flow::{Frame, Rule, face, roll_moves};
use crate::ids::{Arm, Side, Space, SpaceSet, UNITS, Unit};
use crate::moves::Move;
use crate::routes::{Field, Passage, distances, reachable};

/// An operation of the procedure that has no objective yet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemOperation {
    /// What is rolled or drawn now.
    pub ask: Ask,
    /// The die for the area, once rolled.
    pub area: u8,
}

/// What a step of the procedure waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A choice among defensive objectives that are alike.
    Defence,
    /// The green die: the area.
    Area,
    /// The red die: the space.
    Space,
    /// The red die for a raid into Attica that answers a threat to Syracuse.
    Raid,
}

impl SystemOperation {
    pub(crate) fn new() -> Self {
        SystemOperation { ask: Ask::Area, area: 0 }
    }
}

impl Rule for SystemOperation {
    fn clause(&self) -> &'static str {
        if self.ask == Ask::Defence { "PW-4.1.2" } else { "PW-5.2" }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        if self.ask != Ask::Defence {
            return roll_moves(out);
        }
        if let Some(Defence::At(spaces)) = defence(board) {
            out.extend(spaces.iter().map(Move::Pick));
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match (self.ask, mv) {
            (Ask::Defence, Move::Pick(space)) => defend(board, space, log),
            (Ask::Area, _) => {
                self.area = face(mv);
                self.ask = Ask::Space;
                let area = current(board).area(self.area);
                log.tell_with(|| {
                    let event = Event::new("area", "PW-5.2").number("die", self.area);
                    event.name("area", &format!("area-{}", area.id))
                });
                Next::Stay
            }
            (Ask::Raid, _) => {
                let strategies = &map().matrices[Side::Sparta.index()].strategies;
                let space = strategies[0].area(1).space(face(mv));
                self.tell_space(space, face(mv), log);
                let force = map().matrices[Side::Sparta.index()].defence;
                if !is_objective(board, space, false) {
                    return Next::Stay;
                }
                operate(board, space, force, false, log)
            }
            _ => self.aim(board, face(mv), log),
        }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        match defence(board) {
            Some(Defence::At(spaces)) if spaces.len() == 1 => {
                let Some(space) = spaces.iter().next() else { return Next::End };
                return defend(board, space, log);
            }
            Some(Defence::At(spaces)) => {
                self.ask = Ask::Defence;
                log.tell_with(|| {
                    let event = Event::new("defence-tie", "PW-4.1.2").side(board.system());
                    event.spaces(spaces.iter().collect())
                });
                return Next::Stay;
            }
            Some(Defence::Raid) => {
                self.ask = Ask::Raid;
                log.tell_with(|| Event::new("raid", "PW-4.1.2").side(board.system()));
                return self.ask_or_pass(board, &[map().matrices[1].strategies[0].area(1)], log);
            }
            None => {}
        }
        if let Some(space) = fifth_helot_space(board) {
            let incite =
                incites(current(board)) && check_target(board, board.system(), space).is_ok();
            let force = force_for(board, space, None);
            return operate(board, space, force, incite, log);
        }
        let strategy = current(board);
        self.ask = if strategy.has_areas() { Ask::Area } else { Ask::Space };
        let areas: Vec<&Area> = (1..=6).map(|die| strategy.area(die)).collect();
        self.ask_or_pass(board, &areas, log)
    }
}

impl SystemOperation {
    /// If no die could name an objective, the side passes.
    fn ask_or_pass(
        &self,
        board: &mut Board,
        areas: &[&Area],
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        let incite = self.ask != Ask::Raid && incites(current(board));
        let mut spaces = areas.iter().flat_map(|area| area.spaces);
        if spaces.any(|space| is_objective(board, space, incite)) {
            return Next::Stay;
        }
        let side = board.system();
        pass(board, side, "passes-aimless", log);
        Next::End
    }

    fn tell_space(&self, space: Space, die: u8, log: &mut Log<'_, Event>) {
        log.tell_with(|| Event::new("aims", "PW-5.2").space(space).number("die", die));
    }

    /// PW-5.2: the red die names the objective; what can't be one is rolled again.
    fn aim(&mut self, board: &mut Board, die: u8, log: &mut Log<'_, Event>) -> Next<Frame> {
        let strategy = current(board);
        let incite = incites(strategy);
        let area = strategy.area(self.area);
        let space = area.space(die);
        self.tell_space(space, die, log);
        if !is_objective(board, space, incite) {
            log.tell_with(|| Event::new("aims-again", "PW-5.2").space(space));
            self.ask = if strategy.has_areas() { Ask::Area } else { Ask::Space };
            return Next::Stay;
        }
        let force = force_for(board, space, Some(area));
        operate(board, space, force, incite, log)
    }
}

/// PW-5.2: what the dice name is an objective unless the side has it already.
fn is_objective(board: &Board, space: Space, incite: bool) -> bool {
    let side = board.system();
    board.control(space) != Some(side)
        && !board.has_army(side, space)
        && (!incite || check_target(board, side, space).is_ok())
}

/// PW-5.2: strength points for an objective, by the kind of its space. Thrace is reached by
/// land, and so is the Hellespont while Amphipolis is friendly and a road is open.
fn force_for(board: &Board, space: Space, area: Option<&Area>) -> [u8; 3] {
    let force = &current(board).force;
    let usual = force[ground_index(Board::ground(space))];
    let (overland, sparta) = (force[0], Side::Sparta);
    match area.map(|area| area.id.as_str()) {
        Some("thrace") => overland,
        Some("hellespont") if board.friend(places().amphipolis) == Some(sparta) => {
            let scout = scout(board, space, overland);
            if draft(board, &scout).is_ok() { overland } else { usual }
        }
        _ => usual,
    }
}

fn ground_index(ground: Ground) -> usize {
    match ground {
        Ground::Land => 0,
        Ground::Coastal => 1,
        Ground::Island => 2,
    }
}

/// The expedition as it would set out.
fn scout(board: &Board, objective: Space, wanted: [u8; 3]) -> Expedition {
    let side = board.system();
    Expedition {
        side,
        leader: crate::ids::Leader(0),
        at: Board::national(side),
        units: [0; UNITS],
        objective,
        target: objective,
        marching: false,
        wanted,
        route: Route::EMPTY,
        passage: 0,
        intercepted: false,
        crossing: false,
    }
}

/// PW-5.2: size, money and way are looked at before anything is paid.
fn operate(
    board: &mut Board,
    space: Space,
    wanted: [u8; 3],
    incite: bool,
    log: &mut Log<'_, Event>,
) -> Next<Frame> {
    let side = board.system();
    let Some(leader) = system_leader(board) else {
        pass(board, side, "passes-leaderless", log);
        return Next::End;
    };
    log.tell_with(|| {
        let [hoplites, cavalry, naval] = wanted;
        let event = Event::new("wants", "PW-5.2").side(side).space(space);
        event.number("hoplites", hoplites).number("cavalry", cavalry).number("naval", naval)
    });
    declare(board, side, space, log);
    // PW-5.4: where the people have risen already, nobody need be paid.
    let risen = board.friend(space) == Some(side) && board.rebellion.has(space);
    let stirs = incite && !risen;
    let price = if stirs { REVOLT } else { 0 };
    let verdict = draft(board, &scout(board, space, wanted)).and_then(|draft| {
        if draft.cost + price > board.purse(side) { Err(Shortage::Money) } else { Ok(()) }
    });
    if let Err(shortage) = verdict {
        pass(board, side, shortage.id(), log);
        return Next::End;
    }
    if stirs {
        board.pay(side, REVOLT);
        return Next::Become(Frame::Revolt(Revolt { leader, objective: space, wanted }));
    }
    launch(board, leader, space, wanted, log)
}

fn defend(board: &mut Board, space: Space, log: &mut Log<'_, Event>) -> Next<Frame> {
    let side = board.system();
    log.tell_with(|| Event::new("defends", "PW-4.1.2").side(side).space(space));
    let force = map().matrices[side.index()].defence;
    operate(board, space, force, false, log)
}

/// PW-4.1.2: what a side must answer before it does as it likes.
enum Defence {
    /// A force goes to one of these, which are alike.
    At(SpaceSet),
    /// A raid into Attica.
    Raid,
}

fn defence(board: &Board) -> Option<Defence> {
    match board.system() {
        Side::Athens => athenian_defence(board),
        Side::Sparta => spartan_defence(board),
    }
}

/// PW-4.1.2: listed spaces in order, then whatever is near Proconnesus.
fn athenian_defence(board: &Board) -> Option<Defence> {
    let map = map();
    let unmet =
        |space: Space| board.is_held(Side::Sparta, space) && !board.has_army(Side::Athens, space);
    if let Some(&space) = map.defended.iter().find(|&&space| unmet(space)) {
        return Some(Defence::At([space].into_iter().collect()));
    }
    nearest(&map.propontis, unmet).map(Defence::At)
}

/// PW-4.1.2: enemies near Sparta, then at Corinth or Thebes, then a threat to Syracuse.
fn spartan_defence(board: &Board) -> Option<Defence> {
    let (map, places) = (map(), places());
    let first = board.season.operations[Side::Sparta.index()] == 0;
    let unmet = |space: Space| {
        let met = |space| !first && board.is_covered(Side::Sparta, space, false);
        board.is_held(Side::Athens, space) && !met(space)
    };
    if let Some(spaces) = nearest(&map.laconia, unmet) {
        return Some(Defence::At(spaces));
    }
    let taken: SpaceSet = [places.corinth, places.thebes]
        .into_iter()
        .filter(|&space| board.is_held(Side::Athens, space) && !board.has_army(Side::Sparta, space))
        .collect();
    if !taken.is_empty() {
        return Some(Defence::At(taken));
    }
    // PW-6.6: without its men back, Sparta does not march on Athens.
    let free = !board.history.hostages[Side::Athens.index()];
    let threatened = board.is_covered(Side::Athens, places.syracuse, false);
    (free && threatened).then_some(Defence::Raid)
}

/// The nearest of ranked spaces that ask for an answer.
fn nearest(ranked: &[(u8, Space)], unmet: impl Fn(Space) -> bool) -> Option<SpaceSet> {
    let mut asking = ranked.iter().filter(|(_, space)| unmet(*space)).peekable();
    let rank = asking.peek()?.0;
    Some(asking.filter(|(other, _)| *other == rank).map(|(_, space)| *space).collect())
}

/// PW-5.2: four of the five helot spaces in hand make the fifth the objective.
fn fifth_helot_space(board: &Board) -> Option<Space> {
    let side = board.system();
    if side != Side::Athens {
        return None;
    }
    let own = |space: &Space| board.is_friendly_ground(side, *space);
    let mut missing = map().helots.iter().filter(|space| !own(space));
    let fifth = missing.next()?;
    let is_last = missing.next().is_none();
    (is_last && is_objective(board, fifth, false)).then_some(fifth)
}

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
    const fn id(self) -> &'static str {
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
    let side = expedition.side;
    let distance = distances(board, side, expedition.objective);
    let mut yard = Yard { board, side, left_out: SpaceSet::EMPTY, levels: [0; 3] };
    loop {
        yard.find_levels(expedition.wanted)?;
        match yard.gather(expedition, &distance) {
            Gathered::Done(draft) => return Ok(draft),
            Gathered::Short => return Err(Shortage::Force),
            Gathered::CutOff => return Err(Shortage::Way),
            // A space that could not be reached any more is left out, and all planned anew.
            Gathered::Unreachable(space) => yard.left_out.insert(space),
        }
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
