//! Event 8: oligarchs rise in the Delian League.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule, Set};

use super::rebellion::{self, Spread};
use crate::board::Board;
use crate::components::map;
use crate::event::Event;
use crate::flow::{Frame, face, is_face, roll_moves};
use crate::ids::{Side, Space};
use crate::moves::Move;
use crate::position::Position;

/// Event 8 (PW-3.2.8, PW-3.3): oligarchs rise in the Delian League.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Oligarchs {
    /// Risings still to come.
    pub left: u8,
    /// Rolls before this one, which are added.
    pub rolls: u8,
    /// The first die.
    pub first: Option<u8>,
}

impl Oligarchs {
    pub(crate) fn new(left: u8) -> Self {
        Oligarchs { left, rolls: 0, first: None }
    }
}

impl Rule<Frame> for Oligarchs {
    fn clause(&self) -> &'static str {
        "PW-3.2.8"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(first) = self.first.take() else {
            self.first = Some(face(mv));
            log.tell(Event::FirstDie { die: face(mv), clause: self.clause() });
            return Next::Stay;
        };
        let total = first.saturating_add(face(mv)).saturating_add(self.rolls);
        let Some(&space) = board.card().rebels.get(usize::from(total).saturating_sub(2)) else {
            log.tell(Event::NoRebel { total });
            return self.next(board);
        };
        if !can_rise(board, space) {
            log.tell(Event::RebelAgain { space, total });
            self.rolls = self.rolls.saturating_add(1);
            return Next::Stay;
        }
        board.rebellion.insert(space);
        log.tell(Event::Rebels { space, total });
        let near = map().adjacent[space.index()].iter();
        let league = board.allegiance(space).unwrap_or(Side::Athens);
        let left: Set<Space> =
            near.filter(|&near| rebellion::can_rebel(board, league, near)).collect();
        self.left = self.left.saturating_sub(1);
        self.rolls = 0;
        Next::Call(Frame::Spread(Spread { left, swell: false }))
    }

    fn begin(&mut self, board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        self.go_on(board)
    }

    fn resume(&mut self, board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        self.go_on(board)
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-oligarchs")
    }

    fn audit(&self, _: &Board, faults: &mut Faults) {
        let sound = self.first.is_none_or(is_face) && self.left <= 2 && self.rolls <= 12;
        Frame::Oligarchs(*self).expect(sound, faults);
    }
}

impl Oligarchs {
    pub(crate) fn calls(above: &Frame) -> bool {
        matches!(above, Frame::Spread(_))
    }

    fn next(&mut self, board: &Board) -> Next<Frame> {
        self.left = self.left.saturating_sub(1);
        self.rolls = 0;
        self.go_on(board)
    }

    fn go_on(&self, board: &Board) -> Next<Frame> {
        if self.left == 0 || !can_anybody_rebel(board) { Next::End } else { Next::Stay }
    }
}

/// PW-3.2.8: whether one of the named spaces could rise.
pub(super) fn can_anybody_rebel(board: &Board) -> bool {
    board.card().rebels.iter().any(|&space| can_rise(board, space))
}

/// PW-3.2.8, PW-10.3.6.8: a named space rises against its own league, whichever that is.
fn can_rise(board: &Board, space: Space) -> bool {
    board.allegiance(space).is_some_and(|side| rebellion::can_rebel(board, side, space))
}
