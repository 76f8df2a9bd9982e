//! The table: map and strips on the left, prompt and log on the right.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};

use super::icons::icon;
use super::layout::Page;
use super::regions;
use crate::app::App;
use crate::assets;
use crate::chat;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::replays::preview;
use crate::seen::Seen;
use crate::update;
use crate::watching;
use crate::words::say;

/// Shows the table.
pub(crate) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, PageFailure> {
    let live = app.live(&table).await?;
    let running = match watching::look(&app, &live, visitor.id()).await {
        Err(Failure::Forbidden(_)) => return Ok(watching::closed(&live)),
        looked => looked?,
    };
    let seen = Seen::new(&app, &live, &running, visitor.id());
    let fresh = update::of(&seen, running.version(), false);
    let region = |id: &str| PreEscaped(fresh.regions.get(id).cloned().unwrap_or_default());
    let state = serde_json::to_string(&fresh_without_html(&fresh)).unwrap_or_default();
    let game = seen.running.table.about();
    let body = html! {
        main.table id="content" data-table=(table) data-game=(game.id) data-state=(state) {
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
                (slider(0, 0, &html! { button.btn id="past-close" type="button" { (say("history-now")) } }))
            }
            aside.panel id="panel" aria-label=(say("panel")) {
                button.grip id="grip" type="button" aria-label=(say("sheet")) aria-expanded="true" {}
                (watching::note(&seen))
                div id="clocks" { (region("clocks")) }
                div.hidden id="alarm" role="status" {}
                div id="prompt" aria-live="polite" { (region("prompt")) }
                div.scroll id="asked" {
                    div id="agreement" { (region("agreement")) }
                    div id="choices" { (region("choices")) }
                    div.why-in id="why" role="status" tabindex="-1" hidden {}
                    div id="orders" { (region("orders")) }
                }
                div id="buttons" { (region("buttons")) }
                section.story id="story" aria-label=(say("log")) {
                    (chat::tabs(&seen))
                    div.log id="log" tabindex="0" { (regions::log_lines(&seen, &seen.told(0))) }
                    (chat::panel(&seen, &visitor))
                }
            }
            (tabs(&seen))
        }
        (dialogs(&seen))
        dialog.veil id="curtain" { (region("curtain")) }
        dialog id="proposals" aria-labelledby="proposals-title" { (region("proposals")) }
    };
    let top = html! { div.topics id="topics" { (region("topics")) } };
    let page = Page::new(&game.name)
        .style("table.css")
        .style("people.css")
        .style("watching.css")
        .style("clocks.css")
        .script("table.js")
        .style_at(assets::style_path(live.game))
        .class("at-table")
        .head(preview::of_table(&app, &headers, &seen));
    Ok(page.top(top).tools(tools(&seen)).render(&body).into_response())
}

/// The initial data for the script; the drawn parts are in the page already.
fn fresh_without_html(fresh: &update::Update) -> serde_json::Value {
    let mut value = serde_json::to_value(fresh).unwrap_or_default();
    if let Some(fields) = value.as_object_mut() {
        fields.remove("regions");
        fields.remove("log");
    }
    value
}

fn tools(seen: &Seen<'_>) -> Markup {
    let game = seen.running.table.about().id;
    html! {
        (watching::count(seen.live))
        (map_tools())
        button.ib id="history-open" type="button" title=(say("history")) aria-label=(say("history")) { (icon("history")) }
        button.ib id="motion" type="button" title=(say("motion")) aria-label=(say("motion")) {
            span.if-moving { (icon("moving")) }
            span.if-still { (icon("still")) }
        }
        button.ib id="fair" type="button" title=(say("fair")) aria-label=(say("fair")) { (icon("verify")) }
        a.ib href={ "/rules/" (game) } target="_blank" title=(say("nav-rules")) aria-label=(say("nav-rules")) { (icon("rules")) }
        @if !seen.own.is_empty() {
            button.ib id="resign" type="button" title=(say("resign")) aria-label=(say("resign"))
                data-seat=(seen.seat(seen.bottom()).id) { (icon("flag")) }
        }
    }
}

/// Buttons to zoom in, zoom out, and show the whole map.
pub(crate) fn map_tools() -> Markup {
    let button = |id: &str, picture: &str, words: String| {
        html! {
            button.ib id=(id) type="button" title=(words) aria-label=(words) { (icon(picture)) }
        }
    };
    html! {
        div.maptools {
            (button("zoom-in", "plus", say("zoom-in")))
            (button("zoom-out", "minus", say("zoom-out")))
            (button("zoom-fit", "fit", say("zoom-fit")))
        }
    }
}

/// The history slider at move `at` of `last`, and what belongs to it.
pub(crate) fn slider(last: usize, at: usize, more: &Markup) -> Markup {
    let button = |id: &str, picture: &str, words: String| {
        html! {
            button.mt id=(id) type="button" title=(words) aria-label=(words) { (icon(picture)) }
        }
    };
    let play = if last == 0 { say("history-play") } else { say("replay-run") };
    html! {
        section.timeline id="timeline" aria-label=(say("history")) hidden[last == 0] {
            (button("past-first", "first", say("history-first")))
            (button("past-prev", "prev", say("history-prev")))
            input id="past" type="range" min="0" max=(last) value=(at) aria-label=(say("history"));
            (button("past-next", "next", say("history-next")))
            (button("past-last", "last", say("history-last")))
            button.mt id="past-play" type="button" aria-pressed="false" title=(play) aria-label=(play) {
                span.if-paused { (icon("play")) }
                span.if-running { (icon("pause")) }
            }
            output id="past-at" for="past" {}
            (more)
        }
    }
}

/// The tab bar at the bottom of a phone.
fn tabs(seen: &Seen<'_>) -> Markup {
    let game = seen.running.table.about().id;
    html! {
        nav.tabs aria-label=(say("tabs")) {
            button.on id="tab-map" type="button" { (icon("fit")) span { (say("map")) } }
            button id="tab-log" type="button" { (icon("log")) span { (say("log")) } b.count id="log-count" hidden {} }
            (chat::phone_tab(seen))
            a href={ "/rules/" (game) } target="_blank" { (icon("rules")) span { (say("nav-rules")) } }
        }
    }
}

fn dialogs(seen: &Seen<'_>) -> Markup {
    html! {
        (question("ask-resign", &say("resign-title"), &resign_text(seen)))
        (question("ask-lose", &say("lose-title"), &say("lose-text")))
        dialog id="dice" aria-labelledby="dice-title" {
            h2 id="dice-title" { (say("fair")) }
            p { (say(if seen.own.is_empty() { "fair-text-watching" } else { "fair-text" })) }
            p { (say("fair-commitment")) ": " code { (seen.commitment()) } }
            form.acts method="dialog" { button.btn { (say("dialog-close")) } }
        }
    }
}

/// What resigning means here.
fn resign_text(seen: &Seen<'_>) -> String {
    let goes_on = seen.own.first().is_some_and(|&seat| seen.running.goes_on_without(seat));
    say(if goes_on { "resign-text-bot" } else { "resign-text" })
}

fn question(id: &str, title: &str, text: &str) -> Markup {
    let label = format!("{id}-title");
    html! {
        dialog id=(id) aria-labelledby=(label) {
            h2 id=(label) { (title) }
            p { (text) }
            form.acts method="dialog" {
                button.btn value="no" autofocus { (say("dialog-no")) }
                button.btn.pri value="yes" { (say("dialog-yes")) }
            }
        }
    }
}
