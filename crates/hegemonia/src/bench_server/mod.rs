//! `hegemonia bench server`: how many moves a second the server takes, and how soon it answers.

mod http;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use serde::Serialize;
use serde_json::{Value, json};
use server::Config;
use server::storage::{Entry, Kind, NewTable, SeatRow, Storage, TableRow, Writer};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use self::http::Connection;
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

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Figures {
    game: String,
    games: u32,
    drawn: bool,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    /// Durable inserts, one after the other: what the disk gives.
    bare_inserts_per_second: f64,
    /// Durable inserts by as many tasks as there are games, written together.
    grouped_inserts_per_second: f64,
    cores: usize,
    version: &'static str,
    optimised: bool,
}

/// Measures and prints.
///
/// # Errors
/// If the server can't be started, or refuses a legal move.
pub fn run(args: &ServerBenchArgs) -> anyhow::Result<()> {
    let folder = tempfile::tempdir().context("making a folder for the database")?;
    let file = format!("sqlite://{}", folder.path().join("bench.db").display());
    let database = args.database.clone().unwrap_or(file);
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let figures = runtime.block_on(measure(args, &database))?;
    Ok(print_line(serde_json::to_string_pretty(&figures)?)?)
}

async fn measure(args: &ServerBenchArgs, database: &str) -> anyhow::Result<Figures> {
    let bare = inserts(database, 1).await?;
    let grouped = inserts(database, args.games).await?;
    let (stop, stopped) = oneshot::channel::<()>();
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let until = async {
        let _ = stopped.await;
    };
    let running = server::start(Config::default(), database, any, until).await?;
    let begun = Instant::now();
    let mut latencies = play_all(args, running.address).await?;
    let seconds = begun.elapsed().as_secs_f64();
    // The server has nothing more to do; if it is gone already, so much the better.
    let _ = stop.send(());
    running.finish().await?;
    latencies.sort_unstable();
    let part = |share: f64| {
        let at = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        latencies.get(at).map_or(0.0, |latency| rounded(latency.as_secs_f64() * 1e3))
    };
    Ok(Figures {
        game: args.game.clone(),
        games: args.games,
        drawn: args.drawn,
        seconds: rounded(seconds),
        moves: latencies.len(),
        moves_per_second: rounded(latencies.len() as f64 / seconds),
        p50_ms: part(0.5),
        p95_ms: part(0.95),
        p99_ms: part(0.99),
        bare_inserts_per_second: bare,
        grouped_inserts_per_second: grouped,
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        version: env!("CARGO_PKG_VERSION"),
        optimised: !cfg!(debug_assertions),
    })
}

fn rounded(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}

/// Durable inserts a second by so many tasks, without HTTP and rules.
async fn inserts(database: &str, tasks: u32) -> anyhow::Result<f64> {
    let storage = Storage::open(database).await?;
    let writer = Writer::start(&storage);
    let limit = Duration::from_secs(2);
    let mut set = JoinSet::new();
    let begun = Instant::now();
    for task in 0..tasks {
        let id = format!("bench-{tasks}-{task}");
        storage.add_table(&bench_table(&id)).await?;
        let writer = writer.clone();
        set.spawn(async move {
            let mut count: i64 = 0;
            while begun.elapsed() < limit {
                let (actor, body) = ("athens".to_owned(), "besiege thebai".to_owned());
                let entry = Entry { kind: Kind::Move, actor, body };
                writer.save(&id, count, vec![entry]).await?;
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

fn bench_table(id: &str) -> NewTable {
    let text = |text: &str| text.to_owned();
    let table = TableRow {
        id: text(id),
        game: text("polis"),
        edition: text("bench"),
        scenario: text("bench"),
        seats: 2,
        rules: 1,
        secret: text(""),
        invitation: text(""),
        created: 0,
    };
    NewTable { table, seats: vec![SeatRow::default(), SeatRow::default()] }
}

/// Plays all games until the time is up; the time each move took.
async fn play_all(args: &ServerBenchArgs, address: SocketAddr) -> anyhow::Result<Vec<Duration>> {
    let mut set = JoinSet::new();
    let until = Instant::now() + Duration::from_secs(args.seconds);
    for game in 0..args.games {
        let args = args.clone();
        set.spawn(async move { play_on(&args, address, until, u64::from(game)).await });
    }
    let mut latencies = Vec::new();
    while let Some(done) = set.join_next().await {
        latencies.extend(done??);
    }
    Ok(latencies)
}

/// Plays one game after the other.
async fn play_on(
    args: &ServerBenchArgs,
    address: SocketAddr,
    until: Instant,
    seed: u64,
) -> anyhow::Result<Vec<Duration>> {
    let mut players = [Connection::open(address).await?, Connection::open(address).await?];
    let mut latencies = Vec::new();
    let mut choice = seed;
    while Instant::now() < until {
        let table = sit_down(args, &mut players).await?;
        let bare = if args.drawn { "" } else { "&bare=true" };
        let mut mover = 0;
        let mut state = players[0].get(&format!("{table}/state?version=0{bare}")).await?.json()?;
        while Instant::now() < until && state["over"] != json!(true) {
            let choices = state["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
            if choices.is_empty() {
                mover = 1 - mover;
                let path = format!("{table}/state?version={}{bare}", state["version"]);
                state = players[mover].get(&path).await?.json()?;
                continue;
            }
            choice = choice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let chosen = &choices[(choice >> 33) as usize % choices.len()]["move"];
            let body = json!({ "version": state["version"], "move": chosen, "bare": !args.drawn });
            let begun = Instant::now();
            let answer = players[mover].post(&format!("{table}/move"), &body).await?;
            latencies.push(begun.elapsed());
            ensure!(answer.status == 200, "{chosen} was refused: {}", answer.text());
            state = answer.json()?;
        }
    }
    Ok(latencies)
}

/// Opens a table for two, and both give their seeds.
async fn sit_down(args: &ServerBenchArgs, players: &mut [Connection; 2]) -> anyhow::Result<String> {
    let opened = players[0].form("/tables", &format!("game={}&with=friend", args.game)).await?;
    ensure!(opened.status == 303, "no table was opened: {}", opened.text());
    let table = opened.location;
    let state = players[0].get(&format!("{table}/state?version=0")).await?.json()?;
    let waiting = state["regions"]["choices"].as_str().unwrap_or_default();
    let key = waiting.split("/join/").nth(1).and_then(|rest| rest.split('"').next());
    let key = key.context("there is no invitation")?;
    players[1].form(&format!("{table}/join"), &format!("key={key}")).await?;
    for player in players.iter_mut() {
        let state = player.get(&format!("{table}/state?version=0&bare=true")).await?.json()?;
        let seat = state["needs_seed"].get(0).cloned().unwrap_or(Value::Null);
        let body = json!({ "seat": seat, "seed": "0f".repeat(32) });
        let given = player.post(&format!("{table}/seed"), &body).await?;
        ensure!(given.status == 200, "no seed was taken: {}", given.text());
    }
    Ok(table)
}
