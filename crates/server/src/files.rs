//! The limit on open files: every connection is one.

/// File descriptors for other uses: the database, its log, the listeners.
const RESERVE: u64 = 128;

/// Raises the limit as far as the system allows, and returns how many of the wanted connections it
/// has room for.
pub(crate) fn room_for(wished: usize) -> usize {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => {
            let most = bounded(wished, files);
            tracing::info!(files, connections = most, "files that may be open");
            most
        }
        Err(error) => {
            tracing::warn!(%error, "how many files may be open is not known");
            wished
        }
    }
}

fn bounded(wished: usize, files: u64) -> usize {
    let room = files.saturating_sub(RESERVE).max(files / 2);
    wished.min(usize::try_from(room).unwrap_or(usize::MAX)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_rest() {
        assert_eq!(bounded(8_192, 1_048_576), 8_192);
        assert_eq!(bounded(8_192, 1_024), 896);
        assert_eq!(bounded(8_192, 200), 100);
        assert_eq!(bounded(50, 1_024), 50);
        assert_eq!(bounded(50, 0), 1);
        assert_eq!(bounded(8_192, u64::MAX), 8_192);
    }
}
