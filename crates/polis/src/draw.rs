//! The table as SVG.

use table::{DrawOptions, Game, Message};

use crate::Polis;
use crate::board::Board;
use crate::ids::{Good, Polis as PolisId, Side};
use crate::names;
use crate::view::View;

/// Draws the table: a plain list of what lies where.
#[must_use]
pub(crate) fn table(view: &View, options: &DrawOptions<'_>) -> String {
    let say = |message: &Message| Polis::words().say(options.language, message);
    let mut lines =
        vec![say(&crate::speech::phase(&view.board)), say(&crate::speech::prompt(view))];
    for side in Side::BOTH {
        lines.push(player_line(&view.board, side, &say));
    }
    lines.extend(PolisId::all().map(|polis| polis_line(&view.board, polis, &say)));
    let text: String = lines
        .iter()
        .enumerate()
        .map(|(row, line)| {
            format!("<text x=\"16\" y=\"{}\">{}</text>", 28 + row * 24, escape(line))
        })
        .collect();
    let height = 28 + lines.len() * 24;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" viewBox=\"0 0 800 {height}\" \
         font-family=\"sans-serif\" font-size=\"16\"><rect width=\"800\" height=\"{height}\" \
         fill=\"#FCF9F2\"/>{text}</svg>",
        options.width
    )
}

fn player_line(board: &Board, side: Side, say: &impl Fn(&Message) -> String) -> String {
    let goods: Vec<_> = board
        .edition
        .goods
        .iter()
        .map(|&good: &Good| format!("{} {}", say(&names::good(good)), board.stock(side, good)))
        .collect();
    let prestige = board.player(side).prestige;
    format!("{}: {prestige} · {}", say(&names::side(side)), goods.join(" · "))
}

fn polis_line(board: &Board, polis: PolisId, say: &impl Fn(&Message) -> String) -> String {
    let owner = board.poleis[polis.index()].owner.map(|side| say(&names::side(side)));
    let owner = owner.unwrap_or_default();
    format!("{}: {} {owner}", say(&names::polis(polis)), board.population(polis))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
