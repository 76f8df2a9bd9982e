//! The page of the lobby, with live updates.

use axum::extract::{Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use table::Message;

use super::terms;
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::options::setup_in_words;
use crate::pages::games;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::results::player_path;
use crate::seen::player_name;
use crate::storage::{ListedTable, SeatRow};
use crate::watching;
use crate::words::{capitalised, say, say_message, say_of_game};

/// Games in progress on one page of their list.
const MOST_PLAYING: i64 = 24;

/// Shows the page.
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, PageFailure> {
    let list = lists(&app, &visitor).await?;
    let body = html! {
        main.plain.wide id="content" {
            h1 { (say("lobby-title")) }
            p.lead { (say("lobby-text")) }
            nav.openers aria-label=(say("lobby-open")) {
                @for game in &app.config().games {
                    @if *game.about().seat_counts.end() > 1 {
                        a.btn href={ "/lobby/new/" (game.about().id) } { (icon("plus")) (game.about().name) }
                    }
                }
            }
            div id="lobby" aria-live="polite" { (list) }
        }
    };
    let title = say("lobby-title");
    Ok(page(&title).script("lobby.js").tools(games::name_tag(&visitor)).render(&body))
}

/// The lists alone, for live updates of an open page.
pub(super) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Markup, Failure> {
    lists(&app, &visitor).await
}

async fn lists(app: &App, visitor: &Visitor) -> Result<Markup, Failure> {
    let lists = app.people().lists.fetch(app).await?;
    let is_more = lists.playing > lists.going.len() as i64;
    Ok(html! {
        section aria-labelledby="waiting" {
            h2 id="waiting" { (say("lobby-waiting")) }
            @if lists.waiting.is_empty() {
                div.empty { (icon("glass")) p { (say("lobby-none")) } }
            }
            ul.tables { @for one in &lists.waiting { (card(app, visitor, one)) } }
        }
        section aria-labelledby="going" {
            h2 id="going" { (say("lobby-going")) }
            @if lists.going.is_empty() { p.quiet { (say("lobby-going-none")) } }
            ul.tables { @for one in &lists.going { (watched(app, one)) } }
            @if is_more {
                p { a.btn href="/lobby/playing" { (say_message(&Message::new("lobby-playing-all").number("n", lists.playing))) } }
            }
        }
    })
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// The page, from 1.
    #[serde(default = "first")]
    page: u16,
}

fn first() -> u16 {
    1
}

/// Every game in progress that anybody may watch, page by page.
pub(super) async fn playing(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, PageFailure> {
    let number = i64::from(wanted.page.max(1));
    let storage = app.storage();
    let going = storage.going_on(MOST_PLAYING, (number - 1) * MOST_PLAYING).await?;
    let pages = (storage.count_going_on().await? + MOST_PLAYING - 1) / MOST_PLAYING;
    let place = Message::new("lobby-page").number("page", number).number("pages", pages.max(1));
    let to = |page: i64| format!("/lobby/playing?page={page}");
    let body = html! {
        main.plain.wide id="content" {
            h1 { (say("lobby-going")) }
            @if going.is_empty() { p.quiet { (say("lobby-going-none")) } }
            ul.tables { @for one in &going { (watched(&app, one)) } }
            nav.pager aria-label=(say("lobby-pages")) {
                @if number > 1 { a.btn href=(to((number - 1).min(pages.max(1)))) { (icon("prev")) (say("lobby-newer")) } }
                span.quiet { (say_message(&place)) }
                @if number < pages { a.btn href=(to(number + 1)) { (say("lobby-older")) (icon("next")) } }
                a.btn href="/lobby" { (say("lobby-title")) }
            }
        }
    };
    Ok(page(&say("lobby-going")).tools(games::name_tag(&visitor)).render(&body))
}

/// A page with what lists of tables need.
fn page(title: &str) -> Page<'_> {
    Page::new(title).style("home.css").style("people.css").style("watching.css")
}

fn title(app: &App, listed: &ListedTable) -> Markup {
    let table = &listed.table;
    let Some(game) = app.config().game(&table.game) else { return html! { (table.game) } };
    html! {
        h3 { (game.about().name) }
        p.quiet { (setup_in_words(game, table)) }
    }
}

fn seats(app: &App, listed: &ListedTable) -> Markup {
    let Some(game) = app.config().game(&listed.table.game) else { return html! {} };
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    html! {
        ul.sitting {
            @for (id, seat) in game.about().seats_of(listed.seats.len()).iter().zip(&listed.seats) {
                li {
                    span.dot data-side=(id) {}
                    @if !listed.wishes.drawn || listed.wishes.begun.is_some() { (side(id)) ": " }
                    @if seat.is_free() { em { (say("seat-free")) } } @else { (player(app, seat)) }
                }
            }
        }
    }
}

/// A player's name, linked to their page if they have an account.
fn player(app: &App, seat: &SeatRow) -> Markup {
    let called = player_name(app, seat);
    match seat.name.as_deref().filter(|_| seat.has_account) {
        Some(name) => html! { a href=(player_path(name)) { (called) } },
        None => html! { (called) },
    }
}

fn card(app: &App, visitor: &Visitor, listed: &ListedTable) -> Markup {
    let id = &listed.table.id;
    let is_here = listed
        .seats
        .iter()
        .any(|seat| seat.guest.is_some() && seat.guest.as_deref() == visitor.id());
    html! {
        li.card id={ "table-" (id) } {
            (title(app, listed))
            (seats(app, listed))
            (terms::list(&listed.wishes))
            div.acts {
                @if is_here {
                    a.btn.gold href={ "/t/" (id) } { (say("lobby-back")) }
                } @else { (join(app, listed)) }
            }
        }
    }
}

/// A button for each free side, or one if the sides are drawn.
fn join(app: &App, listed: &ListedTable) -> Markup {
    let Some(game) = app.config().game(&listed.table.game) else { return html! {} };
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    let free = game
        .about()
        .seats_of(listed.seats.len())
        .iter()
        .zip(&listed.seats)
        .filter(|(_, seat)| seat.is_free());
    html! {
        form.sits method="post" action={ "/t/" (listed.table.id) "/sit" } {
            @if listed.wishes.drawn {
                button.btn.pri type="submit" { (say("lobby-join")) }
            } @else {
                @for (id, _) in free {
                    button.btn.pri type="submit" name="seat" value=(id) {
                        (say_message(&Message::new("invite-take").text("side", side(id))))
                    }
                }
            }
        }
    }
}

fn watched(app: &App, listed: &ListedTable) -> Markup {
    let id = &listed.table.id;
    let watched = app.watched(id);
    html! {
        li.card id={ "table-" (id) } {
            (title(app, listed))
            (seats(app, listed))
            ul.terms {
                li { (icon("clock")) span { (terms::clock(listed.wishes.pace)) } }
                @if listed.wishes.rated { li { (icon("verify")) span { (say("terms-rated")) } } }
                li {
                    (icon("eye"))
                    span {
                        (watching::counted(watched))
                        @if listed.wishes.delay != Some(0) { " · " (terms::delay(listed.wishes.delay)) }
                    }
                }
            }
            div.acts { a.btn href={ "/t/" (id) } { (icon("eye")) (say("lobby-watch")) } }
        }
    }
}
