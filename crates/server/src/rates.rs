//! Rate limits: so many times within a period.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Keys remembered; when there are more, the expired ones are dropped.
const MOST_KEYS: usize = 50_000;

/// Counts by key.
#[derive(Debug)]
pub(crate) struct Rates {
    most: u32,
    per: i64,
    counts: Mutex<HashMap<String, Count>>,
}

#[derive(Clone, Copy, Debug)]
struct Count {
    since: i64,
    times: u32,
}

impl Rates {
    /// At most `most` times per period.
    pub(crate) fn new(most: u32, per: Duration) -> Rates {
        let per = i64::try_from(per.as_millis()).unwrap_or(i64::MAX);
        Rates { most, per, counts: Mutex::default() }
    }

    /// Counts one more use, at `now` in milliseconds.
    ///
    /// # Errors
    /// The seconds to wait, if the limit is reached.
    pub(crate) fn take(&self, key: &str, now: i64) -> Result<(), i64> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() >= MOST_KEYS && !counts.contains_key(key) {
            counts.retain(|_, count| now - count.since < self.per);
        }
        let count = counts.entry(key.to_owned()).or_insert(Count { since: now, times: 0 });
        if now - count.since >= self.per {
            *count = Count { since: now, times: 0 };
        }
        if count.times >= self.most {
            return Err((count.since + self.per - now + 999) / 1_000);
        }
        count.times += 1;
        Ok(())
    }

    /// How often a key was used.
    pub(crate) fn times(&self, key: &str) -> u32 {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.get(key).map_or(0, |count| count.times)
    }

    /// Undoes the last count of a key.
    pub(crate) fn give_back(&self, key: &str) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(key) {
            count.times = count.times.saturating_sub(1);
        }
    }

    /// Resets a key.
    pub(crate) fn forgive(&self, key: &str) {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_often_waits() {
        let rates = Rates::new(2, Duration::from_secs(60));
        assert_eq!(rates.take("anna", 0), Ok(()));
        assert_eq!(rates.take("anna", 10_000), Ok(()));
        assert_eq!(rates.take("anna", 20_000), Err(40));
        assert_eq!(rates.take("ben", 20_000), Ok(()), "others are not concerned");
        assert_eq!(rates.take("anna", 60_000), Ok(()));
        rates.forgive("anna");
        assert_eq!(rates.take("anna", 60_001), Ok(()));
        assert_eq!(rates.take("anna", 60_002), Ok(()));
        assert!(rates.take("anna", 60_003).is_err());
        rates.give_back("anna");
        assert_eq!(rates.take("anna", 60_004), Ok(()));
        assert!(rates.take("anna", 60_005).is_err(), "one was given back");
    }
}
