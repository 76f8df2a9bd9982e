//! AGO-3.1 to AGO-3.4: up to two cards from the hand into the city.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Next, Rule};

use super::activate::check_coins;
use super::assassin;
use super::place::{is_effect, place};
use crate::board::Board;
use crate::components::components;
use crate::event::{Event, How};
use crate::flow::{Frame, impossible};
use crate::ids::{Colour, Kind, Player};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// Phase 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Develop {
    /// Whose turn it is.
    pub player: Player,
    /// Cards developed in this phase.
    pub done: u8,
}

/// AGO-3.1, AGO-3.2, AGO-3.3: ten coins, less every visible discount, but never below nothing.
#[must_use]
pub fn cost(board: &Board, player: Player, colour: Colour) -> u16 {
    let discount = board.sum(player, |sums| sums.discount_all + sums.discount[colour.index()]);
    components().numbers.development.saturating_sub(discount)
}

impl Develop {
    fn check_card(self, table: &Table, kind: Kind) -> Result<(), Refusal> {
        refuse_if(
            !table.secrets.hands[self.player.index()].has(kind),
            "AGO-3.1",
            Reason::NotInHand { kind },
        )?;
        let most = components().numbers.developments;
        refuse_if(self.done >= most, "AGO-3.1", Reason::EnoughDeveloped { most })?;
        let need = cost(&table.board, self.player, kind.colour());
        check_coins(&table.board, self.player, need, "AGO-3.1")
    }

    fn advance(self, table: &Table) -> Next<Frame> {
        let board = &table.board;
        let hand = table.secrets.hands[self.player.index()];
        let can = hand.kinds().any(|(kind, _)| self.check_card(table, kind).is_ok());
        if can || assassin::is_ready(board, self.player) { Next::Stay } else { Next::End }
    }
}

impl Rule<Frame> for Develop {
    fn clause(&self) -> &'static str {
        "AGO-3.1"
    }

    phase!(advance);

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        if self.done < components().numbers.developments {
            let coins = table.board.coins(self.player);
            let costs = Colour::ALL.map(|colour| cost(&table.board, self.player, colour));
            let hand = table.secrets.hands[self.player.index()];
            let affordable = hand.kinds().filter(|(kind, _)| costs[kind.colour().index()] <= coins);
            out.extend(affordable.map(|(kind, _)| Move::Develop(kind)));
        }
        out.push(Move::Done);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Develop(kind) => self.check_card(table, kind),
            Move::Done => Ok(()),
            _ => refuse("AGO-3.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let player = self.player;
        match mv {
            Move::Develop(kind) => {
                let price = cost(&table.board, player, kind.colour());
                table.secrets.hands[player.index()].take(kind);
                table.secrets.leave_open(player, kind);
                table.board.pay(player, price);
                self.done += 1;
                match place(table, player, player, kind, price, How::Developed { price }, log) {
                    Some(effect) => Next::Call(effect),
                    None => self.advance(table),
                }
            }
            _ => Next::End,
        }
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-develop", self.player).with("n", &self.done)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        match Target::by_id(thing) {
            Some(Target::Hand(kind)) => out.push(Move::Develop(kind)),
            other => assassin::moves_at(&table.board, self.player, other, out),
        }
    }

    fn audit(&self, _: &Table, faults: &mut Faults) {
        faults.expect(self.done <= components().numbers.developments, || impossible(self));
    }

    fn opens(&self, above: &Frame) -> bool {
        is_effect(above, self.player)
    }
}
