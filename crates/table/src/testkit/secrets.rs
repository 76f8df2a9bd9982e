//! What a seat may know, and no more.
//!
//! Two positions that differ only in what a viewer may not know must look alike to it. Such
//! twins come from two sources: [`Secrets::plausible`](crate::Secrets::plausible), and moves that the viewer can't tell apart.
//! The second finds leaks that the first can't see, because `plausible` reads the same leak.

use std::collections::HashSet;

use super::messages::names;
use super::trial::{Trial, sample};
use super::{Verdict, claim};
use crate::contract::Game;
use crate::seat::{Actor, Viewer};
use crate::telling::Log;

/// Twins for each viewer and position.
const TWINS: usize = 3;
/// How many moves are compared between a position and its twin.
const COMPARED: usize = 24;

/// Every viewer's view fits every position that is plausible to it, and the seat to act can't
/// tell them apart by its choices, by refusals, or by trying a move and taking it back.
pub(super) fn check_views<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    for viewer in trial.viewers() {
        for _ in 0..TWINS {
            let twin = check_twin(trial, viewer)?;
            check_peeking(trial, &twin, viewer)?;
            if trial.game.actor().seat().is_some_and(|seat| viewer.is(seat)) {
                check_choices(trial, &twin)?;
                check_refusals(trial, &twin)?;
            }
        }
    }
    Ok(())
}

/// A plausible position, which must give the very view it was made from.
fn check_twin<G: Game>(trial: &mut Trial<'_, G>, viewer: Viewer) -> Result<G::Position, String> {
    let position = trial.game.position();
    let view = G::view(position, viewer);
    let mut same_rng = trial.rng.clone();
    let twin = G::plausible(&view, &mut trial.rng);
    claim(G::plausible(&view, &mut same_rng) == twin, || {
        format!("{viewer:?}: the same generator gives two plausible positions")
    })?;
    let seen = G::view(&twin, viewer);
    claim(seen == view, || {
        format!("{viewer:?} sees {view:?}, but of a plausible position {seen:?}")
    })?;
    let (shown, twin_shown) = (G::show(&view).to_string(), G::show(&seen).to_string());
    claim(shown == twin_shown, || format!("{viewer:?} is shown {shown}, then {twin_shown}"))?;
    G::audit(&twin)
        .map_err(|faults| format!("plausible to {viewer:?}, but: {}", faults.join("; ")))?;
    let seats = trial.game.setup().seats;
    let public = |position: &G::Position| {
        (G::actor(position), G::outcome(position), names::<G>(position, seats))
    };
    claim(public(&twin) == public(position), || {
        format!("{viewer:?} finds plausible that {:?}", public(&twin))
    })?;
    Ok(twin)
}

/// The seat to act has the same choices, under the same names, whatever is hidden from it.
fn check_choices<G: Game>(trial: &mut Trial<'_, G>, twin: &G::Position) -> Verdict {
    let position = trial.game.position();
    let mut legal = Vec::new();
    G::legal(twin, &mut legal);
    let (own, other): (HashSet<_>, HashSet<_>) =
        (trial.legal.iter().copied().collect(), legal.into_iter().collect());
    claim(own == other, || {
        format!("legal moves depend on hidden things: {own:?}, or perhaps {other:?}")
    })?;
    let face = |position: &G::Position, mv| {
        let words = G::write_move(position, mv);
        (words, G::label(position, mv), G::targets(position, mv), G::clause(position, mv))
    };
    for mv in sample(&trial.legal, COMPARED, &mut trial.rng) {
        let (own, other) = (face(position, mv), face(twin, mv));
        claim(own == other, || {
            format!("the face of {mv:?} depends on hidden things: {own:?}, or perhaps {other:?}")
        })?;
    }
    Ok(())
}

/// A refusal, and what text or pointing means, must not reveal anything hidden to the seat to act.
fn check_refusals<G: Game>(trial: &mut Trial<'_, G>, twin: &G::Position) -> Verdict {
    let position = trial.game.position();
    for mv in sample(&trial.pool.moves, COMPARED, &mut trial.rng) {
        let say = |position| {
            let refusal = G::check(position, mv).err();
            (refusal, refusal.map(|refusal| G::help(position, mv, &refusal)))
        };
        let (own, other) = (say(position), say(twin));
        claim(own == other, || {
            format!("the refusal of {mv:?} depends on hidden things: {own:?}, perhaps {other:?}")
        })?;
    }
    let words: Vec<&str> = trial.pool.words.iter().map(String::as_str).collect();
    for words in sample(&words, COMPARED, &mut trial.rng) {
        let (own, other) = (G::read_move(position, words), G::read_move(twin, words));
        claim(own == other, || {
            format!("the meaning of {words:?} depends on hidden things: {own:?}, or {other:?}")
        })?;
    }
    let targets: HashSet<_> = trial.legal.iter().flat_map(|&mv| G::targets(position, mv)).collect();
    for target in targets {
        let meant = [position, twin].map(|position| {
            let mut meant = Vec::new();
            G::moves_at(position, target, &mut meant);
            meant
        });
        claim(meant[0] == meant[1], || {
            format!("what {target} means depends on hidden things: {meant:?}")
        })?;
    }
    Ok(())
}

/// A move that its seat could freely take back must not reveal anything hidden; otherwise trying
/// and undoing would be a way to peek. It is a move after which the same seat is to act and that
/// the game does not mark with [`Secrets::reveals`](crate::Secrets::reveals).
fn check_peeking<G: Game>(trial: &mut Trial<'_, G>, twin: &G::Position, viewer: Viewer) -> Verdict {
    let (position, actor) = (trial.game.position(), trial.game.actor());
    if actor.seat().is_none() {
        return Ok(());
    }
    for mv in sample(&trial.legal, COMPARED, &mut trial.rng) {
        let reveals = G::reveals(position, mv) || G::reveals(twin, mv);
        if reveals || G::check(twin, mv).is_err() {
            continue;
        }
        trial.making = Some(mv);
        let own = Aftermath::<G>::of(position, mv, viewer);
        let other = Aftermath::<G>::of(twin, mv, viewer);
        trial.making = None;
        let is_free = own.actor == actor;
        claim(!is_free || own == other, || {
            format!(
                "{mv:?} can be taken back, but shows {viewer:?} something hidden:\n{own:?}\n{other:?}"
            )
        })?;
    }
    Ok(())
}

/// What a viewer knows of a move once it was made.
struct Aftermath<G: Game> {
    actor: Actor,
    told: Vec<G::Event>,
    view: G::View,
}

impl<G: Game> Aftermath<G> {
    fn of(position: &G::Position, mv: G::Move, viewer: Viewer) -> Self {
        let (mut after, mut events) = (position.clone(), Vec::new());
        G::play(&mut after, mv, &mut Log::into(&mut events));
        let told = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
        Aftermath { actor: G::actor(&after), told, view: G::view(&after, viewer) }
    }
}

impl<G: Game> PartialEq for Aftermath<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.actor, &self.told, &self.view) == (other.actor, &other.told, &other.view)
    }
}

impl<G: Game> std::fmt::Debug for Aftermath<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} to act, told {:?}, seeing {:?}", self.actor, self.told, self.view)
    }
}

/// Views and events agree: a viewer is told of every roll or draw that it sees, and is not told of
/// what only others see. So a game reports every outcome of chance that leaves a trace, and a card
/// that was shown to everybody stays known in everybody's view.
pub(super) fn check_hearsay<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let moves = sample(&trial.legal, COMPARED, &mut trial.rng);
    let viewers: Vec<_> = trial.viewers().collect();
    let mut after: Vec<Vec<_>> = Vec::new();
    for &mv in &moves {
        trial.making = Some(mv);
        let of = |&viewer| Aftermath::<G>::of(trial.game.position(), mv, viewer);
        after.push(viewers.iter().map(of).collect());
    }
    trial.making = None;
    let by_chance = trial.game.actor() == Actor::Chance;
    for (index, own) in after.iter().enumerate() {
        for (step, other) in after[index + 1..].iter().enumerate() {
            let moves = (moves[index], moves[index + 1 + step]);
            compare_moves::<G>(moves, &viewers, (own, other), by_chance)?;
        }
    }
    Ok(())
}

/// Compares what two moves lead to, viewer by viewer.
fn compare_moves<G: Game>(
    moves: (G::Move, G::Move),
    viewers: &[Viewer],
    (own, other): (&[Aftermath<G>], &[Aftermath<G>]),
    by_chance: bool,
) -> Verdict {
    let sees = |(own, other): &(&Aftermath<G>, &Aftermath<G>)| own.view != other.view;
    let somebody_sees = own.iter().zip(other).any(|pair| sees(&pair));
    for (viewer, pair) in viewers.iter().zip(own.iter().zip(other)) {
        let told = pair.0.told != pair.1.told;
        claim(!by_chance || told || !sees(&pair), || {
            format!("{moves:?} are told to {viewer:?} alike, but it sees:\n{pair:?}")
        })?;
        claim(!somebody_sees || sees(&pair) || !told, || {
            format!("{moves:?} look alike to {viewer:?}, but it is told:\n{pair:?}")
        })?;
    }
    Ok(())
}

/// Redacting twice changes nothing more, and a spectator is told nothing that a seat is not.
pub(super) fn check_redaction<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let Some(ply) = trial.game.plies().last() else { return Ok(()) };
    for event in &ply.events {
        let open = G::redact(event, Viewer::Spectator);
        for viewer in trial.viewers() {
            let told = G::redact(event, viewer);
            let twice = told.as_ref().and_then(|told| G::redact(told, viewer));
            claim(twice == told, || format!("{event:?} for {viewer:?}: {told:?}, then {twice:?}"))?;
            let passed_on = told.as_ref().and_then(|told| G::redact(told, Viewer::Spectator));
            claim(passed_on == open, || {
                format!("of {event:?} a spectator is told {open:?}, but {viewer:?} {told:?}")
            })?;
        }
    }
    Ok(())
}
