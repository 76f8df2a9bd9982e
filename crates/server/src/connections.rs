//! Accepts a bounded number of connections, and lets them finish at shutdown.

mod register;

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, Response};
use hyper::body::{Body as _, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use crate::config::Config;
use crate::peers::Peer;
pub(crate) use register::Register;
use register::{Answering, Awaited, Connected, Full};

/// The largest head of a request, in bytes; a browser's is about a kilobyte.
const LARGEST_HEAD: usize = 16 * 1024;
/// No request has more headers.
const MOST_HEADERS: usize = 64;
/// How long to wait when the system runs out of file descriptors.
const PAUSE: Duration = Duration::from_millis(100);
/// The response to an address that has used up its connections.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\
                          Retry-After: 5\r\nConnection: close\r\n\r\n";

/// Accepts connections forever.
pub(crate) async fn take_all(
    listener: &TcpListener,
    router: &Router,
    config: &Config,
    register: &Register,
    graceful: &GracefulShutdown,
) {
    let http = http(config);
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let Some(connected) = admit(register, &stream, peer.ip()).await else { continue };
                let served = Served::new(router, peer.ip(), connected);
                tokio::spawn(serve_one(stream, http.clone(), served, graceful.watcher()));
            }
            Err(error) => {
                tracing::warn!(%error, "no connection could be taken");
                register.make_room();
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Waits for room, unless the limit of the address alone is reached.
async fn admit(register: &Register, stream: &TcpStream, address: IpAddr) -> Option<Connected> {
    loop {
        match register.admit(address) {
            Ok(connected) => return Some(connected),
            Err(Full::Everywhere) => register.freed().await,
            Err(Full::There) => {
                // The buffer of a new socket has room for so few bytes; if not, it is closed all
                // the same.
                let _ = stream.try_write(TOO_MANY);
                return None;
            }
        }
    }
}

/// The limits of every connection. A client that sends a head very slowly is cut off, and so is one
/// that sends nothing at all.
fn http(config: &Config) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(config.head_limit)
        .max_headers(MOST_HEADERS)
        .max_buf_size(LARGEST_HEAD);
    http
}

async fn serve_one(stream: TcpStream, http: http1::Builder, served: Served, watcher: Watcher) {
    // Responses are small and wanted at once.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is slower than it could be");
    }
    let connected = served.connected.clone();
    let connection = http.serve_connection(TokioIo::new(stream), served);
    tokio::select! {
        ended = watcher.watch(connection) => if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended early");
        },
        () = connected.told_to_close() => tracing::debug!("a connection gave way"),
    }
}

/// The router, with what is known about a connection.
struct Served {
    router: TowerToHyperService<Router>,
    peer: Peer,
    connected: Arc<Connected>,
}

impl Served {
    fn new(router: &Router, peer: IpAddr, connected: Connected) -> Served {
        let router = TowerToHyperService::new(router.clone());
        Served { router, peer: Peer(peer), connected: Arc::new(connected) }
    }
}

impl Service<Request<Incoming>> for Served {
    type Response = Response<Lasting>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Lasting>, Infallible>> + Send>>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(self.peer);
        let answering = self.connected.begin();
        let answer = self.router.call(request.map(|body| Arriving::new(body, &self.connected)));
        Box::pin(async move {
            let response = answer.await?;
            Ok(response.map(|body| Lasting { body, _answering: answering }))
        })
    }
}

/// The body of a request. Until it has arrived or is no longer wanted, its connection counts as
/// idle: a client that sends half a request is not waiting for us.
struct Arriving {
    body: Incoming,
    awaited: Option<Awaited>,
}

impl Arriving {
    fn new(body: Incoming, connected: &Arc<Connected>) -> Arriving {
        let awaited = (!body.is_end_stream()).then(|| connected.await_body());
        Arriving { body, awaited }
    }
}

impl hyper::body::Body for Arriving {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        let is_over = matches!(polled, Poll::Ready(None | Some(Err(_))));
        if is_over || self.body.is_end_stream() {
            self.awaited = None;
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a response. A connection is in use until it is sent: a stream of updates may last
/// for hours.
struct Lasting {
    body: Body,
    _answering: Answering,
}

impl hyper::body::Body for Lasting {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
