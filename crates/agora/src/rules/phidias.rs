//! AGO-9.17: Phidias clears hands and fills them again.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::pile::{Draw, check_open};
use crate::board::MOST_CARDS;
use crate::event::Event;
use crate::flow::{Frame, impossible};
use crate::ids::{Kind, MOST_PLAYERS, Player};
use crate::known::Knowers;
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// Phidias at work: first everybody discards, then everybody draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phidias {
    /// Whose turn it is, whoever has placed him: the whole hand of that player goes.
    pub active: Player,
    /// Whose choice it is.
    pub turn: Player,
    /// Discards are done, cards are drawn.
    pub drawing: bool,
    /// Cards that each player is still to draw.
    pub owed: [u8; MOST_PLAYERS],
}

impl Phidias {
    pub(crate) fn of(active: Player) -> Phidias {
        Phidias { active, turn: active, drawing: false, owed: [0; MOST_PLAYERS] }
    }

    fn discard(&mut self, table: &mut Table, player: Player, kind: Kind, log: &mut Log<'_, Event>) {
        let secrets = &mut table.secrets;
        if !secrets.hands[player.index()].take(kind) {
            return;
        }
        let own = Knowers::only(player);
        let privy = if player == self.active {
            secrets.leave_with_all(Some(player), kind)
        } else {
            secrets.leave_hidden(player, kind)
        };
        secrets.put_in_box(kind, own, privy);
        self.owed[player.index()] += 1;
        let (colour, by) = (kind.colour(), own.or(privy));
        log.tell(Event::Discarded { player, colour, kind: Some(kind), by });
    }

    /// The next player who has something to choose.
    fn advance(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        while !self.drawing {
            let player = self.turn;
            let hand = table.secrets.hands[player.index()];
            let waits = player != self.active && self.owed[player.index()] == 0;
            match hand.len() {
                // AGO-9.17: whose only card it is has no choice.
                1 if waits => {
                    hand.cards().for_each(|kind| self.discard(table, player, kind, log));
                }
                0 | 1 => {}
                _ if waits => return Next::Stay,
                _ => {}
            }
            self.turn = table.board.left_of(player);
            self.drawing = self.turn == self.active;
        }
        if table.board.open_piles().next().is_none() {
            return Next::End;
        }
        for _ in 0..table.board.n {
            if self.owed[self.turn.index()] > 0 {
                return Next::Stay;
            }
            self.turn = table.board.left_of(self.turn);
        }
        Next::End
    }
}

impl Rule<Frame> for Phidias {
    fn clause(&self) -> &'static str {
        "AGO-9.17"
    }

    fn awaits(&self, _: &Table) -> Actor {
        Actor::Seat(self.turn.seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        if self.drawing {
            out.extend(table.board.open_piles().map(Move::Draw));
        } else {
            let hand = table.secrets.hands[self.turn.index()];
            out.extend(hand.kinds().map(|(kind, _)| Move::Discard(kind)));
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let hand = table.secrets.hands[self.turn.index()];
        match mv {
            Move::Draw(colour) if self.drawing => check_open(&table.board, colour),
            Move::Discard(kind) if !self.drawing && hand.has(kind) => Ok(()),
            Move::Discard(kind) if !self.drawing => refuse("AGO-9.17", Reason::NotInHand { kind }),
            _ => refuse("AGO-9.17", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let player = self.turn;
        match mv {
            Move::Discard(kind) => {
                self.discard(table, player, kind, log);
                self.advance(table, log)
            }
            Move::Draw(colour) => {
                let owed = &mut self.owed[player.index()];
                *owed = owed.saturating_sub(1);
                Next::Call(Frame::Draw(Draw::to_hand(player, colour)))
            }
            _ => Next::Stay,
        }
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        let active = self.active;
        let hand = table.secrets.hands[active.index()];
        hand.cards().for_each(|kind| self.discard(table, active, kind, log));
        self.turn = table.board.left_of(active);
        self.advance(table, log)
    }

    fn resume(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table, log)
    }

    fn prompt(&self, _: &View) -> Message {
        if !self.drawing {
            return asks("prompt-phidias-discard", self.turn);
        }
        asks("prompt-phidias-draw", self.turn).with("n", &self.owed[self.turn.index()])
    }

    fn moves_at(&self, _: &Table, thing: &str, out: &mut Vec<Move>) {
        if let Some(Target::Hand(kind)) = Target::by_id(thing) {
            out.push(Move::Discard(kind));
        }
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let n = table.board.n;
        let none = self.owed[usize::from(n)..].iter().all(|&owed| owed == 0);
        let most = self.owed.iter().all(|&owed| usize::from(owed) <= MOST_CARDS);
        // The last card owed may be on its way.
        let waits = self.turn != self.active && self.owed[self.turn.index()] == 0;
        let play = self.active.0 < n && self.turn.0 < n;
        faults.expect(play && none && most && (self.drawing || waits), || impossible(self));
    }

    fn opens(&self, above: &Frame) -> bool {
        matches!(above, Frame::Draw(draw) if draw.player == self.turn
            && self.drawing
            && !draw.into_city)
    }
}
