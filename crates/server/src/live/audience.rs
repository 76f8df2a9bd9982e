//! The spectators of a table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Live;

/// Spectators, counted once however many tabs they have open. Strangers without a cookie are
/// counted per tab.
#[derive(Debug, Default)]
pub(super) struct Audience {
    known: HashMap<String, usize>,
    strangers: usize,
}

impl Audience {
    fn count(&self) -> usize {
        self.known.len() + self.strangers
    }
}

/// A spectator, until this is dropped.
pub(crate) struct Watcher {
    live: Arc<Live>,
    guest: Option<String>,
}

impl Live {
    /// Counts a spectator.
    pub(crate) fn admit(self: &Arc<Live>, guest: Option<&str>) -> Watcher {
        self.change_audience(|audience| match guest {
            Some(guest) => *audience.known.entry(guest.to_owned()).or_default() += 1,
            None => audience.strangers += 1,
        });
        Watcher { live: self.clone(), guest: guest.map(str::to_owned) }
    }

    /// The number of spectators.
    pub(crate) fn watched(&self) -> usize {
        self.pulse.borrow().watched
    }

    fn change_audience(&self, change: impl FnOnce(&mut Audience)) {
        let mut audience = audience(&self.audience);
        change(&mut audience);
        let count = audience.count();
        self.pulse.send_if_modified(|pulse| {
            let is_new = pulse.watched != count;
            pulse.watched = count;
            is_new
        });
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.live.change_audience(|audience| match &self.guest {
            Some(guest) => {
                let tabs = audience.known.get(guest).map_or(0, |tabs| tabs - 1);
                match tabs {
                    0 => drop(audience.known.remove(guest)),
                    tabs => drop(audience.known.insert(guest.clone(), tabs)),
                }
            }
            None => audience.strangers -= 1,
        });
    }
}

fn audience(audience: &Mutex<Audience>) -> std::sync::MutexGuard<'_, Audience> {
    audience.lock().unwrap_or_else(PoisonError::into_inner)
}
