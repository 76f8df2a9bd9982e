//! The flow of a game: who acts, which moves are listed, and when it is over.

use std::collections::HashSet;

use super::trial::Trial;
use super::{Verdict, claim};
use crate::contract::Game;
use crate::matches::PlayError;
use crate::seat::{Actor, Seat};

pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    check_over(trial)?;
    check_list(trial)?;
    check_weights(trial)?;
    check_wrong_actors(trial)?;
    G::audit(trial.game.position()).map_err(|faults| format!("audit: {}", faults.join("; ")))
}

/// A game has an outcome, or somebody to act and something to do; never both, never neither.
fn check_over<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let (position, seats) = (trial.game.position(), trial.game.setup().seats);
    let (actor, outcome) = (G::actor(position), G::outcome(position));
    let (over, stuck) = (outcome.is_some(), trial.legal.is_empty());
    claim(over == (actor == Actor::Nobody), || {
        format!("{actor:?} is to act, but the outcome is {outcome:?}")
    })?;
    claim(over == stuck, || {
        format!("the outcome is {outcome:?}, but the legal moves are {:?}", trial.legal)
    })?;
    let exists = |seat: Seat| seat.index() < seats;
    claim(actor.seat().is_none_or(exists), || format!("{actor:?} is to act of {seats} seats"))?;
    let Some(outcome) = outcome else { return Ok(()) };
    claim(outcome.scores.len() == seats, || format!("{seats} seats, but scores {outcome:?}"))?;
    let winners = &outcome.winners;
    claim(winners.iter().copied().all(exists) && winners.is_sorted_by(|a, b| a < b), || {
        format!("a victory of nobody at the table, or of somebody twice: {outcome:?}")
    })?;
    claim(outcome.tie_break.is_none() || !winners.is_empty(), || {
        format!("a tie was broken, but nobody has won: {outcome:?}")
    })
}

/// The list has no move twice, does not depend on what was in the buffer, and passes the rules.
fn check_list<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    let mut again = trial.legal.clone();
    G::legal(position, &mut again);
    let listed = &trial.legal;
    claim(again == *listed, || format!("listed twice in a row: {listed:?}, then {again:?}"))?;
    let mut seen = HashSet::new();
    for &mv in listed {
        claim(seen.insert(mv), || format!("{mv:?} is listed twice"))?;
        let checked = G::check(position, mv);
        claim(checked.is_ok(), || format!("{mv:?} is listed, but the rules say {checked:?}"))?;
    }
    Ok(())
}

fn check_weights<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    if trial.game.actor() != Actor::Chance {
        return Ok(());
    }
    let weightless = trial.legal.iter().find(|&&mv| G::weight(trial.game.position(), mv) == 0);
    claim(weightless.is_none(), || format!("the outcome {weightless:?} has no weight"))
}

/// Nobody but the one who is to act can move, and an attempt changes nothing.
fn check_wrong_actors<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let Some(&mv) = trial.legal.first().or(trial.pool.moves.first()) else { return Ok(()) };
    let awaited = trial.game.actor();
    let expected = match awaited {
        Actor::Nobody => PlayError::Over,
        Actor::Seat(_) | Actor::Chance => PlayError::NotAwaited { awaited },
    };
    let others = trial.seats().map(Actor::Seat).chain([Actor::Chance, Actor::Nobody]);
    let before = trial.game.position().clone();
    for by in others.filter(|&by| by != awaited || awaited == Actor::Nobody) {
        let refused = trial.game.play(by, mv).map(|_| ());
        claim(refused.as_ref() == Err(&expected), || {
            format!("{awaited:?} is to act, but {by:?} got {refused:?} for {mv:?}")
        })?;
        claim(*trial.game.position() == before, || format!("{by:?} changed the position"))?;
    }
    Ok(())
}
