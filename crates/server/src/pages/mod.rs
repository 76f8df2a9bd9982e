//! Server-rendered pages.

pub(crate) mod agreement;
mod amounts;
mod clock;
pub(crate) mod games;
mod home;
pub(crate) mod icons;
mod invite;
pub(crate) mod layout;
pub(crate) mod new;
mod orders;
pub(crate) mod regions;
mod rules;
pub(crate) mod score;
pub(crate) mod table_page;
pub(crate) mod why;

use axum::{Router, routing};
use maud::{Markup, html};

use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::words::say;
use layout::Page;

/// Routes of pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", routing::get(home::show))
        .route("/games", routing::get(games::show))
        .route("/new/{game}", routing::get(new::show))
        .route("/rules", routing::get(rules::list))
        .route("/rules/{game}", routing::get(rules::show))
        .route("/t/{table}", routing::get(table_page::show))
        .route("/t/{table}/join/{key}", routing::get(invite::show))
}

/// An error page.
pub(crate) fn failure(sentence: &str) -> Markup {
    let body = html! {
        main.plain.narrow {
            h1 { (say("failure-title")) }
            p { (sentence) }
            p { a.btn.pri href="/" { (say("failure-home")) } }
        }
    };
    Page::new(&say("failure-title")).render(&body)
}

/// The 404 response.
pub(crate) async fn not_found() -> PageFailure {
    Failure::NotFound.into()
}
