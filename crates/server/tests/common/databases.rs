//! Databases that live as long as a test.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use sqlx::{Connection, Executor};

/// An empty database.
pub(crate) struct Database {
    pub(crate) url: String,
    /// Removed with the value.
    _folder: Option<tempfile::TempDir>,
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        Database { url, _folder: Some(folder) }
    }

    /// A database of its own in the cluster that `DATABASE_URL_TEST_POSTGRES` names, or in one
    /// that is started for this process.
    pub(crate) async fn postgres() -> Database {
        let cluster = cluster();
        let name = format!("t{}", unique());
        sqlx::any::install_default_drivers();
        let mut connection = sqlx::AnyConnection::connect(&with_database(&cluster, "postgres"))
            .await
            .expect("the PostgreSQL cluster answers");
        connection.execute(format!("CREATE DATABASE {name}").as_str()).await.unwrap();
        Database { url: with_database(&cluster, &name), _folder: None }
    }
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
    if let Ok(url) = std::env::var("DATABASE_URL_TEST_POSTGRES") {
        return url;
    }
    static CLUSTER: OnceLock<String> = OnceLock::new();
    CLUSTER.get_or_init(|| start_cluster(&binaries())).clone()
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
