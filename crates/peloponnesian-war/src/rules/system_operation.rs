//! PW-4.1.2, PW-5.2: the operation of the side that the procedure plays.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule, Set};

use super::defence::{Defence, defence};
use super::draft::Plan;
use super::omens::{AGAINST_PLATAEA, LEVY, is_bound_for_plataea};
use super::operations::{Pass, pass};
use super::player_operation::{REVOLT, Revolt, check_target, declare, launch, pay_for_revolt};
use super::politics::system_leaders;
use super::strategy::{current, incites};
use crate::board::{Board, Expedition, Force, Route};
use crate::components::{Area, Ground, Strategy, map, places};
use crate::event::{Candidate, Event, Verdict, Weighed};
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Leader, Side, Space, UNITS, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::routes::{Passage, is_linked};

/// An operation of the procedure that has no objective yet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemOperation {
    /// What is rolled or drawn now.
    pub ask: Ask,
    /// The die for the area, once rolled.
    pub area: u8,
    /// Who leads, where chance has chosen among several.
    #[serde(default)]
    pub leader: Option<Leader>,
}

/// What a step of the procedure waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A choice among leaders who are alike.
    Leader,
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
        SystemOperation { ask: Ask::Area, area: 0, leader: None }
    }
}

impl Rule<Frame> for SystemOperation {
    fn clause(&self) -> &'static str {
        if self.ask == Ask::Defence { "PW-4.1.2" } else { "PW-5.2" }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        match self.ask {
            Ask::Leader => out.extend(system_leaders(board).map(Move::Lead)),
            Ask::Defence => {
                if let Some(Defence::At(spaces)) = defence(board) {
                    out.extend(spaces.iter().map(Move::Pick));
                }
            }
            Ask::Area | Ask::Space | Ask::Raid => roll_moves(out),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match (self.ask, mv) {
            (Ask::Leader, Move::Lead(leader)) => {
                self.leader = Some(leader);
                log.tell(Event::LeaderChosen { leader, clause: "PW-3.4" });
                self.look(board, log)
            }
            (Ask::Defence, Move::Pick(space)) => self.defend(board, space, log),
            (Ask::Area, _) => {
                self.area = face(mv);
                self.ask = Ask::Space;
                let area = current(board).area(self.area);
                log.tell_with(|| {
                    let weighed = areas(current(board), self.area);
                    Event::Area { die: self.area, area, weighed }
                });
                Next::Stay
            }
            (Ask::Raid, _) => {
                let strategies = &map().matrices[Side::Sparta.index()].strategies;
                let area = strategies[0].area(1);
                let space = area.space(face(mv));
                self.tell_space(board, area, face(mv), log);
                let force = map().matrices[Side::Sparta.index()].defence;
                if !is_objective(board, space, false) {
                    log.tell(Event::AimsAgain { space });
                    return Next::Stay;
                }
                self.operate(board, space, force, false, log)
            }
            _ => self.aim(board, face(mv), log),
        }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        board.season.levy = None;
        if system_leaders(board).nth(1).is_some() {
            self.ask = Ask::Leader;
            return Next::Stay;
        }
        self.look(board, log)
    }

    fn prompt(&self, view: &Position) -> Message {
        match self.ask {
            Ask::Leader => Message::new("chance-leader").with("side", &view.board.system()),
            Ask::Defence => Message::new("chance-defence"),
            Ask::Area => Message::new("chance-area"),
            Ask::Space | Ask::Raid => Message::new("chance-objective"),
        }
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let home = Board::national(board.system());
        let leads = |leader| board.leaders_at(board.system(), home).any(|one| one == leader);
        let sound = self.area <= 6 && self.leader.is_none_or(leads);
        Frame::SystemOperation(*self).expect(sound, faults);
    }
}

impl SystemOperation {
    /// PW-4.1.2, PW-5.2: what has to be answered, then the fifth helot space, then the matrix.
    fn look(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        // PW-10.3.6.10: before anything else.
        if board.system() == Side::Sparta && is_bound_for_plataea(board) {
            let space = places().plataea;
            log.tell(Event::Plataea { space });
            board.season.levy = Some(LEVY);
            return self.operate(board, space, AGAINST_PLATAEA, false, log);
        }
        match defence(board) {
            Some(Defence::At(spaces)) if spaces.len() == 1 => {
                let Some(space) = spaces.iter().next() else { return Next::End };
                return self.defend(board, space, log);
            }
            Some(Defence::At(spaces)) => {
                self.ask = Ask::Defence;
                let side = board.system();
                log.tell_with(|| Event::DefenceTie { side, spaces: spaces.iter().collect() });
                return Next::Stay;
            }
            Some(Defence::Raid) => {
                self.ask = Ask::Raid;
                log.tell(Event::Raid { side: board.system() });
                return self.ask_or_pass(board, &[map().matrices[1].strategies[0].area(1)], log);
            }
            None => {}
        }
        if let Some(space) = fifth_helot_space(board) {
            let incite =
                incites(current(board)) && check_target(board, board.system(), space).is_ok();
            let force = force_for(board, space, None);
            return self.operate(board, space, force, incite, log);
        }
        let strategy = current(board);
        self.ask = if strategy.has_areas() { Ask::Area } else { Ask::Space };
        let areas: [&Area; 6] = std::array::from_fn(|n| strategy.area(n as u8 + 1));
        self.ask_or_pass(board, &areas, log)
    }

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
        pass(board, side, Pass::Aimless, log);
        Next::End
    }

    fn tell_space(&self, board: &Board, area: &Area, die: u8, log: &mut Log<'_, Event>) {
        let incite = self.ask != Ask::Raid && incites(current(board));
        log.tell_with(|| {
            let weighed = aims(board, area, die, incite);
            Event::Aims { space: area.space(die), die, weighed }
        });
    }

    /// PW-5.2: the red die names the objective; what can't be one is rolled again.
    fn aim(&mut self, board: &mut Board, die: u8, log: &mut Log<'_, Event>) -> Next<Frame> {
        let strategy = current(board);
        let incite = incites(strategy);
        let area = strategy.area(self.area);
        let space = area.space(die);
        self.tell_space(board, area, die, log);
        if !is_objective(board, space, incite) {
            log.tell(Event::AimsAgain { space });
            self.ask = if strategy.has_areas() { Ask::Area } else { Ask::Space };
            return Next::Stay;
        }
        let force = force_for(board, space, Some(area));
        self.operate(board, space, force, incite, log)
    }

    /// PW-5.2: size, money and way are looked at before anything is paid.
    fn operate(
        &self,
        board: &mut Board,
        space: Space,
        wanted: [u8; 3],
        incite: bool,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        let side = board.system();
        let Some(leader) = self.leader.or_else(|| system_leaders(board).next()) else {
            pass(board, side, Pass::Leaderless, log);
            return Next::End;
        };
        declare(board, side, space, log);
        // PW-5.4: where the people have risen already, nobody need be paid.
        let risen = board.friend(space) == Some(side) && board.rebellion.contains(space);
        let stirs = incite && !risen;
        let price = if stirs { REVOLT } else { 0 };
        let plan = Plan::of(board, &scout(board, space, wanted));
        log.tell_with(|| {
            let ([hoplites, cavalry, naval], weighed) = (wanted, plan.candidates());
            Event::Wants { side, space, hoplites, cavalry, naval, weighed }
        });
        let verdict = plan.verdict.and_then(|draft| {
            if draft.cost + price > board.purse(side) { Err(Pass::Poor) } else { Ok(()) }
        });
        if let Err(why) = verdict {
            pass(board, side, why, log);
            return Next::End;
        }
        if stirs {
            pay_for_revolt(board, side, space, log);
            return Next::Become(Frame::Revolt(Revolt { leader, objective: space, wanted }));
        }
        launch(board, leader, space, wanted, log)
    }

    fn defend(&self, board: &mut Board, space: Space, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = board.system();
        log.tell(Event::Defends { side, space });
        let force = map().matrices[side.index()].defence;
        if side == Side::Sparta {
            board.season.answered |= map().laconia.iter().any(|(_, near)| *near == space);
        }
        self.operate(board, space, force, false, log)
    }
}

/// PW-5.2: what the dice name is an objective unless the side has it already.
fn is_objective(board: &Board, space: Space, incite: bool) -> bool {
    obstacle(board, space, incite).is_none()
}

/// PW-5.2: why the dice are rolled again.
fn obstacle(board: &Board, space: Space, incite: bool) -> Option<Verdict> {
    let side = board.system();
    if board.control(space) == Some(side) {
        return Some(Verdict::Own);
    }
    if board.has_army(side, space) {
        return Some(Verdict::Army);
    }
    (incite && check_target(board, side, space).is_err()).then_some(Verdict::Quiet)
}

/// What the green die can name.
fn areas(strategy: &Strategy, die: u8) -> Vec<Candidate> {
    let candidate = |face| {
        let area = Weighed::Area(strategy.area(face));
        Candidate::on_die(area, face, Verdict::Area, face == die)
    };
    (1..=6).map(candidate).collect()
}

/// What the red die can name, and what stands in the way.
fn aims(board: &Board, area: &Area, die: u8, incite: bool) -> Vec<Candidate> {
    let candidate = |face| {
        let space = area.space(face);
        let verdict = obstacle(board, space, incite).unwrap_or(Verdict::Free);
        Candidate::on_die(Weighed::Space(space), face, verdict, face == die)
    };
    (1..=6).map(candidate).collect()
}

/// PW-5.2: strength points for an objective, by the kind of its space. Thrace is reached by
/// land, and so is the Hellespont while Amphipolis is friendly and a road is open.
fn force_for(board: &Board, space: Space, area: Option<&Area>) -> [u8; 3] {
    let force = &current(board).force;
    let usual = force[ground_index(Board::ground(space))];
    let (overland, sparta) = (force[0], Side::Sparta);
    match area.map(|area| area.id.as_str()) {
        Some("thrace") => overland,
        Some("hellespont") if board.is_friendly_ground(sparta, places().amphipolis) => {
            if is_on_the_road(board, space) {
                overland
            } else {
                usual
            }
        }
        _ => usual,
    }
}

/// PW-5.2: whether an army of Sparta could march to a space, whoever is there to march.
fn is_on_the_road(board: &Board, space: Space) -> bool {
    let side = Side::Sparta;
    let mut army = Force::default();
    army.units[Unit::Hoplites.index()] = 1;
    let passage = Passage::with(side, space, &army);
    is_linked(board, &passage, Board::national(side), space)
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
        leader: Leader(0),
        at: Board::national(side),
        units: [0; UNITS],
        objective,
        target: objective,
        marching: false,
        wanted,
        left_out: Set::EMPTY,
        route: Route::EMPTY,
        passage: 0,
        intercepted: false,
        skirmished: false,
        crossing: false,
    }
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
