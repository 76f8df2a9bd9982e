//! The time, which tests may set.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    System,
    /// Stands still until somebody moves it on.
    Set(watch::Sender<i64>),
}

impl Clock {
    /// A clock that stands at `millis` since 1970 until it is moved on.
    #[must_use]
    pub fn set_to(millis: i64) -> Clock {
        Clock(Source::Set(watch::Sender::new(millis)))
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Source::Set(time) => *time.borrow(),
        }
    }

    /// Moves a clock that was set on; the system's clock goes by itself.
    pub fn advance(&self, by: Duration) {
        if let Source::Set(time) = &self.0 {
            time.send_modify(|now| *now += i64::try_from(by.as_millis()).unwrap_or(0));
        }
    }

    /// Waits until it is `millis` since 1970.
    pub async fn sleep_until(&self, millis: i64) {
        match &self.0 {
            Source::System => {
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

#[cfg(test)]
mod tests {
    use super::*;

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
