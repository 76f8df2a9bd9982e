//! PW-11.9: two players place those who go home, instead of the table of PW-6.4.

use table::Set;

use super::homecoming::GoHome;
use crate::board::Board;
use crate::components::places;
use crate::ids::{Arm, Side, Space, UNITS, Unit};
use crate::routes::is_port;

/// PW-11.9: Sparta places its own first, and each side its kinds in an order of its own.
const ORDER: [(Side, [Unit; UNITS]); 2] = {
    use Unit as U;
    let allies_last =
        [U::Hoplites, U::Cavalry, U::Naval, U::AlliedHoplites, U::AlliedCavalry, U::AlliedNaval];
    let allies_first =
        [U::AlliedHoplites, U::AlliedCavalry, U::AlliedNaval, U::Hoplites, U::Cavalry, U::Naval];
    [(Side::Sparta, allies_last), (Side::Athens, allies_first)]
};

/// Whose strength points of which kind are placed next, and how many there are.
pub(super) fn next_group(board: &Board) -> Option<(Side, Unit, u8)> {
    let kinds = ORDER.into_iter().flat_map(|(side, units)| units.map(|unit| (side, unit)));
    let count = |side: Side, unit: Unit| board.homeward[side.index()][unit.index()];
    kinds.map(|(side, unit)| (side, unit, count(side, unit))).find(|(.., n)| *n > 0)
}

/// PW-11.9: where a player may place strength points of one kind. The enemy keeps them out,
/// but from a capital or its harbour only when he stands there alone.
pub(super) fn open_spaces(table: &GoHome, board: &Board, side: Side, unit: Unit) -> Set<Space> {
    let (places, capital) = (places(), Board::national(side));
    let mut open = Set::EMPTY;
    let shelters = table.relief || !board.is_overrun(side, capital);
    match (side, unit) {
        (_, Unit::Hoplites | Unit::Cavalry) => {
            open.set(capital, shelters);
            let harbour = side == Side::Athens && table.is_open(board, side, places.piraeus);
            open.set(places.piraeus, harbour);
        }
        (Side::Sparta, Unit::Naval) => {
            open.set(places.gythium, table.is_open(board, side, places.gythium));
        }
        (Side::Athens, Unit::Naval) => {
            open = Space::all().filter(|&space| is_haven(board, side, space)).collect();
            open.set(places.piraeus, table.is_open(board, side, places.piraeus));
        }
        (_, Unit::AlliedHoplites | Unit::AlliedCavalry | Unit::AlliedNaval) => {
            let afloat = unit.arm() == Arm::Naval;
            let takes = |space: &Space| {
                let own = board.control(*space) == Some(side);
                let free = own && board.is_friendly_ground(side, *space);
                free && !board.is_held(side.other(), *space) && (!afloat || is_port(*space))
            };
            open = Space::all().filter(takes).collect();
            // Event 6 (PW-3.2.6): the plague keeps allies out of Athens and its harbour.
            if board.season.quarantine {
                open.remove(places.athens);
                open.remove(places.piraeus);
            }
        }
    }
    open
}

/// PW-11.9: a friendly harbour without enemies.
fn is_haven(board: &Board, side: Side, space: Space) -> bool {
    is_port(space) && board.is_friendly_ground(side, space) && !board.is_held(side.other(), space)
}
