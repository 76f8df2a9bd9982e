//! What a move brought, where words are not enough: the die of a siege or of the market with what
//! it had to show, the two pairs of cards of an assault, the event of a round.

use table::{DrawOptions, Event as _, Message, Named};

use super::cards;
use super::icons::Icon;
use super::measure::{lines, width};
use super::pen::{Pen, Sheet, centred};
use super::svg::{Point, Rect, at};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Card, CardHalf, EventId, Good, Polis, Region, Side};
use crate::rules::battle::{Pair, compare};
use crate::view::View;

/// Width of a scene with one thing at its left, and of that thing's ground.
const SMALL: f32 = 700.0;
const THING: f32 = 190.0;
/// Width of an assault, and heights of its header and of its cards' row.
const LARGE: f32 = 1280.0;
const HEADER: f32 = 64.0;
const ROW: f32 = 290.0;
const CARD: (f32, f32) = (150.0, 200.0);
/// Height of a line of words.
const LINE: f32 = 30.0;
/// The width of the table in whose units scenes are drawn.
const TABLE: f32 = 1600.0;

/// What a scene shows.
enum Subject {
    /// A die that decides over a polis.
    Siege { polis: Polis, face: u8, falls: bool },
    /// A die that moves a price.
    Market { good: Good, face: u8 },
    /// The cards of an assault, the attacker's first.
    Assault { attacker: Side, region: Region, pairs: [(Card, Card); 2] },
    /// The event of a round.
    Event(EventId),
}

/// Draws what happened in one move; empty if there is nothing to show.
pub(crate) fn draw(before: &View, events: &[Event], options: &DrawOptions<'_>) -> String {
    let Some(subject) = subject(before, events) else { return String::new() };
    let mut pen = Pen::new(before, options, "scene");
    let told: Vec<_> = events.iter().map(|event| pen.say(&event.tell().message)).collect();
    let sheet = match subject {
        Subject::Siege { polis, face, falls } => {
            let title = Message::new("draw-siege").name("polis", polis.name());
            die(&mut pen, face);
            said(pen, &title, Some(falls), &told)
        }
        Subject::Market { good, face } => {
            let title = Message::new("draw-haggle").name("good", good.name());
            die(&mut pen, face);
            said(pen, &title, None, &told)
        }
        Subject::Event(card) => {
            let words = pen.say(&card.text());
            pen.icon(Icon::Event, at(THING / 2.0, 84.0), 92.0, "terra");
            said(pen, &card.name(), None, &[words])
        }
        Subject::Assault { attacker, region, pairs } => {
            // The cards say which were laid; what is left to tell is what they brought.
            let told = &told[1.min(told.len())..];
            assault(pen, attacker, region, &pairs, told)
        }
    };
    let wide = sheet.size.0 * options.width as f32 / TABLE;
    sheet.document(wide.round() as u32, options.theme)
}

fn subject(before: &View, events: &[Event]) -> Option<Subject> {
    events.iter().find_map(|event| match *event {
        // POL-7.12: siege discs count with the die.
        Event::SiegeRolled { face, bonus, need } => match before.steps.last() {
            Some(Frame::Siege(siege)) => {
                Some(Subject::Siege { polis: siege.polis, face, falls: face + bonus >= need })
            }
            _ => None,
        },
        Event::MarketRolled { face, .. } => match before.steps.last() {
            Some(Frame::Haggle(step)) => Some(Subject::Market { good: step.good, face }),
            _ => None,
        },
        Event::Defended { cards, .. } => assault_of(before, cards),
        Event::CardDrawn { card } => Some(Subject::Event(card)),
        _ => None,
    })
}

fn assault_of(before: &View, defence: [CardHalf; 2]) -> Option<Subject> {
    let battle = before.battle()?;
    let defence = defence.map(|half| before.board.edition.kind(half));
    let pairs = [0, 1].map(|lane| battle.attack[lane].zip(Some(defence[lane])));
    let [Some(first), Some(second)] = pairs else { return None };
    let (attacker, region) = (battle.attacker, battle.region);
    Some(Subject::Assault { attacker, region, pairs: [first, second] })
}

/// A four-sided die: it shows three faces before it comes to rest, where motion is wanted.
fn die(pen: &mut Pen<'_>, face: u8) {
    let middle = at(THING / 2.0, 88.0);
    let (top, left, right) = (middle.by(0.0, -62.0), middle.by(-66.0, 50.0), middle.by(66.0, 50.0));
    let edge = [top, right, left].map(|p| format!("{} {}", p.x, p.y)).join("L");
    pen.svg.path(&format!("M{edge}Z"), "die");
    let inner = [top.by(0.0, 16.0), right.by(-15.0, -8.0), left.by(15.0, -8.0)];
    let inner = inner.map(|p| format!("{} {}", p.x, p.y)).join("L");
    pen.svg.path(&format!("M{inner}Z"), "die in");
    let place = centred(middle.by(0.0, 14.0), 56.0);
    let shown = (1..=4).filter(|&other| other != face).map(|other| u8::to_string(&other));
    for (class, number) in ["face f1", "face f2", "face f3"].into_iter().zip(shown) {
        pen.svg.text(place, class, &number);
    }
    pen.svg.text(place, "face rest", &face.to_string());
}

/// Title, verdict and sentences at the right of what has been drawn.
fn said(mut pen: Pen<'_>, title: &Message, good: Option<bool>, told: &[String]) -> Sheet {
    let left = THING + 30.0;
    let told: Vec<_> = told.iter().flat_map(|one| lines(one, 22.0, SMALL - left - 26.0)).collect();
    let height = (96.0 + LINE * told.len() as f32).max(176.0);
    let title = pen.say(title);
    pen.svg.text(at(left, 54.0), "serif t30", &title);
    if let Some(good) = good {
        verdict(&mut pen, at(left + width(&title, 30.0) + 30.0, 44.0), good);
    }
    pen.svg.group("late");
    for (row, line) in told.iter().enumerate() {
        pen.svg.text(at(left, 96.0 + LINE * row as f32), "t22", line);
    }
    pen.svg.end();
    on_ground(pen, (SMALL, height), THING, title)
}

/// Puts what was drawn on paper, with a dark ground at its left.
fn on_ground(pen: Pen<'_>, size: (f32, f32), dark: f32, label: String) -> Sheet {
    let (wide, high) = size;
    pen.on_ground(size, label, |svg| {
        svg.rect(Rect::new(0.0, 0.0, wide, high), 14.0, "sheet");
        let d =
            format!("M14 0H{dark}V{high}H14A14 14 0 0 1 0 {}V14A14 14 0 0 1 14 0Z", high - 14.0);
        svg.path(&d, "slip");
    })
}

/// A check or a cross, in its colour.
fn verdict(pen: &mut Pen<'_>, place: Point, good: bool) {
    let Point { x, y } = place;
    let (d, class) = if good {
        (format!("M{} {y}L{x} {}L{} {}", x - 13.0, y + 11.0, x + 16.0, y - 13.0), "tick good")
    } else {
        let (l, r, t, b) = (x - 12.0, x + 12.0, y - 12.0, y + 12.0);
        (format!("M{l} {t}L{r} {b}M{r} {t}L{l} {b}"), "tick bad")
    };
    pen.svg.group("late");
    pen.svg.path(&d, class);
    pen.svg.end();
}

/// Both pairs, each with what it brought, and the sum below.
fn assault(
    mut pen: Pen<'_>,
    attacker: Side,
    region: Region,
    pairs: &[(Card, Card); 2],
    told: &[String],
) -> Sheet {
    let title = Message::new("draw-assault").name("region", region.name());
    let title = pen.say(&title);
    pen.icon(Icon::Battle, at(44.0, HEADER / 2.0), 36.0, "terra");
    pen.svg.text(centred(at(78.0, HEADER / 2.0), 30.0), "serif t30 on-slip", &title);
    let half = LARGE / 2.0;
    for (nth, &pair) in pairs.iter().enumerate() {
        let area = Rect::new(half * nth as f32, HEADER, half, ROW);
        draw_pair(&mut pen, attacker, region, pair, area);
    }
    let bottom = HEADER + ROW;
    pen.svg.path(&format!("M{half} {HEADER}V{bottom}"), "line");
    let told: Vec<_> = told.iter().flat_map(|one| lines(one, 22.0, LARGE - 80.0)).collect();
    pen.svg.group("late");
    for (row, line) in told.iter().enumerate() {
        pen.svg.text(at(half, bottom + 38.0 + LINE * row as f32), "m t22 b", line);
    }
    pen.svg.end();
    let high = bottom + 26.0 + LINE * told.len() as f32;
    pen.on_ground((LARGE, high), title, |svg| {
        svg.rect(Rect::new(0.0, 0.0, LARGE, high), 14.0, "sheet");
        svg.rect(Rect::new(0.0, HEADER, LARGE, ROW), 0.0, "sunk");
        let right = LARGE - 14.0;
        let d = format!("M0 {HEADER}V14A14 14 0 0 1 14 0H{right}A14 14 0 0 1 {LARGE} 14V{HEADER}Z");
        svg.path(&d, "slip");
    })
}

/// The attacker's card at the left, the answer at the right, and between them what it means.
fn draw_pair(
    pen: &mut Pen<'_>,
    attacker: Side,
    region: Region,
    (attack, defence): (Card, Card),
    area: Rect,
) {
    let (y, defender) = (area.y + 66.0, attacker.other());
    let left = Rect::new(area.x + 24.0, y, CARD.0, CARD.1);
    let right = Rect::new(area.right() - 24.0 - CARD.0, y, CARD.0, CARD.1);
    let sides =
        [(left, attack, "draw-attacks", attacker), (right, defence, "draw-answers", defender)];
    for (frame, card, role, side) in sides {
        let words = pen.say(&Message::new(role).name("side", side.name()));
        let class = format!("m b t20 si {}", side.id());
        pen.svg.text(at(frame.middle().x, area.y + 44.0), &class, &words);
        cards::face(pen, card, region, frame);
    }
    let pair = compare(&pen.view.board, attack, defence);
    let middle = area.middle().x;
    verdict(pen, at(middle, y + 34.0), !pair.loss);
    pen.svg.group("late");
    let mut row = y + 84.0;
    for message in meaning(pair, attacker) {
        for line in lines(&pen.say(&message), 20.0, right.x - left.right() - 20.0) {
            pen.svg.text(at(middle, row), "m t20", &line);
            row += 26.0;
        }
        row += 8.0;
    }
    pen.svg.end();
}

/// What a pair of cards brings: whether a unit falls, and prestige.
fn meaning(pair: Pair, attacker: Side) -> [Message; 2] {
    let units = match pair.loss {
        true => Message::new("draw-struck").name("side", attacker.other().name()),
        false => Message::new("draw-held"),
    };
    let prestige = match pair.prestige {
        0 => Message::new("draw-no-prestige"),
        n if n > 0 => Message::new("draw-wins").number("n", n),
        n => Message::new("draw-pays").number("n", n.unsigned_abs()),
    };
    [units, prestige.name("side", attacker.name())]
}
