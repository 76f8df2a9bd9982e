//! One server at a time on a SQLite file. A second one would answer from its cache about games that
//! the first has moved on.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::StorageError;

/// Held for as long as a server uses its file; the system releases it with the process, however
/// that ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
    path: PathBuf,
    /// Whether we created the lock file.
    is_new: bool,
}

impl Lock {
    /// Takes the lock of a database file.
    ///
    /// # Errors
    /// [`StorageError::InUse`] if another server has it; [`StorageError::Lock`] if the file of the
    /// lock can't be made beside the database.
    pub(super) fn take(database: &Path) -> Result<Lock, StorageError> {
        let path = path(database);
        let failed = |error| StorageError::Lock { file: path.clone(), error };
        // The database itself is not opened for this: closing it would release SQLite's own locks.
        let is_new = File::options().create_new(true).append(true).open(&path);
        let (file, is_new) = match is_new {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                (File::options().create(true).append(true).open(&path).map_err(failed)?, false)
            }
            made => (made.map_err(failed)?, true),
        };
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file, path, is_new }),
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse { file: database.to_owned() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Releases the lock of a file that is not a database: nothing of ours stays beside it.
    pub(crate) fn give_up(self) {
        if self.is_new
            && let Err(error) = std::fs::remove_file(&self.path)
        {
            tracing::debug!(%error, "the file of the lock stays");
        }
    }
}

/// Beside the database, with all links resolved.
fn path(database: &Path) -> PathBuf {
    let file = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    let mut name = file.into_os_string();
    name.push("-lock");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_used_by_one_server_at_a_time_under_all_its_names() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        File::create(&file).unwrap();
        let lock = Lock::take(&file).unwrap();
        assert!(matches!(Lock::take(&file), Err(StorageError::InUse { .. })));
        #[cfg(unix)]
        {
            let link = folder.path().join("link.db");
            std::os::unix::fs::symlink(&file, &link).unwrap();
            assert!(matches!(Lock::take(&link), Err(StorageError::InUse { .. })));
        }
        drop(lock);
        Lock::take(&file).unwrap();
    }
}
