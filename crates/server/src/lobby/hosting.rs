//! Opening a table for others, with all its settings on one page.

use std::collections::HashMap;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use table::{About, Message, Setup};

use super::terms;
use crate::app::App;
use crate::bots_pool;
use crate::error::{AFTER_END, Failure, PageFailure};
use crate::guests::{self, Visitor, Welcomed};
use crate::limits;
use crate::metrics::Counted;
use crate::options::{self, Options};
use crate::pages::games;
use crate::pages::layout::Page;
use crate::pages::new::{chip, editions};
use crate::requests::{Form, is_ticked};
use crate::storage::{Expiry, Pace, SeatRow, Wishes};
use crate::tables;
use crate::words::{capitalised, say, say_message, say_of_game};

/// Clocks of live games: minutes, and seconds added per turn.
const LIVE: [(i64, i64); 5] = [(5, 10), (10, 15), (20, 20), (45, 30), (90, 60)];
/// Days for a turn of a slow game.
const SLOW: [i64; 4] = [1, 2, 3, 7];
/// Delays for spectators, in minutes.
const DELAYS: [i64; 3] = [0, 3, 15];
/// Tables of one person that may wait in the lobby.
const MOST_WAITING: i64 = 5;
/// Tables that may wait in the lobby in all.
const MOST_IN_LOBBY: i64 = 2_000;
const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

/// Shows the form.
pub(super) async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, PageFailure> {
    let game = app.config().game(&game).ok_or(Failure::NotFound)?;
    let about = game.about();
    if *about.seat_counts.end() < 2 {
        return Err(Failure::NotFound.into());
    }
    let side = |id: &str| capitalised(&say_of_game(game.words(), format!("seat-{id}"), id));
    let has_account = visitor.0.as_ref().is_some_and(|guest| guest.has_account);
    let body = html! {
        main.plain id="content" {
            h1 { (say_message(&Message::new("host-title").text("game", &about.name))) }
            form.setup.hosting method="post" action="/lobby/tables" {
                input type="hidden" name="game" value=(about.id);
                fieldset {
                    legend { (say("new-edition")) }
                    (editions(game.words(), about, ""))
                }
                (options::choices(game.words(), about))
                fieldset {
                    legend { (say("host-seats")) }
                    div.sitters {
                        @for (n, id) in about.seats.iter().enumerate() {
                            (sitter(&app, about, n, id, &side(id)))
                        }
                    }
                    label.check { input type="checkbox" name="drawn"; (say("host-drawn")) }
                }
                fieldset.row {
                    legend { (say("host-who")) }
                    (chip("listed", "1", true, &say("host-listed")))
                    (chip("listed", "0", false, &say("host-link")))
                }
                (pace())
                (agreed(*about.seat_counts.start() > 2, has_account))
                button.btn.gold.big type="submit" { (say("new-begin")) }
            }
        }
    };
    let title = say("host-short");
    let page = Page::new(&title).style("home.css").style("people.css");
    Ok(page.tools(games::name_tag(&visitor)).render(&body))
}

/// The control for who plays one side.
fn sitter(app: &App, about: &About, n: usize, id: &str, side: &str) -> Markup {
    let usual = if n == 0 { "me" } else { "person" };
    let may_be_none = n >= (*about.seat_counts.start()).max(2);
    let usual = if may_be_none { "none" } else { usual };
    let field = format!("seat-{id}");
    let option = |value: &str, label: String| {
        html! { option value=(value) selected[value == usual] { (label) } }
    };
    html! {
        label for=(field) { span.dot data-side=(id) {} (side) }
        select id=(field) name=(field) {
            (option("me", say("sitter-me")))
            (option("person", say("sitter-person")))
            @for level in &app.config().levels {
                (option(level.id, say_message(&Message::new(format!("level-{}.bot", level.id)))))
            }
            @if may_be_none { (option("none", say("sitter-none"))) }
        }
    }
}

fn pace() -> Markup {
    html! {
        fieldset.row.paces {
            legend { (say("host-pace")) }
            (chip("pace", "none", true, &say("pace-none")))
            (chip("pace", "live", false, &say("pace-live")))
            (chip("pace", "slow", false, &say("pace-slow")))
        }
        fieldset.row.live {
            legend { (say("host-live")) }
            @for (n, (minutes, seconds)) in LIVE.iter().enumerate() {
                (chip("live", &format!("{minutes}+{seconds}"), n == 2,
                    &terms::clock(Pace::Live { base: minutes * MINUTE, step: seconds * 1_000 })))
            }
        }
        fieldset.row.slow {
            legend { (say("host-slow")) }
            @for days in SLOW {
                (chip("slow", &days.to_string(), days == 3, &terms::clock(Pace::Slow { turn: days * DAY })))
            }
        }
    }
}

/// The settings that are agreed before the game. At large tables a bot takes over from a player who
/// runs out of time: the others have done nothing to end their game.
fn agreed(is_large: bool, has_account: bool) -> Markup {
    html! {
        fieldset.row.expiries {
            legend { (say("host-expiry")) }
            @if !is_large { (chip("expiry", "loss", true, &say("expiry-loss"))) }
            (chip("expiry", "bot", is_large, &say("expiry-bot")))
        }
        fieldset.row {
            legend { (say("host-watch")) }
            @for minutes in DELAYS {
                (chip("delay", &minutes.to_string(), minutes == 0, &terms::delay(Some(minutes * MINUTE))))
            }
            (chip("delay", "closed", false, &terms::delay(None)))
        }
        fieldset {
            legend { (say("host-more")) }
            label.check { input type="checkbox" name="takebacks" checked; (say("host-takebacks")) }
            label.check {
                input type="checkbox" name="rated" disabled[!has_account];
                (say(if has_account { "host-rated" } else { "host-rated-account" }))
            }
        }
    }
}

/// Opens the table.
pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Response, PageFailure> {
    let (welcomed, id) = open_for(&app, visitor, &fields).await?;
    Ok(welcomed.answer(Redirect::to(&format!("/t/{id}")).into_response()))
}

/// Opens a table with the settings in the fields of the form; returns its id.
pub(crate) async fn open_for(
    app: &App,
    visitor: Visitor,
    fields: &HashMap<String, String>,
) -> Result<(Welcomed, String), Failure> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let game = app.config().game(field("game")).ok_or(Failure::NotFound)?;
    let about = game.about();
    let sitters = sitters(app, about, fields)?;
    let mut setup = setup(about, field("edition"), sitters.len());
    let chosen = fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    setup.options = chosen.collect::<Options>().of_setup(about);
    game.set_up(setup.clone()).map_err(|error| Failure::Bad(error.to_string()))?;
    let mut wishes = wishes(fields, sitters.len())?;
    check_rated(&visitor, &wishes, &sitters)?;
    limits::check_tables(app, visitor.id()).await?;
    if wishes.listed {
        check_lobby(app, visitor.id()).await?;
    }
    let welcomed = guests::welcome(app, visitor).await?;
    let host = &welcomed.guest.id;
    wishes.host = Some(host.clone());
    let mut seats: Vec<_> = sitters.iter().map(|sitter| sitter.seat(host)).collect();
    // With no seat left to take, the sides are drawn now.
    if wishes.drawn && !seats.iter().any(SeatRow::is_free) {
        super::seating::shuffle(&mut seats);
    }
    let new = tables::new_table(about, &setup, seats);
    let id = new.table.id.clone();
    app.writer().open_table(&new, &wishes).await?;
    app.metrics().count(Counted::Table);
    tracing::info!(table = id, game = about.id, listed = wishes.listed, "a table was opened");
    super::announce(app);
    bots_pool::think(app, &id);
    Ok((welcomed, id))
}

/// Who is to play a side.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sitter {
    Me,
    Person,
    Bot(String),
}

impl Sitter {
    fn seat(&self, host: &str) -> SeatRow {
        match self {
            Sitter::Me => tables::guest_seat(host),
            Sitter::Person => SeatRow::default(),
            Sitter::Bot(bot) => tables::bot_seat(bot),
        }
    }
}

fn sitters(
    app: &App,
    about: &About,
    fields: &HashMap<String, String>,
) -> Result<Vec<Sitter>, Failure> {
    let mut sitters = Vec::new();
    let mut has_gap = false;
    for id in &about.seats {
        let chosen = fields.get(&format!("seat-{id}")).map_or("none", String::as_str);
        let sitter = match chosen {
            "me" => Sitter::Me,
            "person" => Sitter::Person,
            "none" => {
                has_gap = true;
                continue;
            }
            level => {
                let level = app.config().level(level);
                let level = level.ok_or_else(|| Failure::Bad(say("error-no-such-level")))?;
                Sitter::Bot(level.bot.to_string())
            }
        };
        if has_gap {
            return Err(Failure::Bad(say("error-gap")));
        }
        sitters.push(sitter);
    }
    let own = sitters.iter().filter(|sitter| **sitter == Sitter::Me).count();
    if own != 1 || sitters.len() < 2 {
        return Err(Failure::Bad(say("error-own-seat")));
    }
    Ok(sitters)
}

fn setup(about: &About, edition: &str, seats: usize) -> Setup {
    let mut setup = Setup { seats, ..Setup::standard(about) };
    if let Some((edition, scenario)) = edition.split_once('/') {
        setup.edition = edition.to_owned();
        setup.scenario = scenario.to_owned();
    } else if !edition.is_empty() {
        setup.edition = edition.to_owned();
    }
    setup
}

fn wishes(fields: &HashMap<String, String>, seats: usize) -> Result<Wishes, Failure> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let bad = || Failure::Bad(say("error-wishes"));
    let pace = match field("pace") {
        "" | "none" => Pace::Untimed,
        "live" => read_live(field("live")).ok_or_else(bad)?,
        "slow" => read_slow(field("slow")).ok_or_else(bad)?,
        _ => return Err(bad()),
    };
    let expiry = match field("expiry") {
        "" => Expiry::Loss,
        id => Expiry::by_id(id).ok_or_else(bad)?,
    };
    let delay = match field("delay") {
        "closed" => None,
        "" => Some(0),
        minutes => {
            let minutes: i64 = minutes.parse().map_err(|_| bad())?;
            Some((0..=24 * 60).contains(&minutes).then(|| minutes * MINUTE).ok_or_else(bad)?)
        }
    };
    Ok(Wishes {
        listed: field("listed") == "1",
        drawn: is_ticked(field("drawn")),
        rated: is_ticked(field("rated")),
        takebacks: is_ticked(field("takebacks")),
        pace,
        expiry: if seats > 2 { Expiry::Bot } else { expiry },
        delay,
        ..Wishes::default()
    })
}

/// Minutes and seconds, as `20+15`.
fn read_live(text: &str) -> Option<Pace> {
    let (minutes, seconds) = text.split_once('+')?;
    let (minutes, seconds): (i64, i64) = (minutes.parse().ok()?, seconds.parse().ok()?);
    let is_fine = (1..=600).contains(&minutes) && (0..=600).contains(&seconds);
    is_fine.then(|| Pace::Live { base: minutes * MINUTE, step: seconds * 1_000 })
}

fn read_slow(text: &str) -> Option<Pace> {
    let days: i64 = text.parse().ok()?;
    (1..=14).contains(&days).then(|| Pace::Slow { turn: days * DAY })
}

/// Only games between people with accounts can be rated.
fn check_rated(visitor: &Visitor, wishes: &Wishes, sitters: &[Sitter]) -> Result<(), Failure> {
    if !wishes.rated {
        return Ok(());
    }
    if !visitor.0.as_ref().is_some_and(|guest| guest.has_account) {
        return Err(Failure::Forbidden(say("error-rated-account")));
    }
    if sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_))) {
        return Err(Failure::Bad(say("error-rated-bot")));
    }
    Ok(())
}

/// Keeps one person, or many strangers, from filling the lobby.
async fn check_lobby(app: &App, host: Option<&str>) -> Result<(), Failure> {
    let (own, all) = super::counts(app, host.unwrap_or_default()).await?;
    if own >= MOST_WAITING {
        let message = Message::new("error-lobby-own").number("most", MOST_WAITING);
        return Err(Failure::too_many(say_message(&message), AFTER_END));
    }
    if all >= MOST_IN_LOBBY {
        return Err(Failure::too_many(say("error-lobby-full"), AFTER_END));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_within_bounds() {
        assert_eq!(read_live("20+15"), Some(Pace::Live { base: 1_200_000, step: 15_000 }));
        for wrong in ["", "20", "+", "0+5", "601+0", "5+601", "-5+5", "5+-5", "9e9+1", "5+5+5"] {
            assert_eq!(read_live(wrong), None, "{wrong:?}");
        }
        assert_eq!(read_slow("3"), Some(Pace::Slow { turn: 3 * DAY }));
        for wrong in ["", "0", "15", "-1", "three", "99999999999999999999"] {
            assert_eq!(read_slow(wrong), None, "{wrong:?}");
        }
    }
}
