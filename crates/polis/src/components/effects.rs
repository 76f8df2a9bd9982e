//! Event cards as data: what happens when one is read, and what it changes for its round. They
//! are read as they stand in the file, by the operations of its `effect_vocabulary`.

use std::collections::HashMap;

use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};
use table::Set;

use super::ShiploadCard;
use crate::ids::{Good, Market, Polis, Region, Sea, Shipload, Side, Territory};
use crate::keyed::read_set;

/// Something that can be gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// A good.
    Good(Good),
    /// Prestige.
    Prestige,
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Item, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "prestige" => Ok(Item::Prestige),
            good => Good::deserialize(good.into_deserializer()).map(Item::Good),
        }
    }
}

/// So much of some items.
pub(super) type Amounts = HashMap<Item, u8>;

/// What an event card does when it is read. Choices are asked of the player concerned.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named as in the component file")]
pub enum Effect {
    /// `side` receives.
    Gain {
        #[serde(rename = "who")]
        side: Side,
        item: Item,
        n: u8,
    },
    /// `side` loses.
    Lose {
        #[serde(rename = "who")]
        side: Side,
        item: Item,
        n: u8,
    },
    /// The population of a polis changes if `side` owns it.
    Population {
        #[serde(rename = "who")]
        side: Side,
        polis: Polis,
        n: i8,
    },
    /// Units from the reserve appear.
    PlaceUnits {
        #[serde(rename = "who")]
        side: Side,
        #[serde(deserialize_with = "region")]
        region: Region,
        n: u8,
    },
    /// `side` gives up units of its choice.
    RemoveUnits {
        #[serde(rename = "who")]
        side: Side,
        n: u8,
    },
    /// Units leave the map for the round, and some come back.
    SendUnits(SendUnits),
    /// Prestige for silver.
    Exchange { rate: u8, min: u8 },
    /// Each side takes over a small enemy polis.
    #[serde(rename = "swap_polis")]
    Betrayal { max_population: u8 },
    /// The stronger side in a territory loses units; if nobody is there, no tribute.
    MajorityLoss { territory: Territory, n: u8 },
    /// Value markers are put on a column.
    MarketSet {
        #[serde(deserialize_with = "read_set")]
        goods: Set<Good>,
        column: u8,
    },
    /// Value markers move by columns, to the right if positive.
    MarketShift {
        #[serde(deserialize_with = "read_set")]
        goods: Set<Good>,
        by: i8,
    },
}

/// Units leave the map for the round.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct SendUnits {
    /// One side, or both.
    #[serde(rename = "who", deserialize_with = "either")]
    pub side: Option<Side>,
    /// Galleys or hoplites.
    #[serde(rename = "unit", deserialize_with = "galleys")]
    pub galleys: bool,
    /// At least this many must go, as far as there are any.
    pub min: u8,
    /// At most this many may go.
    #[serde(deserialize_with = "limit")]
    pub max: u8,
    /// Prestige lost for each one that is missing.
    #[serde(rename = "penalty_each_missing", deserialize_with = "prestige")]
    pub penalty: u8,
    /// What each one sent brings, and how much of it.
    #[serde(rename = "reward_each", deserialize_with = "reward")]
    pub reward: (Item, u8),
    /// Only half of them, rounded up, come back.
    #[serde(rename = "returns", deserialize_with = "half")]
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

/// An operation that changes [`RoundRules`], or nothing.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(super) enum RoundRule {
    None,
    FirstPlayer {
        who: Side,
    },
    CloseSlots {
        market: Market,
        values: Values,
    },
    Forbid {
        action: String,
        who: Side,
        #[serde(rename = "where")]
        place: Territory,
    },
    BattleThreshold {
        n: u8,
    },
    BattlePrestigeMultiplier {},
    CreateWithoutPopulation {
        cost: Amounts,
    },
    TributeCap {
        territory: Territory,
        max_hoplites: u8,
    },
    TributeAlternative {},
    RouteBlockPenalty {
        #[serde(deserialize_with = "read_set")]
        markets: Set<Market>,
        #[serde(deserialize_with = "prestige")]
        lose: u8,
        unless: Unless,
    },
    ProjectBonus {
        who: Side,
        polis: Polis,
        n: u8,
    },
    EndOfRoundIf {
        #[serde(deserialize_with = "either")]
        who: Option<Side>,
        condition: Condition,
        then: Vec<Then>,
    },
    /// Something that happens when the card is read: an [`Effect`].
    #[serde(other)]
    Effect,
}

table::parts! {
    pub(super) struct Unless {
        #[serde(deserialize_with = "read_set")]
        own_galleys_in: Set<Sea>,
        at_least: u8,
    };
    pub(super) struct Condition {
        more_hoplites_in: Territory,
    };
    pub(super) struct Then {
        op: String,
        n: u8,
    } besides r#box when who item;
    struct Returns {
        fraction: String,
    } besides when round placement;
}

/// Values of shiploads, or the word `all`.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Values {
    Some(Vec<u8>),
    All(String),
}

impl Values {
    fn contains(&self, value: u8) -> bool {
        match self {
            Values::Some(values) => values.contains(&value),
            Values::All(_) => true,
        }
    }
}

impl RoundRules {
    /// Adds what one operation changes.
    ///
    /// # Errors
    /// If no card can do that.
    pub(super) fn add(&mut self, rule: RoundRule, loads: &[ShiploadCard]) -> Result<(), String> {
        match rule {
            RoundRule::None | RoundRule::Effect => {}
            RoundRule::FirstPlayer { who } => self.first = Some(who),
            RoundRule::CloseSlots { values: Values::All(word), .. } if word != "all" => {
                return Err(format!("{word:?} are no values of shiploads"));
            }
            RoundRule::CloseSlots { market, values } => {
                let closed =
                    |card: &ShiploadCard| card.market == market && values.contains(card.value);
                let loads = Shipload::all().zip(loads).filter(|(_, card)| closed(card));
                self.closed.extend(loads.map(|(load, _)| load));
            }
            RoundRule::Forbid { action, who, place } => {
                if action != "move_hoplites" {
                    return Err(format!("no card can forbid {action:?}"));
                }
                self.forbidden[who.index()].insert(place);
            }
            RoundRule::BattleThreshold { n } => self.battle_threshold = Some(n),
            RoundRule::BattlePrestigeMultiplier {} => self.commanders = true,
            RoundRule::CreateWithoutPopulation { cost } => {
                self.hired = cost.get(&Item::Good(Good::Silver)).copied();
            }
            RoundRule::TributeCap { territory, max_hoplites } => {
                self.tribute_cap = Some((territory, max_hoplites));
            }
            RoundRule::TributeAlternative {} => self.pacifism = true,
            RoundRule::RouteBlockPenalty { markets, lose, unless } => {
                let Unless { own_galleys_in: seas, at_least } = unless;
                self.free_trade = Some(FreeTrade { markets, lose, seas, at_least });
            }
            RoundRule::ProjectBonus { who, polis, n } => self.project_bonus = Some((who, polis, n)),
            RoundRule::EndOfRoundIf { who: side, condition, then } => {
                let territory = condition.more_hoplites_in;
                let gain = then.iter().find_map(|Then { op, n, .. }| (op == "gain").then_some(*n));
                self.end_bonus = gain.map(|n| EndBonus { side, territory, n });
            }
        }
        Ok(())
    }
}

/// A territory or a sea: one id among both.
fn region<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Region, D::Error> {
    let id = String::deserialize(deserializer)?;
    let sea = Sea::by_id(&id).map(Region::Sea);
    sea.map_or_else(|| Territory::deserialize(id.into_deserializer()).map(Region::Land), Ok)
}

/// A side, or a word for both.
fn either<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Side>, D::Error> {
    match String::deserialize(deserializer)?.as_str() {
        "both" | "each" => Ok(None),
        side => Side::deserialize(side.into_deserializer()).map(Some),
    }
}

fn galleys<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    either_word(&String::deserialize(deserializer)?, "hoplite", "galley")
}

fn limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Option::deserialize(deserializer).map(|max| max.unwrap_or(u8::MAX))
}

fn prestige<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let amounts = Amounts::deserialize(deserializer)?;
    Ok(amounts.get(&Item::Prestige).copied().unwrap_or(0))
}

fn reward<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(Item, u8), D::Error> {
    let mut amounts = Amounts::deserialize(deserializer)?.into_iter();
    match (amounts.next(), amounts.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(D::Error::custom("a reward is an amount of one thing")),
    }
}

fn half<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    either_word(&Returns::deserialize(deserializer)?.fraction, "1", "1/2")
}

/// Which of two words it is: false for the first.
fn either_word<E: Error>(word: &str, first: &str, second: &str) -> Result<bool, E> {
    match word {
        _ if word == first => Ok(false),
        _ if word == second => Ok(true),
        _ => Err(E::custom(format_args!("{word:?} is neither {first:?} nor {second:?}"))),
    }
}
