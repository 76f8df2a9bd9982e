//! Results, seat by seat: stored when a game is over, and shown on players' pages.

mod page;
mod plots;
mod tallies;

use axum::{Router, routing};
use table::Seat;

use crate::app::App;
use crate::error::Failure;
use crate::live::{Live, Running, Stopped};
use crate::storage::{
    self, Decided, ResultRow, SaveError, SeatRow, Statement, TableRow, Writer, now,
};

pub(crate) use page::own;

/// Tables handled in one batch when missed results are stored.
const TOGETHER: i64 = 50;

/// Routes of players' pages.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/p/{name}", routing::get(page::show))
}

/// The URL of the page of a player with an account.
pub(crate) fn player_path(name: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let encoded = name.bytes().map(|byte| {
        if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    });
    format!("/p/{}", encoded.collect::<String>())
}

/// Stores the result of a game. It is derived from the entries, so this may be repeated.
pub(crate) async fn note(
    writer: &Writer,
    row: &TableRow,
    running: &Running,
) -> Result<(), SaveError> {
    let statements = statements(row, running);
    if statements.is_empty() {
        return Ok(());
    }
    writer.carry_out(statements).await.map(|_| ())
}

/// Stores results that were missed: of games that ended before results were stored, or whose server
/// was stopped.
pub(crate) async fn catch_up(app: App) {
    let mut after = String::new();
    while let Ok(ids) = app.storage().without_results(&after, TOGETHER).await {
        let Some(last) = ids.last() else { return };
        after.clone_from(last);
        for id in ids {
            if let Err(failure) = catch_up_one(&app, &id).await {
                tracing::warn!(table = id, %failure, "a result was not noted");
            }
        }
    }
}

async fn catch_up_one(app: &App, id: &str) -> Result<(), Failure> {
    let live: std::sync::Arc<Live> = app.live(id).await?;
    let running = live.lock().await?;
    Ok(note(app.writer(), &live.row, &running).await?)
}

fn statements(row: &TableRow, running: &Running) -> Vec<Statement> {
    let Some(winners) = running.winners() else { return Vec::new() };
    let ended = row.ended.unwrap_or_else(now);
    let (record, outcome) = (running.table.record(), running.table.outcome());
    let seats = (0_u8..).map(Seat).zip(&running.seats);
    let one = |(seat, sitting): (Seat, &SeatRow)| {
        let ids = running.table.about().seats_of(running.seats.len());
        let side = ids.get(seat.index()).copied().unwrap_or("nobody");
        let opening = record.plies.iter().find(|ply| ply.actor == side);
        let outcome = outcome.as_ref().and_then(|outcome| outcome.scores.get(seat.index()));
        let result = ResultRow {
            table: row.id.clone(),
            seat: seat.0.into(),
            guest: sitting.guest.clone(),
            bot: sitting.bot.clone(),
            game: row.game.clone(),
            edition: row.edition.clone(),
            scenario: row.scenario.clone(),
            side: side.to_owned(),
            outcome: won(running, &winners, seat),
            ending: ending(running).to_owned(),
            score: outcome.map(|score| score.total.into()),
            plies: i64::try_from(running.table.ply()).unwrap_or(i64::MAX),
            opening: opening.map(|ply| ply.words.clone()).unwrap_or_default(),
            counted: counts(running, seat),
            ended,
        };
        storage::keep_result(&result)
    };
    seats.map(one).collect()
}

fn won(running: &Running, winners: &[Seat], seat: Seat) -> Decided {
    match (!running.has_result(), winners.contains(&seat), winners.len()) {
        (true, ..) => Decided::Nothing,
        // A player who left has lost, whatever the bot achieved.
        _ if running.seats[seat.index()].was_left() => Decided::Lost,
        (_, true, 1) => Decided::Won,
        (_, true, _) => Decided::Shared,
        // If several play and nobody wins, nobody loses either.
        (_, false, 0) if running.seats.len() > 1 => Decided::Nothing,
        (_, false, _) => Decided::Lost,
    }
}

fn ending(running: &Running) -> &'static str {
    match running.stopped {
        Some(Stopped::Cancelled) => "cancelled",
        Some(Stopped::Resigned(_)) => "resigned",
        Some(Stopped::Expired(_)) => "time",
        Some(Stopped::Drawn) => "drawn",
        Some(Stopped::Abandoned) => "abandoned",
        None => running.table.outcome().map_or("stopped", |outcome| outcome.reason),
    }
}

/// A game that somebody plays against themselves does not count, nor one whose loser never came.
fn counts(running: &Running, seat: Seat) -> bool {
    let came = match running.stopped {
        Some(Stopped::Expired(loser)) => running.has_moved(loser),
        _ => true,
    };
    let guest = running.seats[seat.index()].guest.as_deref();
    let seats = running.seats.iter().filter(|row| row.guest.as_deref() == guest).count();
    came && guest.is_some() && seats == 1 && running.table.ply() > 0 && running.has_result()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_a_player_is_a_path() {
        assert_eq!(player_path("Anna"), "/p/Anna");
        assert_eq!(player_path("O’Neil Ἄννα"), "/p/O%E2%80%99Neil%20%E1%BC%8C%CE%BD%CE%BD%CE%B1");
        assert_eq!(player_path("a/b?c#d%"), "/p/a%2Fb%3Fc%23d%25");
    }
}
