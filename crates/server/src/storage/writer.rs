//! The one task that writes: whatever waits while the disk turns is written together, in one
//! transaction, and answered when that is on disk.

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::entries::{Batch, Entry, insert};
use super::statement::{self, Statement};
use super::{GuestRow, NewTable, OrderRow, Storage, Wishes, guests, orders, tables, wishes};

/// Entries in one transaction, beyond those that a single request brings.
const MOST_ROWS: usize = 500;
/// Requests that may wait; more than that, and callers wait to get into the queue.
const QUEUE: usize = 1_024;

/// Hands changes to the writing task. An answer means that they are on disk.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    work: Work,
    done: oneshot::Sender<Result<u64, SaveError>>,
}

/// Something to be written, all or nothing.
#[derive(Debug)]
enum Work {
    Entries(Batch),
    Guest {
        guest: GuestRow,
        token_hash: String,
    },
    Seat {
        table: String,
        seat: i64,
        guest: String,
    },
    Seed {
        table: String,
        seat: i64,
        seed: String,
    },
    Order {
        table: String,
        order: OrderRow,
    },
    End {
        table: String,
    },
    /// Whatever else is kept.
    Statements(Vec<Statement>),
}

/// Why something was not kept. Nothing of it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Somebody else has written an entry with this number.
    #[error("another entry has this number")]
    Taken,
    /// There was nothing to change, or not any more.
    #[error("there was nothing to change")]
    Nothing,
    /// The database said no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
    /// Nor can what is on disk be read: nothing that is in memory may be shown.
    #[error("the table can't be read again")]
    Unread,
}

impl Writer {
    /// Starts the writing task. It ends when the last handle is gone and the queue is empty.
    #[must_use]
    pub fn start(storage: &Storage) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(storage.writing.clone(), jobs));
        Writer { queue }
    }

    /// Keeps entries of a table, numbered from `first`.
    ///
    /// # Errors
    /// Why none of them was kept.
    pub async fn save(
        &self,
        table: &str,
        first: i64,
        entries: Vec<Entry>,
    ) -> Result<(), SaveError> {
        self.save_noted(table, first, entries, Vec::new()).await
    }

    /// The same, with notes that follow from the entries.
    ///
    /// # Errors
    /// Why none of them was kept.
    pub(crate) async fn save_noted(
        &self,
        table: &str,
        first: i64,
        entries: Vec<Entry>,
        notes: Vec<Statement>,
    ) -> Result<(), SaveError> {
        let batch = Batch { table: table.to_owned(), first, entries, notes };
        self.write(Work::Entries(batch)).await.map(|_| ())
    }

    /// Keeps a new table and its seats, without any wishes.
    ///
    /// # Errors
    /// Why it was not kept.
    pub async fn add_table(&self, new: NewTable) -> Result<(), SaveError> {
        self.open_table(&new, &Wishes::default()).await
    }

    /// Keeps a new table, its seats and what its host wishes.
    ///
    /// # Errors
    /// Why it was not kept.
    pub async fn open_table(&self, new: &NewTable, wishes: &Wishes) -> Result<(), SaveError> {
        self.carry_out(wishes::open_table(new, wishes)).await.map(|_| ())
    }

    /// Keeps a new guest.
    ///
    /// # Errors
    /// Why they were not kept.
    pub async fn add_guest(&self, guest: GuestRow, token_hash: String) -> Result<(), SaveError> {
        self.write(Work::Guest { guest, token_hash }).await.map(|_| ())
    }

    /// Seats a guest if the seat is free; says whether it was.
    ///
    /// # Errors
    /// Why it can't be known.
    pub async fn take_seat(&self, table: &str, seat: i64, guest: &str) -> Result<bool, SaveError> {
        let (table, guest) = (table.to_owned(), guest.to_owned());
        self.write(Work::Seat { table, seat, guest }).await.map(|rows| rows == 1)
    }

    /// Keeps a seat's share in the dice if it has given none; says whether it had none.
    ///
    /// # Errors
    /// Why it can't be known.
    pub async fn give_seed(&self, table: &str, seat: i64, seed: String) -> Result<bool, SaveError> {
        let table = table.to_owned();
        self.write(Work::Seed { table, seat, seed }).await.map(|rows| rows == 1)
    }

    /// Keeps an order in advance in the place of the seat's last.
    ///
    /// # Errors
    /// Why it was not kept.
    pub async fn give_order(&self, table: &str, order: OrderRow) -> Result<(), SaveError> {
        self.write(Work::Order { table: table.to_owned(), order }).await.map(|_| ())
    }

    /// Notes that a game is over.
    ///
    /// # Errors
    /// Why it was not noted.
    pub async fn note_end(&self, table: &str) -> Result<(), SaveError> {
        self.write(Work::End { table: table.to_owned() }).await.map(|_| ())
    }

    /// Carries out statements together; how many rows they have changed.
    ///
    /// # Errors
    /// Why none of them was carried out.
    pub(crate) async fn carry_out(&self, statements: Vec<Statement>) -> Result<u64, SaveError> {
        self.write(Work::Statements(statements)).await
    }

    async fn write(&self, work: Work) -> Result<u64, SaveError> {
        let (done, answer) = oneshot::channel();
        self.queue.send(Job { work, done }).await.map_err(|_| SaveError::Closed)?;
        answer.await.map_err(|_| SaveError::Closed)?
    }
}

impl Work {
    /// Rows of entries, or one for anything else.
    fn rows(&self) -> usize {
        match self {
            Work::Entries(batch) => batch.entries.len(),
            _ => 1,
        }
    }
}

async fn write_all(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.recv().await {
        let mut rows = first.work.rows();
        let mut together = vec![first];
        while rows < MOST_ROWS
            && let Ok(job) = jobs.try_recv()
        {
            rows += job.work.rows();
            together.push(job);
        }
        write(&pool, together).await;
    }
}

/// Writes jobs together; if one of them spoils the transaction, each by itself.
async fn write(pool: &AnyPool, jobs: Vec<Job>) {
    if let Ok(counts) = commit(pool, &jobs).await {
        for (job, count) in jobs.into_iter().zip(counts) {
            // A caller that went away is not waiting for the answer.
            let _ = job.done.send(Ok(count));
        }
        return;
    }
    for job in jobs {
        let result = commit(pool, std::slice::from_ref(&job)).await;
        let count = result.map(|counts| counts.iter().sum());
        let _ = job.done.send(count.map_err(SaveError::from_database));
    }
}

/// Carries jobs out in one transaction; how many rows each has changed.
async fn commit(pool: &AnyPool, jobs: &[Job]) -> Result<Vec<u64>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut counts = Vec::with_capacity(jobs.len());
    for job in jobs {
        counts.push(carry_out(&mut transaction, &job.work).await?);
    }
    let batches = jobs.iter().filter_map(|job| match &job.work {
        Work::Entries(batch) => Some(batch),
        _ => None,
    });
    insert(&mut transaction, batches).await?;
    transaction.commit().await?;
    Ok(counts)
}

/// Carries out one job. Entries themselves go together.
async fn carry_out(connection: &mut AnyConnection, work: &Work) -> Result<u64, sqlx::Error> {
    match work {
        Work::Entries(batch) => {
            statement::carry_out(connection, &batch.notes).await?;
            Ok(batch.entries.len() as u64)
        }
        Work::Guest { guest, token_hash } => guests::add(connection, guest, token_hash).await,
        Work::Seat { table, seat, guest } => {
            tables::take_seat(connection, table, *seat, guest).await
        }
        Work::Seed { table, seat, seed } => tables::give_seed(connection, table, *seat, seed).await,
        Work::Order { table, order } => orders::give(connection, table, order).await,
        Work::End { table } => tables::note_end(connection, table).await,
        Work::Statements(statements) => statement::carry_out(connection, statements).await,
    }
}

impl SaveError {
    fn from_database(error: sqlx::Error) -> SaveError {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => SaveError::Taken,
            sqlx::Error::RowNotFound => SaveError::Nothing,
            _ => SaveError::Database(error),
        }
    }
}
