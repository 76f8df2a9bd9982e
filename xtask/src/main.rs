//! Set-up and checks for developers: `cargo xtask test` is the one command that passes
//! everything.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this tool's purpose is to write to the terminal"
)]

mod browsers;
mod flaky;
mod postgres;
mod records;
mod rules;
mod setup;
mod steps;
mod test;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Developers' tasks for Hegemonia.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set up what the tests need, then run every check: format, lints, tests, rules.
    Test,
    /// Play on a disk that is really full, on both databases; needs root, to mount a small one.
    FullDisk,
    /// Run each browser test many times over, and print how often it passed.
    Browsers(browsers::Wanted),
    /// List clauses, code and tests side by side, and fail on a gap.
    Rules {
        /// Print only gaps and counts.
        #[arg(long)]
        brief: bool,
    },
    /// Play and store the recorded games that a game's tests replay.
    Records {
        /// The game to play.
        #[arg(long, default_value = "polis")]
        game: String,
        /// How many games to play, if not as many as usual: long games need fewer.
        #[arg(long)]
        games: Option<u32>,
        /// How many games of each kind to keep, if not as many as usual.
        #[arg(long)]
        each: Option<u32>,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Test => test::run(&root()),
        Task::FullDisk => test::full_disk(&root()),
        Task::Browsers(wanted) => browsers::run(&root(), &wanted),
        Task::Rules { brief } => rules::run(&root(), brief),
        Task::Records { game, games, each } => records::run(&root(), &game, games, each),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The top of the workspace: Cargo gives the folder of this crate, which is one below it.
fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let own = own.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    own.parent().map_or_else(|| PathBuf::from("."), PathBuf::from)
}
