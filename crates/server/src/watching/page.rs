//! Spectators on the page: a note for them, their number for everybody, and the page of a closed
//! table.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use table::Message;

use super::{Sight, Standing, behind};
use crate::live::Live;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::seen::Seen;
use crate::words::{say, say_message};

/// The note for a spectator: that they are watching, and with what delay.
pub(crate) fn note(seen: &Seen<'_>) -> Markup {
    if !seen.own.is_empty() {
        return html! {};
    }
    let sight = Standing::of(seen.running, seen.guest.as_deref()).sight();
    html! {
        p.watching {
            (icon("eye"))
            span {
                b { (say("watching")) }
                @if let Sight::Late(delay) = sight { " " (behind(delay)) }
            }
        }
    }
}

/// How many people watch, in words.
pub(crate) fn counted(count: usize) -> String {
    say_message(&Message::new("watched").number("n", count as i64))
}

/// The number of spectators in the top bar; hidden if there are none.
pub(crate) fn count(live: &Live) -> Markup {
    let count = live.watched();
    let words = counted(count);
    html! {
        span.watched id="watched" role="img" title=(words) aria-label=(words) hidden[count == 0] {
            (icon("eye")) b { (count) }
        }
    }
}

/// The page for strangers at a table that is closed to spectators.
pub(crate) fn closed(live: &Live) -> Response {
    let title = say("unwatched-title");
    let body = html! {
        main.plain.narrow id="content" {
            div.empty { (icon("eye")) }
            h1 { (title) }
            p { (say_message(&Message::new("unwatched-text").text("game", &live.game.about().name))) }
            p {
                a.btn.pri href="/lobby" { (say("unwatched-lobby")) } " "
                a.btn href="/me" { (say("me-login")) }
            }
        }
    };
    (StatusCode::FORBIDDEN, Page::new(&title).render(&body)).into_response()
}
