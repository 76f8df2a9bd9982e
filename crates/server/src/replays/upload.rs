//! Uploaded records: parsed, replayed with every move checked, saved, and shown like any other
//! game.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;
use table::Message;
use table::record::{Record, RecordError};

use super::LARGEST_RECORD;
use super::story::brought_id;
use crate::app::App;
use crate::error::{AFTER_END, Failure, PageFailure, to_the_end};
use crate::guests::{self, Visitor};
use crate::pages::games;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::peers::Origin;
use crate::requests;
use crate::storage;
use crate::words::{say, say_message};

/// The most moves of an upload: each costs time to check. The longest games played here have a
/// twentieth of it.
const MOST_PLIES: usize = 20_000;

/// Shows the upload form.
pub(super) async fn show(visitor: Visitor) -> Result<Markup, PageFailure> {
    let limits = Message::new("upload-limits").number("kilobytes", (LARGEST_RECORD / 1024) as i64);
    let limits = limits.number("moves", MOST_PLIES as i64);
    let body = html! {
        main.plain.narrow id="content" {
            h1 { (say("upload-title")) }
            p { (say("upload-text")) }
            form.card id="upload" {
                label for="file" { (say("upload-file")) }
                input id="file" type="file" accept=".hgr,text/plain" required;
                p.refusal id="refusal" role="alert" hidden { (icon("cross")) span {} }
                button.btn.pri type="submit" { (icon("history")) (say("upload-button")) }
            }
            p.quiet { (say_message(&limits)) }
        }
    };
    let title = say("upload-title");
    let page = Page::new(&title).style("home.css").style("people.css").script("upload.js");
    Ok(page.tools(games::name_tag(&visitor)).render(&body))
}

/// Takes an upload: the body of the request is the text of the record. The same text is saved once.
pub(super) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    origin: Origin,
    request: Request,
) -> Result<Response, Failure> {
    let bytes = requests::bytes(request, &app).await.map_err(too_large)?;
    let text = String::from_utf8(bytes.to_vec());
    let text = text.map_err(|_| Failure::Bad(say("error-upload-text")))?;
    to_the_end(async move { keep(&app, visitor, origin, text).await }).await
}

async fn keep(
    app: &App,
    visitor: Visitor,
    origin: Origin,
    text: String,
) -> Result<Response, Failure> {
    check_rate(app, &visitor, origin)?;
    let work = {
        let app = app.clone();
        move || check(&app, &text)
    };
    let read = app.workshop().run(&origin.payer(&visitor), "replays", work).await?;
    let (game, text) = read.map_err(|error| refusal(&error))?;
    let id = brought_id(&text);
    if app.storage().brought(&id).await?.is_some() {
        return Ok(answer(StatusCode::OK, &id));
    }
    let welcomed = guests::welcome(app, visitor).await?;
    let owner = &welcomed.guest.id;
    check_room(app, owner).await?;
    app.writer().carry_out(vec![storage::keep_brought(&id, owner, game, &text)]).await?;
    tracing::info!(replay = id, game, "a record was brought");
    Ok(welcomed.answer(answer(StatusCode::CREATED, &id)))
}

fn answer(status: StatusCode, id: &str) -> Response {
    (status, Json(json!({ "id": id, "path": format!("/r/{id}") }))).into_response()
}

/// Replays a record; returns its game, and its text as we write it.
fn check(app: &App, text: &str) -> Result<(&'static str, String), RecordError> {
    let fault = |reason: &str| RecordError { line: 1, reason: reason.to_owned() };
    if text.contains('\0') {
        // Not every database accepts such a text.
        return Err(fault(&say("error-upload-text")));
    }
    let record = Record::read(text.as_bytes())?;
    if record.plies.len() > MOST_PLIES {
        let message = Message::new("error-upload-moves").number("moves", MOST_PLIES as i64);
        return Err(fault(&say_message(&message)));
    }
    let game = record.header("Game").and_then(|id| app.config().game(id));
    let game = game.ok_or_else(|| fault(&say("error-upload-game")))?;
    game.replay(&record)?;
    Ok((game.about().id, record.write()))
}

fn refusal(error: &RecordError) -> Failure {
    let message = Message::new("error-upload").number("line", error.line as i64);
    let reason = say_message(&message.text("why", error.reason.as_str()));
    Failure::refused(None, reason)
}

fn too_large(failure: Failure) -> Failure {
    match failure {
        Failure::TooLarge => {
            let kilobytes = (LARGEST_RECORD / 1024) as i64;
            let message = Message::new("error-upload-large").number("kilobytes", kilobytes);
            Failure::Large(say_message(&message))
        }
        other => other,
    }
}

/// A stranger without a cookie is counted by address; if that may be shared, with all such
/// strangers.
fn check_rate(app: &App, visitor: &Visitor, origin: Origin) -> Result<(), Failure> {
    let now = app.config().clock.now();
    let counted = if visitor.id().is_none() && origin.is_shared() {
        app.replays().strangers.take("strangers", now)
    } else {
        app.replays().uploads.take(&origin.payer(visitor), now)
    };
    counted.map_err(|seconds| {
        let minutes = (seconds + 59) / 60;
        let message = Message::new("error-upload-often").number("minutes", minutes);
        Failure::too_many(say_message(&message), seconds)
    })
}

async fn check_room(app: &App, owner: &str) -> Result<(), Failure> {
    let (all, own) = app.storage().count_brought(owner).await?;
    let (most, most_own) = app.config().most_replays;
    if own >= most_own {
        let message = Message::new("error-upload-own").number("most", most_own);
        return Err(Failure::too_many(say_message(&message), AFTER_END));
    }
    if all >= most {
        return Err(Failure::too_many(say("error-upload-full"), AFTER_END));
    }
    Ok(())
}
