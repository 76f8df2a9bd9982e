//! `hegemonia bench server`: how many moves a second the server takes, and how soon it answers.

mod bare_http;
mod http;
mod load;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use serde::Serialize;
use server::Config;
use server::storage::{Entry, Kind, NewTable, SeatRow, Storage, TableRow, Writer};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use self::load::Load;
use crate::terminal::print_line;

/// Measure the server over loopback: two-player games at full speed, every move on disk before
/// it is answered. Prints one JSON object.
#[derive(Args, Clone, Debug)]
pub struct ServerBenchArgs {
    /// Games that are played at the same time.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2_000))]
    games: u32,
    /// How long to measure.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
    /// The game.
    #[arg(long, default_value = "polis")]
    game: String,
    /// Where games are kept; a new SQLite file if not given.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Answers carry the drawn table, as for a browser.
    #[arg(long)]
    drawn: bool,
}

/// What was measured. Every insert and every move was on disk before it was answered.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Figures {
    game: String,
    games: u32,
    drawn: bool,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    /// Moves, and the rolls that they caused.
    entries_per_second: f64,
    /// Requests by which a player learnt what the other had done.
    readings_per_second: f64,
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    games_finished: usize,
    /// Inserts of one entry, one after the other: the limit of the disk.
    bare_inserts_per_second: f64,
    /// Inserts of one entry by as many tasks as there are games, written together.
    grouped_inserts_per_second: f64,
    /// The same behind HTTP, without cookies, rules or tables.
    http_inserts_per_second: f64,
    /// Moves a second as a share of the inserts behind HTTP.
    share_of_http_inserts: f64,
    cores: usize,
    version: &'static str,
    optimised: bool,
}

/// Measures and prints.
///
/// # Errors
/// If the server can't be started, or refuses a legal move.
pub fn run(args: &ServerBenchArgs) -> anyhow::Result<()> {
    let folder = tempfile::tempdir_in(".").context("making a folder for the database")?;
    let file = format!("sqlite://{}", folder.path().join("bench.db").display());
    let database = args.database.clone().unwrap_or(file);
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let figures = runtime.block_on(measure(args, &database))?;
    Ok(print_line(serde_json::to_string_pretty(&figures)?)?)
}

async fn measure(args: &ServerBenchArgs, database: &str) -> anyhow::Result<Figures> {
    let bare = inserts(database, 1).await?;
    let grouped = inserts(database, args.games).await?;
    let behind_http = bare_http::inserts_per_second(database, args.games).await?;
    let (stop, stopped) = oneshot::channel::<()>();
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let until = async {
        let _ = stopped.await;
    };
    let running = server::start(Config::default(), database, any, until).await?;
    let Load { mut latencies, entries, finished, readings, seconds } =
        load::play_all(args, running.address).await?;
    // The server has nothing more to do; it does not matter if it is gone already.
    let _ = stop.send(());
    running.finish().await?;
    latencies.sort_unstable();
    let part = |share: f64| {
        let at = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        latencies.get(at).map_or(0.0, |latency| rounded(latency.as_secs_f64() * 1e3))
    };
    let moves_per_second = latencies.len() as f64 / seconds;
    Ok(Figures {
        game: args.game.clone(),
        games: args.games,
        drawn: args.drawn,
        seconds: rounded(seconds),
        moves: latencies.len(),
        moves_per_second: rounded(moves_per_second),
        entries_per_second: rounded(entries as f64 / seconds),
        readings_per_second: rounded(readings as f64 / seconds),
        p50_ms: part(0.5),
        p95_ms: part(0.95),
        p99_ms: part(0.99),
        games_finished: finished,
        bare_inserts_per_second: bare,
        grouped_inserts_per_second: grouped,
        http_inserts_per_second: behind_http,
        share_of_http_inserts: rounded(moves_per_second / behind_http),
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        version: env!("CARGO_PKG_VERSION"),
        optimised: !cfg!(debug_assertions),
    })
}

fn rounded(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}

/// How long inserts are measured.
const BARE_TIME: Duration = Duration::from_secs(3);

/// Durable inserts a second by this many tasks, without HTTP and rules.
async fn inserts(database: &str, tasks: u32) -> anyhow::Result<f64> {
    let storage = Storage::open(database).await?;
    let writer = Writer::start(&storage);
    let (mut set, mut tables) = (JoinSet::new(), Vec::new());
    for task in 0..tasks {
        let id = format!("bench-{tasks}-{task}");
        writer.add_table(bench_table(&id)).await?;
        tables.push(id);
    }
    let begun = Instant::now();
    for id in tables {
        let writer = writer.clone();
        set.spawn(async move {
            let mut count: i64 = 0;
            while begun.elapsed() < BARE_TIME {
                writer.save(&id, count, vec![bench_entry()]).await?;
                count += 1;
            }
            anyhow::Ok(count)
        });
    }
    let mut total = 0;
    while let Some(count) = set.join_next().await {
        total += count??;
    }
    Ok(rounded(total as f64 / begun.elapsed().as_secs_f64()))
}

/// A typical entry.
fn bench_entry() -> Entry {
    let (actor, body) = ("athens".to_owned(), "besiege thebai".to_owned());
    Entry { kind: Kind::Move, actor, body, at: 0 }
}

fn bench_table(id: &str) -> NewTable {
    let text = |text: &str| text.to_owned();
    let table = TableRow {
        id: text(id),
        game: text("polis"),
        edition: text("bench"),
        scenario: text("bench"),
        options: BTreeMap::new(),
        seats: 2,
        rules: 1,
        secret: text(""),
        invitation: text(""),
        created: 0,
        ended: None,
    };
    NewTable { table, seats: vec![SeatRow::default(), SeatRow::default()] }
}
