//! The component file as it stands.

use std::collections::BTreeMap;

use in_order::Entries;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct File {
    pub sources: Entries<String>,
    pub common: Common,
    pub editions: BTreeMap<String, serde_json::Value>,
}

#[derive(Deserialize)]
pub(super) struct Common {
    pub map: Map,
    pub combat_cards: CombatCards,
    pub players: Sides<Player>,
}

/// One for each side.
#[derive(Deserialize)]
pub(super) struct Sides<T> {
    pub athens: T,
    pub sparta: T,
}

#[derive(Deserialize)]
pub(super) struct Map {
    pub territories: Entries<Territory>,
    pub seas: Entries<Sea>,
    pub poleis: Entries<Polis>,
    pub trade_ports: Sides<TradePort>,
    pub markets: Entries<Market>,
    pub diolkos: Diolkos,
}

#[derive(Deserialize)]
pub(super) struct Territory {
    pub land_adjacent: Vec<String>,
    pub seas: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Sea {
    pub adjacent: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Polis {
    pub territory: Option<String>,
    pub ports: Vec<String>,
    pub commercial_for: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct TradePort {
    pub seas: Vec<String>,
    pub requires_one_of: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Market {
    pub seas: BTreeMap<String, Vec<String>>,
    pub land_route_polis: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Diolkos {
    pub polis: String,
    pub between: [String; 2],
}

#[derive(Deserialize)]
pub(super) struct CombatCards {
    pub cards: Vec<CombatCard>,
}

#[derive(Deserialize)]
pub(super) struct CombatCard {
    pub copies: u8,
    pub land: CardHalf,
    pub sea: CardHalf,
}

#[derive(Deserialize)]
pub(super) struct CardHalf {
    pub formation: String,
    pub manoeuvre: String,
    pub value: i8,
}

impl CardHalf {
    pub(super) fn id(&self) -> String {
        format!("{}_{}", self.formation, self.manoeuvre)
    }
}

#[derive(Deserialize)]
pub(super) struct Player {
    pub capital: String,
    pub home: String,
}

#[derive(Deserialize)]
pub(super) struct Edition {
    pub title: String,
    pub goods: Vec<String>,
    pub market_goods: Vec<String>,
    pub components: Counts,
    pub track: Track,
    pub rules: Rules,
    pub setup: Sides<SideSetup>,
    pub polis_cards: BTreeMap<String, PolisCard>,
    pub tribute: Tribute,
    pub market_values: MarketValues,
    pub shiploads: BTreeMap<String, Vec<Shipload>>,
    pub projects: Entries<Project>,
    pub events: Events,
    pub scenarios: Entries<Scenario>,
}

#[derive(Deserialize)]
pub(super) struct Counts {
    pub cubes_per_player: u8,
    pub discs_per_player: u8,
    pub merchants_per_player: u8,
    pub board_marker_cubes: u8,
}

#[derive(Deserialize)]
pub(super) struct Track {
    pub max: u8,
}

#[derive(Deserialize)]
pub(super) struct Rules {
    pub rounds: Vec<Round>,
    pub actions_per_turn: u8,
    pub battle: BattleRules,
    pub spoilage: Spoilage,
    pub barter_devaluation: Dice,
    pub silver_purchase_revaluation: Dice,
}

#[derive(Deserialize)]
pub(super) struct Dice {
    pub dice: String,
    pub take: String,
}

#[derive(Deserialize)]
pub(super) struct Round {
    pub id: String,
    #[serde(rename = "type")]
    pub kind: u8,
    pub event_deck: String,
    pub projects_revealed: u8,
    #[serde(default)]
    pub projects_removed: u8,
}

#[derive(Deserialize)]
pub(super) struct BattleRules {
    pub threshold: u8,
}

#[derive(Deserialize)]
pub(super) struct Spoilage {
    pub goods: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct SideSetup {
    pub poleis: Entries<u8>,
    pub hoplites: Entries<u8>,
    pub galleys: Entries<u8>,
    pub merchants: u8,
    pub proxenos: String,
    pub stock: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub(super) struct PolisCard {
    pub base_population: u8,
    pub max_growth: u8,
    pub max_population: u8,
    pub projects: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Tribute {
    pub yield_by_hoplites: [u8; 5],
    pub boxes: BTreeMap<String, BTreeMap<String, u8>>,
}

#[derive(Deserialize)]
pub(super) struct MarketValues {
    pub rows: BTreeMap<String, Vec<u8>>,
    pub start_column: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub(super) struct Shipload {
    pub id: String,
    pub value: u8,
    pub demand: Vec<String>,
    pub offer: Offer,
}

#[derive(Deserialize)]
pub(super) struct Offer {
    pub good: String,
    pub amount: u8,
}

#[derive(Deserialize)]
pub(super) struct Project {
    pub cost: BTreeMap<String, u8>,
    pub prestige: Option<u8>,
    pub posterity: u8,
}

#[derive(Deserialize)]
pub(super) struct Events {
    pub decks: Entries<Vec<EventCard>>,
}

#[derive(Deserialize)]
pub(super) struct EventCard {
    pub id: String,
    pub title: String,
    pub text: String,
    pub effects: Vec<Effect>,
}

#[derive(Deserialize)]
pub(super) struct Scenario {
    pub name: String,
    pub rounds: Vec<String>,
    pub events: bool,
    pub projects: Vec<String>,
    pub sparta: SideSetup,
    pub athens: SideSetup,
}

/// The operations of the file's `effect_vocabulary` that cards of the loaded editions use.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(super) enum Effect {
    None,
    Gain {
        who: String,
        item: String,
        n: u8,
    },
    Lose {
        who: String,
        item: String,
        n: u8,
    },
    Population {
        who: String,
        polis: String,
        n: i8,
    },
    PlaceUnits {
        who: String,
        region: String,
        n: u8,
    },
    RemoveUnits {
        who: String,
        n: u8,
    },
    SendUnits {
        who: String,
        unit: String,
        min: u8,
        max: Option<u8>,
        penalty_each_missing: BTreeMap<String, u8>,
        reward_each: BTreeMap<String, u8>,
        returns: Returns,
    },
    Exchange {
        rate: u8,
        min: u8,
    },
    FirstPlayer {
        who: String,
    },
    CloseSlots {
        market: String,
        values: Values,
    },
    MarketShift {
        goods: Vec<String>,
        by: i8,
    },
    Forbid {
        action: String,
        who: String,
        #[serde(rename = "where")]
        place: String,
    },
    MarketSet {
        goods: Vec<String>,
        column: u8,
    },
    BattleThreshold {
        n: u8,
    },
    BattlePrestigeMultiplier {},
    CreateWithoutPopulation {
        cost: BTreeMap<String, u8>,
    },
    TributeCap {
        territory: String,
        max_hoplites: u8,
    },
    TributeAlternative {},
    RouteBlockPenalty {
        markets: Vec<String>,
        lose: BTreeMap<String, u8>,
        unless: Unless,
    },
    SwapPolis {
        max_population: u8,
    },
    MajorityLoss {
        territory: String,
        n: u8,
    },
    ProjectBonus {
        who: String,
        polis: String,
        n: u8,
    },
    EndOfRoundIf {
        who: String,
        condition: Condition,
        then: Vec<Effect>,
    },
}

/// Values of shiploads, or the word `all`.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Values {
    Some(Vec<u8>),
    All(String),
}

impl Values {
    pub(super) fn contains(&self, value: u8) -> bool {
        match self {
            Values::Some(values) => values.contains(&value),
            Values::All(word) => word == "all",
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Returns {
    pub fraction: String,
}

#[derive(Deserialize)]
pub(super) struct Unless {
    pub own_galleys_in: Vec<String>,
    pub at_least: u8,
}

#[derive(Deserialize)]
pub(super) struct Condition {
    pub more_hoplites_in: String,
}

/// A JSON object whose members keep the order of the file: ids are numbered by it.
pub(super) mod in_order {
    use std::marker::PhantomData;

    use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

    pub(in super::super) struct Entries<T>(pub Vec<(String, T)>);

    impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_map(InOrder(PhantomData))
        }
    }

    struct InOrder<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for InOrder<T> {
        type Value = Entries<T>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut entries = Vec::new();
            while let Some(entry) = map.next_entry()? {
                entries.push(entry);
            }
            Ok(Entries(entries))
        }
    }
}
