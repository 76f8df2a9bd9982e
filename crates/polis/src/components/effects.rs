//! Event cards as data: what happens when one is read, and what it changes for its round.

use table::Set;

use crate::ids::{Good, Market, Polis, Region, Sea, Shipload, Side, Territory};

/// Something that can be gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A good.
    Good(Good),
    /// Prestige.
    Prestige,
}

/// What an event card does when it is read. Choices are asked of the player concerned.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields are named as in the component file")]
pub enum Effect {
    /// `side` receives.
    Gain { side: Side, item: Item, n: u8 },
    /// `side` loses.
    Lose { side: Side, item: Item, n: u8 },
    /// The population of a polis changes if `side` owns it.
    Population { side: Side, polis: Polis, n: i8 },
    /// Units from the reserve appear.
    PlaceUnits { side: Side, region: Region, n: u8 },
    /// `side` gives up units of its choice.
    RemoveUnits { side: Side, n: u8 },
    /// Units leave the map for the round, and some come back.
    SendUnits(SendUnits),
    /// Prestige for silver.
    Exchange { rate: u8, min: u8 },
    /// Each side takes over a small enemy polis.
    Betrayal { max_population: u8 },
    /// The stronger side in a territory loses units; if nobody is there, no tribute.
    MajorityLoss { territory: Territory, n: u8 },
    /// Value markers are put on a column.
    MarketSet { goods: Set<Good>, column: u8 },
    /// Value markers move by columns, to the right if positive.
    MarketShift { goods: Set<Good>, by: i8 },
}

/// Units leave the map for the round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SendUnits {
    /// One side, or both.
    pub side: Option<Side>,
    /// Galleys or hoplites.
    pub galleys: bool,
    /// At least this many must go, as far as there are any.
    pub min: u8,
    /// At most this many may go.
    pub max: u8,
    /// Prestige lost for each one that is missing.
    pub penalty: u8,
    /// What each one sent brings.
    pub reward: Item,
    /// How much of it.
    pub reward_n: u8,
    /// Only half of them, rounded up, come back.
    pub half_returns: bool,
}

/// What an event changes for the whole round.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct RoundRules {
    /// Who takes the first turn, whatever the prestige.
    pub first: Option<Side>,
    /// Shiploads that are closed.
    pub closed: Set<Shipload>,
    /// Units in a region that make a battle.
    pub battle_threshold: Option<u8>,
    /// Each side may double the prestige of one battle.
    pub commanders: bool,
    /// Units may be created for this much silver without population.
    pub hired: Option<u8>,
    /// At most so many hoplites collect in a territory.
    pub tribute_cap: Option<(Territory, u8)>,
    /// Hoplites at home may collect prestige instead of goods.
    pub pacifism: bool,
    /// Blocking the rival's routes costs prestige.
    pub free_trade: Option<FreeTrade>,
    /// A project finished in a polis gives its side more prestige.
    pub project_bonus: Option<(Side, Polis, u8)>,
    /// A side with more hoplites in a territory at the end of the round gains prestige.
    pub end_bonus: Option<EndBonus>,
    /// Territories into which each side can't move hoplites.
    pub forbidden: [Set<Territory>; 2],
}

/// Prestige for holding a territory when the turns of the round are over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndBonus {
    /// One side, or whichever holds it.
    pub side: Option<Side>,
    /// Where more hoplites are needed.
    pub territory: Territory,
    /// Prestige.
    pub n: u8,
}

/// Free trade with Persia.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FreeTrade {
    /// The markets that must stay open.
    pub markets: Set<Market>,
    /// Prestige lost by whoever blocks them.
    pub lose: u8,
    /// The penalty does not touch a side with `at_least` galleys in these seas.
    pub seas: Set<Sea>,
    /// See `seas`.
    pub at_least: u8,
}
