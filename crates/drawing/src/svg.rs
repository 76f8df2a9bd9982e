//! A tiny SVG writer: it escapes what comes from outside, closes what it opens, and writes
//! numbers no longer than a screen can show.

use std::fmt::{self, Display, Write};

/// A place on the drawing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// A shorthand for [`Point`].
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The point so much further right and down.
    pub const fn by(self, dx: f32, dy: f32) -> Point {
        at(self.x + dx, self.y + dy)
    }

    /// The point at a share of the way to another.
    pub fn towards(self, to: Point, share: f32) -> Point {
        self.by((to.x - self.x) * share, (to.y - self.y) * share)
    }

    /// How far away another point is.
    pub fn distance(self, to: Point) -> f32 {
        (to.x - self.x).hypot(to.y - self.y)
    }
}

/// A box on the drawing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Rect {
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    /// The square around a point.
    pub const fn around(centre: Point, half: f32) -> Rect {
        Rect::new(centre.x - half, centre.y - half, half * 2.0, half * 2.0)
    }

    /// The box with so much more on every side.
    pub const fn grown(self, by: f32) -> Rect {
        Rect::new(self.x - by, self.y - by, self.w + by * 2.0, self.h + by * 2.0)
    }

    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    pub const fn middle(self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// A number with one decimal at the most.
pub struct Num(pub f32);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        match (whole, rest) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, rest) => write!(f, "{sign}.{rest}"),
            (whole, rest) => write!(f, "{sign}{whole}.{rest}"),
        }
    }
}

/// The classes of the two rings, a dark and a golden one, of a thing that can be chosen.
pub const RINGS: [&str; 2] = ["ring d", "ring g"];

/// A growing piece of SVG.
#[derive(Debug, Default)]
pub struct Svg {
    out: String,
    open: Vec<&'static str>,
}

impl Svg {
    /// An empty piece with room for a drawing of about this size.
    pub fn with_capacity(bytes: usize) -> Svg {
        Svg { out: String::with_capacity(bytes), open: Vec::new() }
    }

    /// Begins an element; its attributes follow.
    pub fn tag(&mut self, name: &'static str) -> Tag<'_> {
        self.out.push('<');
        self.out.push_str(name);
        Tag { svg: self, name }
    }

    /// Closes the innermost open element.
    pub fn end(&mut self) {
        if let Some(name) = self.open.pop() {
            self.out.push_str("</");
            self.out.push_str(name);
            self.out.push('>');
        }
    }

    /// Markup of our own, as it stands.
    pub fn raw(&mut self, markup: &str) {
        self.out.push_str(markup);
    }

    /// Opens a group.
    pub fn group(&mut self, class: &str) {
        self.tag("g").class(class).holds();
    }

    /// The words that a pointer or a screen reader finds in the open element.
    pub fn title(&mut self, words: &str) {
        self.tag("title").text(words);
    }

    pub fn rect(&mut self, rect: Rect, radius: f32, class: &str) {
        let tag = self.tag("rect").class(class).num("x", rect.x).num("y", rect.y);
        let tag = tag.num("width", rect.w).num("height", rect.h);
        if radius > 0.0 { tag.num("rx", radius).empty() } else { tag.empty() }
    }

    pub fn circle(&mut self, centre: Point, radius: f32, class: &str) {
        let tag = self.tag("circle").class(class);
        tag.num("cx", centre.x).num("cy", centre.y).num("r", radius).empty();
    }

    pub fn path(&mut self, d: &str, class: &str) {
        self.tag("path").class(class).text_attr("d", d).empty();
    }

    /// A line of text whose baseline begins, or with a class ends or is centred, at a point.
    pub fn text(&mut self, place: Point, class: &str, words: &str) {
        self.tag("text").class(class).num("x", place.x).num("y", place.y).text(words);
    }

    /// Text with a size of its own, so that it fits.
    pub fn sized(&mut self, place: Point, class: &str, size: f32, words: &str) {
        let tag = self.tag("text").class(class).num("x", place.x).num("y", place.y);
        tag.num("font-size", size).text(words);
    }

    /// Opens a thing that can be chosen, with the id by which moves name it and its words.
    pub fn pick(&mut self, id: &str, class: &str, words: &str) {
        self.out.push_str("<g class=\"pick");
        if !class.is_empty() {
            self.out.push(' ');
            self.out.push_str(class);
        }
        self.out.push('"');
        Tag { svg: self, name: "g" }.names(id).holds();
        self.title(words);
    }

    /// The rings of a box that can be chosen, hidden at rest.
    pub fn rings(&mut self, frame: Rect, radius: f32) {
        for ring in RINGS {
            self.rect(frame, radius, ring);
        }
    }

    /// Uses a glyph that the part of a drawing defines.
    pub(crate) fn glyph(&mut self, part: &str, id: &str, frame: Rect, class: &str) {
        let tag = self.tag("use").href(part, id).class(class);
        let tag = tag.num("x", frame.x).num("y", frame.y);
        tag.num("width", frame.w).num("height", frame.h).empty();
    }

    /// The finished piece; whatever is open is closed.
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.end();
        }
        self.out
    }

    fn escaped(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                '"' => self.out.push_str("&quot;"),
                c if c.is_control() => self.out.push(' '),
                c => self.out.push(c),
            }
        }
    }
}

/// An element whose attributes are being written.
#[must_use = "an element is finished by `empty`, `holds` or `text`"]
pub struct Tag<'a> {
    svg: &'a mut Svg,
    name: &'static str,
}

impl Tag<'_> {
    pub fn class(self, class: &str) -> Self {
        if class.is_empty() { self } else { self.text_attr("class", class) }
    }

    pub fn id(self, id: &str) -> Self {
        self.text_attr("id", id)
    }

    /// The id by which moves name the thing.
    pub fn names(self, id: &str) -> Self {
        self.text_attr("data-id", id)
    }

    /// What is used: a definition of a part of the drawing.
    pub fn href(self, part: &str, id: &str) -> Self {
        for piece in [" href=\"#", part, "-", id, "\""] {
            self.svg.out.push_str(piece);
        }
        self
    }

    pub fn num(self, name: &str, value: f32) -> Self {
        // Writing to a string can't fail.
        let _ = write!(self.svg.out, " {name}=\"{}\"", Num(value));
        self
    }

    pub fn text_attr(self, name: &str, value: &str) -> Self {
        self.svg.out.push(' ');
        self.svg.out.push_str(name);
        self.svg.out.push_str("=\"");
        self.svg.escaped(value);
        self.svg.out.push('"');
        self
    }

    /// Moves the element to a place.
    pub fn moved(self, to: Point) -> Self {
        let _ = write!(self.svg.out, " transform=\"translate({} {})\"", Num(to.x), Num(to.y));
        self
    }

    /// An element without content.
    pub fn empty(self) {
        self.svg.out.push_str("/>");
    }

    /// An element that stays open for what follows.
    pub fn holds(self) {
        self.svg.out.push('>');
        self.svg.open.push(self.name);
    }

    /// An element that holds words only.
    pub fn text(self, words: &str) {
        let Tag { svg, name } = self;
        svg.out.push('>');
        svg.escaped(words);
        svg.out.push_str("</");
        svg.out.push_str(name);
        svg.out.push('>');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [0.0, 1.0, -0.04, 0.26, -0.5, 12.34, -103.96].map(|n| Num(n).to_string());
        assert_eq!(written, ["0", "1", "0", ".3", "-.5", "12.3", "-104"]);
    }

    #[test]
    fn words_are_escaped_and_elements_closed() {
        let mut svg = Svg::default();
        svg.group("a\"b");
        svg.text(at(1.0, 2.5), "", "<Ares> & \"Co\"\n");
        let expected = "<g class=\"a&quot;b\"><text x=\"1\" y=\"2.5\">&lt;Ares&gt; &amp; \
                        &quot;Co&quot; </text></g>";
        assert_eq!(svg.finish(), expected);
    }
}
