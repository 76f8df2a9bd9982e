//! The one task that writes: jobs that arrive while it is busy are committed together, in one
//! transaction, and answered when they are on disk.

use tokio::sync::{mpsc, oneshot};

use super::entries::{Batch, Entry};
use super::pen::{Failed, Pen};
use super::statement::Statement;
use super::{GuestRow, NewTable, OrderRow, Storage, Wishes, wishes};

/// Entries in one transaction, not counting a single larger job.
const MOST_ROWS: usize = 500;
/// Jobs that may be queued; further callers wait to get into the queue.
const QUEUE: usize = 1_024;

/// Queues jobs for the writing task. A response means that they are on disk.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Message>,
}

#[derive(Debug)]
enum Message {
    Job(Job),
    /// The last job: nothing after it is written.
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
struct Job {
    work: Work,
    done: oneshot::Sender<Result<u64, SaveError>>,
}

/// A job, carried out completely or not at all.
#[derive(Debug)]
pub(super) enum Work {
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
    /// Any other statements.
    Statements(Vec<Statement>),
}

/// Why a job failed. Nothing of it was saved, except perhaps after [`SaveError::Unknown`].
#[derive(Clone, Debug, thiserror::Error)]
pub enum SaveError {
    /// Somebody else has written an entry with this number.
    #[error("another entry has this number")]
    Taken,
    /// There was nothing to change, or not any more.
    #[error("there was nothing to change")]
    Nothing,
    /// The database does not accept the data.
    #[error("the database: {0}")]
    Refused(String),
    /// The database could not be written to. Nothing was saved; a retry may succeed.
    #[error("the database can't be written to: {0}")]
    Unavailable(String),
    /// The database failed during the commit: it may have been saved, or not.
    #[error("it is not known whether the database has kept it: {0}")]
    Unknown(String),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
}

impl Writer {
    /// Starts the writing task. It ends when the last handle is dropped and the queue is empty.
    #[must_use]
    pub fn start(storage: &Storage) -> Writer {
        let (queue, messages) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(Pen::new(storage), messages));
        Writer { queue }
    }

    /// Writes what is queued and closes the database. Later jobs are refused.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.queue.send(Message::Close(done)).await.is_ok() {
            // It responds, or has ended already.
            let _ = closed.await;
        }
    }

    /// Saves entries of a table, numbered from `first`.
    ///
    /// # Errors
    /// [`SaveError::Taken`] if there are such entries already, or why the database failed; none was
    /// saved unless it is [`SaveError::Unknown`].
    pub async fn save(
        &self,
        table: &str,
        first: i64,
        entries: Vec<Entry>,
    ) -> Result<(), SaveError> {
        self.save_noted(table, first, entries, Vec::new()).await
    }

    /// Saves entries with the notes derived from them.
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

    /// Saves a new table and its seats, with default settings.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn add_table(&self, new: NewTable) -> Result<(), SaveError> {
        self.open_table(&new, &Wishes::default()).await
    }

    /// Saves a new table, its seats and its settings.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn open_table(&self, new: &NewTable, wishes: &Wishes) -> Result<(), SaveError> {
        self.carry_out(wishes::open_table(new, wishes)).await.map(|_| ())
    }

    /// Saves a new guest.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn add_guest(&self, guest: GuestRow, token_hash: String) -> Result<(), SaveError> {
        self.write(Work::Guest { guest, token_hash }).await.map(|_| ())
    }

    /// Seats a guest if the seat is free; returns whether it was.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn take_seat(&self, table: &str, seat: i64, guest: &str) -> Result<bool, SaveError> {
        let (table, guest) = (table.to_owned(), guest.to_owned());
        self.write(Work::Seat { table, seat, guest }).await.map(|rows| rows == 1)
    }

    /// Saves a seat's seed if it has none; returns whether it had none.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn give_seed(&self, table: &str, seat: i64, seed: String) -> Result<bool, SaveError> {
        let table = table.to_owned();
        self.write(Work::Seed { table, seat, seed }).await.map(|rows| rows == 1)
    }

    /// Replaces a seat's order in advance.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn give_order(&self, table: &str, order: OrderRow) -> Result<(), SaveError> {
        self.write(Work::Order { table: table.to_owned(), order }).await.map(|_| ())
    }

    /// Notes that a game is over.
    ///
    /// # Errors
    /// If the database can't be written to.
    pub async fn note_end(&self, table: &str) -> Result<(), SaveError> {
        self.write(Work::End { table: table.to_owned() }).await.map(|_| ())
    }

    /// Carries out statements together; returns how many rows they have changed.
    pub(crate) async fn carry_out(&self, statements: Vec<Statement>) -> Result<u64, SaveError> {
        self.write(Work::Statements(statements)).await
    }

    async fn write(&self, work: Work) -> Result<u64, SaveError> {
        let (done, answer) = oneshot::channel();
        self.queue.send(Message::Job(Job { work, done })).await.map_err(|_| SaveError::Closed)?;
        answer.await.map_err(|_| SaveError::Closed)?
    }
}

impl Work {
    /// Rows of entries, or one for any other job.
    fn rows(&self) -> usize {
        match self {
            Work::Entries(batch) => batch.entries.len(),
            _ => 1,
        }
    }
}

async fn write_all(mut pen: Pen, mut messages: mpsc::Receiver<Message>) {
    let mut closed = None;
    while closed.is_none()
        && let Some(first) = messages.recv().await
    {
        let mut together = Vec::new();
        let (mut rows, mut next) = (0, Some(first));
        while let Some(message) = next.take() {
            match message {
                Message::Job(job) => {
                    rows += job.work.rows();
                    together.push(job);
                }
                Message::Close(done) => closed = Some(done),
            }
            if rows < MOST_ROWS && closed.is_none() {
                next = messages.try_recv().ok();
            }
        }
        if let Err(why) = write(&mut pen, together).await {
            refuse_waiting(&mut messages, &mut closed, &why);
        }
    }
    pen.close().await;
    if let Some(done) = closed {
        // The caller may be gone.
        let _ = done.send(());
    }
}

/// Writes jobs together; if one of them spoils the transaction, each by itself.
///
/// # Errors
/// Why the database can't be written to. The jobs have been answered.
async fn write(pen: &mut Pen, jobs: Vec<Job>) -> Result<(), String> {
    if jobs.is_empty() {
        return Ok(());
    }
    let failed = match pen.write(jobs.iter().map(|job| &job.work)).await {
        Ok(counts) => {
            for (job, count) in jobs.into_iter().zip(counts) {
                // A caller that went away is not waiting for the answer.
                let _ = job.done.send(Ok(count));
            }
            return Ok(());
        }
        Err(failed) => failed,
    };
    if matches!(failed, Failed::Job(_)) && jobs.len() > 1 {
        return write_each(pen, jobs).await;
    }
    let away = failed.away();
    for job in jobs {
        let _ = job.done.send(Err(failed.to_error()));
    }
    away.map_or(Ok(()), Err)
}

/// Writes jobs one by one, as long as the database takes them.
async fn write_each(pen: &mut Pen, jobs: Vec<Job>) -> Result<(), String> {
    let mut away = None;
    for job in jobs {
        if let Some(why) = &away {
            let _ = job.done.send(Err(SaveError::Unavailable(String::clone(why))));
            continue;
        }
        let written = pen.write(std::iter::once(&job.work)).await;
        away = written.as_ref().err().and_then(Failed::away);
        let count = written.map(|counts| counts.iter().sum());
        let _ = job.done.send(count.map_err(|failed| failed.to_error()));
    }
    away.map_or(Ok(()), Err)
}

/// Answers everything in the queue when the database can't be written to, so that nobody waits for
/// a second failure.
fn refuse_waiting(
    messages: &mut mpsc::Receiver<Message>,
    closed: &mut Option<oneshot::Sender<()>>,
    why: &str,
) {
    while let Ok(message) = messages.try_recv() {
        match message {
            Message::Job(job) => {
                let _ = job.done.send(Err(SaveError::Unavailable(why.to_owned())));
            }
            Message::Close(done) => *closed = Some(done),
        }
    }
}
