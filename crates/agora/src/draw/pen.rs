//! What every part of the drawing is drawn with: the view, the words, and the glyphs used.

use drawing::glyphs::Glyphs;
use drawing::sheet::Look;
pub(super) use drawing::sheet::{Sheet, centred};
use drawing::svg::{Point, Rect, Svg};
use table::{DrawOptions, Message, Named, Speech};

use super::icons::Icon;
use super::palette::PALETTE;
use super::style::LOOK;
use crate::Agora;
use crate::board::Board;
use crate::ids::Player;
use crate::names;
use crate::view::View;

/// How drawings of this game look.
pub(super) static AGORA: Look = Look::new("ago", LOOK, PALETTE.tokens);

/// A drawing in the making.
pub(super) struct Pen<'a> {
    pub(super) svg: Svg,
    pub(super) view: &'a View,
    options: &'a DrawOptions<'a>,
    glyphs: Glyphs,
}

impl<'a> Pen<'a> {
    pub(super) fn new(view: &'a View, options: &'a DrawOptions<'a>, part: &'static str) -> Pen<'a> {
        Pen { svg: Svg::with_capacity(1 << 15), view, options, glyphs: Glyphs::new(part) }
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// A message in the reader's language.
    pub(super) fn say(&self, message: &Message) -> String {
        Agora::words().say(self.options.language, message)
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The name of a player's city, or of the player before there is one.
    pub(super) fn city_name(&self, player: Player) -> String {
        self.say(&names::of(self.board(), player))
    }

    /// Who plays a city: the person, or the seat where no name is known.
    pub(super) fn person(&self, player: Player) -> String {
        let known = self.options.people.get(player.index());
        known.cloned().unwrap_or_else(|| self.say(&player.name()))
    }

    /// A glyph around a point.
    pub(super) fn icon(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        self.glyphs.draw(&mut self.svg, icon, (centre, size), class);
    }

    /// Opens a thing that can be chosen, with its words and its rings.
    pub(super) fn pick(&mut self, id: &str, class: &str, words: &str, frame: Rect, radius: f32) {
        let class = format!("pick {class}");
        self.svg.tag("g").class(class.trim_end()).names(id).holds();
        self.svg.title(words);
        self.svg.rect(frame, radius, "ring d");
        self.svg.rect(frame, radius, "ring g");
    }

    /// Text with a size of its own, so that it fits.
    pub(super) fn sized(&mut self, place: Point, class: &str, size: f32, words: &str) {
        let tag = self.svg.tag("text").class(class).num("x", place.x).num("y", place.y);
        tag.num("font-size", size).text(words);
    }

    /// A glyph with a number after it; the width that both take.
    pub(super) fn figure(&mut self, icon: Icon, place: Point, class: &str, words: &str) -> f32 {
        self.icon(icon, place.by(12.0, 0.0), 24.0, class);
        self.svg.text(centred(place.by(28.0, 0.0), 22.0), "b t22", words);
        30.0 + drawing::measure::width(words, 22.0)
    }

    /// The finished part.
    pub(super) fn finish(self, size: (f32, f32), label: String) -> Sheet {
        let mut defs = Svg::default();
        self.glyphs.define::<Icon>(&mut defs);
        Sheet::new((&AGORA, ""), size, label, (defs, self.svg))
    }
}
