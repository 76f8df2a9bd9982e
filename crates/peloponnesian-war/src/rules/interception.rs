//! PW-5.1.2, PW-5.6.1 to PW-5.6.3: who stands in the way of an expedition.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::halting::disband;
use super::skirmish::Skirmish;
use crate::board::{Board, Expedition};
use crate::components::places;
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::Space;
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};

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
    /// The force that tries; chance chooses if there are several, or one of two players, who may
    /// also let the expedition pass (PW-11.5).
    pub by: Option<Space>,
}

impl Rule<Frame> for Interception {
    fn clause(&self) -> &'static str {
        "PW-5.6.2"
    }

    fn awaits(&self, board: &Board) -> Actor {
        match &board.expedition {
            Some(expedition) if self.by.is_none() && board.is_for_two() => {
                board.awaited(expedition.side.other())
            }
            _ => Actor::Chance,
        }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        match self.by {
            Some(_) => roll_moves(out),
            None if board.is_for_two() => {
                out.extend(volunteers(board).iter().map(Move::Intercept));
                out.push(Move::LetPass);
            }
            None => out.extend(interceptors(board).iter().map(Move::Pick)),
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal(board, &mut legal);
        match mv {
            _ if legal.contains(&mv) => Ok(()),
            Move::Intercept(space) if self.by.is_none() && board.is_for_two() => {
                refuse("PW-11.5", Reason::OutOfReach { space })
            }
            _ => refuse(self.clause(), Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = board.expedition else { return Next::End };
        match mv {
            Move::Intercept(space) if isthmus_guard(board, &expedition) == Some(space) => {
                log.tell(Event::Isthmus { space: expedition.at, other: space });
                return engage(board, space, log);
            }
            Move::Pick(space) | Move::Intercept(space) => {
                self.by = Some(space);
                log.tell(Event::Interceptor { space });
                return Next::Stay;
            }
            Move::LetPass => {
                let (side, space) = (expedition.side.other(), expedition.at);
                log.tell(Event::LetsPass { side, space });
                return Next::End;
            }
            _ => {}
        }
        let Some(by) = self.by else { return Next::End };
        let die = face(mv);
        let succeeds = die >= 4;
        let space = expedition.at;
        log.tell(Event::InterceptionRolled { space, other: by, die, succeeds });
        if succeeds { engage(board, by, log) } else { Next::End }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = board.expedition else { return Next::End };
        // PW-11.5: no player has to intercept, at the isthmus neither.
        if board.is_for_two() {
            return Next::Stay;
        }
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
            (None, Some(expedition)) if view.board.is_for_two() => {
                Message::new("prompt-interception")
                    .with("side", &expedition.side.other())
                    .with("leader", &expedition.leader)
                    .with("space", &expedition.at)
                    .number("n", expedition.force().total())
            }
            _ => Message::new("chance-interceptor"),
        }
    }

    fn moves_at(&self, board: &Board, thing: &str, out: &mut Vec<Move>) {
        match Space::by_id(thing) {
            Some(space) if self.awaits(board) != Actor::Chance => out.push(Move::Intercept(space)),
            _ => self.legal(board, out),
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

/// PW-11.5: forces with which a player may intercept, the one at the isthmus included.
pub(crate) fn volunteers(board: &Board) -> Set<Space> {
    let guard = board.expedition.as_ref().and_then(|expedition| isthmus_guard(board, expedition));
    let mut all = interceptors(board);
    if let Some(guard) = guard {
        all.insert(guard);
    }
    all
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
