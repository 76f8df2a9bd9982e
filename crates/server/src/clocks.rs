//! Time runs out: one task looks after the clocks of all tables, also of those that nobody looks
//! at, and shows that this server is up.

use std::sync::Arc;

use bots::BotSpec;
use tokio::sync::Notify;

use crate::app::App;
use crate::bots_pool;
use crate::error::Failure;
use crate::live::{Live, Running};
use crate::storage::{SaveError, postpone};
use crate::timekeeping::{BEAT, Presence, Timekeeper};

/// Tables that are looked at in one go.
const MOST: i64 = 500;
/// How long after a failure a table is looked at again, in milliseconds.
const RETRY: i64 = 60_000;

/// What the task shares with those who set clocks.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) time: Timekeeper,
    presence: Presence,
    /// A clock was set that runs out before the next look.
    sooner: Notify,
}

impl Watch {
    /// For a server that starts now.
    pub(crate) fn new(time: Timekeeper) -> Watch {
        let presence = Presence::new(&time);
        Watch { time, presence, sooner: Notify::new() }
    }

    /// A clock runs out at `due`.
    pub(crate) fn set(&self, due: i64) {
        if due <= self.time.now() + BEAT {
            self.sooner.notify_one();
        }
    }
}

/// Takes up every clock where the last server left it.
///
/// # Errors
/// If a query fails.
pub(crate) async fn resume(app: &App) -> Result<(), SaveError> {
    let Watch { time, presence, .. } = app.watch();
    presence.begin(time, app.storage(), app.writer()).await?;
    presence.tidy(time, app.writer()).await?;
    tokio::spawn(look_after_all(app.clone()));
    Ok(())
}

/// Stops the clocks while nobody can move, and lets them go on when everybody can.
pub(crate) async fn keep_time(app: &App) {
    let Watch { time, presence, .. } = app.watch();
    let health = app.storage().health();
    if !health.state().is_sound() {
        let since = i64::try_from(health.last_written().elapsed().as_millis()).unwrap_or(0);
        time.stop(time.now() - since);
    } else if time.stopped_since().is_some() {
        match presence.go_on(time, app.storage(), app.writer()).await {
            Ok(()) => tracing::info!("clocks go on"),
            Err(error) => tracing::warn!(%error, "clocks do not go on yet"),
        }
    }
}

/// Notes until when this server was up.
pub(crate) async fn stop(app: &App) {
    let Watch { time, presence, .. } = app.watch();
    if let Err(error) = presence.sign_off(time, app.writer()).await {
        tracing::warn!(%error, "the last minute may be given away");
    }
}

async fn look_after_all(app: App) {
    let (mut closing, mut beaten) = (app.closing(), app.watch().time.now());
    while !*closing.borrow() {
        let now = app.watch().time.now();
        if now >= beaten + BEAT {
            beaten = now;
            let Watch { time, presence, .. } = app.watch();
            if let Err(error) = presence.beat(time, app.storage(), app.writer()).await {
                tracing::debug!(%error, "the server could not show that it is up");
            }
        }
        let next = match look(&app, now).await {
            Ok(next) => next.min(beaten + BEAT),
            Err(error) => {
                tracing::debug!(%error, "clocks could not be looked at");
                now + BEAT
            }
        };
        tokio::select! {
            () = app.config().clock.sleep_until(next) => {}
            () = app.watch().sooner.notified() => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Ends the time of every table whose time is over; says when to look again.
async fn look(app: &App, now: i64) -> Result<i64, sqlx::Error> {
    let due = app.storage().due(now + BEAT, MOST).await?;
    let mut next = now + BEAT;
    for (table, due) in due {
        if due > now {
            return Ok(next.min(due));
        }
        if let Err(failure) = look_at(app, &table).await {
            tracing::error!(table, %failure, "a clock could not be looked at");
            if let Err(error) = app.writer().carry_out(vec![postpone(&table, now + RETRY)]).await {
                tracing::error!(table, %error, "it is looked at again and again");
                return Ok(next);
            }
        }
        next = now;
    }
    Ok(next)
}

async fn look_at(app: &App, table: &str) -> Result<(), Failure> {
    let live = app.live(table).await?;
    let mut running = live.lock_fresh().await?;
    if expire(app, &live, &mut running).await? {
        return Ok(());
    }
    // The server was down meanwhile: the note is mended.
    running.forget_note();
    live.save(app.writer(), &mut running).await?;
    if running.due().is_none_or(|due| due <= app.watch().time.now()) {
        app.writer().carry_out(vec![crate::storage::note_waiting(table, None)]).await?;
    }
    Ok(())
}

/// If the time of the seat to act is over, ends it; says whether it was.
///
/// # Errors
/// If it could not be kept.
pub(crate) async fn expire(
    app: &App,
    live: &Arc<Live>,
    running: &mut Running,
) -> Result<bool, Failure> {
    let Some(seat) = running.expired() else { return Ok(false) };
    running.expire(seat, &successor(app));
    match app.save(live, running).await {
        Ok(()) => tracing::info!(table = live.row.id, seat = seat.0, "time has run out"),
        // Another server was faster.
        Err(SaveError::Taken) => {}
        Err(error) => return Err(error.into()),
    }
    if running.acting_bot().is_some() {
        bots_pool::think(app, &live.row.id);
    }
    Ok(true)
}

/// The bot that goes on for people who play no more.
pub(crate) fn successor(app: &App) -> String {
    app.config().usual_level().map_or(BotSpec::Greedy, |level| level.bot).to_string()
}
