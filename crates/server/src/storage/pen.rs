//! The one connection that writes. It is reused only if it is known to be sound: after any failure
//! other than a constraint violation it is dropped, since a database that has rolled back by itself
//! may leave it inside a transaction that is never committed.

use std::time::Duration;

use sqlx::error::ErrorKind;
use sqlx::{Any, AnyConnection, Connection, Executor, Transaction};

use super::connect::{Identity, no_answer};
use super::entries::insert;
use super::writer::{SaveError, Work};
use super::{Storage, guests, orders, statement, tables};

/// The time limit for beginning, and for everything up to the commit.
const PREPARE: Duration = Duration::from_secs(5);
/// The time limit for a commit: a slow disk gets its time, because the fate of a commit that timed
/// out is unknown.
const COMMIT: Duration = Duration::from_secs(10);

/// Writes, one transaction after the other.
pub(super) struct Pen {
    storage: Storage,
    /// Sound, and outside of any transaction.
    connection: Option<AnyConnection>,
    /// The write-ahead log of a SQLite file that this connection writes to. It stays the same while
    /// the connection is open.
    log: Option<Identity>,
    /// The log was removed. Readers still have it open and would not see writes to a new one.
    has_lost_log: bool,
    /// The disk was full at the last write.
    was_full: bool,
}

/// Why nothing was written.
pub(super) enum Failed {
    /// One of the jobs is invalid. The database is fine.
    Job(sqlx::Error),
    /// The database can't be written to. Nothing was saved.
    Away(String),
    /// It failed during the commit.
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

    /// The error for the caller.
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

    /// Carries out jobs in one transaction; returns how many rows each has changed. When it
    /// returns, they are on disk.
    ///
    /// # Errors
    /// Why none was saved, or that it is not known.
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
        // It is put back when it has proved sound, and dropped otherwise.
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
                // The file may have been removed meanwhile.
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

    /// Whether the log is still there and the same; the first call only remembers it.
    ///
    /// # Errors
    /// If it is not: writes to it would be lost with the process.
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

    /// Closes the connection.
    pub(super) async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the writing connection was not closed in good order");
        }
    }
}

/// Checkpoints a log that was removed. Only this connection can still read it.
async fn rescue(connection: &mut AnyConnection) {
    let carried = within(COMMIT, connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")).await;
    match carried {
        Ok(_) => {
            tracing::warn!("what the removed log held was carried over; start the server again")
        }
        Err(error) => tracing::error!(%error, "what the removed log held may be lost"),
    }
}

/// Checkpoints the log as far as there is room, and truncates it: it may be the log that fills the
/// disk. Without room it stays, and is checkpointed later.
async fn shorten_log(connection: &mut AnyConnection) {
    let carried = within(PREPARE, connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")).await;
    if let Err(error) = carried {
        tracing::debug!(%error, "the log was not carried over");
    }
}

/// Whether SQLite reports a full disk.
fn is_full(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(said) if said.code().as_deref() == Some("13"))
}

async fn within<T>(
    limit: Duration,
    asked: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(limit, asked).await.unwrap_or_else(|_| Err(no_answer()))
}

/// What a failed commit means. A server that refuses it has rolled back; after a broken connection
/// or a disk failure its fate is unknown.
fn after_commit(error: sqlx::Error) -> Failed {
    let has_rolled_back = match &error {
        // SQLSTATE has five letters; SQLite's codes are shorter, and only these two are reported
        // before anything of the commit is written.
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

/// Whether a constraint was violated, or nothing was changed: the connection is sound.
fn is_refused(error: &sqlx::Error) -> bool {
    is_unique_violation(error) || matches!(error, sqlx::Error::RowNotFound)
}

fn is_unique_violation(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(said) if said.is_unique_violation())
}

/// Whether the job itself is the cause, so that other jobs may still be written.
fn is_of_the_job(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(said) => {
            let code = said.code().unwrap_or_default();
            // PostgreSQL's class 22: invalid data.
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

/// Carries out one job. Entries are inserted together instead.
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
