//! Proposals on disk.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Statement, Storage};

/// How many proposals are loaded; the limit on how often one may propose looks no further back.
const MOST: i64 = 40;

/// A proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProposalRow {
    pub(crate) number: i64,
    pub(crate) seat: i64,
    pub(crate) kind: String,
    /// How many moves remain, or which seat is meant.
    pub(crate) about: i64,
    /// How many entries there were.
    pub(crate) since: i64,
    /// Bit n for seat n.
    pub(crate) agreed: i64,
    pub(crate) ended: Option<String>,
    pub(crate) ender: Option<i64>,
}

impl Storage {
    /// The last proposals at a table, in order.
    pub(crate) async fn proposals(&self, table: &str) -> Result<Vec<ProposalRow>, sqlx::Error> {
        let statement = "SELECT number, seat, kind, about, since, agreed, ended, ender \
                         FROM proposals WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(statement).bind(table).bind(MOST).fetch_all(&self.pool).await?;
        rows.iter().rev().map(read).collect()
    }
}

fn read(row: &AnyRow) -> Result<ProposalRow, sqlx::Error> {
    Ok(ProposalRow {
        number: row.try_get(0)?,
        seat: row.try_get(1)?,
        kind: row.try_get(2)?,
        about: row.try_get(3)?,
        since: row.try_get(4)?,
        agreed: row.try_get(5)?,
        ended: row.try_get(6)?,
        ender: row.try_get(7)?,
    })
}

/// Adds a proposal. Two at the same time get the same number, and one of them is refused.
pub(crate) fn propose(table: &str, row: &ProposalRow) -> Statement {
    let statement = "INSERT INTO proposals (table_id, number, seat, kind, about, since, agreed) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let statement = Statement::new(statement).text(table).number(row.number).number(row.seat);
    statement.text(&*row.kind).number(row.about).number(row.since).number(row.agreed)
}

/// Updates a proposal, if it is open.
pub(crate) fn answer(table: &str, row: &ProposalRow) -> Statement {
    let statement = "UPDATE proposals SET agreed = $1, ended = $2, ender = $3 \
                     WHERE table_id = $4 AND number = $5 AND ended IS NULL";
    let statement = Statement::new(statement).number(row.agreed).maybe_text(row.ended.clone());
    statement.maybe_number(row.ender).text(table).number(row.number).must_change()
}
