//! Personal tokens: made and revoked on the account page. A token is shown once.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use table::Message;

use crate::accounts::names;
use crate::app::App;
use crate::error::{AFTER_END, Failure, PageFailure};
use crate::guests::Visitor;
use crate::pages::games;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::random;
use crate::requests::{Form, Ticked};
use crate::storage::{self, GuestRow, SaveError, TokenRow};
use crate::words::{say, say_message};

/// Every token begins with this, so that a leaked one is recognised.
const PREFIX: &str = "hegemonia_";
/// The most tokens of one account.
const MOST_TOKENS: i64 = 10;

/// The hash of the token that a request carries.
///
/// # Errors
/// If the header holds something else.
pub(crate) fn token_hash(headers: &HeaderMap) -> Result<Option<String>, Failure> {
    let Some(given) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let given = given.to_str().ok().and_then(|text| text.split_once(' '));
    // The scheme is not case-sensitive, the token is.
    let token = given.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let digits = token.and_then(|(_, token)| token.trim().strip_prefix(PREFIX));
    let digits = digits.filter(|digits| random::from_hex(digits).is_some());
    digits.map(|digits| Some(random::hash(digits.as_bytes()))).ok_or(Failure::BadToken)
}

#[derive(Deserialize)]
pub(super) struct NewToken {
    /// Its owner's label for it.
    label: String,
}

/// Creates a token and shows it, this once.
pub(super) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Form(new): Form<NewToken>,
) -> Result<Markup, PageFailure> {
    let guest = owner(visitor.clone())?;
    let label = names::shown(&new.label).ok_or_else(|| Failure::Bad(say("error-token-label")))?;
    let digits = random::to_hex(&random::secret());
    let hash = random::hash(digits.as_bytes());
    let insert = storage::add_token(&random::id(), &hash, &guest.id, &label, MOST_TOKENS);
    match app.writer().carry_out(vec![insert]).await {
        Ok(_) => {}
        Err(SaveError::Nothing) => {
            let message = Message::new("error-tokens").number("most", MOST_TOKENS);
            return Err(Failure::too_many(say_message(&message), AFTER_END).into());
        }
        Err(error) => return Err(error.into()),
    }
    tracing::info!(guest = guest.id, "a token was made");
    Ok(shown(&visitor, &label, &format!("{PREFIX}{digits}")))
}

fn shown(visitor: &Visitor, label: &str, token: &str) -> Markup {
    let title = say("token-new");
    let body = html! {
        main.plain.narrow id="content" {
            h1 { (title) }
            p { (say_message(&Message::new("token-once").text("label", label))) }
            p { code.token id="token" { (token) } }
            p { (say("token-use")) }
            pre { "Authorization: Bearer " (token) }
            p { a.btn.pri href="/me#programs" { (say("token-kept")) } " " a.btn href="/api" { (say("api-title")) } }
        }
    };
    Page::new(&title)
        .style("home.css")
        .style("people.css")
        .tools(games::name_tag(visitor))
        .render(&body)
}

#[derive(Deserialize)]
pub(super) struct Dropped {
    id: String,
}

/// Revokes a token.
pub(super) async fn drop_one(
    State(app): State<App>,
    visitor: Visitor,
    Form(dropped): Form<Dropped>,
) -> Result<Response, PageFailure> {
    let guest = owner(visitor)?;
    match app.writer().carry_out(vec![storage::drop_token(&guest.id, &dropped.id)]).await {
        Ok(_) => {}
        Err(SaveError::Nothing) => return Err(Failure::NotFound.into()),
        Err(error) => return Err(error.into()),
    }
    app.forget_guest(&guest.id);
    Ok(Redirect::to("/me#programs").into_response())
}

#[derive(Deserialize)]
pub(super) struct Marked {
    /// The checkbox.
    #[serde(default)]
    program: Ticked,
}

/// Shows at every table that a program plays under this name, or that none does.
pub(super) async fn mark(
    State(app): State<App>,
    visitor: Visitor,
    Form(marked): Form<Marked>,
) -> Result<Response, PageFailure> {
    let guest = owner(visitor)?;
    let mark = storage::mark_program(&guest.id, marked.program.0);
    app.writer().carry_out(vec![mark]).await?;
    app.renamed(&guest.id).await?;
    Ok(Redirect::to("/me#programs").into_response())
}

/// Tokens belong to accounts: a guest's games would be lost with the cookie.
fn owner(visitor: Visitor) -> Result<GuestRow, Failure> {
    let guest = visitor.guest()?;
    if guest.has_account { Ok(guest) } else { Err(Failure::Forbidden(say("error-no-account"))) }
}

/// The section about programs on the account page.
pub(crate) async fn section(app: &App, guest: &GuestRow) -> Result<Markup, Failure> {
    let tokens = app.storage().tokens_of(&guest.id).await?;
    let is_program = app.storage().is_program(&guest.id).await?;
    Ok(html! {
        section.card id="programs" {
            h2 { (icon("bot")) (say("programs-title")) }
            p { (say("programs-text")) " " a href="/api" { (say("api-title")) } "." }
            @if !tokens.is_empty() { (list(&tokens)) }
            form.inline method="post" action="/me/tokens" {
                label for="token-label" { (say("token-label")) }
                input id="token-label" name="label" maxlength=(names::LONGEST) required autocomplete="off";
                button.btn type="submit" { (say("token-make")) }
            }
            form.inline method="post" action="/me/program" {
                label.check {
                    input type="checkbox" name="program" checked[is_program];
                    (say("program-mark"))
                }
                button.btn type="submit" { (say("program-keep")) }
            }
        }
    })
}

fn list(tokens: &[TokenRow]) -> Markup {
    html! {
        ul.tokens {
            @for token in tokens {
                li {
                    form method="post" action="/me/tokens/drop" {
                        input type="hidden" name="id" value=(token.id);
                        span { (token.label) }
                        button.btn type="submit"
                            aria-label=(say_message(&Message::new("token-drop-one").text("label", &*token.label))) {
                            (say("token-drop"))
                        }
                    }
                }
            }
        }
    }
}
