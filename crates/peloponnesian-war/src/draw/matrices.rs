//! The matrices of both sides, beside the map: treasury, confidence, bellicosity, strategies, the
//! cup of leaders and the going-home box.

use drawing::measure::{clipped, fitting, width};
use drawing::svg::{Point, Rect, at};
use table::{Message, Named};

use super::geometry::MAP;
use super::icons::Icon;
use super::land::LEGIBLE;
use super::pen::{Pen, caption, centred, emblem};
use super::stacks;
use crate::board::{Guard, Post};
use crate::components::{Strategy, Victory, map};
use crate::ids::{Leader, Side};

/// Width of the column.
pub(super) const WIDE: f32 = 380.0;
/// Height of one side's matrix.
const HIGH: f32 = MAP.1 / 2.0;
const EDGE: f32 = 14.0;

/// The player's matrix above, the other below.
pub(super) fn draw(pen: &mut Pen<'_>) {
    pen.svg.rect(Rect::new(MAP.0, 0.0, WIDE, MAP.1), 0.0, "paper");
    let player = pen.view.board.player;
    for (nth, side) in [player, player.other()].into_iter().enumerate() {
        let frame = Rect::new(MAP.0, HIGH * nth as f32, WIDE, HIGH);
        matrix(pen, side, frame);
    }
    let middle = format!("M{} {HIGH}h{WIDE}", MAP.0);
    pen.svg.path(&middle, "rule");
}

fn matrix(pen: &mut Pen<'_>, side: Side, frame: Rect) {
    pen.svg.tag("g").id(&format!("matrix-{}", side.id())).holds();
    header(pen, side, frame);
    let board = &pen.view.board;
    let confidence = i32::from(board.confidence(side));
    let bellicosity = i32::from(board.bellicosity(side));
    let left = frame.x + EDGE;
    track(pen, Icon::Confidence, "draw-confidence", confidence, -6, at(left, frame.y + 100.0));
    track(pen, Icon::Bellicosity, "draw-bellicosity", bellicosity, 0, at(left, frame.y + 144.0));
    if board.is_for_two() {
        // PW-11.1: two players need no strategies, and each has points, if points count (PW-10.3.5).
        if board.card().victory == Victory::Points {
            let points = pen.say(&Message::new("draw-points").number("n", board.score_of(side)));
            pen.svg.text(at(left, frame.y + 200.0), "b t30", &points);
        }
    } else {
        strategies(pen, side, frame.y + 172.0);
    }
    cup(pen, side, frame.y + 464.0);
    home(pen, side, frame.y + 632.0);
    pen.svg.end();
}

/// Whose matrix it is, and the treasury.
fn header(pen: &mut Pen<'_>, side: Side, frame: Rect) {
    let board = &pen.view.board;
    emblem(pen, side, Rect::new(frame.x + EDGE, frame.y + 12.0, 56.0, 56.0));
    let name = pen.say(&side.name());
    pen.svg.text(at(frame.x + 82.0, frame.y + 36.0), "serif t32", &name);
    if !board.is_for_two() {
        let role = if board.is_led(side) { "draw-you" } else { "draw-system" };
        let role = pen.word(role);
        pen.svg.text(at(frame.x + 82.0, frame.y + 66.0), "q", &role);
    }
    let talents = board.treasury(side);
    let title = pen.say(&Message::new("draw-talents").number("n", talents));
    pen.svg.group("");
    pen.svg.title(&title);
    let words = talents.to_string();
    let right = frame.right() - EDGE;
    pen.svg.text(at(right, frame.y + 48.0), "b t36 e", &words);
    pen.icon(Icon::Talents, at(right - width(&words, 36.0) - 22.0, frame.y + 36.0), 34.0, "ink");
    pen.svg.end();
}

/// A track of thirteen steps with its number.
fn track(pen: &mut Pen<'_>, icon: Icon, id: &'static str, value: i32, first: i32, place: Point) {
    let title = pen.say(&Message::new(id).number("n", value));
    pen.svg.group("");
    pen.svg.title(&title);
    pen.icon(icon, place.by(15.0, 0.0), 30.0, "clay");
    for step in 0..13 {
        let here = at(place.x + 46.0 + 20.5 * step as f32, place.y);
        let class = match (step + first == value, step + first == 0) {
            (true, _) => "step on",
            (_, true) => "step nil",
            _ => "step",
        };
        pen.svg.circle(here, if step + first == value { 10.0 } else { 6.5 }, class);
    }
    let sign = if first < 0 && value > 0 { "+" } else { "" };
    let words = format!("{sign}{value}").replace('-', "−");
    pen.svg.text(centred(place.by(WIDE - EDGE * 2.0, 0.0), 30.0), "b t30 e", &words);
    pen.svg.end();
}

/// The strategies by the die, with the strength that each asks for. The one in force is filled.
fn strategies(pen: &mut Pen<'_>, side: Side, top: f32) {
    let board = &pen.view.board;
    let left = MAP.0 + EDGE;
    for (nth, strategy) in map().matrices[side.index()].strategies.iter().enumerate() {
        let ruling = side == board.system() && usize::from(board.strategy) == nth;
        let row = Rect::new(left, top + 66.0 * nth as f32, WIDE - EDGE * 2.0, 62.0);
        let title = described(pen, strategy);
        pen.svg.group(if ruling { "st on" } else { "st" });
        pen.svg.title(&title);
        pen.svg.rect(row, 5.0, "st-bg");
        pen.svg.rect(Rect::new(row.x + 7.0, row.y + 7.0, 48.0, 48.0), 8.0, "die");
        let (low, high) = strategy.die;
        let die = if low == high { low.to_string() } else { format!("{low}–{high}") };
        let middle = centred(at(row.x + 31.0, row.y + 31.0), LEGIBLE);
        pen.svg.text(middle, "b m die-n", &die);
        let name = pen.say(&Message::new(format!("draw-{}", strategy.id)));
        let size = fitting(&name, 28.0, LEGIBLE, row.w - 70.0);
        let name = clipped(&name, size, row.w - 66.0);
        pen.svg.sized(at(row.x + 64.0, row.y + 27.0), "b st-t", size, &name);
        forces(pen, strategy, row);
        pen.svg.end();
    }
}

/// Strength for objectives on coasts and islands, and inland, by arm.
fn forces(pen: &mut Pen<'_>, strategy: &Strategy, row: Rect) {
    // The order of grounds in the components: land, coast, island.
    let [land, coast, _] = strategy.force;
    let y = row.y + 54.0;
    let words = |force: [u8; 3]| force.map(|n| n.to_string()).join("·");
    let mut x = row.x + 64.0;
    for (force, shape) in [(land, "M0-18h18v18h-18z"), (coast, "M10-19L21 0H-1z")] {
        pen.svg.tag("path").class("st-s").text_attr("d", shape).moved(at(x, y - 1.0)).empty();
        let words = words(force);
        pen.svg.text(at(x + 26.0, y), "st-n", &words);
        x += 140.0;
    }
}

fn described(pen: &Pen<'_>, strategy: &'static Strategy) -> String {
    let mut areas = strategy.areas.clone();
    areas.dedup();
    let area = |&area: &u8| (&map().areas[usize::from(area)]).name();
    let name = strategy.name();
    let message = Message::new("draw-strategy").name("strategy", name);
    pen.say(&message.list("areas", areas.iter().map(area).collect()))
}

/// Leaders in the cup, in as many lines as they need.
fn cup(pen: &mut Pen<'_>, side: Side, top: f32) {
    let left = MAP.0 + EDGE;
    let words = pen.word("draw-cup");
    caption(pen, Icon::Cup, at(left, top), &words);
    let leaders: Vec<Leader> = pen.view.board.cup(side).collect();
    list(pen, &leaders, top, 4);
}

/// Names of leaders in lines; the last line tells how many more there are.
fn list(pen: &mut Pen<'_>, leaders: &[Leader], top: f32, most: usize) {
    let left = MAP.0 + EDGE;
    if leaders.is_empty() {
        let none = pen.word("draw-nobody");
        pen.svg.text(at(left, top + 34.0), "q", &none);
        return;
    }
    let mut lines: Vec<String> = vec![String::new()];
    for (nth, leader) in leaders.iter().enumerate() {
        let name = pen.say(&leader.name());
        let comma = if nth + 1 < leaders.len() { "," } else { "" };
        let line = lines.last().map_or("", String::as_str);
        let longer = format!("{line} {name}{comma}");
        if width(longer.trim(), LEGIBLE) <= WIDE - EDGE * 2.0 || line.is_empty() {
            if let Some(last) = lines.last_mut() {
                *last = longer.trim().to_owned();
            }
        } else {
            lines.push(format!("{name}{comma}"));
        }
    }
    let titles: Vec<_> = leaders.iter().map(|&leader| rated(leader)).collect();
    let title = pen.say(&Message::new("draw-leaders").list("leaders", titles));
    pen.svg.group("");
    pen.svg.title(&title);
    for (nth, line) in lines.iter().take(most).enumerate() {
        pen.svg.text(at(left, top + 31.0 + 30.0 * nth as f32), "", line);
    }
    pen.svg.end();
}

fn rated(leader: Leader) -> Message {
    Message::new("draw-leader")
        .name("leader", leader.name())
        .number("tactical", leader.tactical())
        .number("strategic", leader.strategic())
}

/// Who goes home at the end of the turn.
fn home(pen: &mut Pen<'_>, side: Side, top: f32) {
    let left = MAP.0 + EDGE;
    let words = pen.word("draw-home");
    caption(pen, Icon::Home, at(left, top), &words);
    let board = &pen.view.board;
    let units = &board.homeward[side.index()];
    let anybody = stacks::line(pen, side, units, at(left, top + 12.0));
    let mut who: Vec<String> = Leader::all()
        .filter(|leader| leader.side() == side && board.leaders[leader.index()] == Post::Box)
        .map(|leader| pen.say(&leader.name()))
        .collect();
    if side == Side::Sparta && board.guard == Guard::Box {
        who.insert(0, pen.word("home-guard"));
    }
    if who.is_empty() && !anybody {
        who.push(pen.word("draw-nobody"));
    }
    // Leaders stand beside the caption, strength points below it.
    let room = WIDE - EDGE * 2.0 - width(&words.to_uppercase(), LEGIBLE) - 66.0;
    let names = clipped(&who.join(", "), LEGIBLE, room);
    pen.svg.text(at(left + WIDE - EDGE * 2.0, top), "q e", &names);
}
