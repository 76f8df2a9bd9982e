//! Metadata for link previews: who played, who won, a picture.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use maud::{Markup, html};
use table::Message;

use super::picture::{HEIGHT, WIDTH};
use crate::app::App;
use crate::pages::score;
use crate::seen::Seen;
use crate::words::{say, say_message};

/// The game and who played it.
pub(crate) fn title(seen: &Seen<'_>) -> String {
    let game = &seen.running.table.about().name;
    let players: Vec<_> = seen.seats().into_iter().map(|seat| seat.player).collect();
    let message = Message::new("preview-title").text("game", game.as_str());
    say_message(&message.text("who", players.join(" – ")))
}

/// How it ended, or that it is in progress.
pub(super) fn description(seen: &Seen<'_>) -> String {
    if !seen.running.is_over() {
        return say("preview-open");
    }
    let (title, reason) = score::ending(seen);
    format!("{title} {reason}").trim().to_owned()
}

/// For the page of a replay, at a move or at its end. `end` is the game at its end.
pub(super) fn of_replay(
    app: &App,
    headers: &HeaderMap,
    end: &Seen<'_>,
    ply: Option<usize>,
) -> Markup {
    let id = &end.live.row.id;
    let query = ply.map(|ply| format!("?ply={ply}")).unwrap_or_default();
    let (page, picture) = (format!("/r/{id}{query}"), format!("/r/{id}/picture.png{query}"));
    tags(&origin(app, headers), &page, &picture, &title(end), &description(end))
}

/// For the page of a table, or of an invitation to it. A game in progress is nobody else's
/// business, so the picture shows its starting position.
pub(crate) fn of_table(app: &App, headers: &HeaderMap, seen: &Seen<'_>) -> Markup {
    let id = &seen.live.row.id;
    let (page, picture) = (format!("/t/{id}"), format!("/r/{id}/picture.png"));
    tags(&origin(app, headers), &page, &picture, &title(seen), &description(seen))
}

/// The origin of this server as the client addresses it.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let scheme = if app.config().https { "https" } else { "http" };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("{scheme}://{host}")
}

fn tags(origin: &str, page: &str, picture: &str, title: &str, description: &str) -> Markup {
    let picture = format!("{origin}{picture}");
    let property = |name: &str, content: &str| html! { meta property=(name) content=(content); };
    html! {
        meta name="description" content=(description);
        (property("og:type", "website"))
        (property("og:site_name", "Hegemonia"))
        (property("og:title", title))
        (property("og:description", description))
        (property("og:url", &format!("{origin}{page}")))
        (property("og:image", &picture))
        (property("og:image:type", "image/png"))
        (property("og:image:width", &WIDTH.to_string()))
        (property("og:image:height", &HEIGHT.to_string()))
        (property("og:image:alt", title))
        meta name="twitter:card" content="summary_large_image";
        meta name="twitter:title" content=(title);
        meta name="twitter:description" content=(description);
        meta name="twitter:image" content=(picture);
    }
}
