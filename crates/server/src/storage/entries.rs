//! The entries of tables on disk: a list that is only appended to.

use std::sync::LazyLock;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{Statement, Storage};

/// One line of a table's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What kind of thing happened.
    pub kind: Kind,
    /// Who did it: a seat id or `chance`.
    pub actor: String,
    /// The text of a move; for undo, how many moves remain; where a bot takes over, which; else
    /// empty.
    pub body: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
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
    /// The table was closed before the game began.
    Cancel,
    /// A seat ran out of time.
    Time,
    /// People agreed on a draw.
    Draw,
    /// People agreed to stop.
    Abandon,
    /// People agreed that a bot plays a seat.
    Replace,
}

impl Kind {
    const ALL: [Kind; 8] = [
        Kind::Move,
        Kind::Undo,
        Kind::Resign,
        Kind::Cancel,
        Kind::Time,
        Kind::Draw,
        Kind::Abandon,
        Kind::Replace,
    ];

    const fn id(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Undo => "undo",
            Kind::Resign => "resign",
            Kind::Cancel => "cancel",
            Kind::Time => "time",
            Kind::Draw => "draw",
            Kind::Abandon => "abandon",
            Kind::Replace => "replace",
        }
    }

    fn by_id(id: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// New entries of one table, numbered from `first`.
#[derive(Clone, Debug)]
pub(super) struct Batch {
    pub(super) table: String,
    pub(super) first: i64,
    pub(super) entries: Vec<Entry>,
    /// Notes derived from them.
    pub(super) notes: Vec<Statement>,
}

impl Storage {
    /// The entries of a table from number `from` on, in order.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn entries(&self, table: &str, from: i64) -> Result<Vec<Entry>, sqlx::Error> {
        let statement = "SELECT kind, actor, body, made, moment FROM entries \
                         WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let query = sqlx::query(statement).bind(table).bind(from);
        query.fetch_all(&self.pool).await?.iter().map(read_entry).collect()
    }
}

fn read_entry(row: &AnyRow) -> Result<Entry, sqlx::Error> {
    let kind: String = row.try_get(0)?;
    let kind = Kind::by_id(&kind)
        .ok_or_else(|| sqlx::Error::Decode(format!("unknown kind of entry {kind:?}").into()))?;
    let (seconds, millis): (i64, Option<i64>) = (row.try_get(3)?, row.try_get(4)?);
    let at = millis.unwrap_or(seconds * 1_000);
    Ok(Entry { kind, actor: row.try_get(1)?, body: row.try_get(2)?, at })
}

/// Inserts the entries of batches. They go in statements of 2ⁿ rows, of which there are few, so
/// that the database has each of them prepared.
pub(super) async fn insert<'a>(
    connection: &mut AnyConnection,
    batches: impl Iterator<Item = &'a Batch>,
) -> Result<(), sqlx::Error> {
    let statements = if connection.backend_name() == "SQLite" { &UNNUMBERED } else { &NUMBERED };
    let rows = batches.flat_map(|batch| {
        let numbered = (batch.first..).zip(&batch.entries);
        numbered.map(move |(seq, entry)| (batch.table.as_str(), seq, entry))
    });
    let rows = rows.collect::<Vec<_>>();
    let mut rest = &rows[..];
    while !rest.is_empty() {
        let power = rest.len().ilog2().min(LARGEST_POWER);
        let (part, later) = rest.split_at(1 << power);
        let mut query = sqlx::query(&statements[power as usize]);
        for (table, seq, entry) in part {
            query = query.bind(*table).bind(*seq).bind(entry.kind.id());
            query = query.bind(entry.actor.as_str()).bind(entry.body.as_str());
            query = query.bind(entry.at / 1_000).bind(entry.at);
        }
        query.execute(&mut *connection).await?;
        rest = later;
    }
    Ok(())
}

/// No statement inserts more than 2 to this power of rows; with seven arguments each that is far
/// below the limits of both databases.
const LARGEST_POWER: u32 = 8;

/// Statements that insert 1, 2, 4, ... rows, with arguments as PostgreSQL wants them.
static NUMBERED: LazyLock<Vec<String>> =
    LazyLock::new(|| insertions(|number| format!("${number}")));

/// The same for SQLite, which takes a numbered argument for a named one and searches all the
/// names of the statement for each.
static UNNUMBERED: LazyLock<Vec<String>> = LazyLock::new(|| insertions(|_| "?".to_owned()));

fn insertions(argument: fn(usize) -> String) -> Vec<String> {
    (0..=LARGEST_POWER).map(|power| insertion(1 << power, argument)).collect()
}

fn insertion(rows: usize, argument: fn(usize) -> String) -> String {
    let row = |row: usize| {
        let arguments: Vec<_> = (1..=7).map(|n| argument(row * 7 + n)).collect();
        format!("({})", arguments.join(", "))
    };
    let values: Vec<_> = (0..rows).map(row).collect();
    format!(
        "INSERT INTO entries (table_id, seq, kind, actor, body, made, moment) VALUES {}",
        values.join(", ")
    )
}
