//! The end of a game: who won, why, and the sum line by line.

use maud::{Markup, html};
use table::{Message, Outcome, Seat, Words};

use super::icons::icon;
use crate::live::Stopped;
use crate::lobby;
use crate::seen::Seen;
use crate::words::{LANGUAGE, say, say_message};

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
    match outcome.winner {
        Some(winner) => wins(seen.seat(winner).side),
        None if outcome.scores.len() == 1 => say("over-lost"),
        None => say("over-shared"),
    }
}

fn reason(seen: &Seen<'_>, outcome: &Outcome) -> String {
    seen.live.game.words().say(LANGUAGE, &outcome.told)
}

/// The scores, each line of each seat, and what can be done now.
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

/// The sum line by line.
pub(crate) fn sums(seen: &Seen<'_>, outcome: &Outcome) -> Markup {
    let words = seen.live.game.words();
    let labels = outcome.scores.first().map(|score| score.lines.as_slice()).unwrap_or_default();
    html! {
        table.score {
            caption.hidden { (say("score")) }
            thead {
                tr {
                    th scope="col" { span.hidden { (say("score-line")) } }
                    @for seat in seen.seats() {
                        th scope="col" data-side=(seat.id) { (seat.side) }
                    }
                }
            }
            tbody {
                @for (row, (label, _)) in labels.iter().enumerate() {
                    tr {
                        th scope="row" {
                            (words.say(LANGUAGE, label))
                            @if let Some(text) = part(words, label, "text") { small { (text) } }
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
        (sources(seen, outcome))
    }
}

/// An attribute of a message of the game, with the message's own arguments.
fn part(words: &Words, message: &Message, attribute: &str) -> Option<String> {
    let id = format!("{}.{attribute}", message.id);
    let part = Message { id: id.clone().into(), args: message.args.clone() };
    words.has(&id).then(|| words.say(LANGUAGE, &part)).filter(|text| !text.is_empty())
}

/// What each line of each seat is the sum of, where the game says so.
fn sources(seen: &Seen<'_>, outcome: &Outcome) -> Markup {
    let words = seen.live.game.words();
    html! {
        div.sources {
            @for (seat, score) in seen.seats().iter().zip(&outcome.scores) {
                @for (label, points) in &score.lines {
                    @if let Some(sum) = part(words, label, "sum") {
                        p data-side=(seat.id) {
                            b { (seat.side) ", " (words.say(LANGUAGE, label)) " " (points) }
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
