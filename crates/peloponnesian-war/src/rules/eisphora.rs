//! PW-8.1.5, PW-11.7: the direct tax, which Athens' player may do without.

use serde::{Deserialize, Serialize};
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::revenue;
use crate::board::Board;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::Side;
use crate::moves::Move;
use crate::position::Position;

/// PW-11.7: of two players the one who leads Athens decides.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eisphora {}

impl Rule<Frame> for Eisphora {
    fn clause(&self) -> &'static str {
        "PW-11.7"
    }

    fn awaits(&self, board: &Board) -> Actor {
        board.awaited(Side::Athens)
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        out.extend([Move::Tax, Move::Forgo]);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if mv == Move::Forgo {
            board.season.untaxed = true;
            log.tell(Event::ForgoesTax { side: Side::Athens });
        }
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("prompt-eisphora").with("side", &Side::Athens)
    }

    /// Nothing on the table is meant here.
    fn moves_at(&self, _: &Board, _: &str, _: &mut Vec<Move>) {}

    fn audit(&self, board: &Board, faults: &mut Faults) {
        Frame::Eisphora(*self).expect(revenue::asks(board), faults);
    }
}
