//! What comes with a request: read, bounded, and refused with a sentence.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
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
    let read = Bytes::from_request(request, app).await;
    read.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
        _ => unreadable(&rejection),
    })
}

fn unreadable(error: &dyn std::fmt::Display) -> Failure {
    Failure::Bad(say_message(&Message::new("error-unreadable").text("why", error.to_string())))
}

/// Answers within the server's patience: whoever sends a body drop by drop is told so. The change
/// itself goes on, since it runs [to its end](crate::error::to_the_end).
pub(crate) async fn limit_time(State(app): State<App>, request: Request, next: Next) -> Response {
    match tokio::time::timeout(app.config().request_limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Failure::TooSlow.into_response(),
    }
}

/// The answer to a method that an address does not take.
pub(crate) async fn wrong_method() -> Failure {
    Failure::Method(say("error-method"))
}
