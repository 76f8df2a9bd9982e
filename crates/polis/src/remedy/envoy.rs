//! The proxenos: his way, his price and his ransom.

use super::means::gather;
use super::{Case, Remedy};
use crate::board::{Board, Proxenos};
use crate::ids::{Good, Polis, Side};
use crate::moves::Move;
use crate::rules::civil_war;
use crate::rules::proxenos::RANSOM;
use crate::rules::routes::Bribes;

/// POL-11.1.
pub(super) fn ransom(board: &Board, side: Side) -> Remedy {
    Remedy::Ransom { lacking: RANSOM.saturating_sub(board.stock(side, Good::Silver)) }
}

/// POL-12.1: the proxenos goes where the civil war shall be, and all of it is paid for. POL-10.2:
/// where no single journey leads there, he goes on from another polis.
pub(super) fn travel(board: &Board, side: Side, polis: Polis) -> Option<Remedy> {
    let waits = board.proxenos(side.other()) == Some(polis);
    let from = board.proxenos(side)?;
    let direct = Bribes::of(board, side, from).to(board, polis).map(|way| way.cost);
    let (via, fare) = match direct {
        None if !waits => cheapest_stop(board, side, from, polis)?,
        direct => (None, direct.unwrap_or(0)),
    };
    let price = civil_war::cost(board, polis).saturating_add(fare);
    let lacking = price.saturating_sub(board.stock(side, Good::Silver));
    let may_be = !waits || can_leave(board, side.other());
    may_be.then_some(Remedy::MoveProxenos { polis, via, waits, lacking })
}

/// Where the proxenos goes first, and what the whole way costs.
fn cheapest_stop(board: &Board, side: Side, from: Polis, to: Polis) -> Option<(Option<Polis>, u8)> {
    let ways = Bribes::of(board, side, from);
    let free = Polis::all().filter(|&polis| board.proxenos(side.other()) != Some(polis));
    let stops = free.filter_map(|polis| {
        let further = Bribes::of(board, side, polis).to(board, to)?.cost;
        Some((Some(polis), ways.to(board, polis)?.cost.saturating_add(further)))
    });
    stops.min_by_key(|&(_, cost)| cost)
}

/// POL-0.16: whoever has passed in the last round does nothing more.
fn can_leave(board: &Board, side: Side) -> bool {
    !(board.is_last_round() && board.passed.has(side))
}

/// POL-10.6: the rival's proxenos leaves a polis.
pub(super) fn rival_leaves(board: &Board, side: Side, polis: Polis) -> Option<Remedy> {
    can_leave(board, side.other()).then_some(Remedy::RivalLeaves { polis })
}

/// POL-10.3: what the way of the proxenos to a polis costs, if one leads there.
pub(super) fn bribes(board: &Board, side: Side, via: Option<Polis>, polis: Polis) -> u8 {
    let fare = |from, to| Bribes::of(board, side, from).to(board, to).map_or(0, |way| way.cost);
    let Some(from) = board.proxenos(side) else { return 0 };
    let further = |via| fare(via, polis);
    fare(from, via.unwrap_or(polis)).saturating_add(via.map_or(0, further))
}

/// POL-10.2: the cheapest polis from which the proxenos can go on.
pub(super) fn detour(case: &Case<'_>) -> Option<Remedy> {
    let (board, side) = (case.board, case.side);
    let from = board.proxenos(side)?;
    let bribes = Bribes::of(board, side, from);
    let free = Polis::all().filter(|&polis| board.proxenos(side.other()) != Some(polis));
    let reached = free.filter_map(|polis| Some((polis, bribes.to(board, polis)?.cost)));
    let useful = reached.filter(|&(polis, _)| {
        let mut board = board.clone();
        board.player_mut(side).proxenos = Proxenos::At(polis);
        case.is_gone(&board)
    });
    // The whole way is to be cheap, and its first part too.
    let further = |polis| match case.mv {
        Move::MoveProxenos(to) => Bribes::of(board, side, polis).to(board, to).map(|way| way.cost),
        _ => None,
    };
    let (polis, cost) = useful
        .min_by_key(|&(polis, cost)| (further(polis).unwrap_or(0).saturating_add(cost), cost))?;
    let lacking = cost.saturating_sub(board.stock(side, Good::Silver));
    Some(Remedy::MoveProxenos { polis, via: None, waits: false, lacking })
}

/// POL-10.3: silver for the bribes, or a polis from which the rest of the way is cheaper.
pub(super) fn bribe(board: &Board, side: Side, to: Polis, cost: u8, have: u8) -> Option<Remedy> {
    gather(board, side, Good::Silver, cost, have).or_else(|| {
        let (stop, whole) = cheapest_stop(board, side, board.proxenos(side)?, to)?;
        let polis = stop?;
        let lacking = whole.saturating_sub(have);
        let cheaper = whole < cost && gather(board, side, Good::Silver, whole, have).is_some();
        cheaper.then_some(Remedy::MoveProxenos { polis, via: None, waits: false, lacking })
    })
}

/// A side's proxenos goes home, or elsewhere if he is there.
pub(super) fn leave(board: &mut Board, side: Side, from: Polis) {
    let home = board.capital(side);
    let taken = board.proxenos(side.other());
    let elsewhere = Polis::all().find(|&polis| polis != from && Some(polis) != taken);
    let to = if home == from { elsewhere.unwrap_or(home) } else { home };
    board.player_mut(side).proxenos = Proxenos::At(to);
}
