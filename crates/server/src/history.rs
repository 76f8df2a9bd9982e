//! The table as it was after any move.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use serde::Serialize;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::pages::regions;
use crate::peers::Origin;
use crate::seen::Seen;
use crate::watching;

/// Routes for past positions.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/at/{ply}", routing::get(show))
}

/// The drawn parts of the table after some move.
#[derive(Debug, Serialize)]
pub(crate) struct Past {
    ply: usize,
    pub(crate) regions: BTreeMap<&'static str, String>,
    /// The things that the move concerns.
    changed: Vec<&'static str>,
    /// The scene of the move, or nothing.
    scene: String,
}

async fn show(
    State(app): State<App>,
    Path((table, ply)): Path<(String, usize)>,
    visitor: Visitor,
    origin: Origin,
) -> Result<Json<Past>, Failure> {
    let payer = origin.payer(&visitor);
    app.workshop().check_room(&payer)?;
    let live = app.live(&table).await?;
    let running = watching::look(&app, &live, visitor.id()).await?;
    if ply > running.table.ply() {
        return Err(Failure::NotFound);
    }
    let snapshot = running.snapshot();
    drop(running);
    let draw = {
        let app = app.clone();
        move || {
            let then = snapshot.back_to(ply)?;
            Some(past(&Seen::new(&app, &live, &then, visitor.id())))
        }
    };
    let drawn = app.workshop().run(&payer, &table, draw).await?;
    drawn.map(Json).ok_or(Failure::NotFound)
}

/// The drawn parts of a snapshot of the past.
pub(crate) fn past(seen: &Seen<'_>) -> Past {
    let ply = seen.running.table.ply();
    let told = seen.told(ply.saturating_sub(1));
    let changed = told.iter().flat_map(|one| one.targets.iter().copied()).collect();
    let scene = seen.scenes(ply.saturating_sub(1)).pop().map(|(_, picture)| picture);
    let scene = scene.unwrap_or_default();
    Past { ply, regions: regions::past(seen, &told), changed, scene }
}
