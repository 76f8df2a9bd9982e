//! Proposals on the page: the open one, who has to answer, and what can be proposed.

use maud::{Markup, html};
use table::Message;

use super::icons::icon;
use crate::live::{Forgotten, Proposal, What};
use crate::seen::Seen;
use crate::update::barrier;
use crate::words::{say, say_message};

/// Something that can be proposed.
pub(crate) struct Offer {
    pub(crate) what: What,
    pub(crate) title: String,
    pub(crate) text: String,
}

/// The proposal that is open, or how the last one was answered.
pub(super) fn region(seen: &Seen<'_>) -> Markup {
    html! {
        @if let Some(open) = seen.running.proposal() {
            (shown(seen, open))
        } @else if let Some(refused) = seen.running.refused_proposal() {
            (refusal(seen, refused))
        }
    }
}

/// The button for making a proposal.
pub(super) fn button(seen: &Seen<'_>) -> Markup {
    html! {
        @if !offers(seen).is_empty() {
            button.btn id="propose" type="button" title=(say("propose")) aria-label=(say("propose")) {
                (icon("persons"))
            }
        }
    }
}

fn shown(seen: &Seen<'_>, open: &Proposal) -> Markup {
    let is_own = seen.own.contains(&open.by);
    let unanswered = seen.running.unanswered();
    let is_asked = seen.own.iter().any(|seat| unanswered.contains(seat));
    let waits = unanswered.iter().map(|&seat| seen.seat(seat).player).collect::<Vec<_>>();
    let waits = Message::new("proposal-waits").text("who", waits.join(", "));
    html! {
        section.proposal.yours[is_asked] role="status" aria-label=(say("proposal")) data-number=(open.number) {
            h3 { (sentence(seen, open)) }
            @for line in details(seen, open.what, open.by) { p { (line) } }
            @if is_asked {
                div.acts {
                    button.btn.pri type="button" data-agree="yes" { (icon("check")) (say("proposal-agree")) }
                    button.btn type="button" data-agree="no" { (icon("cross")) (say("proposal-refuse")) }
                }
            } @else {
                p.quiet { (say_message(&waits)) }
                @if is_own {
                    div.acts { button.btn type="button" data-agree="no" { (say("proposal-withdraw")) } }
                }
            }
        }
    }
}

/// Who proposes what.
fn sentence(seen: &Seen<'_>, open: &Proposal) -> String {
    let who = seen.seat(open.by).player;
    let message = match open.what {
        What::Draw => Message::new("proposal-draw"),
        What::Abandon => Message::new("proposal-abandon"),
        What::Undo(keep) => {
            let moves = seen.running.table.ply().saturating_sub(keep);
            Message::new("proposal-undo").number("n", moves as i64)
        }
        What::Replace(seat) => {
            Message::new("proposal-replace").text("whom", seen.seat(seat).player)
        }
    };
    say_message(&message.text("who", who))
}

/// What it would mean.
fn details(seen: &Seen<'_>, what: What, by: table::Seat) -> Vec<String> {
    match what {
        What::Draw => vec![say("draw-text")],
        What::Abandon => vec![say("abandon-text")],
        What::Replace(_) => vec![say("replace-text")],
        What::Undo(keep) => seen
            .running
            .forgotten(by, keep)
            .map(|gone| vec![forgets(seen, &gone), needs(&gone), say("undo-dice")])
            .unwrap_or_default(),
    }
}

/// How many moves, and whose.
fn forgets(seen: &Seen<'_>, gone: &Forgotten) -> String {
    let of = |(seat, moves): &(table::Seat, usize)| {
        let message = Message::new("forgets-seat").number("n", *moves as i64);
        say_message(&message.text("side", seen.seat(*seat).side))
    };
    let mut parts: Vec<_> = gone.seats.iter().map(of).collect();
    if gone.rolls > 0 {
        parts.push(say_message(&Message::new("forgets-rolls").number("n", gone.rolls as i64)));
    }
    say_message(&Message::new("forgets").text("what", parts.join(", ")))
}

/// Why the others have to agree.
fn needs(gone: &Forgotten) -> String {
    say_message(&Message::new("undo-needs").text("why", barrier(gone.barrier)))
}

fn refusal(seen: &Seen<'_>, refused: &Proposal) -> Markup {
    let who = refused.refused_by.map(|seat| seen.seat(seat).player).unwrap_or_default();
    html! {
        p.proposal.quiet role="status" { (say_message(&Message::new("proposal-refused").text("who", who))) }
    }
}

/// What this person can propose now.
pub(crate) fn offers(seen: &Seen<'_>) -> Vec<Offer> {
    let Some(&by) = seen.own.first() else { return Vec::new() };
    let running = seen.running;
    if seen.guest.is_none() || running.people().len() < 2 {
        return Vec::new();
    }
    let is_here = |guest: &str| seen.app.streams().is_open(guest);
    let seats = seen.seats().into_iter().map(|seat| What::Replace(seat.seat));
    let back = running.ways_back(by).into_iter().map(|gone| What::Undo(gone.keep));
    let all = back.chain([What::Draw, What::Abandon]).chain(seats);
    let open = all.filter(|&what| running.check_proposal(by, what, is_here).is_ok());
    open.map(|what| offer(seen, what, by)).collect()
}

fn offer(seen: &Seen<'_>, what: What, by: table::Seat) -> Offer {
    let title = match what {
        What::Draw => say("propose-draw"),
        What::Abandon => say("propose-abandon"),
        What::Replace(seat) => {
            say_message(&Message::new("propose-replace").text("whom", seen.seat(seat).player))
        }
        What::Undo(keep) => {
            let moves = seen.running.table.ply().saturating_sub(keep);
            say_message(&Message::new("propose-undo").number("n", moves as i64))
        }
    };
    Offer { what, title, text: details(seen, what, by).join(" ") }
}

/// The inside of the dialog in which one chooses what to propose.
pub(super) fn choices(seen: &Seen<'_>) -> Markup {
    let value = |what: What| match what {
        What::Undo(keep) => format!("undo {keep}"),
        What::Replace(seat) => format!("replace {}", seen.seat(seat).id),
        What::Draw | What::Abandon => what.id().to_owned(),
    };
    html! {
        h2 id="proposals-title" { (say("propose-title")) }
        p { (say("propose-text")) }
        form.offers method="dialog" {
            @for offer in offers(seen) {
                button.ch type="submit" value=(value(offer.what)) {
                    span { b { (offer.title) } small { (offer.text) } }
                }
            }
            div.acts { button.btn value="" autofocus { (say("dialog-close")) } }
        }
    }
}
