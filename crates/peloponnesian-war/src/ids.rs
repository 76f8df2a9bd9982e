//! Names of things as small numbers: sides, spaces, kinds of units, leaders.

use std::sync::OnceLock;

use table::{Id, Message, Named};

use crate::components::{ScenarioCard, card, map};

/// A league.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(name = "side-{id}")]
pub enum Side {
    /// The Delian League.
    Athens,
    /// The Peloponnesian League.
    Sparta,
}

impl Side {
    /// Both, Athens first: the order in which their dice are rolled.
    pub const BOTH: [Side; 2] = Side::ALL;

    /// The other league.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Athens => Side::Sparta,
            Side::Sparta => Side::Athens,
        }
    }
}

/// How many scenarios there are.
pub const SCENARIOS: usize = 5;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(count = SCENARIOS, from = scenario_ids)]
pub struct Scenario(pub(crate) u8);

fn scenario_ids() -> &'static [&'static str] {
    static IDS: OnceLock<Vec<&'static str>> = OnceLock::new();
    IDS.get_or_init(|| map().scenarios.iter().map(|scenario| scenario.id.as_str()).collect())
}

impl Scenario {
    /// What its war is like.
    #[must_use]
    pub fn card(self) -> &'static ScenarioCard {
        &map().scenarios[self.index()]
    }
}

/// How many spaces the map has.
pub const SPACES: usize = 193;

/// A space of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = SPACES, from = space_ids, find = space_by_id, thing)]
pub struct Space(pub(crate) u8);

fn space_ids() -> &'static [&'static str] {
    static IDS: OnceLock<Vec<&'static str>> = OnceLock::new();
    IDS.get_or_init(|| map().spaces.iter().map(|space| space.id.as_str()).collect())
}

fn space_by_id(id: &str) -> Option<Space> {
    map().by_id.get(id).copied()
}

/// A space has its usual English name, which every language shares.
impl Named for Space {
    fn name(&self) -> Message {
        Message::new("place").text("name", card(*self).name.clone())
    }
}

/// What a strength point is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arm {
    /// Heavy infantry.
    Hoplite,
    /// Horse.
    Cavalry,
    /// Triremes.
    Naval,
}

impl Arm {
    /// All three, as in the matrices.
    pub const ALL: [Arm; 3] = [Arm::Hoplite, Arm::Cavalry, Arm::Naval];
}

/// A kind of strength point of one side (PW-0.3): whose, and of what arm. National kinds come
/// first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(case = "kebab", kind = "kind of strength point")]
pub enum Unit {
    /// Athenian or Spartan hoplites.
    Hoplites,
    /// Athenian or Spartan cavalry.
    Cavalry,
    /// Athenian or Spartan ships.
    Naval,
    /// Hoplites of allies.
    AlliedHoplites,
    /// Cavalry of allies.
    AlliedCavalry,
    /// Ships of allies.
    AlliedNaval,
}

/// How many kinds there are.
pub const UNITS: usize = Unit::COUNT;

impl Unit {
    /// The kind of this arm, of the league's leader or of its allies.
    #[must_use]
    pub const fn of(arm: Arm, allied: bool) -> Unit {
        Unit::ALL[arm as usize + if allied { 3 } else { 0 }]
    }

    /// Its arm.
    #[must_use]
    pub const fn arm(self) -> Arm {
        Arm::ALL[self as usize % 3]
    }

    /// Whether it fights on land.
    #[must_use]
    pub const fn is_land(self) -> bool {
        !matches!(self.arm(), Arm::Naval)
    }

    /// Whether allies provide it.
    #[must_use]
    pub const fn is_allied(self) -> bool {
        self as usize >= 3
    }

    /// What the kind is called when it serves nobody.
    #[must_use]
    pub fn name_of_neutral(self) -> Message {
        Message::new(format!("unit-neutral-{}", self.id()))
    }

    /// What the kind is called when it serves a side.
    #[must_use]
    pub fn name_of(self, side: Side) -> Message {
        Message::new(format!("unit-{}-{}", side.id(), self.id()))
    }
}

/// How many leaders there are, those of all casts together.
pub const LEADERS: usize = 32;

/// A leader, of the campaign or of a scenario with a cast of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(count = LEADERS, from = leader_ids)]
pub struct Leader(pub(crate) u8);

fn leader_ids() -> &'static [&'static str] {
    static IDS: OnceLock<Vec<&'static str>> = OnceLock::new();
    IDS.get_or_init(|| map().leaders.iter().map(|leader| leader.id.as_str()).collect())
}

impl Named for Leader {
    fn name(&self) -> Message {
        Message::new("place").text("name", map().leaders[self.index()].name.clone())
    }
}

impl Leader {
    /// The side that he serves.
    #[must_use]
    pub fn side(self) -> Side {
        map().leaders[self.index()].side
    }

    /// What he adds in battles and sieges.
    #[must_use]
    pub fn tactical(self) -> i8 {
        map().leaders[self.index()].tactical
    }

    /// What he adds to strategies and to staying in the field.
    #[must_use]
    pub fn strategic(self) -> i8 {
        map().leaders[self.index()].strategic
    }
}
