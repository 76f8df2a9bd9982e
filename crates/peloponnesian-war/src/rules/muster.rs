//! PW-5.1.1, PW-5.2.1: gathering an expedition.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Message, Next, Rule, Set};

use super::draft::{Draft, Plan};
use super::halting;
use super::journey::Leg;
use crate::board::{Board, Expedition};
use crate::event::{Event, Weighed};
use crate::flow::Frame;
use crate::ids::{Arm, Side, Space, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::routes::{Passage, is_port, reachable};

/// The player's leader is in an assembly space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// He has come here to activate somebody and has not done it yet.
    pub arrived: bool,
}

impl Rule<Frame> for Muster {
    fn clause(&self) -> &'static str {
        "PW-5.1.1"
    }

    fn awaits(&self, board: &Board) -> Actor {
        board.expedition.as_ref().map_or(Actor::Chance, |one| board.awaited(one.side))
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let Some(expedition) = &board.expedition else { return };
        let activate = |unit: &Unit| check_activation(board, expedition, *unit).is_ok();
        out.extend(Unit::ALL.into_iter().filter(activate).map(Move::Activate));
        if self.arrived && !out.is_empty() {
            return;
        }
        let ways = ways(board, expedition);
        out.extend((assemblies(board, expedition) & ways).iter().map(Move::Assemble));
        if can_march(board, expedition, ways) {
            out.push(Move::March);
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let Some(expedition) = &board.expedition else {
            return refuse("PW-5.1.1", Reason::NotAsked);
        };
        match mv {
            Move::Activate(unit) => check_activation(board, expedition, unit),
            Move::Assemble(space) => self.check_assembly(board, expedition, space),
            Move::March => self.check_march(board, expedition),
            Move::Pass => refuse("PW-5.3.2", Reason::MustOperate),
            _ => refuse("PW-5.1.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(mut expedition) = board.expedition else { return Next::End };
        match mv {
            Move::Activate(unit) => {
                activate(board, unit, log);
                self.arrived = false;
                return self.resume(board, log);
            }
            Move::Assemble(space) => {
                expedition.target = space;
                expedition.marching = false;
            }
            _ => {
                expedition.target = expedition.objective;
                expedition.marching = true;
            }
        }
        board.expedition = Some(expedition);
        Next::Become(Frame::Leg(Leg::new()))
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.resume(board, log)
    }

    /// PW-5.1: who can neither go on nor be joined stays where he is.
    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = &board.expedition else { return Next::End };
        let can_grow =
            Unit::ALL.into_iter().any(|unit| check_activation(board, expedition, unit).is_ok());
        if can_grow {
            return Next::Stay;
        }
        let ways = ways(board, expedition);
        if can_march(board, expedition, ways) || !(assemblies(board, expedition) & ways).is_empty()
        {
            return Next::Stay;
        }
        halting::abandon(board, log);
        Next::End
    }

    fn prompt(&self, view: &Position) -> Message {
        let board = &view.board;
        let Some(expedition) = &board.expedition else { return Message::new("prompt-chance") };
        Message::new("prompt-muster")
            .with("leader", &expedition.leader)
            .with("space", &expedition.at)
            .with("objective", &expedition.objective)
            .number("n", expedition.force().total())
            .number("talents", board.purse(expedition.side))
    }

    fn moves_at(&self, board: &Board, thing: &str, out: &mut Vec<Move>) {
        let Some(space) = Space::by_id(thing) else { return };
        let expedition = board.expedition.as_ref();
        if expedition.is_some_and(|expedition| expedition.objective == space) {
            out.push(Move::March);
        }
        if expedition.is_some_and(|expedition| expedition.at == space) {
            out.extend(Unit::ALL.map(Move::Activate));
        }
        out.push(Move::Assemble(space));
    }
}

impl Muster {
    fn check_assembly(
        &self,
        board: &Board,
        expedition: &Expedition,
        space: Space,
    ) -> Result<(), Refusal> {
        if space == expedition.at {
            return refuse("PW-5.1.1", Reason::AlreadyThere { space });
        }
        if !assemblies(board, expedition).contains(space) {
            return refuse("PW-5.1.1", Reason::NotAssembly { space });
        }
        self.check_leave(board, expedition)?;
        if !ways(board, expedition).contains(space) {
            return refuse("PW-5.1.1", Reason::NoWay { space });
        }
        Ok(())
    }

    fn check_march(&self, board: &Board, expedition: &Expedition) -> Result<(), Refusal> {
        if !has_units(expedition) {
            return refuse("PW-5.1", Reason::NoUnits);
        }
        self.check_leave(board, expedition)?;
        if !can_march(board, expedition, ways(board, expedition)) {
            return refuse("PW-5.1.1", Reason::NoWay { space: expedition.objective });
        }
        Ok(())
    }

    /// Nobody travels to an assembly space for nothing.
    fn check_leave(&self, board: &Board, expedition: &Expedition) -> Result<(), Refusal> {
        let could = |unit| check_activation(board, expedition, unit).is_ok();
        if self.arrived && Unit::ALL.into_iter().any(could) {
            return refuse("PW-5.1.1", Reason::ActivateFirst { space: expedition.at });
        }
        Ok(())
    }
}

fn has_units(expedition: &Expedition) -> bool {
    !expedition.force().is_empty()
}

/// Where the expedition could go; the player may dare the open sea (PW-5.1.3).
fn ways(board: &Board, expedition: &Expedition) -> Set<Space> {
    let passage = Passage::of(expedition).crossing(board.is_led(expedition.side));
    reachable(board, &passage, expedition.at)
}

/// PW-5.1.1, PW-5.1.4: whether the expedition can go to its objective; after a skirmish the fleet
/// may leave behind whoever finds no ship.
fn can_march(board: &Board, expedition: &Expedition, ways: Set<Space>) -> bool {
    if !has_units(expedition) || ways.contains(expedition.objective) {
        return has_units(expedition);
    }
    let passage = Passage::of(expedition);
    expedition.skirmished
        && expedition.force().naval() > 0
        && passage.is_overloaded()
        && reachable(board, &passage.lightened(), expedition.at).contains(expedition.objective)
}

/// PW-5.1.1: other spaces in which somebody could be activated and paid.
fn assemblies(board: &Board, expedition: &Expedition) -> Set<Space> {
    let side = expedition.side;
    let here = board.occupied[side.index()].iter();
    here.filter(|&space| {
        space != expedition.at
            && Unit::ALL.into_iter().any(|unit| can_join(board, expedition, space, unit))
    })
    .collect()
}

/// Whether a strength point could be activated in a space, if the expedition were there.
pub(crate) fn can_join(board: &Board, expedition: &Expedition, space: Space, unit: Unit) -> bool {
    check_unit(board, expedition, space, unit).is_ok()
}

fn check_activation(board: &Board, expedition: &Expedition, unit: Unit) -> Result<(), Refusal> {
    check_unit(board, expedition, expedition.at, unit)
}

/// PW-5.1.5, PW-5.3.1: somebody who has not acted yet, and the money for it. What can't be helped,
/// a harbour and money, is asked first.
fn check_unit(
    board: &Board,
    expedition: &Expedition,
    space: Space,
    unit: Unit,
) -> Result<(), Refusal> {
    let side = expedition.side;
    if !board.is_assembly(side, space) {
        return refuse("PW-5.1.1", Reason::NotAssembly { space });
    }
    if !can_leave(space, unit) {
        return refuse("PW-5.1.1", Reason::NoPort { space });
    }
    let (cost, purse) = (Board::activation_cost(side, unit), board.purse(side));
    if cost > purse {
        let clause = if board.treasury(side) >= cost { "PW-8.1.6" } else { "PW-5.1.5" };
        return refuse(clause, Reason::CannotPay { cost, purse });
    }
    if board.stacks[side.index()][space.index()].fresh[unit.index()] == 0 {
        return refuse("PW-5.3.1", Reason::NothingFresh { side, unit, space });
    }
    Ok(())
}

/// PW-5.1.1: whether a strength point could go anywhere; ships whose port was lost wait in the
/// capital for good (PW-6.4).
pub(super) fn can_leave(space: Space, unit: Unit) -> bool {
    unit.arm() != Arm::Naval || is_port(space)
}

/// PW-5.1.5: one strength point joins, and is paid.
pub(crate) fn activate(board: &mut Board, unit: Unit, log: &mut Log<'_, Event>) {
    let Some(mut expedition) = board.expedition else { return };
    let side = expedition.side;
    let cost = Board::activation_cost(side, unit);
    let change = board.change(Track::Talents, side, -i64::from(cost), Cause::Activation);
    expedition.units[unit.index()] = expedition.units[unit.index()].saturating_add(1);
    let wanted = &mut expedition.wanted[unit.arm() as usize];
    *wanted = wanted.saturating_sub(1);
    let space = expedition.at;
    if let Some(levy) = board.season.levy.as_mut().filter(|_| side == Side::Sparta) {
        levy.count(space, unit, 1);
    }
    board.expedition = Some(expedition);
    board.activate(side, space, unit);
    log.tell(Event::Activated { side, unit, space, talents: cost, change });
}

/// PW-5.2.1: the procedure gathers what its matrix wants.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemMuster {}

impl Rule<Frame> for SystemMuster {
    fn clause(&self) -> &'static str {
        "PW-5.2.1"
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        if let Some(draft) = draft_now(board) {
            out.extend(draft.stops.iter().map(Move::Pick));
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::Pick(space) => {
                tell_stop(board, space, log);
                head_for(board, space, false)
            }
            _ => Next::Stay,
        }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        loop {
            let Some(expedition) = board.expedition else { return Next::End };
            let Some(draft) = draft_now(board) else {
                return self.march(board, &expedition, log);
            };
            // The plan is kept, even if a space that it does without comes into reach.
            board.expedition = Some(Expedition { left_out: draft.left_out, ..expedition });
            if draft.stops.contains(expedition.at) {
                for unit in Unit::ALL {
                    (0..draft.take[unit.index()]).for_each(|_| activate(board, unit, log));
                }
                continue;
            }
            let mut stops = draft.stops.iter();
            return match (stops.next(), stops.next()) {
                (Some(only), None) => {
                    tell_stop(board, only, log);
                    head_for(board, only, false)
                }
                (Some(_), Some(_)) => {
                    let side = expedition.side;
                    let spaces = || draft.stops.iter().collect();
                    log.tell_with(|| Event::AssemblyTie { side, spaces: spaces() });
                    Next::Stay
                }
                _ => self.march(board, &expedition, log),
            };
        }
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-assembly")
    }
}

impl SystemMuster {
    fn march(
        &self,
        board: &mut Board,
        expedition: &Expedition,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        if expedition.force().is_empty() {
            halting::abandon(board, log);
            return Next::End;
        }
        head_for(board, expedition.objective, true)
    }
}

/// Tells where the procedure gathers next, and what else it weighed.
fn tell_stop(board: &Board, space: Space, log: &mut Log<'_, Event>) {
    let Some(expedition) = &board.expedition else { return };
    log.tell_with(|| {
        let mut weighed = Plan::of(board, expedition).candidates();
        weighed.iter_mut().for_each(|one| one.chosen = one.what == Weighed::Space(space));
        Event::Assembles { side: expedition.side, space, weighed }
    });
}

fn head_for(board: &mut Board, space: Space, marching: bool) -> Next<Frame> {
    if let Some(expedition) = &mut board.expedition {
        expedition.target = space;
        expedition.marching = marching;
    }
    Next::Become(Frame::Leg(Leg::new()))
}

/// What the procedure would do next; `None` if it wants nobody else or finds nobody.
fn draft_now(board: &Board) -> Option<Draft> {
    let expedition = board.expedition.as_ref()?;
    if expedition.wanted == [0; 3] {
        return None;
    }
    // PW-5.2.1: what was lost is not replaced, but whoever can still be had is taken.
    let anew = Expedition { left_out: Set::EMPTY, ..*expedition };
    Plan::of(board, expedition)
        .verdict
        .or_else(|_| Plan::of(board, &anew).verdict)
        .or_else(|_| Plan::of_the_rest(board, &anew).verdict)
        .ok()
}
