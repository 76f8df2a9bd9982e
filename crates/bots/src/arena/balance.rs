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

/// Tables in Markdown: a row for each set-up and, where seats play with different things, a row
/// for each of them.
impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = self.0.iter().max_by_key(|report| by_seat(report).count());
        let Some(longest) = longest else { return Ok(()) };
        let seats: Vec<_> = by_seat(longest).map(|(seat, _)| seat).collect();
        write!(f, "| edition | scenario | games |")?;
        for seat in &seats {
            write!(f, " {seat} wins | {seat} scores |")?;
        }
        writeln!(f, " moves | endings |")?;
        writeln!(f, "|---|---|---|{}---|---|", "---|---|".repeat(seats.len()))?;
        self.0.iter().try_for_each(|report| write_row(f, report, seats.len()))?;
        if self.0.iter().all(|report| report.by_role.is_empty()) {
            return Ok(());
        }
        writeln!(f, "\n| scenario | seats | with | games | wins | times its share | scores |")?;
        writeln!(f, "|---|---|---|---|---|---|---|")?;
        self.0.iter().try_for_each(|report| write_roles(f, report))
    }
}

fn percent(rate: Estimate) -> String {
    let Estimate { value, low, high } = rate;
    format!("{:.0}% [{:.0}, {:.0}]", value * 100.0, low * 100.0, high * 100.0)
}

/// What was played with, and how its share of victories compares with an even one.
fn write_roles(f: &mut fmt::Formatter<'_>, report: &Report) -> fmt::Result {
    let seats = by_seat(report).count();
    for (role, Figures { games, win_rate, score, .. }) in &report.by_role {
        write!(f, "| {} | {seats} | {role} | {games} | {} |", report.scenario, percent(*win_rate))?;
        write!(f, " {:.2} |", win_rate.times(seats as f64))?;
        writeln!(f, " {:.1} ± {:.1} |", score.value, score.high - score.value)?;
    }
    Ok(())
}

fn write_row(f: &mut fmt::Formatter<'_>, report: &Report, seats: usize) -> fmt::Result {
    let Report { edition, scenario, games, .. } = report;
    write!(f, "| {edition} | {scenario} | {games} |")?;
    for (_, Figures { win_rate, score, .. }) in by_seat(report) {
        write!(f, " {} |", percent(*win_rate))?;
        write!(f, " {:.1} ± {:.1} |", score.value, score.high - score.value)?;
    }
    f.write_str(&"  |  |".repeat(seats - by_seat(report).count()))?;
    let plies = report.plies;
    write!(f, " {:.0} ± {:.0} |", plies.value, plies.high - plies.value)?;
    let endings: Vec<_> = report.endings.iter().map(|(why, n)| format!("{why} {n}")).collect();
    writeln!(f, " {} |", endings.join(", "))
}
