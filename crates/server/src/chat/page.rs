//! The chat on the page: a tab beside the log, the lines, and the menu of a line.

use maud::{Markup, html};
use table::Message;

use super::{REASONS, Rooms, text};
use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::pages::icons::icon;
use crate::seen::Seen;
use crate::storage::{LineRow, Room, SeatRow};
use crate::watching::Standing;
use crate::words::{say, say_message};

/// How many people one guest may mute.
pub(super) const MOST_MUTED: usize = 500;

/// Whether there is anybody to chat with: not where one person plays alone.
fn is_open(seen: &Seen<'_>) -> bool {
    let mut people: Vec<_> =
        seen.running.seats.iter().filter_map(|seat| seat.guest.as_ref()).collect();
    people.sort_unstable();
    people.dedup();
    let is_waiting = seen.running.seats.iter().any(SeatRow::is_free);
    seen.own.is_empty() || is_waiting || people.len() > 1
}

/// The tabs for log and chat.
pub(crate) fn tabs(seen: &Seen<'_>) -> Markup {
    if !is_open(seen) {
        return html! { h2.tab { (icon("log")) (say("log")) } };
    }
    html! {
        div.tabrow role="tablist" aria-label=(say("chat-tabs")) {
            button.tab id="story-log" type="button" role="tab" aria-selected="true" aria-controls="log" {
                (icon("log")) (say("log"))
            }
            button.tab id="story-chat" type="button" role="tab" aria-selected="false" aria-controls="chat"
                tabindex="-1" {
                (icon("chat")) (say("chat"))
                b.count id="chat-count" hidden {}
            }
        }
    }
}

/// The tab at the bottom of a phone.
pub(crate) fn phone_tab(seen: &Seen<'_>) -> Markup {
    html! {
        @if is_open(seen) {
            button id="tab-chat" type="button" {
                (icon("chat")) span { (say("chat")) } b.count id="tab-chat-count" hidden {}
            }
        }
    }
}

/// The chat of the person's room.
pub(crate) fn panel(seen: &Seen<'_>, visitor: &Visitor) -> Markup {
    if !is_open(seen) {
        return html! {};
    }
    let rooms = Rooms::of(Standing::of(seen.running, seen.guest.as_deref()));
    let about = match rooms.own {
        _ if seen.running.is_over() => "chat-about-over",
        Room::Players => "chat-about-players",
        Room::Spectators => "chat-about-spectators",
    };
    let may_write = super::may_write(rooms.own, visitor).is_ok();
    html! {
        div.chat id="chat" role="tabpanel" aria-labelledby="story-chat" hidden {
            div.talk id="talk" role="log" aria-live="polite" aria-label=(say("chat")) tabindex="0" {
                p.about { (say(about)) }
                ol {}
            }
            p.told id="chat-told" role="status" hidden {}
            @if may_write { (form()) } @else {
                p.closed { (say("chat-account")) " " a href="/me" { (say("claim-title")) } }
            }
        }
        (dialog(visitor))
    }
}

fn form() -> Markup {
    html! {
        form.say id="chat-form" autocomplete="off" {
            label.hidden for="chat-text" { (say("chat-label")) }
            input id="chat-text" name="text" maxlength=(text::LONGEST) placeholder=(say("chat-label")) required;
            button.btn type="submit" { (say("chat-say")) }
        }
    }
}

/// The menu of another person's line: mute, report.
fn dialog(visitor: &Visitor) -> Markup {
    html! {
        dialog.about-line id="about-line" aria-labelledby="about-line-title" {
            h2 id="about-line-title" { (say("line-title")) }
            blockquote { b { bdi id="about-line-who" {} } " " bdi id="about-line-text" {} }
            @if visitor.0.is_none() { p { (say("line-stranger")) } } @else {
                button.btn id="line-mute" type="button" { (icon("mute")) (say("line-mute")) }
                p.quiet { (say("line-mute.more")) }
                form id="line-report" {
                    h3 { (say("line-report")) }
                    p.quiet { (say("line-report.more")) }
                    @for (n, reason) in REASONS.iter().enumerate() {
                        label.check {
                            input type="radio" name="reason" value=(reason) checked[n == 0];
                            (say_message(&Message::new(format!("reason-{reason}"))))
                        }
                    }
                    label for="line-note" { (say("line-note")) }
                    input id="line-note" name="note" maxlength=(text::LONGEST) autocomplete="off";
                    button.btn type="submit" { (icon("flag")) (say("line-report")) }
                }
            }
            form.acts method="dialog" { button.btn { (say("dialog-close")) } }
        }
    }
}

/// One line.
pub(super) fn line(line: &LineRow, side: Option<&'static str>, own: bool, both: bool) -> Markup {
    let about = say_message(&Message::new("line-about").text("who", &*line.name));
    html! {
        li.line.own[own] id={ "line-" (line.number) } data-number=(line.number) {
            span.dot data-side=[side] aria-hidden="true" {}
            div {
                b { bdi { (line.name) } } " "
                @if both && line.room == Room::Spectators { small.tag { (say("chat-spectator")) } " " }
                time data-said=(line.said) {} " "
                span.said { bdi { (line.body) } }
            }
            @if !own {
                button.line-more type="button" title=(about) aria-label=(about) aria-haspopup="dialog" { "⋯" }
            }
        }
    }
}

/// The people that a guest has muted, for the account page.
pub(crate) struct Muted(Vec<(String, String)>);

impl Muted {
    /// Those of a visitor.
    pub(crate) async fn of(app: &App, visitor: &Visitor) -> Result<Muted, Failure> {
        Ok(Muted(match visitor.id() {
            Some(guest) => app.storage().muted_by(guest).await?,
            None => Vec::new(),
        }))
    }

    /// The list, if it is not empty.
    pub(crate) fn card(&self) -> Markup {
        html! {
            @if !self.0.is_empty() {
                section.card {
                    h2 { (icon("mute")) (say("muted-title")) }
                    p { (say("muted-text")) }
                    @for (id, name) in &self.0 {
                        form.muted method="post" action="/me/unmute" {
                            input type="hidden" name="who" value=(id);
                            bdi { (name) }
                            button.btn type="submit" { (say("muted-hear")) }
                        }
                    }
                }
            }
        }
    }
}
