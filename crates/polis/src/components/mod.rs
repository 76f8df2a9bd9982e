//! What is in the box: the map, the cards, the tables, loaded from `components/polis.json`.
//!
//! Facts are data. The file keeps the provenance of each datum; whoever owns the box and finds a
//! value wrong corrects it there and nowhere else. Ids become typed numbers at load, and every
//! fault of the file is reported at once.

mod cards;
mod effects;
mod file;
mod load;
mod numbering;

use std::sync::OnceLock;

pub use cards::{
    CardKind, DiceRule, EventCard, PolisCard, ProjectCard, RoundCard, ShiploadCard, SideSetup,
    Special, Take,
};
pub use effects::{Effect, EndBonus, FreeTrade, Item, RoundRules, SendUnits};

use table::Set;

use crate::ids::{
    Card, CardHalf, EventId, GOODS, Good, Polis, Project, Region, Sea, Side, Territory,
};
use crate::rules::editions::Differences;

/// Poleis on the map.
pub const POLEIS: usize = 18;
/// Territories on the map.
pub const TERRITORIES: usize = 12;
/// Seas on the map.
pub const SEAS: usize = 5;
/// Markets around it.
pub const MARKETS: usize = 5;
/// Shiploads in all markets.
pub const SHIPLOADS: usize = 12;
/// Projects of all editions; each has fourteen.
pub const PROJECTS: usize = 22;
/// Event cards of all editions.
pub const EVENTS: usize = 64;
/// Kinds of combat card.
pub const CARDS: usize = 9;
/// Halves of combat cards that have names of their own.
pub const HALVES: usize = 17;
/// Rounds of all editions.
pub const ROUND_IDS: usize = 7;
/// Rounds of the longest game.
pub const ROUNDS: usize = 4;

/// The text of the component file, with the provenance of every datum.
pub const SOURCE: &str = include_str!("../../components/polis.json");

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    /// The editions that can be played, the default first.
    pub editions: Vec<Edition>,
    /// Where the data come from.
    pub sources: Vec<String>,
    /// What everything is called.
    pub ids: Ids,
}

/// The ids of everything, by number, over all editions.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Ids {
    pub poleis: Vec<&'static str>,
    pub territories: Vec<&'static str>,
    pub seas: Vec<&'static str>,
    pub markets: Vec<&'static str>,
    pub shiploads: Vec<&'static str>,
    pub projects: Vec<&'static str>,
    pub events: Vec<&'static str>,
    /// The ids under which the titles and texts of the event cards stand in the words.
    pub titles: Vec<String>,
    pub rounds: Vec<&'static str>,
    pub halves: Vec<&'static str>,
}

/// What everything is called. The rest of the file is read with it.
pub(crate) fn ids() -> &'static Ids {
    static IDS: OnceLock<Ids> = OnceLock::new();
    IDS.get_or_init(numbering::number)
}

/// The components, loaded once.
///
/// # Panics
/// If the embedded file has faults; a test loads it.
#[must_use]
pub fn components() -> &'static Components {
    static COMPONENTS: OnceLock<Components> = OnceLock::new();
    COMPONENTS.get_or_init(|| {
        load::load(SOURCE).unwrap_or_else(|faults| panic!("polis.json: {}", faults.join("; ")))
    })
}

/// One edition of the game: its data and the numbers in its rules.
#[derive(Debug)]
pub struct Edition {
    /// `2012` or `2020`.
    pub id: &'static str,
    /// Title on the box.
    pub title: String,
    /// The rules in which the edition is itself.
    pub rules: &'static Differences,
    /// The map; the same for all editions except market seas.
    pub map: Map,
    /// Goods that exist in this edition, in board order.
    pub goods: Vec<Good>,
    /// Goods with a value marker in the market.
    pub market_goods: Set<Good>,
    /// Goods that spoil at the end of a round.
    pub spoils: Vec<Good>,
    /// Where the goods' tracks end.
    pub track_max: u8,
    /// Cubes of a side for population, hoplites and galleys; the board's markers are taken off.
    pub cubes: u8,
    /// Discs of a side.
    pub discs: u8,
    /// Merchant ships of a side.
    pub merchants: u8,
    /// Actions in a turn.
    pub actions_per_turn: u8,
    /// Units in a region that make a battle, unless an event says otherwise.
    pub battle_threshold: u8,
    /// POL-9.9, POL-9.14: dice after a barter.
    pub barter_dice: DiceRule,
    /// POL-9.11, POL-9.15: dice after a purchase with silver, for each good that was not used.
    pub silver_dice: DiceRule,
    /// The polis cards.
    pub poleis: [PolisCard; POLEIS],
    /// Boxes of each good in each territory.
    pub tribute: [[u8; GOODS]; TERRITORIES],
    /// What 1, 2, 3, ... hoplites in a row bring.
    pub tribute_yield: [u8; 5],
    /// Prices by row (3, 4, 5) and column of the value marker.
    pub prices: [Vec<u8>; 3],
    /// The columns in which the value markers start.
    pub market_start: [u8; GOODS],
    /// The shiploads, market by market.
    pub shiploads: [ShiploadCard; SHIPLOADS],
    /// The projects; those of other editions are blank.
    pub projects: [ProjectCard; PROJECTS],
    /// The event cards; those of other editions are blank.
    pub events: [EventCard; EVENTS],
    /// The events of this edition, in the order of their decks.
    pub own_events: Vec<EventId>,
    /// The campaign first, then the other scenarios.
    pub scenarios: Vec<ScenarioCard>,
    /// Kinds of combat card.
    pub cards: [CardKind; CARDS],
    /// The kinds that the halves of combat cards belong to.
    pub kinds: [Card; HALVES],
    /// The share of the edition's data that was reconstructed.
    pub reconstructed: f64,
}

/// The map as a graph, with bit sets for fast floods.
#[derive(Clone, Debug)]
pub struct Map {
    /// Neighbours by land.
    pub land: [Set<Territory>; TERRITORIES],
    /// Seas that each territory touches.
    pub coasts: [Set<Sea>; TERRITORIES],
    /// Territories that touch each sea.
    pub shores: [Set<Territory>; SEAS],
    /// Neighbours by sea lane.
    pub lanes: [Set<Sea>; SEAS],
    /// Territory of each polis, if it has one.
    pub territory: [Option<Territory>; POLEIS],
    /// Seas that the ports of each polis open on.
    pub ports: [Set<Sea>; POLEIS],
    /// Poleis of each territory.
    pub poleis_in: [Set<Polis>; TERRITORIES],
    /// Poleis whose ports open on each sea.
    pub harbours: [Set<Polis>; SEAS],
    /// Which side's merchants a polis can make.
    pub commercial: [Option<Side>; POLEIS],
    /// Capital and home territory of each side.
    pub capital: [Polis; 2],
    /// Home territory of each side.
    pub home: [Territory; 2],
    /// Seas on which each side's trade port opens.
    pub trade_port: [Set<Sea>; 2],
    /// Poleis of which a side needs one to trade.
    pub trade_needs: [Set<Polis>; 2],
    /// The polis that owns the short cut across the isthmus.
    pub diolkos: Polis,
    /// The two seas that the short cut joins.
    pub diolkos_seas: [Sea; 2],
    /// The markets.
    pub markets: [MarketPlace; MARKETS],
}

/// A market on the edge of the map.
#[derive(Clone, Debug)]
pub struct MarketPlace {
    /// Seas from which it is reached.
    pub seas: Set<Sea>,
    /// The polis whose owner reaches it by land.
    pub land_route: Option<Polis>,
}

/// A way of setting the game up.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    /// Its id; `campaign` is the whole game.
    pub id: &'static str,
    /// Title.
    pub title: String,
    /// Its rounds; POL-0.21 for the second edition.
    pub rounds: Vec<RoundCard>,
    /// Projects that can appear.
    pub projects: Set<Project>,
    /// What each side begins with.
    pub sides: [SideSetup; 2],
}

impl Edition {
    /// Whether a project is in the box.
    #[must_use]
    pub fn has_project(&self, project: Project) -> bool {
        self.scenarios[0].projects.contains(project)
    }

    /// Whether an event card is in the box.
    #[must_use]
    pub fn has_event(&self, event: EventId) -> bool {
        self.own_events.contains(&event)
    }

    /// The half of a combat card that counts where it is played.
    #[must_use]
    pub fn half(&self, card: Card, region: Region) -> CardHalf {
        let kind = &self.cards[card.index()];
        match region {
            Region::Land(_) => kind.land,
            Region::Sea(_) => kind.sea,
        }
    }

    /// The kind of combat card that a half belongs to.
    #[must_use]
    pub fn kind(&self, half: CardHalf) -> Card {
        self.kinds[half.index()]
    }

    /// The kind of combat card with this half, if it is the one that counts there.
    #[must_use]
    pub fn kind_in(&self, half: CardHalf, region: Region) -> Option<Card> {
        Some(self.kind(half)).filter(|&card| self.half(card, region) == half)
    }
}

/// The edition with an id.
#[must_use]
pub fn edition(id: &str) -> Option<&'static Edition> {
    components().editions.iter().find(|edition| edition.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pol_0_3_the_box_holds_what_the_rulebook_counts() {
        let edition = edition("2012").unwrap();
        let kinds: Vec<_> = edition.scenarios[0].rounds.iter().map(|round| round.kind).collect();
        assert_eq!(kinds, [3, 4, 5, 5]);
        assert_eq!(edition.own_events.len(), 40);
        assert_eq!(edition.cards.iter().map(|kind| kind.copies).sum::<u8>(), 24);
        let boxes = |good: Good| edition.tribute.iter().map(|row| row[good.index()]).sum::<u8>();
        for good in [Good::Metal, Good::Wood, Good::Wine, Good::Oil] {
            assert_eq!(boxes(good), 22);
        }
    }

    #[test]
    fn the_map_is_symmetrical() {
        let map = &edition("2012").unwrap().map;
        for a in Territory::all() {
            for b in Territory::all() {
                let there = map.land[a.index()].contains(b);
                assert_eq!(there, map.land[b.index()].contains(a));
            }
            assert!(!map.coasts[a.index()].is_empty(), "every territory touches a sea");
        }
    }

    #[test]
    fn a_damaged_file_reports_every_fault_at_once() {
        let mut damaged = SOURCE.to_owned();
        let odd = [
            ("[\n      \"akarnania\",", "[\n      \"atlantis\","),
            ("\"proxenos\": \"sparta\"", "\"proxenos\": \"rome\""),
        ];
        for (known, odd) in odd {
            assert!(damaged.contains(known), "{known} stands in the file");
            damaged = damaged.replace(known, odd);
        }
        let faults = load::load(&damaged).unwrap_err();
        for id in ["atlantis", "rome"] {
            assert!(faults.iter().any(|fault| fault.contains(id)), "{id}: {faults:?}");
        }
    }

    #[test]
    fn a_word_that_is_none_of_the_known_is_refused() {
        let words = [
            ("\"galley\",\n         \"min\"", "\"galleon\",\n         \"min\"", "galleon"),
            ("\"fraction\": \"1/2\"", "\"fraction\": \"1/3\"", "1/3"),
            ("\"take\": \"lowest\"", "\"take\": \"lower\"", "lower"),
            ("\"values\": \"all\"", "\"values\": \"most\"", "most"),
            ("\"reward_each\": {", "\"reward_each\": {\"oil\": 1,", "reward"),
        ];
        for (known, odd, said) in words {
            let damaged = SOURCE.replace(known, odd);
            assert_ne!(damaged, SOURCE, "{known} stands in the file");
            let faults = load::load(&damaged).expect_err(odd);
            assert!(faults.iter().any(|fault| fault.contains(said)), "{odd}: {faults:?}");
        }
    }

    #[test]
    fn an_unknown_member_is_refused() {
        let odd = SOURCE.replace("\"max_growth\":", "\"max_grwoth\":");
        assert_ne!(odd, SOURCE);
        let faults = load::load(&odd).unwrap_err();
        assert!(faults[0].contains("max_grwoth"), "{faults:?}");
    }

    #[test]
    fn numbers_follow_the_order_of_each_edition() {
        for edition in &components().editions {
            let projects = &edition.scenarios[0].projects;
            assert_eq!(projects.iter().count(), 14);
            let last = edition.own_events.iter().map(|event| event.index());
            assert!(last.is_sorted(), "{}", edition.id);
        }
        let shared = |edition: &Edition| edition.scenarios[0].projects;
        let [first, second] = [0, 1].map(|n| shared(&components().editions[n]));
        assert_eq!((first & second).iter().count(), 6, "the others have other names");
    }
}
