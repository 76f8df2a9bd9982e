//! Clocks on the page. A script keeps them running between updates.

use maud::{Markup, html};
use table::{Message, Part};

use super::icons::icon;
use crate::seen::{Seen, SeenSeat};
use crate::words::{say, say_message};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The clock of a seat, if it has one. Its role is `timer`: screen readers read it on demand, not
/// every second.
pub(super) fn timer(seen: &Seen<'_>, seat: &SeenSeat) -> Markup {
    let Some((left, runs)) = seen.running.clock(seat.seat) else { return html! {} };
    let alarm = (seat.is_own && runs).then(|| say("clock-alarm"));
    let of = say_message(&Message::new("clock-of").text("side", &*seat.side));
    html! {
        span.timer.runs[runs].low[left < MINUTE] role="timer" data-left=(left) data-runs[runs]
            data-stamp=(seen.now()) data-days=(days("{d}", "{h}")) data-alarm=[alarm] {
            (icon("clock"))
            span.hidden { (of) " " }
            span.time { (text(left)) }
        }
    }
}

/// All clocks in a row, for games without a strip for each player to put them on.
pub(super) fn row(seen: &Seen<'_>) -> Markup {
    let timed = seen.seats().into_iter().filter(|seat| seen.running.clock(seat.seat).is_some());
    let timed: Vec<_> = timed.collect();
    let has_strip = |seat: &SeenSeat| !seen.draw(Part::Strip(seat.seat)).is_empty();
    if timed.iter().all(has_strip) {
        return html! {};
    }
    html! {
        @for seat in &timed {
            span.of {
                span.dot data-side=(seat.id) {}
                span.whose { (seat.player) }
                (timer(seen, seat))
            }
        }
    }
}

/// The time left, in the same format as the script's.
pub(super) fn text(left: i64) -> String {
    if left >= DAY {
        return days(&(left / DAY).to_string(), &(left % DAY / HOUR).to_string());
    }
    let (hours, minutes, seconds) = (left / HOUR, left % HOUR / MINUTE, left % MINUTE / SECOND);
    if hours > 0 {
        return format!("{hours}:{minutes:02}:{seconds:02}");
    }
    format!("{minutes}:{seconds:02}")
}

fn days(days: &str, hours: &str) -> String {
    say_message(&Message::new("clock-days").text("days", days).text("hours", hours))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_written_as_people_read_it() {
        assert_eq!(text(3 * DAY - SECOND), "2 d 23 h");
        assert_eq!(text(DAY - SECOND), "23:59:59");
        assert_eq!(text(HOUR), "1:00:00");
        assert_eq!(text(20 * MINUTE + 5 * SECOND), "20:05");
        assert_eq!(text(9_800), "0:09");
    }
}
