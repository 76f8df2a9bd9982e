//! PW-2.1: the segments of a turn.

use serde::{Deserialize, Serialize};
use table::Message;

/// Segments of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is a segment of PW-2.1")]
pub enum Stage {
    Side,
    Event,
    DelianRebellion,
    AthenianLeader,
    SpartanLeader,
    Strategy,
    Confidence,
    Operations,
    Stragglers,
    SiegeDetermination,
    Battles,
    Sieges,
    Field,
    GoingHome,
    Control,
    Rebellion,
    Helots,
    Revenue,
    Collect,
    Build,
    Rebuild,
    NewUnits,
    Peace,
    Truce,
    TruceEvents,
    TruceRevenue,
    TruceBuild,
    TruceRebuild,
    TruceUnits,
    EndOfTurn,
}

impl Stage {
    /// The phase that it belongs to.
    pub(crate) fn phase(self) -> Message {
        Message::new(match self {
            Stage::Side
            | Stage::Event
            | Stage::DelianRebellion
            | Stage::AthenianLeader
            | Stage::SpartanLeader
            | Stage::Strategy => "phase-political",
            Stage::Confidence => "phase-planning",
            Stage::Operations | Stage::Stragglers | Stage::SiegeDetermination => "phase-operations",
            Stage::Battles
            | Stage::Sieges
            | Stage::Field
            | Stage::GoingHome
            | Stage::Control
            | Stage::Rebellion => "phase-combat",
            Stage::Helots => "phase-rebellion",
            Stage::Revenue
            | Stage::Collect
            | Stage::Build
            | Stage::Rebuild
            | Stage::NewUnits
            | Stage::Peace => "phase-administration",
            Stage::Truce
            | Stage::TruceEvents
            | Stage::TruceRevenue
            | Stage::TruceBuild
            | Stage::TruceRebuild
            | Stage::TruceUnits
            | Stage::EndOfTurn => "phase-armistice",
        })
    }
}
