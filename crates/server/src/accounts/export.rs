//! Everything that the server knows about a person, for that person.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde_json::json;

use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;

/// Everything, as a JSON file. Passwords and cookies are kept as hashes, and are left out.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<impl IntoResponse, PageFailure> {
    let guest = visitor.guest()?;
    let storage = app.storage();
    let account = storage.account_of(&guest.id).await?;
    let export = json!({
        "id": guest.id,
        "name": guest.name,
        "since": storage.guest_since(&guest.id).await?,
        "account_since": account.map(|account| account.created),
        "logged_in": storage.sessions_of(&guest.id).await?,
        "tokens": storage.tokens_of(&guest.id).await?,
        "webhook": storage.webhook(&guest.id).await?,
        "tables": storage.exported_tables(&guest.id).await?,
        "chat": storage.exported_lines(&guest.id).await?,
        "muted": storage.muted_by(&guest.id).await?.into_iter().map(|(_, name)| name).collect::<Vec<_>>(),
        "records": brought(&app, &guest.id).await?,
        "moves": storage.exported_moves(&guest.id, &abouts(&app)).await?,
    });
    let text = serde_json::to_string_pretty(&export);
    let text = text.map_err(|error| Failure::Broken(error.to_string()))?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"hegemonia.json\""),
    ];
    Ok((headers, text))
}

/// Records that a guest has uploaded, with their addresses.
async fn brought(app: &App, guest: &str) -> Result<Vec<serde_json::Value>, Failure> {
    let rows = app.storage().brought_by(guest, i64::MAX).await?;
    let one = |(id, game, created): (String, String, i64)| json!({ "path": format!("/r/{id}"), "game": game, "created": created });
    Ok(rows.into_iter().map(one).collect())
}

/// What every game is.
fn abouts(app: &App) -> Vec<&'static table::About> {
    app.config().games.iter().map(|game| game.about()).collect()
}
