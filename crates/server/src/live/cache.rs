//! The cache of tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Live;
use crate::config::Config;
use crate::error::Failure;
use crate::random;
use crate::storage::{Storage, Writer};
use crate::timekeeping::Timekeeper;

/// The tables in memory, each at most once.
pub(crate) struct Cache {
    tables: Mutex<Kept>,
    most: usize,
    time: Timekeeper,
}

#[derive(Default)]
struct Kept {
    by_id: HashMap<String, (Arc<Live>, u64)>,
    clock: u64,
    /// Counts changes that cached tables are told of: a table that was being loaded meanwhile has
    /// missed them.
    changes: u64,
}

impl Cache {
    /// An empty cache of this size.
    pub(crate) fn new(most: usize, time: Timekeeper) -> Cache {
        Cache { tables: Mutex::default(), most: most.max(1), time }
    }

    /// A table, from the cache or from the database.
    ///
    /// # Errors
    /// If there is no such table, or it can't be replayed.
    pub(crate) async fn get(
        &self,
        storage: &Storage,
        writer: &Writer,
        config: &Config,
        id: &str,
    ) -> Result<Arc<Live>, Failure> {
        if let Some(live) = self.kept().touch(id) {
            return Ok(live);
        }
        // Only valid ids are looked up: not every database accepts every text.
        if !random::is_id(id) {
            return Err(Failure::NotFound);
        }
        loop {
            let changes = self.kept().changes;
            let row = storage.table(id).await?.ok_or(Failure::NotFound)?;
            let game = config.game(&row.game).ok_or(Failure::NotFound)?;
            let live = Arc::new(Live::load(storage, game, row, &self.time).await?);
            live.catch_up(writer).await?;
            let mut kept = self.kept();
            if kept.changes == changes {
                return Ok(kept.keep(live, self.most));
            }
        }
    }

    /// Records that something has changed on disk; the caller then updates the cached tables.
    pub(crate) fn note_change(&self) {
        self.kept().changes += 1;
    }

    /// A table, if it is cached.
    pub(crate) fn peek(&self, id: &str) -> Option<Arc<Live>> {
        self.kept().touch(id)
    }

    /// Tables that somebody listens to.
    pub(crate) fn heard(&self) -> Vec<Arc<Live>> {
        let kept = self.kept();
        let tables = kept.by_id.values().map(|(live, _)| live);
        tables.filter(|live| live.is_heard()).cloned().collect()
    }

    /// How many tables are cached.
    pub(crate) fn count(&self) -> usize {
        self.kept().by_id.len()
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn touch(&mut self, id: &str) -> Option<Arc<Live>> {
        self.clock += 1;
        let (live, last) = self.by_id.get_mut(id)?;
        *last = self.clock;
        Some(live.clone())
    }

    /// Adds a table, unless somebody else has loaded it meanwhile: then theirs is used.
    fn keep(&mut self, live: Arc<Live>, most: usize) -> Arc<Live> {
        if let Some(theirs) = self.touch(&live.row.id) {
            return theirs;
        }
        if self.by_id.len() >= most {
            self.drop_oldest(most);
        }
        self.by_id.insert(live.row.id.clone(), (live.clone(), self.clock));
        live
    }

    /// Evicts the least recently used tables, a tenth of all, so that this is rare. Tables with
    /// listeners stay: their listeners must hear of the next move.
    fn drop_oldest(&mut self, most: usize) {
        let idle = self.by_id.values().filter(|(live, _)| Arc::strong_count(live) == 1);
        let mut ages: Vec<_> = idle.map(|(_, last)| *last).collect();
        ages.sort_unstable();
        let Some(&limit) = ages.get(most / 10).or(ages.last()) else { return };
        self.by_id.retain(|_, (live, last)| Arc::strong_count(live) > 1 || *last > limit);
    }
}
