//! PW-6.1, PW-6.3: sieges.

use serde::{Deserialize, Serialize};
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::fights::rank;
use super::two_players;
use crate::board::Board;
use crate::components::{card, map, places};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Side, Space, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// What the sale of the people brings (PW-6.3).
const SLAVES: i64 = 300;

/// PW-6.1: which fortresses are besieged.
pub(crate) fn determine(board: &mut Board, log: &mut Log<'_, Event>) {
    // PW-10.3.4a: armed neutrals do not suffer anybody to stay.
    if let Some(side) = board.provoke_thessaly() {
        log.tell(Event::Awakens { side, space: places().larisa });
    }
    let in_attica = board.occupied[Side::Sparta.index()] & map().eisphora;
    board.season.invaded |= !in_attica.is_empty();
    board.besieged = Set::EMPTY;
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter() {
            if card(space).fortress && lays_siege(board, side, space) {
                board.besieged.insert(space);
                let clause = if is_long_walls(board, space) { "PW-6.1.1" } else { "PW-6.1" };
                log.tell(Event::Siege { side, space, clause });
            }
        }
    }
}

/// PW-6.1.1: the Long Walls hold as long as grain comes.
pub(crate) fn is_fed_by_sea(board: &Board, besieger: Side, space: Space) -> bool {
    besieger == Side::Sparta && is_long_walls(board, space) && board.is_fed()
}

/// PW-6.1.1, PW-10.3.4d: Athens and Piraeus, if the walls stand.
fn is_long_walls(board: &Board, space: Space) -> bool {
    board.history.walls && (space == places().athens || space == places().piraeus)
}

/// PW-6.1, PW-6.1.1: whether an army besieges the fortress in which it stands.
pub(crate) fn lays_siege(board: &Board, side: Side, space: Space) -> bool {
    if !board.is_besieger(side, space) {
        return false;
    }
    let enemy = side.other();
    let (army, garrison) = (board.force(side, space), board.force(enemy, space));
    // PW-6.1.1: behind the walls the Athenians need not come out.
    if side == Side::Sparta && is_long_walls(board, space) && board.objectives[1].contains(space) {
        return garrison.land() < army.land().saturating_add(3);
    }
    let led = board.leaders_at(enemy, space).next().is_some();
    garrison.is_empty() || (!led && army.total() >= garrison.total().saturating_add(5))
}

/// PW-6.3: sieges whose army was beaten are over.
pub(crate) fn lift(board: &mut Board) {
    for space in board.besieged.iter() {
        if besieger(board, space).is_none() {
            board.besieged.remove(space);
        }
    }
}

/// PW-6.3: sieges of the first rank that has any.
pub(crate) fn first_in_order(board: &Board) -> Set<Space> {
    let best = board.besieged.iter().map(|space| rank(board, space)).min();
    board.besieged.iter().filter(|&space| Some(rank(board, space)) == best).collect()
}

fn besieger(board: &Board, space: Space) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| board.is_besieger(side, space))
}

/// Chance, or one of two players in turn (PW-11.4), chooses the next siege.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NextSiege {}

impl Rule<Frame> for NextSiege {
    fn clause(&self) -> &'static str {
        "PW-6.3"
    }

    fn awaits(&self, board: &Board) -> Actor {
        two_players::chooser(board)
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(first_in_order(board).iter().map(Move::Pick));
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Pick(space) = mv else { return Next::Stay };
        two_players::pass_the_choice(board);
        log.tell(Event::SiegeNext { space });
        Next::Become(Frame::Siege(Siege { space }))
    }

    fn prompt(&self, view: &Position) -> Message {
        two_players::choice(&view.board, "chance-next-siege", "prompt-next-siege")
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}

/// One siege.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Siege {
    /// Where.
    pub space: Space,
}

impl Rule<Frame> for Siege {
    fn clause(&self) -> &'static str {
        "PW-6.3"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(side) = besieger(board, self.space) else { return self.lift(board) };
        let best = board.leaders_at(side, self.space).map(|leader| leader.tactical()).max();
        // PW-6.3.1: Syracuse is hard to take.
        let great = if self.space == places().syracuse { 2 } else { 0 };
        let (die, space) = (face(mv), self.space);
        let total = i16::from(die) + i16::from(best.unwrap_or(0)) - great;
        let succeeds = total >= 4;
        log.tell(Event::SiegeRolled { side, space, die, total, succeeds });
        if succeeds {
            self.fall(board, side, log);
        } else {
            self.fail(board, side, log);
        }
        self.lift(board)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(side) = besieger(board, self.space) else { return self.lift(board) };
        let army = board.force(side, self.space);
        let garrison = board.force(side.other(), self.space);
        let fed = is_fed_by_sea(board, side, self.space);
        let outsailed = garrison.naval() > army.naval();
        if !fed && !outsailed {
            return Next::Stay;
        }
        let space = self.space;
        log.tell(match fed {
            true => Event::SiegeFed { side, space },
            false => Event::SiegeOutsailed { side, space },
        });
        self.fail(board, side, log);
        self.lift(board)
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-siege").with("space", &self.space)
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        Frame::Siege(*self).expect(board.besieged.contains(self.space), faults);
    }
}

impl Siege {
    fn lift(&self, board: &mut Board) -> Next<Frame> {
        board.besieged.remove(self.space);
        Next::End
    }

    fn fail(&self, board: &mut Board, side: Side, log: &mut Log<'_, Event>) {
        board.rout(side, self.space);
        board.ravaged.insert(self.space);
        let lost = two_players::shame(board, side);
        let cause = Cause::SiegeFailed(self.space);
        board.change(Track::Confidence, side, lost, cause).tell(log);
    }

    fn fall(&self, board: &mut Board, side: Side, log: &mut Log<'_, Event>) {
        let (space, enemy) = (self.space, side.other());
        let was_friend = board.friend(space) == Some(enemy);
        let was_held = board.captured[enemy.index()].contains(space);
        let rebel = board.rebellion.contains(space);
        let units = board.clear(enemy, space);
        for unit in Unit::ALL {
            (0..units[unit.index()]).for_each(|_| board.count_loss(enemy, unit));
        }
        board.ravaged.insert(space);
        if (was_friend || was_held) && !rebel {
            board.change(Track::Confidence, enemy, -1, Cause::SiegeLost(space)).tell(log);
        }
        board.change(Track::Confidence, side, 1, Cause::SiegeWon(space)).tell(log);
        board.change(Track::Talents, side, SLAVES, Cause::Slaves(space)).tell(log);
        // PW-1.2: the player scores what he takes, and pays for what was his friend.
        for scorer in Side::BOTH {
            let won = scorer == side;
            if board.is_led(scorer) && (won || was_friend || was_held) {
                let cause = if won { Cause::SiegeWon(space) } else { Cause::SiegeLost(space) };
                board.score(scorer, side, cause).tell(log);
            }
        }
    }
}
