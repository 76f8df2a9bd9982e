//! A match as a picture: win rates with their intervals.

use std::fmt::Write;

use super::balance::by_seat;
use super::{Contestant, Figures, Report};

const WIDTH: u32 = 640;
const ROW: u32 = 28;
const TOP: u32 = 52;
const BOTTOM: u32 = 36;
/// Where the axis begins and how long it is.
const LEFT: u32 = 200;
const LENGTH: u32 = 400;

/// Black, terracotta and paper, as everywhere in Hegemonia.
const INK: &str = "#231A12";
const SECOND_INK: &str = "#5E5143";
const CLAY: &str = "#A64B22";
const LINE: &str = "#D6C8AE";
const PAPER: &str = "#FCF9F2";

/// The SVG of a report: for each contestant a row with all its games, then one for each seat
/// that it took.
pub(super) fn svg(report: &Report) -> String {
    let rows = rows(report);
    let rates = TOP + ROW * rows.len() as u32 + BOTTOM;
    let height = rates + scores_height(report);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n"
    );
    let Report { game, edition, scenario, games, .. } = report;
    let title = format!("{game} {edition} {scenario}: share of {games} games won");
    text(&mut svg, 16, 26, INK, "start", &title);
    axis(&mut svg, rates - BOTTOM);
    for (index, (name, figures, is_overall)) in rows.iter().enumerate() {
        let y = TOP + ROW * index as u32 + ROW / 2;
        let ink = if *is_overall { INK } else { SECOND_INK };
        text(&mut svg, LEFT - 14, y + 4, ink, "end", name);
        bar(&mut svg, y, figures, if *is_overall { CLAY } else { SECOND_INK });
    }
    scores(&mut svg, report, rates);
    svg.push_str("</svg>\n");
    svg
}

fn scores_height(report: &Report) -> u32 {
    match report.alone.len() as u32 {
        0 => 0,
        n => TOP + ROW * n + BOTTOM,
    }
}

/// The quartiles of the scores of a solo game: a line over the middle half, a dot at the median.
fn scores(svg: &mut String, report: &Report, top: u32) {
    let all = || report.alone.iter().flat_map(|alone| alone.quartiles);
    let (Some(least), Some(most)) = (all().min(), all().max()) else { return };
    // Round outwards to whole hundreds.
    let (least, most) = (least.div_euclid(100) * 100, (most.div_euclid(100) + 1) * 100);
    let x = |score: i64| {
        f64::from(LEFT) + f64::from(LENGTH) * (score - least) as f64 / (most - least) as f64
    };
    text(svg, 16, top + 26, INK, "start", "Scores: the middle half of the games, and the median");
    let bottom = top + TOP + ROW * report.alone.len() as u32;
    for score in (least..=most).step_by(50) {
        line(svg, (x(score), top + TOP), (x(score), bottom), LINE, 1);
        text(svg, x(score) as u32, bottom + 20, SECOND_INK, "middle", &score.to_string());
    }
    for (row, alone) in report.alone.iter().enumerate() {
        let y = top + TOP + ROW * row as u32 + ROW / 2;
        let [first, median, third] = alone.quartiles;
        text(svg, LEFT - 14, y + 4, INK, "end", &alone.bot.to_string());
        line(svg, (x(first), y), (x(third), y), CLAY, 3);
        dot(svg, x(median), y, CLAY, &format!("{first}, {median}, {third}"));
    }
}

/// The SVG of matches between equal bots: for each set-up a row a seat and, where seats play with
/// different things, below it a row for each of them, beside what would be its even share.
pub(super) fn balance(reports: &[Report]) -> String {
    let sides = TOP + reports.iter().map(seats_height).sum::<u32>() + BOTTOM;
    let height = sides + roles_height(reports);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n"
    );
    let first = reports.first();
    let bot = first.and_then(|report| report.contestants.first()).map(|one| one.bot.to_string());
    let game = first.map_or("", |report| report.game);
    let title = format!("{game}: share of games won by each side, {}", bot.unwrap_or_default());
    text(&mut svg, 16, 26, INK, "start", &title);
    axis(&mut svg, sides - BOTTOM);
    let mut top = TOP;
    for report in reports {
        let name = format!("{} {}", report.edition, report.scenario);
        text(&mut svg, 16, top + 4, INK, "start", &name);
        for (row, (seat, figures)) in by_seat(report).enumerate() {
            let y = top + ROW * row as u32 + ROW / 2;
            text(&mut svg, LEFT - 14, y + 4, SECOND_INK, "end", seat);
            bar(&mut svg, y, figures, if row == 0 { INK } else { CLAY });
        }
        top += seats_height(report);
    }
    roles(&mut svg, reports, sides);
    svg.push_str("</svg>\n");
    svg
}

fn seats_height(report: &Report) -> u32 {
    ROW * by_seat(report).count() as u32 + ROW / 2
}

/// A line for the set-up, and one for each thing that was played with.
fn role_rows(report: &Report) -> u32 {
    match report.by_role.len() as u32 {
        0 => 0,
        n => n + 1,
    }
}

fn roles_height(reports: &[Report]) -> u32 {
    match reports.iter().map(role_rows).sum::<u32>() {
        0 => 0,
        rows => TOP + ROW * rows + BOTTOM,
    }
}

/// The right end of the axis on which victories are compared with an even share of them.
const MOST_SHARES: f64 = 2.5;

/// What was played with, and how its share of victories compares with an even one.
fn roles(svg: &mut String, reports: &[Report], top: u32) {
    let rows = reports.iter().map(role_rows).sum::<u32>();
    if rows == 0 {
        return;
    }
    let x =
        |shares: f64| f64::from(LEFT) + f64::from(LENGTH) * shares.min(MOST_SHARES) / MOST_SHARES;
    text(svg, 16, top + 26, INK, "start", "Victories by what was played with, in even shares");
    for half in 0..=5 {
        let shares = f64::from(half) / 2.0;
        let colour = if half == 2 { INK } else { LINE };
        line(svg, (x(shares), top + TOP), (x(shares), top + TOP + ROW * rows), colour, 1);
        let name = format!("{shares:.1}");
        text(svg, x(shares) as u32, top + TOP + ROW * rows + 20, SECOND_INK, "middle", &name);
    }
    let mut y = top + TOP + ROW / 2;
    for report in reports.iter().filter(|report| !report.by_role.is_empty()) {
        let seats = by_seat(report).count();
        let name = format!("{} {}, {seats} seats", report.edition, report.scenario);
        text(svg, 16, y + 4, INK, "start", &name);
        for (role, figures) in &report.by_role {
            y += ROW;
            text(svg, LEFT - 14, y + 4, SECOND_INK, "end", role);
            let shares = figures.win_rate.times(seats as f64);
            line(svg, (x(shares.low), y), (x(shares.high), y), CLAY, 3);
            dot(svg, x(shares.value), y, CLAY, &format!("{shares:.2}"));
        }
        y += ROW;
    }
}

fn rows(report: &Report) -> Vec<(String, &Figures, bool)> {
    let mut rows = Vec::new();
    for Contestant { bot, overall, by_seat } in &report.contestants {
        if let [(seat, figures)] = &by_seat[..] {
            rows.push((format!("{bot}, {seat}"), figures, true));
            continue;
        }
        rows.push((bot.to_string(), overall, true));
        rows.extend(by_seat.iter().map(|(seat, figures)| (format!("as {seat}"), figures, false)));
    }
    rows
}

fn axis(svg: &mut String, bottom: u32) {
    for percent in [0, 25, 50, 75, 100] {
        let x = LEFT + LENGTH * percent / 100;
        line(svg, (f64::from(x), TOP), (f64::from(x), bottom), LINE, 1);
        text(svg, x, bottom + 20, SECOND_INK, "middle", &format!("{percent}%"));
    }
}

/// The interval as a line, the figure itself as a dot on it.
fn bar(svg: &mut String, y: u32, figures: &Figures, colour: &str) {
    let x = |share: f64| f64::from(LEFT) + f64::from(LENGTH) * share;
    let rate = figures.win_rate;
    line(svg, (x(rate.low), y), (x(rate.high), y), colour, 3);
    let (value, low, high) = (rate.value * 100.0, rate.low * 100.0, rate.high * 100.0);
    dot(svg, x(rate.value), y, colour, &format!("{value:.1}% [{low:.1}, {high:.1}]"));
}

/// A dot with its figures in a tooltip.
fn dot(svg: &mut String, x: f64, y: u32, colour: &str, title: &str) {
    let _ = writeln!(
        svg,
        "<circle cx=\"{x:.1}\" cy=\"{y}\" r=\"5\" fill=\"{colour}\"><title>{title}</title></circle>"
    );
}

fn line(svg: &mut String, from: (f64, u32), to: (f64, u32), colour: &str, width: u32) {
    let ((x1, y1), (x2, y2)) = (from, to);
    // Writing to a string can't fail.
    let _ = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1}\" x2=\"{x2:.1}\" y2=\"{y2}\" stroke=\"{colour}\" \
         stroke-width=\"{width}\"/>"
    );
}

fn text(svg: &mut String, x: u32, y: u32, colour: &str, anchor: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" text-anchor=\"{anchor}\">{words}</text>"
    );
}
