//! Guests: people without an account, known by a cookie.

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};

use crate::accounts::names;
use crate::app::App;
use crate::error::Failure;
use crate::programs;
use crate::random;
use crate::storage::GuestRow;
use crate::words::say;

const COOKIE_NAME: &str = "hegemonia";
/// A year, in seconds.
const LIFETIME: u32 = 31_536_000;

/// How many names are tried for a guest before a number is added.
const TRIES: usize = 8;

/// The sender of a request: a guest, or somebody without a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<GuestRow>);

impl Visitor {
    /// The guest.
    ///
    /// # Errors
    /// If there is no cookie, or it is unknown.
    pub(crate) fn guest(self) -> Result<GuestRow, Failure> {
        self.0.ok_or(Failure::NoSession)
    }

    /// The guest's id.
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|guest| guest.id.as_str())
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        if let Some(hash) = programs::token_hash(&parts.headers)? {
            let owner = app.guest_by_key(&hash).await?;
            return owner.map(|owner| Visitor(Some(owner))).ok_or(Failure::BadToken);
        }
        let Some(hash) = token_hash(&parts.headers) else { return Ok(Visitor(None)) };
        Ok(Visitor(app.guest_by_token(&hash).await?))
    }
}

/// The hash of the session token in a request's cookie.
pub(crate) fn token_hash(headers: &HeaderMap) -> Option<String> {
    token(headers).map(|token| random::hash(token.as_bytes()))
}

fn token(headers: &HeaderMap) -> Option<String> {
    cookie(headers, COOKIE_NAME)
}

/// The token in a cookie of ours.
pub(crate) fn cookie(headers: &HeaderMap, wanted: &str) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == wanted && random::from_hex(value).is_some()).then(|| value.to_owned())
    })
}

/// A guest who may be new with this request; the response then sets the cookie.
#[derive(Debug)]
pub(crate) struct Welcomed {
    /// The guest.
    pub(crate) guest: GuestRow,
    cookie: Option<HeaderValue>,
}

impl Welcomed {
    /// Adds the cookie to a response.
    pub(crate) fn answer(self, response: impl IntoResponse) -> Response {
        with_cookie(response, self.cookie)
    }
}

/// The guest of a request, created now if there is none.
pub(crate) async fn welcome(app: &App, visitor: Visitor) -> Result<Welcomed, Failure> {
    if let Some(guest) = visitor.0 {
        return Ok(Welcomed { guest, cookie: None });
    }
    let (token_hash, cookie) = new_token(app);
    let name = invented_name(app).await?;
    let guest = GuestRow { id: random::id(), name, has_account: false };
    app.writer().add_guest(guest.clone(), token_hash).await?;
    Ok(Welcomed { guest, cookie })
}

/// A new token: its hash, and the cookie that carries it.
pub(crate) fn new_token(app: &App) -> (String, Option<HeaderValue>) {
    new_cookie(app, COOKIE_NAME)
}

/// A new token for a cookie of ours.
pub(crate) fn new_cookie(app: &App, name: &str) -> (String, Option<HeaderValue>) {
    let token = random::to_hex(&random::secret());
    let secure = if app.config().https { "; Secure" } else { "" };
    let cookie =
        format!("{name}={token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}");
    (random::hash(token.as_bytes()), HeaderValue::from_str(&cookie).ok())
}

/// An answer with a cookie.
pub(crate) fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// A response that removes the cookie.
pub(crate) fn without_cookie(answer: impl IntoResponse) -> Response {
    let gone = format!("{COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    with_cookie(answer, HeaderValue::from_str(&gone).ok())
}

/// The initial name of a guest: no account has it, nor any guest who came today, so that people at
/// one table have different names.
pub(crate) async fn invented_name(app: &App) -> Result<String, Failure> {
    let names = say("guest-names");
    let names: Vec<_> = names.split_whitespace().collect();
    for _ in 0..TRIES {
        let plain = names.get(random::index(names.len())).copied().unwrap_or("Xenos");
        if app.storage().is_free_name(&names::skeleton(plain)).await? {
            return Ok(plain.to_owned());
        }
    }
    let plain = names.first().copied().unwrap_or("Xenos");
    Ok(format!("{plain} {}", 100 + random::index(900)))
}
