//! Live updates: a stream that says which version a table has reached.
//!
//! Every message carries the version as its id. A browser that lost the connection names the
//! last id it saw when it comes back, and is told at once if it has missed something.

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

async fn listen(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(known): Query<Known>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let live = app.live(&table).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let last = last.and_then(|id| id.parse().ok()).or(known.version);
    let alive = KeepAlive::new().interval(BEAT);
    Ok(Sse::new(pulses(&app, live, last)).keep_alive(alive))
}

struct Listener {
    /// Held so that the table stays in memory and its listeners hear of the next move.
    _live: Arc<Live>,
    pulse: watch::Receiver<Pulse>,
    closing: watch::Receiver<bool>,
}

fn pulses(
    app: &App,
    live: Arc<Live>,
    last: Option<usize>,
) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
    let (mut pulse, closing) = (live.watch(), app.closing());
    if last != Some(pulse.borrow_and_update().version) {
        pulse.mark_changed();
    }
    let listener = Listener { _live: live, pulse, closing };
    stream::unfold(listener, |mut listener| async move {
        let version = listener.next().await?.version.to_string();
        let event = Event::default().id(&version).retry(RETRY).data(&version);
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
