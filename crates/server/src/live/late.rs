//! The table as it was some time ago, for spectators with a delay. It replays the entries, each
//! when it is due, so that moves that were later taken back are seen as they were made.

use std::collections::VecDeque;

use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

use super::{Live, Running};
use crate::error::Failure;
use crate::storage::Entry;

/// A table that lags behind.
pub(super) struct Late {
    running: Running,
    /// Entries that are on disk and not due yet.
    coming: VecDeque<Entry>,
}

/// A delayed table, locked.
pub(crate) type Lagging<'a> = MappedMutexGuard<'a, Running>;

impl Live {
    /// The table as it was at a time in Unix milliseconds, and when it changed next. Times must not
    /// decrease from one call to the next.
    pub(crate) async fn as_of(&self, time: i64) -> Result<(Lagging<'_>, Option<i64>), Failure> {
        let start = || async { Ok::<_, Failure>(Mutex::new(Late::start(self).await?)) };
        let mut late = self.late.get_or_try_init(start).await?.lock().await;
        late.advance(self, time).await?;
        let next = late.coming.front().map(|entry| entry.at);
        Ok((MutexGuard::map(late, |late| &mut late.running), next))
    }
}

impl Late {
    async fn start(live: &Live) -> Result<Late, Failure> {
        let seats = live.storage.seats(&live.row.id).await?;
        Ok(Late {
            running: Running::start(live.game, &live.row, seats, &live.time)?,
            coming: VecDeque::new(),
        })
    }

    async fn advance(&mut self, live: &Live, time: i64) -> Result<(), Failure> {
        let known = self.running.version() + self.coming.len();
        if known < live.pulse.borrow().version {
            let from = i64::try_from(known).unwrap_or(i64::MAX);
            self.coming.extend(live.storage.entries(&live.row.id, from).await?);
        }
        while let Some(entry) = self.coming.front().filter(|entry| entry.at <= time) {
            let broken = |what| Failure::Broken(format!("table {}, late: {what}", live.row.id));
            self.running.replay(entry).map_err(broken)?;
            self.coming.pop_front();
        }
        Ok(())
    }
}
