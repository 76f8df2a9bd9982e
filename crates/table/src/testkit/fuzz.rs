//! Stored positions that somebody has tampered with.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value};

use super::trial::{Generators, choose, index_below, panic_text, pick, seats};
use super::{Policy, Verdict, claim, random_match, setups};
use crate::any::setup_of_state;
use crate::chance::below;
use crate::contract::Game;
use crate::seat::{Actor, Viewer};
use crate::setup::Setup;
use crate::telling::Log;

/// How positions are tampered with.
#[derive(Clone, PartialEq, Debug)]
pub struct Fuzz {
    /// Random games from each set-up, whose positions are taken.
    pub games: usize,
    /// Seed of the first game; each further game takes the next number.
    pub seed: u64,
    /// What is played; if empty, all that the game has, as in [`Checks`](super::Checks).
    pub setups: Vec<Setup>,
    /// No game is followed for more moves.
    pub most_plies: usize,
    /// One position in this many is taken.
    pub every: usize,
    /// Tampered copies of each position.
    pub mutants: usize,
    /// Random moves played from a copy that was accepted.
    pub plies: usize,
}

impl Default for Fuzz {
    fn default() -> Self {
        Fuzz {
            games: 3,
            seed: 1,
            setups: Vec::new(),
            most_plies: 2_000,
            every: 10,
            mutants: 30,
            plies: 200,
        }
    }
}

/// How many tampered positions were refused and accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fuzzed {
    /// Refused with a reason.
    pub refused: usize,
    /// Accepted, sound and playable.
    pub accepted: usize,
}

/// Tampers with positions of random games and loads them. A game must refuse with reasons or accept
/// a position that is sound and can be played; it must never panic.
///
/// # Panics
/// If the game panics, or if it accepts what its own audit refuses; the message holds the tampered
/// position.
pub fn fuzz_states<G: Game>(fuzz: &Fuzz) -> Fuzzed {
    let beginnings = setups::matches_of::<G>(&fuzz.setups)
        .unwrap_or_else(|fault| panic!("{}: {fault}", G::about().id));
    let mut fuzzed = Fuzzed::default();
    let mut seed = fuzz.seed;
    for beginning in &beginnings {
        for _ in 0..fuzz.games {
            let states = states_of_game::<G>(fuzz, beginning.setup(), seed);
            fuzz_game::<G>(fuzz, &states, seed, &mut fuzzed);
            seed = seed.wrapping_add(1);
        }
    }
    fuzzed
}

fn states_of_game<G: Game>(fuzz: &Fuzz, setup: &Setup, seed: u64) -> Vec<Value> {
    let policy = Policy::Sensible { percent: 50 };
    let game = random_match::<G>(setup, seed, policy, fuzz.most_plies);
    let plies = (0..=game.plies().len()).step_by(fuzz.every.max(1));
    plies.map(|ply| G::state(&game.position_at(ply))).collect()
}

fn fuzz_game<G: Game>(fuzz: &Fuzz, states: &[Value], seed: u64, fuzzed: &mut Fuzzed) {
    let mut rng = Generators::new(seed).checks;
    let mut seen = Vec::new();
    states.iter().for_each(|state| scalars(state, &mut seen));
    for state in states {
        for _ in 0..fuzz.mutants {
            let mut mutant = state.clone();
            for _ in 0..=below(&mut rng, 3) {
                mutate(&mut mutant, &seen, &mut rng);
            }
            match catch_unwind(AssertUnwindSafe(|| try_state::<G>(&mutant, fuzz.plies, &mut rng))) {
                Ok(Ok(true)) => fuzzed.accepted += 1,
                Ok(Ok(false)) => fuzzed.refused += 1,
                Ok(Err(fault)) => panic!("{}", report::<G>(&fault, seed, &mutant)),
                Err(payload) => {
                    let fault = format!("the game panicked: {}", panic_text(&*payload));
                    panic!("{}", report::<G>(&fault, seed, &mutant));
                }
            }
        }
    }
}

fn report<G: Game>(fault: &str, seed: u64, mutant: &Value) -> String {
    format!("{}: {fault}\nseed {seed}, tampered position:\n\n{mutant}", G::about().id)
}

/// Whether the position was accepted; an error if it should not have been.
fn try_state<G: Game>(state: &Value, plies: usize, rng: &mut ChaCha8Rng) -> Result<bool, String> {
    let position = match G::load(state) {
        Ok(position) => position,
        Err(faults) => {
            let silent = faults.iter().all(|fault| fault.trim().is_empty());
            claim(!silent, || "the position is refused without a reason".to_owned())?;
            return Ok(false);
        }
    };
    let setup = setup_of_state(G::about(), state);
    if setup.check(G::about()).is_err() {
        // The kernel refuses it, whatever the game says.
        return Ok(false);
    }
    G::audit(&position)
        .map_err(|faults| format!("accepted, but its audit says: {}", faults.join("; ")))?;
    let again = G::load(&G::state(&position));
    claim(again.as_ref() == Ok(&position), || format!("accepted, but stored as {again:?}"))?;
    look_at::<G>(&position, setup.seats);
    play_on::<G>(position, plies, rng)?;
    Ok(true)
}

fn look_at<G: Game>(position: &G::Position, count: usize) {
    for viewer in seats(count).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = G::view(position, viewer);
        let _ = (G::show(&view), G::prompt(&view), G::phase(&view));
    }
}

fn play_on<G: Game>(mut position: G::Position, plies: usize, rng: &mut ChaCha8Rng) -> Verdict {
    let mut legal = Vec::new();
    for _ in 0..plies {
        G::legal(&position, &mut legal);
        let (actor, over) = (G::actor(&position), G::outcome(&position).is_some());
        claim(over == (actor == Actor::Nobody) && over == legal.is_empty(), || {
            format!("accepted, but later {actor:?} is to act, over is {over}, legal {legal:?}")
        })?;
        if over {
            break;
        }
        let mv = choose::<G>(&position, &legal, Policy::Uniform, rng)?;
        G::play(&mut position, mv, &mut Log::silent());
    }
    Ok(())
}

/// Changes one thing.
fn mutate(state: &mut Value, seen: &[Value], rng: &mut ChaCha8Rng) {
    let mut places = Vec::new();
    pointers(state, String::new(), &mut places);
    let graft = state.pointer(&places[index_below(places.len(), rng)]).cloned();
    let place = &places[index_below(places.len(), rng)];
    let Some(node) = state.pointer_mut(place) else { return };
    match (below(rng, 6), node) {
        (0..=2, Value::Object(members)) => mutate_object(members, rng),
        (0..=2, Value::Array(items)) => mutate_array(items, rng),
        (0..=2, node @ Value::Number(_)) => {
            *node = other_number(node.as_i64().unwrap_or_default(), rng);
        }
        (0..=3, node) if !seen.is_empty() => *node = seen[index_below(seen.len(), rng)].clone(),
        (4, node) => *node = graft.unwrap_or_default(),
        (_, node) => *node = odd_value(rng),
    }
}

/// A number nearby or far out.
fn other_number(number: i64, rng: &mut ChaCha8Rng) -> Value {
    let near = [number.wrapping_add(1), number.wrapping_sub(1), number.wrapping_neg()];
    let far = [0, 1, -1, 255, 256, 65_536, i64::from(u32::MAX) + 1, i64::MAX, i64::MIN];
    let all: Vec<_> = near.into_iter().chain(near).chain(far).collect();
    pick(&all, rng).into()
}

/// Removes, renames, adds or copies a member.
fn mutate_object(members: &mut Map<String, Value>, rng: &mut ChaCha8Rng) {
    let keys: Vec<_> = members.keys().cloned().collect();
    if keys.is_empty() || below(rng, 4) == 0 {
        members.insert("surplus".to_owned(), odd_value(rng));
        return;
    }
    let (key, other) = (&keys[index_below(keys.len(), rng)], &keys[index_below(keys.len(), rng)]);
    match below(rng, 3) {
        0 => drop(members.shift_remove(key)),
        1 => {
            let value = members.shift_remove(key).unwrap_or_default();
            members.insert(format!("{key}x"), value);
        }
        _ => {
            let value = members.get(other).cloned().unwrap_or_default();
            members.insert(key.clone(), value);
        }
    }
}

/// Cuts an array short, repeats or swaps elements.
fn mutate_array(items: &mut Vec<Value>, rng: &mut ChaCha8Rng) {
    if items.is_empty() {
        items.push(odd_value(rng));
        return;
    }
    let (one, other) = (index_below(items.len(), rng), index_below(items.len(), rng));
    match below(rng, 4) {
        0 => items.truncate(one),
        1 => drop(items.remove(one)),
        2 => items.insert(one, items[other].clone()),
        _ => items.swap(one, other),
    }
}

fn odd_value(rng: &mut ChaCha8Rng) -> Value {
    let values = [
        Value::Null,
        Value::Bool(true),
        Value::Bool(false),
        Value::from(""),
        Value::from("no such thing"),
        Value::from(1.5),
        Value::from(-1e300),
        Value::from(u64::MAX),
        Value::Array(Vec::new()),
        Value::Array(vec![Value::Null; 300]),
        Value::Object(Map::new()),
    ];
    values[index_below(values.len(), rng)].clone()
}

/// Every string, number and boolean in a value.
fn scalars(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| scalars(item, out)),
        Value::Object(members) => members.values().for_each(|member| scalars(member, out)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            out.push(value.clone());
        }
    }
}

/// JSON pointers to every node, the whole among them.
fn pointers(value: &Value, place: String, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                pointers(item, format!("{place}/{index}"), out);
            }
        }
        Value::Object(members) => {
            for (key, member) in members {
                let key = key.replace('~', "~0").replace('/', "~1");
                pointers(member, format!("{place}/{key}"), out);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    out.push(place);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::pebbles::Pebbles;

    #[test]
    fn pebbles_takes_no_harm() {
        let fuzzed = fuzz_states::<Pebbles>(&Fuzz { every: 1, ..Fuzz::default() });
        assert!(fuzzed.accepted > 20, "{fuzzed:?}");
        assert!(fuzzed.refused > 1_000, "{fuzzed:?}");
    }

    #[test]
    fn every_node_has_a_pointer() {
        let value = serde_json::json!({ "a/b": [1, { "~": null }] });
        let mut places = Vec::new();
        pointers(&value, String::new(), &mut places);
        assert_eq!(places, ["/a~1b/0", "/a~1b/1/~0", "/a~1b/1", "/a~1b", ""]);
        assert!(places.iter().all(|place| value.pointer(place).is_some()));
    }
}
