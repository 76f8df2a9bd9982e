//! `hegemonia serve`: the games in a browser.

use std::io::IsTerminal as _;
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};

use anyhow::Context;
use clap::{Args, Parser, ValueEnum};
use server::storage::StorageError;
use server::{Config, ServeError};
use table::Message;

use crate::games;
use crate::terminal::print_line;
use crate::words::say;

/// Serve the games to browsers.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1:8000", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// Where games are kept: sqlite://file.db or postgres://user@host/database.
    #[arg(long, default_value = "sqlite://hegemonia.db", value_name = "URL")]
    database: String,
    /// Browsers reach the server by HTTPS, through a proxy: cookies are sent by HTTPS only.
    #[arg(long)]
    https: bool,
    /// Bots that think at the same time; as many as there are cores if not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// Connections of one address at the same time. Those of this machine, and of trusted proxies,
    /// are not counted.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    most_per_address: Option<u32>,
    /// A proxy that is believed when it says, in X-Forwarded-For, by whom it was asked; may be
    /// given several times.
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<IpAddr>,
    /// An address of its own for /metrics, which is then nowhere else. Otherwise it is beside the
    /// games, as long as these are for this machine alone.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// A host, with its port if it is not 80, to which players may have notices of their turns
    /// sent by plain HTTP; may be given several times. None unless given.
    #[arg(long, value_name = "HOST[:PORT]")]
    webhook_host: Vec<String>,
    /// How the log on standard error is written; `RUST_LOG` says how much of it.
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    log: LogFormat,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// A line for people, with named fields.
    Text,
    /// A JSON object a line.
    Json,
}

/// What happens besides serving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    /// The browser is opened at the first page.
    Open,
    /// Whoever wants to play opens it.
    Leave,
}

impl Default for ServeArgs {
    fn default() -> Self {
        /// Parses arguments only, so that tests get the same defaults as the command line.
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            args: ServeArgs,
        }
        Alone::parse_from(["serve"]).args
    }
}

/// Serves until it is told to stop by Ctrl-C or a signal.
///
/// # Errors
/// If the database or the address can't be used.
pub fn run(args: &ServeArgs, browser: Browser) -> anyhow::Result<()> {
    start_log(args.log);
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    runtime.block_on(async {
        let starting = server::start(config(args), &args.database, args.listen, told_to_stop());
        let running = starting.await.map_err(with_advice)?;
        let address = format!("http://{}/", running.address);
        let ready = Message::new("serve-ready").text("address", &*address);
        print_line(say("en", &ready))?;
        if browser == Browser::Open {
            open_browser(&address);
        }
        Ok(running.finish().await?)
    })
}

/// Adds advice to an error. An address in use is most often ours, from a forgotten window.
fn with_advice(error: ServeError) -> anyhow::Error {
    let advice = match &error {
        ServeError::Listen { address, .. } => {
            Message::new("serve-taken").text("address", address.to_string())
        }
        ServeError::Storage(error) => storage_advice(error),
        ServeError::Clocks(_) => Message::new("serve-unwritable"),
        ServeError::Serve(_) => return error.into(),
    };
    anyhow::Error::new(error).context(say("en", &advice))
}

/// Suggests another folder only if that would help: not for a database server, nor for a wrong
/// version.
fn storage_advice(error: &StorageError) -> Message {
    match error {
        StorageError::Sqlite { .. } | StorageError::Lock { .. } => Message::new("serve-database"),
        StorageError::InUse { file } => {
            Message::new("serve-in-use").text("file", file.display().to_string())
        }
        StorageError::Postgres { .. } => Message::new("serve-postgres"),
        StorageError::Address { .. } => Message::new("serve-address"),
        StorageError::Migration(_) => Message::new("serve-version"),
    }
}

fn config(args: &ServeArgs) -> Config {
    let usual = Config::default();
    Config {
        games: games::all().to_vec(),
        https: args.https,
        webhook_hosts: args.webhook_host.clone(),
        thinkers: args.thinkers.map_or(usual.thinkers, usize::from),
        most_per_address: args
            .most_per_address
            .and_then(|most| usize::try_from(most).ok())
            .unwrap_or(usual.most_per_address),
        trusted_proxies: args.trusted_proxy.clone(),
        metrics: args.metrics,
        ..usual
    }
}

/// Logs go to standard error; `RUST_LOG` says how much.
fn start_log(format: LogFormat) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second server in one process shares the first one's log.
    let _ = match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}

async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

/// Opens the browser if there is a display; otherwise the printed address has to do.
fn open_browser(address: &str) {
    let has_screen = cfg!(not(target_os = "linux"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if !has_screen {
        return;
    }
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = Command::new(program);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Err(error) = command.spawn() {
        tracing::debug!(%error, "the browser was not opened");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_that_are_spelt_out() {
        let usual = ServeArgs::default();
        let ServeArgs { listen, database, https, thinkers, log, webhook_host, .. } = usual;
        assert_eq!(listen.to_string(), "127.0.0.1:8000");
        assert_eq!(database, "sqlite://hegemonia.db");
        assert_eq!((https, thinkers, log), (false, None, LogFormat::Text));
        assert!(webhook_host.is_empty(), "nothing is sent out unless the operator allows it");
        let ServeArgs { most_per_address, trusted_proxy, metrics, .. } = ServeArgs::default();
        assert_eq!((most_per_address, metrics), (None, None));
        assert!(trusted_proxy.is_empty(), "nobody is believed unless the operator says so");
    }
}
