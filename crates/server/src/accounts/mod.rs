//! Accounts: a guest claims a name with a password, and can log in from any browser.

pub(crate) mod attempts;
pub(crate) mod browsers;
mod export;
mod gates;
pub(crate) mod names;
mod page;
pub(crate) mod passwords;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Router, routing};
use serde::Deserialize;
use table::Message;

use crate::app::App;
use crate::bots_pool;
use crate::clocks;
use crate::error::{Failure, PageFailure, to_the_end};
use crate::guests::{self, Visitor};
use crate::live::Refused;
use crate::peers::Origin;
use crate::requests::{Form, Ticked};
use crate::storage::{self, GuestRow, SaveError};
use crate::words::{say, say_message};
use page::Section;

/// The most tables that are resigned or closed when somebody deletes their account.
const MOST_LEFT: i64 = 1_000;

/// Routes for names, accounts and sessions.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/me", routing::get(page::show))
        .route("/me/name", routing::post(rename))
        .route("/me/claim", routing::post(claim))
        .route("/me/login", routing::post(log_in))
        .route("/me/logout", routing::post(log_out))
        .route("/me/logout-everywhere", routing::post(log_out_everywhere))
        .route("/me/password", routing::post(change_password))
        .route("/me/delete", routing::post(delete))
        .route("/me/export", routing::get(export::show))
}

#[derive(Deserialize)]
struct NewName {
    name: String,
}

/// Renames a guest. The name of an account can't be changed: others know it.
async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(new): Form<NewName>,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?;
    if guest.has_account {
        return Err(Failure::Forbidden(say("error-name-for-good")).into());
    }
    let name = names::shown(&new.name).ok_or_else(|| Failure::Bad(say("error-name")))?;
    match app.writer().carry_out(vec![storage::rename(&guest.id, &name)]).await {
        Ok(_) => {}
        Err(SaveError::Nothing) => return Err(name_taken(&name).into()),
        Err(error) => return Err(error.into()),
    }
    app.renamed(&guest.id).await?;
    Ok(Redirect::to("/me").into_response())
}

fn name_taken(name: &str) -> Failure {
    Failure::Forbidden(say_message(&Message::new("error-name-taken").text("name", name)))
}

/// A name and a password, as they are typed.
#[derive(Debug, Deserialize)]
struct Credentials {
    name: String,
    password: String,
    /// Whether the games of this browser's guest move to the account.
    #[serde(default)]
    bring: Ticked,
}

async fn claim(
    State(app): State<App>,
    visitor: Visitor,
    origin: Origin,
    headers: HeaderMap,
    Form(given): Form<Credentials>,
) -> Result<Response, PageFailure> {
    match try_claim(&app, visitor.clone(), origin, &headers, &given).await {
        Ok(done) => Ok(done),
        Err(failure) => page::again(&app, &visitor, Section::Claim, &given.name, failure).await,
    }
}

async fn try_claim(
    app: &App,
    visitor: Visitor,
    origin: Origin,
    headers: &HeaderMap,
    given: &Credentials,
) -> Result<Response, Failure> {
    if visitor.0.as_ref().is_some_and(|guest| guest.has_account) {
        return Err(Failure::Forbidden(say("error-has-account")));
    }
    let name = names::claimable(&given.name);
    let name = name.ok_or_else(|| Failure::Bad(say("error-claim-name")))?;
    let skeleton = names::skeleton(&name);
    check_password(&given.password, &name)?;
    if app.storage().account(&skeleton).await?.is_some() {
        return Err(name_taken(&name));
    }
    let payer = origin.payer(&visitor);
    let password = app.people().passwords.hash(&payer, &given.password).await?;
    let welcomed = guests::welcome(app, visitor).await?;
    let id = welcomed.guest.id.clone();
    let others = app.storage().guests_like(&skeleton, &id).await?;
    let otherwise = guests::invented_name(app).await?;
    let mut statements = storage::claim(&id, &name, &skeleton, &password, &otherwise);
    let (marked, browser) = browsers::mark(app, headers, &id);
    statements.push(marked);
    match app.writer().carry_out(statements).await {
        Ok(_) => {}
        Err(SaveError::Taken) => return Err(name_taken(&name)),
        Err(error) => return Err(error.into()),
    }
    for renamed in others.iter().chain([&id]) {
        app.renamed(renamed).await?;
    }
    tracing::info!(guest = id, "a name was claimed");
    Ok(guests::with_cookie(welcomed.answer(Redirect::to("/me")), browser))
}

/// Refuses passwords that anybody would guess, and lengths that no form sends.
fn check_password(password: &str, name: &str) -> Result<(), Failure> {
    let length = password.chars().count();
    if !passwords::LENGTHS.contains(&length) {
        let (least, most) = (*passwords::LENGTHS.start(), *passwords::LENGTHS.end());
        let message = Message::new("error-password-length");
        let message = message.number("least", least as i64).number("most", most as i64);
        return Err(Failure::Bad(say_message(&message)));
    }
    let first = password.chars().next();
    let is_one_letter = password.chars().all(|letter| Some(letter) == first);
    if is_one_letter || names::skeleton(password) == names::skeleton(name) {
        return Err(Failure::Bad(say("error-password-easy")));
    }
    Ok(())
}

async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    origin: Origin,
    headers: HeaderMap,
    Form(given): Form<Credentials>,
) -> Result<Response, PageFailure> {
    match try_log_in(&app, &visitor, origin, &headers, &given).await {
        Ok(done) => Ok(done),
        Err(failure) => page::again(&app, &visitor, Section::LogIn, &given.name, failure).await,
    }
}

async fn try_log_in(
    app: &App,
    visitor: &Visitor,
    origin: Origin,
    headers: &HeaderMap,
    given: &Credentials,
) -> Result<Response, Failure> {
    let skeleton = names::skeleton(&given.name);
    let account = app.storage().account(&skeleton).await?;
    let attempts = &app.people().attempts;
    let tried = (skeleton.as_str(), account.as_ref().map(|account| account.guest.as_str()));
    let attempt = attempts.to_log_in(app, tried, origin, headers).await?;
    let kept = account.as_ref().map(|account| account.password.as_str());
    // No password is longer; hashing a very long text would only cost time.
    let is_right = given.password.chars().count() <= *passwords::LENGTHS.end()
        && app.people().passwords.is(&origin.payer(visitor), &given.password, kept).await?;
    let Some(account) = account.filter(|_| is_right) else {
        return Err(Failure::Forbidden(say("error-login")));
    };
    attempts.forgive(&attempt);
    let (token, cookie) = guests::new_token(app);
    let (marked, browser) = browsers::mark(app, headers, &account.guest);
    let mut statements = vec![storage::log_in(&account.guest, &token), marked];
    let old = visitor.0.as_ref().filter(|old| !old.has_account && given.bring.0);
    if let Some(old) = old {
        statements.extend(storage::bring_seats(&old.id, &account.guest));
        statements.push(storage::bring_lines(&old.id, &account.guest));
        statements.push(storage::bring_results(&old.id, &account.guest));
        statements.push(storage::hand_over_brought(&old.id, &account.guest));
    }
    // A browser has one session cookie; the one it had becomes invalid.
    if let (Some(old), Some(token)) = (&visitor.0, guests::token_hash(headers)) {
        statements.push(storage::end_sessions(&old.id, Some(&token)));
    }
    app.writer().carry_out(statements).await?;
    if let Some(old) = &visitor.0 {
        app.forget_guest(&old.id);
    }
    app.renamed(&account.guest).await?;
    Ok(guests::with_cookie(guests::with_cookie(Redirect::to("/me"), cookie), browser))
}

/// Refuses a request without the password of the account that it is logged in to.
async fn check_owner(
    app: &App,
    guest: &GuestRow,
    headers: &HeaderMap,
    password: &str,
) -> Result<(), Failure> {
    let session = guests::token_hash(headers).unwrap_or_default();
    let attempt = app.people().attempts.in_session(app, &session)?;
    let account = app.storage().account_of(&guest.id).await?;
    let kept = account.as_ref().map(|account| account.password.as_str());
    if !app.people().passwords.is(&guest.id, password, kept).await? {
        return Err(Failure::Forbidden(say("error-password-wrong")));
    }
    app.people().attempts.forgive(&attempt);
    Ok(())
}

async fn log_out(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?;
    if let Some(token) = guests::token_hash(&headers) {
        app.writer().carry_out(vec![storage::end_sessions(&guest.id, Some(&token))]).await?;
    }
    app.forget_guest(&guest.id);
    Ok(guests::without_cookie(Redirect::to("/")))
}

#[derive(Deserialize)]
struct Everywhere {
    /// The checkbox that keeps tokens valid.
    #[serde(default, rename = "keep-tokens")]
    keep_tokens: Ticked,
}

/// Ends every session. A stolen session may have been used to make a token, so tokens end too
/// unless the owner decides otherwise.
async fn log_out_everywhere(
    State(app): State<App>,
    visitor: Visitor,
    Form(everywhere): Form<Everywhere>,
) -> Result<Response, PageFailure> {
    let guest = visitor.guest()?;
    if !guest.has_account {
        // Without a password nobody could log in again.
        return Err(Failure::Forbidden(say("error-no-account")).into());
    }
    let mut statements = vec![storage::end_sessions(&guest.id, None)];
    if !everywhere.keep_tokens.0 {
        statements.push(storage::drop_tokens(&guest.id));
    }
    app.writer().carry_out(statements).await?;
    app.forget_guest(&guest.id);
    Ok(guests::without_cookie(Redirect::to("/")))
}

#[derive(Deserialize)]
struct Change {
    old: String,
    new: String,
    /// The checkbox that keeps tokens valid.
    #[serde(default, rename = "keep-tokens")]
    keep_tokens: Ticked,
}

async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(change): Form<Change>,
) -> Result<Response, PageFailure> {
    let guest = visitor.clone().guest()?;
    match try_change(&app, &guest, &headers, &change).await {
        Ok(()) => Ok(Redirect::to("/me").into_response()),
        Err(failure) => page::again(&app, &visitor, Section::Password, "", failure).await,
    }
}

async fn try_change(
    app: &App,
    guest: &GuestRow,
    headers: &HeaderMap,
    change: &Change,
) -> Result<(), Failure> {
    if !guest.has_account {
        return Err(Failure::Forbidden(say("error-no-account")));
    }
    check_password(&change.new, &guest.name)?;
    check_owner(app, guest, headers, &change.old).await?;
    let password = app.people().passwords.hash(&guest.id, &change.new).await?;
    let token = guests::token_hash(headers).unwrap_or_default();
    let mut statements = storage::new_password(&guest.id, &password, &token);
    if !change.keep_tokens.0 {
        statements.push(storage::drop_tokens(&guest.id));
    }
    app.writer().carry_out(statements).await?;
    app.forget_guest(&guest.id);
    Ok(())
}

#[derive(Deserialize)]
struct Farewell {
    #[serde(default)]
    password: String,
    /// The checkbox that confirms it.
    #[serde(default)]
    sure: Ticked,
}

/// Deletes the personal data of somebody. Games in progress are resigned; all games are kept.
async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(farewell): Form<Farewell>,
) -> Result<Response, PageFailure> {
    let guest = visitor.clone().guest()?;
    let checked = match (farewell.sure.0, guest.has_account) {
        (false, _) => Err(Failure::Bad(say("error-not-sure"))),
        (true, true) => check_owner(&app, &guest, &headers, &farewell.password).await,
        (true, false) => Ok(()),
    };
    if let Err(failure) = checked {
        return page::again(&app, &visitor, Section::Delete, "", failure).await;
    }
    to_the_end(async move {
        leave_games(&app, &guest.id).await?;
        let mut statements = storage::delete_guest(&guest.id, &say("deleted-name"));
        statements.push(storage::disown_brought(&guest.id));
        app.writer().carry_out(statements).await?;
        app.renamed(&guest.id).await?;
        tracing::info!(guest = guest.id, "an account was deleted");
        Ok(guests::without_cookie(Redirect::to("/")))
    })
    .await
}

/// Resigns games in progress, and closes tables that have not begun. At larger tables a bot takes
/// over.
async fn leave_games(app: &App, guest: &str) -> Result<(), Failure> {
    for id in app.storage().tables_of(guest, MOST_LEFT).await? {
        let live = app.live(&id).await?;
        let mut running = live.lock().await?;
        let Some(&seat) = running.seats_of(Some(guest)).first() else { continue };
        match running.resign(seat, &clocks::successor(app)) {
            Ok(()) | Err(Refused::Over) => {}
            Err(refused) => tracing::warn!(table = id, ?refused, "a game was not given up"),
        }
        match app.save(&live, &mut running).await {
            Ok(()) | Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        if running.acting_bot().is_some() {
            bots_pool::think(app, &id);
        }
    }
    Ok(())
}
