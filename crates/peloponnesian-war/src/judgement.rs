//! What bots think a position is worth, and what somebody with common sense would do.

use rand::Rng;
use table::chance::below;

use crate::board::{Board, Ending};
use crate::components::{card, map};
use crate::flow::Frame;
use crate::ids::{Side, Space, SpaceSet, Unit};
use crate::moves::Move;
use crate::position::Position;

/// Points that make a verdict likely to turn: the spread of what the rest of a turn brings.
const SPREAD: f32 = 60.0;
/// What a victory takes (PW-1.3).
const VICTORY: f32 = 150.0;

/// From 0 (lost) to 1 (won).
pub(crate) fn judge(board: &Board, worth: &mut [f32]) {
    let Some(first) = worth.first_mut() else { return };
    let expected = board.points as f32 + standing(board) + prospects(board);
    *first = logistic((expected - VICTORY) / SPREAD);
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Victory points that armies in the field will win or lose when the turn is fought out.
fn standing(board: &Board) -> f32 {
    let mut points = 0.0;
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter() {
            if board.has_army(side, space) && card(space).fortress {
                points += siege_points(board, side, space);
            }
        }
    }
    points
}

fn siege_points(board: &Board, side: Side, space: Space) -> f32 {
    let garrison = board.force(side.other(), space);
    if !board.is_enemy_ground(side, space) || garrison.naval() > board.force(side, space).naval() {
        return 0.0;
    }
    let army = board.force(side, space);
    let alone = garrison.is_empty() || army.total() >= garrison.total().saturating_add(5);
    let tactical = board.leaders_at(side, space).map(|leader| leader.tactical()).max();
    let chance = f32::from(3 + tactical.unwrap_or(0).clamp(-3, 3)) / 6.0;
    let exposed = board.is_covered(side.other(), space, true);
    let chance = if exposed { 0.5 * chance } else { chance };
    match (alone, side == board.player) {
        (true, true) => 10.0 * chance - 1.5 * (1.0 - chance),
        (true, false) if board.friend(space) == Some(board.player) => -15.0 * chance,
        _ => 0.0,
    }
}

/// What the rest of the war promises: a side that is strong goes on winning.
fn prospects(board: &Board) -> f32 {
    let (player, system) = (board.player.index(), board.system().index());
    let left = f32::from(10_u8.saturating_sub(board.turn));
    let confidence = f32::from(board.confidence[player] - board.confidence[system]);
    let will = f32::from(board.bellicosity[player]) - f32::from(board.bellicosity[system]);
    9.0 * left + confidence + 0.8 * will + surrender_bonus(board)
}

/// PW-1.2: a surrender that is near brings points.
fn surrender_bonus(board: &Board) -> f32 {
    let weakest = board.bellicosity[0].min(board.bellicosity[1]);
    let near = f32::from(4_u8.saturating_sub(weakest)) / 4.0;
    near * 100.0 / f32::from(board.turn.max(1))
}

/// Quiet enough to be judged: the player is asked whether to operate, or nothing more happens.
pub(crate) fn is_settled(position: &Position) -> bool {
    matches!(position.steps.top(), None | Some(Frame::Operations(_)))
        || position.board.ending.is_some_and(|ending| Ending::ALL.contains(&ending))
}

/// A move that somebody with common sense might make: small sieges of empty fortresses that
/// nobody watches.
pub(crate) fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let board = &position.board;
    match position.steps.top()? {
        Frame::Operations(_) => Some(Move::Operate),
        Frame::PlayerOperation(_) => besiege(board, legal, rng),
        Frame::Muster(_) => gather(board, legal, rng),
        Frame::Leg(_) => legal.contains(&Move::Around).then_some(Move::Around),
        Frame::Losses(_) => legal.first().copied(),
        Frame::Build(_) => {
            legal.contains(&Move::Build(Unit::Naval)).then_some(Move::Build(Unit::Naval))
        }
        _ => None,
    }
}

/// An objective that falls by itself: a fortress without defenders, out of enemy reach.
fn besiege(board: &Board, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let easy = |mv: &Move| matches!(*mv, Move::Objective(space) if is_easy(board, space));
    among(legal, easy, rng)
}

fn is_easy(board: &Board, space: Space) -> bool {
    let (side, enemy) = (board.player, board.system());
    card(space).fortress
        && board.is_enemy_ground(side, space)
        && !board.is_held(enemy, space)
        && !board.is_held(side, space)
        && !board.is_covered(enemy, space, true)
        && space != Board::national(enemy)
}

/// One or two strength points, from near by if they can get there.
fn gather(board: &Board, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let expedition = board.expedition.as_ref()?;
    let strength = expedition.force().total();
    if legal.contains(&Move::March) && (strength >= 2 || below(rng, 3) == 0) {
        return Some(Move::March);
    }
    let here = |mv: &Move| matches!(mv, Move::Activate(_));
    let near: SpaceSet = map().adjacent[expedition.at.index()];
    let close = |mv: &Move| matches!(*mv, Move::Assemble(space) if near.has(space));
    let anywhere = |mv: &Move| matches!(mv, Move::Assemble(_));
    if strength >= 2 {
        return among(legal, close, rng).or_else(|| among(legal, anywhere, rng));
    }
    among(legal, here, rng).or_else(|| among(legal, anywhere, rng))
}

/// One of the moves that are wanted, each as likely as the others.
fn among(legal: &[Move], wanted: impl Fn(&Move) -> bool, rng: &mut dyn Rng) -> Option<Move> {
    let count = legal.iter().filter(|mv| wanted(mv)).count() as u64;
    let index = below(rng, count.max(1)) as usize;
    legal.iter().filter(|mv| wanted(mv)).nth(index).copied()
}
