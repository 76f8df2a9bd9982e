//! PW-5.7.1, PW-5.7.2: a skirmish, and whether it becomes a battle.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule};

use super::battle::Battle;
use super::fights::Fight;
use super::halting::disband;
use super::losses::{Losses, Purpose, Spot, force_at};
use crate::board::Board;
use crate::components::Ground;
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Side, Space};
use crate::moves::Move;
use crate::position::Position;

/// An expedition meets a force that intercepts it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skirmish {
    /// Where the intercepting force stands.
    pub by: Space,
    /// The dice of Athens and Sparta, as they fall; 0 if not yet rolled.
    pub dice: [u8; 2],
    /// Whose losses have been settled, Athens first.
    pub settled: u8,
    /// It becomes a battle.
    pub battle: bool,
}

impl Skirmish {
    pub(crate) fn new(by: Space) -> Self {
        Skirmish { by, dice: [0; 2], settled: 0, battle: false }
    }

    fn spot(&self, board: &Board, side: Side) -> Spot {
        match &board.expedition {
            Some(expedition) if expedition.side == side => Spot::Expedition,
            _ => Spot::Space(self.by),
        }
    }
}

impl Rule<Frame> for Skirmish {
    fn clause(&self) -> &'static str {
        "PW-5.7.1"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if self.dice[0] == 0 {
            self.dice[0] = face(mv);
            log.tell(Event::FirstDie { die: face(mv), clause: self.clause() });
            return Next::Stay;
        }
        self.dice[1] = face(mv);
        // PW-5.7.2: strength is counted before losses.
        self.battle = self.becomes_battle(board);
        if let Some(expedition) = &mut board.expedition {
            expedition.skirmished = true;
        }
        log.tell(Event::Skirmish { dice: self.dice });
        self.resume(board, log)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = board.expedition else { return Next::End };
        while self.settled < 2 {
            let side = Side::BOTH[usize::from(self.settled)];
            self.settled += 1;
            if self.dice[side.index()] == 1 {
                return Next::Call(Frame::Losses(Losses {
                    side,
                    spot: self.spot(board, side),
                    purpose: Purpose::Skirmish(expedition.at),
                    left: 1,
                }));
            }
        }
        if expedition.force().is_empty() {
            disband(board);
            return Next::End;
        }
        let enemy = expedition.side.other();
        if !self.battle || board.force(enemy, self.by).is_empty() {
            return Next::End;
        }
        log.tell(Event::SkirmishBattle { space: expedition.at });
        let spots = Side::BOTH.map(|side| self.spot(board, side));
        Next::Become(Frame::Battle(Battle::new(Fight { space: expedition.at, spots })))
    }

    fn prompt(&self, _: &Position) -> Message {
        let side = if self.dice[0] == 0 { Side::Athens } else { Side::Sparta };
        Message::new("chance-skirmish").with("side", &side)
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let enemy = board.expedition.as_ref().map(|expedition| expedition.side.other());
        // Whoever intercepted may have lost his last man since.
        let sound = self.dice.iter().all(|&die| die <= 6)
            && self.settled <= 2
            && (self.settled > 0 || enemy.is_some_and(|enemy| board.is_held(enemy, self.by)));
        Frame::Skirmish(*self).expect(sound, faults);
    }
}

impl Skirmish {
    pub(crate) fn calls(above: &Frame) -> bool {
        matches!(above, Frame::Losses(_))
    }

    /// Whether both dice have fallen, as they have before it calls another step.
    pub(crate) fn is_waiting(&self) -> bool {
        self.dice.iter().all(|&die| die > 0)
    }

    /// PW-5.7.2: eleven on both dice, or eight strength points of which the interceptor has half.
    fn becomes_battle(&self, board: &Board) -> bool {
        let Some(expedition) = &board.expedition else { return false };
        let (side, ground) = (expedition.side, Board::ground(expedition.at));
        let mover = force_at(board, side, Spot::Expedition);
        let other = force_at(board, side.other(), Spot::Space(self.by));
        let enough = |mover: u8, other: u8| {
            let all = u16::from(mover) + u16::from(other);
            all >= 8 && 2 * u16::from(other) >= all
        };
        self.dice[0] + self.dice[1] >= 11
            || (ground != Ground::Island && enough(mover.land(), other.land()))
            || (ground != Ground::Land && enough(mover.naval(), other.naval()))
    }
}
