//! The first page: games, one click from a table.

use axum::extract::State;
use bots::roster::Playable;
use maud::{Markup, html};
use table::Message;

use super::games::{self, Listed};
use super::icons::icon;
use super::layout::Page;
use crate::app::App;
use crate::error::PageFailure;
use crate::guests::Visitor;
use crate::words::{say, say_message, say_of_game};

/// Games shown in the column at the side.
const SHOWN: i64 = 6;

/// Shows the page.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, PageFailure> {
    let own = games::listed(&app, &visitor, SHOWN).await?;
    let body = html! {
        main id="content" {
            @if let Some(first) = app.config().games.first() {
                (hero(*first))
            }
            div.home {
                section.cards aria-label=(say("home-games")) {
                    @for game in &app.config().games { (card(*game)) }
                }
                aside.side { (your_games(&own)) }
            }
            footer.foot {
                span { (icon("verify")) " " b { (say("foot-dice")) } }
                span { (icon("undo")) " " b { (say("foot-undo")) } }
                span { (icon("history")) " " b { (say("foot-record")) } }
            }
        }
    };
    Ok(Page::new(&say("home-title"))
        .style("home.css")
        .tools(games::name_tag(&visitor))
        .render(&body))
}

fn hero(game: &dyn Playable) -> Markup {
    let about = game.about();
    let short = short_name(game);
    html! {
        section.hero {
            (frieze())
            div.words {
                h1 { (say("hero-title")) }
                p { (say("hero-text")) }
                div.acts {
                    (open_form(about.id, "bot", html! {
                        button.btn.gold.big type="submit" {
                            (icon("bot")) (say_message(&Message::new("hero-play").text("game", &*short)))
                        }
                    }))
                    (open_form(about.id, "friend", html! {
                        button.btn.dark.big type="submit" { (icon("link")) (say("hero-friend")) }
                    }))
                    (open_form(about.id, "hot-seat", html! {
                        button.btn.dark.big type="submit" { (icon("persons")) (say("hero-hot-seat")) }
                    }))
                }
            }
        }
        div.meander {}
    }
}

/// The name of a game up to its subtitle.
fn short_name(game: &dyn Playable) -> String {
    let name = &game.about().name;
    name.split(':').next().unwrap_or(name).trim().to_owned()
}

fn open_form(game: &str, with: &str, button: Markup) -> Markup {
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="with" value=(with);
            (button)
        }
    }
}

fn card(game: &dyn Playable) -> Markup {
    let about = game.about();
    let (least, most) = (about.seat_counts.start(), about.seat_counts.end());
    html! {
        article.game {
            div.art { (helmets()) }
            div.about {
                h2 { (about.name) }
                p { (say_of_game(game.words(), "blurb".to_owned(), "")) }
                div.facts {
                    span {
                        (icon("person")) " "
                        @if least == most { (least) } @else { (least) "–" (most) }
                        span.hidden { " " (say("card-players")) }
                    }
                    a.fact href={ "/rules/" (about.id) } { (icon("rules")) " " (say("nav-rules")) }
                    a.btn.pri href={ "/new/" (about.id) } { (say("card-play")) }
                }
            }
        }
    }
}

fn your_games(own: &[Listed]) -> Markup {
    html! {
        h2 { (say("your-games")) }
        @if own.is_empty() {
            div.empty {
                (icon("glass"))
                p { (say("your-games-none")) }
            }
        } @else {
            (games::list(own))
            p { a href="/games" { (say("your-games-all")) } }
        }
    }
}

/// A row of helmets, black on clay.
fn helmets() -> Markup {
    html! {
        svg viewBox="0 0 300 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            defs {
                g id="helmet" {
                    path fill-rule="evenodd" d="M2 44C-2 20 8 4 26 4c17 0 26 12 25 27l-3 8-9 2-2 8-10 1V36l9-3-3-5-11-1-3 13 4 13-13-3c-2-2-5-4-8-6z" {}
                    path fill="none" stroke="currentColor" stroke-width="3.5" d="M-3 46C-10 18 4-4 28-3c9 0 17 3 22 8" {}
                }
            }
            path d="M0 14h300v4H0zM0 104h300v4H0z" {}
            @for n in 0..5 {
                use href="#helmet" x=(20 + n * 57) y="36" {}
            }
        }
    }
}

/// Galleys on the night sea, clay on black.
fn frieze() -> Markup {
    html! {
        svg.frieze viewBox="0 0 900 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" {
            defs {
                g id="galley" {
                    path d="M8 62c-6-2-10-8-8-14 4 4 9 5 14 5h112c14 0 24-6 26-22 2-9 9-13 16-9-5 1-8 4-8 9 0 24-14 42-38 42H30C18 73 10 68 8 62z" {}
                    path d="M76 52V4h5v48z" {}
                    path d="M44 12c22 4 48 4 72 0-5 11-5 21 0 32-24-5-50-5-72 0 6-11 6-21 0-32z" {}
                    path.cut d="M18 60a6 3.500 0 1 0 12 0 6 3.500 0 1 0-12 0" {}
                    path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M46 72l-10 17M62 72l-10 17M78 72l-10 17M94 72l-10 17M110 72l-10 17M126 72l-10 17" {}
                }
                g id="waves" {
                    @for n in 0..12 {
                        path fill="none" stroke="currentColor" stroke-width="3"
                            d={ "M" (n * 80) " 12c16 0 22-11 34-11 9 0 13 8 7 12-4 3-9 0-8-4 6 10 28 9 47 3" } {}
                    }
                }
            }
            g.far {
                use href="#galley" transform="translate(500 44) scale(.5)" {}
                use href="#galley" transform="translate(790 30) scale(.45)" {}
                use href="#waves" x="-20" y="100" {}
            }
            g.near {
                use href="#galley" transform="translate(600 104) scale(1.05)" {}
                use href="#waves" x="-60" y="196" {}
            }
            g.far {
                use href="#galley" transform="translate(410 178) scale(.7)" {}
                use href="#waves" x="-10" y="246" {}
            }
        }
    }
}
