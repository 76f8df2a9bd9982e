//! "Why not?": what could be done with a thing on the table, and what stands in the way.

use axum::extract::{Path, Query, State};
use axum::{Router, routing};
use maud::Markup;
use serde::Deserialize;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::pages::why;
use crate::peers::Origin;
use crate::seen::{Seen, Waits};
use crate::watching;
use crate::words::{language, say};

/// The longest id of a thing.
const LONGEST_TARGET: usize = 100;

/// The route for explanations.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/explain", routing::get(explain))
}

#[derive(Deserialize)]
struct Asked {
    /// The id of a thing on the drawn table.
    target: String,
    /// Its name as the page shows it.
    #[serde(default)]
    name: String,
}

/// Only the player to act gets an answer: the reasons may reveal what their seat knows.
async fn explain(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    origin: Origin,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    if asked.target.len() > LONGEST_TARGET || asked.name.len() > LONGEST_TARGET {
        return Err(Failure::Bad(say("error-not-found")));
    }
    let live = app.live(&table).await?;
    let running = watching::look(&app, &live, visitor.id()).await?;
    {
        let seen = Seen::new(&app, &live, &running, visitor.id());
        if !matches!(seen.waits(), Waits::ForYou(_)) {
            return Ok(why::not_now(&seen, &asked.name));
        }
    }
    // What would help may take some playing on.
    let snapshot = running.snapshot();
    drop(running);
    let payer = origin.payer(&visitor);
    let explain = {
        let app = app.clone();
        move || {
            let seen = Seen::new(&app, &live, &snapshot, visitor.id());
            let reasons = snapshot.table.explain_target(&asked.target, language());
            why::panel(&seen, &asked.name, &reasons)
        }
    };
    app.workshop().run(&payer, &table, explain).await
}
