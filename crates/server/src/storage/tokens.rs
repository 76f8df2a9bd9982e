//! Personal tokens on disk.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{GuestRow, Statement, Storage, now};

/// A token as its owner sees it; the token itself is not kept.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct TokenRow {
    /// The id by which it is revoked.
    pub(crate) id: String,
    /// What its owner calls it.
    pub(crate) label: String,
    /// When it was made, in seconds since 1970.
    pub(crate) created: i64,
}

impl Storage {
    /// The account whose token has this hash.
    pub(crate) async fn guest_by_key(&self, hash: &str) -> Result<Option<GuestRow>, sqlx::Error> {
        let statement = "SELECT g.id, g.name FROM tokens k JOIN guests g ON g.id = k.guest \
                         JOIN accounts a ON a.guest = g.id WHERE k.token_hash = $1";
        let row = sqlx::query(statement).bind(hash).fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(GuestRow { id: row.try_get(0)?, name: row.try_get(1)?, has_account: true })
        })
        .transpose()
    }

    /// The tokens of an account, the oldest first.
    pub(crate) async fn tokens_of(&self, guest: &str) -> Result<Vec<TokenRow>, sqlx::Error> {
        let statement = "SELECT id, label, created FROM tokens WHERE guest = $1 \
                         ORDER BY created, id";
        let token = |row: &AnyRow| {
            Ok(TokenRow { id: row.try_get(0)?, label: row.try_get(1)?, created: row.try_get(2)? })
        };
        let rows = sqlx::query(statement).bind(guest).fetch_all(&self.pool).await?;
        rows.iter().map(token).collect()
    }

    /// Whether a program plays under an account's name.
    pub(crate) async fn is_program(&self, guest: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("SELECT program FROM accounts WHERE guest = $1");
        let row = query.bind(guest).fetch_optional(&self.pool).await?;
        row.map_or(Ok(false), |row| row.try_get::<i64, _>(0).map(|program| program != 0))
    }
}

/// Adds a token, unless its owner has `most` of them.
pub(crate) fn add_token(id: &str, hash: &str, guest: &str, label: &str, most: i64) -> Statement {
    // The numbers are cast because PostgreSQL does not guess the type of a bare argument.
    let statement = "INSERT INTO tokens (id, token_hash, guest, label, created) \
                     SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), \
                     CAST($4 AS TEXT), CAST($5 AS BIGINT) \
                     WHERE (SELECT COUNT(*) FROM tokens WHERE guest = $6) < $7";
    let insert = Statement::new(statement).text(id).text(hash).text(guest).text(label);
    insert.number(now()).text(guest).number(most).must_change()
}

/// Revokes a token.
pub(crate) fn drop_token(guest: &str, id: &str) -> Statement {
    let statement = "DELETE FROM tokens WHERE guest = $1 AND id = $2";
    Statement::new(statement).text(guest).text(id).must_change()
}

/// Revokes all tokens of an account.
pub(crate) fn drop_tokens(guest: &str) -> Statement {
    Statement::new("DELETE FROM tokens WHERE guest = $1").text(guest)
}

/// Sets whether a program plays under an account's name.
pub(crate) fn mark_program(guest: &str, is_program: bool) -> Statement {
    let statement = "UPDATE accounts SET program = $1 WHERE guest = $2";
    Statement::new(statement).number(is_program.into()).text(guest).must_change()
}
