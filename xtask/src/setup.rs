//! What the checks need on the machine.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::steps::{cargo, run, works};

/// A system package that some test needs.
struct Package {
    /// Its name for apt.
    name: &'static str,
    /// What needs it, for the message.
    needed_for: &'static str,
}

/// A test that needs a database or a browser adds its package here; `cargo xtask test` then
/// installs it on every development and CI machine.
const PACKAGES: &[Package] = &[
    Package { name: "postgresql", needed_for: "the server's tests on PostgreSQL" },
    Package { name: "chromium", needed_for: "the tests of the pages" },
    Package { name: "chromium-driver", needed_for: "the tests of the pages" },
];

/// Installs what is missing, or asks for it.
///
/// # Errors
/// If something is missing that can't be installed from here; the message says how to get it.
pub(crate) fn run_all(root: &Path) -> Result<()> {
    component(root, "fmt", "rustfmt")?;
    component(root, "clippy", "clippy")?;
    let missing: Vec<_> = PACKAGES.iter().filter(|package| !is_installed(package.name)).collect();
    install(&missing)
}

fn component(root: &Path, subcommand: &str, name: &str) -> Result<()> {
    if works(&mut cargo(root, &[subcommand, "--version"])) {
        return Ok(());
    }
    bail!("`cargo {subcommand}` is missing; install it with: rustup component add {name}")
}

fn is_installed(package: &str) -> bool {
    let query = Command::new("dpkg-query").args(["-W", "-f=${Status}", package]).output();
    query.is_ok_and(|output| output.stdout.starts_with(b"install ok installed"))
}

fn install(missing: &[&Package]) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    for package in missing {
        println!("    missing: {} (needed for {})", package.name, package.needed_for);
    }
    let names: Vec<_> = missing.iter().map(|package| package.name).collect();
    if !works(Command::new("apt-get").arg("--version")) || !is_root() {
        bail!("install these first: sudo apt-get install {}", names.join(" "));
    }
    run(Command::new("apt-get").args(["update", "-q"]))?;
    let quiet = ["install", "-y", "-q", "--no-install-recommends"];
    run(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(quiet).args(names))
}

/// Whether we are root.
pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
