//! What people read. Moves, events and reasons say most of it themselves.

use table::squares::{Square, line};
use table::{Message, Moves as _, Named, NoRemedy, Rules, Speech, Words};

use crate::Petteia;
use crate::moves::{Event, Move};
use crate::position::{MOST_QUIET, Position};

/// People are told of the end when it is so many moves away.
const SOON: u8 = 10;

impl Speech for Petteia {
    type Remedy = NoRemedy;

    fn words() -> &'static Words {
        table::words!("en", "it", "es", "pl")
    }

    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../rules/en.md"))]
    }

    fn label(position: &Position, mv: Move) -> Message {
        let Move::Pebble { to, .. } = mv;
        mv.label().number("taken", position.enclosed(to).len() as i64)
    }

    /// Moves from there, and moves to there of every pebble in line with it.
    fn moves_at(position: &Position, target: &str, out: &mut Vec<Move>) {
        Self::legal(position, out);
        out.retain(|&Move::Pebble { from, .. }| from.id() == target);
        let Some(to) = Square::by_id(target) else { return };
        let own = position.pebbles(position.turn).iter();
        let in_line = own.filter(|&from| line(from, to).is_some());
        out.extend(in_line.map(|from| Move::Pebble { from, to }));
    }

    fn prompt(view: &Position) -> Message {
        let left = MOST_QUIET.saturating_sub(view.quiet);
        let id = match view.ending {
            Some(_) => "asks-nothing",
            None if left <= SOON => "asks-move-soon",
            None => "asks-move",
        };
        Message::new(id).name("side", view.turn.name()).number("left", left)
    }

    fn phase(view: &Position) -> Message {
        let [light, dark] = view.seats.map(|pebbles| pebbles.len() as i64);
        Message::new("phase").number("light", light).number("dark", dark)
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Enclosed { .. })
    }
}
