//! `hegemonia records`: recorded games for the tests, every ending among them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, bail};
use bots::BotSpec;
use bots::Playable;
use clap::Args;
use rayon::prelude::*;
use table::any::AnyTable;
use table::record::Record;
use table::{Message, Setup};

use crate::table_args::TableArgs;
use crate::terminal::print_line;
use crate::words::say;
use crate::{botplay, progress};

/// Let bots play, and store the first games of every kind: each set-up, ending and winner.
#[derive(Args, Debug)]
pub struct RecordsArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The folder to write to.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// How many games to play. Rare endings take many.
    #[arg(long, default_value_t = 2_400, value_name = "N")]
    games: u64,
    /// How many games of each kind to keep.
    #[arg(long, default_value_t = 15, value_name = "N")]
    each: usize,
    /// Everything follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A player; given several times, they rotate through the seats. Random, sensible and greedy
    /// ones if none is given.
    #[arg(long = "bot", value_name = "BOT")]
    bots: Vec<BotSpec>,
}

/// The players if none are given.
const PLAYERS: [BotSpec; 3] = [BotSpec::Random, BotSpec::Sensible, BotSpec::Greedy];

/// The kind of a game: a few of each are kept.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Kind {
    edition: String,
    scenario: String,
    seats: usize,
    ending: String,
    winner: String,
}

impl Kind {
    fn message(&self, kept: usize, games: usize) -> Message {
        Message::new("records-kept")
            .text("edition", &self.edition)
            .text("scenario", &self.scenario)
            .text("ending", &self.ending)
            .text("winner", &self.winner)
            .number("kept", kept as i64)
            .number("games", games as i64)
    }
}

struct Kept {
    game: u64,
    record: Record,
}

/// Plays the games and stores those that are kept.
///
/// # Errors
/// If there is no such game, or a file can't be written.
pub fn run(args: &RecordsArgs) -> anyhow::Result<()> {
    let game = args.table.find()?;
    let setups = args.table.setups(game.about())?;
    let players = if args.bots.is_empty() { &PLAYERS[..] } else { &args.bots };
    let bar = progress::games(args.games);
    let played: Vec<_> = (0..args.games)
        .into_par_iter()
        .map(|number| {
            let played = play(game, (&setups, players), number, args.seed);
            bar.inc(1);
            played
        })
        .collect::<anyhow::Result<_>>()?;
    bar.finish_and_clear();
    std::fs::create_dir_all(&args.out).with_context(|| args.out.display().to_string())?;
    for (kind, games) in by_kind(played) {
        let kept = &games[..games.len().min(args.each)];
        for one in kept {
            let path = args.out.join(file_name(&kind, one.game, setups.len() > 1));
            std::fs::write(&path, one.record.write())
                .with_context(|| path.display().to_string())?;
        }
        print_line(say("en", &kind.message(kept.len(), games.len())))?;
    }
    Ok(())
}

fn play(
    game: &'static dyn Playable,
    (setups, players): (&[Setup], &[BotSpec]),
    number: u64,
    seed: u64,
) -> anyhow::Result<(Kind, Kept)> {
    let n_setups = setups.len() as u64;
    let setup = setups[(number % n_setups) as usize].clone();
    let bots: Vec<_> =
        (0..setup.seats).map(|seat| player(players, number / n_setups, seat)).collect();
    let seed = botplay::thought(seed, number as usize) >> 11;
    let table = botplay::play(game, setup, &bots, seed)?;
    let names: Vec<_> = bots.iter().map(ToString::to_string).collect();
    let record = botplay::record(&*table, &names, seed);
    Ok((kind(&*table, number)?, Kept { game: number, record }))
}

/// The player of a seat. Over nine games of a set-up, two seats meet each pair of three players
/// once.
fn player(players: &[BotSpec], game: u64, seat: usize) -> BotSpec {
    let count = players.len() as u64;
    let shift = seat as u64 * (game / count);
    players[((game + shift) % count) as usize]
}

fn kind(table: &dyn AnyTable, number: u64) -> anyhow::Result<Kind> {
    let Some(outcome) = table.outcome() else {
        bail!("game {number} is not over after {} moves", table.ply());
    };
    Ok(Kind {
        edition: table.setup().edition.clone(),
        scenario: table.setup().scenario.clone(),
        seats: table.setup().seats,
        ending: outcome.reason.to_owned(),
        winner: outcome.winners_id(table.about()),
    })
}

/// The games by their kinds, in the order in which they were played.
fn by_kind(played: Vec<(Kind, Kept)>) -> BTreeMap<Kind, Vec<Kept>> {
    let mut kinds: BTreeMap<Kind, Vec<Kept>> = BTreeMap::new();
    for (kind, game) in played {
        kinds.entry(kind).or_default().push(game);
    }
    kinds
}

/// `0007-points-sparta.hgr`; with edition and scenario where several are played.
fn file_name(kind: &Kind, game: u64, several: bool) -> String {
    let Kind { edition, scenario, seats, ending, winner } = kind;
    let setup = match (several, seats) {
        (false, _) => String::new(),
        (true, 2) => format!("{edition}-{scenario}-"),
        (true, _) => format!("{edition}-{scenario}-{seats}-"),
    };
    format!("{:04}-{setup}{ending}-{winner}.hgr", game + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_players_meets() {
        let pairs: std::collections::BTreeSet<_> = (0..9)
            .map(|game| [0, 1].map(|seat| player(&PLAYERS, game, seat).to_string()))
            .collect();
        assert_eq!(pairs.len(), 9);
    }
}
