//! Chapter 9: bellicosity, surrender and armistice.

use serde::{Deserialize, Serialize};
use table::{Log, Message, Next, Rule};

use super::building::build;
use super::homecoming::has_home;
use super::revenue::{paid, shares, sum};
use crate::board::{BUILDING, Board, Ending, RESERVE};
use crate::components::{Armistice, LogLine, Victory, map, places};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Side, Space, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// PW-9.1: confidence, losses of land and events change the will to fight.
pub(crate) fn adjust_bellicosity(board: &mut Board, log: &mut Log<'_, Event>) {
    for side in Side::BOTH {
        let mut change = |board: &mut Board, by: i8, cause: Cause| {
            board.change(Track::Bellicosity, side, by.into(), cause).tell(log);
        };
        let confidence = board.confidence(side);
        let by = if confidence < 0 { confidence } else { confidence / 2 };
        change(board, by, Cause::Confidence(confidence));
        let afflicted = afflicted_spaces(board, side) as u8;
        change(board, -((afflicted / 10) as i8), Cause::Afflicted(afflicted));
        if std::mem::take(&mut board.season.shaken[side.index()]) {
            change(board, -2, Cause::Event { number: 3, event: LogLine::Oligarchs });
        }
    }
}

/// PW-9.1: spaces of the league and its coalition that are captured, ravaged or in rebellion.
pub(crate) fn afflicted_spaces(board: &Board, side: Side) -> usize {
    let places = places();
    let neutrals = [places.argos, places.pella, places.macedonia, places.syracuse, places.sardis];
    let own = map().coloured[side.index()].iter();
    let allied = neutrals.into_iter().filter(|&space| board.allegiance(space) == Some(side));
    let afflicted = |space: &Space| {
        board.ravaged.contains(*space)
            || board.rebellion.contains(*space)
            || board.control(*space) == Some(side.other())
    };
    own.chain(allied).filter(afflicted).count()
}

/// PW-9.2: a side without its capital or without will surrenders.
pub(super) fn is_beaten(board: &Board, side: Side) -> bool {
    board.control(Board::national(side)) == Some(side.other()) || board.bellicosity(side) == 0
}

/// PW-10.3.4b, PW-10.3.5: how a war for the will to fight ends at the end of a turn; `None` if it
/// goes on or is not of that kind. Who has lost his capital has lost (PW-9.2).
pub(crate) fn ending_of_wills(board: &Board) -> Option<Ending> {
    if board.card().victory != Victory::Will {
        return None;
    }
    let tired = Side::BOTH.map(|side| matches!(board.bellicosity(side), 1 | 2));
    match Side::BOTH.map(|side| is_beaten(board, side)) {
        [true, true] => Some(Ending::Exhaustion),
        [true, false] => Some(Ending::AthensSurrenders),
        [false, true] => Some(Ending::SpartaSurrenders),
        [false, false] => (tired == [true; 2]).then_some(Ending::Peace),
    }
}

/// PW-9.2: who surrenders; if both would, the side that the procedure plays counts.
pub(crate) fn surrendering(board: &Board) -> Option<Side> {
    [board.system(), board.player].into_iter().find(|&side| is_beaten(board, side))
}

/// PW-1.2: the sooner, the better for the player.
pub(crate) fn surrender(board: &mut Board, side: Side, log: &mut Log<'_, Event>) {
    board.ending = Some(match side {
        Side::Athens => Ending::AthensSurrenders,
        Side::Sparta => Ending::SpartaSurrenders,
    });
    log.tell(Event::Surrenders { side });
    if is_beaten(board, side.other()) {
        log.tell(Event::Surrenders { side: side.other() });
    }
    if !board.strict_surrender || side == board.system() {
        let points = 200_u32.div_ceil(u32::from(board.turn.max(1)));
        let cause = Cause::Surrender(side);
        board.change(Track::Points, board.player, points.into(), cause).tell(log);
    }
}

/// PW-9.3: both are tired or poor, and there was no armistice yet, if the war knows any (PW-10.1.3b,
/// PW-10.2.3b).
pub(crate) fn is_armistice_due(board: &Board) -> bool {
    let tired = |side: Side| board.bellicosity(side) <= 6 || board.treasury(side) < RESERVE;
    let possible = !board.history.armistice && board.card().armistice != Armistice::Never;
    possible && Side::BOTH.into_iter().all(tired)
}

/// PW-9.3: how long the armistice lasts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TruceRoll {}

impl Rule<Frame> for TruceRoll {
    fn clause(&self) -> &'static str {
        "PW-9.3"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let turns = (face(mv) + u8::from(board.season.nicias)).div_ceil(2);
        board.history.armistice = true;
        board.history.hostages = [false; 2];
        board.season.truce = turns;
        board.season.truce_events = turns;
        log.tell(Event::Armistice { die: face(mv), turns });
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-truce")
    }
}

/// PW-9.3: Athenians and Spartans leave what they captured; allies stay.
pub(crate) fn withdraw(board: &mut Board) {
    for side in Side::BOTH {
        for space in board.captured[side.index()].iter() {
            for unit in Unit::ALL.into_iter().filter(|unit| !unit.is_allied()) {
                for _ in 0..board.count(side, space, unit) {
                    board.take(side, space, unit);
                    let homeward = &mut board.homeward[side.index()][unit.index()];
                    *homeward = homeward.saturating_add(1);
                }
            }
        }
    }
}

/// PW-9.3: revenue for every turn of the armistice, and a new will to fight.
pub(crate) fn collect(board: &mut Board, log: &mut Log<'_, Event>) {
    for side in Side::BOTH {
        let (shares, turns) = (shares(board, side, true), board.season.truce);
        let talents = sum(&shares) * i64::from(turns);
        let change = board.change(Track::Talents, side, talents, Cause::TruceRevenue);
        let shares = || paid(&shares);
        log.tell_with(|| Event::TruceRevenue { side, talents, turns, shares: shares(), change });
    }
    let will = i64::from(10_u8.saturating_sub(board.history.war_turns));
    for side in Side::BOTH {
        let by = will - i64::from(board.bellicosity(side));
        board.change(Track::Bellicosity, side, by, Cause::Armistice).tell(log);
    }
}

/// PW-9.3: the procedure builds five of what its side lacks: ships for Sparta, hoplites for
/// Athens.
pub(crate) fn rearm(board: &mut Board, log: &mut Log<'_, Event>) {
    let side = board.system();
    let unit = match side {
        Side::Athens => Unit::Hoplites,
        Side::Sparta => Unit::Naval,
    };
    for _ in 0..5 {
        let spare = board.treasury(side).saturating_sub(RESERVE);
        if spare < BUILDING || !has_home(board, side, unit) {
            return;
        }
        build(board, side, unit, Cause::Rearming, log);
    }
}
