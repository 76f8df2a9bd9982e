//! Face: the drawn table.

use super::speech::Speech;
use crate::seat::Seat;

/// How a game looks.
pub trait Face: Speech {
    /// The table as SVG.
    fn draw(view: &Self::View, options: &DrawOptions<'_>) -> String;
    /// The scene of one move: a picture of what it did where text is not enough, such as dice with
    /// the number they had to reach, or cards played against each other. `before` is the view
    /// before the move; the events are redacted for the same viewer. Empty if there is nothing to
    /// show.
    fn draw_scene(
        _before: &Self::View,
        _events: &[Self::Event],
        _options: &DrawOptions<'_>,
    ) -> String {
        String::new()
    }
    /// The style sheet that a page needs beside a drawing with [`Theme::Page`].
    fn style() -> &'static str {
        ""
    }
    /// The colours that only this game has.
    fn palette() -> &'static Palette {
        &Palette { tokens: &[], seats: &[] }
    }
}

/// The colours that a game brings with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Its own custom properties, beside those that every page has.
    pub tokens: &'static [Token],
    /// How its seats are told apart, in seat order; a seat without an entry is gray.
    pub seats: &'static [SeatColours],
}

/// A named colour of a style sheet, `var(--name)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The name, without the dashes.
    pub name: &'static str,
    /// Its value on light ground.
    pub light: &'static str,
    /// Its value on dark ground.
    pub dark: &'static str,
}

/// How a seat is marked wherever people are listed: by colour and by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatColours {
    /// The id of the seat.
    pub seat: &'static str,
    /// Its colour, `#RRGGBB` on light and on dark ground.
    pub fill: [&'static str; 2],
    /// The same for words, readable on light and on dark ground.
    pub ink: [&'static str; 2],
    /// The shape of its mark, as the radius of the corners of a square.
    pub shape: &'static str,
}

/// How a table is to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawOptions<'a> {
    /// Width in pixels that the SVG asks for; it scales.
    pub width: u32,
    /// Language of the words on it.
    pub language: &'a str,
    /// Which part of the table.
    pub part: Part,
    /// Its colours.
    pub theme: Theme,
    /// The players' names in seat order, for games that write them on the table; empty if they are
    /// not known.
    pub people: &'a [String],
}

/// Parts of a drawn table: a page lays them out, a picture shows the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Everything in one picture.
    Whole,
    /// What all players share: the map or the middle of the table.
    Board,
    /// What lies in front of one player, as a wide strip.
    Strip(Seat),
    /// The same for a narrow screen: one line.
    NarrowStrip(Seat),
    /// What opens over the board and closes again, such as a battle; empty if nothing does.
    Stage,
}

/// Colours of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Real colours on light ground, for pictures.
    Light,
    /// Real colours on dark ground.
    Dark,
    /// Names of the page's colours (`var(--sea)`), which follow its theme.
    Page,
}

impl Default for DrawOptions<'_> {
    fn default() -> Self {
        let (part, theme) = (Part::Whole, Theme::Light);
        DrawOptions { width: 1280, language: "en", part, theme, people: &[] }
    }
}
