//! A board of squares, and the strips of those who play on it.

use table::squares::Square;
use table::{Id, Message, Named};

use crate::pen::Pen;
use crate::sheet::{Sheet, centred};
use crate::svg::{Point, Rect, Svg, at};
use crate::whole::Drawn;

/// The side of the board, and how wide its frame is with the names of squares and without.
pub const BOARD: f32 = 1000.0;
const EDGES: (f32, f32) = (58.0, 26.0);
/// What lies before a player, on a wide screen and on a narrow one.
const STRIP: (f32, f32) = (1600.0, 94.0);
const NARROW: (f32, f32) = (390.0, 46.0);

/// What stands on squares: the piece of a side, which has a name and an id.
pub trait Piece: Id + Named {
    /// Draws it around a point.
    fn draw(self, svg: &mut Svg, centre: Point, radius: f32);
}

/// Draws a board of so many squares along an edge, with the last move and what stands on it; gives
/// the box of all squares.
pub fn board<G: Drawn, P: Piece>(
    pen: &mut Pen<'_, G>,
    size: u8,
    last: Option<[Square; 2]>,
    holder: impl Fn(Square) -> Option<P>,
) -> Rect {
    let inside = Rect::new(EDGES.0, EDGES.1, BOARD - EDGES.0 - EDGES.1, BOARD - EDGES.0 - EDGES.1);
    let cell = inside.w / f32::from(size);
    pen.svg.rect(Rect::new(0.0, 0.0, BOARD, BOARD), 0.0, "ground");
    pen.svg.rect(Rect::new(6.0, 6.0, BOARD - 12.0, BOARD - 12.0), 14.0, "wood");
    pen.svg.rect(inside.grown(6.0), 4.0, "inlay");
    for (rank, file) in (0..size).flat_map(|rank| (0..size).map(move |file| (rank, file))) {
        let (x, y) = (f32::from(file) * cell, f32::from(rank + 1) * cell);
        let field = Rect::new(inside.x + x, inside.bottom() - y, cell, cell).grown(-1.5);
        let square = Square(rank * 8 + file);
        coordinates(&mut pen.svg, square, field.middle());
        let (id, piece) = (square.id(), holder(square));
        let name = piece.map(|piece| format!("{id}: {}", pen.say(&piece.name())));
        let svg = &mut pen.svg;
        svg.pick(id, if piece.is_some() { "held" } else { "" }, name.as_deref().unwrap_or(id));
        svg.rect(field, 4.0, if (file + rank) % 2 == 0 { "cell" } else { "cell odd" });
        if last.is_some_and(|last| last.contains(&square)) {
            svg.rect(field, 4.0, "latest");
        }
        if let Some(piece) = piece {
            piece.draw(svg, field.middle(), cell * 0.36);
        }
        svg.rings(field.grown(-2.0), 4.0);
        svg.end();
    }
    inside
}

/// The name of a file below it, and of a rank at its left.
fn coordinates(svg: &mut Svg, square: Square, middle: Point) {
    let id = square.id();
    if square.0 / 8 == 0 {
        svg.text(centred(at(middle.x, BOARD - 29.0), 24.0), "coord", &id[..1]);
    }
    if square.0.is_multiple_of(8) {
        svg.text(centred(at(29.0, middle.y), 24.0), "coord", &id[1..]);
    }
}

/// What lies before a side: its sign, its name, and of all its pieces those that are left, told in
/// words too, with gaps for the others.
#[must_use]
pub fn strip<G: Drawn, P: Piece>(
    mut pen: Pen<'_, G>,
    side: P,
    (left, all): (usize, usize),
    told: &Message,
    narrow: bool,
) -> Sheet {
    let (w, h) = if narrow { NARROW } else { STRIP };
    let step = (h * 0.6).min((w - h * 4.0) / all as f32);
    let (begin, name) = (w - h * 0.2 - step * all as f32, pen.say(&side.name()));
    let (told, svg) = (pen.say(told), &mut pen.svg);
    svg.rect(Rect::new(0.0, 0.0, w, h), 0.0, "paper");
    svg.rect(Rect::new(0.0, 0.0, h, h), 0.0, &format!("sign {}", side.id()));
    side.draw(svg, at(h / 2.0, h / 2.0), h * 0.34);
    svg.sized(at(h * 1.2, h * 0.63), "serif", h * 0.36, &name);
    svg.sized(at(begin - h * 0.2, h * 0.63), "b e", h * 0.36, &left.to_string());
    svg.group("count");
    svg.title(&told);
    for nth in 0..all {
        let centre = at(begin + step * (nth as f32 + 0.5), h / 2.0);
        if nth < left {
            side.draw(svg, centre, step * 0.4);
        } else {
            svg.circle(centre, step * 0.36, "gone");
        }
    }
    pen.finish((w, h), name)
}
