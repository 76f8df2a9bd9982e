//! The table as SVG.

use table::DrawOptions;

use crate::view::View;

/// The style sheet that a page needs beside the drawings.
pub const STYLE: &str = "";

/// The table.
#[must_use]
pub(crate) fn table(_: &View, _: &DrawOptions<'_>) -> String {
    "<svg></svg>".to_owned()
}
