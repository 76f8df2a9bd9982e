//! `hegemonia bench`: how fast the rules are.

use std::time::{Duration, Instant};

use bots::Playable;
use bots::Policy;
use bots::playout::Played;
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use table::Setup;

use crate::bench_server::{self, ServerBenchArgs};
use crate::table_args::TableArgs;
use crate::terminal::print_line;

/// Measure the rules on one core: whole games without thinking, the list of legal moves made for
/// every move. Prints one JSON object.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct BenchArgs {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    table: TableArgs,
    /// How moves are chosen.
    #[arg(long, value_enum, default_value_t = Style::Random)]
    policy: Style,
    /// How long to measure.
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=25))]
    seconds: u64,
    /// The games follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Subcommand, Debug)]
enum What {
    Server(ServerBenchArgs),
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Style {
    /// Any legal move.
    Random,
    /// The game's own rule of thumb.
    Sensible,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    game: &'static str,
    edition: String,
    scenario: String,
    rules: u32,
    policy: &'static str,
    seed: u64,
    playouts_per_second: f64,
    moves_per_second: f64,
    nanoseconds_per_move: f64,
    moves_per_game: f64,
    bytes_per_position: usize,
    allocations_per_move: f64,
    playouts: u64,
    moves: u64,
    endless: u64,
    seconds: f64,
    threads_used: usize,
    cores: usize,
    version: &'static str,
    optimised: bool,
}

/// Measures and prints.
///
/// # Errors
/// If there is no such game or set-up.
pub fn run(args: &BenchArgs) -> anyhow::Result<()> {
    if let Some(What::Server(args)) = &args.what {
        return bench_server::run(args);
    }
    let game = args.table.find()?;
    let setup = args.table.setup(game.about())?;
    let (name, policy) = match args.policy {
        Style::Random => ("random", Policy::Random),
        Style::Sensible => ("sensible", Policy::Sensible),
    };
    let measured = measure(game, &setup, policy, args)?;
    let bench = measured.report(game, setup, name, args.seed);
    Ok(print_line(serde_json::to_string_pretty(&bench)?)?)
}

struct Measured {
    played: Played,
    took: Duration,
    /// Allocations per move.
    allocations: f64,
}

/// Games in which allocations are counted; enough that a buffer growing once hardly shows.
const COUNTED: u64 = 200;

/// How often a move allocates. Counting is separate from timing, so that neither disturbs the
/// other.
fn count(
    game: &dyn Playable,
    setup: &Setup,
    policy: Policy,
    seed: u64,
) -> Result<f64, table::SetupError> {
    let ((new, grown, _), played) =
        alloc_counter::count_alloc(|| game.playouts(setup, policy, COUNTED, seed));
    Ok((new + grown) as f64 / played?.moves.max(1) as f64)
}

/// Plays batches of games until the time is up. Each batch is twice as long, so that reading the
/// clock and setting up cost next to nothing.
fn measure(
    game: &dyn Playable,
    setup: &Setup,
    policy: Policy,
    args: &BenchArgs,
) -> anyhow::Result<Measured> {
    // The first games fill caches and buffers.
    game.playouts(setup, policy, 2, args.seed)?;
    let allocations = count(game, setup, policy, args.seed)?;
    let start = Instant::now();
    let mut played = Played::default();
    let mut batch = 1;
    let limit = Duration::from_secs(args.seconds);
    while start.elapsed() < limit {
        let seed = args.seed.wrapping_add(played.games + 1);
        let more = game.playouts(setup, policy, batch, seed)?;
        played.games += more.games;
        played.moves += more.moves;
        played.endless += more.endless;
        // The last batch ends soon after the limit.
        let left = limit.saturating_sub(start.elapsed()).as_secs_f64();
        let rate = played.games.max(1) as f64 / start.elapsed().as_secs_f64();
        batch = (batch * 2).min((left * rate) as u64).max(1);
    }
    Ok(Measured { played, took: start.elapsed(), allocations })
}

impl Measured {
    fn report(self, game: &dyn Playable, setup: Setup, policy: &'static str, seed: u64) -> Bench {
        let Measured { played, took, allocations } = self;
        let (games, moves) = (played.games + played.endless, played.moves.max(1) as f64);
        let seconds = took.as_secs_f64();
        Bench {
            game: game.about().id,
            edition: setup.edition,
            scenario: setup.scenario,
            rules: setup.rules,
            policy,
            seed,
            playouts_per_second: rounded(games as f64 / seconds),
            moves_per_second: rounded(moves / seconds),
            nanoseconds_per_move: rounded(seconds * 1e9 / moves),
            moves_per_game: rounded(moves / games.max(1) as f64),
            bytes_per_position: game.position_bytes(),
            // A smaller fraction is left over by buffers that grow once.
            allocations_per_move: (allocations * 1e6).round() / 1e6,
            playouts: games,
            moves: played.moves,
            endless: played.endless,
            seconds: rounded(seconds),
            threads_used: 1,
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            version: env!("CARGO_PKG_VERSION"),
            optimised: !cfg!(debug_assertions),
        }
    }
}

/// A figure with one decimal: more would only be noise.
fn rounded(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}
