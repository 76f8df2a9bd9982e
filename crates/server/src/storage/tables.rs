//! Tables and their seats on disk.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{Storage, now};

/// A table as it was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The id in URLs, and an ingredient of the dice.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Edition id.
    pub edition: String,
    /// Scenario id.
    pub scenario: String,
    /// Options that differ from the usual ones.
    pub options: BTreeMap<String, String>,
    /// Number of seats.
    pub seats: i64,
    /// Version of the rules.
    pub rules: i64,
    /// The dice's secret, in hexadecimal.
    pub secret: String,
    /// The key of the invitation link.
    pub invitation: String,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// When its game ended, once it is over.
    pub ended: Option<i64>,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// The guest who sits here.
    pub guest: Option<String>,
    /// The guest's current name.
    pub name: Option<String>,
    /// Whether the guest has an account.
    pub has_account: bool,
    /// Whether a program plays under this name, as its owner says.
    pub is_program: bool,
    /// The bot that sits here; beside a guest, the one that took over for good.
    pub bot: Option<String>,
    /// The seat's seed for the dice, in hexadecimal.
    pub seed: Option<String>,
}

impl SeatRow {
    /// Whether nobody sits here.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }

    /// Whether a bot has taken over from a person.
    #[must_use]
    pub fn was_left(&self) -> bool {
        self.guest.is_some() && self.bot.is_some()
    }

    /// Whether a guest plays here. Where a bot took over, the guest only watches.
    #[must_use]
    pub fn is_played_by(&self, guest: &str) -> bool {
        self.guest.as_deref() == Some(guest) && self.bot.is_none()
    }
}

/// How far a table has come: the counts that change with what people do there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub(crate) entries: i64,
    /// Seats that people took.
    pub(crate) guests: i64,
    /// Seats that gave their seeds.
    pub(crate) seeds: i64,
    /// The number of the last proposal.
    pub(crate) proposal: i64,
    /// Who has agreed to it.
    pub(crate) agreed: i64,
}

/// A table to be opened, with its seats in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The table.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
}

const COLUMNS: &str =
    "id, game, edition, scenario, seats, rules, secret, invitation, created, ended, options";

impl Storage {
    /// A table.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, sqlx::Error> {
        let statement = format!("SELECT {COLUMNS} FROM tables WHERE id = $1");
        let row = sqlx::query(&statement).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| read_table(&row)).transpose()
    }

    /// The seats of a table, in order.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, sqlx::Error> {
        let statement = "SELECT s.guest, g.name, s.bot, s.seed, COALESCE(a.program, 0), a.guest \
                         FROM seats s LEFT JOIN guests g ON g.id = s.guest \
                         LEFT JOIN accounts a ON a.guest = s.guest \
                         WHERE s.table_id = $1 ORDER BY s.seat";
        let rows = sqlx::query(statement).bind(table).fetch_all(&self.pool).await?;
        let seat = |row: &AnyRow| {
            let account: Option<String> = row.try_get(5)?;
            Ok(SeatRow {
                guest: row.try_get(0)?,
                name: row.try_get(1)?,
                has_account: account.is_some(),
                bot: row.try_get(2)?,
                seed: row.try_get(3)?,
                is_program: row.try_get::<i64, _>(4)? != 0,
            })
        };
        rows.iter().map(seat).collect()
    }

    /// How far a table has come; `None` for an uploaded record.
    pub(crate) async fn mark(&self, table: &str) -> Result<Option<Mark>, sqlx::Error> {
        let statement = "SELECT \
             (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = t.id), \
             (SELECT COUNT(guest) FROM seats WHERE table_id = t.id), \
             (SELECT COUNT(seed) FROM seats WHERE table_id = t.id), \
             (SELECT COALESCE(MAX(number), 0) FROM proposals WHERE table_id = t.id), \
             (SELECT COALESCE(MAX(agreed), 0) FROM proposals WHERE table_id = t.id AND number = \
             (SELECT MAX(number) FROM proposals WHERE table_id = t.id)) \
             FROM tables t WHERE t.id = $1";
        let row = sqlx::query(statement).bind(table).fetch_optional(&self.pool).await?;
        let read = |row: AnyRow| {
            Ok(Mark {
                entries: row.try_get(0)?,
                guests: row.try_get(1)?,
                seeds: row.try_get(2)?,
                proposal: row.try_get(3)?,
                agreed: row.try_get(4)?,
            })
        };
        row.map(read).transpose()
    }

    /// The newest tables at which a guest sits; those that wait for the guest first.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn tables_of(&self, guest: &str, most: i64) -> Result<Vec<String>, sqlx::Error> {
        let statement = "SELECT t.id FROM tables t WHERE t.id IN \
                         (SELECT s.table_id FROM seats s WHERE s.guest = $1) \
                         ORDER BY (CASE WHEN EXISTS (SELECT 1 FROM turns u \
                         WHERE u.table_id = t.id AND u.guest = $2) THEN 0 \
                         WHEN t.ended IS NULL THEN 1 ELSE 2 END), t.created DESC, t.id LIMIT $3";
        let query = sqlx::query(statement).bind(guest).bind(guest).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(|row| row.try_get(0)).collect()
    }

    /// How many games of a guest are in progress or waiting to begin.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn open_tables_of(&self, guest: &str) -> Result<i64, sqlx::Error> {
        let statement = "SELECT COUNT(*) FROM tables t WHERE t.ended IS NULL AND t.id IN \
                         (SELECT s.table_id FROM seats s WHERE s.guest = $1 AND s.bot IS NULL)";
        sqlx::query(statement).bind(guest).fetch_one(&self.pool).await?.try_get(0)
    }

    /// Games in progress with a bot.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn tables_with_bots(&self) -> Result<Vec<String>, sqlx::Error> {
        let statement = "SELECT t.id FROM tables t WHERE t.ended IS NULL AND EXISTS \
                         (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.bot IS NOT NULL) \
                         ORDER BY t.created DESC";
        let query = sqlx::query(statement);
        query.fetch_all(&self.pool).await?.iter().map(|row| row.try_get(0)).collect()
    }
}

/// Seats a guest if the seat is free and they have none at the table; returns 1 if it did.
pub(super) async fn take_seat(
    connection: &mut AnyConnection,
    table: &str,
    seat: i64,
    guest: &str,
) -> Result<u64, sqlx::Error> {
    let statement = "UPDATE seats SET guest = $1 WHERE table_id = $2 AND seat = $3 \
                     AND guest IS NULL AND bot IS NULL AND NOT EXISTS \
                     (SELECT 1 FROM seats WHERE table_id = $4 AND guest = $5)";
    let query = sqlx::query(statement).bind(guest).bind(table).bind(seat);
    let query = query.bind(table).bind(guest);
    Ok(query.execute(connection).await?.rows_affected())
}

/// Stores a seat's seed if it has none; returns 1 if it did.
pub(super) async fn give_seed(
    connection: &mut AnyConnection,
    table: &str,
    seat: i64,
    seed: &str,
) -> Result<u64, sqlx::Error> {
    let statement = "UPDATE seats SET seed = $1 WHERE table_id = $2 AND seat = $3 AND seed IS NULL";
    let query = sqlx::query(statement).bind(seed).bind(table).bind(seat);
    Ok(query.execute(connection).await?.rows_affected())
}

pub(super) async fn note_end(
    connection: &mut AnyConnection,
    table: &str,
) -> Result<u64, sqlx::Error> {
    let query = sqlx::query("UPDATE tables SET ended = $1 WHERE id = $2 AND ended IS NULL");
    Ok(query.bind(now()).bind(table).execute(connection).await?.rows_affected())
}

fn read_table(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        edition: row.try_get(2)?,
        scenario: row.try_get(3)?,
        options: read_options(row, 10)?,
        seats: row.try_get(4)?,
        rules: row.try_get(5)?,
        secret: row.try_get(6)?,
        invitation: row.try_get(7)?,
        created: row.try_get(8)?,
        ended: row.try_get(9)?,
    })
}

/// Options as they are stored.
pub(super) fn write_options(options: &BTreeMap<String, String>) -> String {
    serde_json::json!(options).to_string()
}

pub(super) fn read_options(
    row: &AnyRow,
    column: usize,
) -> Result<BTreeMap<String, String>, sqlx::Error> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|error| sqlx::Error::Decode(error.into()))
}
