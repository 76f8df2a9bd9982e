//! Remedies are true, and are given wherever there is one.

use super::trial::{Trial, sample};
use super::{Verdict, claim, messages};
use crate::Help;
use crate::contract::Game;
use crate::refusal::Refusal;
use crate::seat::Actor;

/// How many refused moves are followed up in one position.
const TRIED: usize = 48;
/// How many remedies may be needed one after the other.
const LONGEST: usize = 12;

/// A refused move without a remedy.
pub(super) struct Hopeless<G: Game> {
    mv: G::Move,
    reason: G::Reason,
    ply: usize,
}

/// Every remedy is carried out: the reason that it was given for is gone, the position is possible,
/// and following one remedy after the other makes the move legal.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let Actor::Seat(_) = trial.game.actor() else { return Ok(()) };
    let position = trial.game.position();
    let mut refused: Vec<_> = trial.moves_at();
    refused.extend(sample(&trial.pool.moves, TRIED, &mut trial.rng));
    refused.retain(|mv| !trial.legal.contains(mv));
    let ply = trial.trail.len();
    let mut hopeless = Vec::new();
    for mv in sample(&refused, TRIED, &mut trial.rng) {
        let Err(refusal) = G::check(position, mv) else { continue };
        if G::help(position, mv, &refusal) == Help::Nothing {
            hopeless.push(Hopeless { mv, reason: refusal.reason, ply });
        }
        follow::<G>(position, mv, refusal)?;
    }
    trial.hopeless.extend(hopeless);
    Ok(())
}

/// Follows one remedy after the other.
fn follow<G: Game>(
    position: &G::Position,
    mv: G::Move,
    mut refusal: Refusal<G::Reason>,
) -> Verdict {
    let mut position = position.clone();
    let mut last = None;
    for _ in 0..LONGEST {
        let remedy = match (G::help(&position, mv, &refusal), last) {
            (Help::Remedy(remedy), _) => remedy,
            (_, None) => return Ok(()),
            (_, Some(last)) => {
                let reason = refusal.reason;
                return Err(format!(
                    "{last:?} for {mv:?} leads to {reason:?}, for which nothing helps"
                ));
            }
        };
        messages::said::<G>(&G::say_remedy(&remedy))
            .map_err(|fault| format!("{remedy:?} for {mv:?}: {fault}"))?;
        G::carry_out(&mut position, &remedy);
        G::audit(&position)
            .map_err(|faults| format!("{remedy:?} for {mv:?} can't be: {}", faults.join("; ")))?;
        let Err(next) = G::check(&position, mv) else { return Ok(()) };
        claim(G::is_another(&refusal.reason, &next.reason), || {
            let reason = refusal.reason;
            format!(
                "{remedy:?} was carried out for {mv:?}, but {reason:?} is not gone: {:?}",
                next.reason
            )
        })?;
        (refusal, last) = (next, Some(remedy));
    }
    Err(format!("{mv:?} is still refused by {refusal:?} after {LONGEST} remedies"))
}

/// A move without a remedy does not become legal while the same seat goes on by itself.
pub(super) fn check_hopeless<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    // What others do and how dice fall can't be foreseen.
    if trial.trail.last().is_some_and(|passed| passed.actor != trial.game.actor()) {
        trial.hopeless.clear();
    }
    let legal = trial.hopeless.iter().find(|hopeless| trial.legal.contains(&hopeless.mv));
    legal.map_or(Ok(()), |Hopeless { mv, reason, ply }| {
        let later = trial.trail.len() - ply;
        Err(format!(
            "{mv:?} was refused by {reason:?}, for which nothing was said to help; it is legal \
             {later} plies later"
        ))
    })
}
