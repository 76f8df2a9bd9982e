//! The client's files, embedded. Their URLs change when any of them does, so browsers may cache
//! them forever.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};
use bots::Playable;
use table::{SeatColours, Token};

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

/// Routes for the files.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/assets/{stamp}/{name}", routing::get(show))
        .route("/style/{stamp}/{game}", routing::get(style))
        .route("/favicon.ico", routing::get(favicon))
}

/// The URL of a file.
pub(crate) fn path(name: &str) -> String {
    format!("/assets/{}/{name}", *STAMP)
}

/// The URL of a game's style sheet.
pub(crate) fn style_path(game: &dyn Playable) -> String {
    let stamp = random::hash(style_of(game).as_bytes());
    format!("/style/{}/{}.css", &stamp[..12], game.about().id)
}

/// The URL of the style sheet with the seat colours of all games, which every page has.
pub(crate) fn seats_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| {
        let stamp = random::hash(SEATS.as_bytes());
        format!("/style/{}/seats.css", &stamp[..12])
    });
    &PATH
}

/// A game's own colours, and the style of its drawings.
fn style_of(game: &dyn Playable) -> String {
    let tokens = game.palette().tokens;
    let values = |value: fn(&Token) -> &'static str| -> String {
        tokens.iter().map(|token| format!("--{}:{};", token.name, value(token))).collect()
    };
    let (light, dark) = (values(|token| token.light), values(|token| token.dark));
    format!(":root{{{light}}}\n[data-theme=dark]{{{dark}}}\n{}", game.style())
}

/// The colours and shapes of every game's seats.
static SEATS: LazyLock<String> = LazyLock::new(|| {
    games::all().iter().flat_map(|game| game.palette().seats).map(seat_rules).collect()
});

fn seat_rules(seat: &SeatColours) -> String {
    let SeatColours { seat, fill, ink, shape } = seat;
    let colours = |theme: usize| format!("--side:{};--side-ink:{}", fill[theme], ink[theme]);
    let (light, dark) = (colours(0), colours(1));
    format!(
        "[data-side={seat}]{{{light};--side-shape:{shape}}}\n\
         [data-theme=dark] [data-side={seat}]{{{dark}}}\n"
    )
}

/// The light-theme colour of a seat, for pictures that no style sheet reaches.
pub(crate) fn seat_colour(seat: &str) -> Option<&'static str> {
    let mut seats = games::all().iter().flat_map(|game| game.palette().seats);
    seats.find(|known| known.seat == seat).map(|known| known.fill[0])
}

/// The style sheet that a game's drawings need.
async fn style(State(app): State<App>, Path((_, name)): Path<(String, String)>) -> Response {
    let headers = [(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, FOREVER)];
    if name == "seats.css" {
        return (headers, SEATS.as_str()).into_response();
    }
    let game = name.strip_suffix(".css").and_then(|id| app.config().game(id));
    match game {
        Some(game) => (headers, style_of(game)).into_response(),
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
    fn every_seat_has_a_colour() {
        let several = games::all().iter().filter(|game| game.about().seats.len() > 1);
        for game in several {
            for side in &game.about().seats {
                let colour = seat_colour(side).unwrap_or_default();
                assert!(colour.starts_with('#') && colour.len() == 7, "{side}: {colour:?}");
            }
        }
        assert_eq!(seat_colour("nobody"), None);
    }
}
