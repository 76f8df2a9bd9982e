//! The steps of a game and how they reach the rules.

use serde::{Deserialize, Serialize};
use table::{Actor, Log, Next, Step};

use crate::event::Event;
use crate::ids::Player;
use crate::moves::Move;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::rules::activate::Activate;
use crate::rules::assassin;
use crate::rules::auction::{Bidding, Closing, Selling};
use crate::rules::develop::Develop;
use crate::rules::draw::{Draw, Drawing, Pick};
use crate::rules::history::Erase;
use crate::rules::lighthouse::{Lighthouse, Peek};
use crate::rules::phidias::Phidias;
use crate::rules::place::Colony;
use crate::rules::protect::Protect;
use crate::rules::setup::Opening;
use crate::rules::trade::Trade;
use crate::rules::turn::Turn;
use crate::rules::war::{Plunder, Sacrifice, War};

/// One pending decision, with only the variables that die with it. Faces that not everybody
/// knows are never among them: steps are part of every view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is documented where it is defined")]
pub enum Frame {
    Opening(Opening),
    Turn(Turn),
    Lighthouse(Lighthouse),
    Peek(Peek),
    Drawing(Drawing),
    Pick(Pick),
    Draw(Draw),
    Selling(Selling),
    Bidding(Bidding),
    Closing(Closing),
    Develop(Develop),
    Colony(Colony),
    Phidias(Phidias),
    Protect(Protect),
    Activate(Activate),
    Erase(Erase),
    Trade(Trade),
    War(War),
    Plunder(Plunder),
    Sacrifice(Sacrifice),
}

/// A rule that asks something, in the file of its chapter.
pub(crate) trait Rule {
    /// The seat, or chance, that the game waits for.
    fn awaits(&self, table: &Table) -> Actor;
    /// Exactly the legal moves.
    fn legal(&self, table: &Table, out: &mut Vec<Move>);
    /// The rules. Reads and never writes.
    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal>;
    /// Carries out a checked move.
    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame>;
    /// Runs as the step opens.
    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.resume(table, log)
    }
    /// AGO-9.13: whose turn it is, if this is a moment between two actions of it.
    fn pauses(&self) -> Option<Player> {
        None
    }
    /// Runs when the step above has closed, or the Assassin has struck.
    fn resume(&mut self, _table: &mut Table, _log: &mut Log<'_, Event>) -> Next<Frame> {
        Next::Stay
    }
}

/// Calls a method of the rule in a frame.
macro_rules! dispatch {
    ($frame:expr, $method:ident $(, $arg:expr)*) => {
        match $frame {
            Frame::Opening(rule) => rule.$method($($arg),*),
            Frame::Turn(rule) => rule.$method($($arg),*),
            Frame::Lighthouse(rule) => rule.$method($($arg),*),
            Frame::Peek(rule) => rule.$method($($arg),*),
            Frame::Drawing(rule) => rule.$method($($arg),*),
            Frame::Pick(rule) => rule.$method($($arg),*),
            Frame::Draw(rule) => rule.$method($($arg),*),
            Frame::Selling(rule) => rule.$method($($arg),*),
            Frame::Bidding(rule) => rule.$method($($arg),*),
            Frame::Closing(rule) => rule.$method($($arg),*),
            Frame::Develop(rule) => rule.$method($($arg),*),
            Frame::Colony(rule) => rule.$method($($arg),*),
            Frame::Phidias(rule) => rule.$method($($arg),*),
            Frame::Protect(rule) => rule.$method($($arg),*),
            Frame::Activate(rule) => rule.$method($($arg),*),
            Frame::Erase(rule) => rule.$method($($arg),*),
            Frame::Trade(rule) => rule.$method($($arg),*),
            Frame::War(rule) => rule.$method($($arg),*),
            Frame::Plunder(rule) => rule.$method($($arg),*),
            Frame::Sacrifice(rule) => rule.$method($($arg),*),
        }
    };
}

impl Frame {
    /// AGO-9.13: whose Assassin may strike now.
    pub(crate) fn pauses(&self) -> Option<Player> {
        dispatch!(self, pauses)
    }
}

impl Step for Frame {
    type Board = Table;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type View = crate::view::View;

    const NOT_ASKED: Reason = Reason::NotAsked;

    fn awaits(&self, table: &Table) -> Actor {
        dispatch!(self, awaits, table)
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        dispatch!(self, legal, table, out);
        if let Some(player) = self.pauses() {
            // To be done comes last in every list.
            let done = out.pop_if(|mv| *mv == Move::Done);
            assassin::list(&table.board, player, out);
            out.extend(done);
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        if let (Move::Assassinate(victim, piece), Some(player)) = (mv, self.pauses()) {
            return assassin::check(&table.board, player, victim, piece);
        }
        dispatch!(self, check, table, mv)
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let (Move::Assassinate(victim, piece), Some(player)) = (mv, self.pauses()) {
            assassin::act(table, player, victim, piece, log);
            return dispatch!(self, resume, table, log);
        }
        dispatch!(self, act, table, mv, log)
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        dispatch!(self, begin, table, log)
    }

    fn resume(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        dispatch!(self, resume, table, log)
    }
    fn weight(&self, _: &Table, _: Move) -> u32 {
        1
    }
    fn clause(&self) -> &'static str {
        ""
    }
    fn prompt(&self, _: &crate::view::View) -> table::Message {
        table::Message::new("x")
    }
    fn wishes(&self, _: &Table, _: &str, _: &mut Vec<Move>) {}
    fn is_quiet(&self, _: &Table) -> bool {
        false
    }
    fn audit(&self, _: &Table, _: &mut table::Faults) {}
}
