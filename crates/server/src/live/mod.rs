//! Tables in memory: replayed from the database when asked for, and nothing that is not there.

mod cache;
mod ending;
mod orders;
mod replay;
mod running;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::roster::Playable;
use tokio::sync::{Mutex, MutexGuard, watch};

pub(crate) use cache::Cache;
pub(crate) use running::{Refused, Running, Stopped};

use crate::error::Failure;
use crate::results;
use crate::storage::{SaveError, Storage, TableRow, Writer};

/// A table in memory.
pub(crate) struct Live {
    /// The table as it was opened.
    pub(crate) row: TableRow,
    /// Its game.
    pub(crate) game: &'static dyn Playable,
    storage: Storage,
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
    /// How far the table is set: seats taken and seeds given. They change what people see and
    /// are no entries.
    pub(crate) set: usize,
    /// Counts every announcement.
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
        let pulse = Pulse { version: running.version(), set: running.set(), count: 0 };
        let pulse = watch::Sender::new(pulse);
        Ok(Live {
            row,
            game,
            storage: storage.clone(),
            running: Mutex::new(running),
            pulse,
            thinking: AtomicBool::new(false),
        })
    }

    /// A game that is no table of ours: nothing happens at it any more.
    pub(crate) fn frozen(
        storage: &Storage,
        game: &'static dyn Playable,
        row: TableRow,
        running: Running,
    ) -> Live {
        Live {
            row,
            game,
            storage: storage.clone(),
            running: Mutex::new(running),
            pulse: watch::Sender::default(),
            thinking: AtomicBool::new(false),
        }
    }

    /// The table as it stands on disk, for as long as the guard is held. A change that was broken
    /// off before it was kept has left memory ahead of the disk: the table is then read again.
    ///
    /// # Errors
    /// If it had to be read again and can't be.
    pub(crate) async fn lock(&self) -> Result<MutexGuard<'_, Running>, Failure> {
        let mut running = self.running.lock().await;
        if !running.is_kept() {
            *running = Running::load(&self.storage, self.game, &self.row).await?;
            self.announce(&running);
        }
        Ok(running)
    }

    /// Tells of every change from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    /// Announces a change.
    pub(crate) fn announce(&self, running: &Running) {
        let (version, set) = (running.version(), running.set());
        self.pulse.send_modify(|pulse| *pulse = Pulse { version, set, count: pulse.count + 1 });
    }

    /// Puts the entries that a change has made on disk, then announces them. If they can't be
    /// kept, the table goes back to what is on disk.
    ///
    /// The caller sees to it that this is not broken off; see [`crate::error::to_the_end`].
    ///
    /// # Errors
    /// Why nothing was kept.
    pub(crate) async fn save(
        &self,
        writer: &Writer,
        running: &mut Running,
    ) -> Result<(), SaveError> {
        let (first, entries) = running.take_unsaved();
        if !entries.is_empty() {
            let saved = writer.save(&self.row.id, first, entries).await;
            if let Err(error) = saved {
                match Running::load(&self.storage, self.game, &self.row).await {
                    Ok(fresh) => *running = fresh,
                    // It is not marked as kept, so whoever comes next reads it again.
                    Err(failure) => tracing::error!(table = self.row.id, %failure, "not reloaded"),
                }
                self.announce(running);
                return Err(error);
            }
            running.mark_kept();
            self.announce(running);
        }
        Ok(())
    }

    /// Does what a server that was stopped could not do any more: rolls after the last seed was
    /// given, what orders in advance answer, notes the end after the last move.
    async fn catch_up(&self, writer: &Writer) -> Result<(), Failure> {
        let mut running = self.lock().await?;
        running.roll();
        running.follow_orders();
        match self.save(writer, &mut running).await {
            // Another server has rolled meanwhile: the same dice.
            Ok(()) | Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        if self.row.ended.is_none() && running.is_over() {
            writer.note_end(&self.row.id).await?;
            results::note(writer, &self.row, &running).await?;
        }
        Ok(())
    }

    /// Reads the seats again, after one was taken or gave its seed.
    pub(crate) async fn refresh_seats(&self, running: &mut Running) -> Result<(), Failure> {
        running.wishes = self.storage.wishes(&self.row.id).await?;
        let seats = self.storage.seats(&self.row.id).await?;
        running.set_seats(&self.row, seats);
        self.announce(running);
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
