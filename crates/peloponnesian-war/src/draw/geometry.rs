//! Where things lie on the drawn map, read once from the geometry file.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use drawing::svg::{Point, Rect, at};
use serde::Deserialize;

use crate::ids::Space;
use drawing::outline;

/// Width and height of the map.
pub(super) const MAP: (f32, f32) = (2000.0, 1400.0);

/// How a name is tied to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Where a name stands: the offset of its baseline, and the end that is tied to it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Label {
    pub(super) dx: f32,
    pub(super) dy: f32,
    pub(super) anchor: Anchor,
}

/// A space on the drawn map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) at: Point,
    /// Where counters would rather lie, from the space.
    pub(super) counters: Point,
    pub(super) label: Label,
    /// On the inset of Sicily.
    pub(super) inset: bool,
}

/// A name of a region or a sea.
#[derive(Debug, Deserialize)]
pub(super) struct Region {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) size: f32,
    pub(super) lines: Vec<String>,
}

/// Everything that is drawn the same way at every table.
#[derive(Debug)]
pub(super) struct Geometry {
    pub(super) sites: Vec<Site>,
    /// Outlines of the mainland and islands, and of the inset.
    pub(super) land: String,
    pub(super) land_inset: String,
    pub(super) inset: Rect,
    /// Lines of communication by kind: on land, at sea, both, and the open sea.
    pub(super) lines: [String; 4],
    pub(super) regions: Vec<Region>,
}

/// The geometry of the map.
///
/// # Panics
/// If the embedded file is at fault: a test loads it.
pub(super) fn geometry() -> &'static Geometry {
    static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
    GEOMETRY.get_or_init(|| {
        load(include_str!("../../components/peloponnesian-war-geometry.json"))
            .unwrap_or_else(|fault| panic!("geometry: {fault}"))
    })
}

/// Where a space is drawn.
pub(super) fn site(space: Space) -> &'static Site {
    &geometry().sites[space.index()]
}

#[derive(Deserialize)]
struct Raw {
    inset: RawInset,
    land: Vec<String>,
    land_inset: Vec<String>,
    spaces: BTreeMap<String, RawSite>,
    locs: Vec<RawLine>,
    special_locs: Vec<RawLine>,
    regions: BTreeMap<String, Region>,
}

#[derive(Deserialize)]
struct RawInset {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

#[derive(Deserialize)]
struct RawSite {
    x: f32,
    y: f32,
    counters: [f32; 2],
    label: Label,
}

#[derive(Deserialize)]
struct RawLine {
    kind: String,
    path: String,
}

fn load(text: &str) -> Result<Geometry, String> {
    let raw: Raw = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let inset = Rect::new(raw.inset.x, raw.inset.y, raw.inset.w, raw.inset.h);
    let sites = Space::all().map(|space| {
        let site = raw.spaces.get(space.id()).ok_or_else(|| format!("no {}", space.id()))?;
        let inside = site.x < inset.right() && site.y > inset.y && site.y < inset.bottom();
        Ok(Site {
            at: at(site.x, site.y),
            counters: at(site.counters[0], site.counters[1]),
            label: site.label,
            inset: inside && site.x > inset.x,
        })
    });
    let of_kind = |kind: &str| {
        let paths = raw.locs.iter().filter(|line| line.kind == kind);
        paths.map(|line| line.path.as_str()).collect::<String>()
    };
    Ok(Geometry {
        sites: sites.collect::<Result<_, String>>()?,
        land: outline::join(&raw.land),
        land_inset: outline::join(&raw.land_inset),
        inset,
        lines: [
            of_kind("land"),
            of_kind("naval"),
            of_kind("combined"),
            raw.special_locs.iter().map(|line| line.path.as_str()).collect(),
        ],
        regions: raw.regions.into_values().collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_its_place_on_the_map() {
        let geometry = geometry();
        assert_eq!(geometry.sites.len(), Space::all().count());
        for site in &geometry.sites {
            assert!(site.at.x > 0.0 && site.at.x < MAP.0 && site.at.y > 0.0 && site.at.y < MAP.1);
        }
        assert_eq!(geometry.sites.iter().filter(|site| site.inset).count(), 18);
        let drawn: usize = geometry.lines[..3].iter().map(|path| path.matches('M').count()).sum();
        assert_eq!(drawn, 319);
        assert!(load("{}").is_err());
    }
}
