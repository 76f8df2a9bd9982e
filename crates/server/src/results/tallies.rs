//! Sums of results: by side, by opponent, and runs of victories.

use std::collections::BTreeMap;

use crate::storage::{Counted, Decided};

/// How often something was won, shared, lost, or ended without either.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) won: i64,
    pub(super) shared: i64,
    pub(super) lost: i64,
    pub(super) nothing: i64,
}

impl Tally {
    /// All games.
    pub(super) fn all(self) -> i64 {
        self.won + self.shared + self.lost + self.nothing
    }

    fn add(&mut self, outcome: Decided, times: i64) {
        match outcome {
            Decided::Won => self.won += times,
            Decided::Shared => self.shared += times,
            Decided::Lost => self.lost += times,
            Decided::Nothing => self.nothing += times,
        }
    }
}

/// Counts together by what they are of, in its order.
pub(super) fn by<K: Ord + Clone>(counted: &[Counted<K>]) -> Vec<(K, Tally)> {
    let mut tallies: BTreeMap<K, Tally> = BTreeMap::new();
    for one in counted {
        tallies.entry(one.of.clone()).or_default().add(one.outcome, one.times);
    }
    tallies.into_iter().collect()
}

/// Everything together.
pub(super) fn total<K>(counted: &[Counted<K>]) -> Tally {
    let mut all = Tally::default();
    for one in counted {
        all.add(one.outcome, one.times);
    }
    all
}

/// Runs of victories: the one that goes on, and the longest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Streaks {
    pub(super) now: usize,
    pub(super) longest: usize,
}

/// From results in order, the oldest first. A shared victory does not end a run, nor lengthen it.
pub(super) fn streaks(outcomes: impl Iterator<Item = Decided>) -> Streaks {
    let mut streaks = Streaks::default();
    for outcome in outcomes {
        match outcome {
            Decided::Won => streaks.now += 1,
            Decided::Lost => streaks.now = 0,
            Decided::Shared | Decided::Nothing => {}
        }
        streaks.longest = streaks.longest.max(streaks.now);
    }
    streaks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_summed_by_what_they_are_of() {
        let counted = |of, outcome, times| Counted { of, outcome, times };
        let all = [
            counted("b", Decided::Won, 2),
            counted("a", Decided::Lost, 1),
            counted("b", Decided::Lost, 3),
        ];
        let tallies = by(&all);
        assert_eq!(tallies[0], ("a", Tally { lost: 1, ..Tally::default() }));
        assert_eq!(tallies[1], ("b", Tally { won: 2, lost: 3, ..Tally::default() }));
        assert_eq!(total(&all).all(), 6);
    }

    #[test]
    fn a_run_ends_with_a_defeat() {
        use Decided::{Lost, Shared, Won as W};
        let of = |outcomes: &[Decided]| streaks(outcomes.iter().copied());
        assert_eq!(of(&[W, W, Lost, W]), Streaks { now: 1, longest: 2 });
        assert_eq!(of(&[W, Shared, W]), Streaks { now: 2, longest: 2 });
        assert_eq!(of(&[]), Streaks::default());
    }
}
