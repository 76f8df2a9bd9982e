//! The steps of a game and how they reach the rules.

use table::{Actor, Log, Next, Step};

use crate::board::Board;
use crate::event::Event;
use crate::moves::Move;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::rules::battle::{Aftermath, Battle, Commanders};
use crate::rules::besiege::Siege;
use crate::rules::create::Create;
use crate::rules::event_cards::{DrawEvent, Homecoming, Reading};
use crate::rules::galleys::Sail;
use crate::rules::hoplites::March;
use crate::rules::projects::{Payment, PutAway, Reveal};
use crate::rules::round::Round;
use crate::rules::round_end::{Feeding, Growth, Phoros};
use crate::rules::trade::Haggle;
use crate::rules::tribute::Collect;
use crate::rules::turn::{Surcharge, Turn};

/// One pending decision, with only the variables that die with it.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "each is documented where it is defined")]
pub enum Frame {
    Round(Round),
    Reveal(Reveal),
    PutAway(PutAway),
    DrawEvent(DrawEvent),
    Reading(Reading),
    Turn(Turn),
    Surcharge(Surcharge),
    Create(Create),
    Payment(Payment),
    March(March),
    Sail(Sail),
    Siege(Siege),
    Collect(Collect),
    Haggle(Haggle),
    Aftermath(Aftermath),
    Battle(Battle),
    Commanders(Commanders),
    Homecoming(Homecoming),
    Feeding(Feeding),
    Growth(Growth),
    Phoros(Phoros),
}

/// A rule that asks something, in the file of its chapter. It sees the open board only.
pub(crate) trait Rule {
    /// The seat, or chance, that the game waits for.
    fn awaits(&self, board: &Board) -> Actor;
    /// Exactly the legal moves.
    fn legal(&self, board: &Board, out: &mut Vec<Move>);
    /// The rules. Reads and never writes.
    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal>;
    /// Carries out a checked move.
    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame>;
    /// Runs as the step opens.
    fn begin(&mut self, _board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        Next::Stay
    }
    /// Runs when the step above has closed.
    fn resume(&mut self, _board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        Next::Stay
    }
}

/// Calls a method of the rule in a frame. Battles alone see the secrets.
macro_rules! dispatch {
    ($frame:expr, $table:expr, $board:expr, $method:ident $(, $arg:expr)*) => {
        match $frame {
            Frame::Battle(battle) => battle.$method($table $(, $arg)*),
            Frame::Round(rule) => rule.$method($board $(, $arg)*),
            Frame::Reveal(rule) => rule.$method($board $(, $arg)*),
            Frame::PutAway(rule) => rule.$method($board $(, $arg)*),
            Frame::DrawEvent(rule) => rule.$method($board $(, $arg)*),
            Frame::Reading(rule) => rule.$method($board $(, $arg)*),
            Frame::Turn(rule) => rule.$method($board $(, $arg)*),
            Frame::Surcharge(rule) => rule.$method($board $(, $arg)*),
            Frame::Create(rule) => rule.$method($board $(, $arg)*),
            Frame::Payment(rule) => rule.$method($board $(, $arg)*),
            Frame::March(rule) => rule.$method($board $(, $arg)*),
            Frame::Sail(rule) => rule.$method($board $(, $arg)*),
            Frame::Siege(rule) => rule.$method($board $(, $arg)*),
            Frame::Collect(rule) => rule.$method($board $(, $arg)*),
            Frame::Haggle(rule) => rule.$method($board $(, $arg)*),
            Frame::Aftermath(rule) => rule.$method($board $(, $arg)*),
            Frame::Commanders(rule) => rule.$method($board $(, $arg)*),
            Frame::Homecoming(rule) => rule.$method($board $(, $arg)*),
            Frame::Feeding(rule) => rule.$method($board $(, $arg)*),
            Frame::Growth(rule) => rule.$method($board $(, $arg)*),
            Frame::Phoros(rule) => rule.$method($board $(, $arg)*),
        }
    };
}

impl Step for Frame {
    type Board = Table;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type View = crate::view::View;

    const NOT_ASKED: Reason = Reason::NotAsked;

    fn awaits(&self, table: &Table) -> Actor {
        dispatch!(self, table, &table.board, awaits)
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        dispatch!(self, table, &table.board, legal, out);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        dispatch!(self, table, &table.board, check, mv)
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        dispatch!(self, table, &mut table.board, act, mv, log)
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        dispatch!(self, table, &mut table.board, begin, log)
    }

    fn resume(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        dispatch!(self, table, &mut table.board, resume, log)
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

/// Four faces, each as likely as the others.
pub(crate) const DIE_FACES: std::ops::RangeInclusive<u8> = 1..=4;

/// The outcomes of one roll of the four-sided die.
pub(crate) fn roll_moves(out: &mut Vec<Move>) {
    out.extend(DIE_FACES.map(Move::Roll));
}

/// Whether a move is a roll of the die.
pub(crate) fn check_roll(clause: &'static str, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Roll(face) if DIE_FACES.contains(&face) => Ok(()),
        _ => table::refusal::refuse(clause, Reason::NotAsked),
    }
}

/// Keeps those moves that pass a check.
pub(crate) fn keep_legal(
    out: &mut Vec<Move>,
    moves: impl IntoIterator<Item = Move>,
    check: impl Fn(Move) -> Result<(), Refusal>,
) {
    out.extend(moves.into_iter().filter(|&mv| check(mv).is_ok()));
}
