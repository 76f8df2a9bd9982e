//! Orders in advance: given, and taken back. They are shown to the seat that gave them and to
//! nobody else; what they answer is a move like any other.

use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use serde::Deserialize;
use table::Seat;

use crate::app::App;
use crate::error::{Failure, to_the_end};
use crate::guests::Visitor;
use crate::live::Running;
use crate::moves::{Known, at_version, finish, refusal};
use crate::requests::Body;
use crate::update::Update;
use crate::words::say;

/// Where orders are given.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/orders", routing::post(give))
}

#[derive(Deserialize)]
struct OrderRequest {
    /// The version of the table that the order was chosen at.
    version: usize,
    /// The words of an order that is offered; empty to take the standing one back.
    order: String,
}

async fn give(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(asked): Body<OrderRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let known = Known::drawn(asked.version);
        let mut running = at_version(&app, &live, &guest, known).await?;
        let seat = own_seat(&running, &guest)?;
        running.check_order(seat, &asked.order).map_err(|refused| refusal(&app, refused))?;
        let row = running.order_row(seat, &asked.order);
        app.writer().give_order(&live.row.id, row).await?;
        running.take_order(seat, &asked.order);
        finish(&app, &live, running, &guest, known).await
    })
    .await
}

/// The seat of somebody who has one. Who plays several on one screen is there to be asked.
fn own_seat(running: &Running, guest: &str) -> Result<Seat, Failure> {
    match running.seats_of(Some(guest))[..] {
        [seat] => Ok(seat),
        _ => Err(Failure::Forbidden(say("error-order-seats"))),
    }
}
