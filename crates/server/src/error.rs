//! What goes wrong, and how it is answered.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::pages;
use crate::storage::SaveError;
use crate::update::Update;
use crate::words::say;

/// Why a request was not done. Nothing here tells what is hidden.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// No such page or table.
    #[error("there is no such thing")]
    NotFound,
    /// The request needs a guest's cookie.
    #[error("no session")]
    NoSession,
    /// The seat belongs to somebody else, or it is somebody else's turn.
    #[error("{0}")]
    Forbidden(String),
    /// The request answers a version of the table that is gone.
    #[error("the table has moved on")]
    Stale(Box<Update>),
    /// A rule forbids it.
    #[error("{reason}")]
    Refused {
        /// The clause, where a rule of the game is the cause.
        clause: Option<&'static str>,
        /// Why.
        reason: String,
    },
    /// The request makes no sense.
    #[error("{0}")]
    Bad(String),
    /// Something of ours broke.
    #[error("{0}")]
    Broken(String),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Failure::Broken(format!("the database: {error}"))
    }
}

impl From<SaveError> for Failure {
    fn from(error: SaveError) -> Self {
        Failure::Broken(error.to_string())
    }
}

#[derive(Serialize)]
struct Body {
    error: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Box<Update>>,
}

impl Failure {
    fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound => StatusCode::NOT_FOUND,
            Failure::NoSession => StatusCode::UNAUTHORIZED,
            Failure::Forbidden(_) => StatusCode::FORBIDDEN,
            Failure::Stale(_) => StatusCode::CONFLICT,
            Failure::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::Bad(_) => StatusCode::BAD_REQUEST,
            Failure::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Failure::NotFound => "not-found",
            Failure::NoSession => "no-session",
            Failure::Forbidden(_) => "forbidden",
            Failure::Stale(_) => "stale",
            Failure::Refused { .. } => "refused",
            Failure::Bad(_) => "bad-request",
            Failure::Broken(_) => "broken",
        }
    }

    /// A sentence for the person who asked.
    fn sentence(&self) -> String {
        match self {
            Failure::NotFound => say("error-not-found"),
            Failure::NoSession => say("error-no-session"),
            Failure::Stale(_) => say("error-stale"),
            Failure::Broken(_) => say("error-broken"),
            Failure::Forbidden(reason) | Failure::Bad(reason) => reason.clone(),
            Failure::Refused { reason, .. } => reason.clone(),
        }
    }

    fn log(&self) {
        if let Failure::Broken(what) = self {
            tracing::error!(what, "a request failed");
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        self.log();
        let (status, error, message) = (self.status(), self.id(), self.sentence());
        let (clause, state) = match self {
            Failure::Refused { clause, .. } => (clause, None),
            Failure::Stale(state) => (None, Some(state)),
            _ => (None, None),
        };
        (status, Json(Body { error, message, clause, state })).into_response()
    }
}

/// The same, answered with a page.
#[derive(Debug)]
pub(crate) struct PageFailure(Failure);

impl<E: Into<Failure>> From<E> for PageFailure {
    fn from(error: E) -> Self {
        PageFailure(error.into())
    }
}

impl IntoResponse for PageFailure {
    fn into_response(self) -> Response {
        self.0.log();
        (self.0.status(), pages::failure(&self.0.sentence())).into_response()
    }
}
