//! Both sides' figures, the turn and the victory points in one line.

use drawing::measure::width;
use drawing::svg::{Point, Rect, at};
use table::{DrawOptions, Message, Named};

use super::icons::Icon;
use super::pen::{Pen, Sheet, centred, emblem};
use crate::components::Victory;
use crate::ids::Side;
use crate::position::Position;

/// Width and height of the wide strip.
const SIZE: (f32, f32) = (1600.0, 94.0);
/// Width and height of the narrow one, in pixels of a phone.
const NARROW: (f32, f32) = (390.0, 46.0);

/// The wide strip: the player, the turn, the other side.
pub(super) fn draw(view: &Position, options: &DrawOptions<'_>) -> Sheet {
    let mut pen = Pen::new(view, options, "strip");
    pen.svg.rect(Rect::new(0.0, 0.0, SIZE.0, SIZE.1), 0.0, "paper");
    let player = view.board.player;
    side(&mut pen, player, 0.0);
    turns(&mut pen, 590.0);
    side(&mut pen, player.other(), 1030.0);
    let label = pen.word("draw-strip");
    pen.finish(SIZE, label)
}

/// The wide strip of one of two players: their side, and the turn.
pub(super) fn draw_own(view: &Position, options: &DrawOptions<'_>, own: Side) -> Sheet {
    let name = match own {
        Side::Athens => "strip-athens",
        Side::Sparta => "strip-sparta",
    };
    let mut pen = Pen::new(view, options, name);
    pen.svg.rect(Rect::new(0.0, 0.0, SIZE.0, SIZE.1), 0.0, "paper");
    side(&mut pen, own, 0.0);
    turns(&mut pen, 590.0);
    let label = pen.say(&Message::new("draw-strip-of").with("side", &own));
    pen.finish(SIZE, label)
}

fn side(pen: &mut Pen<'_>, side: Side, left: f32) {
    let board = &pen.view.board;
    emblem(pen, side, Rect::new(left, 0.0, SIZE.1, SIZE.1));
    let name = pen.say(&side.name());
    pen.svg.text(at(left + 110.0, 42.0), "serif t30", &name);
    if !board.is_for_two() {
        let role = pen.word(if side == board.player { "draw-you" } else { "draw-system" });
        pen.svg.text(at(left + 110.0, 72.0), "q t20", &role);
    }
    let confidence = signed(board.confidence(side));
    let figures = [
        ("talents", Icon::Talents, board.treasury(side).to_string(), 238.0),
        ("bellicosity", Icon::Bellicosity, board.bellicosity(side).to_string(), 364.0),
        ("confidence", Icon::Confidence, confidence, 464.0),
    ];
    for (what, icon, words, x) in figures {
        let id = format!("{what}-{}", side.id());
        pen.svg.tag("g").id(&id).class("value").holds();
        pen.icon(icon, at(left + x, 36.0), 30.0, "clay");
        pen.svg.text(centred(at(left + x + 19.0, 36.0), 30.0), "b t30", &words);
        let name = pen.say(&Message::new(format!("draw-{what}-name")));
        pen.svg.text(at(left + x - 14.0, 76.0), "q t20", &name);
        pen.svg.end();
    }
}

fn signed(value: i8) -> String {
    match value {
        1.. => format!("+{value}"),
        0 => "0".to_owned(),
        _ => format!("−{}", value.unsigned_abs()),
    }
}

/// The turn track, the year and the victory points.
fn turns(pen: &mut Pen<'_>, left: f32) {
    let board = &pen.view.board;
    let first = board.card().first_turn();
    for turn in first..=board.card().last_turn {
        let place = at(left + 20.0 + 42.0 * f32::from(turn - first), 28.0);
        let class = match turn.cmp(&board.turn) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "on",
            std::cmp::Ordering::Greater => "",
        };
        pen.svg.circle(place, 18.0, format!("chip {class}").trim_end());
        let class = format!("serif m t20 chip-n {class}");
        pen.svg.text(centred(place, 20.0), class.trim_end(), &turn.to_string());
    }
    let year = i32::from(board.card().year) - 3 * (i32::from(board.turn.max(1)) - 1);
    let year = pen.say(&Message::new("draw-year").number("year", year));
    pen.svg.text(at(left + 4.0, 78.0), "b t22", &year);
    // PW-10.3.5.
    if board.card().victory == Victory::Will {
        return;
    }
    // Of two players each has points of their own, and a place beside the year for both.
    if board.is_for_two() {
        return scores(pen, at(left + 30.0 + width(&year, 22.0) + 20.0, 70.0));
    }
    let points = pen.say(&Message::new("draw-points").number("n", board.points()));
    let x = left + 30.0 + width(&year, 22.0) + 20.0;
    pen.svg.tag("g").id("points").class("value").holds();
    pen.icon(Icon::Laurel, at(x, 70.0), 28.0, "clay");
    pen.svg.text(at(x + 20.0, 78.0), "b t22", &points);
    pen.svg.end();
}

/// Victory points of both players.
fn scores(pen: &mut Pen<'_>, place: Point) {
    let board = &pen.view.board;
    let [athens, sparta] = Side::BOTH.map(|side| board.score_of(side));
    let points = Message::new("draw-scores").number("athens", athens).number("sparta", sparta);
    let points = pen.say(&points);
    pen.icon(Icon::Laurel, place, 28.0, "clay");
    pen.svg.text(place.by(20.0, 8.0), "b t22", &points);
}

/// One line for a phone: what one of two players has, and the turn.
pub(super) fn draw_own_narrow(view: &Position, options: &DrawOptions<'_>, own: Side) -> Sheet {
    let name = match own {
        Side::Athens => "slim-athens",
        Side::Sparta => "slim-sparta",
    };
    let mut pen = Pen::new(view, options, name);
    pen.svg.rect(Rect::new(0.0, 0.0, NARROW.0, NARROW.1), 0.0, "paper");
    narrow_side(&mut pen, own, 0.0);
    let board = &pen.view.board;
    let turn = pen.say(&Message::new("draw-turn").number("turn", board.turn));
    pen.svg.text(at(148.0, 20.0), "q t12", &turn);
    if board.card().victory == Victory::Points {
        let points = board.score_of(own).to_string().replace('-', "−");
        pen.icon(Icon::Laurel, at(156.0, 34.0), 15.0, "clay");
        pen.svg.text(centred(at(168.0, 34.0), 14.0), "b t14", &points);
    }
    let label = pen.say(&Message::new("draw-strip-of").with("side", &own));
    pen.finish(NARROW, label)
}

fn narrow_side(pen: &mut Pen<'_>, side: Side, left: f32) {
    emblem(pen, side, Rect::new(left, 0.0, 30.0, NARROW.1));
    let board = &pen.view.board;
    let figures = [
        (Icon::Talents, board.treasury(side).to_string(), 35.0, 16.0),
        (Icon::Bellicosity, board.bellicosity(side).to_string(), 35.0, 35.0),
        (Icon::Confidence, signed(board.confidence(side)), 84.0, 35.0),
    ];
    for (icon, words, x, y) in figures {
        pen.icon(icon, at(left + x + 8.0, y), 15.0, "clay");
        pen.svg.text(centred(at(left + x + 20.0, y), 14.0), "b t14", &words);
    }
}

/// One line for a phone: each side's figures without words.
pub(super) fn draw_narrow(view: &Position, options: &DrawOptions<'_>) -> Sheet {
    let mut pen = Pen::new(view, options, "slim");
    pen.svg.rect(Rect::new(0.0, 0.0, NARROW.0, NARROW.1), 0.0, "paper");
    let board = &pen.view.board;
    let player = board.player;
    for (side, left) in [(player, 0.0), (player.other(), 218.0)] {
        narrow_side(&mut pen, side, left);
    }
    let turn = pen.say(&Message::new("draw-turn").number("turn", board.turn));
    pen.svg.text(at(148.0, 20.0), "q t12", &turn);
    if board.card().victory == Victory::Points {
        let points = board.points().to_string().replace('-', "−");
        pen.icon(Icon::Laurel, at(156.0, 34.0), 15.0, "clay");
        pen.svg.text(centred(at(168.0, 34.0), 14.0), "b t14", &points);
    }
    let label = pen.word("draw-strip");
    pen.finish(NARROW, label)
}
