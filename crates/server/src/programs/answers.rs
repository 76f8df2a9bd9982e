//! Errors in the form that docs/http-api.md promises, wherever they arise: that of the engine
//! protocol under `/api/`, and our own where the framework would respond with plain text.

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::is_program;
use super::params::unreadable;
use crate::error::{ApiFailure, Failure, PageFailure, Sentence};
use crate::words::say;

/// The longest plain text of the framework, in bytes.
const LONGEST: usize = 4_096;

/// Who reads a response.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    Protocol,
    Person,
    Script,
}

/// Converts every error into the form that its reader expects.
pub(crate) async fn in_form(request: Request, next: Next) -> Response {
    let reader = reader(request.uri().path(), request.headers());
    let response = next.run(request).await;
    if !response.status().is_client_error() && !response.status().is_server_error() {
        return response;
    }
    let failure = response.extensions().get::<Sentence>().cloned();
    match failure {
        Some(failure) if reader == Reader::Protocol => {
            with_headers(response, ApiFailure::said(failure).into_response())
        }
        None if is_plain(&response) => said(response, reader).await,
        _ => response,
    }
}

fn reader(path: &str, headers: &HeaderMap) -> Reader {
    let accepted = headers.get(ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    let is_person = accepted.contains("text/html") && !is_program(headers);
    // The page about the protocol is for people, too.
    if path.starts_with("/api/") || (path == "/api" && !is_person) {
        return Reader::Protocol;
    }
    if is_person { Reader::Person } else { Reader::Script }
}

/// Whether the framework has responded by itself: our own errors are never plain text.
fn is_plain(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    response.status().is_client_error()
        && kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

/// Converts the framework's error into ours.
async fn said(response: Response, reader: Reader) -> Response {
    let status = response.status();
    let (parts, body) = response.into_parts();
    let text = to_bytes(body, LONGEST).await.unwrap_or_default();
    let failure = match status {
        StatusCode::NOT_FOUND => Failure::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Failure::Method(say("error-method")),
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
        _ => unreadable(&String::from_utf8_lossy(&text)),
    };
    let answer = match reader {
        Reader::Protocol => ApiFailure::from(failure).into_response(),
        Reader::Person => PageFailure::from(failure).into_response(),
        Reader::Script => failure.into_response(),
    };
    with_headers(Response::from_parts(parts, axum::body::Body::empty()), answer)
}

/// Replaces a response, keeping its headers.
fn with_headers(old: Response, mut new: Response) -> Response {
    for (name, value) in old.headers() {
        if name != CONTENT_TYPE && name != CONTENT_LENGTH {
            new.headers_mut().append(name, value.clone());
        }
    }
    new
}
