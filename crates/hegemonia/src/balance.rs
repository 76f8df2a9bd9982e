//! `hegemonia balance`: how even the sides of each set-up are.

use std::path::PathBuf;

use anyhow::Context;
use bots::{Arena, Balance, BotSpec, Sides};
use clap::Args;

use crate::progress;
use crate::table_args::TableArgs;
use crate::terminal::print;

/// Let equal bots play every edition and scenario, and report the sides' win rates as a table.
#[derive(Args, Debug)]
pub struct BalanceArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The bot that takes every seat: greedy, mcts:500, mcts:200ms.
    #[arg(long, default_value = "mcts:200", value_name = "BOT")]
    bot: BotSpec,
    /// How many games of each set-up.
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u32,
    /// The dice and the bots' thoughts follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draw the win rates into this SVG file.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Plays the matches and prints the table.
///
/// # Errors
/// If the set-up does not exist, or a file can't be written.
pub fn run(args: &BalanceArgs) -> anyhow::Result<()> {
    let game = args.table.find()?;
    let setups = args.table.setups(game.about())?;
    let bar = progress::games(u64::from(args.games) * setups.len() as u64);
    let mut reports = Vec::new();
    for setup in setups {
        let mut arena = Arena::new(setup.clone(), vec![args.bot; setup.seats]);
        arena.games = args.games;
        arena.seed = args.seed;
        arena.sides = Sides::Fixed;
        reports.push(game.arena(&arena, &|_| bar.inc(1))?);
    }
    bar.finish_and_clear();
    let balance = Balance(reports);
    if let Some(path) = &args.plot {
        std::fs::write(path, balance.svg()).with_context(|| path.display().to_string())?;
    }
    print(balance)?;
    Ok(())
}
