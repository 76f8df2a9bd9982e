//! Games that wait for somebody: at the top of every page, in its title, and as a browser
//! notification.

use axum::extract::{Query, State};
use axum::{Json, Router, routing};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::Message;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::pages::icons::icon;
use crate::storage::WaitingTable;
use crate::words::{say, say_message};

/// How many games are listed.
const MOST: i64 = 50;

/// The route that pages poll.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/turns", routing::get(show))
}

#[derive(Deserialize)]
struct Asked {
    /// The table that the page shows: it is counted, but not listed.
    #[serde(default)]
    at: String,
}

/// What waits.
#[derive(Debug, Default, Serialize)]
struct Turns {
    /// Whether the visitor is known: strangers need not poll again.
    known: bool,
    count: usize,
    /// How many others wait, as text.
    label: String,
    tables: Vec<Turn>,
    /// The table that the page shows, if it waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    here: Option<Turn>,
}

/// A game that waits.
#[derive(Debug, Serialize)]
struct Turn {
    table: String,
    /// For people: the game, and against whom.
    text: String,
    /// Since when, in milliseconds since 1970.
    since: i64,
    /// When the time runs out, if there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<i64>,
}

/// One query by an index; names are loaded only if something waits.
async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Json<Turns>, Failure> {
    let Some(guest) = visitor.id() else { return Ok(Json(Turns::default())) };
    let waiting = app.storage().waiting_for(guest, MOST).await?;
    let others = match waiting.is_empty() {
        true => Vec::new(),
        false => app.storage().waiting_others(guest).await?,
    };
    let count = waiting.len();
    let is_here = |one: &WaitingTable| one.table == asked.at;
    let (here, waiting): (Vec<_>, Vec<_>) = waiting.into_iter().partition(is_here);
    let here = here.into_iter().next().map(|one| turn(&app, one, &others));
    let tables: Vec<_> = waiting.into_iter().map(|one| turn(&app, one, &others)).collect();
    let label = say_message(&Message::new("turns-label").number("n", tables.len() as i64));
    Ok(Json(Turns { known: true, count, label, tables, here }))
}

fn turn(app: &App, waiting: WaitingTable, others: &[(String, String)]) -> Turn {
    let game = app.config().game(&waiting.game).map(|game| game.about().name.as_str());
    let who = others.iter().filter(|(table, _)| *table == waiting.table);
    let who: Vec<_> = who.map(|(_, name)| name.as_str()).collect();
    let text = Message::new("notify-text").text("game", game.unwrap_or(&waiting.game));
    Turn {
        table: format!("/t/{}", waiting.table),
        text: say_message(&text.text("who", who.join(", "))),
        since: waiting.since,
        due: waiting.due,
    }
}

/// The waiting games in the top bar of every page; a script fills it in.
pub(crate) fn bar() -> Markup {
    html! {
        details.turns id="turns" data-title=(say("notify-title")) hidden {
            summary { b.n aria-hidden="true" {} span.label {} }
            ul {}
        }
    }
}

/// The button that asks for permission to show notifications. The browser does not ask before it is
/// used.
pub(crate) fn bell() -> Markup {
    html! {
        button.btn.bell type="button" data-notify data-off=(say("notify-on")) data-on=(say("notify-off"))
            data-denied=(say("notify-denied")) aria-pressed="false" {
            (icon("clock")) span { (say("notify-on")) }
        }
    }
}
