//! The end of a game: who won, why, and the score line by line.

use maud::{Markup, html};
use table::{Message, Outcome, Seat};

use super::icons::icon;
use crate::live::Stopped;
use crate::lobby;
use crate::seen::Seen;
use crate::words::{say, say_message};

/// Who won, and why.
pub(crate) fn verdict(seen: &Seen<'_>) -> Markup {
    let (title, reason) = ending(seen);
    html! {
        div.prompt.over {
            p.cap { (say("caption-over")) }
            h2 { (title) }
            p { (reason) }
        }
    }
}

/// Who won, and why, as two sentences.
pub(crate) fn ending(seen: &Seen<'_>) -> (String, String) {
    match (seen.running.stopped, seen.running.table.outcome()) {
        (Some(Stopped::Resigned(seat)), _) => lost(seen, seat, "over-resigned"),
        (Some(Stopped::Expired(seat)), _) => lost(seen, seat, "over-time"),
        (Some(Stopped::Cancelled), _) => (say("over-cancelled"), say("over-cancelled.why")),
        (Some(Stopped::Drawn), _) => (say("over-drawn"), say("over-drawn.why")),
        (Some(Stopped::Abandoned), _) => (say("over-abandoned"), say("over-abandoned.why")),
        (None, Some(outcome)) => (title(seen, &outcome), reason(seen, &outcome)),
        (None, None) => (say("over-shared"), String::new()),
    }
}

/// Who wins because a seat has lost, and why.
fn lost(seen: &Seen<'_>, seat: Seat, why: &'static str) -> (String, String) {
    let winner = seen.running.winners().and_then(|winners| winners.first().copied());
    let winner = winner.map(|winner| seen.seat(winner).side).unwrap_or_default();
    (wins(winner), say_message(&Message::new(why).text("side", seen.seat(seat).side)))
}

fn wins(side: String) -> String {
    say_message(&Message::new("over-wins").text("side", side))
}

fn title(seen: &Seen<'_>, outcome: &Outcome) -> String {
    let sides: Vec<_> = outcome.winners.iter().map(|&seat| seen.seat(seat).side).collect();
    match &*sides {
        [] if outcome.scores.len() == 1 => say("over-lost"),
        [] => say("over-nobody"),
        [winner] => wins(winner.clone()),
        // If everybody has won, nobody is singled out.
        _ if sides.len() == outcome.scores.len() => say("over-shared"),
        _ => say_message(&Message::new("over-shared-by").text("sides", sides.join(", "))),
    }
}

fn reason(seen: &Seen<'_>, outcome: &Outcome) -> String {
    seen.say(&outcome.told)
}

/// The scores, each line of each seat, and the buttons for going on.
pub(crate) fn table(seen: &Seen<'_>) -> Markup {
    let outcome = seen.running.table.outcome();
    html! {
        @if let Some(outcome) = &outcome { (sums(seen, outcome)) }
        div.btns.after {
            button.btn.pri id="replay" type="button" { (icon("history")) (say("replay")) }
            a.btn href={ "/r/" (seen.live.row.id) } { (icon("link")) (say("replay-share")) }
            a.btn href={ "/t/" (seen.live.row.id) "/record" } { (icon("download")) (say("record")) }
            a.btn href={ "/new/" (seen.running.table.about().id) } { (say("again")) }
            (lobby::after(seen))
        }
        (proof(seen))
    }
}

/// With more seats than this the score has a row for each of them, instead of a column.
const MOST_COLUMNS: usize = 3;

/// The score line by line.
pub(crate) fn sums(seen: &Seen<'_>, outcome: &Outcome) -> Markup {
    let is_long = outcome.scores.len() > MOST_COLUMNS;
    html! {
        @if is_long { (by_seat(seen, outcome)) } @else { (by_line(seen, outcome)) }
        (sources(seen, outcome))
    }
}

fn labels(outcome: &Outcome) -> &[(Message, i32)] {
    outcome.scores.first().map(|score| score.lines.as_slice()).unwrap_or_default()
}

fn by_line(seen: &Seen<'_>, outcome: &Outcome) -> Markup {
    html! {
        table.score {
            caption.hidden { (say("score")) }
            thead {
                tr {
                    th scope="col" { span.hidden { (say("score-line")) } }
                    @for seat in seen.seats() {
                        th scope="col" data-side=(seat.id) { (seat.side) small { (seat.player) } }
                    }
                }
            }
            tbody {
                @for (row, (label, _)) in labels(outcome).iter().enumerate() {
                    tr {
                        th scope="row" {
                            (seen.say(label))
                            @if let Some(text) = part(seen, label, "text") { small { (text) } }
                        }
                        @for score in &outcome.scores {
                            td { (score.lines.get(row).map_or(0, |(_, points)| *points)) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (say("score-total")) }
                    @for score in &outcome.scores { td { (score.total) } }
                }
            }
        }
    }
}

fn by_seat(seen: &Seen<'_>, outcome: &Outcome) -> Markup {
    html! {
        table.score.seats {
            caption.hidden { (say("score")) }
            thead {
                tr {
                    th scope="col" { span.hidden { (say("score-side")) } }
                    @for (label, _) in labels(outcome) { th scope="col" { (seen.say(label)) } }
                    th scope="col" { (say("score-total")) }
                }
            }
            tbody {
                @for (seat, score) in seen.seats().iter().zip(&outcome.scores) {
                    tr.won[outcome.winners.contains(&seat.seat)] {
                        th scope="row" data-side=(seat.id) { (seat.side) small { (seat.player) } }
                        @for (_, points) in &score.lines { td { (points) } }
                        td.total { (score.total) }
                    }
                }
            }
        }
    }
}

/// An attribute of a message of the game, with the message's own arguments.
fn part(seen: &Seen<'_>, message: &Message, attribute: &str) -> Option<String> {
    let id = format!("{}.{attribute}", message.id);
    let part = Message { id: id.clone().into(), args: message.args.clone() };
    let has_part = seen.live.game.words().has(&id);
    has_part.then(|| seen.say(&part)).filter(|text| !text.is_empty())
}

/// How each line of each seat adds up, where the game says so.
fn sources(seen: &Seen<'_>, outcome: &Outcome) -> Markup {
    html! {
        div.sources {
            @for (seat, score) in seen.seats().iter().zip(&outcome.scores) {
                @for (label, points) in &score.lines {
                    @if let Some(sum) = part(seen, label, "sum") {
                        p data-side=(seat.id) {
                            b { (seat.side) ", " (seen.say(label)) " " (points) }
                            ": " (sum)
                        }
                    }
                }
            }
        }
    }
}

/// The evidence for the dice, complete now.
fn proof(seen: &Seen<'_>) -> Markup {
    html! {
        details.proof {
            summary { (icon("verify")) (say("fair")) }
            p { (say("fair-over")) }
            dl {
                dt { (say("fair-commitment")) } dd { code { (seen.commitment()) } }
                dt { (say("fair-secret")) } dd { code { (seen.live.row.secret) } }
            }
        }
    }
}
