//! Whether a position could have arisen. Positions come from outside through this door, and the
//! property tests hold every position of every game against it.

use table::Step;

use crate::board::{Board, Ending, Passed};
use crate::components::{Edition, Effect};
use crate::flow::Frame;
use crate::ids::{Card, Good, Polis, Project, Region, Side, poleis};
use crate::moves::Action;
use crate::position::{Position, Secrets, Table};
use crate::rules::battle::{Battle, Stage};
use crate::rules::editions::{self, LongTurn, SiegeDiscs};
use crate::rules::event_cards::Reading;
use crate::rules::round::Phase;
use crate::rules::turn::Turn;

/// The versions of the rules that this code can play, the newest first.
pub(crate) const RULES: [u32; 1] = [1];

/// More prestige than any game can bring.
const MOST_PRESTIGE: u16 = 10_000;

/// Everything that is wrong with a position.
///
/// # Errors
/// One sentence for each fault.
pub(crate) fn audit(position: &Position) -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    let table = &position.table;
    audit_board(&table.board, &mut faults);
    // The steps lean on the board, so a broken board is reported alone.
    if faults.is_empty() {
        audit_steps(table, position.steps.as_slice(), &mut faults);
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Remembers a fault unless the condition holds.
fn expect(faults: &mut Vec<String>, holds: bool, fault: impl FnOnce() -> String) {
    if !holds {
        faults.push(fault());
    }
}

fn audit_board(board: &Board, faults: &mut Vec<String>) {
    expect(faults, RULES.contains(&board.rules), || format!("rules version {}", board.rules));
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
    expect(faults, allowed, || "two proxenoi share a polis".to_owned());
}

/// POL-0.4 to POL-0.8: the limits of a side's pieces.
fn audit_side(board: &Board, side: Side, faults: &mut Vec<String>) {
    let player = board.player(side);
    let id = side.id();
    let fits = player.prestige <= MOST_PRESTIGE;
    expect(faults, fits, || format!("{id} has {} prestige", player.prestige));
    for good in Good::ALL {
        let have = player.stock[good.index()];
        let most = if board.edition.goods.contains(&good) { board.edition.track_max } else { 0 };
        expect(faults, have <= most, || format!("{id} has {have} {}, at most {most}", good.id()));
    }
    for region in Board::regions() {
        let (here, most) = (board.units(side, region), board.capacity());
        let name = board.edition.region_id(region);
        expect(faults, here <= most, || format!("{id} has {here} units in {name}, at most {most}"));
    }
    let cubes = used_cubes(board, side);
    let most = board.edition.cubes;
    expect(faults, cubes <= u16::from(most), || format!("{id} uses {cubes} cubes of {most}"));
    let collected = board.collected.iter().filter(|&&owner| owner == Some(side)).count();
    let sieges: usize = board.siege_discs[side.index()].iter().map(|&n| usize::from(n)).sum();
    let (discs, most) = (board.league(side).count() + collected + sieges, board.edition.discs);
    expect(faults, discs <= usize::from(most), || format!("{id} uses {discs} discs of {most}"));
    let trading = board.shiploads.iter().filter(|&&owner| owner == Some(side)).count();
    let (ships, most) = (usize::from(player.merchants) + trading, board.edition.merchants);
    expect(faults, ships <= usize::from(most), || format!("{id} uses {ships} merchants of {most}"));
}

/// POL-7.11, POL-7.13: discs lie where a siege can fail, and only beside own hoplites.
fn audit_siege_discs(board: &Board, side: Side, faults: &mut Vec<String>) {
    let besieged = Polis::all().filter(|polis| board.siege_discs[side.index()][polis.index()] > 0);
    for polis in besieged {
        let id = board.edition.polis_id(polis);
        let territory = board.edition.map.territory[polis.index()];
        let here = territory.map_or(0, |territory| board.units(side, Region::Land(territory)));
        let sound = board.edition.rules.siege_discs == SiegeDiscs::OneForEachFailure
            && board.edition.poleis[polis.index()].base > 1
            && !board.is_capital(polis)
            && here > 0;
        expect(faults, sound, || format!("{} can have no siege disc at {id}", side.id()));
    }
}

fn used_cubes(board: &Board, side: Side) -> u16 {
    let sum = |units: &[u8]| units.iter().map(|&n| u16::from(n)).sum::<u16>();
    board.league_population(side)
        + sum(&board.hoplites[side.index()])
        + sum(&board.galleys[side.index()])
        + u16::from(board.player(side).abroad)
}

fn audit_polis(board: &Board, polis: Polis, faults: &mut Vec<String>) {
    let (state, card) = (board.poleis[polis.index()], board.edition.poleis[polis.index()]);
    let id = board.edition.polis_id(polis);
    let cubes = if state.owner.is_some() { 1..=card.max } else { 0..=0 };
    expect(faults, cubes.contains(&state.cubes), || format!("{id} has population {}", state.cubes));
    for side in Side::BOTH {
        if board.capital(side) == polis {
            let lost = board.ending == Some(Ending::CapitalLost(side)) && state.owner.is_none();
            let kept = state.owner == Some(side) && board.ending != Some(Ending::CapitalLost(side));
            expect(faults, lost || kept, || format!("{id} is the capital of {}", side.id()));
        }
    }
    let hosted = state.built | state.project.map_or(0, Project::bit);
    let foreign = hosted & !card.projects;
    expect(faults, foreign == 0, || format!("{id} holds a project that it can't host"));
}

/// Every project is in one place at the most.
fn audit_projects(board: &Board, faults: &mut Vec<String>) {
    let mut seen = 0_u16;
    let mut twice = 0_u16;
    let in_poleis =
        board.poleis.iter().flat_map(|state| [state.built, state.project.map_or(0, Project::bit)]);
    for set in in_poleis.chain([board.shown, board.unseen]) {
        twice |= seen & set;
        seen |= set;
    }
    expect(faults, twice == 0, || "a project is in two places".to_owned());
    let known = seen & !board.scenario.projects == 0;
    expect(faults, known, || "a project does not belong to the scenario".to_owned());
    audit_display(board, 0, faults);
}

/// POL-0.11, POL-0.24: a round shows so many projects, less those `put_away`, and no more than
/// these can be in progress.
fn audit_display(board: &Board, put_away: u8, faults: &mut Vec<String>) {
    let in_progress = board.poleis.iter().filter(|state| state.project.is_some()).count();
    let here = board.shown.count_ones() as usize + in_progress;
    let most = usize::from(board.round_card().projects.saturating_sub(put_away));
    expect(faults, here <= most, || {
        format!("{here} projects are on display or in progress, at most {most} in this round")
    });
}

fn audit_market(board: &Board, faults: &mut Vec<String>) {
    let last = board.edition.prices[0].len() as u8 - 1;
    for good in Good::ALL {
        let column = board.market[good.index()];
        expect(faults, column <= last, || format!("{} is in column {column}", good.id()));
        // POL-0.23: silver and wheat have no marker, so nothing moves it.
        let valued = board.edition.market_goods & (1 << good.index()) != 0;
        expect(faults, valued || column == 0, || {
            format!("{} has no value marker, and it is in column {column}", good.id())
        });
    }
    for (card, owner) in board.edition.shiploads.iter().zip(&board.shiploads) {
        let open = owner.is_none() || card.value <= board.round_card().kind;
        expect(faults, open, || format!("{} is not open yet", card.id));
    }
}

fn audit_event(board: &Board, faults: &mut Vec<String>) {
    let in_deck = board.event.is_none_or(|event| board.round_card().events.contains(&event));
    expect(faults, in_deck, || "the event is not of this round".to_owned());
    let effects = board.event.map_or(&[][..], |event| &board.edition.events[event.index()].effects);
    let barred = effects.iter().fold(0, |set, effect| match effect {
        Effect::MajorityLoss { territory, .. } => set | territory.bit(),
        _ => set,
    });
    expect(faults, board.barred & !barred == 0, || "no event bars that tribute".to_owned());
    let sends = effects.iter().any(|effect| matches!(effect, Effect::SendUnits(_)));
    for side in Side::BOTH {
        let player = board.player(side);
        let abroad = player.abroad == 0 || sends;
        expect(faults, abroad, || format!("units of {} are abroad for no event", side.id()));
        let doubled = !player.doubled || board.event_rules().commanders;
        expect(faults, doubled, || format!("{} has no great commander", side.id()));
    }
}

fn audit_steps(table: &Table, steps: &[Frame], faults: &mut Vec<String>) {
    let board = &table.board;
    if board.ending.is_some() != steps.is_empty() {
        faults.push("steps are pending exactly while the game goes on".to_owned());
        return;
    }
    let fighting = steps.iter().any(|step| matches!(step, Frame::Battle(_)));
    let quiet = table.secrets == Secrets::default();
    expect(faults, fighting || quiet, || "combat cards are held outside a battle".to_owned());
    let [Frame::Round(round), above @ ..] = steps else {
        expect(faults, steps.is_empty(), || "the first pending step is the round".to_owned());
        return;
    };
    audit_clock(board, round.phase, faults);
    if let [Frame::Turn(turn), rest @ ..] = above {
        audit_turn(board, turn, rest, faults);
    }
    let put_away = board.round_card().put_away > 0 && round.phase < Phase::PutAway;
    let behind = round.behind.is_some() == put_away;
    expect(faults, behind, || "who puts a project away is known until it is done".to_owned());
    let sound = is_sound(board, round.phase, above);
    expect(faults, sound, || "the pending steps do not follow from each other".to_owned());
    if let Some(top) = steps.last().filter(|_| faults.is_empty()) {
        expect(faults, is_consistent(table, top), || format!("the last step can't be: {top:?}"));
        let mut legal = Vec::new();
        if faults.is_empty() {
            top.legal(table, &mut legal);
            expect(faults, !legal.is_empty(), || "the last step has nothing to ask".to_owned());
        }
    }
}

/// What must be known and done by each phase.
fn audit_clock(board: &Board, phase: Phase, faults: &mut Vec<String>) {
    let drawn = board.event.is_some();
    let has_events = !board.round_card().events.is_empty();
    let event_due = has_events && phase > Phase::DrawEvent;
    expect(faults, drawn == event_due, || "the event is drawn at the round's start".to_owned());
    let passed = match phase {
        phase if phase < Phase::Turns => board.passed == Passed::Nobody,
        Phase::Turns => true,
        _ => matches!(board.passed, Passed::Both(_)),
    };
    expect(faults, passed, || "the passes do not fit the phase".to_owned());
    if phase > Phase::PutAway {
        audit_display(board, board.round_card().put_away, faults);
    }
}

/// What the actions of a turn leave on the table until the round is over.
fn audit_turn(board: &Board, turn: &Turn, rest: &[Frame], faults: &mut Vec<String>) {
    let id = turn.side.id();
    let done = |action: Action| turn.done & action.bit() != 0;
    // POL-9.13: the merchant stays away.
    let traded = board.shiploads.contains(&Some(turn.side));
    expect(faults, !done(Action::Trade) || traded, || {
        format!("{id} has traded in this turn, and none of its merchants is on a shipload")
    });
    // POL-8.5: a disc marks the territory.
    let collecting = matches!(rest, [Frame::Collect(_)]);
    let collected = collecting || board.collected.contains(&Some(turn.side));
    expect(faults, !done(Action::Tribute) || collected, || {
        format!("{id} has collected tribute in this turn, and its disc lies in no territory")
    });
    // POL-4.4: it is in progress until the round ends.
    let paying = matches!(rest, [Frame::Payment(_)]);
    let started = paying || board.poleis.iter().any(|state| state.project.is_some());
    expect(faults, !done(Action::StartProject) || started, || {
        format!("{id} has started a project in this turn, and none is in progress")
    });
    // POL-0.17: it may do everything again, so nothing is kept ...
    let alone = board.passed.has(turn.side.other());
    expect(faults, !alone || turn.done == 0, || {
        format!("{id} plays alone, and then its actions are not counted")
    });
    // ... but POL-0.26, what it has besieged.
    let kept = alone && board.edition.rules.long_turn == LongTurn::BesiegesOnce;
    expect(faults, kept || turn.besieged.is_empty(), || {
        format!("{id} keeps what it has besieged only while it plays alone, in the first edition")
    });
    for polis in poleis(turn.besieged) {
        let besiegeable =
            !board.is_capital(polis) && board.edition.map.territory[polis.index()].is_some();
        let name = board.edition.polis_id(polis);
        expect(faults, besiegeable, || format!("{id} can't have besieged {name}"));
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

fn is_sound_turn(board: &Board, turn: &Turn, rest: &[Frame]) -> bool {
    let alone = board.passed.has(turn.side.other());
    let most = u32::from(board.edition.actions_per_turn);
    let foreign = turn.done & !editions::actions(board.edition);
    let within = turn.done.count_ones() <= most && foreign == 0;
    if turn.ended {
        return within
            && match rest {
                [Frame::Aftermath(after)] => after.side == turn.side,
                [Frame::Aftermath(after), Frame::Battle(_) | Frame::Commanders(_)] => {
                    after.side == turn.side && after.fought != 0
                }
                _ => false,
            };
    }
    let playing = within && !board.passed.has(turn.side);
    match rest {
        [] => playing && (!turn.is_full(board) || turn.can_ransom(board).is_ok()),
        [Frame::Surcharge(step)] => playing && alone && step.side == turn.side,
        [step] => {
            playing && acting_side(step).is_none_or(|side| side == turn.side) && is_action(step)
        }
        _ => false,
    }
}

fn is_action(step: &Frame) -> bool {
    matches!(
        step,
        Frame::Create(_)
            | Frame::Payment(_)
            | Frame::March(_)
            | Frame::Sail(_)
            | Frame::Siege(_)
            | Frame::Collect(_)
            | Frame::Haggle(_)
    )
}

fn acting_side(step: &Frame) -> Option<Side> {
    match step {
        Frame::Create(step) => Some(step.side),
        Frame::Payment(step) => Some(step.side),
        Frame::March(step) => Some(step.side),
        Frame::Sail(step) => Some(step.side),
        Frame::Siege(step) => Some(step.side),
        Frame::Collect(step) => Some(step.side),
        _ => None,
    }
}

/// Whether the variables of the last step fit the board.
fn is_consistent(table: &Table, step: &Frame) -> bool {
    let board = &table.board;
    let edition = board.edition;
    match step {
        Frame::Round(_) => false,
        Frame::Reveal(_) => {
            board.shown.count_ones() < u32::from(board.round_card().projects) && board.unseen != 0
        }
        // One of those shown has to go, and none is in progress yet.
        Frame::PutAway(_) => board.shown.count_ones() == u32::from(board.round_card().projects),
        Frame::DrawEvent(_) | Frame::Turn(_) | Frame::Surcharge(_) | Frame::March(_) => true,
        Frame::Sail(_) | Frame::Phoros(_) => true,
        Frame::Aftermath(step) => step.fought >> 21 == 0,
        Frame::Reading(reading) => is_consistent_reading(board, reading),
        Frame::Create(step) => board.owns(step.side, step.polis),
        Frame::Payment(step) => {
            let state = board.poleis[step.polis.index()];
            let hosted = edition.poleis[step.polis.index()].projects & step.project.bit() != 0;
            let shown = board.shown & step.project.bit() != 0;
            hosted && shown && state.project.is_none() && board.owns(step.side, step.polis)
        }
        Frame::Siege(step) => {
            let base = edition.poleis[step.polis.index()].base;
            let Some(territory) = edition.map.territory[step.polis.index()] else { return false };
            let own = board.units(step.side, Region::Land(territory));
            let enemy = board.units(step.side.other(), Region::Land(territory));
            base > 1
                && own >= base
                && own > enemy
                && !board.owns(step.side, step.polis)
                && !board.is_capital(step.polis)
                && board.reserve(step.side) >= board.population(step.polis)
                && board.free_discs(step.side) > 0
        }
        Frame::Collect(step) => {
            let boxes = &edition.tribute[step.territory.index()];
            let placed = step.placed.iter().map(|&n| u16::from(n)).sum::<u16>();
            let here = board.units(step.side, Region::Land(step.territory));
            step.placed.iter().zip(boxes).all(|(placed, boxes)| placed <= boxes)
                && placed + u16::from(step.silencing) <= u16::from(here)
                && board.collected[step.territory.index()].is_none()
                && board.free_discs(step.side) > 0
        }
        Frame::Haggle(step) => {
            let rule = editions::market_dice(edition, step.dearer).0;
            let rolled = step.best.is_some_and(|best| (1..=4).contains(&best));
            let fresh = step.best.is_none() && step.left == rule.dice;
            // Markers move in the order of the goods, and only silver moves several.
            let this = 1_u8 << step.good.index();
            let follows = step.then == 0
                || (step.dearer && step.then.trailing_zeros() > this.trailing_zeros());
            let traded = (this | step.then) & !edition.market_goods == 0;
            traded && follows && (fresh || (rolled && step.left >= 1 && step.left < rule.dice))
        }
        Frame::Battle(battle) => is_consistent_battle(table, battle),
        Frame::Commanders(step) => {
            board.event_rules().commanders
                && step.won.iter().all(|&won| won <= MOST_PRESTIGE)
                && step.won[step.asked.index()] > 0
                && !board.player(step.asked).doubled
        }
        Frame::Homecoming(step) => {
            let fits = |side: Side| step.left[side.index()] == board.player(side).abroad;
            Side::BOTH.into_iter().all(fits) && step.left[step.next.index()] > 0
        }
        Frame::Feeding(step) => {
            let wheat = u16::from(board.stock(step.side, Good::Wheat));
            board.league_population(step.side) > wheat && board.league(step.side).count() > 1
        }
        Frame::Growth(step) => {
            let grown =
                |polis: Polis| step.grown[polis.index()] <= edition.poleis[polis.index()].growth;
            Polis::all().all(grown)
        }
    }
}

fn is_consistent_reading(board: &Board, reading: &Reading) -> bool {
    let side = reading.side();
    match reading.current(board) {
        Some(Effect::RemoveUnits { side: who, n }) => *who == side && reading.count < *n,
        Some(Effect::SendUnits(rule)) => {
            rule.side.is_none_or(|who| who == side)
                && reading.count <= board.player(side).abroad
                && reading.count < rule.max
        }
        Some(Effect::Exchange { .. } | Effect::Betrayal { .. }) => reading.count == 0,
        _ => false,
    }
}

/// The cards of a battle: as many as the box holds, and as many in each hand as the stage wants.
fn is_consistent_battle(table: &Table, battle: &Battle) -> bool {
    let edition: &Edition = table.board.edition;
    let enough = Card::all().all(|card| {
        cards_used(table, battle, card) <= u16::from(edition.cards[card.index()].copies)
    });
    if !enough || battle.won.iter().any(|&won| won > MOST_PRESTIGE) {
        return false;
    }
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let units = |side| table.board.units(side, battle.region);
    let hand = |side: Side| table.secrets.hands[side.index()].iter().sum::<u8>();
    let picked = u8::from(table.secrets.pick.is_some());
    let attack = battle.attack.iter().flatten().count() as u8;
    let missing = units(attacker).saturating_sub(hand(attacker))
        + units(defender).saturating_sub(hand(defender));
    let deck: u8 = Card::all().map(|card| battle.in_deck(table, card)).sum();
    let calm = attack == 0 && picked == 0;
    let full = |side: Side, laid: u8| hand(side) + laid == units(side);
    units(attacker) >= 2
        && units(defender) >= 2
        && match battle.stage {
            Stage::Retreat(side) => {
                calm && table.board.player(side).prestige > 0
                    && deck >= missing
                    && hand(attacker) <= units(attacker)
                    && hand(defender) <= units(defender)
            }
            Stage::Deal => {
                calm && missing > 0
                    && deck >= missing
                    && hand(attacker) <= units(attacker)
                    && hand(defender) <= units(defender)
            }
            Stage::Attack => attack == 0 && full(attacker, picked) && full(defender, 0),
            Stage::Defend => attack == 2 && full(attacker, attack) && full(defender, picked),
        }
}

fn cards_used(table: &Table, battle: &Battle, card: Card) -> u16 {
    let held = table.secrets.hands.iter().map(|hand| u16::from(hand[card.index()])).sum::<u16>();
    let open = battle.attack.iter().flatten().filter(|&&laid| laid == card).count() as u16;
    held + open
        + u16::from(battle.discards[card.index()])
        + u16::from(table.secrets.pick == Some(card))
}
