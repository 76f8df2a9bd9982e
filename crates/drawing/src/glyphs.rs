//! Glyphs: defined once in a part of a drawing, and used as often as wanted.

use crate::svg::{Point, Rect, Svg};

/// The glyphs of a game, drawn on a field of 24 by 24.
pub trait Glyph: Copy + 'static {
    /// Every glyph, in the order of its number; at most 64.
    const ALL: &'static [Self];

    /// Its number.
    fn number(self) -> u32;
    /// The last part of the id of its definition.
    fn id(self) -> &'static str;
    /// Its shapes.
    fn shape(self) -> &'static str;
}

/// Which glyphs a part of a drawing uses.
#[derive(Clone, Copy, Debug)]
pub struct Glyphs {
    /// Begins the ids of definitions: several parts share one page.
    part: &'static str,
    used: u64,
}

impl Glyphs {
    #[must_use]
    pub const fn new(part: &'static str) -> Glyphs {
        Glyphs { part, used: 0 }
    }

    /// The part that they belong to.
    #[must_use]
    pub const fn part(&self) -> &'static str {
        self.part
    }

    /// The id of a definition of this part.
    #[must_use]
    pub fn def(&self, id: &str) -> String {
        format!("{}-{id}", self.part)
    }

    /// Draws a glyph around a point.
    pub fn draw<G: Glyph>(
        &mut self,
        svg: &mut Svg,
        glyph: G,
        (centre, size): (Point, f32),
        class: &str,
    ) {
        self.used |= 1 << glyph.number();
        let (href, frame) = (self.def(glyph.id()), Rect::around(centre, size / 2.0));
        let tag = svg.tag("use").text_attr("href", &format!("#{href}")).class(class);
        let tag = tag.num("x", frame.x).num("y", frame.y);
        tag.num("width", frame.w).num("height", frame.h).empty();
    }

    /// Defines the glyphs that were drawn.
    pub fn define<G: Glyph>(&self, defs: &mut Svg) {
        for glyph in G::ALL.iter().filter(|glyph| self.used & (1 << glyph.number()) != 0) {
            let id = self.def(glyph.id());
            defs.tag("symbol").id(&id).text_attr("viewBox", "0 0 24 24").holds();
            defs.raw(glyph.shape());
            defs.end();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::at;

    #[derive(Clone, Copy)]
    enum Toy {
        Owl,
        Lion,
    }

    impl Glyph for Toy {
        const ALL: &'static [Toy] = &[Toy::Owl, Toy::Lion];

        fn number(self) -> u32 {
            self as u32
        }

        fn id(self) -> &'static str {
            ["owl", "lion"][self as usize]
        }

        fn shape(self) -> &'static str {
            "<path d=\"M0 0\"/>"
        }
    }

    #[test]
    fn what_is_drawn_is_defined_once() {
        let (mut glyphs, mut svg, mut defs) = (Glyphs::new("map"), Svg::default(), Svg::default());
        glyphs.draw(&mut svg, Toy::Lion, (at(10.0, 10.0), 4.0), "big");
        glyphs.draw(&mut svg, Toy::Lion, (at(20.0, 10.0), 4.0), "");
        glyphs.define::<Toy>(&mut defs);
        let (svg, defs) = (svg.finish(), defs.finish());
        assert_eq!(svg.matches("href=\"#map-lion\"").count(), 2, "{svg}");
        assert!(svg.contains("x=\"8\" y=\"8\" width=\"4\" height=\"4\""), "{svg}");
        assert_eq!(defs.matches("id=\"map-lion\"").count(), 1, "{defs}");
        assert!(!defs.contains("owl"), "{defs}");
    }
}
