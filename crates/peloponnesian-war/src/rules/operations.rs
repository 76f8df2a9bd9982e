//! Chapter 5, the order of operations: alternation, auguries and passing.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Id, Log, Message, Next, Rule};

use super::muster::can_leave;
use super::politics::{DrawLeader, operation};
use super::two_players;
use crate::board::{Board, Post};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Leader, Side, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};

/// PW-5.0: the sides operate in turn until both have passed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operations {
    /// Who is next.
    pub whose: Side,
}

impl Rule<Frame> for Operations {
    fn clause(&self) -> &'static str {
        "PW-5.3.2"
    }

    fn awaits(&self, board: &Board) -> Actor {
        board.awaited(self.whose)
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        out.extend([Move::Operate, Move::Pass]);
    }

    fn check(&self, _board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Operate | Move::Pass => Ok(()),
            _ => refuse("PW-5.3.2", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.whose;
        self.whose = side.other();
        if mv == Move::Operate {
            return Next::Call(Frame::Augury(Augury { side }));
        }
        pass(board, side, Pass::Freely, log);
        self.resume(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.resume(board, log)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        while !board.season.passed.iter().all(|&passed| passed) {
            let side = self.whose;
            let first = board.season.operations[side.index()] == 0;
            if board.season.passed[side.index()] {
                self.whose = side.other();
                continue;
            }
            if let Some(why) = must_pass(board, side) {
                pass(board, side, why, log);
                self.whose = side.other();
                continue;
            }
            if board.is_led(side) && !first {
                return Next::Stay;
            }
            self.whose = side.other();
            // PW-5.1, PW-5.2: the first operation of a turn asks no gods.
            return Next::Call(if first {
                with_leader(board, side)
            } else {
                Frame::Augury(Augury { side })
            });
        }
        Next::End
    }

    fn prompt(&self, view: &Position) -> Message {
        let side = self.whose;
        let talents = view.board.purse(side);
        Message::new("prompt-operations").with("side", &side).number("talents", talents)
    }

    /// Nothing on the table is meant here.
    fn moves_at(&self, _: &Board, _: &str, _: &mut Vec<Move>) {}

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}

impl Operations {
    pub(crate) fn calls(above: &Frame) -> bool {
        matches!(
            above,
            Frame::Augury(_)
                | Frame::DrawLeader(_)
                | Frame::PlayerOperation(_)
                | Frame::Revolt(_)
                | Frame::SystemOperation(_)
                | Frame::Muster(_)
                | Frame::SystemMuster(_)
                | Frame::Leg(_)
        )
    }
}

/// PW-5.3.2: why a side passes. Its name is the sentence that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "event-{id}")]
pub enum Pass {
    /// It wants to, or the gods want it to.
    #[id("passes")]
    Freely,
    /// It has had the two operations that it was allowed.
    #[id("passes-limited")]
    Limited,
    /// It has no leader.
    #[id("passes-leaderless")]
    Leaderless,
    /// Too few talents.
    #[id("passes-poor")]
    Poor,
    /// Too few strength points.
    #[id("passes-weak")]
    Weak,
    /// No way leads to the objective.
    #[id("passes-cut-off")]
    CutOff,
    /// The dice can name no objective.
    #[id("passes-aimless")]
    Aimless,
}

/// PW-5.3.2: why a side has to pass.
fn must_pass(board: &Board, side: Side) -> Option<Pass> {
    let leader_waits = board.leaders_at(side, Board::national(side)).next().is_some();
    let operations = board.season.operations[side.index()];
    if board.season.limited[side.index()] && operations >= 2 {
        return Some(Pass::Limited);
    }
    if !leader_waits && board.cup(side).next().is_none() {
        return Some(Pass::Leaderless);
    }
    // The procedure's own checks come with its objective.
    (board.is_led(side) && !can_pay_for_anybody(board, side)).then_some(Pass::Poor)
}

/// Whether one strength point at least could be activated somewhere.
fn can_pay_for_anybody(board: &Board, side: Side) -> bool {
    let purse = board.purse(side);
    board.occupied[side.index()].iter().any(|space| {
        let fresh = &board.stacks[side.index()][space.index()].fresh;
        board.is_assembly(side, space)
            && Unit::ALL.into_iter().any(|unit| {
                fresh[unit.index()] > 0
                    && can_leave(space, unit)
                    && Board::activation_cost(side, unit) <= purse
            })
    })
}

/// PW-5.3.2: no more operations this turn.
pub(crate) fn pass(board: &mut Board, side: Side, why: Pass, log: &mut Log<'_, Event>) {
    board.season.passed[side.index()] = true;
    log.tell(Event::Passes { side, why });
}

/// PW-5.3.1: what the gods say.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Augury {
    /// Who asks.
    pub side: Side,
}

impl Rule<Frame> for Augury {
    fn clause(&self) -> &'static str {
        "PW-5.3.1"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.side;
        let die = face(mv);
        let total = die + modifier(board, side);
        let succeeds = total <= 5;
        log.tell(Event::Augury { side, die, total, succeeds });
        if !succeeds {
            pass(board, side, Pass::Freely, log);
            return Next::End;
        }
        Next::Become(with_leader(board, side))
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-augury").with("side", &self.side)
    }

    fn is_quiet(&self, board: &Board) -> bool {
        !board.is_led(self.side)
    }
}

/// PW-5.3.1: without a leader in the national space one is drawn.
fn with_leader(board: &Board, side: Side) -> Frame {
    if board.leaders_at(side, Board::national(side)).next().is_some() {
        return operation(board, side);
    }
    Frame::DrawLeader(DrawLeader { side, operate: true })
}

/// PW-5.3.1: one for the procedure; half of the leaders in the field for the player.
fn modifier(board: &Board, side: Side) -> u8 {
    if board.is_for_two() {
        return two_players::omen(side);
    }
    if !board.is_led(side) {
        return 1;
    }
    let in_field = |leader: &Leader| {
        let post = board.leaders[leader.index()];
        leader.side() == side && matches!(post, Post::At(_) | Post::Box | Post::Afield)
    };
    Leader::all().filter(in_field).count() as u8 / 2
}
