//! What somebody with common sense would do: beat small garrisons with a stronger force, and lay
//! small sieges to fortresses that nobody defends and nobody watches.

use rand::Rng;
use table::Set;
use table::chance::below;

use crate::board::{Board, Force};
use crate::components::{Ground, card};
use crate::flow::Frame;
use crate::ids::{Arm, SPACES, Side, Space, UNITS, Unit};
use crate::moves::Move;
use crate::orders::strongest as strongest_interceptor;
use crate::position::Position;
use crate::routes::{Passage, distances, exposure};
use crate::rules::homecoming::{GoHome, Home};

/// A move that somebody with common sense might make; `None` where any will do.
pub(crate) fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let board = &position.board;
    match position.steps.top()? {
        Frame::Operations(_) => Some(Move::Operate),
        Frame::PlayerOperation(step) => besiege(board, step.side(board), legal, rng),
        Frame::Muster(_) => gather(board, legal, rng),
        Frame::Leg(_) => legal.contains(&Move::Around).then_some(Move::Around),
        Frame::Losses(_) => legal.first().copied(),
        Frame::Build(step) => build(board, step.side(board), legal),
        Frame::Interception(_) => intercept(board, legal),
        Frame::GoHome(step) => settle(board, *step, legal),
        Frame::Eisphora(_) => Some(Move::Tax),
        _ => None,
    }
}

/// PW-11.5: with a force that is not the weaker one.
fn intercept(board: &Board, legal: &[Move]) -> Option<Move> {
    let expedition = board.expedition.as_ref()?;
    let by = strongest_interceptor(board)?;
    let ours = board.force(expedition.side.other(), by).total();
    let wanted =
        if ours >= expedition.force().total() { Move::Intercept(by) } else { Move::LetPass };
    legal.contains(&wanted).then_some(wanted)
}

/// PW-11.9: where the table of a player alone would send them.
fn settle(board: &Board, step: GoHome, legal: &[Move]) -> Option<Move> {
    let (side, unit, n) = step.next_group(board)?;
    let wanted = match step.home(board, side, unit, n) {
        Home::Here(space, most) if most >= n && n > 1 => Move::PlaceAll(space),
        Home::Here(space, _) => Move::Place(space),
        Home::Halves(one, other) => Move::Place(if n % 2 == 0 { one } else { other }),
        Home::Chosen | Home::Nowhere => return None,
    };
    legal.contains(&wanted).then_some(wanted)
}

/// A garrison that a stronger force will surely beat, or a fortress that falls by itself, by the
/// safest way that somebody can go; else home, where nothing is risked.
fn besiege(board: &Board, side: Side, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let watched = board.watched(side.other());
    let dangers = [Unit::Hoplites, Unit::Naval].map(|unit| danger(board, side, unit, watched));
    let danger = |space: Space| {
        let (arm, _) = force_for(board, side, space);
        dangers[usize::from(arm == Arm::Naval)][space.index()]
    };
    let safest = |wanted: &dyn Fn(Space) -> bool, rng: &mut dyn Rng| {
        let goal = |mv: &Move| match *mv {
            Move::Objective(space) if wanted(space) => Some(danger(space)),
            _ => None,
        };
        let least = legal.iter().filter_map(goal).min().filter(|&least| least <= BOLD)?;
        among(legal, |mv| goal(mv) == Some(least), rng)
    };
    let stay = Move::Objective(Board::national(side));
    safest(&|space| is_weak(board, side, space), rng)
        .or_else(|| safest(&|space| is_easy(board, side, space), rng))
        .or_else(|| legal.contains(&stay).then_some(stay))
}

/// How many watched spaces a sensible expedition passes.
const BOLD: u8 = 2;

fn is_easy(board: &Board, side: Side, space: Space) -> bool {
    let enemy = side.other();
    card(space).fortress
        && board.is_enemy_ground(side, space)
        && !board.is_held(enemy, space)
        && !board.is_held(side, space)
        && !board.is_covered(enemy, space, true)
        && space != Board::national(enemy)
}

/// A small garrison without a leader, which nobody helps and somebody can outnumber.
fn is_weak(board: &Board, side: Side, space: Space) -> bool {
    let enemy = side.other();
    let garrison = board.force(enemy, space);
    let (arm, wanted) = force_for(board, side, space);
    let helpers = || {
        let others = board.occupied[enemy.index()].iter().filter(|&other| other != space);
        others.filter(|&other| board.reaches(enemy, other, space, true)).count()
    };
    (1..=2).contains(&garrison.total())
        && board.leaders_at(enemy, space).next().is_none()
        && strongest(board, side, arm) >= wanted
        && helpers() == 0
}

/// The arm and the number that an objective of the player takes: one ship for a place by the sea,
/// one man for one inland, or what beats the garrison.
fn force_for(board: &Board, side: Side, objective: Space) -> (Arm, u8) {
    let garrison = board.force(side.other(), objective);
    match Board::ground(objective) {
        _ if !garrison.is_empty() => force_against(side, &garrison),
        Ground::Land => (Arm::Hoplite, 1),
        // The men of Sparta march for nothing (PW-5.1.5).
        Ground::Coastal if side == Side::Sparta => (Arm::Hoplite, 1),
        Ground::Coastal | Ground::Island => (Arm::Naval, 1),
    }
}

/// What beats a garrison almost surely (PW-6.2.3, PW-6.2.4): three more, and two more again
/// against the seamen of Athens or the men of Sparta.
fn force_against(side: Side, garrison: &Force) -> (Arm, u8) {
    let citizens =
        [Unit::Naval, Unit::Hoplites].iter().any(|unit| garrison.units[unit.index()] > 0);
    let edge = if citizens { 5 } else { 3 };
    let (arm, garrison, own) = match garrison.land() {
        0 => (Arm::Naval, garrison.naval(), Side::Athens),
        men => (Arm::Hoplite, men, Side::Sparta),
    };
    (arm, garrison.saturating_add(if side == own { 2 } else { edge }))
}

/// The most strength points of an arm that wait in one place.
fn strongest(board: &Board, side: Side, arm: Arm) -> u8 {
    let spaces = board.occupied[side.index()].iter();
    let waiting = spaces.filter(|&space| board.is_assembly(side, space));
    waiting.map(|space| fresh(board, side, space, arm)).max().unwrap_or(0)
}

fn fresh(board: &Board, side: Side, space: Space, arm: Arm) -> u8 {
    let fresh = &board.stacks[side.index()][space.index()].fresh;
    fresh[Unit::of(arm, false).index()].saturating_add(fresh[Unit::of(arm, true).index()])
}

/// Where one of an arm could go from where most of them wait, and how many watched spaces lie on
/// the way.
fn danger(board: &Board, side: Side, unit: Unit, watched: Set<Space>) -> [u8; SPACES] {
    let arm = unit.arm();
    let from = sources(board, side, arm, 1).iter();
    let Some(from) = from.max_by_key(|&space| fresh(board, side, space, arm)) else {
        return [u8::MAX; SPACES];
    };
    let mut units = [0; UNITS];
    units[unit.index()] = 1;
    let passage = Passage::with(side, from, &Force { units, guard: false });
    exposure(board, &passage, from, watched)
}

/// Friendly spaces where so many of an arm wait.
fn sources(board: &Board, side: Side, arm: Arm, least: u8) -> Set<Space> {
    let spaces = board.occupied[side.index()].iter();
    let enough = |space: &Space| fresh(board, side, *space, arm) >= least;
    spaces.filter(|space| enough(space) && board.is_assembly(side, *space)).collect()
}

/// What the objective takes: one or two strength points of the arm that gets there, or as many
/// as beat its garrison.
fn gather(board: &Board, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let expedition = board.expedition.as_ref()?;
    let (side, objective) = (expedition.side, expedition.objective);
    let (arm, least) = force_for(board, side, objective);
    // A second one survives a skirmish.
    let wanted = if least == 1 { 1 + below(rng, 2) as u8 } else { least };
    let strength = expedition.force().arm(arm);
    let can_march = legal.contains(&Move::March);
    if can_march && strength >= wanted {
        return Some(Move::March);
    }
    let fit = |mv: &Move| matches!(*mv, Move::Activate(unit) if unit.arm() == arm);
    if let Some(mv) = among(legal, fit, rng) {
        return Some(mv);
    }
    if can_march && least == 1 {
        return Some(Move::March);
    }
    let far = distances(board, side, objective);
    let nearest = |wanted: Set<Space>| {
        let stops = legal.iter().filter_map(|mv| match *mv {
            Move::Assemble(space) if wanted.contains(space) => Some(space),
            _ => None,
        });
        stops.min_by_key(|space| far[space.index()]).map(Move::Assemble)
    };
    let anywhere = |mv: &Move| matches!(mv, Move::Assemble(_) | Move::Activate(_));
    let march = can_march.then_some(Move::March);
    nearest(sources(board, side, arm, wanted))
        .or_else(|| nearest(sources(board, side, arm, 1)))
        .or(march)
        .or_else(|| among(legal, anywhere, rng))
}

/// Ships for Athens; for Sparta too, whose men on land cost nothing but win no islands.
fn build(board: &Board, side: Side, legal: &[Move]) -> Option<Move> {
    let ships: u32 = board.occupied[side.index()]
        .iter()
        .map(|space| u32::from(board.force(side, space).naval()))
        .sum();
    let unit = if ships < 12 { Unit::Naval } else { Unit::Hoplites };
    legal.contains(&Move::Build(unit)).then_some(Move::Build(unit))
}

/// One of the moves that are wanted, each as likely as the others.
fn among(legal: &[Move], wanted: impl Fn(&Move) -> bool, rng: &mut dyn Rng) -> Option<Move> {
    let count = legal.iter().filter(|mv| wanted(mv)).count() as u64;
    let index = below(rng, count.max(1)) as usize;
    legal.iter().filter(|mv| wanted(mv)).nth(index).copied()
}
