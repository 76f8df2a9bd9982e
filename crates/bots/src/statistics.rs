//! Figures with confidence intervals.

use std::fmt;

use serde::Serialize;

/// A figure with the bounds between which its true value lies with 95% confidence.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    /// The figure itself.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Estimate {
    /// The same scaled by a factor, to change its unit.
    #[must_use]
    pub fn times(self, factor: f64) -> Estimate {
        let Estimate { value, low, high } = self;
        Estimate { value: value * factor, low: low * factor, high: high * factor }
    }
}

/// The figure with its bounds, to as many places as asked for.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Estimate { value, low, high } = self;
        let places = f.precision().unwrap_or(1);
        write!(f, "{value:.places$} [{low:.places$}, {high:.places$}]")
    }
}

/// 95% of a normal distribution lies within this many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// The share of `successes` among `n` trials, with Wilson's interval, which holds for few trials
/// and for shares near 0 and 1 too. A half success is a draw.
#[must_use]
pub fn wilson(successes: f64, n: u64) -> Estimate {
    if n == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = n as f64;
    let share = successes / n;
    let denominator = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / denominator;
    let reach =
        Z / denominator * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    let low = (centre - reach).max(0.0).min(share);
    let high = (centre + reach).min(1.0).max(share);
    Estimate { value: share, low, high }
}

/// The difference in strength that an expected share of wins stands for, in Elo points. Shares of 0
/// and 1 would be infinite; they are taken for one in a thousand away.
#[must_use]
pub fn elo(share: Estimate) -> Estimate {
    let points = |share: f64| {
        let share = share.clamp(0.001, 0.999);
        400.0 * (share / (1.0 - share)).log10()
    };
    Estimate { value: points(share.value), low: points(share.low), high: points(share.high) }
}

/// Sums from which a mean and its interval follow. They are whole numbers, so that the order in
/// which games end makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    n: u64,
    sum: i64,
    squares: i64,
}

impl Sums {
    /// Takes a number into account.
    pub fn add(&mut self, number: i64) {
        self.n += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Takes other sums into account.
    pub fn merge(&mut self, other: &Sums) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean, with the interval of a normal distribution.
    #[must_use]
    pub fn mean(&self) -> Estimate {
        if self.n == 0 {
            return Estimate::default();
        }
        let n = self.n as f64;
        let mean = self.sum as f64 / n;
        let squares = (self.squares as f64 - self.sum as f64 * mean).max(0.0);
        let error = if self.n > 1 { (squares / (n - 1.0) / n).sqrt() } else { 0.0 };
        Estimate { value: mean, low: mean - Z * error, high: mean + Z * error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(estimate: Estimate, value: f64, low: f64, high: f64) {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-4;
        let all = near(estimate.value, value) && near(estimate.low, low);
        assert!(all && near(estimate.high, high), "{estimate:?}");
    }

    #[test]
    fn wilsons_interval_gives_the_published_numbers() {
        // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        close(wilson(81.0, 263), 0.308, 0.2553, 0.3662);
        close(wilson(15.0, 148), 0.1014, 0.0624, 0.1605);
        close(wilson(0.0, 20), 0.0, 0.0, 0.1611);
        close(wilson(1.0, 29), 0.0345, 0.0061, 0.1718);
        // The mirror image of 0 in 29.
        close(wilson(29.0, 29), 1.0, 0.8830, 1.0);
        close(wilson(0.0, 0), 0.0, 0.0, 1.0);
    }

    #[test]
    fn a_mean_has_the_normal_interval() {
        let mut sums = Sums::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|number| sums.add(number));
        // Standard deviation 2.13809 over n - 1, standard error 0.755929.
        close(sums.mean(), 5.0, 3.51841, 6.48159);
        let mut twice = sums;
        twice.merge(&sums);
        assert_eq!(twice.mean().value, 5.0);
        close(Sums::default().mean(), 0.0, 0.0, 0.0);
    }

    #[test]
    fn elo_is_the_usual_scale() {
        let share = Estimate { value: 0.5, low: 1.0 / 11.0, high: 10.0 / 11.0 };
        close(elo(share), 0.0, -400.0, 400.0);
        assert!(elo(wilson(5.0, 5)).value.is_finite());
    }
}
