//! From a match to its record, and back with every move checked.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Record, RecordError, RecordPly, fault};
use crate::any::{actor_id, setup_of_state};
use crate::contract::Game;
use crate::matches::{Match, PlayError};
use crate::setup::{About, Setup};

/// The record of a game so far.
#[must_use]
pub fn of_match<G: Game>(game: &Match<G>) -> Record {
    let about = G::about();
    let setup = game.setup();
    let mut record = Record::default();
    record.set_header("Game", about.id);
    record.set_header("Rules", setup.rules.to_string());
    record.set_header("Edition", &setup.edition);
    record.set_header("Scenario", &setup.scenario);
    record.set_header("Seats", about.seats_of(setup.seats).join(" "));
    for (name, value) in &setup.options {
        record.set_header(&format!("Option-{name}"), value);
    }
    if let Some(start) = game.custom_start() {
        record.set_header("Position", G::state(start).to_string());
    }
    record.set_header("Result", result_of::<G>(game.position()));
    let mut position = game.position_at(0);
    for ply in game.plies() {
        record.plies.push(RecordPly {
            actor: actor_id(about, setup.seats, ply.actor).unwrap_or("nobody").to_owned(),
            words: G::write_move(&position, ply.mv),
            line: 0,
            comment: None,
        });
        G::play(&mut position, ply.mv, &mut crate::telling::Log::silent());
    }
    record
}

/// `athens 34 29 points`, `athens 30 30 points goods` where something broke a tie, `alpha+gamma 30
/// 28 30 points` of a shared victory, `nobody 12 points` where one plays alone, or `*` while the
/// game goes on.
pub(super) fn result_of<G: Game>(position: &G::Position) -> String {
    let Some(outcome) = G::outcome(position) else {
        return "*".to_owned();
    };
    let mut result = outcome.winners_id(G::about());
    let totals = outcome.scores.iter().map(|score| score.total.to_string());
    let words = [outcome.reason].into_iter().chain(outcome.tie_break).map(str::to_owned);
    for word in totals.chain(words) {
        result.push(' ');
        result.push_str(&word);
    }
    result
}

/// Replays a record, every move checked.
///
/// # Errors
/// The first line that is wrong, and why.
pub fn replay<G: Game>(record: &Record) -> Result<Match<G>, RecordError> {
    let mut game = begin::<G>(record)?;
    for (index, ply) in record.plies.iter().enumerate() {
        play_ply(&mut game, index + 1, ply)?;
    }
    let result = result_of::<G>(game.position());
    // What people agreed on or gave up is not in the moves; older records do not give its result.
    let is_over = G::outcome(game.position()).is_some();
    let stopped = record.stopped_result(G::about(), game.setup().seats).filter(|_| !is_over);
    match record.header("Result") {
        Some(stored) if stored != result && Some(stored) != stopped.as_deref() => {
            let reason =
                format!("the result is given as {stored:?}, but the moves lead to {result:?}");
            fault(record.last_line, reason)
        }
        _ => Ok(game),
    }
}

fn play_ply<G: Game>(
    game: &mut Match<G>,
    number: usize,
    ply: &RecordPly,
) -> Result<(), RecordError> {
    let actor = game.actor();
    let awaited = actor_id(G::about(), game.setup().seats, actor);
    if awaited != Some(ply.actor.as_str()) {
        let awaited = awaited.unwrap_or("nobody: the game is over");
        let reason = format!("ply {number}: {} moves, but it is the turn of {awaited}", ply.actor);
        return fault(ply.line, reason);
    }
    let Err(error) = game.play_words(actor, &ply.words) else { return Ok(()) };
    let reason = match error {
        PlayError::Refused(refusal) => {
            let reason = G::words().say("en", &G::reason(&refusal.reason));
            format!("{reason} ({})", refusal.clause)
        }
        PlayError::Unreadable | PlayError::Over | PlayError::NotAwaited { .. } => {
            "these words are no move here".to_owned()
        }
    };
    fault(ply.line, format!("ply {number}: {:?} is not possible: {reason}", ply.words))
}

fn begin<G: Game>(record: &Record) -> Result<Match<G>, RecordError> {
    let about = G::about();
    if record.header("Game").is_some_and(|id| id != about.id) {
        return fault(1, format!("this is not a record of {}", about.id));
    }
    let Some(position) = record.header("Position") else {
        // Records without a version of the rules are of the first.
        let standard = Setup { rules: 1, ..Setup::standard(about) };
        let setup = read_setup(record, about, standard)?;
        return Match::new(setup).or_else(|error| fault(1, error.to_string()));
    };
    let Ok(state) = serde_json::from_str::<Value>(position) else {
        return fault(1, "the header Position does not hold JSON");
    };
    let position = G::load(&state)
        .or_else(|faults| fault(1, format!("the starting position: {}", faults.join("; "))))?;
    let named = setup_of_state(about, &state);
    let setup = read_setup(record, about, named.clone())?;
    if !setup.is_like(&named, about) {
        return fault(1, "the starting position is of another set-up than the headers say");
    }
    Ok(Match::from_position(setup, position))
}

/// The set-up in the headers; what they do not say is as in `base`.
fn read_setup(record: &Record, about: &About, base: Setup) -> Result<Setup, RecordError> {
    let header = |name: &str| record.header(name).map(str::to_owned);
    let Ok(rules) = record.header("Rules").map_or(Ok(base.rules), str::parse) else {
        return fault(1, "the header Rules holds a number");
    };
    let seats: Option<Vec<_>> =
        record.header("Seats").map(|seats| seats.split_whitespace().collect());
    let setup = Setup {
        edition: header("Edition").unwrap_or(base.edition),
        scenario: header("Scenario").unwrap_or(base.scenario),
        seats: seats.as_ref().map_or(base.seats, Vec::len),
        options: options(record).unwrap_or(base.options),
        rules,
    };
    setup.check(about).or_else(|error| fault(1, error.to_string()))?;
    let own = about.seats_of(setup.seats);
    match seats {
        Some(seats) if seats != own => {
            let (seats, own) = (seats.join(" "), own.join(" "));
            fault(1, format!("the seats are given as {seats:?}, but this game has {own:?}"))
        }
        _ => Ok(setup),
    }
}

/// The options in the headers, if there are any.
fn options(record: &Record) -> Option<BTreeMap<String, String>> {
    let options = record.headers.iter().filter_map(|(name, value)| {
        name.strip_prefix("Option-").map(|name| (name.to_owned(), value.clone()))
    });
    let options: BTreeMap<_, _> = options.collect();
    (!options.is_empty()).then_some(options)
}
