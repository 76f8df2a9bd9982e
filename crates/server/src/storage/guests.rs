//! Guests on disk.

use sqlx::{AnyConnection, Row};

use super::{Storage, now};

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// The id, which is not the token.
    pub id: String,
    /// What they are called.
    pub name: String,
}

impl Storage {
    /// The guest whose token has this hash.
    ///
    /// # Errors
    /// If the database says no.
    pub async fn guest_by_token(&self, token_hash: &str) -> Result<Option<GuestRow>, sqlx::Error> {
        let query = sqlx::query("SELECT id, name FROM guests WHERE token_hash = $1");
        let row = query.bind(token_hash).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(GuestRow { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
    }

    /// Gives a guest another name.
    ///
    /// # Errors
    /// If the database says no.
    pub async fn rename_guest(&self, id: &str, name: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE guests SET name = $1 WHERE id = $2");
        query.bind(name).bind(id).execute(&self.pool).await?;
        Ok(())
    }
}

pub(super) async fn add(
    connection: &mut AnyConnection,
    guest: &GuestRow,
    token_hash: &str,
) -> Result<u64, sqlx::Error> {
    let statement = "INSERT INTO guests (id, token_hash, name, created) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(statement).bind(&guest.id).bind(token_hash);
    let done = query.bind(&guest.name).bind(now()).execute(connection).await?;
    Ok(done.rows_affected())
}
