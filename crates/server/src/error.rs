//! Errors of requests, and their responses.

use std::future::Future;
use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Message;
use table::protocol::Code;

use crate::pages;
use crate::storage::SaveError;
use crate::update::Update;
use crate::words::{language, say, say_message, speaking};

/// Retry after this many seconds if the database was unavailable.
const COME_BACK: i64 = 2;
/// The same if there was a crowd: by then it has been served.
pub(crate) const AFTER_CROWD: i64 = 5;
/// The same if something has to end first. Nobody knows when that will be; retrying more often is
/// no use.
pub(crate) const AFTER_END: i64 = 60;

/// Why a request failed. Nothing here reveals anything hidden.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// No such page or table.
    #[error("there is no such thing")]
    NotFound,
    /// The request needs a guest's cookie.
    #[error("no session")]
    NoSession,
    /// The request carries an unknown token.
    #[error("bad token")]
    BadToken,
    /// The seat belongs to somebody else, or it is somebody else's turn.
    #[error("{0}")]
    Forbidden(String),
    /// The request was made for an older version of the table.
    #[error("the table has moved on")]
    Stale(Box<Update>),
    /// A rule forbids it.
    #[error("{reason}")]
    Refused {
        /// The clause, where a rule of the game is the cause.
        clause: Option<&'static str>,
        /// Why.
        reason: String,
        /// Which of several moves it concerns.
        which: Option<Which>,
    },
    /// The request comes from another site.
    #[error("another site asks")]
    CrossSite,
    /// The request is malformed.
    #[error("{0}")]
    Bad(String),
    /// The route does not accept this method.
    #[error("{0}")]
    Method(String),
    /// The request is larger than any that we accept.
    #[error("the request is too large")]
    TooLarge,
    /// It is larger than this route accepts.
    #[error("{0}")]
    Large(String),
    /// The request did not arrive in time.
    #[error("the request took too long")]
    TooSlow,
    /// This guest has reached some limit.
    #[error("{sentence}")]
    TooMany {
        /// What to do about it.
        sentence: String,
        /// After how many seconds to ask again.
        after: i64,
    },
    /// The database could not be written to. Nothing has changed.
    #[error("not kept: {0}")]
    NotKept(String),
    /// The database does not respond. The requested change may have been saved or not.
    #[error("the database: {0}")]
    Unavailable(String),
    /// An internal error.
    #[error("{0}")]
    Broken(String),
}

/// One of the moves in a request.
#[derive(Clone, Debug)]
pub(crate) struct Which {
    /// Its text.
    words: String,
    /// Its place, from 0.
    index: usize,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        match error {
            // These concern rows and statements, not the availability of the database.
            sqlx::Error::RowNotFound
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::Encode(_) => Failure::Broken(format!("the database: {error}")),
            error => Failure::Unavailable(error.to_string()),
        }
    }
}

impl From<SaveError> for Failure {
    fn from(error: SaveError) -> Self {
        match error {
            SaveError::Unavailable(why) => Failure::NotKept(why),
            SaveError::Unknown(why) => Failure::Unavailable(why),
            SaveError::Taken | SaveError::Nothing | SaveError::Refused(_) | SaveError::Closed => {
                Failure::Broken(error.to_string())
            }
        }
    }
}

/// Runs a change to completion even if the client disconnects: it is saved, announced and answered
/// as one. A panic in it fails only this request.
pub(crate) async fn to_the_end<T, E>(
    change: impl Future<Output = Result<T, E>> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<Failure> + Send + 'static,
{
    match tokio::spawn(speaking(language(), change)).await {
        Ok(result) => result,
        Err(error) => Err(Failure::Broken(error.to_string()).into()),
    }
}

/// The response to a request whose handler panicked; other requests go on.
pub(crate) fn after_panic(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let what = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
    Failure::Broken(what.to_owned()).into_response()
}

#[derive(Serialize)]
struct Body<'a> {
    error: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a Update>,
    /// The error code of the engine protocol.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<i32>,
    /// The error data of the engine protocol.
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Data>,
}

#[derive(Serialize)]
struct Data {
    clause: Option<&'static str>,
    reason: String,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    words: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
}

impl Failure {
    /// A refusal that is not about a list of moves.
    pub(crate) fn refused(clause: Option<&'static str>, reason: String) -> Failure {
        Failure::Refused { clause, reason, which: None }
    }

    /// A limit is reached; retry after this many seconds.
    pub(crate) fn too_many(sentence: String, after: i64) -> Failure {
        Failure::TooMany { sentence, after }
    }

    /// The same about a move in a list.
    pub(crate) fn at_move(mut self, index: usize, words: &str) -> Failure {
        if let Failure::Refused { which, .. } = &mut self {
            *which = Some(Which { words: words.to_owned(), index });
        }
        self
    }

    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound => StatusCode::NOT_FOUND,
            Failure::NoSession | Failure::BadToken => StatusCode::UNAUTHORIZED,
            Failure::Forbidden(_) | Failure::CrossSite => StatusCode::FORBIDDEN,
            Failure::Stale(_) => StatusCode::CONFLICT,
            Failure::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::Bad(_) => StatusCode::BAD_REQUEST,
            Failure::Method(_) => StatusCode::METHOD_NOT_ALLOWED,
            Failure::TooLarge | Failure::Large(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Failure::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Failure::NotKept(_) | Failure::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Failure::NotFound => "not-found",
            Failure::NoSession => "no-session",
            Failure::BadToken => "bad-token",
            Failure::Forbidden(_) => "forbidden",
            Failure::CrossSite => "cross-site",
            Failure::Stale(_) => "stale",
            Failure::Refused { .. } => "refused",
            Failure::Bad(_) => "bad-request",
            Failure::Method(_) => "method",
            Failure::TooLarge | Failure::Large(_) => "too-large",
            Failure::TooSlow => "too-slow",
            Failure::TooMany { .. } => "too-many",
            Failure::NotKept(_) => "not-kept",
            Failure::Unavailable(_) => "unavailable",
            Failure::Broken(_) => "broken",
        }
    }

    /// The message for the person.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Failure::NotFound => say("error-not-found"),
            Failure::NoSession => say("error-no-session"),
            Failure::BadToken => say("error-token"),
            Failure::Stale(_) => say("error-stale"),
            Failure::NotKept(_) => say("error-not-kept"),
            Failure::Unavailable(_) => say("error-unavailable"),
            Failure::CrossSite => say("error-cross-site"),
            Failure::Broken(_) => say("error-broken"),
            Failure::TooLarge => say("error-too-large"),
            Failure::TooSlow => say("error-too-slow"),
            Failure::Forbidden(reason)
            | Failure::Bad(reason)
            | Failure::Method(reason)
            | Failure::Large(reason)
            | Failure::TooMany { sentence: reason, .. }
            | Failure::Refused { reason, .. } => reason.clone(),
        }
    }

    fn body(&self) -> Body<'_> {
        let (clause, state) = match self {
            Failure::Refused { clause, .. } => (*clause, None),
            Failure::Stale(state) => (None, Some(&**state)),
            _ => (None, None),
        };
        let message = self.sentence();
        let data = match self {
            Failure::Refused { clause, reason, which } => Some(Data {
                clause: *clause,
                reason: reason.clone(),
                words: which.as_ref().map(|which| which.words.clone()),
                index: which.as_ref().map(|which| which.index),
            }),
            Failure::Forbidden(reason) => {
                Some(Data { clause: None, reason: reason.clone(), words: None, index: None })
            }
            _ => None,
        };
        Body { error: self.id(), message, clause, state, code: None, data }
    }

    /// An unavailable database was logged when that was noticed, once for all requests.
    fn log(&self) {
        match self {
            Failure::Broken(what) => tracing::error!(what, "a request failed"),
            Failure::NotKept(why) | Failure::Unavailable(why) => {
                tracing::debug!(why, "a request met no database");
            }
            _ => {}
        }
    }

    /// The response with this body, and `Retry-After` if it applies.
    pub(crate) fn answer(&self, body: impl IntoResponse) -> Response {
        let mut response = (self.status(), body).into_response();
        let after = match self {
            Failure::TooMany { after, .. } => Some(*after),
            Failure::NotKept(_) | Failure::Unavailable(_) => Some(COME_BACK),
            _ => None,
        };
        if let Some(after) = after {
            response.headers_mut().insert(RETRY_AFTER, after.max(1).into());
        }
        response
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        self.log();
        // `in_form` turns it into an error of the engine protocol where needed.
        Sentence(Arc::new(self)).into_response()
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
        let page = pages::failure(&self.0.sentence());
        let mut response = self.0.answer(page);
        // A program gets the failure itself.
        response.extensions_mut().insert(Sentence(Arc::new(self.0)));
        response
    }
}

/// A failure attached to a response, beside its rendered form.
#[derive(Clone, Debug)]
pub(crate) struct Sentence(Arc<Failure>);

impl IntoResponse for Sentence {
    fn into_response(self) -> Response {
        let mut response = self.0.answer(Json(self.0.body()));
        response.extensions_mut().insert(self);
        response
    }
}

/// The same as an error of the engine protocol, with its code.
#[derive(Debug)]
pub(crate) struct ApiFailure {
    failure: Arc<Failure>,
    code: Code,
}

impl ApiFailure {
    /// There is no such method.
    pub(crate) fn unknown_method(method: &str) -> ApiFailure {
        let message = Message::new("error-no-method").text("method", method);
        let failure = Arc::new(Failure::Bad(say_message(&message)));
        ApiFailure { failure, code: Code::UnknownMethod }
    }
}

impl<E: Into<Failure>> From<E> for ApiFailure {
    fn from(error: E) -> Self {
        let failure = error.into();
        failure.log();
        ApiFailure::of(Arc::new(failure))
    }
}

impl ApiFailure {
    /// A failure that was attached to a response.
    pub(crate) fn said(sentence: Sentence) -> ApiFailure {
        ApiFailure::of(sentence.0)
    }

    fn of(failure: Arc<Failure>) -> ApiFailure {
        let code = match &*failure {
            Failure::NotFound => Code::NoSuch,
            Failure::Refused { .. } => Code::Illegal,
            Failure::Stale(_) | Failure::Forbidden(_) | Failure::TooMany { .. } => Code::NotNow,
            Failure::Bad(_) | Failure::TooLarge | Failure::Large(_) => Code::InvalidParams,
            Failure::NoSession
            | Failure::BadToken
            | Failure::CrossSite
            | Failure::Method(_)
            | Failure::TooSlow => Code::InvalidRequest,
            Failure::NotKept(_) | Failure::Unavailable(_) | Failure::Broken(_) => Code::Internal,
        };
        ApiFailure { failure, code }
    }
}

impl IntoResponse for ApiFailure {
    fn into_response(self) -> Response {
        let mut body = self.failure.body();
        body.code = Some(self.code as i32);
        self.failure.answer(Json(body))
    }
}
