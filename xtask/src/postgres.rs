//! One PostgreSQL cluster for a whole run of the tests. Without it every test on PostgreSQL is a
//! process that makes a cluster of its own, which takes longer than the test.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::setup::is_root;
use crate::steps::run;

/// The variable in which the server's tests expect the address of a cluster.
pub(crate) const ADDRESS: &str = "DATABASE_URL_TEST_POSTGRES";

/// A cluster in a temporary folder, without network access. It is removed when this value is
/// dropped, and when this process ends for any reason.
pub(crate) struct Cluster {
    folder: PathBuf,
    /// A process that stops the cluster and removes the folder when its standard input closes,
    /// which happens when we end.
    watchman: Child,
}

impl Cluster {
    /// Makes a cluster and starts it.
    ///
    /// # Errors
    /// If PostgreSQL is missing or does not start.
    pub(crate) fn start() -> Result<Cluster> {
        let folder = std::env::temp_dir().join(format!("hegemonia-tests-{}", std::process::id()));
        std::fs::create_dir_all(&folder).context("making a folder for PostgreSQL")?;
        let binaries = binaries()?;
        let watchman = watchman(&folder, &binaries)?;
        let cluster = Cluster { folder, watchman };
        if is_root() {
            // PostgreSQL refuses to run as root.
            run(Command::new("chown").arg("postgres").arg(&cluster.folder))?;
        }
        let (bin, at) = (binaries.display(), cluster.folder.display());
        cluster.as_owner(&format!(
            "set -e; {bin}/initdb -D {at}/data -U postgres -A trust --no-sync >{at}/initdb.log; \
             {bin}/pg_ctl -D {at}/data -w -l {at}/server.log -o \"-k {at} -c listen_addresses='' \
             -c fsync=off -c max_connections=400\" start >{at}/start.log"
        ))?;
        Ok(cluster)
    }

    /// The address of its databases.
    pub(crate) fn address(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }

    fn as_owner(&self, script: &str) -> Result<()> {
        let mut command = Command::new(if is_root() { "runuser" } else { "sh" });
        if is_root() {
            command.args(["-u", "postgres", "--", "sh"]);
        }
        // The database user may not be allowed to read our working directory.
        run(command.current_dir(&self.folder).args(["-c", script]))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // A database for every test makes very many files; we don't wait until they are removed.
        drop(self.watchman.stdin.take());
    }
}

fn watchman(folder: &Path, binaries: &Path) -> Result<Child> {
    let owner = if is_root() { "runuser -u postgres -- " } else { "" };
    let script = format!(
        "cat >/dev/null; cd \"$1\"; {owner}{bin}/pg_ctl -D \"$1/data\" -m immediate stop; \
         cd /; rm -rf \"$1\"",
        bin = binaries.display()
    );
    let mut watchman = Command::new("sh");
    watchman.args(["-c", &script, "watchman"]).arg(folder);
    // Ctrl-C ends our process group, and must not end the watchman.
    watchman.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    watchman.spawn().context("starting the watchman of PostgreSQL")
}

fn binaries() -> Result<PathBuf> {
    let versions = std::fs::read_dir(Path::new("/usr/lib/postgresql"));
    let versions = versions.context("PostgreSQL is not installed")?.flatten();
    let newest = versions.map(|version| version.path().join("bin")).max();
    newest.context("PostgreSQL is not installed")
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::time::{Duration, Instant};

    use super::*;

    /// Set for the process that is to be killed.
    const VICTIM: &str = "HEGEMONIA_TEST_VICTIM";

    /// The test runs itself again, and kills that process while its cluster is up.
    #[test]
    fn a_cluster_ends_with_its_process_however_that_ends() {
        if std::env::var_os(VICTIM).is_some() {
            let cluster = Cluster::start().unwrap();
            println!("\nfolder {}", cluster.folder.display());
            std::thread::sleep(Duration::from_secs(600));
        }
        let name = "postgres::tests::a_cluster_ends_with_its_process_however_that_ends";
        let mut victim = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture"])
            .env(VICTIM, "1")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let says = BufReader::new(victim.stdout.take().unwrap());
        let folder =
            says.lines().find_map(|line| line.unwrap().strip_prefix("folder ").map(PathBuf::from));
        let folder = folder.expect("the cluster starts");
        assert!(folder.join("data/postmaster.pid").exists());
        victim.kill().unwrap();
        victim.wait().unwrap();
        let begun = Instant::now();
        while folder.exists() {
            assert!(begun.elapsed() < Duration::from_secs(60), "{} stays", folder.display());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}
