//! AGO-4.1 to AGO-4.4: a coin on a card keeps it from harm and silences one of its icons.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Message, Next, Rule, Seat};

use super::assassin;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Piece, Player};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// Phase 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Protect {
    /// Whose turn it is.
    pub player: Player,
}

impl Protect {
    /// AGO-4.1: one coin of one's own; AGO-4.4: no second coin on a card.
    fn check_card(self, table: &Table, piece: Piece) -> Result<(), Refusal> {
        let own = table.board.of(self.player);
        if !own.cards.contains(&piece) {
            return refuse("AGO-4.1", Reason::NotInCity { kind: piece.kind });
        }
        if piece.has_coin() {
            return refuse("AGO-4.4", Reason::HasCoin { kind: piece.kind });
        }
        if own.coins == 0 {
            return refuse("AGO-4.1", Reason::TooFewCoins { need: 1, have: 0 });
        }
        Ok(())
    }

    fn advance(self, table: &Table) -> Next<Frame> {
        let own = table.board.of(self.player);
        let can = own.coins > 0 && own.cards.iter().any(|piece| !piece.has_coin());
        if can || assassin::is_ready(&table.board, self.player) { Next::Stay } else { Next::End }
    }
}

impl Rule<Frame> for Protect {
    fn clause(&self) -> &'static str {
        "AGO-4.1"
    }

    fn awaits(&self, _: &Table) -> Actor {
        Actor::Seat(self.player.seat())
    }

    fn interrupted_by(&self) -> Option<Seat> {
        Some(self.player.seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let own = table.board.of(self.player);
        if own.coins > 0 {
            out.extend(own.distinct().filter(|piece| !piece.has_coin()).map(Move::Protect));
        }
        out.push(Move::Done);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Protect(piece) => self.check_card(table, piece),
            Move::Done => Ok(()),
            _ => refuse("AGO-4.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let player = self.player;
        match mv {
            Move::Protect(piece) => {
                table.board.pay(player, 1);
                table.board.of_mut(player).mark(piece, piece.with_coin());
                log.tell(Event::Protected { player, kind: piece.kind });
                Next::End
            }
            _ => Next::End,
        }
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.resume(table, log)
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-protect", self.player)
    }

    fn wishes(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        let Some(Target::City(player, kind)) = Target::by_id(thing) else { return };
        for piece in table.board.of(player).of_kind(kind) {
            if player == self.player {
                out.push(Move::Protect(piece));
            }
            assassin::wish(&table.board, self.player, player, piece, out);
        }
    }

    fn is_quiet(&self, _: &Table) -> bool {
        true
    }
}
