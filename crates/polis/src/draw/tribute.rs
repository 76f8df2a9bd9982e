//! What the peasants of each territory yield, and who has collected there this round.

use table::{Message, Named};

use super::icons::Icon;
use super::markets::good_class;
use super::measure::width;
use super::pen::{Pen, caption, centred, row_rings, shape};
use super::svg::{Point, Rect, at};
use super::units;
use crate::flow::Frame;
use crate::ids::{Good, Side, Territory};
use crate::rules::tribute::Collect;

/// Where the panel lies.
const PANEL: Rect = Rect::new(12.0, 794.0, 628.0, 194.0);
/// Height of a territory's row.
const ROW: f32 = 25.0;
/// Rows in a column.
const ROWS: usize = 6;
/// Width of a good and its number.
const PITCH: f32 = 40.0;

/// The panel.
pub(super) fn draw(pen: &mut Pen<'_>) {
    pen.svg.group("tribute");
    pen.svg.rect(PANEL, 8.0, "panel");
    caption(pen, Icon::Tribute, at(PANEL.x + 14.0, PANEL.y + 26.0), "draw-tribute");
    yields(pen);
    Territory::all().for_each(|territory| draw_row(pen, territory));
    pen.svg.end();
}

/// What one, two, three, ... hoplites bring.
fn yields(pen: &mut Pen<'_>) {
    let brought = &pen.view.board.edition.tribute_yield;
    let list = |numbers: Vec<String>| numbers.join(" ");
    let sent = list((1..=brought.len()).map(|n| n.to_string()).collect());
    let brought = list(brought.iter().map(ToString::to_string).collect());
    let title = Message::new("draw-tribute-yield").text("sent", &*sent).text("got", &*brought);
    let title = pen.say(&title);
    let y = PANEL.y + 26.0;
    let right = PANEL.right() - 14.0;
    let arrow = right - width(&brought, 19.0) - 16.0;
    let left = arrow - width(&sent, 19.0) - 26.0;
    pen.svg.group("");
    pen.svg.title(&title);
    pen.svg.text(at(right, y), "b e", &brought);
    pen.icon(Icon::Arrow, at(arrow, y - 6.5), 15.0, "g-quiet");
    pen.svg.text(at(arrow - 14.0, y), "q e", &sent);
    pen.icon(Icon::Helmet, at(left, y - 6.5), 20.0, "g-quiet");
    pen.svg.end();
}

/// The box of a territory's row.
fn row_of(territory: Territory) -> Rect {
    let (column, row) = (territory.index() / ROWS, territory.index() % ROWS);
    let wide = (PANEL.w - 8.0) / 2.0;
    let (x, y) = (PANEL.x + 4.0 + wide * column as f32, PANEL.y + 36.0 + ROW * row as f32);
    Rect::new(x, y, wide, ROW)
}

/// Where the disc of a territory lies.
fn disc(territory: Territory) -> Point {
    let row = row_of(territory);
    at(row.x + 17.0, row.middle().y)
}

fn draw_row(pen: &mut Pen<'_>, territory: Territory) {
    let row = row_of(territory);
    let board = &pen.view.board;
    let collected = board.collected[territory.index()];
    let barred = board.barred.contains(territory);
    let name = pen.say(&territory.name());
    let title = described(pen, territory);
    let id = territory.id();
    pen.svg.pick(id, "row", &title);
    row_rings(pen, row);
    if barred {
        pen.icon(Icon::Cross, disc(territory), 15.0, "clay");
    } else {
        pen.svg.circle(disc(territory), 8.0, "slot");
    }
    pen.svg.group(if collected.is_some() || barred { "dim" } else { "" });
    let baseline = row.middle().y + 7.0;
    pen.svg.text(at(row.x + 33.0, baseline), "", &name);
    let left = (33.0 + width(&name, 19.0) + 4.0).max(146.0);
    goods(pen, territory, at(row.x + left, row.middle().y));
    pen.svg.end();
    pen.svg.end();
}

/// The boxes of each good. While hoplites are being placed here, the goods can be pointed at.
fn goods(pen: &mut Pen<'_>, territory: Territory, place: Point) {
    let boxes = pen.view.board.edition.tribute[territory.index()];
    let collect = collecting(pen).filter(|step| step.territory == territory);
    let found = Good::ALL.into_iter().filter(|good| boxes[good.index()] > 0);
    for (nth, good) in found.enumerate() {
        let place = place.by(PITCH * nth as f32, 0.0);
        let n = boxes[good.index()];
        let Some(step) = collect else {
            draw_good(pen, good, place, &n.to_string());
            continue;
        };
        let name = pen.say(&good.name());
        pen.svg.pick(good.id(), "box", &name);
        row_rings(pen, Rect::new(place.x - 2.0, place.y - ROW / 2.0, PITCH, ROW));
        // Hoplites stand on some of the boxes already.
        let free = n.saturating_sub(step.placed[good.index()]);
        draw_good(pen, good, place, &free.to_string());
        pen.svg.end();
    }
}

fn draw_good(pen: &mut Pen<'_>, good: Good, place: Point, n: &str) {
    pen.icon(Icon::good(good), place.by(10.0, 0.0), 19.0, good_class(good));
    pen.svg.text(centred(place.by(22.0, 0.0), 19.0), "b", n);
}

/// The collection in progress.
fn collecting<'a>(pen: &Pen<'a>) -> Option<&'a Collect> {
    match pen.view.steps.last() {
        Some(Frame::Collect(step)) => Some(step),
        _ => None,
    }
}

/// Discs of those who have collected, with the other pieces.
pub(super) fn discs(pen: &mut Pen<'_>) {
    for territory in Territory::all() {
        let Some(side) = pen.view.board.collected[territory.index()] else { continue };
        let id = territory.id();
        units::piece(pen, "disc", side, id, disc(territory));
    }
}

/// A disc in the side's shape.
pub(super) fn define(pen: &mut Pen<'_>) {
    for side in Side::BOTH {
        units::begin(pen, "disc", side);
        shape(&mut pen.defs, Some(side), at(0.0, 0.0), 10.0, &format!("pc {}", side.id()));
        pen.icon_in_defs(Icon::emblem(side), at(0.0, 0.0), 13.0, "on");
        pen.defs.end();
    }
}

fn described(pen: &Pen<'_>, territory: Territory) -> String {
    let region = territory.name();
    let message = match pen.view.board.collected[territory.index()] {
        Some(side) => Message::new("draw-tribute-collected").name("side", side.name()),
        None if pen.view.board.barred.contains(territory) => Message::new("draw-tribute-barred"),
        None => {
            let boxes = pen.view.board.edition.tribute[territory.index()];
            let goods = Good::ALL.into_iter().filter(|good| boxes[good.index()] > 0);
            let amount = |good: Good| {
                let n = boxes[good.index()];
                Message::new("amount").number("n", n).name("good", good.name())
            };
            Message::new("draw-tribute-boxes").list("boxes", goods.map(amount).collect())
        }
    };
    pen.say(&message.name("region", region))
}
