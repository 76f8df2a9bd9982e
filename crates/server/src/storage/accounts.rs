//! Accounts and sessions on disk.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::any::AnyRow;
use table::About;

use super::tables::read_options;
use super::{Statement, Storage, browsers, chat, now};

/// A guest who has claimed a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AccountRow {
    /// The guest.
    pub(crate) guest: String,
    /// The password, hashed.
    pub(crate) password: String,
    /// When the name was claimed, in seconds since 1970.
    pub(crate) created: i64,
}

/// A move in a player's export.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct ExportedMove {
    table: String,
    number: i64,
    kind: String,
    words: String,
    made: i64,
}

/// A table in a player's export.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct ExportedTable {
    id: String,
    game: String,
    edition: String,
    scenario: String,
    options: BTreeMap<String, String>,
    seat: i64,
    created: i64,
    ended: Option<i64>,
    #[serde(skip)]
    seats: i64,
}

impl Storage {
    /// The account with a name that looks like this.
    pub(crate) async fn account(&self, skeleton: &str) -> Result<Option<AccountRow>, sqlx::Error> {
        let statement = "SELECT guest, password, created FROM accounts WHERE skeleton = $1";
        let row = sqlx::query(statement).bind(skeleton).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_account).transpose()
    }

    /// The account of a guest.
    pub(crate) async fn account_of(&self, guest: &str) -> Result<Option<AccountRow>, sqlx::Error> {
        let statement = "SELECT guest, password, created FROM accounts WHERE guest = $1";
        let row = sqlx::query(statement).bind(guest).fetch_optional(&self.pool).await?;
        row.as_ref().map(read_account).transpose()
    }

    /// When a guest came, in seconds since 1970.
    pub(crate) async fn guest_since(&self, guest: &str) -> Result<i64, sqlx::Error> {
        let query = sqlx::query("SELECT created FROM guests WHERE id = $1");
        query.bind(guest).fetch_one(&self.pool).await?.try_get(0)
    }

    /// Other guests whose name looks like this.
    pub(crate) async fn guests_like(
        &self,
        skeleton: &str,
        but: &str,
    ) -> Result<Vec<String>, sqlx::Error> {
        let statement = "SELECT id FROM guests WHERE skeleton = $1 AND id <> $2 LIMIT 200";
        let query = sqlx::query(statement).bind(skeleton).bind(but);
        query.fetch_all(&self.pool).await?.iter().map(|row| row.try_get(0)).collect()
    }

    /// When each session of a guest was opened.
    pub(crate) async fn sessions_of(&self, guest: &str) -> Result<Vec<i64>, sqlx::Error> {
        let query = sqlx::query("SELECT created FROM sessions WHERE guest = $1 ORDER BY created");
        let rows = query.bind(guest).fetch_all(&self.pool).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Every table at which a guest has a seat.
    pub(crate) async fn exported_tables(
        &self,
        guest: &str,
    ) -> Result<Vec<ExportedTable>, sqlx::Error> {
        let statement = "SELECT t.id, t.game, t.edition, t.scenario, t.options, s.seat, \
                         t.created, t.ended, t.seats \
                         FROM seats s JOIN tables t ON t.id = s.table_id \
                         WHERE s.guest = $1 ORDER BY t.created, t.id, s.seat";
        let rows = sqlx::query(statement).bind(guest).fetch_all(&self.pool).await?;
        let table = |row: &AnyRow| {
            Ok(ExportedTable {
                id: row.try_get(0)?,
                game: row.try_get(1)?,
                edition: row.try_get(2)?,
                scenario: row.try_get(3)?,
                options: read_options(row, 4)?,
                seat: row.try_get(5)?,
                created: row.try_get(6)?,
                ended: row.try_get(7)?,
                seats: row.try_get(8)?,
            })
        };
        rows.iter().map(table).collect()
    }

    /// Everything that a guest did at tables. `games` gives the ids of each game's seats.
    pub(crate) async fn exported_moves(
        &self,
        guest: &str,
        games: &[&'static About],
    ) -> Result<Vec<ExportedMove>, sqlx::Error> {
        let statement = "SELECT e.seq, e.kind, e.body, e.made FROM entries e \
                         WHERE e.table_id = $1 AND e.actor = $2 ORDER BY e.seq";
        let mut moves = Vec::new();
        for table in self.exported_tables(guest).await? {
            let about = games.iter().find(|about| about.id == table.game);
            let [number, seats] =
                [table.seat, table.seats].map(|n| usize::try_from(n).unwrap_or(usize::MAX));
            let seat = about.and_then(|about| about.seats_of(seats).get(number));
            let Some(seat) = seat else { continue };
            let query = sqlx::query(statement).bind(&table.id).bind(*seat);
            for row in query.fetch_all(&self.pool).await? {
                moves.push(ExportedMove {
                    table: table.id.clone(),
                    number: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    words: row.try_get(2)?,
                    made: row.try_get(3)?,
                });
            }
        }
        Ok(moves)
    }
}

fn read_account(row: &AnyRow) -> Result<AccountRow, sqlx::Error> {
    Ok(AccountRow { guest: row.try_get(0)?, password: row.try_get(1)?, created: row.try_get(2)? })
}

/// Makes a guest an account with this name. Guests with a name that looks like it are renamed.
pub(crate) fn claim(
    guest: &str,
    name: &str,
    skeleton: &str,
    password: &str,
    otherwise: &str,
) -> Vec<Statement> {
    let account =
        "INSERT INTO accounts (guest, skeleton, password, created) VALUES ($1, $2, $3, $4)";
    let own = "UPDATE guests SET name = $1, skeleton = $2 WHERE id = $3";
    let others = "UPDATE guests SET name = $1, skeleton = NULL WHERE skeleton = $2 AND id <> $3";
    vec![
        Statement::new(account).text(guest).text(skeleton).text(password).number(now()),
        Statement::new(own).text(name).text(skeleton).text(guest).must_change(),
        Statement::new(others).text(otherwise).text(skeleton).text(guest),
    ]
}

/// Changes the password, and ends every session but the one with this token.
pub(crate) fn new_password(guest: &str, password: &str, token_hash: &str) -> Vec<Statement> {
    let change = "UPDATE accounts SET password = $1 WHERE guest = $2";
    let others = "DELETE FROM sessions WHERE guest = $1 AND token_hash <> $2";
    vec![
        Statement::new(change).text(password).text(guest).must_change(),
        Statement::new(others).text(guest).text(token_hash),
    ]
}

/// Opens a session of an account.
pub(crate) fn log_in(guest: &str, token_hash: &str) -> Statement {
    let statement = "INSERT INTO sessions (token_hash, guest, created) VALUES ($1, $2, $3)";
    Statement::new(statement).text(token_hash).text(guest).number(now())
}

/// Moves the seats of a guest to an account, except at tables where it sits already.
pub(crate) fn bring_seats(guest: &str, account: &str) -> [Statement; 2] {
    let statement = "UPDATE seats SET guest = $1 WHERE guest = $2 AND table_id NOT IN \
                     (SELECT table_id FROM seats WHERE guest = $3)";
    let turns = "UPDATE turns SET guest = $1 WHERE guest = $2 AND table_id IN \
                 (SELECT table_id FROM seats WHERE guest = $3)";
    [statement, turns].map(|sql| Statement::new(sql).text(account).text(guest).text(account))
}

/// Ends the session with a token, or every session of a guest.
pub(crate) fn end_sessions(guest: &str, token_hash: Option<&str>) -> Statement {
    match token_hash {
        Some(hash) => {
            let statement = "DELETE FROM sessions WHERE guest = $1 AND token_hash = $2";
            Statement::new(statement).text(guest).text(hash)
        }
        None => Statement::new("DELETE FROM sessions WHERE guest = $1").text(guest),
    }
}

/// Deletes the personal data of a guest. The seats stay, under another name.
pub(crate) fn delete_guest(guest: &str, name: &str) -> Vec<Statement> {
    let forget = "UPDATE guests SET name = $1, skeleton = NULL WHERE id = $2";
    let mut statements = vec![
        Statement::new("DELETE FROM tokens WHERE guest = $1").text(guest),
        Statement::new("DELETE FROM accounts WHERE guest = $1").text(guest),
        super::keep_webhook(guest, None),
        end_sessions(guest, None),
        Statement::new(forget).text(name).text(guest),
    ];
    statements.extend(chat::forget(guest));
    statements.push(browsers::forget(guest));
    statements
}
