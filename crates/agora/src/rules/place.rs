//! AGO-3.4: a card is placed in a city, and what it does at that moment.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Next, Rule};

use super::activate::check_coins;
use super::phidias::Phidias;
use super::pile::{Draw, check_open};
use crate::components::{OnPlace, components};
use crate::event::{Event, How};
use crate::flow::{Frame, impossible};
use crate::ids::{Colour, Kind, Piece, Player};
use crate::moves::Move;
use crate::names::asks;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// Places a card, for which `price` was paid, in the turn of `active`; the step it opens, if it
/// does something.
pub(crate) fn place(
    table: &mut Table,
    active: Player,
    player: Player,
    kind: Kind,
    price: u16,
    how: How,
    log: &mut Log<'_, Event>,
) -> Option<Frame> {
    table.board.of_mut(player).put(Piece::new(kind));
    log.tell(Event::Placed { player, kind, how });
    effect(table, active, player, kind, price)
}

/// What a card does as it is placed. AGO-9.17: Phidias serves the player whose turn it is.
pub(crate) fn effect(
    table: &Table,
    active: Player,
    player: Player,
    kind: Kind,
    price: u16,
) -> Option<Frame> {
    match components().card(kind).on_place {
        OnPlace::Nothing => None,
        // AGO-9.21: from a locked pile a temple draws nothing.
        OnPlace::Temple(colour) => {
            table.board.is_open(colour).then_some(Frame::Draw(Draw::to_hand(player, colour)))
        }
        OnPlace::Colony => {
            let colony = Colony { player, price };
            colony.check_settle(table).is_ok().then_some(Frame::Colony(colony))
        }
        OnPlace::Phidias => Some(Frame::Phidias(Phidias::of(active))),
    }
}

/// Whether a step is what a card does as it is placed or used, in the turn of `active`.
pub(crate) fn is_effect(step: &Frame, active: Player) -> bool {
    match step {
        Frame::Draw(_) | Frame::Colony(_) | Frame::Pick(_) | Frame::Erase(_) => true,
        Frame::Phidias(phidias) => phidias.active == active,
        _ => false,
    }
}

/// AGO-9.16: the Colony may bring the next red card for what it cost itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colony {
    /// Who placed it.
    pub player: Player,
    /// What was paid for it.
    pub price: u16,
}

impl Colony {
    fn check_settle(self, table: &Table) -> Result<(), Refusal> {
        check_open(&table.board, Colour::Red)?;
        check_coins(&table.board, self.player, self.price, "AGO-9.16")
    }
}

impl Rule<Frame> for Colony {
    fn clause(&self) -> &'static str {
        "AGO-9.16"
    }

    asks_player!();

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        if self.check_settle(table).is_ok() {
            out.push(Move::Settle);
        }
        out.push(Move::Done);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Settle => self.check_settle(table),
            Move::Done => Ok(()),
            _ => refuse("AGO-9.16", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if mv != Move::Settle {
            return Next::End;
        }
        let (player, price) = (self.player, self.price);
        table.board.pay(player, price);
        log.tell(Event::Settled { player, price });
        Next::Become(Frame::Draw(Draw::to_city(player, Colour::Red)))
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-colony", self.player).with("n", &self.price)
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        faults.expect(table.board.plays(self.player), || impossible(self));
    }
}
