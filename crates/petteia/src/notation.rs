//! Moves and positions as text and JSON: derived, but for what can be wrong with a position.

use serde::Deserialize;
use serde_json::Value;
use table::{Faults, Moves as _, Notation};

use crate::Petteia;
use crate::moves::Move;
use crate::position::{MOST_QUIET, Position, Side};

impl Notation for Petteia {
    fn write_move(_: &Position, mv: Move) -> String {
        mv.words()
    }

    fn read_move(_: &Position, words: &str) -> Option<Move> {
        Move::from_words(words)
    }

    fn state(position: &Position) -> Value {
        serde_json::to_value(position).unwrap_or_default()
    }

    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let mut position = Position::deserialize(state).map_err(|error| vec![error.to_string()])?;
        position.ending = position.find_ending();
        Petteia::audit(&position).map(|()| position)
    }

    fn show(view: &Position) -> Value {
        Petteia::state(view)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        let (mut faults, layout) = (Faults::new(), position.layout());
        let mut expect = |holds, fault: &str| faults.expect(holds, || fault.to_owned());
        for (pebbles, home) in position.seats.iter().zip(layout.homes) {
            expect(pebbles.bits() & !layout.squares == 0, "a pebble is off the board");
            expect(pebbles.len() <= home.count_ones() as usize, "there are too many pebbles");
        }
        let [light, dark] = Side::ALL.map(|side| position.pebbles(side));
        let waits = position.pebbles(position.turn.other());
        let came = |[from, to]: [_; 2]| waits.contains(to) && !(light | dark).contains(from);
        expect(position.rules == 1, "there is only version 1 of the rules");
        expect((light & dark).is_empty(), "two pebbles are on one square");
        expect(waits.len() >= 2, "nobody loses pebbles in a move of their own");
        expect(position.quiet <= MOST_QUIET, "the game was over before");
        expect(position.last.is_none_or(came), "the last move can't have been");
        faults.into_result()
    }
}
