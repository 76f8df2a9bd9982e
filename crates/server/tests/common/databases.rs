//! Databases that live as long as a test.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use sqlx::{Connection, Executor};

/// The variable that names a cluster to use.
const CLUSTER: &str = "DATABASE_URL_TEST_POSTGRES";

/// An empty database.
pub(crate) struct Database {
    pub(crate) url: String,
    /// Removed with the value.
    _folder: Option<tempfile::TempDir>,
    /// Dropped with the value, unless its cluster is.
    dropped: Option<Dropped>,
}

/// A database in a cluster that others use after us.
struct Dropped {
    cluster: String,
    name: String,
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        let folder = tempfile::tempdir_in(own_folder()).unwrap();
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        Database { url, _folder: Some(folder), dropped: None }
    }

    /// A database of its own in the cluster that `DATABASE_URL_TEST_POSTGRES` names, or in one
    /// that is started for this process and removed with it.
    pub(crate) async fn postgres() -> Database {
        let cluster = cluster();
        let name = format!("t{}", unique());
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect(&with_database(&cluster, "postgres"))
            .await
            .expect("the PostgreSQL cluster answers");
        connection.execute(format!("CREATE DATABASE {name}").as_str()).await.unwrap();
        let url = with_database(&cluster, &name);
        let dropped = std::env::var_os(CLUSTER).is_some().then(|| Dropped { cluster, name });
        Database { url, _folder: None, dropped }
    }
}

impl Drop for Dropped {
    fn drop(&mut self) {
        let cluster = with_database(&self.cluster, "postgres");
        let name = std::mem::take(&mut self.name);
        // A test that panics must not panic again, and can't wait for anything in its own thread.
        let drops = async move {
            let mut connection = sqlx::AnyConnection::connect(&cluster).await.ok()?;
            let drop = format!("DROP DATABASE {name} WITH (FORCE)");
            connection.execute(drop.as_str()).await.ok()
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let _ = std::thread::spawn(move || runtime.map(|runtime| runtime.block_on(drops))).join();
    }
}

/// A folder for what the tests of this process keep. A watchman, whose input ends with us, removes
/// it even if we are killed.
fn own_folder() -> &'static Path {
    static OWN: OnceLock<(PathBuf, Child)> = OnceLock::new();
    let (folder, _) = OWN.get_or_init(|| {
        let folder = tempfile::Builder::new().prefix("hegemonia-test-").tempdir().unwrap().keep();
        let mut watchman = Command::new("sh");
        watchman.args(["-c", "cat >/dev/null; rm -rf \"$1\"", "watchman"]).arg(&folder);
        // What ends this test by its group must not end the watchman.
        watchman.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        (folder, watchman.spawn().expect("the watchman starts"))
    });
    folder
}

fn unique() -> String {
    use std::hash::{BuildHasher, RandomState};
    format!("{:016x}", RandomState::new().hash_one(std::process::id()))
}

/// An address with another database in its path.
fn with_database(url: &str, name: &str) -> String {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let at = address.rfind('/').expect("the address has a path");
    format!("{}/{name}?{query}", &address[..at])
}

fn cluster() -> String {
    if let Ok(url) = std::env::var(CLUSTER) {
        return url;
    }
    static OWN: OnceLock<String> = OnceLock::new();
    OWN.get_or_init(|| start_cluster(&binaries())).clone()
}

fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|entry| entry.path().join("bin")).max();
    newest.expect(
        "PostgreSQL is installed (apt-get install postgresql), or set DATABASE_URL_TEST_POSTGRES",
    )
}

/// Starts a cluster in a folder of its own, without the network. A watchman removes it when this
/// process is gone.
fn start_cluster(binaries: &Path) -> String {
    let folder = tempfile::Builder::new().prefix("hegemonia-postgres-").tempdir().unwrap();
    let folder = folder.keep();
    let script = format!(
        "set -e; cd {folder}; {bin}/initdb -D data -U postgres -A trust --no-sync >initdb.log; \
         {bin}/pg_ctl -D data -w -l server.log -o \"-k {folder} -c listen_addresses='' \
         -c fsync=off -c max_connections=400\" start >start.log",
        folder = folder.display(),
        bin = binaries.display(),
    );
    let is_root = output("id", &["-u"]) == "0";
    if is_root {
        // PostgreSQL refuses to run as root.
        run(Command::new("chown").arg("postgres").arg(&folder));
    }
    run(&mut as_owner(is_root, &script));
    let end = format!(
        "while kill -0 {process} 2>/dev/null; do sleep 1; done; \
         {owner} {bin}/pg_ctl -D {folder}/data -m immediate stop; rm -rf {folder}",
        process = std::process::id(),
        owner = if is_root { "runuser -u postgres --" } else { "" },
        folder = folder.display(),
        bin = binaries.display(),
    );
    let mut watchman = Command::new("sh");
    watchman.args(["-c", &end]);
    watchman.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // It outlives us on purpose.
    drop(watchman.spawn().expect("the watchman starts"));
    format!("postgres://postgres@localhost/postgres?host={}", folder.display())
}

fn as_owner(is_root: bool, script: &str) -> Command {
    let mut command = Command::new(if is_root { "runuser" } else { "sh" });
    if is_root {
        command.args(["-u", "postgres", "--", "sh"]);
    }
    command.args(["-c", script]);
    command
}

fn run(command: &mut Command) {
    let status = command.status().expect("the command runs");
    assert!(status.success(), "{command:?} failed");
}

fn output(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).output().expect("the command runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
