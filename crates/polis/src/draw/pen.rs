//! What every part of the drawing is drawn with: the view, the words, and the glyphs used.

use drawing::glyphs::Glyphs;
use drawing::sheet::Look;
pub(super) use drawing::sheet::{Sheet, centred};
use table::{Message, Speech};

use super::icons::Icon;
use super::palette::PALETTE;
use super::style::LOOK;
use super::svg::{Point, Rect, Svg};
use crate::Polis;
use crate::board::Board;
use crate::components::Edition;
use crate::ids::Side;
use crate::view::View;

/// How drawings of this game look.
pub(super) static POLIS: Look = Look::new("pol", LOOK, PALETTE.tokens);

/// A drawing in the making.
pub(super) struct Pen<'a> {
    pub(super) svg: Svg,
    pub(super) view: &'a View,
    language: &'a str,
    glyphs: Glyphs,
    /// Further definitions.
    defs: Svg,
}

impl<'a> Pen<'a> {
    pub(super) fn new(view: &'a View, language: &'a str, part: &'static str) -> Pen<'a> {
        let (svg, defs) = (Svg::with_capacity(1 << 16), Svg::default());
        Pen { svg, view, language, glyphs: Glyphs::new(part), defs }
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.view.board
    }

    pub(super) fn edition(&self) -> &'static Edition {
        self.view.board.edition
    }

    /// A message in the reader's language.
    pub(super) fn say(&self, message: &Message) -> String {
        Polis::words_of(self.edition().id).say(self.language, message)
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The id of a definition of this part.
    pub(super) fn def(&self, id: &str) -> String {
        self.glyphs.def(id)
    }

    /// Where definitions are written.
    pub(super) fn defs(&mut self) -> &mut Svg {
        &mut self.defs
    }

    /// Uses a definition of this part as it stands.
    pub(super) fn reuse(&mut self, id: &str, class: &str) {
        let href = format!("#{}", self.def(id));
        self.svg.tag("use").text_attr("href", &href).class(class).empty();
    }

    /// A glyph around a point.
    pub(super) fn icon(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        self.glyphs.draw(&mut self.svg, icon, (centre, size), class);
    }

    /// A glyph around a point of a definition.
    pub(super) fn icon_in_defs(&mut self, icon: Icon, centre: Point, size: f32, class: &str) {
        self.glyphs.draw(&mut self.defs, icon, (centre, size), class);
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
        let Pen { svg, glyphs, mut defs, .. } = self;
        glyphs.define::<Icon>(&mut defs);
        // Parts of one kind, such as both strips, look the same.
        let kind = glyphs.part().split('-').next().unwrap_or_default();
        Sheet::new((&POLIS, kind), size, label, (defs, svg))
    }
}
