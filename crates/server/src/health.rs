//! Whether the server is healthy: checked periodically, and on request.
//!
//! While the database is unavailable, or the whole process was suspended, nobody can move: the
//! failure itself stops the clocks, and afterwards they go on as after a restart.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::app::App;
use crate::clocks;
use crate::random;

/// The time limit of a check.
const LIMIT: Duration = Duration::from_secs(3);
/// How long a result is reused, so that frequent requests don't cause frequent writes.
const FRESH: Duration = Duration::from_secs(1);

/// Checks whether the database can be used.
#[derive(Debug)]
pub(crate) struct Healthcheck {
    /// The name under which this server writes.
    server: String,
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Default for Healthcheck {
    fn default() -> Self {
        Healthcheck { server: random::id(), last: Mutex::default() }
    }
}

impl Healthcheck {
    /// Whether what is written to the database can be read again.
    ///
    /// # Errors
    /// Why it can't.
    pub(crate) async fn ask(&self, app: &App) -> Result<(), String> {
        let asked = async {
            let mut last = self.last.lock().await;
            if let Some((at, answer)) = &*last
                && at.elapsed() < FRESH
            {
                return answer.clone();
            }
            let answer = app.storage().check(app.writer(), &self.server).await;
            *last = Some((Instant::now(), answer.clone()));
            answer
        };
        let answer = tokio::time::timeout(LIMIT, asked).await;
        answer.unwrap_or_else(|_| Err("it did not answer in time".to_owned()))
    }
}

/// Records continually that the server runs, whatever else takes long, so that it is not taken for
/// suspended.
pub(crate) async fn tick(app: App) {
    let mut closing = app.closing();
    while !*closing.borrow() {
        app.watch().time.tick();
        tokio::select! {
            () = tokio::time::sleep(app.config().probe) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Checks the database and the clocks until the server stops.
pub(crate) async fn look_after(app: App) {
    let (mut closing, mut health) = (app.closing(), app.storage().health().watch());
    while !*closing.borrow() {
        app.storage().look_after(app.writer(), &app.healthcheck().server).await;
        clocks::go_on(&app).await;
        app.hear_others().await;
        let has_changed = tokio::select! {
            () = tokio::time::sleep(app.config().probe) => false,
            changed = health.changed() => changed.is_ok(),
            _ = closing.wait_for(|closing| *closing) => return,
        };
        // After a recovery the clocks go on at once; anything else is checked at the usual time.
        if has_changed {
            clocks::go_on(&app).await;
            tokio::time::sleep(app.config().probe).await;
        }
    }
}
