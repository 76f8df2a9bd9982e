//! The timeline of a replay: how well each seat stood, and the marks.

use maud::{Markup, html};
use table::timeline::{Mark, MarkKind, Timeline, Worth};
use table::{Message, Seat};

use crate::pages::icons::icon;
use crate::seen::Seen;
use crate::words::{say, say_message};

/// The size of the drawing; it is stretched to the width of the slider.
const WIDTH: f32 = 1_000.0;
const HEIGHT: f32 = 40.0;

/// Each seat's share of the judgement, move by move, with the marks. A click leads there.
pub(super) fn chart(seen: &Seen<'_>, timeline: &Timeline, last: usize) -> Markup {
    let x = |ply: usize| format!("{:.1}", WIDTH * ply as f32 / last.max(1) as f32);
    let box_ = format!("0 0 {WIDTH} {HEIGHT}");
    html! {
        svg.course id="course" viewBox=(box_) preserveAspectRatio="none" role="img" {
            title { (say("course-title")) }
            desc { (described(seen, timeline)) }
            @let seats = seen.seats();
            @for seat in &seats {
                path.band.alone[seats.len() == 1] data-side=(seat.id) d=(band(timeline, seat.seat, last)) {}
            }
            @for mark in &timeline.marks {
                @match mark.kind {
                    MarkKind::Chapter => line.chapter x1=(x(mark.ply)) x2=(x(mark.ply)) y1="0" y2=(HEIGHT) {},
                    MarkKind::Landmark => line.landmark x1=(x(mark.ply)) x2=(x(mark.ply)) y1=(HEIGHT * 0.72) y2=(HEIGHT) {},
                    MarkKind::Turn(_) => line.turning x1=(x(mark.ply)) x2=(x(mark.ply)) y1="0" y2=(HEIGHT * 0.45) {},
                }
            }
        }
    }
}

/// The end of the chart in words, for screen readers.
fn described(seen: &Seen<'_>, timeline: &Timeline) -> String {
    let Some(end) = timeline.worth.last() else { return String::new() };
    let shares = seen.seats().into_iter().map(|seat| {
        let share = (100.0 * share(end, seat.seat)).round();
        format!("{} {share} %", seat.side)
    });
    let shares: Vec<_> = shares.collect();
    say_message(&Message::new("course-end").text("shares", shares.join(", ")))
}

/// A seat's share of the total worth; a solo player shares it with the game.
fn share(worth: &Worth, seat: Seat) -> f32 {
    let all: f32 = if worth.seats.len() == 1 { 1.0 } else { worth.seats.iter().sum() };
    let own = worth.seats.get(seat.index()).copied().unwrap_or(0.0);
    if all > 0.0 { (own / all).clamp(0.0, 1.0) } else { 1.0 / worth.seats.len().max(1) as f32 }
}

/// A seat's band of the chart: stacked on the shares of the seats before it.
fn band(timeline: &Timeline, seat: Seat, last: usize) -> String {
    let before =
        |worth: &Worth| -> f32 { (0..seat.0).map(|other| share(worth, Seat(other))).sum() };
    let x = |worth: &Worth| WIDTH * worth.ply as f32 / last.max(1) as f32;
    let point = |worth: &Worth, y: f32| format!("{:.1} {:.1}", x(worth), HEIGHT * y.min(1.0));
    let upper = timeline.worth.iter().map(|worth| point(worth, before(worth)));
    let lower = timeline.worth.iter().rev();
    let lower = lower.map(|worth| point(worth, before(worth) + share(worth, seat)));
    let points: Vec<_> = upper.chain(lower).collect();
    format!("M{}Z", points.join("L"))
}

/// The marks as a list of buttons.
pub(super) fn list(seen: &Seen<'_>, timeline: &Timeline) -> Markup {
    html! {
        ol.chapters id="chapters" tabindex="0" aria-label=(say("chapters")) {
            @for mark in &timeline.marks {
                li class=(class(mark)) {
                    button type="button" data-ply=(mark.ply) {
                        @match mark.kind {
                            MarkKind::Chapter => {},
                            MarkKind::Landmark => { (icon("flag")) },
                            MarkKind::Turn(_) => { (icon("moving")) },
                        }
                        span { (title(seen, mark)) }
                        small { (mark.ply) }
                    }
                }
            }
        }
    }
}

fn class(mark: &Mark) -> &'static str {
    match mark.kind {
        MarkKind::Chapter => "chapter",
        MarkKind::Landmark => "landmark",
        MarkKind::Turn(_) => "turning",
    }
}

fn title(seen: &Seen<'_>, mark: &Mark) -> String {
    match mark.kind {
        MarkKind::Chapter | MarkKind::Landmark => mark.title.clone(),
        MarkKind::Turn(seat) => {
            say_message(&Message::new("turning-point").text("side", seen.side_name(seat)))
        }
    }
}
