//! A card: its colour, its name, and its icons, with what lies on it.

use drawing::measure::{first_lines, lines, width};
use drawing::svg::{Rect, at};
use table::Named;

use super::icons::Icon;
use super::pen::{Pen, centred, pick};
use crate::components::{self, Symbol, components};
use crate::ids::{Kind, Piece};
use crate::names;

/// What is shown of a card.
#[derive(Clone, Copy)]
pub(super) struct Tile {
    pub(super) piece: Piece,
    /// Alike cards that lie under it, itself included.
    pub(super) copies: usize,
    /// It was used this turn, or for good, or is turned at somebody.
    pub(super) used: bool,
}

impl Tile {
    pub(super) const fn plain(kind: Kind, copies: usize) -> Tile {
        Tile { piece: Piece::new(kind), copies, used: false }
    }
}

/// The height of the coloured band.
const BAND: f32 = 26.0;
/// The side of an icon.
const ICON: f32 = 23.0;
/// Sizes of a name, the largest first, and the one at which it is cut short.
const SIZES: [f32; 7] = [20.0, 19.0, 18.0, 17.0, 16.0, 15.0, LEAST];
const LEAST: f32 = 14.0;
/// How much wider bold serifs are than what is measured.
const SERIF: f32 = 1.09;

/// The words of a card: its name, its icons, its text, and its state.
pub(super) fn words(pen: &Pen<'_>, tile: Tile) -> String {
    let card = components().card(tile.piece.kind);
    let name = pen.say(&tile.piece.kind.name());
    // Three swords in a row are three war symbols.
    let alike =
        card.icons.chunk_by(|one, other| (one.symbol, one.colour) == (other.symbol, other.colour));
    let icons = alike.map(|row| {
        let n = row.iter().map(|icon| icon.n).sum();
        pen.say(&components::Icon { n, ..row[0] }.name())
    });
    let mut words = format!("{name}. {}.", icons.collect::<Vec<_>>().join(", "));
    let text = pen.say(&names::card_text(tile.piece.kind));
    if card.has_text || card.ship {
        words.push(' ');
        words.push_str(&text);
    }
    for (is, id) in [(tile.piece.has_coin(), "draw-coin"), (tile.used, "draw-used")] {
        if is {
            words.push(' ');
            words.push_str(&pen.word(id));
        }
    }
    words
}

/// Draws a card that moves name by `id`.
pub(super) fn draw(pen: &mut Pen<'_>, tile: Tile, frame: Rect, id: &str) {
    let words = words(pen, tile);
    let class = if tile.used { "card used" } else { "card" };
    pick(pen, id, class, &words, (frame, 7.0));
    face(pen, tile, frame);
    pen.svg.end();
}

fn face(pen: &mut Pen<'_>, tile: Tile, frame: Rect) {
    let kind = tile.piece.kind;
    let card = components().card(kind);
    let colour = card.colour;
    pen.svg.rect(frame, 7.0, "tile");
    let band = format!(
        "M{} {}v-{}a7 7 0 0 1 7 -7h{}a7 7 0 0 1 7 7v{}z",
        frame.x,
        frame.y + BAND,
        BAND - 7.0,
        frame.w - 14.0,
        BAND - 7.0
    );
    pen.svg.path(&band, &format!("band {}", colour.id()));
    let on = format!("on {}", colour.id());
    pen.icon(Icon::of_colour(colour), at(frame.x + 16.0, frame.y + BAND / 2.0), 19.0, &on);
    let mut right = frame.right() - 15.0;
    for (is, icon) in
        [(card.building, Icon::Building), (card.person, Icon::Person), (card.ship, Icon::Ship)]
    {
        if is {
            pen.icon(icon, at(right, frame.y + BAND / 2.0), 19.0, &on);
            right -= 24.0;
        }
    }
    name(pen, kind, frame);
    icons(pen, tile, frame);
    if tile.copies > 1 {
        // On the band, between its signs: below it the name needs the room.
        let badge = Rect::new(frame.middle().x - 17.0, frame.y + 2.0, 34.0, BAND - 4.0);
        pen.svg.rect(badge, 11.0, "badge");
        pen.svg.text(centred(badge.middle(), 17.0), "badge-n m", &format!("×{}", tile.copies));
    }
}

/// The name, as large as it can be read whole on the lines that there is room for.
fn name(pen: &mut Pen<'_>, kind: Kind, frame: Rect) {
    let words = pen.say(&kind.name());
    let room = frame.w - 14.0;
    let high = frame.h - BAND - ICON - 10.0;
    let rows = |size: f32| ((high / (size * 1.08)) as usize).max(1);
    let is_whole = |size: f32| {
        let broken = lines(&words, size * SERIF, room);
        broken.len() <= rows(size) && broken.iter().all(|line| width(line, size * SERIF) <= room)
    };
    let size = SIZES.into_iter().find(|&size| is_whole(size)).unwrap_or(LEAST);
    for (nth, line) in first_lines(&words, size * SERIF, room, rows(size)).iter().enumerate() {
        let y = frame.y + BAND + size * (0.98 + 1.06 * nth as f32);
        pen.svg.sized(at(frame.x + 7.0, y), "serif still", size, line);
    }
}

/// The icons, the thick-bordered one with the coin on it if there is one.
fn icons(pen: &mut Pen<'_>, tile: Tile, frame: Rect) {
    let card = components().card(tile.piece.kind);
    let steps = card.icons.iter().map(|icon| ICON + number_width(icon));
    let wide: f32 = steps.sum();
    let scale = ((frame.w - 8.0) / wide).min(1.0);
    let y = frame.bottom() - ICON / 2.0 - 5.0;
    let mut x = frame.x + 4.0;
    for icon in &card.icons {
        let side = ICON * scale;
        let place = at(x + side / 2.0, y);
        let number = number_width(icon) * scale;
        if icon.thick && tile.piece.has_coin() {
            pen.svg.circle(place, side / 2.0 + 1.0, "cover");
            pen.icon(Icon::Coin, place, side * 0.72, "cover-ink");
        } else {
            symbol(pen, icon, place, side);
            if number > 0.0 {
                let size = 19.0 * scale;
                pen.svg.sized(centred(at(x + side, y), size), "b still", size, &icon.n.to_string());
            }
        }
        x += side + number;
    }
}

/// One icon; a colour that it speaks of is its own.
pub(super) fn symbol(
    pen: &mut Pen<'_>,
    icon: &components::Icon,
    place: drawing::svg::Point,
    side: f32,
) {
    let class = match (icon.colour, icon.symbol) {
        (Some(colour), _) => format!("tint {}", colour.id()),
        (None, Symbol::IncomeCoins | Symbol::StartCoins) => "gl coin".to_owned(),
        (None, Symbol::IncomeVp | Symbol::EndVp) => "gl vp".to_owned(),
        (None, _) => "gl".to_owned(),
    };
    pen.icon(Icon::of_symbol(icon.symbol), place, side - 1.0, &class);
}

/// Numbers are printed where they are not 1, and always on discounts.
pub(super) fn number_width(icon: &components::Icon) -> f32 {
    let always = matches!(icon.symbol, Symbol::DiscountAll | Symbol::Discount);
    if icon.n > 1 || always { 13.0 } else { 0.0 }
}

/// Places for `n` cards in a field: as large as they can be.
pub(super) fn places(field: Rect, n: usize, widest: f32, tallest: f32) -> Vec<Rect> {
    const GAP: f32 = 8.0;
    let n = n.max(1);
    let size = |columns: usize| {
        let rows = n.div_ceil(columns);
        let w = ((field.w + GAP) / columns as f32 - GAP).min(widest);
        let h = ((field.h + GAP) / rows as f32 - GAP).min(tallest);
        (w, h)
    };
    // A card reads best when it is a little wider than high.
    let fits = |columns: &usize| {
        let (w, h) = size(*columns);
        (w / 118.0).min(h / 98.0)
    };
    let columns = (1..=n).max_by(|one, other| fits(one).total_cmp(&fits(other))).unwrap_or(1);
    let (w, h) = size(columns);
    let place = |nth: usize| {
        let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
        Rect::new(field.x + column * (w + GAP), field.y + row * (h + GAP), w, h)
    };
    (0..n).map(place).collect()
}
