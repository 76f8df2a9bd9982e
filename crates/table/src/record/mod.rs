//! Game records: text that people can read and programs can replay.
//!
//! `docs/record-format.md` specifies the format. A record may come from anywhere, so parsing is
//! bounded in every direction and every error is reported with its line.

mod play;
mod stop;

use std::io::{BufRead, Read};

use serde_json::Value;

pub use play::{of_match, replay};
pub use stop::Stop;

/// The version of the format that this code writes.
pub const FORMAT: &str = "1";

/// The header that gives the version.
const VERSION: &str = "Hegemonia";
/// No record has more headers, the version included: each is compared with those before it.
const MOST_HEADERS: usize = 200;
/// No actor has a longer name: every move keeps it.
const LONGEST_ACTOR: usize = 64;
/// Moves go to a new line before they pass this column.
const WIDTH: usize = 100;
/// No remark is written with more characters, so that it fits its line.
const LONGEST_REMARK: usize = 4096;
/// No line of a record is longer; a stored position takes the longest.
const LONGEST_LINE: usize = 64 * 1024;
/// No record is longer.
const MOST_BYTES: u64 = 16 * 1024 * 1024;
/// No game has more moves.
const MOST_PLIES: usize = 200_000;

/// A game as text: headers and moves. It has been parsed but not checked against the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Headers in the order of the file, without `Hegemonia`.
    pub headers: Vec<(String, String)>,
    /// The moves.
    pub plies: Vec<RecordPly>,
    /// The line of the closing word, for error messages.
    last_line: usize,
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordPly {
    /// Who moves: a seat id or `chance`.
    pub actor: String,
    /// The text of the move.
    pub words: String,
    /// The line it stands on; 0 if it was not parsed from text.
    pub line: usize,
    /// A remark on it.
    pub comment: Option<String>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

fn fault<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError { line, reason: reason.into() })
}

impl Record {
    /// The value of a header.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// Sets a header, in place if it is there already.
    pub fn set_header(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.headers.iter_mut().find(|(own, _)| own == name) {
            Some((_, old)) => *old = value,
            None => self.headers.push((name.to_owned(), value)),
        }
    }

    /// Parses a record.
    ///
    /// # Errors
    /// The first line that does not follow the format, or the limit that was exceeded.
    pub fn read(source: impl BufRead) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        let mut source = source.take(MOST_BYTES + 1);
        let mut line = Vec::new();
        loop {
            line.clear();
            // One byte more than allowed tells a line that is too long from one that fits.
            let mut bounded = source.by_ref().take(LONGEST_LINE as u64 + 1);
            let length = bounded.read_until(b'\n', &mut line);
            reader.line += 1;
            match length {
                Err(error) => return fault(reader.line, format!("could not be read: {error}")),
                Ok(0) => return reader.finish(),
                Ok(length) if length > LONGEST_LINE => {
                    return fault(reader.line, format!("is longer than {LONGEST_LINE} bytes"));
                }
                Ok(_) => {}
            }
            if source.limit() == 0 {
                return fault(reader.line, format!("the record is longer than {MOST_BYTES} bytes"));
            }
            match std::str::from_utf8(&line) {
                Ok(text) => reader.take_line(text.trim())?,
                Err(_) => return fault(reader.line, "is not UTF-8 text"),
            }
        }
    }

    /// Writes the record.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("[{VERSION} {}]\n", quoted(FORMAT));
        for (name, value) in &self.headers {
            text.push_str(&format!("[{name} {}]\n", quoted(value)));
        }
        text.push('\n');
        self.write_moves(&mut text);
        text.push_str(&format!("end {}\n", self.plies.len()));
        text
    }

    /// Moves that one actor makes in a row share a line, as far as they fit.
    fn write_moves(&self, text: &mut String) {
        let mut line = String::new();
        let mut previous: Option<&str> = None;
        for (index, ply) in self.plies.iter().enumerate() {
            let mv = written(ply);
            let fits = line.len() + mv.len() + 2 <= WIDTH;
            if fits && previous == Some(ply.actor.as_str()) {
                line.push_str(&format!("; {mv}"));
            } else {
                end_line(text, &mut line);
                line.push_str(&format!("{} {}: {mv}", index + 1, ply.actor));
            }
            previous = Some(&ply.actor);
        }
        end_line(text, &mut line);
    }
}

fn end_line(text: &mut String, line: &mut String) {
    if !line.is_empty() {
        text.push_str(line);
        text.push('\n');
        line.clear();
    }
}

/// The text of a move and the remark on it.
fn written(ply: &RecordPly) -> String {
    let Some(comment) = &ply.comment else { return ply.words.clone() };
    let remark = comment.replace(['{', '}', '\n', '\r'], " ");
    let remark: String = remark.trim().chars().take(LONGEST_REMARK).collect();
    format!("{} {{{}}}", ply.words, remark.trim_end())
}

fn quoted(value: &str) -> String {
    Value::from(value).to_string()
}

/// Names of headers and actors: ASCII letters, digits, `-` and `_`.
fn is_word(word: &str) -> bool {
    let is_in_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !word.is_empty() && word.bytes().all(is_in_word)
}

#[derive(Default)]
struct Reader {
    line: usize,
    record: Record,
    version_seen: bool,
    ended: bool,
}

impl Reader {
    fn take_line(&mut self, text: &str) -> Result<(), RecordError> {
        if text.is_empty() {
            return Ok(());
        }
        if self.ended {
            return fault(self.line, "nothing may follow the line that begins with \"end\"");
        }
        if text.starts_with('[') {
            return self.take_header(text);
        }
        if !self.version_seen {
            return fault(self.line, "a record begins with [Hegemonia \"1\"]");
        }
        match text.strip_prefix("end ") {
            Some(count) => self.take_end(count),
            None => self.take_moves(text),
        }
    }

    fn take_header(&mut self, text: &str) -> Result<(), RecordError> {
        let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
        let parts = inside.and_then(|inside| inside.split_once(' '));
        let parts = parts.filter(|(name, _)| is_word(name));
        let Some((name, value)) = parts else {
            return fault(self.line, "a header looks like [Name \"value\"]");
        };
        let Ok(value) = serde_json::from_str::<String>(value.trim()) else {
            return fault(self.line, "the value of a header is a quoted string");
        };
        if !self.version_seen {
            return self.take_version(name, &value);
        }
        if !self.record.plies.is_empty() {
            return fault(self.line, "headers stand before the moves");
        }
        if name == VERSION || self.record.header(name).is_some() {
            return fault(self.line, format!("the header {name} stands twice"));
        }
        if self.record.headers.len() + 1 == MOST_HEADERS {
            return fault(self.line, format!("a record has no more than {MOST_HEADERS} headers"));
        }
        self.record.headers.push((name.to_owned(), value));
        Ok(())
    }

    fn take_version(&mut self, name: &str, version: &str) -> Result<(), RecordError> {
        if name != VERSION {
            return fault(self.line, "a record begins with [Hegemonia \"1\"]");
        }
        if version != FORMAT {
            let reason = format!(
                "format version {version:?} is not known; this program reads version {FORMAT}"
            );
            return fault(self.line, reason);
        }
        self.version_seen = true;
        Ok(())
    }

    fn take_moves(&mut self, text: &str) -> Result<(), RecordError> {
        let parts = text.split_once(' ').and_then(|(number, rest)| {
            let (actor, moves) = rest.split_once(':')?;
            Some((number, actor.trim(), moves))
        });
        let is_actor = |actor: &str| is_word(actor) && actor.len() <= LONGEST_ACTOR;
        let parts = parts.filter(|(_, actor, _)| is_actor(actor));
        let Some((number, actor, moves)) = parts else {
            return fault(self.line, "a line of moves looks like: 12 athens: besiege thebai; done");
        };
        let expected = self.record.plies.len() + 1;
        if number != expected.to_string() {
            let reason = format!("begins with ply {number}, but the next is {expected}");
            return fault(self.line, reason);
        }
        for one in self.split_moves(moves)? {
            if self.record.plies.len() == MOST_PLIES {
                return fault(self.line, format!("no game has more than {MOST_PLIES} moves"));
            }
            let (words, comment) = one;
            let ply = RecordPly { actor: actor.to_owned(), words, line: self.line, comment };
            self.record.plies.push(ply);
        }
        Ok(())
    }

    /// Moves are separated by semicolons; a remark in braces belongs to the move before it and may
    /// itself contain semicolons.
    fn split_moves(&self, text: &str) -> Result<Vec<(String, Option<String>)>, RecordError> {
        let mut moves = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let end = rest.find([';', '{']).unwrap_or(rest.len());
            let words = rest[..end].split_whitespace().collect::<Vec<_>>().join(" ");
            if words.is_empty() {
                return fault(self.line, "a move is missing");
            }
            rest = &rest[end..];
            let mut comment = None;
            if let Some(inside) = rest.strip_prefix('{') {
                let Some((remark, after)) = inside.split_once('}') else {
                    return fault(self.line, "a remark is not closed with }");
                };
                comment = Some(remark.trim().to_owned());
                rest = after.trim_start();
            }
            moves.push((words, comment));
            rest = match rest.strip_prefix(';') {
                Some(after) => after.trim_start(),
                None if rest.is_empty() => rest,
                None => return fault(self.line, "a semicolon is missing between two moves"),
            };
        }
        if moves.is_empty() {
            return fault(self.line, "a move is missing");
        }
        Ok(moves)
    }

    fn take_end(&mut self, count: &str) -> Result<(), RecordError> {
        let (count, have) = (count.trim(), self.record.plies.len());
        if count != have.to_string() {
            return fault(self.line, format!("says {count} moves, but there are {have}"));
        }
        self.ended = true;
        self.record.last_line = self.line;
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        if !self.version_seen {
            return fault(self.line, "a record begins with [Hegemonia \"1\"]");
        }
        if !self.ended {
            return fault(self.line, "the record is cut off: its last line, \"end\", is missing");
        }
        Ok(self.record)
    }
}

#[cfg(test)]
mod tests;
