//! Guests: people without an account, known by a cookie.

use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Router, routing};
use serde::Deserialize;

use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::random;
use crate::requests::Form;
use crate::storage::GuestRow;
use crate::words::say;

const COOKIE_NAME: &str = "hegemonia";
/// A year, in seconds.
const LIFETIME: u32 = 31_536_000;
/// No name is longer, in letters.
const LONGEST_NAME: usize = 24;

/// What guests may do about themselves.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/me/name", routing::post(rename))
}

/// Who asks: a guest, or somebody without a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<GuestRow>);

impl Visitor {
    /// The guest.
    ///
    /// # Errors
    /// If there is no cookie, or nobody knows it.
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
        let Some(token) = token(&parts.headers) else { return Ok(Visitor(None)) };
        Ok(Visitor(app.guest_by_token(&random::hash(token.as_bytes())).await?))
    }
}

fn token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME && random::from_hex(value).is_some()).then(|| value.to_owned())
    })
}

/// A guest who may have arrived with this request; the answer then carries the cookie.
#[derive(Debug)]
pub(crate) struct Welcomed {
    /// The guest.
    pub(crate) guest: GuestRow,
    cookie: Option<HeaderValue>,
}

impl Welcomed {
    /// Adds the cookie to an answer.
    pub(crate) fn answer(self, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// The guest who asks, made now if there was none.
pub(crate) async fn welcome(app: &App, visitor: Visitor) -> Result<Welcomed, Failure> {
    if let Some(guest) = visitor.0 {
        return Ok(Welcomed { guest, cookie: None });
    }
    let token = random::to_hex(&random::secret());
    let guest = GuestRow { id: random::id(), name: invented_name() };
    app.writer().add_guest(guest.clone(), random::hash(token.as_bytes())).await?;
    let secure = if app.config().https { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE_NAME}={token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}"
    );
    let cookie = HeaderValue::from_str(&cookie).ok();
    Ok(Welcomed { guest, cookie })
}

/// Names that guests begin with.
fn invented_name() -> String {
    let names = say("guest-names");
    let names: Vec<_> = names.split_whitespace().collect();
    names.get(random::index(names.len())).copied().unwrap_or("Xenos").to_owned()
}

#[derive(Deserialize)]
struct NewName {
    name: String,
}

async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(new): Form<NewName>,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?;
    let name = checked_name(&new.name).ok_or_else(|| Failure::Bad(say("error-name")))?;
    app.storage().rename_guest(&guest.id, &name).await?;
    app.renamed(&guest.id).await?;
    Ok(Redirect::to("/games").into_response())
}

/// A name that can be shown: not empty, not long, no control characters.
fn checked_name(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let is_fine = (1..=LONGEST_NAME).contains(&length) && !name.chars().any(is_odd);
    is_fine.then_some(name)
}

/// Control characters, letters that nobody sees, and marks that turn the direction of text.
fn is_odd(letter: char) -> bool {
    let unseen = ['\u{ad}', '\u{34f}', '\u{61c}', '\u{115f}', '\u{1160}', '\u{3164}', '\u{feff}'];
    let ranges = ['\u{200b}'..='\u{200f}', '\u{202a}'..='\u{202e}', '\u{2060}'..='\u{206f}'];
    letter.is_control()
        || unseen.contains(&letter)
        || ranges.iter().any(|range| range.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::checked_name;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(checked_name("  Lysis  of Athens "), Some("Lysis of Athens".into()));
        for wrong in ["", "   ", "a\u{202e}b", "\u{200b}", "\u{3164}", "\u{feff}", &"a".repeat(25)]
        {
            assert_eq!(checked_name(wrong), None, "{wrong:?}");
        }
        assert_eq!(checked_name("a\u{7}b"), None);
    }
}
