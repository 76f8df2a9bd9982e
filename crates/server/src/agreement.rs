//! Agreement: proposals made, answered and withdrawn.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use serde::Deserialize;
use table::Seat;
use table::registry::seat_by_id;
use tokio::sync::MutexGuard;

use crate::app::App;
use crate::clocks;
use crate::error::{Failure, to_the_end};
use crate::guests::Visitor;
use crate::live::{Live, Running, What};
use crate::moves::{Known, at_version, finish, refusal};
use crate::requests::Body;
use crate::seen::Seen;
use crate::storage::{self, ProposalRow, SaveError};
use crate::update::{self, Update};
use crate::words::say;

/// Where people come to terms.
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
    /// Who proposed it takes it back by not agreeing.
    agree: bool,
}

async fn propose(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(asked): Body<ProposalRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let known = Known::drawn(asked.version);
        let mut running = at_version(&app, &live, &guest, known).await?;
        let what = what(&running, &asked)?;
        let by = first_seat(&running, &guest)?;
        let is_here = |guest: &str| app.streams().is_open(guest);
        let checked = running.check_proposal(by, what, is_here);
        checked.map_err(|refused| refusal(&app, refused))?;
        let row = running.new_proposal(by, what);
        match app.writer().carry_out(vec![storage::propose(&live.row.id, &row)]).await {
            Ok(_) => running.take_proposal(&row),
            // At another server somebody else has proposed something.
            Err(SaveError::Taken) => return stale(&app, &live, running, &guest, known).await,
            Err(error) => return Err(error.into()),
        }
        settle(&app, &live, running, &guest, known).await
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

/// Somebody with several seats speaks for the first.
fn first_seat(running: &Running, guest: &str) -> Result<Seat, Failure> {
    let seats = running.seats_of(Some(guest));
    seats.first().copied().ok_or_else(|| Failure::Forbidden(say("error-not-your-seat")))
}

async fn answer(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(asked): Body<AnswerRequest>,
) -> Result<Json<Update>, Failure> {
    let guest = visitor.guest()?.id;
    let live = app.live(&table).await?;
    to_the_end(async move {
        let known = Known::drawn(asked.version);
        let mut running = at_version(&app, &live, &guest, known).await?;
        let row = answered(&running, &guest, &asked)?;
        match app.writer().carry_out(vec![storage::answer(&live.row.id, &row)]).await {
            Ok(_) => running.take_answer(&row),
            Err(SaveError::Nothing) => return stale(&app, &live, running, &guest, known).await,
            Err(error) => return Err(error.into()),
        }
        settle(&app, &live, running, &guest, known).await
    })
    .await
}

/// The open proposal with an answer, if this guest may give it.
fn answered(running: &Running, guest: &str, asked: &AnswerRequest) -> Result<ProposalRow, Failure> {
    let gone = || Failure::Refused { clause: None, reason: say("error-proposal-gone") };
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

/// Does what everybody has agreed on, or shows how things stand.
async fn settle(
    app: &App,
    live: &Arc<Live>,
    mut running: MutexGuard<'_, Running>,
    guest: &str,
    known: Known,
) -> Result<Json<Update>, Failure> {
    if !running.conclude(&clocks::successor(app)) {
        live.announce(&running);
    }
    finish(app, live, running, guest, known).await
}

/// The answer to somebody whose table was changed at another server.
async fn stale(
    app: &App,
    live: &Arc<Live>,
    running: MutexGuard<'_, Running>,
    guest: &str,
    known: Known,
) -> Result<Json<Update>, Failure> {
    drop(running);
    let running = live.lock_fresh().await?;
    let seen = Seen::new(app, live, &running, Some(guest));
    Err(Failure::Stale(Box::new(update::of(&seen, known.version(), false))))
}
