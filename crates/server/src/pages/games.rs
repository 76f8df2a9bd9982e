//! A guest's games, with whose turn it is.

use axum::extract::State;
use maud::{Markup, html};
use table::Message;

use super::icons::icon;
use super::layout::Page;
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::results;
use crate::seen::{Seen, Waits};
use crate::turns;
use crate::words::{say, say_message};

/// The most games in a list.
const MOST: i64 = 50;

/// One game in a list.
pub(crate) struct Listed {
    id: String,
    title: String,
    against: String,
    place: String,
    /// The side that the guest plays.
    side: &'static str,
    /// The first letter of that side's name.
    initial: String,
    waits: Waits,
}

/// Shows the page.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, PageFailure> {
    let own = listed(&app, &visitor, MOST).await?;
    let results = results::own(&app, &visitor).await?;
    let body = html! {
        main.plain id="content" {
            h1 { (say("your-games")) }
            @if own.is_empty() {
                div.empty {
                    (icon("glass"))
                    p { (say("your-games-none")) }
                    a.btn.pri href="/" { (say("failure-home")) }
                }
            } @else {
                (list(&own))
                p { (turns::bell()) }
            }
            (results)
            p { a href="/replays" { (icon("history")) " " (say("upload-title")) } }
        }
    };
    let title = say("your-games");
    Ok(Page::new(&title)
        .style("home.css")
        .style("people.css")
        .style("player.css")
        .tools(name_tag(&visitor))
        .render(&body))
}

/// The games of a guest, those that go on first.
pub(crate) async fn listed(
    app: &App,
    visitor: &Visitor,
    most: i64,
) -> Result<Vec<Listed>, Failure> {
    let Some(guest) = visitor.id() else { return Ok(Vec::new()) };
    let mut all = Vec::new();
    for id in app.storage().tables_of(guest, most).await? {
        // One table that can't be loaded must not hide the others.
        let live = match app.live(&id).await {
            Ok(live) => live,
            Err(failure) => {
                tracing::error!(table = id, %failure, "a table can't be listed");
                continue;
            }
        };
        let running = live.lock().await?;
        let seen = Seen::new(app, &live, &running, Some(guest));
        let others = seen.seats().into_iter().filter(|seat| !seat.is_own);
        let against: Vec<_> = others.map(|seat| seat.player).collect();
        let against = if against.is_empty() {
            say("list-alone")
        } else {
            say_message(&Message::new("list-against").text("who", against.join(", ")))
        };
        let own = seen.seat(seen.bottom());
        all.push(Listed {
            title: seen.running.table.about().name.clone(),
            against,
            place: seen.turn.phase.clone(),
            side: own.id,
            initial: own.side.chars().take(1).collect(),
            waits: seen.waits(),
            id,
        });
    }
    // Games that wait for the guest come first.
    all.sort_by_key(|game| !matches!(game.waits, Waits::ForYou(_) | Waits::ForSeeds));
    Ok(all)
}

/// A list of games.
pub(crate) fn list(games: &[Listed]) -> Markup {
    html! {
        ul.games {
            @for game in games {
                li {
                    a href={ "/t/" (game.id) } {
                        span.emblem data-side=(game.side) aria-hidden="true" { (game.initial) }
                        span.what {
                            b { (game.title) }
                            small {
                                (game.against) " · " (game.place)
                            }
                        }
                        (state(game.waits))
                    }
                }
            }
        }
    }
}

fn state(waits: Waits) -> Markup {
    match waits {
        Waits::ForYou(_) => html! { span.state.yours { (say("state-your-turn")) } },
        Waits::ForSeeds => html! { span.state.yours { (say("state-begin")) } },
        Waits::ForPlayers => html! { span.state { (say("state-players")) } },
        Waits::ForSeat(_) => html! { span.state { (say("state-waiting")) } },
        Waits::Over => html! { span.state { (say("state-over")) } },
    }
}

/// The guest's name in the top bar.
pub(crate) fn name_tag(visitor: &Visitor) -> Markup {
    html! {
        @if let Some(guest) = &visitor.0 {
            a.who href="/me" title=(say("me-title")) { (guest.name) }
        } @else {
            a.who href="/me" { (say("me-login")) }
        }
    }
}
