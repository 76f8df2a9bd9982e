//! Uploaded records on disk.

use sqlx::Row;

use super::{Statement, Storage, now};

/// An uploaded record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BroughtRow {
    /// The id in URLs.
    pub(crate) id: String,
    /// The game's id.
    pub(crate) game: String,
    /// When it was uploaded, in seconds since 1970.
    pub(crate) created: i64,
    /// The record.
    pub(crate) body: String,
}

impl Storage {
    /// The uploaded record with this id.
    pub(crate) async fn brought(&self, id: &str) -> Result<Option<BroughtRow>, sqlx::Error> {
        let statement = "SELECT id, game, created, body FROM replays WHERE id = $1";
        let row = sqlx::query(statement).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(BroughtRow {
                id: row.try_get(0)?,
                game: row.try_get(1)?,
                created: row.try_get(2)?,
                body: row.try_get(3)?,
            })
        })
        .transpose()
    }

    /// How many records there are, and how many this guest has uploaded.
    pub(crate) async fn count_brought(&self, guest: &str) -> Result<(i64, i64), sqlx::Error> {
        let all = sqlx::query("SELECT COUNT(*) FROM replays").fetch_one(&self.pool).await?;
        let own = sqlx::query("SELECT COUNT(*) FROM replays WHERE owner = $1").bind(guest);
        Ok((all.try_get(0)?, own.fetch_one(&self.pool).await?.try_get(0)?))
    }

    /// The newest records that a guest has uploaded: their ids, games and times.
    pub(crate) async fn brought_by(
        &self,
        guest: &str,
        most: i64,
    ) -> Result<Vec<(String, String, i64)>, sqlx::Error> {
        let statement = "SELECT id, game, created FROM replays WHERE owner = $1 \
                         ORDER BY created DESC, id LIMIT $2";
        let rows = sqlx::query(statement).bind(guest).bind(most).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).collect()
    }
}

/// Adds a record, unless it exists already.
pub(crate) fn keep_brought(id: &str, owner: &str, game: &str, body: &str) -> Statement {
    let statement = "INSERT INTO replays (id, owner, game, created, body) \
                     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING";
    Statement::new(statement).text(id).text(owner).text(game).number(now()).text(body)
}

/// Removes the owner of records, when their account is deleted.
pub(crate) fn disown_brought(owner: &str) -> Statement {
    Statement::new("UPDATE replays SET owner = NULL WHERE owner = $1").text(owner)
}

/// Moves the uploads of a guest to an account.
pub(crate) fn hand_over_brought(guest: &str, account: &str) -> Statement {
    let statement = "UPDATE replays SET owner = $1 WHERE owner = $2";
    Statement::new(statement).text(account).text(guest)
}
