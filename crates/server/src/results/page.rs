//! A player's page: the public one, and the same for oneself.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::BotSpec;
use maud::{Markup, html};
use serde::Deserialize;
use table::Message;

use super::tallies::{self, Tally};
use super::{player_path, plots};
use crate::accounts::names;
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::guests::Visitor;
use crate::pages::games;
use crate::pages::icons::icon;
use crate::pages::layout::Page;
use crate::storage::{Decided, Finished, Opponent, SideOf};
use crate::time::date;
use crate::words::{capitalised, say, say_message, say_of_game};

/// Finished games on a page.
const PER_PAGE: i64 = 20;
/// The furthest page.
const LAST_PAGE: i64 = 500;
/// Games that streaks and the curve of results are computed from.
const MOST_COURSE: i64 = 200;
/// Rows of opponents and openings that are queried, and shown.
const MOST_ASKED: i64 = 120;
const MOST_SHOWN: usize = 10;

#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    /// The page of finished games.
    #[serde(default)]
    page: Option<String>,
}

/// Shows the page of somebody with an account.
pub(super) async fn show(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let known = names::shown(&name).map(|name| names::skeleton(&name));
    let skeleton = known.ok_or(Failure::NotFound)?;
    let account = app.storage().account(&skeleton).await?.ok_or(Failure::NotFound)?;
    let called = app.storage().guest_name(&account.guest).await?;
    if called != name {
        return Ok(Redirect::to(&player_path(&called)).into_response());
    }
    let page = wanted.page.and_then(|page| page.parse().ok()).unwrap_or(0).clamp(0, LAST_PAGE);
    let results = Results::read(&app, &account.guest, page).await?;
    let since = Message::new("player-since").text("date", date(account.created));
    let body = html! {
        main.plain.wide id="content" {
            h1 { (called) }
            p.lead { (say_message(&since)) }
            (results.show(&app, &player_path(&called)))
        }
    };
    let page = Page::new(&called).style("home.css").style("people.css").style("player.css");
    Ok(page.tools(games::name_tag(&visitor)).render(&body).into_response())
}

/// The same for the visitor, beside the games in progress; nothing if no game has ended.
pub(crate) async fn own(app: &App, visitor: &Visitor) -> Result<Markup, Failure> {
    let Some(guest) = &visitor.0 else { return Ok(html! {}) };
    let results = Results::read(app, &guest.id, 0).await?;
    Ok(html! {
        @if results.total.all() > 0 {
            h2.results { (say("player-results")) }
            @if guest.has_account {
                p.quiet { a href=(player_path(&guest.name)) { (say("player-public")) } }
            }
            (results.show(app, "/games"))
        }
    })
}

/// The results of a player.
struct Results {
    total: Tally,
    sides: Vec<(SideOf, Tally)>,
    opponents: Vec<(Opponent, Tally)>,
    openings: Vec<(SideOf, String, i64)>,
    /// The newest first.
    outcomes: Vec<Decided>,
    finished: Vec<Finished>,
    page: i64,
    has_more: bool,
}

impl Results {
    async fn read(app: &App, guest: &str, page: i64) -> Result<Results, Failure> {
        let storage = app.storage();
        let sides = storage.results_by_side(guest).await?;
        let opponents = storage.results_by_opponent(guest, MOST_ASKED).await?;
        let mut opponents = tallies::by(&opponents);
        opponents.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.all()));
        opponents.truncate(MOST_SHOWN);
        let course = storage.finished(guest, 0, MOST_COURSE).await?;
        let mut finished = storage.finished(guest, page * PER_PAGE, PER_PAGE + 1).await?;
        let has_more = finished.len() as i64 > PER_PAGE;
        finished.truncate(usize::try_from(PER_PAGE).unwrap_or(0));
        Ok(Results {
            total: tallies::total(&sides),
            sides: tallies::by(&sides),
            opponents,
            openings: storage.openings(guest, MOST_SHOWN as i64).await?,
            outcomes: course.into_iter().map(|one| one.outcome).collect(),
            finished,
            page,
            has_more,
        })
    }

    fn show(&self, app: &App, path: &str) -> Markup {
        if self.total.all() == 0 {
            return html! { div.empty { (icon("glass")) p { (say("player-none")) } } };
        }
        html! {
            (self.summary())
            div.player {
                section { h2 { (say("player-sides")) } (self.by_side(app)) }
                section { h2 { (say("player-opponents")) } (self.by_opponent(app)) }
                @if !self.openings.is_empty() {
                    section { h2 { (say("player-openings")) } (self.by_opening(app)) }
                }
                section { h2 { (say("player-recent")) } (self.recent(app, path)) }
            }
        }
    }

    /// The curve of results, and streaks.
    fn summary(&self) -> Markup {
        let oldest_first: Vec<_> = self.outcomes.iter().rev().copied().collect();
        let streaks = tallies::streaks(oldest_first.iter().copied());
        let figure =
            |number: i64, id: &'static str| html! { div { dt { (say(id)) } dd { (number) } } };
        html! {
            dl.figures {
                (figure(self.total.all(), "figure-games"))
                (figure(self.total.won, "figure-won"))
                (figure(self.total.shared, "figure-shared"))
                (figure(self.total.lost, "figure-lost"))
                (figure(streaks.now as i64, "figure-streak"))
                (figure(streaks.longest as i64, "figure-longest"))
            }
            figure.spark-of {
                (plots::course(&oldest_first))
                figcaption aria-hidden="true" { (say("plot-course")) }
            }
        }
    }

    fn by_side(&self, app: &App) -> Markup {
        let most = self.sides.iter().map(|(_, tally)| tally.all()).max().unwrap_or(0);
        let rows = self.sides.iter().map(|(of, tally)| {
            let label = html! {
                span.dot data-side=(of.side) {} (side(app, of)) small { " " (game(app, &of.game)) }
            };
            (label, *tally)
        });
        tally_table("player-sides", rows.collect(), most)
    }

    fn by_opponent(&self, app: &App) -> Markup {
        let most = self.opponents.iter().map(|(_, tally)| tally.all()).max().unwrap_or(0);
        let rows = self.opponents.iter().map(|(who, tally)| (opponent(app, who), *tally));
        let rows: Vec<_> = rows.collect();
        html! {
            @if rows.is_empty() { p.quiet { (say("player-alone")) } }
            @else { (tally_table("player-opponents", rows, most)) }
        }
    }

    fn by_opening(&self, app: &App) -> Markup {
        let most = self.openings.iter().map(|(_, _, times)| *times).max().unwrap_or(0);
        html! {
            table.tallies {
                caption.hidden { (say("player-openings")) }
                thead { tr {
                    th scope="col" { (say("player-opening")) }
                    th scope="col" { (say("figure-games")) }
                    td {}
                } }
                tbody {
                    @for (of, words, times) in &self.openings {
                        tr {
                            th scope="row" {
                                span.dot data-side=(of.side) {} (opening(app, of, words))
                                small { " " (side(app, of)) ", " (game(app, &of.game)) }
                            }
                            td { (times) }
                            td.plot { (plots::plain_bar(*times, most)) }
                        }
                    }
                }
            }
        }
    }

    fn recent(&self, app: &App, path: &str) -> Markup {
        html! {
            ul.games {
                @for one in &self.finished {
                    li {
                        a href={ "/r/" (one.table) } {
                            span.emblem data-side=(one.of.side) aria-hidden="true" {
                                (side(app, &one.of).chars().take(1).collect::<String>())
                            }
                            span.what {
                                b { (game(app, &one.of.game)) }
                                small { (side(app, &one.of)) " · " (moves(one.plies)) " · " (date(one.ended)) }
                            }
                            span class={ "state " (one.outcome.id()) } { (outcome(one.outcome)) }
                        }
                    }
                }
            }
            // One's own page shows the first games; the public one has pages.
            @if path.starts_with("/p/") {
                nav.pages aria-label=(say("player-recent")) {
                    @if self.page > 0 { a.btn href={ (path) "?page=" (self.page - 1) } { (say("player-newer")) } }
                    @if self.has_more { a.btn href={ (path) "?page=" (self.page + 1) } { (say("player-older")) } }
                }
            }
        }
    }
}

/// A table of wins and losses, with a bar in each row.
fn tally_table(caption: &'static str, rows: Vec<(Markup, Tally)>, most: i64) -> Markup {
    html! {
        table.tallies {
            caption.hidden { (say(caption)) }
            thead { tr {
                td {}
                th scope="col" { (say("figure-won")) }
                th scope="col" { (say("figure-shared")) }
                th scope="col" { (say("figure-lost")) }
                td {}
            } }
            tbody {
                @for (label, tally) in rows {
                    tr {
                        th scope="row" { (label) }
                        td { (tally.won) }
                        td { (tally.shared) }
                        td { (tally.lost) }
                        td.plot { (plots::bar(tally, most)) }
                    }
                }
            }
        }
    }
}

fn game(app: &App, id: &str) -> String {
    let name = app.config().game(id).map_or(id, |game| game.about().name.as_str());
    name.split(':').next().unwrap_or_default().to_owned()
}

fn side(app: &App, of: &SideOf) -> String {
    let Some(game) = app.config().game(&of.game) else { return of.side.clone() };
    capitalised(&say_of_game(game.words(), format!("seat-{}", of.side), &of.side))
}

/// The label of a first move: the game's name of the verb, and the rest of its text.
fn opening(app: &App, of: &SideOf, words: &str) -> String {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let id = format!("action-{}", verb.replace('_', "-"));
    let plain = |text: &str| text.replace(['-', '_'], " ");
    let verb = match app.config().game(&of.game) {
        Some(game) => say_of_game(game.words(), id, &plain(verb)),
        None => plain(verb),
    };
    format!("{} {}", capitalised(&verb), capitalised(&plain(rest))).trim().to_owned()
}

fn opponent(app: &App, who: &Opponent) -> Markup {
    if let Some(name) = &who.name {
        return html! {
            @if who.has_account { a href=(player_path(name)) { (name) } } @else { (name) }
        };
    }
    let bot = who.bot.as_deref().and_then(|bot| bot.parse::<BotSpec>().ok());
    let name = match bot.and_then(|bot| app.config().level_of(bot)) {
        Some(level) => say_message(&Message::new(format!("level-{}.bot", level.id))),
        None => who.bot.clone().unwrap_or_default(),
    };
    html! { (icon("bot")) " " (name) }
}

fn outcome(outcome: Decided) -> String {
    say_message(&Message::new(format!("outcome-{}", outcome.id())))
}

fn moves(plies: i64) -> String {
    say_message(&Message::new("player-moves").number("n", plies))
}
