//! The seeds of bots. A bot has no browser to draw one, and a server that could choose it freely
//! could wait for everybody else's and retry until it likes the dice. So it is derived from the
//! table's secret, which the published hash binds; `docs/fair-chance.md` has the procedure.

use table::About;
use table::chance::bot_seed;
use table::fairness::NO_BOTS;

use crate::random;
use crate::storage::{SeatRow, TableRow};

/// Sets the seed of every bot. All seats are taken by now.
pub(crate) fn bind(row: &TableRow, about: &About, seats: &mut [SeatRow]) {
    let ids = about.seats_of(seats.len()).iter();
    for (id, seat) in ids.zip(seats).filter(|(_, seat)| is_bots(seat)) {
        seat.seed = promised(row, id);
    }
}

/// The header `BotSeeds` of a record: the seats of bots whose seeds are derived from the secret.
/// `None` for tables from before that.
pub(crate) fn header(row: &TableRow, about: &About, seats: &[SeatRow]) -> Option<String> {
    let bots = about.seats_of(seats.len()).iter().zip(seats).filter(|(_, seat)| is_bots(seat));
    let mut ids = Vec::new();
    for (id, seat) in bots {
        promised(row, id).filter(|seed| seat.seed.as_ref() == Some(seed))?;
        ids.push(*id);
    }
    Some(if ids.is_empty() { NO_BOTS.to_owned() } else { ids.join(" ") })
}

/// Whether a bot has sat here from the beginning. One that took over from a person keeps the
/// person's seed.
fn is_bots(seat: &SeatRow) -> bool {
    seat.bot.is_some() && seat.guest.is_none()
}

fn promised(row: &TableRow, seat: &str) -> Option<String> {
    let secret = random::from_hex(&row.secret)?;
    Some(random::to_hex(&bot_seed(&secret, &row.id, seat)))
}
