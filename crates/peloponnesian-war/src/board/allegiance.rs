//! Whose friend a space is, and who controls it (PW-0.6, PW-0.7).

use super::{Board, Neutral};
use crate::components::{card, map, places};
use crate::ids::{Side, Space, Unit};
use table::Set;

impl Board {
    /// PW-0.6: the league a space belongs to, whoever holds it: its colour, unless an event or
    /// an awakened neutral says otherwise.
    #[must_use]
    pub fn allegiance(&self, space: Space) -> Option<Side> {
        let (history, places) = (&self.history, places());
        if let Some(side) = card(space).colour {
            let thracian = space == places.abdera || space == places.maroneia;
            return match space {
                _ if thracian => Some(history.thrace),
                // PW-10.3.4a.
                _ if Board::thessaly().contains(&space) => history.thessaly,
                // Event 10 (PW-3.2.10).
                _ if space == places.corcyra && history.corcyra_left => None,
                _ => Some(side),
            };
        }
        if space == places.pella || space == places.macedonia {
            return history.macedonia;
        }
        let awake = (space == places.syracuse && history.syracuse)
            || (space == places.sardis && history.persia);
        match space {
            _ if awake => Some(Side::Sparta),
            _ if space == places.argos && history.argos => Some(Side::Athens),
            _ => None,
        }
    }

    /// PW-0.7: whose friend a space is; a rebel is the friend of the other league.
    #[must_use]
    pub fn friend(&self, space: Space) -> Option<Side> {
        let allegiance = self.allegiance(space);
        if !self.rebellion.contains(space) {
            return allegiance;
        }
        allegiance.map(Side::other).or_else(|| self.claimant(space))
    }

    fn claimant(&self, space: Space) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.claimed[side.index()].contains(space))
    }

    /// PW-0.6: who controls a space.
    #[must_use]
    pub fn control(&self, space: Space) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.captured[side.index()].contains(space))
            .or_else(|| self.claimant(space))
            .or_else(|| self.allegiance(space))
    }

    /// PW-0.6: control is looked at when the fighting is over.
    pub fn update_control(&mut self) {
        for space in (self.occupied[0] | self.occupied[1]).iter() {
            let alone = Side::BOTH.into_iter().find(|side| !self.is_held(side.other(), space));
            let Some(side) = alone.filter(|&side| self.is_held(side, space)) else { continue };
            self.captured[side.other().index()].remove(space);
            self.claimed[side.other().index()].remove(space);
            let own = self.allegiance(space) == Some(side);
            self.captured[side.index()].set(space, !own);
        }
    }

    /// Whether a side may gather strength points here.
    #[must_use]
    pub fn is_friendly_ground(&self, side: Side, space: Space) -> bool {
        self.friend(space) == Some(side) || self.captured[side.index()].contains(space)
    }

    /// Whether a space is to be taken by this side: it has not been taken yet, and is not its
    /// friend or is in enemy hands.
    #[must_use]
    pub fn is_enemy_ground(&self, side: Side, space: Space) -> bool {
        let foreign = self.friend(space) != Some(side);
        let lost = self.captured[side.other().index()].contains(space);
        !self.captured[side.index()].contains(space) && (foreign || lost)
    }

    /// PW-5.1.6: a friendly space with somebody who has not acted yet.
    #[must_use]
    pub fn is_assembly(&self, side: Side, space: Space) -> bool {
        let fresh = &self.stacks[side.index()][space.index()].fresh;
        let idle = space == places().corcyra && side == Side::Athens && self.season.corcyra_idle;
        !idle && fresh.iter().any(|&n| n > 0) && self.is_friendly_ground(side, space)
    }

    /// Coalition spaces of a side, as things stand (PW-6.2, PW-6.8, PW-6.9).
    #[must_use]
    pub fn is_coalition(&self, side: Side, space: Space) -> bool {
        let places = places();
        if side == Side::Athens && space == places.corcyra {
            return !self.history.corcyra_left;
        }
        if side == Side::Athens && space == places.samos {
            return self.is_lost(Side::Athens, places.chios);
        }
        if space == places.larisa {
            return self.history.thessaly == Some(side);
        }
        let neutrals = [places.argos, places.pella, places.syracuse, places.sardis];
        map().coalition[side.index()].contains(space)
            || (neutrals.contains(&space) && self.allegiance(space) == Some(side))
    }

    /// Whether a space of a league is in rebellion or in enemy hands.
    #[must_use]
    pub fn is_lost(&self, side: Side, space: Space) -> bool {
        self.rebellion.contains(space) || self.control(space) == Some(side.other())
    }

    /// Whether the enemy stands here alone.
    #[must_use]
    pub fn is_overrun(&self, side: Side, space: Space) -> bool {
        self.is_held(side.other(), space) && !self.is_held(side, space)
    }

    /// PW-6.6: a player may not go near the capital of a side that holds his men.
    #[must_use]
    pub fn is_barred_by_hostages(&self, side: Side, objective: Space) -> bool {
        let enemy = side.other();
        let capital = Board::national(enemy);
        let near = objective == capital || map().adjacent[capital.index()].contains(objective);
        self.history.hostages[enemy.index()] && near
    }

    /// PW-5.5.3.2, PW-5.5.3.3: an objective that is declared wakes a neutral.
    pub fn awaken(&mut self, side: Side, objective: Space) -> bool {
        let places = places();
        if side == Side::Athens && objective == places.syracuse && !self.history.syracuse {
            self.awaken_syracuse();
            return true;
        }
        if side == Side::Sparta && objective == places.argos && !self.history.argos {
            self.awaken_argos();
            return true;
        }
        // PW-10.3.4a.
        if self.is_neutral_thessaly(objective) {
            self.awaken_thessaly(side.other());
            return true;
        }
        false
    }

    /// PW-5.5.3.2: Syracuse joins Sparta.
    pub fn awaken_syracuse(&mut self) {
        self.history.syracuse = true;
        self.rouse(Neutral::Syracuse, Side::Sparta, [0, 0, 0, 2, 2, 2]);
    }

    /// PW-5.5.3.3: Argos joins Athens.
    pub fn awaken_argos(&mut self) {
        self.history.argos = true;
        self.rouse(Neutral::Argos, Side::Athens, [0, 0, 0, 4, 0, 0]);
    }

    /// PW-10.1.3c: strength points of a side in a space of neutral Macedonia; it joins the other.
    pub fn provoke_macedonia(&mut self, side: Side, space: Space) -> bool {
        let places = places();
        let theirs = space == places.pella || space == places.macedonia;
        if self.history.macedonia.is_some() || !theirs {
            return false;
        }
        self.awaken_macedonia(side.other());
        true
    }

    /// PW-5.5.3, PW-10.1.3c: Macedonia joins a side, without anybody where the set-up of neutrals
    /// gives it nobody (PW-10.3.3).
    pub fn awaken_macedonia(&mut self, side: Side) {
        self.history.macedonia = Some(side);
        if self.card().setup.neutrals.is_none() {
            self.place(side, places().pella, Unit::AlliedCavalry, 2);
        }
    }

    /// PW-6.1.1, PW-8.1.3: whether Athens can be fed from the Euxine.
    #[must_use]
    pub fn is_fed(&self) -> bool {
        let places = places();
        let closed = |space: Space| self.control(space) == Some(Side::Sparta);
        self.trace(places.athens, places.byzantium, |space| !closed(space))
    }

    /// Whether open spaces lead from one to another, both ends included.
    #[must_use]
    pub fn trace(&self, from: Space, to: Space, open: impl Fn(Space) -> bool) -> bool {
        if !open(from) || !open(to) {
            return false;
        }
        let mut seen = Set::of(from);
        let mut front = seen;
        while !front.is_empty() {
            let mut next = Set::EMPTY;
            for space in front.iter() {
                for near in (map().adjacent[space.index()] - seen).iter() {
                    seen.insert(near);
                    if open(near) {
                        next.insert(near);
                    }
                }
            }
            if next.contains(to) {
                return true;
            }
            front = next;
        }
        from == to
    }
}
