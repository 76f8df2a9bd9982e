//! What was, and what holds until the end of the turn.

use serde::{Deserialize, Deserializer, Serialize};

use table::Set;

use crate::components::places;
use crate::ids::{Leader, Side, Space, UNITS, Unit};

/// Events that happen once, or change the game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// Whom Macedonia follows; nobody while it is neutral (PW-10.1.3c).
    #[serde(deserialize_with = "stated")]
    pub macedonia: Option<Side>,
    /// Whom Sitalces of Thrace follows.
    pub thrace: Side,
    /// Whom Thessaly follows; nobody while it is neutral (PW-10.3.4a).
    #[serde(default = "athens", deserialize_with = "stated")]
    pub thessaly: Option<Side>,
    /// The Long Walls join Athens and Piraeus (PW-6.1.1, PW-10.3.4d).
    #[serde(default = "yes")]
    pub walls: bool,
    /// Times that Egypt has cost Athens dear (PW-10.3.6.5).
    #[serde(default)]
    pub egypt: u8,
    /// The Phocians have attacked Cytinium and Delphi (PW-10.3.6.6).
    #[serde(default)]
    pub phocians: [bool; 2],
    /// Argos fights for Athens.
    pub argos: bool,
    /// Syracuse fights for Sparta.
    pub syracuse: bool,
    /// Persia pays Sparta.
    pub persia: bool,
    /// Sparta has taken Iasus since, and Persia sends cavalry.
    pub iasus: bool,
    /// Corcyra has left the war.
    pub corcyra_left: bool,
    /// Steps of Alcibiades: Sparta, Sardis, Athens, exile.
    pub alcibiades: u8,
    /// The oligarchs have ruled Athens.
    pub oligarchs: bool,
    /// The plague has struck.
    pub plague: bool,
    /// The helots are in revolt.
    pub helots: bool,
    /// There was an armistice.
    pub armistice: bool,
    /// Leaders dead by events, by side.
    pub dead: [u8; 2],
    /// Who holds hostages.
    pub hostages: [bool; 2],
    /// Times that the player changed sides.
    pub changes: u8,
    /// Turns of war fought, this one included.
    pub war_turns: u8,
}

fn athens() -> Option<Side> {
    Some(Side::Athens)
}

fn yes() -> bool {
    true
}

/// Of whom the hoplites of an expedition are still to be (PW-10.3.6.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levy {
    /// Citizens.
    pub citizens: u8,
    /// Allies.
    pub allies: u8,
    /// Allies of those who come from Thebes, at least.
    pub thebans: u8,
}

impl Levy {
    /// How many of one kind a space may give.
    #[must_use]
    pub fn most(&self, space: Space, unit: Unit) -> u8 {
        match unit {
            Unit::Hoplites => self.citizens,
            Unit::AlliedHoplites if space == places().thebes => self.allies,
            Unit::AlliedHoplites => self.allies.saturating_sub(self.thebans),
            _ => u8::MAX,
        }
    }

    /// So many of one kind have joined in a space.
    pub fn count(&mut self, space: Space, unit: Unit, n: u8) {
        match unit {
            Unit::Hoplites => self.citizens = self.citizens.saturating_sub(n),
            Unit::AlliedHoplites => {
                self.allies = self.allies.saturating_sub(n);
                if space == places().thebes {
                    self.thebans = self.thebans.saturating_sub(n);
                }
            }
            _ => {}
        }
    }
}

/// Nobody has to be written too.
fn stated<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Side>, D::Error> {
    Option::deserialize(deserializer)
}

/// What holds until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// Operations begun, by side.
    pub operations: [u8; 2],
    /// Who has passed.
    pub passed: [bool; 2],
    /// Who may begin two operations only.
    pub limited: [bool; 2],
    /// Whose bellicosity falls by 2 at the end of the turn.
    pub shaken: [bool; 2],
    /// Strength points lost, by side and kind.
    pub lost: [[u8; UNITS]; 2],
    /// Delian ships lost in the turn before.
    pub ships_lost_before: u8,
    /// A Spartan force stood in Attica.
    pub invaded: bool,
    /// The same in the turn before.
    pub invaded_before: bool,
    /// The procedure's Sparta has answered an enemy near the city (PW-4.1.2).
    #[serde(default)]
    pub answered: bool,
    /// Leaders can die.
    pub deadly: bool,
    /// Corcyra takes part in no operation.
    pub corcyra_idle: bool,
    /// The plague keeps allies out of Athens.
    pub quarantine: bool,
    /// No direct taxes.
    pub untaxed: bool,
    /// Nicias commands this turn.
    pub nicias: bool,
    /// The player has changed sides this turn.
    pub changed: bool,
    /// What the helots cost Sparta.
    pub helot_cost: u16,
    /// Whom the procedure's side has drawn to lead its first operation (PW-3.4).
    #[serde(default)]
    pub drawn: Option<Leader>,
    /// Between two players: who chooses the next combat (PW-11.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chooser: Option<Side>,
    /// Leaders who fell and are not mourned yet (PW-10.3.6.9).
    #[serde(default)]
    pub fallen: Set<Leader>,
    /// The turn that follows is skipped (PW-10.3.6.9).
    #[serde(default)]
    pub skips: bool,
    /// What the Phocians attack (PW-10.3.6.6).
    #[serde(default)]
    pub phocians: Option<Space>,
    /// Athens builds nothing (PW-10.3.6.5).
    #[serde(default)]
    pub unmanned: bool,
    /// Thebes is to attack Plataea (PW-10.3.6.10).
    #[serde(default)]
    pub plataea: bool,
    /// Of whom the expedition under way is still to be (PW-10.3.6.10).
    #[serde(default)]
    pub levy: Option<Levy>,
    /// Turns of armistice that follow this one.
    pub truce: u8,
    /// Those whose event is still to come.
    pub truce_events: u8,
}
