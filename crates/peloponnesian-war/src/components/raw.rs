//! The component file as it stands.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Ground;
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
    pub(super) setup: RawSetup,
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
    #[serde(rename = "id")]
    pub(super) _id: String,
    #[serde(rename = "player")]
    pub(super) _player: Side,
    #[serde(rename = "turn")]
    pub(super) _turn: u8,
    pub(super) treasury: RawPair<u32>,
    pub(super) bellicosity: RawPair<u8>,
    pub(super) strategy: String,
    pub(super) rebellion: Vec<String>,
    #[serde(rename = "objectives")]
    pub(super) _objectives: Vec<String>,
    pub(super) units: RawPair<BTreeMap<String, BTreeMap<Unit, u8>>>,
    pub(super) leaders: BTreeMap<String, String>,
    pub(super) activated: Vec<String>,
    #[serde(rename = "provenance")]
    pub(super) _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPair<T> {
    pub(super) athens: T,
    pub(super) sparta: T,
}
