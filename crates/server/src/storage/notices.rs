//! The webhooks of people, on disk.

use sqlx::Row;

use super::{Statement, Storage};

impl Storage {
    /// The URL that a guest has set.
    pub(crate) async fn webhook(&self, guest: &str) -> Result<Option<String>, sqlx::Error> {
        let query = sqlx::query("SELECT webhook FROM notices WHERE guest = $1");
        let row = query.bind(guest).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get(0)).transpose()
    }
}

/// Sets or removes the URL.
pub(crate) fn keep_webhook(guest: &str, address: Option<&str>) -> Statement {
    let Some(address) = address else {
        return Statement::new("DELETE FROM notices WHERE guest = $1").text(guest);
    };
    let statement = "INSERT INTO notices (guest, webhook) VALUES ($1, $2) \
                     ON CONFLICT (guest) DO UPDATE SET webhook = excluded.webhook";
    Statement::new(statement).text(guest).text(address)
}
