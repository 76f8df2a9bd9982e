//! The table as SVG, from a view: whoever may not know a card finds no trace of it here.
//!
//! The board shows all cities and the middle of the table, the same for everybody. What a player
//! alone knows stands in that player's strip; what opens for a moment is the stage. Everything
//! that a legal move can name is a group with `data-id`, and its words tell what it is.

mod city;
mod hall;
mod hand;
mod icons;
mod palette;
mod pen;
mod stage;
mod style;
mod tile;

use drawing::sheet::Frame;
use drawing::svg::{Rect, at};
use table::{DrawOptions, Face, Palette, Part};

use palette::PALETTE;
pub use style::STYLE;

use self::pen::{AGORA, Pen, Sheet};
use crate::Agora;
use crate::ids::Player;
use crate::view::View;

/// Width and height of the board.
const BOARD: (f32, f32) = (1600.0, 1000.0);
const GAP: f32 = 14.0;

impl Face for Agora {
    /// Draws a part of the table; what has nothing on it is an empty string.
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        let sheet = match options.part {
            Part::Whole => return whole(view, options),
            Part::Board => Some(board(view, options)),
            Part::Strip(seat) => hand::draw(view, options, Player(seat.0.min(4)), false),
            Part::NarrowStrip(seat) => hand::draw(view, options, Player(seat.0.min(4)), true),
            Part::Stage => stage::draw(view, options),
        };
        sheet.map(|sheet| sheet.document(options.width, options.theme)).unwrap_or_default()
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

/// The others' cities above, the middle, the viewer's own city below.
fn board(view: &View, options: &DrawOptions<'_>) -> Sheet {
    let mut pen = Pen::new(view, options, "board");
    pen.svg.rect(Rect::new(0.0, 0.0, BOARD.0, BOARD.1), 0.0, "ground");
    let near = view.player().unwrap_or(Player(0));
    let others: Vec<_> = view.board.others(near).collect();
    let (upper, hall) = (410.0, 282.0);
    let wide = (BOARD.0 - GAP * (others.len() + 1) as f32) / others.len() as f32;
    for (nth, player) in others.into_iter().enumerate() {
        let x = GAP + (wide + GAP) * nth as f32;
        city::draw(&mut pen, player, Rect::new(x, GAP, wide, upper));
    }
    let y = upper + GAP * 2.0;
    hall::draw(&mut pen, Rect::new(GAP, y, BOARD.0 - GAP * 2.0, hall));
    let y = y + hall + GAP;
    city::draw(&mut pen, near, Rect::new(GAP, y, BOARD.0 - GAP * 2.0, BOARD.1 - y - GAP));
    let label = pen.word("draw-table");
    pen.finish(BOARD, label)
}

/// Everything in one picture: the board, the viewer's strip below, the stage over both.
fn whole(view: &View, options: &DrawOptions<'_>) -> String {
    let board = board(view, options);
    let strip = view.player().and_then(|own| hand::draw(view, options, own, false));
    let height = BOARD.1 + strip.as_ref().map_or(0.0, |strip| strip.size.1);
    let frame = Frame { label: &board.label, theme: options.theme };
    let mut svg = AGORA.picture((BOARD.0, height), options.width, "", frame);
    board.inset(&mut svg, at(0.0, 0.0), BOARD.0);
    if let Some(strip) = strip {
        strip.inset(&mut svg, at(0.0, BOARD.1), BOARD.0);
    }
    if let Some(stage) = stage::draw(view, options) {
        let (w, h) = stage.size;
        stage.inset(&mut svg, at((BOARD.0 - w) / 2.0, (BOARD.1 - h) / 2.0), w);
    }
    svg.finish()
}
