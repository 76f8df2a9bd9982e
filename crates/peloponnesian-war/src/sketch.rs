//! The table in words, for terminals and screen readers.

use table::{Message, Named, Set, Speech};

use crate::PeloponnesianWar;
use crate::board::Guard;
use crate::board::{Board, Neutral, Post};
use crate::components::Victory;
use crate::ids::{Leader, Side, Space, Unit};
use crate::position::Position;
use crate::rules::strategy;

/// Both matrices, then every space where something lies.
pub(crate) fn sketch(view: &Position, language: &str) -> String {
    let board = &view.board;
    let say = |message: &Message| PeloponnesianWar::words().say(language, message);
    let mut lines = vec![say(&PeloponnesianWar::phase(view))];
    lines.extend(heading(board).map(|heading| say(&heading)));
    lines.extend(Side::BOTH.map(|side| say(&side_line(board, side))));
    if let Some(line) = expedition_line(board) {
        lines.push(say(&line));
    }
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter() {
            lines.push(say(&stack_line(board, side, space)));
        }
    }
    for neutral in Neutral::all() {
        let units = board.neutrals[neutral.index()];
        let present = Unit::ALL.into_iter().filter(|unit| units[unit.index()] > 0);
        let named: Vec<_> = present
            .map(|unit| {
                Message::new("sketch-units")
                    .number("n", units[unit.index()])
                    .name("unit", unit.name_of_neutral())
            })
            .collect();
        if !named.is_empty() {
            let line = Message::new("sketch-neutral").name("space", neutral.space().name());
            lines.push(say(&line.list("units", named)));
        }
    }
    let sets = [
        ("sketch-rebellion", board.rebellion),
        ("sketch-ravaged", board.ravaged),
        ("sketch-besieged", board.besieged),
        ("sketch-captured", board.captured[0] | board.captured[1]),
    ];
    for (id, set) in sets {
        if !set.is_empty() {
            lines.push(say(&Message::new(id).list("spaces", spaces(set))));
        }
    }
    lines.join("\n")
}

/// The points, where they count (PW-10.3.5), and what the procedure wants.
fn heading(board: &Board) -> Option<Message> {
    let counts = board.card().victory == Victory::Points;
    if board.is_for_two() {
        let [athens, sparta] = Side::BOTH.map(|side| board.score_of(side));
        let heading = Message::new("sketch-heading-for-two");
        return counts.then(|| heading.number("athens", athens).number("sparta", sparta));
    }
    let heading = match counts {
        true => Message::new("sketch-heading").number("points", board.points()),
        false => Message::new("sketch-strategy"),
    };
    let strategy = strategy::current(board).name();
    Some(heading.name("side", board.system().name()).name("strategy", strategy))
}

fn side_line(board: &Board, side: Side) -> Message {
    let index = side.index();
    Message::new("sketch-side")
        .name("side", side.name())
        .number("talents", board.treasury(side))
        .number("confidence", board.confidence(side))
        .number("bellicosity", board.bellicosity(side))
        .list("cup", board.cup(side).map(|leader| leader.name()).collect())
        .list("home", kinds(side, &board.homeward[index]))
}

fn expedition_line(board: &Board) -> Option<Message> {
    let expedition = board.expedition.as_ref()?;
    Some(
        Message::new("sketch-expedition")
            .name("leader", expedition.leader.name())
            .name("space", expedition.at.name())
            .name("objective", expedition.objective.name())
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
    units.extend(leaders.map(|one| one.name()));
    Message::new("sketch-stack")
        .name("space", space.name())
        .name("side", side.name())
        .list("units", units)
}

fn kinds(side: Side, units: &[u8; crate::ids::UNITS]) -> Vec<Message> {
    let present = Unit::ALL.into_iter().filter(|unit| units[unit.index()] > 0);
    present
        .map(|unit| {
            Message::new("sketch-units")
                .number("n", units[unit.index()])
                .name("unit", unit.name_of(side))
        })
        .collect()
}

fn spaces(set: Set<Space>) -> Vec<Message> {
    set.iter().map(|one| one.name()).collect()
}
