//! The load: games for two, each move sent as soon as the last was answered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use super::ServerBenchArgs;
use super::http::Connection;

/// What was measured.
#[derive(Debug, Default)]
pub(super) struct Load {
    /// How long each move took.
    pub(super) latencies: Vec<Duration>,
    /// Entries that the moves have made.
    pub(super) entries: usize,
    pub(super) finished: usize,
    /// Requests by which a player learnt what the other had done.
    pub(super) readings: usize,
    pub(super) seconds: f64,
}

/// The fields of a table update that the load test reads.
#[derive(Debug, Deserialize)]
struct Seen {
    version: usize,
    over: bool,
    choices: Vec<Choice>,
    needs_seed: Vec<String>,
    invitation: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    words: String,
}

/// Tables that each pair opens before the clock starts, one for each of its games: moves are
/// measured, not openings. Games of random moves are short.
const TABLES_AHEAD: usize = 8;

/// Plays all games until the time is up. The clock starts once everybody is seated.
pub(super) async fn play_all(args: &ServerBenchArgs, address: SocketAddr) -> anyhow::Result<Load> {
    let mut set = JoinSet::new();
    let ready = Arc::new(Barrier::new(args.games as usize + 1));
    for game in 0..args.games {
        let (args, ready) = (args.clone(), ready.clone());
        set.spawn(async move { play_on(&args, address, &ready, u64::from(game)).await });
    }
    // A game that can't begin would never reach the barrier.
    tokio::select! {
        _ = ready.wait() => {}
        Some(done) = set.join_next() => { done??; }
    }
    let begun = Instant::now();
    let mut all = Load::default();
    while let Some(done) = set.join_next().await {
        let one = done??;
        all.latencies.extend(one.latencies);
        all.entries += one.entries;
        all.finished += one.finished;
        all.readings += one.readings;
    }
    all.seconds = begun.elapsed().as_secs_f64();
    Ok(all)
}

/// Plays one game after the other.
async fn play_on(
    args: &ServerBenchArgs,
    address: SocketAddr,
    ready: &Barrier,
    seed: u64,
) -> anyhow::Result<Load> {
    let mut players = [Connection::open(address).await?, Connection::open(address).await?];
    let mut load = Load::default();
    let mut luck = Luck(seed);
    let mut tables = Vec::new();
    for _ in 0..TABLES_AHEAD {
        tables.push(sit_down(args, &mut players).await?);
    }
    ready.wait().await;
    let until = Instant::now() + Duration::from_secs(args.seconds);
    loop {
        let table = match tables.pop() {
            Some(table) => table,
            None => sit_down(args, &mut players).await?,
        };
        if play(args, &mut players, &table, until, &mut luck, &mut load).await? {
            load.finished += 1;
        }
        if Instant::now() >= until {
            return Ok(load);
        }
    }
}

/// Plays one game until it is over or the time is up; says whether it is over.
async fn play(
    args: &ServerBenchArgs,
    players: &mut [Connection; 2],
    table: &str,
    until: Instant,
    luck: &mut Luck,
    load: &mut Load,
) -> anyhow::Result<bool> {
    let (state_path, move_path) = (state_path(args, table), format!("{table}/move"));
    let mut mover = 0;
    let mut state = players[0].get(&state_path).await?.read::<Seen>()?;
    while Instant::now() < until && !state.over {
        if state.choices.is_empty() {
            mover = 1 - mover;
            state = players[mover].get(&state_path).await?.read()?;
            load.readings += 1;
            continue;
        }
        let chosen = &state.choices[luck.below(state.choices.len())].words;
        let body = json!({ "version": state.version, "move": chosen, "bare": !args.drawn });
        let begun = Instant::now();
        let answer = players[mover].post(&move_path, &body).await?;
        load.latencies.push(begun.elapsed());
        ensure!(answer.status == 200, "{chosen} was refused: {}", answer.text());
        let fresh = answer.read::<Seen>()?;
        load.entries += fresh.version - state.version;
        state = fresh;
    }
    Ok(state.over)
}

fn state_path(args: &ServerBenchArgs, table: &str) -> String {
    format!("{table}/state?bare={}", !args.drawn)
}

/// Opens a table for two, and both give their seeds.
async fn sit_down(args: &ServerBenchArgs, players: &mut [Connection; 2]) -> anyhow::Result<String> {
    let opened = players[0].form("/tables", &format!("game={}&with=friend", args.game)).await?;
    ensure!(opened.status == 303, "no table was opened: {}", opened.text());
    let table = opened.location;
    let path = format!("{table}/state?bare=true");
    let state = players[0].get(&path).await?.read::<Seen>()?;
    let invitation = state.invitation.context("there is no invitation")?;
    let key = invitation.rsplit('/').next().unwrap_or_default();
    let joined = players[1].form(&format!("{table}/join"), &format!("key={key}")).await?;
    ensure!(joined.status == 303, "no seat was taken: {}", joined.text());
    for player in players.iter_mut() {
        let state = player.get(&path).await?.read::<Seen>()?;
        for seat in state.needs_seed {
            let body = json!({ "seat": seat, "seed": "0f".repeat(32), "bare": true });
            let given = player.post(&format!("{table}/seed"), &body).await?;
            ensure!(given.status == 200, "no seed was taken: {}", given.text());
        }
    }
    Ok(table)
}

/// A generator that makes the same choices in every run.
struct Luck(u64);

impl Luck {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}
