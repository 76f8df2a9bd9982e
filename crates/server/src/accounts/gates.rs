//! Limits password attempts for one name from all origins. A good many are let through at once;
//! beyond that they are tried one at a time, ever more slowly. Of those who wait, whoever has tried
//! the name least is next, so an owner who comes from a new origin gets in after a few seconds
//! however many others guess. Names that don't exist behave the same.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::random;
use crate::time::Clock;

/// How long an attempt counts, in milliseconds.
const WHILE: i64 = 15 * 60 * 1_000;
/// Attempts that are let through at once within that time.
const FREE: u32 = 300;
/// The delay after the first attempt beyond them, in milliseconds.
const STEP: i64 = 1_000;
/// After this many more attempts the delay is one step longer,
const STEPS: u32 = 20;
/// but no longer than this.
const SLOWEST: i64 = 5_000;
/// How long an attempt may wait for its turn, in milliseconds.
const PATIENCE: i64 = 20_000;
/// How long an attempt that is not the next waits before it looks again, in milliseconds.
const MOMENT: i64 = 100;
/// How many attempts may wait for one name.
const MOST_WAITING: usize = 64;
/// Names remembered; when there are more, the expired ones are dropped.
const MOST_NAMES: usize = 50_000;

/// A gate for every name.
#[derive(Debug, Default)]
pub(super) struct Gates(Mutex<HashMap<String, Gate>>);

#[derive(Debug)]
struct Gate {
    since: i64,
    times: u32,
    /// When the next may pass.
    next: i64,
    waiting: BTreeSet<Waiting>,
}

/// A waiting attempt. Those with fewer tries are served first; ties are broken at random, so that
/// nobody can fill the queue for good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Waiting {
    tries: u32,
    lot: u64,
}

/// What an attempt at a gate has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    Pass,
    /// Not before this time.
    Wait(i64),
    /// Give up: others are ahead.
    GoAway,
}

impl Gates {
    /// Waits until a password may be tried for a name by somebody who has tried it `tries` times.
    ///
    /// # Errors
    /// The seconds after which to retry, if too many others are waiting.
    pub(super) async fn pass(&self, clock: &Clock, name: &str, tries: u32) -> Result<(), i64> {
        let (own, last) = (Waiting { tries, lot: random::seed() }, clock.now() + PATIENCE);
        let mut turn = self.enter(name, own, clock.now());
        let _leaving = Leaving { gates: self, name, own };
        loop {
            match turn {
                Turn::Pass => return Ok(()),
                Turn::Wait(until) if until <= last => clock.sleep_until(until).await,
                Turn::Wait(_) | Turn::GoAway => return Err(SLOWEST / 1_000),
            }
            turn = self.ask(name, own, clock.now());
        }
    }

    /// The password was right, and does not count.
    pub(super) fn give_back(&self, name: &str) {
        if let Some(gate) = self.names().get_mut(name) {
            gate.times = gate.times.saturating_sub(1);
        }
    }

    fn enter(&self, name: &str, own: Waiting, now: i64) -> Turn {
        let mut names = self.names();
        if names.len() >= MOST_NAMES && !names.contains_key(name) {
            names.retain(|_, gate| now - gate.since < WHILE || !gate.waiting.is_empty());
        }
        let gate = names.entry(name.to_owned()).or_insert_with(|| Gate::new(now));
        gate.enter(own, now)
    }

    fn ask(&self, name: &str, own: Waiting, now: i64) -> Turn {
        self.names().get_mut(name).map_or(Turn::Pass, |gate| gate.ask(own, now))
    }

    fn names(&self) -> MutexGuard<'_, HashMap<String, Gate>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An attempt at a gate; leaves the queue when dropped.
struct Leaving<'a> {
    gates: &'a Gates,
    name: &'a str,
    own: Waiting,
}

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        if let Some(gate) = self.gates.names().get_mut(self.name) {
            gate.waiting.remove(&self.own);
        }
    }
}

impl Gate {
    fn new(now: i64) -> Gate {
        Gate { since: now, times: 0, next: now, waiting: BTreeSet::new() }
    }

    fn enter(&mut self, own: Waiting, now: i64) -> Turn {
        if now - self.since >= WHILE {
            (self.since, self.times) = (now, 0);
        }
        if self.times < FREE {
            self.times += 1;
            return Turn::Pass;
        }
        self.waiting.insert(own);
        if self.waiting.len() > MOST_WAITING {
            self.waiting.pop_last();
        }
        self.ask(own, now)
    }

    fn ask(&mut self, own: Waiting, now: i64) -> Turn {
        if !self.waiting.contains(&own) {
            return Turn::GoAway;
        }
        if now < self.next {
            return Turn::Wait(self.next);
        }
        if self.waiting.first() != Some(&own) {
            return Turn::Wait(now + MOMENT);
        }
        self.waiting.remove(&own);
        let beyond = i64::from(self.times.saturating_sub(FREE) / STEPS);
        self.next = now + SLOWEST.min(STEP * (1 + beyond));
        self.times += 1;
        Turn::Pass
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate_after(tried: u32) -> Gate {
        let mut gate = Gate::new(0);
        for lot in 0..u64::from(tried) {
            assert_eq!(gate.enter(Waiting { tries: 1, lot }, 0), Turn::Pass);
        }
        gate
    }

    #[test]
    fn beyond_the_bound_one_passes_at_a_time_and_ever_more_slowly() {
        let mut gate = gate_after(FREE);
        let (mut now, mut longest) = (0, 0);
        for lot in 0..200 {
            let own = Waiting { tries: 1, lot };
            match gate.enter(own, now) {
                Turn::Wait(until) => {
                    assert!(until - now >= longest, "it does not become quicker");
                    (longest, now) = (until - now, until);
                    assert_eq!(gate.ask(own, now), Turn::Pass);
                }
                turn => assert_eq!((turn, lot), (Turn::Pass, 0), "the first waits for nobody"),
            }
        }
        assert_eq!(longest, SLOWEST);
        assert_eq!(gate.enter(Waiting { tries: 1, lot: 0 }, WHILE), Turn::Pass);
        assert_eq!(gate.times, 1, "it is counted anew");
    }

    #[test]
    fn whoever_has_tried_least_is_next_and_a_crowd_is_turned_away() {
        let mut gate = gate_after(FREE);
        assert_eq!(gate.enter(Waiting { tries: 9, lot: 0 }, 0), Turn::Pass);
        let crowd = (1..=64).map(|lot| Waiting { tries: 8, lot });
        let crowd: Vec<_> = crowd.collect();
        for guesser in &crowd {
            assert_eq!(gate.enter(*guesser, 0), Turn::Wait(STEP));
        }
        assert_eq!(gate.enter(Waiting { tries: 9, lot: 0 }, 0), Turn::GoAway);
        let owner = Waiting { tries: 1, lot: u64::MAX };
        assert_eq!(gate.enter(owner, 0), Turn::Wait(STEP));
        assert_eq!(gate.ask(crowd[63], STEP), Turn::GoAway, "the owner has taken its place");
        assert_eq!(gate.ask(crowd[0], STEP), Turn::Wait(STEP + MOMENT));
        assert_eq!(gate.ask(owner, STEP), Turn::Pass);
        assert_eq!(gate.ask(crowd[0], STEP), Turn::Wait(2 * STEP));
    }

    #[tokio::test]
    async fn whoever_goes_does_not_hold_up_the_others() {
        let (gates, clock) = (Gates::default(), Clock::set_to(0));
        for _ in 0..=FREE {
            gates.pass(&clock, "anna", 1).await.unwrap();
        }
        let gone = tokio::time::timeout(std::time::Duration::ZERO, gates.pass(&clock, "anna", 0));
        assert!(gone.await.is_err());
        clock.advance(std::time::Duration::from_millis(1_000));
        gates.pass(&clock, "anna", 1).await.unwrap();
        gates.pass(&clock, "ben", 1).await.unwrap();
    }
}
