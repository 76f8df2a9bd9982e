//! Limits per guest.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::Message;

use crate::app::App;
use crate::error::{AFTER_END, Failure};
use crate::peers::Origin;
use crate::words::say_message;

/// Refuses another game to a guest who has too many.
pub(crate) async fn check_tables(app: &App, guest: Option<&str>) -> Result<(), Failure> {
    let Some(guest) = guest else { return Ok(()) };
    let most = app.config().most_tables;
    let open = app.storage().open_tables_of(guest).await?;
    if usize::try_from(open).unwrap_or(0) < most {
        return Ok(());
    }
    let message = Message::new("error-too-many-tables").number("most", most as i64);
    Err(Failure::too_many(say_message(&message), AFTER_END))
}

/// Open streams of updates, counted by listener.
#[derive(Clone, Debug, Default)]
pub(crate) struct Streams(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    all: AtomicUsize,
    by_listener: Mutex<HashMap<String, usize>>,
}

/// An open stream; it is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    streams: Streams,
    listener: String,
    /// Whether it counts as a stream of its own.
    is_stream: bool,
}

impl Streams {
    /// How many are open.
    pub(crate) fn count(&self) -> usize {
        self.0.all.load(Ordering::Relaxed)
    }

    /// Whether a listener has a stream open.
    pub(crate) fn is_open(&self, listener: &str) -> bool {
        self.counts().contains_key(listener)
    }

    /// Counts another stream of a listener, if it has fewer than `most`.
    ///
    /// # Errors
    /// If the listener has `most` already.
    pub(crate) fn open(&self, listener: String, most: usize) -> Result<Place, Failure> {
        let mut place = self.hold(listener, most)?;
        place.is_stream = true;
        self.0.all.fetch_add(1, Ordering::Relaxed);
        Ok(place)
    }

    /// Counts an open stream towards a second limit too, such as that of all strangers together.
    ///
    /// # Errors
    /// If that limit is reached.
    pub(crate) fn hold(&self, listener: String, most: usize) -> Result<Place, Failure> {
        let mut counts = self.counts();
        let count = counts.entry(listener.clone()).or_default();
        if *count >= most {
            let message = Message::new("error-too-many-streams").number("most", most as i64);
            return Err(Failure::too_many(say_message(&message), AFTER_END));
        }
        *count += 1;
        Ok(Place { streams: self.clone(), listener, is_stream: false })
    }

    /// Counts a stream of somebody without a cookie, by their origin, so that one of them can't
    /// shut out the others.
    ///
    /// # Errors
    /// If the limit of the origin is reached.
    pub(crate) fn open_stranger(
        &self,
        app: &App,
        origin: Origin,
        place: &str,
    ) -> Result<Place, Failure> {
        let config = app.config();
        let most = if origin.is_shared() { config.most_strangers } else { config.most_streams };
        self.open(format!("strangers at {place} {}", origin.name()), most)
    }

    fn counts(&self) -> std::sync::MutexGuard<'_, HashMap<String, usize>> {
        self.0.by_listener.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.streams.counts();
        if let Some(count) = counts.get_mut(&self.listener) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.listener);
            }
        }
        if self.is_stream {
            self.streams.0.all.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_counted_by_listener_until_they_end() {
        let streams = Streams::default();
        let first = streams.open("anna".into(), 2).unwrap();
        let _second = streams.open("anna".into(), 2).unwrap();
        assert!(matches!(streams.open("anna".into(), 2), Err(Failure::TooMany { .. })));
        let _other = streams.open("ben".into(), 2).unwrap();
        assert_eq!(streams.count(), 3);
        drop(first);
        assert_eq!(streams.count(), 2);
        let _again = streams.open("anna".into(), 2).unwrap();
    }
}
