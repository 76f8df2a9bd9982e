//! The events of the First Peloponnesian War (PW-10.3.6).

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule};

use super::homecoming::GoHome;
use super::kings::send_citizens_home;
use crate::board::{Board, Levy, Post};
use crate::components::{Deaths, LogLine, map, places};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Leader, Side, Space, UNITS, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// What the mines and the Great King give (PW-10.3.6.11, PW-10.3.6.12).
const GIFT: i64 = 600;
/// What the men in Egypt cost, the first time and the second (PW-10.3.6.5).
const EGYPT: [i64; 2] = [800, 600];

/// PW-10.3.6.3: Thessaly becomes an ally of Athens, or nobody's again.
pub(super) fn thessaly(board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
    if board.history.thessaly.is_none() {
        board.awaken_thessaly(Side::Athens);
        log.tell(Event::Awakens { side: Side::Athens, space: places().larisa });
        return Next::End;
    }
    let mut gathered = [0; UNITS];
    for space in Board::thessaly() {
        for side in Side::BOTH {
            let allies = send_citizens_home(board, side, space);
            gathered.iter_mut().zip(allies).for_each(|(sum, n)| *sum += n);
        }
    }
    board.release_thessaly(&gathered);
    log.tell(Event::ThessalyNeutral);
    Next::Become(Frame::GoHome(GoHome { relief: false }))
}

/// PW-10.3.6.5: the revolt in Egypt costs money, and the second time men too; later nothing.
pub(super) fn egypt(board: &mut Board, log: &mut Log<'_, Event>) {
    let times = board.history.egypt;
    let Some(cost) = EGYPT.get(usize::from(times)) else {
        log.tell(Event::NothingHappens { event: LogLine::Egypt });
        return;
    };
    board.history.egypt = times.saturating_add(1);
    board.season.unmanned = times > 0;
    let cause = Cause::Event { number: 5, event: LogLine::Egypt };
    board.change(Track::Talents, Side::Athens, -cost, cause).tell(log);
}

/// PW-10.3.6.7: whether Athens can build the walls, or fetch its men home.
pub(super) fn holds_both_ends(board: &Board) -> bool {
    let places = places();
    [places.athens, places.piraeus]
        .into_iter()
        .all(|space| board.control(space) == Some(Side::Athens))
}

/// PW-10.3.6.7: the Long Walls stand, and all hostages go home.
pub(super) fn long_walls(board: &mut Board, log: &mut Log<'_, Event>) {
    board.history.walls = true;
    board.history.hostages = [false; 2];
    log.tell(Event::LongWalls);
}

/// PW-10.3.6.9: leaders fall this turn, and Cimon dies at once if he is on the map.
pub(super) fn falls(board: &mut Board, log: &mut Log<'_, Event>) {
    board.season.deadly = true;
    let cimon = map().people.cimon;
    if matches!(board.leaders[cimon.index()], Post::At(_) | Post::Afield) {
        board.leaders[cimon.index()] = Post::Gone;
        board.season.skips = true;
        log.tell(Event::CimonDies { leader: cimon });
    }
}

/// PW-10.3.6.10: whether Sparta's next operation is Thebes' attack on Plataea, which needs none
/// if Sparta controls the place.
pub(crate) fn is_bound_for_plataea(board: &Board) -> bool {
    let first = board.season.operations[Side::Sparta.index()] == 0;
    let taken = board.control(places().plataea) == Some(Side::Sparta);
    board.season.plataea && first && !taken
}

/// PW-10.3.6.10: the force that goes to Plataea.
pub(super) const AGAINST_PLATAEA: [u8; 3] = [7, 4, 0];

/// PW-10.3.6.10: of whom its hoplites are.
pub(super) const LEVY: Levy = Levy { citizens: 2, allies: 5, thebans: 3 };

/// PW-10.3.6.4, PW-10.3.6.6, PW-10.3.6.11, PW-10.3.6.12: a die says whom an event concerns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OmenDie {
    /// The event.
    pub event: LogLine,
}

impl Rule<Frame> for OmenDie {
    fn clause(&self) -> &'static str {
        self.event.clause()
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let die = face(mv);
        match self.event {
            LogLine::Omens => omens(board, die, log),
            LogLine::Phocians => phocians(board, die, log),
            LogLine::Artaxerxes => gift(board, (11, self.event), 5, die, log),
            _ => gift(board, (12, self.event), 2, die, log),
        }
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-event-die")
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let rolls = match self.event {
            LogLine::Omens | LogLine::Artaxerxes | LogLine::Laurium => true,
            LogLine::Phocians => !phocians_are_done(board),
            _ => false,
        };
        let happens = board.card().events.contains(&self.event);
        Frame::OmenDie(*self).expect(rolls && happens, faults);
    }
}

/// PW-10.3.6.11, PW-10.3.6.12: silver for Sparta up to a face of the die, for Athens above it.
fn gift(
    board: &mut Board,
    (number, event): (u8, LogLine),
    last_spartan: u8,
    die: u8,
    log: &mut Log<'_, Event>,
) {
    let side = if die <= last_spartan { Side::Sparta } else { Side::Athens };
    log.tell(Event::GiftRolled { side, die, clause: event.clause() });
    board.change(Track::Talents, side, GIFT, Cause::Event { number, event }).tell(log);
}

/// PW-10.3.6.4: an eclipse at Athens, or an earthquake at Sparta, after which Athenian allies hold
/// Pylos.
fn omens(board: &mut Board, die: u8, log: &mut Log<'_, Event>) {
    let side = if die <= 3 { Side::Athens } else { Side::Sparta };
    board.season.limited[side.index()] = true;
    if side == Side::Athens {
        log.tell(Event::Eclipse { die });
        return;
    }
    let pylos = places().pylos;
    board.rout(Side::Sparta, pylos);
    board.place(Side::Athens, pylos, Unit::AlliedHoplites, 1);
    board.captured[Side::Sparta.index()].remove(pylos);
    board.captured[Side::Athens.index()].insert(pylos);
    log.tell(Event::Earthquake { die, space: pylos });
}

/// PW-10.3.6.6: whether the Phocians have anything left to attack.
pub(crate) fn phocians_are_done(board: &Board) -> bool {
    board.history.phocians == [true; 2]
}

/// PW-10.3.6.6: the Phocians attack Cytinium or Delphi, each once.
fn phocians(board: &mut Board, die: u8, log: &mut Log<'_, Event>) {
    let aims = [places().cytinium, places().delphi];
    let mut which = usize::from(die > 3);
    if board.history.phocians[which] {
        which = 1 - which;
    }
    board.history.phocians[which] = true;
    let space = aims[which];
    board.season.phocians = Some(space);
    log.tell(Event::PhociansAttack { die, space });
}

/// PW-10.3.6.6: Sparta's will suffers if it does not hold what the Phocians attack.
pub(crate) fn judge_phocians(board: &mut Board, log: &mut Log<'_, Event>) {
    let Some(space) = board.season.phocians else { return };
    if board.control(space) != Some(Side::Sparta) {
        let cause = Cause::Event { number: 6, event: LogLine::Phocians };
        board.change(Track::Bellicosity, Side::Sparta, -1, cause).tell(log);
    }
}

/// PW-10.3.6.9: of several leaders of a side who fell in a turn chance says who is lost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mourning {
    /// Whose dead.
    pub side: Side,
}

fn fallen(board: &Board, side: Side) -> impl Iterator<Item = Leader> + '_ {
    board.season.fallen.iter().filter(move |leader| leader.side() == side)
}

/// PW-10.3.6.9: the first side with more dead than it may lose.
pub(crate) fn mourners(board: &Board) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| fallen(board, side).nth(1).is_some())
}

impl Rule<Frame> for Mourning {
    fn clause(&self) -> &'static str {
        "PW-10.3.6.9"
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(fallen(board, self.side).map(Move::Lead));
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Lead(lost) = mv else { return Next::Stay };
        for leader in fallen(board, self.side).collect::<Vec<_>>() {
            board.season.fallen.remove(leader);
            if leader != lost {
                board.leaders[leader.index()] = Post::Cup;
                log.tell(Event::Recovers { leader });
            }
        }
        log.tell(Event::Mourned { leader: lost });
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-mourning").with("side", &self.side)
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let several = fallen(board, self.side).nth(1).is_some();
        Frame::Mourning(*self).expect(several, faults);
    }
}

/// PW-10.3.6.9: whether a leader's death waits for the end of the turn.
pub(crate) fn counts_at_the_end(board: &Board) -> bool {
    board.card().deaths == Deaths::Turn
}

/// What lies on a space for the Phocians' sake.
#[must_use]
pub(crate) fn attacked_by_phocians(board: &Board, space: Space) -> bool {
    board.season.phocians == Some(space)
}
