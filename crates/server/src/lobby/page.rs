//! The page of the lobby. It changes by itself.

use axum::extract::State;
use bots::BotSpec;
use maud::{Markup, html};
use table::Message;

use super::{terms, waiting};
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::pages::games;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::results::player_path;
use crate::storage::{ListedTable, SeatRow};
use crate::words::{capitalised, say, say_message, say_of_game};

/// Games that go on, as many as are shown.
const MOST_WATCHED: i64 = 20;

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
    let page = Page::new(&title).style("home.css").style("people.css").script("lobby.js");
    Ok(page.tools(games::name_tag(&visitor)).render(&body))
}

/// Shows the lists alone, for a page that is open.
pub(super) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Markup, Failure> {
    lists(&app, &visitor).await
}

async fn lists(app: &App, visitor: &Visitor) -> Result<Markup, Failure> {
    let (waiting, going) = (waiting(app).await?, app.storage().going_on(MOST_WATCHED).await?);
    Ok(html! {
        section aria-labelledby="waiting" {
            h2 id="waiting" { (say("lobby-waiting")) }
            @if waiting.is_empty() {
                div.empty { (icon("glass")) p { (say("lobby-none")) } }
            }
            ul.tables { @for one in &waiting { (card(app, visitor, one)) } }
        }
        section aria-labelledby="going" {
            h2 id="going" { (say("lobby-going")) }
            @if going.is_empty() { p.quiet { (say("lobby-going-none")) } }
            ul.tables { @for one in &going { (watched(app, one)) } }
        }
    })
}

fn title(app: &App, listed: &ListedTable) -> Markup {
    let table = &listed.table;
    let Some(game) = app.config().game(&table.game) else { return html! { (table.game) } };
    let about = game.about();
    let edition = about.editions.iter().find(|edition| edition.id == table.edition);
    let scenario = edition.and_then(|edition| {
        edition.scenarios.iter().find(|scenario| scenario.id == table.scenario)
    });
    html! {
        h3 { (about.name) }
        p.quiet {
            @if let Some(edition) = edition { (edition.title) }
            @if let Some(scenario) = scenario { " · " (scenario.title) }
        }
    }
}

fn seats(app: &App, listed: &ListedTable) -> Markup {
    let Some(game) = app.config().game(&listed.table.game) else { return html! {} };
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    html! {
        ul.sitting {
            @for (id, seat) in game.about().seats.iter().zip(&listed.seats) {
                li {
                    span.dot data-side=(id) {}
                    @if !listed.wishes.drawn || listed.wishes.begun.is_some() { (side(id)) ": " }
                    @if seat.is_free() { em { (say("seat-free")) } } @else { (player(app, seat)) }
                }
            }
        }
    }
}

fn player(app: &App, seat: &SeatRow) -> Markup {
    if let Some(name) = &seat.name {
        return html! {
            @if seat.has_account { a href=(player_path(name)) { (name) } } @else { (name) }
        };
    }
    let bot = seat.bot.as_deref().and_then(|bot| bot.parse::<BotSpec>().ok());
    let name = match bot.and_then(|bot| app.config().level_of(bot)) {
        Some(level) => say_message(&Message::new(format!("level-{}.bot", level.id))),
        None => seat.bot.clone().unwrap_or_default(),
    };
    html! { (name) }
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

/// A button for each free side, or one where sides are drawn.
fn join(app: &App, listed: &ListedTable) -> Markup {
    let Some(game) = app.config().game(&listed.table.game) else { return html! {} };
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    let free = game.about().seats.iter().zip(&listed.seats).filter(|(_, seat)| seat.is_free());
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
    html! {
        li.card {
            (title(app, listed))
            (seats(app, listed))
            div.acts { a.btn href={ "/t/" (listed.table.id) } { (icon("eye")) (say("lobby-watch")) } }
        }
    }
}
