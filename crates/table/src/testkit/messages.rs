//! Messages: each exists in English, gets its arguments, and cites a clause.

use super::trial::{Trial, sample};
use super::{Verdict, claim};
use crate::contract::Game;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::telling::EventMessage;
use crate::words::{Arg, Message, Unsaid};

/// How many labels are tried in one position.
const SAID: usize = 32;

/// Messages of a game's translations that the kernel uses itself.
const COMMON: [&str; 4] = ["allowed", "no-such-move", "game-is-over", "seat-chance"];

/// The messages that every game has.
pub(super) fn common_words<G: Game>() -> Verdict {
    let seats = G::about().every_seat().map(|seat| Message::new(format!("seat-{seat}")));
    let common = COMMON.iter().map(|&id| Message::new(id));
    let not_your_turn = Message::new("not-your-turn").name("who", Message::new("seat-chance"));
    let all = common.chain(seats).chain([not_your_turn]);
    let faults: Vec<_> = all.filter_map(|message| said::<G>(&message).err()).collect();
    claim(faults.is_empty(), || faults.join("; "))
}

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    check_labels(trial)?;
    check_prompts(trial)?;
    check_names(trial)?;
    G::outcome(trial.game.position()).map_or(Ok(()), |outcome| check_outcome::<G>(&outcome))
}

fn check_labels<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let mut moves = sample(&trial.legal, SAID, &mut trial.rng);
    moves.extend(sample(&trial.moves_at(), SAID, &mut trial.rng));
    let position = trial.game.position();
    for mv in moves {
        said::<G>(&G::label(position, mv)).map_err(|fault| format!("label of {mv:?}: {fault}"))?;
        check_clause(G::clause(position, mv)).map_err(|fault| format!("{mv:?}: {fault}"))?;
    }
    Ok(())
}

fn check_prompts<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    for viewer in trial.viewers() {
        let view = G::view(trial.game.position(), viewer);
        said::<G>(&G::prompt(&view)).map_err(|fault| format!("prompt for {viewer:?}: {fault}"))?;
        said::<G>(&G::phase(&view)).map_err(|fault| format!("phase for {viewer:?}: {fault}"))?;
    }
    Ok(())
}

/// Seat names have translations, and no two are the same.
fn check_names<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let names = names::<G>(trial.game.position(), trial.game.setup().seats);
    let given: Vec<_> = names.into_iter().flatten().collect();
    for (index, name) in given.iter().enumerate() {
        said::<G>(name).map_err(|fault| format!("name of a seat: {fault}"))?;
        claim(!given[..index].contains(name), || format!("two seats are called {name:?}"))?;
    }
    Ok(())
}

/// The name that play gives each seat.
pub(super) fn names<G: Game>(position: &G::Position, seats: usize) -> Vec<Option<Message>> {
    (0_u8..).take(seats).map(|seat| G::seat_name(position, Seat(seat))).collect()
}

/// The events of the last move, both redacted for each viewer and unredacted.
pub(super) fn check_tellings<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let Some(ply) = trial.game.plies().last() else { return Ok(()) };
    for event in &ply.events {
        let redacted = trial.viewers().filter_map(|viewer| G::redact(event, viewer));
        for event in redacted.chain([event.clone()]) {
            check_told::<G>(&G::tell(&event)).map_err(|fault| format!("{event:?}: {fault}"))?;
        }
    }
    Ok(())
}

fn check_told<G: Game>(told: &EventMessage) -> Verdict {
    said::<G>(&told.message)?;
    check_clause(told.clause)
}

fn check_outcome<G: Game>(outcome: &Outcome) -> Verdict {
    let lines = outcome.scores.iter().flat_map(|score| &score.lines).map(|(line, _)| line);
    lines
        .chain([&outcome.told])
        .try_for_each(said::<G>)
        .map_err(|fault| format!("outcome: {fault}"))
}

/// A refusal names its clause and has a sentence.
pub(super) fn check_refusal<G: Game>(refusal: &Refusal<G::Reason>) -> Verdict {
    let check = || {
        check_clause(refusal.clause)?;
        said::<G>(&G::reason(&refusal.reason))
    };
    check().map_err(|fault| format!("{refusal:?}: {fault}"))
}

/// A clause looks like `POL-7.2a`.
fn check_clause(clause: &str) -> Verdict {
    let is_clause = clause.split_once('-').is_some_and(|(rules, number)| {
        let is_number = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'z' | b'.');
        !rules.is_empty()
            && rules.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(is_number)
    });
    claim(is_clause, || format!("{clause:?} is not a clause"))
}

/// Whether English has the message and every name in it, and whether every other language that has
/// it accepts its arguments.
pub(super) fn said<G: Game>(message: &Message) -> Verdict {
    let words = G::words();
    for (index, language) in words.languages().enumerate() {
        match words.say_strictly(language, message) {
            Ok(text) => check_text(&message.id, &text)?,
            Err(Unsaid::Missing) if index > 0 => {}
            Err(Unsaid::Missing) => {
                return Err(format!("the message {:?} has no words", message.id));
            }
            Err(Unsaid::Faulty(errors)) => {
                return Err(format!("the message {:?} in {language}: {errors}", message.id));
            }
        }
    }
    message.args.iter().try_for_each(|(_, arg)| match arg {
        Arg::Said(name) => said::<G>(name),
        Arg::List(names) => names.iter().try_for_each(said::<G>),
        Arg::Number(_) | Arg::Text(_) => Ok(()),
    })
}

fn check_text(id: &str, text: &str) -> Verdict {
    claim(!text.trim().is_empty(), || format!("the message {id:?} is empty"))?;
    claim(!text.contains(['{', '}']), || format!("the message {id:?} is said as {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_told_from_other_text() {
        for clause in ["PEB-1", "POL-7.2", "AGORA-3.1.4b", "PW-0"] {
            assert_eq!(check_clause(clause), Ok(()));
        }
        for text in ["", "PEB", "PEB-", "-1", "peb-1", "PEB-1 ", "PEB-A", "PEB 1"] {
            assert!(check_clause(text).is_err(), "{text:?}");
        }
    }
}
