//! What only this game's drawings have: emblems of sides, and captions.

pub(super) use drawing::sheet::{Sheet, centred};
use drawing::svg::{Point, Rect};

use super::icons::Icon;
use crate::PeloponnesianWar;
use crate::ids::Side;

/// A drawing in the making.
pub(super) type Pen<'a> = drawing::Pen<'a, PeloponnesianWar>;

/// A small caption in capitals with its glyph; the point is the left end of the baseline.
pub(super) fn caption(pen: &mut Pen<'_>, icon: Icon, place: Point, words: &str) {
    pen.icon(icon, place.by(13.0, -9.0), 28.0, "clay");
    pen.svg.text(place.by(36.0, 0.0), "cap", &words.to_uppercase());
}

/// The square of a side with its emblem.
pub(super) fn emblem(pen: &mut Pen<'_>, side: Side, frame: Rect) {
    pen.svg.rect(frame, 0.0, &format!("side {}", side.id()));
    pen.icon(Icon::emblem(side), frame.middle(), frame.h * 0.64, "on");
}
