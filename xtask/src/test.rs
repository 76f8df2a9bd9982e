//! Every check, in the order in which a failure is cheapest to find.

use std::path::Path;

use anyhow::Result;

use crate::postgres::{self, Cluster};
use crate::steps::{self, Steps, cargo, works};
use crate::{flaky, rules, setup};

/// Runs every check.
///
/// # Errors
/// If any check failed.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut checks = Steps::default();
    checks.run("set-up", || setup::run_all(root));
    checks.run("format", || steps::run(&mut cargo(root, &["fmt", "--all", "--check"])));
    checks.run("lints", || lints(root));
    checks.run("tests", || tests(root));
    for name in flaky::names(&std::fs::read_to_string(flaky::report(root)).unwrap_or_default()) {
        checks.note(format!("flaky: {name} passed only when it was run again"));
    }
    checks.run("doc tests", || {
        steps::run(&mut cargo(root, &["test", "--doc", "--workspace", "--all-features"]))
    });
    checks.run("rules", || rules::run(root, true));
    checks.finish()
}

fn lints(root: &Path) -> Result<()> {
    let mut clippy = cargo(root, &["clippy", "--workspace", "--all-targets", "--all-features"]);
    steps::run(clippy.args(["--", "-D", "warnings"]))
}

/// The tests that need a file system of their own.
///
/// # Errors
/// If any of them failed.
pub(crate) fn full_disk(root: &Path) -> Result<()> {
    setup::run_all(root)?;
    let which = ["test", "--package", "hegemonia", "--test", "full_disk", "--", "--nocapture"];
    steps::run(&mut cargo(root, &which))
}

/// Runs the tests with nextest if it is installed, which runs those of all crates in parallel.
fn tests(root: &Path) -> Result<()> {
    let cluster = Cluster::start()?;
    // A report from an earlier run must not be mistaken for ours.
    let _ = std::fs::remove_file(flaky::report(root));
    let mut tests = match works(&mut cargo(root, &["nextest", "--version"])) {
        true => cargo(root, &["nextest", "run"]),
        false => cargo(root, &["test", "--all-targets"]),
    };
    tests.args(["--no-fail-fast", "--workspace", "--all-features"]);
    steps::run(tests.env(postgres::ADDRESS, cluster.address()))
}
