//! Time-outs: one task watches the clocks of all tables, including those that nobody is looking at,
//! and records that this server is up.

use std::sync::Arc;

use bots::BotSpec;
use tokio::sync::Notify;

use crate::app::App;
use crate::bots_pool;
use crate::error::Failure;
use crate::live::{Live, Running};
use crate::storage::{SaveError, postpone};
use crate::timekeeping::{BEAT, Presence, Timekeeper};

/// Tables that are handled in one batch.
const MOST: i64 = 500;
/// How long after a failure a table is retried, in milliseconds.
const RETRY: i64 = 60_000;

/// Shared between the task and the code that sets clocks.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) time: Timekeeper,
    presence: Presence,
    /// Notified when a clock was set that runs out before the next check.
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

/// Resumes every clock where the last server left it.
pub(crate) async fn resume(app: &App) -> Result<(), SaveError> {
    let Watch { time, presence, .. } = app.watch();
    presence.begin(time, app.storage(), app.writer()).await?;
    presence.tidy(time, app.writer()).await?;
    tokio::spawn(look_after_all(app.clone()));
    Ok(())
}

/// Restarts the clocks that a failure has stopped, once everybody can move again.
pub(crate) async fn go_on(app: &App) {
    let Watch { time, presence, .. } = app.watch();
    if app.storage().health().state().is_sound() && time.stopped_since().is_some() {
        match presence.go_on(time, app.storage(), app.writer()).await {
            Ok(true) => tracing::info!("clocks go on"),
            Ok(false) => tracing::info!("clocks were stopped again"),
            Err(error) => tracing::warn!(%error, "clocks do not go on yet"),
        }
    }
}

/// Records until when this server was up.
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

/// Ends the turn at every table whose time is up; returns when to check again.
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
    // The server was down meanwhile: correct the note.
    running.forget_note();
    live.save(app.writer(), &mut running).await?;
    if running.due().is_none_or(|due| due <= app.watch().time.now()) {
        app.writer().carry_out(vec![crate::storage::note_waiting(table, None)]).await?;
    }
    Ok(())
}

/// Ends the turn of the seat to act if its time is up; returns whether it was.
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

/// The bot that takes over from people who have left.
pub(crate) fn successor(app: &App) -> String {
    app.config().usual_level().map_or(BotSpec::Greedy, |level| level.bot).to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Config;
    use crate::storage::Storage;
    use crate::time::Clock;

    /// No task watches this server: the failure itself must stop the clocks, even if somebody
    /// checks late and the database works again by then.
    #[tokio::test]
    async fn a_failure_stops_the_clocks_before_anybody_knows_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        let clock = Clock::set_to(1_800_000_000_000);
        let config = Config { clock: clock.clone(), ..Config::default() };
        let app = App::new(config, Storage::open(&url).await.unwrap());
        let (time, health) = (&app.watch().time, app.storage().health());
        app.watch().presence.begin(time, app.storage(), app.writer()).await.unwrap();
        let began = time.now();
        health.failed("full");
        clock.advance(Duration::from_secs(7_200));
        assert_eq!(time.counted(began, time.now()), 0, "it is known to have failed");
        health.wrote();
        clock.advance(Duration::from_secs(60));
        assert_eq!(time.counted(began, time.now()), 0, "nobody has let the clocks go on");
        go_on(&app).await;
        assert_eq!(time.stopped_since(), None);
        clock.advance(Duration::from_secs(20));
        assert_eq!(time.counted(began, time.now()), 5_000, "people have 15 s to come back");
    }
}
