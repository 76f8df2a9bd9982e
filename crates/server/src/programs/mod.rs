//! The API for programs that play for people: personal tokens, the engine protocol over HTTP, lists
//! as JSON, and the description of all routes.
//!
//! A program sends its token (`Authorization: Bearer ...`) and may then use every route as its
//! owner could, except for changing the account. Responses are JSON: where a browser would be
//! redirected, a program gets the URL.

mod answers;
mod description;
mod lists;
mod methods;
mod params;
mod tokens;

use axum::extract::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use serde_json::json;

use crate::app::App;
use crate::error::{Failure, Sentence};
use crate::words::say;

pub(crate) use answers::in_form;
pub(crate) use tokens::{section, token_hash};

/// Routes for programs.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api", routing::get(description::page))
        .route("/api/openapi.json", routing::get(description::file))
        .route("/api/me", routing::get(lists::me))
        .route("/api/lobby", routing::get(lists::lobby))
        .route("/api/{method}", routing::post(methods::call))
        .route("/me/tokens", routing::post(tokens::make))
        .route("/me/tokens/drop", routing::post(tokens::drop_one))
        .route("/me/program", routing::post(tokens::mark))
}

/// Whether a request carries a token. Browsers never send this header by themselves, and another
/// site's script may not add it, so such a request can't be forged.
pub(crate) fn is_program(headers: &HeaderMap) -> bool {
    headers.contains_key(AUTHORIZATION)
}

/// Keeps programs away from the account, and answers them in JSON.
pub(crate) async fn speak_json(request: Request, next: Next) -> Response {
    if !is_program(request.headers()) {
        return next.run(request).await;
    }
    let path = request.uri().path();
    if path == "/me" || path.starts_with("/me/") {
        return Failure::Forbidden(say("error-token-account")).into_response();
    }
    in_json(next.run(request).await)
}

/// Converts a redirect or an error page for a program.
fn in_json(mut response: Response) -> Response {
    if let Some(sentence) = response.extensions_mut().remove::<Sentence>() {
        return sentence.into_response();
    }
    if response.status() != StatusCode::SEE_OTHER {
        return response;
    }
    let location = response.headers().get(LOCATION).and_then(|value| value.to_str().ok());
    let body = Json(json!({ "location": location })).into_response();
    *response.status_mut() = StatusCode::OK;
    response.headers_mut().remove(LOCATION);
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let (parts, _) = response.into_parts();
    Response::from_parts(parts, body.into_body())
}
