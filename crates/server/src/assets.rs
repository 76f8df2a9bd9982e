//! The client's files, embedded. Their address changes when any of them does, so browsers may
//! keep them for good.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};
use bots::roster::Playable;

use crate::app::App;
use crate::fonts::FONTS;
use crate::random;

const FOREVER: &str = "public, max-age=31536000, immutable";

struct File {
    name: &'static str,
    body: &'static str,
}

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(File { name: $name, body: include_str!(concat!("../web/", $name)) }),*]
    };
}

static FILES: &[File] = files![
    "agreement.js",
    "amounts.js",
    "board.js",
    "chat.js",
    "choices.js",
    "clock.js",
    "clocks.css",
    "dialog.js",
    "history.js",
    "home.css",
    "lobby.js",
    "log.js",
    "main.css",
    "mark.svg",
    "morph.js",
    "net.js",
    "panzoom.js",
    "people.css",
    "player.css",
    "press.js",
    "reader.css",
    "reader.js",
    "replay.css",
    "replay.js",
    "scene.js",
    "sheet.js",
    "table.css",
    "table.js",
    "theme.js",
    "turns.js",
    "upload.js",
    "watching.css",
    "watching.js",
];

static STAMP: LazyLock<String> = LazyLock::new(|| {
    let files = FILES.iter().map(|file| file.body.as_bytes());
    let all: Vec<_> = files.chain(FONTS.iter().map(|font| font.body)).collect();
    random::hash(&all.concat())[..12].to_owned()
});

/// Where the files are.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/assets/{stamp}/{name}", routing::get(show))
        .route("/style/{stamp}/{game}", routing::get(style))
        .route("/favicon.ico", routing::get(favicon))
}

/// The address of a file.
pub(crate) fn path(name: &str) -> String {
    format!("/assets/{}/{name}", *STAMP)
}

/// The address of a game's style sheet.
pub(crate) fn style_path(game: &dyn Playable) -> String {
    let stamp = random::hash(game.style().as_bytes());
    format!("/style/{}/{}.css", &stamp[..12], game.about().id)
}

/// The address of the colours of all games' sides, for lists of their tables.
pub(crate) fn sides_path() -> String {
    let stamp = random::hash(SIDES.as_bytes());
    format!("/style/{}/sides.css", &stamp[..12])
}

/// From every game's style sheet, the rules about its sides.
static SIDES: LazyLock<String> = LazyLock::new(|| {
    let rules = bots::roster::games().iter().flat_map(|game| game.style().split_inclusive('}'));
    rules.map(str::trim).filter(|rule| rule.starts_with("[data-side=")).collect()
});

/// The colour of a side by day, for pictures that no style sheet reaches.
pub(crate) fn side_colour(side: &str) -> Option<&'static str> {
    let main = FILES.iter().find(|file| file.name == "main.css")?.body;
    let rules = [main, SIDES.as_str()].into_iter().flat_map(|sheet| sheet.split('}'));
    let head = format!("[data-side={side}]");
    let value =
        rules.filter(|rule| rule.contains(&head)).find_map(|rule| set_to(rule, "--side"))?;
    match value.strip_prefix("var(").and_then(|name| name.strip_suffix(')')) {
        Some(name) => set_to(main, name),
        None => Some(value),
    }
}

/// What a property is set to first.
fn set_to<'a>(sheet: &'a str, property: &str) -> Option<&'a str> {
    let mut parts = sheet.split(['{', '}', ';']).filter_map(|part| part.split_once(':'));
    parts.find(|(name, _)| name.trim() == property).map(|(_, value)| value.trim())
}

/// The style sheet that a game's drawings need.
async fn style(State(app): State<App>, Path((_, name)): Path<(String, String)>) -> Response {
    let headers = [(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, FOREVER)];
    if name == "sides.css" {
        return (headers, SIDES.as_str()).into_response();
    }
    let game = name.strip_suffix(".css").and_then(|id| app.config().game(id));
    match game {
        Some(game) => (headers, game.style()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn show(Path((_, name)): Path<(String, String)>) -> Response {
    if let Some(font) = FONTS.iter().find(|font| font.name == name) {
        return ([(CONTENT_TYPE, "font/ttf"), (CACHE_CONTROL, FOREVER)], font.body).into_response();
    }
    let Some(file) = FILES.iter().find(|file| file.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "text/javascript; charset=utf-8",
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, FOREVER)], file.body).into_response()
}

async fn favicon() -> Response {
    show(Path((String::new(), "mark.svg".to_owned()))).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_has_a_colour() {
        let several = bots::roster::games().iter().filter(|game| game.about().seats.len() > 1);
        for game in several {
            for side in &game.about().seats {
                let colour = side_colour(side).unwrap_or_default();
                assert!(colour.starts_with('#') && colour.len() == 7, "{side}: {colour:?}");
            }
        }
        assert_eq!(side_colour("nobody"), None);
    }
}
