//! Records from files.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use anyhow::Context;
use bots::Playable;
use table::any::AnyTable;
use table::record::{Record, RecordError};

use crate::games;

/// A file that is not a valid record.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {error}", path = path.display())]
pub struct BadFile {
    /// The file.
    pub path: PathBuf,
    /// What is wrong, and where.
    pub error: RecordError,
}

/// A game that was read from a file.
pub struct Loaded {
    /// The parsed record.
    pub record: Record,
    /// Its game.
    pub game: &'static dyn Playable,
    /// The table after the last move.
    pub table: Box<dyn AnyTable>,
}

/// Reads a record and replays it, every move checked.
///
/// # Errors
/// If the file can't be opened, or a [`BadFile`] with the line and the reason.
pub fn load(path: &Path) -> anyhow::Result<Loaded> {
    let file = File::open(path).with_context(|| format!("opening {}", path.display()))?;
    let bad = |error: RecordError| BadFile { path: path.to_owned(), error };
    let record = Record::read(BufReader::new(file)).map_err(bad)?;
    let game = game_of(&record).map_err(bad)?;
    let table = game.replay(&record).map_err(bad)?;
    Ok(Loaded { record, game, table })
}

fn game_of(record: &Record) -> Result<&'static dyn Playable, RecordError> {
    let fault = |reason: String| RecordError { line: 1, reason };
    let id = record.header("Game").ok_or_else(|| fault("the header Game is missing".to_owned()))?;
    games::find(id).map_err(|error| fault(error.to_string()))
}
