//! What every part of the drawing is drawn with: the view, the words, and the glyphs used.

use table::{Game, Message, Theme};

use super::icons::Icon;
use super::svg::{Point, Rect, Svg, at};
use crate::Polis;
use crate::board::Board;
use crate::components::Edition;
use crate::ids::Side;
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
    /// Further definitions.
    defs: Svg,
}

/// A finished part of the table.
pub(super) struct Sheet {
    pub(super) part: &'static str,
    pub(super) size: (f32, f32),
    /// What it is, for those who can't see it.
    pub(super) label: String,
    inside: String,
}

impl<'a> Pen<'a> {
    pub(super) fn new(view: &'a View, language: &'a str, part: &'static str) -> Pen<'a> {
        let (svg, defs) = (Svg::with_capacity(1 << 16), Svg::default());
        Pen { svg, view, language, part, icons: 0, defs }
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.view.board
    }

    pub(super) fn edition(&self) -> &'static Edition {
        self.view.board.edition
    }

    /// A message in the reader's language.
    pub(super) fn say(&self, message: &Message) -> String {
        Polis::words().say(self.language, message)
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

    /// Uses a definition of this part as it stands.
    pub(super) fn reuse(&mut self, id: &str, class: &str) {
        let href = format!("#{}-{id}", self.part);
        self.svg.tag("use").text_attr("href", &href).class(class).empty();
    }

    /// A glyph around a point.
    pub(super) fn icon(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        let (href, frame) = (self.glyph(icon), Rect::around(centre, size / 2.0));
        let tag = self.svg.tag("use").text_attr("href", &href).class(class);
        let tag = tag.num("x", frame.x).num("y", frame.y);
        tag.num("width", frame.w).num("height", frame.h).empty();
    }

    /// A glyph around a point of a definition.
    pub(super) fn icon_in_defs(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        let (href, frame) = (self.glyph(icon), Rect::around(centre, size / 2.0));
        let tag = self.defs.tag("use").text_attr("href", &href).class(class);
        let tag = tag.num("x", frame.x).num("y", frame.y);
        tag.num("width", frame.w).num("height", frame.h).empty();
    }

    fn glyph(&mut self, icon: Icon) -> String {
        self.icons |= 1 << icon as u64;
        format!("#{}-{}", self.part, icon.id())
    }

    /// A side's shape around a point: a circle for Athens, a square for Sparta, an open diamond
    /// for nobody.
    pub(super) fn shape(svg: &mut Svg, owner: Option<Side>, centre: Point, r: f32, class: &str) {
        match owner {
            Some(Side::Athens) => svg.circle(centre, r, class),
            Some(Side::Sparta) => {
                // A square looks as large as a circle when it is a little narrower.
                svg.rect(Rect::around(centre, r * 0.93), r * 0.22, class);
            }
            None => {
                let Point { x, y } = centre;
                let r = r * 1.2;
                let d = format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - r, x + r, y + r, x - r);
                svg.path(&d, class);
            }
        }
    }

    /// The rings of a thing that can be chosen, hidden at rest.
    pub(super) fn rings(&mut self, owner: Option<Side>, centre: Point, r: f32) {
        Pen::shape(&mut self.svg, owner, centre, r, "ring d");
        Pen::shape(&mut self.svg, owner, centre, r, "ring g");
    }

    /// The rings of a box that can be chosen, hidden at rest.
    pub(super) fn box_rings(&mut self, frame: Rect, radius: f32) {
        self.svg.rect(frame, radius, "ring d");
        self.svg.rect(frame, radius, "ring g");
    }

    /// The rings of a box that has others close beside it.
    pub(super) fn slim_rings(&mut self, frame: Rect, radius: f32) {
        self.svg.rect(frame, radius, "ring d slim");
        self.svg.rect(frame, radius, "ring g slim");
    }

    /// The rings of a row among others: they stay within it.
    pub(super) fn row_rings(&mut self, row: Rect) {
        self.svg.rect(row, 4.0, "hit");
        self.svg.rect(row.grown(-1.0), 5.0, "ring d thin");
        self.svg.rect(row.grown(-1.0), 5.0, "ring g thin");
    }

    /// A small caption in capitals with its glyph; the point is the left end of the baseline.
    pub(super) fn caption(&mut self, icon: Icon, place: Point, words: &str) {
        self.icon(icon, place.by(10.0, -6.5), 21.0, "clay");
        self.svg.text(place.by(27.0, 0.0), "cap", &words.to_uppercase());
    }

    /// The finished part, on a ground that is drawn last because its size is known last.
    pub(super) fn on_ground(
        mut self,
        size: (f32, f32),
        label: String,
        ground: impl FnOnce(&mut Svg),
    ) -> Sheet {
        let mut below = Svg::default();
        ground(&mut below);
        below.raw(&std::mem::take(&mut self.svg).finish());
        self.svg = below;
        self.finish(size, label)
    }

    /// The finished part.
    pub(super) fn finish(self, size: (f32, f32), label: String) -> Sheet {
        let mut defs = self.defs;
        for icon in Icon::ALL.into_iter().filter(|&icon| self.icons & (1 << icon as u64) != 0) {
            let id = format!("{}-{}", self.part, icon.id());
            defs.tag("symbol").id(&id).text_attr("viewBox", "0 0 24 24").holds();
            defs.raw(icon.shape());
            defs.end();
        }
        let inside = format!("<defs>{}</defs>{}", defs.finish(), self.svg.finish());
        Sheet { part: self.part, size, label, inside }
    }
}

impl Sheet {
    /// The part as an SVG of its own.
    pub(super) fn document(&self, width: u32, theme: Theme) -> String {
        let mut svg = Svg::with_capacity(self.inside.len() + 12_000);
        let height = width as f32 * self.size.1 / self.size.0;
        let tag = svg.tag("svg").text_attr("xmlns", "http://www.w3.org/2000/svg");
        let tag = tag.class(&self.class()).num("width", width as f32).num("height", height);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", self.size.0, self.size.1));
        tag.text_attr("role", "group").text_attr("aria-label", &self.label).holds();
        if let Some(rules) = super::theme::stylesheet(theme) {
            svg.tag("style").text(rules);
        }
        svg.raw(&self.inside);
        svg.finish()
    }

    /// The part inside another SVG.
    pub(super) fn inset(&self, svg: &mut Svg, place: Point, width: f32) {
        let height = width * self.size.1 / self.size.0;
        let tag = svg.tag("svg").class(&self.class()).num("x", place.x).num("y", place.y);
        let tag = tag.num("width", width).num("height", height);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", self.size.0, self.size.1));
        tag.text_attr("role", "group").text_attr("aria-label", &self.label).holds();
        svg.raw(&self.inside);
        svg.end();
    }

    fn class(&self) -> String {
        let kind = self.part.split('-').next().unwrap_or(self.part);
        format!("pol {kind}")
    }
}

/// Half the height of capitals and figures: a baseline so far below a middle centres them.
pub(super) fn half_cap(size: f32) -> f32 {
    size * 0.36
}

/// The baseline that centres text of a size on a point.
pub(super) fn centred(middle: Point, size: f32) -> Point {
    at(middle.x, middle.y + half_cap(size))
}
