//! The table as SVG: the map, its counters and the tracks.

use std::fmt::Write as _;

use table::{DrawOptions, Game};

use crate::PeloponnesianWar;
use crate::board::{Board, Post};
use crate::components::{Ground, card, map};
use crate::ids::{Leader, Side, Space, Unit};
use crate::speech;
use crate::view::View;

/// The style sheet that a page needs beside a drawing.
pub(crate) const STYLE: &str = "";

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 700.0;

/// Draws the whole table.
pub(crate) fn table(view: &View, options: &DrawOptions<'_>) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" viewBox=\"0 0 {WIDTH} {}\" \
         font-family=\"serif\"><rect width=\"{WIDTH}\" height=\"{}\" fill=\"#dfe8ea\"/>",
        options.width,
        HEIGHT + 40.0,
        HEIGHT + 40.0
    );
    lines(&mut svg);
    Space::all().for_each(|space| draw_space(&mut svg, &view.board, space));
    for side in Side::BOTH {
        for space in view.board.occupied[side.index()].iter() {
            counter(&mut svg, &view.board, side, space);
        }
    }
    legend(&mut svg, view, options);
    svg.push_str("</svg>");
    svg
}

fn lines(svg: &mut String) {
    for space in Space::all() {
        let (x1, y1) = card(space).at;
        for line in card(space).lines.iter().filter(|line| line.to > space) {
            let (x2, y2) = card(line.to).at;
            let (stroke, dash) = match (line.land, line.naval) {
                (true, true) => ("#7c6a4c", "6 3"),
                (true, false) => ("#8a5a2b", ""),
                _ => ("#5c89a0", "2 3"),
            };
            let _ = write!(
                svg,
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{stroke}\" \
                 stroke-width=\"1\" stroke-dasharray=\"{dash}\"/>"
            );
        }
    }
}

fn fill(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::Athens) => "#4f8a5b",
        Some(Side::Sparta) => "#b04a3a",
        None => "#d9b84a",
    }
}

fn draw_space(svg: &mut String, board: &Board, space: Space) {
    let card = card(space);
    let (x, y) = card.at;
    let colour = fill(board.control(space));
    let width = if card.fortress { 2.0 } else { 0.6 };
    let shape = match card.ground {
        Ground::Land => {
            format!("<rect x=\"{}\" y=\"{}\" width=\"8\" height=\"8\"", x - 4.0, y - 4.0)
        }
        Ground::Coastal => format!(
            "<path d=\"M{x} {} L{} {} L{} {} Z\"",
            y - 5.0,
            x + 5.0,
            y + 4.0,
            x - 5.0,
            y + 4.0
        ),
        Ground::Island => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4.5\""),
    };
    let _ = write!(
        svg,
        "<g id=\"{id}\" data-id=\"{id}\">{shape} fill=\"{colour}\" stroke=\"#332b22\" \
         stroke-width=\"{width}\"/><text x=\"{x}\" y=\"{}\" font-size=\"5\" \
         text-anchor=\"middle\">{}</text>{}</g>",
        y + 10.0,
        card.name,
        marks(board, space),
        id = space.id()
    );
}

/// Markers in a space, as letters beside it.
fn marks(board: &Board, space: Space) -> String {
    let (x, y) = card(space).at;
    let marks: String = [
        (board.rebellion, 'R'),
        (board.ravaged, 'v'),
        (board.besieged, 'S'),
        (board.objectives[0].or(&board.objectives[1]), 'o'),
    ]
    .into_iter()
    .filter(|(set, _)| set.has(space))
    .map(|(_, mark)| mark)
    .collect();
    if marks.is_empty() {
        return String::new();
    }
    format!("<text x=\"{}\" y=\"{}\" font-size=\"6\" fill=\"#8b1a1a\">{marks}</text>", x + 6.0, y)
}

fn counter(svg: &mut String, board: &Board, side: Side, space: Space) {
    let (x, y) = card(space).at;
    let force = board.force(side, space);
    let letters = ["H", "C", "N", "h", "c", "n"];
    let mut text: String = Unit::ALL
        .into_iter()
        .filter(|unit| force.units[unit.index()] > 0)
        .map(|unit| format!("{}{}", force.units[unit.index()], letters[unit.index()]))
        .collect();
    if force.guard {
        text.push_str("+HG");
    }
    for leader in Leader::all().filter(|leader| leader.side() == side) {
        if board.leaders[leader.index()] == Post::At(space) {
            text.push(' ');
            text.push_str(&map().leaders[leader.index()].name);
        }
    }
    let offset = if side == Side::Athens { -8.0 } else { 15.0 };
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{}\" font-size=\"6\" font-weight=\"bold\" text-anchor=\"middle\" \
         fill=\"{}\" stroke=\"#fff\" stroke-width=\"1.6\" paint-order=\"stroke\">{text}</text>",
        y + offset,
        fill(Some(side))
    );
}

fn legend(svg: &mut String, view: &View, options: &DrawOptions<'_>) {
    let board = &view.board;
    let say = |message| PeloponnesianWar::words().say(options.language, &message);
    let mut text = say(speech::phase(view));
    for side in Side::BOTH {
        let index = side.index();
        let _ = write!(
            text,
            " · {}: {} T, {:+}, {}",
            say(crate::names::side(side)),
            board.treasury[index],
            board.confidence[index],
            board.bellicosity[index]
        );
    }
    let _ = write!(text, " · {}", say(speech::strategy(board)));
    let _ = write!(
        svg,
        "<text x=\"10\" y=\"{}\" font-size=\"12\">{}</text>",
        HEIGHT + 25.0,
        text.replace('&', "&amp;").replace('<', "&lt;")
    );
}
