//! Nothing stays of a browser test that fails: no browser, driver or watchman, no folder.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::{Database, config};
use driver::{Browser, Listening, WIDE};

/// Says to the process that fails for this test how it does so.
const FAILS_BY: &str = "HEGEMONIA_TEST_FAILS_BY";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_stays_of_a_test_that_fails() {
    if let Ok(how) = std::env::var(FAILS_BY) {
        fail(&how).await;
    }
    for how in ["a panic", "a signal"] {
        let folder = tempfile::tempdir().unwrap();
        let mut test = start(how, folder.path());
        wait_until(|| folder.path().join("open").exists()).await;
        let running = processes(folder.path());
        assert!(running.len() > 4, "the test, the watchman, the driver and browsers: {running:?}");
        if how == "a signal" {
            test.kill().unwrap();
        } else {
            std::fs::write(folder.path().join("go"), "").unwrap();
        }
        assert!(!test.wait().unwrap().success(), "it failed by {how}");
        for name in ["open", "go"] {
            let _ = std::fs::remove_file(folder.path().join(name));
        }
        wait_until(|| {
            processes(folder.path()).is_empty() && folder.path().read_dir().unwrap().count() == 0
        })
        .await;
    }
}

/// Runs this test in a process of its own, which keeps everything in a folder and fails there.
fn start(how: &str, folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "nothing_stays_of_a_test_that_fails"])
        .env(FAILS_BY, how)
        .env("TMPDIR", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

async fn fail(how: &str) {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    browser.go(&server.url("/")).await;
    let folder = std::env::temp_dir();
    std::fs::write(folder.join("open"), "").unwrap();
    wait_until(|| folder.join("go").exists()).await;
    panic!("by {how}, on purpose");
}

async fn wait_until(is_so: impl Fn() -> bool) {
    for _ in 0..1_200 {
        if is_so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it does not come");
}

/// The processes that were told to keep their files in a folder: those of the test, whatever they
/// have become.
fn processes(folder: &Path) -> Vec<String> {
    let folder = folder.to_str().unwrap();
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc").unwrap().flatten() {
        let read = |name| std::fs::read(entry.path().join(name)).unwrap_or_default();
        let words = String::from_utf8_lossy(&read("cmdline")).replace('\0', " ");
        let told = String::from_utf8_lossy(&read("environ")).into_owned();
        if words.contains(folder) || told.contains(folder) {
            found.push(words);
        }
    }
    found
}
