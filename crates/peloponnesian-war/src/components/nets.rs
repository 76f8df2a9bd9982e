//! The lines of the map as sets of neighbours, one net for each kind of expedition, so that a
//! search looks at a whole front at once.

use super::{Line, SpaceCard};
use crate::ids::Space;
use table::Set;

/// PW-5.1.1, PW-5.1.2, PW-5.1.4: neighbours of each space, by who travels.
#[derive(Debug)]
pub struct Nets {
    /// Any line: a leader alone.
    pub any: Vec<Set<Space>>,
    /// Lines on land, the isthmus among them: no ships.
    pub land: Vec<Set<Space>>,
    /// Lines for ships: a fleet, and an army that finds room on it.
    pub fleet: Vec<Set<Space>>,
    /// The same, drawn over the isthmus.
    pub fleet_hauled: Vec<Set<Space>>,
    /// Lines that serve both: a fleet with an army that finds no room on it.
    pub burdened: Vec<Set<Space>>,
    /// The same, drawn over the isthmus.
    pub burdened_hauled: Vec<Set<Space>>,
}

impl Nets {
    pub(super) fn of(spaces: &[SpaceCard]) -> Nets {
        let net = |allows: fn(&Line) -> bool| {
            let near = |card: &SpaceCard| {
                card.lines.iter().filter(|line| allows(line)).map(|line| line.to).collect()
            };
            spaces.iter().map(near).collect()
        };
        Nets {
            any: net(|_| true),
            land: net(|line| line.isthmus || line.land),
            fleet: net(|line| !line.isthmus && line.naval),
            fleet_hauled: net(|line| line.isthmus || line.naval),
            burdened: net(|line| !line.isthmus && line.land && line.naval),
            burdened_hauled: net(|line| line.isthmus || (line.land && line.naval)),
        }
    }
}
