//! Action 9: one merchant brings wheat or silver from one of the markets.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Named, Next, Rule, Set};

use super::editions::market_dice;
use super::routes::Ways;
use super::turn::{Purse, Survey};
use crate::board::Board;
use crate::components::{Edition, MarketPlace, Take};
use crate::event::Event;
use crate::flow::{DIE_FACES, Frame, check_roll, roll_moves};
use crate::ids::{Good, Market, Shipload, Side};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// A market value that waits for its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Haggle {
    /// The good whose marker moves.
    pub good: Good,
    /// It was not used: it gains value, to the left.
    pub dearer: bool,
    /// Dice still to be rolled.
    pub left: u8,
    /// The die that counts so far.
    pub best: Option<u8>,
    /// POL-9.15: goods whose markers move after this one.
    #[serde(
        default,
        skip_serializing_if = "keyed::is_empty",
        deserialize_with = "keyed::read_set"
    )]
    pub then: Set<Good>,
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
    if !markets_in_reach(board, side, &Ways::of(board, side)).contains(market) {
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
        if !reached.contains(card.market) || check_open(board, shipload).is_err() {
            continue;
        }
        let payable = |good: &Good| {
            check_good(board, shipload, *good).is_ok()
                && check_price(board, shipload, *good, purse).is_ok()
        };
        let goods = card.demand | Set::of(Good::Silver);
        out.extend(goods.iter().filter(payable).map(|good| Move::Trade(shipload, good)));
    }
}

/// POL-9.3, POL-9.4, POL-9.7: markets with a way by sea from the trade port, or a land route.
fn markets_in_reach(board: &Board, side: Side, ways: &Ways<'_>) -> Set<Market> {
    let map = &board.edition.map;
    let seas = ways.merchant_seas(map.trade_port[side.index()]);
    let in_reach = |market: &MarketPlace| {
        !(seas & market.seas).is_empty()
            || market.land_route.is_some_and(|polis| board.owns(side, polis))
    };
    Market::all().filter(|market| in_reach(&map.markets[market.index()])).collect()
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
    if board.event_rules().closed.contains(shipload) {
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
    } else if !card.demand.contains(good) {
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
pub(crate) fn is_open_by_sea(board: &Board, side: Side, market: Market, ways: &Ways<'_>) -> bool {
    let map = &board.edition.map;
    let seas = ways.merchant_seas(map.trade_port[side.index()]);
    !(seas & map.markets[market.index()].seas).is_empty()
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
    let (offer, amount) = (card.offer, card.amount);
    log.tell(Event::Traded { side, shipload, good, paid, offer, amount });
    let dearer = good == Good::Silver;
    let moved = if dearer { card.demand } else { Set::of(good) };
    Frame::Haggle(Haggle::over(board.edition, moved, dearer))
}

impl Haggle {
    /// The dice for the first good of a set, the others to follow.
    fn over(edition: &Edition, goods: Set<Good>, dearer: bool) -> Haggle {
        let good = goods.first().unwrap_or(Good::Metal);
        let left = market_dice(edition, dearer).0.dice;
        Haggle { good, dearer, left, best: None, then: goods - Set::of(good) }
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

impl Rule<Frame, Board> for Haggle {
    /// As in the first edition; the check knows which one is played.
    fn clause(&self) -> &'static str {
        if self.dearer { "POL-9.11" } else { "POL-9.9" }
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
        if self.then.is_empty() {
            return Next::End;
        }
        *self = Haggle::over(board.edition, self.then, self.dearer);
        Next::Stay
    }

    fn prompt(&self, _: &View) -> Message {
        let id = if self.dearer { "prompt-haggle-dearer" } else { "prompt-haggle-cheaper" };
        Message::new(id).name("good", self.good.name())
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let rule = market_dice(board.edition, self.dearer).0;
        let fresh = self.best.is_none() && self.left == rule.dice;
        let rolled = self.best.is_some_and(|best| DIE_FACES.contains(&best));
        let rolling = rolled && (1..rule.dice).contains(&self.left);
        faults.expect(fresh || rolling, || "the dice of the market can't be so".to_owned());
        // Markers move in the order of the goods, and only silver moves several.
        let later = |good: Good| good.index() > self.good.index();
        let follows = self.then.is_empty() || self.dearer && self.then.iter().all(later);
        let traded = board.edition.market_goods.contains_all(self.then | Set::of(self.good));
        faults.expect(follows && traded, || "these markers do not move".to_owned());
    }
}
