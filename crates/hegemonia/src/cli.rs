//! The command line.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::engine;
use crate::files::BadFile;

/// Board games of the Greek city-state wars.
///
/// Without a command, a game against a bot begins in the terminal.
#[derive(Parser, Debug)]
#[command(name = "hegemonia", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Speak the engine protocol (JSON-RPC 2.0, one message a line) on standard input and output.
    Engine,
}

/// The exit code of a file that was refused, and of wrong arguments.
const REFUSED: u8 = 2;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    match carry_out(Arguments::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("hegemonia: {error:#}");
            ExitCode::from(if error.is::<BadFile>() { REFUSED } else { 1 })
        }
    }
}

fn carry_out(command: Option<Command>) -> anyhow::Result<ExitCode> {
    match command {
        Some(Command::Engine) => {
            let (input, output) = (io::stdin().lock(), io::BufWriter::new(io::stdout().lock()));
            engine::serve(&mut engine::Session::default(), input, output)?;
        }
        None => {}
    }
    Ok(ExitCode::SUCCESS)
}
