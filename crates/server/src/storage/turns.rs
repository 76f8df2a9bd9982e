//! Whom games wait for, and when servers were up: notes for lists and timers.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Statement, Storage};

/// Whom a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    /// The guest whose turn it is, if other people wait.
    pub(crate) guest: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: i64,
    /// When the time runs out, if there is a clock.
    pub(crate) due: Option<i64>,
}

/// A game that waits for somebody, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WaitingTable {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) since: i64,
    pub(crate) due: Option<i64>,
}

/// When a server was up, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Uptime {
    pub(crate) began: i64,
    /// Its last heartbeat.
    pub(crate) seen: i64,
    /// Whether it was shut down properly.
    pub(crate) stopped: bool,
}

impl Storage {
    /// For whom a table waits, as it was noted.
    pub(crate) async fn waiting(&self, table: &str) -> Result<Option<Waiting>, sqlx::Error> {
        let query = sqlx::query("SELECT guest, since, due FROM turns WHERE table_id = $1");
        let row = query.bind(table).fetch_optional(&self.pool).await?;
        let read = |row: AnyRow| {
            Ok(Waiting { guest: row.try_get(0)?, since: row.try_get(1)?, due: row.try_get(2)? })
        };
        row.map(read).transpose()
    }

    /// Games that wait for a guest, the longest first.
    pub(crate) async fn waiting_for(
        &self,
        guest: &str,
        most: i64,
    ) -> Result<Vec<WaitingTable>, sqlx::Error> {
        let statement = "SELECT u.table_id, t.game, u.since, u.due FROM turns u \
                         JOIN tables t ON t.id = u.table_id WHERE u.guest = $1 \
                         ORDER BY u.since, u.table_id LIMIT $2";
        let rows = sqlx::query(statement).bind(guest).bind(most).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            Ok(WaitingTable {
                table: row.try_get(0)?,
                game: row.try_get(1)?,
                since: row.try_get(2)?,
                due: row.try_get(3)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The names of the others at the tables that wait for a guest, with the table.
    pub(crate) async fn waiting_others(
        &self,
        guest: &str,
    ) -> Result<Vec<(String, String)>, sqlx::Error> {
        let statement = "SELECT s.table_id, g.name FROM turns u \
                         JOIN seats s ON s.table_id = u.table_id JOIN guests g ON g.id = s.guest \
                         WHERE u.guest = $1 AND s.guest <> $2 AND s.bot IS NULL \
                         ORDER BY s.table_id, s.seat";
        let rows = sqlx::query(statement).bind(guest).bind(guest).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Tables whose time runs out by `until`, and when, the earliest first.
    pub(crate) async fn due(
        &self,
        until: i64,
        most: i64,
    ) -> Result<Vec<(String, i64)>, sqlx::Error> {
        let statement = "SELECT table_id, due FROM turns WHERE due <= $1 ORDER BY due LIMIT $2";
        let rows = sqlx::query(statement).bind(until).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// When servers were up, in the order of their start.
    pub(crate) async fn uptime(&self) -> Result<Vec<Uptime>, sqlx::Error> {
        let query = sqlx::query("SELECT began, seen, stopped FROM uptime ORDER BY began, seen");
        let rows = query.fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            let stopped: i64 = row.try_get(2)?;
            Ok(Uptime { began: row.try_get(0)?, seen: row.try_get(1)?, stopped: stopped != 0 })
        };
        rows.iter().map(read).collect()
    }
}

/// Notes for whom a table waits, or that it waits for nobody.
pub(crate) fn note_waiting(table: &str, waiting: Option<&Waiting>) -> Statement {
    let Some(waiting) = waiting else {
        return Statement::new("DELETE FROM turns WHERE table_id = $1").text(table);
    };
    let statement = "INSERT INTO turns (table_id, guest, since, due) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (table_id) DO UPDATE SET guest = excluded.guest, \
                     since = excluded.since, due = excluded.due";
    let statement = Statement::new(statement).text(table).maybe_text(waiting.guest.clone());
    statement.number(waiting.since).maybe_number(waiting.due)
}

/// Postpones the next check of a table's clock.
pub(crate) fn postpone(table: &str, due: i64) -> Statement {
    Statement::new("UPDATE turns SET due = $1 WHERE table_id = $2").number(due).text(table)
}

/// A bot plays a person's seat from now on. The entries say so too.
pub(crate) fn take_over(table: &str, seat: i64, bot: &str) -> Statement {
    let statement = "UPDATE seats SET bot = $1 WHERE table_id = $2 AND seat = $3";
    Statement::new(statement).text(bot).text(table).number(seat)
}

/// A heartbeat of a server, or its last.
pub(crate) fn show_up(server: &str, up: Uptime) -> Statement {
    let statement = "INSERT INTO uptime (server, began, seen, stopped) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (server) DO UPDATE SET seen = excluded.seen, \
                     stopped = excluded.stopped";
    let statement = Statement::new(statement).text(server).number(up.began);
    statement.number(up.seen).number(up.stopped.into())
}

/// Deletes uptime from before every game in progress with a clock.
pub(crate) fn forget_uptime(now: i64) -> Statement {
    let statement = "DELETE FROM uptime WHERE seen < (SELECT COALESCE(MIN(w.begun), $1) \
                     FROM wishes w JOIN tables t ON t.id = w.table_id \
                     WHERE w.pace <> 'none' AND w.begun IS NOT NULL AND t.ended IS NULL)";
    Statement::new(statement).number(now)
}
