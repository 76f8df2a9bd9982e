//! Results on disk, derived from the entries.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Statement, Storage};

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ResultRow {
    pub(crate) table: String,
    pub(crate) seat: i64,
    pub(crate) guest: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) game: String,
    pub(crate) edition: String,
    pub(crate) scenario: String,
    pub(crate) side: String,
    pub(crate) outcome: Decided,
    pub(crate) ending: String,
    pub(crate) score: Option<i64>,
    pub(crate) plies: i64,
    pub(crate) opening: String,
    pub(crate) counted: bool,
    pub(crate) ended: i64,
}

/// What a game was to a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Decided {
    Won,
    Shared,
    Lost,
    /// Neither won nor lost.
    Nothing,
}

impl Decided {
    const ALL: [Decided; 4] = [Decided::Won, Decided::Shared, Decided::Lost, Decided::Nothing];

    /// The id on disk and in messages.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Decided::Won => "won",
            Decided::Shared => "shared",
            Decided::Lost => "lost",
            Decided::Nothing => "none",
        }
    }

    fn by_id(id: &str) -> Decided {
        Decided::ALL.into_iter().find(|won| won.id() == id).unwrap_or(Decided::Nothing)
    }
}

/// How often something was won, shared or lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counted<K> {
    pub(crate) of: K,
    pub(crate) outcome: Decided,
    pub(crate) times: i64,
}

/// A side of a game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct SideOf {
    pub(crate) game: String,
    pub(crate) side: String,
}

/// Somebody who was played against.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Opponent {
    /// Their name; `None` for a bot.
    pub(crate) name: Option<String>,
    pub(crate) has_account: bool,
    pub(crate) bot: Option<String>,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    pub(crate) table: String,
    pub(crate) of: SideOf,
    pub(crate) outcome: Decided,
    pub(crate) plies: i64,
    pub(crate) ended: i64,
}

impl Storage {
    /// A guest's name.
    pub(crate) async fn guest_name(&self, guest: &str) -> Result<String, sqlx::Error> {
        let query = sqlx::query("SELECT name FROM guests WHERE id = $1").bind(guest);
        query.fetch_one(&self.pool).await?.try_get(0)
    }

    /// Results of a guest by game and side.
    pub(crate) async fn results_by_side(
        &self,
        guest: &str,
    ) -> Result<Vec<Counted<SideOf>>, sqlx::Error> {
        let statement = "SELECT game, side, outcome, COUNT(*) FROM results \
                         WHERE guest = $1 AND counted = 1 GROUP BY game, side, outcome \
                         ORDER BY game, side LIMIT 200";
        let rows = sqlx::query(statement).bind(guest).fetch_all(&self.pool).await?;
        let one = |row: &AnyRow| {
            let of = SideOf { game: row.try_get(0)?, side: row.try_get(1)? };
            let outcome: String = row.try_get(2)?;
            Ok(Counted { of, outcome: Decided::by_id(&outcome), times: row.try_get(3)? })
        };
        rows.iter().map(one).collect()
    }

    /// Results of a guest by who else was at the table, the most frequent first.
    pub(crate) async fn results_by_opponent(
        &self,
        guest: &str,
        most: i64,
    ) -> Result<Vec<Counted<Opponent>>, sqlx::Error> {
        let statement = "SELECT g.name, a.guest, o.bot, r.outcome, COUNT(*) FROM results r \
                         JOIN results o ON o.table_id = r.table_id AND o.seat <> r.seat \
                         LEFT JOIN guests g ON g.id = o.guest \
                         LEFT JOIN accounts a ON a.guest = o.guest \
                         WHERE r.guest = $1 AND r.counted = 1 \
                         GROUP BY o.guest, g.name, a.guest, o.bot, r.outcome \
                         ORDER BY COUNT(*) DESC LIMIT $2";
        let rows = sqlx::query(statement).bind(guest).bind(most).fetch_all(&self.pool).await?;
        let one = |row: &AnyRow| {
            let account: Option<String> = row.try_get(1)?;
            let outcome: String = row.try_get(3)?;
            let (name, bot) = (row.try_get(0)?, row.try_get(2)?);
            let of = Opponent { name, has_account: account.is_some(), bot };
            Ok(Counted { of, outcome: Decided::by_id(&outcome), times: row.try_get(4)? })
        };
        rows.iter().map(one).collect()
    }

    /// The first moves that a guest has made most often.
    pub(crate) async fn openings(
        &self,
        guest: &str,
        most: i64,
    ) -> Result<Vec<(SideOf, String, i64)>, sqlx::Error> {
        let statement = "SELECT game, side, opening, COUNT(*) FROM results \
                         WHERE guest = $1 AND counted = 1 AND opening <> '' \
                         GROUP BY game, side, opening \
                         ORDER BY COUNT(*) DESC, game, side, opening LIMIT $2";
        let rows = sqlx::query(statement).bind(guest).bind(most).fetch_all(&self.pool).await?;
        let one = |row: &AnyRow| {
            let of = SideOf { game: row.try_get(0)?, side: row.try_get(1)? };
            Ok((of, row.try_get(2)?, row.try_get(3)?))
        };
        rows.iter().map(one).collect()
    }

    /// Finished games of a guest, the newest first.
    pub(crate) async fn finished(
        &self,
        guest: &str,
        skip: i64,
        most: i64,
    ) -> Result<Vec<Finished>, sqlx::Error> {
        let statement = "SELECT table_id, game, side, outcome, plies, ended FROM results \
                         WHERE guest = $1 AND counted = 1 \
                         ORDER BY ended DESC, table_id LIMIT $2 OFFSET $3";
        let query = sqlx::query(statement).bind(guest).bind(most).bind(skip);
        let one = |row: &AnyRow| {
            let of = SideOf { game: row.try_get(1)?, side: row.try_get(2)? };
            let outcome: String = row.try_get(3)?;
            let (table, outcome) = (row.try_get(0)?, Decided::by_id(&outcome));
            Ok(Finished { table, of, outcome, plies: row.try_get(4)?, ended: row.try_get(5)? })
        };
        query.fetch_all(&self.pool).await?.iter().map(one).collect()
    }

    /// Tables that are over and have no results, by their ids from `after` on.
    pub(crate) async fn without_results(
        &self,
        after: &str,
        most: i64,
    ) -> Result<Vec<String>, sqlx::Error> {
        let statement = "SELECT t.id FROM tables t WHERE t.id > $1 AND t.ended IS NOT NULL \
                         AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) \
                         ORDER BY t.id LIMIT $2";
        let query = sqlx::query(statement).bind(after).bind(most);
        query.fetch_all(&self.pool).await?.iter().map(|row| row.try_get(0)).collect()
    }
}

/// Adds the result of a seat, unless it is known.
pub(crate) fn keep_result(row: &ResultRow) -> Statement {
    let statement = "INSERT INTO results (table_id, seat, guest, bot, game, edition, scenario, \
                     side, outcome, ending, score, plies, opening, counted, ended) VALUES \
                     ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
                     ON CONFLICT (table_id, seat) DO NOTHING";
    let insert = Statement::new(statement).text(&*row.table).number(row.seat);
    let insert = insert.maybe_text(row.guest.clone()).maybe_text(row.bot.clone());
    let insert = insert.text(&*row.game).text(&*row.edition).text(&*row.scenario);
    let insert = insert.text(&*row.side).text(row.outcome.id()).text(&*row.ending);
    let insert = insert.maybe_number(row.score).number(row.plies).text(&*row.opening);
    insert.number(row.counted.into()).number(row.ended)
}

/// Moves the results of a guest to an account, except where it sat already.
pub(crate) fn bring_results(guest: &str, account: &str) -> Statement {
    let statement = "UPDATE results SET guest = $1 WHERE guest = $2 AND table_id NOT IN \
                     (SELECT table_id FROM results WHERE guest = $3)";
    Statement::new(statement).text(account).text(guest).text(account)
}
