//! Chat on disk: lines, muted people, and reports.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Statement, Storage};

/// Lines that are kept per room; older ones are deleted.
pub(crate) const MOST_LINES: i64 = 200;

/// Who talks to whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    /// Those who sit at the table.
    Players,
    /// Those who watch.
    Spectators,
}

impl Room {
    /// Both.
    pub(crate) const ALL: [Room; 2] = [Room::Players, Room::Spectators];

    /// The id on disk and in addresses.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "spectators",
        }
    }

    fn by_id(id: &str) -> Room {
        Room::ALL.into_iter().find(|room| room.id() == id).unwrap_or(Room::Spectators)
    }
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineRow {
    pub(crate) number: i64,
    pub(crate) room: Room,
    /// Who said it.
    pub(crate) guest: String,
    /// Their name now.
    pub(crate) name: String,
    pub(crate) body: String,
    /// In milliseconds since 1970.
    pub(crate) said: i64,
}

/// The numbers of the last lines of both rooms, or 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LastLines {
    pub(crate) players: i64,
    pub(crate) spectators: i64,
}

impl LastLines {
    /// The last line of some rooms.
    pub(crate) fn of(self, rooms: &[Room]) -> i64 {
        let last = rooms.iter().map(|room| match room {
            Room::Players => self.players,
            Room::Spectators => self.spectators,
        });
        last.max().unwrap_or(0)
    }
}

/// A line in its author's export.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct ExportedLine {
    table: String,
    room: String,
    text: String,
    said: i64,
}

/// A reported line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// When it was reported, in milliseconds since 1970.
    pub made: i64,
    /// The table.
    pub table: String,
    /// The line's number.
    pub number: i64,
    /// The name of who said it, and their id.
    pub author: (String, String),
    /// What was said.
    pub body: String,
    /// The name of who reported it, and their id.
    pub reporter: (String, String),
    /// The id of the reason.
    pub reason: String,
    /// What the reporter adds.
    pub note: String,
}

const COLUMNS: &str = "l.number, l.room, l.guest, g.name, l.body, l.said";

impl Storage {
    /// The numbers of the last lines at a table.
    pub(crate) async fn last_lines(&self, table: &str) -> Result<LastLines, sqlx::Error> {
        let statement = "SELECT COALESCE(MAX(CASE WHEN room = 'players' THEN number END), 0), \
                         COALESCE(MAX(CASE WHEN room <> 'players' THEN number END), 0) \
                         FROM lines WHERE table_id = $1";
        let row = sqlx::query(statement).bind(table).fetch_one(&self.pool).await?;
        Ok(LastLines { players: row.try_get(0)?, spectators: row.try_get(1)? })
    }

    /// The lines of some rooms after a number, without those of people that the reader has muted.
    pub(crate) async fn lines(
        &self,
        table: &str,
        rooms: &[Room],
        after: i64,
        reader: Option<&str>,
    ) -> Result<Vec<LineRow>, sqlx::Error> {
        let statement = format!(
            "SELECT {COLUMNS} FROM lines l JOIN guests g ON g.id = l.guest \
             WHERE l.table_id = $1 AND l.number > $2 AND (l.room = $3 OR l.room = $4) \
             AND l.body <> '' AND l.guest NOT IN (SELECT muted FROM mutes WHERE guest = $5) \
             ORDER BY l.number"
        );
        let (Some(first), Some(last)) = (rooms.first(), rooms.last()) else { return Ok(vec![]) };
        let query = sqlx::query(&statement).bind(table).bind(after).bind(first.id());
        let rows = query.bind(last.id()).bind(reader.unwrap_or_default());
        rows.fetch_all(&self.pool).await?.iter().map(read_line).collect()
    }

    /// One line.
    pub(crate) async fn line(
        &self,
        table: &str,
        number: i64,
    ) -> Result<Option<LineRow>, sqlx::Error> {
        let statement = format!(
            "SELECT {COLUMNS} FROM lines l JOIN guests g ON g.id = l.guest \
             WHERE l.table_id = $1 AND l.number = $2 AND l.body <> ''"
        );
        let row = sqlx::query(&statement).bind(table).bind(number).fetch_optional(&self.pool);
        row.await?.as_ref().map(read_line).transpose()
    }

    /// Every line of a guest that is still kept.
    pub(crate) async fn exported_lines(
        &self,
        guest: &str,
    ) -> Result<Vec<ExportedLine>, sqlx::Error> {
        let statement = "SELECT table_id, room, body, said FROM lines \
                         WHERE guest = $1 AND body <> '' ORDER BY said, table_id, number";
        let rows = sqlx::query(statement).bind(guest).fetch_all(&self.pool).await?;
        let line = |row: &AnyRow| {
            Ok(ExportedLine {
                table: row.try_get(0)?,
                room: row.try_get(1)?,
                text: row.try_get(2)?,
                said: row.try_get(3)?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// The people that a guest has muted: ids and names.
    pub(crate) async fn muted_by(&self, guest: &str) -> Result<Vec<(String, String)>, sqlx::Error> {
        let statement = "SELECT m.muted, g.name FROM mutes m JOIN guests g ON g.id = m.muted \
                         WHERE m.guest = $1 ORDER BY g.name, m.muted";
        let rows = sqlx::query(statement).bind(guest).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The reports, the newest first.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn reports(&self, most: i64) -> Result<Vec<ReportRow>, sqlx::Error> {
        let statement = "SELECT r.made, r.table_id, r.number, a.name, r.guest, r.body, b.name, \
                         r.reporter, r.reason, r.note FROM reports r \
                         JOIN guests a ON a.id = r.guest JOIN guests b ON b.id = r.reporter \
                         ORDER BY r.made DESC, r.table_id, r.number LIMIT $1";
        let rows = sqlx::query(statement).bind(most).fetch_all(&self.pool).await?;
        let report = |row: &AnyRow| {
            Ok(ReportRow {
                made: row.try_get(0)?,
                table: row.try_get(1)?,
                number: row.try_get(2)?,
                author: (row.try_get(3)?, row.try_get(4)?),
                body: row.try_get(5)?,
                reporter: (row.try_get(6)?, row.try_get(7)?),
                reason: row.try_get(8)?,
                note: row.try_get(9)?,
            })
        };
        rows.iter().map(report).collect()
    }
}

fn read_line(row: &AnyRow) -> Result<LineRow, sqlx::Error> {
    let room: String = row.try_get(1)?;
    Ok(LineRow {
        number: row.try_get(0)?,
        room: Room::by_id(&room),
        guest: row.try_get(2)?,
        name: row.try_get(3)?,
        body: row.try_get(4)?,
        said: row.try_get(5)?,
    })
}

/// Adds a line, and deletes the oldest beyond the limit.
pub(crate) fn say_line(
    table: &str,
    room: Room,
    guest: &str,
    body: &str,
    now: i64,
) -> Vec<Statement> {
    let insert = "INSERT INTO lines (table_id, number, room, guest, body, said) \
                  SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 \
                  FROM lines WHERE table_id = $6";
    let insert = Statement::new(insert).text(table).text(room.id()).text(guest).text(body);
    let trim = format!(
        "DELETE FROM lines WHERE table_id = $1 AND room = $2 AND number <= \
         (SELECT number FROM lines WHERE table_id = $3 AND room = $4 \
         ORDER BY number DESC LIMIT 1 OFFSET {MOST_LINES})"
    );
    let trim = Statement::new(trim).text(table).text(room.id()).text(table).text(room.id());
    vec![insert.number(now).text(table), trim]
}

/// Mutes somebody; nothing changes if they are muted already.
pub(crate) fn mute(guest: &str, muted: &str) -> Statement {
    let statement = "INSERT INTO mutes (guest, muted) SELECT id, $1 FROM guests WHERE id = $2 \
                     AND NOT EXISTS (SELECT 1 FROM mutes WHERE guest = $3 AND muted = $4)";
    Statement::new(statement).text(muted).text(guest).text(guest).text(muted)
}

/// Unmutes somebody.
pub(crate) fn unmute(guest: &str, muted: &str) -> Statement {
    Statement::new("DELETE FROM mutes WHERE guest = $1 AND muted = $2").text(guest).text(muted)
}

/// Reports a line to the operator, once per person.
pub(crate) fn report(
    table: &str,
    line: &LineRow,
    reporter: &str,
    (reason, note): (&str, &str),
    now: i64,
) -> Statement {
    let statement = "INSERT INTO reports (table_id, number, reporter, guest, body, said, reason, \
                     note, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let statement = Statement::new(statement).text(table).number(line.number).text(reporter);
    let statement = statement.text(&line.guest).text(&line.body).number(line.said);
    statement.text(reason).text(note).number(now)
}

/// Deletes the lines of a guest, and whom they have muted.
pub(super) fn forget(guest: &str) -> Vec<Statement> {
    vec![
        Statement::new("UPDATE lines SET body = '' WHERE guest = $1").text(guest),
        Statement::new("DELETE FROM mutes WHERE guest = $1").text(guest),
    ]
}

/// Moves the lines of a guest to an account.
pub(crate) fn bring_lines(guest: &str, account: &str) -> Statement {
    Statement::new("UPDATE lines SET guest = $1 WHERE guest = $2").text(account).text(guest)
}
