//! The map's shapes and places, loaded once from two component files: `polis-geometry.json`
//! holds coasts, borders and routes, `polis-places.json` where names and pieces stand.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use table::Faults;

use super::ranks::{Line, Rank};
use super::svg::{Point, Rect, at};
use crate::components::{Ids, MARKETS, POLEIS, SEAS, TERRITORIES, components};
use crate::ids::Side;
use drawing::outline;

/// Width and height of the map, in units of the drawing.
pub(crate) const MAP: (f32, f32) = (1600.0, 1000.0);

const SHAPES: &str = include_str!("../../components/polis-geometry.json");
const PLACES: &str = include_str!("../../components/polis-places.json");

/// Where everything on the map is.
#[derive(Debug)]
pub(crate) struct Geometry {
    /// Land that belongs to nobody, as one path.
    pub(super) scenery: String,
    pub(super) territories: [Territory; TERRITORIES],
    /// Borders between territories, as one path.
    pub(super) borders: String,
    pub(super) seas: [Sea; SEAS],
    /// Boundaries between seas, as one path.
    pub(super) boundaries: String,
    /// Sea lanes and trade routes, as one path.
    pub(super) lanes: String,
    /// Trade routes by land, as one path.
    pub(super) roads: String,
    pub(super) poleis: [Polis; POLEIS],
    pub(super) markets: [Market; MARKETS],
    /// Left ends of the trade ports, by side.
    pub(super) trade_ports: [Point; 2],
    /// Ids and places of the names of lands that belong to nobody.
    pub(super) names: Vec<(String, Point)>,
}

#[derive(Debug)]
pub(super) struct Territory {
    /// Mainland and islands.
    pub(super) path: String,
    pub(super) name: Point,
    /// Size of the name.
    pub(super) size: f32,
    /// Where hoplites stand, by side.
    pub(super) ranks: [Rank; 2],
}

#[derive(Debug)]
pub(super) struct Sea {
    pub(super) path: String,
    pub(super) name: Point,
    /// Where its lanes meet.
    pub(super) node: Point,
    /// Where galleys lie, by side.
    pub(super) ranks: [Rank; 2],
}

#[derive(Debug)]
pub(super) struct Polis {
    pub(super) at: Point,
    pub(super) name: Point,
    pub(super) anchor: Anchor,
    /// Directions of the ports' arrows, in degrees.
    pub(super) ports: Vec<f32>,
    /// Where a proxenos stands; the second is needed only where two can meet.
    pub(super) proxenos: Vec<Point>,
}

#[derive(Debug)]
pub(super) struct Market {
    pub(super) frame: Rect,
    /// Shiploads stand one above the other in so many rows; with one row, side by side.
    pub(super) rows: u8,
}

/// Which part of a name its point is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// The class that places a text so.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Anchor::Start => "",
            Anchor::Middle => " m",
            Anchor::End => " e",
        }
    }
}

/// The geometry, loaded once.
///
/// # Panics
/// If an embedded file has faults; a test loads them.
pub(crate) fn geometry() -> &'static Geometry {
    static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
    GEOMETRY.get_or_init(|| {
        load(SHAPES, PLACES).unwrap_or_else(|faults| panic!("geometry: {}", faults.join("; ")))
    })
}

type Named<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
struct Shapes {
    canvas: Canvas,
    land: Vec<String>,
    territories: Named<TerritoryShape>,
    shared_borders: Vec<Borders>,
    seas: Named<SeaShape>,
    sea_boundaries: Vec<Outline>,
    poleis: Named<PolisShape>,
    routes: Vec<RouteShape>,
}

#[derive(Deserialize)]
struct Canvas {
    width: f32,
    height: f32,
}

#[derive(Deserialize)]
struct TerritoryShape {
    path: String,
    islands: Vec<String>,
}

#[derive(Deserialize)]
struct Borders {
    paths: Vec<String>,
}

#[derive(Deserialize)]
struct Outline {
    path: String,
}

#[derive(Deserialize)]
struct SeaShape {
    path: String,
    node: (f32, f32),
}

#[derive(Deserialize)]
struct PolisShape {
    x: f32,
    y: f32,
    port: Vec<(f32, f32, f32)>,
}

#[derive(Deserialize)]
struct RouteShape {
    a: String,
    b: String,
    kind: String,
    path: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Places {
    #[serde(rename = "note")]
    _note: String,
    territories: Named<TerritoryPlaces>,
    seas: Named<SeaPlaces>,
    poleis: Named<PolisPlaces>,
    markets: Named<MarketPlaces>,
    trade_ports: Named<(f32, f32)>,
    routes: Named<String>,
    scenery: Named<(f32, f32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryPlaces {
    name: (f32, f32),
    size: f32,
    athens: Vec<Line>,
    sparta: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeaPlaces {
    name: (f32, f32),
    athens: Vec<Line>,
    sparta: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PolisPlaces {
    at: Option<(f32, f32)>,
    name: (f32, f32, Anchor),
    ports: Option<Vec<f32>>,
    proxenos: Vec<(f32, f32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketPlaces {
    #[serde(rename = "box")]
    frame: (f32, f32, f32, f32),
    rows: u8,
}

fn load(shapes: &str, places: &str) -> Result<Geometry, Vec<String>> {
    let parse = |name: &str, error: serde_json::Error| vec![format!("{name}: {error}")];
    let shapes: Shapes = serde_json::from_str(shapes).map_err(|e| parse("shapes", e))?;
    let places: Places = serde_json::from_str(places).map_err(|e| parse("places", e))?;
    let mut loader = Loader { faults: Faults::new() };
    let geometry = loader.geometry(shapes, places, &components().ids);
    loader.faults.into_result()?;
    geometry.ok_or_else(Vec::new)
}

/// Collects every fault before any is reported.
struct Loader {
    faults: Faults,
}

impl Loader {
    fn geometry(&mut self, shapes: Shapes, mut places: Places, ids: &Ids) -> Option<Geometry> {
        if (shapes.canvas.width, shapes.canvas.height) != MAP {
            self.faults.fault("the canvas is not 1600 x 1000");
        }
        let [lanes, roads] = ["sea", "land"].map(|kind| routes(&shapes.routes, &places, kind));
        let known = |id: &String| {
            [&ids.territories, &ids.seas, &ids.poleis].iter().any(|ids| ids.contains(&id.as_str()))
        };
        let shaped =
            shapes.territories.keys().chain(shapes.seas.keys()).chain(shapes.poleis.keys());
        for id in shaped.filter(|id| !known(id)) {
            self.faults.fault(format!("{id} is in no component"));
        }
        let territories = self.each(&ids.territories, shapes.territories, &mut places.territories);
        let seas = self.each(&ids.seas, shapes.seas, &mut places.seas);
        let poleis = self.each(&ids.poleis, shapes.poleis, &mut places.poleis);
        let market = |one: MarketPlaces| {
            let (x, y, w, h) = one.frame;
            Market { frame: Rect::new(x, y, w, h), rows: one.rows }
        };
        let markets: Vec<_> =
            ids.markets.iter().map(|id| self.take(&mut places.markets, id)).collect();
        let ports = Side::ALL.map(|side| self.take(&mut places.trade_ports, side.id()));
        Some(Geometry {
            scenery: outline::join(&shapes.land),
            territories: array(territories.into_iter().map(|(s, p)| Territory::from(s, p)))?,
            borders: outline::join(shapes.shared_borders.iter().flat_map(|one| &one.paths)),
            seas: array(seas.into_iter().map(|(shape, place)| Sea::from(shape, place)))?,
            boundaries: outline::join(shapes.sea_boundaries.iter().map(|one| &one.path)),
            lanes,
            roads,
            poleis: array(poleis.into_iter().map(|(shape, place)| Polis::from(shape, place)))?,
            markets: array(markets.into_iter().flatten().map(market))?,
            trade_ports: array(ports.into_iter().flatten().map(|(x, y)| at(x, y)))?,
            names: places.scenery.into_iter().map(|(id, (x, y))| (id, at(x, y))).collect(),
        })
    }

    /// The shape and the places of every component, in component order.
    fn each<S, P>(
        &mut self,
        ids: &[&'static str],
        mut shapes: Named<S>,
        places: &mut Named<P>,
    ) -> Vec<(S, P)> {
        ids.iter().filter_map(|id| self.take(&mut shapes, id).zip(self.take(places, id))).collect()
    }

    fn take<T>(&mut self, from: &mut Named<T>, id: &str) -> Option<T> {
        let found = from.remove(id);
        self.faults.expect(found.is_some(), || format!("{id} is missing"));
        found
    }
}

impl Territory {
    fn from(shape: TerritoryShape, places: TerritoryPlaces) -> Territory {
        Territory {
            path: outline::join(std::iter::once(&shape.path).chain(&shape.islands)),
            name: at(places.name.0, places.name.1),
            size: places.size,
            ranks: [Rank::new(places.athens), Rank::new(places.sparta)],
        }
    }
}

impl Sea {
    fn from(shape: SeaShape, places: SeaPlaces) -> Sea {
        Sea {
            path: outline::join([&shape.path]),
            name: at(places.name.0, places.name.1),
            node: at(shape.node.0, shape.node.1),
            ranks: [Rank::new(places.athens), Rank::new(places.sparta)],
        }
    }
}

impl Polis {
    fn from(shape: PolisShape, places: PolisPlaces) -> Polis {
        let (x, y) = places.at.unwrap_or((shape.x, shape.y));
        let (name_x, name_y, anchor) = places.name;
        let printed = || shape.port.iter().map(|&(_, _, angle)| angle).collect();
        Polis {
            at: at(x, y),
            name: at(name_x, name_y),
            anchor,
            ports: places.ports.unwrap_or_else(printed),
            proxenos: places.proxenos.iter().map(|&(x, y)| at(x, y)).collect(),
        }
    }
}

/// The routes of one kind; where the places give another way, it counts.
fn routes(routes: &[RouteShape], places: &Places, kind: &str) -> String {
    let of_kind = routes.iter().filter(|route| route.kind == kind);
    let paths = of_kind.map(|route| {
        let own = places.routes.get(&format!("{} {}", route.a, route.b));
        own.unwrap_or(&route.path).as_str()
    });
    paths.collect::<Vec<_>>().concat()
}

fn array<T, const N: usize>(items: impl Iterator<Item = T>) -> Option<[T; N]> {
    items.collect::<Vec<_>>().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_component_has_its_shape_and_places() {
        let geometry = geometry();
        assert!(geometry.poleis.iter().all(|polis| !polis.proxenos.is_empty()));
        assert!(geometry.territories.iter().all(|one| one.path.ends_with('z')));
        assert!(geometry.seas.iter().all(|one| one.path.ends_with('z')));
    }

    #[test]
    fn faults_are_reported_together() {
        let shapes = SHAPES.replace("\"attika\":", "\"atlantis\":");
        let places = PLACES.replace("\"chios\":", "\"rhodos\":");
        let faults = load(&shapes, &places).unwrap_err();
        for fault in ["attika is missing", "atlantis is in no component", "chios is missing"] {
            assert!(faults.iter().any(|one| one == fault), "{fault}: {faults:?}");
        }
    }
}
