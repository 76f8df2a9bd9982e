//! Chapter 4: what the procedure's side wants this turn.

use serde::{Deserialize, Serialize};
use table::{Log, Message, Next, Rule};

use super::politics::system_leaders;
use crate::board::Board;
use crate::components::{Strategy, map};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::Side;
use crate::moves::Move;
use crate::position::Position;

/// PW-4.1: a die and the leader's strategic value choose on the matrix.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrategyRoll {}

impl Rule<Frame> for StrategyRoll {
    fn clause(&self) -> &'static str {
        "PW-4.1"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = board.system();
        let value = system_leaders(board).next().map_or(0, |leader| leader.strategic());
        // PW-4.1.1: Alcibiades advises Sparta.
        let advice = i8::from(side == Side::Sparta && board.has_turncoat());
        let total = (i16::from(face(mv)) + i16::from(value + advice)).clamp(1, 6) as u8;
        let strategies = &map().matrices[side.index()].strategies;
        let chosen = strategies.iter().position(|one| (one.die.0..=one.die.1).contains(&total));
        let chosen = chosen.unwrap_or_default();
        let strategy = &strategies[chosen];
        let succeeds = !is_barred(board, strategy);
        let die = face(mv);
        log.tell(Event::StrategyRolled { side, die, total, strategy, succeeds });
        if !succeeds {
            return Next::Stay;
        }
        board.strategy = chosen as u8;
        Next::End
    }

    fn prompt(&self, view: &Position) -> Message {
        Message::new("chance-strategy").with("side", &view.board.system())
    }
}

/// PW-4.1: what works is kept, unless the sides were changed or hostages forbid it.
pub(crate) fn is_kept(board: &Board) -> bool {
    let works = board.confidence(board.system()) > 0;
    works && !board.season.changed && !is_barred(board, current(board))
}

/// PW-4.1, PW-6.6: who has lost hostages does not attack the other capital.
fn is_barred(board: &Board, strategy: &Strategy) -> bool {
    !strategy.has_areas() && board.history.hostages[board.player.index()]
}

/// The strategy in force.
#[must_use]
pub(crate) fn current(board: &Board) -> &'static Strategy {
    let strategies = &map().matrices[board.system().index()].strategies;
    &strategies[usize::from(board.strategy).min(strategies.len() - 1)]
}

/// Whether a strategy is to cause rebellion.
#[must_use]
pub(crate) fn incites(strategy: &Strategy) -> bool {
    strategy.id == "cause-rebellion"
}
