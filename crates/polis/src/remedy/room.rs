//! Making room: units that move away, are lost or are sent abroad.

use super::units::{alike, bit, sources};
use super::{Case, Remedy, means, time};
use crate::board::Board;
use crate::components::Effect;
use crate::flow::Frame;
use crate::ids::{Region, Side, Territory};
use crate::position::Position;
use crate::rules::besiege as siege;
use crate::rules::routes::Ways;

/// Where a unit of a full region can go.
fn refuge(board: &Board, side: Side, region: Region) -> Option<Region> {
    let ways = Ways::of(board, side);
    let open = |place: &Region| sources(board, side, *place, &ways) & bit(region) != 0;
    alike(region)
        .filter(|&place| place != region && board.has_room(side, place))
        .filter(open)
        .min_by_key(|&place| board.units(side, place))
}

/// POL-0.4: one unit moves away, or a round with more room comes.
pub(super) fn make_room(case: &Case<'_>, region: Region) -> Option<Remedy> {
    let (board, side) = (case.board, case.side);
    let moved = refuge(board, side, region).and_then(|_| move_away(case, region));
    let thinned = || can_thin(board, side, region).then_some(Remedy::Thin { region });
    moved.or_else(|| time::room(board, board.capacity() + 1)).or_else(thinned)
}

/// POL-7.7, POL-13.9: whether a unit can be lost in a region, or the rival may let it out.
fn can_thin(board: &Board, side: Side, region: Region) -> bool {
    let can_fail = |territory: Territory| {
        let foreign = board.edition.map.poleis_in[territory.index()] & !board.league_set(side);
        foreign.iter().any(|polis| {
            board.edition.poleis[polis.index()].base > 1 && siege::check(board, side, polis).is_ok()
        })
    };
    let besieges = matches!(region, Region::Land(territory) if can_fail(territory));
    besieges || means::can_fight(board, side, region) || !board.passed.has(side.other())
}

/// POL-5.1, POL-6.1: moving away costs prestige, if the refused action leaves some or more comes.
fn move_away(case: &Case<'_>, region: Region) -> Option<Remedy> {
    let lacking = case.lacks_prestige(1);
    let payable = lacking == 0 || means::earn(case.position, case.side).is_some();
    payable.then_some(Remedy::Withdraw { region, lacking })
}

/// POL-5.8, POL-6.5: one unit leaves a full region on the way.
pub(super) fn clear_way(case: &Case<'_>) -> Option<Remedy> {
    let (board, side) = (case.board, case.side);
    let full = Board::regions().filter(|&region| !board.has_room(side, region));
    let mut cleared = full.filter(|&region| {
        let mut board = board.clone();
        withdraw(&mut board, side, region);
        case.is_gone(&board)
    });
    cleared.next().and_then(|region| move_away(case, region))
}

/// One unit moves away from a region.
pub(super) fn withdraw(board: &mut Board, side: Side, region: Region) {
    if let Some(place) = refuge(board, side, region) {
        board.lose_prestige(side, 1);
        board.take_units(side, region, 1);
        *board.units_mut(side, place) += 1;
    }
}

/// POL-17.3: units are sent from where most are.
pub(super) fn send(position: &mut Position, side: Side, n: u8) {
    let board = &mut position.table.board;
    let mut steps = position.steps.as_slice().to_vec();
    let Some(Frame::Reading(reading)) = steps.last_mut() else { return };
    let Some(Effect::SendUnits(rule)) = reading.current(board) else { return };
    for _ in 0..n {
        let from = Board::regions()
            .filter(|region| matches!(region, Region::Sea(_)) == rule.galleys)
            .max_by_key(|&region| board.units(side, region));
        if let Some(region) = from {
            board.take_units(side, region, 1);
            board.player_mut(side).abroad += 1;
            reading.count += 1;
        }
    }
    position.steps = table::Steps::stored(&steps).unwrap_or_default();
}
