//! The server's shared state, and its router.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use tokio::sync::{broadcast, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::bots_pool::BotsPool;
use crate::clocks::{self, Watch};
use crate::config::Config;
use crate::connections::Register;
use crate::error::{self, Failure};
use crate::health::{self, Healthcheck};
use crate::limits::Streams;
use crate::live::{Cache, Live};
use crate::metrics::{self, Metrics};
use crate::notices::{self, Notice, Notices};
use crate::people::People;
use crate::replays::Replays;
use crate::storage::{GuestRow, Pace, Storage, Writer};
use crate::timekeeping::Timekeeper;
use crate::workshop::Workshop;
use crate::{
    accounts, agreement, assets, chat, events, explain, history, language, lobby, moves, orders,
    pages, programs, records, replays, requests, results, seats, security, tables, turns, update,
};

/// The most cached tables that show a new name at once; the others do when they are next loaded.
const MOST_RENAMED: i64 = 200;
/// Guests cached between requests.
const GUESTS_IN_MEMORY: usize = 20_000;
/// How many changes of guests a slow stream may lag behind.
const CHANGES: usize = 256;
/// How long a guest stays in the cache.
const GUEST_REMEMBERED: Duration = Duration::from_secs(10);

/// Everything that requests share. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    config: Config,
    storage: Storage,
    writer: Writer,
    cache: Cache,
    bots: BotsPool,
    metrics: Metrics,
    streams: Streams,
    guests: Mutex<HashMap<String, Known>>,
    /// Broadcasts the ids of guests whose name or sessions have changed.
    changed: broadcast::Sender<String>,
    people: People,
    watch: Watch,
    notices: Notices,
    healthcheck: Healthcheck,
    replays: Replays,
    workshop: Workshop,
    register: Register,
    closing: watch::Sender<bool>,
}

/// A cached guest, and since when: another server may have logged them out.
struct Known {
    guest: GuestRow,
    since: Instant,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.0.config).finish_non_exhaustive()
    }
}

impl App {
    /// Builds the server from its storage and settings.
    #[must_use]
    pub fn new(config: Config, storage: Storage) -> App {
        let time = Timekeeper::new(config.clock.clone());
        let stopping = time.clone();
        storage.health().on_failure(move |written| stopping.stop_from(written));
        App(Arc::new(Shared {
            writer: Writer::start(&storage),
            cache: Cache::new(config.tables_in_memory, time.clone()),
            watch: Watch::new(time),
            notices: Notices::start(&config, &storage),
            bots: BotsPool::new(config.thinkers),
            metrics: Metrics::default(),
            streams: Streams::default(),
            guests: Mutex::default(),
            changed: broadcast::Sender::new(CHANGES),
            people: People::new(&config),
            healthcheck: Healthcheck::default(),
            replays: Replays::default(),
            workshop: Workshop::new(config.thinkers / 2),
            register: Register::new(&config),
            closing: watch::Sender::new(false),
            config,
            storage,
        }))
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.0.storage
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.0.writer
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn bots(&self) -> &BotsPool {
        &self.0.bots
    }

    pub(crate) fn streams(&self) -> &Streams {
        &self.0.streams
    }

    pub(crate) fn people(&self) -> &People {
        &self.0.people
    }

    /// The clocks of all tables.
    pub(crate) fn watch(&self) -> &Watch {
        &self.0.watch
    }

    pub(crate) fn healthcheck(&self) -> &Healthcheck {
        &self.0.healthcheck
    }

    pub(crate) fn replays(&self) -> &Replays {
        &self.0.replays
    }

    /// The pool for replaying, judging and drawing.
    pub(crate) fn workshop(&self) -> &Workshop {
        &self.0.workshop
    }

    /// The open connections.
    pub(crate) fn register(&self) -> &Register {
        &self.0.register
    }

    pub(crate) fn tables_in_memory(&self) -> usize {
        self.0.cache.count()
    }

    /// A table by its id.
    pub(crate) async fn live(&self, id: &str) -> Result<Arc<Live>, Failure> {
        let Shared { cache, storage, writer, config, .. } = &*self.0;
        cache.get(storage, writer, config, id).await
    }

    /// Picks up changes by other servers on the same database: every table that somebody listens to
    /// is compared with what is on disk. Does nothing if the database is ours alone.
    pub(crate) async fn hear_others(&self) {
        if !self.has_others() {
            return;
        }
        for live in self.0.cache.heard() {
            let heard = live.hear_others(&self.0.writer).await;
            if let Err(failure) = heard {
                tracing::debug!(table = live.row.id, %failure, "not compared with the disk");
            }
        }
    }

    /// Whether other servers use the same database.
    pub(crate) fn has_others(&self) -> bool {
        self.0.storage.may_be_shared() && self.0.watch.time.has_others()
    }

    /// How many people watch a table.
    pub(crate) fn watched(&self, id: &str) -> usize {
        self.0.cache.peek(id).map_or(0, |live| live.watched())
    }

    /// Saves the changes of a table and announces them.
    pub(crate) async fn save(
        &self,
        live: &Live,
        running: &mut crate::live::Running,
    ) -> Result<(), crate::storage::SaveError> {
        if live.save(&self.0.writer, running).await? {
            self.passed_on(live, running);
        }
        if running.is_over() {
            let (plies, result) = (running.table.ply(), running.has_result());
            tracing::info!(table = live.row.id, plies, result, "a game is over");
            let is_listed = running.wishes.listed;
            // The moves are saved; the note is derived from them and is written later if it fails
            // now.
            if let Err(error) = self.0.writer.note_end(&live.row.id).await {
                tracing::warn!(table = live.row.id, %error, "the end was not noted");
            }
            if let Err(error) = results::note(&self.0.writer, &live.row, running).await {
                tracing::warn!(table = live.row.id, %error, "the results were not noted");
            }
            if is_listed {
                lobby::announce(self);
            }
        }
        Ok(())
    }

    /// Called when the table waits for somebody else.
    fn passed_on(&self, live: &Live, running: &crate::live::Running) {
        if let Some(due) = running.due() {
            self.0.watch.set(due);
        }
        let is_slow = matches!(running.wishes.pace, Pace::Slow { .. });
        if let Some(guest) = running.waits_for()
            // A player who is looking at a fast game sees it anyway.
            && (is_slow || !self.0.streams.is_open(guest))
        {
            let game = running.table.about().name.clone();
            let (guest, table) = (guest.to_owned(), live.row.id.clone());
            self.0.notices.tell(Notice { guest, table, game });
        }
    }

    /// The account behind a personal token.
    pub(crate) async fn guest_by_key(&self, hash: &str) -> Result<Option<GuestRow>, Failure> {
        let known_as = format!("key {hash}");
        self.remember(&known_as, self.0.storage.guest_by_key(hash)).await
    }

    /// The guest behind a cookie.
    pub(crate) async fn guest_by_token(&self, hash: &str) -> Result<Option<GuestRow>, Failure> {
        self.remember(hash, self.0.storage.guest_by_token(hash)).await
    }

    /// A guest from the cache, or else from the database.
    async fn remember(
        &self,
        hash: &str,
        asked: impl Future<Output = Result<Option<GuestRow>, sqlx::Error>>,
    ) -> Result<Option<GuestRow>, Failure> {
        if let Some(known) = self.known_guests().get(hash)
            && known.since.elapsed() < GUEST_REMEMBERED
        {
            return Ok(Some(known.guest.clone()));
        }
        let guest = asked.await?;
        if let Some(guest) = &guest {
            let mut known = self.known_guests();
            if known.len() >= GUESTS_IN_MEMORY {
                known.clear();
            }
            let fresh = Known { guest: guest.clone(), since: Instant::now() };
            known.insert(hash.to_owned(), fresh);
        }
        Ok(guest)
    }

    /// Updates a guest's new name at every cached table.
    pub(crate) async fn renamed(&self, guest: &str) -> Result<(), Failure> {
        self.forget_guest(guest);
        self.0.cache.note_change();
        for id in self.0.storage.tables_of(guest, MOST_RENAMED).await? {
            if let Some(live) = self.0.cache.peek(&id) {
                let mut running = live.lock().await?;
                live.refresh_seats(&mut running).await?;
            }
        }
        Ok(())
    }

    /// Drops a guest from the cache, and has their streams check their sessions.
    pub(crate) fn forget_guest(&self, guest: &str) {
        self.known_guests().retain(|_, known| known.guest.id != guest);
        // Nobody may be listening.
        let _ = self.0.changed.send(guest.to_owned());
    }

    /// The ids of guests whose name or sessions change.
    pub(crate) fn guests_changed(&self) -> broadcast::Receiver<String> {
        self.0.changed.subscribe()
    }

    fn known_guests(&self) -> std::sync::MutexGuard<'_, HashMap<String, Known>> {
        self.0.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Signals the server's shutdown.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Ends live updates and bots, so that the server can stop.
    pub(crate) fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Resumes the clocks where the last server left them. Downtime is counted against nobody.
    ///
    /// # Errors
    /// If the database can't be used.
    pub async fn resume_clocks(&self) -> Result<(), crate::storage::SaveError> {
        clocks::resume(self).await?;
        tokio::spawn(health::tick(self.clone()));
        tokio::spawn(health::look_after(self.clone()));
        Ok(())
    }

    /// Ends live updates, bots and clocks. Work in progress is saved.
    pub async fn stop(&self) {
        self.close();
        clocks::stop(self).await;
        self.0.writer.close().await;
    }

    /// Resumes the bots wherever it is a bot's turn after a restart, and notes results that were
    /// missed.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn resume_bots(&self) -> Result<(), sqlx::Error> {
        let tables = self.0.storage.tables_with_bots().await?;
        tokio::spawn(crate::bots_pool::resume(self.clone(), tables));
        tokio::spawn(results::catch_up(self.clone()));
        Ok(())
    }
}

/// All routes of the server.
pub fn router(app: App) -> Router {
    Router::new()
        .merge(pages::router())
        .merge(tables::router())
        .merge(seats::router())
        .merge(moves::router())
        .merge(orders::router())
        .merge(update::router())
        .merge(events::router())
        .merge(explain::router())
        .merge(history::router())
        .merge(records::router())
        .merge(replays::router())
        .merge(results::router())
        .merge(accounts::router())
        .merge(lobby::router())
        .merge(agreement::router())
        .merge(programs::router())
        .merge(turns::router())
        .merge(notices::router())
        .merge(chat::router())
        .merge(metrics::router(app.config()))
        .merge(assets::router())
        .merge(language::router())
        .fallback(pages::not_found)
        .method_not_allowed_fallback(requests::wrong_method)
        .layer(middleware::from_fn(programs::speak_json))
        .layer(middleware::from_fn(security::check_origin))
        .layer(DefaultBodyLimit::max(requests::LARGEST_BODY))
        .layer(CatchPanicLayer::custom(error::after_panic))
        .layer(middleware::from_fn_with_state(app.clone(), requests::limit_time))
        .layer(middleware::from_fn(programs::in_form))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::count))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(security::add_headers))
        .layer(middleware::from_fn(language::speak))
        .with_state(app)
}
