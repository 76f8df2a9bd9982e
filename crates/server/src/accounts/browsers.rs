//! Which accounts share a browser: one person may have several names, but may not play a rated game
//! against themselves. Somebody who uses another browser, or a private window, is not found out;
//! that would take more data about people than we want to keep.

use axum::http::{HeaderMap, HeaderValue};

use crate::app::App;
use crate::error::Failure;
use crate::guests;
use crate::live::Running;
use crate::random;
use crate::storage::{self, Statement};
use crate::words::say;

const COOKIE_NAME: &str = "hegemonia-browser";
/// Accounts that are remembered for one browser; a public computer has many.
const MOST: i64 = 50;

/// Remembers that an account is used in a browser: the statement to carry out, and the browser's
/// cookie if it had none.
pub(super) fn mark(
    app: &App,
    headers: &HeaderMap,
    guest: &str,
) -> (Statement, Option<HeaderValue>) {
    if let Some(token) = guests::cookie(headers, COOKIE_NAME) {
        return (storage::mark_browser(&random::hash(token.as_bytes()), guest, MOST), None);
    }
    let (hash, cookie) = guests::new_cookie(app, COOKIE_NAME);
    (storage::mark_browser(&hash, guest, MOST), cookie)
}

/// The hash by which a browser is known, if an account was used in it before.
pub(super) async fn known(
    app: &App,
    headers: &HeaderMap,
    guest: &str,
) -> Result<Option<String>, Failure> {
    let Some(token) = guests::cookie(headers, COOKIE_NAME) else { return Ok(None) };
    let mark = random::hash(token.as_bytes());
    let is_known = app.storage().knows_browser(&mark, guest).await?;
    Ok(is_known.then_some(mark))
}

/// Refuses a seat to a guest who shares a browser with somebody at the table.
pub(crate) async fn check_apart(app: &App, running: &Running, guest: &str) -> Result<(), Failure> {
    for other in running.seats.iter().filter_map(|seat| seat.guest.as_deref()) {
        if app.storage().share_a_browser(guest, other).await? {
            return Err(Failure::Forbidden(say("error-same-browser")));
        }
    }
    Ok(())
}
