//! The example program and the promise about the dice: it keeps the commitment before it gives its
//! seed, and finds out whoever breaks it.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::net::SocketAddr;
use std::process::{Command, Output};

use axum::body::Body;
use axum::http::{Request, header};
use common::{Client, Database, config, server};
use serde_json::{Value, json};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

fn python() -> Command {
    let mut python = Command::new("python3");
    python.env("PYTHONDONTWRITEBYTECODE", "1");
    python
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Somebody's token, and a game of theirs against a bot that waits for a seed.
async fn prepare(database: &Database) -> String {
    let mut anna = Client::new(&server(database).await);
    anna.form("/me/claim", "name=Anna&password=owls+to+Athens").await;
    let shown = anna.form("/me/tokens", "label=one").await.body;
    let token = shown.split("id=\"token\">").nth(1).unwrap().split('<').next().unwrap();
    let body = json!({ "game": "pebbles", "seats": ["me", "easy"] }).to_string();
    let request = Request::post("/api/game.new");
    let request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    let opened = anna.send(request.body(Body::from(body)).unwrap()).await;
    assert_eq!(opened.json()["turn"]["needs_seed"], json!(["white"]), "{}", opened.body);
    token.to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_plays_a_game_and_checks_the_dice() {
    let database = Database::sqlite();
    let token = prepare(&database).await;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let until = async {
        let _ = stopped.await;
    };
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let running = server::start(config(), &database.url, anywhere, until).await.unwrap();
    let mut bot = python();
    bot.arg(SCRIPT).arg(format!("http://{}", running.address));
    bot.args(["--games", "none", "--pause", "0.05", "--seed", "1", "--until-idle", "3"]);
    bot.env("HEGEMONIA_TOKEN", token);
    let output = tokio::task::spawn_blocking(move || bot.output()).await.unwrap().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).contains("has kept its promise about the dice"), "{}", said(&output));
    stop.send(()).unwrap();
    running.finish().await.unwrap();
}

/// What the program finds in a record with one header changed.
fn found(change: (&str, &str)) -> Value {
    let program = format!(
        "import importlib.util, hashlib, hmac, json, sys\n\
         spec = importlib.util.spec_from_file_location('bot', {SCRIPT:?})\n\
         bot = importlib.util.module_from_spec(spec)\n\
         spec.loader.exec_module(bot)\n\
         secret = bytes(range(32))\n\
         shown = hashlib.sha256(secret).hexdigest()\n\
         wide = lambda text: len(text).to_bytes(8, 'big') + text\n\
         message = b'hegemonia bot seed' + wide(b't-41') + wide(b'black')\n\
         seed = hmac.new(secret, message, hashlib.sha256).hexdigest()\n\
         record = {{'Table': 't-41', 'Commitment': shown, 'Secret': secret.hex(),\n\
             'Seats': 'white black', 'SeatSeed-white': '5a', 'SeatSeed-black': seed,\n\
             'BotSeeds': 'black'}}\n\
         record[sys.argv[1]] = sys.argv[2]\n\
         promised = {{'commitment': shown, 'bots': 1, 'seeds': {{'white': '5a'}}}}\n\
         print(json.dumps(bot.broken('t-41', promised, record)))\n"
    );
    let output = python().args(["-c", &program, change.0, change.1]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn it_finds_out_a_broken_promise() {
    assert_eq!(found(("Date", "2026-11-18")), Value::Null, "nothing is wrong");
    let zeros = "0".repeat(64);
    let changes = [
        ("Table", "t-42", "another table"),
        ("Commitment", zeros.as_str(), "not the one that was shown"),
        ("Secret", zeros.as_str(), "does not fit the commitment"),
        ("SeatSeed-white", "5b", "our seed for white"),
        ("SeatSeed-black", zeros.as_str(), "the bot at black"),
        ("BotSeeds", "none", "not bound"),
    ];
    for (name, value, part) in changes {
        let fault = found((name, value));
        assert!(fault.as_str().is_some_and(|fault| fault.contains(part)), "{name}: {fault}");
    }
}
