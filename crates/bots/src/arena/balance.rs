//! How even the sides of each set-up are: equal bots, each in its own seat.

use std::fmt;

use super::{Figures, Report, plot};
use crate::statistics::Estimate;

/// Matches between equal bots, one for each set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Balance(pub Vec<Report>);

impl Balance {
    /// The share of games that each side won, as a picture.
    #[must_use]
    pub fn svg(&self) -> String {
        plot::balance(&self.0)
    }
}

/// The figures of each seat, in the order of the seats.
pub(super) fn by_seat(report: &Report) -> impl Iterator<Item = (&'static str, &Figures)> {
    let seats = report.contestants.iter().flat_map(|contestant| &contestant.by_seat);
    seats.map(|(seat, figures)| (*seat, figures))
}

/// A table in Markdown, a row for each set-up.
impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.0.first() else { return Ok(()) };
        let seats: Vec<_> = by_seat(first).map(|(seat, _)| seat).collect();
        write!(f, "| edition | scenario | games |")?;
        for seat in &seats {
            write!(f, " {seat} wins | {seat} scores |")?;
        }
        writeln!(f, " moves | endings |")?;
        writeln!(f, "|---|---|---|{}---|---|", "---|---|".repeat(seats.len()))?;
        self.0.iter().try_for_each(|report| write_row(f, report))
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, report: &Report) -> fmt::Result {
    let Report { edition, scenario, games, .. } = report;
    write!(f, "| {edition} | {scenario} | {games} |")?;
    for (_, Figures { win_rate, score, .. }) in by_seat(report) {
        let Estimate { value, low, high } = *win_rate;
        let percent = |share: f64| share * 100.0;
        write!(f, " {:.0}% [{:.0}, {:.0}] |", percent(value), percent(low), percent(high))?;
        write!(f, " {:.1} ± {:.1} |", score.value, score.high - score.value)?;
    }
    let plies = report.plies;
    write!(f, " {:.0} ± {:.0} |", plies.value, plies.high - plies.value)?;
    let endings: Vec<_> = report.endings.iter().map(|(why, n)| format!("{why} {n}")).collect();
    writeln!(f, " {} |", endings.join(", "))
}
