//! Games that are over, to be looked at by whoever has the link: chapters, everybody's eyes, a
//! picture for chat programs, a page for other sites; and records that people have brought.

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

/// The length of the id of a record that was brought.
const UPLOAD: usize = 20;
/// No record that is brought is larger, in bytes. The longest games take a tenth of it.
const LARGEST_RECORD: usize = 256 * 1024;
/// Stories that are kept in memory; each is as large as its record.
const MOST_STORIES: usize = 200;
/// Brought records that are kept in memory, replayed.
const MOST_BROUGHT: usize = 50;

/// Pictures that are kept in memory, of a few hundred kilobytes each.
const MOST_PICTURES: usize = 100;

/// What replays share.
#[derive(Debug)]
pub(crate) struct Replays {
    stories: Kept<Arc<Story>>,
    brought: Kept<Replay>,
    pictures: Kept<Bytes>,
    /// Counts records that are brought, by guest, or by address where there is no cookie.
    uploads: Rates,
    /// The same for all whose address may be anybody's, together.
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

/// Where games are looked at again.
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
