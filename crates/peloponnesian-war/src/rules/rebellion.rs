//! Chapter 7: rebellions go on, spread, or end; the helots.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule, Set};

use crate::board::Board;
use crate::components::{card, map, places};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Side, Space, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// PW-3.3, PW-7.2: a space of a league that could rebel: nobody holds it down.
pub(crate) fn can_rebel(board: &Board, side: Side, space: Space) -> bool {
    card(space).colour.is_some()
        && board.allegiance(space) == Some(side)
        && !board.rebellion.contains(space)
        && !board.captured[side.other().index()].contains(space)
        && !board.is_held(side, space)
}

/// PW-7.1: a rebellion within reach of its own league, and out of reach of the other, ends.
pub(crate) fn quell(board: &mut Board, log: &mut Log<'_, Event>) {
    for space in board.rebellion.iter() {
        let Some(side) = board.allegiance(space) else { continue };
        let reached = board.is_covered(side, space, false);
        if reached && !board.is_covered(side.other(), space, false) {
            board.rebellion.remove(space);
            log.tell(Event::Quelled { space });
        }
    }
}

/// PW-7.2: spaces that may follow the example of a neighbour.
pub(crate) fn neighbours_of_rebels(board: &Board) -> Set<Space> {
    let mut all = Set::EMPTY;
    for rebel in board.rebellion.iter() {
        let Some(side) = board.allegiance(rebel) else { continue };
        for near in map().adjacent[rebel.index()].iter() {
            if can_rebel(board, side, near) {
                all.insert(near);
            }
        }
    }
    all
}

/// PW-7.2, PW-3.2.8: a die for each space that may rebel.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spread {
    /// Spaces still to be rolled for.
    pub left: Set<Space>,
    /// The other side's nearness helps.
    pub swell: bool,
}

impl Spread {
    fn bonus(&self, board: &Board, space: Space) -> u8 {
        let near = board
            .allegiance(space)
            .is_some_and(|side| board.is_covered(side.other(), space, false));
        if self.swell && near { 2 } else { 0 }
    }
}

impl Rule<Frame> for Spread {
    fn clause(&self) -> &'static str {
        if self.swell { "PW-7.2" } else { "PW-3.2.8" }
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(space) = self.left.iter().next() else { return Next::End };
        self.left.remove(space);
        let (die, clause) = (face(mv), self.clause());
        let total = die + self.bonus(board, space);
        let succeeds = total >= 6;
        if succeeds {
            board.rebellion.insert(space);
        }
        log.tell(Event::RebellionRolled { space, die, total, succeeds, clause });
        self.begin(board, log)
    }

    fn begin(&mut self, _board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        if self.left.is_empty() { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &Position) -> Message {
        match self.left.first() {
            Some(space) => Message::new("chance-spread").with("space", &space),
            None => Message::new("prompt-chance"),
        }
    }

    fn audit(&self, _: &Board, faults: &mut Faults) {
        Frame::Spread(*self).expect(!self.left.is_empty(), faults);
    }
}

/// PW-7.3: the helots rise when Athens holds all that kept them down.
pub(crate) fn helots(board: &mut Board, log: &mut Log<'_, Event>) {
    let spaces = &map().helots;
    if spaces.iter().any(|space| board.control(space) == Some(Side::Sparta)) {
        // PW-7.3.1.
        if std::mem::take(&mut board.history.helots) {
            log.tell(Event::HelotsQuelled);
        }
        return;
    }
    if spaces.iter().any(|space| !board.is_held(Side::Athens, space)) {
        return;
    }
    let goes_on = board.history.helots;
    board.history.helots = true;
    board.season.helot_cost = if goes_on { 1_000 } else { 500 };
    let change = board.change(Track::Bellicosity, Side::Sparta, -2, Cause::Helots);
    if !goes_on {
        for _ in 0..2 {
            if board.count(Side::Sparta, places().sparta, Unit::Hoplites) > 0 {
                board.take(Side::Sparta, places().sparta, Unit::Hoplites);
                board.count_loss(Side::Sparta, Unit::Hoplites);
            }
        }
    }
    log.tell(Event::Helots { talents: board.season.helot_cost, change });
}
