//! Spaces: their signs, markers, counters and names.

use std::fmt::Write as _;

use drawing::svg::{Point, RINGS, Rect, at};

use super::geometry::site;
use super::icons::Icon;
use super::land::LEGIBLE;
use super::pen::Pen;
use super::scene::{MARK, Mark, Scene, is_taken};
use super::{stacks, titles};
use crate::components::{Ground, card};
use crate::ids::{Side, Space};

const GROUNDS: [Ground; 3] = [Ground::Land, Ground::Coastal, Ground::Island];

/// The outline of the sign of a ground, as large as a circle of this radius looks.
fn outline(ground: Ground, r: f32) -> String {
    match ground {
        Ground::Land => {
            let a = r * 0.88;
            format!("M{} {}h{}v{}h{}z", -a, -a, a * 2.0, a * 2.0, -a * 2.0)
        }
        Ground::Coastal => {
            let (half, up, down) = (r * 1.12, r * 1.16, r * 0.8);
            format!("M0 {}L{half} {down}H{}z", -up, -half)
        }
        Ground::Island => format!("M{r} 0A{r} {r} 0 1 1 {} 0A{r} {r} 0 1 1 {r} 0z", -r),
    }
}

/// Every sign once: each space uses the one of its ground, walls and holder (PW-0.1).
pub(super) fn define(pen: &mut Pen<'_>) {
    for ground in GROUNDS {
        let ring = pen.def(&format!("r{}", ground_letter(ground)));
        pen.defs.tag("path").id(&ring).text_attr("d", &outline(ground, 22.0)).empty();
        for owner in [Some(Side::Athens), Some(Side::Sparta), None] {
            for walled in [false, true] {
                define_sign(pen, ground, owner, walled);
            }
        }
    }
}

/// A sign: the holder's colour, Sparta's with its letter, a ring for a fortress.
fn define_sign(pen: &mut Pen<'_>, ground: Ground, owner: Option<Side>, walled: bool) {
    let id = pen.def(&sign_id(ground, owner, walled));
    let defs = &mut pen.defs;
    defs.tag("g").id(&id).holds();
    defs.circle(at(0.0, 0.0), 21.0, "pw-hit");
    if walled {
        defs.path(&outline(ground, 16.0), "pw-wall");
    }
    defs.path(&outline(ground, 10.5), &format!("pw-sign {}", owner_name(owner)));
    if owner == Some(Side::Sparta) {
        defs.path("M-1.2-5h2.4L5 5H2.6L0-2.2-2.6 5H-5z", "pw-on");
    }
    defs.end();
}

fn owner_name(owner: Option<Side>) -> &'static str {
    owner.map_or("neutral", Side::id)
}

fn ground_letter(ground: Ground) -> char {
    match ground {
        Ground::Land => 'q',
        Ground::Coastal => 't',
        Ground::Island => 'c',
    }
}

fn sign_id(ground: Ground, owner: Option<Side>, walled: bool) -> String {
    let wall = if walled { "w" } else { "" };
    format!("{}{}{wall}", ground_letter(ground), &owner_name(owner)[..1])
}

/// All spaces with what lies on them.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &Scene) {
    for space in Space::all() {
        let (card, place) = (card(space), site(space).at);
        let board = &pen.view.board;
        let title = titles::space(pen, space);
        pen.svg.pick(space.id(), "sp", &title);
        let ring = format!("r{}", ground_letter(card.ground));
        for class in RINGS {
            pen.reuse_at(&ring, place, class);
        }
        pen.reuse_at(&sign_id(card.ground, board.control(space), card.fortress), place, "");
        if is_taken(board, space) {
            pen.svg.circle(place, 4.6, &format!("core {}", owner_name(card.colour)));
        }
        for (_, frame, marks) in scene.marks.iter().filter(|(one, ..)| *one == space) {
            draw_marks(pen, *frame, marks);
        }
        for (stack, frame) in &scene.stacks {
            if stack.space == space && !stack.afield {
                stacks::draw(pen, stack, *frame);
            }
        }
        pen.svg.end();
    }
}

fn draw_marks(pen: &mut Pen<'_>, frame: Rect, marks: &[Mark]) {
    for (nth, mark) in marks.iter().enumerate() {
        let place = at(frame.x + MARK * (nth as f32 + 0.5), frame.middle().y);
        let (icon, size, class) = match mark {
            Mark::Ravaged => (Icon::Ravaged, 19.0, "disc"),
            Mark::Rebellion => (Icon::Rebellion, 20.0, "disc"),
            Mark::Siege | Mark::Phocians => (Icon::Siege, 20.0, "disc"),
            Mark::NoWalls => (Icon::Breach, 20.0, "disc"),
            Mark::Objective(Side::Athens) => (Icon::Objective, 21.0, "disc athens"),
            Mark::Objective(Side::Sparta) => (Icon::Objective, 21.0, "disc sparta"),
        };
        pen.svg.circle(place, MARK / 2.0 - 1.0, class);
        let ink = if matches!(mark, Mark::Objective(_)) { "on" } else { "terra" };
        pen.icon(icon, place, size, ink);
    }
}

/// Names of spaces, under signs and counters.
pub(super) fn names(pen: &mut Pen<'_>, scene: &Scene) {
    for name in &scene.names {
        let class = match name.size {
            size if size >= LEGIBLE => "nm k",
            size if size < 14.0 => "nm s",
            _ => "nm",
        };
        pen.svg.text(name.place, class, &card(name.space).name);
    }
}

/// The way that the expedition still has to go.
pub(super) fn route(pen: &mut Pen<'_>) {
    let Some(expedition) = &pen.view.board.expedition else { return };
    let mut path = String::new();
    let stops = std::iter::once(expedition.at).chain(expedition.route.ahead().iter().copied());
    for (nth, space) in stops.enumerate() {
        let Point { x, y } = site(space).at;
        // Writing to a string can't fail.
        let _ = write!(path, "{}{x:.0} {y:.0}", if nth == 0 { 'M' } else { 'L' });
    }
    pen.svg.path(&path, "route o");
    pen.svg.path(&path, "route");
}
