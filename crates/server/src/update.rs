//! The wire form of a table: the parts of the page that change, and what a script needs to know.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::{Json, Router, routing};
use serde::{Deserialize, Serialize};
use table::Message;
use table::matches::Barrier;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::pages::regions;
use crate::seen::{Seen, SeenChoice, Waits};
use crate::words::say_message;

/// Where the fresh table is fetched.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/state", routing::get(show))
}

/// No more pictures than this are sent with one update.
const MOST_SCENES: usize = 5;

/// A table for one person's page.
#[derive(Debug, Serialize)]
pub(crate) struct Update {
    /// The number of entries: what the next request must name.
    pub(crate) version: usize,
    /// Moves on the table.
    pub(crate) ply: usize,
    pub(crate) your_turn: bool,
    pub(crate) over: bool,
    /// The seat to act.
    pub(crate) to_act: Option<&'static str>,
    /// One person plays several seats on this screen.
    pub(crate) hot_seat: bool,
    /// The page shows something that is only for the acting seat's eyes.
    pub(crate) private: bool,
    /// Seats of this person that have given no share in the dice yet.
    pub(crate) needs_seed: Vec<&'static str>,
    pub(crate) choices: Vec<WireChoice>,
    /// How many moves can be taken back without asking.
    pub(crate) undo: usize,
    /// Parts of the page by the id of their element.
    pub(crate) regions: BTreeMap<&'static str, String>,
    pub(crate) log: WireLog,
    /// Things on the table that the new moves have touched.
    pub(crate) changed: Vec<&'static str>,
    /// Pictures of what the new moves brought: dice, cards.
    pub(crate) scenes: Vec<Scene>,
}

/// A picture of what a move brought.
#[derive(Debug, Serialize)]
pub(crate) struct Scene {
    ply: usize,
    html: String,
}

/// A choice of this person.
#[derive(Debug, Serialize)]
pub(crate) struct WireChoice {
    #[serde(rename = "move")]
    words: String,
    label: String,
    verb: String,
    targets: Vec<&'static str>,
    loses: bool,
}

/// The end of the log.
#[derive(Debug, Serialize)]
pub(crate) struct WireLog {
    /// Lines of later plies than this are to be taken away.
    from: usize,
    /// Lines to be put in.
    html: String,
}

#[derive(Deserialize)]
struct Known {
    /// The version that the page shows.
    version: Option<usize>,
    /// The asker draws nothing: leave the drawn parts and the log out.
    #[serde(default)]
    bare: bool,
}

async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Query(known): Query<Known>,
) -> Result<Json<Update>, Failure> {
    let live = app.live(&table).await?;
    let running = live.lock().await;
    let seen = Seen::new(&app, &live, &running, visitor.id());
    Ok(Json(of(&seen, known.version.unwrap_or(0), known.bare)))
}

/// The table as it is seen, for somebody who knows it as of `version`; `bare` leaves out what only
/// a page needs.
pub(crate) fn of(seen: &Seen<'_>, version: usize, bare: bool) -> Update {
    let running = seen.running;
    let choices = seen.choices();
    let from = running.common_plies(version);
    let told = if bare { Vec::new() } else { seen.told(from) };
    let mut changed: Vec<_> = told.iter().flat_map(|one| one.targets.iter().copied()).collect();
    changed.sort_unstable();
    changed.dedup();
    // Who knows no version yet opens the table and asks for no old dice.
    let scenes = if bare || version == 0 { Vec::new() } else { scenes(seen, from) };
    Update {
        version: running.version(),
        ply: running.table.ply(),
        your_turn: matches!(seen.waits(), Waits::ForYou(_)),
        over: running.is_over(),
        to_act: seen.acting_id(),
        hot_seat: seen.is_hot_seat(),
        private: seen.is_private(),
        needs_seed: needs_seed(seen),
        undo: seen.free_undo().unwrap_or(0),
        regions: if bare { BTreeMap::new() } else { regions::all(seen, &choices) },
        choices: choices.into_iter().map(WireChoice::from).collect(),
        log: WireLog { from, html: regions::log_lines(seen, &told).into_string() },
        changed,
        scenes,
    }
}

/// The last pictures since a move: somebody who was away is not shown everything.
fn scenes(seen: &Seen<'_>, from: usize) -> Vec<Scene> {
    let all = seen.depicted(from);
    let old = all.len().saturating_sub(MOST_SCENES);
    all.into_iter().skip(old).map(|(ply, html)| Scene { ply, html }).collect()
}

/// Seats of this person that have given no share in the dice yet.
pub(crate) fn needs_seed(seen: &Seen<'_>) -> Vec<&'static str> {
    let missing = |seat: &&table::Seat| seen.running.seats[seat.index()].seed.is_none();
    seen.own.iter().filter(missing).map(|seat| seen.seat(*seat).id).collect()
}

impl From<SeenChoice> for WireChoice {
    fn from(seen: SeenChoice) -> Self {
        WireChoice {
            words: seen.choice.words,
            label: seen.choice.label,
            verb: seen.verb,
            targets: seen.choice.targets,
            loses: seen.loses,
        }
    }
}

/// Why moves can't be taken back, in words.
pub(crate) fn barrier(barrier: Barrier) -> String {
    say_message(&Message::new(format!("barrier-{}", barrier.id())))
}
