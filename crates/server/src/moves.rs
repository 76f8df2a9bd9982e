//! Moves, moves taken back, and giving up.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use serde::Deserialize;
use table::registry::seat_by_id;
use table::{Message, Seat};
use tokio::sync::MutexGuard;

use crate::app::App;
use crate::bots_pool;
use crate::clocks;
use crate::error::{Failure, to_the_end};
use crate::guests::Visitor;
use crate::live::{Live, MOST_PROPOSALS, Refused, Running};
use crate::metrics::Counted;
use crate::requests::Body;
use crate::seen::Seen;
use crate::storage::SaveError;
use crate::update::{self, Update};
use crate::words::{say, say_message};

/// Where moves are sent.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}/move", routing::post(play))
        .route("/t/{table}/undo", routing::post(undo))
        .route("/t/{table}/resign", routing::post(resign))
}

#[derive(Deserialize)]
struct MoveRequest {
    /// The version of the table that the move answers.
    version: usize,
    #[serde(rename = "move")]
    words: String,
    /// The answer need not be drawn.
    #[serde(default)]
    bare: bool,
}

#[derive(Deserialize)]
struct UndoRequest {
    version: usize,
    /// How many moves are taken back.
    plies: usize,
}

#[derive(Deserialize)]
struct ResignRequest {
    version: usize,
    /// The seat that gives up.
    seat: String,
}

async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(asked): Body<MoveRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let known = Known { version: asked.version, bare: asked.bare };
        let mut running = at_version(&app, &live, &guest, known).await?;
        let seat = own_turn(&running, &guest)?;
        running.play(seat, &asked.words).map_err(|refused| refusal(&app, refused))?;
        let answer = finish(&app, &live, running, &guest, known).await?;
        app.metrics().count(Counted::Move);
        Ok(answer)
    })
    .await
}

async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(asked): Body<UndoRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let known = Known::drawn(asked.version);
        let mut running = at_version(&app, &live, &guest, known).await?;
        let seat = own_turn(&running, &guest)?;
        running.undo(seat, asked.plies).map_err(|refused| refusal(&app, refused))?;
        finish(&app, &live, running, &guest, known).await
    })
    .await
}

async fn resign(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(asked): Body<ResignRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let known = Known::drawn(asked.version);
        let mut running = at_version(&app, &live, &guest, known).await?;
        let seat = seat_by_id(running.table.about(), &asked.seat);
        let seat = seat.filter(|&seat| running.is_seat_of(seat, &guest));
        let seat = seat.ok_or_else(|| Failure::Forbidden(say("error-not-your-seat")))?;
        running.resign(seat, &clocks::successor(&app)).map_err(|refused| refusal(&app, refused))?;
        finish(&app, &live, running, &guest, known).await
    })
    .await
}

/// The table, if it still stands at the version that the request answers.
pub(crate) async fn at_version<'a>(
    app: &App,
    live: &'a Arc<Live>,
    guest: &str,
    known: Known,
) -> Result<MutexGuard<'a, Running>, Failure> {
    let mut running = live.lock().await?;
    if running.seats_of(Some(guest)).is_empty() {
        return Err(Failure::Forbidden(say("error-not-your-seat")));
    }
    // Who comes too late finds the game without them, even if nobody has looked at the clock yet.
    clocks::expire(app, live, &mut running).await?;
    if running.version() != known.version {
        app.metrics().count(Counted::Stale);
        let seen = Seen::new(app, live, &running, Some(guest));
        let fresh = update::of(&seen, known.version, known.bare);
        return Err(Failure::Stale(Box::new(fresh)));
    }
    Ok(running)
}

/// The seat to act, if it belongs to the guest.
///
/// # Errors
/// If it is somebody else's turn, or nobody's.
pub(crate) fn own_turn(running: &Running, guest: &str) -> Result<Seat, Failure> {
    if running.is_over() {
        return Err(Failure::Forbidden(say("error-over")));
    }
    let acting = running.acting().filter(|&seat| running.is_seat_of(seat, guest));
    acting.ok_or_else(|| Failure::Forbidden(say("error-not-your-turn")))
}

/// What the asker knows and wants.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    version: usize,
    bare: bool,
}

impl Known {
    pub(crate) const fn drawn(version: usize) -> Known {
        Known { version, bare: false }
    }

    pub(crate) const fn version(self) -> usize {
        self.version
    }
}

/// Saves, announces, wakes the bots, and answers with the fresh table.
pub(crate) async fn finish(
    app: &App,
    live: &Arc<Live>,
    mut running: MutexGuard<'_, Running>,
    guest: &str,
    known: Known,
) -> Result<Json<Update>, Failure> {
    let saved = settle(app, live, &mut running).await;
    let seen = Seen::new(app, live, &running, Some(guest));
    let fresh = update::of(&seen, known.version, known.bare);
    match saved {
        Ok(()) => Ok(Json(fresh)),
        Err(SaveError::Taken) => Err(Failure::Stale(Box::new(fresh))),
        Err(error) => Err(error.into()),
    }
}

/// Saves and announces a change, and wakes the bots.
///
/// # Errors
/// Why nothing was kept.
pub(crate) async fn settle(app: &App, live: &Live, running: &mut Running) -> Result<(), SaveError> {
    let saved = app.save(live, running).await;
    if running.acting_bot().is_some() {
        bots_pool::think(app, &live.row.id);
    }
    saved
}

/// How a refusal is answered.
pub(crate) fn refusal(app: &App, refused: Refused) -> Failure {
    app.metrics().count(Counted::Refusal);
    match refused {
        Refused::Illegal { clause, reason } => Failure::Refused { clause, reason },
        Refused::NotNow => Failure::Forbidden(say("error-not-your-turn")),
        Refused::Over => Failure::Forbidden(say("error-over")),
        Refused::NoSuchOrder => {
            Failure::Refused { clause: None, reason: say("error-no-such-order") }
        }
        Refused::TooFar { free } => {
            let reason = Message::new("error-undo-too-far").number("n", free as i64);
            Failure::Refused { clause: None, reason: say_message(&reason) }
        }
        Refused::NotProposed(why) => Failure::Refused { clause: None, reason: say(why) },
        Refused::ProposedTooOften => {
            let often = Message::new("error-proposal-often").number("n", MOST_PROPOSALS as i64);
            Failure::TooMany(say_message(&often))
        }
        Refused::Locked(barrier) => {
            Failure::Refused { clause: None, reason: update::barrier(barrier) }
        }
    }
}
