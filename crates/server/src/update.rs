//! The JSON of a table: the parts of the page that change, and the data for its script.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::{Json, Router, routing};
use serde::{Deserialize, Serialize};
use table::Message;
use table::any::WordedMove;
use table::matches::Barrier;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::live::What;
use crate::pages::{agreement, regions};
use crate::seen::{Seen, SeenChoice, SeenOrders, Waits};
use crate::storage::Pace;
use crate::watching;
use crate::words::say_message;

/// The route for the current table.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{table}/state", routing::get(show))
}

/// An update has at most this many scenes.
const MOST_SCENES: usize = 5;

/// A table for one person's page.
#[derive(Debug, Serialize)]
pub(crate) struct Update {
    /// How many people watch.
    pub(crate) watched: usize,
    /// The number of entries: the next request must name it.
    pub(crate) version: usize,
    /// Moves on the table.
    pub(crate) ply: usize,
    pub(crate) your_turn: bool,
    pub(crate) over: bool,
    /// The seat to act.
    pub(crate) to_act: Option<&'static str>,
    /// One person plays several seats on this screen.
    pub(crate) hot_seat: bool,
    /// Whether the page shows something that only the acting seat may see.
    pub(crate) private: bool,
    /// Seats of this person that have not given their seeds yet.
    pub(crate) needs_seed: Vec<&'static str>,
    pub(crate) choices: WireChoices,
    /// What this person may order in advance, and has ordered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) orders: Option<WireOrders>,
    /// How many moves can be taken back without asking.
    pub(crate) undo: usize,
    /// The time left to each seat, at a table with a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clocks: Option<WireClocks>,
    /// The proposal that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) proposal: Option<WireProposal>,
    /// What this person can propose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) proposals: Vec<WireOffer>,
    /// The invitation link for the free seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) invitation: Option<String>,
    /// The SHA-256 of the dice's secret: a player sees it before giving a seed.
    pub(crate) commitment: String,
    /// Parts of the page by the id of their element.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) regions: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) log: Option<WireLog>,
    /// Things on the table that the new moves concern.
    pub(crate) changed: Vec<&'static str>,
    /// Scenes of the new moves: dice, cards.
    pub(crate) scenes: Vec<Scene>,
}

/// Clocks. Times are in milliseconds.
#[derive(Debug, Serialize)]
pub(crate) struct WireClocks {
    /// When this was true, since 1970.
    now: i64,
    /// The time left to each person.
    left: BTreeMap<&'static str, i64>,
    /// Whose clock runs.
    runs: Option<&'static str>,
}

/// A proposal that is open.
#[derive(Debug, Serialize)]
pub(crate) struct WireProposal {
    number: i64,
    #[serde(flatten)]
    what: WireWhat,
    /// The seat that proposes it.
    by: &'static str,
    /// The seats that have not answered.
    asked: Vec<&'static str>,
    /// Whether this person is asked.
    answer: bool,
}

/// What is proposed.
#[derive(Debug, Serialize)]
pub(crate) struct WireWhat {
    kind: &'static str,
    /// How many moves remain, if others are taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    keep: Option<usize>,
    /// The seat that a bot is to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<&'static str>,
}

/// Something that can be proposed.
#[derive(Debug, Serialize)]
pub(crate) struct WireOffer {
    #[serde(flatten)]
    what: WireWhat,
    label: String,
    text: String,
}

/// The scene of a move.
#[derive(Debug, Serialize)]
pub(crate) struct Scene {
    ply: usize,
    html: String,
}

/// The choices of this person: with everything that a page shows of them, or as text alone.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum WireChoices {
    Full(Vec<WireChoice>),
    Bare(Vec<WordedMove>),
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
    /// The number in it, where choices differ only in a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
}

/// Orders in advance, for the seat that gives them.
#[derive(Debug, Serialize)]
pub(crate) struct WireOrders {
    /// The standing order, as people read it.
    standing: Option<String>,
    offered: Vec<WireOrder>,
}

/// An order that can be given.
#[derive(Debug, Serialize)]
pub(crate) struct WireOrder {
    order: String,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
}

/// The change of the log.
#[derive(Debug, Serialize)]
pub(crate) struct WireLog {
    /// Lines after this ply are to be removed.
    from: usize,
    /// Lines to be added.
    html: String,
}

#[derive(Deserialize)]
struct Known {
    /// The version that the page shows.
    version: Option<usize>,
    /// The client draws nothing: leave out what only a page needs.
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
    let running = watching::look(&app, &live, visitor.id()).await?;
    let seen = Seen::new(&app, &live, &running, visitor.id());
    Ok(Json(of(&seen, known.version.unwrap_or(0), known.bare)))
}

/// The table as it is seen, for a client that has `version`; `bare` leaves out what only a page
/// needs.
pub(crate) fn of(seen: &Seen<'_>, version: usize, bare: bool) -> Update {
    if !bare {
        return drawn(seen, version);
    }
    Update { choices: WireChoices::Bare(seen.bare_choices()), ..facts(seen) }
}

/// With the page's parts, and the log since `version`.
fn drawn(seen: &Seen<'_>, version: usize) -> Update {
    let from = seen.running.common_plies(version);
    let (told, choices, orders) = (seen.told(from), seen.choices(), seen.orders());
    let mut changed: Vec<_> = told.iter().flat_map(|one| one.targets.iter().copied()).collect();
    changed.sort_unstable();
    changed.dedup();
    // A client without a version is opening the table: it gets no pictures of old dice.
    let scenes = if version == 0 { Vec::new() } else { scenes(seen, from) };
    Update {
        private: seen.is_private(),
        regions: regions::all(seen, &choices, orders.as_ref()),
        orders: orders.map(WireOrders::from),
        proposals: offers(seen),
        choices: WireChoices::Full(choices.into_iter().map(WireChoice::from).collect()),
        log: Some(WireLog { from, html: regions::log_lines(seen, &told).into_string() }),
        changed,
        scenes,
        ..facts(seen)
    }
}

/// What every client needs; none of it is translated text.
fn facts(seen: &Seen<'_>) -> Update {
    let running = seen.running;
    Update {
        watched: seen.live.watched(),
        version: running.version(),
        ply: running.table.ply(),
        your_turn: matches!(seen.waits(), Waits::ForYou(_)),
        over: running.is_over(),
        to_act: seen.acting_id(),
        hot_seat: seen.is_hot_seat(),
        private: false,
        needs_seed: needs_seed(seen),
        undo: seen.free_undo().unwrap_or(0),
        choices: WireChoices::Bare(Vec::new()),
        orders: None,
        clocks: clocks(seen),
        proposal: proposal(seen),
        proposals: Vec::new(),
        invitation: seen.invitation(),
        commitment: seen.commitment(),
        regions: BTreeMap::new(),
        log: None,
        changed: Vec::new(),
        scenes: Vec::new(),
    }
}

fn proposal(seen: &Seen<'_>) -> Option<WireProposal> {
    let open = seen.running.proposal()?;
    let unanswered = seen.running.unanswered();
    Some(WireProposal {
        number: open.number,
        what: wire_what(seen, open.what),
        by: seen.seat(open.by).id,
        answer: unanswered.iter().any(|seat| seen.own.contains(seat)),
        asked: unanswered.into_iter().map(|seat| seen.seat(seat).id).collect(),
    })
}

fn offers(seen: &Seen<'_>) -> Vec<WireOffer> {
    let offers = agreement::offers(seen).into_iter();
    offers
        .map(|offer| WireOffer {
            what: wire_what(seen, offer.what),
            label: offer.title,
            text: offer.text,
        })
        .collect()
}

fn wire_what(seen: &Seen<'_>, what: What) -> WireWhat {
    let (keep, seat) = match what {
        What::Draw | What::Abandon => (None, None),
        What::Undo(keep) => (Some(keep), None),
        What::Replace(seat) => (None, Some(seen.seat(seat).id)),
    };
    WireWhat { kind: what.id(), keep, seat }
}

fn clocks(seen: &Seen<'_>) -> Option<WireClocks> {
    if seen.running.wishes.pace == Pace::Untimed {
        return None;
    }
    let (mut left, mut runs) = (BTreeMap::new(), None);
    for seat in seen.seats() {
        let Some((rest, is_running)) = seen.running.clock(seat.seat) else { continue };
        left.insert(seat.id, rest);
        runs = runs.or(is_running.then_some(seat.id));
    }
    (!left.is_empty()).then(|| WireClocks { now: seen.now(), left, runs })
}

/// The last scenes since a move: a player who was away is not shown everything.
fn scenes(seen: &Seen<'_>, from: usize) -> Vec<Scene> {
    let all = seen.scenes(from);
    let old = all.len().saturating_sub(MOST_SCENES);
    all.into_iter().skip(old).map(|(ply, html)| Scene { ply, html }).collect()
}

/// Seats of this person that have not given their seeds yet.
pub(crate) fn needs_seed(seen: &Seen<'_>) -> Vec<&'static str> {
    let missing = |seat: &&table::Seat| seen.running.seats[seat.index()].seed.is_none();
    let ids = seen.running.table.about().seats_of(seen.running.seats.len());
    let id = |seat: &table::Seat| ids.get(seat.index()).copied();
    seen.own.iter().filter(missing).filter_map(id).collect()
}

impl From<SeenOrders> for WireOrders {
    fn from(seen: SeenOrders) -> Self {
        let offered = seen.offered.into_iter().map(|order| WireOrder {
            order: order.words,
            label: order.label,
            amount: order.amount.map(|amount| amount.value),
        });
        WireOrders { standing: seen.standing, offered: offered.collect() }
    }
}

impl From<SeenChoice> for WireChoice {
    fn from(seen: SeenChoice) -> Self {
        WireChoice {
            words: seen.choice.words,
            label: seen.choice.label,
            verb: seen.verb,
            targets: seen.choice.targets,
            loses: seen.loses,
            amount: seen.choice.amount.map(|amount| amount.value),
        }
    }
}

/// Why moves can't be taken back, in words.
pub(crate) fn barrier(barrier: Barrier) -> String {
    say_message(&Message::new(format!("barrier-{}", barrier.id())))
}
