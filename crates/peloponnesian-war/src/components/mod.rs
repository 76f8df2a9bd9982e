//! What is in the box: the map, the leaders, the matrices and the scenarios.

mod cards;
mod load;
mod matrix;
mod nets;
mod places;
mod raw;
mod scenario;
mod scenarios;

use std::collections::HashMap;
use std::sync::OnceLock;
use table::Set;

pub use cards::{Ground, LeaderCard, Line, SpaceCard};
pub use matrix::{Area, Matrix, Strategy};
pub use nets::Nets;
pub use places::{People, Places};
pub use scenario::{
    Armistice, Deaths, EVENTS, LogLine, ScenarioCard, SetupCard, Stationed, Victory,
};

use crate::ids::Space;

/// Everything in the box.
#[derive(Debug)]
pub struct Map {
    /// Spaces, in the order of their ids.
    pub spaces: Vec<SpaceCard>,
    /// Spaces by id.
    pub by_id: HashMap<String, Space>,
    /// Leaders.
    pub leaders: Vec<LeaderCard>,
    /// Areas of the matrices.
    pub areas: Vec<Area>,
    /// The matrices, by side.
    pub matrices: [Matrix; 2],
    /// Spaces by name.
    pub places: Places,
    /// Leaders by name.
    pub people: People,
    /// Coalition spaces of each side that never change.
    pub coalition: [Set<Space>; 2],
    /// The five spaces that keep the helots down.
    pub helots: Set<Space>,
    /// The four spaces that pay the eisphora.
    pub eisphora: Set<Space>,
    /// Sicily.
    pub sicily: Set<Space>,
    /// What Athens defends, in order.
    pub defended: Vec<Space>,
    /// Spaces within two lines of Proconnesus, itself among them.
    pub propontis: Vec<(u8, Space)>,
    /// Spaces within two land lines of Sparta, nearest first.
    pub laconia: Vec<(u8, Space)>,
    /// Spaces that cavalry in a space covers.
    pub cavalry_zoi: Vec<Set<Space>>,
    /// Spaces that ships in a space cover.
    pub naval_zoi: Vec<Set<Space>>,
    /// Neighbours by any line.
    pub adjacent: Vec<Set<Space>>,
    /// Neighbours by the lines that an expedition can use, by its composition.
    pub nets: Nets,
    /// Spaces of each side's colour.
    pub coloured: [Set<Space>; 2],
    /// What can be played.
    pub scenarios: Vec<ScenarioCard>,
    /// Where the data come from.
    pub sources: Vec<String>,
    /// The share of facts that are reconstructed.
    pub reconstructed: f64,
}

/// The components, read once.
///
/// # Panics
/// If the embedded file is at fault, with every fault: a test loads it.
#[must_use]
pub fn map() -> &'static Map {
    static MAP: OnceLock<Map> = OnceLock::new();
    MAP.get_or_init(|| {
        load::load(include_str!("../../components/peloponnesian-war.json"))
            .unwrap_or_else(|faults| panic!("components: {}", faults.join("; ")))
    })
}

/// The card of a space.
#[must_use]
pub fn card(space: Space) -> &'static SpaceCard {
    &map().spaces[space.index()]
}

/// The spaces that rules name.
#[must_use]
pub fn places() -> &'static Places {
    &map().places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pw_0_1_the_map_has_the_counts_of_the_gazetteer() {
        let map = map();
        let count = |ground| map.spaces.iter().filter(|space| space.ground == ground).count();
        assert_eq!([Ground::Coastal, Ground::Island, Ground::Land].map(count), [96, 54, 43]);
        assert_eq!(map.coloured.map(|set| set.len()), [100, 50]);
        assert_eq!(map.spaces.iter().filter(|space| space.fortress).count(), 101);
        let lines: usize = map.spaces.iter().map(|space| space.lines.len()).sum();
        assert_eq!(lines, 2 * 319);
        assert!(map.reconstructed > 0.3 && map.reconstructed < 0.8, "{}", map.reconstructed);
    }

    #[test]
    fn pw_5_1_1_two_spaces_are_joined_by_one_line_the_same_from_both_ends() {
        for from in Space::all() {
            let lines = &card(from).lines;
            assert_eq!(map().adjacent[from.index()].len(), lines.len(), "{}", from.id());
            for line in lines {
                let back = card(line.to).lines.iter().find(|back| back.to == from);
                assert_eq!(back, Some(&Line { to: from, ..*line }), "{}", from.id());
            }
        }
    }

    #[test]
    fn pw_0_5_zones_follow_lines_of_their_kind() {
        let (map, places) = (map(), places());
        let athens = &map.cavalry_zoi[places.athens.index()];
        assert!(athens.contains(places.panactum) && athens.contains(places.decelea));
        let corinth = &map.naval_zoi[places.corinth.index()];
        assert!(!corinth.contains(places.cenchreae), "ships do not look across the isthmus");
        assert!(corinth.contains(Space::by_id("erineus").unwrap()));
    }
}
