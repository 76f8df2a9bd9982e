//! Sitting down, leaving before the game, and rematches.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::any::seat_by_id;

use crate::app::App;
use crate::bot_seeds;
use crate::bots_pool;
use crate::error::{Failure, PageFailure, to_the_end};
use crate::guests::Visitor;
use crate::live::{Live, Running};
use crate::requests::Form;
use crate::seats;
use crate::storage::{self, NewTable, SaveError, SeatRow, Wishes};
use crate::words::say;
use crate::{random, tables};

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// The side; any free one if omitted.
    #[serde(default)]
    seat: String,
}

/// Takes a free seat of a table in the lobby.
pub(super) async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Form(wanted): Form<Wanted>,
) -> Result<Response, PageFailure> {
    let live = app.live(&table).await?;
    to_the_end(async move {
        let mut running = live.lock().await?;
        if !running.wishes.listed {
            return Err(Failure::Forbidden(say("error-by-link")).into());
        }
        let chosen = match wanted.seat.as_str() {
            "" => None,
            id => {
                let seat = seat_by_id(running.table.about(), id);
                let seat = seat.filter(|seat| seat.index() < running.seats.len());
                Some(seat.ok_or_else(|| Failure::Bad(say("error-no-such-seat")))?)
            }
        };
        Ok(seats::take(&app, &live, &mut running, visitor, chosen).await?)
    })
    .await
}

/// Whether somebody may sit down at all.
///
/// # Errors
/// If the table requires an account.
pub(crate) fn check_may_sit(wishes: &Wishes, visitor: &Visitor) -> Result<(), Failure> {
    let has_account = visitor.0.as_ref().is_some_and(|guest| guest.has_account);
    if wishes.rated && !has_account {
        return Err(Failure::Forbidden(say("error-rated-account")));
    }
    Ok(())
}

/// Draws the sides if the settings say so and the last seat was taken.
pub(crate) async fn draw_sides(
    app: &App,
    live: &Live,
    running: &mut Running,
) -> Result<(), Failure> {
    let is_full = !running.seats.iter().any(SeatRow::is_free);
    if !running.wishes.drawn || !is_full || running.has_begun() {
        return Ok(());
    }
    let mut seats = running.seats.clone();
    shuffle(&mut seats);
    bot_seeds::bind(&live.row, running.table.about(), &mut seats);
    app.writer().carry_out(storage::seat_anew(&live.row.id, &seats)).await?;
    live.refresh_seats(running).await
}

/// A uniform shuffle.
pub(super) fn shuffle(seats: &mut [SeatRow]) {
    for last in (1..seats.len()).rev() {
        seats.swap(last, random::index(last + 1));
    }
}

/// Frees a seat before the game has begun; the host closes the table.
pub(super) async fn leave(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?.id;
    leave_table(&app, &table, guest).await?;
    Ok(Redirect::to("/lobby").into_response())
}

/// Frees the seats of a guest, or closes the table if it is the guest's own.
pub(crate) async fn leave_table(app: &App, table: &str, guest: String) -> Result<(), Failure> {
    let (app, live) = (app.clone(), app.live(table).await?);
    to_the_end(async move {
        let mut running = live.lock().await?;
        let seats = running.seats_of(Some(&guest));
        let Some(&seat) = seats.first() else {
            return Err(Failure::Forbidden(say("error-not-your-seat")));
        };
        if running.is_over() {
            return Err(Failure::Forbidden(say("error-over")));
        }
        if running.has_begun() {
            return Err(Failure::Forbidden(say("error-begun")));
        }
        // The host's leaving closes the table; so does anybody's at an old table without a host.
        if running.wishes.host.as_deref().is_none_or(|host| host == guest) {
            running.cancel(seat);
            app.save(&live, &mut running).await?;
        } else {
            match app.writer().carry_out(vec![storage::leave_seat(&live.row.id, &guest)]).await {
                Ok(_) => {}
                Err(SaveError::Nothing) => return Err(Failure::Forbidden(say("error-begun"))),
                Err(error) => return Err(error.into()),
            }
            live.refresh_seats(&mut running).await?;
        }
        super::announce(&app);
        Ok(())
    })
    .await
}

/// Opens a table for the same people with their sides changed, or redirects to it.
pub(super) async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let mut running = live.lock().await?;
        if running.seats_of(Some(&guest)).is_empty() {
            return Err(Failure::Forbidden(say("error-not-your-seat")).into());
        }
        if !running.is_over() {
            return Err(Failure::Forbidden(say("error-not-over")).into());
        }
        if let Some(rematch) = &running.wishes.rematch {
            return Ok(Redirect::to(&format!("/t/{rematch}")).into_response());
        }
        crate::limits::check_tables(&app, Some(&guest)).await?;
        let new = again(&running);
        let wishes = Wishes {
            host: Some(guest),
            listed: false,
            drawn: false,
            begun: None,
            rematch: None,
            ..running.wishes.clone()
        };
        let mut statements = storage::open_table(&new, &wishes);
        statements.push(storage::lead_to_rematch(&table, &new.table.id));
        match app.writer().carry_out(statements).await {
            // Somebody else was faster; theirs is the table.
            Ok(_) | Err(SaveError::Nothing) => {}
            Err(error) => return Err(error.into()),
        }
        live.refresh_seats(&mut running).await?;
        let rematch = running.wishes.rematch.clone().unwrap_or_default();
        bots_pool::think(&app, &rematch);
        Ok(Redirect::to(&format!("/t/{rematch}")).into_response())
    })
    .await
}

/// The same game; everybody moves one seat on.
fn again(running: &Running) -> NewTable {
    let moved = |seat: &SeatRow| match (&seat.guest, &seat.bot) {
        (Some(guest), _) => tables::guest_seat(guest),
        (None, Some(bot)) => tables::bot_seat(bot),
        (None, None) => SeatRow::default(),
    };
    let mut seats: Vec<_> = running.seats.iter().map(moved).collect();
    seats.rotate_left(1);
    tables::new_table(running.table.about(), running.table.setup(), seats)
}
