//! Orders in advance at a running table: who has given which, what they answer, when they end.
//!
//! After every entry, new or replayed, each order is evaluated once more: so which orders stand
//! follows from what is on disk, and survives a restart.

use table::{Answer, Seat};

use super::running::{Refused, Running};
use crate::storage::{Kind, OrderRow};
use crate::words::UNREAD;

/// Orders may make at most this many moves before somebody is asked again. No game needs as many;
/// it protects the server from a game whose orders would never end.
const MOST_MOVES: usize = 1_000;

/// An order that a seat gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// How many entries there were when it was given.
    since: usize,
    /// Its text.
    pub(crate) words: String,
}

/// The orders of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Orders(Vec<Option<Standing>>);

impl Orders {
    /// Restored from disk; replaying the entries shows whether they still stand.
    pub(super) fn from_rows(rows: Vec<OrderRow>) -> Orders {
        let mut orders = Orders::default();
        for row in rows.into_iter().filter(|row| !row.body.is_empty()) {
            let (Ok(seat), Ok(since)) = (u8::try_from(row.seat), usize::try_from(row.since)) else {
                continue;
            };
            orders.set(Seat(seat), Some(Standing { since, words: row.body }));
        }
        orders
    }

    fn of(&self, seat: Seat) -> Option<&Standing> {
        self.0.get(seat.index())?.as_ref()
    }

    fn set(&mut self, seat: Seat, order: Option<Standing>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, None);
        }
        self.0[seat.index()] = order;
    }
}

impl Running {
    /// The standing order of a seat.
    pub(crate) fn order_of(&self, seat: Seat) -> Option<&Standing> {
        self.orders.of(seat)
    }

    /// Whether a seat may give an order; an empty one withdraws the last.
    ///
    /// # Errors
    /// Why it can't.
    pub(crate) fn check_order(&self, seat: Seat, words: &str) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let is_offered = || {
            let offered = self.table.orders(seat, UNREAD);
            self.has_begun() && offered.iter().any(|order| order.words == words)
        };
        if words.is_empty() || is_offered() { Ok(()) } else { Err(Refused::NoSuchOrder) }
    }

    /// The row of an order given now.
    pub(crate) fn order_row(&self, seat: Seat, words: &str) -> OrderRow {
        let since = i64::try_from(self.version()).unwrap_or(i64::MAX);
        OrderRow { seat: seat.0.into(), since, body: words.to_owned() }
    }

    /// Applies an order that has been saved, and follows it.
    pub(crate) fn take_order(&mut self, seat: Seat, words: &str) {
        let since = self.version();
        let order = (!words.is_empty()).then(|| Standing { since, words: words.to_owned() });
        self.orders.set(seat, order);
        self.follow_orders();
    }

    /// Makes the moves that orders in advance answer with, until a player has to be asked.
    pub(crate) fn follow_orders(&mut self) {
        for _ in 0..MOST_MOVES {
            let Some(seat) = self.acting() else { return };
            let Some(order) = self.orders.of(seat) else { return };
            let moved = match self.table.answer(seat, &order.words) {
                Answer::Play(words) => self.make(seat, &words).is_ok(),
                Answer::Ask => return,
                Answer::Spent => false,
            };
            if !moved {
                self.orders.set(seat, None);
            }
        }
        if let Some(seat) = self.acting() {
            self.orders.set(seat, None);
        }
    }

    /// Drops the orders that have ended with the last entry. A seat that takes a move back wants to
    /// be asked again.
    pub(super) fn review_orders(&mut self, kind: Kind, by: Option<Seat>) {
        let version = self.version();
        for seat in (0_u8..).map(Seat).take(self.orders.0.len()) {
            let Some(order) = self.orders.of(seat).filter(|order| order.since < version) else {
                continue;
            };
            let took_back = kind == Kind::Undo && by == Some(seat);
            if took_back || self.table.answer(seat, &order.words) == Answer::Spent {
                self.orders.set(seat, None);
            }
        }
    }
}
