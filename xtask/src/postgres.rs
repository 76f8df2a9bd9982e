//! One PostgreSQL cluster for a whole run of the tests. Without it every test on PostgreSQL is a
//! process that makes a cluster of its own, which takes longer than the test.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup::is_root;
use crate::steps::run;

/// The variable by which the server's tests find a cluster.
pub(crate) const ADDRESS: &str = "DATABASE_URL_TEST_POSTGRES";

/// A cluster in a folder of its own, without the network; it is gone with this value.
pub(crate) struct Cluster {
    folder: PathBuf,
    binaries: PathBuf,
}

impl Cluster {
    /// Makes a cluster and starts it.
    ///
    /// # Errors
    /// If PostgreSQL is missing or does not start.
    pub(crate) fn start() -> Result<Cluster> {
        let folder = std::env::temp_dir().join(format!("hegemonia-tests-{}", std::process::id()));
        std::fs::create_dir_all(&folder).context("making a folder for PostgreSQL")?;
        let cluster = Cluster { folder, binaries: binaries()? };
        if is_root() {
            // PostgreSQL refuses to run as root.
            run(Command::new("chown").arg("postgres").arg(&cluster.folder))?;
        }
        let (bin, at) = (cluster.binaries.display(), cluster.folder.display());
        cluster.as_owner(&format!(
            "set -e; {bin}/initdb -D {at}/data -U postgres -A trust --no-sync >{at}/initdb.log; \
             {bin}/pg_ctl -D {at}/data -w -l {at}/server.log -o \"-k {at} -c listen_addresses='' \
             -c fsync=off -c max_connections=400\" start >{at}/start.log"
        ))?;
        Ok(cluster)
    }

    /// Where its databases are.
    pub(crate) fn address(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }

    fn as_owner(&self, script: &str) -> Result<()> {
        let mut command = Command::new(if is_root() { "runuser" } else { "sh" });
        if is_root() {
            command.args(["-u", "postgres", "--", "sh"]);
        }
        // The owner may not be allowed to be where we are.
        run(command.current_dir(&self.folder).args(["-c", script]))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let (bin, at) = (self.binaries.display(), self.folder.display());
        let stop = format!("{bin}/pg_ctl -D {at}/data -m immediate stop >/dev/null");
        // A database for every test makes very many files; nobody waits until they are gone.
        let remove = || Command::new("rm").arg("-rf").arg(&self.folder).spawn();
        let cleaned = self.as_owner(&stop).and_then(|()| remove().context("removing its folder"));
        if let Err(error) = cleaned {
            eprintln!("    PostgreSQL was not cleaned up: {error:#}");
        }
    }
}

fn binaries() -> Result<PathBuf> {
    let versions = std::fs::read_dir(Path::new("/usr/lib/postgresql"));
    let versions = versions.context("PostgreSQL is not installed")?.flatten();
    let newest = versions.map(|version| version.path().join("bin")).max();
    newest.context("PostgreSQL is not installed")
}
