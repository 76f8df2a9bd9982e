//! A server behind a real socket: live updates, resumption, shutdown.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, Database, config};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(20);

struct Listening {
    address: SocketAddr,
    running: server::Running,
    stop: oneshot::Sender<()>,
}

async fn listen(database: &Database) -> Listening {
    let (stop, stopped) = oneshot::channel();
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let until = async {
        let _ = stopped.await;
    };
    let running = server::start(config(), &database.url, any, until).await.unwrap();
    Listening { address: running.address, running, stop }
}

/// Opens a stream of updates, its head read.
async fn updates(address: SocketAddr, path: &str, last: Option<u64>) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let last = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
    let head = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{last}\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut stream = BufReader::new(stream);
    let status = line(&mut stream).await.unwrap();
    assert!(status.contains("200"), "{status}");
    while !line(&mut stream).await.unwrap().is_empty() {}
    stream
}

async fn line(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut text = String::new();
    let length = timeout(PATIENCE, stream.read_line(&mut text)).await.expect("in time").unwrap();
    (length > 0).then(|| text.trim_end().to_owned())
}

/// The id of the next update.
async fn next_id(stream: &mut BufReader<TcpStream>) -> Option<u64> {
    loop {
        if let Some(id) = line(stream).await?.strip_prefix("id: ") {
            return id.parse().ok();
        }
    }
}

async fn request(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("in time").unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn updates_are_told_and_resumed() {
    let database = Database::sqlite();
    let listening = listen(&database).await;
    let address = listening.address;
    let form = "game=pebbles&with=hot-seat";
    let opened = request(
        address,
        &format!(
            "POST /tables HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{form}",
            form.len()
        ),
    )
    .await;
    let find = |name: &str| {
        let line = opened.lines().find(|line| line.to_lowercase().starts_with(name)).unwrap();
        line.split_once(": ").unwrap().1.to_owned()
    };
    let (table, cookie) = (find("location"), find("set-cookie"));
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let mut stream = updates(address, &format!("{table}/events"), None).await;
    assert_eq!(next_id(&mut stream).await, Some(0), "the first message comes at once");
    let post = |path: &str, body: String| {
        let text = format!(
            "POST {table}/{path} HTTP/1.1\r\nHost: {address}\r\nX-Hegemonia: 1\r\n\
             Cookie: {cookie}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        async move { request(address, &text).await }
    };
    for seat in ["white", "black"] {
        let seed = "ab".repeat(32);
        let answer = post("seed", format!("{{\"seat\":\"{seat}\",\"seed\":\"{seed}\"}}")).await;
        assert!(answer.contains("200 OK"), "{answer}");
    }
    let mut version = 0;
    while version < 2 {
        version = next_id(&mut stream).await.unwrap();
    }
    drop(stream);
    let answer = post("move", format!("{{\"version\":{version},\"move\":\"roll\"}}")).await;
    assert!(answer.contains("200 OK"), "{answer}");
    // Somebody who was away is told at once; somebody who missed nothing is not.
    let mut back = updates(address, &format!("{table}/events"), Some(version)).await;
    let fresh = next_id(&mut back).await.unwrap();
    assert!(fresh > version);
    let mut quiet = updates(address, &format!("{table}/events"), Some(fresh)).await;
    let told = timeout(Duration::from_millis(300), next_id(&mut quiet)).await;
    assert!(told.is_err(), "nothing new was told");
    listening.stop.send(()).unwrap();
    assert_eq!(next_id(&mut back).await, None, "streams end when the server stops");
    timeout(PATIENCE, listening.running.finish()).await.expect("in time").unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_and_figures_are_told() {
    let database = Database::sqlite();
    let mut anna = Client::new(&common::server(&database).await);
    assert_eq!(anna.get("/healthz").await.body, "ok\n");
    let table = anna.hot_seat().await;
    anna.play_out(&table).await;
    let metrics = anna.get("/metrics").await;
    assert_eq!(metrics.status, StatusCode::OK);
    assert!(metrics.body.contains("hegemonia_tables_total 1\n"), "{}", metrics.body);
    let moves = metrics.body.lines().find(|line| line.starts_with("hegemonia_moves_total"));
    assert!(moves.is_some_and(|line| !line.ends_with(" 0")), "{}", metrics.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_in_use_is_told() {
    let database = Database::sqlite();
    let first = listen(&database).await;
    let never = std::future::pending();
    let second = server::start(config(), &database.url, first.address, never).await;
    let error = second.err().unwrap().to_string();
    assert!(error.contains(&first.address.to_string()), "{error}");
    for url in ["mysql://x", "nonsense", ""] {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let refused = server::start(config(), url, any, std::future::pending()).await;
        assert!(refused.is_err(), "{url}");
    }
}
