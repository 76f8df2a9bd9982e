//! What lies under everything: sea, coasts, the inset, lines of communication, names of regions.

use drawing::svg::{Point, Rect, at};

use super::geometry::{MAP, Region, geometry};
use super::pen::Pen;

/// The smallest type that can be read when the whole map is shown on a small screen.
pub(super) const LEGIBLE: f32 = 26.2;

/// Sea, its waterlines and the land, on the map and on the inset.
pub(super) fn draw(pen: &mut Pen<'_>) {
    let geometry = geometry();
    for (id, path) in [("land", &geometry.land), ("sicily", &geometry.land_inset)] {
        let id = pen.def(id);
        pen.defs.tag("path").id(&id).text_attr("d", path).empty();
    }
    // Strokes of the coast would run over the edge of the map and of the inset.
    for (id, frame) in [("map", Rect::new(0.0, 0.0, MAP.0, MAP.1)), ("box", geometry.inset)] {
        let id = pen.def(id);
        pen.defs.tag("clipPath").id(&id).holds();
        pen.defs.rect(frame, 0.0, "");
        pen.defs.end();
    }
    pen.svg.rect(Rect::new(0.0, 0.0, MAP.0, MAP.1), 0.0, "water");
    coasts(pen, "land", "map");
}

fn coasts(pen: &mut Pen<'_>, land: &str, clip: &str) {
    let clip = format!("url(#{})", pen.def(clip));
    pen.svg.tag("g").text_attr("clip-path", &clip).holds();
    for class in ["w1", "w2", "w3", "coast", "land"] {
        pen.reuse(land, class);
    }
    pen.svg.end();
}

/// Sicily and southern Italy, which lie farther west than the map shows.
pub(super) fn inset(pen: &mut Pen<'_>) {
    let frame = geometry().inset;
    pen.svg.rect(frame, 0.0, "water");
    coasts(pen, "sicily", "box");
    pen.svg.rect(frame, 0.0, "frame");
}

/// Lines of communication, each kind in its own way of drawing (PW-0.2).
pub(super) fn lines(pen: &mut Pen<'_>) {
    let [land, naval, both, open] = &geometry().lines;
    pen.svg.path(naval, "l-sea");
    pen.svg.path(open, "l-open");
    pen.svg.path(land, "l-land");
    pen.svg.path(both, "l-both");
    pen.svg.path(both, "l-in");
}

/// Names of regions, faint, under lines and spaces.
pub(super) fn regions(pen: &mut Pen<'_>) {
    for region in &geometry().regions {
        for (line, place) in region.lines.iter().zip(places(region)) {
            pen.svg.text(place, "rg", &line.to_uppercase());
        }
    }
}

fn places(region: &Region) -> impl Iterator<Item = Point> + '_ {
    let high = region.size.max(LEGIBLE) + 2.0;
    let top = region.y - high * (region.lines.len() - 1) as f32 / 2.0;
    (0..region.lines.len()).map(move |nth| at(region.x, top + high * nth as f32))
}

/// What the names of regions cover.
pub(super) fn named() -> impl Iterator<Item = Rect> {
    geometry().regions.iter().flat_map(|region| {
        region.lines.iter().zip(places(region)).map(|(line, place)| {
            let long = line.chars().count() as f32 * (LEGIBLE * 0.68 + 4.0);
            Rect::new(place.x - long / 2.0, place.y - LEGIBLE * 0.75, long, LEGIBLE)
        })
    })
}
