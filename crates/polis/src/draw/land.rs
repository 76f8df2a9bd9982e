//! Coasts with their waterlines, and territories tinted by who holds them.

use table::{Message, Named};

use super::geometry::geometry;
use super::pen::Pen;
use super::svg::Num;
use crate::ids::{Region, Side, Territory};

/// The outlines that several layers share.
pub(super) fn define(pen: &mut Pen<'_>) {
    let geometry = geometry();
    let outline = |pen: &mut Pen<'_>, id: &str, d: &str| {
        let id = pen.def(id);
        pen.defs.tag("path").id(&id).text_attr("d", d).empty();
    };
    outline(pen, "scenery", &geometry.scenery);
    for territory in Territory::all() {
        let path = &geometry.territories[territory.index()].path;
        outline(pen, territory.id(), path);
    }
    // All coasts at once, for the lines that follow them.
    let coasts = pen.def("coasts");
    let parts = std::iter::once("scenery").chain(Territory::all().map(Territory::id));
    let uses: Vec<_> = parts.map(|part| format!("#{}", pen.def(part))).collect();
    let defs = &mut pen.defs;
    defs.tag("g").id(&coasts).holds();
    uses.iter().for_each(|href| defs.tag("use").text_attr("href", href).empty());
    defs.end();
    define_hatch(pen);
}

/// What is not allowed is hatched.
fn define_hatch(pen: &mut Pen<'_>) {
    let id = pen.def("hatch");
    let defs = &mut pen.defs;
    let tag = defs.tag("pattern").id(&id).num("width", 11.0).num("height", 11.0);
    let tag = tag.text_attr("patternUnits", "userSpaceOnUse");
    tag.text_attr("patternTransform", "rotate(45)").holds();
    defs.tag("rect").class("g-quiet").num("width", 4.5).num("height", 11.0).empty();
    defs.end();
}

/// Lines in the water that follow the coasts, as engravers drew them: a fine dark line at the edge
/// of each paler band.
pub(super) fn waterlines(pen: &mut Pen<'_>) {
    pen.svg.group("still");
    for line in ["w1", "w2", "w3", "w4", "w5", "w6"] {
        pen.reuse("coasts", line);
    }
    pen.svg.end();
}

/// Land and borders.
pub(super) fn draw(pen: &mut Pen<'_>) {
    pen.svg.group("still");
    pen.reuse("scenery", "scen");
    for id in Territory::all().map(Territory::id) {
        pen.reuse(id, "coast");
    }
    pen.svg.end();
    for territory in Territory::all() {
        ground(pen, territory);
    }
    pen.svg.path(&geometry().borders, "border");
}

/// The territory itself: what a pointer finds.
fn ground(pen: &mut Pen<'_>, territory: Territory) {
    let id = territory.id();
    let tint = holder(pen, territory).map_or("", Side::id);
    let title = pen.say(&described(pen, territory));
    pen.svg.tag("g").class("region pick").names(id).holds();
    pen.svg.title(&title);
    pen.reuse(id, &format!("terr {tint}"));
    pen.svg.end();
}

/// What lights up a territory, above the ground of its neighbours.
pub(super) fn lights(pen: &mut Pen<'_>) {
    for id in Territory::all().map(Territory::id) {
        pen.svg.tag("g").class("region").names(id).holds();
        pen.reuse(id, "wash");
        let (href, hatch) = (format!("#{}", pen.def(id)), format!("url(#{})", pen.def("hatch")));
        let tag = pen.svg.tag("use").text_attr("href", &href).class("hatch");
        tag.text_attr("fill", &hatch).empty();
        pen.reuse(id, "ring d");
        pen.reuse(id, "ring g");
        pen.svg.end();
    }
}

/// Names of territories, and of lands that belong to nobody.
pub(super) fn label(pen: &mut Pen<'_>) {
    for (id, place) in &geometry().names {
        let name = pen.say(&Message::new(format!("land-{id}")));
        pen.svg.text(*place, "ln", &name);
    }
    for territory in Territory::all() {
        let shape = &geometry().territories[territory.index()];
        let name = pen.say(&territory.name()).to_uppercase();
        let tint = holder(pen, territory).map_or("", Side::id);
        let size = Num(shape.size).to_string();
        let tag = pen.svg.tag("text").class(format!("tn {tint}").trim_end());
        let tag = tag.text_attr("font-size", &size).num("x", shape.name.x);
        tag.num("y", shape.name.y).text(&name);
    }
}

/// POL-0.10: the side that has more hoplites in a territory.
pub(super) fn holder(pen: &Pen<'_>, territory: Territory) -> Option<Side> {
    let board = &pen.view.board;
    Side::BOTH.into_iter().find(|&side| board.dominated_land(side).contains(territory))
}

fn described(pen: &Pen<'_>, territory: Territory) -> Message {
    let region = Region::Land(territory);
    let message = Message::new("draw-territory").name("region", region.name());
    let units =
        |side| Message::new("unit-hoplites").number("n", pen.view.board.units(side, region));
    message.name("athens", units(Side::Athens)).name("sparta", units(Side::Sparta))
}
