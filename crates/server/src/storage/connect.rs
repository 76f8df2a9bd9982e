//! The address of the database: opening connections within a time limit, and detecting that the
//! file was replaced.

use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection, Executor};

use super::StorageError;

/// How long it may take until a connection is open.
pub(super) const CONNECT: Duration = Duration::from_millis(2_500);
/// How long a statement waits for another process that writes to the same SQLite file.
const BUSY: Duration = Duration::from_millis(2_000);

/// The address of the database.
#[derive(Clone, Debug)]
pub(super) struct Address {
    url: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Sqlite(PathBuf),
    Postgres,
}

impl Address {
    /// Parses an address.
    ///
    /// # Errors
    /// [`StorageError::Address`] if it is not that of a supported database.
    pub(super) fn read(url: &str) -> Result<Address, StorageError> {
        let unknown = || StorageError::Address { url: url.to_owned() };
        // Every connection to a database in memory would get a separate one.
        if url.contains(":memory:") || url.contains("mode=memory") {
            return Err(unknown());
        }
        if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            return Ok(Address { url: url.to_owned(), kind: Kind::Postgres });
        }
        if !url.starts_with("sqlite:") {
            return Err(unknown());
        }
        let options = SqliteConnectOptions::from_str(url).map_err(|_| unknown())?;
        let file = options.get_filename().to_owned();
        if file.as_os_str().is_empty() {
            return Err(unknown());
        }
        Ok(Address { url: url.to_owned(), kind: Kind::Sqlite(file) })
    }

    /// The file, if it is SQLite's.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Sqlite(file) => Some(file),
            Kind::Postgres => None,
        }
    }

    /// SQLite's write-ahead log.
    pub(super) fn log(&self) -> Option<PathBuf> {
        let mut name = self.file()?.as_os_str().to_owned();
        name.push("-wal");
        Some(PathBuf::from(name))
    }

    /// The URL for a connection that creates the file if it is missing.
    pub(super) fn creating(&self) -> String {
        match self.kind {
            Kind::Sqlite(_) if !self.url.contains('?') => format!("{}?mode=rwc", self.url),
            Kind::Sqlite(_) | Kind::Postgres => self.url.clone(),
        }
    }

    /// The URL for connections to an existing database: a file that was removed must not come back
    /// empty.
    pub(super) fn existing(&self) -> String {
        self.url.replace("mode=rwc", "mode=rw")
    }

    /// The statement that begins a write transaction. SQLite takes its lock at once, so that a
    /// transaction that has to wait for it has written nothing yet.
    pub(super) fn begin(&self) -> &'static str {
        match self.kind {
            Kind::Sqlite(_) => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        }
    }
}

/// Opens a connection, within [`CONNECT`].
///
/// # Errors
/// The database's own error, or that it did not respond in time.
pub(super) async fn connect(url: &str) -> Result<AnyConnection, sqlx::Error> {
    let connecting = async {
        let mut connection = AnyConnection::connect(url).await?;
        tune(&mut connection).await?;
        Ok(connection)
    };
    tokio::time::timeout(CONNECT, connecting).await.unwrap_or_else(|_| Err(no_answer()))
}

/// The error for a database that does not respond.
pub(super) fn no_answer() -> sqlx::Error {
    let told = "the database did not answer in time";
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, told))
}

/// A write-ahead log that is flushed at every commit: what was acknowledged survives a power cut.
pub(super) async fn tune(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if connection.backend_name() != "SQLite" {
        return Ok(());
    }
    let busy = format!("PRAGMA busy_timeout = {}", BUSY.as_millis());
    connection.execute(busy.as_str()).await?;
    connection.execute("PRAGMA journal_mode = WAL").await?;
    connection.execute("PRAGMA synchronous = FULL").await?;
    connection.execute("PRAGMA foreign_keys = ON").await?;
    // Large statements keep their rollback data in memory, not in files.
    connection.execute("PRAGMA temp_store = MEMORY").await?;
    // Checkpoint after 16 MB, not after 4: the same pages change often.
    connection.execute("PRAGMA wal_autocheckpoint = 4000").await?;
    Ok(())
}

/// The identity of a file, whatever its name: device and inode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Identity(u64, u64);

impl Identity {
    #[cfg(unix)]
    pub(super) fn of(file: &Path) -> Option<Identity> {
        use std::os::unix::fs::MetadataExt as _;
        let known = std::fs::metadata(file).ok()?;
        Some(Identity(known.dev(), known.ino()))
    }

    /// On other systems a file that is in use can't be removed or replaced.
    #[cfg(not(unix))]
    pub(super) fn of(file: &Path) -> Option<Identity> {
        file.exists().then_some(Identity(0, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_a_file_or_a_server() {
        let file = |url: &str| Address::read(url).unwrap().file().map(Path::to_owned);
        assert_eq!(file("sqlite://a/b.db"), Some("a/b.db".into()));
        assert_eq!(file("sqlite:///tmp/b.db?mode=rwc"), Some("/tmp/b.db".into()));
        assert_eq!(file("postgres://localhost/b"), None);
        for wrong in [
            "",
            "b.db",
            "sqlite://",
            "sqlite:",
            "mysql://b",
            "sqlite::memory:",
            "sqlite://b?mode=memory",
        ] {
            assert!(matches!(Address::read(wrong), Err(StorageError::Address { .. })), "{wrong}");
        }
        let made = Address::read("sqlite://b.db").unwrap();
        assert_eq!(
            (&*made.creating(), &*made.existing()),
            ("sqlite://b.db?mode=rwc", "sqlite://b.db")
        );
        let asked = Address::read("sqlite://b.db?mode=rwc").unwrap();
        assert_eq!(asked.existing(), "sqlite://b.db?mode=rw");
    }
}
