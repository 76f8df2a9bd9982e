//! What happened at a table, on disk: a list that only grows.

use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row};

use super::{Storage, now};

/// One line of a table's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What kind of thing happened.
    pub kind: Kind,
    /// Who did it: a seat id or `chance`.
    pub actor: String,
    /// The words of a move; for moves taken back, how many moves remain; else empty.
    pub body: String,
}

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A move was made.
    Move,
    /// Moves were taken back.
    Undo,
    /// A seat gave up.
    Resign,
}

impl Kind {
    const fn id(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Undo => "undo",
            Kind::Resign => "resign",
        }
    }

    fn by_id(id: &str) -> Option<Kind> {
        [Kind::Move, Kind::Undo, Kind::Resign].into_iter().find(|kind| kind.id() == id)
    }
}

/// New entries of one table, numbered from `first`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Batch {
    pub(super) table: String,
    pub(super) first: i64,
    pub(super) entries: Vec<Entry>,
}

impl Storage {
    /// The entries of a table from number `from` on, in order.
    ///
    /// # Errors
    /// If the database says no.
    pub async fn entries(&self, table: &str, from: i64) -> Result<Vec<Entry>, sqlx::Error> {
        let statement = "SELECT kind, actor, body FROM entries \
                         WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let query = sqlx::query(statement).bind(table).bind(from);
        query.fetch_all(&self.pool).await?.iter().map(read_entry).collect()
    }
}

fn read_entry(row: &AnyRow) -> Result<Entry, sqlx::Error> {
    let kind: String = row.try_get(0)?;
    let kind = Kind::by_id(&kind)
        .ok_or_else(|| sqlx::Error::Decode(format!("unknown kind of entry {kind:?}").into()))?;
    Ok(Entry { kind, actor: row.try_get(1)?, body: row.try_get(2)? })
}

/// Adds batches in one statement, which is one transaction: all of them or none.
pub(super) async fn insert(pool: &AnyPool, batches: &[&Batch]) -> Result<(), sqlx::Error> {
    let rows = batches.iter().flat_map(|batch| {
        let numbered = (batch.first..).zip(&batch.entries);
        numbered.map(move |(seq, entry)| (batch.table.as_str(), seq, entry))
    });
    let statement = insertion(batches.iter().map(|batch| batch.entries.len()).sum());
    let mut query = sqlx::query(&statement);
    for (table, seq, entry) in rows {
        query = query.bind(table).bind(seq).bind(entry.kind.id());
        query = query.bind(entry.actor.as_str()).bind(entry.body.as_str()).bind(now());
    }
    query.execute(pool).await?;
    Ok(())
}

fn insertion(rows: usize) -> String {
    let values: Vec<_> = (0..rows)
        .map(|row| {
            let first = row * 6;
            let arguments: Vec<_> = (1..=6).map(|n| format!("${}", first + n)).collect();
            format!("({})", arguments.join(", "))
        })
        .collect();
    format!(
        "INSERT INTO entries (table_id, seq, kind, actor, body, made) VALUES {}",
        values.join(", ")
    )
}
