//! The time that counts at tables: the clock, minus the time during which no server was up.
//!
//! Every server writes heartbeats to the database: a row from when to when it was up, extended
//! every few seconds and at shutdown. Time that no such row covers is counted against nobody, nor
//! is a moment that people need to come back. After a crash the time since the last heartbeat is
//! not counted either. Servers that share a database share the rows: while one is up, clocks run. A
//! server that has not shut down properly counts as up until two of its heartbeats are missing.
//!
//! A server that was suspended with its machine, or that could not reach its database, was not up:
//! from its last good moment on no time counts, and when it recovers it goes on like a new server,
//! with a new row.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use crate::random;
use crate::storage::{SaveError, Statement, Storage, Uptime, Writer, forget_uptime, show_up};
use crate::time::Clock;

/// The interval of heartbeats, in milliseconds.
pub(crate) const BEAT: i64 = 10_000;
/// The time that people get to come back after every server was down, in milliseconds.
const RETURN: i64 = 15_000;
/// A server that has not ticked for this long was suspended.
const STILL: Duration = Duration::from_secs(6);

/// Computes how much time has counted. Cheap to clone; all clones share their state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Timekeeper {
    clock: Clock,
    /// The intervals in which no time counted, in order.
    gaps: Arc<RwLock<Vec<(i64, i64)>>>,
    going: Arc<Mutex<Going>>,
    /// How many servers seem to be up, including this one.
    servers: Arc<AtomicUsize>,
}

/// Whether time counts at the moment.
#[derive(Clone, Copy, Debug, Default)]
struct Going {
    /// Since when it does not count.
    stopped: Option<i64>,
    /// How often it was stopped.
    stops: u64,
    /// The last tick.
    ticked: Option<Instant>,
}

impl Timekeeper {
    /// A timekeeper without gaps.
    pub(crate) fn new(clock: Clock) -> Timekeeper {
        Timekeeper { clock, gaps: Arc::default(), going: Arc::default(), servers: Arc::default() }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// How much of the time between two moments counts.
    pub(crate) fn counted(&self, from: i64, to: i64) -> i64 {
        let to = self.stopped_since().map_or(to, |stopped| to.min(stopped));
        let gaps = self.gaps.read().unwrap_or_else(PoisonError::into_inner);
        let lost = gaps.iter().map(|&(begin, end)| (end.min(to) - begin.max(from)).max(0));
        (to - from - lost.sum::<i64>()).max(0)
    }

    /// When this much time will have counted since a moment, if no server stops.
    pub(crate) fn after(&self, from: i64, millis: i64) -> i64 {
        let gaps = self.gaps.read().unwrap_or_else(PoisonError::into_inner);
        let mut end = from + millis;
        for &(begin, over) in gaps.iter().filter(|&&(_, over)| over > from) {
            if begin < end {
                end += over - begin.max(from);
            }
        }
        match self.stopped_since() {
            Some(stopped) if end >= stopped => end + (self.now() - stopped).max(0) + 1,
            _ => end,
        }
    }

    /// Stops the time from `since` on, until the server recovers.
    pub(crate) fn stop(&self, since: i64) {
        let mut going = self.going();
        going.stopped = Some(going.stopped.map_or(since, |earlier| earlier.min(since)));
        going.stops += 1;
    }

    /// The same, from a past moment on.
    pub(crate) fn stop_from(&self, moment: Instant) {
        self.stop(self.now() - i64::try_from(moment.elapsed().as_millis()).unwrap_or(0));
    }

    /// Records that the server runs; stops the time if it was suspended until now.
    pub(crate) fn tick(&self) {
        let ticked = self.going().ticked;
        if let Some(since) = self.stood_still_since(ticked) {
            tracing::warn!(since, now = self.now(), "the server stood still");
            self.stop(since);
        }
        self.going().ticked = Some(Instant::now());
    }

    /// Since when no time counts. Detects a suspension even before the next tick.
    pub(crate) fn stopped_since(&self) -> Option<i64> {
        let Going { stopped, ticked, .. } = *self.going();
        stopped.into_iter().chain(self.stood_still_since(ticked)).min()
    }

    fn stood_still_since(&self, ticked: Option<Instant>) -> Option<i64> {
        let still = ticked?.elapsed();
        (still > STILL).then(|| self.now() - i64::try_from(still.as_millis()).unwrap_or(0))
    }

    /// Lets time count again, unless it was stopped once more after the first `stops` times;
    /// returns whether it does.
    fn go_on(&self, stops: u64) -> bool {
        let mut going = self.going();
        if going.stops == stops {
            going.stopped = None;
        }
        going.stopped.is_none()
    }

    fn going(&self) -> std::sync::MutexGuard<'_, Going> {
        self.going.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that time does not go back behind what servers have stored.
    fn catch_up_with(&self, up: &[Uptime]) {
        if let Some(seen) = up.iter().map(|up| up.seen).max() {
            self.clock.catch_up_with(seen);
        }
    }

    /// Whether other servers seem to be up.
    pub(crate) fn has_others(&self) -> bool {
        self.servers.load(Ordering::Relaxed) > 1
    }

    fn set_uptime(&self, up: &[Uptime]) {
        let now = self.now();
        let may_be_up = up.iter().filter(|up| !up.stopped && up.seen >= now - 2 * BEAT);
        self.servers.store(may_be_up.count(), Ordering::Relaxed);
        let gaps = gaps(up, self.now());
        *self.gaps.write().unwrap_or_else(PoisonError::into_inner) = gaps;
    }
}

/// Until when a server was up, as far as is known now.
fn end(up: &Uptime, now: i64) -> i64 {
    let may_be_up = !up.stopped && up.seen >= now - 2 * BEAT;
    if may_be_up { now.max(up.seen) } else { up.seen }
}

/// The intervals that no row covers, in order; before the first row all time counts.
fn gaps(up: &[Uptime], now: i64) -> Vec<(i64, i64)> {
    let mut gaps: Vec<(i64, i64)> = Vec::new();
    let mut until = up.first().map_or(0, |first| first.began);
    for up in up {
        let (began, seen) = (up.began, end(up, now));
        if began > until {
            // A server that stopped within the grace period of the last gap extends it.
            let from = gaps.last().map_or(until, |last| until.max(last.1));
            if began + RETURN > from {
                gaps.push((from, began + RETURN));
            }
        }
        until = until.max(seen);
    }
    gaps
}

/// A server's row of uptime.
#[derive(Debug)]
pub(crate) struct Presence(Mutex<Row>);

#[derive(Clone, Debug)]
struct Row {
    server: String,
    began: i64,
}

impl Row {
    /// A server that starts now.
    fn new(time: &Timekeeper) -> Row {
        Row { server: random::id(), began: time.now() }
    }

    fn sign(&self, seen: i64, stopped: bool) -> Statement {
        show_up(&self.server, Uptime { began: self.began, seen, stopped })
    }
}

impl Presence {
    /// A server that starts now.
    pub(crate) fn new(time: &Timekeeper) -> Presence {
        Presence(Mutex::new(Row::new(time)))
    }

    fn row(&self) -> std::sync::MutexGuard<'_, Row> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins after the time that is on disk, even if the clock was set back.
    pub(crate) async fn begin(
        &self,
        time: &Timekeeper,
        storage: &Storage,
        writer: &Writer,
    ) -> Result<(), SaveError> {
        time.catch_up_with(&uptime(storage).await?);
        *self.row() = Row::new(time);
        self.beat(time, storage, writer).await
    }

    /// Goes on like a new server after a failure; returns whether time counts again. It does not if
    /// it was stopped once more meanwhile.
    ///
    /// # Errors
    /// If a query fails; then no time counts yet.
    pub(crate) async fn go_on(
        &self,
        time: &Timekeeper,
        storage: &Storage,
        writer: &Writer,
    ) -> Result<bool, SaveError> {
        let stops = time.going().stops;
        let Some(stopped) = time.stopped_since() else { return Ok(true) };
        let (before, now) = (self.row().clone(), Row::new(time));
        let signs = vec![before.sign(stopped.max(before.began), true), now.sign(now.began, false)];
        writer.carry_out(signs).await?;
        *self.row() = now;
        time.set_uptime(&uptime(storage).await?);
        Ok(time.go_on(stops))
    }

    /// Writes a heartbeat, and reads those of other servers.
    pub(crate) async fn beat(
        &self,
        time: &Timekeeper,
        storage: &Storage,
        writer: &Writer,
    ) -> Result<(), SaveError> {
        self.sign(time, writer, false).await?;
        time.set_uptime(&uptime(storage).await?);
        Ok(())
    }

    /// Writes the last heartbeat, at shutdown.
    pub(crate) async fn sign_off(
        &self,
        time: &Timekeeper,
        writer: &Writer,
    ) -> Result<(), SaveError> {
        self.sign(time, writer, true).await
    }

    async fn sign(
        &self,
        time: &Timekeeper,
        writer: &Writer,
        stopped: bool,
    ) -> Result<(), SaveError> {
        // Time that does not count is not claimed as uptime.
        let seen = time.stopped_since().unwrap_or_else(|| time.now());
        let sign = self.row().sign(seen, stopped);
        writer.carry_out(vec![sign]).await.map(|_| ())
    }

    /// Deletes uptime that no clock needs any more.
    pub(crate) async fn tidy(&self, time: &Timekeeper, writer: &Writer) -> Result<(), SaveError> {
        writer.carry_out(vec![forget_uptime(time.now())]).await.map(|_| ())
    }
}

async fn uptime(storage: &Storage) -> Result<Vec<Uptime>, SaveError> {
    storage.uptime().await.map_err(|error| SaveError::Unavailable(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keeper(up: &[(i64, i64)]) -> Timekeeper {
        let up = up.iter().map(|&(began, seen)| Uptime { began, seen, stopped: true });
        let time = Timekeeper::default();
        time.set_uptime(&up.collect::<Vec<_>>());
        time
    }

    #[test]
    fn a_server_that_has_not_signed_off_may_be_up() {
        let first = Uptime { began: 0, seen: 100_000, stopped: false };
        let second = Uptime { began: 107_000, seen: 107_000, stopped: false };
        assert_eq!(gaps(&[first, second], 107_000), []);
        // Its heartbeats are missing: it has crashed.
        let later = Uptime { seen: 127_000, ..second };
        assert_eq!(gaps(&[first, later], 127_000), [(100_000, 122_000)]);
        let stopped = Uptime { stopped: true, ..first };
        assert_eq!(gaps(&[stopped, second], 107_000), [(100_000, 122_000)]);
    }

    #[test]
    fn no_time_counts_while_it_is_stopped() {
        let time = Timekeeper::new(Clock::set_to(100_000));
        assert_eq!(time.counted(40_000, 100_000), 60_000);
        time.stop(70_000);
        time.stop(80_000);
        assert_eq!(time.counted(40_000, 100_000), 30_000, "since the first of the two");
        assert_eq!(time.counted(75_000, 100_000), 0);
        assert_eq!(time.after(40_000, 20_000), 60_000, "it ran out before");
        assert!(time.after(40_000, 30_000) > 100_000, "it has not run out");
        assert!(time.go_on(2));
        assert_eq!(time.counted(40_000, 100_000), 60_000);
    }

    #[test]
    fn a_stop_while_it_is_about_to_go_on_is_not_forgotten() {
        let time = Timekeeper::new(Clock::set_to(100_000));
        time.stop(70_000);
        let stops = time.going().stops;
        time.stop(99_000);
        assert!(!time.go_on(stops));
        assert_eq!(time.stopped_since(), Some(70_000));
        assert!(time.go_on(stops + 1));
        assert_eq!(time.stopped_since(), None);
    }

    #[test]
    fn a_server_that_stood_still_knows_it_before_anybody_loses_by_it() {
        let time = Timekeeper::new(Clock::set_to(100_000));
        time.tick();
        assert_eq!(time.stopped_since(), None);
        let still = STILL + Duration::from_secs(20);
        time.going().ticked = Instant::now().checked_sub(still);
        let since = time.stopped_since().expect("it stood still");
        assert!((73_000..=74_000).contains(&since), "{since}");
        assert!(time.counted(60_000, 100_000) <= 14_000);
        time.tick();
        assert!((73_000..=74_000).contains(&time.stopped_since().unwrap()), "until it goes on");
        let stops = time.going().stops;
        assert!(time.go_on(stops));
        assert_eq!(time.stopped_since(), None);
    }

    #[test]
    fn time_counts_while_a_server_is_up() {
        let time = keeper(&[(0, 100_000), (50_000, 300_000)]);
        assert_eq!(time.counted(20_000, 250_000), 230_000);
        assert_eq!(time.after(20_000, 60_000), 80_000);
        assert_eq!(keeper(&[]).counted(5, 10), 5);
    }

    #[test]
    fn time_between_two_servers_is_counted_against_nobody() {
        let time = keeper(&[(0, 100_000), (400_000, 900_000)]);
        // Down from 100 to 400 s, and 15 s to come back.
        assert_eq!(time.counted(90_000, 430_000), 10_000 + 15_000);
        assert_eq!(time.counted(150_000, 300_000), 0);
        assert_eq!(time.after(90_000, 20_000), 425_000);
        assert_eq!(time.after(200_000, 1_000), 416_000, "from within the gap");
        assert_eq!(time.counted(500_000, 600_000), 100_000);
    }

    #[test]
    fn quick_restarts_do_not_count_their_grace_twice() {
        let time = keeper(&[(0, 10_000), (20_000, 22_000), (23_000, 90_000)]);
        assert_eq!(time.counted(0, 90_000), 10_000 + 90_000 - 38_000);
    }
}
