//! What lies before a player: prestige, population, goods, and the cards of the league.

use table::{DrawOptions, Message, Named};

use super::icons::Icon;
use super::markets::good_class;
use super::measure::{clipped, width};
use super::pen::{Pen, Sheet, centred, row_rings};
use super::svg::{Point, Rect, at};
use super::units;
use crate::board::Proxenos;
use crate::flow::Frame;
use crate::ids::{Good, Polis, Project, Side};
use crate::rules::editions::InProgress;
use crate::view::View;

/// Size of a strip, in units of the map's width.
pub(super) const SIZE: (f32, f32) = (1600.0, 94.0);
/// Size of a narrow strip, in pixels of a phone.
pub(super) const NARROW: (f32, f32) = (390.0, 46.0);
/// Width of the emblem, and of a good.
const EMBLEM: f32 = 86.0;
const GOOD: f32 = 73.0;

/// The strip of a side.
pub(super) fn draw(view: &View, options: &DrawOptions<'_>, side: Side) -> Sheet {
    let mut pen = Pen::new(view, options, ["strip-athens", "strip-sparta"][side.index()]);
    ground(&mut pen, side, SIZE, EMBLEM);
    title(&mut pen, side);
    let board = &pen.view.board;
    let (prestige, population) = (board.player(side).prestige, board.league_population(side));
    value(&mut pen, side, "prestige", u32::from(prestige), at(268.0, 47.0));
    value(&mut pen, side, "population", u32::from(population), at(372.0, 47.0));
    let mut x = 444.0;
    for &good in &pen.view.board.edition.goods {
        draw_good(&mut pen, side, good, Rect::new(x, 24.0, GOOD - 6.0, 46.0));
        x += GOOD;
    }
    league(&mut pen, side, Rect::new(x + 10.0, 6.0, SIZE.0 - x - 20.0, SIZE.1 - 12.0));
    let label = pen.say(&side.name());
    pen.finish(SIZE, label)
}

/// The same in one line.
pub(super) fn draw_narrow(view: &View, options: &DrawOptions<'_>, side: Side) -> Sheet {
    let mut pen = Pen::new(view, options, ["narrow-athens", "narrow-sparta"][side.index()]);
    ground(&mut pen, side, NARROW, NARROW.1);
    let board = &pen.view.board;
    let (prestige, population) = (board.player(side).prestige, board.league_population(side));
    let mut entries = vec![
        ("prestige", Icon::Prestige, "g-prestige", u32::from(prestige), None),
        ("population", Icon::Population, "g-ink", u32::from(population), None),
    ];
    entries.extend(pen.view.board.edition.goods.iter().map(|&good| {
        let n = u32::from(board.stock(side, good));
        (good.id(), Icon::good(good), good_class(good), n, Some(good))
    }));
    let wide = (NARROW.0 - NARROW.1) / entries.len() as f32;
    for (nth, (id, icon, class, n, good)) in entries.into_iter().enumerate() {
        let cell = Rect::new(NARROW.1 + wide * nth as f32, 0.0, wide, NARROW.1);
        let title = amount_title(&pen, id, good, n);
        open_entry(&mut pen, side, good, &title);
        row_rings(&mut pen, cell.grown(-1.0));
        pen.icon(icon, at(cell.middle().x, 14.0), 18.0, class);
        pen.svg.text(at(cell.middle().x, 38.0), "b m t16", &n.to_string());
        pen.svg.end();
    }
    let label = pen.say(&side.name());
    pen.finish(NARROW, label)
}

/// Paper with the side's emblem at the left.
fn ground(pen: &mut Pen<'_>, side: Side, size: (f32, f32), emblem: f32) {
    pen.svg.rect(Rect::new(0.0, 0.0, size.0, size.1), 0.0, "paper");
    let block = Rect::new(0.0, 0.0, emblem, size.1);
    pen.svg.rect(block, 0.0, &format!("side {}", side.id()));
    pen.icon(Icon::emblem(side), block.middle(), size.1 * 0.56, "on");
}

/// The side's name, and what its player may still do.
fn title(pen: &mut Pen<'_>, side: Side) {
    let name = pen.say(&side.name());
    pen.svg.text(at(102.0, 43.0), "serif t27", &name);
    let board = &pen.view.board;
    let reserve = pen.say(&Message::new("draw-reserve").number("n", board.reserve(side)));
    let line = if board.passed.has(side) { pen.word("draw-passed") } else { reserve.clone() };
    pen.svg.group("reserve");
    pen.svg.title(&reserve);
    pen.icon(Icon::Cube, at(111.0, 66.0), 16.0, "g-quiet");
    pen.svg.text(at(124.0, 72.0), "q small", &line);
    pen.svg.end();
    if board.player(side.other()).proxenos == Proxenos::Captured {
        hostage(pen, side.other(), at(118.0 + width(&name, 27.0), 34.0));
    }
}

/// The other side's proxenos, who waits for his ransom.
fn hostage(pen: &mut Pen<'_>, of: Side, place: Point) {
    units::define_light(pen, of, "proxenos", Icon::Proxenos, 22.0);
    let title = pen.say(&Message::new("draw-hostage").name("side", of.name()));
    pen.svg.group("hostage");
    pen.svg.title(&title);
    units::piece(pen, "proxenos", of, "1", place);
    pen.svg.end();
}

/// A large number with its glyph around a point.
fn value(pen: &mut Pen<'_>, side: Side, id: &'static str, n: u32, place: Point) {
    let (icon, class) = match id {
        "prestige" => (Icon::Prestige, "g-prestige"),
        _ => (Icon::Population, "g-ink"),
    };
    let title = amount_title(pen, id, None, n);
    pen.svg.tag("g").id(&format!("{id}-{}", side.id())).class("value").holds();
    pen.svg.title(&title);
    pen.icon(icon, place, 36.0, class);
    pen.svg.text(centred(place.by(24.0, 0.0), 32.0), "b t32", &n.to_string());
    pen.svg.end();
}

fn amount_title(pen: &Pen<'_>, id: &'static str, good: Option<Good>, n: u32) -> String {
    match good {
        Some(good) => pen.say(&Message::new("amount").number("n", n).name("good", good.name())),
        None if id == "prestige" => pen.say(&Message::new("amount-prestige").number("n", n)),
        None => pen.say(&Message::new("draw-population").number("n", n)),
    }
}

/// Opens the group of an entry. A good can be pointed at unless the other side is paying.
fn open_entry(pen: &mut Pen<'_>, side: Side, good: Option<Good>, title: &str) {
    match good.filter(|_| payer(pen.view).is_none_or(|payer| payer == side)) {
        Some(good) => pen.svg.tag("g").class("pick good").names(good.id()).holds(),
        None => pen.svg.group("good"),
    }
    pen.svg.title(title);
}

/// The side that chooses among its goods now.
fn payer(view: &View) -> Option<Side> {
    match view.steps.last() {
        Some(Frame::Payment(step)) => Some(step.side),
        Some(Frame::Surcharge(step)) => Some(step.side),
        Some(Frame::Collect(step)) => Some(step.side),
        _ => None,
    }
}

fn draw_good(pen: &mut Pen<'_>, side: Side, good: Good, chip: Rect) {
    let n = pen.view.board.stock(side, good);
    let title = amount_title(pen, good.id(), Some(good), u32::from(n));
    open_entry(pen, side, Some(good), &title);
    pen.svg.rings(chip, 7.0);
    pen.svg.rect(chip, 7.0, "raised");
    let y = chip.middle().y;
    pen.icon(Icon::good(good), at(chip.x + 20.0, y), 26.0, good_class(good));
    let class = if n == 0 { "b t24 m off" } else { "b t24 m" };
    pen.svg.text(centred(at(chip.x + 49.0, y), 24.0), class, &n.to_string());
    pen.svg.end();
}

/// The cards of the league in as many rows and columns as they need.
fn league(pen: &mut Pen<'_>, side: Side, area: Rect) {
    let league: Vec<_> = pen.view.board.league(side).collect();
    let (rows, columns) = match league.len() {
        0..=3 => (1, 3),
        4..=6 => (2, 3),
        7..=9 => (3, 3),
        10..=12 => (3, 4),
        13..=15 => (3, 5),
        n => (3, n.div_ceil(3)),
    };
    let (w, h) = (area.w / columns as f32, area.h / rows as f32);
    let high = (h - 4.0).min(36.0);
    for (nth, polis) in league.into_iter().enumerate() {
        let (column, row) = (nth % columns, nth / columns);
        let (x, y) = (area.x + w * column as f32, area.y + h * row as f32 + (h - high) / 2.0);
        draw_card(pen, side, polis, Rect::new(x, y, w - 6.0, high));
    }
}

/// A project of a polis. POL-4.5: an unfinished one may lie with its back up; whose back it is
/// everybody knows, so its glyph stands on it.
fn draw_tile(pen: &mut Pen<'_>, project: Project, unfinished: bool, place: Point) {
    let icon = Icon::project(project);
    match (unfinished, pen.view.board.edition.rules.in_progress) {
        (false, _) => pen.icon(icon, place, 19.0, "g-quiet"),
        (true, InProgress::FaceUp) => pen.icon(icon, place, 19.0, "clay"),
        (true, InProgress::FaceDown) => {
            pen.svg.rect(Rect::around(place, 10.0), 3.0, "back");
            pen.icon(icon, place, 14.0, "back-ink");
        }
    }
}

/// One polis: population of its most, growth, and its projects as far as there is room.
fn draw_card(pen: &mut Pen<'_>, side: Side, polis: Polis, frame: Rect) {
    let board = &pen.view.board;
    let (card, state) =
        (&pen.view.board.edition.poleis[polis.index()], &board.poleis[polis.index()]);
    let title = super::poleis::described(pen, polis);
    let id = polis.id();
    pen.svg.pick(id, "league", &title);
    let radius = if side == Side::Athens { frame.h / 2.0 } else { 5.0 };
    for ring in ["ring d slim", "ring g slim"] {
        pen.svg.rect(frame, radius, ring);
    }
    pen.svg.rect(frame, radius, "raised");
    // Two figures need a wider badge.
    let extra = if state.cubes > 9 { 9.0 } else { 0.0 };
    let badge = Rect::new(frame.x, frame.y, frame.h + extra, frame.h).grown(-1.5);
    pen.svg.rect(badge, radius - 1.5, &format!("side {}", side.id()));
    pen.svg.text(centred(badge.middle(), 19.0), "b m on", &state.cubes.to_string());
    let name = pen.say(&polis.name());
    let (left, right) = (badge.right() + 6.0, frame.right() - 8.0);
    let name = clipped(&name, 19.0, right - left);
    let baseline = frame.middle().y + 7.0;
    pen.svg.text(at(left, baseline), "", &name);
    let mut free = right - left - width(&name, 19.0) - 6.0;
    let mut end = right;
    let building = state.project.map(|project| (project, true));
    let built = state.built.iter().map(|project| (project, false));
    for (project, unfinished) in building.into_iter().chain(built) {
        if free < 22.0 {
            break;
        }
        draw_tile(pen, project, unfinished, at(end - 9.0, frame.middle().y));
        end -= 22.0;
        free -= 22.0;
    }
    let limits = format!("/{} +{}", card.max, card.growth);
    if width(&limits, 18.7) <= free {
        pen.svg.text(at(left + width(&name, 19.0) + 6.0, baseline), "q small", &limits);
    }
    pen.svg.end();
}
