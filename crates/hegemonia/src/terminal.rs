//! Standard output, for commands that print and end.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints text as it stands.
///
/// # Errors
/// If the reader has gone away; `println!` would panic.
pub fn print(text: impl Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "{text}")?;
    out.flush()
}

/// Prints a line.
///
/// # Errors
/// If the reader has gone away.
pub fn print_line(text: impl Display) -> io::Result<()> {
    print(format_args!("{text}\n"))
}
