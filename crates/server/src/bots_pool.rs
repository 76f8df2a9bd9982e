//! Bots think in a bounded pool. Nothing about their thinking is kept: after a restart a table
//! whose turn is a bot's is simply thought about again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::BotSpec;
use bots::roster::Suggestion;
use table::registry::AnyTable;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::error::Failure;
use crate::live::Live;
use crate::metrics::Counted;
use crate::random;
use crate::storage::SaveError;

/// How long after a failure a bot tries again.
const RETRY: Duration = Duration::from_secs(5);

/// How many bots think at the same time.
pub(crate) struct BotsPool {
    places: Arc<Semaphore>,
    size: usize,
}

impl BotsPool {
    /// A pool with so many places.
    pub(crate) fn new(places: usize) -> BotsPool {
        let size = places.max(1);
        BotsPool { places: Arc::new(Semaphore::new(size)), size }
    }

    /// How many bots think now.
    pub(crate) fn thinking(&self) -> usize {
        self.size - self.places.available_permits()
    }
}

/// Sees to it that the bots of a table move as long as it is their turn.
pub(crate) fn think(app: &App, table: &str) {
    let (app, table) = (app.clone(), table.to_owned());
    tokio::spawn(async move {
        while let Err(failure) = think_on(&app, &table).await {
            tracing::error!(table, %failure, "a bot could not move; it tries again");
            // The database may be away for a while.
            if !wait(&app, RETRY).await {
                return;
            }
        }
    });
}

/// Thinks about every table of a list at which it is a bot's turn. One after the other is read,
/// so that a server with very many games starts gently.
pub(crate) async fn resume(app: App, tables: Vec<String>) {
    for table in tables {
        if *app.closing().borrow() {
            return;
        }
        let is_due = match app.live(&table).await {
            Ok(live) => live.lock().await.map(|running| running.acting_bot().is_some()),
            Err(failure) => Err(failure),
        };
        match is_due {
            Ok(true) => think(&app, &table),
            Ok(false) => {}
            Err(failure) => tracing::error!(table, %failure, "a bot was not resumed"),
        }
    }
}

async fn think_on(app: &App, table: &str) -> Result<(), Failure> {
    let live = app.live(table).await?;
    while live.begin_thinking() {
        let result = move_bots(app, &live).await;
        live.end_thinking();
        result?;
        // A turn may have come between the last look and the end of the mark.
        if *app.closing().borrow() || live.lock().await?.acting_bot().is_none() {
            break;
        }
    }
    Ok(())
}

/// Waits; false if the server stops meanwhile.
async fn wait(app: &App, time: Duration) -> bool {
    let mut closing = app.closing();
    tokio::select! {
        () = tokio::time::sleep(time) => true,
        _ = closing.wait_for(|closing| *closing) => false,
    }
}

/// Moves until it is not a bot's turn, or the server stops. A move that was begun is kept.
async fn move_bots(app: &App, live: &Arc<Live>) -> Result<(), Failure> {
    loop {
        let (bot, version, table) = {
            let running = live.lock().await?;
            let Some(bot) = running.acting_bot() else { return Ok(()) };
            let bots = running.seats.iter().filter(|seat| seat.bot.is_some()).count();
            // A move is not shown before the pause is over, so that time is there to be used.
            let bot = bot.among(bots, app.config().bot_pause);
            (bot, running.version(), running.table.boxed_clone())
        };
        let begun = Instant::now();
        let words = choose(app, live, bot, table).await?;
        if !wait(app, app.config().bot_pause.saturating_sub(begun.elapsed())).await {
            return Ok(());
        }
        let mut running = live.lock().await?;
        if running.version() != version {
            continue;
        }
        let Some(seat) = running.acting() else { return Ok(()) };
        if let Err(refused) = running.play(seat, &words) {
            return Err(Failure::Broken(format!("{bot} chose {words:?}: {refused:?}")));
        }
        match app.save(live, &mut running).await {
            Ok(()) => app.metrics().count(Counted::BotMove),
            // Another server was faster; the table has been read again.
            Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

async fn choose(
    app: &App,
    live: &Live,
    bot: BotSpec,
    table: Box<dyn AnyTable>,
) -> Result<String, Failure> {
    suggest(app, live, bot, table, random::seed()).await.map(|suggestion| suggestion.words)
}

/// What a bot would do for the seat to act; it waits for a place in the pool.
///
/// # Errors
/// If the bot can't think.
pub(crate) async fn suggest(
    app: &App,
    live: &Live,
    bot: BotSpec,
    table: Box<dyn AnyTable>,
    seed: u64,
) -> Result<Suggestion, Failure> {
    let broken = |what: String| Failure::Broken(format!("table {}: {what}", live.row.id));
    let place = app.bots().places.clone().acquire_owned().await;
    let place = place.map_err(|_| broken("the bots' pool is closed".to_owned()))?;
    let game = live.game;
    let thought = tokio::task::spawn_blocking(move || {
        let suggestion = game.suggest(&*table, &bot, seed);
        drop(place);
        suggestion
    });
    let suggestion = thought.await.map_err(|_| broken("a bot panicked".to_owned()))?;
    suggestion.map_err(|error| broken(error.to_string()))
}
