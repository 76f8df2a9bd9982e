//! Where the database is: opening connections within a limit, and knowing the file again.

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

/// Where the database is.
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
    /// Reads an address.
    ///
    /// # Errors
    /// [`StorageError::Address`] if it names no database that we know.
    pub(super) fn read(url: &str) -> Result<Address, StorageError> {
        let unknown = || StorageError::Address { url: url.to_owned() };
        // Every connection to a database in memory would have one of its own.
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

    /// Where SQLite keeps what was written last, until it is carried over into the file.
    pub(super) fn log(&self) -> Option<PathBuf> {
        let mut name = self.file()?.as_os_str().to_owned();
        name.push("-wal");
        Some(PathBuf::from(name))
    }

    /// The address for a connection that makes the file if it is missing.
    pub(super) fn creating(&self) -> String {
        match self.kind {
            Kind::Sqlite(_) if !self.url.contains('?') => format!("{}?mode=rwc", self.url),
            Kind::Sqlite(_) | Kind::Postgres => self.url.clone(),
        }
    }

    /// The address for connections to a database that is there: a file that was removed under us
    /// must not come back empty.
    pub(super) fn existing(&self) -> String {
        self.url.replace("mode=rwc", "mode=rw")
    }

    /// The statement that begins a transaction which writes. SQLite takes its lock at once, so
    /// that whoever has to wait for it has written nothing yet.
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
/// Why there is none: the database's own reason, or that it did not answer.
pub(super) async fn connect(url: &str) -> Result<AnyConnection, sqlx::Error> {
    let connecting = async {
        let mut connection = AnyConnection::connect(url).await?;
        tune(&mut connection).await?;
        Ok(connection)
    };
    tokio::time::timeout(CONNECT, connecting).await.unwrap_or_else(|_| Err(no_answer()))
}

/// The failure of a database that says nothing.
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
    // Statements of many rows keep what they might have to take back in memory, not in files.
    connection.execute("PRAGMA temp_store = MEMORY").await?;
    // The log is carried over into the file after 16 MB, not after 4: the same pages change often.
    connection.execute("PRAGMA wal_autocheckpoint = 4000").await?;
    Ok(())
}

/// Which file it is, whatever its name: a device and a number on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Identity(u64, u64);

impl Identity {
    #[cfg(unix)]
    pub(super) fn of(file: &Path) -> Option<Identity> {
        use std::os::unix::fs::MetadataExt as _;
        let known = std::fs::metadata(file).ok()?;
        Some(Identity(known.dev(), known.ino()))
    }

    /// Elsewhere a file that is in use can't be removed or replaced.
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
