//! Chat at a table. Players and spectators have separate rooms during the game, so that spectators
//! can't give hints; when it is over, everybody reads both.

mod page;
mod text;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Json, Router, routing};
use serde::{Deserialize, Serialize};
use table::Message;

use crate::app::App;
use crate::error::{AFTER_END, Failure, PageFailure, to_the_end};
use crate::guests::Visitor;
use crate::live::{Live, Running};
use crate::rates::Rates;
use crate::requests::{Body, Form};
use crate::storage::{self, GuestRow, LineRow, Room, SaveError};
use crate::watching::{Sight, Standing};
use crate::words::{say, say_message};

pub(crate) use page::{Muted, panel, phone_tab, tabs};

/// Reasons for reporting a line to the operator.
const REASONS: [&str; 4] = ["insult", "spam", "cheating", "other"];
/// How often to retry when another server adds a line at the same moment.
const TRIES: usize = 3;

/// Routes for chat.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}/chat", routing::get(read).post(write))
        .route("/t/{table}/chat/{number}/mute", routing::post(mute))
        .route("/t/{table}/chat/{number}/report", routing::post(report))
        .route("/me/unmute", routing::post(unmute))
}

/// The rooms that somebody may read, and the one they write to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rooms {
    /// The room they write to.
    pub(crate) own: Room,
    is_over: bool,
}

impl Rooms {
    /// The rooms for a relation to a table.
    pub(crate) fn of(standing: Standing) -> Rooms {
        let own = if standing.plays { Room::Players } else { Room::Spectators };
        Rooms { own, is_over: standing.is_over }
    }

    /// The rooms they may read.
    pub(crate) fn readable(&self) -> &[Room] {
        match (self.is_over, self.own) {
            (true, _) => &Room::ALL,
            (false, Room::Players) => &Room::ALL[..1],
            (false, Room::Spectators) => &Room::ALL[1..],
        }
    }
}

/// The lines that one reader gets.
#[derive(Debug, Serialize)]
struct Talk {
    /// The reader's room.
    room: &'static str,
    /// The number of the last line in the readable rooms.
    last: i64,
    lines: Vec<WireLine>,
    /// Why the reader can't write, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<String>,
}

#[derive(Debug, Serialize)]
struct WireLine {
    number: i64,
    room: &'static str,
    who: String,
    /// The side of a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'static str>,
    own: bool,
    /// In milliseconds since 1970.
    said: i64,
    text: String,
    html: String,
}

#[derive(Deserialize)]
struct Known {
    /// The number of the last line that the reader has.
    #[serde(default)]
    after: i64,
}

async fn read(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Query(known): Query<Known>,
) -> Result<Json<Talk>, Failure> {
    let live = app.live(&table).await?;
    Ok(Json(talk(&app, &live, &visitor, known.after).await?))
}

async fn talk(app: &App, live: &Live, visitor: &Visitor, after: i64) -> Result<Talk, Failure> {
    let running = live.lock().await?;
    let rooms = rooms(&running, visitor)?;
    let sides = Sides::of(&running);
    drop(running);
    let (storage, table) = (app.storage(), &live.row.id);
    // Read before the lines, so that a line in between is fetched again.
    let last = live.talk().of(rooms.readable());
    let lines = storage.lines(table, rooms.readable(), after, visitor.id()).await?;
    Ok(Talk {
        room: rooms.own.id(),
        last,
        lines: lines.into_iter().map(|line| sides.wire(line, visitor, &rooms)).collect(),
        closed: may_write(rooms.own, visitor).err().map(|failure| failure.sentence()),
    })
}

/// The rooms of a visitor.
fn rooms(running: &Running, visitor: &Visitor) -> Result<Rooms, Failure> {
    let standing = Standing::of(running, visitor.id());
    if standing.sight() == Sight::Closed {
        return Err(Failure::Forbidden(say("error-unwatched")));
    }
    Ok(Rooms::of(standing))
}

/// Everybody at the table may write; spectators need an account, to keep their number bounded.
fn may_write(room: Room, visitor: &Visitor) -> Result<(), Failure> {
    match (room, &visitor.0) {
        (Room::Players, Some(_)) => Ok(()),
        (_, Some(guest)) if guest.has_account => Ok(()),
        _ => Err(Failure::Forbidden(say("chat-account"))),
    }
}

/// Who sits where.
struct Sides(Vec<(String, &'static str)>);

impl Sides {
    fn of(running: &Running) -> Sides {
        let about = running.table.about();
        let ids = about.seats_of(running.seats.len()).iter().copied();
        let seats = running.seats.iter().zip(ids);
        Sides(seats.filter_map(|(seat, id)| Some((seat.guest.clone()?, id))).collect())
    }

    fn wire(&self, line: LineRow, visitor: &Visitor, rooms: &Rooms) -> WireLine {
        let side = self.0.iter().find(|(guest, _)| *guest == line.guest).map(|(_, id)| *id);
        let side = side.filter(|_| line.room == Room::Players);
        let own = visitor.id() == Some(line.guest.as_str());
        let html = page::line(&line, side, own, rooms.readable().len() > 1).into_string();
        WireLine {
            number: line.number,
            room: line.room.id(),
            who: line.name,
            side,
            own,
            said: line.said,
            text: line.body,
            html,
        }
    }
}

#[derive(Deserialize)]
struct Said {
    text: String,
    /// The number of the last line that the writer has.
    #[serde(default)]
    after: i64,
}

async fn write(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(said): Body<Said>,
) -> Result<Json<Talk>, Failure> {
    let guest = visitor.clone().guest()?;
    let live = app.live(&table).await?;
    let room = rooms(&*live.lock().await?, &visitor)?.own;
    may_write(room, &visitor)?;
    let text = text::line(&said.text).ok_or_else(|| {
        let message = Message::new("error-line").number("most", text::LONGEST as i64);
        Failure::Bad(say_message(&message))
    })?;
    check_rates(&app, &live, room, &guest)?;
    to_the_end(async move {
        keep(&app, &live, room, &guest, &text).await?;
        Ok(Json(talk(&app, &live, &visitor, said.after).await?))
    })
    .await
}

/// Rate limits per person, and for all spectators together.
fn check_rates(app: &App, live: &Live, room: Room, guest: &GuestRow) -> Result<(), Failure> {
    let now = app.config().clock.now();
    take(&app.people().talk.lines, &guest.id, now, "error-talk-fast")?;
    if room == Room::Spectators {
        take(&app.people().talk.crowds, &live.row.id, now, "error-talk-crowd")?;
    }
    Ok(())
}

fn take(rates: &Rates, key: &str, now: i64, id: &'static str) -> Result<(), Failure> {
    let too_often = |seconds| say_message(&Message::new(id).number("seconds", seconds));
    rates.take(key, now).map_err(|seconds| Failure::too_many(too_often(seconds), seconds))
}

async fn keep(
    app: &App,
    live: &Arc<Live>,
    room: Room,
    guest: &GuestRow,
    text: &str,
) -> Result<(), Failure> {
    let (table, now) = (&live.row.id, app.config().clock.now());
    for left in (0..TRIES).rev() {
        let line = storage::say_line(table, room, &guest.id, text, now);
        match app.writer().carry_out(line).await {
            // Another server has used the number.
            Err(SaveError::Taken) if left > 0 => {}
            kept => {
                kept?;
                break;
            }
        }
    }
    live.tell_talk(app.storage().last_lines(table).await?);
    Ok(())
}

/// A line that the visitor may read, and the visitor.
async fn readable(
    app: &App,
    table: &str,
    number: i64,
    visitor: Visitor,
) -> Result<(LineRow, GuestRow), Failure> {
    let live = app.live(table).await?;
    let rooms = rooms(&*live.lock().await?, &visitor)?;
    let line = app.storage().line(table, number).await?;
    let line = line.filter(|line| rooms.readable().contains(&line.room));
    let line = line.ok_or(Failure::NotFound)?;
    let guest = visitor.guest()?;
    if line.guest == guest.id {
        return Err(Failure::Bad(say("error-own-line")));
    }
    Ok((line, guest))
}

/// A confirmation, as a sentence.
#[derive(Debug, Serialize)]
struct Done {
    message: String,
}

/// Mutes the author of a line for this reader, at all tables.
async fn mute(
    State(app): State<App>,
    Path((table, number)): Path<(String, i64)>,
    visitor: Visitor,
) -> Result<Json<Done>, Failure> {
    let (line, guest) = readable(&app, &table, number, visitor).await?;
    if app.storage().muted_by(&guest.id).await?.len() >= page::MOST_MUTED {
        return Err(Failure::too_many(say("error-mutes"), AFTER_END));
    }
    match app.writer().carry_out(vec![storage::mute(&guest.id, &line.guest)]).await {
        Ok(_) | Err(SaveError::Taken) => {}
        Err(error) => return Err(error.into()),
    }
    let message = say_message(&Message::new("chat-muted").text("who", line.name));
    Ok(Json(Done { message }))
}

#[derive(Deserialize)]
struct Wanted {
    /// The guest to unmute.
    who: String,
}

async fn unmute(
    State(app): State<App>,
    visitor: Visitor,
    Form(wanted): Form<Wanted>,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?;
    app.writer().carry_out(vec![storage::unmute(&guest.id, &wanted.who)]).await?;
    Ok(Redirect::to("/me").into_response())
}

#[derive(Deserialize)]
struct Complaint {
    reason: String,
    #[serde(default)]
    note: String,
}

/// Reports a line to the operator.
async fn report(
    State(app): State<App>,
    Path((table, number)): Path<(String, i64)>,
    visitor: Visitor,
    Body(complaint): Body<Complaint>,
) -> Result<Json<Done>, Failure> {
    let (line, guest) = readable(&app, &table, number, visitor).await?;
    let reason = REASONS.iter().find(|reason| **reason == complaint.reason);
    let reason = reason.ok_or_else(|| Failure::Bad(say("error-reason")))?;
    let note = match complaint.note.trim() {
        "" => String::new(),
        note => text::line(note).ok_or_else(|| Failure::Bad(say("error-note")))?,
    };
    let now = app.config().clock.now();
    take(&app.people().talk.reports, &guest.id, now, "error-reports")?;
    let kept = storage::report(&table, &line, &guest.id, (reason, &note), now);
    match app.writer().carry_out(vec![kept]).await {
        Ok(_) => {
            tracing::warn!(
                table,
                number,
                author = line.guest,
                reporter = guest.id,
                reason,
                "a line was reported"
            );
        }
        // They have reported it before.
        Err(SaveError::Taken) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(Json(Done { message: say("chat-reported") }))
}
