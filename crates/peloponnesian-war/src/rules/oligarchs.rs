//! Event 8: oligarchs rise in the Delian League.

use serde::{Deserialize, Serialize};
use table::{Log, Next, Set};

use super::politics::first_die;
use super::rebellion::{self, Spread};
use crate::board::Board;
use crate::components::map;
use crate::event::Event;
use crate::flow::{Frame, Rule, face, roll_moves};
use crate::ids::{Side, Space};
use crate::moves::Move;

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

impl Rule for Oligarchs {
    fn clause(&self) -> &'static str {
        "PW-3.2.8"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(first) = self.first.take() else {
            self.first = Some(face(mv));
            log.tell_with(|| first_die(self.clause(), mv));
            return Next::Stay;
        };
        let sum = first.saturating_add(face(mv)).saturating_add(self.rolls);
        let Some(&space) = map().rebels.get(usize::from(sum).saturating_sub(2)) else {
            log.tell_with(|| Event::new("no-rebel", "PW-3.2.8").number("total", sum));
            return self.next(board);
        };
        if !rebellion::can_rebel(board, Side::Athens, space) {
            log.tell_with(|| {
                Event::new("rebel-again", "PW-3.2.8").space(space).number("total", sum)
            });
            self.rolls = self.rolls.saturating_add(1);
            return Next::Stay;
        }
        board.rebellion.insert(space);
        log.tell_with(|| Event::new("rebels", "PW-3.2.8").space(space).number("total", sum));
        let near = map().adjacent[space.index()].iter();
        let left: Set<Space> =
            near.filter(|&near| rebellion::can_rebel(board, Side::Athens, near)).collect();
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
}

impl Oligarchs {
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
    map().rebels.iter().any(|&space| rebellion::can_rebel(board, Side::Athens, space))
}
