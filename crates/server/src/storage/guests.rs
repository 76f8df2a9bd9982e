//! Guests on disk.

use sqlx::{AnyConnection, Row};

use super::{Statement, Storage, now};
use crate::accounts::names;

/// In seconds.
const DAY: i64 = 86_400;

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// The id, which is not the token.
    pub id: String,
    /// The displayed name.
    pub name: String,
    /// Whether they have claimed the name with a password.
    pub has_account: bool,
}

impl Storage {
    /// The guest whose token has this hash.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn guest_by_token(&self, token_hash: &str) -> Result<Option<GuestRow>, sqlx::Error> {
        let statement = "SELECT g.id, g.name, a.guest FROM sessions s \
                         JOIN guests g ON g.id = s.guest \
                         LEFT JOIN accounts a ON a.guest = g.id WHERE s.token_hash = $1";
        let row = sqlx::query(statement).bind(token_hash).fetch_optional(&self.pool).await?;
        row.map(|row| {
            let account: Option<String> = row.try_get(2)?;
            let has_account = account.is_some();
            Ok(GuestRow { id: row.try_get(0)?, name: row.try_get(1)?, has_account })
        })
        .transpose()
    }

    /// Whether no account and no guest of the last day has a name that looks like this.
    pub(crate) async fn is_free_name(&self, skeleton: &str) -> Result<bool, sqlx::Error> {
        let statement = "SELECT COUNT(*) FROM guests g LEFT JOIN accounts a ON a.guest = g.id \
                         WHERE g.skeleton = $1 AND (g.created > $2 OR a.guest IS NOT NULL)";
        let query = sqlx::query(statement).bind(skeleton).bind(now() - DAY);
        Ok(query.fetch_one(&self.pool).await?.try_get::<i64, _>(0)? == 0)
    }
}

/// Renames a guest, unless an account has a name that looks like it.
pub(crate) fn rename(id: &str, name: &str) -> Statement {
    let statement = "UPDATE guests SET name = $1, skeleton = $2 WHERE id = $3 \
                     AND NOT EXISTS (SELECT 1 FROM accounts WHERE skeleton = $4)";
    let skeleton = names::skeleton(name);
    Statement::new(statement).text(name).text(&*skeleton).text(id).text(skeleton).must_change()
}

pub(super) async fn add(
    connection: &mut AnyConnection,
    guest: &GuestRow,
    token_hash: &str,
) -> Result<u64, sqlx::Error> {
    let statement = "INSERT INTO guests (id, token_hash, name, skeleton, created) \
                     VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(statement).bind(&guest.id).bind(&guest.id).bind(&guest.name);
    let query = query.bind(names::skeleton(&guest.name)).bind(now());
    query.execute(&mut *connection).await?;
    let statement = "INSERT INTO sessions (token_hash, guest, created) VALUES ($1, $2, $3)";
    let query = sqlx::query(statement).bind(token_hash).bind(&guest.id).bind(now());
    Ok(query.execute(connection).await?.rows_affected())
}
