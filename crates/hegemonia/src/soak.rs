//! `hegemonia soak`: very many games, to see what happens in them and that nothing goes wrong.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use bots::soak::{Fault, Soak, Soaked, Start};
use clap::Args;
use serde_json::Value;
use table::Message;

use crate::table_args::TableArgs;
use crate::terminal::print_line;
use crate::words::{say, say_plain};
use crate::{progress, terminal};

/// Play very many games over all cores, at random and by rule of thumb, from every set-up as it is
/// and with plenty of everything; audit positions, and count moves, events and endings.
#[derive(Args, Debug)]
pub struct SoakArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games.
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    games: u64,
    /// Everything follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Begin games with this position too, a JSON file as `game.state` prints it; can be given
    /// several times.
    #[arg(long = "start", value_name = "FILE")]
    starts: Vec<PathBuf>,
    /// Audit the position once in this many moves.
    #[arg(long, default_value_t = 16, value_name = "N")]
    audit_every: usize,
    /// A game with more moves is stuck.
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    most_plies: usize,
    /// Write the counts as JSON to this file; - is standard output, instead of the table.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Plays the games and prints the counts. Fails if anything went wrong in a game.
///
/// # Errors
/// If a starting position can't be read or is impossible, or the counts can't be written.
pub fn run(args: &SoakArgs) -> anyhow::Result<ExitCode> {
    let game = args.table.find()?;
    let setups = args.table.setups(game.about())?;
    let mut starts: Vec<_> = setups
        .into_iter()
        .flat_map(|setup| [Start::Setup(setup.clone()), Start::Plenty(setup)])
        .collect();
    for file in &args.starts {
        starts.push(Start::Position(position(file)?));
    }
    let soak = Soak {
        starts,
        games: args.games,
        seed: args.seed,
        most_plies: args.most_plies,
        audit_every: args.audit_every,
    };
    let bar = progress::games(args.games);
    let soaked = game.soak(&soak, &|| bar.inc(1))?;
    bar.finish_and_clear();
    print(&soaked, args.json.as_deref())?;
    for fault in &soaked.faults {
        eprintln!("{}", told(fault));
    }
    Ok(if soaked.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn position(file: &Path) -> anyhow::Result<Value> {
    let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
    serde_json::from_str(&text).with_context(|| format!("{} is not JSON", file.display()))
}

fn print(soaked: &Soaked, json: Option<&Path>) -> anyhow::Result<()> {
    if let Some(path) = json {
        let text = serde_json::to_string_pretty(soaked)?;
        if path == Path::new("-") {
            return Ok(print_line(text)?);
        }
        std::fs::write(path, text).with_context(|| path.display().to_string())?;
    }
    Ok(terminal::print(tables(soaked))?)
}

/// The counts as tables.
fn tables(soaked: &Soaked) -> String {
    let games = soaked.games;
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let summary = Message::new("soak-summary")
        .number("games", number(games))
        .number("moves", number(soaked.moves))
        .text("mean", format!("{:.1}", soaked.moves as f64 / games.max(1) as f64))
        .number("longest", number(soaked.longest as u64))
        .number("audits", number(soaked.audits))
        .number("faults", number(soaked.faults.len() as u64));
    let mut text = format!("{}\n", say("en", &summary));
    for (title, counts) in [
        ("soak-moves", &soaked.verbs),
        ("soak-outcomes", &soaked.outcomes),
        ("soak-events", &soaked.events),
        ("soak-endings", &soaked.endings),
    ] {
        text.push_str(&format!("\n{}\n{}", say_plain("en", title), table(counts, games)));
    }
    text
}

/// One line each: the count, the count per game, the name; the most frequent first.
fn table(counts: &BTreeMap<String, u64>, games: u64) -> String {
    let mut lines: Vec<_> = counts.iter().collect();
    lines.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    let line = |(what, n): (&String, &u64)| {
        let mean = format!("{:>10.4}", *n as f64 / games.max(1) as f64);
        let message = Message::new("soak-count").text("mean", mean).text("what", what);
        format!("  {n:>12}  {}\n", say("en", &message))
    };
    lines.into_iter().map(line).collect()
}

fn told(fault: &Fault) -> String {
    let Fault { game, what, moves } = fault;
    let message = Message::new("soak-fault")
        .number("game", i64::try_from(*game).unwrap_or(i64::MAX))
        .text("what", what)
        .number("count", moves.len() as i64)
        .text("moves", moves.join("; "));
    say("en", &message)
}
