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

const TOKENS: &[Token] = &[
    Token { name: "pet-sand", light: "#EBDDBE", dark: "#55432E" },
    Token { name: "pet-clay", light: "#DFBF98", dark: "#3B2A1B" },
];
static LOOK: Look = Look::new("pet", include_str!("face.css"), TOKENS);

impl Face for Petteia {
    fn draw(view: &Position, options: &DrawOptions<'_>) -> String {
        let sheet = match options.part {
            Part::Whole => return whole(view, options),
            Part::Board => Some(board(view, options)),
            Part::Strip(seat) => Side::in_seat(seat).map(|side| strip(view, options, side, STRIP)),
            Part::NarrowStrip(seat) => {
                Side::in_seat(seat).map(|side| strip(view, options, side, NARROW))
            }
            Part::Stage => None,
        };
        sheet.map(|sheet| sheet.document(options.width, options.theme)).unwrap_or_default()
    }

    fn style() -> &'static str {
        include_str!("face.css")
    }

    fn palette() -> &'static Palette {
        const CLAY: [&str; 2] = ["#A65A2E", "#B8692F"];
        &Palette {
            tokens: TOKENS,
            seats: &[
                SeatColours {
                    seat: "light",
                    fill: CLAY,
                    ink: ["#8A4520", "#E9A878"],
                    shape: "50%",
                },
                SeatColours {
                    seat: "dark",
                    fill: ["#2B2420", "#5A4D3C"],
                    ink: ["#2B2420", "#F1E7D6"],
                    shape: "30%",
                },
            ],
        }
    }
}

/// Dark's strip above, the board, Light's strip below.
fn whole(view: &Position, options: &DrawOptions<'_>) -> String {
    let board = board(view, options);
    let high = BOARD * STRIP.1 / STRIP.0;
    let frame = Frame { label: &board.label, theme: options.theme };
    let mut svg = LOOK.picture((BOARD, BOARD + 2.0 * high), options.width, "", frame);
    strip(view, options, Side::Dark, STRIP).inset(&mut svg, at(0.0, 0.0), BOARD);
    board.inset(&mut svg, at(0.0, high), BOARD);
    strip(view, options, Side::Light, STRIP).inset(&mut svg, at(0.0, high + BOARD), BOARD);
    svg.finish()
}

fn board(view: &Position, options: &DrawOptions<'_>) -> Sheet {
    let mut svg = Svg::with_capacity(1 << 15);
    let inside = BOARD - EDGES.0 - EDGES.1;
    let cell = inside / f32::from(view.layout().size);
    svg.rect(Rect::new(0.0, 0.0, BOARD, BOARD), 0.0, "ground");
    svg.rect(Rect::new(6.0, 6.0, BOARD - 12.0, BOARD - 12.0), 14.0, "wood");
    svg.rect(Rect::new(EDGES.0, EDGES.1, inside, inside).grown(6.0), 4.0, "inlay");
    for square in Set::<Square>::from_bits(view.layout().squares).iter() {
        let (file, rank) = (square.0 % 8, square.0 / 8);
        let (x, y) = (f32::from(file) * cell, f32::from(rank + 1) * cell);
        let field = Rect::new(EDGES.0 + x, BOARD - EDGES.0 - y, cell, cell).grown(-1.5);
        if rank == 0 {
            svg.text(centred(at(field.middle().x, BOARD - 29.0), 24.0), "coord", &square.id()[..1]);
        }
        if file == 0 {
            svg.text(centred(at(29.0, field.middle().y), 24.0), "coord", &square.id()[1..]);
        }
        let holder = Side::all().find(|&side| view.pebbles(side).contains(square));
        svg.tag("g").class(holder.map_or("pick", |_| "pick held")).names(square.id()).holds();
        svg.title(&holder.map_or(square.id().to_owned(), |side| {
            format!("{}: {}", square.id(), say(options, &side.name()))
        }));
        svg.rect(field, 4.0, if (file + rank) % 2 == 0 { "cell" } else { "cell odd" });
        if view.last.is_some_and(|last| last.contains(&square)) {
            svg.rect(field, 4.0, "latest");
        }
        if let Some(side) = holder {
            pebble(&mut svg, side, field.middle(), cell * 0.36);
        }
        svg.rect(field.grown(-2.0), 4.0, "ring d");
        svg.rect(field.grown(-2.0), 4.0, "ring g");
        svg.end();
    }
    // PET-3.4: what lies beyond counts.
    let middle = EDGES.1 + inside / 2.0;
    svg.rect(Rect::new(EDGES.0 - 6.0, middle - 2.5, inside + 12.0, 5.0), 0.0, "middle");
    let label = say(options, &Message::new("draw-board"));
    Sheet::new((&LOOK, "board"), (BOARD, BOARD), label, (Svg::default(), svg))
}

/// The side's sign, its name, and its pebbles: those that are left, and gaps for the others.
fn strip(view: &Position, options: &DrawOptions<'_>, side: Side, (w, h): (f32, f32)) -> Sheet {
    let mut svg = Svg::default();
    let (left, all) = (view.pebbles(side).len(), view.layout().homes[0].count_ones() as usize);
    let name = say(options, &side.name());
    svg.rect(Rect::new(0.0, 0.0, w, h), 0.0, "paper");
    svg.rect(Rect::new(0.0, 0.0, h, h), 0.0, &format!("sign {}", side.id()));
    pebble(&mut svg, side, at(h / 2.0, h / 2.0), h * 0.34);
    let step = (h * 0.6).min((w - h * 4.0) / all as f32);
    let begin = w - h * 0.2 - step * all as f32;
    let mut text = |class, x, size, words: &str| {
        let place = centred(at(x, h / 2.0), size);
        let tag = svg.tag("text").class(class).num("x", place.x).num("y", place.y);
        tag.num("font-size", size).text(words);
    };
    text("serif", h * 1.2, h * 0.34, &name);
    text("b e", begin - h * 0.2, h * 0.38, &left.to_string());
    svg.group("count");
    svg.title(&say(
        options,
        &Message::new("draw-pebbles").number("n", left as i64).number("ground", view.ground(side)),
    ));
    for nth in 0..all {
        let centre = at(begin + step * (nth as f32 + 0.5), h / 2.0);
        if nth < left {
            pebble(&mut svg, side, centre, step * 0.4);
        } else {
            svg.circle(centre, step * 0.36, "gone");
        }
    }
    Sheet::new((&LOOK, "strip"), (w, h), name, (Svg::default(), svg))
}

/// A light pebble is round, a dark one squarish; both have a soft edge below.
fn pebble(svg: &mut Svg, side: Side, centre: Point, radius: f32) {
    let mut shape = |centre: Point, radius: f32, class: &str| match side {
        Side::Light => svg.circle(centre, radius, &format!("{class} light")),
        Side::Dark => {
            svg.rect(Rect::around(centre, radius * 0.9), radius * 0.5, &format!("{class} dark"))
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
