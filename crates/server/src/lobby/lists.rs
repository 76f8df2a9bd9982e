//! The lists of the lobby, cached for all visitors.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::app::App;
use crate::error::Failure;
use crate::storage::ListedTable;

/// How many games in progress the lobby shows; the others are on pages of their own.
const MOST_WATCHED: i64 = 12;
/// The lists are reloaded when a change is announced, and after this time in any case.
const FRESH: Duration = Duration::from_secs(1);

/// The cached lists.
#[derive(Debug, Default)]
pub(crate) struct Lists(Mutex<Option<Read>>);

#[derive(Debug)]
struct Read {
    /// The lobby's count of changes before they were loaded.
    count: u64,
    since: Instant,
    shown: Arc<Shown>,
}

/// Tables to sit down at, and games to watch.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) waiting: Vec<ListedTable>,
    pub(super) going: Vec<ListedTable>,
    /// The number of games in progress.
    pub(super) playing: i64,
}

impl Lists {
    /// The lists, from the cache if nothing has changed. Concurrent requests wait for one query.
    pub(super) async fn fetch(&self, app: &App) -> Result<Arc<Shown>, Failure> {
        let mut read = self.0.lock().await;
        let count = *app.people().lobby.borrow();
        let fresh =
            read.as_ref().filter(|read| read.count == count && read.since.elapsed() < FRESH);
        if let Some(fresh) = fresh {
            return Ok(fresh.shown.clone());
        }
        let since = Instant::now();
        let shown = Arc::new(Shown {
            waiting: super::waiting(app).await?,
            going: app.storage().going_on(MOST_WATCHED, 0).await?,
            playing: app.storage().count_going_on().await?,
        });
        *read = Some(Read { count, since, shown: shown.clone() });
        Ok(shown)
    }
}
