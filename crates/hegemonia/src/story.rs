//! A game printed move by move.

use table::any::{AnyTable, LogLine, Turn};
use table::{Message, Viewer};

use crate::words::say;

/// One line of the log, with its clause.
#[must_use]
pub fn told(happening: &LogLine) -> String {
    format!("    {} [{}]", happening.text, happening.clause)
}

/// The heading of a move: its number, who made it, and its text.
#[must_use]
pub fn heading(ply: usize, actor: &str, words: &str, comment: Option<&str>) -> String {
    let comment = comment.map(|comment| format!(" {{{comment}}}")).unwrap_or_default();
    format!("{ply} {actor}: {words}{comment}")
}

/// The phase and the prompt.
#[must_use]
pub fn stand(turn: &Turn) -> String {
    format!("{}\n{}", turn.phase, turn.prompt)
}

/// How a finished game ended: the reason, then each seat's score with its lines.
#[must_use]
pub fn result(table: &dyn AnyTable, language: &str) -> String {
    let Some(outcome) = table.outcome() else { return String::new() };
    let mut text = table.say(language, &outcome.told);
    for (seat, score) in table.about().seats_of(table.setup().seats).iter().zip(&outcome.scores) {
        let name = table.say(language, &Message::new(format!("seat-{seat}")));
        let line = Message::new("score-line").text("who", name).number("total", score.total);
        text.push_str(&format!("\n  {}", say(language, &line)));
        for (what, worth) in &score.lines {
            text.push_str(&format!("\n    {worth:>4}  {}", table.say(language, what)));
        }
    }
    text
}

/// Whose turn it is, as the seat to act sees it.
#[must_use]
pub fn turn(table: &dyn AnyTable, language: &str) -> Turn {
    table.turn(table.actor().seat().map_or(Viewer::Spectator, Viewer::Seat), language)
}
