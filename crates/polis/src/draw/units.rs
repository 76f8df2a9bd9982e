//! Pieces: dark ones fight (hoplites, galleys), light ones do not (proxenoi, merchants).

use super::geometry::geometry;
use super::icons::Icon;
use super::pen::{Pen, shape};
use super::ranks::Rank;
use super::svg::{Point, Rect, at};
use crate::ids::{Polis, Region, Sea, Side, Territory};

/// Radius of a hoplite's shield.
pub(super) const SHIELD: f32 = 15.5;
/// Radius of a light piece.
pub(super) const LIGHT: f32 = 14.0;
/// The longest row of siege discs, from middle to middle.
const SIEGE: f32 = 12.0;
/// How far apart hoplites stand when there is room.
const PITCH: f32 = 33.0;
/// How far apart galleys lie when there is room.
const BERTH: f32 = 42.0;

/// A hull with ram and curved stern, around the origin.
const HULL: &str = "M-20.5 8.2L-13.5 4.6H8.2C12.4 4.6 14.6 1.8 13.2-3.6C17.6-2.4 20.2 2.2 18.4 \
                    7.4C17 11.6 13.4 14.4 8.8 14.4H-9.4C-14 14.4-17.6 12.2-20.5 8.2Z";

/// The pieces that a drawing uses.
pub(super) fn define(pen: &mut Pen<'_>) {
    for side in Side::BOTH {
        define_shield(pen, side);
        define_galley(pen, side);
        define_light(pen, side, "proxenos", Icon::Proxenos, 22.0);
        define_light(pen, side, "merchant", Icon::Merchant, 18.5);
        define_siege(pen, side);
    }
}

/// A siege disc is small: it lies on the foot of a polis, below its population.
fn define_siege(pen: &mut Pen<'_>, side: Side) {
    begin(pen, "siege", side);
    shape(&mut pen.defs, Some(side), at(0.0, 0.0), 7.5, &format!("pc {}", side.id()));
    pen.icon_in_defs(Icon::emblem(side), at(0.0, 0.0), 10.0, "on");
    pen.defs.end();
}

/// Begins the definition of a piece.
pub(super) fn begin(pen: &mut Pen<'_>, kind: &str, side: Side) {
    let id = pen.def(&format!("{kind}-{}", side.id()));
    // A reused definition sees no class outside itself.
    pen.defs.tag("g").id(&id).class("pol").holds();
}

/// A hoplite is a shield in the side's shape with its emblem.
pub(super) fn define_shield(pen: &mut Pen<'_>, side: Side) {
    begin(pen, "hoplite", side);
    shape(&mut pen.defs, Some(side), at(0.0, 1.6), SHIELD + 1.0, "shade");
    shape(&mut pen.defs, Some(side), at(0.0, 0.0), SHIELD, &format!("pc {}", side.id()));
    pen.icon_in_defs(Icon::emblem(side), at(0.0, 0.0), 20.0, "on");
    pen.defs.end();
}

/// A galley has one sail, in the side's shape.
pub(super) fn define_galley(pen: &mut Pen<'_>, side: Side) {
    begin(pen, "galley", side);
    let class = format!("pc {}", side.id());
    pen.defs.rect(Rect::new(-17.0, 13.0, 33.0, 3.4), 1.7, "shade");
    pen.defs.path(HULL, &class);
    shape(&mut pen.defs, Some(side), at(-1.0, -8.0), 11.5, &class);
    pen.icon_in_defs(Icon::emblem(side), at(-1.0, -8.0), 15.0, "on");
    pen.defs.end();
}

/// A light piece has a coloured rim and a glyph.
pub(super) fn define_light(pen: &mut Pen<'_>, side: Side, kind: &str, icon: Icon, size: f32) {
    begin(pen, kind, side);
    shape(&mut pen.defs, Some(side), at(0.0, 1.6), LIGHT + 1.5, "shade");
    shape(&mut pen.defs, Some(side), at(0.0, 0.0), LIGHT, &format!("civ {}", side.id()));
    pen.icon_in_defs(icon, at(0.0, 0.0), size, &format!("gl {}", side.id()));
    pen.defs.end();
}

/// One piece. Its id stays with it, so that a page can let it glide.
pub(super) fn piece(pen: &mut Pen<'_>, kind: &str, side: Side, whose: &str, place: Point) {
    let id = format!("{kind}-{}-{whose}", side.id());
    pen.svg.tag("g").id(&id).class("piece").moved(place).holds();
    pen.reuse(&format!("{kind}-{}", side.id()), "");
    pen.svg.end();
}

/// Everything that stands on the map.
pub(super) fn draw(pen: &mut Pen<'_>) {
    for side in Side::BOTH {
        for territory in Territory::all() {
            let rank = &geometry().territories[territory.index()].ranks[side.index()];
            draw_rank(pen, side, Region::Land(territory), rank);
        }
        for sea in Sea::all() {
            let rank = &geometry().seas[sea.index()].ranks[side.index()];
            draw_rank(pen, side, Region::Sea(sea), rank);
        }
    }
    proxenoi(pen);
    siege_discs(pen);
}

/// POL-7.11: discs of failed sieges at the foot of the polis, those of Athens at the left.
fn siege_discs(pen: &mut Pen<'_>) {
    for polis in Polis::all() {
        let discs = Side::BOTH.map(|side| pen.view.board.siege_discs[side.index()][polis.index()]);
        let foot = geometry().poleis[polis.index()].at.by(0.0, 17.0);
        let apart = if discs.contains(&0) { 0.0 } else { 9.5 };
        for (side, middle) in Side::BOTH.into_iter().zip([-apart, apart]) {
            draw_siege(pen, side, polis, foot.by(middle, 0.0));
        }
    }
}

fn draw_siege(pen: &mut Pen<'_>, side: Side, polis: Polis, middle: Point) {
    let n = pen.view.board.siege_discs[side.index()][polis.index()];
    let id = polis.id();
    let gaps = f32::from(n.saturating_sub(1));
    let step = (SIEGE / gaps.max(1.0)).min(8.0);
    for nth in 0..n {
        let place = middle.by(step * (f32::from(nth) - gaps / 2.0), 0.0);
        piece(pen, "siege", side, &format!("{id}-{}", nth + 1), place);
    }
}

fn draw_rank(pen: &mut Pen<'_>, side: Side, region: Region, rank: &Rank) {
    let (kind, pitch) = match region {
        Region::Land(_) => ("hoplite", PITCH),
        Region::Sea(_) => ("galley", BERTH),
    };
    let n = pen.view.board.units(side, region);
    let region = region.id();
    for (index, place) in rank.places(n, pitch).enumerate() {
        piece(pen, kind, side, &format!("{region}-{}", index + 1), place);
    }
}

/// Each proxenos beside his polis; one who is a hostage is on no polis.
fn proxenoi(pen: &mut Pen<'_>) {
    for side in Side::BOTH {
        if let Some(polis) = pen.view.board.proxenos(side) {
            piece(pen, "proxenos", side, "1", proxenos_place(pen, side, polis));
        }
    }
}

/// In a capital two can meet: the first place belongs to its owner.
fn proxenos_place(pen: &Pen<'_>, side: Side, polis: Polis) -> Point {
    let places = &geometry().poleis[polis.index()].proxenos;
    let guest = pen.view.board.capital(side.other()) == polis;
    let place = places.get(usize::from(guest)).or(places.first());
    place.copied().unwrap_or_default()
}
