//! The home page: the games, one click from a table.

use axum::extract::State;
use bots::Playable;
use maud::{Markup, html};
use table::Message;

use super::games::{self, Listed};
use super::icons::icon;
use super::layout::Page;
use super::new;
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
            (figures())
            @if let Some(first) = app.config().games.first() {
                (hero(*first))
            }
            div.home {
                section.cards aria-label=(say("home-games")) {
                    @for (n, game) in app.config().games.iter().enumerate() {
                        (card(*game, art(n)))
                    }
                    (first_time())
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
    html! {
        section.hero {
            (frieze())
            div.words {
                h1 { (say("hero-title")) }
                p { (say("hero-text")) }
                div.acts {
                    (open_form(about.id, "bot", html! {
                        button.btn.gold.big type="submit" {
                            (icon("bot")) (say("hero-play"))
                        }
                    }))
                    (open_form(about.id, "friend", html! {
                        button.btn.dark.big type="submit" { (icon("link")) (say("hero-friend")) }
                    }))
                    (open_form(about.id, "hot-seat", html! {
                        button.btn.dark.big type="submit" { (icon("persons")) (say("hero-hot-seat")) }
                    }))
                }
                p.then { (say_message(&Message::new("hero-then").text("game", short_name(game)))) }
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

/// The introduction for first-time visitors.
fn first_time() -> Markup {
    html! {
        section.first {
            h2 { (say("first-title")) }
            ul {
                li { span.key.lit { (icon("plus")) } (say("first-gold")) }
                li { span.key { (icon("why")) } (say("first-why")) }
                li { span.key { (icon("undo")) } (say("first-undo")) }
            }
        }
    }
}

/// The friezes of the cards, alternating.
fn art(n: usize) -> Markup {
    match n % 3 {
        0 => row_of("helmet", 5, 57, 36),
        1 => row_of("amphora", 5, 57, 34),
        _ => row_of("ship", 3, 96, 34),
    }
}

fn card(game: &dyn Playable, art: Markup) -> Markup {
    let about = game.about();
    let (least, most) = (about.seat_counts.start(), about.seat_counts.end());
    html! {
        article.game {
            div.art { (art) }
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
                }
                form.pick-edition action={ "/new/" (about.id) } {
                    (new::edition_list(game.words(), about, ""))
                    button.btn.pri type="submit" { (say("card-play")) }
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

/// A row of one figure, black on clay.
fn row_of(figure: &str, count: usize, pitch: usize, y: usize) -> Markup {
    html! {
        svg viewBox="0 0 300 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            path d="M-300 14h900v4h-900zM-300 104h900v4h-900z" {}
            @for n in 0..count {
                use href={ "#" (figure) } x=(18 + n * pitch) y=(y) {}
            }
        }
    }
}

/// The SVG symbols of the friezes, once on the page.
fn figures() -> Markup {
    html! {
        svg.hidden aria-hidden="true" {
            defs {
                g id="helmet" {
                    path fill-rule="evenodd" d="M4 46C0 22 9 7 25 7c15 0 23 11 22 24l-3 8-8 2-2 7-9 1V37l8-3-3-5-9-1-3 12 4 12-11-3c-3-2-5-2-7-3z" {}
                    path fill="none" stroke="currentColor" stroke-width="3" d="M-1 46C-7 21 5 2 26 2c8 0 15 3 19 7" {}
                }
                g id="amphora" {
                    path d="M14 2h14v5c-1 4 0 7 4 10 6 5 7 13 3 21-3 6-6 8-7 11h4v4H10v-4h4c-1-3-4-5-7-11-4-8-3-16 3-21 4-3 5-6 4-10z" {}
                    path fill="none" stroke="currentColor" stroke-width="3" d="M15 6C6 4 3 12 8 20M27 6c9-2 12 6 7 14" {}
                }
                g id="ship" {
                    path d="M3 42c-3-1-4-4-3-8 2 2 4 3 7 3h50c7 0 11-3 12-11 1-5 4-6 8-4-3 0-4 2-4 4 0 13-7 22-19 22H14C8 48 4 45 3 42z" {}
                    path d="M37 36V4h3v32zM20 8c12 2 26 2 38 0-3 6-3 12 0 19-12-3-26-3-38 0 3-7 3-13 0-19z" {}
                    path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M22 47l-5 9M31 47l-5 9M40 47l-5 9M49 47l-5 9M58 47l-5 9" {}
                }
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
