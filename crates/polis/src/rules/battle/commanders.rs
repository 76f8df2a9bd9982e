//! POL-17.10: great commanders, once a battle is over.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::Battle;
use crate::audit::MOST_PRESTIGE;
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Region, Side};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// POL-17.10: great commanders may double what a side has won in one battle of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commanders {
    /// Prestige won in the battle.
    #[serde(
        serialize_with = "keyed::write_each::<Side, _, _, _>",
        deserialize_with = "keyed::read::<Side, _, _, _>"
    )]
    pub won: [u16; 2],
    /// The side that is asked.
    pub asked: Side,
    /// The other side has been asked, or was asked first.
    pub last: bool,
}

impl Commanders {
    /// The side that attacked first in the battle is asked first.
    pub(super) fn after(region: Region, won: [u16; 2]) -> Commanders {
        Commanders { won, asked: Battle::new(region).attacker, last: false }
    }

    fn can_double(self, board: &Board) -> bool {
        board.event_rules().commanders
            && self.won[self.asked.index()] > 0
            && !board.player(self.asked).doubled
    }

    fn next(&mut self, board: &Board) -> Next<Frame> {
        while !self.can_double(board) {
            if self.last {
                return Next::End;
            }
            self.asked = self.asked.other();
            self.last = true;
        }
        Next::Stay
    }
}

impl Rule<Frame, Board> for Commanders {
    fn clause(&self) -> &'static str {
        "POL-17.10"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.asked.seat())
    }

    fn legal(&self, _: &Board, out: &mut Vec<Move>) {
        out.extend([Move::Double, Move::Keep]);
    }

    fn check(&self, _: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Double | Move::Keep => Ok(()),
            _ => refuse("POL-17.10", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.asked;
        if mv == Move::Double {
            let won = self.won[side.index()];
            board.gain_prestige(side, won);
            board.player_mut(side).doubled = true;
            log.tell(Event::Doubled { side, n: won });
        }
        if self.last {
            return Next::End;
        }
        self.asked = side.other();
        self.last = true;
        self.next(board)
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.next(board)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-commanders", self.asked).number("n", self.won[self.asked.index()])
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let sane = self.won.iter().all(|&won| won <= MOST_PRESTIGE) && self.can_double(board);
        faults.expect(sane, || format!("{} has nothing to double", self.asked.id()));
    }
}
