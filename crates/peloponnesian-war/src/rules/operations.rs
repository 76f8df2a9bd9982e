//! Chapter 5, the order of operations: alternation, auguries and passing.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Next};

use super::muster::can_leave;
use super::politics::{DrawLeader, operation};
use crate::board::{Board, Post};
use crate::event::Event;
use crate::flow::{Frame, PLAYER, Rule, face, roll_moves};
use crate::ids::{Leader, Side, Unit};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};

/// PW-5.0: the sides operate in turn until both have passed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operations {
    /// Who is next.
    pub whose: Side,
}

impl Rule for Operations {
    fn clause(&self) -> &'static str {
        "PW-5.3.2"
    }

    fn awaits(&self, _board: &Board) -> Actor {
        PLAYER
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
        pass(board, side, "passes", log);
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
            if side == board.player && !first {
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
}

/// PW-5.3.2: why a side has to pass, as the id of what is told.
fn must_pass(board: &Board, side: Side) -> Option<&'static str> {
    let leader_waits = board.leaders_at(side, Board::national(side)).next().is_some();
    let operations = board.season.operations[side.index()];
    if board.season.limited[side.index()] && operations >= 2 {
        return Some("passes-limited");
    }
    if !leader_waits && board.cup(side).next().is_none() {
        return Some("passes-leaderless");
    }
    // The procedure's own checks come with its objective.
    (side == board.player && !can_pay_for_anybody(board, side)).then_some("passes-poor")
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
pub(crate) fn pass(board: &mut Board, side: Side, why: &'static str, log: &mut Log<'_, Event>) {
    board.season.passed[side.index()] = true;
    log.tell_with(|| Event::new(why, "PW-5.3.2").side(side));
}

/// PW-5.3.1: what the gods say.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Augury {
    /// Who asks.
    pub side: Side,
}

impl Rule for Augury {
    fn clause(&self) -> &'static str {
        "PW-5.3.1"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.side;
        let total = face(mv) + modifier(board, side);
        let favourable = total <= 5;
        let id = if favourable { "augury-good" } else { "augury-bad" };
        log.tell_with(|| {
            let event = Event::new(id, "PW-5.3.1").side(side);
            event.number("die", face(mv)).number("total", total)
        });
        if !favourable {
            pass(board, side, "passes", log);
            return Next::End;
        }
        Next::Become(with_leader(board, side))
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
    if side != board.player {
        return 1;
    }
    let in_field = |leader: &Leader| {
        let post = board.leaders[leader.index()];
        leader.side() == side && matches!(post, Post::At(_) | Post::Box | Post::Afield)
    };
    Leader::all().filter(in_field).count() as u8 / 2
}
