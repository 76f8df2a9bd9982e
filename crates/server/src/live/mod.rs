//! Tables in memory: replayed from the database when asked for, and nothing that is not there.

mod cache;
mod replay;
mod running;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::roster::Playable;
use tokio::sync::{Mutex, MutexGuard, watch};

pub(crate) use cache::Cache;
pub(crate) use running::{Refused, Running};

use crate::error::Failure;
use crate::storage::{SaveError, Storage, TableRow, Writer};

/// A table in memory.
pub(crate) struct Live {
    /// The table as it was opened.
    pub(crate) row: TableRow,
    /// Its game.
    pub(crate) game: &'static dyn Playable,
    running: Mutex<Running>,
    pulse: watch::Sender<Pulse>,
    /// A bot is at work for this table, or about to be.
    thinking: AtomicBool,
}

/// What is announced: enough to know that there is something to fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pulse {
    /// The number of entries.
    pub(crate) version: usize,
    /// Counts every announcement, among them those of seats taken and seeds given.
    pub(crate) count: u64,
}

impl Live {
    /// Replays a table.
    async fn load(
        storage: &Storage,
        game: &'static dyn Playable,
        row: TableRow,
    ) -> Result<Live, Failure> {
        let running = Running::load(storage, game, &row).await?;
        let pulse = Pulse { version: running.version(), count: 0 };
        let pulse = watch::Sender::new(pulse);
        Ok(Live {
            row,
            game,
            running: Mutex::new(running),
            pulse,
            thinking: AtomicBool::new(false),
        })
    }

    /// The table as it stands, for as long as the guard is held.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, Running> {
        self.running.lock().await
    }

    /// Tells of every change from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    /// Announces a change.
    pub(crate) fn announce(&self, running: &Running) {
        let version = running.version();
        self.pulse.send_modify(|pulse| *pulse = Pulse { version, count: pulse.count + 1 });
    }

    /// Puts the entries that a change has made on disk, then announces them. If they can't be
    /// kept, the table goes back to what is on disk.
    ///
    /// # Errors
    /// Why nothing was kept.
    pub(crate) async fn save(
        &self,
        storage: &Storage,
        writer: &Writer,
        running: &mut Running,
    ) -> Result<(), SaveError> {
        let (first, entries) = running.take_unsaved();
        if entries.is_empty() {
            return Ok(());
        }
        let saved = writer.save(&self.row.id, first, entries).await;
        if let Err(error) = saved {
            match Running::load(storage, self.game, &self.row).await {
                Ok(fresh) => *running = fresh,
                Err(failure) => tracing::error!(table = self.row.id, %failure, "not reloaded"),
            }
            self.announce(running);
            return Err(error);
        }
        self.announce(running);
        Ok(())
    }

    /// Reads the seats again, after one was taken or gave its seed.
    pub(crate) async fn refresh_seats(
        &self,
        storage: &Storage,
        running: &mut Running,
    ) -> Result<(), Failure> {
        let seats = storage.seats(&self.row.id).await?;
        running.set_seats(&self.row, seats);
        Ok(())
    }

    /// Marks the table as thought about; false if it was already.
    pub(crate) fn begin_thinking(&self) -> bool {
        !self.thinking.swap(true, Ordering::AcqRel)
    }

    /// Takes the mark away.
    pub(crate) fn end_thinking(&self) {
        self.thinking.store(false, Ordering::Release);
    }
}
