//! AGO-4.1 to AGO-4.4: a coin on a card keeps it from harm and silences one of its icons.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Log, Message, Next, Rule};

use super::activate::check_coins;
use super::assassin;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Piece, Player};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
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
        refuse_if(!own.cards.contains(&piece), "AGO-4.1", Reason::NotInCity { kind: piece.kind })?;
        refuse_if(piece.has_coin(), "AGO-4.4", Reason::HasCoin { kind: piece.kind })?;
        check_coins(&table.board, self.player, 1, "AGO-4.1")
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

    phase!(advance);

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

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-protect", self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        let Some(Target::City(player, kind)) = Target::by_id(thing) else { return };
        for piece in table.board.of(player).of_kind(kind) {
            if player == self.player {
                out.push(Move::Protect(piece));
            }
            assassin::add_strike(&table.board, self.player, player, piece, out);
        }
    }
}
