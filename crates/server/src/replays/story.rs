//! What a replay shows beside the positions: the timeline, whether the dice were fair, and remarks
//! on moves.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Playable;
use table::any::{AnyTable, seat_by_id};
use table::fairness::{self, Verdict};
use table::record::{Record, RecordError};
use table::timeline::Timeline;
use table::{Message, Viewer};

use super::UPLOAD;
use crate::app::App;
use crate::error::Failure;
use crate::live::{Live, Running, Stopped};
use crate::random;
use crate::records;
use crate::seen::Seen;
use crate::storage::{BroughtRow, SeatRow, TableRow, Wishes};
use crate::words::{language, say, say_message};

/// A finished game to be replayed.
#[derive(Clone)]
pub(crate) struct Replay {
    /// The table, or a frozen one for an upload.
    pub(crate) live: Arc<Live>,
    /// What there is to tell.
    pub(crate) story: Arc<Story>,
}

/// What there is to tell about a game. It exists only for games that are over, or that were
/// uploaded as a whole: so holding one permits every seat's view.
#[derive(Debug)]
pub(crate) struct Story {
    /// The number of entries that it covers.
    version: usize,
    /// Chapters and turning points.
    pub(crate) timeline: Timeline,
    /// Whether the dice were the promised ones; or what is wrong with the evidence.
    pub(crate) dice: Result<Verdict, String>,
    /// Remarks by the number of the move.
    pub(crate) remarks: BTreeMap<usize, String>,
    /// The record.
    pub(crate) record: String,
    /// Whether it was uploaded; otherwise it was played here.
    pub(crate) is_brought: bool,
}

impl std::fmt::Debug for Replay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Replay").field("id", &self.live.row.id).finish_non_exhaustive()
    }
}

impl Replay {
    /// The viewer with this id: a seat, or spectators if `None`.
    pub(crate) fn viewer(&self, id: Option<&str>) -> Option<Viewer> {
        match id {
            None | Some("" | "spectator") => Some(Viewer::Spectator),
            Some(id) => {
                let seats = usize::try_from(self.live.row.seats).unwrap_or(0);
                let seat = seat_by_id(self.live.game.about(), id)?;
                (seat.index() < seats).then_some(Viewer::Seat(seat))
            }
        }
    }
}

/// Loads the game with this id; `payer` is whose fair share it costs.
///
/// # Errors
/// If there is none, or it is not over, or the payer has too much queued.
pub(crate) async fn find(app: &App, id: &str, payer: &str) -> Result<Replay, Failure> {
    app.workshop().check_room(payer)?;
    if is_brought(id) { of_record(app, id, payer).await } else { of_table(app, id, payer).await }
}

/// Whether an id is that of an uploaded record.
pub(crate) fn is_brought(id: &str) -> bool {
    let is_digit = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
    id.len() == UPLOAD && id.starts_with('u') && id.bytes().skip(1).all(is_digit)
}

/// The id of a record, a hash of its text.
pub(super) fn brought_id(text: &str) -> String {
    format!("u{}", &random::hash(text.as_bytes())[..UPLOAD - 1])
}

async fn of_table(app: &App, id: &str, payer: &str) -> Result<Replay, Failure> {
    let live = app.live(id).await?;
    let running = live.lock().await?;
    if !running.is_over() {
        return Err(Failure::Forbidden(say("error-replay-not-over")));
    }
    if running.table.ply() == 0 {
        // It was closed before anything happened.
        return Err(Failure::NotFound);
    }
    let version = running.version();
    let (language, known_as) = (language(), known_as(id));
    let kept = app.replays().stories.get(&known_as).filter(|story| story.version == version);
    if let Some(story) = kept {
        drop(running);
        return Ok(Replay { live, story });
    }
    let record = records::record(&Seen::new(app, &live, &running, None));
    let table = running.table.boxed_clone();
    drop(running);
    let work = move || tell(&record, &*table, version, false, language);
    let story = Arc::new(app.workshop().run(payer, id, work).await?);
    app.replays().stories.put(known_as, story.clone());
    Ok(Replay { live, story })
}

async fn of_record(app: &App, id: &str, payer: &str) -> Result<Replay, Failure> {
    let (language, known_as) = (language(), known_as(id));
    if let Some(kept) = app.replays().brought.get(&known_as) {
        return Ok(kept);
    }
    let row = app.storage().brought(id).await?.ok_or(Failure::NotFound)?;
    let game = app.config().game(&row.game).ok_or(Failure::NotFound)?;
    let work = {
        let row = row.clone();
        move || open(game, &row, language)
    };
    let opened = app.workshop().run(payer, id, work).await?;
    // The record was checked when it was uploaded, and the rules of its version have not changed
    // since.
    let (table, story) = opened.map_err(|error| Failure::Broken(format!("{id}: {error}")))?;
    let replay = Replay { live: Arc::new(frozen(app, game, &row, table, &story)), story };
    app.replays().brought.put(known_as, replay.clone());
    Ok(replay)
}

/// The cache key. Stories are cached per language: their chapters have titles.
fn known_as(id: &str) -> String {
    format!("{id} {}", language())
}

type Opened = (Box<dyn AnyTable>, Arc<Story>);

fn open(
    game: &'static dyn Playable,
    row: &BroughtRow,
    language: &str,
) -> Result<Opened, RecordError> {
    let record = Record::read(row.body.as_bytes())?;
    let table = game.replay(&record)?;
    let story = tell(&record, &*table, 0, true, language);
    Ok((table, Arc::new(story)))
}

fn tell(
    record: &Record,
    table: &dyn AnyTable,
    version: usize,
    is_brought: bool,
    language: &str,
) -> Story {
    let remarks = (1..).zip(&record.plies).filter_map(|(ply, played)| {
        let remark = played.comment.clone().filter(|remark| !remark.is_empty());
        remark.map(|remark| (ply, remark))
    });
    Story {
        version,
        timeline: table.timeline(language),
        dice: fairness::verify(record, table),
        remarks: remarks.collect(),
        record: record.write(),
        is_brought,
    }
}

/// An uploaded record as a table that never changes.
fn frozen(
    app: &App,
    game: &'static dyn Playable,
    row: &BroughtRow,
    table: Box<dyn AnyTable>,
    story: &Story,
) -> Live {
    let (setup, time) = (table.setup().clone(), &app.watch().time);
    let row = TableRow {
        id: row.id.clone(),
        game: row.game.clone(),
        edition: setup.edition,
        scenario: setup.scenario,
        options: setup.options,
        seats: i64::try_from(setup.seats).unwrap_or(0),
        rules: setup.rules.into(),
        secret: String::new(),
        invitation: String::new(),
        created: row.created,
        ended: Some(row.created),
    };
    let record = Record::read(story.record.as_bytes()).unwrap_or_default();
    let seats = game.about().seats_of(setup.seats);
    let name = |seat: &&str| {
        let name = record.header(&format!("Player-{seat}")).map(shortened);
        SeatRow { name: name.or_else(|| Some(say("replay-nobody"))), ..SeatRow::default() }
    };
    let mut running = Running::new(table, &row, seats.iter().map(name).collect(), time.clone());
    if running.table.outcome().is_none() {
        running.stopped = record.stop(game.about(), seats.len()).map(Stopped::from);
    }
    running.wishes = Wishes::default();
    Live::frozen(app.storage(), game, row, time, running)
}

/// A name from a file may have any length.
fn shortened(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

/// What the page says about the dice, and whether they were proved.
pub(super) fn said_dice(story: &Story) -> (String, bool) {
    let message = match &story.dice {
        Ok(Verdict::Fair { rolls, .. }) => Message::new("dice-fair").number("rolls", *rolls as i64),
        Ok(Verdict::OtherBotSeed { .. }) => Message::new("dice-other-bot-seed"),
        Ok(Verdict::Seeded { rolls }) => Message::new("dice-seeded").number("rolls", *rolls as i64),
        Ok(Verdict::OtherSecret) => Message::new("dice-other-secret"),
        Ok(Verdict::Differs(differs)) => {
            Message::new("dice-differs").number("ply", differs.ply as i64)
        }
        Ok(Verdict::NoEvidence) => Message::new("dice-no-evidence"),
        Err(_) => Message::new("dice-unreadable"),
    };
    (say_message(&message), story.dice.as_ref().is_ok_and(Verdict::is_good))
}
