//! One server at a time on a SQLite file. Two would answer from memory about games that the other
//! has moved on.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::StorageError;

/// Held for as long as a server uses its file; the system lets go of it with the process, however
/// that ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
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
        // The database itself is not opened for this: closing it would end SQLite's own locks.
        let file = File::options().create(true).append(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse { file: database.to_owned() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Beside the database, under the name that the file has behind all links.
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
