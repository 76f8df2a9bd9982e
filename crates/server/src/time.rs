//! The clock, which tests can set.
//!
//! The system's clock is read once, at the start; from then on a monotonic clock is used, so that
//! adjusting the system's clock takes no time from anybody.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// How far behind stored times the system's clock may be at the start for us to go on from those,
/// in milliseconds. If it is off by more, it was wrong then or is now, and nobody knows which.
const FURTHEST: i64 = 86_400_000;

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// A monotonic clock.
    Passing { from: Arc<AtomicI64>, since: Instant },
    /// A clock that stands still until a test advances it.
    Set(watch::Sender<i64>),
}

impl Default for Source {
    fn default() -> Self {
        Source::Passing { from: Arc::new(AtomicI64::new(wall())), since: Instant::now() }
    }
}

/// What the system's clock shows, in milliseconds since 1970.
fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Clock {
    /// A clock that stands at `millis` since 1970 until it is advanced.
    #[must_use]
    pub fn set_to(millis: i64) -> Clock {
        Clock(Source::Set(watch::Sender::new(millis)))
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        match &self.0 {
            Source::Passing { from, since } => {
                let passed = i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX);
                from.load(Ordering::Relaxed).saturating_add(passed)
            }
            Source::Set(time) => *time.borrow(),
        }
    }

    /// Makes sure that time does not go back behind what is on disk, if the system's clock was set
    /// back between two runs.
    pub(crate) fn catch_up_with(&self, millis: i64) {
        if let Source::Passing { from, .. } = &self.0 {
            let behind = millis - self.now();
            if (1..=FURTHEST).contains(&behind) {
                from.fetch_add(behind, Ordering::Relaxed);
            }
        }
    }

    /// Advances a clock that was set; has no effect on a real one.
    pub fn advance(&self, by: Duration) {
        if let Source::Set(time) = &self.0 {
            time.send_modify(|now| *now += i64::try_from(by.as_millis()).unwrap_or(0));
        }
    }

    /// Waits until it is `millis` since 1970.
    pub async fn sleep_until(&self, millis: i64) {
        match &self.0 {
            Source::Passing { .. } => {
                let left = u64::try_from(millis - self.now()).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
            Source::Set(time) => {
                // The sender lives as long as this clock.
                let _ = time.subscribe().wait_for(|now| *now >= millis).await;
            }
        }
    }
}

/// The day of a time in seconds since 1970, as `2026-11-16`.
pub(crate) fn date(seconds: i64) -> String {
    // Years begin in March here, so that the leap day is the last one.
    let days = seconds.div_euclid(86_400) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_does_not_go_back_behind_what_is_on_disk() {
        let clock = Clock::default();
        let before = clock.now();
        clock.catch_up_with(before - 5_000);
        assert!((before..before + 4_000).contains(&clock.now()), "it is ahead already");
        let other = clock.clone();
        clock.catch_up_with(before + 7_200_000);
        assert!(other.now() >= before + 7_200_000, "all clones go together");
        clock.catch_up_with(before + 30 * FURTHEST);
        assert!(clock.now() < before + FURTHEST, "a clock that was wrong by a month is let go");
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_399), "2000-02-28");
        assert_eq!(date(951_782_400), "2000-02-29");
        assert_eq!(date(1_794_787_200), "2026-11-16");
        assert_eq!(date(1_798_761_599), "2026-12-31");
        assert_eq!(date(-1), "1969-12-31");
    }

    #[tokio::test]
    async fn a_set_clock_wakes_those_who_wait() {
        let clock = Clock::set_to(1_000);
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.sleep_until(61_000).await;
                clock.now()
            }
        });
        clock.advance(Duration::from_secs(30));
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished(), "it is too early");
        clock.advance(Duration::from_secs(30));
        assert_eq!(sleeper.await.unwrap(), 61_000);
    }
}
