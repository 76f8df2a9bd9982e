//! What the drawn tables share: a small SVG writer, short paths, the width of words, the page's
//! colours, the pen that games draw with, the sheets on which it all goes, and how sheets make a
//! table. A game that has a board of squares finds it here too.
#![allow(missing_docs, reason = "coordinates and short shapes say what they are")]

pub mod measure;
pub mod outline;
pub mod pen;
pub mod sheet;
pub mod squares;
pub mod svg;
pub mod theme;
pub mod whole;

pub use pen::Pen;
pub use whole::{Drawn, draw};
