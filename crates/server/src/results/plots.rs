//! Small plots: a bar in the row of a table, and the curve of results over time. The numbers stand
//! beside them, so that nobody needs to see the plot.

use maud::{Markup, html};
use table::Message;

use super::tallies::Tally;
use crate::storage::Decided;
use crate::words::{say, say_message};

/// The width of a whole bar.
const BAR: i64 = 200;
/// The size of the course of results.
const COURSE: (f32, f32) = (600.0, 70.0);

/// Decided, shared and lost as one bar, as long as `all` games are of `most`.
pub(super) fn bar(tally: Tally, most: i64) -> Markup {
    let length = |times: i64| BAR * times / most.max(1);
    let (won, shared, lost) = (length(tally.won), length(tally.shared), length(tally.lost));
    let rest = length(tally.nothing);
    html! {
        svg.bar viewBox={ "0 0 " (BAR) " 14" } preserveAspectRatio="none" aria-hidden="true" {
            rect.won x="0" width=(won) height="14" {}
            rect.shared x=(won) width=(shared) height="14" {}
            rect.lost x=(won + shared) width=(lost) height="14" {}
            rect.none x=(won + shared + lost) width=(rest) height="14" {}
        }
    }
}

/// One number as a bar.
pub(super) fn plain_bar(times: i64, most: i64) -> Markup {
    html! {
        svg.bar viewBox={ "0 0 " (BAR) " 14" } preserveAspectRatio="none" aria-hidden="true" {
            rect.plain x="0" width=(BAR * times / most.max(1)) height="14" {}
        }
    }
}

/// Victories less defeats, game by game, the oldest first.
pub(super) fn course(outcomes: &[Decided]) -> Markup {
    let mut level = 0_i32;
    let steps = outcomes.iter().map(|outcome| {
        level += match outcome {
            Decided::Won => 1,
            Decided::Lost => -1,
            Decided::Shared | Decided::Nothing => 0,
        };
        level
    });
    let levels: Vec<_> = std::iter::once(0).chain(steps).collect();
    let (low, high) = levels.iter().fold((0, 1), |(low, high), &one| (low.min(one), high.max(one)));
    let (width, height) = COURSE;
    let x = |n: usize| width * n as f32 / outcomes.len().max(1) as f32;
    let y = |level: i32| 4.0 + (height - 8.0) * (high - level) as f32 / (high - low) as f32;
    let points = levels.iter().enumerate().map(|(n, &one)| format!("{:.1},{:.1}", x(n), y(one)));
    let points: Vec<_> = points.collect();
    let end = levels.last().copied().unwrap_or(0);
    let told = Message::new("plot-course-desc").number("n", outcomes.len() as i64);
    let told = told.number("end", end).number("high", high).number("low", low);
    html! {
        svg.spark viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio="none" role="img" {
            title { (say("plot-course")) }
            desc { (say_message(&told)) }
            line x1="0" x2=(width) y1=(y(0)) y2=(y(0)) {}
            polyline points=(points.join(" ")) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_share_their_length() {
        let tally = Tally { won: 1, shared: 0, lost: 3, nothing: 0 };
        let bar = bar(tally, 4).into_string();
        assert!(bar.contains("class=\"won\" x=\"0\" width=\"50\""), "{bar}");
        assert!(bar.contains("class=\"lost\" x=\"50\" width=\"150\""), "{bar}");
        assert!(plain_bar(0, 0).into_string().contains("width=\"0\""));
    }

    #[test]
    fn a_course_goes_up_and_down() {
        let course = course(&[Decided::Won, Decided::Lost, Decided::Lost]).into_string();
        assert!(course.contains("0.0,35.0 200.0,4.0 400.0,35.0 600.0,66.0"), "{course}");
        assert!(super::course(&[]).into_string().contains("polyline"));
    }
}
