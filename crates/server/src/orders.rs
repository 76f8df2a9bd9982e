//! Giving and withdrawing orders in advance. They are shown only to the seat that gave them; the
//! moves that they make are like any others.

use axum::{Json, Router, routing};
use serde::Deserialize;
use table::Seat;

use crate::app::App;
use crate::change::{Asker, Known, refusal};
use crate::error::{Failure, to_the_end};
use crate::live::Running;
use crate::requests::Body;
use crate::update::Update;
use crate::words::say;

/// Routes for orders.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/orders", routing::post(give))
}

#[derive(Deserialize)]
struct OrderRequest {
    /// The version of the table that the order was chosen at.
    version: usize,
    /// The text of an order that is offered; empty to withdraw the standing one.
    order: String,
}

async fn give(asker: Asker, Body(asked): Body<OrderRequest>) -> Result<Json<Update>, Failure> {
    to_the_end(async move {
        let mut change = asker.at(Known::drawn(asked.version)).await?;
        let seat = own_seat(&change.running, &asker.guest)?;
        let checked = change.running.check_order(seat, &asked.order);
        checked.map_err(|refused| refusal(&asker.app, refused))?;
        let row = change.running.order_row(seat, &asked.order);
        asker.app.writer().give_order(&asker.live.row.id, row).await?;
        change.running.take_order(seat, &asked.order);
        change.finish().await
    })
    .await
}

/// The seat of somebody who has exactly one. A person who plays several on one screen is there to
/// be asked.
fn own_seat(running: &Running, guest: &str) -> Result<Seat, Failure> {
    match running.seats_of(Some(guest))[..] {
        [seat] => Ok(seat),
        _ => Err(Failure::Forbidden(say("error-order-seats"))),
    }
}
