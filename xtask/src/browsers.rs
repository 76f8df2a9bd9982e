//! Runs every browser test many times over, to find flaky ones.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::steps::cargo;

/// How often and how.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// How many times each test is run.
    #[arg(long, default_value_t = 10)]
    times: u32,
    /// Keep every core busy meanwhile.
    #[arg(long)]
    busy: bool,
    /// Only tests with this in their name.
    #[arg(default_value = "")]
    name: String,
}

/// A test, and the binary that contains it.
struct Test {
    program: String,
    name: String,
}

/// Runs each test many times, one at a time, and prints how often it passed.
///
/// # Errors
/// If the tests can't be built, or any of them failed once.
pub(crate) fn run(root: &Path, wanted: &Wanted) -> Result<()> {
    let mut tests = Vec::new();
    for program in programs(root)? {
        tests.extend(listed(root, &program)?);
    }
    tests.retain(|test| test.name.contains(&wanted.name));
    let done = AtomicBool::new(false);
    let failed = std::thread::scope(|scope| {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..if wanted.busy { cores } else { 0 } {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let failed = tests.iter().filter(|test| !passes(root, test, wanted.times)).count();
        done.store(true, Ordering::Relaxed);
        failed
    });
    match failed {
        0 => Ok(()),
        failed => bail!("{failed} of {} tests failed at least once", tests.len()),
    }
}

/// Runs one test; returns whether it passed every time.
fn passes(root: &Path, test: &Test, times: u32) -> bool {
    let (mut passed, mut longest) = (0, Duration::ZERO);
    for time in 1..=times {
        let start = Instant::now();
        let output = program(root, &test.program).args(["--exact", &test.name]).output();
        longest = longest.max(start.elapsed());
        match output {
            Ok(output) if output.status.success() => passed += 1,
            Ok(output) => {
                let said = [output.stdout, output.stderr].concat();
                let (name, said) = (&test.name, String::from_utf8_lossy(&said));
                eprintln!("{name} failed, run {time}, {}:\n{said}", output.status);
            }
            Err(error) => eprintln!("{} did not run: {error}", test.name),
        }
    }
    let longest = longest.as_secs_f64();
    println!("{passed:>4} of {times:>4} passed, {longest:>5.1} s at most  {}", test.name);
    passed == times
}

/// Builds the test binaries and returns their paths.
fn programs(root: &Path) -> Result<Vec<String>> {
    let build = ["test", "--no-run", "--package", "hegemonia-server", "--all-features"];
    let output = cargo(root, &build).args(["--test", "browser*"]).stdout(Stdio::null()).output();
    let output = output.context("building the tests")?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("the tests can't be built:\n{said}");
    }
    Ok(said.lines().filter_map(executable).collect())
}

/// The path in `Executable tests/browser.rs (target/debug/deps/browser-1f0c)`.
fn executable(line: &str) -> Option<String> {
    let (_, path) = line.trim().strip_prefix("Executable ")?.rsplit_once('(')?;
    path.strip_suffix(')').map(str::to_owned)
}

fn listed(root: &Path, path: &str) -> Result<Vec<Test>> {
    let output = program(root, path).args(["--list", "--format", "terse"]).output();
    let output = output.with_context(|| format!("listing the tests of {path}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let names = said.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(|name| Test { program: path.to_owned(), name: name.to_owned() }).collect())
}

/// The command for a test binary, in the folder in which Cargo would run it.
fn program(root: &Path, path: &str) -> Command {
    let mut program = Command::new(root.join(path));
    program.current_dir(root.join("crates/server")).stdin(Stdio::null());
    program
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_in_what_cargo_says() {
        let line = "  Executable tests/browser.rs (target/debug/deps/browser-1f0c)";
        assert_eq!(executable(line).as_deref(), Some("target/debug/deps/browser-1f0c"));
        assert_eq!(executable("   Compiling hegemonia-server v0.1.0 (/somewhere)"), None);
    }
}
