//! The table as SVG: a board of squares, and a strip for each side.

use drawing::sheet::{Look, Sheet};
use drawing::squares::{self, BOARD, Piece};
use drawing::svg::{Point, Rect, Svg};
use drawing::{Drawn, Pen};
use table::{DrawOptions, Face, Message, Palette, Seat, SeatColours, Token};

use crate::Petteia;
use crate::position::{Position, Side};

const STYLE: &str = include_str!("face.css");
static LOOK: Look = Look::new("pet", STYLE, &PALETTE).with_kinds();

#[rustfmt::skip]
const PALETTE: Palette = Palette {
    tokens: &[
        Token { name: "pet-sand", light: "#EBDDBE", dark: "#55432E" },
        Token { name: "pet-clay", light: "#DFBF98", dark: "#3B2A1B" },
    ],
    seats: &[
        SeatColours { seat: "light", shape: "50%", fill: ["#A65A2E", "#B8692F"], ink: ["#8A4520", "#E9A878"] },
        SeatColours { seat: "dark", shape: "30%", fill: ["#2B2420", "#5A4D3C"], ink: ["#2B2420", "#F1E7D6"] },
    ],
};

impl Face for Petteia {
    fn draw(view: &Position, options: &DrawOptions<'_>) -> String {
        drawing::draw::<Petteia>(view, options)
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

impl Drawn for Petteia {
    fn look() -> &'static Look {
        &LOOK
    }

    fn board(view: &Position, options: &DrawOptions<'_>) -> Sheet {
        let mut pen = Pen::<Petteia>::new(view, options, "board");
        let holder = |square| Side::all().find(|&side| view.pebbles(side).contains(square));
        let inside = squares::board(&mut pen, view.layout().size, view.last, holder);
        // PET-3.4: what lies beyond counts.
        let middle = Rect::new(inside.x, inside.middle().y - 2.5, inside.w, 5.0);
        pen.svg.rect(middle, 0.0, "middle");
        let label = pen.word("draw-board");
        pen.finish((BOARD, BOARD), label)
    }

    fn strip(
        view: &Position,
        options: &DrawOptions<'_>,
        seat: Seat,
        narrow: bool,
    ) -> Option<Sheet> {
        let (pen, side) = (Pen::<Petteia>::new(view, options, "strip"), Side::in_seat(seat)?);
        let (left, all) = (view.pebbles(side).len(), view.layout().homes[0].count_ones());
        let told = Message::new("draw-pebbles").number("n", left as i64);
        let told = told.number("ground", view.ground(side));
        Some(squares::strip(pen, side, (left, all as usize), &told, narrow))
    }

    /// Dark sits above, Light below.
    fn around(_: &Position) -> [Option<Seat>; 2] {
        [Some(Side::Dark.seat()), Some(Side::Light.seat())]
    }
}

/// A light pebble is round, a dark one squarish; both have a soft edge below.
impl Piece for Side {
    fn draw(self, svg: &mut Svg, centre: Point, radius: f32) {
        let mut shape = |centre: Point, radius: f32, class: &str| {
            let class = format!("{class} {}", self.id());
            match self {
                Side::Light => svg.circle(centre, radius, &class),
                Side::Dark => svg.rect(Rect::around(centre, radius * 0.9), radius * 0.5, &class),
            }
        };
        shape(centre.by(0.0, radius * 0.1), radius * 1.05, "shade");
        shape(centre, radius, "body");
        // Too fine for the smallest.
        if radius > 8.0 {
            shape(centre, radius * 0.58, "cut");
        }
    }
}
