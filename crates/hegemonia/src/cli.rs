//! The command line.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::files::BadFile;
use crate::serve::Browser;
use crate::{
    arena, balance, bench, draw, engine, play, records, replay, reports, serve, soak, verify,
};

/// Board games of the Greek city-state wars.
///
/// Without a command, the games are served and the browser opens at them.
#[derive(Parser, Debug)]
#[command(name = "hegemonia", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::ServeArgs),
    Play(play::PlayArgs),
    /// Speak the engine protocol (JSON-RPC 2.0, one message a line) on standard input and output.
    Engine,
    Replay(replay::ReplayArgs),
    Draw(draw::DrawArgs),
    Verify(verify::VerifyArgs),
    Arena(arena::ArenaArgs),
    Balance(balance::BalanceArgs),
    Bench(bench::BenchArgs),
    Soak(soak::SoakArgs),
    Records(records::RecordsArgs),
    Reports(reports::ReportsArgs),
}

/// The exit code for a refused file; the same as for wrong arguments.
const REFUSED: u8 = 2;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    let done = match Arguments::parse().command {
        Some(command) => carry_out(command),
        None => serve::run(&serve::ServeArgs::default(), Browser::Open).map(|()| ExitCode::SUCCESS),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => ExitCode::from(report(&error)),
    }
}

/// Reports an error to the user, and returns its exit code.
pub(crate) fn report(error: &anyhow::Error) -> u8 {
    eprintln!("hegemonia: {error:#}");
    if error.is::<BadFile>() { REFUSED } else { 1 }
}

fn carry_out(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::run(&args, Browser::Leave)?,
        Command::Play(args) => play::run(&args)?,
        Command::Engine => {
            let (input, output) = (io::stdin().lock(), io::BufWriter::new(io::stdout().lock()));
            engine::serve(&mut engine::Session::default(), input, output)?;
        }
        Command::Replay(args) => replay::run(&args)?,
        Command::Draw(args) => draw::run(&args)?,
        Command::Verify(args) => return verify::run(&args),
        Command::Arena(args) => arena::run(&args)?,
        Command::Balance(args) => balance::run(&args)?,
        Command::Bench(args) => bench::run(&args)?,
        Command::Soak(args) => return soak::run(&args),
        Command::Records(args) => records::run(&args)?,
        Command::Reports(args) => reports::run(&args)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether the reader of our output has gone away, as `head` does: that is not a failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
