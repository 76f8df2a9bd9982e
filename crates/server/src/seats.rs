//! Taking a seat by invitation, and giving its seed for the dice.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Json, Router, routing};
use serde::Deserialize;
use table::any::seat_by_id;
use table::{Message, Seat};

use crate::accounts::browsers;
use crate::app::App;
use crate::bots_pool;
use crate::error::{Failure, PageFailure, to_the_end};
use crate::guests::{self, Visitor};
use crate::limits;
use crate::live::{Live, Running};
use crate::lobby;
use crate::random;
use crate::requests::{Body, Form};
use crate::seen::Seen;
use crate::storage::{self, SaveError, SeatRow};
use crate::update::{self, Update};
use crate::words::{say, say_message};

/// Routes for seats.
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
    check_key(&app, &live, &visitor, &invitation.key)?;
    to_the_end(async move {
        let mut running = live.lock().await?;
        Ok(take(&app, &live, &mut running, visitor, None).await?)
    })
    .await
}

/// Refuses a wrong key, and limits how many may be tried. Strangers without a cookie are counted
/// together, per table; the right key works in any case.
///
/// # Errors
/// If the key is wrong.
pub(crate) fn check_key(
    app: &App,
    live: &Live,
    visitor: &Visitor,
    key: &str,
) -> Result<(), Failure> {
    if key == live.row.invitation {
        return Ok(());
    }
    let (people, now) = (app.people(), app.config().clock.now());
    let taken = match visitor.id() {
        Some(guest) => people.keys.take(guest, now),
        None => people.strangers_keys.take(&live.row.id, now),
    };
    taken.map_err(|seconds| {
        let minutes = (seconds + 59) / 60;
        let message = Message::new("error-keys").number("minutes", minutes);
        Failure::too_many(say_message(&message), seconds)
    })?;
    Err(Failure::Forbidden(say("error-invitation")))
}

/// Seats somebody, on a side of their choice or the first that is free.
pub(crate) async fn take(
    app: &App,
    live: &Live,
    running: &mut Running,
    visitor: Visitor,
    chosen: Option<Seat>,
) -> Result<Response, Failure> {
    let table = &live.row.id;
    let to_table = Redirect::to(&format!("/t/{table}")).into_response();
    if !running.seats_of(visitor.id()).is_empty() {
        return Ok(to_table);
    }
    if running.is_over() {
        return Err(Failure::Forbidden(say("error-over")));
    }
    lobby::check_may_sit(&running.wishes, &visitor)?;
    if let Some(guest) = visitor.id().filter(|_| running.wishes.rated) {
        browsers::check_apart(app, running, guest).await?;
    }
    let taken = || Failure::Forbidden(say("error-no-free-seat"));
    let free = match chosen {
        Some(seat) => Some(seat.index()).filter(|&seat| running.seats[seat].is_free()),
        None => running.seats.iter().position(SeatRow::is_free),
    };
    let seat = i64::try_from(free.ok_or_else(taken)?).unwrap_or(i64::MAX);
    limits::check_tables(app, visitor.id()).await?;
    let welcomed = guests::welcome(app, visitor).await?;
    let is_ours = app.writer().take_seat(table, seat, &welcomed.guest.id).await?;
    live.refresh_seats(running).await?;
    if !is_ours {
        // Another tab may have taken a seat through another server.
        let sits = !running.seats_of(Some(&welcomed.guest.id)).is_empty();
        return if sits { Ok(to_table) } else { Err(taken()) };
    }
    lobby::draw_sides(app, live, running).await?;
    lobby::announce(app);
    Ok(welcomed.answer(to_table))
}

#[derive(Deserialize)]
struct SeedRequest {
    seat: String,
    /// 32 bytes in hexadecimal, drawn by the browser.
    seed: String,
    /// The response need not include drawings.
    #[serde(default)]
    bare: bool,
}

/// Stores a seat's seed for the dice. The last one to arrive starts the game.
async fn give_seed(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(given): Body<SeedRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let mut running = live.lock().await?;
        let seat = seat_by_id(running.table.about(), &given.seat);
        let seat = seat.filter(|&seat| running.is_seat_of(seat, &guest));
        let seat = seat.ok_or_else(|| Failure::Forbidden(say("error-not-your-seat")))?;
        let seed = random::from_hex(&given.seed).ok_or_else(|| Failure::Bad(say("error-seed")))?;
        if running.is_over() {
            return Err(Failure::Forbidden(say("error-over")));
        }
        let version = running.version();
        app.writer().give_seed(&table, i64::from(seat.0), random::to_hex(&seed)).await?;
        let began = storage::begin(&table, app.config().clock.now());
        if app.writer().carry_out(vec![began]).await? > 0 {
            lobby::announce(&app);
        }
        live.refresh_seats(&mut running).await?;
        running.roll();
        match app.save(&live, &mut running).await {
            Ok(()) | Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        bots_pool::think(&app, &table);
        let seen = Seen::new(&app, &live, &running, Some(&guest));
        Ok(Json(update::of(&seen, version, given.bare)))
    })
    .await
}
