//! Orders in advance on disk: the last one of each seat.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::Storage;

/// An order that a seat gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderRow {
    /// The seat's number.
    pub seat: i64,
    /// How many entries there were when it was given.
    pub since: i64,
    /// Its text; empty if it was withdrawn.
    pub body: String,
}

impl Storage {
    /// The last orders of a table's seats.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn orders(&self, table: &str) -> Result<Vec<OrderRow>, sqlx::Error> {
        let statement = "SELECT seat, since, body FROM orders WHERE table_id = $1 ORDER BY seat";
        let rows = sqlx::query(statement).bind(table).fetch_all(&self.pool).await?;
        let order = |row: &AnyRow| {
            Ok(OrderRow { seat: row.try_get(0)?, since: row.try_get(1)?, body: row.try_get(2)? })
        };
        rows.iter().map(order).collect()
    }
}

/// Replaces the order of a seat.
pub(super) async fn give(
    connection: &mut AnyConnection,
    table: &str,
    order: &OrderRow,
) -> Result<u64, sqlx::Error> {
    let statement = "INSERT INTO orders (table_id, seat, since, body) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (table_id, seat) DO UPDATE SET since = $3, body = $4";
    let query = sqlx::query(statement).bind(table).bind(order.seat);
    let query = query.bind(order.since).bind(order.body.as_str());
    Ok(query.execute(connection).await?.rows_affected())
}
