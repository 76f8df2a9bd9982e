//! Chapter 11: what two players do otherwise. Whose decision something is says
//! [`Board::decider`]; here is what changes besides.

use serde::{Deserialize, Serialize};
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::operations::Operations;
use super::peace;
use crate::board::{Board, Ending, Post};
use crate::event::Event;
use crate::flow::{Frame, face, is_face, roll_moves};
use crate::ids::{Leader, Side};
use crate::moves::Move;
use crate::position::Position;

/// PW-11.3: who operates first: the side with the better strategist in play, or with the higher
/// die.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Precedence {
    /// The dice of Athens and Sparta; 0 if not yet rolled.
    pub dice: [u8; 2],
}

impl Rule<Frame> for Precedence {
    fn clause(&self) -> &'static str {
        "PW-11.3"
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
        let dice = [self.dice[0], face(mv)];
        match dice[0].cmp(&dice[1]) {
            std::cmp::Ordering::Greater => goes_first(board, Side::Athens, dice, log),
            std::cmp::Ordering::Less => goes_first(board, Side::Sparta, dice, log),
            std::cmp::Ordering::Equal => {
                log.tell(Event::FirstAgain { dice });
                self.dice = [0; 2];
                Next::Stay
            }
        }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let [athens, sparta] = Side::BOTH.map(|side| best_strategist(board, side));
        match athens.cmp(&sparta) {
            std::cmp::Ordering::Greater => goes_first(board, Side::Athens, [0; 2], log),
            std::cmp::Ordering::Less => goes_first(board, Side::Sparta, [0; 2], log),
            std::cmp::Ordering::Equal => Next::Stay,
        }
    }

    fn prompt(&self, _: &Position) -> Message {
        let side = if self.dice[0] == 0 { Side::Athens } else { Side::Sparta };
        Message::new("chance-precedence").with("side", &side)
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let rolled = self.dice[0] == 0 || is_face(self.dice[0]);
        let sound = board.is_for_two() && rolled && self.dice[1] == 0;
        Frame::Precedence(*self).expect(sound, faults);
    }
}

/// PW-11.3: the greatest strategic value of a side's leaders on the map, if there are any.
fn best_strategist(board: &Board, side: Side) -> Option<i8> {
    let on_map = |leader: &Leader| matches!(board.leaders[leader.index()], Post::At(_));
    let own = Leader::all().filter(|leader| leader.side() == side);
    own.filter(on_map).map(Leader::strategic).max()
}

/// The side operates first, and chooses the first combat (PW-11.4).
fn goes_first(
    board: &mut Board,
    side: Side,
    dice: [u8; 2],
    log: &mut Log<'_, Event>,
) -> Next<Frame> {
    board.season.chooser = Some(side);
    log.tell(Event::GoesFirst { side, dice });
    Next::Become(Frame::Operations(Operations { whose: side }))
}

/// PW-11.6: what is added when a side asks the gods.
pub(super) fn omen(side: Side) -> u8 {
    match side {
        Side::Athens => 0,
        Side::Sparta => 1,
    }
}

/// PW-6.3, PW-11.7: what a failed siege costs in confidence: a player alone two, anybody else one.
pub(crate) fn shame(board: &Board, side: Side) -> i64 {
    if board.is_led(side) && !board.is_for_two() { -2 } else { -1 }
}

/// PW-11.4: who chooses the next combat.
pub(super) fn chooser(board: &Board) -> Actor {
    match board.season.chooser {
        Some(side) => board.awaited(side),
        None => Actor::Chance,
    }
}

/// PW-11.4: with every combat the choice passes to the other player, even if there was but one.
pub(super) fn pass_the_choice(board: &mut Board) {
    board.season.chooser = board.season.chooser.map(Side::other);
}

/// What is asked where chance chooses among combats, or a player.
pub(super) fn choice(board: &Board, by_chance: &'static str, by_player: &'static str) -> Message {
    match board.season.chooser {
        Some(side) => Message::new(by_player).with("side", &side),
        None => Message::new(by_chance),
    }
}

/// PW-9.2, PW-11.10: somebody surrenders, or both do at once.
pub(super) fn surrender(board: &mut Board, log: &mut Log<'_, Event>) {
    let beaten = Side::BOTH.map(|side| peace::is_beaten(board, side));
    for side in Side::BOTH.into_iter().filter(|side| beaten[side.index()]) {
        log.tell(Event::Surrenders { side });
    }
    board.ending = match beaten {
        [true, true] => Some(Ending::BothSurrender),
        [true, false] => Some(Ending::AthensSurrenders),
        [false, true] => Some(Ending::SpartaSurrenders),
        [false, false] => None,
    };
}

/// PW-11.10: who has won: the side whose enemy surrendered, else the one with more victory points.
#[must_use]
pub fn victor(board: &Board, ending: Ending) -> Option<Side> {
    if ending == Ending::BothSurrender {
        return None;
    }
    let [athens, sparta] = Side::BOTH.map(|side| board.score_of(side));
    let by_points = match athens.cmp(&sparta) {
        std::cmp::Ordering::Greater => Some(Side::Athens),
        std::cmp::Ordering::Less => Some(Side::Sparta),
        std::cmp::Ordering::Equal => None,
    };
    ending.surrendered().map(Side::other).or(by_points)
}

/// PW-11.3: who operated first in the turn with which a set-up begins: the sides operate in turn,
/// so it follows from who is next and how many operations are over.
pub(crate) fn first_of(begins: Side, operations: [u8; 2]) -> Side {
    if operations[0] == operations[1] { begins } else { begins.other() }
}
