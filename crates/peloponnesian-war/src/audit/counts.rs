//! Strength points: no more than the game has, with all that may still come.

use table::Faults;

use crate::board::{Board, Guard};
use crate::components::{Armistice, LogLine};
use crate::flow::Frame;
use crate::ids::{Side, Space, Unit};
use crate::position::Position;
use crate::rules::building::Build;
use crate::rules::stage::Stage;

/// No more strength points of one kind are ever counted, both sides and this turn's losses
/// together. The rules would go on with more, but sums of two kinds have to fit into a byte.
const MOST_UNITS: u32 = 110;

/// Whoever is there, was lost this turn or may still come has to fit. Coats are turned and losses
/// are made good, so only all together is a number that play never raises.
pub(super) fn check(position: &Position, faults: &mut Faults) {
    let board = &position.board;
    let recruits = recruits(position);
    for unit in Unit::ALL {
        let there: u32 = Side::BOTH.into_iter().map(|side| muster_roll(board, side, unit)).sum();
        let standing = board.neutrals.iter().map(|units| u32::from(units[unit.index()]));
        let neutral: u32 = standing.sum();
        let all = there + neutral + recruits + gifts(board, unit);
        faults.expect(all <= MOST_UNITS, || {
            format!("{there} {}, and what may still come, are more than the game has", unit.id())
        });
    }
}

/// Strength points of one kind: on the map, on their way, and lost this turn.
fn muster_roll(board: &Board, side: Side, unit: Unit) -> u32 {
    let on_map: u32 = Space::all().map(|space| u32::from(board.count(side, space, unit))).sum();
    let afield = board.expedition.as_ref().filter(|expedition| expedition.side == side);
    let afield = afield.map_or(0, |expedition| expedition.units[unit.index()]);
    let homeward = board.homeward[side.index()][unit.index()];
    let lost = board.season.lost[side.index()][unit.index()];
    on_map + u32::from(afield) + u32::from(homeward) + u32::from(lost)
}

/// PW-8.2, PW-9.3: how many of one kind both sides may still build: three each in a turn, and
/// five each in an armistice.
fn recruits(position: &Position) -> u32 {
    let board = &position.board;
    let Some(Frame::War(war)) = position.steps.as_slice().first() else { return 0 };
    let now = match position.steps.top() {
        Some(Frame::Build(build)) if !build.truce => u32::from(build.left) + others(build, 3),
        Some(Frame::Rebuild(rebuild)) => u32::from(rebuild.left),
        _ if war.stage < Stage::NewUnits => 6,
        _ => 0,
    };
    let truce = match position.steps.top() {
        Some(Frame::Build(build)) if build.truce => u32::from(build.left) + others(build, 5),
        _ if board.card().armistice == Armistice::Never => 0,
        _ if !board.history.armistice => 10,
        _ if (Stage::Truce..Stage::TruceUnits).contains(&war.stage) => 10,
        _ => 0,
    };
    now + truce + 6 * u32::from(board.card().last_turn.saturating_sub(board.turn))
}

/// PW-8.2, PW-11.8: how many the other side may build afterwards: of two players Athens is the
/// last.
fn others(build: &Build, n: u32) -> u32 {
    if build.side == Some(Side::Athens) { 0 } else { n }
}

/// What neutrals and Persia may still bring (PW-5.5.3, PW-3.2.5), and what would be left of the
/// Guard (PW-0.4).
fn gifts(board: &Board, unit: Unit) -> u32 {
    let history = &board.history;
    let when = |waits: bool, n: u32| if waits { n } else { 0 };
    match unit {
        Unit::Hoplites => when(board.guard != Guard::Gone, 2),
        Unit::Cavalry | Unit::Naval => 0,
        Unit::AlliedHoplites => {
            // PW-10.3.6.4: one at Pylos with each earthquake.
            let quakes = board.card().events.contains(&LogLine::Omens);
            let turns = board.card().last_turn.saturating_sub(board.turn) + 1;
            let pylos = when(quakes, turns.into());
            when(!history.argos, 4) + when(!history.syracuse, 2) + pylos
        }
        Unit::AlliedCavalry => {
            let macedonian = when(history.macedonia.is_none(), 2);
            when(!history.syracuse, 2) + when(!history.iasus, 3) + macedonian
        }
        Unit::AlliedNaval => when(!history.syracuse, 2),
    }
}
