//! Live updates: a stream that reports the version of a table, how many people watch it, and new
//! lines of chat.
//!
//! The id of every message holds the version, the count of other changes (`set`), and the last line
//! of chat if there is any: `41.4`, `41.4.17`. A browser that lost the connection sends the last id
//! it saw when it reconnects, and is told at once if it has missed something, even after a restart
//! of the server. Spectators with a delay hear of a change when it is due.

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
use serde_json::json;
use tokio::sync::watch;

use crate::app::App;
use crate::chat;
use crate::error::Failure;
use crate::limits::Place;
use crate::live::{Live, Pulse, Watcher};
use crate::lobby;
use crate::peers::Origin;
use crate::sessions::Session;
use crate::watching::{self, Sight, Standing};
use crate::words::say;

/// How often a quiet stream sends a keep-alive.
const BEAT: Duration = Duration::from_secs(15);
/// How long a browser waits before it reconnects, in milliseconds.
const RETRY: Duration = Duration::from_millis(1_000);

/// Routes for live updates.
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
    session: Session,
    origin: Origin,
    Query(known): Query<Known>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let live = app.live(&table).await?;
    let visitor = &session.visitor;
    let (standing, is_listed) = {
        let running = live.lock().await?;
        (Standing::of(&running, visitor.id()), running.wishes.listed)
    };
    if standing.sight() == Sight::Closed {
        return Err(Failure::Forbidden(say("error-unwatched")));
    }
    let place = match visitor.id() {
        Some(guest) => app.streams().open(guest.to_owned(), app.config().most_streams)?,
        None => app.streams().open_stranger(&app, origin, &table)?,
    };
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    // A page knows all seats once all of them are set.
    let set = 2 * usize::try_from(live.row.seats).unwrap_or(0);
    let shown = known.version.map(|version| Told { version, set, ..Told::default() });
    let told = last.map_or(shown, Told::read);
    let watcher = (!standing.plays).then(|| live.admit(visitor.id()));
    if is_listed && watcher.is_some() {
        lobby::announce(&app);
    }
    let listener = Listener {
        pulse: live.watch(),
        closing: app.closing(),
        session,
        app,
        live,
        standing,
        told,
        _place: place,
        watcher,
        is_listed,
    };
    Ok(Sse::new(events(listener)).keep_alive(KeepAlive::new().interval(BEAT)))
}

fn events(listener: Listener) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    })
}

/// What a listener was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Told {
    version: usize,
    set: usize,
    /// A count of changes that show in neither, such as names; `None` if it is not known.
    count: Option<u64>,
    watched: usize,
    /// The last readable line.
    talk: i64,
}

impl Told {
    fn id(&self) -> String {
        match self.talk {
            0 => format!("{}.{}", self.version, self.set),
            talk => format!("{}.{}.{talk}", self.version, self.set),
        }
    }

    /// Parses an id.
    fn read(id: &str) -> Option<Told> {
        let mut numbers = id.split('.').map(str::parse);
        let (version, set) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
        let talk = numbers.next().map_or(Ok(0), |talk| talk.map(|talk: usize| talk)).ok()?;
        let talk = i64::try_from(talk).ok()?;
        Some(Told { version, set, talk, ..Told::default() })
    }

    /// Whether a page that knows this has the same table to show.
    fn is_same_table(&self, now: &Told) -> bool {
        let is_counted = self.count.is_none() || self.count == now.count;
        (self.version, self.set) == (now.version, now.set) && is_counted
    }
}

struct Listener {
    app: App,
    /// Held so that the table stays in the cache and its listeners hear of the next move.
    live: Arc<Live>,
    standing: Standing,
    pulse: watch::Receiver<Pulse>,
    closing: watch::Receiver<bool>,
    /// The stream ends with it.
    session: Session,
    told: Option<Told>,
    /// Counts the stream.
    _place: Place,
    /// Counts a spectator.
    watcher: Option<Watcher>,
    /// Whether the lobby shows how many watch.
    is_listed: bool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        if self.watcher.take().is_some() && self.is_listed {
            lobby::announce(&self.app);
        }
    }
}

impl Listener {
    /// Waits for news; `None` when the server stops or the session has ended.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let (now, due) = self.look().await?;
            if let Some(event) = self.tell(now) {
                return Some(event);
            }
            let clock = &self.app.config().clock;
            let change = async {
                match due {
                    Some(due) => clock.sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                changed = self.pulse.changed() => changed.ok()?,
                () = change => {}
                _ = self.closing.wait_for(|closing| *closing) => return None,
                () = self.session.ended() => return None,
            }
        }
    }

    /// The current state, and when it changes by itself.
    async fn look(&mut self) -> Option<(Told, Option<i64>)> {
        let pulse = *self.pulse.borrow_and_update();
        let Pulse { version, set, count, watched, .. } = pulse;
        let standing = self.standing.after(&self.live, &pulse);
        let talk = pulse.talk.of(chat::Rooms::of(standing).readable());
        let now = Told { version, set, count: Some(count), watched, talk };
        let Sight::Late(delay) = standing.sight() else { return Some((now, None)) };
        match self.live.as_of(self.app.config().clock.now() - delay).await {
            Ok((then, next)) => {
                // Any other announcement would reveal when somebody moves.
                let now = Told { version: then.version(), count: None, ..now };
                Some((now, next.map(|next| next + delay)))
            }
            Err(failure) => {
                tracing::error!(table = self.live.row.id, %failure, "a stream ends");
                None
            }
        }
    }

    /// The first news.
    fn tell(&mut self, now: Told) -> Option<Event> {
        let Some(told) = self.told.filter(|told| told.is_same_table(&now)) else {
            let Told { watched, talk, .. } = self.told.unwrap_or_default();
            let now = Told { watched, talk, ..now };
            self.told = Some(now);
            return Some(Event::default().id(now.id()).retry(RETRY).data(now.version.to_string()));
        };
        self.told = Some(Told { count: now.count, ..told });
        if told.talk != now.talk {
            let now = Told { watched: told.watched, ..now };
            self.told = Some(now);
            return Some(Event::default().event("talk").id(now.id()).data(now.talk.to_string()));
        }
        if told.watched != now.watched {
            self.told = Some(Told { watched: now.watched, count: now.count, ..told });
            let news = json!({ "n": now.watched, "words": watching::counted(now.watched) });
            return Some(Event::default().event("watched").data(news.to_string()));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_read_from_its_id() {
        let told = Told { version: 41, set: 4, ..Told::default() };
        assert_eq!(told.id(), "41.4");
        assert_eq!(Told::read("41.4"), Some(told));
        assert_eq!(Told::read("41.4.17"), Some(Told { talk: 17, ..told }));
        for wrong in ["41.4.x", "", "41", "x.4", "41.", ".", "-1.4"] {
            assert_eq!(Told::read(wrong), None, "{wrong:?}");
        }
    }
}
