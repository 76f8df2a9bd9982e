//! Progress bars, on standard error and only if that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for this many games.
#[must_use]
pub fn games(count: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:32} {human_pos}/{human_len} games  {per_sec}  {elapsed} gone, {eta} to go",
    );
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
