//! Work that takes a while, done beside the requests: a few pieces at once, some more may wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;

use crate::error::Failure;
use crate::words::say;

/// Pieces of work that are done or wait to be.
const MOST_WAITING: usize = 32;

/// Where replaying, judging and drawing is done.
#[derive(Debug)]
pub(crate) struct Workshop {
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Workshop {
    /// For so many pieces of work at once.
    pub(crate) fn new(places: usize) -> Workshop {
        Workshop { places: Arc::new(Semaphore::new(places)), waiting: AtomicUsize::new(0) }
    }

    /// Does something that would hold up others.
    ///
    /// # Errors
    /// If very many others wait, or it panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let _waiting = Waiting::begin(&self.waiting)?;
        let place = self.places.clone().acquire_owned().await;
        let place = place.map_err(|error| Failure::Broken(error.to_string()))?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|error| Failure::Broken(error.to_string()))
    }
}

struct Waiting<'a>(&'a AtomicUsize);

impl Waiting<'_> {
    fn begin(count: &AtomicUsize) -> Result<Waiting<'_>, Failure> {
        if count.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            count.fetch_sub(1, Ordering::Relaxed);
            return Err(Failure::TooMany(say("error-replays-busy")));
        }
        Ok(Waiting(count))
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_is_done_and_a_crowd_is_turned_away() {
        let workshop = Workshop::new(1);
        assert_eq!(workshop.run(|| 6 * 7).await.unwrap(), 42);
        workshop.waiting.store(MOST_WAITING, Ordering::Relaxed);
        assert!(matches!(workshop.run(|| ()).await, Err(Failure::TooMany(_))));
        assert_eq!(workshop.waiting.load(Ordering::Relaxed), MOST_WAITING);
    }
}
