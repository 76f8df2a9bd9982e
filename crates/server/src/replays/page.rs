//! The page of a replay, its data, and its embedded form.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::IntoResponse;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use table::Viewer;

use super::story::{Replay, Story, find, said_dice};
use super::{preview, timeline};
use crate::app::App;
use crate::assets;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::history::{self, Past};
use crate::live::Running;
use crate::options::setup_in_words;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::pages::{games, regions, score, table_page};
use crate::peers::Origin;
use crate::records;
use crate::security::FRAMED_POLICY;
use crate::seen::Seen;
use crate::words::say;

/// The query of a replay: which move, and whose view.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Look {
    /// How many moves have been made; all of them if omitted.
    ply: Option<String>,
    /// A seat's id; a spectator's view if omitted.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

impl Look {
    /// A number out of range, from a truncated or edited link, leads to the beginning or the end.
    pub(super) fn ply(&self, last: usize) -> Option<usize> {
        let ply = self.ply.as_deref()?;
        Some(ply.parse().unwrap_or(0).min(last))
    }
}

/// Shows the page.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    origin: Origin,
    headers: HeaderMap,
) -> Result<Markup, PageFailure> {
    let payer = origin.payer(&visitor);
    let wanted = Wanted::new(find(&app, &id, &payer).await?, &look).await?;
    let page = wanted.draw(&app, &payer, move |app, wanted, shown| {
        let (seen, past) = (shown.seen(app), shown.past(app));
        let title = preview::title(&seen);
        let replay = &wanted.replay;
        let end = Seen::again(app, &replay.live, &wanted.whole, shown.viewer, &replay.story);
        let head = preview::of_replay(app, &headers, &end, look.ply(shown.last));
        let page = Page::new(&title)
            .style("table.css")
            .style("replay.css")
            .style_at(assets::style_path(replay.live.game))
            .script("replay.js")
            .class("at-table")
            .head(head)
            .top(topics(&seen))
            .tools(html! { (table_page::map_tools()) (games::name_tag(&visitor)) });
        page.render(&body(shown, &seen, &past, &end))
    });
    Ok(page.await?)
}

/// The embedded form, which other sites may show in a frame.
pub(super) async fn embed(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
    origin: Origin,
) -> Result<impl IntoResponse, PageFailure> {
    let payer = origin.payer(&visitor);
    let wanted = Wanted::new(find(&app, &id, &payer).await?, &look).await?;
    let page = wanted.draw(&app, &payer, |app, wanted, shown| {
        let (seen, past) = (shown.seen(app), shown.past(app));
        let title = preview::title(&seen);
        let page = Page::new(&title)
            .style("table.css")
            .style("replay.css")
            .style_at(assets::style_path(wanted.replay.live.game))
            .script("replay.js")
            .class("at-table embedded")
            .bare();
        page.render(&embedded(shown, &seen, &past))
    });
    Ok(([(CONTENT_SECURITY_POLICY, FRAMED_POLICY)], page.await?))
}

/// The game after some move.
pub(super) async fn at(
    State(app): State<App>,
    Path((id, ply)): Path<(String, usize)>,
    Query(look): Query<Look>,
    visitor: Visitor,
    origin: Origin,
) -> Result<Json<Past>, Failure> {
    let payer = origin.payer(&visitor);
    let replay = find(&app, &id, &payer).await?;
    let look = Look { ply: Some(ply.to_string()), ..look };
    let wanted = Wanted::new(replay, &look).await?;
    if ply > wanted.whole.table.ply() {
        return Err(Failure::NotFound);
    }
    wanted.draw(&app, &payer, |app, _, shown| shown.past(app)).await.map(Json)
}

/// Downloads the record.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    origin: Origin,
) -> Result<impl IntoResponse, PageFailure> {
    let replay = find(&app, &id, &origin.payer(&visitor)).await?;
    Ok(records::file(&id, replay.story.record.clone()))
}

/// The parts of a replay that are needed to show it.
struct Wanted {
    replay: Replay,
    viewer: Viewer,
    /// The game at its end.
    whole: Running,
    ply: usize,
}

impl Wanted {
    async fn new(replay: Replay, look: &Look) -> Result<Wanted, Failure> {
        let viewer = replay.viewer(look.eyes.as_deref()).ok_or(Failure::NotFound)?;
        let whole = replay.live.lock().await?.snapshot();
        let last = whole.table.ply();
        let ply = look.ply(last).unwrap_or(last);
        Ok(Wanted { replay, viewer, whole, ply })
    }

    /// Draws it in the workshop, paid for by the sender.
    async fn draw<T: Send + 'static>(
        self,
        app: &App,
        payer: &str,
        draw: impl FnOnce(&App, &Wanted, &Shown<'_>) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (id, of) = (self.replay.live.row.id.clone(), app.clone());
        let work = move || self.shown().map(|shown| draw(&of, &self, &shown));
        app.workshop().run(payer, &id, work).await?.ok_or(Failure::NotFound)
    }

    fn shown(&self) -> Option<Shown<'_>> {
        let last = self.whole.table.ply();
        let then = if self.ply == last { self.whole.snapshot() } else { self.whole.at(self.ply)? };
        Some(Shown { replay: &self.replay, viewer: self.viewer, then, last })
    }
}

/// One moment of a replay.
struct Shown<'a> {
    replay: &'a Replay,
    viewer: Viewer,
    then: Running,
    last: usize,
}

impl<'a> Shown<'a> {
    fn story(&self) -> &Story {
        &self.replay.story
    }

    fn ply(&self) -> usize {
        self.then.table.ply()
    }

    fn seen(&'a self, app: &'a App) -> Seen<'a> {
        Seen::again(app, &self.replay.live, &self.then, self.viewer, self.story())
    }

    /// The drawn parts of the moment.
    fn past(&self, app: &App) -> Past {
        let seen = self.seen(app);
        let mut past = history::past(&seen);
        let remark = self.story().remarks.get(&self.ply());
        let remark = html! { @if let Some(remark) = remark { p { (remark) } } };
        past.regions.insert("remark", remark.into_string());
        let outcome = self.then.table.outcome().filter(|_| self.ply() == self.last);
        let tally = html! { @if let Some(outcome) = &outcome { (score::sums(&seen, outcome)) } };
        past.regions.insert("tally", tally.into_string());
        if self.then.is_over() {
            past.regions.insert("prompt", score::verdict(&seen).into_string());
        }
        past
    }
}

fn body(shown: &Shown<'_>, seen: &Seen<'_>, past: &Past, end: &Seen<'_>) -> Markup {
    let region = |id: &str| PreEscaped(past.regions.get(id).cloned().unwrap_or_default());
    html! {
        (main(shown, seen, past, &html! {
            aside.panel id="panel" aria-label=(say("replay")) {
                div id="prompt" aria-live="polite" { (region("prompt")) }
                div.remark id="remark" role="note" aria-label=(say("remark")) { (region("remark")) }
                div.tally id="tally" { (region("tally")) }
                (eyes(shown, seen))
                section.story.marks aria-label=(say("chapters")) {
                    h2.tab { (icon("history")) (say("chapters")) }
                    (timeline::list(seen, &shown.story().timeline))
                }
                section.story id="story" aria-label=(say("log")) {
                    h2.tab { (icon("log")) (say("log")) }
                    div.log id="log" tabindex="0" { (regions::log_lines(end, &end.told(0))) }
                }
                (share(shown))
            }
        }))
        (keys())
    }
}

/// The map with its timeline, and a line about what happened.
fn embedded(shown: &Shown<'_>, seen: &Seen<'_>, past: &Past) -> Markup {
    let region = |id: &str| PreEscaped(past.regions.get(id).cloned().unwrap_or_default());
    let id = &shown.replay.live.row.id;
    main(
        shown,
        seen,
        past,
        &html! {
            aside.panel id="panel" aria-label=(say("replay")) {
                div id="prompt" aria-live="polite" { (region("prompt")) }
                div.remark id="remark" role="note" aria-label=(say("remark")) { (region("remark")) }
                p.to-replay { a href={ "/r/" (id) } target="_blank" { (icon("owl")) (say("replay-whole")) } }
            }
        },
    )
}

fn main(shown: &Shown<'_>, seen: &Seen<'_>, past: &Past, panel: &Markup) -> Markup {
    let region = |id: &str| PreEscaped(past.regions.get(id).cloned().unwrap_or_default());
    let eyes = match shown.viewer {
        Viewer::Seat(seat) => seen.seat(seat).id,
        Viewer::Spectator => "",
    };
    html! {
        main.table.replay id="content" data-replay=(shown.replay.live.row.id) data-eyes=(eyes)
            data-ply=(shown.ply()) data-last=(shown.last) {
            h1.hidden { (preview::title(seen)) }
            div.offline id="offline" role="status" hidden { (say("offline")) }
            div.mid {
                div.strips id="strips-top" { (region("strips-top")) }
                section.mapbox id="mapbox" aria-label=(say("map")) {
                    div.board id="board" { (region("board")) }
                    div.stage id="stage" data-over { (region("stage")) }
                    div.scene id="scene" role="status" data-over hidden {}
                    div.meaning id="meaning" role="menu" data-over aria-label=(say("meaning")) hidden {}
                }
                div.strips id="strips-bottom" { (region("strips-bottom")) }
                (timeline::chart(seen, &shown.story().timeline, shown.last))
                (table_page::slider(shown.last, shown.ply(), &speed()))
            }
            (panel)
        }
    }
}

/// The speed of automatic play.
fn speed() -> Markup {
    html! {
        button.btn id="speed" type="button" title=(say("speed")) {
            span.hidden { (say("speed")) " " }
            span id="speed-now" { "1×" }
        }
        button.mt id="keys-open" type="button" title=(say("keys")) aria-label=(say("keys")) { (icon("why")) }
    }
}

fn topics(seen: &Seen<'_>) -> Markup {
    html! {
        div.topics {
            span.name title=(setup_in_words(seen.live.game, &seen.live.row)) { (seen.running.table.about().name.split(':').next().unwrap_or_default()) }
            @for seat in seen.seats() {
                span.player {
                    span.dot data-side=(seat.id) {}
                    span.hidden { (seat.side) ": " }
                    (regions::player(&seat))
                }
            }
        }
    }
}

/// Links to each seat's view; plain links, so that they work without scripts.
fn eyes(shown: &Shown<'_>, seen: &Seen<'_>) -> Markup {
    let address = |eyes: &str| format!("/r/{}?as={eyes}&ply=", shown.replay.live.row.id);
    let option = |eyes: &str, words: &str, is_on: bool| {
        html! {
            a href={ (address(eyes)) (shown.ply()) } data-eyes=(eyes)
                aria-current=[is_on.then_some("true")] { (words) }
        }
    };
    html! {
        nav.eyes id="eyes" aria-label=(say("eyes")) {
            span { (icon("eye")) (say("eyes")) }
            (option("spectator", &say("eyes-spectator"), shown.viewer == Viewer::Spectator))
            @for seat in seen.seats() {
                (option(seat.id, &seat.side, shown.viewer == Viewer::Seat(seat.seat)))
            }
        }
    }
}

/// The link, the record, and the HTML to embed it.
fn share(shown: &Shown<'_>) -> Markup {
    let id = &shown.replay.live.row.id;
    let (dice, is_proved) = said_dice(shown.story());
    let origin = if shown.story().is_brought { "replay-brought" } else { "replay-played" };
    html! {
        div.share {
            p.proved[is_proved] { (icon(if is_proved { "verify" } else { "die" })) (dice) " " (say(origin)) }
            div.btns {
                button.btn.pri id="copy-link" type="button" data-done=(say("invite-copied")) {
                    (icon("link")) span { (say("replay-copy")) }
                }
                a.btn href={ "/r/" (id) "/record" } { (icon("download")) (say("record")) }
                button.btn id="copy-embed" type="button" data-done=(say("invite-copied")) {
                    (icon("plus")) span { (say("replay-embed")) }
                }
            }
        }
    }
}

fn keys() -> Markup {
    let line = |keys: &str, id: &'static str| html! { dt { kbd { (keys) } } dd { (say(id)) } };
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (say("keys")) }
            dl.keys {
                (line("← →", "keys-ply"))
                (line("↑ ↓", "keys-chapter"))
                (line(&say("key-space"), "keys-play"))
                (line("Home End", "keys-ends"))
                (line("+ −  1…5", "keys-speed"))
            }
            form.acts method="dialog" { button.btn { (say("dialog-close")) } }
        }
    }
}
