//! What was, and what holds until the end of the turn.

use serde::{Deserialize, Deserializer, Serialize};

use crate::ids::{Leader, Side, UNITS};

/// Events that happen once, or change the game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// Whom Macedonia follows; nobody while it is neutral (PW-10.1.3c).
    #[serde(deserialize_with = "stated")]
    pub macedonia: Option<Side>,
    /// Whom Sitalces of Thrace follows.
    pub thrace: Side,
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
    /// Turns of armistice that follow this one.
    pub truce: u8,
    /// Those whose event is still to come.
    pub truce_events: u8,
}
