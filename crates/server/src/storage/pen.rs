//! The one connection that writes. Only one that is known to be sound is used again: after any
//! failure but a refused key it is thrown away, since a database that has rolled back by itself may
//! leave it inside a transaction that nobody will ever commit.

use std::time::Duration;

use sqlx::error::ErrorKind;
use sqlx::{Any, AnyConnection, Connection, Executor, Transaction};

use super::connect::{Identity, no_answer};
use super::entries::insert;
use super::writer::{SaveError, Work};
use super::{Storage, guests, orders, statement, tables};

/// How long it may take to begin, and what is to be written may take until it is ready to be
/// committed.
const PREPARE: Duration = Duration::from_secs(5);
/// How long a commit may take: a disk that is only slow gets its time, for what becomes of a
/// commit that was not waited for is not known.
const COMMIT: Duration = Duration::from_secs(10);

/// Writes, one transaction after the other.
pub(super) struct Pen {
    storage: Storage,
    /// Sound, and outside of any transaction.
    connection: Option<AnyConnection>,
    /// The log beside a SQLite file that this connection writes to. It stays the same for as long
    /// as the connection is open.
    log: Option<Identity>,
    /// The log was removed. Readers still have it open and would not see what goes to another.
    has_lost_log: bool,
    /// The disk was full when something was last to be written.
    was_full: bool,
}

/// Why nothing was written.
pub(super) enum Failed {
    /// One of the jobs can't be carried out. The database is well.
    Job(sqlx::Error),
    /// The database can't be written to. Nothing was kept.
    Away(String),
    /// It broke off while it committed.
    Unknown(String),
}

impl Failed {
    /// Why the database can't be written to, if that is the cause.
    pub(super) fn away(&self) -> Option<String> {
        match self {
            Failed::Job(_) => None,
            Failed::Away(why) | Failed::Unknown(why) => Some(why.clone()),
        }
    }

    /// What a caller is told.
    pub(super) fn to_error(&self) -> SaveError {
        match self {
            Failed::Job(error) if is_unique_violation(error) => SaveError::Taken,
            Failed::Job(sqlx::Error::RowNotFound) => SaveError::Nothing,
            Failed::Job(error) => SaveError::Refused(error.to_string()),
            Failed::Away(why) => SaveError::Unavailable(why.clone()),
            Failed::Unknown(why) => SaveError::Unknown(why.clone()),
        }
    }
}

impl Pen {
    pub(super) fn new(storage: &Storage) -> Pen {
        let (storage, connection, log) = (storage.clone(), None, None);
        Pen { storage, connection, log, has_lost_log: false, was_full: false }
    }

    /// Carries out jobs in one transaction; how many rows each has changed. An answer means that
    /// they are on disk.
    ///
    /// # Errors
    /// Why none was, or that it is not known.
    pub(super) async fn write<'a>(
        &mut self,
        jobs: impl Iterator<Item = &'a Work> + Clone,
    ) -> Result<Vec<u64>, Failed> {
        let written = self.try_to_write(jobs).await;
        match &written {
            Ok(_) => {
                self.was_full = false;
                self.storage.health().wrote();
            }
            Err(failed) => {
                if let Some(why) = failed.away() {
                    self.storage.health().failed(&why);
                }
            }
        }
        written
    }

    async fn try_to_write<'a>(
        &mut self,
        jobs: impl Iterator<Item = &'a Work> + Clone,
    ) -> Result<Vec<u64>, Failed> {
        let away = |error: sqlx::Error| Failed::Away(error.to_string());
        self.storage.check_file().map_err(away)?;
        // It is put back when it has proved sound, and dropped in every other case.
        let mut connection = match self.connection.take() {
            Some(mut connection) => {
                if let Err(error) = self.check_log() {
                    rescue(&mut connection).await;
                    return Err(away(error));
                }
                connection
            }
            None => {
                self.log = None;
                if self.has_lost_log {
                    self.check_log().map_err(away)?;
                }
                self.storage.connect().await.map_err(away)?
            }
        };
        self.storage.apply_bounds(&mut connection).await.map_err(away)?;
        if self.was_full {
            shorten_log(&mut connection).await;
        }
        // A statement of our own is refused inside another transaction: depth is 0 here.
        let begin = within(PREPARE, connection.begin_with(self.storage.address.begin()));
        let mut transaction = begin.await.map_err(away)?;
        match within(PREPARE, carry_out_all(&mut transaction, jobs)).await {
            Ok(counts) => {
                let committed = within(COMMIT, transaction.commit()).await;
                self.was_full |= committed.as_ref().is_err_and(is_full);
                committed.map_err(after_commit)?;
                // It may have been removed meanwhile.
                self.storage.check_file().map_err(|error| Failed::Unknown(error.to_string()))?;
                if let Err(error) = self.check_log() {
                    rescue(&mut connection).await;
                    return Err(Failed::Unknown(error.to_string()));
                }
                self.connection = Some(connection);
                Ok(counts)
            }
            Err(error) if is_refused(&error) => {
                if within(PREPARE, transaction.rollback()).await.is_ok() {
                    self.connection = Some(connection);
                }
                Err(Failed::Job(error))
            }
            Err(error) if is_of_the_job(&error) => Err(Failed::Job(error)),
            Err(error) => {
                self.was_full |= is_full(&error);
                Err(away(error))
            }
        }
    }

    /// Whether the log is still there and the same; the first time it is only noted which.
    ///
    /// # Errors
    /// If it is not: what goes there would be gone with the process.
    fn check_log(&mut self) -> Result<(), sqlx::Error> {
        let Some(log) = self.storage.address.log() else { return Ok(()) };
        let now = Identity::of(&log);
        if !self.has_lost_log && now.is_some() && self.log.is_none_or(|before| now == Some(before))
        {
            self.log = now;
            return Ok(());
        }
        self.has_lost_log = true;
        let told = format!("{} was removed; start the server again", log.display());
        Err(sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::NotFound, told)))
    }

    /// Lets go of the database.
    pub(super) async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the writing connection was not closed in good order");
        }
    }
}

/// Carries what a connection has in a log that was removed over into the file. It still reads the
/// log; nobody who comes after it can.
async fn rescue(connection: &mut AnyConnection) {
    let carried = within(COMMIT, connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")).await;
    match carried {
        Ok(_) => {
            tracing::warn!("what the removed log held was carried over; start the server again")
        }
        Err(error) => tracing::error!(%error, "what the removed log held may be lost"),
    }
}

/// Carries the log over into the file, as far as there is room for that, and empties it: it may be
/// the log that fills the disk. Without room it stays, and is carried over later.
async fn shorten_log(connection: &mut AnyConnection) {
    let carried = within(PREPARE, connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")).await;
    if let Err(error) = carried {
        tracing::debug!(%error, "the log was not carried over");
    }
}

/// Whether SQLite says that there is no room.
fn is_full(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(said) if said.code().as_deref() == Some("13"))
}

async fn within<T>(
    limit: Duration,
    asked: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(limit, asked).await.unwrap_or_else(|_| Err(no_answer()))
}

/// What a commit that failed means. A server that says no has rolled back; a connection that broke
/// or a disk that failed leaves it open.
fn after_commit(error: sqlx::Error) -> Failed {
    let has_rolled_back = match &error {
        // SQLSTATE has five letters; SQLite's codes are shorter, and of those only these two are
        // told before anything of the commit is written.
        sqlx::Error::Database(said) => {
            said.code().is_some_and(|code| code.len() == 5 || ["5", "13"].contains(&&*code))
        }
        _ => false,
    };
    match has_rolled_back {
        true => Failed::Away(error.to_string()),
        false => Failed::Unknown(error.to_string()),
    }
}

/// Whether a key was refused, or there was nothing to change: the connection is sound.
fn is_refused(error: &sqlx::Error) -> bool {
    is_unique_violation(error) || matches!(error, sqlx::Error::RowNotFound)
}

fn is_unique_violation(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(said) if said.is_unique_violation())
}

/// Whether what was to be written is the cause, so that others may still be written.
fn is_of_the_job(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(said) => {
            let code = said.code().unwrap_or_default();
            // PostgreSQL's class 22: data that it does not take.
            said.kind() != ErrorKind::Other || (code.len() == 5 && code.starts_with("22"))
        }
        sqlx::Error::Encode(_) | sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => true,
        _ => false,
    }
}

async fn carry_out_all<'a>(
    transaction: &mut Transaction<'_, Any>,
    jobs: impl Iterator<Item = &'a Work> + Clone,
) -> Result<Vec<u64>, sqlx::Error> {
    let mut counts = Vec::new();
    for work in jobs.clone() {
        counts.push(carry_out(transaction, work).await?);
    }
    let batches = jobs.filter_map(|work| match work {
        Work::Entries(batch) => Some(batch),
        _ => None,
    });
    insert(transaction, batches).await?;
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
