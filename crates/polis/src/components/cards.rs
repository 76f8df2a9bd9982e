//! What is printed on cards and player aids, read as it stands in the file.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use table::Set;

use super::effects::{Amounts, Effect, Item, RoundRules};
use crate::ids::{CardHalf, EventId, GOODS, Good, Market, Polis, Project, RoundId, Sea, Territory};
use crate::keyed::{self, read_set};

table::parts! {
    /// How many dice are rolled, and which one counts.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct DiceRule {
        /// How many.
        #[serde(deserialize_with = "dice")]
        pub dice: u8,
        /// Which one counts.
        #[serde(deserialize_with = "take")]
        pub take: Take,
    } besides direction goods;

    /// What is printed on a polis card.
    #[derive(Clone, Copy, Debug, Default)]
    pub struct PolisCard {
        /// Population while neutral, and fortification.
        #[serde(rename = "base_population")]
        pub base: u8,
        /// Most cubes it grows in a round.
        #[serde(rename = "max_growth")]
        pub growth: u8,
        /// Most cubes it holds.
        #[serde(rename = "max_population")]
        pub max: u8,
        /// Projects it can host.
        #[serde(deserialize_with = "read_set")]
        pub projects: Set<Project>,
    } besides fortification;

    /// What is printed on a project.
    #[derive(Clone, Debug, Default)]
    pub struct ProjectCard {
        /// What it costs.
        #[serde(deserialize_with = "keyed::read::<Good, _, _, _>")]
        pub cost: [u8; GOODS],
        /// Prestige when it is finished; `None` for the Phidias of 2012, who measures Athenai.
        pub prestige: Option<u8>,
        /// Prestige for posterity.
        pub posterity: u8,
        /// Poleis whose cards name it.
        #[serde(skip)]
        pub hosts: Set<Polis>,
    } besides name r#type provenance poleis special;

    /// A round of a scenario.
    #[derive(Clone, Debug)]
    pub struct RoundCard {
        /// `3`, `4`, `5a`, `5b`; `alpha`, `epsilon`, `omega`.
        pub id: RoundId,
        /// Capacity of a region, and the dearest open shipload.
        #[serde(rename = "type")]
        pub kind: u8,
        /// Projects shown at its start.
        #[serde(rename = "projects_revealed")]
        pub projects: u8,
        /// Projects of these that a player puts away.
        #[serde(rename = "projects_removed", default)]
        pub put_away: u8,
        #[serde(rename = "event_deck")]
        pub(super) deck: String,
        /// The events of which one is drawn; empty for none.
        #[serde(skip)]
        pub events: Vec<EventId>,
    };

    /// What a side begins with.
    #[derive(Clone, Debug)]
    pub struct SideSetup {
        /// Its poleis with their populations.
        #[serde(deserialize_with = "keyed::read_list")]
        pub poleis: Vec<(Polis, u8)>,
        /// Its hoplites.
        #[serde(deserialize_with = "keyed::read_list")]
        pub hoplites: Vec<(Territory, u8)>,
        /// Its galleys.
        #[serde(deserialize_with = "keyed::read_list")]
        pub galleys: Vec<(Sea, u8)>,
        /// Merchants in its trade port.
        pub merchants: u8,
        /// Where its proxenos stands.
        pub proxenos: Polis,
        /// Prestige and goods.
        #[serde(deserialize_with = "stock")]
        pub stock: (u16, [u8; GOODS]),
    };
}

/// Which of several dice counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Take {
    /// The highest, or the only one.
    Highest,
    /// The lowest.
    Lowest,
}

/// What is printed on a shipload.
#[derive(Clone, Debug)]
pub struct ShiploadCard {
    /// Its market.
    pub market: Market,
    /// 3, 4 or 5: the round type that opens it and the row of its price.
    pub value: u8,
    /// Goods it accepts.
    pub demand: Set<Good>,
    /// What it gives.
    pub offer: Good,
    /// How much of it.
    pub amount: u8,
}

/// An event card.
#[derive(Clone, Debug, Default)]
pub struct EventCard {
    /// What it does when it is read.
    pub effects: Vec<Effect>,
    /// What it changes for the whole round.
    pub rules: RoundRules,
}

/// A kind of combat card; one half counts on land, the other at sea.
#[derive(Clone, Debug)]
pub struct CardKind {
    /// How many copies the deck holds.
    pub copies: u8,
    /// The half that counts on land.
    pub land: CardHalf,
    /// The half that counts at sea.
    pub sea: CardHalf,
    /// Prestige value of the manoeuvre.
    pub value: i8,
    /// Cards of one formation share this number, on land and at sea alike.
    pub formation: u8,
    /// What is special about it.
    pub special: Special,
}

/// The two special formations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// An ordinary formation.
    None,
    /// Matches anything but the salpinx, and is matched by anything.
    Mercenaries,
    /// Matches nothing and is matched by nothing.
    Salpinx,
}

/// Reads `2d4`.
fn dice<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let text = String::deserialize(deserializer)?;
    let dice = text.split_once('d').and_then(|(dice, _)| dice.parse().ok());
    dice.ok_or_else(|| D::Error::custom(format_args!("{text:?} are not dice")))
}

fn take<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Take, D::Error> {
    match String::deserialize(deserializer)?.as_str() {
        "lowest" => Ok(Take::Lowest),
        // Of a single die, or of one for each good, the highest is the roll itself.
        "highest" | "the roll" | "each its own roll" => Ok(Take::Highest),
        word => Err(D::Error::custom(format_args!("{word:?} is no way to choose a die"))),
    }
}

fn stock<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(u16, [u8; GOODS]), D::Error> {
    let amounts = Amounts::deserialize(deserializer)?;
    let of = |item| amounts.get(&item).copied().unwrap_or(0);
    Ok((u16::from(of(Item::Prestige)), Good::ALL.map(|good| of(Item::Good(good)))))
}
