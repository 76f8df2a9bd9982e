//! What time brings: the next turn, a later round.

use table::{Log, Set, Steps};

use super::Remedy;
use crate::board::Board;
use crate::flow::Frame;
use crate::ids::{Good, Project, RoundId, Side};
use crate::moves::Move;
use crate::position::{Position, Secrets};
use crate::refusal::Reason;
use crate::rules::round::{Nth, Phase, Round, prepare_next};
use crate::rules::round_end::finish_projects;
use crate::rules::turn::Turn;

/// A later round, and what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    /// Its index in the scenario.
    pub round: u8,
    /// Its name.
    pub id: RoundId,
    /// So many units of a side fit into a region then, if that is what is waited for.
    pub room: Option<u8>,
}

/// The first later round of a kind.
fn later(board: &Board, kind: u8) -> Option<Wait> {
    let rounds = board.scenario.rounds.iter().enumerate().skip(usize::from(board.round) + 1);
    let found = rounds.into_iter().find(|(_, card)| card.kind >= kind);
    found.map(|(index, card)| Wait { round: index as u8, id: card.id, room: None })
}

/// The next round.
pub(super) fn next(board: &Board) -> Option<Remedy> {
    later(board, 0).map(Remedy::Wait)
}

/// POL-14.6, POL-14.8, POL-14.14: whether a side that gets nothing more this round is still there
/// in the next: its capital is fed and some prestige is left.
pub(super) fn survives(board: &Board, side: Side) -> bool {
    let wheat = u16::from(board.stock(side, Good::Wheat));
    let hunger = u16::from(board.population(board.capital(side))).saturating_sub(wheat);
    let mut ended = board.clone();
    finish_projects(&mut ended, side, Nth::First, &mut Log::silent());
    if ended.player(side).prestige < hunger {
        return false;
    }
    // POL-14.10: a large capital gives one. Other poleis cost more to feed than they give.
    let capital = board.capital(side);
    let large = board.population(capital) > board.edition.poleis[capital.index()].base;
    ended.player(side).prestige + u16::from(large) > hunger
}

/// POL-0.4: the first round in which a region holds so many units of a side.
pub(super) fn room(board: &Board, need: u8) -> Option<Remedy> {
    let wait = later(board, need)?;
    let room = board.scenario.rounds[usize::from(wait.round)].kind;
    Some(Remedy::Wait(Wait { room: Some(room), ..wait }))
}

/// POL-9.2: the first round that opens the shipload.
pub(super) fn opening(board: &Board, mv: Move) -> Option<Remedy> {
    let Move::Trade(shipload, _) = mv else { return None };
    later(board, board.edition.shiploads[shipload.index()].value).map(Remedy::Wait)
}

/// POL-15.1: what the next round gives back or allows again.
pub(super) fn again(board: &Board, side: Side, reason: Reason) -> Option<Remedy> {
    // POL-0.7: discs that mark poleis do not come back.
    let lent = board.collected.contains(&Some(side))
        || board.siege_discs[side.index()].iter().any(|&n| n > 0);
    if reason == Reason::NoDisc && !lent {
        return None;
    }
    next(board)
}

/// POL-0.11: a project that has not been seen can still be shown.
pub(super) fn shown(board: &Board, mv: Move) -> Option<Remedy> {
    let Move::StartProject(project, _) = mv else { return None };
    let later = board.scenario.rounds.get(usize::from(board.round) + 1)?;
    let unseen = board.unseen.contains(project) && later.projects > later.put_away;
    unseen.then_some(Remedy::Shown { project })
}

/// The side's next turn.
pub(super) fn next_turn(position: &mut Position, side: Side) {
    let round = position.steps.as_slice().first().copied();
    let steps: Vec<_> = round.into_iter().chain([Frame::Turn(Turn::of(side))]).collect();
    position.steps = Steps::stored(&steps).unwrap_or_default();
}

/// The side's turn before its first action. POL-0.26: what it has besieged alone stays so.
pub(super) fn open_turn(position: &mut Position, side: Side) {
    let besieged = match position.steps.top() {
        Some(Frame::Turn(turn)) if turn.side == side => turn.besieged,
        _ => Set::EMPTY,
    };
    let round = position.steps.as_slice().first().copied();
    let turn = Frame::Turn(Turn { besieged, ..Turn::of(side) });
    let steps: Vec<_> = round.into_iter().chain([turn]).collect();
    position.steps = Steps::stored(&steps).unwrap_or_default();
}

/// So much prestige a side is thought to have in a later round.
const PRESTIGE: u16 = 5;

/// A turn of the side in a later round, without an event that has rules for the whole round. What
/// it will have by then is not foreseen, so that nothing is lacking; POL-14.14: some prestige it has.
pub(super) fn wait(position: &mut Position, side: Side, round: u8) {
    let board = &mut position.table.board;
    if board.round < round {
        for &good in &board.edition.goods {
            board.receive(side, good, board.edition.track_max);
        }
        let prestige = &mut board.player_mut(side).prestige;
        *prestige = PRESTIGE.max(*prestige);
    }
    while board.round < round {
        for (side, nth) in [(side, Nth::First), (side.other(), Nth::Second)] {
            finish_projects(board, side, nth, &mut Log::silent());
        }
        for side in Side::BOTH {
            board.player_mut(side).abroad = 0;
        }
        prepare_next(board);
    }
    let card = board.round_card();
    let quiet = card.events.iter().find(|event| {
        let rules = &board.edition.events[event.index()].rules;
        rules.closed.is_empty() && rules.forbidden == [Set::EMPTY; 2]
    });
    board.event = quiet.or(card.events.first()).copied();
    for project in board.unseen.iter().take(usize::from(card.projects - card.put_away)) {
        reveal(board, project);
    }
    position.table.secrets = Secrets::default();
    let round = Round { phase: Phase::Turns, reader: side.other(), behind: None };
    let steps = [Frame::Round(round), Frame::Turn(Turn::of(side))];
    position.steps = Steps::stored(&steps).unwrap_or_default();
}

/// The next round, with this project on display.
pub(super) fn show(position: &mut Position, side: Side, project: Project) {
    let round = position.table.board.round + 1;
    wait(position, side, round);
    let board = &mut position.table.board;
    if !board.shown.contains(project) {
        if let Some(other) = board.shown.first() {
            board.shown.remove(other);
            board.unseen.insert(other);
        }
        reveal(board, project);
    }
}

fn reveal(board: &mut Board, project: Project) {
    board.unseen.remove(project);
    board.shown.insert(project);
}
