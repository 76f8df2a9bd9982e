//! Talents, confidence, bellicosity and victory points.

use super::{Board, RESERVE};
use crate::components::map;
use crate::ids::{Side, Unit};

impl Board {
    /// PW-5.1.5: the price of activating one strength point.
    #[must_use]
    pub fn activation_cost(side: Side, unit: Unit) -> u32 {
        match unit {
            Unit::Hoplites | Unit::Cavalry if side == Side::Sparta => 0,
            Unit::Naval | Unit::AlliedNaval => 400,
            _ => 200,
        }
    }

    /// PW-8.1.6: what a side may spend.
    #[must_use]
    pub fn purse(&self, side: Side) -> u32 {
        let treasury = self.treasury[side.index()];
        if side == Side::Sparta || self.is_desperate() {
            return treasury;
        }
        treasury.saturating_sub(RESERVE)
    }

    /// PW-8.1.6: Athens may open its last reserve.
    #[must_use]
    pub fn is_desperate(&self) -> bool {
        let (map, places) = (map(), &map().places);
        let sparta = Some(Side::Sparta);
        self.control(places.piraeus) == sparta
            || self.control(places.decelea) == sparta
            || self.rebellion.and(&map.coloured[0]).len() >= 10
    }

    /// Pays out.
    pub fn pay(&mut self, side: Side, talents: u32) {
        let treasury = &mut self.treasury[side.index()];
        *treasury = treasury.saturating_sub(talents);
    }

    /// Takes in.
    pub fn earn(&mut self, side: Side, talents: u32) {
        let treasury = &mut self.treasury[side.index()];
        *treasury = treasury.saturating_add(talents);
    }

    /// Changes the confidence of a side within its limits.
    pub fn add_confidence(&mut self, side: Side, change: i8) {
        let confidence = &mut self.confidence[side.index()];
        *confidence = confidence.saturating_add(change).clamp(-6, 6);
    }

    /// Changes the bellicosity of a side within its limits.
    pub fn add_bellicosity(&mut self, side: Side, change: i8) {
        let value = i16::from(self.bellicosity[side.index()]) + i16::from(change);
        self.bellicosity[side.index()] = value.clamp(0, 12) as u8;
    }

    /// PW-1.2: victory points for what happened to a side.
    pub fn score(&mut self, winner: Side) {
        self.points += if winner == self.player { 10 } else { -15 };
    }
}
