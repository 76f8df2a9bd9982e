//! Taking connections, a bounded number of them, and letting them finish.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Config;

/// No head of a request is larger, in bytes; a browser's is about a kilobyte.
const LARGEST_HEAD: usize = 16 * 1024;
/// No request has more headers.
const MOST_HEADERS: usize = 64;
/// How long to wait when the system gives no more connections, as when files run out.
const PAUSE: Duration = Duration::from_millis(100);

/// Takes connections for ever.
pub(crate) async fn take_all(
    listener: &TcpListener,
    router: &Router,
    config: &Config,
    graceful: &GracefulShutdown,
) {
    let places = Arc::new(Semaphore::new(config.most_connections.max(1)));
    let http = http(config);
    loop {
        // The semaphore is never closed.
        let Ok(place) = places.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let one = serve_one(stream, http.clone(), router.clone(), graceful.watcher());
                tokio::spawn(until_closed(one, place));
            }
            Err(error) => {
                tracing::warn!(%error, "no connection could be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// The bounds of every connection. Whoever sends a head drop by drop is cut off, and so is
/// whoever sends nothing at all.
fn http(config: &Config) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(config.head_limit)
        .max_headers(MOST_HEADERS)
        .max_buf_size(LARGEST_HEAD);
    http
}

async fn until_closed(one: impl Future<Output = ()>, place: OwnedSemaphorePermit) {
    one.await;
    drop(place);
}

async fn serve_one(stream: TcpStream, http: http1::Builder, router: Router, watcher: Watcher) {
    // Answers are small and wanted at once.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is slower than it could be");
    }
    let service = TowerToHyperService::new(router);
    let connection = http.serve_connection(TokioIo::new(stream), service);
    if let Err(error) = watcher.watch(connection).await {
        tracing::debug!(%error, "a connection ended early");
    }
}
