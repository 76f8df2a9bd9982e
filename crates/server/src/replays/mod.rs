//! Replays of finished games, for everybody with the link: chapters, every seat's view, a picture
//! for link previews, a page to embed; and uploaded records.

mod kept;
mod page;
mod picture;
pub(crate) mod preview;
mod story;
mod timeline;
mod upload;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::{Router, routing};

use crate::app::App;
use crate::rates::Rates;
use kept::Kept;
pub(crate) use story::{Replay, Story};

/// The length of the id of an uploaded record.
const UPLOAD: usize = 20;
/// The largest upload, in bytes. The longest games take a tenth of it.
const LARGEST_RECORD: usize = 256 * 1024;
/// Stories in the cache; each is as large as its record.
const MOST_STORIES: usize = 200;
/// Replayed uploads in the cache.
const MOST_BROUGHT: usize = 50;

/// Pictures in the cache, a few hundred kilobytes each.
const MOST_PICTURES: usize = 100;

/// The caches and rate limits of replays.
#[derive(Debug)]
pub(crate) struct Replays {
    stories: Kept<Arc<Story>>,
    brought: Kept<Replay>,
    pictures: Kept<Bytes>,
    /// Rate limit of uploads, per guest, or per address where there is no cookie.
    uploads: Rates,
    /// Rate limit of all uploads from shared addresses together.
    strangers: Rates,
}

impl Default for Replays {
    fn default() -> Self {
        Replays {
            stories: Kept::new(MOST_STORIES),
            brought: Kept::new(MOST_BROUGHT),
            pictures: Kept::new(MOST_PICTURES),
            uploads: Rates::new(20, Duration::from_secs(600)),
            strangers: Rates::new(200, Duration::from_secs(600)),
        }
    }
}

/// Routes of replays.
pub(crate) fn router() -> Router<App> {
    let larger = DefaultBodyLimit::max(LARGEST_RECORD);
    Router::new()
        .route("/replays", routing::get(upload::show).post(upload::take).layer(larger))
        .route("/r/{replay}", routing::get(page::show))
        .route("/r/{replay}/embed", routing::get(page::embed))
        .route("/r/{replay}/at/{ply}", routing::get(page::at))
        .route("/r/{replay}/record", routing::get(page::record))
        .route("/r/{replay}/picture.png", routing::get(picture::show))
}
