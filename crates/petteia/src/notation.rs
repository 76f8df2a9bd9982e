//! Moves and positions as text and JSON: derived, but for what can be wrong with a position.

use table::{Faults, Plain};

use crate::Petteia;
use crate::position::{MOST_QUIET, Position, Side};

impl Plain for Petteia {
    fn audit(position: &Position, faults: &mut Faults) {
        let mut expect = |holds, fault: &str| faults.expect(holds, || fault.to_owned());
        let layout = position.layout();
        for (pebbles, home) in position.seats.iter().zip(layout.homes) {
            expect(pebbles.bits() & !layout.squares == 0, "a pebble is off the board");
            expect(pebbles.len() <= home.count_ones() as usize, "there are too many pebbles");
        }
        let [light, dark] = Side::ALL.map(|side| position.pebbles(side));
        let waits = position.pebbles(position.turn.other());
        let came = |[from, to]: [_; 2]| waits.contains(to) && !(light | dark).contains(from);
        expect((light & dark).is_empty(), "two pebbles are on one square");
        expect(waits.len() >= 2, "nobody loses pebbles in a move of their own");
        expect(position.quiet <= MOST_QUIET, "the game was over before");
        expect(position.last.is_none_or(came), "the last move can't have been");
        expect(position.ending == position.find_ending(), "this is not how the game stands");
    }
}
