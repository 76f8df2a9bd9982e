//! The server's shared parts, and its router.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::bots_pool::BotsPool;
use crate::config::Config;
use crate::error::Failure;
use crate::live::{Cache, Live};
use crate::metrics::{self, Metrics};
use crate::storage::{GuestRow, Storage, Writer};
use crate::{
    assets, events, explain, guests, history, moves, pages, records, seats, security, tables,
    update,
};

/// No request is larger, in bytes: a move is a line of text.
const LARGEST_BODY: usize = 16 * 1024;
/// Guests remembered between requests.
const GUESTS_IN_MEMORY: usize = 20_000;

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
    guests: Mutex<HashMap<String, GuestRow>>,
    closing: watch::Sender<bool>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.0.config).finish_non_exhaustive()
    }
}

impl App {
    /// Brings storage and settings together.
    #[must_use]
    pub fn new(config: Config, storage: Storage) -> App {
        App(Arc::new(Shared {
            writer: Writer::start(&storage),
            cache: Cache::new(config.tables_in_memory),
            bots: BotsPool::new(config.thinkers),
            metrics: Metrics::default(),
            guests: Mutex::default(),
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

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn bots(&self) -> &BotsPool {
        &self.0.bots
    }

    pub(crate) fn tables_in_memory(&self) -> usize {
        self.0.cache.count()
    }

    /// A table by its id.
    pub(crate) async fn live(&self, id: &str) -> Result<Arc<Live>, Failure> {
        self.0.cache.get(&self.0.storage, &self.0.config, id).await
    }

    /// Puts what has changed on disk and announces it.
    pub(crate) async fn save(
        &self,
        live: &Live,
        running: &mut crate::live::Running,
    ) -> Result<(), crate::storage::SaveError> {
        live.save(&self.0.storage, &self.0.writer, running).await?;
        if running.is_over() {
            self.0.storage.note_end(&live.row.id).await?;
        }
        Ok(())
    }

    pub(crate) async fn guest_by_token(&self, hash: &str) -> Result<Option<GuestRow>, Failure> {
        let known = self.known_guests().get(hash).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let guest = self.0.storage.guest_by_token(hash).await?;
        if let Some(guest) = &guest {
            let mut known = self.known_guests();
            if known.len() >= GUESTS_IN_MEMORY {
                known.clear();
            }
            known.insert(hash.to_owned(), guest.clone());
        }
        Ok(guest)
    }

    /// Reads guests from the database again, after one has changed.
    pub(crate) fn forget_guests(&self) {
        self.known_guests().clear();
    }

    fn known_guests(&self) -> std::sync::MutexGuard<'_, HashMap<String, GuestRow>> {
        self.0.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells of the server's shutdown.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Ends live updates and bots, so that the server can stop.
    pub(crate) fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Queues every table whose turn is a bot's: thinking that a restart has interrupted.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn resume_bots(&self) -> Result<(), sqlx::Error> {
        for id in self.0.storage.tables_with_bots().await? {
            crate::bots_pool::think(self, &id);
        }
        Ok(())
    }
}

/// Every address of the server.
pub fn router(app: App) -> Router {
    Router::new()
        .merge(pages::router())
        .merge(tables::router())
        .merge(seats::router())
        .merge(moves::router())
        .merge(update::router())
        .merge(events::router())
        .merge(explain::router())
        .merge(history::router())
        .merge(records::router())
        .merge(guests::router())
        .merge(metrics::router())
        .merge(assets::router())
        .fallback(pages::not_found)
        .layer(middleware::from_fn(security::check_origin))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::count))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(security::add_headers))
        .with_state(app)
}
