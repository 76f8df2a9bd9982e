//! The table in words, for terminals and screen readers.

use table::{Message, Speech};

use crate::PeloponnesianWar;
use crate::board::{Board, Post};
use crate::ids::{Leader, Side, Space, SpaceSet, Unit};
use crate::speech;
use crate::view::View;
use crate::{board::Guard, names};

/// Both matrices, then every space where something lies.
pub(crate) fn sketch(view: &View, language: &str) -> String {
    let board = &view.board;
    let say = |message: &Message| PeloponnesianWar::words().say(language, message);
    let mut lines = vec![say(&speech::phase(view)), say(&heading(board))];
    lines.extend(Side::BOTH.map(|side| say(&side_line(board, side))));
    if let Some(line) = expedition_line(board) {
        lines.push(say(&line));
    }
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter() {
            lines.push(say(&stack_line(board, side, space)));
        }
    }
    let sets = [
        ("sketch-rebellion", board.rebellion),
        ("sketch-ravaged", board.ravaged),
        ("sketch-besieged", board.besieged),
        ("sketch-captured", board.captured[0].or(&board.captured[1])),
    ];
    for (id, set) in sets {
        if !set.is_empty() {
            lines.push(say(&Message::new(id).list("spaces", spaces(&set))));
        }
    }
    lines.join("\n")
}

fn heading(board: &Board) -> Message {
    Message::new("sketch-heading")
        .number("points", board.points())
        .name("side", names::side(board.system()))
        .name("strategy", speech::strategy(board))
}

fn side_line(board: &Board, side: Side) -> Message {
    let index = side.index();
    Message::new("sketch-side")
        .name("side", names::side(side))
        .number("talents", board.treasury(side))
        .number("confidence", board.confidence(side))
        .number("bellicosity", board.bellicosity(side))
        .list("cup", speech::cup(board, side))
        .list("home", kinds(side, &board.homeward[index]))
}

fn expedition_line(board: &Board) -> Option<Message> {
    let expedition = board.expedition.as_ref()?;
    Some(
        Message::new("sketch-expedition")
            .name("leader", names::leader(expedition.leader))
            .name("space", names::space(expedition.at))
            .name("objective", names::space(expedition.objective))
            .list("units", kinds(expedition.side, &expedition.units)),
    )
}

fn stack_line(board: &Board, side: Side, space: Space) -> Message {
    let force = board.force(side, space);
    let mut units = kinds(side, &force.units);
    if force.guard && board.guard == Guard::Home {
        units.push(Message::new("home-guard"));
    }
    let leaders = Leader::all()
        .filter(|leader| leader.side() == side && board.leaders[leader.index()] == Post::At(space));
    units.extend(leaders.map(names::leader));
    Message::new("sketch-stack")
        .name("space", names::space(space))
        .name("side", names::side(side))
        .list("units", units)
}

fn kinds(side: Side, units: &[u8; crate::ids::UNITS]) -> Vec<Message> {
    let present = Unit::ALL.into_iter().filter(|unit| units[unit.index()] > 0);
    present
        .map(|unit| {
            Message::new("sketch-units")
                .number("n", units[unit.index()])
                .name("unit", names::unit(side, unit))
        })
        .collect()
}

fn spaces(set: &SpaceSet) -> Vec<Message> {
    set.iter().map(names::space).collect()
}
