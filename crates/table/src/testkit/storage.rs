//! Positions as JSON and games as records, both ways.

use serde_json::Value;

use super::trial::Trial;
use super::{Verdict, claim};
use crate::any::{AnyGame, Entry, setup_of_state};
use crate::contract::Game;
use crate::matches::{Match, Ply};
use crate::record::{self, Record};
use crate::setup::Setup;

/// `load` reads back what `state` writes to an equal position, also by way of JSON text.
pub(super) fn check_state<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    let state = G::state(position);
    let text = state.to_string();
    let parsed = serde_json::from_str::<Value>(&text);
    let parsed = parsed.map_err(|error| format!("the state as text is no JSON: {error}"))?;
    for stored in [&state, &parsed] {
        let loaded = G::load(stored)
            .map_err(|faults| format!("its own state is refused: {}", faults.join("; ")))?;
        claim(loaded == *position, || format!("loaded differently: {loaded:?} from {text}"))?;
        let again = G::state(&loaded).to_string();
        claim(again == text, || format!("stored as {text}, then as {again}"))?;
        let mut legal = Vec::new();
        G::legal(&loaded, &mut legal);
        claim(legal == trial.legal, || format!("loaded with other legal moves: {legal:?}"))?;
    }
    check_heading::<G>(trial.game.setup(), &state)?;
    check_custom_start(trial)
}

/// A state names its set-up, so that it can be loaded without one.
fn check_heading<G: Game>(setup: &Setup, state: &Value) -> Verdict {
    let named = setup_of_state(G::about(), state);
    claim(named.is_like(setup, G::about()), || {
        format!("the state names {named:?}, but it is {setup:?}")
    })?;
    let loaded = Entry::<G>::new().load(state).map(|_| ());
    claim(loaded.is_ok(), || format!("a table can't begin with this state: {loaded:?}"))
}

/// A record may begin with any position.
fn check_custom_start<G: Game>(trial: &Trial<'_, G>) -> Verdict {
    let position = trial.game.position().clone();
    let start = Match::<G>::from_position(trial.game.setup().clone(), position);
    replayed(&start).map(|_| ()).map_err(|fault| format!("a record from this position: {fault}"))
}

/// The record of the whole game, written, read and replayed, gives the same game.
pub(super) fn check_record<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let game = &trial.game;
    let again = replayed(game)?;
    claim(again.setup() == game.setup(), || format!("replayed with {:?}", again.setup()))?;
    let same = |(one, other): (&Ply<G>, &Ply<G>)| {
        (one.actor, one.mv, &one.events) == (other.actor, other.mv, &other.events)
    };
    let differs = again.plies().iter().zip(game.plies()).position(|plies| !same(plies));
    claim(again.plies().len() == game.plies().len(), || "replayed with other moves".to_owned())?;
    claim(differs.is_none(), || format!("ply {:?} happens differently in a replay", differs))
}

fn replayed<G: Game>(game: &Match<G>) -> Result<Match<G>, String> {
    let text = record::of_match(game).write();
    let read = Record::read(text.as_bytes());
    let read = read.map_err(|error| format!("the record can't be read: {error}"))?;
    claim(read.write() == text, || format!("the record is written differently: {}", read.write()))?;
    let again = record::replay::<G>(&read);
    let again = again.map_err(|error| format!("the record can't be replayed: {error}"))?;
    claim(again.position() == game.position(), || {
        format!("the replay ends with another position: {:?}", again.position())
    })?;
    Ok(again)
}
