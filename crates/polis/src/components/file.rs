//! The component file where it is arranged otherwise than [`Components`](super::Components): by
//! place and by edition, as somebody with the box before them would write it down.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};
use table::Set;

use super::{DiceRule, PolisCard, ProjectCard, RoundCard, SideSetup};
use crate::ids::{
    EventId, GOODS, Good, Market, Polis, Project, RoundId, Sea, Shipload, Side, Territory,
};
use crate::keyed::{self, Keyed, read_set};

table::parts! {
    pub(super) struct File {
        pub sources: Map<String, Value>,
        pub common: Common,
        pub editions: Map<String, Value>,
    } besides schema game designer provenance_legend;
    pub(super) struct Common {
        pub map: Places,
        pub combat_cards: CombatCards,
        pub players: Sides<Player>,
    } besides effect_vocabulary;
    pub(super) struct Places {
        pub territories: Keyed<Territory, TerritoryPlace>,
        pub seas: Keyed<Sea, SeaPlace>,
        pub poleis: Keyed<Polis, PolisPlace>,
        pub trade_ports: Sides<TradePort>,
        pub markets: Keyed<Market, MarketEntry>,
        pub diolkos: Diolkos,
    } besides canvas land_adjacency sea_adjacency neutral_land neutral_land_note provenance;
    pub(super) struct TerritoryPlace {
        #[serde(deserialize_with = "read_set")]
        pub land_adjacent: Set<Territory>,
        #[serde(deserialize_with = "read_set")]
        pub seas: Set<Sea>,
    } besides names seas_provenance poleis home_of layout colour polygon islands
        geometry_provenance;
    pub(super) struct SeaPlace {
        #[serde(deserialize_with = "read_set")]
        pub adjacent: Set<Sea>,
    } besides names territories ports layout;
    pub(super) struct PolisPlace {
        pub territory: Option<Territory>,
        #[serde(deserialize_with = "read_set")]
        pub ports: Set<Sea>,
        pub commercial_for: Option<Side>,
    } besides names capital_of can_create_hoplites can_create_galleys can_be_besieged island layout
        provenance;
    pub(super) struct TradePort {
        #[serde(deserialize_with = "read_set")]
        pub seas: Set<Sea>,
        #[serde(deserialize_with = "read_set")]
        pub requires_one_of: Set<Polis>,
    } besides layout provenance;
    pub(super) struct MarketEntry {
        pub seas: BTreeMap<String, Vec<Sea>>,
        pub land_route_polis: Option<Polis>,
    } besides names layout waypoints provenance alternatives;
    pub(super) struct Diolkos {
        pub polis: Polis,
        pub between: [Sea; 2],
    } besides condition usable_by recommended_2012_proxenos provenance;
    pub(super) struct CombatCards {
        pub cards: Vec<CombatCard>,
    } besides count formations_2020 formations_2012 manoeuvres_2020 manoeuvres_2012 special
        first_attacker provenance;
    pub(super) struct CombatCard {
        pub copies: u8,
        pub land: Half,
        pub sea: Half,
    };
    pub(super) struct Half {
        pub formation: String,
        pub manoeuvre: String,
        pub value: i8,
    };
    pub(super) struct Player {
        pub capital: Polis,
        pub home: Territory,
    } besides colour;
    pub(super) struct EditionPart {
        pub title: String,
        pub goods: Vec<Good>,
        #[serde(deserialize_with = "read_set")]
        pub market_goods: Set<Good>,
        pub components: Counts,
        pub track: Track,
        pub rules: Rules,
        pub setup: Sides<SideSetup>,
        pub polis_cards: Keyed<Polis, PolisCard>,
        pub tribute: Tribute,
        pub market_values: MarketValues,
        pub shiploads: Keyed<Market, Vec<ShiploadEntry>>,
        pub projects: Keyed<Project, ProjectCard>,
        pub events: Events,
        pub scenarios: Map<String, Value>,
    } besides polis_cards_provenance shiploads_note;
    pub(super) struct Counts {
        pub cubes_per_player: u8,
        pub discs_per_player: u8,
        pub merchants_per_player: u8,
        pub board_marker_cubes: u8,
    } besides proxenoi_per_player black_cubes d4 event_cards polis_cards project_tiles combat_cards
        provenance;
    pub(super) struct Track {
        pub max: u8,
    } besides min applies_to provenance;
    pub(super) struct Spoilage {
        pub goods: Vec<Good>,
    } besides keep;
    pub(super) struct Tribute {
        pub yield_by_hoplites: [u8; 5],
        pub boxes: Keyed<Territory, Keyed<Good, u8>>,
    } besides provenance;
    pub(super) struct MarketValues {
        pub rows: BTreeMap<String, Vec<u8>>,
        #[serde(deserialize_with = "keyed::read::<Good, _, _, _>")]
        pub start_column: [u8; GOODS],
    } besides columns provenance;
    pub(super) struct ShiploadEntry {
        pub id: Shipload,
        pub value: u8,
        #[serde(deserialize_with = "read_set")]
        pub demand: Set<Good>,
        pub offer: Offer,
    } besides provenance;
    pub(super) struct Offer {
        pub good: Good,
        pub amount: u8,
    };
    pub(super) struct Events {
        pub decks: BTreeMap<String, Vec<EventEntry>>,
    } besides deck_sizes provenance;
    pub(super) struct EventEntry {
        pub id: EventId,
        pub effects: Vec<Value>,
    } besides title text title_provenance effect_provenance historical_date;
    pub(super) struct Scenario {
        pub name: String,
        pub rounds: Vec<RoundId>,
        pub events: bool,
        #[serde(deserialize_with = "read_set")]
        pub projects: Set<Project>,
        pub athens: SideSetup,
        pub sparta: SideSetup,
    } besides round_type trade ownership_reasoning provenance;
}

/// One for each side.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides<T> {
    athens: T,
    sparta: T,
    #[serde(default)]
    #[allow(dead_code, reason = "for people")]
    provenance: IgnoredAny,
}

impl<T> Sides<T> {
    pub(super) fn each<'a, U>(&'a self, look: impl FnMut(&'a T) -> U) -> [U; 2] {
        [&self.athens, &self.sparta].map(look)
    }
}

/// The numbers among the rules; the rest of them is text for people, and `rules::editions` is
/// tested against it.
#[derive(Deserialize)]
pub(super) struct Rules {
    pub rounds: Vec<RoundCard>,
    pub actions_per_turn: u8,
    pub battle: BattleRules,
    pub spoilage: Spoilage,
    pub barter_devaluation: DiceRule,
    pub silver_purchase_revaluation: DiceRule,
}

/// As far as the editions differ; the other rules are code.
#[derive(Deserialize)]
pub(super) struct BattleRules {
    pub threshold: u8,
}

impl Half {
    pub(super) fn id(&self) -> String {
        format!("{}_{}", self.formation, self.manoeuvre)
    }
}
