//! What every part of the drawing is drawn with: the view, the words, and the glyphs used.

use std::sync::OnceLock;

use drawing::svg::{Point, Rect, Svg, at};
use drawing::theme;
use table::{Game, Message, Theme};

use super::icons::Icon;
use super::style::LOOK;
use crate::Agora;
use crate::board::Board;
use crate::ids::Player;
use crate::names;
use crate::view::View;

/// A drawing in the making.
pub(super) struct Pen<'a> {
    pub(super) svg: Svg,
    pub(super) view: &'a View,
    language: &'a str,
    /// Begins the ids of definitions: several parts share one page.
    part: &'static str,
    /// Glyphs in use, as a set.
    icons: u64,
}

/// A finished part of the table.
pub(super) struct Sheet {
    size: (f32, f32),
    label: String,
    inside: String,
}

impl<'a> Pen<'a> {
    pub(super) fn new(view: &'a View, language: &'a str, part: &'static str) -> Pen<'a> {
        Pen { svg: Svg::with_capacity(1 << 15), view, language, part, icons: 0 }
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// A message in the reader's language.
    pub(super) fn say(&self, message: &Message) -> String {
        Agora::words().say(self.language, message)
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The name of a player's city, or of the player before there is one.
    pub(super) fn city_name(&self, player: Player) -> String {
        match self.board().of(player).city {
            Some(city) => self.say(&names::city(city)),
            None => self.say(&names::player(player)),
        }
    }

    /// A glyph around a point.
    pub(super) fn icon(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        self.icons |= 1 << icon as u64;
        let href = format!("#{}-{}", self.part, icon.id());
        let frame = Rect::around(centre, size / 2.0);
        let tag = self.svg.tag("use").text_attr("href", &href).class(class);
        let tag = tag.num("x", frame.x).num("y", frame.y);
        tag.num("width", frame.w).num("height", frame.h).empty();
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
        for icon in Icon::ALL.into_iter().filter(|&icon| self.icons & (1 << icon as u64) != 0) {
            let id = format!("{}-{}", self.part, icon.id());
            defs.tag("symbol").id(&id).text_attr("viewBox", "0 0 24 24").holds();
            defs.raw(icon.shape());
            defs.end();
        }
        let inside = format!("<defs>{}</defs>{}", defs.finish(), self.svg.finish());
        Sheet { size, label, inside }
    }
}

impl Sheet {
    pub(super) const fn size(&self) -> (f32, f32) {
        self.size
    }

    /// The part as an SVG of its own.
    pub(super) fn document(&self, width: u32, theme: Theme) -> String {
        let mut svg = Svg::with_capacity(self.inside.len() + 8_000);
        let height = width as f32 * self.size.1 / self.size.0;
        let tag = svg.tag("svg").text_attr("xmlns", "http://www.w3.org/2000/svg").class("ago");
        let tag = tag.num("width", width as f32).num("height", height);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", self.size.0, self.size.1));
        tag.text_attr("role", "group").text_attr("aria-label", &self.label).holds();
        if let Some(rules) = stylesheet(theme) {
            svg.tag("style").text(rules);
        }
        svg.raw(&self.inside);
        svg.finish()
    }

    /// The part inside another SVG.
    pub(super) fn inset(&self, svg: &mut Svg, place: Point) {
        let tag = svg.tag("svg").num("x", place.x).num("y", place.y);
        let tag = tag.num("width", self.size.0).num("height", self.size.1);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", self.size.0, self.size.1));
        tag.text_attr("role", "group").text_attr("aria-label", &self.label).holds();
        svg.raw(&self.inside);
        svg.end();
    }
}

/// The stylesheet that a picture carries; a page has it in its own stylesheet.
pub(super) fn stylesheet(theme: Theme) -> Option<&'static str> {
    static LIGHT: OnceLock<String> = OnceLock::new();
    static DARK: OnceLock<String> = OnceLock::new();
    let kept = match theme {
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
        Theme::Page => return None,
    };
    Some(kept.get_or_init(|| theme::with_values(LOOK, theme)))
}

/// The baseline that centres text of a size on a point.
pub(super) fn centred(middle: Point, size: f32) -> Point {
    at(middle.x, middle.y + size * 0.36)
}
