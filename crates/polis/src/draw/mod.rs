//! The table as SVG, from a view: whoever may not know a card finds no trace of it here.
//!
//! Everything that a legal move can name is a group with `data-id` and its name in words. A page
//! lights such groups by classes (see [`STYLE`]); pieces keep their element ids from drawing to
//! drawing, so that they can glide.

mod battle;
mod cards;
mod geometry;
mod icons;
mod land;
mod markets;
mod palette;
mod panels;
mod pen;
mod poleis;
mod ranks;
mod scene;
mod seas;
mod strips;
mod style;
mod tribute;
mod units;

use drawing::sheet::Frame;
use drawing::{measure, svg};
use table::{DrawOptions, Face, Palette, Part};

pub(crate) use palette::PALETTE;
pub use style::STYLE;

use self::geometry::MAP;
use self::pen::{POLIS, Pen, Sheet};
use self::svg::{Rect, at};
use crate::event::Event;
use crate::game::Polis;
use crate::ids::Side;
use crate::view::View;

impl Face for Polis {
    /// A stage without a battle is an empty string.
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        let language = options.language;
        let side = |seat| Side::in_seat(seat).unwrap_or(Side::Athens);
        let sheet = match options.part {
            Part::Whole => return whole(view, options),
            Part::Board => Some(board(view, language)),
            Part::Strip(seat) => Some(strips::draw(view, language, side(seat))),
            Part::NarrowStrip(seat) => Some(strips::draw_narrow(view, language, side(seat))),
            Part::Stage => battle::draw(view, language),
        };
        sheet.map(|sheet| sheet.document(options.width, options.theme)).unwrap_or_default()
    }

    fn depict(before: &View, events: &[Event], options: &DrawOptions<'_>) -> String {
        scene::draw(before, events, options)
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

/// The layers of the map, the lowest first; definitions come before all.
const LAYERS: [fn(&mut Pen<'_>); 20] = [
    land::define,
    seas::define,
    units::define,
    tribute::define,
    seas::draw,
    land::waterlines,
    seas::regions,
    land::draw,
    seas::lanes,
    land::lights,
    seas::label,
    land::label,
    frame,
    markets::ports,
    poleis::draw,
    markets::draw,
    panels::draw,
    tribute::draw,
    // Pieces glide over everything.
    units::draw,
    pieces_on_panels,
];

/// The map with its panels.
fn board(view: &View, language: &str) -> Sheet {
    let mut pen = Pen::new(view, language, "board");
    LAYERS.iter().for_each(|layer| layer(&mut pen));
    let label = pen.word("draw-map");
    pen.finish(MAP, label)
}

fn pieces_on_panels(pen: &mut Pen<'_>) {
    tribute::discs(pen);
    markets::merchants(pen);
}

/// The map's edge, a dark line and a fine one.
fn frame(pen: &mut Pen<'_>) {
    let edge = Rect::new(0.0, 0.0, MAP.0, MAP.1);
    pen.svg.rect(edge.grown(-1.0), 0.0, "frame o");
    pen.svg.rect(edge.grown(-6.5), 0.0, "frame");
}

/// Everything in one picture: the viewer's strip below, the other above, a battle over the map.
fn whole(view: &View, options: &DrawOptions<'_>) -> String {
    let language = options.language;
    let us = battle::near_side(view);
    let (strip, wide) = (strips::SIZE.1, MAP.0);
    let height = MAP.1 + strip * 2.0;
    let board = board(view, language);
    let frame = Frame { label: &board.label, theme: options.theme };
    let mut svg = POLIS.picture((wide, height), options.width, "whole", frame);
    strips::draw(view, language, us.other()).inset(&mut svg, at(0.0, 0.0), wide);
    board.inset(&mut svg, at(0.0, strip), wide);
    if let Some(stage) = battle::draw(view, language) {
        svg.rect(Rect::new(0.0, strip, wide, MAP.1), 0.0, "veil");
        stage.inset(&mut svg, at(40.0, strip + 80.0), wide - 80.0);
    }
    strips::draw(view, language, us).inset(&mut svg, at(0.0, strip + MAP.1), wide);
    svg.finish()
}
