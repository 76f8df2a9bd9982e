//! The lobby: tables that wait for players, with their settings, and games to watch.

mod hosting;
mod lists;
mod page;
mod seating;
mod terms;

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::{Router, routing};
use futures_util::stream;
use tokio::sync::watch;

use crate::app::App;
use crate::error::Failure;
use crate::limits::Place;
use crate::peers::Origin;
use crate::sessions::Session;
use crate::storage::{ListedTable, Pace, now};

pub(crate) use hosting::open_for;
pub(crate) use lists::Lists;
pub(crate) use seating::{check_may_sit, draw_sides, leave_table};
pub(crate) use terms::{after, before, list as terms};

/// Tables that the page shows.
const MOST_SHOWN: usize = 60;
/// How many tables are loaded to choose them from.
const MOST_READ: i64 = 300;
/// A live table is listed for this long after its host has left, in seconds.
const HOST_AWAY: i64 = 600;
/// A slow table is listed for this long, in seconds.
const SLOW_SHOWN: i64 = 30 * 86_400;
/// Listeners are notified at most this often, however much happens.
const PAUSE: Duration = Duration::from_millis(300);
/// How often a quiet stream sends a keep-alive.
const BEAT: Duration = Duration::from_secs(15);

/// Routes of the lobby.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/lobby", routing::get(page::show))
        .route("/lobby/list", routing::get(page::list))
        .route("/lobby/playing", routing::get(page::playing))
        .route("/lobby/events", routing::get(listen))
        .route("/lobby/new/{game}", routing::get(hosting::show))
        .route("/lobby/tables", routing::post(hosting::open))
        .route("/t/{table}/sit", routing::post(seating::sit))
        .route("/t/{table}/leave", routing::post(seating::leave))
        .route("/t/{table}/rematch", routing::post(seating::rematch))
}

/// How many tables a host has in the lobby, and how many there are in all.
async fn counts(app: &App, host: &str) -> Result<(i64, i64), Failure> {
    let since = (now() - SLOW_SHOWN, now() - HOST_AWAY);
    Ok(app.storage().lobby_counts(host, since).await?)
}

/// Tables that wait for players. Those of hosts who have left are not listed, so that nobody waits
/// in vain.
pub(crate) async fn waiting(app: &App) -> Result<Vec<ListedTable>, Failure> {
    let mut tables = app.storage().lobby(MOST_READ).await?;
    tables.retain(|listed| is_shown(app, listed));
    tables.truncate(MOST_SHOWN);
    Ok(tables)
}

fn is_shown(app: &App, listed: &ListedTable) -> bool {
    let age = now() - listed.table.created;
    let is_here = listed.wishes.host.as_deref().is_some_and(|host| app.streams().is_open(host));
    let is_fresh = match listed.wishes.pace {
        Pace::Slow { .. } => age < SLOW_SHOWN,
        Pace::Live { .. } | Pace::Untimed => is_here || age < HOST_AWAY,
    };
    is_fresh && listed.seats.iter().any(crate::storage::SeatRow::is_free)
}

struct Listener {
    pulse: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// The stream ends with it.
    session: Session,
    /// The places that the stream takes: its own and, for strangers, one of those for all of them.
    _places: Vec<Place>,
}

/// A stream of changes in the lobby.
async fn listen(
    State(app): State<App>,
    session: Session,
    origin: Origin,
) -> Result<impl IntoResponse, Failure> {
    let streams = app.streams();
    let places = match session.visitor.id() {
        Some(guest) => vec![streams.open(guest.to_owned(), app.config().most_streams)?],
        None => {
            let own = streams.open_stranger(&app, origin, "the lobby")?;
            let all = "strangers in the lobby".to_owned();
            vec![own, streams.hold(all, app.config().most_strangers)?]
        }
    };
    let mut pulse = app.people().lobby.subscribe();
    // A client that reconnects may have missed something.
    pulse.mark_changed();
    let listener = Listener { pulse, closing: app.closing(), session, _places: places };
    let pulses = stream::unfold(listener, |mut listener| async move {
        tokio::select! {
            changed = listener.pulse.changed() => changed.ok()?,
            _ = listener.closing.wait_for(|closing| *closing) => return None,
            () = listener.session.ended() => return None,
        }
        tokio::time::sleep(PAUSE).await;
        let count = *listener.pulse.borrow_and_update();
        Some((Ok::<_, Infallible>(Event::default().data(count.to_string())), listener))
    });
    Ok(Sse::new(pulses).keep_alive(KeepAlive::new().interval(BEAT)))
}

/// Announces a change in the lobby.
pub(crate) fn announce(app: &App) {
    app.people().lobby.send_modify(|count| *count += 1);
}
