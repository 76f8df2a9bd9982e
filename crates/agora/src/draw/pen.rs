//! What only this game's drawings have: names of cities and people, figures with their glyphs.

pub(super) use drawing::sheet::{Sheet, centred};
use drawing::svg::{Point, Rect};
use table::Named;

use super::icons::Icon;
use crate::Agora;
use crate::ids::Player;
use crate::names;

/// A drawing in the making.
pub(super) type Pen<'a> = drawing::Pen<'a, Agora>;

/// The name of a player's city, or of the player before there is one.
pub(super) fn city_name(pen: &Pen<'_>, player: Player) -> String {
    pen.say(&names::of(&pen.view.board, player))
}

/// Who plays a city: the person, or the seat where no name is known.
pub(super) fn person(pen: &Pen<'_>, player: Player) -> String {
    let known = pen.options.people.get(player.index());
    known.cloned().unwrap_or_else(|| pen.say(&player.name()))
}

/// Opens a thing that can be chosen, with its words and its rings.
pub(super) fn pick(
    pen: &mut Pen<'_>,
    id: &str,
    class: &str,
    words: &str,
    (frame, radius): (Rect, f32),
) {
    pen.svg.pick(id, class, words);
    pen.svg.rings(frame, radius);
}

/// A glyph with a number after it.
pub(super) fn figure(pen: &mut Pen<'_>, icon: Icon, place: Point, class: &str, words: &str) {
    pen.icon(icon, place.by(12.0, 0.0), 24.0, class);
    pen.svg.text(centred(place.by(28.0, 0.0), 22.0), "b t22", words);
}
