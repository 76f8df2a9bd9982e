//! The baseline: an insert behind HTTP, and nothing else.

use std::net::SocketAddr;
use std::time::Instant;

use anyhow::ensure;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Router, routing};
use server::storage::{Storage, Writer};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use super::http::Connection;
use super::{BARE_TIME, bench_entry, bench_table, rounded};

/// Durable inserts a second through this many connections.
pub(super) async fn inserts_per_second(database: &str, connections: u32) -> anyhow::Result<f64> {
    let storage = Storage::open(database).await?;
    let writer = Writer::start(&storage);
    for one in 0..connections {
        writer.add_table(bench_table(&table(one))).await?;
    }
    let router = Router::new().route("/{table}/{seq}", routing::post(insert));
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    let address = listener.local_addr()?;
    let router = router.with_state(writer);
    let serving = tokio::spawn(async move { axum::serve(listener, router).await });
    let mut set = JoinSet::new();
    let begun = Instant::now();
    for one in 0..connections {
        set.spawn(async move {
            let mut connection = Connection::open(address).await?;
            let mut count: usize = 0;
            while begun.elapsed() < BARE_TIME {
                let answer = connection.form(&format!("/{}/{count}", table(one)), "").await?;
                ensure!(answer.status == 200, "an insert was refused: {}", answer.text());
                count += 1;
            }
            Ok(count)
        });
    }
    let mut total = 0;
    while let Some(count) = set.join_next().await {
        total += count??;
    }
    let seconds = begun.elapsed().as_secs_f64();
    serving.abort();
    Ok(rounded(total as f64 / seconds))
}

fn table(number: u32) -> String {
    format!("http-{number}")
}

async fn insert(
    State(writer): State<Writer>,
    Path((table, seq)): Path<(String, i64)>,
) -> StatusCode {
    match writer.save(&table, seq, vec![bench_entry()]).await {
        Ok(()) => StatusCode::OK,
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
