//! Setting up a table: with whom, which side, which edition.

use axum::extract::{Path, State};
use maud::{Markup, html};
use table::{About, Message};

use super::games;
use super::icons::icon;
use super::layout::Page;
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::words::{capitalised, say, say_message, say_of_game};

/// Shows the page.
pub(crate) async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, PageFailure> {
    let game = app.config().game(&game).ok_or(Failure::NotFound)?;
    let about = game.about();
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    let body = html! {
        main.plain.narrow id="content" {
            h1 { (about.name) }
            p.lead {
                (say_of_game(game.words(), "blurb".to_owned(), "")) " "
                a href={ "/rules/" (about.id) } { (say("new-rules")) }
            }
            form.setup method="post" action="/tables" {
                input type="hidden" name="game" value=(about.id);
                fieldset {
                    legend { (say("new-with")) }
                    (opponent("bot", "bot", true))
                    (opponent("friend", "link", false))
                    (opponent("hot-seat", "persons", false))
                }
                fieldset.row.levels {
                    legend { (say("new-level")) }
                    @for level in &app.config().levels {
                        (chip("level", level.id, app.config().usual_level() == Some(level),
                            &say_message(&Message::new(format!("level-{}", level.id)))))
                    }
                }
                fieldset.row.sides {
                    legend { (say("new-side")) }
                    @for (n, id) in about.seats.iter().enumerate() {
                        (chip("seat", id, n == 0, &side(id)))
                    }
                    (chip("seat", "any", false, &say("new-any")))
                }
                (edition(about))
                button.btn.gold.big type="submit" { (say("new-begin")) }
            }
        }
    };
    Ok(Page::new(&about.name).style("home.css").tools(games::name_tag(&visitor)).render(&body))
}

fn opponent(id: &'static str, picture: &str, checked: bool) -> Markup {
    html! {
        label.opponent {
            input type="radio" name="with" value=(id) checked[checked];
            span.face {
                (icon(picture))
                span {
                    b { (say_message(&Message::new(format!("with-{id}")))) }
                    small { (say_message(&Message::new(format!("with-{id}.text")))) }
                }
            }
        }
    }
}

fn chip(name: &str, value: &str, checked: bool, label: &str) -> Markup {
    html! {
        label.chip {
            input type="radio" name=(name) value=(value) checked[checked];
            span { (label) }
        }
    }
}

fn edition(about: &About) -> Markup {
    html! {
        fieldset {
            legend { (say("new-edition")) }
            select name="edition" aria-label=(say("new-edition")) {
                @for edition in &about.editions {
                    optgroup label=(edition.title) {
                        @for scenario in &edition.scenarios {
                            option value={ (edition.id) "/" (scenario.id) } { (scenario.title) }
                        }
                    }
                }
            }
        }
    }
}
