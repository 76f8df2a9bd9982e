//! Seas, the lanes between them, and the wind rose in the widest water.

use table::{Message, Named};

use super::geometry::{MAP, geometry};
use super::measure::width;
use super::pen::Pen;
use super::svg::{Point, Rect, at};
use crate::ids::{Region, Sea, Side};

/// Where the wind rose lies, and how large it is.
const ROSE: (Point, f32) = (at(648.0, 712.0), 40.0);

/// The outlines of the seas.
pub(super) fn define(pen: &mut Pen<'_>) {
    for sea in Sea::all() {
        let id = pen.def(sea.id());
        let path = &geometry().seas[sea.index()].path;
        pen.defs.tag("path").id(&id).text_attr("d", path).empty();
    }
}

/// The water; land is drawn over it.
pub(super) fn draw(pen: &mut Pen<'_>) {
    pen.svg.rect(Rect::new(0.0, 0.0, MAP.0, MAP.1), 0.0, "water");
}

/// What a pointer finds and what lights up, above the waterlines and below the land.
pub(super) fn regions(pen: &mut Pen<'_>) {
    for sea in Sea::all() {
        let id = sea.id();
        let title = pen.say(&described(pen, sea));
        pen.svg.tag("g").class("region sea pick").names(id).holds();
        pen.svg.title(&title);
        pen.reuse(id, "hit");
        pen.reuse(id, "wash");
        let (href, hatch) = (format!("#{}", pen.def(id)), format!("url(#{})", pen.def("hatch")));
        let tag = pen.svg.tag("use").text_attr("href", &href).class("hatch");
        tag.text_attr("fill", &hatch).empty();
        pen.reuse(id, "ring d");
        pen.reuse(id, "ring g");
        pen.svg.end();
    }
}

/// Boundaries, lanes and the points where they meet.
pub(super) fn lanes(pen: &mut Pen<'_>) {
    let geometry = geometry();
    pen.svg.group("still");
    pen.svg.path(&geometry.boundaries, "bound");
    pen.svg.path(&geometry.lanes, "lane");
    pen.svg.path(&geometry.roads, "road");
    for sea in &geometry.seas {
        pen.svg.circle(sea.node, 7.5, "node");
        pen.svg.circle(sea.node, 2.6, "pit");
    }
    rose(pen);
    pen.svg.end();
}

/// A rose of eight winds: each ray has a dark and a light half.
fn rose(pen: &mut Pen<'_>) {
    let (centre, r) = ROSE;
    let ray = |angle: f32, length: f32| {
        let (sin, cos) = angle.to_radians().sin_cos();
        at(centre.x + cos * length, centre.y + sin * length)
    };
    pen.svg.circle(centre, r * 0.62, "rose o");
    // The lesser winds lie under the greater ones.
    for wind in [45, 135, 225, 315, 0, 90, 180, 270] {
        let (angle, greater) = (wind as f32, wind % 90 == 0);
        let (tip, waist) = if greater { (r, r * 0.24) } else { (r * 0.66, r * 0.2) };
        let tip = ray(angle, tip);
        for (turn, class) in [(45.0, "rose"), (-45.0, "rose o")] {
            let side = ray(angle + turn, waist);
            let points = [centre, tip, side].map(|p| format!("{:.1} {:.1}", p.x, p.y)).join("L");
            pen.svg.path(&format!("M{points}Z"), class);
        }
    }
}

/// Names of the seas. Water takes no gold wash well, so a lit sea shows by a plaque under its name.
pub(super) fn label(pen: &mut Pen<'_>) {
    for sea in Sea::all() {
        let name = pen.say(&sea.name());
        let place = geometry().seas[sea.index()].name;
        let id = sea.id();
        let half = width(&name, 25.0) / 2.0 + 10.0;
        pen.svg.tag("g").class("still").names(id).holds();
        pen.svg.rect(Rect::new(place.x - half, place.y - 26.0, half * 2.0, 37.0), 18.0, "plaque");
        pen.svg.text(place, "sn", &name);
        pen.svg.end();
    }
}

fn described(pen: &Pen<'_>, sea: Sea) -> Message {
    let region = Region::Sea(sea);
    let message = Message::new("draw-sea").name("region", region.name());
    let units = |side| Message::new("unit-galleys").number("n", pen.view.board.units(side, region));
    message.name("athens", units(Side::Athens)).name("sparta", units(Side::Sparta))
}
