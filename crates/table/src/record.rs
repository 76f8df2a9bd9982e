//! Game records: text that people can read and programs can replay.
//!
//! `docs/record-format.md` specifies the format. A record may come from anywhere, so reading it
//! is bounded in every direction and every fault is reported with its line.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};

use serde_json::Value;

use crate::any::{actor_id, setup_of_state};
use crate::contract::Game;
use crate::matches::{Match, PlayError};
use crate::setup::{About, Setup};

/// The version of the format that this code writes.
pub const FORMAT: &str = "1";

/// The header that gives the version.
const VERSION: &str = "Hegemonia";
/// No record has more headers, the version among them: each is compared with those before it.
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

/// A game as text: headers and moves. Nothing in it has been compared with rules yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Headers in the order in which they stand, `Hegemonia` left out.
    pub headers: Vec<(String, String)>,
    /// The moves.
    pub plies: Vec<RecordPly>,
    /// The line of the closing word, for messages.
    last_line: usize,
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordPly {
    /// Who moves: a seat id or `chance`.
    pub actor: String,
    /// The words of the move.
    pub words: String,
    /// The line it stands on; 0 if it was never read from text.
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

    /// Reads a record.
    ///
    /// # Errors
    /// The first line that is not of the format, or the limit that was passed.
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

/// The words of a move and the remark on it.
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

    /// Moves are parted by semicolons; a remark in braces belongs to the move before it and may
    /// hold semicolons of its own.
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

/// The record of a game so far.
#[must_use]
pub fn of_match<G: Game>(game: &Match<G>) -> Record {
    let about = G::about();
    let setup = game.setup();
    let mut record = Record::default();
    record.set_header("Game", about.id);
    record.set_header("Rules", setup.rules.to_string());
    record.set_header("Edition", &setup.edition);
    record.set_header("Scenario", &setup.scenario);
    record.set_header("Seats", about.seats[..setup.seats].join(" "));
    for (name, value) in &setup.options {
        record.set_header(&format!("Option-{name}"), value);
    }
    if let Some(start) = game.odd_start() {
        record.set_header("Position", G::state(start).to_string());
    }
    record.set_header("Result", result_of::<G>(game.position()));
    let mut position = game.position_at(0);
    for ply in game.plies() {
        record.plies.push(RecordPly {
            actor: actor_id(about, ply.actor).unwrap_or("nobody").to_owned(),
            words: G::write_move(&position, ply.mv),
            line: 0,
            comment: None,
        });
        G::play(&mut position, ply.mv, &mut crate::telling::Log::silent());
    }
    record
}

/// `athens 34 29 points`, `athens 30 30 points goods` where something broke a tie, `alpha+gamma 30
/// 28 30 points` of a shared victory, `nobody 12 points` where one plays alone, or `*` while the
/// game goes on.
fn result_of<G: Game>(position: &G::Position) -> String {
    let Some(outcome) = G::outcome(position) else {
        return "*".to_owned();
    };
    let mut result = outcome.winners_id(G::about());
    let totals = outcome.scores.iter().map(|score| score.total.to_string());
    let words = [outcome.reason].into_iter().chain(outcome.tie_break).map(str::to_owned);
    for word in totals.chain(words) {
        result.push(' ');
        result.push_str(&word);
    }
    result
}

/// Replays a record, every move checked.
///
/// # Errors
/// The first line that is wrong, and why.
pub fn replay<G: Game>(record: &Record) -> Result<Match<G>, RecordError> {
    let mut game = begin::<G>(record)?;
    for (index, ply) in record.plies.iter().enumerate() {
        play_ply(&mut game, index + 1, ply)?;
    }
    let result = result_of::<G>(game.position());
    match record.header("Result") {
        Some(stored) if stored != result => {
            let reason =
                format!("the result is given as {stored:?}, but the moves lead to {result:?}");
            fault(record.last_line, reason)
        }
        _ => Ok(game),
    }
}

fn play_ply<G: Game>(
    game: &mut Match<G>,
    number: usize,
    ply: &RecordPly,
) -> Result<(), RecordError> {
    let actor = game.actor();
    let awaited = actor_id(G::about(), actor);
    if awaited != Some(ply.actor.as_str()) {
        let awaited = awaited.unwrap_or("nobody: the game is over");
        let reason = format!("ply {number}: {} moves, but it is the turn of {awaited}", ply.actor);
        return fault(ply.line, reason);
    }
    let Err(error) = game.play_words(actor, &ply.words) else { return Ok(()) };
    let reason = match error {
        PlayError::Refused(refusal) => {
            let reason = G::words().say("en", &G::reason(&refusal.reason));
            format!("{reason} ({})", refusal.clause)
        }
        PlayError::Unreadable | PlayError::Over | PlayError::NotAwaited { .. } => {
            "these words are no move here".to_owned()
        }
    };
    fault(ply.line, format!("ply {number}: {:?} is not possible: {reason}", ply.words))
}

fn begin<G: Game>(record: &Record) -> Result<Match<G>, RecordError> {
    let about = G::about();
    if record.header("Game").is_some_and(|id| id != about.id) {
        return fault(1, format!("this is not a record of {}", about.id));
    }
    let Some(position) = record.header("Position") else {
        // Records without a version of the rules are of the first.
        let standard = Setup { rules: 1, ..Setup::standard(about) };
        let setup = read_setup(record, about, standard)?;
        return Match::new(setup).or_else(|error| fault(1, error.to_string()));
    };
    let Ok(state) = serde_json::from_str::<Value>(position) else {
        return fault(1, "the header Position does not hold JSON");
    };
    let position = G::load(&state)
        .or_else(|faults| fault(1, format!("the starting position: {}", faults.join("; "))))?;
    let named = setup_of_state(about, &state);
    let setup = read_setup(record, about, named.clone())?;
    if !setup.is_like(&named, about) {
        return fault(1, "the starting position is of another set-up than the headers say");
    }
    Ok(Match::from_position(setup, position))
}

/// The set-up in the headers; what they do not say is as in `base`.
fn read_setup(record: &Record, about: &About, base: Setup) -> Result<Setup, RecordError> {
    let header = |name: &str| record.header(name).map(str::to_owned);
    let Ok(rules) = record.header("Rules").map_or(Ok(base.rules), str::parse) else {
        return fault(1, "the header Rules holds a number");
    };
    let seats: Option<Vec<_>> =
        record.header("Seats").map(|seats| seats.split_whitespace().collect());
    let setup = Setup {
        edition: header("Edition").unwrap_or(base.edition),
        scenario: header("Scenario").unwrap_or(base.scenario),
        seats: seats.as_ref().map_or(base.seats, Vec::len),
        options: options(record).unwrap_or(base.options),
        rules,
    };
    setup.check(about).or_else(|error| fault(1, error.to_string()))?;
    let own = &about.seats[..setup.seats];
    match seats {
        Some(seats) if seats != own => {
            let (seats, own) = (seats.join(" "), own.join(" "));
            fault(1, format!("the seats are given as {seats:?}, but this game has {own:?}"))
        }
        _ => Ok(setup),
    }
}

/// The options in the headers, if there are any.
fn options(record: &Record) -> Option<BTreeMap<String, String>> {
    let options = record.headers.iter().filter_map(|(name, value)| {
        name.strip_prefix("Option-").map(|name| (name.to_owned(), value.clone()))
    });
    let options: BTreeMap<_, _> = options.collect();
    (!options.is_empty()).then_some(options)
}

#[cfg(test)]
mod tests;
