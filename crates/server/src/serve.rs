//! Listening, and stopping without losing anything.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::{App, router};
use crate::config::Config;
use crate::connections;
use crate::storage::{Lock, SaveError, Storage, StorageError};

/// How long requests may take to finish once the server is told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database can't be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// What clocks need can't be kept.
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
    /// The server broke down.
    #[error("serving: {0}")]
    Serve(#[from] std::io::Error),
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    task: JoinHandle<Result<(), ServeError>>,
}

impl Running {
    /// Waits until the server has stopped.
    ///
    /// # Errors
    /// If it broke down.
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
    config: Config,
    database: &str,
    address: SocketAddr,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, ServeError> {
    // Who starts the same server twice is told of the address first: the first one is there.
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| ServeError::Listen { address, error })?;
    let address = listener.local_addr()?;
    let lock = Storage::lock(database)?;
    let storage = Storage::open(database).await?;
    let app = App::new(config, storage.clone());
    app.resume_clocks().await?;
    if let Err(error) = app.resume_bots().await {
        tracing::error!(%error, "bots were not resumed");
    }
    tracing::info!(%address, "listening");
    let task = tokio::spawn(serve(app, storage, lock, listener, stop));
    Ok(Running { address, task })
}

async fn serve(
    app: App,
    storage: Storage,
    lock: Option<Lock>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let graceful = GracefulShutdown::new();
    let router = router(app.clone());
    tokio::select! {
        () = connections::take_all(&listener, &router, app.config(), &graceful) => {}
        () = stop => tracing::info!("stopping"),
    }
    // Nobody else comes in, and streams of updates never end by themselves.
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
