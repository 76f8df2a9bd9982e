//! Positions to be attacked: somebody has a move that meets chance, or another's order.

use std::collections::BTreeSet;

use table::any::{AnyTable, actor_id};
use table::chance::{Dice, FairDice};
use table::{Actor, Seat, Setup};

use super::{Plan, SEED, TABLE};
use crate::common::config;

/// No game of a test is looked through further.
const MOST_PLIES: usize = 600;
/// Words that are tried after the decisive move.
const MOST_PROBES: usize = 30;

/// A table at which somebody is about to learn something.
pub(crate) struct Position {
    pub(crate) plan: Plan,
    pub(crate) table: Box<dyn AnyTable>,
    /// The seat to act.
    pub(crate) seat: Seat,
    /// Its move that meets chance, or that another answers.
    pub(crate) decisive: String,
    /// Moves that could be made afterwards, whatever is decided.
    pub(crate) probes: Vec<String>,
}

/// Plays games by `seed` until somebody to act has a decisive move.
pub(crate) fn find(
    game: &'static str,
    seats: usize,
    mut seed: u64,
    decisive: impl Fn(&dyn AnyTable) -> Option<String>,
) -> Position {
    let known = config().game(game).unwrap();
    loop {
        let setup = Setup { seats, ..Setup::standard(known.about()) };
        let mut table = known.set_up(setup).unwrap();
        let mut played = Vec::new();
        while let Some(actor) = Some(table.actor()).filter(|_| played.len() < MOST_PLIES) {
            if let (Actor::Seat(seat), Some(words)) = (actor, decisive(&*table)) {
                let plan = plan(&*table, played);
                let probes = probes(&*table, seat, &words);
                return Position { plan, table, seat, decisive: words, probes };
            }
            let choices = table.legal_words();
            if choices.is_empty() {
                break;
            }
            let weights: Vec<_> = choices.iter().map(|one| one.weight.unwrap_or(1)).collect();
            let chosen = Dice::Seeded(seed).choose(played.len() as u64, &weights).unwrap();
            let words = choices[chosen].words.clone();
            table.play(actor, &words, "en").unwrap();
            played.push((
                actor_id(table.about(), table.setup().seats, actor).unwrap().to_owned(),
                words,
            ));
        }
        seed += 1_000;
    }
}

fn plan(table: &dyn AnyTable, played: Vec<(String, String)>) -> Plan {
    let setup = table.setup();
    Plan {
        game: table.about().id,
        edition: setup.edition.clone(),
        scenario: setup.scenario.clone(),
        rules: setup.rules,
        people: (0..setup.seats).collect(),
        played,
        waits_for_seed: false,
        secret: [0; 32],
        orders: Vec::new(),
    }
}

/// A table at which nothing has happened, because the last seat owes its seed.
pub(crate) fn opening(game: &'static str, seats: usize) -> Position {
    let known = config().game(game).unwrap();
    let table = known.set_up(Setup { seats, ..Setup::standard(known.about()) }).unwrap();
    let plan = Plan { waits_for_seed: true, ..plan(&*table, Vec::new()) };
    Position { plan, table, seat: Seat(0), decisive: String::new(), probes: Vec::new() }
}

/// The first legal move that begins so, that chance follows, and after which the same seat may be
/// to act: only then can it try more.
pub(crate) fn rolling(table: &dyn AnyTable, begins: &str) -> Option<String> {
    let seat = table.actor().seat()?;
    let moves = table.legal_words().into_iter().map(|one| one.words);
    moves.filter(|words| words.starts_with(begins)).find(|words| {
        let after = outcomes(table, words);
        after.len() > 1 && after.iter().any(|after| after.actor() == Actor::Seat(seat))
    })
}

/// The first card that can be drawn, if it may be the last of the turn and be put up at once: what
/// can be put up tells what was drawn.
pub(crate) fn last_draw(table: &dyn AnyTable) -> Option<String> {
    let is_told = |after: &dyn AnyTable| {
        let later = played(after, "done").map(|later| later.legal_words());
        later.is_some_and(|moves| moves.iter().any(|one| one.words.starts_with("auction ")))
    };
    rolling(table, "draw ")
        .filter(|words| outcomes(table, words).iter().any(|after| is_told(&**after)))
}

fn played(table: &dyn AnyTable, words: &str) -> Option<Box<dyn AnyTable>> {
    let mut after = table.boxed_clone();
    after.play(table.actor(), words, "en").ok()?;
    Some(after)
}

/// What chance may make of a move.
fn outcomes(table: &dyn AnyTable, words: &str) -> Vec<Box<dyn AnyTable>> {
    let Some(after) = played(table, words).filter(|after| after.actor() == Actor::Chance) else {
        return Vec::new();
    };
    let words = after.legal_words().into_iter();
    words.filter_map(|one| played(&*after, &one.words)).collect()
}

/// Moves of the seat in what may follow, at once or when it has done enough of the same.
fn probes(table: &dyn AnyTable, seat: Seat, decisive: &str) -> Vec<String> {
    let mut words: BTreeSet<String> = BTreeSet::new();
    for after in outcomes(table, decisive) {
        let later = played(&*after, "done");
        let own = [Some(after), later].into_iter().flatten();
        for after in own.filter(|after| after.actor() == Actor::Seat(seat)) {
            words.extend(after.legal_words().into_iter().map(|one| one.words));
        }
    }
    let stride = words.len() / MOST_PROBES + 1;
    words.into_iter().step_by(stride).collect()
}

/// Two secrets by which the next roll falls so that different moves are legal afterwards.
pub(crate) fn two_secrets(position: &Position) -> [[u8; 32]; 2] {
    let before = &*position.table;
    let rolls = match before.actor() {
        Actor::Chance => before.boxed_clone(),
        _ => played(before, &position.decisive).unwrap(),
    };
    let outcomes = rolls.legal_words();
    let weights: Vec<_> = outcomes.iter().map(|one| one.weight.unwrap()).collect();
    let falls = |secret: [u8; 32]| {
        let seeds = vec![SEED.to_vec(); position.plan.people.len()];
        let dice = Dice::Fair(FairDice { secret, seeds, table: TABLE.to_owned() });
        outcomes[dice.choose(rolls.rolled(), &weights).unwrap()].words.clone()
    };
    let follows = |outcome: &str| {
        let after = played(&*rolls, outcome).unwrap();
        let words: Vec<_> = after.legal_words().into_iter().map(|one| one.words).collect();
        (after.actor(), words)
    };
    let secrets: Vec<_> = (1..=255).map(|byte| [byte; 32]).collect();
    let first = falls(secrets[0]);
    let differs = |secret: &&[u8; 32]| follows(&falls(**secret)) != follows(&first);
    let other = secrets.iter().find(differs);
    let other = other.or_else(|| secrets.iter().find(|secret| falls(**secret) != first));
    [secrets[0], *other.expect("a roll has several outcomes")]
}
