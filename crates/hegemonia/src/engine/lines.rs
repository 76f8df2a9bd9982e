//! Lines of bounded length from a stream of any length.

use std::io::{self, BufRead, ErrorKind};

/// The longest line accepted; the rest of a longer one is skipped without being kept.
pub(super) const MOST_BYTES: usize = 8 * 1024 * 1024;

/// A line that was read.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// Its bytes, without the end of the line.
    Text(&'a [u8]),
    /// It was too long and has been skipped.
    TooLong,
}

/// Reads lines of bounded length.
pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
    most: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Lines { input, line: Vec::new(), most: MOST_BYTES }
    }

    /// The next line; `None` at the end of the input.
    ///
    /// # Errors
    /// If the input can't be read.
    pub(super) fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let (mut begun, mut too_long) = (false, false);
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            let used = part.len() + usize::from(end.is_some());
            begun |= used > 0;
            too_long |= self.line.len() + part.len() > self.most;
            if too_long {
                // Frees the memory that one hostile line took.
                self.line = Vec::new();
            } else {
                self.line.extend_from_slice(part);
            }
            self.input.consume(used);
            if end.is_some() || used == 0 {
                break;
            }
        }
        Ok(match (begun, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Text(&self.line)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn check(input: &str, expected: &[Option<&str>]) {
        for capacity in [1, 3, 64] {
            let input = BufReader::with_capacity(capacity, input.as_bytes());
            let mut lines = Lines { input, line: Vec::new(), most: 5 };
            for &expected in expected {
                let expected = expected.map_or(Line::TooLong, |text| Line::Text(text.as_bytes()));
                assert_eq!(lines.next_line().unwrap(), Some(expected));
            }
            assert_eq!(lines.next_line().unwrap(), None);
        }
    }

    #[test]
    fn lines_are_parted_and_the_last_needs_no_end() {
        check("", &[]);
        check("\n", &[Some("")]);
        check("ab\n\ncd", &[Some("ab"), Some(""), Some("cd")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        check("12345\n123456\nab\n", &[Some("12345"), None, Some("ab")]);
        check("1234567890123", &[None]);
    }
}
