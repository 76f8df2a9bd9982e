//! Whether the database responds and accepts writes, as the last attempts have shown. A failure is
//! logged once, and so is the recovery.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::Instant;

use sqlx::{AnyConnection, Connection, Row};
use tokio::sync::watch;

use super::connect::{self, no_answer};
use super::{Statement, Storage, Writer, now};

/// How long a server's test row is kept, in seconds.
const REMEMBERED: i64 = 86_400;

/// Called with when the database was last known to work.
type Listener = Box<dyn Fn(Instant) + Send + Sync>;

/// What the last attempts have shown.
pub(crate) struct Health {
    state: watch::Sender<State>,
    listeners: RwLock<Vec<Listener>>,
    /// When something was last written.
    written: Mutex<Instant>,
    failures: AtomicU64,
}

/// The state of the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// It responds.
    pub(crate) answers: bool,
    /// It accepts writes.
    pub(crate) writes: bool,
}

impl State {
    const SOUND: State = State { answers: true, writes: true };

    /// Whether moves can be made.
    pub(crate) fn is_sound(self) -> bool {
        self == State::SOUND
    }
}

impl std::fmt::Debug for Health {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Health").field("state", &self.state()).finish_non_exhaustive()
    }
}

impl Default for Health {
    fn default() -> Self {
        Health {
            state: watch::Sender::new(State::SOUND),
            listeners: RwLock::default(),
            written: Mutex::new(Instant::now()),
            failures: AtomicU64::new(0),
        }
    }
}

impl Health {
    /// How the database is.
    pub(crate) fn state(&self) -> State {
        *self.state.borrow()
    }

    /// Signals every change.
    pub(crate) fn watch(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }

    /// Registers a listener that is called at once on every failure, before anybody else knows of
    /// it, with the time of the last successful write.
    pub(crate) fn on_failure(&self, listener: impl Fn(Instant) + Send + Sync + 'static) {
        let mut listeners = self.listeners.write().unwrap_or_else(PoisonError::into_inner);
        listeners.push(Box::new(listener));
    }

    /// How often it has failed.
    pub(crate) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// Records a successful write.
    pub(crate) fn wrote(&self) {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        if self.set(|state| state.writes = true) {
            tracing::info!("the database takes what is written again");
        }
    }

    /// Records a failed write.
    pub(crate) fn failed(&self, error: &str) {
        self.tell_failure();
        if self.set(|state| state.writes = false) {
            tracing::error!(error, "the database does not take what is written");
        }
    }

    /// Records whether it has responded.
    fn answered(&self, answer: Result<(), sqlx::Error>) {
        if let Err(error) = answer {
            self.tell_failure();
            if self.set(|state| state.answers = false) {
                tracing::error!(%error, "the database does not answer");
            }
        } else if self.set(|state| state.answers = true) {
            tracing::info!("the database answers again");
        }
    }

    fn tell_failure(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
        let written = *self.written.lock().unwrap_or_else(PoisonError::into_inner);
        for listener in &*self.listeners.read().unwrap_or_else(PoisonError::into_inner) {
            listener(written);
        }
    }

    /// Changes the state; returns whether it is different now.
    fn set(&self, change: impl FnOnce(&mut State)) -> bool {
        self.state.send_if_modified(|state| {
            let before = *state;
            change(state);
            *state != before
        })
    }
}

impl Storage {
    /// Checks whether the database responds and, if it was failing, whether it accepts writes.
    pub(crate) async fn look_after(&self, writer: &Writer, server: &str) {
        let asked = async { self.pool.acquire().await?.ping().await };
        let asked = tokio::time::timeout(connect::CONNECT, asked);
        self.health().answered(asked.await.unwrap_or_else(|_| Err(no_answer())));
        if self.health().state().answers && !self.health().state().writes {
            // The writer records the result. A check may be under way under the same name.
            let _ = writer.carry_out(sign(&format!("{server} again"), "")).await;
        }
    }

    /// Writes something and reads it back by a separate connection.
    ///
    /// # Errors
    /// Why that did not work.
    pub(crate) async fn check(&self, writer: &Writer, server: &str) -> Result<(), String> {
        let mark = crate::random::id();
        let written = writer.carry_out(sign(server, &mark)).await;
        written.map_err(|error| error.to_string())?;
        let read = async {
            let mut connection = connect::connect(&self.address.existing()).await?;
            let read = read_sign(&mut connection, server).await;
            connection.close().await?;
            read
        };
        match read.await {
            Ok(found) if found.as_deref() == Some(&*mark) => Ok(()),
            Ok(_) => Err("what was written is not there".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }
}

async fn read_sign(
    connection: &mut AnyConnection,
    server: &str,
) -> Result<Option<String>, sqlx::Error> {
    let query = sqlx::query("SELECT mark FROM health WHERE server = $1").bind(server);
    let row = query.fetch_optional(connection).await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// A test row that shows that a server can write; old ones of others are deleted.
fn sign(server: &str, mark: &str) -> Vec<Statement> {
    let insert = "INSERT INTO health (server, mark, made) VALUES ($1, $2, $3) \
                  ON CONFLICT (server) DO UPDATE SET mark = excluded.mark, made = excluded.made";
    vec![
        Statement::new("DELETE FROM health WHERE made < $1").number(now() - REMEMBERED),
        Statement::new(insert).text(server).text(mark).number(now()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_told_once_and_counted_each_time() {
        let health = Health::default();
        let mut watch = health.watch();
        for _ in 0..3 {
            health.failed("full");
        }
        assert!(watch.has_changed().unwrap());
        assert!(!watch.borrow_and_update().writes);
        health.answered(Err(no_answer()));
        assert_eq!(*watch.borrow_and_update(), State { answers: false, writes: false });
        health.answered(Err(no_answer()));
        assert!(!watch.has_changed().unwrap());
        assert_eq!(health.failures(), 5);
        health.answered(Ok(()));
        health.wrote();
        assert!(watch.borrow_and_update().is_sound());
        health.wrote();
        assert!(!watch.has_changed().unwrap());
    }
}
