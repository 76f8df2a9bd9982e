//! Startup and graceful shutdown.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::{App, router};
use crate::config::Config;
use crate::connections::{self, Register};
use crate::files;
use crate::metrics;
use crate::storage::{Lock, SaveError, Storage, StorageError};

/// How long requests may take to finish once the server is told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server can't run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database can't be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The clocks' data can't be saved.
    #[error("setting the clocks: {0}")]
    Clocks(#[from] SaveError),
    /// The address can't be listened on.
    #[error("listening on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
    /// The server failed.
    #[error("serving: {0}")]
    Serve(#[from] std::io::Error),
}

/// A running server.
#[derive(Debug)]
pub struct Running {
    /// The address it listens on.
    pub address: SocketAddr,
    /// The separate address for metrics, if any.
    pub metrics: Option<SocketAddr>,
    task: JoinHandle<Result<(), ServeError>>,
}

impl Running {
    /// Waits until the server has stopped.
    ///
    /// # Errors
    /// If the server failed.
    pub async fn finish(self) -> Result<(), ServeError> {
        match self.task.await {
            Ok(result) => result,
            Err(error) => Err(ServeError::Serve(std::io::Error::other(error))),
        }
    }
}

/// Opens the database, listens, and serves until `stop` is done.
///
/// # Errors
/// If the database or the address can't be used.
pub async fn start(
    mut config: Config,
    database: &str,
    address: SocketAddr,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, ServeError> {
    // Somebody who starts the server twice is told of the address first, since the first one is
    // running.
    let (listener, address) = bind(address).await?;
    let figures = match config.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let lock = Storage::lock(database)?;
    let storage = match Storage::open(database).await {
        Ok(storage) => storage,
        Err(error) => {
            if let Some(lock) = lock {
                lock.give_up();
            }
            return Err(error.into());
        }
    };
    config.most_connections = files::room_for(config.most_connections);
    // Streams stay open: strangers must leave most of the connections to others.
    config.most_strangers = config.most_strangers.min(config.most_connections / 4);
    config.open_metrics &= may_show_metrics(&config, address);
    let app = App::new(config, storage.clone());
    app.resume_clocks().await?;
    if let Err(error) = app.resume_bots().await {
        tracing::error!(%error, "bots were not resumed");
    }
    tracing::info!(%address, "listening");
    let metrics = figures.as_ref().map(|(_, address)| *address);
    if let Some(address) = metrics {
        tracing::info!(%address, "serving figures");
    }
    let figures = figures.map(|(listener, _)| listener);
    let task = tokio::spawn(serve(app, storage, lock, listener, figures, stop));
    Ok(Running { address, metrics, task })
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| ServeError::Listen { address, error })?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Metrics are for operators: they are served beside the games only where nobody else can connect,
/// which is on this machine without a proxy in front of it.
fn may_show_metrics(config: &Config, address: SocketAddr) -> bool {
    let has_proxy = config.https || !config.trusted_proxies.is_empty();
    config.metrics.is_none() && address.ip().is_loopback() && !has_proxy
}

async fn serve(
    app: App,
    storage: Storage,
    lock: Option<Lock>,
    listener: TcpListener,
    figures: Option<TcpListener>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let graceful = GracefulShutdown::new();
    let router = router(app.clone());
    tokio::select! {
        () = connections::take_all(&listener, &router, app.config(), app.register(), &graceful) => {}
        () = take_figures(&app, figures, &graceful) => {}
        () = stop => tracing::info!("stopping"),
    }
    // No new connections; streams of updates have to be ended, since they never end by themselves.
    drop(listener);
    app.close();
    if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
    app.stop().await;
    storage.close().await;
    drop(lock);
    tracing::info!("stopped");
    Ok(())
}

/// Serves metrics at their separate address, if there is one.
async fn take_figures(app: &App, listener: Option<TcpListener>, graceful: &GracefulShutdown) {
    let Some(listener) = listener else { return std::future::pending().await };
    let register = Register::new(app.config());
    let router = metrics::alone(app.clone());
    connections::take_all(&listener, &router, app.config(), &register, graceful).await;
}
