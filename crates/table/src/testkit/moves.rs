//! The text of moves, and moves that are not legal.

use std::collections::{HashMap, HashSet};

use super::trial::{Trial, pick, sample};
use super::{Verdict, claim, messages};
use crate::contract::Game;
use crate::matches::PlayError;
use crate::seat::Actor;

/// How many texts from other positions are tried.
const TRIED: usize = 32;
/// No text of a move is longer: lines of records are bounded.
const LONGEST_WORDS: usize = 1_000;

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    check_words(trial)?;
    let meant = trial.moves_at();
    check_meant(trial, &meant)?;
    check_pointing(trial)?;
    trial.learn(&meant);
    check_unlisted(trial)?;
    check_foreign_words(trial)
}

/// Every legal move has a text of its own, which parses back to that move.
fn check_words<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    let mut seen = HashSet::new();
    for &mv in &trial.legal {
        let words = check_round_trip::<G>(position, mv)?;
        claim(are_ids(&words), || {
            format!("{mv:?} is written {words:?}: ids are lower-case letters, digits, - and _")
        })?;
        claim(seen.insert(words), || format!("{mv:?} has the words of another legal move"))?;
    }
    Ok(())
}

fn check_round_trip<G: Game>(position: &G::Position, mv: G::Move) -> Result<String, String> {
    let words = G::write_move(position, mv);
    let read = G::read_move(position, &words);
    claim(read == Some(mv), || format!("{mv:?} is written {words:?}, which is read as {read:?}"))?;
    Ok(words)
}

fn are_ids(words: &str) -> bool {
    let is_id = |id: &str| {
        !id.is_empty()
            && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_'))
    };
    words.len() <= LONGEST_WORDS && words.split(' ').all(is_id)
}

/// Moves that pointing can mean have a text too, and are legal only if they are listed.
fn check_meant<G: Game>(trial: &Trial<'_, G>, meant: &[G::Move]) -> Verdict {
    let position = trial.game.position();
    for &mv in meant {
        let words = check_round_trip::<G>(position, mv)?;
        claim(are_ids(&words), || {
            format!("{mv:?}, which pointing can mean, is written {words:?}")
        })?;
        let (legal, listed) = (G::check(position, mv).is_ok(), trial.legal.contains(&mv));
        claim(legal == listed, || {
            format!("{mv:?}, which pointing can mean: legal is {legal}, but listed is {listed}")
        })?;
    }
    Ok(())
}

/// Pointing at a thing lists every legal move that names it.
fn check_pointing<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let Actor::Seat(_) = trial.game.actor() else { return Ok(()) };
    let position = trial.game.position();
    let mut meant: HashMap<&str, HashSet<G::Move>> = HashMap::new();
    for &mv in &trial.legal {
        for target in G::targets(position, mv) {
            let listed = meant.entry(target).or_insert_with(|| {
                let mut meant = Vec::new();
                G::moves_at(position, target, &mut meant);
                meant.into_iter().collect()
            });
            claim(listed.contains(&mv), || {
                format!("{mv:?} names {target:?}, but pointing there does not list it")
            })?;
        }
    }
    Ok(())
}

/// A move that is not listed is refused, with a clause and a sentence, and changes nothing.
fn check_unlisted<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let listed: HashSet<_> = trial.legal.iter().copied().collect();
    let before = trial.game.position().clone();
    let by = trial.game.actor();
    let mut refusals = Vec::new();
    for &mv in trial.pool.moves.iter().filter(|mv| !listed.contains(mv)) {
        let played = trial.game.play(by, mv).map(|_| ());
        match played {
            Ok(()) => return Err(format!("{mv:?} is not listed, but it was accepted")),
            Err(PlayError::Refused(refusal)) => refusals.push(refusal),
            Err(PlayError::Over) if by == Actor::Nobody => {}
            Err(error) => return Err(format!("{mv:?} is not listed; refused with {error:?}")),
        }
        claim(*trial.game.position() == before, || {
            format!("{mv:?} was refused, but it changed the position")
        })?;
    }
    let told = sample(&refusals, TRIED, &mut trial.rng);
    told.iter().try_for_each(messages::check_refusal::<G>)
}

/// Texts from other positions, whole and mangled, are not a move, or an illegal one, or a listed
/// one.
fn check_foreign_words<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    let known: Vec<&str> = trial.pool.words.iter().map(String::as_str).collect();
    let mut tried: Vec<String> =
        sample(&known, TRIED, &mut trial.rng).into_iter().map(str::to_owned).collect();
    if !trial.legal.is_empty() {
        tried.extend(mangled(&G::write_move(position, pick(&trial.legal, &mut trial.rng))));
    }
    for words in tried {
        let Some(mv) = G::read_move(position, &words) else { continue };
        let accepted = G::check(position, mv).is_ok();
        claim(!accepted || trial.legal.contains(&mv), || {
            format!("{words:?} is read as {mv:?}, which is not listed, but passes the rules")
        })?;
    }
    Ok(())
}

/// Mangled texts that may arrive in place of a move.
fn mangled(words: &str) -> Vec<String> {
    let (head, _) = words.rsplit_once(' ').unwrap_or((words, ""));
    let suffixes =
        ["0", "-1", "256", "4294967296", "99999999999999999999", "x", "é", "\0", "{", ";"];
    let mut mangled: Vec<_> = suffixes.iter().map(|suffix| format!("{head} {suffix}")).collect();
    mangled.extend([
        String::new(),
        " ".to_owned(),
        head.to_owned(),
        words.to_uppercase(),
        format!(" {words}"),
        format!("{words} "),
        format!("{words} {words}"),
        words.replace(' ', "  "),
        words.chars().skip(1).collect(),
        format!("{words} {}", "a".repeat(100_000)),
    ]);
    mangled
}
