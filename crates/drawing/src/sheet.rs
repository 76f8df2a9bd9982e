//! A finished part of a table: an SVG of its own, or set into another.

use std::sync::OnceLock;

use table::{Palette, Theme};

use crate::svg::{Point, Svg, at};
use crate::theme::with_values;

/// How a game's drawings look: the class of all of them, the rules for what is in them, its own
/// colours, and its glyphs.
#[derive(Debug)]
pub struct Look {
    class: &'static str,
    rules: &'static str,
    palette: &'static Palette,
    symbols: &'static str,
    kinds: bool,
    light: OnceLock<String>,
    dark: OnceLock<String>,
    glyphs: OnceLock<Vec<Glyph>>,
}

/// The id of a glyph, and its shapes on a field of 24 by 24.
type Glyph = (&'static str, &'static str);

/// A finished part of the table.
#[derive(Debug)]
pub struct Sheet {
    look: &'static Look,
    /// What kind of part it is.
    kind: &'static str,
    pub size: (f32, f32),
    /// What it is, for those who can't see it.
    pub label: String,
    inside: String,
}

impl Look {
    #[must_use]
    pub const fn new(class: &'static str, rules: &'static str, palette: &'static Palette) -> Look {
        Look {
            class,
            rules,
            palette,
            symbols: "",
            kinds: false,
            light: OnceLock::new(),
            dark: OnceLock::new(),
            glyphs: OnceLock::new(),
        }
    }

    /// The same with the kind of each part as a second class: `board`, `strip`, `whole`.
    #[must_use]
    pub const fn with_kinds(mut self) -> Look {
        self.kinds = true;
        self
    }

    /// The same with glyphs: the text of an SVG with a `<symbol id="...">` for each, at most 64.
    #[must_use]
    pub const fn with_glyphs(mut self, symbols: &'static str) -> Look {
        self.symbols = symbols;
        self
    }

    /// The glyphs, in the order of the file.
    pub(crate) fn glyphs(&self) -> &[Glyph] {
        self.glyphs.get_or_init(|| {
            let symbols = self.symbols.split("<symbol id=\"").skip(1);
            let parts = symbols.filter_map(|symbol| {
                let (id, rest) = symbol.split_once('"')?;
                let (shapes, _) = rest.split_once('>')?.1.split_once("</symbol>")?;
                Some((id, shapes))
            });
            parts.collect()
        })
    }

    /// The stylesheet that a picture carries; a page has it in its own stylesheet.
    #[must_use]
    pub fn stylesheet(&self, theme: Theme) -> Option<&str> {
        let kept = match theme {
            Theme::Light => &self.light,
            Theme::Dark => &self.dark,
            Theme::Page => return None,
        };
        Some(kept.get_or_init(|| with_values(self.rules, self.palette.tokens, theme)))
    }

    /// The classes of a picture or a part.
    fn classes(&self, kind: &str) -> String {
        if self.kinds { format!("{} {kind}", self.class) } else { self.class.to_owned() }
    }

    /// Opens a picture of some size, so many pixels wide; the caller fills and closes it.
    #[must_use]
    pub fn picture(&self, size: (f32, f32), width: u32, kind: &str, frame: Frame<'_>) -> Svg {
        let mut svg = Svg::with_capacity(1 << 17);
        let height = width as f32 * size.1 / size.0;
        let tag = svg.tag("svg").text_attr("xmlns", "http://www.w3.org/2000/svg");
        let tag = tag.class(&self.classes(kind)).num("width", width as f32).num("height", height);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", size.0, size.1));
        tag.text_attr("role", "group").text_attr("aria-label", frame.label).holds();
        if let Some(rules) = self.stylesheet(frame.theme) {
            svg.tag("style").text(rules);
        }
        svg
    }
}

/// What a picture says of itself, and its colours.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    pub label: &'a str,
    pub theme: Theme,
}

impl Sheet {
    #[must_use]
    pub fn new(
        (look, kind): (&'static Look, &'static str),
        size: (f32, f32),
        label: String,
        (defs, drawn): (Svg, Svg),
    ) -> Sheet {
        let inside = format!("<defs>{}</defs>{}", defs.finish(), drawn.finish());
        Sheet { look, kind, size, label, inside }
    }

    /// The part as an SVG of its own.
    #[must_use]
    pub fn document(&self, width: u32, theme: Theme) -> String {
        let frame = Frame { label: &self.label, theme };
        let mut svg = self.look.picture(self.size, width, self.kind, frame);
        svg.raw(&self.inside);
        svg.finish()
    }

    /// The part inside another SVG.
    pub fn inset(&self, svg: &mut Svg, place: Point, width: f32) {
        let height = width * self.size.1 / self.size.0;
        let class = self.look.classes(self.kind);
        let tag = svg.tag("svg").class(&class).num("x", place.x).num("y", place.y);
        let tag = tag.num("width", width).num("height", height);
        let tag = tag.text_attr("viewBox", &format!("0 0 {} {}", self.size.0, self.size.1));
        tag.text_attr("role", "group").text_attr("aria-label", &self.label).holds();
        svg.raw(&self.inside);
        svg.end();
    }
}

/// The baseline that centres text of a size on a point: half the height of capitals and figures
/// below it.
#[must_use]
pub fn centred(middle: Point, size: f32) -> Point {
    at(middle.x, middle.y + size * 0.36)
}

#[cfg(test)]
mod tests {
    use super::*;

    static LOOK: Look = Look::new("toy", ".toy{fill:var(--ink)}", &NONE).with_glyphs(
        "<svg><symbol id=\"owl\" viewBox=\"0 0 24 24\"><path d=\"M1 2\"/></symbol>\n\
         <symbol id=\"lion\"><circle r=\"3\"/></symbol></svg>",
    );
    const NONE: Palette = Palette { tokens: &[], seats: &[] };

    fn sheet() -> Sheet {
        let mut drawn = Svg::default();
        drawn.circle(at(5.0, 5.0), 2.0, "dot");
        Sheet::new((&LOOK, ""), (10.0, 20.0), "A <toy>".to_owned(), (Svg::default(), drawn))
    }

    #[test]
    fn pictures_carry_their_colours_and_pages_nothing() {
        assert_eq!(LOOK.stylesheet(Theme::Light), Some(".toy{fill:#231A12}"));
        assert_eq!(LOOK.stylesheet(Theme::Dark), Some(".toy{fill:#F1E7D6}"));
        assert_eq!(LOOK.stylesheet(Theme::Page), None);
        assert!(sheet().document(100, Theme::Light).contains("<style>.toy{"));
        assert!(!sheet().document(100, Theme::Page).contains("<style>"));
    }

    #[test]
    fn glyphs_are_read_in_order() {
        let glyphs = [("owl", "<path d=\"M1 2\"/>"), ("lion", "<circle r=\"3\"/>")];
        assert_eq!(LOOK.glyphs(), glyphs);
    }

    #[test]
    fn a_part_keeps_its_shape_alone_and_inside_another() {
        let alone = sheet().document(100, Theme::Page);
        assert!(alone.contains("width=\"100\" height=\"200\" viewBox=\"0 0 10 20\""), "{alone}");
        assert!(alone.contains("aria-label=\"A &lt;toy&gt;\""), "{alone}");
        let mut other = Svg::default();
        sheet().inset(&mut other, at(3.0, 4.0), 5.0);
        let other = other.finish();
        assert!(other.contains("x=\"3\" y=\"4\" width=\"5\" height=\"10\""), "{other}");
        assert!(other.ends_with("</svg>"), "{other}");
    }
}
