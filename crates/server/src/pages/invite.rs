//! The page behind an invitation link.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use table::Message;

use super::layout::Page;
use crate::app::App;
use crate::error::PageFailure;
use crate::guests::Visitor;
use crate::lobby;
use crate::options::setup_in_words;
use crate::replays::preview;
use crate::seats;
use crate::seen::Seen;
use crate::words::{say, say_message};

/// Shows the page. Taking the seat needs a click, so that programs that preview links don't take
/// it.
pub(crate) async fn show(
    State(app): State<App>,
    Path((table, key)): Path<(String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, PageFailure> {
    let live = app.live(&table).await?;
    seats::check_key(&app, &live, &visitor, &key)?;
    let running = live.lock().await?;
    let seen = Seen::new(&app, &live, &running, visitor.id());
    let sides = seen.seats();
    let Some(free) = sides.iter().find(|seat| !seat.is_taken).filter(|_| seen.own.is_empty())
    else {
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    };
    let host = sides.iter().find(|seat| seat.is_taken && !seat.is_bot);
    let host = host.map(|seat| seat.player.clone()).unwrap_or_default();
    let about = running.table.about();
    let asks = Message::new("invite-text").text("who", host).text("game", &about.name);
    let take = Message::new("invite-take").text("side", &free.side);
    let body = html! {
        main.plain.narrow id="content" {
            h1 { (say("invite-title")) }
            p { (say_message(&asks)) }
            p.quiet { (setup_in_words(live.game, &live.row)) }
            (lobby::terms(&running.wishes))
            form method="post" action={ "/t/" (table) "/join" } {
                input type="hidden" name="key" value=(key);
                button.btn.gold.big id="take-seat" type="submit" { (say_message(&take)) }
            }
        }
    };
    Ok(Page::new(&say("invite-title"))
        .style("home.css")
        .style("people.css")
        .head(preview::of_table(&app, &headers, &seen))
        .render(&body)
        .into_response())
}
