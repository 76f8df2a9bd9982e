//! The component file as it stands.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Armistice, Deaths, Ground, LogLine, Victory};
use crate::board::{Ending, History};
use crate::ids::{Side, Unit};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    #[serde(rename = "format")]
    pub(super) _format: u32,
    #[serde(rename = "about")]
    pub(super) _about: String,
    pub(super) sources: Vec<String>,
    pub(super) spaces: Vec<RawSpace>,
    pub(super) locs: Vec<RawLine>,
    pub(super) leaders: Vec<RawLeader>,
    #[serde(rename = "national")]
    pub(super) _national: BTreeMap<Side, String>,
    pub(super) coalition: RawCoalition,
    pub(super) helot_spaces: Vec<String>,
    pub(super) eisphora_spaces: Vec<String>,
    pub(super) sicily_spaces: Vec<String>,
    pub(super) rebels: Vec<String>,
    pub(super) athenian_defence: Vec<String>,
    pub(super) areas: BTreeMap<String, Vec<String>>,
    pub(super) matrices: RawMatrices,
    pub(super) event_tables: BTreeMap<String, Vec<LogLine>>,
    pub(super) setups: Vec<RawSetup>,
    pub(super) scenarios: Vec<RawScenario>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpace {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "aliases")]
    pub(super) _aliases: Vec<String>,
    pub(super) kind: Ground,
    pub(super) colour: String,
    pub(super) fortress: bool,
    #[serde(rename = "region")]
    pub(super) _region: String,
    #[serde(rename = "grid")]
    pub(super) _grid: String,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) evidence: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLine {
    pub(super) a: String,
    pub(super) b: String,
    pub(super) kind: String,
    pub(super) provenance: String,
    #[serde(default)]
    pub(super) special: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLeader {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) side: Side,
    #[serde(default = "campaign")]
    pub(super) set: String,
    #[serde(default, rename = "name_provenance")]
    pub(super) _name_provenance: Option<String>,
    pub(super) tactical: i8,
    pub(super) strategic: i8,
    pub(super) tactical_provenance: String,
    pub(super) strategic_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCoalition {
    pub(super) athens: Vec<String>,
    pub(super) sparta: Vec<String>,
    #[serde(rename = "provenance")]
    pub(super) _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMatrices {
    pub(super) athens: RawMatrix,
    pub(super) sparta: RawMatrix,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMatrix {
    pub(super) defence: [u8; 3],
    pub(super) strategies: Vec<RawStrategy>,
    #[serde(rename = "provenance")]
    pub(super) _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStrategy {
    pub(super) id: String,
    pub(super) die: (u8, u8),
    pub(super) force: BTreeMap<String, [u8; 3]>,
    pub(super) areas: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) id: String,
    pub(super) turn: u8,
    pub(super) player: Side,
    pub(super) begins: Side,
    /// It begins with the draw of leaders.
    #[serde(default)]
    pub(super) draws: bool,
    pub(super) operations: RawPair<u8>,
    pub(super) strategy: String,
    pub(super) treasury: RawPair<u32>,
    pub(super) confidence: RawPair<i8>,
    pub(super) bellicosity: RawPair<u8>,
    pub(super) units: RawPair<RawStacks>,
    pub(super) used: RawPair<RawStacks>,
    /// What stands in neutral spaces; without it neutrals arm when they wake.
    #[serde(default)]
    pub(super) neutrals: Option<RawStacks>,
    #[serde(default = "campaign")]
    pub(super) cast: String,
    pub(super) leaders: BTreeMap<String, String>,
    pub(super) gone: Vec<String>,
    pub(super) captured: RawPair<Vec<String>>,
    pub(super) rebellion: Vec<String>,
    pub(super) objectives: RawPair<Vec<String>>,
    pub(super) history: History,
    #[serde(rename = "provenance")]
    pub(super) _provenance: String,
}

/// Strength points by space and kind.
pub(super) type RawStacks = BTreeMap<String, BTreeMap<Unit, u8>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScenario {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) setup: String,
    pub(super) last_turn: u8,
    pub(super) goal: i32,
    pub(super) early_surrender: Option<u8>,
    pub(super) armistice: Armistice,
    pub(super) change: Option<RawChange>,
    pub(super) events: String,
    #[serde(default = "points")]
    pub(super) victory: Victory,
    #[serde(default = "first_year")]
    pub(super) year: u16,
    #[serde(default = "in_war")]
    pub(super) deaths: Deaths,
    #[serde(default)]
    pub(super) rebels: Option<Vec<String>>,
    pub(super) thessaly: RawThessaly,
    #[serde(rename = "provenance")]
    pub(super) _provenance: String,
}

fn campaign() -> String {
    "campaign".to_owned()
}

fn points() -> Victory {
    Victory::Points
}

fn first_year() -> u16 {
    431
}

fn in_war() -> Deaths {
    Deaths::War
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawChange {
    pub(super) to: Side,
    pub(super) ending: Ending,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawThessaly {
    Athenian,
    Neutral,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPair<T> {
    pub(super) athens: T,
    pub(super) sparta: T,
}

impl<T> RawPair<T> {
    /// Athens first.
    pub(super) fn both(self) -> [T; 2] {
        [self.athens, self.sparta]
    }
}
