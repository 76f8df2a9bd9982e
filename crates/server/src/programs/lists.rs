//! Lists for programs: whom they play for, which games wait for them, where they could sit down.

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::lobby;
use crate::seen::{Seen, Waits};
use crate::storage::{ListedTable, SeatRow};
use crate::update::needs_seed;

/// Games in a list.
const MOST: i64 = 100;

/// The account of the token, and its unfinished games.
pub(super) async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, Failure> {
    let guest = visitor.guest()?;
    let mut tables = Vec::new();
    for id in app.storage().tables_of(&guest.id, MOST).await? {
        let live = app.live(&id).await?;
        let running = live.lock().await?;
        if !running.is_over() {
            tables.push(table(&Seen::new(&app, &live, &running, Some(&guest.id))));
        }
    }
    let is_program = app.storage().is_program(&guest.id).await?;
    Ok(Json(json!({
        "name": guest.name,
        "account": guest.has_account,
        "program": is_program,
        "tables": tables,
    })))
}

fn table(seen: &Seen<'_>) -> Value {
    let row = &seen.live.row;
    let waits = seen.waits();
    json!({
        "handle": row.id,
        "game": row.game,
        "edition": row.edition,
        "scenario": row.scenario,
        "options": row.options,
        "version": seen.running.version(),
        "seats": seats(seen),
        "your_turn": matches!(waits, Waits::ForYou(_)),
        "needs_seed": needs_seed(seen),
        "commitment": seen.commitment(),
        "begun": seen.running.has_begun(),
    })
}

fn seats(seen: &Seen<'_>) -> Value {
    let seats = seen.seats().into_iter().map(|seat| {
        let player = seat.is_taken.then_some(seat.player);
        json!({ "seat": seat.id, "player": player, "bot": seat.is_bot, "own": seat.is_own })
    });
    seats.collect()
}

/// Tables that wait for players.
pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Value>, Failure> {
    let waiting = lobby::waiting(&app).await?;
    let waiting: Vec<_> = waiting.iter().map(|listed| listed_table(&app, listed)).collect();
    Ok(Json(json!({ "waiting": waiting })))
}

fn listed_table(app: &App, listed: &ListedTable) -> Value {
    let row = &listed.table;
    let game = app.config().game(&row.game);
    let sides = game.map(|game| game.about().seats_of(listed.seats.len()));
    let sides = sides.unwrap_or_default().iter().zip(&listed.seats);
    let free: Vec<_> = sides.filter(|(_, seat)| SeatRow::is_free(seat)).map(|(id, _)| id).collect();
    let (pace, base, step) = listed.wishes.pace.columns();
    json!({
        "handle": row.id,
        "game": row.game,
        "edition": row.edition,
        "scenario": row.scenario,
        "options": row.options,
        "seats": row.seats,
        "free": free,
        "drawn": listed.wishes.drawn,
        "rated": listed.wishes.rated,
        "takebacks": listed.wishes.takebacks,
        "pace": { "kind": pace, "base_millis": base, "step_millis": step },
        "expiry": listed.wishes.expiry.id(),
    })
}
