//! Zones of influence (PW-0.5), and who besieges.

use super::Board;
use crate::components::map;
use crate::ids::{Arm, Side, Space};
use table::Set;

impl Board {
    /// PW-0.5: whether a space lies in the zone of influence of a force of `side` at `from`.
    #[must_use]
    pub fn reaches(&self, side: Side, from: Space, space: Space, fighting: bool) -> bool {
        if self.is_under_siege(side, from) {
            return false;
        }
        if from == space {
            return true;
        }
        let (map, places) = (map(), &map().places);
        let long_walls =
            |space| self.history.walls && (space == places.athens || space == places.piraeus);
        // PW-6.1.1, PW-10.3.4d: nobody's zone enters the walls, and in combat the cavalry stays where it is.
        if side == Side::Sparta && long_walls(space) {
            return false;
        }
        let force = self.force(side, from);
        let mewed = fighting && side == Side::Athens && long_walls(from);
        let cavalry = force.arm(Arm::Cavalry) > 0 && !mewed;
        (cavalry && map.cavalry_zoi[from.index()].contains(space))
            || (force.naval() > 0 && map.naval_zoi[from.index()].contains(space))
    }

    /// Whether some force of a side has a space in its zone of influence.
    #[must_use]
    pub fn is_covered(&self, side: Side, space: Space, fighting: bool) -> bool {
        self.occupied[side.index()].iter().any(|from| self.reaches(side, from, space, fighting))
    }

    /// Every space in which forces of a side can intercept, if nobody is besieged.
    #[must_use]
    pub fn watched(&self, side: Side) -> Set<Space> {
        let map = map();
        let mut all = self.occupied[side.index()];
        for from in self.occupied[side.index()].iter() {
            let force = self.force(side, from);
            if force.arm(Arm::Cavalry) > 0 {
                all |= map.cavalry_zoi[from.index()];
            }
            if force.naval() > 0 {
                all |= map.naval_zoi[from.index()];
            }
        }
        all
    }

    /// Whether a force of this side lies under the siege marker of a space (PW-6.2).
    #[must_use]
    pub fn is_under_siege(&self, side: Side, space: Space) -> bool {
        self.besieged.contains(space) && !self.is_outside(side, space)
    }

    /// Whether it is this side that stands before the walls of a besieged space, although its
    /// leader may have died since. Where both are strangers it is the stronger (PW-6.1).
    #[must_use]
    pub fn is_outside(&self, side: Side, space: Space) -> bool {
        let enemy = side.other();
        let stronger = self.force(side, space).total() > self.force(enemy, space).total();
        self.is_enemy_ground(side, space) && (stronger || !self.is_enemy_ground(enemy, space))
    }

    /// Whether the siege in a space is laid by this side.
    #[must_use]
    pub fn is_besieger(&self, side: Side, space: Space) -> bool {
        self.has_army(side, space) && self.is_enemy_ground(side, space)
    }
}
