//! Whether a position could have arisen. Positions come from outside through this door, and the
//! property tests hold every position of every game against it.

use table::{Faults, Set, Step};

use crate::board::{Board, Ending};
use crate::components::Effect;
use crate::flow::Frame;
use crate::ids::{Good, Polis, Region, Shipload, Side, Territory};
use crate::moves::Action;
use crate::position::{Position, Secrets, Table};
use crate::rules::editions::SiegeDiscs;
use crate::rules::round::Phase;
use crate::rules::turn::Turn;

/// The versions of the rules that this code can play, the newest first.
pub(crate) const RULES: [u32; 1] = [1];

/// More prestige than any game can bring.
pub(crate) const MOST_PRESTIGE: u16 = 10_000;

/// Everything that is wrong with a position.
///
/// # Errors
/// One sentence for each fault.
pub(crate) fn audit(position: &Position) -> Result<(), Vec<String>> {
    let mut faults = Faults::new();
    let table = &position.table;
    audit_board(&table.board, &mut faults);
    // The steps lean on the board, so a broken board is reported alone.
    if faults.is_empty() {
        audit_steps(table, position.steps.as_slice(), &mut faults);
    }
    faults.into_result()
}

fn audit_board(board: &Board, faults: &mut Faults) {
    faults.expect(RULES.contains(&board.rules), || format!("rules version {}", board.rules));
    for side in Side::BOTH {
        audit_side(board, side, faults);
        audit_siege_discs(board, side, faults);
    }
    for polis in Polis::all() {
        audit_polis(board, polis, faults);
    }
    audit_projects(board, faults);
    audit_market(board, faults);
    audit_event(board, faults);
    let at = Side::BOTH.map(|side| board.proxenos(side));
    let shared = at[0].is_some() && at[0] == at[1];
    let allowed = !shared || at[0].is_some_and(|polis| board.is_capital(polis));
    faults.expect(allowed, || "two proxenoi share a polis".to_owned());
}

/// POL-0.4 to POL-0.8: the limits of a side's pieces.
fn audit_side(board: &Board, side: Side, faults: &mut Faults) {
    let player = board.player(side);
    let id = side.id();
    let fits = player.prestige <= MOST_PRESTIGE;
    faults.expect(fits, || format!("{id} has {} prestige", player.prestige));
    for good in Good::ALL {
        let have = player.stock[good.index()];
        let most = if board.edition.goods.contains(&good) { board.edition.track_max } else { 0 };
        faults.expect(have <= most, || format!("{id} has {have} {}, at most {most}", good.id()));
    }
    for region in Board::regions() {
        let (here, most) = (board.units(side, region), board.capacity());
        let name = region.id();
        faults.expect(here <= most, || format!("{id} has {here} units in {name}, at most {most}"));
    }
    let cubes = used_cubes(board, side);
    let most = board.edition.cubes;
    faults.expect(cubes <= u16::from(most), || format!("{id} uses {cubes} cubes of {most}"));
    let collected = board.collected.iter().filter(|&&owner| owner == Some(side)).count();
    let sieges: usize = board.siege_discs[side.index()].iter().map(|&n| usize::from(n)).sum();
    let (discs, most) = (board.league(side).count() + collected + sieges, board.edition.discs);
    faults.expect(discs <= usize::from(most), || format!("{id} uses {discs} discs of {most}"));
    let trading = board.shiploads.iter().filter(|&&owner| owner == Some(side)).count();
    let (ships, most) = (usize::from(player.merchants) + trading, board.edition.merchants);
    faults.expect(ships <= usize::from(most), || format!("{id} uses {ships} merchants of {most}"));
}

/// POL-7.11, POL-7.13: discs lie where a siege can fail, and only beside own hoplites.
fn audit_siege_discs(board: &Board, side: Side, faults: &mut Faults) {
    let besieged = Polis::all().filter(|polis| board.siege_discs[side.index()][polis.index()] > 0);
    for polis in besieged {
        let id = polis.id();
        let territory = board.edition.map.territory[polis.index()];
        let here = territory.map_or(0, |territory| board.units(side, Region::Land(territory)));
        let sound = board.edition.rules.siege_discs == SiegeDiscs::OneForEachFailure
            && board.edition.poleis[polis.index()].base > 1
            && !board.is_capital(polis)
            && here > 0;
        faults.expect(sound, || format!("{} can have no siege disc at {id}", side.id()));
    }
}

fn used_cubes(board: &Board, side: Side) -> u16 {
    let sum = |units: &[u8]| units.iter().map(|&n| u16::from(n)).sum::<u16>();
    board.league_population(side)
        + sum(&board.hoplites[side.index()])
        + sum(&board.galleys[side.index()])
        + u16::from(board.player(side).abroad)
}

fn audit_polis(board: &Board, polis: Polis, faults: &mut Faults) {
    let (state, card) = (board.poleis[polis.index()], board.edition.poleis[polis.index()]);
    let id = polis.id();
    let cubes = if state.owner.is_some() { 1..=card.max } else { 0..=0 };
    faults.expect(cubes.contains(&state.cubes), || format!("{id} has population {}", state.cubes));
    for side in Side::BOTH {
        if board.capital(side) == polis {
            let lost = board.ending == Some(Ending::CapitalLost(side)) && state.owner.is_none();
            let kept = state.owner == Some(side) && board.ending != Some(Ending::CapitalLost(side));
            faults.expect(lost || kept, || format!("{id} is the capital of {}", side.id()));
        }
    }
    let hosted = state.built | state.project.map_or(Set::EMPTY, Set::of);
    faults.expect(card.projects.contains_all(hosted), || {
        format!("{id} holds a project that it can't host")
    });
}

/// Every project is in one place at the most.
fn audit_projects(board: &Board, faults: &mut Faults) {
    let (mut seen, mut twice) = (Set::EMPTY, Set::EMPTY);
    let in_poleis = board
        .poleis
        .iter()
        .flat_map(|state| [state.built, state.project.map_or(Set::EMPTY, Set::of)]);
    for set in in_poleis.chain([board.shown, board.unseen]) {
        twice |= seen & set;
        seen |= set;
    }
    faults.expect(twice.is_empty(), || "a project is in two places".to_owned());
    let known = board.scenario.projects.contains_all(seen);
    faults.expect(known, || "a project does not belong to the scenario".to_owned());
    audit_display(board, 0, faults);
}

/// POL-0.11, POL-0.24: a round shows so many projects, less those `put_away`, and no more than
/// these can be in progress.
pub(crate) fn audit_display(board: &Board, put_away: u8, faults: &mut Faults) {
    let in_progress = board.poleis.iter().filter(|state| state.project.is_some()).count();
    let here = board.shown.len() + in_progress;
    let most = usize::from(board.round_card().projects.saturating_sub(put_away));
    faults.expect(here <= most, || {
        format!("{here} projects are on display or in progress, at most {most} in this round")
    });
}

fn audit_market(board: &Board, faults: &mut Faults) {
    let last = board.edition.prices[0].len() as u8 - 1;
    for good in Good::ALL {
        let column = board.market[good.index()];
        faults.expect(column <= last, || format!("{} is in column {column}", good.id()));
        // POL-0.23: silver and wheat have no marker, so nothing moves it.
        let valued = board.edition.market_goods.contains(good);
        faults.expect(valued || column == 0, || {
            format!("{} has no value marker, and it is in column {column}", good.id())
        });
    }
    for (load, owner) in Shipload::all().zip(&board.shiploads) {
        let value = board.edition.shiploads[load.index()].value;
        let open = owner.is_none() || value <= board.round_card().kind;
        faults.expect(open, || format!("{} is not open yet", load.id()));
    }
}

fn audit_event(board: &Board, faults: &mut Faults) {
    let in_deck = board.event.is_none_or(|event| board.round_card().events.contains(&event));
    faults.expect(in_deck, || "the event is not of this round".to_owned());
    let effects = board.event.map_or(&[][..], |event| &board.edition.events[event.index()].effects);
    let barring = effects.iter().filter_map(|effect| match effect {
        Effect::MajorityLoss { territory, .. } => Some(*territory),
        _ => None,
    });
    let barred: Set<Territory> = barring.collect();
    faults.expect(barred.contains_all(board.barred), || "no event bars that tribute".to_owned());
    let sends = effects.iter().any(|effect| matches!(effect, Effect::SendUnits(_)));
    for side in Side::BOTH {
        let player = board.player(side);
        let abroad = player.abroad == 0 || sends;
        faults.expect(abroad, || format!("units of {} are abroad for no event", side.id()));
        let doubled = !player.doubled || board.event_rules().commanders;
        faults.expect(doubled, || format!("{} has no great commander", side.id()));
    }
}

fn audit_steps(table: &Table, steps: &[Frame], faults: &mut Faults) {
    let board = &table.board;
    if !faults.expect(board.ending.is_some() == steps.is_empty(), || {
        "steps are pending exactly while the game goes on".to_owned()
    }) {
        return;
    }
    let fighting = steps.iter().any(|step| matches!(step, Frame::Battle(_)));
    let quiet = table.secrets == Secrets::default();
    faults.expect(fighting || quiet, || "combat cards are held outside a battle".to_owned());
    let [Frame::Round(round), above @ ..] = steps else {
        faults.expect(steps.is_empty(), || "the first pending step is the round".to_owned());
        return;
    };
    if let [Frame::Turn(turn), rest @ ..] = above {
        audit_traces(board, turn, rest, faults);
    }
    faults.expect(is_sound(board, round.phase, above), || {
        "the pending steps do not follow from each other".to_owned()
    });
    if !faults.is_empty() {
        return;
    }
    steps.iter().for_each(|step| step.audit(table, faults));
    if let Some(top) = steps.last().filter(|_| faults.is_empty()) {
        let mut legal = Vec::new();
        top.legal(table, &mut legal);
        faults.expect(!legal.is_empty(), || "the last step has nothing to ask".to_owned());
    }
}

/// Whether the steps above the round follow from each other.
fn is_sound(board: &Board, phase: Phase, above: &[Frame]) -> bool {
    match (phase, above) {
        (Phase::PutAway, [Frame::PutAway(_)]) => board.round_card().put_away > 0,
        (Phase::ShowProjects, [Frame::Reveal(_)])
        | (Phase::DrawEvent, [Frame::DrawEvent(_)])
        | (Phase::ReadEvent, [Frame::Reading(_)])
        | (Phase::Homecoming, [Frame::Homecoming(_)]) => true,
        (Phase::Turns, [Frame::Turn(turn), rest @ ..]) => is_sound_turn(board, turn, rest),
        (Phase::Feeding(nth), [Frame::Feeding(step)]) => step.side == board.nth(nth),
        (Phase::Growth(nth), [Frame::Growth(step)]) => step.side == board.nth(nth),
        (Phase::Phoros(nth), [Frame::Phoros(step)]) => step.side == board.nth(nth),
        _ => false,
    }
}

/// What actions of a turn leave on the table until the round is over, unless they are still being
/// carried out.
fn audit_traces(board: &Board, turn: &Turn, rest: &[Frame], faults: &mut Faults) {
    let id = turn.side.id();
    // POL-8.5: a disc marks the territory.
    let collecting = matches!(rest, [Frame::Collect(_)]);
    let collected = collecting || board.collected.contains(&Some(turn.side));
    faults.expect(!turn.done.contains(Action::Tribute) || collected, || {
        format!("{id} has collected tribute in this turn, and its disc lies in no territory")
    });
    // POL-4.4: a project is in progress until the round ends.
    let paying = matches!(rest, [Frame::Payment(_)]);
    let started = paying || board.poleis.iter().any(|state| state.project.is_some());
    faults.expect(!turn.done.contains(Action::StartProject) || started, || {
        format!("{id} has started a project in this turn, and none is in progress")
    });
}

fn is_sound_turn(board: &Board, turn: &Turn, rest: &[Frame]) -> bool {
    if turn.ended {
        return match rest {
            [Frame::Aftermath(after)] => after.side == turn.side,
            [Frame::Aftermath(after), Frame::Battle(_) | Frame::Commanders(_)] => {
                after.side == turn.side && !after.fought.is_empty()
            }
            _ => false,
        };
    }
    let playing = !board.passed.has(turn.side);
    match rest {
        [] => playing && (!turn.is_full(board) || turn.can_ransom(board).is_ok()),
        [Frame::Surcharge(step)] => {
            playing && board.passed.has(turn.side.other()) && step.side == turn.side
        }
        [step] => playing && is_action_of(step, turn.side),
        _ => false,
    }
}

/// Whether a step is an action that a side carries out.
fn is_action_of(step: &Frame, side: Side) -> bool {
    match step {
        Frame::Create(step) => step.side == side,
        Frame::Payment(step) => step.side == side,
        Frame::March(step) => step.side == side,
        Frame::Sail(step) => step.side == side,
        Frame::Siege(step) => step.side == side,
        Frame::Collect(step) => step.side == side,
        Frame::Haggle(_) => true,
        _ => false,
    }
}
