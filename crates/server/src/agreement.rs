//! Proposals at a table: making, answering and withdrawing them.

use axum::{Json, Router, routing};
use serde::Deserialize;
use table::Seat;
use table::any::seat_by_id;

use crate::app::App;
use crate::change::{Asker, Change, Known, refusal};
use crate::clocks;
use crate::error::{Failure, to_the_end};
use crate::live::{Running, What};
use crate::requests::Body;
use crate::storage::{self, ProposalRow, SaveError};
use crate::update::Update;
use crate::words::say;

/// Routes for proposals.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}/propose", routing::post(propose))
        .route("/t/{table}/answer", routing::post(answer))
}

#[derive(Deserialize)]
struct ProposalRequest {
    version: usize,
    /// `draw`, `undo`, `abandon` or `replace`.
    kind: String,
    /// How many moves remain, to take others back.
    #[serde(default)]
    keep: usize,
    /// The seat that a bot is to play.
    #[serde(default)]
    seat: String,
}

#[derive(Deserialize)]
struct AnswerRequest {
    version: usize,
    /// The number of the proposal that is answered.
    number: i64,
    /// The proposer withdraws the proposal by not agreeing.
    agree: bool,
}

async fn propose(
    asker: Asker,
    Body(asked): Body<ProposalRequest>,
) -> Result<Json<Update>, Failure> {
    to_the_end(async move {
        let Asker { app, live, guest } = &asker;
        let mut change = asker.at(Known::drawn(asked.version)).await?;
        let what = what(&change.running, &asked)?;
        let by = first_seat(&change.running, guest)?;
        let is_here = |guest: &str| app.streams().is_open(guest);
        let checked = change.running.check_proposal(by, what, is_here);
        checked.map_err(|refused| refusal(app, refused))?;
        let row = change.running.new_proposal(by, what);
        match app.writer().carry_out(vec![storage::propose(&live.row.id, &row)]).await {
            Ok(_) => change.running.take_proposal(&row),
            // Another proposal was made through another server.
            Err(SaveError::Taken) => return Err(change.stale().await),
            Err(error) => return Err(error.into()),
        }
        settle(&asker, change).await
    })
    .await
}

fn what(running: &Running, asked: &ProposalRequest) -> Result<What, Failure> {
    let about = match asked.kind.as_str() {
        "undo" => i64::try_from(asked.keep).unwrap_or(i64::MAX),
        "replace" => {
            let seat = seat_by_id(running.table.about(), &asked.seat);
            let seat = seat.filter(|seat| seat.index() < running.seats.len());
            seat.ok_or_else(|| Failure::Bad(say("error-no-such-seat")))?.0.into()
        }
        _ => 0,
    };
    What::read(&asked.kind, about).ok_or_else(|| Failure::Bad(say("error-proposal-kind")))
}

/// A person with several seats acts for the first of them.
fn first_seat(running: &Running, guest: &str) -> Result<Seat, Failure> {
    let seats = running.seats_of(Some(guest));
    seats.first().copied().ok_or_else(|| Failure::Forbidden(say("error-not-your-seat")))
}

async fn answer(asker: Asker, Body(asked): Body<AnswerRequest>) -> Result<Json<Update>, Failure> {
    to_the_end(async move {
        let Asker { app, live, guest } = &asker;
        let mut change = asker.at(Known::drawn(asked.version)).await?;
        let row = answered(&change.running, guest, &asked)?;
        match app.writer().carry_out(vec![storage::answer(&live.row.id, &row)]).await {
            Ok(_) => change.running.take_answer(&row),
            Err(SaveError::Nothing) => return Err(change.stale().await),
            Err(error) => return Err(error.into()),
        }
        settle(&asker, change).await
    })
    .await
}

/// The open proposal with this guest's answer, if they may give it.
fn answered(running: &Running, guest: &str, asked: &AnswerRequest) -> Result<ProposalRow, Failure> {
    let gone = || Failure::refused(None, say("error-proposal-gone"));
    let open = running.proposal().filter(|open| open.number == asked.number).ok_or_else(gone)?;
    let withdraws = running.is_seat_of(open.by, guest) && !asked.agree;
    let own = |seat: &Seat| running.is_seat_of(*seat, guest);
    let seat = match withdraws {
        true => Some(open.by),
        false => running.unanswered().into_iter().find(own),
    };
    let seat = seat.ok_or_else(|| Failure::Forbidden(say("error-not-asked")))?;
    running.answered(seat, asked.agree).ok_or_else(gone)
}

/// Carries out a proposal that everybody has agreed to, or returns the table as it is.
async fn settle(asker: &Asker, mut change: Change<'_>) -> Result<Json<Update>, Failure> {
    if !change.running.conclude(&clocks::successor(&asker.app)) {
        asker.live.announce(&change.running);
    }
    change.finish().await
}
