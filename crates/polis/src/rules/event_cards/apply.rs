//! What event cards do without asking.

use table::{Log, Set};

use crate::board::Board;
use crate::components::{Effect, Item};
use crate::event::Event;
use crate::ids::{Good, Polis, Region, Side, Territory};
use crate::rules::editions;

/// Effects without a choice. POL-17.1, POL-17.2, POL-17.18.
pub(super) fn apply(board: &mut Board, effect: &Effect, log: &mut Log<'_, Event>) {
    match *effect {
        Effect::Gain { side, item, n } => {
            match item {
                Item::Good(good) => board.receive(side, good, n),
                Item::Prestige => board.gain_prestige(side, u16::from(n)),
            }
            log.tell(Event::Gained { side, item, n });
        }
        Effect::Lose { side, item, n } => match item {
            Item::Good(good) => {
                let n = n.min(board.stock(side, good));
                board.pay(side, good, n);
                log.tell(Event::Lost { side, item, n });
            }
            Item::Prestige => editions::force_loss(board, side, u16::from(n), log, |lost| {
                Event::Lost { side, item, n: lost as u8 }
            }),
        },
        Effect::Population { side, polis, n } => change_population(board, side, polis, n, log),
        Effect::PlaceUnits { side, region, n } => place_units(board, side, region, n, log),
        Effect::RemoveUnits { .. }
        | Effect::SendUnits(_)
        | Effect::Exchange { .. }
        | Effect::Betrayal { .. }
        | Effect::MajorityLoss { .. }
        | Effect::MarketSet { .. }
        | Effect::MarketShift { .. } => {}
    }
}

/// POL-17.1: as far as capacity and reserve allow.
fn place_units(board: &mut Board, side: Side, region: Region, n: u8, log: &mut Log<'_, Event>) {
    let room = board.capacity().saturating_sub(board.units(side, region));
    let n = n.min(room).min(board.reserve(side));
    *board.units_mut(side, region) += n;
    log.tell(match n {
        0 => Event::NoUnitsPlaced { side, region },
        n => Event::UnitsPlaced { side, region, n },
    });
}

/// POL-17.2: never below 1 nor above the maximum; new cubes come from the reserve.
fn change_population(board: &mut Board, side: Side, polis: Polis, n: i8, log: &mut Log<'_, Event>) {
    if !board.owns(side, polis) {
        return;
    }
    let before = board.poleis[polis.index()].cubes;
    let after = if n < 0 {
        before.saturating_sub(n.unsigned_abs()).max(1)
    } else {
        let room = board.edition.poleis[polis.index()].max.saturating_sub(before);
        before + n.unsigned_abs().min(room).min(board.reserve(side))
    };
    board.poleis[polis.index()].cubes = after;
    log.tell(Event::PopulationChanged { side, polis, from: before, to: after });
}

/// POL-17.15: the stronger side loses hoplites, both if level; nobody there, no tribute.
pub(super) fn lose_majority(
    board: &mut Board,
    territory: Territory,
    n: u8,
    log: &mut Log<'_, Event>,
) {
    let region = Region::Land(territory);
    let [athens, sparta] = Side::BOTH.map(|side| board.units(side, region));
    if athens + sparta == 0 {
        board.barred.insert(territory);
        log.tell(Event::TributeBarred { territory });
        return;
    }
    for (side, own, other) in [(Side::Athens, athens, sparta), (Side::Sparta, sparta, athens)] {
        let n = n.min(own);
        if own >= other && n > 0 {
            board.take_units(side, region, n);
            log.tell(Event::UnitsLost { side, region, n });
        }
    }
}

/// POL-17.17, POL-17.23: value markers are put on other columns.
pub(super) fn set_market(
    board: &mut Board,
    goods: Set<Good>,
    column: impl Fn(u8) -> u8,
    log: &mut Log<'_, Event>,
) {
    for good in goods.iter() {
        let from = board.market[good.index()];
        let to = column(from);
        board.market[good.index()] = to;
        log.tell(Event::MarketSet { good, from, to });
    }
}
