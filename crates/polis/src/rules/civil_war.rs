//! Action 12: the proxenos sets a polis against its rulers.

use table::Log;
use table::refusal::refuse;

use super::besiege::check_pieces;
use super::turn::Purse;
use crate::board::Board;
use crate::event::Event;
use crate::ids::{Good, Polis, Side};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};

/// POL-12.2: silver for each cube of a neutral and of an enemy polis.
const NEUTRAL_PRICE: u8 = 2;
const ENEMY_PRICE: u8 = 3;

/// POL-12.2: what a civil war costs.
#[must_use]
pub fn cost(board: &Board, polis: Polis) -> u8 {
    let each =
        if board.poleis[polis.index()].owner.is_some() { ENEMY_PRICE } else { NEUTRAL_PRICE };
    each * board.population(polis)
}

/// POL-12.1: what stands in the way of a civil war for the whole round.
pub(crate) fn check_ever(board: &Board, side: Side, polis: Polis) -> Result<(), Refusal> {
    if board.owns(side, polis) {
        return refuse("POL-12.1", Reason::OwnPolis { polis });
    }
    if board.is_capital(polis) {
        return refuse("POL-12.1", Reason::Capital { polis });
    }
    Ok(())
}

/// POL-12.1, POL-12.2, POL-12.4.
pub(crate) fn check(board: &Board, side: Side, polis: Polis, purse: &Purse) -> Result<(), Refusal> {
    check_ever(board, side, polis)?;
    match board.proxenos(side) {
        None => return refuse("POL-10.7", Reason::ProxenosCaptured),
        Some(here) if here != polis => {
            return refuse("POL-12.1", Reason::ProxenosElsewhere { polis });
        }
        Some(_) => {}
    }
    let (cost, have) = (cost(board, polis), purse[Good::Silver.index()]);
    if have < cost {
        return refuse("POL-12.2", Reason::CivilWarCost { polis, cost, have });
    }
    check_pieces(board, side, polis, "POL-12.4")
}

pub(crate) fn list(board: &Board, side: Side, purse: &Purse, out: &mut Vec<Move>) {
    if let Some(polis) = board.proxenos(side)
        && check(board, side, polis, purse).is_ok()
    {
        out.push(Move::CivilWar(polis));
    }
}

/// POL-12.3: the polis changes sides with its population and projects.
pub(crate) fn break_out(board: &mut Board, side: Side, polis: Polis, log: &mut Log<'_, Event>) {
    let (silver, cubes) = (cost(board, polis), board.population(polis));
    board.pay(side, Good::Silver, silver);
    board.take_polis(side, polis, cubes);
    board.gain_prestige(side, u16::from(cubes));
    log.tell(Event::CivilWar { side, polis, silver, prestige: cubes });
}
