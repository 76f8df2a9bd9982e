//! What lies beside a SQLite file: its log and its lock.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::http::StatusCode;
use common::{Client, Database, config};
use server::storage::Storage;
use server::{App, router};

/// The file of a database with something behind its name.
fn beside(database: &Database, what: &str) -> PathBuf {
    format!("{}{what}", database.url.trim_start_matches("sqlite://")).into()
}

/// The log grows to 16 MB before it is carried over; a disk that was full has no room for that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_is_emptied_when_a_full_disk_has_room_again() {
    let database = Database::sqlite();
    let storage = Storage::open(&database.url).await.unwrap();
    let router = router(App::new(config(), storage.clone()));
    let open = async || Client::new(&router).form("/tables", "game=pebbles&with=hot-seat").await;
    let log = || std::fs::metadata(beside(&database, "-wal")).unwrap().len();
    for _ in 0..30 {
        assert_eq!(open().await.status, StatusCode::SEE_OTHER);
    }
    // No more pages than there are.
    storage.bound_pages(Some(1));
    let mut opened = 0;
    while open().await.status == StatusCode::SEE_OTHER {
        opened += 1;
        assert!(opened < 1_000, "the disk does not fill");
    }
    let full = log();
    storage.bound_pages(None);
    assert_eq!(open().await.status, StatusCode::SEE_OTHER);
    assert!(log() < full / 2, "{} bytes of {full} are left", log());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_lock_stays_beside_what_is_no_database() {
    let database = Database::sqlite();
    std::fs::write(beside(&database, ""), "a letter to somebody ".repeat(100)).unwrap();
    let start = async || {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        server::start(config(), &database.url, any, std::future::pending()).await
    };
    assert!(start().await.is_err());
    assert!(!beside(&database, "-lock").exists());
    // Another's is left alone.
    std::fs::write(beside(&database, "-lock"), "").unwrap();
    assert!(start().await.is_err());
    assert!(beside(&database, "-lock").exists());
}
