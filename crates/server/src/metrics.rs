//! Health check, and metrics for operators.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};

use crate::app::App;
use crate::config::Config;

/// Counters since the start.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    requests: AtomicU64,
    server_errors: AtomicU64,
    tables: AtomicU64,
    moves: AtomicU64,
    bot_moves: AtomicU64,
    refusals: AtomicU64,
    stale: AtomicU64,
    limited: AtomicU64,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counted {
    /// A table was opened.
    Table,
    /// A person's move was accepted.
    Move,
    /// A bot moved.
    BotMove,
    /// The rules refused a move.
    Refusal,
    /// A move was made for an outdated version.
    Stale,
}

impl Metrics {
    /// Counts one.
    pub(crate) fn count(&self, what: Counted) {
        let counter = match what {
            Counted::Table => &self.tables,
            Counted::Move => &self.moves,
            Counted::BotMove => &self.bot_moves,
            Counted::Refusal => &self.refusals,
            Counted::Stale => &self.stale,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// The text format of Prometheus.
    fn write(&self, app: &App, gauges: &[(&str, &str, usize)]) -> String {
        let counters = [
            ("requests_total", "Requests answered.", &self.requests),
            ("server_errors_total", "Requests answered with a server error.", &self.server_errors),
            ("tables_total", "Tables opened.", &self.tables),
            ("moves_total", "Moves of people accepted.", &self.moves),
            ("bot_moves_total", "Moves of bots.", &self.bot_moves),
            ("refusals_total", "Moves refused by the rules.", &self.refusals),
            ("stale_total", "Moves that came too late.", &self.stale),
            ("limited_total", "Requests refused because of a limit.", &self.limited),
        ];
        let counters =
            counters.map(|(name, help, count)| (name, help, count.load(Ordering::Relaxed)));
        // These are counted elsewhere.
        let (register, failures) = (app.register(), app.storage().health().failures());
        let elsewhere = [
            ("connections_closed_total", "Idle connections closed for others.", register.closed()),
            ("connections_refused_total", "Connections refused by address.", register.refused()),
            ("database_failures_total", "How often the database has failed.", failures),
        ];
        let mut text = String::new();
        for (name, help, value) in counters.into_iter().chain(elsewhere) {
            // Writing to a string can't fail.
            let _ = writeln!(text, "# HELP hegemonia_{name} {help}");
            let _ = writeln!(text, "# TYPE hegemonia_{name} counter\nhegemonia_{name} {value}");
        }
        for (name, help, value) in gauges {
            let _ = writeln!(text, "# HELP hegemonia_{name} {help}");
            let _ = writeln!(text, "# TYPE hegemonia_{name} gauge\nhegemonia_{name} {value}");
        }
        text
    }
}

/// Routes for operators. Metrics may have a separate address.
pub(crate) fn router(config: &Config) -> Router<App> {
    let router = Router::new().route("/healthz", routing::get(health));
    if config.open_metrics { router.route("/metrics", routing::get(show)) } else { router }
}

/// The router for that address, with nothing else.
pub(crate) fn alone(app: App) -> Router {
    let router = Router::new().route("/healthz", routing::get(health));
    router.route("/metrics", routing::get(show)).with_state(app)
}

/// Writes to the database and reads it back, with its own time limit.
async fn health(State(app): State<App>) -> Response {
    match app.healthcheck().ask(&app).await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => {
            let text = format!("the database can't be used: {why}\n");
            let headers = [(RETRY_AFTER, "2")];
            (StatusCode::SERVICE_UNAVAILABLE, headers, text).into_response()
        }
    }
}

async fn show(State(app): State<App>) -> impl IntoResponse {
    let is_sound = app.storage().health().state().is_sound();
    let gauges = [
        ("database_sound", "Whether the database answers and is written to.", is_sound.into()),
        ("tables_in_memory", "Tables in memory.", app.tables_in_memory()),
        ("streams", "Open streams of updates.", app.streams().count()),
        ("thinking", "Bots that think now.", app.bots().thinking()),
        ("bots_waiting", "Bots that wait for a place to think.", app.bots().waiting()),
        ("drawings_waiting", "Drawings and analyses that wait.", app.workshop().waiting()),
        ("connections", "Open connections.", app.register().count()),
    ];
    let text = app.metrics().write(&app, &gauges);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// Counts and logs every request.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), loggable(request.uri().path()));
    let response = next.run(request).await;
    let metrics = app.metrics();
    metrics.requests.fetch_add(1, Ordering::Relaxed);
    if response.status().is_server_error() {
        metrics.server_errors.fetch_add(1, Ordering::Relaxed);
    }
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        metrics.limited.fetch_add(1, Ordering::Relaxed);
    }
    tracing::debug!(%method, path, status = response.status().as_u16(), "answered");
    response
}

/// A path without secrets, for the log: the key of an invitation gives a seat at a table.
fn loggable(path: &str) -> String {
    match path.split_once("/join/") {
        Some((table, _)) => format!("{table}/join/..."),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_an_invitation_is_not_logged() {
        assert_eq!(loggable("/t/abcdefghijkl/join/mnopqrstuvwx"), "/t/abcdefghijkl/join/...");
        assert_eq!(loggable("/t/abcdefghijkl/join"), "/t/abcdefghijkl/join");
        assert_eq!(loggable("/t/abcdefghijkl/state"), "/t/abcdefghijkl/state");
    }
}
