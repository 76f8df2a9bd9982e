//! A table's settings in words: on its card in the lobby, on invitations, and at the table until
//! the game begins.

use maud::{Markup, html};
use table::Message;

use crate::pages::icons::icon;
use crate::seen::Seen;
use crate::storage::{Expiry, Pace, Wishes};
use crate::words::{say, say_message};

const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

/// A clock in a few words.
pub(super) fn clock(pace: Pace) -> String {
    match pace {
        Pace::Untimed => say("pace-none"),
        Pace::Live { base, step } => {
            let message = Message::new("clock-live").number("minutes", base / MINUTE);
            say_message(&message.number("seconds", step / 1_000))
        }
        Pace::Slow { turn } => say_message(&Message::new("clock-slow").number("days", turn / DAY)),
    }
}

/// Who may watch.
pub(super) fn delay(delay: Option<i64>) -> String {
    match delay {
        None => say("watch-closed"),
        Some(0) => say("watch-open"),
        Some(millis) => say_message(&Message::new("watch-late").number("minutes", millis / MINUTE)),
    }
}

/// All settings, as a list. What happens when time runs out is shown before anybody sits down.
pub(crate) fn list(wishes: &Wishes) -> Markup {
    let expiry = match wishes.expiry {
        Expiry::Loss => "terms-loss",
        Expiry::Bot => "terms-bot",
    };
    html! {
        ul.terms {
            li { (icon("clock")) span { (clock(wishes.pace)) } }
            @if wishes.pace != Pace::Untimed { li { (icon("glass")) span { (say(expiry)) } } }
            @if wishes.rated { li { (icon("verify")) span { (say("terms-rated")) } } }
            @if wishes.drawn { li { (icon("die")) span { (say("terms-drawn")) } } }
            li {
                (icon("undo"))
                span { (say(if wishes.takebacks { "terms-takebacks" } else { "terms-no-takebacks" })) }
            }
            li { (icon("eye")) span { (delay(wishes.delay)) } }
        }
    }
}

/// The settings shown at a table until the game begins.
pub(crate) fn before(seen: &Seen<'_>) -> Markup {
    let (row, wishes) = (&seen.live.row, &seen.running.wishes);
    let path = |what: &str| format!("/t/{}/{what}", row.id);
    let is_host = wishes.host.is_some() && wishes.host.as_deref() == seen.guest.as_deref();
    let may_sit = seen.own.is_empty() && wishes.listed;
    html! {
        div.before {
            (list(wishes))
            @if may_sit { (sit_buttons(seen)) }
            @if !seen.own.is_empty() {
                form method="post" action=(path("leave")) {
                    button.btn id="leave" type="submit" {
                        (icon("cross")) (say(if is_host { "table-cancel" } else { "table-leave" }))
                    }
                }
            }
        }
    }
}

/// A button for each free side, or one if the sides are drawn.
fn sit_buttons(seen: &Seen<'_>) -> Markup {
    let free: Vec<_> = seen.seats().into_iter().filter(|seat| !seat.is_taken).collect();
    let drawn = seen.running.wishes.drawn;
    let shown = if drawn { free.len().min(1) } else { free.len() };
    html! {
        form.sits method="post" action={ "/t/" (seen.live.row.id) "/sit" } {
            @for seat in &free[..shown] {
                button.btn.pri type="submit" name="seat" value=(if drawn { "" } else { seat.id }) {
                    @if drawn { (say("lobby-join")) } @else {
                        (say_message(&Message::new("invite-take").text("side", &*seat.side)))
                    }
                }
            }
        }
    }
}

/// The rematch button, once a game is over.
pub(crate) fn after(seen: &Seen<'_>) -> Markup {
    let row = &seen.live.row;
    let is_played = !seen.own.is_empty() && !seen.is_hot_seat();
    html! {
        @if let Some(rematch) = &seen.running.wishes.rematch {
            a.btn.pri id="rematch" href={ "/t/" (rematch) } { (say("rematch-go")) }
        } @else if is_played {
            form method="post" action={ "/t/" (row.id) "/rematch" } {
                button.btn id="rematch" type="submit" { (icon("undo")) (say("rematch")) }
            }
        }
    }
}
