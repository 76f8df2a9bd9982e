//! AGO-6.1: vases for coins, with a partner who can't refuse.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Next, Rule};

use super::activate::check_other;
use super::assassin;
use crate::board::Board;
use crate::components::components;
use crate::event::Event;
use crate::flow::{Frame, impossible};
use crate::ids::{Piece, Player};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// Phase 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Whose turn it is.
    pub player: Player,
    /// Trades made in this phase.
    pub made: u8,
}

/// Visible vases.
#[must_use]
pub fn vases(board: &Board, player: Player) -> u16 {
    board.sum(player, |sums| sums.vases)
}

/// AGO-9.7: a Port of `owner` that is turned at `player`.
fn obligation(board: &Board, owner: Player, player: Player) -> Option<Piece> {
    board.of(owner).cards.iter().copied().find(|piece| piece.aim() == Some(player))
}

impl Trade {
    /// AGO-6.1: one trade; AGO-9.14: two with the Corinth Canal.
    fn left(self, board: &Board) -> u8 {
        let all = components();
        let canal = board.of(self.player).has(all.named.canal);
        let trades = if canal { all.numbers.canal_trades } else { 1 };
        trades.saturating_sub(self.made)
    }

    /// AGO-9.8: Ports turned at the player, two of one owner counted twice.
    fn owed(self, board: &Board) -> u8 {
        let ports = |owner: Player| {
            board.of(owner).cards.iter().filter(|piece| piece.aim() == Some(self.player)).count()
        };
        board.others(self.player).map(|owner| ports(owner) as u8).sum()
    }

    /// AGO-9.8, AGO-9.14: obligations use up the trades that are left.
    fn check_partner(self, board: &Board, partner: Player) -> Result<(), Refusal> {
        check_other(board, self.player, partner, "AGO-6.1")?;
        refuse_if(self.left(board) == 0, "AGO-6.1", Reason::NoTradeLeft)?;
        let bound = self.owed(board) >= self.left(board);
        if bound && obligation(board, partner, self.player).is_none() {
            return self.refuse_bound(board);
        }
        Ok(())
    }

    /// AGO-9.7: names the first player to the left whose Port is turned at the player.
    fn refuse_bound(self, board: &Board) -> Result<(), Refusal> {
        let bound = |owner: &Player| obligation(board, *owner, self.player).is_some();
        let owner = board.others(self.player).find(bound).unwrap_or(self.player);
        refuse("AGO-9.7", Reason::BoundByPort { owner })
    }

    fn trade(self, board: &mut Board, partner: Player, log: &mut Log<'_, Event>) {
        let (own, others) = (vases(board, self.player), vases(board, partner));
        board.receive(self.player, others);
        board.receive(partner, own);
        board.partners.insert(partner);
        log.tell(Event::Traded { player: self.player, partner, gets: others, gives: own });
        if let Some(port) = obligation(board, partner, self.player) {
            board.of_mut(partner).mark(port, port.aimed(None));
        }
    }

    /// AGO-9.7: at the end of the phase every Port turned at the player goes back.
    fn finish(self, board: &mut Board) -> Next<Frame> {
        for owner in board.others(self.player) {
            while let Some(port) = obligation(board, owner, self.player) {
                board.of_mut(owner).mark(port, port.aimed(None));
            }
        }
        Next::End
    }
}

impl Rule<Frame> for Trade {
    fn clause(&self) -> &'static str {
        "AGO-6.1"
    }

    phase!();

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let board = &table.board;
        let partners = board.others(self.player);
        let free = partners.filter(|&one| self.check_partner(board, one).is_ok());
        out.extend(free.map(Move::Trade));
        if self.owed(board) == 0 || self.left(board) == 0 {
            out.push(Move::Done);
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let board = &table.board;
        match mv {
            Move::Trade(partner) => self.check_partner(board, partner),
            Move::Done if self.owed(board) == 0 || self.left(board) == 0 => Ok(()),
            Move::Done => self.refuse_bound(board),
            _ => refuse("AGO-6.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let board = &mut table.board;
        match mv {
            Move::Trade(partner) => {
                self.trade(board, partner, log);
                self.made += 1;
                if self.left(board) == 0 { self.finish(board) } else { Next::Stay }
            }
            _ => self.finish(board),
        }
    }

    fn begin(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        if self.left(&table.board) == 0 { self.finish(&mut table.board) } else { Next::Stay }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-trade", self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        match Target::by_id(thing) {
            Some(Target::Player(player)) => out.push(Move::Trade(player)),
            other => assassin::moves_at(&table.board, self.player, other, out),
        }
    }

    fn audit(&self, _: &Table, faults: &mut Faults) {
        faults.expect(self.made <= 1, || impossible(self));
    }
}
