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
use crate::storage::Pace;
use crate::time::date;
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
    add_terms(&mut record, seen);
    if let Some(stop) = seen.running.stopped.and_then(Stopped::stop) {
        record.set_stop(about, seen.running.seats.len(), stop);
    }
    record
}

/// When and on what terms the game was played.
fn add_terms(record: &mut Record, seen: &Seen<'_>) {
    let (running, wishes) = (seen.running, &seen.running.wishes);
    record.set_header("Date", date(seen.live.row.created));
    let clock = match wishes.pace {
        Pace::Untimed => None,
        Pace::Live { base, step } => Some(format!("{}+{}", base / 1_000, step / 1_000)),
        Pace::Slow { turn } => Some(format!("{} a turn", turn / 1_000)),
    };
    if let Some(clock) = clock {
        record.set_header("Clock", clock);
    }
    if wishes.rated {
        record.set_header("Rated", "yes");
    }
    let taken_back = running.times_taken_back();
    if taken_back > 0 {
        record.set_header("TakenBack", taken_back.to_string());
    }
}
