//! The table as SVG: the map with its counters, both matrices beside it, and a strip of figures.
//!
//! Everything that a legal move can name is a group with `data-id` and its name in words. A page
//! lights such groups by classes (see [`STYLE`]); leaders and the expedition keep their element
//! ids from drawing to drawing, so that they can glide.

mod candidates;
mod geometry;
mod icons;
mod land;
mod layout;
mod matrices;
mod palette;
mod pen;
mod scene;
mod spaces;
mod stacks;
mod strips;
mod style;
mod titles;

use drawing::svg::{Rect, Svg, at};
use table::{DrawOptions, Face, Palette, Part};

use self::geometry::MAP;
use self::palette::PALETTE;
use self::pen::{Pen, Sheet};
use self::scene::Scene;
use self::style::STYLE;
use crate::event::Event;
use crate::game::PeloponnesianWar;
use crate::position::Position;

/// Width and height of the board: the map, and the matrices at its right.
const BOARD: (f32, f32) = (MAP.0 + matrices::WIDE, MAP.1);

impl Face for PeloponnesianWar {
    /// A part of the table; nothing opens over this one.
    fn draw(view: &Position, options: &DrawOptions<'_>) -> String {
        let language = options.language;
        let sheet = match options.part {
            Part::Whole => return whole(view, options),
            Part::Board => board(view, language),
            Part::Strip(_) => strips::draw(view, language),
            Part::NarrowStrip(_) => strips::draw_narrow(view, language),
            Part::Stage => return String::new(),
        };
        sheet.document(options.width, options.theme)
    }

    fn depict(before: &Position, events: &[Event], options: &DrawOptions<'_>) -> String {
        candidates::draw(before, events, options)
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

/// The map, the lowest layer first, then the matrices.
fn board(view: &Position, language: &str) -> Sheet {
    let mut pen = Pen::new(view, language, "board");
    let scene = Scene::of(&view.board);
    land::draw(&mut pen);
    land::inset(&mut pen);
    land::regions(&mut pen);
    land::lines(&mut pen);
    spaces::route(&mut pen);
    spaces::define(&mut pen);
    spaces::names(&mut pen, &scene);
    spaces::draw(&mut pen, &scene);
    stacks::pieces(&mut pen, &scene);
    pen.svg.rect(Rect::new(0.0, 0.0, MAP.0, MAP.1).grown(-2.0), 0.0, "frame o");
    matrices::draw(&mut pen);
    let label = pen.word("draw-map");
    pen.finish(BOARD, label)
}

/// Everything in one picture: the strip above, the board below.
fn whole(view: &Position, options: &DrawOptions<'_>) -> String {
    let language = options.language;
    let (board, strip) = (board(view, language), strips::draw(view, language));
    let high = strip.size.1 * BOARD.0 / strip.size.0;
    let height = BOARD.1 + high;
    let mut svg = Svg::with_capacity(1 << 18);
    let tag = svg.tag("svg").text_attr("xmlns", "http://www.w3.org/2000/svg").class("pw");
    let scale = options.width as f32 / BOARD.0;
    let tag = tag.num("width", options.width as f32).num("height", height * scale);
    let tag = tag.text_attr("viewBox", &format!("0 0 {} {height}", BOARD.0));
    tag.text_attr("role", "group").text_attr("aria-label", &board.label).holds();
    if let Some(rules) = pen::stylesheet(options.theme) {
        svg.tag("style").text(rules);
    }
    strip.inset(&mut svg, at(0.0, 0.0), BOARD.0);
    board.inset(&mut svg, at(0.0, high), BOARD.0);
    svg.finish()
}
