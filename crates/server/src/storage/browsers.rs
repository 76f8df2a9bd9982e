//! Accounts that were used in the same browser, on disk.

use super::{Statement, Storage};

impl Storage {
    /// Whether two guests were logged in with the same browser.
    pub(crate) async fn share_a_browser(&self, one: &str, two: &str) -> Result<bool, sqlx::Error> {
        let statement = "SELECT 1 FROM browsers a JOIN browsers b ON b.mark = a.mark \
                         WHERE a.guest = $1 AND b.guest = $2 LIMIT 1";
        let query = sqlx::query(statement).bind(one).bind(two);
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }

    /// Whether a guest was logged in with a browser.
    pub(crate) async fn knows_browser(&self, mark: &str, guest: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("SELECT 1 FROM browsers WHERE mark = $1 AND guest = $2");
        Ok(query.bind(mark).bind(guest).fetch_optional(&self.pool).await?.is_some())
    }
}

/// Remembers that a guest used a browser, unless very many have.
pub(crate) fn mark_browser(mark: &str, guest: &str, most: i64) -> Statement {
    let statement = "INSERT INTO browsers (mark, guest) SELECT $1, id FROM guests WHERE id = $2 \
                     AND NOT EXISTS (SELECT 1 FROM browsers WHERE mark = $3 AND guest = $4) \
                     AND (SELECT COUNT(*) FROM browsers WHERE mark = $5) < $6";
    let statement = Statement::new(statement).text(mark).text(guest).text(mark).text(guest);
    statement.text(mark).number(most)
}

/// Forgets the browsers of a guest.
pub(super) fn forget(guest: &str) -> Statement {
    Statement::new("DELETE FROM browsers WHERE guest = $1").text(guest)
}
