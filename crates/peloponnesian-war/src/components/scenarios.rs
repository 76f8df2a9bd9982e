//! From the file to the cards of scenarios and set-ups.

use std::collections::BTreeMap;

use super::load::Loader;
use super::raw::{RawScenario, RawSetup, RawStacks, RawThessaly};
use super::{LogLine, Matrix, ScenarioCard, SetupCard, Stationed};
use crate::board::Post;
use crate::ids::{Leader, Side, Space, UNITS};

/// Set-ups by id.
pub(super) fn setups(
    loader: &mut Loader<'_>,
    matrices: &[Matrix; 2],
    alcibiades: Leader,
    raw: Vec<RawSetup>,
) -> BTreeMap<String, SetupCard> {
    raw.into_iter().map(|raw| (raw.id.clone(), setup(loader, matrices, alcibiades, raw))).collect()
}

fn setup(
    loader: &mut Loader<'_>,
    matrices: &[Matrix; 2],
    alcibiades: Leader,
    raw: RawSetup,
) -> SetupCard {
    let strategies = &matrices[raw.player.other().index()].strategies;
    let strategy = strategies.iter().position(|known| known.id == raw.strategy);
    let strategy = loader.faults.found("strategy", &raw.strategy, strategy);
    // PW-4.1.1: in exile Alcibiades is no leader.
    let exile = matches!(raw.history.alcibiades, 1 | 2).then_some((alcibiades, Post::Exile));
    let at = |(leader, space): (&String, &String)| {
        (loader.leader(leader), Post::At(loader.space(space)))
    };
    let mut posts: Vec<_> = raw.leaders.iter().map(at).chain(exile).collect();
    posts.extend(raw.gone.iter().map(|leader| (loader.leader(leader), Post::Gone)));
    SetupCard {
        turn: raw.turn,
        player: raw.player,
        begins: raw.begins,
        draws: raw.draws,
        operations: raw.operations.both(),
        strategy: strategy.unwrap_or_default() as u8,
        treasury: raw.treasury.both(),
        confidence: raw.confidence.both(),
        bellicosity: raw.bellicosity.both(),
        fresh: stationed(loader, raw.units.both()),
        used: stationed(loader, raw.used.both()),
        neutrals: raw.neutrals.map(|stacks| counted(loader, stacks)),
        cast: loader.cast(&raw.cast),
        posts,
        captured: raw.captured.both().map(|spaces| loader.set(&spaces)),
        rebellion: loader.set(&raw.rebellion),
        objectives: raw.objectives.both().map(|spaces| loader.set(&spaces)),
        history: raw.history,
    }
}

fn stationed(loader: &mut Loader<'_>, stacks: [RawStacks; 2]) -> Vec<Stationed> {
    let mut all = Vec::new();
    for (side, stacks) in Side::BOTH.into_iter().zip(stacks) {
        let stacks = counted(loader, stacks);
        all.extend(stacks.into_iter().map(|(space, units)| (space, side, units)));
    }
    all
}

fn counted(loader: &mut Loader<'_>, stacks: RawStacks) -> Vec<(Space, [u8; UNITS])> {
    let count = |(space, list): (String, BTreeMap<_, u8>)| {
        let mut units = [0; UNITS];
        list.iter().for_each(|(unit, &n): (&crate::ids::Unit, _)| units[unit.index()] = n);
        (loader.space(&space), units)
    };
    stacks.into_iter().map(count).collect()
}

/// What scenarios refer to.
pub(super) struct Known<'a> {
    pub(super) setups: &'a BTreeMap<String, SetupCard>,
    pub(super) tables: &'a BTreeMap<String, Vec<LogLine>>,
    /// Spaces in which oligarchs rise, unless a scenario has its own.
    pub(super) rebels: &'a [Space],
}

/// Scenarios, in the order of the file.
pub(super) fn scenarios(
    loader: &mut Loader<'_>,
    known: &Known<'_>,
    raw: Vec<RawScenario>,
) -> Vec<ScenarioCard> {
    raw.into_iter().filter_map(|raw| scenario(loader, known, raw)).collect()
}

/// `None` if something that it refers to is missing, which is told.
fn scenario(loader: &mut Loader<'_>, known: &Known<'_>, raw: RawScenario) -> Option<ScenarioCard> {
    let rebels =
        raw.rebels.as_ref().map_or_else(|| known.rebels.to_vec(), |ids| loader.spaces(ids));
    let faults = &mut loader.faults;
    let setup = faults.found("set-up", &raw.setup, known.setups.get(&raw.setup).cloned());
    let table = faults.found("event table", &raw.events, known.tables.get(&raw.events));
    let events = table.and_then(|table| table.as_slice().try_into().ok());
    faults.expect(events.is_some(), || format!("{}: a table has 11 events", raw.events));
    faults.expect(rebels.len() == 11, || format!("{}: 11 spaces rebel", raw.id));
    Some(ScenarioCard {
        id: raw.id,
        title: raw.title,
        setup: setup?,
        last_turn: raw.last_turn,
        victory: raw.victory,
        year: raw.year,
        goal: raw.goal,
        early_surrender: raw.early_surrender,
        armistice: raw.armistice,
        change: raw.change.map(|change| (change.to, change.ending)),
        events: events?,
        deaths: raw.deaths,
        rebels,
        thessaly_neutral: raw.thessaly == RawThessaly::Neutral,
    })
}
