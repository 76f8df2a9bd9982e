//! Seats: taking one by invitation, and its share in the dice.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json, Router, routing};
use serde::Deserialize;
use table::registry::seat_by_id;

use crate::app::App;
use crate::bots_pool;
use crate::error::{Failure, PageFailure};
use crate::guests::{self, Visitor};
use crate::moves::Body;
use crate::random;
use crate::seen::Seen;
use crate::storage::SaveError;
use crate::update::{self, Update};
use crate::words::say;

/// Where seats are taken.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}/join", routing::post(join))
        .route("/t/{table}/seed", routing::post(give_seed))
}

#[derive(Deserialize)]
struct Invitation {
    /// The key from the invitation link.
    key: String,
}

/// Takes the first free seat.
async fn join(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Form(invitation): Form<Invitation>,
) -> Result<Response, PageFailure> {
    let live = app.live(&table).await?;
    if invitation.key != live.row.invitation {
        return Err(Failure::Forbidden(say("error-invitation")).into());
    }
    let welcomed = guests::welcome(&app, visitor).await?;
    let mut running = live.lock().await;
    if running.seats_of(Some(&welcomed.guest.id)).is_empty() {
        let free = |seat: &crate::storage::SeatRow| seat.guest.is_none() && seat.bot.is_none();
        let seat = running.seats.iter().position(free);
        let seat = seat.ok_or_else(|| Failure::Forbidden(say("error-no-free-seat")))?;
        let seat = i64::try_from(seat).unwrap_or(i64::MAX);
        let taken = app.storage().take_seat(&table, seat, &welcomed.guest.id);
        let taken = taken.await.map_err(Failure::from)?;
        live.refresh_seats(app.storage(), &mut running).await?;
        live.announce(&running);
        if !taken {
            return Err(Failure::Forbidden(say("error-no-free-seat")).into());
        }
    }
    drop(running);
    Ok(welcomed.answer(Redirect::to(&format!("/t/{table}")).into_response()))
}

#[derive(Deserialize)]
struct SeedRequest {
    seat: String,
    /// 32 bytes in hexadecimal, from the browser's own randomness.
    seed: String,
}

/// Keeps a seat's share in the dice. The last one to arrive starts the game.
async fn give_seed(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(given): Body<SeedRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    let mut running = live.lock().await;
    let own = running.seats_of(Some(&guest));
    let seat = seat_by_id(running.table.about(), &given.seat).filter(|seat| own.contains(seat));
    let seat = seat.ok_or_else(|| Failure::Forbidden(say("error-not-your-seat")))?;
    let seed = random::from_hex(&given.seed).ok_or_else(|| Failure::Bad(say("error-seed")))?;
    let version = running.version();
    app.storage().give_seed(&table, i64::from(seat.0), &random::to_hex(&seed)).await?;
    live.refresh_seats(app.storage(), &mut running).await?;
    running.roll();
    match app.save(&live, &mut running).await {
        Ok(()) | Err(SaveError::Taken) => live.announce(&running),
        Err(error) => return Err(error.into()),
    }
    let seen = Seen::new(&app, &live, &running, Some(&guest));
    let fresh = update::of(&seen, version, false);
    drop(running);
    bots_pool::think(&app, &table);
    Ok(Json(fresh))
}
