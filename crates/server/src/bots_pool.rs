//! Bots think in a bounded pool. Nothing about their thinking is kept: after a restart a table
//! whose turn is a bot's is simply thought about again.

use std::sync::Arc;
use std::time::Instant;

use bots::BotSpec;
use table::registry::AnyTable;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::error::Failure;
use crate::live::Live;
use crate::metrics::Counted;
use crate::random;
use crate::storage::SaveError;

/// How many bots think at the same time.
pub(crate) struct BotsPool {
    places: Arc<Semaphore>,
}

impl BotsPool {
    /// A pool with so many places.
    pub(crate) fn new(places: usize) -> BotsPool {
        BotsPool { places: Arc::new(Semaphore::new(places.max(1))) }
    }
}

/// Sees to it that the bots of a table move as long as it is their turn.
pub(crate) fn think(app: &App, table: &str) {
    let (app, table) = (app.clone(), table.to_owned());
    tokio::spawn(async move {
        let mut closing = app.closing();
        tokio::select! {
            () = think_on(&app, &table) => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    });
}

async fn think_on(app: &App, table: &str) {
    let result = match app.live(table).await {
        Ok(live) if live.begin_thinking() => {
            let result = move_bots(app, &live).await;
            live.end_thinking();
            // A turn may have come between the last look and the end of the mark.
            if result.is_ok() && live.lock().await.acting_bot().is_some() {
                think(app, table);
            }
            result
        }
        Ok(_) => Ok(()),
        Err(failure) => Err(failure),
    };
    if let Err(failure) = result {
        tracing::error!(table, %failure, "a bot could not move");
    }
}

async fn move_bots(app: &App, live: &Arc<Live>) -> Result<(), Failure> {
    loop {
        let (bot, version, table) = {
            let running = live.lock().await;
            let Some(bot) = running.acting_bot() else { return Ok(()) };
            (bot, running.version(), running.table.boxed_clone())
        };
        let begun = Instant::now();
        let words = choose(app, live, bot, table).await?;
        tokio::time::sleep(app.config().bot_pause.saturating_sub(begun.elapsed())).await;
        let mut running = live.lock().await;
        if running.version() != version {
            continue;
        }
        let Some(seat) = running.acting() else { return Ok(()) };
        if let Err(refused) = running.play(seat, &words) {
            return Err(Failure::Broken(format!("{bot} chose {words:?}: {refused:?}")));
        }
        match app.save(live, &mut running).await {
            // Another server was faster; the table has been read again.
            Ok(()) | Err(SaveError::Taken) => app.metrics().count(Counted::BotMove),
            Err(error) => return Err(error.into()),
        }
    }
}

async fn choose(
    app: &App,
    live: &Arc<Live>,
    bot: BotSpec,
    table: Box<dyn AnyTable>,
) -> Result<String, Failure> {
    let broken = |what: String| Failure::Broken(format!("table {}: {what}", live.row.id));
    let place = app.bots().places.clone().acquire_owned().await;
    let place = place.map_err(|_| broken("the bots' pool is closed".to_owned()))?;
    let game = live.game;
    let thought = tokio::task::spawn_blocking(move || {
        let suggestion = game.suggest(&*table, &bot, random::seed());
        drop(place);
        suggestion
    });
    let suggestion = thought.await.map_err(|_| broken("a bot panicked".to_owned()))?;
    suggestion.map(|suggestion| suggestion.words).map_err(|error| broken(error.to_string()))
}
