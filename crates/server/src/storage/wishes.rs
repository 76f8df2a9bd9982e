//! The settings of tables on disk, and the lists of tables that follow from them.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::tables::{read_options, write_options};
use super::{NewTable, SeatRow, Statement, Storage, TableRow};

/// The settings that the host of a table has chosen. A player who sits down agrees to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// Who opened the table.
    pub host: Option<String>,
    /// Anybody may sit down, from the lobby.
    pub listed: bool,
    /// Sides are drawn when the last seat is taken.
    pub drawn: bool,
    /// The result counts.
    pub rated: bool,
    /// Moves may be taken back by agreement.
    pub takebacks: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// What happens when time runs out.
    pub expiry: Expiry,
    /// How many milliseconds later spectators see what happens; nobody watches if none.
    pub delay: Option<i64>,
    /// When the game began, in milliseconds since 1970.
    pub begun: Option<i64>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
}

impl Default for Wishes {
    /// Among friends: no clock, and everything by agreement.
    fn default() -> Self {
        Wishes {
            host: None,
            listed: false,
            drawn: false,
            rated: false,
            takebacks: true,
            pace: Pace::Untimed,
            expiry: Expiry::Loss,
            delay: Some(0),
            begun: None,
            rematch: None,
        }
    }
}

/// How fast a game is played. Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// No clock.
    #[default]
    Untimed,
    /// Everybody has so much for the whole game, and a little more with every turn.
    Live {
        /// For the whole game.
        base: i64,
        /// Added when the turn passes.
        step: i64,
    },
    /// Everybody has so much for each turn.
    Slow {
        /// For one turn.
        turn: i64,
    },
}

/// What happens when time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Expiry {
    /// The game is lost.
    #[default]
    Loss,
    /// A bot goes on.
    Bot,
}

impl Pace {
    /// The kind of pace, and its two times in milliseconds, as columns.
    pub(crate) fn columns(self) -> (&'static str, i64, i64) {
        match self {
            Pace::Untimed => ("none", 0, 0),
            Pace::Live { base, step } => ("live", base, step),
            Pace::Slow { turn } => ("slow", turn, 0),
        }
    }

    fn read(pace: &str, base: i64, step: i64) -> Pace {
        match pace {
            "live" => Pace::Live { base, step },
            "slow" => Pace::Slow { turn: base },
            _ => Pace::Untimed,
        }
    }
}

impl Expiry {
    /// The id in forms and on disk.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Expiry::Loss => "loss",
            Expiry::Bot => "bot",
        }
    }

    /// The one with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Expiry> {
        [Expiry::Loss, Expiry::Bot].into_iter().find(|expiry| expiry.id() == id)
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ListedTable {
    pub(crate) table: TableRow,
    pub(crate) wishes: Wishes,
    pub(crate) seats: Vec<SeatRow>,
}

const COLUMNS: &str = "w.host, w.listed, w.drawn, w.rated, w.takebacks, w.pace, w.base, w.step, \
                       w.expiry, w.delay, w.begun, w.rematch";

impl Storage {
    /// The settings of a table.
    ///
    /// # Errors
    /// If a query fails.
    pub async fn wishes(&self, table: &str) -> Result<Wishes, sqlx::Error> {
        let statement = format!("SELECT {COLUMNS} FROM wishes w WHERE w.table_id = $1");
        let row = sqlx::query(&statement).bind(table).fetch_optional(&self.pool).await?;
        row.map_or_else(|| Ok(Wishes::default()), |row| read(&row, 0))
    }

    /// Tables in the lobby that have not begun, the newest first.
    pub(crate) async fn lobby(&self, most: i64) -> Result<Vec<ListedTable>, sqlx::Error> {
        self.listed(WAITING, most, 0).await
    }

    /// Games that go on and that anybody may watch, the newest first, after the first `skip`.
    pub(crate) async fn going_on(
        &self,
        most: i64,
        skip: i64,
    ) -> Result<Vec<ListedTable>, sqlx::Error> {
        self.listed(GOING_ON, most, skip).await
    }

    /// How many games go on that anybody may watch.
    pub(crate) async fn count_going_on(&self) -> Result<i64, sqlx::Error> {
        let statement = format!("SELECT COUNT(*) FROM {OPEN} AND {GOING_ON}");
        sqlx::query(&statement).fetch_one(&self.pool).await?.try_get(0)
    }

    /// How many tables a host has in the lobby, and how many there are in all that were opened
    /// after two times: one for tables with a clock of days, one for others.
    pub(crate) async fn lobby_counts(
        &self,
        host: &str,
        (slow, other): (i64, i64),
    ) -> Result<(i64, i64), sqlx::Error> {
        let statement = format!(
            "SELECT COUNT(CASE WHEN t.created >= (CASE WHEN w.pace = 'slow' THEN $1 ELSE $2 END) \
             THEN 1 END), COUNT(CASE WHEN w.host = $3 THEN 1 END) FROM {OPEN} AND {WAITING}"
        );
        let query = sqlx::query(&statement).bind(slow).bind(other).bind(host);
        let row = query.fetch_one(&self.pool).await?;
        Ok((row.try_get(1)?, row.try_get(0)?))
    }

    /// Two queries, however many tables there are.
    async fn listed(
        &self,
        which: &str,
        most: i64,
        skip: i64,
    ) -> Result<Vec<ListedTable>, sqlx::Error> {
        let chosen =
            format!("FROM {OPEN} AND {which} ORDER BY t.created DESC, t.id LIMIT $1 OFFSET $2");
        let statement = format!(
            "SELECT t.id, t.game, t.edition, t.scenario, t.seats, t.rules, t.created, t.options, \
             {COLUMNS} \
             {chosen}"
        );
        let rows = sqlx::query(&statement).bind(most).bind(skip).fetch_all(&self.pool).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            tables.push(ListedTable {
                wishes: read(row, 8)?,
                table: read_table(row)?,
                seats: vec![],
            });
        }
        let statement = format!(
            "SELECT s.table_id, s.guest, g.name, s.bot, COALESCE(a.program, 0), a.guest FROM seats s \
             LEFT JOIN guests g ON g.id = s.guest LEFT JOIN accounts a ON a.guest = s.guest \
             WHERE s.table_id IN (SELECT t.id {chosen}) ORDER BY s.table_id, s.seat"
        );
        let mut places: HashMap<String, Vec<SeatRow>> = HashMap::new();
        for row in sqlx::query(&statement).bind(most).bind(skip).fetch_all(&self.pool).await? {
            let (guest, name, bot) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            let is_program = row.try_get::<i64, _>(4)? != 0;
            let has_account = row.try_get::<Option<String>, _>(5)?.is_some();
            let seat = SeatRow { guest, name, has_account, is_program, bot, seed: None };
            places.entry(row.try_get(0)?).or_default().push(seat);
        }
        for listed in &mut tables {
            listed.seats = places.remove(&listed.table.id).unwrap_or_default();
        }
        Ok(tables)
    }
}

/// Tables whose game is not over, with their settings. SQLite joins in the order written: the index
/// of open tables comes first, however many are over.
const OPEN: &str = "tables t CROSS JOIN wishes w WHERE t.ended IS NULL AND w.table_id = t.id";
/// Of these, tables in the lobby that have not begun.
const WAITING: &str = "w.listed = 1 AND w.begun IS NULL";
/// Of these, games that go on and that anybody may watch.
const GOING_ON: &str = "w.listed = 1 AND w.begun IS NOT NULL AND w.delay IS NOT NULL";

/// The columns that a list may show; not the secrets.
fn read_table(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        edition: row.try_get(2)?,
        scenario: row.try_get(3)?,
        options: read_options(row, 7)?,
        seats: row.try_get(4)?,
        rules: row.try_get(5)?,
        secret: String::new(),
        invitation: String::new(),
        created: row.try_get(6)?,
        ended: None,
    })
}

fn read(row: &AnyRow, from: usize) -> Result<Wishes, sqlx::Error> {
    let is = |column: usize| row.try_get::<i64, _>(from + column).map(|value| value != 0);
    let (pace, expiry): (String, String) = (row.try_get(from + 5)?, row.try_get(from + 8)?);
    Ok(Wishes {
        host: row.try_get(from)?,
        listed: is(1)?,
        drawn: is(2)?,
        rated: is(3)?,
        takebacks: is(4)?,
        pace: Pace::read(&pace, row.try_get(from + 6)?, row.try_get(from + 7)?),
        expiry: Expiry::by_id(&expiry).unwrap_or_default(),
        delay: row.try_get(from + 9)?,
        begun: row.try_get(from + 10)?,
        rematch: row.try_get(from + 11)?,
    })
}

/// Adds a table with its seats and settings.
pub(crate) fn open_table(new: &NewTable, wishes: &Wishes) -> Vec<Statement> {
    let NewTable { table, seats } = new;
    let insert = "INSERT INTO tables (id, game, edition, scenario, seats, rules, secret, \
                  invitation, created, ended, options) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let insert = Statement::new(insert).text(&table.id).text(&table.game).text(&table.edition);
    let insert = insert.text(&table.scenario).number(table.seats).number(table.rules);
    let insert = insert.text(&table.secret).text(&table.invitation).number(table.created);
    let insert = insert.maybe_number(table.ended).text(write_options(&table.options));
    let mut statements = vec![insert];
    for (number, seat) in (0_i64..).zip(seats) {
        let insert =
            "INSERT INTO seats (table_id, seat, guest, bot, seed) VALUES ($1, $2, $3, $4, $5)";
        let insert = Statement::new(insert).text(&table.id).number(number);
        let insert = insert.maybe_text(seat.guest.clone()).maybe_text(seat.bot.clone());
        statements.push(insert.maybe_text(seat.seed.clone()));
    }
    statements.push(insert_wishes(&table.id, wishes));
    statements
}

fn insert_wishes(table: &str, wishes: &Wishes) -> Statement {
    let insert = "INSERT INTO wishes (table_id, host, listed, drawn, rated, takebacks, pace, base, \
                  step, expiry, delay) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let (pace, base, step) = wishes.pace.columns();
    let insert = Statement::new(insert).text(table).maybe_text(wishes.host.clone());
    let insert = insert.number(wishes.listed.into()).number(wishes.drawn.into());
    let insert = insert.number(wishes.rated.into()).number(wishes.takebacks.into());
    let insert = insert.text(pace).number(base).number(step).text(wishes.expiry.id());
    insert.maybe_number(wishes.delay)
}

/// Stores when a game began, once: when the last seat has given its seed.
pub(crate) fn begin(table: &str, now: i64) -> Statement {
    let statement = "UPDATE wishes SET begun = $1 WHERE table_id = $2 AND begun IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND seed IS NULL)";
    Statement::new(statement).number(now).text(table).text(table)
}

/// Links a table to its rematch. There is only one.
pub(crate) fn lead_to_rematch(table: &str, rematch: &str) -> Statement {
    let statement = "UPDATE wishes SET rematch = $1 WHERE table_id = $2 AND rematch IS NULL";
    Statement::new(statement).text(rematch).text(table).must_change()
}

/// Frees the seat of a guest before the game has begun.
pub(crate) fn leave_seat(table: &str, guest: &str) -> Statement {
    let statement = "UPDATE seats SET guest = NULL, seed = NULL WHERE table_id = $1 AND guest = $2 \
                     AND EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND seed IS NULL)";
    Statement::new(statement).text(table).text(guest).text(table).must_change()
}

/// Reassigns the seats in this order, before the game has begun.
pub(crate) fn seat_anew(table: &str, seats: &[SeatRow]) -> Vec<Statement> {
    let statement = "UPDATE seats SET guest = $1, bot = $2, seed = $3 \
                     WHERE table_id = $4 AND seat = $5";
    let one = |(number, seat): (i64, &SeatRow)| {
        let update = Statement::new(statement).maybe_text(seat.guest.clone());
        let update = update.maybe_text(seat.bot.clone()).maybe_text(seat.seed.clone());
        update.text(table).number(number)
    };
    (0_i64..).zip(seats).map(one).collect()
}
