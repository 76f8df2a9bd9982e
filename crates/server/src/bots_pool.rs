//! Bots think in a bounded pool, in [fair shares](crate::shares), and quick ones never wait for
//! slow ones. No state of their thinking is stored: after a restart a bot whose turn it is simply
//! starts over.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotSpec, Suggestion};
use table::any::AnyView;

use crate::app::App;
use crate::error::Failure;
use crate::live::{Live, Running};
use crate::metrics::Counted;
use crate::random;
use crate::shares::{Bounds, Place, Shares};
use crate::storage::SaveError;

/// How long after a failure a bot tries again.
const RETRY: Duration = Duration::from_secs(5);

/// A bot within these limits is quick: simulations, or milliseconds.
const QUICK: (u32, u32) = (200, 100);
/// The share that pays for bots at a table where no person waits.
const NOBODY: &str = "nobody";

/// How many bots think at the same time. Quick ones have slots of their own: they are done in a
/// moment, so that costs the others next to nothing.
pub(crate) struct BotsPool {
    quick: Shares,
    slow: Shares,
}

impl BotsPool {
    /// A pool with this many slots.
    pub(crate) fn new(places: usize) -> BotsPool {
        // A person waits for every move of a bot, so none is turned away.
        let shares = |places| Shares::new(places, Bounds::NONE);
        BotsPool { quick: shares(places.div_ceil(2)), slow: shares(places) }
    }

    /// How many bots think now.
    pub(crate) fn thinking(&self) -> usize {
        self.quick.at_work() + self.slow.at_work()
    }

    /// How many bots wait for a place.
    pub(crate) fn waiting(&self) -> usize {
        self.quick.waiting() + self.slow.waiting()
    }

    /// The shares that a bot thinks in.
    fn shares(&self, bot: BotSpec) -> &Shares {
        let (simulations, millis) = QUICK;
        if bot.is_within(simulations, millis) { &self.quick } else { &self.slow }
    }

    /// Whose share pays for a bot's move: the person who waits for it; of several, the one who uses
    /// least.
    fn payer(&self, bot: BotSpec, running: &Running) -> String {
        let shares = self.shares(bot);
        let waits = running.people().into_iter().min_by_key(|person| shares.load(person));
        waits.or(running.wishes.host.as_deref()).unwrap_or(NOBODY).to_owned()
    }
}

/// Starts a task in which the bots of a table move as long as it is their turn.
pub(crate) fn think(app: &App, table: &str) {
    let (app, table) = (app.clone(), table.to_owned());
    tokio::spawn(async move {
        while let Err(failure) = think_on(&app, &table).await {
            tracing::error!(table, %failure, "a bot could not move; it tries again");
            // The database may be unavailable for a while.
            if !wait(&app, RETRY).await {
                return;
            }
        }
    });
}

/// Starts the bots of every table in a list at which it is a bot's turn. Tables are loaded one
/// after the other, so that a server with very many games starts gently.
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
        // A turn may have come up between the last check and the end of the mark.
        if *app.closing().borrow() || live.lock().await?.acting_bot().is_none() {
            break;
        }
    }
    Ok(())
}

/// Waits; false if the server shuts down meanwhile.
async fn wait(app: &App, time: Duration) -> bool {
    let mut closing = app.closing();
    tokio::select! {
        () = tokio::time::sleep(time) => true,
        _ = closing.wait_for(|closing| *closing) => false,
    }
}

/// Makes bots' moves until it is not a bot's turn, or the server stops. A move that was begun is
/// saved.
async fn move_bots(app: &App, live: &Arc<Live>) -> Result<(), Failure> {
    loop {
        let begun = Instant::now();
        let Some((bot, payer)) = next_bot(app, &*live.lock().await?) else { return Ok(()) };
        let mut closing = app.closing();
        let place = tokio::select! {
            place = place(app, live, bot, &payer) => place?,
            _ = closing.wait_for(|closing| *closing) => return Ok(()),
        };
        // The bot thinks about a snapshot: people may move or resign meanwhile.
        let (version, view) = {
            let running = live.lock().await?;
            if next_bot(app, &running).is_none_or(|(now, _)| now != bot) {
                continue;
            }
            let Some(seat) = running.acting() else { return Ok(()) };
            (running.version(), running.table.seat_view(seat))
        };
        let words = think_in(place, live, bot, view, random::seed()).await?.words;
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
            // Another server was faster; the table has been reloaded.
            Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// The bot that is to act, and whose share pays for it.
fn next_bot(app: &App, running: &Running) -> Option<(BotSpec, String)> {
    let bot = running.acting_bot()?;
    let bots = running.seats.iter().filter(|seat| seat.bot.is_some()).count();
    // A move is not shown before the pause is over, so the bot may as well use that time.
    let bot = bot.among(bots, app.config().bot_pause);
    Some((bot, app.bots().payer(bot, running)))
}

/// Waits for a place in the pool.
async fn place(app: &App, live: &Live, bot: BotSpec, payer: &str) -> Result<Place, Failure> {
    let place = app.bots().shares(bot).place(payer, &live.row.id).await;
    place.map_err(|_| broken(live, "the bots' pool is closed"))
}

/// What a bot would do for the seat to act, paid for by `payer`; waits for a slot in the pool.
pub(crate) async fn suggest(
    app: &App,
    live: &Live,
    bot: BotSpec,
    (payer, view): (&str, Box<dyn AnyView>),
    seed: u64,
) -> Result<Suggestion, Failure> {
    let place = place(app, live, bot, payer).await?;
    think_in(place, live, bot, view, seed).await
}

/// Thinks in a slot of the pool, which is freed afterwards.
async fn think_in(
    place: Place,
    live: &Live,
    bot: BotSpec,
    view: Box<dyn AnyView>,
    seed: u64,
) -> Result<Suggestion, Failure> {
    let game = live.game;
    let thought = tokio::task::spawn_blocking(move || {
        let suggestion = game.suggest(&*view, &bot, seed);
        drop(place);
        suggestion
    });
    let suggestion = thought.await.map_err(|_| broken(live, "a bot panicked"))?;
    suggestion.map_err(|error| broken(live, &error.to_string()))
}

fn broken(live: &Live, what: &str) -> Failure {
    Failure::Broken(format!("table {}: {what}", live.row.id))
}
