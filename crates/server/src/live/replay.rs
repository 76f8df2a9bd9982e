//! From the database to a game in progress.

use bots::Playable;
use table::Setup;

use super::Running;
use super::agreement::Proposals;
use super::orders::Orders;
use crate::error::Failure;
use crate::storage::{SeatRow, Storage, TableRow};
use crate::timekeeping::Timekeeper;

impl Running {
    /// Replays what is on disk, every move checked.
    pub(super) async fn load(
        storage: &Storage,
        game: &'static dyn Playable,
        row: &TableRow,
        time: &Timekeeper,
    ) -> Result<Running, Failure> {
        let broken = |what: String| Failure::Broken(format!("table {}: {what}", row.id));
        let seats = storage.seats(&row.id).await?;
        let mut running = Running::start(game, row, seats, time)?;
        running.wishes = storage.wishes(&row.id).await?;
        running.noted = storage.waiting(&row.id).await?;
        running.proposals = Proposals::from_rows(&storage.proposals(&row.id).await?);
        running.begin_clocks(row.created * 1_000);
        running.orders = Orders::from_rows(storage.orders(&row.id).await?);
        for (seq, entry) in storage.entries(&row.id, 0).await?.iter().enumerate() {
            running.replay(entry).map_err(|what| broken(format!("entry {seq}: {what}")))?;
        }
        // These changes came from disk, so they need not be saved.
        running.replaced.clear();
        Ok(running)
    }

    /// The table before the first entry.
    pub(super) fn start(
        game: &'static dyn Playable,
        row: &TableRow,
        seats: Vec<SeatRow>,
        time: &Timekeeper,
    ) -> Result<Running, Failure> {
        let table = game.set_up(setup(row));
        let broken = |what| Failure::Broken(format!("table {}: {what}", row.id));
        Ok(Running::new(table.map_err(broken)?, row, as_they_began(seats), time.clone()))
    }
}

/// The seats without the bots that took over from people: the entries say when they did.
fn as_they_began(mut seats: Vec<SeatRow>) -> Vec<SeatRow> {
    for seat in seats.iter_mut().filter(|seat| seat.guest.is_some()) {
        seat.bot = None;
    }
    seats
}

fn setup(row: &TableRow) -> Setup {
    Setup {
        edition: row.edition.clone(),
        scenario: row.scenario.clone(),
        seats: usize::try_from(row.seats).unwrap_or(0),
        options: row.options.clone(),
        rules: u32::try_from(row.rules).unwrap_or(0),
    }
}
