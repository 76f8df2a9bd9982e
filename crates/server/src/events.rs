//! Live updates: a stream that says which version a table has reached.
//!
//! Every message carries as its id the version, and how far the seats are set: `41.4`. A browser
//! that lost the connection names the last id it saw when it comes back, and is told at once if
//! it has missed something, before or after a restart of the server.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::{Router, routing};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::watch;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::limits::Place;
use crate::live::{Live, Pulse};

/// How often a silent stream shows that it is alive.
const BEAT: Duration = Duration::from_secs(15);
/// How long a browser waits before it comes back, in milliseconds.
const RETRY: Duration = Duration::from_millis(1_000);

/// Where updates are heard.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/events", routing::get(listen))
}

#[derive(Deserialize)]
struct Known {
    /// The version that the page shows.
    version: Option<usize>,
}

fn id(version: usize, set: usize) -> String {
    format!("{version}.{set}")
}

async fn listen(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Query(known): Query<Known>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let live = app.live(&table).await?;
    let listener = visitor.id().map_or_else(|| format!("strangers at {table}"), str::to_owned);
    let place = app.streams().open(listener, app.config().most_streams)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    // A page knows the seats once all of them are set.
    let set = 2 * usize::try_from(live.row.seats).unwrap_or(0);
    let last = last.map(str::to_owned).or_else(|| Some(id(known.version?, set)));
    let alive = KeepAlive::new().interval(BEAT);
    Ok(Sse::new(pulses(&app, live, place, last.as_deref())).keep_alive(alive))
}

struct Listener {
    /// Held so that the table stays in memory and its listeners hear of the next move.
    _live: Arc<Live>,
    pulse: watch::Receiver<Pulse>,
    closing: watch::Receiver<bool>,
    /// Counts the stream.
    _place: Place,
}

fn pulses(
    app: &App,
    live: Arc<Live>,
    place: Place,
    last: Option<&str>,
) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
    let (mut pulse, closing) = (live.watch(), app.closing());
    let now = *pulse.borrow_and_update();
    if last != Some(id(now.version, now.set).as_str()) {
        pulse.mark_changed();
    }
    let listener = Listener { _live: live, pulse, closing, _place: place };
    stream::unfold(listener, |mut listener| async move {
        let Pulse { version, set, .. } = listener.next().await?;
        let event = Event::default().id(id(version, set)).retry(RETRY).data(version.to_string());
        Some((Ok(event), listener))
    })
}

impl Listener {
    /// Waits for something that the listener does not know; `None` when the server stops.
    async fn next(&mut self) -> Option<Pulse> {
        tokio::select! {
            changed = self.pulse.changed() => changed.ok()?,
            _ = self.closing.wait_for(|closing| *closing) => return None,
        }
        Some(*self.pulse.borrow_and_update())
    }
}
