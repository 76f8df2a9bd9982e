//! The record of a game, with the evidence for its dice once it is over.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::{Router, routing};
use table::record::Record;

use crate::app::App;
use crate::bot_seeds;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::live::Stopped;
use crate::seen::Seen;
use crate::words::{UNREAD, say, spoken_in};

/// The route for records.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/record", routing::get(show))
}

/// A record contains every move, hidden ones too, so it is only given out when the game is over.
async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<impl IntoResponse, PageFailure> {
    let live = app.live(&table).await?;
    let running = live.lock().await?;
    if !running.is_over() {
        return Err(Failure::Forbidden(say("error-record-not-over")).into());
    }
    let record = record(&Seen::new(&app, &live, &running, visitor.id()));
    Ok(file(&table, record.write()))
}

/// The response that downloads a record.
pub(crate) fn file(name: &str, record: String) -> impl IntoResponse + use<> {
    let disposition = format!("attachment; filename=\"{name}.hgr\"");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, disposition),
    ];
    (headers, record)
}

/// The record of a finished table, with everything that proves its dice.
pub(crate) fn record(seen: &Seen<'_>) -> Record {
    let mut record = seen.running.table.record();
    record.set_header("Table", &seen.live.row.id);
    record.set_header("Commitment", seen.commitment());
    record.set_header("Secret", &seen.live.row.secret);
    let about = seen.running.table.about();
    if let Some(bots) = bot_seeds::header(&seen.live.row, about, &seen.running.seats) {
        record.set_header("BotSeeds", bots);
    }
    // A record is the same for everybody, so bots have their English names in it.
    for seat in spoken_in(UNREAD, || seen.seats()) {
        let seed = seen.running.seats[seat.seat.index()].seed.clone().unwrap_or_default();
        record.set_header(&format!("SeatSeed-{}", seat.id), seed);
        record.set_header(&format!("Player-{}", seat.id), seat.player);
    }
    match seen.running.stopped {
        Some(Stopped::Resigned(seat)) => record.set_header("Resigned", seen.seat(seat).id),
        Some(Stopped::Expired(seat)) => record.set_header("OutOfTime", seen.seat(seat).id),
        Some(Stopped::Drawn) => record.set_header("Drawn", "agreed"),
        Some(Stopped::Abandoned) => record.set_header("Abandoned", "agreed"),
        Some(Stopped::Cancelled) | None => {}
    }
    record
}
