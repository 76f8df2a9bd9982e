//! Our own fonts, for pictures and for browsers on machines with few fonts: widths in the drawings
//! are computed for fonts no wider than these.

/// A font file.
pub(crate) struct Font {
    /// The name of its file.
    pub(crate) name: &'static str,
    /// What is in it.
    pub(crate) body: &'static [u8],
}

macro_rules! fonts {
    ($($name:literal),* $(,)?) => {
        [$(Font { name: $name, body: include_bytes!(concat!("../fonts/", $name)) }),*]
    };
}

/// DejaVu, condensed, with the letters of European languages; see `fonts/LICENSE.txt`.
pub(crate) static FONTS: [Font; 4] = fonts![
    "DejaVuSansCondensed.ttf",
    "DejaVuSansCondensed-Bold.ttf",
    "DejaVuSerifCondensed-Bold.ttf",
    "DejaVuSerifCondensed-BoldItalic.ttf",
];
