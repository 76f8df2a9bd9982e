//! The table as SVG. Every square is a group with `data-id`, by which moves name it.

use drawing::sheet::{Frame, Look, Sheet, centred};
use drawing::svg::{Point, Rect, Svg, at};
use table::{DrawOptions, Face, Message, Named, Palette, Part, SeatColours, Set, Speech, Token};

use crate::Petteia;
use crate::board::Square;
use crate::position::{Position, Side};

/// The side of the board, and how wide its frame is with the names of squares and without.
const BOARD: f32 = 1000.0;
const EDGES: (f32, f32) = (58.0, 26.0);
/// What lies before a player, on a wide screen and on a narrow one.
const STRIP: (f32, f32) = (1600.0, 94.0);
const NARROW: (f32, f32) = (390.0, 46.0);

const STYLE: &str = include_str!("face.css");
static LOOK: Look = Look::new("pet", STYLE, PALETTE.tokens);

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
        let before = |seat, size| Some(strip(view, options, Side::in_seat(seat)?, size));
        let sheet = match options.part {
            Part::Whole => return whole(view, options),
            Part::Board => Some(board(view, options)),
            Part::Strip(seat) => before(seat, STRIP),
            Part::NarrowStrip(seat) => before(seat, NARROW),
            Part::Stage => None,
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

/// Dark's strip above, the board, Light's strip below.
fn whole(view: &Position, options: &DrawOptions<'_>) -> String {
    let (board, high) = (board(view, options), BOARD * STRIP.1 / STRIP.0);
    let frame = Frame { label: &board.label, theme: options.theme };
    let mut svg = LOOK.picture((BOARD, BOARD + 2.0 * high), options.width, "", frame);
    strip(view, options, Side::Dark, STRIP).inset(&mut svg, at(0.0, 0.0), BOARD);
    board.inset(&mut svg, at(0.0, high), BOARD);
    strip(view, options, Side::Light, STRIP).inset(&mut svg, at(0.0, high + BOARD), BOARD);
    svg.finish()
}

fn board(view: &Position, options: &DrawOptions<'_>) -> Sheet {
    let mut svg = Svg::with_capacity(1 << 15);
    let inside = Rect::new(EDGES.0, EDGES.1, BOARD - EDGES.0 - EDGES.1, BOARD - EDGES.0 - EDGES.1);
    let cell = inside.w / f32::from(view.layout().size);
    svg.rect(Rect::new(0.0, 0.0, BOARD, BOARD), 0.0, "ground");
    svg.rect(Rect::new(6.0, 6.0, BOARD - 12.0, BOARD - 12.0), 14.0, "wood");
    svg.rect(inside.grown(6.0), 4.0, "inlay");
    for square in Set::<Square>::from_bits(view.layout().squares).iter() {
        let (file, rank, id) = (square.0 % 8, square.0 / 8, square.id());
        let (x, y) = (f32::from(file) * cell, f32::from(rank + 1) * cell);
        let field = Rect::new(inside.x + x, inside.bottom() - y, cell, cell).grown(-1.5);
        if rank == 0 {
            svg.text(centred(at(field.middle().x, BOARD - 29.0), 24.0), "coord", &id[..1]);
        }
        if file == 0 {
            svg.text(centred(at(29.0, field.middle().y), 24.0), "coord", &id[1..]);
        }
        let holder = Side::all().find(|&side| view.pebbles(side).contains(square));
        let held = holder.map(|side| format!(": {}", say(options, &side.name())));
        svg.tag("g").class(if held.is_some() { "pick held" } else { "pick" }).names(id).holds();
        svg.title(&format!("{id}{}", held.unwrap_or_default()));
        svg.rect(field, 4.0, if (file + rank) % 2 == 0 { "cell" } else { "cell odd" });
        if view.last.is_some_and(|last| last.contains(&square)) {
            svg.rect(field, 4.0, "latest");
        }
        if let Some(side) = holder {
            pebble(&mut svg, side, field.middle(), cell * 0.36);
        }
        for ring in ["ring d", "ring g"] {
            svg.rect(field.grown(-2.0), 4.0, ring);
        }
        svg.end();
    }
    // PET-3.4: what lies beyond counts.
    svg.rect(Rect::new(inside.x, inside.middle().y - 2.5, inside.w, 5.0), 0.0, "middle");
    let label = say(options, &Message::new("draw-board"));
    Sheet::new((&LOOK, "board"), (BOARD, BOARD), label, (Svg::default(), svg))
}

/// The side's sign, its name, and its pebbles: those that are left, and gaps for the others.
fn strip(view: &Position, options: &DrawOptions<'_>, side: Side, (w, h): (f32, f32)) -> Sheet {
    let (left, all) = (view.pebbles(side).len(), view.layout().homes[0].count_ones());
    let step = (h * 0.6).min((w - h * 4.0) / all as f32);
    let (begin, name) = (w - h * 0.2 - step * all as f32, say(options, &side.name()));
    let mut svg = Svg::default();
    svg.rect(Rect::new(0.0, 0.0, w, h), 0.0, "paper");
    svg.rect(Rect::new(0.0, 0.0, h, h), 0.0, &format!("sign {}", side.id()));
    pebble(&mut svg, side, at(h / 2.0, h / 2.0), h * 0.34);
    for (class, x, words) in
        [("serif", h * 1.2, &name), ("b e", begin - h * 0.2, &left.to_string())]
    {
        let tag = svg.tag("text").class(class).num("x", x).num("y", h * 0.63);
        tag.num("font-size", h * 0.36).text(words);
    }
    let count = Message::new("draw-pebbles").number("n", left as i64);
    svg.group("count");
    svg.title(&say(options, &count.number("ground", view.ground(side))));
    for nth in 0..all {
        let centre = at(begin + step * (nth as f32 + 0.5), h / 2.0);
        if (nth as usize) < left {
            pebble(&mut svg, side, centre, step * 0.4);
        } else {
            svg.circle(centre, step * 0.36, "gone");
        }
    }
    Sheet::new((&LOOK, "strip"), (w, h), name, (Svg::default(), svg))
}

/// A light pebble is round, a dark one squarish; both have a soft edge below.
fn pebble(svg: &mut Svg, side: Side, centre: Point, radius: f32) {
    let mut shape = |centre: Point, radius: f32, class: &str| {
        let (class, square) =
            (format!("{class} {}", side.id()), Rect::around(centre, radius * 0.9));
        match side {
            Side::Light => svg.circle(centre, radius, &class),
            Side::Dark => svg.rect(square, radius * 0.5, &class),
        }
    };
    shape(centre.by(0.0, radius * 0.1), radius * 1.05, "shade");
    shape(centre, radius, "body");
    // Too fine for the smallest.
    if radius > 8.0 {
        shape(centre, radius * 0.58, "cut");
    }
}

fn say(options: &DrawOptions<'_>, message: &Message) -> String {
    Petteia::words().say(options.language, message)
}
