//! PW-5.1.2, PW-5.6.1 to PW-5.6.3: who stands in the way of an expedition.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule, Set};

use super::halting::disband;
use super::skirmish::Skirmish;
use crate::board::{Board, Expedition};
use crate::components::places;
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::Space;
use crate::moves::Move;
use crate::position::Position;

/// Whether anybody could intercept here.
pub(super) fn threatens(board: &Board, expedition: &Expedition) -> bool {
    let enemy = expedition.side.other();
    isthmus_guard(board, expedition).is_some() || board.is_covered(enemy, expedition.at, false)
}

/// PW-5.1.2: a land force at one end of the isthmus stops whoever enters the other.
fn isthmus_guard(board: &Board, expedition: &Expedition) -> Option<Space> {
    let places = places();
    let other = match expedition.at {
        at if at == places.corinth => places.cenchreae,
        at if at == places.cenchreae => places.corinth,
        _ => return None,
    };
    let enemy = expedition.side.other();
    let besieged = board.besieged.contains(other);
    (!besieged && board.force(enemy, other).land() > 0).then_some(other)
}

/// PW-5.6.1: an enemy force tries to intercept.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interception {
    /// The force that tries; chance chooses if there are several.
    pub by: Option<Space>,
}

impl Rule<Frame> for Interception {
    fn clause(&self) -> &'static str {
        "PW-5.6.2"
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        match self.by {
            Some(_) => roll_moves(out),
            None => out.extend(interceptors(board).iter().map(Move::Pick)),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Pick(space) = mv {
            self.by = Some(space);
            log.tell(Event::Interceptor { space });
            return Next::Stay;
        }
        let (Some(expedition), Some(by)) = (board.expedition, self.by) else { return Next::End };
        let die = face(mv);
        let succeeds = die >= 4;
        let space = expedition.at;
        log.tell(Event::InterceptionRolled { space, other: by, die, succeeds });
        if succeeds { engage(board, by, log) } else { Next::End }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = board.expedition else { return Next::End };
        if let Some(by) = isthmus_guard(board, &expedition) {
            log.tell(Event::Isthmus { space: expedition.at, other: by });
            return engage(board, by, log);
        }
        let candidates = interceptors(board);
        if candidates.len() == 1 {
            self.by = candidates.iter().next();
        }
        Next::Stay
    }

    fn prompt(&self, view: &Position) -> Message {
        match (self.by, &view.board.expedition) {
            (Some(by), Some(expedition)) => {
                Message::new("chance-interception").with("space", &expedition.at).with("other", &by)
            }
            _ => Message::new("chance-interceptor"),
        }
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let side = board.expedition.as_ref().map(|expedition| expedition.side);
        let held = |by| side.is_some_and(|side| board.is_held(side.other(), by));
        Frame::Interception(*self).expect(self.by.is_none_or(held), faults);
    }
}

/// PW-5.6.1: enemy forces whose zone of influence was entered.
fn interceptors(board: &Board) -> Set<Space> {
    let Some(expedition) = &board.expedition else { return Set::EMPTY };
    let enemy = expedition.side.other();
    let forces = board.occupied[enemy.index()].iter();
    forces.filter(|&from| board.reaches(enemy, from, expedition.at, false)).collect()
}

/// PW-5.6.2: a leader alone is driven off; an expedition skirmishes.
fn engage(board: &mut Board, by: Space, log: &mut Log<'_, Event>) -> Next<Frame> {
    let Some(expedition) = &mut board.expedition else { return Next::End };
    expedition.intercepted = true;
    if expedition.force().is_empty() {
        let leader = expedition.leader;
        log.tell(Event::DrivenOff { leader });
        disband(board);
        return Next::End;
    }
    Next::Become(Frame::Skirmish(Skirmish::new(by)))
}
