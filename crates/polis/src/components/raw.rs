//! The component file as it stands.

use std::collections::BTreeMap;

use in_order::Entries;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// Structs of the file, which refuse members that they do not name. Those after `but` are
/// documentation, or facts that follow from others: nothing here reads them.
macro_rules! parts {
    ($($name:ident {
        $($(#[$meta:meta])* $field:ident: $type:ty,)*
    } $(but $($ignored:ident)*)?;)*) => {
        $(
            #[derive(Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $name {
                $($(#[$meta])* pub $field: $type,)*
                $($(
                    #[serde(default)]
                    #[allow(dead_code, reason = "documentation")]
                    $ignored: IgnoredAny,
                )*)?
            }
        )*
    };
}

parts! {
    File {
        sources: Entries<String>,
        common: Common,
        editions: BTreeMap<String, serde_json::Value>,
    } but schema game designer provenance_legend;
    Common {
        map: Map,
        combat_cards: CombatCards,
        players: Sides<Player>,
    } but effect_vocabulary;
    Map {
        territories: Entries<Territory>,
        seas: Entries<Sea>,
        poleis: Entries<Polis>,
        trade_ports: Sides<TradePort>,
        markets: Entries<Market>,
        diolkos: Diolkos,
    } but canvas land_adjacency sea_adjacency neutral_land neutral_land_note provenance;
    Territory {
        land_adjacent: Vec<String>,
        seas: Vec<String>,
    } but names seas_provenance poleis home_of layout colour polygon islands geometry_provenance;
    Sea {
        adjacent: Vec<String>,
    } but names territories ports layout;
    Polis {
        territory: Option<String>,
        ports: Vec<String>,
        commercial_for: Option<String>,
    } but names capital_of can_create_hoplites can_create_galleys can_be_besieged island layout
        provenance;
    TradePort {
        seas: Vec<String>,
        requires_one_of: Vec<String>,
    } but layout provenance;
    Market {
        seas: BTreeMap<String, Vec<String>>,
        land_route_polis: Option<String>,
    } but names layout waypoints provenance alternatives;
    Diolkos {
        polis: String,
        between: [String; 2],
    } but condition usable_by recommended_2012_proxenos provenance;
    CombatCards {
        cards: Vec<CombatCard>,
    } but count formations_2020 formations_2012 manoeuvres_2020 manoeuvres_2012 special
        first_attacker provenance;
    CombatCard {
        copies: u8,
        land: CardHalf,
        sea: CardHalf,
    };
    CardHalf {
        formation: String,
        manoeuvre: String,
        value: i8,
    };
    Player {
        capital: String,
        home: String,
    } but colour;
    Edition {
        title: String,
        goods: Vec<String>,
        market_goods: Vec<String>,
        components: Counts,
        track: Track,
        rules: Rules,
        setup: Sides<SideSetup>,
        polis_cards: BTreeMap<String, PolisCard>,
        tribute: Tribute,
        market_values: MarketValues,
        shiploads: BTreeMap<String, Vec<Shipload>>,
        projects: Entries<Project>,
        events: Events,
        scenarios: Entries<Scenario>,
    } but polis_cards_provenance shiploads_note;
    Counts {
        cubes_per_player: u8,
        discs_per_player: u8,
        merchants_per_player: u8,
        board_marker_cubes: u8,
    } but proxenoi_per_player black_cubes d4 event_cards polis_cards project_tiles combat_cards
        provenance;
    Track {
        max: u8,
    } but min applies_to provenance;
    Dice {
        dice: String,
        take: String,
    } but direction goods;
    Round {
        id: String,
        #[serde(rename = "type")]
        kind: u8,
        event_deck: String,
        projects_revealed: u8,
        #[serde(default)]
        projects_removed: u8,
    };
    Spoilage {
        goods: Vec<String>,
    } but keep;
    SideSetup {
        poleis: Entries<u8>,
        hoplites: Entries<u8>,
        galleys: Entries<u8>,
        merchants: u8,
        proxenos: String,
        stock: BTreeMap<String, u8>,
    };
    PolisCard {
        base_population: u8,
        max_growth: u8,
        max_population: u8,
        projects: Vec<String>,
    } but fortification;
    Tribute {
        yield_by_hoplites: [u8; 5],
        boxes: BTreeMap<String, BTreeMap<String, u8>>,
    } but provenance;
    MarketValues {
        rows: BTreeMap<String, Vec<u8>>,
        start_column: BTreeMap<String, u8>,
    } but columns provenance;
    Shipload {
        id: String,
        value: u8,
        demand: Vec<String>,
        offer: Offer,
    } but provenance;
    Offer {
        good: String,
        amount: u8,
    };
    Project {
        cost: BTreeMap<String, u8>,
        prestige: Option<u8>,
        posterity: u8,
    } but name r#type provenance poleis special;
    Events {
        decks: Entries<Vec<EventCard>>,
    } but deck_sizes provenance;
    EventCard {
        id: String,
        title: String,
        text: String,
        effects: Vec<Effect>,
    } but title_provenance effect_provenance historical_date;
    Scenario {
        name: String,
        rounds: Vec<String>,
        events: bool,
        projects: Vec<String>,
        sparta: SideSetup,
        athens: SideSetup,
    } but round_type trade ownership_reasoning provenance;
    Returns {
        fraction: String,
    } but when round placement;
    Unless {
        own_galleys_in: Vec<String>,
        at_least: u8,
    };
    Condition {
        more_hoplites_in: String,
    };
}

/// One for each side.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides<T> {
    pub athens: T,
    pub sparta: T,
    #[serde(default)]
    #[allow(dead_code, reason = "documentation")]
    provenance: IgnoredAny,
}

/// The numbers among the rules; the rest of them is text for people, and `rules::editions` is
/// tested against it.
#[derive(Deserialize)]
pub(super) struct Rules {
    pub rounds: Vec<Round>,
    pub actions_per_turn: u8,
    pub battle: BattleRules,
    pub spoilage: Spoilage,
    pub barter_devaluation: Dice,
    pub silver_purchase_revaluation: Dice,
}

/// As far as the editions differ; the other rules are code.
#[derive(Deserialize)]
pub(super) struct BattleRules {
    pub threshold: u8,
}

impl CardHalf {
    pub(super) fn id(&self) -> String {
        format!("{}_{}", self.formation, self.manoeuvre)
    }
}

/// The operations of the file's `effect_vocabulary` that cards of the loaded editions use. Their
/// other members say in words what the code of an operation does.
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
