//! Running one check after another, with times and a summary.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A sequence of checks. A failure does not stop it: one run shows everything that is wrong.
#[derive(Default)]
pub(crate) struct Steps {
    done: Vec<Step>,
    notes: Vec<String>,
}

struct Step {
    name: &'static str,
    took: Duration,
    failure: Option<String>,
}

impl Steps {
    /// Runs one check.
    pub(crate) fn run(&mut self, name: &'static str, check: impl FnOnce() -> Result<()>) {
        println!("==> {name}");
        let start = Instant::now();
        let failure = check().err().map(|error| format!("{error:#}"));
        let took = start.elapsed();
        match &failure {
            None => println!("    {name}: passed in {:.1} s\n", took.as_secs_f64()),
            Some(why) => println!("    {name}: FAILED in {:.1} s: {why}\n", took.as_secs_f64()),
        }
        self.done.push(Step { name, took, failure });
    }

    /// Adds a line to the summary.
    pub(crate) fn note(&mut self, line: String) {
        self.notes.push(line);
    }

    /// Prints the summary.
    ///
    /// # Errors
    /// If any check failed.
    pub(crate) fn finish(self) -> Result<()> {
        println!("Summary");
        let width = self.done.iter().map(|step| step.name.len()).max().unwrap_or(0);
        for Step { name, took, failure } in &self.done {
            let result = if failure.is_some() { "FAILED" } else { "passed" };
            println!("  {name:width$}  {result}  {:>7.1} s", took.as_secs_f64());
        }
        for note in &self.notes {
            println!("  {note}");
        }
        match self.done.iter().filter(|step| step.failure.is_some()).count() {
            0 => Ok(()),
            failed => bail!("{failed} of {} checks failed", self.done.len()),
        }
    }
}

/// Cargo, run at the top of the workspace; the same one that runs us, if any does.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or(OsString::from("cargo")));
    command.current_dir(root).args(arguments);
    command
}

/// Runs a command to completion.
///
/// # Errors
/// If it can't be started or does not succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{} {}", shown(command.get_program()), arguments(command));
    let status = command.status().with_context(|| format!("starting `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Whether a command can be started and succeeds; its output is discarded.
pub(crate) fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// The file name of a program.
fn shown(program: &std::ffi::OsStr) -> String {
    let name = Path::new(program).file_name().unwrap_or(program);
    name.to_string_lossy().into_owned()
}

fn arguments(command: &Command) -> String {
    command.get_args().map(|one| one.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
