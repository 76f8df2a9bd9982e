//! Action 9: one merchant brings wheat or silver from one of the markets.

use table::refusal::refuse;
use table::{Actor, Log, Next};

use super::editions::market_dice;
use super::routes::Ways;
use super::turn::{Purse, Survey};
use crate::board::Board;
use crate::components::{Edition, MarketPlace, Take};
use crate::event::Event;
use crate::flow::{Frame, Rule, check_roll, roll_moves};
use crate::ids::{Good, Shipload, Side};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};

/// A market value that waits for its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Haggle {
    /// The good whose marker moves.
    pub good: Good,
    /// It was not used: it gains value, to the left.
    pub dearer: bool,
    /// Dice still to be rolled.
    pub left: u8,
    /// The die that counts so far.
    pub best: Option<u8>,
    /// POL-9.15: goods whose markers move after this one, as a set of good bits.
    pub then: u8,
}

/// POL-9.8: what a shipload costs in a good, by its row and the good's column.
#[must_use]
pub fn price(board: &Board, shipload: Shipload, good: Good) -> u8 {
    let card = &board.edition.shiploads[shipload.index()];
    if good == Good::Silver {
        return card.amount;
    }
    price_row(board.edition, card.value)[usize::from(board.market[good.index()])]
}

/// The row of the price table for shiploads of a value.
pub(crate) fn price_row(edition: &Edition, value: u8) -> &[u8] {
    &edition.prices[usize::from(value.saturating_sub(3))]
}

pub(crate) fn check(
    board: &Board,
    side: Side,
    shipload: Shipload,
    good: Good,
    purse: &Purse,
) -> Result<(), Refusal> {
    check_ever(board, shipload, good)?;
    check_port(board, side)?;
    let market = board.edition.shiploads[shipload.index()].market;
    if markets_in_reach(board, side, &Ways::of(board, side)) & (1 << market) == 0 {
        let market = board.edition.map.markets[usize::from(market)].id;
        return refuse("POL-9.3", Reason::NoRoute { market });
    }
    check_price(board, shipload, good, purse)
}

/// What stands in the way of a trade for the whole round: the wrong good, or a shipload that is
/// not to be had.
pub(crate) fn check_ever(board: &Board, shipload: Shipload, good: Good) -> Result<(), Refusal> {
    check_good(board, shipload, good)?;
    check_open(board, shipload)
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, purse, ref ways, .. } = *survey;
    if check_port(board, side).is_err() {
        return;
    }
    let reached = markets_in_reach(board, side, ways);
    for shipload in Shipload::all() {
        let card = &board.edition.shiploads[shipload.index()];
        if reached & (1 << card.market) == 0 || check_open(board, shipload).is_err() {
            continue;
        }
        let payable = |good: &Good| {
            check_good(board, shipload, *good).is_ok()
                && check_price(board, shipload, *good, purse).is_ok()
        };
        let goods = Good::ALL
            .into_iter()
            .filter(|&good| good == Good::Silver || card.demand & (1 << good.index()) != 0);
        out.extend(goods.filter(payable).map(|good| Move::Trade(shipload, good)));
    }
}

/// POL-9.3, POL-9.4, POL-9.7: markets with a way by sea from the trade port, or a land route.
fn markets_in_reach(board: &Board, side: Side, ways: &Ways<'_>) -> u8 {
    let map = &board.edition.map;
    let seas = ways.merchant_seas(map.trade_port[side.index()]);
    let in_reach = |market: &MarketPlace| {
        seas & u16::from(market.seas) != 0
            || market.land_route.is_some_and(|polis| board.owns(side, polis))
    };
    let markets = map.markets.iter().enumerate().filter(|(_, market)| in_reach(market));
    markets.fold(0, |set, (index, _)| set | 1 << index)
}

/// POL-9.5, POL-9.1: a polis that the port belongs to, and a merchant in port.
fn check_port(board: &Board, side: Side) -> Result<(), Refusal> {
    if (board.edition.map.trade_needs[side.index()] & board.league_set(side)).is_empty() {
        return refuse("POL-9.5", Reason::NoTradingPolis { side });
    }
    if board.player(side).merchants == 0 {
        return refuse("POL-9.1", Reason::NoMerchant);
    }
    Ok(())
}

/// POL-9.2, POL-9.1: the round has opened the shipload, and it is free.
fn check_open(board: &Board, shipload: Shipload) -> Result<(), Refusal> {
    let (value, now) = (board.edition.shiploads[shipload.index()].value, board.round_card());
    if value > now.kind {
        let opens = board.scenario.rounds.iter().find(|round| round.kind >= value);
        let opens = opens.map_or(now.id, |round| round.id);
        return refuse("POL-9.2", Reason::ShiploadLater { opens, now: now.id });
    }
    if board.event_rules().closed & shipload.bit() != 0 {
        return refuse("POL-17.8", Reason::ShiploadClosed);
    }
    if let Some(by) = board.shiploads[shipload.index()] {
        return refuse("POL-9.1", Reason::ShiploadTaken { by });
    }
    Ok(())
}

/// POL-9.8, POL-9.10: barter a good that is demanded, or pay silver for wheat.
fn check_good(board: &Board, shipload: Shipload, good: Good) -> Result<(), Refusal> {
    let card = &board.edition.shiploads[shipload.index()];
    if good == Good::Silver {
        if card.offer == Good::Silver {
            return refuse("POL-9.10", Reason::SilverForSilver);
        }
    } else if card.demand & (1 << good.index()) == 0 {
        return refuse("POL-9.8", Reason::NotDemanded { good });
    }
    Ok(())
}

/// POL-9.8: the price is in hand.
fn check_price(
    board: &Board,
    shipload: Shipload,
    good: Good,
    purse: &Purse,
) -> Result<(), Refusal> {
    let (need, have) = (price(board, shipload, good), purse[good.index()]);
    if have < need {
        return refuse("POL-9.8", Reason::CannotPay { good, need, have });
    }
    Ok(())
}

/// Whether no enemy galleys stand between a side's trade port and a market.
pub(crate) fn is_open_by_sea(board: &Board, side: Side, market: usize, ways: &Ways<'_>) -> bool {
    let map = &board.edition.map;
    let seas = ways.merchant_seas(map.trade_port[side.index()]);
    seas & u16::from(map.markets[market].seas) != 0
}

/// POL-9.13: the merchant goes to the shipload and stays there until the round is over.
pub(crate) fn start(
    board: &mut Board,
    side: Side,
    shipload: Shipload,
    good: Good,
    log: &mut Log<'_, Event>,
) -> Frame {
    let card = &board.edition.shiploads[shipload.index()];
    let paid = price(board, shipload, good);
    board.player_mut(side).merchants -= 1;
    board.shiploads[shipload.index()] = Some(side);
    board.pay(side, good, paid);
    board.receive(side, card.offer, card.amount);
    let (id, offer, amount) = (card.id, card.offer, card.amount);
    log.tell(Event::Traded { side, shipload: id, good, paid, offer, amount });
    let dearer = good == Good::Silver;
    let moved = if dearer { card.demand } else { 1 << good.index() };
    Frame::Haggle(Haggle::over(board.edition, moved, dearer))
}

impl Haggle {
    /// The dice for the first good of a set, the others to follow.
    fn over(edition: &Edition, goods: u8, dearer: bool) -> Haggle {
        let mut all = Good::ALL.into_iter();
        let good = all.find(|good| goods & (1 << good.index()) != 0).unwrap_or(Good::Metal);
        let left = market_dice(edition, dearer).0.dice;
        Haggle { good, dearer, left, best: None, then: goods & !(1 << good.index()) }
    }

    /// POL-9.12: the marker moves and stops at the end of its row.
    fn settle(self, board: &mut Board, columns: u8, log: &mut Log<'_, Event>) {
        let last = board.edition.prices[0].len() as u8 - 1;
        let column = &mut board.market[self.good.index()];
        let from = *column;
        *column = if self.dearer {
            from.saturating_sub(columns)
        } else {
            from.saturating_add(columns).min(last)
        };
        let to = *column;
        log.tell(Event::MarketMoved { good: self.good, from, to });
    }
}

impl Rule for Haggle {
    fn awaits(&self, _: &Board) -> Actor {
        Actor::Chance
    }

    fn legal(&self, _: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        check_roll(market_dice(board.edition, self.dearer).1, mv)
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Roll(face) = mv else { return Next::Stay };
        let (rule, clause) = market_dice(board.edition, self.dearer);
        log.tell(Event::MarketRolled { good: self.good, face, clause });
        let best = match (self.best, rule.take) {
            (None, _) => face,
            (Some(best), Take::Highest) => best.max(face),
            (Some(best), Take::Lowest) => best.min(face),
        };
        self.best = Some(best);
        self.left -= 1;
        if self.left > 0 {
            return Next::Stay;
        }
        self.settle(board, best, log);
        if self.then == 0 {
            return Next::End;
        }
        *self = Haggle::over(board.edition, self.then, self.dearer);
        Next::Stay
    }
}
