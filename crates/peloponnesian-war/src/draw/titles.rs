//! What a pointer or a screen reader finds at a space: its name first, then the facts.

use table::{Message, Named};

use super::pen::Pen;
use super::scene::{Mark, marks};
use crate::board::Board;
use crate::components::{Ground, card};
use crate::ids::{Side, Space, Unit};

/// A space in words.
pub(super) fn space(pen: &Pen<'_>, space: Space) -> String {
    let facts = facts(&pen.view.board, space);
    pen.say(&Message::new("draw-space").name("space", space.name()).list("facts", facts))
}

fn facts(board: &Board, space: Space) -> Vec<Message> {
    let card = card(space);
    let mut facts = vec![Message::new(match (card.ground, card.fortress) {
        (Ground::Land, false) => "draw-land",
        (Ground::Land, true) => "draw-land-fortress",
        (Ground::Coastal, false) => "draw-coast",
        (Ground::Coastal, true) => "draw-coast-fortress",
        (Ground::Island, false) => "draw-island",
        (Ground::Island, true) => "draw-island-fortress",
    })];
    facts.push(match board.control(space) {
        Some(side) => Message::new("draw-held").name("side", side.name()),
        None => Message::new("draw-neutral"),
    });
    facts.extend(marks(board, space).into_iter().map(mark));
    facts.extend(neutrals(board, space));
    for side in Side::BOTH {
        facts.extend(forces(board, side, space));
    }
    facts
}

fn mark(mark: Mark) -> Message {
    match mark {
        Mark::Ravaged => Message::new("draw-ravaged"),
        Mark::Rebellion => Message::new("draw-rebellion"),
        Mark::Siege => Message::new("draw-siege"),
        Mark::Phocians => Message::new("draw-phocians"),
        Mark::NoWalls => Message::new("draw-no-walls"),
        Mark::Objective(side) => Message::new("draw-objective").name("side", side.name()),
    }
}

/// Strength points of nobody (PW-10.3.4a).
fn neutrals(board: &Board, space: Space) -> impl Iterator<Item = Message> {
    let units = board.neutral_force(space);
    let present = Unit::ALL.into_iter().filter(move |unit| units[unit.index()] > 0);
    present.map(move |unit| {
        let n = units[unit.index()];
        Message::new("draw-neutral-units").number("n", n).name("unit", unit.name_of_neutral())
    })
}

fn forces(board: &Board, side: Side, space: Space) -> impl Iterator<Item = Message> + '_ {
    let guard = board.guard_stands(side, space).then(|| Message::new("home-guard"));
    let units = Unit::ALL.into_iter().filter_map(move |unit| {
        let n = board.count(side, space, unit);
        let fresh = board.stacks[side.index()][space.index()].fresh[unit.index()];
        let message = Message::new("draw-units").number("n", n).number("fresh", fresh);
        (n > 0).then(|| message.name("unit", unit.name_of(side)))
    });
    guard.into_iter().chain(units).chain(board.leaders_at(side, space).map(|one| one.name()))
}
