//! What every part of a table is drawn with: the view, the words, and the glyphs in use.

use table::{DrawOptions, Id, Message};

use crate::sheet::Sheet;
use crate::svg::{Point, Rect, Svg};
use crate::whole::Drawn;

/// A drawing of a part in the making.
pub struct Pen<'a, G: Drawn> {
    pub svg: Svg,
    /// What is drawn once and used often.
    pub defs: Svg,
    pub view: &'a G::View,
    pub options: &'a DrawOptions<'a>,
    /// Begins the ids of definitions: several parts share one page.
    part: &'static str,
    /// The glyphs in use, by their numbers.
    glyphs: u64,
}

impl<'a, G: Drawn> Pen<'a, G> {
    /// A pen for a part. Parts of one kind have names that begin alike: `strip-athens`.
    #[must_use]
    pub fn new(view: &'a G::View, options: &'a DrawOptions<'a>, part: &'static str) -> Self {
        let (svg, defs) = (Svg::with_capacity(1 << 16), Svg::default());
        Pen { svg, defs, view, options, part, glyphs: 0 }
    }

    /// A message in the reader's language.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        G::words_on(self.view).say(self.options.language, message)
    }

    /// A message without arguments.
    #[must_use]
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The id of a definition of this part.
    #[must_use]
    pub fn def(&self, id: &str) -> String {
        format!("{}-{id}", self.part)
    }

    /// Uses a definition of this part as it stands.
    pub fn reuse(&mut self, id: &str, class: &str) {
        self.svg.tag("use").href(self.part, id).class(class).empty();
    }

    /// Uses a definition of this part at a point.
    pub fn reuse_at(&mut self, id: &str, place: Point, class: &str) {
        let tag = self.svg.tag("use").href(self.part, id).class(class);
        tag.num("x", place.x).num("y", place.y).empty();
    }

    /// A glyph around a point.
    pub fn icon(&mut self, icon: impl Id, centre: Point, size: f32, class: &str) {
        self.glyphs |= glyph::<G>(icon);
        self.svg.glyph(self.part, icon.id(), Rect::around(centre, size / 2.0), class);
    }

    /// A glyph around a point of a definition.
    pub fn icon_in_defs(&mut self, icon: impl Id, centre: Point, size: f32, class: &str) {
        self.glyphs |= glyph::<G>(icon);
        self.defs.glyph(self.part, icon.id(), Rect::around(centre, size / 2.0), class);
    }

    /// The finished part, on a ground that is drawn last because its size is known last.
    #[must_use]
    pub fn on_ground(
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
    #[must_use]
    pub fn finish(self, size: (f32, f32), label: String) -> Sheet {
        let Pen { svg, mut defs, part, .. } = self;
        let used = G::look().glyphs().iter().enumerate();
        for (_, (id, shape)) in used.filter(|(nth, _)| self.glyphs & (1 << nth) != 0) {
            let tag = defs.tag("symbol").id(&format!("{part}-{id}"));
            tag.text_attr("viewBox", "0 0 24 24").holds();
            defs.raw(shape);
            defs.end();
        }
        // Parts of one kind, such as both strips, look the same.
        let kind = part.split('-').next().unwrap_or_default();
        Sheet::new((G::look(), kind), size, label, (defs, svg))
    }
}

/// The bit of a glyph: the look's file has them in the order of their numbers.
fn glyph<G: Drawn>(icon: impl Id) -> u64 {
    debug_assert_eq!(
        G::look().glyphs().get(icon.index()).map(|(id, _)| *id),
        Some(icon.id()),
        "glyphs stand in their file in the order of their numbers"
    );
    1 << icon.index()
}
