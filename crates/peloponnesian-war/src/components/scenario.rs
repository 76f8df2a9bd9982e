//! What is played: the course of a scenario, and what lies on the table when it begins.

use table::{Id, Set};

use crate::board::{Ending, History, Post};
use crate::ids::{Leader, Side, Space, UNITS};
use table::Message;

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
    /// What wins it.
    pub victory: Victory,
    /// The year BC of turn 1; a turn is three years.
    pub year: u16,
    /// Victory points that win, where they count.
    pub goal: i32,
    /// The last turn in which a surrender alone wins (PW-1.3).
    pub early_surrender: Option<u8>,
    /// Whether there may be an armistice.
    pub armistice: Armistice,
    /// The side that the player must not come to lead: the change ends the war, in this way.
    pub change: Option<(Side, Ending)>,
    /// What happens on each sum of two dice, from 2 (PW-3.2, PW-10.3.4f, PW-10.3.6).
    pub events: [LogLine; EVENTS],
    /// How leaders fall in the year of their event.
    pub deaths: Deaths,
    /// Spaces in which oligarchs rise, by the sum of two dice from 2.
    pub rebels: Vec<Space>,
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
    /// It begins with the draw of leaders and the strategy, not with an operation (PW-10.3).
    pub draws: bool,
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
    /// Strength points of neutrals that are armed from the beginning (PW-10.3.3); without it
    /// neutrals arm when they wake (PW-5.5.3).
    pub neutrals: Option<Vec<(Space, [u8; UNITS])>>,
    /// Who leads in this war.
    pub cast: Set<Leader>,
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

/// What wins a war.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Victory {
    /// Victory points (PW-1.3, PW-1.4).
    Points,
    /// That the enemy alone loses the will to fight (PW-10.3.5).
    Will,
}

/// How leaders fall in the year of their event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Deaths {
    /// PW-3.2.11: some in a whole war, and two are spared.
    War,
    /// PW-10.3.6.9: one in a turn, whoever he is.
    Turn,
}

impl Deaths {
    /// The highest die that kills.
    #[must_use]
    pub const fn highest(self) -> u8 {
        match self {
            Deaths::War => 3,
            Deaths::Turn => 4,
        }
    }
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
    /// PW-10.3.6.2.
    Aggression,
    /// PW-10.3.6.3.
    Thessaly,
    /// PW-10.3.6.4.
    Omens,
    /// PW-10.3.6.5.
    Egypt,
    /// PW-10.3.6.6.
    Phocians,
    /// PW-10.3.6.7.
    LongWalls,
    /// PW-10.3.6.8.
    Risings,
    /// PW-10.3.6.9.
    Falls,
    /// PW-10.3.6.10.
    Plataea,
    /// PW-10.3.6.11.
    Artaxerxes,
    /// PW-10.3.6.12.
    Laurium,
}

impl LogLine {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Message {
        Message::new(format!("event-name-{}", self.id()))
    }

    /// Its clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            LogLine::SilverMine => "PW-3.2.2",
            LogLine::Oligarchs => "PW-3.2.3",
            LogLine::Thrace => "PW-3.2.4",
            LogLine::Persia => "PW-3.2.5",
            LogLine::Plague => "PW-3.2.6",
            LogLine::Alcibiades => "PW-3.2.7",
            LogLine::Rebellion => "PW-3.2.8",
            LogLine::Macedonia => "PW-3.2.9",
            LogLine::MinorPowers => "PW-3.2.10",
            LogLine::Deaths => "PW-3.2.11",
            LogLine::Portent => "PW-3.2.12",
            LogLine::Aggression => "PW-10.3.6.2",
            LogLine::Thessaly => "PW-10.3.6.3",
            LogLine::Omens => "PW-10.3.6.4",
            LogLine::Egypt => "PW-10.3.6.5",
            LogLine::Phocians => "PW-10.3.6.6",
            LogLine::LongWalls => "PW-10.3.6.7",
            LogLine::Risings => "PW-10.3.6.8",
            LogLine::Falls => "PW-10.3.6.9",
            LogLine::Plataea => "PW-10.3.6.10",
            LogLine::Artaxerxes => "PW-10.3.6.11",
            LogLine::Laurium => "PW-10.3.6.12",
        }
    }
}
