//! AGO-5.1 to AGO-5.4: income, and cards that are put to use, in any order.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Log, Message, Next, Rule};

use super::history::{self, check_copy, check_herodotus, check_hippocrates};
use super::pile::Pick;
use super::place::is_effect;
use super::{assassin, port};
use crate::board::Board;
use crate::components::{NamedKinds, components};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Colour, Kind, Player};
use crate::known::{Knowers, Known, put_down};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// Phase 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activate {
    /// Whose turn it is.
    pub player: Player,
    /// AGO-5.1: the income has been taken.
    pub income: bool,
    /// AGO-9.6: the last action was an exchange with Euclid.
    pub exchanged: bool,
}

/// AGO-5.2: what the city yields: coins and victory points.
#[must_use]
pub fn income(board: &Board, player: Player) -> (u16, u16) {
    let all = components();
    let mut coins = board.sum(player, |sums| sums.income_coins);
    for colour in Colour::ALL {
        let per = board.sum(player, |sums| sums.income_per[colour.index()]);
        coins += per * board.of_colour(player, colour);
    }
    coins += board.sum(player, |sums| sums.income_per_building) * board.buildings(player);
    let own = &board.of(player).cards;
    // AGO-9.15: each Captain with a ship in the city.
    if own.iter().any(|piece| all.card(piece.kind).ship) {
        let captains = own.iter().filter(|piece| piece.kind == all.named.captain).count();
        coins += all.numbers.captain_coins * captains as u16;
    }
    (coins, board.sum(player, |sums| sums.income_vp))
}

/// AGO-5.3: the card stands in the city and has not been used.
pub(crate) fn check_ready(
    board: &Board,
    player: Player,
    kind: Kind,
    clause: &'static str,
) -> Result<(), Refusal> {
    let Some(piece) = board.of(player).find(kind) else {
        return refuse(clause, Reason::NotInCity { kind });
    };
    refuse_if(piece.is_spent() || board.is_used(kind), "AGO-5.3", Reason::AlreadyUsed { kind })
}

/// AGO-5.4: victory points are paid first, from tokens.
pub(crate) fn check_vp(
    board: &Board,
    player: Player,
    need: u16,
    clause: &'static str,
) -> Result<(), Refusal> {
    let have = board.of(player).vp;
    refuse_if(have < need, clause, Reason::TooFewPoints { need, have })
}

/// A price in coins.
pub(crate) fn check_coins(
    board: &Board,
    player: Player,
    need: u16,
    clause: &'static str,
) -> Result<(), Refusal> {
    let have = board.coins(player);
    refuse_if(have < need, clause, Reason::TooFewCoins { need, have })
}

/// Somebody else at the table.
pub(crate) fn check_other(
    board: &Board,
    player: Player,
    other: Player,
    clause: &'static str,
) -> Result<(), Refusal> {
    refuse_if(other == player || !board.plays(other), clause, Reason::AnotherPlayer)
}

/// Cards that take a card of the hand: their clause and their price.
fn hand_card(kind: Kind) -> Option<(&'static str, u16)> {
    let all = components();
    let NamedKinds { alexander, archimedes, homer, priestess, .. } = all.named;
    match kind {
        _ if kind == alexander => Some(("AGO-9.1", 0)),
        _ if kind == archimedes => Some(("AGO-9.3", 0)),
        _ if kind == homer => Some(("AGO-9.11", 0)),
        _ if kind == priestess => Some(("AGO-9.19", all.numbers.priestess_vp)),
        _ => None,
    }
}

impl Activate {
    pub(crate) fn of(player: Player) -> Activate {
        Activate { player, income: false, exchanged: false }
    }

    fn check_use(self, table: &Table, kind: Kind) -> Result<(), Refusal> {
        let Some((clause, vp)) = hand_card(kind) else {
            return refuse("AGO-5.3", Reason::NoSuchUse { kind });
        };
        let board = &table.board;
        let named = &components().named;
        let draws = kind == named.archimedes || kind == named.priestess;
        refuse_if(draws && board.open_piles().next().is_none(), clause, Reason::NoOpenPile)?;
        check_ready(board, self.player, kind, clause)?;
        check_vp(board, self.player, vp, clause)
    }

    fn check_exchange(self, table: &Table, buy: bool, n: u16) -> Result<(), Refusal> {
        let all = components();
        refuse_if(n == 0, "AGO-9.6", Reason::NothingExchanged)?;
        check_ready(&table.board, self.player, all.named.euclid, "AGO-9.6")?;
        refuse_if(self.exchanged, "AGO-9.6", Reason::JustExchanged)?;
        if buy {
            let need = n.saturating_mul(all.numbers.euclid_coins);
            return check_coins(&table.board, self.player, need, "AGO-9.6");
        }
        check_vp(&table.board, self.player, n, "AGO-9.6")
    }

    fn check_plato(self, table: &Table) -> Result<(), Refusal> {
        let all = components();
        check_ready(&table.board, self.player, all.named.plato, "AGO-9.18")?;
        check_vp(&table.board, self.player, all.numbers.plato_vp, "AGO-9.18")
    }

    /// Every use of a card, without income and Done.
    fn list_uses(self, table: &Table, out: &mut Vec<Move>) {
        let (player, board, all) = (self.player, &table.board, components());
        let own = board.of(player);
        let hand = table.secrets.hands[player.index()];
        let NamedKinds { alexander, archimedes, homer, priestess, .. } = all.named;
        for kind in [priestess, alexander, archimedes, homer] {
            if !hand.is_empty() && own.has(kind) && self.check_use(table, kind).is_ok() {
                out.extend(hand.kinds().map(|(card, _)| Move::Use(kind, card)));
            }
        }
        if own.has(all.named.euclid) && !self.exchanged {
            out.extend((1..=own.coins / all.numbers.euclid_coins).map(Move::BuyVp));
            out.extend((1..=own.vp).map(Move::SellVp));
        }
        if own.has(all.named.plato) && self.check_plato(table).is_ok() {
            out.extend(board.others(player).map(Move::Plato));
        }
        port::list(board, player, out);
        if own.has(all.named.herodotus) {
            let open =
                board.others(player).filter(|&one| check_herodotus(table, player, one).is_ok());
            out.extend(open.map(Move::Herodotus));
        }
        if own.has(all.named.hippocrates) && check_hippocrates(table, player).is_ok() {
            history::list(table.secrets.history(player), Move::Hippocrates, out);
        }
    }

    /// Whether any card can be used, the Assassin among them; without making a list.
    fn can_use(self, table: &Table) -> bool {
        let (player, board, all) = (self.player, &table.board, components());
        let own = board.of(player);
        let hand = !table.secrets.hands[player.index()].is_empty();
        let euclid = || !self.exchanged && (own.coins >= all.numbers.euclid_coins || own.vp > 0);
        own.cards.iter().map(|piece| piece.kind).any(|kind| {
            if hand && hand_card(kind).is_some() && self.check_use(table, kind).is_ok() {
                return true;
            }
            let named = &all.named;
            (kind == named.euclid && euclid())
                || (kind == named.plato && self.check_plato(table).is_ok())
                || (kind == named.port && port::check_price(board, player).is_ok())
                || (kind == named.hippocrates && check_hippocrates(table, player).is_ok())
                || (kind == named.herodotus
                    && board.others(player).any(|one| check_herodotus(table, player, one).is_ok()))
                || (kind == named.assassin && assassin::is_ready(board, player))
        })
    }

    /// AGO-5.1: the income comes by itself where nothing could be done before it. AGO-8.2: an
    /// end card that an effect has turned up ends the phase.
    fn advance(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        if table.board.is_ending() {
            return Next::End;
        }
        if self.can_use(table) {
            return Next::Stay;
        }
        if !self.income {
            self.take_income(table, log);
            if self.can_use(table) {
                return Next::Stay;
            }
        }
        Next::End
    }

    fn take_income(&mut self, table: &mut Table, log: &mut Log<'_, Event>) {
        let (coins, vp) = income(&table.board, self.player);
        table.board.receive(self.player, coins);
        table.board.receive_vp(self.player, vp);
        // AGO-9.6: the income is an action, also where it comes by itself.
        (self.income, self.exchanged) = (true, false);
        log.tell(Event::Income { player: self.player, coins, vp });
    }

    /// AGO-9.1, AGO-9.3, AGO-9.11, AGO-9.19: a hand card goes under Alexander, into the box or
    /// on the history pile; only its colour is shown.
    fn use_on(&self, table: &mut Table, kind: Kind, card: Kind, log: &mut Log<'_, Event>) -> bool {
        let (player, named) = (self.player, &components().named);
        if let Some((_, vp)) = hand_card(kind) {
            table.board.pay_vp(player, vp);
        }
        table.board.used.insert(kind);
        table.secrets.hands[player.index()].take(card);
        let colour = card.colour();
        let (own, privy) = (Knowers::only(player), table.secrets.leave_hidden(player, card));
        let by = own.or(privy);
        log.tell(Event::UsedOn { player, user: kind, colour, kind: Some(card), by });
        if kind == named.alexander {
            table.secrets.tuck(card, privy);
        } else if kind == named.homer {
            let history = &mut table.secrets.histories[player.index()];
            put_down(history, Known { kind: card, by: own, spent: false, privy });
        } else {
            table.secrets.put_in_box(card, own, privy);
        }
        kind == named.archimedes || kind == named.priestess
    }

    /// AGO-9.6: three coins for a victory point, either way.
    fn exchange(&self, table: &mut Table, buy: bool, n: u16, log: &mut Log<'_, Event>) {
        let coins = n.saturating_mul(components().numbers.euclid_coins);
        let board = &mut table.board;
        if buy {
            board.pay(self.player, coins);
            board.receive_vp(self.player, n);
        } else {
            board.pay_vp(self.player, n);
            board.receive(self.player, coins);
        }
        log.tell(Event::Exchanged { player: self.player, buys: buy, vp: n, coins });
    }

    /// AGO-9.18: ten coins for oneself and five for another.
    fn plato(&self, table: &mut Table, to: Player, log: &mut Log<'_, Event>) {
        let all = components();
        table.board.used.insert(all.named.plato);
        table.board.pay_vp(self.player, all.numbers.plato_vp);
        table.board.receive(self.player, all.numbers.plato_coins);
        table.board.receive(to, all.numbers.plato_gift);
        log.tell(Event::Plato { player: self.player, to });
    }
}

impl Rule<Frame> for Activate {
    fn clause(&self) -> &'static str {
        "AGO-5.3"
    }

    phase!(advance);

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        if !self.income {
            out.push(Move::Income);
        }
        self.list_uses(table, out);
        if self.income {
            out.push(Move::Done);
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Income if self.income => refuse("AGO-5.1", Reason::IncomeTaken),
            Move::Income => Ok(()),
            Move::Done if self.income => Ok(()),
            Move::Done => refuse("AGO-5.1", Reason::IncomeFirst),
            Move::Use(kind, card) => {
                let hand = table.secrets.hands[self.player.index()];
                refuse_if(
                    hand_card(kind).is_some() && !hand.has(card),
                    "AGO-5.4",
                    Reason::NotInHand { kind: card },
                )?;
                self.check_use(table, kind)
            }
            Move::BuyVp(n) => self.check_exchange(table, true, n),
            Move::SellVp(n) => self.check_exchange(table, false, n),
            Move::Plato(to) => {
                check_other(&table.board, self.player, to, "AGO-9.18")?;
                self.check_plato(table)
            }
            Move::Port(at, which) => {
                check_other(&table.board, self.player, at, "AGO-9.7")?;
                port::check(&table.board, self.player, which)
            }
            Move::Herodotus(of) => check_herodotus(table, self.player, of),
            Move::Hippocrates(kind, mark) => {
                check_hippocrates(table, self.player)?;
                check_copy(table.secrets.history(self.player), kind, mark, "AGO-9.10")
            }
            _ => refuse("AGO-5.3", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.exchanged = matches!(mv, Move::BuyVp(_) | Move::SellVp(_));
        match mv {
            Move::Income => self.take_income(table, log),
            Move::Use(kind, card) => {
                if self.use_on(table, kind, card, log) {
                    return Next::Call(Frame::Pick(Pick { player: self.player }));
                }
            }
            Move::BuyVp(n) => self.exchange(table, true, n, log),
            Move::SellVp(n) => self.exchange(table, false, n, log),
            Move::Plato(to) => self.plato(table, to, log),
            Move::Port(at, which) => port::act(&mut table.board, self.player, at, which, log),
            Move::Herodotus(of) => {
                return Next::Call(history::herodotus(table, self.player, of, log));
            }
            Move::Hippocrates(kind, mark) => {
                if let Some(effect) = history::hippocrates(table, self.player, kind, mark, log) {
                    return Next::Call(effect);
                }
            }
            _ => return Next::End,
        }
        self.advance(table, log)
    }

    /// AGO-9.6: another action has come between, so Euclid may exchange again.
    fn resume(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.exchanged = false;
        self.advance(table, log)
    }

    fn prompt(&self, _: &View) -> Message {
        asks(if self.income { "prompt-activate" } else { "prompt-income" }, self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        let board = &table.board;
        match Target::by_id(thing) {
            Some(Target::Player(player)) if player == self.player => out.push(Move::Income),
            Some(Target::Player(player)) => {
                let port = Move::Port(player, None);
                out.extend([Move::Plato(player), port, Move::Herodotus(player)]);
            }
            Some(Target::Hand(card)) => {
                let own = board.of(self.player);
                let NamedKinds { alexander, archimedes, homer, priestess, .. } = components().named;
                let uses = [alexander, archimedes, homer, priestess];
                out.extend(
                    uses.into_iter().filter(|&by| own.has(by)).map(|by| Move::Use(by, card)),
                );
            }
            other => assassin::moves_at(board, self.player, other, out),
        }
    }

    fn opens(&self, above: &Frame) -> bool {
        is_effect(above, self.player)
    }
}
