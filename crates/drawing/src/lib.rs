//! What the drawn tables share: a small SVG writer, short paths, the width of words, and the page's
//! colours.
#![allow(missing_docs, reason = "coordinates and short shapes say what they are")]

pub mod measure;
pub mod outline;
pub mod svg;
pub mod theme;
