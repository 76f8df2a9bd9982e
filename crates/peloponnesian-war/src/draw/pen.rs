//! What every part of the drawing is drawn with: the view, the words, and the glyphs used.

use std::sync::OnceLock;

use drawing::svg::{Point, Rect, Svg, at};
use drawing::theme;
use table::{Message, Speech, Theme};

use super::icons::Icon;
use super::palette::PALETTE;
use super::style::LOOK;
use crate::PeloponnesianWar;
use crate::board::Board;
use crate::ids::Side;
use crate::position::Position;

/// A drawing in the making.
pub(super) struct Pen<'a> {
    pub(super) svg: Svg,
    pub(super) view: &'a Position,
    language: &'a str,
    /// Begins the ids of definitions: several parts share one page.
    part: &'static str,
    /// Glyphs in use, as a set.
    icons: u32,
    /// Further definitions.
    defs: Svg,
}

/// A finished part of the table.
pub(super) struct Sheet {
    pub(super) size: (f32, f32),
    /// What it is, for those who can't see it.
    pub(super) label: String,
    inside: String,
}

impl<'a> Pen<'a> {
    pub(super) fn new(view: &'a Position, language: &'a str, part: &'static str) -> Pen<'a> {
        let (svg, defs) = (Svg::with_capacity(1 << 17), Svg::default());
        Pen { svg, view, language, part, icons: 0, defs }
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// A message in the reader's language.
    pub(super) fn say(&self, message: &Message) -> String {
        PeloponnesianWar::words().say(self.language, message)
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The id of a definition of this part.
    pub(super) fn def(&self, id: &str) -> String {
        format!("{}-{id}", self.part)
    }

    /// Where definitions are written.
    pub(super) fn defs(&mut self) -> &mut Svg {
        &mut self.defs
    }

    /// Uses a definition of this part at a point.
    pub(super) fn reuse(&mut self, id: &str, place: Point, class: &str) {
        let href = format!("#{}-{id}", self.part);
        let tag = self.svg.tag("use").text_attr("href", &href).class(class);
        if place == Point::default() {
            tag.empty();
        } else {
            tag.num("x", place.x).num("y", place.y).empty();
        }
    }

    /// A glyph around a point.
    pub(super) fn icon(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        self.icons |= 1 << icon as u32;
        let (href, frame) = (self.def(icon.id()), Rect::around(centre, size / 2.0));
        let tag = self.svg.tag("use").text_attr("href", &format!("#{href}")).class(class);
        let tag = tag.num("x", frame.x).num("y", frame.y);
        tag.num("width", frame.w).num("height", frame.h).empty();
    }

    /// A small caption in capitals with its glyph; the point is the left end of the baseline.
    pub(super) fn caption(&mut self, icon: Icon, place: Point, words: &str) {
        self.icon(icon, place.by(13.0, -9.0), 28.0, "clay");
        self.svg.text(place.by(36.0, 0.0), "cap", &words.to_uppercase());
    }

    /// The square of a side with its emblem.
    pub(super) fn emblem(&mut self, side: Side, frame: Rect) {
        self.svg.rect(frame, 0.0, &format!("side {}", side.id()));
        self.icon(Icon::emblem(side), frame.middle(), frame.h * 0.64, "on");
    }

    /// The finished part.
    pub(super) fn finish(self, size: (f32, f32), label: String) -> Sheet {
        let mut defs = self.defs;
        for icon in Icon::ALL.into_iter().filter(|&icon| self.icons & (1 << icon as u32) != 0) {
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
    /// The part as an SVG of its own.
    pub(super) fn document(&self, width: u32, theme: Theme) -> String {
        let mut svg = Svg::with_capacity(self.inside.len() + 12_000);
        let height = width as f32 * self.size.1 / self.size.0;
        let tag = svg.tag("svg").text_attr("xmlns", "http://www.w3.org/2000/svg");
        let tag = tag.class("pw").num("width", width as f32).num("height", height);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", self.size.0, self.size.1));
        tag.text_attr("role", "group").text_attr("aria-label", &self.label).holds();
        if let Some(rules) = stylesheet(theme) {
            svg.tag("style").text(rules);
        }
        svg.raw(&self.inside);
        svg.finish()
    }

    /// The part inside another SVG.
    pub(super) fn inset(&self, svg: &mut Svg, place: Point, width: f32) {
        let height = width * self.size.1 / self.size.0;
        let tag = svg.tag("svg").num("x", place.x).num("y", place.y);
        let tag = tag.num("width", width).num("height", height);
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
    Some(kept.get_or_init(|| theme::with_values(LOOK, PALETTE.tokens, theme)))
}

/// The baseline that centres text of a size on a point.
pub(super) fn centred(middle: Point, size: f32) -> Point {
    at(middle.x, middle.y + size * 0.36)
}
