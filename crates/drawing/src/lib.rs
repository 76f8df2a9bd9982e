//! What the drawn tables share: a small SVG writer, short paths, glyphs, the width of words, the
//! page's colours, and the sheets on which it all goes.
#![allow(missing_docs, reason = "coordinates and short shapes say what they are")]

pub mod glyphs;
pub mod measure;
pub mod outline;
pub mod sheet;
pub mod svg;
pub mod theme;
