//! What is kept on disk, in SQLite or PostgreSQL by the same statements.
//!
//! Statements number their arguments (`$1`), which both databases read. Text and whole numbers
//! are the only types.

mod accounts;
mod browsers;
mod chat;
mod entries;
mod guests;
mod notices;
mod orders;
mod proposals;
mod replays;
mod results;
mod statement;
mod tables;
mod tokens;
mod turns;
mod wishes;
mod writer;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

pub(crate) use accounts::{bring_seats, claim, delete_guest, end_sessions, log_in, new_password};
pub(crate) use browsers::mark_browser;
pub use chat::ReportRow;
pub(crate) use chat::{LastLines, LineRow, Room, bring_lines, mute, report, say_line, unmute};
pub use entries::{Entry, Kind};
pub use guests::GuestRow;
pub(crate) use guests::rename;
pub(crate) use notices::keep_webhook;
pub use orders::OrderRow;
pub(crate) use proposals::{ProposalRow, answer, propose};
pub(crate) use replays::{BroughtRow, disown_brought, hand_over_brought, keep_brought};
pub(crate) use results::{Counted, Decided, Finished, Opponent, ResultRow, SideOf};
pub(crate) use results::{bring_results, keep_result};
pub(crate) use statement::Statement;
pub use tables::{NewTable, SeatRow, TableRow};
pub(crate) use tokens::{TokenRow, add_token, drop_token, drop_tokens, mark_program};
pub(crate) use turns::{
    Uptime, Waiting, WaitingTable, forget_uptime, note_waiting, postpone, show_up, take_over,
};
pub use wishes::{Expiry, Pace, Wishes};
pub(crate) use wishes::{ListedTable, begin, lead_to_rematch, leave_seat, open_table, seat_anew};
pub use writer::{SaveError, Writer};

/// How long a statement waits for another process that writes to the same SQLite file.
const BUSY: Duration = Duration::from_secs(10);
/// Connections kept open; reads are short, and there is one writer.
const CONNECTIONS: u32 = 8;

/// The database.
#[derive(Clone, Debug)]
pub struct Storage {
    /// For reading.
    pool: AnyPool,
    /// The one connection of the [`Writer`].
    writing: AnyPool,
}

/// A database that can't be used.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The address names no database that we know.
    #[error("{url:?} is no database address; write sqlite://file.db or postgres://...")]
    Address {
        /// What was given.
        url: String,
    },
    /// The database said no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("bringing the database up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl Storage {
    /// Opens the database and brings its tables up to date. A SQLite file is made if missing.
    ///
    /// # Errors
    /// If the address is unknown or the database can't be reached.
    pub async fn open(url: &str) -> Result<Storage, StorageError> {
        install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        if url.contains(":memory:") || url.contains("mode=memory") {
            // Every connection would have a database of its own.
            return Err(StorageError::Address { url: url.to_owned() });
        }
        if !is_sqlite && !url.starts_with("postgres:") && !url.starts_with("postgresql:") {
            return Err(StorageError::Address { url: url.to_owned() });
        }
        let options = AnyPoolOptions::new().after_connect(move |connection, _| {
            Box::pin(async move { if is_sqlite { tune_sqlite(connection).await } else { Ok(()) } })
        });
        let url = with_create_mode(url);
        let writing = options.clone().max_connections(1).connect(&url).await?;
        sqlx::migrate!().run(&writing).await?;
        let pool = options.max_connections(CONNECTIONS).connect(&url).await?;
        Ok(Storage { pool, writing })
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), sqlx::Error> {
        self.pool.acquire().await?.ping().await
    }

    /// Waits for running statements and closes the connections.
    pub async fn close(&self) {
        self.writing.close().await;
        self.pool.close().await;
    }
}

/// A write-ahead log that is flushed at every commit: what was acknowledged survives a power cut.
async fn tune_sqlite(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let busy = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
    connection.execute(busy.as_str()).await?;
    connection.execute("PRAGMA journal_mode = WAL").await?;
    connection.execute("PRAGMA synchronous = FULL").await?;
    connection.execute("PRAGMA foreign_keys = ON").await?;
    // Statements of many rows keep what they might have to take back in memory, not in files.
    connection.execute("PRAGMA temp_store = MEMORY").await?;
    // The log is carried over into the file after 16 MB, not after 4: the same pages change often.
    connection.execute("PRAGMA wal_autocheckpoint = 4000").await?;
    Ok(())
}

fn with_create_mode(url: &str) -> String {
    match url.starts_with("sqlite:") && !url.contains('?') {
        true => format!("{url}?mode=rwc"),
        false => url.to_owned(),
    }
}

/// Seconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
