//! PW-5.1.3: the open sea between Taenarum and Syracuse.

use serde::{Deserialize, Serialize};
use table::{Log, Message, Next, Rule};

use super::halting::disband;
use crate::board::{Board, Expedition};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{UNITS, Unit};
use crate::moves::Move;
use crate::position::Position;

/// A bit beside the passage's own: the storm of this hop is over.
pub(super) const STORMED: u8 = 0x80;

pub(super) fn stormed(expedition: &Expedition) -> bool {
    expedition.passage & STORMED != 0
}

/// PW-5.1.3: the open sea.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Storm {}

impl Rule<Frame> for Storm {
    fn clause(&self) -> &'static str {
        "PW-5.1.3"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let die = face(mv);
        let succeeds = die <= 4;
        log.tell(Event::OpenSea { die, succeeds });
        let Some(expedition) = &mut board.expedition else { return Next::End };
        if succeeds {
            expedition.passage |= STORMED;
            expedition.intercepted = true;
            return Next::End;
        }
        let units = std::mem::replace(&mut expedition.units, [0; UNITS]);
        let side = expedition.side;
        for unit in Unit::ALL {
            (0..units[unit.index()]).for_each(|_| board.count_loss(side, unit));
        }
        disband(board);
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-storm")
    }
}
