//! Opening a table.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Router, routing};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use table::any::seat_by_id;
use table::{About, Setup};

use crate::app::App;
use crate::bot_seeds;
use crate::bots_pool;
use crate::error::{Failure, PageFailure};
use crate::guests::{self, Visitor, Welcomed};
use crate::limits;
use crate::metrics::Counted;
use crate::options::Options;
use crate::random;
use crate::requests::Form;
use crate::storage::{NewTable, SeatRow, TableRow, Wishes, now};
use crate::words::say;

/// The route for opening tables.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/tables", routing::post(open))
}

/// The game that somebody wants to play, and the opponents.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    pub(crate) game: String,
    /// An edition, or an edition and its scenario as `2012/campaign`.
    #[serde(default)]
    pub(crate) edition: Option<String>,
    #[serde(default)]
    pub(crate) scenario: Option<String>,
    pub(crate) with: With,
    /// The bot's level.
    #[serde(default)]
    pub(crate) level: Option<String>,
    /// The number of players; if omitted, the fewest possible with this company.
    #[serde(default, deserialize_with = "count")]
    pub(crate) seats: Option<usize>,
    /// The side that the person plays; the first if omitted.
    #[serde(default)]
    pub(crate) seat: Option<String>,
    #[serde(flatten)]
    pub(crate) options: Options,
}

/// A number in a form. Beside flattened fields serde reads all of them as text.
fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<usize>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum With {
    /// Nobody: a table for one.
    Alone,
    /// A bot on every other seat.
    Bot,
    /// Whoever gets the link.
    Friend,
    /// One person plays every seat.
    HotSeat,
}

async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Form(wanted): Form<Wanted>,
) -> Result<Response, PageFailure> {
    let (welcomed, id) = open_for(&app, visitor, wanted).await?;
    Ok(welcomed.answer(Redirect::to(&format!("/t/{id}")).into_response()))
}

/// Opens a table for somebody who wants to play at once; returns its id.
pub(crate) async fn open_for(
    app: &App,
    visitor: Visitor,
    wanted: Wanted,
) -> Result<(Welcomed, String), Failure> {
    let game = app.config().game(&wanted.game).ok_or(Failure::NotFound)?;
    let setup = setup(game.about(), &wanted);
    // The set-up is checked before anything is saved.
    game.set_up(setup.clone()).map_err(|error| Failure::Bad(error.to_string()))?;
    let own = own_seat(game.about(), &setup, &wanted)?;
    let bot = bot(app, &wanted)?;
    limits::check_tables(app, visitor.id()).await?;
    let welcomed = guests::welcome(app, visitor).await?;
    let seats = (0..setup.seats).map(|seat| match wanted.with {
        With::HotSeat | With::Alone => guest_seat(&welcomed.guest.id),
        _ if seat == own => guest_seat(&welcomed.guest.id),
        With::Bot => bot_seat(&bot),
        With::Friend => SeatRow::default(),
    });
    let new = new_table(game.about(), &setup, seats.collect());
    let id = new.table.id.clone();
    let wishes = Wishes { host: Some(welcomed.guest.id.clone()), ..Wishes::default() };
    app.writer().open_table(&new, &wishes).await?;
    app.metrics().count(Counted::Table);
    tracing::info!(table = id, game = wanted.game, "a table was opened");
    bots_pool::think(app, &id);
    Ok((welcomed, id))
}

fn setup(about: &About, wanted: &Wanted) -> Setup {
    let mut setup = Setup::standard(about);
    if let Some(edition) = &wanted.edition {
        let (edition, scenario) = match edition.split_once('/') {
            Some((edition, scenario)) => (edition, Some(scenario)),
            None => (edition.as_str(), None),
        };
        let known = about.editions.iter().find(|known| known.id == edition);
        let first = known.and_then(|known| known.scenarios.first()).map(|first| &*first.id);
        setup.scenario = scenario.or(first).unwrap_or_default().to_owned();
        setup.edition = edition.to_owned();
    }
    if let Some(scenario) = &wanted.scenario {
        setup.scenario.clone_from(scenario);
    }
    setup.seats = wanted.seats.unwrap_or_else(|| fewest(about, wanted.with));
    setup.options = wanted.options.of_setup(about);
    setup
}

/// The fewest players with some company: whoever chooses any is not alone, if that is possible.
fn fewest(about: &About, with: With) -> usize {
    let least = *about.seat_counts.start();
    match with {
        With::Alone => 1,
        With::Bot | With::Friend | With::HotSeat => least.max(2).min(*about.seat_counts.end()),
    }
}

/// The index of the seat that the person takes.
fn own_seat(about: &About, setup: &Setup, wanted: &Wanted) -> Result<usize, Failure> {
    match wanted.seat.as_deref() {
        None | Some("") => Ok(0),
        Some("any") => Ok(random::index(setup.seats)),
        // Who plays alone has no side to choose.
        Some(id) if setup.seats == 1 && seat_by_id(about, id).is_some() => Ok(0),
        Some(id) => {
            let seat = about.seats_of(setup.seats).iter().position(|seat| *seat == id);
            seat.ok_or_else(|| Failure::Bad(say("error-no-such-seat")))
        }
    }
}

/// The bot that plays the other seats.
fn bot(app: &App, wanted: &Wanted) -> Result<String, Failure> {
    let level = match wanted.level.as_deref() {
        None | Some("") => app.config().usual_level(),
        Some(id) => app.config().level(id),
    };
    let level = level.ok_or_else(|| Failure::Bad(say("error-no-such-level")))?;
    Ok(level.bot.to_string())
}

/// The seat of a person.
pub(crate) fn guest_seat(guest: &str) -> SeatRow {
    SeatRow { guest: Some(guest.to_owned()), ..SeatRow::default() }
}

/// The seat of a bot. Its seed is derived from the table's secret.
pub(crate) fn bot_seat(bot: &str) -> SeatRow {
    SeatRow { bot: Some(bot.to_owned()), ..SeatRow::default() }
}

/// A new table with these seats.
pub(crate) fn new_table(about: &About, setup: &Setup, mut seats: Vec<SeatRow>) -> NewTable {
    let table = row(about, setup);
    bot_seeds::bind(&table, about, &mut seats);
    NewTable { table, seats }
}

fn row(about: &About, setup: &Setup) -> TableRow {
    TableRow {
        id: random::id(),
        game: about.id.to_owned(),
        edition: setup.edition.clone(),
        scenario: setup.scenario.clone(),
        options: setup.options.clone(),
        seats: i64::try_from(setup.seats).unwrap_or(i64::MAX),
        rules: i64::from(setup.rules),
        secret: random::to_hex(&random::secret()),
        invitation: random::id(),
        created: now(),
        ended: None,
    }
}
