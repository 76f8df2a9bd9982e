//! PW-8.1: revenue.

use table::Log;

use crate::board::Board;
use crate::components::{map, places};
use crate::event::Event;
use crate::ids::{Side, Space, SpaceSet, Unit};

/// What each league brings in (PW-8.1).
const BASE: [i64; 2] = [3_500, 2_500];

/// PW-8.1: both sides collect.
pub(crate) fn collect(board: &mut Board, log: &mut Log<'_, Event>) {
    for side in Side::BOTH {
        let talents = revenue(board, side, false);
        board.earn(side, talents);
        log.tell_with(|| Event::new("revenue", "PW-8.1").side(side).number("talents", talents));
    }
}

/// The revenue of a side; in an armistice nothing is ravaged and no direct tax is raised.
#[must_use]
pub(crate) fn revenue(board: &Board, side: Side, truce: bool) -> u32 {
    let spoilt = spoilt_spaces(board, side, truce).len() as i64;
    let mut talents = BASE[side.index()] - 50 * spoilt;
    talents += match side {
        Side::Athens => athenian(board, truce),
        Side::Sparta => spartan(board, truce),
    };
    if has_epidamnian_road(board, side) {
        talents += 1_000;
    }
    talents.max(0) as u32
}

/// PW-8.1: spaces of the league's colour that pay nothing.
fn spoilt_spaces(board: &Board, side: Side, truce: bool) -> SpaceSet {
    let spoilt = |space: &Space| {
        (board.ravaged.has(*space) && !truce)
            || board.rebellion.has(*space)
            || board.control(*space) == Some(side.other())
    };
    map().coloured[side.index()].iter().filter(spoilt).collect()
}

fn athenian(board: &Board, truce: bool) -> i64 {
    let (map, places) = (map(), places());
    let mut talents = 0;
    // PW-8.1.2: all of Sicily pays who rules it.
    let rules = board.control(places.syracuse) == Some(Side::Athens)
        && board.is_held(Side::Athens, places.syracuse);
    if rules && map.sicily.iter().all(|space| board.is_covered(Side::Athens, space, false)) {
        talents += 1_000;
    }
    // PW-8.1.3: without grain from the Euxine.
    if !board.is_fed() {
        talents -= 1_500;
    }
    // PW-8.1.5: the player alone taxes the rich.
    let quiet = |space: Space| !board.is_held(Side::Sparta, space) && !board.ravaged.has(space);
    let taxed = board.player == Side::Athens && !board.season.untaxed && !truce;
    if taxed && map.eisphora.iter().all(quiet) {
        talents += 1_000;
    }
    talents
}

fn spartan(board: &Board, truce: bool) -> i64 {
    let places = places();
    let mut talents = if truce { 0 } else { -i64::from(board.season.helot_cost) };
    // PW-8.1.1.
    for space in [places.thebes, places.corinth] {
        if board.control(space) == Some(Side::Athens) {
            talents -= 200;
        }
    }
    // PW-8.1.2.
    if board.history.syracuse && board.control(places.syracuse) != Some(Side::Athens) {
        talents += 500;
    }
    // Event 5 (PW-3.2.5).
    talents += 500 * i64::from(board.history.persia) + 500 * i64::from(board.history.iasus);
    talents
}

/// PW-8.1.4: the road from Epidamnus home.
fn has_epidamnian_road(board: &Board, side: Side) -> bool {
    let epidamnus = places().epidamnus;
    let open = |space: Space| !board.is_held(side.other(), space);
    board.control(epidamnus) == Some(side) && board.trace(epidamnus, Board::national(side), open)
}

/// Event 5 (PW-3.2.5): Persia sends cavalry when Sparta has taken Iasus.
pub(crate) fn look_at_iasus(board: &mut Board, log: &mut Log<'_, Event>) {
    let taken = board.control(places().iasus) == Some(Side::Sparta);
    if !board.history.persia || board.history.iasus || !taken {
        return;
    }
    board.history.iasus = true;
    board.place(Side::Sparta, places().sardis, Unit::AlliedCavalry, 3);
    log.tell_with(|| Event::new("iasus", "PW-3.2.5").space(places().iasus));
}
