//! What counts as time at the tables: the clock, less the time during which no server was up.
//!
//! Every server leaves a sign of life in the database: a row from when to when it was seen, moved
//! on every few seconds and when it stops. Time that no such row covers is counted against nobody,
//! nor is the moment that people need to come back. After a crash the time since the last sign
//! is given away too. Servers that share a database share the rows: while one is up, clocks run.
//! A server that has not signed off counts as up until two signs of it are missing.

use std::sync::{Arc, PoisonError, RwLock};

use crate::storage::{SaveError, Storage, Uptime, Writer, forget_uptime, show_up};
use crate::time::Clock;

/// How often a server shows that it is up, in milliseconds.
pub(crate) const BEAT: i64 = 10_000;
/// What people are given to come back after every server was down, in milliseconds.
const RETURN: i64 = 15_000;

/// Tells how much time has counted. Cheap to clone; all clones share what they know.
#[derive(Clone, Debug, Default)]
pub(crate) struct Timekeeper {
    clock: Clock,
    /// From when to when no time counted, in order.
    gaps: Arc<RwLock<Vec<(i64, i64)>>>,
}

impl Timekeeper {
    /// Time that has always counted so far.
    pub(crate) fn new(clock: Clock) -> Timekeeper {
        Timekeeper { clock, gaps: Arc::default() }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// How much of the time between two moments counts.
    pub(crate) fn counted(&self, from: i64, to: i64) -> i64 {
        let gaps = self.gaps.read().unwrap_or_else(PoisonError::into_inner);
        let lost = gaps.iter().map(|&(begin, end)| (end.min(to) - begin.max(from)).max(0));
        (to - from - lost.sum::<i64>()).max(0)
    }

    /// When so much time will have counted since a moment, if no server stops.
    pub(crate) fn after(&self, from: i64, millis: i64) -> i64 {
        let gaps = self.gaps.read().unwrap_or_else(PoisonError::into_inner);
        let mut end = from + millis;
        for &(begin, over) in gaps.iter().filter(|&&(_, over)| over > from) {
            if begin < end {
                end += over - begin.max(from);
            }
        }
        end
    }

    fn set_uptime(&self, up: &[Uptime]) {
        let gaps = gaps(up, self.now());
        *self.gaps.write().unwrap_or_else(PoisonError::into_inner) = gaps;
    }
}

/// Until when a server was up, as far as is known now.
fn end(up: &Uptime, now: i64) -> i64 {
    let may_be_up = !up.stopped && up.seen >= now - 2 * BEAT;
    if may_be_up { now.max(up.seen) } else { up.seen }
}

/// The time that no row covers, in order; before the first all time counted.
fn gaps(up: &[Uptime], now: i64) -> Vec<(i64, i64)> {
    let mut gaps: Vec<(i64, i64)> = Vec::new();
    let mut until = up.first().map_or(0, |first| first.began);
    for up in up {
        let (began, seen) = (up.began, end(up, now));
        if began > until {
            // A server that stopped within the grace of the last gap adds to it.
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
pub(crate) struct Presence {
    server: String,
    began: i64,
}

impl Presence {
    /// A server that starts now.
    pub(crate) fn new(server: String, time: &Timekeeper) -> Presence {
        Presence { server, began: time.now() }
    }

    /// Shows that the server is up, and learns when others were.
    ///
    /// # Errors
    /// If the database says no.
    pub(crate) async fn beat(
        &self,
        time: &Timekeeper,
        storage: &Storage,
        writer: &Writer,
    ) -> Result<(), SaveError> {
        self.sign(time, writer, false).await?;
        time.set_uptime(&storage.uptime().await?);
        Ok(())
    }

    /// Shows that the server was up until now.
    ///
    /// # Errors
    /// If the database says no.
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
        let up = Uptime { began: self.began, seen: time.now(), stopped };
        let sign = show_up(&self.server, up);
        writer.carry_out(vec![sign]).await.map(|_| ())
    }

    /// Forgets uptime that no clock needs any more.
    ///
    /// # Errors
    /// If the database says no.
    pub(crate) async fn tidy(&self, time: &Timekeeper, writer: &Writer) -> Result<(), SaveError> {
        writer.carry_out(vec![forget_uptime(time.now())]).await.map(|_| ())
    }
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
        // Its signs are missing: it had crashed.
        let later = Uptime { seen: 127_000, ..second };
        assert_eq!(gaps(&[first, later], 127_000), [(100_000, 122_000)]);
        let stopped = Uptime { stopped: true, ..first };
        assert_eq!(gaps(&[stopped, second], 107_000), [(100_000, 122_000)]);
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
