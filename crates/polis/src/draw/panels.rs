//! Panels in the map's empty corners: the event and the round, projects, prices.

use std::collections::BTreeSet;

use table::{Message, Named, Set};

use super::icons::Icon;
use super::markets::good_class;
use super::measure::{clipped, first_lines, fitting, width};
use super::pen::{Pen, caption, centred, row_rings};
use super::svg::{Rect, at};
use crate::ids::{Good, Project};
use crate::rules::trade;

/// Left edge, top and width of the column of panels.
const COLUMN: (f32, f32, f32) = (12.0, 64.0, 392.0);
/// Space between panels.
const GAP: f32 = 8.0;
/// Lines that an event may take.
const LINES: usize = 5;
/// Height of three projects: if more are shown, they share it.
const PROJECTS: f32 = 165.0;
/// Height of the price of a good.
const PRICE: f32 = 27.0;

/// The panels, one below the other.
pub(super) fn draw(pen: &mut Pen<'_>) {
    let y = event(pen, COLUMN.1);
    let y = shown_projects(pen, y + GAP);
    prices(pen, y + GAP);
}

/// A panel of a height in the column; gives its frame.
fn panel(pen: &mut Pen<'_>, y: f32, h: f32) -> Rect {
    let frame = Rect::new(COLUMN.0, y, COLUMN.2, h);
    pen.svg.rect(frame, 8.0, "panel");
    frame
}

/// The round, and the event that rules it. Gives the lower edge, like its neighbours.
fn event(pen: &mut Pen<'_>, y: f32) -> f32 {
    let card = pen.view.board.event;
    let title = card.map_or_else(|| Message::new("draw-no-event"), |card| card.name());
    let text = card.map(|card| pen.say(&card.text())).unwrap_or_default();
    let lines = first_lines(&text, 18.7, COLUMN.2 - 26.0, LINES);
    pen.svg.group("event");
    pen.svg.title(&text);
    let frame = panel(pen, y, 70.0 + 22.0 * lines.len() as f32);
    caption(pen, Icon::Event, at(frame.x + 14.0, y + 27.0), "draw-event");
    rounds(pen, frame);
    let name = pen.say(&title);
    let size = fitting(&name, 25.0, 20.0, frame.w - 28.0);
    pen.svg.sized(at(frame.x + 14.0, y + 58.0), "serif", size, &name);
    for (row, line) in lines.iter().enumerate() {
        pen.svg.text(at(frame.x + 14.0, y + 81.0 + 22.0 * row as f32), "q small", line);
    }
    pen.svg.end();
    frame.bottom()
}

/// The rounds of the scenario, the present one filled.
fn rounds(pen: &mut Pen<'_>, frame: Rect) {
    let now = usize::from(pen.view.board.round);
    let mut right = frame.right() - 12.0;
    for (nth, round) in pen.view.board.scenario.rounds.iter().enumerate().rev() {
        let words = pen.say(&round.id.name());
        let wide = (width(&words, 19.0) + 14.0).max(28.0);
        let chip = Rect::new(right - wide, frame.y + 8.0, wide, 26.0);
        let class = match nth.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "on",
            std::cmp::Ordering::Greater => "",
        };
        pen.svg.rect(chip, 13.0, format!("chip {class}").trim_end());
        let place = centred(chip.middle(), 19.0);
        pen.svg.text(place, format!("serif m chip-n {class}").trim_end(), &words);
        right = chip.x - 5.0;
    }
}

fn shown_projects(pen: &mut Pen<'_>, y: f32) -> f32 {
    let shown: Vec<_> = pen.view.board.shown.iter().collect();
    let room = PROJECTS / 3.0 * shown.len().clamp(1, 3) as f32;
    pen.svg.group("projects");
    let frame = panel(pen, y, 38.0 + room);
    caption(pen, Icon::Project, at(frame.x + 14.0, y + 26.0), "draw-projects");
    if shown.is_empty() {
        let none = pen.word("draw-no-projects");
        pen.svg.text(at(frame.x + 14.0, y + 60.0), "q", &none);
    } else {
        let heads = pen.word("draw-now-later").to_uppercase();
        pen.svg.text(at(frame.right() - 12.0, y + 26.0), "cap e", &heads);
    }
    let high = room / shown.len().max(1) as f32;
    for (row, &project) in shown.iter().enumerate() {
        let top = y + 36.0 + high * row as f32;
        let row = Rect::new(frame.x + 4.0, top, frame.w - 8.0, high);
        draw_project(pen, project, row);
    }
    pen.svg.end();
    frame.bottom()
}

/// A project: what it costs, what it brings now and for posterity.
fn draw_project(pen: &mut Pen<'_>, project: Project, row: Rect) {
    let card = &pen.view.board.edition.projects[project.index()];
    let name = pen.say(&project.name());
    let tall = row.h > 45.0;
    pen.svg.pick(project.id(), "project", &name);
    row_rings(pen, row);
    let rule = format!("M{} {}H{}", row.x + 6.0, row.y, row.right() - 6.0);
    pen.svg.path(&rule, "line");
    let side = if tall { 42.0 } else { (row.h - 4.0).min(26.0) };
    let square = Rect::new(row.x + 9.0, row.middle().y - side / 2.0, side, side);
    pen.svg.rect(square, 6.0, "slip");
    pen.icon(Icon::project(project), square.middle(), side * 0.7, "terra");
    let left = square.right() + 11.0;
    let name_room = if tall { row.right() - 82.0 - left } else { 158.0 };
    let (size, baseline) = if tall { (22.0, row.y + 23.0) } else { (19.0, row.middle().y + 7.0) };
    let size = fitting(&name, size, 18.7, name_room);
    pen.svg.sized(at(left, baseline), "serif", size, &clipped(&name, size, name_room));
    let (x, y) = if tall { (left, row.y + 40.0) } else { (left + 164.0, row.middle().y) };
    cost(pen, project, x, y, if tall { 52.0 } else { 38.0 });
    let prestige = card.prestige.map_or_else(|| "?".to_owned(), |n| n.to_string());
    let y = row.middle().y;
    pen.svg.text(centred(at(row.right() - 48.0, y), 23.0), "pr t22 e", &prestige);
    let later = format!("+{}", card.posterity);
    pen.svg.text(centred(at(row.right() - 9.0, y), 19.0), "b q e", &later);
    pen.svg.end();
}

fn cost(pen: &mut Pen<'_>, project: Project, x: f32, y: f32, pitch: f32) {
    let card = &pen.view.board.edition.projects[project.index()];
    let lots = Good::ALL.into_iter().filter(|good| card.cost[good.index()] > 0);
    for (nth, good) in lots.enumerate() {
        let place = at(x + 10.0 + pitch * nth as f32, y);
        pen.icon(Icon::good(good), place, 20.0, good_class(good));
        let n = card.cost[good.index()].to_string();
        pen.svg.text(centred(place.by(13.0, 0.0), 19.0), "b", &n);
    }
}

/// What a shipload of each value costs in each good, and where the good's marker stands.
fn prices(pen: &mut Pen<'_>, y: f32) {
    let edition = pen.view.board.edition;
    let wanted = edition.shiploads.iter().fold(Set::EMPTY, |set, card| set | card.demand);
    let traded = edition.goods.iter().filter(|good| wanted.contains(**good));
    let traded: Vec<_> = traded.copied().collect();
    pen.svg.group("prices");
    let frame = panel(pen, y, 40.0 + PRICE * traded.len() as f32);
    caption(pen, Icon::Trade, at(frame.x + 14.0, y + 26.0), "draw-prices");
    for (value, x) in value_columns(pen, frame) {
        let badge = at(x, y + 20.0);
        pen.svg.group(if value <= pen.view.board.round_card().kind { "" } else { "dim" });
        pen.svg.rect(Rect::around(badge, 11.5), 4.0, "sunk");
        pen.svg.text(centred(badge, 19.0), "b m", &value.to_string());
        pen.svg.end();
    }
    for (row, &good) in traded.iter().enumerate() {
        let top = y + 36.0 + PRICE * row as f32;
        draw_price(pen, good, Rect::new(frame.x + 4.0, top, frame.w - 8.0, PRICE));
    }
    pen.svg.end();
}

/// The values that shiploads have, with the middles of their columns, the dearest at the right.
fn value_columns(pen: &Pen<'_>, frame: Rect) -> Vec<(u8, f32)> {
    let values: BTreeSet<_> =
        pen.view.board.edition.shiploads.iter().map(|card| card.value).collect();
    let from_right = |nth: usize| frame.right() - 28.0 - 44.0 * nth as f32;
    values.into_iter().rev().enumerate().map(|(nth, value)| (value, from_right(nth))).collect()
}

fn draw_price(pen: &mut Pen<'_>, good: Good, row: Rect) {
    let edition = pen.view.board.edition;
    let column = usize::from(pen.view.board.market[good.index()]);
    let name = pen.say(&good.name());
    pen.svg.pick(good.id(), "price", &name);
    row_rings(pen, row);
    let y = row.middle().y;
    pen.icon(Icon::good(good), at(row.x + 20.0, y), 22.0, good_class(good));
    let steps = edition.prices[0].len();
    let pitch = (row.w - 190.0) / steps as f32;
    for step in 0..steps {
        let place = at(row.x + 46.0 + pitch * step as f32, y);
        let (r, class) = if step == column { (7.0, "dot on") } else { (4.2, "dot") };
        pen.svg.circle(place, r, class);
    }
    for (value, x) in value_columns(pen, row.grown(4.0)) {
        let open = value <= pen.view.board.round_card().kind;
        let price = trade::price_row(edition, value).get(column).copied().unwrap_or_default();
        let class = if open { "b m" } else { "b m dim" };
        pen.svg.text(centred(at(x, y), 20.0), class, &price.to_string());
    }
    pen.svg.end();
}
