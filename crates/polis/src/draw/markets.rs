//! Markets at the edge of the map with their shiploads, and the trade ports.

use table::{Message, Named};

use super::geometry::{Market, geometry};
use super::icons::Icon;
use super::measure;
use super::pen::{Pen, centred, row_rings};
use super::svg::{Point, Rect, at};
use super::units::{self, LIGHT};
use crate::ids::{Good, Market as MarketId, Shipload, Side};
use crate::rules::trade;

/// Height of a shipload's row.
const ROW: f32 = 28.0;
/// Width of what is in it.
const WIDTH: f32 = 134.0;
/// The longest row of merchants in a trade port.
const QUAY: f32 = 96.0;

/// Every market.
pub(super) fn draw(pen: &mut Pen<'_>) {
    for (id, market) in MarketId::all().zip(&geometry().markets) {
        let name = pen.say(&id.name());
        pen.svg.group("market");
        pen.svg.rect(market.frame, 7.0, "panel");
        draw_name(pen, market, &name);
        let here = loads(pen, id);
        for (nth, &load) in here.iter().enumerate() {
            draw_load(pen, load, market.row(nth, here.len()));
        }
        pen.svg.end();
    }
}

/// The shiploads of a market.
fn loads(pen: &Pen<'_>, market: MarketId) -> Vec<Shipload> {
    let of = |load: &Shipload| pen.view.board.edition.shiploads[load.index()].market;
    Shipload::all().filter(|load| of(load) == market).collect()
}

impl Market {
    /// Where the nth shipload is: below the market's name, or beside it.
    fn row(&self, nth: usize, all: usize) -> Rect {
        let frame = self.frame;
        if self.rows > 1 {
            let y = frame.y + 29.0 + ROW * nth as f32;
            return Rect::new(frame.x + 4.0, y, frame.w - 8.0, ROW);
        }
        let x = frame.right() - 4.0 - (WIDTH + 4.0) * (all - nth) as f32;
        Rect::new(x, frame.middle().y - ROW / 2.0, WIDTH + 4.0, ROW)
    }
}

fn draw_name(pen: &mut Pen<'_>, market: &Market, name: &str) {
    let frame = market.frame;
    if market.rows == 1 {
        pen.svg.text(at(frame.x + 14.0, frame.middle().y + 7.0), "serif t20", name);
        return;
    }
    let size = measure::fitting(name, 20.0, 18.7, frame.w - 4.0);
    pen.svg.sized(at(frame.middle().x, frame.y + 21.5), "serif m", size, name);
}

/// One shipload: its value, what it costs now, what it brings.
fn draw_load(pen: &mut Pen<'_>, load: Shipload, row: Rect) {
    let card = &pen.view.board.edition.shiploads[load.index()];
    let taken = pen.view.board.shiploads[load.index()].is_some();
    let open = is_open(pen, load);
    let title = described(pen, load);
    pen.svg.pick(load.id(), "load", &title);
    row_rings(pen, row);
    pen.svg.group(if taken || !open { "dim" } else { "" });
    let badge = badge(row);
    if !taken {
        pen.svg.rect(Rect::around(badge, 11.0), 4.0, "sunk");
    }
    if open && !taken {
        pen.svg.text(centred(badge, 19.0), "b m", &card.value.to_string());
    } else if !taken {
        pen.icon(Icon::Lock, badge, 15.0, "g-quiet");
    }
    demand(pen, load, badge.by(18.0, 0.0));
    pen.icon(Icon::Arrow, badge.by(73.0, 0.0), 15.0, "g-quiet");
    amount(pen, card.amount, card.offer, badge.by(107.0, 0.0));
    pen.svg.end();
    pen.svg.end();
}

/// What it costs now. Where several goods will do, their glyphs; the panel has their prices.
fn demand(pen: &mut Pen<'_>, load: Shipload, place: Point) {
    let goods = demanded(pen, load);
    if let [good] = goods[..] {
        amount(pen, trade::price(&pen.view.board, load, good), good, place.by(34.0, 0.0));
        return;
    }
    let step = 42.0 / goods.len().max(1) as f32;
    for (nth, &good) in goods.iter().enumerate() {
        let x = step * (nth as f32 + 0.5);
        pen.icon(Icon::good(good), place.by(x, 0.0), step.min(19.0), good_class(good));
    }
}

/// The goods that a shipload accepts.
fn demanded(pen: &Pen<'_>, load: Shipload) -> Vec<Good> {
    pen.view.board.edition.shiploads[load.index()].demand.iter().collect()
}

/// A number and its good; the point is the good's.
fn amount(pen: &mut Pen<'_>, n: u8, good: Good, place: Point) {
    pen.svg.text(centred(place.by(-12.0, 0.0), 19.0), "b e", &n.to_string());
    pen.icon(Icon::good(good), place, 20.0, good_class(good));
}

/// Where a shipload's value stands, and the merchant who takes it.
fn badge(row: Rect) -> Point {
    at(row.x + (row.w - WIDTH) / 2.0 + 13.0, row.middle().y)
}

/// POL-9.3: a shipload opens in the round of its value, unless the event closes it.
fn is_open(pen: &Pen<'_>, load: Shipload) -> bool {
    let board = &pen.view.board;
    let value = pen.view.board.edition.shiploads[load.index()].value;
    value <= board.round_card().kind && !board.event_rules().closed.contains(load)
}

/// The class that gives a good its colour.
pub(super) const fn good_class(good: Good) -> &'static str {
    match good {
        Good::Metal => "g-metal",
        Good::Wood => "g-wood",
        Good::Wine => "g-wine",
        Good::Oil => "g-oil",
        Good::Silver => "g-silver",
        Good::Wheat => "g-wheat",
    }
}

/// Merchants on shiploads, and those that wait in the trade ports.
pub(super) fn merchants(pen: &mut Pen<'_>) {
    for (id, market) in MarketId::all().zip(&geometry().markets) {
        let here = loads(pen, id);
        for (nth, &load) in here.iter().enumerate() {
            let Some(side) = pen.view.board.shiploads[load.index()] else { continue };
            units::piece(pen, "merchant", side, load.id(), badge(market.row(nth, here.len())));
        }
    }
    for side in Side::BOTH {
        for (nth, place) in berths(pen, side).into_iter().enumerate() {
            units::piece(pen, "merchant", side, &format!("port-{}", nth + 1), place);
        }
    }
}

/// Where the waiting merchants lie.
fn berths(pen: &Pen<'_>, side: Side) -> Vec<Point> {
    let n = pen.view.board.player(side).merchants;
    let gaps = f32::from(n.saturating_sub(1)).max(1.0);
    let step = ((QUAY - LIGHT * 2.0) / gaps).min(32.0);
    let first = geometry().trade_ports[side.index()].by(56.0, 21.0);
    (0..n).map(|nth| first.by(f32::from(nth) * step, 0.0)).collect()
}

/// The trade ports; merchants are drawn with the other pieces.
pub(super) fn ports(pen: &mut Pen<'_>) {
    for side in Side::BOTH {
        let corner = geometry().trade_ports[side.index()];
        let end = berths(pen, side).last().map_or(corner.x + 40.0, |last| last.x + 22.0);
        let frame = Rect::new(corner.x, corner.y, end - corner.x, 42.0);
        let n = pen.view.board.player(side).merchants;
        let title = Message::new("draw-port").name("side", side.name()).number("n", n);
        let title = pen.say(&title);
        pen.svg.group("port");
        pen.svg.title(&title);
        pen.svg.rect(frame, 21.0, &format!("dock {}", side.id()));
        pen.icon(Icon::Port, corner.by(22.0, 21.0), 22.0, &format!("si {}", side.id()));
        pen.svg.end();
    }
}

fn described(pen: &Pen<'_>, load: Shipload) -> String {
    let card = &pen.view.board.edition.shiploads[load.index()];
    let price = |good: Good| good.amount(trade::price(&pen.view.board, load, good));
    let goods = demanded(pen, load).into_iter();
    let id = match pen.view.board.shiploads[load.index()] {
        Some(_) => "draw-shipload-taken",
        None if is_open(pen, load) => "draw-shipload",
        None => "draw-shipload-closed",
    };
    let message = Message::new(id)
        .name("shipload", load.name())
        .list("paid", goods.map(price).collect())
        .name("got", card.offer.amount(card.amount));
    let owner = pen.view.board.shiploads[load.index()];
    pen.say(&match owner {
        Some(side) => message.name("side", side.name()),
        None => message.number("value", card.value),
    })
}
