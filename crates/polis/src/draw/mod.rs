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
mod tribute;
mod units;

use drawing::sheet::Look;
use drawing::{Drawn, measure, svg};
use table::{DrawOptions, Face, Palette, Seat, Speech, Words};

use self::geometry::MAP;
use self::palette::PALETTE;
use self::pen::{Pen, Sheet};
use self::svg::{Rect, Svg, at};
use crate::event::Event;
use crate::game::Polis;
use crate::ids::Side;
use crate::view::View;

/// The rules that a page needs to show a drawing in its own colours, lit and chosen things
/// included. There are no inline styles, so that a strict content policy can stand.
pub const STYLE: &str = concat!(include_str!("look.css"), include_str!("states.css"));

/// How drawings of this game look: pictures carry only the rules for things at rest.
static LOOK: Look = Look::new("pol", include_str!("look.css"), &PALETTE)
    .with_glyphs(include_str!("icons.svg"))
    .with_kinds();

impl Face for Polis {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        drawing::draw::<Polis>(view, options)
    }

    fn draw_scene(before: &View, events: &[Event], options: &DrawOptions<'_>) -> String {
        scene::draw(before, events, options)
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

impl Drawn for Polis {
    fn look() -> &'static Look {
        &LOOK
    }

    fn words_on(view: &View) -> &'static Words {
        Polis::words_of(view.board.edition.id)
    }

    /// The map with its panels.
    fn board(view: &View, options: &DrawOptions<'_>) -> Sheet {
        let mut pen = Pen::new(view, options, "board");
        LAYERS.iter().for_each(|layer| layer(&mut pen));
        let label = pen.word("draw-map");
        pen.finish(MAP, label)
    }

    fn strip(view: &View, options: &DrawOptions<'_>, seat: Seat, narrow: bool) -> Option<Sheet> {
        let draw = if narrow { strips::draw_narrow } else { strips::draw };
        Some(draw(view, options, Side::in_seat(seat)?))
    }

    fn stage(view: &View, options: &DrawOptions<'_>) -> Option<Sheet> {
        battle::draw(view, options)
    }

    /// The viewer's strip below, the other above.
    fn around(view: &View) -> [Option<Seat>; 2] {
        let us = battle::near_side(view);
        [us.other(), us].map(|side| Some(side.seat()))
    }

    /// A battle fills the map, which is veiled.
    fn lay(stage: &Sheet, board: Rect, svg: &mut Svg) {
        svg.rect(board, 0.0, "veil");
        stage.inset(svg, at(board.x + 40.0, board.y + 80.0), board.w - 80.0);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_of_the_rules_is_a_known_token() {
        assert_eq!(drawing::theme::unknown_tokens(STYLE, PALETTE.tokens).next(), None);
    }
}
