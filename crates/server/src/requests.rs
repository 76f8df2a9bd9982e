//! Request bodies: parsed, bounded, and refused with a sentence.

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

/// The largest request, in bytes: a move is a line of text.
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

/// A checkbox. It is ticked if it is sent with its own value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ticked(pub(crate) bool);

impl<'de> Deserialize<'de> for Ticked {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|value| Ticked(is_ticked(&value)))
    }
}

/// Whether this is the value of a ticked checkbox: a browser's, or a program's.
pub(crate) fn is_ticked(value: &str) -> bool {
    matches!(value, "on" | "1" | "true")
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.trim_start().starts_with("application/json"))
}

/// Converts a JSON object from a program to the fields of a form: `true` is a ticked checkbox,
/// `false` and `null` are omitted.
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

/// The body of a request.
///
/// # Errors
/// If it is too large, or does not arrive.
pub(crate) async fn bytes(request: Request, app: &App) -> Result<Bytes, Failure> {
    let request = request.with_limited_body();
    // A body that announces itself as too large is not waited for.
    let most = request.body().size_hint().upper();
    let announced = request.headers().get(CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if most.zip(announced).is_some_and(|(most, announced)| announced > most) {
        return Err(Failure::TooLarge);
    }
    // A client that sends its body too slowly is told so.
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

/// Limits how long a request may take; then responds that the database is unavailable. The change
/// itself goes on, since it runs [to the end](crate::error::to_the_end): the client has to check
/// whether it was saved.
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
    // The body may take as long to arrive as the response may take.
    let limit = 2 * app.config().request_limit;
    tokio::select! {
        response = next.run(request) => response,
        Ok(_) = health.wait_for(|state| !state.answers) => {
            away("it has stopped answering")
        }
        () = tokio::time::sleep(limit) => away("a request took too long"),
    }
}

/// Whether a browser wants a page, and not a script some data.
fn wants_page(headers: &HeaderMap) -> bool {
    let wanted = headers.get(ACCEPT).and_then(|wanted| wanted.to_str().ok());
    wanted.is_some_and(|wanted| wanted.contains("text/html"))
}

/// Static files, health and metrics work without it.
fn needs_database(path: &str) -> bool {
    !path.starts_with("/assets/") && !matches!(path, "/healthz" | "/metrics")
}

/// The response to a method that a route does not accept.
pub(crate) async fn wrong_method() -> Failure {
    Failure::Method(say("error-method"))
}
