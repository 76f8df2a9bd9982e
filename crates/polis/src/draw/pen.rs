//! What only this game's drawings have: the shapes of its sides, captions, rings of rows.

pub(super) use drawing::sheet::{Sheet, centred};

use super::icons::Icon;
use super::svg::{Point, Rect, Svg};
use crate::Polis;
use crate::ids::Side;

/// A drawing in the making.
pub(super) type Pen<'a> = drawing::Pen<'a, Polis>;

/// A side's shape around a point: a circle for Athens, a square for Sparta, an open diamond for
/// nobody.
pub(super) fn shape(svg: &mut Svg, owner: Option<Side>, centre: Point, r: f32, class: &str) {
    match owner {
        Some(Side::Athens) => svg.circle(centre, r, class),
        Some(Side::Sparta) => {
            // A square looks as large as a circle when it is a little narrower.
            svg.rect(Rect::around(centre, r * 0.93), r * 0.22, class);
        }
        None => {
            let Point { x, y } = centre;
            let r = r * 1.2;
            let d = format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - r, x + r, y + r, x - r);
            svg.path(&d, class);
        }
    }
}

/// The rings of a row among others: they stay within it.
pub(super) fn row_rings(pen: &mut Pen<'_>, row: Rect) {
    pen.svg.rect(row, 4.0, "hit");
    pen.svg.rect(row.grown(-1.0), 5.0, "ring d thin");
    pen.svg.rect(row.grown(-1.0), 5.0, "ring g thin");
}

/// A small caption in capitals with its glyph; the point is the left end of the baseline.
pub(super) fn caption(pen: &mut Pen<'_>, icon: Icon, place: Point, words: &'static str) {
    pen.icon(icon, place.by(10.0, -6.5), 21.0, "clay");
    let words = pen.word(words).to_uppercase();
    pen.svg.text(place.by(27.0, 0.0), "cap", &words);
}
