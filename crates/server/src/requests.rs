//! What comes with a request: read, bounded, and refused with a sentence.

use std::collections::BTreeMap;

use axum::RequestExt as _;
use axum::body::{Bytes, HttpBody as _};
use axum::extract::{FromRequest, Request, State};
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use table::Message;

use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::words::{say, say_message};

/// No request is larger, in bytes: a move is a line of text.
pub(crate) const LARGEST_BODY: usize = 16 * 1024;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let bytes = bytes(request, app).await?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| unreadable(&error))
    }
}

/// The fields of a form on one of our pages.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = PageFailure;

    async fn from_request(request: Request, app: &App) -> Result<Self, PageFailure> {
        let is_json = is_json(request.headers());
        let mut bytes = bytes(request, app).await?;
        if is_json {
            bytes = as_form(&bytes)?;
        }
        let read = serde_urlencoded::from_bytes(&bytes);
        Ok(Form(read.map_err(|error| unreadable(&error))?))
    }
}

/// A box on a form. It is ticked if it is sent with its own value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ticked(pub(crate) bool);

impl<'de> Deserialize<'de> for Ticked {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|value| Ticked(is_ticked(&value)))
    }
}

/// Whether this is the value of a ticked box: a browser's, or a program's.
pub(crate) fn is_ticked(value: &str) -> bool {
    matches!(value, "on" | "1" | "true")
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.trim_start().starts_with("application/json"))
}

/// A JSON object as the fields of a form, for programs: `true` is a ticked box, `false` and
/// `null` are left out.
fn as_form(bytes: &Bytes) -> Result<Bytes, Failure> {
    let object: BTreeMap<String, Value> =
        serde_json::from_slice(bytes).map_err(|error| unreadable(&error))?;
    let mut fields = Vec::with_capacity(object.len());
    for (name, value) in object {
        match value {
            Value::Null | Value::Bool(false) => {}
            Value::Bool(true) => fields.push((name, "1".to_owned())),
            Value::Number(number) => fields.push((name, number.to_string())),
            Value::String(text) => fields.push((name, text)),
            Value::Array(_) | Value::Object(_) => {
                return Err(unreadable(&format!("{name} is a text, a number or a truth value")));
            }
        }
    }
    let form = serde_urlencoded::to_string(fields).map_err(|error| unreadable(&error))?;
    Ok(form.into())
}

/// The body of a request as it came.
///
/// # Errors
/// If it is too large, or does not arrive.
pub(crate) async fn bytes(request: Request, app: &App) -> Result<Bytes, Failure> {
    let request = request.with_limited_body();
    // What is announced to be too large is not waited for.
    let most = request.body().size_hint().upper();
    let announced = request.headers().get(CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if most.zip(announced).is_some_and(|(most, announced)| announced > most) {
        return Err(Failure::TooLarge);
    }
    // Whoever sends a body drop by drop is told so.
    let read = tokio::time::timeout(app.config().request_limit, Bytes::from_request(request, app));
    let read = read.await.map_err(|_| Failure::TooSlow)?;
    read.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
        _ => unreadable(&rejection),
    })
}

fn unreadable(error: &dyn std::fmt::Display) -> Failure {
    Failure::Bad(say_message(&Message::new("error-unreadable").text("why", error.to_string())))
}

/// Answers soon, or says that the database is away. The change itself goes on, since it runs
/// [to its end](crate::error::to_the_end): whether it was kept is then to be asked for.
pub(crate) async fn limit_time(State(app): State<App>, request: Request, next: Next) -> Response {
    if !needs_database(request.uri().path()) {
        return next.run(request).await;
    }
    let is_page = wants_page(request.headers());
    let away = |why: &str| {
        let failure = Failure::Unavailable(why.to_owned());
        if is_page { PageFailure::from(failure).into_response() } else { failure.into_response() }
    };
    let mut health = app.storage().health().watch();
    if !health.borrow_and_update().answers {
        return away("it has not answered lately");
    }
    // A body may take as long to arrive as the answer then may take.
    let limit = 2 * app.config().request_limit;
    tokio::select! {
        response = next.run(request) => response,
        Ok(_) = health.wait_for(|state| !state.answers) => {
            away("it has stopped answering")
        }
        () = tokio::time::sleep(limit) => away("a request took too long"),
    }
}

/// Whether a browser asks for something to be shown, not a script for something to work with.
fn wants_page(headers: &HeaderMap) -> bool {
    let wanted = headers.get(ACCEPT).and_then(|wanted| wanted.to_str().ok());
    wanted.is_some_and(|wanted| wanted.contains("text/html"))
}

/// Files of ours, health and figures are there without it.
fn needs_database(path: &str) -> bool {
    !path.starts_with("/assets/") && !matches!(path, "/healthz" | "/metrics")
}

/// The answer to a method that an address does not take.
pub(crate) async fn wrong_method() -> Failure {
    Failure::Method(say("error-method"))
}
