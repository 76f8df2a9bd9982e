//! Combat cards: black figures on clay; only the half that counts is drawn.

use table::Message;

use super::icons::Icon;
use super::measure::lines;
use super::pen::{Pen, centred};
use super::svg::{Rect, at};
use crate::ids::{Card, CardHalf, Region};

/// A card's face.
pub(super) fn face(pen: &mut Pen<'_>, card: Card, region: Region, frame: Rect) {
    let (formation, manoeuvre) = halves(pen.view.board.edition.half(card, region));
    pen.svg.rect(frame, 9.0, "card");
    pen.svg.rect(frame.grown(-5.0), 5.0, "card-in");
    let name = pen.say(&Message::new(format!("formation-{formation}")));
    let words = lines(&name, 20.0, frame.w - 14.0);
    let first = frame.y + 28.0;
    for (row, line) in words.iter().enumerate() {
        let place = at(frame.middle().x, first + 20.0 * row as f32);
        pen.svg.text(place, "serif m card-ink t20", line);
    }
    let foot = Rect::new(frame.x + 6.0, frame.bottom() - 38.0, frame.w - 12.0, 32.0);
    let top = first + 20.0 * (words.len() as f32 - 1.0) + 6.0;
    let size = (foot.y - top - 6.0).min(frame.w * 0.62);
    let middle = at(frame.middle().x, (top + foot.y) / 2.0);
    pen.icon(Icon::formation(formation), middle, size, "card-ink");
    pen.svg.rect(foot, 3.0, "card-foot");
    let manoeuvre = pen.say(&Message::new(format!("manoeuvre-{manoeuvre}")));
    pen.svg.text(centred(at(foot.x + 7.0, foot.middle().y), 19.0), "card-on small", &manoeuvre);
    let value = pen.view.board.edition.cards[card.index()].value.to_string().replace('-', "−");
    let place = centred(at(foot.right() - 7.0, foot.middle().y), 24.0);
    pen.svg.text(place, "card-on b e t24", &value);
}

/// A card's back.
pub(super) fn back(pen: &mut Pen<'_>, frame: Rect) {
    pen.svg.rect(frame, frame.w * 0.08, "back");
    pen.icon(Icon::Helmet, frame.middle(), frame.w * 0.5, "back-ink");
}

/// A place where a card will lie.
pub(super) fn gap(pen: &mut Pen<'_>, frame: Rect) {
    pen.svg.rect(frame, 9.0, "gap");
}

/// A card small enough for a row of many: its value, on clay while it may still come.
pub(super) fn pip(pen: &mut Pen<'_>, value: i8, frame: Rect, unseen: bool) {
    pen.svg.group(if unseen { "" } else { "off" });
    pen.svg.rect(frame, 4.0, if unseen { "pip" } else { "pip gone" });
    let value = value.to_string().replace('-', "−");
    pen.svg.text(
        centred(frame.middle(), 19.0),
        if unseen { "b m card-ink" } else { "b m" },
        &value,
    );
    pen.svg.end();
}

/// Formation and manoeuvre: `elite_trireme_diekplous` is a diekplous of elite triremes.
pub(super) fn halves(half: CardHalf) -> (&'static str, &'static str) {
    half.id().rsplit_once('_').unwrap_or((half.id(), ""))
}
