//! The picture of a position for link previews: 1200 by 630, the size that chat programs expect.
//!
//! It is rendered with our own fonts, so that it looks the same on every machine.

use std::sync::{Arc, LazyLock};

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use maud::{Markup, html};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use table::Viewer;

use super::page::Look;
use super::preview;
use super::story::{find, is_brought};
use crate::app::App;
use crate::assets;
use crate::error::Failure;
use crate::fonts::FONTS;
use crate::guests::Visitor;
use crate::live::{Live, Running};
use crate::peers::Origin;
use crate::seen::Seen;
use crate::words::{UNREAD, speaking};

/// The size, in pixels.
pub(super) const WIDTH: u32 = 1_200;
pub(super) const HEIGHT: u32 = 630;
/// The least width of the text beside the table.
const WORDS: f32 = 270.0;
/// Letters per line, in large and in small type.
const LARGE: usize = 15;
const SMALL: usize = 25;
/// Cache headers for the picture of a finished game, and of one in progress.
const OVER: &str = "public, max-age=86400";
const OPEN: &str = "public, max-age=300";

static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for font in &FONTS {
        fonts.load_font_data(font.body.to_vec());
    }
    fonts.set_sans_serif_family("DejaVu Sans Condensed");
    fonts.set_serif_family("DejaVu Serif Condensed");
    Arc::new(fonts)
});

/// The picture of a finished game at some move or at its end; of one in progress, its starting
/// position.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    origin: Origin,
) -> Result<impl IntoResponse, Failure> {
    let payer = origin.payer(&visitor);
    let (live, is_over) = match find(&app, &id, &payer).await {
        Ok(replay) => (replay.live, true),
        Err(Failure::Forbidden(_)) if !is_brought(&id) => (app.live(&id).await?, false),
        Err(failure) => return Err(failure),
    };
    let kept = if is_over { OVER } else { OPEN };
    // One picture is cached for everybody; programs that preview links seldom send a language.
    let picture = speaking(UNREAD, picture(&app, live, &look, is_over, &payer)).await?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, kept)], picture))
}

async fn picture(
    app: &App,
    live: Arc<Live>,
    look: &Look,
    is_over: bool,
    payer: &str,
) -> Result<Bytes, Failure> {
    let running = live.lock().await?;
    let last = running.table.ply();
    let ply = if is_over { look.ply(last).unwrap_or(last) } else { 0 };
    let name = format!("{} {ply} {is_over}", live.row.id);
    if let Some(kept) = app.replays().pictures.get(&name) {
        return Ok(kept);
    }
    let snapshot = running.snapshot();
    drop(running);
    let table = live.row.id.clone();
    let work = {
        let app = app.clone();
        move || {
            let then = if ply == last { Some(snapshot) } else { snapshot.back_to(ply) };
            let picture = painted(&app, &live, &then.ok_or(Failure::NotFound)?, is_over)?;
            // A client that gave up waiting may retry: the picture is then cached.
            app.replays().pictures.put(name, picture.clone());
            Ok(picture)
        }
    };
    app.workshop().run(payer, &table, work).await?
}

/// As a spectator sees it: no hand is shown, not even after the end.
fn painted(app: &App, live: &Live, then: &Running, is_over: bool) -> Result<Bytes, Failure> {
    let seen = Seen::new(app, live, then, None);
    debug_assert_eq!(seen.viewer, Viewer::Spectator);
    let words = words(&seen, is_over.then_some(then.table.ply()));
    paint(&seen.picture(WIDTH), &words).map(Bytes::from).map_err(Failure::Broken)
}

/// The text beside the table.
struct Words {
    game: String,
    players: Vec<(&'static str, String)>,
    ending: String,
    place: String,
}

fn words(seen: &Seen<'_>, ply: Option<usize>) -> Words {
    let about = seen.running.table.about();
    let seats = seen.seats().into_iter();
    Words {
        game: about.name.split(':').next().unwrap_or_default().to_owned(),
        players: seats.map(|seat| (seat.id, format!("{}: {}", seat.side, seat.player))).collect(),
        ending: if seen.running.is_over() { preview::description(seen) } else { String::new() },
        place: ply.map(|_| seen.turn.phase.clone()).unwrap_or_default(),
    }
}

/// The table on the left, text on the right.
fn paint(table: &str, words: &Words) -> Result<Vec<u8>, String> {
    let options = Options { fontdb: LETTERS.clone(), ..Options::default() };
    let table = Tree::from_str(table, &options).map_err(|error| error.to_string())?;
    let (wide, high) = (table.size().width(), table.size().height());
    let (width, height) = (WIDTH as f32, HEIGHT as f32);
    let scale = ((width - WORDS) / wide).min(height / high);
    let frame = frame(words, wide * scale).into_string();
    let frame = Tree::from_str(&frame, &options).map_err(|error| error.to_string())?;
    let mut picture = Pixmap::new(WIDTH, HEIGHT).ok_or("no picture of this size")?;
    resvg::render(&frame, Transform::identity(), &mut picture.as_mut());
    let place = Transform::from_translate(0.0, (height - high * scale) / 2.0);
    resvg::render(&table, place.pre_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().map_err(|error| error.to_string())
}

/// The background, in the colours of the top bar, with the text from `left` on.
fn frame(words: &Words, left: f32) -> Markup {
    let x = left + 22.0;
    let mut y = 0.0;
    let mut line = |size: f32| {
        y += size * 1.28;
        format!("{y:.0}")
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT) {
            rect width="100%" height="100%" fill="#231A12" {}
            rect x=(left) width="6" height="100%" fill="#A64B22" {}
            g transform={ "translate(" (x) " 24)" } fill="#F6EAD7" font-family="sans-serif" {
                text y=(line(19.0)) font-size="19" font-weight="bold" letter-spacing="4" fill="#D98A52"
                    font-family="serif" { "HEGEMONIA" }
                @for part in wrapped(&words.game, LARGE, 3) {
                    text y=(line(34.0)) font-size="32" font-weight="bold" font-family="serif" { (part) }
                }
                text y=(line(12.0)) {}
                @for (side, player) in &words.players {
                    @for (nth, part) in wrapped(player, SMALL, 2).iter().enumerate() {
                        @let y = line(22.0);
                        @let colour = assets::seat_colour(side);
                        @if let (0, Some(colour)) = (nth, colour) {
                            rect y=(y) transform="translate(0 -14)" width="13" height="13"
                                rx="3" fill=(colour) stroke="#FFF8EA" {}
                        }
                        text x=(if colour.is_some() { 22 } else { 0 }) y=(y) font-size="19" { (part) }
                    }
                }
                text y=(line(16.0)) {}
                @for part in wrapped(&words.ending, SMALL - 4, 7) {
                    text y=(line(26.0)) font-size="22" font-weight="bold" fill="#F6EAD7" { (part) }
                }
                text y=(line(8.0)) {}
                @for part in wrapped(&words.place, SMALL, 3) {
                    text y=(line(20.0)) font-size="18" fill="#D8C7AB" { (part) }
                }
            }
        }
    }
}

/// Wraps text to lines of `letters` letters, and to at most `most` lines.
fn wrapped(text: &str, letters: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let word: String = word.chars().take(letters).collect();
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < letters => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            last.push('…');
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_and_bounded() {
        assert_eq!(wrapped("The Peloponnesian War", 15, 3), ["The", "Peloponnesian", "War"]);
        assert_eq!(wrapped("a b c", 15, 3), ["a b c"]);
        assert_eq!(wrapped("one two three four", 5, 2), ["one", "two…"]);
        assert_eq!(wrapped(&"x".repeat(50), 10, 2), ["xxxxxxxxxx"]);
        assert!(wrapped("", 10, 2).is_empty());
    }

    #[test]
    fn a_picture_has_the_size_that_is_promised_and_our_letters() {
        let words = |game: &str| Words {
            game: game.to_owned(),
            players: vec![("athens", "Athens: <Anna> & Ben".to_owned())],
            ending: "Athens wins.".to_owned(),
            place: String::new(),
        };
        let table = "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='1000'>\
                     <rect width='1600' height='1000' fill='#BCD5DB'/></svg>";
        let painted = paint(table, &words("Polis")).unwrap();
        let picture = Pixmap::decode_png(&painted).unwrap();
        assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
        assert_ne!(painted, paint(table, &words("Agora")).unwrap(), "letters are painted");
        assert!(paint("no picture", &words("Polis")).is_err());
    }
}
