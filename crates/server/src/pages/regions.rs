//! The parts of a table's page that change with every move.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::any::LogLine;
use table::{Message, Part};

use super::amounts::{self, Amount, Use};
use super::icons::icon;
use super::{agreement, clock, orders, score};
use crate::lobby;
use crate::options::setup_in_words;
use crate::seen::{Seen, SeenChoice, SeenOrders, SeenSeat, Waits};
use crate::turns;
use crate::update::barrier;
use crate::words::{capitalised, say, say_message, say_of_game};

/// A longer list is grouped by verb.
const LONG: usize = 9;

/// Every part, by the id of its element.
pub(crate) fn all(
    seen: &Seen<'_>,
    choices: &[SeenChoice],
    ordered: Option<&SeenOrders>,
) -> BTreeMap<&'static str, String> {
    let mut parts = drawn(seen);
    parts.insert("topics", topics(seen).into_string());
    parts.insert("prompt", prompt(seen, choices).into_string());
    parts.insert("choices", asked(seen, choices).into_string());
    parts.insert("orders", orders::region(seen, ordered).into_string());
    parts.insert("buttons", buttons(seen).into_string());
    parts.insert("curtain", curtain(seen).into_string());
    parts.insert("agreement", agreement::region(seen).into_string());
    parts.insert("proposals", agreement::choices(seen).into_string());
    parts.insert("clocks", clock::row(seen).into_string());
    parts
}

/// The drawn parts of a past position, and its log.
pub(crate) fn past(seen: &Seen<'_>, told: &[LogLine]) -> BTreeMap<&'static str, String> {
    let mut parts = drawn(seen);
    let lines = html! {
        div.prompt.wait {
            p.cap { (seen.turn.phase) }
            @for one in told { p.then { (one.text) " " (clause_link(seen, one.clause)) } }
            @if seen.running.table.ply() == 0 {
                h2 { (say("history-start")) }
            } @else if told.is_empty() {
                p.then { (say("history-quiet")) }
            }
        }
    };
    parts.insert("prompt", lines.into_string());
    parts
}

fn drawn(seen: &Seen<'_>) -> BTreeMap<&'static str, String> {
    let (bottom, top): (Vec<_>, Vec<_>) =
        seen.seats().into_iter().partition(|seat| seat.seat == seen.bottom());
    let strips =
        |seats: &[SeenSeat]| html! { @for seat in seats { (strip(seen, seat)) } }.into_string();
    BTreeMap::from([
        ("board", seen.draw(Part::Board)),
        ("stage", seen.draw(Part::Stage)),
        ("strips-top", strips(&top)),
        ("strips-bottom", strips(&bottom)),
    ])
}

/// One player's strip of the table, with the player's name.
fn strip(seen: &Seen<'_>, seat: &SeenSeat) -> Markup {
    let is_turn = seen.running.acting() == Some(seat.seat);
    let label = format!("{}, {}", seat.side, seat.player);
    html! {
        section.lot.turn[is_turn] data-side=(seat.id) aria-label=(label) {
            div.wide { (maud::PreEscaped(seen.draw(Part::Strip(seat.seat)))) }
            div.slim { (maud::PreEscaped(seen.draw(Part::NarrowStrip(seat.seat)))) }
            (clock::timer(seen, seat))
        }
    }
}

fn topics(seen: &Seen<'_>) -> Markup {
    html! {
        span.name title=(setup_in_words(seen.live.game, &seen.live.row)) { (seen.running.table.about().name.split(':').next().unwrap_or_default()) }
        @for seat in seen.seats() {
            span.player.turn[seen.running.acting() == Some(seat.seat)] {
                span.dot data-side=(seat.id) {}
                span.hidden { (seat.side) ": " }
                span.called {
                    (player(&seat))
                    @if seat.is_own && !seen.is_hot_seat() { " (" (say("you")) ")" }
                }
            }
        }
        span.phase { (seen.turn.phase) }
    }
}

/// A player's name, linked to their page if they have one.
pub(crate) fn player(seat: &SeenSeat) -> Markup {
    html! {
        @if let Some(page) = &seat.page { a href=(page) target="_blank" { (seat.player) } }
        @else { (seat.player) }
    }
}

fn prompt(seen: &Seen<'_>, choices: &[SeenChoice]) -> Markup {
    let (class, caption, sentence, more) = match seen.waits() {
        Waits::ForYou(seat) => (
            "yours",
            turn_caption(seen, seat),
            seen.turn.prompt.clone(),
            say_message(&Message::new("prompt-choices").number("n", choices.len() as i64)),
        ),
        Waits::ForSeat(seat) => {
            let seat = seen.seat(seat);
            let id = if seat.is_bot { "prompt-bot" } else { "prompt-person" };
            let sentence = Message::new(id).text("who", seat.player).text("side", &seat.side);
            let caption = Message::new("caption-other").text("side", seat.side);
            ("wait", say_message(&caption), say_message(&sentence), seen.turn.prompt.clone())
        }
        Waits::ForPlayers => {
            ("wait", say("caption-open"), say("prompt-players"), say("prompt-players.more"))
        }
        Waits::ForSeeds if seen.running.has_begun() => {
            ("wait", say("caption-open"), say("prompt-late"), say("prompt-late.more"))
        }
        Waits::ForSeeds => {
            ("wait", say("caption-open"), say("prompt-seeds"), say("prompt-seeds.more"))
        }
        Waits::Over => return score::verdict(seen),
    };
    html! {
        div class={ "prompt " (class) } {
            p.cap { (caption) }
            h2 { (sentence) }
            p { (more) }
        }
    }
}

fn turn_caption(seen: &Seen<'_>, seat: table::Seat) -> String {
    let seat = seen.seat(seat);
    let id = if seen.is_hot_seat() { "caption-hot-seat" } else { "caption-yours" };
    let caption = Message::new(id).text("side", seat.side).text("phase", &seen.turn.phase);
    say_message(&caption)
}

/// The choices, or what stands in their place.
fn asked(seen: &Seen<'_>, choices: &[SeenChoice]) -> Markup {
    match seen.waits() {
        Waits::Over => score::table(seen),
        Waits::ForPlayers if !seen.own.is_empty() => {
            html! { (invitation(seen)) (lobby::before(seen)) }
        }
        Waits::ForYou(_) => choice_list(seen, choices),
        Waits::ForSeeds if seen.running.has_begun() => html! {},
        Waits::ForPlayers | Waits::ForSeeds => lobby::before(seen),
        Waits::ForSeat(_) => html! {},
    }
}

fn invitation(seen: &Seen<'_>) -> Markup {
    let path = format!("/t/{}/join/{}", seen.live.row.id, seen.live.row.invitation);
    html! {
        div.invite {
            label for="invitation" { (say("invite-link")) }
            input id="invitation" readonly value=(path) data-path=(path);
            button.btn.pri id="copy" type="button" data-done=(say("invite-copied")) {
                (icon("link")) (say("invite-copy"))
            }
        }
    }
}

fn choice_list(seen: &Seen<'_>, choices: &[SeenChoice]) -> Markup {
    let (numbered, plain) = split(choices);
    let verbs = verbs(&plain);
    let controls = html! {
        @for own in &numbered { div role="listitem" { (amount_control(seen, own)) } }
    };
    if plain.len() <= LONG || verbs.len() < 2 {
        return html! {
            div.choices.flat role="list" {
                (controls)
                @for choice in &plain { (choice_button(choice)) }
            }
        };
    }
    html! {
        div.choices.verbs role="list" {
            (controls)
            @for (verb, own) in &verbs {
                @if let [only] = own[..] { (choice_button(only)) } @else {
                    button.ch.verb type="button" role="listitem" data-verb=(verb) {
                        kbd aria-hidden="true" {}
                        span {
                            b { (verb_name(seen, verb)) }
                            small { (ways(own.len())) }
                        }
                        (icon("next"))
                    }
                }
            }
        }
        @for (verb, own) in &verbs {
            @if own.len() > 1 {
                div.choices.group role="list" data-verb=(verb) aria-label=(verb_name(seen, verb)) hidden {
                    button.ch.back type="button" role="listitem" {
                        (icon("prev")) span { b { (verb_name(seen, verb)) } }
                    }
                    @for choice in own { (choice_button(choice)) }
                }
            }
        }
    }
}

/// Splits off the choices that differ only in a number.
fn split(choices: &[SeenChoice]) -> (Vec<Vec<&SeenChoice>>, Vec<&SeenChoice>) {
    let mut numbered: Vec<Vec<&SeenChoice>> = Vec::new();
    for one in choices.iter().filter(|one| one.choice.amount.is_some()) {
        let is_alike = |own: &&mut Vec<&SeenChoice>| {
            own.first().is_some_and(|first| {
                first.verb == one.verb && first.choice.targets == one.choice.targets
            })
        };
        match numbered.iter_mut().find(is_alike) {
            Some(own) => own.push(one),
            None => numbered.push(vec![one]),
        }
    }
    numbered.retain(|own| own.len() >= amounts::FEWEST);
    let is_plain = |one: &&SeenChoice| {
        !numbered.iter().flatten().any(|own| own.choice.words == one.choice.words)
    };
    let plain = choices.iter().filter(is_plain).collect();
    (numbered, plain)
}

fn amount_control<'a>(seen: &Seen<'_>, own: &[&'a SeenChoice]) -> Markup {
    let verb = own.first().map_or("", |first| &first.verb);
    let amount = |one: &&'a SeenChoice| {
        let SeenChoice { choice, loses, .. } = *one;
        let said = choice.amount.as_ref()?;
        Some(Amount { said, words: &choice.words, loses: *loses })
    };
    let amounts: Vec<_> = own.iter().filter_map(amount).collect();
    amounts::control(verb, &verb_name(seen, verb), &amounts, Use::Move)
}

fn ways(count: usize) -> String {
    say_message(&Message::new("ways").number("n", count as i64))
}

/// The choices by verb, in the order of the list.
fn verbs<'a>(choices: &[&'a SeenChoice]) -> Vec<(&'a str, Vec<&'a SeenChoice>)> {
    let mut verbs: Vec<(&str, Vec<&SeenChoice>)> = Vec::new();
    for &choice in choices {
        match verbs.iter_mut().find(|(verb, _)| *verb == choice.verb) {
            Some((_, own)) => own.push(choice),
            None => verbs.push((&choice.verb, vec![choice])),
        }
    }
    verbs
}

/// Games name their verbs (`action-besiege`); otherwise the verb itself is shown.
fn verb_name(seen: &Seen<'_>, verb: &str) -> String {
    let id = format!("action-{}", verb.replace('_', "-"));
    let plain = verb.replace(['-', '_'], " ");
    capitalised(&say_of_game(seen.live.game.words(), id, &plain))
}

fn choice_button(seen: &SeenChoice) -> Markup {
    let choice = &seen.choice;
    html! {
        button.ch type="button" role="listitem" data-move=(choice.words)
            data-targets=(choice.targets.join(" ")) data-loses[seen.loses] {
            kbd aria-hidden="true" {}
            span {
                b { (choice.label) }
                @if seen.loses { small.ko { (say("loses")) } }
            }
            small.cl { (short_clause(choice.clause)) }
        }
    }
}

/// Shortens `POL-7.3` to 7.3 at a table of Polis.
fn short_clause(clause: &str) -> &str {
    clause.split_once('-').map_or(clause, |(_, number)| number)
}

/// A link to a clause of the rules.
pub(crate) fn clause_link(seen: &Seen<'_>, clause: &str) -> Markup {
    let game = seen.running.table.about().id;
    html! {
        a.cl href={ "/rules/" (game) "#" (clause) } target="_blank"
            title={ (say("rule")) " " (short_clause(clause)) } { (short_clause(clause)) }
    }
}

fn buttons(seen: &Seen<'_>) -> Markup {
    match seen.waits() {
        Waits::ForYou(_) => {}
        // A player who waits for a person may leave meanwhile.
        Waits::ForSeat(seat) if !seen.own.is_empty() && !seen.seat(seat).is_bot => {
            return html! { div.btns { (turns::bell()) (agreement::button(seen)) } };
        }
        Waits::ForSeat(_) if !seen.own.is_empty() => {
            return html! { div.btns { (agreement::button(seen)) } };
        }
        _ => return html! {},
    }
    html! {
        div.btns {
            @match seen.free_undo() {
                Ok(_) => button.btn id="undo" type="button" { (icon("undo")) (say("undo")) },
                Err(reason) => span.locked { (icon("lock")) (barrier(reason)) },
            }
            button.btn id="ask-why" type="button" aria-pressed="false" { (icon("why")) (say("why-not")) }
            (agreement::button(seen))
        }
    }
}

/// At a hot seat: who may look at the screen next.
fn curtain(seen: &Seen<'_>) -> Markup {
    let Some(seat) = seen.running.acting().filter(|_| seen.is_hot_seat()) else { return html! {} };
    let side = seen.seat(seat).side;
    let message = |id: &'static str| say_message(&Message::new(id).text("side", &*side));
    html! {
        h2 { (message("curtain-title")) }
        p { (message("curtain-text")) }
        form.acts method="dialog" {
            button.btn.pri value="yes" { (message("curtain-show")) }
        }
    }
}

/// The title of the dot before a move: whose move it was, and that it can be replayed.
fn look_back(seen: &Seen<'_>, first: &LogLine) -> String {
    let side = seen.side_name(first.actor);
    say_message(&Message::new("log-look").number("n", first.ply as i64).text("side", side))
}

/// Lines of the log, the newest first, grouped by move.
pub(crate) fn log_lines(seen: &Seen<'_>, told: &[LogLine]) -> Markup {
    let groups: Vec<_> = told.chunk_by(|a, b| a.ply == b.ply).collect();
    html! {
        @for alike in groups.chunk_by(|a, b| is_repeated(a, b)).rev() {
            @if let Some((group, first)) = alike.last().and_then(|group| Some((group, group.first()?))) {
                div.ply data-ply=(first.ply) {
                    button.dot type="button" data-side=(first.actor) title=(look_back(seen, first))
                        aria-label=(look_back(seen, first)) {
                        @if first.actor == "chance" { (icon("die")) }
                    }
                    div.lines {
                        @for one in *group {
                            p data-targets=(one.targets.join(" ")) {
                                (one.text) " "
                                @if alike.len() > 1 { b.times { "×" (alike.len()) " " } }
                                (clause_link(seen, one.clause))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Moves of chance with the same text, such as cards dealt face down, share a line.
fn is_repeated(a: &[LogLine], b: &[LogLine]) -> bool {
    match (a, b) {
        ([a], [b]) => a.actor == "chance" && b.actor == "chance" && a.text == b.text,
        _ => false,
    }
}
