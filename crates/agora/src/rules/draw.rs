//! AGO-1.1 to AGO-1.3: cards from two different piles, and one more for money.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Id, Log, Message, Next, Rule};

use super::activate::{check_coins, check_ready, check_vp};
use super::assassin;
use super::pile::{Draw, check_open};
use crate::board::Board;
use crate::components::components;
use crate::event::Event;
use crate::flow::{Frame, impossible};
use crate::ids::{Colour, Player};
use crate::moves::{Fee, Move};
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// Phase 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// Who draws.
    pub player: Player,
    /// The pile of the first card.
    pub first: Option<Colour>,
    /// What comes next.
    pub stage: Stage,
}

/// What comes next in phase 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Stage {
    First,
    Second,
    Extra,
    Finished,
}

impl Drawing {
    pub(crate) fn of(player: Player) -> Drawing {
        Drawing { player, first: None, stage: Stage::First }
    }

    /// AGO-1.3: whoever finds no pile draws fewer cards.
    fn advance(&mut self, table: &Table) -> Next<Frame> {
        let board = &table.board;
        if self.stage == Stage::First && board.open_piles().next().is_none() {
            self.stage = Stage::Extra;
        }
        let others = |colour: &Colour| Some(*colour) != self.first;
        if self.stage == Stage::Second && !board.open_piles().any(|colour| others(&colour)) {
            self.stage = Stage::Extra;
        }
        let buys = Fee::ALL.into_iter().any(|fee| check_fee(table, self.player, fee).is_ok());
        let can_buy = buys && board.open_piles().next().is_some();
        let idle = !can_buy && !assassin::is_ready(&table.board, self.player);
        match self.stage {
            Stage::Finished => Next::End,
            Stage::Extra if idle => Next::End,
            Stage::First | Stage::Second | Stage::Extra => Next::Stay,
        }
    }

    fn check_draw(self, board: &Board, colour: Colour) -> Result<(), Refusal> {
        check_open(board, colour)?;
        match self.stage {
            Stage::First => Ok(()),
            Stage::Second if Some(colour) != self.first => Ok(()),
            Stage::Second => refuse("AGO-1.1", Reason::SamePile { colour }),
            Stage::Extra | Stage::Finished => refuse("AGO-1.2", Reason::ExtraCostsMoney),
        }
    }
}

/// AGO-1.2: five coins, or AGO-9.4: two victory points with Aristotle, once a turn.
fn check_fee(table: &Table, player: Player, fee: Fee) -> Result<(), Refusal> {
    let all = components();
    match fee {
        Fee::Coins => check_coins(&table.board, player, all.numbers.extra_card, "AGO-1.2"),
        Fee::Aristotle => {
            check_ready(&table.board, player, all.named.aristotle, "AGO-9.4")?;
            check_vp(&table.board, player, all.numbers.aristotle_vp, "AGO-9.4")
        }
    }
}

impl Rule<Frame> for Drawing {
    fn clause(&self) -> &'static str {
        match self.stage {
            Stage::First | Stage::Second => "AGO-1.1",
            Stage::Extra | Stage::Finished => "AGO-1.2",
        }
    }

    phase!(advance);

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let board = &table.board;
        if matches!(self.stage, Stage::First | Stage::Second) {
            let draws = board.open_piles().filter(|&colour| self.check_draw(board, colour).is_ok());
            out.extend(draws.map(Move::Draw));
        } else {
            for fee in Fee::ALL {
                if check_fee(table, self.player, fee).is_ok() {
                    out.extend(board.open_piles().map(|colour| Move::Buy(colour, fee)));
                }
            }
        }
        if self.stage == Stage::Extra {
            out.push(Move::Done);
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Draw(colour) => self.check_draw(&table.board, colour),
            Move::Buy(colour, fee) => {
                check_open(&table.board, colour)?;
                refuse_if(self.stage != Stage::Extra, "AGO-1.2", Reason::ExtraComesLast)?;
                check_fee(table, self.player, fee)
            }
            Move::Done if self.stage == Stage::Extra => Ok(()),
            Move::Done => refuse("AGO-1.1", Reason::MustDraw),
            _ => refuse("AGO-1.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let player = self.player;
        let colour = match mv {
            Move::Draw(colour) => {
                let second = self.stage == Stage::Second;
                self.stage = if second { Stage::Extra } else { Stage::Second };
                self.first = self.first.or(Some(colour));
                colour
            }
            Move::Buy(colour, fee) => {
                pay_fee(table, player, fee, log);
                self.stage = Stage::Finished;
                colour
            }
            _ => return Next::End,
        };
        Next::Call(Frame::Draw(Draw::to_hand(player, colour)))
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        let id = match self.stage {
            Stage::First => "prompt-draw-first",
            Stage::Second => "prompt-draw-second",
            Stage::Extra | Stage::Finished => "prompt-draw-extra",
        };
        asks(id, self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        match Target::by_id(thing) {
            Some(Target::Pile(colour)) if self.stage == Stage::Extra => {
                out.extend(Fee::ALL.map(|fee| Move::Buy(colour, fee)));
            }
            Some(Target::Pile(colour)) => out.push(Move::Draw(colour)),
            other => assassin::moves_at(&table.board, self.player, other, out),
        }
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let first = (self.stage == Stage::First) == self.first.is_none();
        let none_open = table.board.open_piles().next().is_none();
        faults.expect(first || none_open, || impossible(self));
    }

    fn opens(&self, above: &Frame) -> bool {
        matches!(above, Frame::Draw(draw) if draw.player == self.player
            && self.stage != Stage::First
            && !draw.into_city)
    }
}

fn pay_fee(table: &mut Table, player: Player, fee: Fee, log: &mut Log<'_, Event>) {
    let all = components();
    match fee {
        Fee::Coins => {
            table.board.pay(player, all.numbers.extra_card);
            log.tell(Event::ExtraBought { player, coins: all.numbers.extra_card });
        }
        Fee::Aristotle => {
            table.board.pay_vp(player, all.numbers.aristotle_vp);
            table.board.used.insert(all.named.aristotle);
            log.tell(Event::Aristotle { player, vp: all.numbers.aristotle_vp });
        }
    }
}
