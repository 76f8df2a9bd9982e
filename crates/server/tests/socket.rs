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
    listen_with(database, config()).await
}

async fn listen_with(database: &Database, config: server::Config) -> Listening {
    let (stop, stopped) = oneshot::channel();
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let until = async {
        let _ = stopped.await;
    };
    let running = server::start(config, &database.url, any, until).await.unwrap();
    Listening { address: running.address, running, stop }
}

/// Opens a stream of updates, its head read.
async fn updates(address: SocketAddr, path: &str, last: Option<&str>) -> BufReader<TcpStream> {
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
async fn next_id(stream: &mut BufReader<TcpStream>) -> Option<String> {
    loop {
        if let Some(id) = line(stream).await?.strip_prefix("id: ") {
            return Some(id.to_owned());
        }
    }
}

/// The version in the id of an update.
fn version_in(id: &str) -> u64 {
    id.split_once('.').unwrap().0.parse().unwrap()
}

async fn request(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("in time").unwrap();
    answer
}

/// The same from a server that may hang up before it has read everything.
async fn request_if_heard(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // It may be refused before it is sent whole.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("in time");
    String::from_utf8_lossy(&answer).into_owned()
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
    assert_eq!(
        next_id(&mut stream).await.as_deref(),
        Some("0.2"),
        "the first message comes at once"
    );
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
    let mut id = String::from("0.2");
    while version_in(&id) < 2 {
        id = next_id(&mut stream).await.unwrap();
    }
    drop(stream);
    let version = version_in(&id);
    let answer = post("move", format!("{{\"version\":{version},\"move\":\"roll\"}}")).await;
    assert!(answer.contains("200 OK"), "{answer}");
    // Somebody who was away is told at once; somebody who missed nothing is not.
    let mut back = updates(address, &format!("{table}/events"), Some(&id)).await;
    let fresh = next_id(&mut back).await.unwrap();
    assert!(version_in(&fresh) > version);
    let mut quiet = updates(address, &format!("{table}/events"), Some(&fresh)).await;
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

/// Whoever sends a head drop by drop, or nothing at all, is cut off; others are served meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_heads_are_cut_off() {
    let database = Database::sqlite();
    let limits = server::Config { head_limit: Duration::from_millis(300), ..config() };
    let listening = listen_with(&database, limits).await;
    let address = listening.address;
    let mut drops = TcpStream::connect(address).await.unwrap();
    let mut silent = TcpStream::connect(address).await.unwrap();
    let dripping = tokio::spawn(async move {
        let head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ";
        let mut sent = 0;
        for byte in head.iter().chain(std::iter::repeat(&b'a')) {
            if drops.write_all(&[*byte]).await.is_err() {
                return sent;
            }
            sent += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        sent
    });
    let healthy = request(address, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(healthy.await.contains("200 OK"));
    let sent = timeout(PATIENCE, dripping).await.expect("it is cut off").unwrap();
    assert!(sent > 3, "{sent} bytes");
    let mut rest = Vec::new();
    timeout(PATIENCE, silent.read_to_end(&mut rest)).await.expect("it is cut off").unwrap();
    let long =
        format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "a".repeat(50_000));
    let refused = request_if_heard(address, &long).await;
    assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 431"), "{refused}");
    let many = "X-Many: 1\r\n".repeat(200);
    let many = format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{many}\r\n");
    let refused = request_if_heard(address, &many).await;
    assert!(refused.starts_with("HTTP/1.1 431"), "{refused}");
}

/// Connections that idle give way at once to whoever comes; those in use do not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_connections_give_way() {
    let database = Database::sqlite();
    let mut anna = Client::new(&common::server(&database).await);
    let table = anna.hot_seat().await;
    // Nobody is cut off for being silent while the test runs.
    let limits =
        server::Config { head_limit: Duration::from_secs(600), most_connections: 4, ..config() };
    let listening = listen_with(&database, limits).await;
    let address = listening.address;
    let mut stream = updates(address, &format!("{table}/events"), None).await;
    next_id(&mut stream).await.unwrap();
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(TcpStream::connect(address).await.unwrap());
    }
    let healthy = request(address, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(healthy.await.contains("200 OK"));
    let mut rest = Vec::new();
    timeout(PATIENCE, silent[0].read_to_end(&mut rest)).await.expect("it gave way").unwrap();
    let words = anna.state(&table).await["choices"][0]["move"].as_str().unwrap().to_owned();
    let version = anna.state(&table).await["version"].clone();
    let moved = request(address, &move_request(&anna, &table, &version, &words)).await;
    assert!(moved.contains("200 OK"), "{moved}");
    assert!(next_id(&mut stream).await.is_some(), "the stream goes on");
}

/// Whoever has sent half a request, its head or its body, gives way at once to whoever comes, also
/// on this machine.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_sent_requests_give_way() {
    let database = Database::sqlite();
    let slow = Duration::from_secs(600);
    let limits =
        server::Config { head_limit: slow, request_limit: slow, most_connections: 4, ..config() };
    let listening = listen_with(&database, limits).await;
    let address = listening.address;
    let body =
        "POST /api/hello HTTP/1.1\r\nHost: x\r\nX-Hegemonia: 1\r\nContent-Length: 10\r\n\r\n{";
    let chunks = "POST /api/hello HTTP/1.1\r\nHost: x\r\nX-Hegemonia: 1\r\n\
                  Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n";
    let head = "POST /api/hello HTTP/1.1\r\nHost:";
    for half in [body, chunks, head] {
        let mut held = Vec::new();
        for _ in 0..40 {
            let mut one = TcpStream::connect(address).await.unwrap();
            // It may have given way already.
            let _ = one.write_all(half.as_bytes()).await;
            held.push(one);
        }
        let get = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        assert!(request(address, get).await.contains("200 OK"), "{half}");
    }
    // What arrives whole in the end is answered.
    let mut slow = TcpStream::connect(address).await.unwrap();
    let (first, second) = body.split_at(body.len() - 1);
    slow.write_all(first.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    slow.write_all(format!("{second}        }}").as_bytes()).await.unwrap();
    let mut answer = [0; 15];
    timeout(PATIENCE, slow.read_exact(&mut answer)).await.expect("in time").unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
}

/// A move as text.
fn move_request(client: &Client, table: &str, version: &serde_json::Value, words: &str) -> String {
    let body = serde_json::json!({ "version": version, "move": words, "bare": true }).to_string();
    let (cookie, length) = (client.cookie.clone().unwrap(), body.len());
    format!(
        "POST {table}/move HTTP/1.1\r\nHost: x\r\nX-Hegemonia: 1\r\nCookie: {cookie}\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
}

/// Figures at an address of their own are nowhere else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_are_for_those_who_run_the_server() {
    let database = Database::sqlite();
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let apart = server::Config { metrics: Some(any), ..config() };
    let apart = listen_with(&database, apart).await;
    let own = apart.running.metrics.unwrap();
    assert!(request(own, &get("/metrics")).await.contains("hegemonia_requests_total"));
    assert!(request(own, &get("/healthz")).await.contains("200 OK"));
    assert!(request(own, &get("/")).await.contains("404 Not Found"), "nothing else is there");
    assert!(request(apart.address, &get("/metrics")).await.contains("404 Not Found"));
    // On this machine alone they are beside the games, unless others come through a proxy.
    let second = Database::sqlite();
    let usual = listen(&second).await;
    assert!(request(usual.address, &get("/metrics")).await.contains("hegemonia_connections 1\n"));
    let https = server::Config { https: true, ..config() };
    let trusting = server::Config { trusted_proxies: vec![any.ip()], ..config() };
    for config in [https, trusting] {
        let another = Database::sqlite();
        let proxied = listen_with(&another, config).await;
        assert!(request(proxied.address, &get("/metrics")).await.contains("404 Not Found"));
    }
}

/// More connections than there may be wait for a place, and get it when another is closed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_bounded() {
    let database = Database::sqlite();
    let limits =
        server::Config { head_limit: Duration::from_millis(500), most_connections: 4, ..config() };
    let listening = listen_with(&database, limits).await;
    let address = listening.address;
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(TcpStream::connect(address).await.unwrap());
    }
    // The silent ones are cut off one after the other, then this one is heard.
    let answer = request(address, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(answer.await.contains("200 OK"));
}

/// Somebody who was away while a seat was taken is told, though no move was made.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_taken_meanwhile_are_told() {
    let database = Database::sqlite();
    let listening = listen(&database).await;
    let mut anna = Client::new(&common::server(&database).await);
    let table = anna.open("game=pebbles&with=friend").await;
    let mut stream = updates(listening.address, &format!("{table}/events"), None).await;
    let id = next_id(&mut stream).await.unwrap();
    assert_eq!(id, "0.1");
    drop(stream);
    listening.stop.send(()).unwrap();
    listening.running.finish().await.unwrap();
    anna.seed(&table, "white").await;
    let listening = listen(&database).await;
    let mut back = updates(listening.address, &format!("{table}/events"), Some(&id)).await;
    assert_eq!(next_id(&mut back).await.as_deref(), Some("0.2"));
}

/// Every line of the figures is of the text format of Prometheus.
#[tokio::test]
async fn figures_are_in_the_format_of_prometheus() {
    let database = Database::sqlite();
    let mut anna = Client::new(&common::server(&database).await);
    let metrics = anna.get("/metrics").await;
    let kind = metrics.headers["content-type"].to_str().unwrap();
    assert_eq!(kind, "text/plain; version=0.0.4; charset=utf-8");
    let mut lines = metrics.body.lines();
    let mut names = std::collections::BTreeSet::new();
    while let Some(help) = lines.next() {
        let (name, told) = help.strip_prefix("# HELP ").unwrap().split_once(' ').unwrap();
        assert!(!told.is_empty() && names.insert(name.to_owned()), "{help}");
        let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        assert!(name.starts_with("hegemonia_") && name.chars().all(is_name), "{name}");
        let kind = lines.next().unwrap().strip_prefix(&format!("# TYPE {name} ")).unwrap();
        assert_eq!(kind == "counter", name.ends_with("_total"), "{name} is a {kind}");
        let value = lines.next().unwrap().strip_prefix(&format!("{name} ")).unwrap();
        assert!(value.parse::<f64>().is_ok(), "{name}: {value}");
    }
    assert!(metrics.body.ends_with('\n') && names.len() >= 10, "{}", metrics.body);
}

/// What a stream says is versions, and how many watch; nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_tells_versions_alone() {
    let database = Database::sqlite();
    let listening = listen(&database).await;
    let mut anna = Client::new(&common::server(&database).await);
    let table = anna.hot_seat().await;
    let mut stream = updates(listening.address, &format!("{table}/events"), None).await;
    next_id(&mut stream).await.unwrap();
    listening.stop.send(()).unwrap();
    while let Some(told) = line(&mut stream).await {
        if told == "event: watched" {
            let data = line(&mut stream).await.unwrap();
            assert_eq!(data, "data: {\"n\":1,\"words\":\"One person watches\"}");
            continue;
        }
        let is_number = |text: &str| text.chars().all(|one| one.is_ascii_hexdigit() || one == '.');
        let value = told.split_once(": ").map_or("", |(_, value)| value);
        assert!(is_number(value) && (told.contains(": ") || is_number(&told)), "{told:?}");
    }
}
