//! Moves, undo, and resigning.

use axum::{Json, Router, routing};
use serde::Deserialize;
use table::any::seat_by_id;

use crate::app::App;
use crate::change::{Asker, Known, refusal};
use crate::clocks;
use crate::error::{Failure, to_the_end};
use crate::metrics::Counted;
use crate::requests::Body;
use crate::update::Update;
use crate::words::say;

/// Routes for moves.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}/move", routing::post(play))
        .route("/t/{table}/undo", routing::post(undo))
        .route("/t/{table}/resign", routing::post(resign))
}

#[derive(Deserialize)]
struct MoveRequest {
    /// The version of the table that the move was made for.
    version: usize,
    #[serde(rename = "move")]
    words: String,
    /// The response need not include drawings.
    #[serde(default)]
    bare: bool,
}

#[derive(Deserialize)]
struct UndoRequest {
    version: usize,
    /// How many moves to take back.
    plies: usize,
}

#[derive(Deserialize)]
struct ResignRequest {
    version: usize,
    /// The seat that resigns.
    seat: String,
}

async fn play(asker: Asker, Body(asked): Body<MoveRequest>) -> Result<Json<Update>, Failure> {
    to_the_end(async move {
        let mut change = asker.at(Known { version: asked.version, bare: asked.bare }).await?;
        let seat = change.own_turn()?;
        let played = change.running.play(seat, &asked.words);
        played.map_err(|refused| refusal(&asker.app, refused))?;
        let answer = change.finish().await?;
        asker.app.metrics().count(Counted::Move);
        Ok(answer)
    })
    .await
}

async fn undo(asker: Asker, Body(asked): Body<UndoRequest>) -> Result<Json<Update>, Failure> {
    to_the_end(async move {
        let mut change = asker.at(Known::drawn(asked.version)).await?;
        let seat = change.own_turn()?;
        let undone = change.running.undo(seat, asked.plies);
        undone.map_err(|refused| refusal(&asker.app, refused))?;
        change.finish().await
    })
    .await
}

async fn resign(asker: Asker, Body(asked): Body<ResignRequest>) -> Result<Json<Update>, Failure> {
    to_the_end(async move {
        let mut change = asker.at(Known::drawn(asked.version)).await?;
        let seat = seat_by_id(change.running.table.about(), &asked.seat);
        let seat = seat.filter(|&seat| change.running.is_seat_of(seat, &asker.guest));
        let seat = seat.ok_or_else(|| Failure::Forbidden(say("error-not-your-seat")))?;
        let resigned = change.running.resign(seat, &clocks::successor(&asker.app));
        resigned.map_err(|refused| refusal(&asker.app, refused))?;
        change.finish().await
    })
    .await
}
