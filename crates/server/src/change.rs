//! A change of a table: who requests it, at which version, and the response.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use table::{Message, Seat};
use tokio::sync::MutexGuard;

use crate::app::App;
use crate::bots_pool;
use crate::clocks;
use crate::error::{AFTER_END, Failure};
use crate::guests::Visitor;
use crate::live::{Live, MOST_PROPOSALS, Refused, Running};
use crate::metrics::Counted;
use crate::seen::Seen;
use crate::storage::SaveError;
use crate::update::{self, Update};
use crate::words::{say, say_message};

/// The sender of a request to change a table.
pub(crate) struct Asker {
    pub(crate) app: App,
    pub(crate) live: Arc<Live>,
    /// The guest's id.
    pub(crate) guest: String,
}

/// The part of a request that every change has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The version of the table that the request was made for.
    pub(crate) version: usize,
    /// The response need not include drawings.
    pub(crate) bare: bool,
}

impl Known {
    pub(crate) const fn drawn(version: usize) -> Known {
        Known { version, bare: false }
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let table = Path::<String>::from_request_parts(parts, app).await;
        let Path(table) = table.map_err(|_| Failure::NotFound)?;
        let guest = Visitor::from_request_parts(parts, app).await?.guest()?.id;
        let live = app.live(&table).await?;
        Ok(Asker { app: app.clone(), live, guest })
    }
}

impl Asker {
    /// Locks the table, if it is still at the version that the request was made for.
    ///
    /// # Errors
    /// If the table has gone on, or the sender has no seat there.
    pub(crate) async fn at(&self, known: Known) -> Result<Change<'_>, Failure> {
        let mut running = self.live.lock().await?;
        if running.seats_of(Some(&self.guest)).is_empty() {
            return Err(Failure::Forbidden(say("error-not-your-seat")));
        }
        // A player whose time is up is out of the game even if nobody has checked the clock yet.
        clocks::expire(&self.app, &self.live, &mut running).await?;
        if running.version() != known.version {
            self.app.metrics().count(Counted::Stale);
            return Err(Failure::Stale(Box::new(self.sees(&running, known))));
        }
        Ok(Change { asker: self, running, known })
    }

    fn sees(&self, running: &Running, known: Known) -> Update {
        let seen = Seen::new(&self.app, &self.live, running, Some(&self.guest));
        update::of(&seen, known.version, known.bare)
    }
}

/// A table locked for a change.
pub(crate) struct Change<'a> {
    asker: &'a Asker,
    pub(crate) running: MutexGuard<'a, Running>,
    known: Known,
}

impl Change<'_> {
    /// The seat to act, if it is the sender's.
    ///
    /// # Errors
    /// If it is somebody else's turn, or nobody's.
    pub(crate) fn own_turn(&self) -> Result<Seat, Failure> {
        own_turn(&self.running, &self.asker.guest)
    }

    /// Saves, announces, wakes the bots, and responds with the new table.
    pub(crate) async fn finish(mut self) -> Result<Json<Update>, Failure> {
        let saved = settle(&self.asker.app, &self.asker.live, &mut self.running).await;
        let fresh = || self.asker.sees(&self.running, self.known);
        match saved {
            Ok(()) => Ok(Json(fresh())),
            Err(SaveError::Taken) => Err(Failure::Stale(Box::new(fresh()))),
            Err(error) => Err(error.into()),
        }
    }

    /// The response if the table was changed through another server.
    pub(crate) async fn stale(self) -> Failure {
        drop(self.running);
        match self.asker.live.lock_fresh().await {
            Ok(running) => Failure::Stale(Box::new(self.asker.sees(&running, self.known))),
            Err(failure) => failure,
        }
    }
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

/// Saves and announces a change, and wakes the bots.
pub(crate) async fn settle(app: &App, live: &Live, running: &mut Running) -> Result<(), SaveError> {
    let saved = app.save(live, running).await;
    if running.acting_bot().is_some() {
        bots_pool::think(app, &live.row.id);
    }
    saved
}

/// The response to a refused move.
pub(crate) fn refusal(app: &App, refused: Refused) -> Failure {
    app.metrics().count(Counted::Refusal);
    match refused {
        Refused::Illegal { clause, reason } => Failure::refused(clause, reason),
        Refused::NotNow => Failure::Forbidden(say("error-not-your-turn")),
        Refused::Over => Failure::Forbidden(say("error-over")),
        Refused::NoSuchOrder => Failure::refused(None, say("error-no-such-order")),
        Refused::TooFar { free } => {
            let reason = Message::new("error-undo-too-far").number("n", free as i64);
            Failure::refused(None, say_message(&reason))
        }
        Refused::NotProposed(why) => Failure::refused(None, say(why)),
        Refused::ProposedTooOften => {
            let often = Message::new("error-proposal-often").number("n", MOST_PROPOSALS as i64);
            Failure::too_many(say_message(&often), AFTER_END)
        }
        Refused::Locked(barrier) => Failure::refused(None, update::barrier(barrier)),
    }
}
