//! `hegemonia arena`: matches between bots.

use std::path::PathBuf;

use anyhow::Context;
use bots::{Arena, BotSpec, Sides};
use clap::Args;

use crate::progress;
use crate::table_args::TableArgs;
use crate::terminal::{print, print_line};

/// Let bots play a match, and report win rates with confidence intervals.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    #[command(flatten)]
    table: TableArgs,
    /// A contestant: random, sensible, greedy, mcts:500, mcts:200ms. One for each seat, or one
    /// for all.
    #[arg(long = "seat", value_name = "BOT", required = true)]
    bots: Vec<BotSpec>,
    /// How many games.
    #[arg(long, default_value_t = 200, value_name = "N")]
    games: u32,
    /// The dice and the bots' thoughts follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    /// Contestants keep their seats instead of changing them from game to game.
    #[arg(long)]
    fixed_seats: bool,
    /// Draw the win rates into this SVG file.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Plays a match and prints the report.
///
/// # Errors
/// If the set-up does not exist, or the number of bots does not fit it.
pub fn run(args: &ArenaArgs) -> anyhow::Result<()> {
    let game = args.table.find()?;
    let mut arena = Arena::new(args.table.setup(game.about())?, args.bots.clone());
    arena.games = args.games;
    arena.seed = args.seed;
    arena.sides = if args.fixed_seats { Sides::Fixed } else { Sides::Swapped };
    let bar = progress::games(arena.n_games().into());
    let report = game.arena(&arena, &|_| bar.inc(1))?;
    bar.finish_and_clear();
    if let Some(path) = &args.plot {
        std::fs::write(path, report.svg()).with_context(|| path.display().to_string())?;
    }
    match args.json {
        true => print_line(serde_json::to_string_pretty(&report)?)?,
        false => print(report)?,
    }
    Ok(())
}
