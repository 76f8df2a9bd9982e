//! What is played: the course of a scenario, and what lies on the table when it begins.

use table::{Id, Set};

use crate::board::{Ending, History, Post};
use crate::ids::{Leader, Side, Space, UNITS};

/// A scenario: how its war may go and what it takes to win it (PW-1.3, PW-1.4, PW-10.0). Its
/// first turn is that of its set-up (PW-10.1, PW-10.2).
#[derive(Debug)]
pub struct ScenarioCard {
    /// Id in positions, records and words.
    pub id: String,
    /// English title.
    pub title: String,
    /// What lies on the table.
    pub setup: SetupCard,
    /// The last turn.
    pub last_turn: u8,
    /// Victory points that win.
    pub goal: i32,
    /// The last turn in which a surrender alone wins (PW-1.3).
    pub early_surrender: Option<u8>,
    /// Whether there may be an armistice.
    pub armistice: Armistice,
    /// The side that the player must not come to lead: the change ends the war, in this way.
    pub change: Option<(Side, Ending)>,
    /// What happens on each sum of two dice, from 2.
    pub events: [LogLine; EVENTS],
    /// Nobody is sent home to Larisa (PW-6.4, PW-10.2.3d).
    pub thessaly_neutral: bool,
}

impl ScenarioCard {
    /// The turn with which it begins.
    #[must_use]
    pub const fn first_turn(&self) -> u8 {
        self.setup.turn
    }

    /// What happens on a sum of two dice.
    #[must_use]
    pub fn event(&self, number: u8) -> LogLine {
        self.events[usize::from(number).saturating_sub(2).min(EVENTS - 1)]
    }
}

/// Strength points in a space: where, whose, how many of each kind.
pub type Stationed = (Space, Side, [u8; UNITS]);

/// What lies on the table when a war begins.
#[derive(Clone, Debug)]
pub struct SetupCard {
    /// The turn.
    pub turn: u8,
    /// Whom the player leads.
    pub player: Side,
    /// Whose operation is next.
    pub begins: Side,
    /// Operations of this turn that are over, by side: without any the next is an initial one
    /// (PW-10.1.3a), else a continuing one (PW-10.2.3a).
    pub operations: [u8; 2],
    /// The strategy of the procedure's side, by its place on the matrix.
    pub strategy: u8,
    /// Talents of each side.
    pub treasury: [u32; 2],
    /// Confidence of each side.
    pub confidence: [i8; 2],
    /// Bellicosity of each side.
    pub bellicosity: [u8; 2],
    /// Strength points that may still act.
    pub fresh: Vec<Stationed>,
    /// Strength points that have acted.
    pub used: Vec<Stationed>,
    /// Leaders who are not in a cup.
    pub posts: Vec<(Leader, Post)>,
    /// Captured spaces, by side.
    pub captured: [Set<Space>; 2],
    /// Spaces in rebellion.
    pub rebellion: Set<Space>,
    /// Objectives of the operations that are over, by side.
    pub objectives: [Set<Space>; 2],
    /// What was before.
    pub history: History,
}

/// Whether a war knows an armistice (PW-9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Armistice {
    /// One, after which the war goes on.
    Once,
    /// It ends the war.
    Ends,
    /// None.
    Never,
}

/// How many events a table has.
pub const EVENTS: usize = 11;

/// An event of PW-3.2, whatever dice it comes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(case = "kebab", kind = "event")]
pub enum LogLine {
    /// PW-3.2.2.
    SilverMine,
    /// PW-3.2.3.
    Oligarchs,
    /// PW-3.2.4.
    Thrace,
    /// PW-3.2.5.
    Persia,
    /// PW-3.2.6.
    Plague,
    /// PW-3.2.7.
    Alcibiades,
    /// PW-3.2.8.
    Rebellion,
    /// PW-3.2.9.
    Macedonia,
    /// PW-3.2.10.
    MinorPowers,
    /// PW-3.2.11.
    Deaths,
    /// PW-3.2.12.
    Portent,
}
