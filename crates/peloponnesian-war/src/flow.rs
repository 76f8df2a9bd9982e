//! The steps of a game and how they reach the rules.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Next, Seat, Step};

use crate::board::Board;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::rules::battle::Battle;
use crate::rules::building::{Build, Rebuild};
use crate::rules::fights::NextBattle;
use crate::rules::homecoming::{Field, GoHome};
use crate::rules::interception::Interception;
use crate::rules::journey::{Leg, Storm};
use crate::rules::losses::Losses;
use crate::rules::muster::{Muster, SystemMuster};
use crate::rules::oligarchs::Oligarchs;
use crate::rules::operations::{Augury, Operations};
use crate::rules::peace::TruceRoll;
use crate::rules::player_operation::{PlayerOperation, Revolt};
use crate::rules::politics::{DrawLeader, EventDie, EventRoll, SideRoll};
use crate::rules::rebellion::Spread;
use crate::rules::siege::{NextSiege, Siege};
use crate::rules::skirmish::Skirmish;
use crate::rules::strategy::StrategyRoll;
use crate::rules::system_operation::SystemOperation;
use crate::rules::war::War;

/// The one player.
pub const PLAYER: Actor = Actor::Seat(Seat(0));

/// A rule that asks something, in the file of its chapter.
pub(crate) trait Rule {
    /// The clause under which the step asks.
    fn clause(&self) -> &'static str;
    /// Whom the game waits for.
    fn awaits(&self, _board: &Board) -> Actor {
        Actor::Chance
    }
    /// Exactly the legal moves.
    fn legal(&self, board: &Board, out: &mut Vec<Move>);
    /// The rules. What only chance is asked has no reasons of its own.
    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal(board, &mut legal);
        if legal.contains(&mv) { Ok(()) } else { refuse(self.clause(), Reason::NotAsked) }
    }
    /// How many of all chances fall to an outcome.
    fn weight(&self, _board: &Board, _mv: Move) -> u32 {
        1
    }
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

/// Declares the steps once: the enum, and the way from it to the rules.
macro_rules! frames {
    ($($name:ident),+ $(,)?) => {
        /// One pending decision, with only the variables that die with it.
        #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(tag = "step", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each is documented where it is defined")]
        pub enum Frame {
            $($name($name)),+
        }

        impl Frame {
            fn rule(&self) -> &dyn Rule {
                match self {
                    $(Frame::$name(rule) => rule),+
                }
            }

            fn rule_mut(&mut self) -> &mut dyn Rule {
                match self {
                    $(Frame::$name(rule) => rule),+
                }
            }
        }
    };
}

frames!(
    War,
    SideRoll,
    EventRoll,
    EventDie,
    Oligarchs,
    Spread,
    DrawLeader,
    StrategyRoll,
    Operations,
    Augury,
    PlayerOperation,
    Revolt,
    SystemOperation,
    Muster,
    SystemMuster,
    Leg,
    Storm,
    Interception,
    Skirmish,
    Losses,
    NextBattle,
    Battle,
    NextSiege,
    Siege,
    Field,
    GoHome,
    Build,
    Rebuild,
    TruceRoll,
);

impl Frame {
    /// How many of all chances fall to an outcome.
    #[must_use]
    pub fn weight(&self, board: &Board, mv: Move) -> u32 {
        self.rule().weight(board, mv)
    }

    /// The clause under which the step asks.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        self.rule().clause()
    }
}

impl Step for Frame {
    type Board = Board;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type View = crate::view::View;

    const NOT_ASKED: Reason = Reason::NotAsked;

    fn awaits(&self, board: &Board) -> Actor {
        self.rule().awaits(board)
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        self.rule().legal(board, out);
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        self.rule().check(board, mv)
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.rule_mut().act(board, mv, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.rule_mut().begin(board, log)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.rule_mut().resume(board, log)
    }
    fn weight(&self, board: &Board, mv: Move) -> u32 {
        self.rule().weight(board, mv)
    }
    fn clause(&self) -> &'static str {
        ""
    }
    fn prompt(&self, _: &crate::view::View) -> table::Message {
        table::Message::new("x")
    }
    fn wishes(&self, _: &Board, _: &str, _: &mut Vec<Move>) {}
    fn is_quiet(&self, _: &Board) -> bool {
        false
    }
    fn audit(&self, _: &Board, _: &mut table::Faults) {}
}

/// The outcomes of one die.
pub(crate) fn roll_moves(out: &mut Vec<Move>) {
    out.extend((1..=6).map(Move::Roll));
}

/// The face that fell.
pub(crate) fn face(mv: Move) -> u8 {
    match mv {
        Move::Roll(face) => face,
        _ => 0,
    }
}
