//! Storage in SQLite or PostgreSQL, with the same statements.
//!
//! Statements number their arguments (`$1`), which both databases accept. Text and whole numbers
//! are the only types.

mod accounts;
mod browsers;
mod chat;
mod connect;
mod entries;
mod guests;
mod health;
mod lock;
mod notices;
mod orders;
mod pen;
mod proposals;
mod replays;
mod results;
mod statement;
mod tables;
mod tokens;
mod turns;
mod wishes;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

use connect::{Address, Identity};

pub(crate) use accounts::{bring_seats, claim, delete_guest, end_sessions, log_in, new_password};
pub(crate) use browsers::mark_browser;
pub use chat::ReportRow;
pub(crate) use chat::{LastLines, LineRow, Room, bring_lines, mute, report, say_line, unmute};
pub use entries::{Entry, Kind};
pub use guests::GuestRow;
pub(crate) use guests::rename;
pub(crate) use health::Health;
pub(crate) use lock::Lock;
pub(crate) use notices::keep_webhook;
pub use orders::OrderRow;
pub(crate) use proposals::{ProposalRow, answer, propose};
pub(crate) use replays::{BroughtRow, disown_brought, hand_over_brought, keep_brought};
pub(crate) use results::{Counted, Decided, Finished, Opponent, ResultRow, SideOf};
pub(crate) use results::{bring_results, keep_result};
pub(crate) use statement::Statement;
pub(crate) use tables::Mark;
pub use tables::{NewTable, SeatRow, TableRow};
pub(crate) use tokens::{TokenRow, add_token, drop_token, drop_tokens, mark_program};
pub(crate) use turns::{
    Uptime, Waiting, WaitingTable, forget_uptime, note_waiting, postpone, show_up, take_over,
};
pub use wishes::{Expiry, Pace, Wishes};
pub(crate) use wishes::{ListedTable, begin, lead_to_rematch, leave_seat, open_table, seat_anew};
pub use writer::{SaveError, Writer};

/// Connections kept open; reads are short, and there is one writer.
const CONNECTIONS: u32 = 8;
/// How long a reader waits for a connection.
const ACQUIRE: Duration = Duration::from_millis(2_000);

/// The database.
#[derive(Clone, Debug)]
pub struct Storage {
    /// For reading.
    pool: AnyPool,
    address: Arc<Address>,
    /// The file that was opened, if it is SQLite's.
    identity: Option<Identity>,
    health: Arc<Health>,
    /// The maximum size of a SQLite file in pages; 0 if unlimited.
    most_pages: Arc<AtomicU32>,
}

/// A database that can't be used.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The address is not that of a supported database.
    #[error("{url:?} is not the address of a database; write sqlite://file.db or postgres://...")]
    Address {
        /// What was given.
        url: String,
    },
    /// Another server uses the file.
    #[error("another server uses {}", file.display())]
    InUse {
        /// The database.
        file: PathBuf,
    },
    /// The lock file can't be created.
    #[error("making {}: {error}", file.display())]
    Lock {
        /// The file of the lock.
        file: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// The file can't be used.
    #[error("the database file {}: {error}", file.display())]
    Sqlite {
        /// The database.
        file: PathBuf,
        /// Why not.
        error: sqlx::Error,
    },
    /// The database server can't be reached.
    #[error("PostgreSQL: {error}")]
    Postgres {
        /// Why not.
        error: sqlx::Error,
    },
    /// A migration failed.
    #[error("bringing the database up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// SQLite's default limit on pages.
const MOST_PAGES: u32 = 0xffff_fffe;

impl Storage {
    /// Opens the database and runs the migrations. A SQLite file is created if missing.
    ///
    /// # Errors
    /// If the address is unknown or the database can't be reached.
    pub async fn open(url: &str) -> Result<Storage, StorageError> {
        install_default_drivers();
        let address = Address::read(url)?;
        let failed = |error| match address.file() {
            Some(file) => StorageError::Sqlite { file: file.to_owned(), error },
            None => StorageError::Postgres { error },
        };
        // A single connection reports why it fails; a pool only that it timed out.
        let mut first = connect::connect(&address.creating()).await.map_err(failed)?;
        sqlx::migrate!().run(&mut first).await?;
        let options = AnyPoolOptions::new()
            .acquire_timeout(ACQUIRE)
            .after_connect(|connection: &mut AnyConnection, _| Box::pin(connect::tune(connection)));
        let pool = options.max_connections(CONNECTIONS).connect(&address.existing()).await;
        let pool = pool.map_err(failed)?;
        first.close().await.map_err(failed)?;
        let identity = address.file().and_then(Identity::of);
        Ok(Storage {
            pool,
            identity,
            address: Arc::new(address),
            health: Arc::default(),
            most_pages: Arc::default(),
        })
    }

    /// Locks a SQLite file against other servers. PostgreSQL needs no lock.
    ///
    /// # Errors
    /// [`StorageError::InUse`] if another server is there.
    pub(crate) fn lock(url: &str) -> Result<Option<Lock>, StorageError> {
        Address::read(url)?.file().map(Lock::take).transpose()
    }

    /// Limits the size of a SQLite file in pages, as a full disk would: for tests. `None` removes
    /// the limit.
    pub fn bound_pages(&self, most: Option<u32>) {
        // Set explicitly, since a connection with the old limit is still in use.
        self.most_pages.store(most.unwrap_or(MOST_PAGES), Ordering::Relaxed);
    }

    /// How the database is.
    pub(crate) fn health(&self) -> &Health {
        &self.health
    }

    /// Whether other servers may use the database too.
    pub(crate) fn may_be_shared(&self) -> bool {
        self.address.file().is_none()
    }

    /// A connection for the [`Writer`].
    async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        connect::connect(&self.address.existing()).await
    }

    /// Whether the file is still there and the same. Writes to one that was removed are lost with
    /// the process; one that replaced it lacks our data.
    ///
    /// # Errors
    /// If it was removed or replaced.
    pub(crate) fn check_file(&self) -> Result<(), sqlx::Error> {
        let Some(file) = self.address.file() else { return Ok(()) };
        if Identity::of(file) == self.identity {
            return Ok(());
        }
        let told = format!(
            "{} was removed or replaced while the server ran; put it back or start again",
            file.display()
        );
        Err(sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::NotFound, told)))
    }

    /// Sets the limit on pages for a connection.
    async fn apply_bounds(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        if self.address.file().is_none() {
            return Ok(());
        }
        let most = match self.most_pages.load(Ordering::Relaxed) {
            0 => return Ok(()),
            most => most,
        };
        let bound = format!("PRAGMA max_page_count = {most}");
        connection.execute(bound.as_str()).await.map(|_| ())
    }

    /// Waits for running statements and closes the connections for reading.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Seconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
