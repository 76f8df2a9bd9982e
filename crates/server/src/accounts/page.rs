//! The account page: a name to claim, or the account that was claimed.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};

use super::{names, passwords};
use crate::app::App;
use crate::chat::Muted;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::notices;
use crate::pages::games;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::programs;
use crate::storage::GuestRow;
use crate::words::say;

/// A part of the page with a form of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Section {
    Claim,
    LogIn,
    Password,
    Delete,
}

/// A refused form: which section, why, and the name that was typed.
struct Wrong<'a> {
    section: Section,
    sentence: String,
    name: &'a str,
}

/// Shows the page.
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, PageFailure> {
    Ok(page(&app, &visitor, None).await?)
}

/// Shows the page again, with what was wrong beside the form.
pub(super) async fn again(
    app: &App,
    visitor: &Visitor,
    section: Section,
    name: &str,
    failure: Failure,
) -> Result<Response, PageFailure> {
    if matches!(failure, Failure::Broken(_)) {
        return Err(failure.into());
    }
    let sentence = failure.sentence();
    let page = page(app, visitor, Some(Wrong { section, sentence, name })).await?;
    Ok(failure.answer(page))
}

async fn page(app: &App, visitor: &Visitor, wrong: Option<Wrong<'_>>) -> Result<Markup, Failure> {
    let wrong = wrong.as_ref();
    let notices = notices::card(app, visitor).await?;
    let muted = Muted::of(app, visitor).await?.card();
    let body = match &visitor.0 {
        Some(guest) if guest.has_account => {
            let sessions = app.storage().sessions_of(&guest.id).await?.len();
            let programs = programs::section(app, guest).await?;
            let has_tokens = !app.storage().tokens_of(&guest.id).await?.is_empty();
            account(guest, (sessions, has_tokens), [&notices, &muted, &programs], wrong)
        }
        guest => {
            let open = match guest {
                Some(guest) => app.storage().tables_of(&guest.id, 1).await?.len(),
                None => 0,
            };
            stranger(guest.as_ref(), open > 0, [&notices, &muted], wrong)
        }
    };
    let title = say("me-title");
    Ok(Page::new(&title)
        .style("home.css")
        .style("people.css")
        .style("watching.css")
        .tools(games::name_tag(visitor))
        .render(&body))
}

fn stranger(
    guest: Option<&GuestRow>,
    has_games: bool,
    parts: [&Markup; 2],
    wrong: Option<&Wrong<'_>>,
) -> Markup {
    let typed = |section| wrong.filter(|wrong| wrong.section == section).map(|wrong| wrong.name);
    let own = guest.map_or("", |guest| guest.name.as_str());
    html! {
        main.plain id="content" {
            h1 { (say("me-title")) }
            @if let Some(guest) = guest { (rename(guest)) }
            div.me {
                form.card method="post" action="/me/claim" {
                    h2 { (icon("person")) (say("claim-title")) }
                    p { (say("claim-text")) }
                    (refusal(wrong, Section::Claim))
                    (name_field("claim-name", typed(Section::Claim).unwrap_or(own)))
                    (password_field("claim-password", "password", &say("password"), "new-password"))
                    button.btn.pri type="submit" { (say("claim-button")) }
                }
                form.card method="post" action="/me/login" {
                    h2 { (icon("lock")) (say("login-title")) }
                    p { (say("login-text")) }
                    (refusal(wrong, Section::LogIn))
                    (name_field("login-name", typed(Section::LogIn).unwrap_or_default()))
                    (password_field("login-password", "password", &say("password"), "current-password"))
                    @if has_games {
                        label.check { input type="checkbox" name="bring" checked; (say("login-bring")) }
                    }
                    button.btn.pri type="submit" { (say("login-button")) }
                }
                @if guest.is_some() {
                    @for part in parts { (part) }
                    (farewell(false, wrong))
                }
            }
        }
    }
}

fn account(
    guest: &GuestRow,
    (sessions, has_tokens): (usize, bool),
    parts: [&Markup; 3],
    wrong: Option<&Wrong<'_>>,
) -> Markup {
    html! {
        main.plain id="content" {
            h1 { (guest.name) }
            p.lead { (say("account-text")) }
            div.me {
                section.card {
                    h2 { (icon("lock")) (say("sessions-title")) }
                    p { (crate::words::say_message(&table::Message::new("sessions-text").number("n", sessions as i64))) }
                    div.acts {
                        form method="post" action="/me/logout" {
                            button.btn type="submit" { (say("logout")) }
                        }
                        form method="post" action="/me/logout-everywhere" {
                            @if has_tokens { (keep_tokens()) }
                            button.btn type="submit" { (say("logout-everywhere")) }
                        }
                    }
                }
                form.card method="post" action="/me/password" {
                    h2 { (icon("verify")) (say("password-title")) }
                    p { (say("password-text")) }
                    (refusal(wrong, Section::Password))
                    // Tells password managers whose passwords these are.
                    input type="hidden" name="name" value=(guest.name) autocomplete="username";
                    (password_field("old", "old", &say("password-old"), "current-password"))
                    (password_field("new", "new", &say("password-new"), "new-password"))
                    @if has_tokens { (keep_tokens()) }
                    button.btn.pri type="submit" { (say("password-button")) }
                }
                section.card {
                    h2 { (icon("download")) (say("export-title")) }
                    p { (say("export-text")) }
                    a.btn href="/me/export" download { (say("export-button")) }
                }
                @for part in parts { (part) }
                (farewell(true, wrong))
            }
        }
    }
}

/// Tokens end with the sessions unless this is ticked.
fn keep_tokens() -> Markup {
    html! {
        label.check { input type="checkbox" name="keep-tokens"; (say("tokens-keep")) }
    }
}

fn rename(guest: &GuestRow) -> Markup {
    let longest = names::LONGEST;
    html! {
        form.rename method="post" action="/me/name" {
            label for="name" { (say("name-label")) }
            input id="name" name="name" maxlength=(longest) required value=(guest.name) autocomplete="nickname";
            button.btn type="submit" { (say("name-change")) }
            a href="/me/export" download { (say("export-button")) }
        }
    }
}

fn farewell(has_account: bool, wrong: Option<&Wrong<'_>>) -> Markup {
    html! {
        form.card method="post" action="/me/delete" {
            h2 { (icon("cross")) (say("delete-title")) }
            p { (say("delete-text")) }
            (refusal(wrong, Section::Delete))
            @if has_account {
                (password_field("delete-password", "password", &say("password"), "current-password"))
            }
            label.check { input type="checkbox" name="sure" required; (say("delete-sure")) }
            button.btn type="submit" { (say("delete-button")) }
        }
    }
}

fn refusal(wrong: Option<&Wrong<'_>>, section: Section) -> Markup {
    html! {
        @if let Some(wrong) = wrong.filter(|wrong| wrong.section == section) {
            p.refusal role="alert" { (icon("cross")) (wrong.sentence) }
        }
    }
}

fn name_field(id: &str, value: &str) -> Markup {
    let longest = names::LONGEST;
    html! {
        label for=(id) { (say("name")) }
        input id=(id) name="name" maxlength=(longest) required value=(value) autocomplete="username" spellcheck="false";
    }
}

fn password_field(id: &str, name: &str, label: &str, autocomplete: &str) -> Markup {
    let (least, most) = (passwords::LENGTHS.start(), passwords::LENGTHS.end());
    let least = (autocomplete == "new-password").then_some(least);
    html! {
        label for=(id) { (label) }
        input id=(id) name=(name) type="password" minlength=[least] maxlength=(most) required autocomplete=(autocomplete);
    }
}
