//! PW-5.1, PW-5.4: the player names an objective and a leader, and may cause a rebellion.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::muster::{Muster, SystemMuster};
use super::omens::is_bound_for_plataea;
use crate::board::{Board, Expedition, Post, Route};
use crate::components::places;
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Leader, Side, Space, UNITS};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};

/// Price of an attempt to cause a rebellion (PW-5.4).
pub(crate) const REVOLT: u32 = 100;

/// An operation of the player that has not set out yet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerOperation {
    /// The objective, once named.
    pub objective: Option<Space>,
    /// A rebellion is to be caused there.
    pub incite: bool,
    /// Between two players: whose operation it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

impl Rule<Frame> for PlayerOperation {
    fn clause(&self) -> &'static str {
        "PW-5.1"
    }

    fn awaits(&self, board: &Board) -> Actor {
        board.awaited(self.side(board))
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        if self.objective.is_some() {
            let side = self.side(board);
            out.extend(board.leaders_at(side, Board::national(side)).map(Move::Lead));
            return;
        }
        let allowed = |mv: &Move| self.check(board, *mv).is_ok();
        out.extend(Space::all().map(Move::Objective).filter(allowed));
        out.extend(Space::all().map(Move::Incite).filter(allowed));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let side = self.side(board);
        match (mv, self.objective) {
            (Move::Objective(space), None) => check_objective(board, side, space),
            (Move::Incite(space), None) => {
                check_objective(board, side, space)?;
                check_revolt(board, side, space)
            }
            (Move::Lead(leader), Some(_)) => check_leader(board, side, leader),
            (Move::Pass, _) => refuse("PW-5.1", Reason::MustOperate),
            _ => refuse("PW-5.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.side(board);
        match mv {
            Move::Objective(space) => self.declare(board, space, false, log),
            Move::Incite(space) => self.declare(board, space, true, log),
            Move::Lead(leader) => return self.set_out(board, leader, log),
            _ => {}
        }
        let home = Board::national(side);
        let mut leaders = board.leaders_at(side, home);
        match (leaders.next(), leaders.next()) {
            (Some(only), None) => {
                drop(leaders);
                self.set_out(board, only, log)
            }
            _ => Next::Stay,
        }
    }

    fn prompt(&self, view: &Position) -> Message {
        let id = if self.objective.is_some() { "prompt-leader" } else { "prompt-objective" };
        Message::new(id).with("side", &self.side(&view.board))
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        if let Some(space) = Space::by_id(thing) {
            out.extend([Move::Objective(space), Move::Incite(space)]);
        }
    }

    /// A turn begins.
    fn is_quiet(&self, board: &Board) -> bool {
        let first = board.season.operations[self.side(board).index()] == 0;
        self.objective.is_none() && first
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let side = self.side(board);
        // PW-5.1: somebody is there to lead it.
        let led = board.leaders_at(side, Board::national(side)).next().is_some();
        let sound = led && self.side.is_some() == board.is_for_two();
        Frame::PlayerOperation(*self).expect(sound, faults);
    }
}

impl PlayerOperation {
    /// An operation of a side that a player leads.
    pub(crate) fn of(board: &Board, side: Side) -> PlayerOperation {
        let side = board.is_for_two().then_some(side);
        PlayerOperation { objective: None, incite: false, side }
    }

    pub(crate) fn side(&self, board: &Board) -> Side {
        self.side.unwrap_or(board.player)
    }

    fn declare(&mut self, board: &mut Board, space: Space, incite: bool, log: &mut Log<'_, Event>) {
        self.objective = Some(space);
        self.incite = incite;
        declare(board, self.side(board), space, log);
    }

    fn set_out(&self, board: &mut Board, leader: Leader, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.side(board);
        let objective = self.objective.unwrap_or(Board::national(side));
        if self.incite {
            pay_for_revolt(board, side, objective, log);
            let wanted = [0; 3];
            return Next::Become(Frame::Revolt(Revolt { leader, objective, wanted }));
        }
        launch(board, leader, objective, [0; 3], log)
    }
}

/// PW-5.4: what it costs to stir up a space.
pub(crate) fn pay_for_revolt(
    board: &mut Board,
    side: Side,
    space: Space,
    log: &mut Log<'_, Event>,
) {
    let cause = Cause::Incitement(space);
    board.change(Track::Talents, side, -i64::from(REVOLT), cause).tell(log);
}

/// PW-5.1, PW-5.5.3: an objective is declared, which may wake a neutral.
pub(crate) fn declare(board: &mut Board, side: Side, space: Space, log: &mut Log<'_, Event>) {
    let operations = &mut board.season.operations[side.index()];
    *operations = operations.saturating_add(1);
    board.objectives[side.index()].insert(space);
    log.tell(Event::Objective { side, space });
    if board.awaken(side, space) {
        log.tell(Event::Awakens { side: side.other(), space });
    }
}

/// An expedition sets out: its leader, as yet alone, in the national space.
pub(crate) fn launch(
    board: &mut Board,
    leader: Leader,
    objective: Space,
    wanted: [u8; 3],
    log: &mut Log<'_, Event>,
) -> Next<Frame> {
    let side = leader.side();
    let at = Board::national(side);
    board.leaders[leader.index()] = Post::Afield;
    board.expedition = Some(Expedition {
        side,
        leader,
        at,
        units: [0; UNITS],
        objective,
        target: at,
        marching: false,
        wanted,
        left_out: Set::EMPTY,
        route: Route::EMPTY,
        passage: 0,
        intercepted: false,
        skirmished: false,
        crossing: false,
    });
    log.tell(Event::SetsOut { leader, space: objective });
    Next::Become(if board.is_led(side) {
        Frame::Muster(Muster { arrived: false })
    } else {
        Frame::SystemMuster(SystemMuster {})
    })
}

fn check_leader(board: &Board, side: Side, leader: Leader) -> Result<(), Refusal> {
    let home = Board::national(side);
    if board.leaders_at(side, home).any(|known| known == leader) {
        return Ok(());
    }
    refuse("PW-5.1", Reason::NotThere { leader, space: home })
}

/// PW-5.1, PW-5.5.3, PW-6.6: what can't be an objective.
fn check_objective(board: &Board, side: Side, space: Space) -> Result<(), Refusal> {
    let places = places();
    if side == Side::Sparta && is_bound_for_plataea(board) && space != places.plataea {
        return refuse("PW-10.3.6.10", Reason::Bound { space: places.plataea });
    }
    if board.is_barred_by_hostages(side, space) {
        return refuse("PW-6.6", Reason::Hostages { space });
    }
    if side == Side::Athens && space == places.argos && !board.history.argos {
        return refuse("PW-5.5.3.3", Reason::Asleep { space });
    }
    if side == Side::Sparta && space == places.syracuse && !board.history.syracuse {
        return refuse("PW-5.5.3.2", Reason::Asleep { space });
    }
    if space == places.sardis && !board.history.persia {
        return refuse("PW-5.5.3.4", Reason::PersiaAtPeace);
    }
    Ok(())
}

/// PW-5.4: where a rebellion can be caused.
fn check_revolt(board: &Board, side: Side, space: Space) -> Result<(), Refusal> {
    check_target(board, side, space)?;
    if board.allegiance(space) == Some(side) {
        return refuse("PW-5.4", Reason::OwnSpace { space });
    }
    if board.rebellion.contains(space) {
        return refuse("PW-5.4", Reason::AlreadyRebel { space });
    }
    let purse = board.purse(side);
    if purse < REVOLT {
        return refuse("PW-5.4", Reason::CannotPay { cost: REVOLT, purse });
    }
    Ok(())
}

/// PW-5.4: what no operation of a side can stir up.
pub(crate) fn check_target(board: &Board, side: Side, space: Space) -> Result<(), Refusal> {
    let enemy = side.other();
    let places = places();
    if board.is_held(enemy, space) {
        return refuse("PW-5.4", Reason::EnemyForce { space });
    }
    if space == Board::national(enemy) {
        return refuse("PW-5.4", Reason::Capital { space });
    }
    // PW-5.5.3.1: Macedonia is two spaces.
    let macedonian = space == places.macedonia || space == places.pella;
    let asleep = (space == places.argos && !board.history.argos)
        || (space == places.syracuse && !board.history.syracuse)
        || (macedonian && board.history.macedonia.is_none())
        || board.is_neutral_thessaly(space);
    let macedonian = macedonian && board.history.macedonia == Some(enemy);
    if board.is_coalition(enemy, space) || macedonian || asleep {
        return refuse("PW-5.4", Reason::Coalition { space });
    }
    if board.captured[side.index()].contains(space) {
        return refuse("PW-5.4", Reason::Captured { space });
    }
    Ok(())
}

/// PW-5.4: does the objective rebel?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revolt {
    /// Who leads the operation.
    pub leader: Leader,
    /// Where.
    pub objective: Space,
    /// What the procedure wants for its expedition.
    pub wanted: [u8; 3],
}

impl Rule<Frame> for Revolt {
    fn clause(&self) -> &'static str {
        "PW-5.4"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.leader.side();
        let bonus = if board.is_led(side) { 0 } else { 2 };
        let (die, space) = (face(mv), self.objective);
        let total = die + bonus;
        let succeeds = total >= 6;
        log.tell(Event::RevoltRolled { side, space, die, total, succeeds });
        if !succeeds {
            return Next::End;
        }
        board.rebellion.insert(self.objective);
        launch(board, self.leader, self.objective, self.wanted, log)
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-revolt").with("space", &self.objective)
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let home = Board::national(self.leader.side());
        let sound = board.leaders[self.leader.index()] == Post::At(home)
            && self.wanted.iter().all(|&n| n <= 20);
        Frame::Revolt(*self).expect(sound, faults);
    }
}
