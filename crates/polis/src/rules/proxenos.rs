//! Actions 10 and 11: the proxenos travels by bribes, and is ransomed when he was caught. In the
//! second edition the ransom is no action (POL-11.4).

use table::refusal::refuse;
use table::{Log, Set};

use super::routes::Bribes;
use super::turn::Purse;
use crate::board::{Board, Proxenos};
use crate::event::Event;
use crate::ids::{Good, Polis, Side};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};

/// POL-11.1: what the captor gets.
pub(crate) const RANSOM: u8 = 2;

/// POL-10.1 to POL-10.7.
pub(crate) fn check_move(
    board: &Board,
    side: Side,
    to: Polis,
    purse: &Purse,
) -> Result<(), Refusal> {
    let Some(from) = board.proxenos(side) else {
        return refuse("POL-10.7", Reason::ProxenosCaptured);
    };
    if from == to {
        return refuse("POL-10.1", Reason::ProxenosAlready { polis: to });
    }
    if board.proxenos(side.other()) == Some(to) {
        return refuse("POL-10.6", Reason::OtherProxenos { polis: to });
    }
    let Some(journey) = Bribes::of(board, side, from).to(board, to) else {
        return refuse("POL-10.2", no_journey(board, from, to));
    };
    let have = purse[Good::Silver.index()];
    if have < journey.cost {
        return refuse("POL-10.3", Reason::Bribes { polis: to, cost: journey.cost, have });
    }
    Ok(())
}

/// POL-10.2, POL-10.4: bribes open every region, so that only the map keeps a proxenos away: no
/// land joins the two poleis, and one of them has no port.
fn no_journey(board: &Board, from: Polis, polis: Polis) -> Reason {
    let portless = if board.edition.map.ports[from.index()].is_empty() { from } else { polis };
    Reason::NoJourney { from, polis, portless }
}

pub(crate) fn list_moves(board: &Board, side: Side, purse: &Purse, out: &mut Vec<Move>) {
    let Some(from) = board.proxenos(side) else { return };
    let silver = usize::from(purse[Good::Silver.index()]);
    let reached = Bribes::up_to(board, side, from, silver).destinations(board);
    let taken = board.proxenos(side.other()).map_or(Set::EMPTY, Set::of);
    out.extend((reached - taken).iter().map(Move::MoveProxenos));
}

/// POL-10.3, POL-10.4: the bribed units keep the silver, and nobody's control stops him.
pub(crate) fn travel(board: &mut Board, side: Side, to: Polis, log: &mut Log<'_, Event>) {
    let Some(from) = board.proxenos(side) else { return };
    let Some(journey) = Bribes::of(board, side, from).to(board, to) else { return };
    board.pay(side, Good::Silver, journey.cost);
    board.player_mut(side).proxenos = Proxenos::At(to);
    let (cost, by_sea) = (journey.cost, journey.by_sea);
    log.tell(Event::ProxenosMoved { side, from, to, cost, by_sea });
}

/// POL-11.1: who is free needs no ransom.
pub(crate) fn check_ever(board: &Board, side: Side) -> Result<(), Refusal> {
    if board.proxenos(side).is_some() {
        return refuse("POL-11.1", Reason::ProxenosFree);
    }
    Ok(())
}

/// POL-11.1.
pub(crate) fn check_ransom(board: &Board, side: Side, purse: &Purse) -> Result<(), Refusal> {
    check_ever(board, side)?;
    let have = purse[Good::Silver.index()];
    if have < RANSOM {
        return refuse("POL-11.1", Reason::CannotPay { good: Good::Silver, need: RANSOM, have });
    }
    Ok(())
}

pub(crate) fn list_ransom(board: &Board, side: Side, purse: &Purse, out: &mut Vec<Move>) {
    if check_ransom(board, side, purse).is_ok() {
        out.push(Move::RansomProxenos);
    }
}

/// POL-11.2: he stands in the capital again, whoever else is there.
pub(crate) fn ransom(board: &mut Board, side: Side, log: &mut Log<'_, Event>) {
    board.pay(side, Good::Silver, RANSOM);
    board.receive(side.other(), Good::Silver, RANSOM);
    board.player_mut(side).proxenos = Proxenos::At(board.capital(side));
    log.tell(Event::Ransomed { side, silver: RANSOM });
}
