//! The set-up of a table: opponents, number of players, side, edition.

use std::borrow::Cow;

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use table::{About, Edition, Message, Scenario, Words};

use super::games;
use super::icons::icon;
use super::layout::Page;
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::options;
use crate::words::{capitalised, say, say_message, say_of_game, scenario_title};

/// Preselected values.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Chosen {
    /// An edition and its scenario, as `2012/campaign`.
    #[serde(default)]
    edition: String,
}

/// Shows the page.
pub(crate) async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(chosen): Query<Chosen>,
    visitor: Visitor,
) -> Result<Markup, PageFailure> {
    let game = app.config().game(&game).ok_or(Failure::NotFound)?;
    let about = game.about();
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    let least = about.seat_counts.start();
    let body = html! {
        main.plain.narrow id="content" {
            h1 { (about.name) }
            p.lead {
                (say_of_game(game.words(), "blurb".to_owned(), "")) " "
                a href={ "/rules/" (about.id) } { (say("new-rules")) }
            }
            form.setup method="post" action="/tables" {
                input type="hidden" name="game" value=(about.id);
                @if *about.seat_counts.end() == 1 {
                    input type="hidden" name="with" value="hot-seat";
                } @else {
                    (company(&app, about))
                    (seat_count(about))
                    fieldset.row.sides {
                        legend { (say("new-side")) }
                        @for (n, id) in about.seats.iter().enumerate().take((*least).max(2)) {
                            (chip("seat", id, n == 0, &side(id)))
                        }
                        (chip("seat", "any", false, &say_for(about, "new-any")))
                    }
                }
                fieldset {
                    legend { (say("new-edition")) }
                    (editions(game.words(), about, &chosen.edition))
                }
                (options::choices(game.words(), about))
                button.btn.gold.big type="submit" { (say("new-begin")) }
            }
            @if *about.seat_counts.end() > 1 {
                p.others { (say("new-others")) " " a href={ "/lobby/new/" (about.id) } { (say("host-short")) } }
            }
        }
    };
    Ok(Page::new(&about.name).style("home.css").tools(games::name_tag(&visitor)).render(&body))
}

/// The opponents: bots of some level, a friend, or everybody on this screen.
fn company(app: &App, about: &About) -> Markup {
    let config = app.config();
    let alone = *about.seat_counts.start() == 1;
    html! {
        fieldset {
            legend { (say("new-with")) }
            @if alone { (opponent(about, "alone", "person", true)) }
            (opponent(about, "bot", "bot", !alone))
            (opponent(about, "friend", "link", false))
            (opponent(about, "hot-seat", "persons", false))
        }
        fieldset.row.levels {
            legend { (say_for(about, "new-level")) }
            @for level in &config.levels {
                (chip("level", level.id, config.usual_level() == Some(level),
                    &say_message(&Message::new(format!("level-{}", level.id)))))
            }
        }
    }
}

/// The number of players, where that can be chosen; playing alone is a choice of company.
fn seat_count(about: &About) -> Markup {
    let least = (*about.seat_counts.start()).max(2);
    html! {
        @if least < *about.seat_counts.end() {
            fieldset.row.counts {
                legend { (say("new-seats")) }
                @for n in least..=*about.seat_counts.end() {
                    (chip("seats", &n.to_string(), n == least, &n.to_string()))
                }
            }
        }
    }
}

/// Translates a message that has a variant for games with more than two players.
fn say_for(about: &About, id: impl Into<Cow<'static, str>>) -> String {
    say_message(&Message::new(id).number("seats", *about.seat_counts.end() as i64))
}

fn opponent(about: &About, id: &'static str, picture: &str, checked: bool) -> Markup {
    html! {
        label.opponent {
            input type="radio" name="with" value=(id) checked[checked];
            span.face {
                (icon(picture))
                span {
                    b { (say_for(about, format!("with-{id}"))) }
                    small { (say_for(about, format!("with-{id}.text"))) }
                }
            }
        }
    }
}

/// A choice among a few.
pub(crate) fn chip(name: &str, value: &str, checked: bool, label: &str) -> Markup {
    html! {
        label.chip {
            input type="radio" name=(name) value=(value) checked[checked];
            span { (label) }
        }
    }
}

/// Every scenario of every edition, to choose one: with its story, where each has one.
pub(crate) fn editions(words: &Words, about: &About, chosen: &str) -> Markup {
    let story = |scenario: &Scenario| {
        say_of_game(words, format!("scenario-{}-story", scenario.id.replace('_', "-")), "")
    };
    let scenarios = || about.editions.iter().flat_map(|edition| &edition.scenarios);
    if scenarios().any(|scenario| story(scenario).is_empty()) {
        return edition_list(words, about, chosen);
    }
    let value = |edition: &Edition, scenario: &Scenario| format!("{}/{}", edition.id, scenario.id);
    let all = about.editions.iter();
    let all =
        all.flat_map(|edition| edition.scenarios.iter().map(move |scenario| (edition, scenario)));
    let known = all.clone().any(|(edition, scenario)| value(edition, scenario) == chosen);
    html! {
        @for (n, (edition, scenario)) in all.enumerate() {
            @let value = value(edition, scenario);
            label.scenario {
                input type="radio" name="edition" value=(value)
                    checked[if known { value == chosen } else { n == 0 }];
                span.face {
                    span {
                        b { (scenario_title(words, scenario)) }
                        small { (story(scenario)) }
                    }
                }
            }
        }
    }
}

/// The same in one line, for cards and small forms.
pub(crate) fn edition_list(words: &Words, about: &About, chosen: &str) -> Markup {
    html! {
        select name="edition" aria-label=(say("new-edition")) {
            @for edition in &about.editions {
                optgroup label=(edition.title) {
                    @for scenario in &edition.scenarios {
                        @let value = format!("{}/{}", edition.id, scenario.id);
                        // A closed select shows nothing but the scenario.
                        option value=(value) selected[value == chosen] {
                            @if about.editions.len() > 1 { (edition.id) " · " }
                            (scenario_title(words, scenario))
                        }
                    }
                }
            }
        }
    }
}
