//! From the database to a game in progress.

use bots::roster::Playable;
use table::Setup;

use super::Running;
use super::orders::Orders;
use crate::error::Failure;
use crate::storage::{SeatRow, Storage, TableRow};

impl Running {
    /// Replays what is on disk, every move checked.
    pub(super) async fn load(
        storage: &Storage,
        game: &'static dyn Playable,
        row: &TableRow,
    ) -> Result<Running, Failure> {
        let broken = |what: String| Failure::Broken(format!("table {}: {what}", row.id));
        let mut running = Running::start(game, row, storage.seats(&row.id).await?)?;
        running.wishes = storage.wishes(&row.id).await?;
        running.orders = Orders::from_rows(storage.orders(&row.id).await?);
        for (seq, entry) in storage.entries(&row.id, 0).await?.iter().enumerate() {
            running.replay(entry).map_err(|what| broken(format!("entry {seq}: {what}")))?;
        }
        Ok(running)
    }

    /// The table before the first entry.
    pub(super) fn start(
        game: &'static dyn Playable,
        row: &TableRow,
        seats: Vec<SeatRow>,
    ) -> Result<Running, Failure> {
        let table = game.set_up(setup(row));
        let broken = |what| Failure::Broken(format!("table {}: {what}", row.id));
        Ok(Running::new(table.map_err(broken)?, row, seats))
    }
}

fn setup(row: &TableRow) -> Setup {
    Setup {
        edition: row.edition.clone(),
        scenario: row.scenario.clone(),
        seats: usize::try_from(row.seats).unwrap_or(0),
        options: std::collections::BTreeMap::new(),
        rules: u32::try_from(row.rules).unwrap_or(0),
    }
}
