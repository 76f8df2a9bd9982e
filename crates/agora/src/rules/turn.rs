//! AGO-0.11: a player's turn has seven phases, and turns go clockwise.

use serde::{Deserialize, Serialize};
use table::{Faults, Id, Log, Message, Named, Next, Rule, Set};

use super::activate::Activate;
use super::auction::Selling;
use super::develop::Develop;
use super::draw::Drawing;
use super::lighthouse::Lighthouse;
use super::protect::Protect;
use super::trade::Trade;
use super::war::War;
use crate::event::Event;
use crate::flow::{Frame, impossible};
use crate::ids::Player;
use crate::moves::Move;
use crate::names::asks;
use crate::position::Table;
use crate::view::View;

/// A player's turn. It asks nothing itself: its phases do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn it is.
    pub player: Player,
    /// The phase that is being played.
    pub phase: Phase,
}

/// The phases; the Lighthouse comes before the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Id)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Phase {
    Lighthouse,
    Draw,
    Auction,
    Develop,
    Protect,
    Income,
    Trade,
    War,
}

impl Phase {
    /// The number in the rules, 0 for the Lighthouse.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl Named for Phase {
    fn name(&self) -> Message {
        Message::new(format!("phase-{}", self.number()))
    }
}

impl Turn {
    pub(crate) fn of(player: Player) -> Turn {
        Turn { player, phase: Phase::Lighthouse }
    }

    fn call(self) -> Next<Frame> {
        let player = self.player;
        Next::Call(match self.phase {
            Phase::Lighthouse => Frame::Lighthouse(Lighthouse::of(player)),
            Phase::Draw => Frame::Drawing(Drawing::of(player)),
            Phase::Auction => Frame::Selling(Selling { player, sold: 0 }),
            Phase::Develop => Frame::Develop(Develop { player, done: 0 }),
            Phase::Protect => Frame::Protect(Protect { player }),
            Phase::Income => Frame::Activate(Activate::of(player)),
            Phase::Trade => Frame::Trade(Trade { player, made: 0 }),
            Phase::War => Frame::War(War::of(player)),
        })
    }
}

impl Rule<Frame> for Turn {
    fn clause(&self) -> &'static str {
        "AGO-0.11"
    }

    asks_player!();

    fn legal(&self, _: &Table, _: &mut Vec<Move>) {}

    fn act(&mut self, _: &mut Table, _: Move, _: &mut Log<'_, Event>) -> Next<Frame> {
        Next::Stay
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        table.board.used = Set::EMPTY;
        table.board.partners = Set::EMPTY;
        log.tell(Event::TurnBegan { player: self.player });
        self.call()
    }

    /// AGO-8.1: once the second end card lies open, the turn goes on through development, and
    /// then the game is over; AGO-8.2: later in a turn it is over at once. AGO-8.3: a
    /// third end card changes nothing.
    fn resume(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        if table.board.is_ending() && self.phase >= Phase::Develop {
            table.board.over = true;
            log.tell(Event::GameOver);
            return Next::Over;
        }
        match Phase::from_index(self.phase.index() + 1) {
            Some(phase) => {
                self.phase = phase;
                self.call()
            }
            None => Next::Become(Frame::Turn(Turn::of(table.board.left_of(self.player)))),
        }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-turn", self.player)
    }

    /// AGO-8.1: nobody trades or fights once the game is ending.
    fn audit(&self, table: &Table, faults: &mut Faults) {
        let late = self.phase > Phase::Develop && self.phase != Phase::Income;
        let plays = table.board.plays(self.player);
        faults.expect(plays && !(late && table.board.is_ending()), || impossible(self));
    }

    fn opens(&self, above: &Frame) -> bool {
        let (phase, player) = match *above {
            Frame::Lighthouse(step) => (Phase::Lighthouse, step.player),
            Frame::Drawing(step) => (Phase::Draw, step.player),
            Frame::Selling(step) => (Phase::Auction, step.player),
            Frame::Develop(step) => (Phase::Develop, step.player),
            Frame::Protect(step) => (Phase::Protect, step.player),
            Frame::Activate(step) => (Phase::Income, step.player),
            Frame::Trade(step) => (Phase::Trade, step.player),
            Frame::War(step) => (Phase::War, step.player),
            _ => return false,
        };
        (phase, player) == (self.phase, self.player)
    }
}
