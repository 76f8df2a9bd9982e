//! What was weighed where the procedure or chance chose: a table of candidates for each choice
//! of a move, as the rule saw them that chose.

use drawing::measure::{clipped, lines};
use drawing::svg::{Rect, at};
use table::{DrawOptions, Event as _, Message, Named};

use super::pen::{Pen, Sheet};
use crate::event::{Candidate, Event};
use crate::position::Position;

/// Width of the table, its margin, and the columns of numbers and names.
const WIDE: f32 = 900.0;
const MARGIN: f32 = 26.0;
const NAMES: f32 = 84.0;
const VERDICTS: f32 = 360.0;
/// Heights of a row and of a line of a heading.
const ROW: f32 = 32.0;
const LINE: f32 = 34.0;
/// The width of the table in whose units scenes are drawn.
const TABLE: f32 = 1600.0;

/// Draws the choices that were made in one move; empty if there was none.
pub(crate) fn draw(before: &Position, events: &[Event], options: &DrawOptions<'_>) -> String {
    let choices: Vec<_> = events.iter().filter(|event| !event.weighed().is_empty()).collect();
    if choices.is_empty() {
        return String::new();
    }
    let mut pen = Pen::new(before, options, "scene");
    let mut down = MARGIN;
    for event in &choices {
        down = choice(&mut pen, event, down);
    }
    let sheet = on_paper(pen, down);
    let wide = WIDE * options.width as f32 / TABLE;
    sheet.document(wide.round() as u32, options.theme)
}

/// The sentence that tells the choice, then a row for each candidate; says where it ends.
fn choice(pen: &mut Pen<'_>, event: &Event, mut down: f32) -> f32 {
    let sentence = pen.say(&event.message());
    for line in lines(&sentence, 26.0, WIDE - 2.0 * MARGIN) {
        pen.svg.text(at(MARGIN, down + 24.0), "serif", &line);
        down += LINE;
    }
    for candidate in event.weighed() {
        row(pen, candidate, down);
        down += ROW;
    }
    down + MARGIN
}

fn row(pen: &mut Pen<'_>, candidate: &Candidate, down: f32) {
    let class = if candidate.chosen { "st on" } else { "st" };
    let frame = Rect::new(MARGIN, down, WIDE - 2.0 * MARGIN, ROW - 4.0);
    pen.svg.group(class);
    pen.svg.rect(frame, 4.0, "st-bg");
    let base = down + 21.0;
    pen.svg.text(at(MARGIN + 44.0, base), "e b t20 st-t", &candidate.number.to_string());
    let verdict = pen.say(&verdict(candidate));
    let room = if verdict.is_empty() { WIDE - MARGIN } else { VERDICTS } - NAMES - MARGIN;
    let name = clipped(&pen.say(&candidate.what.name()), 20.0, room);
    pen.svg.text(at(NAMES, base), "t20 st-t", &name);
    if !verdict.is_empty() {
        pen.svg.text(at(VERDICTS, base), "t20 st-n", &verdict);
    }
    pen.svg.end();
}

/// What the rule says about it.
fn verdict(candidate: &Candidate) -> Message {
    let [hoplites, cavalry, naval] = candidate.gives;
    candidate
        .verdict
        .name()
        .number("hoplites", hoplites)
        .number("cavalry", cavalry)
        .number("naval", naval)
}

fn on_paper(pen: Pen<'_>, high: f32) -> Sheet {
    let label = pen.word("draw-candidates");
    let mut sheet = pen;
    let inside = std::mem::take(&mut sheet.svg);
    sheet.svg.rect(Rect::new(0.0, 0.0, WIDE, high), 16.0, "paper");
    sheet.svg.raw(&inside.finish());
    sheet.finish((WIDE, high), label)
}
