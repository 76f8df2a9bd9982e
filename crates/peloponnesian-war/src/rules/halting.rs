//! How an expedition ends on its way: where it stands, without its men, or without its leader.

use table::Log;

use crate::board::{Board, Post};
use crate::event::Event;
use crate::ids::{Space, UNITS, Unit};

/// PW-5.1.4, PW-5.1.6: without any ship everybody stays, and the leader has nobody left.
pub(super) fn strand(board: &mut Board, log: &mut Log<'_, Event>) {
    let Some(expedition) = &mut board.expedition else { return };
    let units = std::mem::replace(&mut expedition.units, [0; UNITS]);
    let (side, at) = (expedition.side, expedition.at);
    board.halt(side, at, &units);
    for unit in Unit::ALL {
        for _ in 0..units[unit.index()] {
            log.tell(Event::LeftBehind { side, unit, space: at });
        }
    }
    disband(board);
}

/// The expedition ends in a space; its strength points have acted.
pub(super) fn settle(board: &mut Board, space: Space) {
    let Some(expedition) = board.expedition.take() else { return };
    board.halt(expedition.side, space, &expedition.units);
    board.leaders[expedition.leader.index()] = Post::At(space);
}

/// PW-5.1.1, PW-6.7: an expedition that has won and lost its leader stays where it is.
pub(super) fn halt_leaderless(board: &mut Board, log: &mut Log<'_, Event>) {
    let Some(expedition) = board.expedition.take() else { return };
    let (side, space) = (expedition.side, expedition.at);
    board.halt(side, space, &expedition.units);
    log.tell(Event::Halts { side, space });
}

/// PW-5.1: an expedition that can't go on ends where it stands.
pub(crate) fn abandon(board: &mut Board, log: &mut Log<'_, Event>) {
    let Some(expedition) = board.expedition else { return };
    log.tell(Event::Abandoned { leader: expedition.leader, space: expedition.at });
    if expedition.force().is_empty() && expedition.at != Board::national(expedition.side) {
        return disband(board);
    }
    settle(board, expedition.at);
}

/// PW-5.1.6: a leader who has nobody left goes to the box, and whoever is with him.
pub(crate) fn disband(board: &mut Board) {
    let Some(expedition) = board.expedition.take() else { return };
    board.vacate(expedition.side, expedition.at);
    board.send_home(expedition.side, &expedition.units);
    if board.leaders[expedition.leader.index()] == Post::Afield {
        board.leaders[expedition.leader.index()] = Post::Box;
    }
}
