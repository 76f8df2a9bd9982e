//! Events 4 and 9: a king and his spaces change sides.

use table::Next;

use super::homecoming::GoHome;
use crate::board::Board;
use crate::components::places;
use crate::flow::Frame;
use crate::ids::{Side, Space, UNITS, Unit};

/// Who takes two spaces along when he changes sides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum King {
    Sitalces,
    Perdiccas,
}

/// Events 4 and 9 (PW-3.2.4, PW-3.2.9): a king and his two spaces change sides.
pub(super) fn change_king(board: &mut Board, king: King) -> Next<Frame> {
    let places = places();
    let history = &mut board.history;
    let (spaces, old) = match king {
        King::Sitalces => ([places.abdera, places.maroneia], Some(history.thrace)),
        King::Perdiccas => ([places.pella, places.macedonia], history.macedonia),
    };
    let Some(new) = old.map(Side::other) else { return Next::End };
    match king {
        King::Sitalces => history.thrace = new,
        King::Perdiccas => history.macedonia = Some(new),
    }
    for space in spaces {
        board.rebellion.remove(space);
        board.captured.iter_mut().for_each(|captured| captured.remove(space));
        // Citizens of both go home; allies serve the new master.
        for side in Side::BOTH {
            let allies = send_citizens_home(board, side, space);
            Unit::ALL.into_iter().for_each(|unit| {
                board.place(new, space, unit, allies[unit.index()]);
            });
        }
    }
    Next::Become(Frame::GoHome(GoHome { relief: false }))
}

/// Everybody of a side leaves a space: citizens to the box, and allies to whatever the event has
/// in store for them.
pub(super) fn send_citizens_home(board: &mut Board, side: Side, space: Space) -> [u8; UNITS] {
    let mut allies = [0; UNITS];
    let mut citizens = board.clear(side, space);
    for unit in Unit::ALL.into_iter().filter(|unit| unit.is_allied()) {
        allies[unit.index()] = std::mem::take(&mut citizens[unit.index()]);
    }
    board.send_home(side, &citizens);
    allies
}
