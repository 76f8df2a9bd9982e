//! The one task that adds entries: whatever waits while the disk turns is written together.

use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot};

use super::Storage;
use super::entries::{Batch, Entry, insert};

/// Rows in one statement: six arguments each, far below what both databases take.
const MOST_ROWS: usize = 500;
/// Requests that may wait; more than that, and callers wait to get into the queue.
const QUEUE: usize = 1_024;

/// Hands entries to the writing task. An answer means that they are on disk.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    batch: Batch,
    done: oneshot::Sender<Result<(), SaveError>>,
}

/// Why entries were not kept. None of them was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Somebody else has written an entry with this number.
    #[error("another entry has this number")]
    Taken,
    /// The database said no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
}

impl Writer {
    /// Starts the writing task. It ends when the last handle is gone and the queue is empty.
    #[must_use]
    pub fn start(storage: &Storage) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(storage.pool.clone(), jobs));
        Writer { queue }
    }

    /// Keeps entries of a table, numbered from `first`, all or nothing.
    ///
    /// # Errors
    /// Why none of them was kept.
    pub async fn save(
        &self,
        table: &str,
        first: i64,
        entries: Vec<Entry>,
    ) -> Result<(), SaveError> {
        let (done, answer) = oneshot::channel();
        let batch = Batch { table: table.to_owned(), first, entries };
        self.queue.send(Job { batch, done }).await.map_err(|_| SaveError::Closed)?;
        answer.await.map_err(|_| SaveError::Closed)?
    }
}

async fn write_all(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.recv().await {
        let mut rows = first.batch.entries.len();
        let mut together = vec![first];
        while rows < MOST_ROWS
            && let Ok(job) = jobs.try_recv()
        {
            rows += job.batch.entries.len();
            together.push(job);
        }
        write(&pool, together).await;
    }
}

/// Writes jobs together; if one of them spoils the statement, each by itself.
async fn write(pool: &AnyPool, jobs: Vec<Job>) {
    let batches: Vec<_> = jobs.iter().map(|job| &job.batch).collect();
    if insert(pool, &batches).await.is_ok() {
        for job in jobs {
            // A caller that went away is not waiting for the answer.
            let _ = job.done.send(Ok(()));
        }
        return;
    }
    for job in jobs {
        let result = insert(pool, &[&job.batch]).await.map_err(SaveError::from_database);
        let _ = job.done.send(result);
    }
}

impl SaveError {
    fn from_database(error: sqlx::Error) -> SaveError {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => SaveError::Taken,
            _ => SaveError::Database(error),
        }
    }
}
