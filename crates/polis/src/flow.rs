//! The steps of the game, each with its rules in the file of its chapter.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Message, Named};

use crate::event::Event;
use crate::ids::Side;
use crate::moves::Move;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::rules::battle::{Aftermath, Battle, Commanders};
use crate::rules::besiege::Siege;
use crate::rules::create::Create;
use crate::rules::event_cards::{DrawEvent, Homecoming, Reading};
use crate::rules::galleys::Sail;
use crate::rules::hoplites::March;
use crate::rules::projects::{Payment, PutAway, Reveal};
use crate::rules::round::Round;
use crate::rules::round_end::{Feeding, Growth, Phoros};
use crate::rules::surcharge::Surcharge;
use crate::rules::trade::Haggle;
use crate::rules::tribute::Collect;
use crate::rules::turn::Turn;
use crate::view::View;

table::frames! {
    /// One pending decision, with only the variables that die with it.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "step", rename_all = "snake_case")]
    pub enum Frame on Table {
        type Move = Move;
        type Event = Event;
        type Reason = Reason;
        type View = View;
        type Interrupt = ();
        const NOT_ASKED = Reason::NotAsked;
        Round, Reveal, PutAway, DrawEvent, Reading, Turn, Surcharge, Create, Payment, March, Sail,
        Siege, Collect, Haggle, Aftermath, Battle, Commanders, Homecoming, Feeding, Growth, Phoros,
    }
}

/// A question to a side.
pub(crate) fn asks(id: &'static str, side: Side) -> Message {
    Message::new(id).name("side", side.name())
}

/// Four faces, each as likely as the others.
pub(crate) const DIE_FACES: std::ops::RangeInclusive<u8> = 1..=4;

/// The outcomes of one roll of the four-sided die.
pub(crate) fn roll_moves(out: &mut Vec<Move>) {
    out.extend(DIE_FACES.map(Move::Roll));
}

/// Whether a move is a roll of the die.
pub(crate) fn check_roll(clause: &'static str, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Roll(face) if DIE_FACES.contains(&face) => Ok(()),
        _ => refuse(clause, Reason::NotAsked),
    }
}

/// Keeps those moves that pass a check.
pub(crate) fn keep_legal(
    out: &mut Vec<Move>,
    moves: impl IntoIterator<Item = Move>,
    check: impl Fn(Move) -> Result<(), Refusal>,
) {
    out.extend(moves.into_iter().filter(|&mv| check(mv).is_ok()));
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn steps_refuse_members_that_they_do_not_have() {
        let steps = [
            json!({"step": "reveal"}),
            json!({"step": "siege", "side": "athens", "polis": "thebai"}),
            json!({
                "step": "battle", "region": "kyklades", "attacker": "athens", "stage": "deal",
                "attack": [], "discards": {"trireme_kyklos": 1}, "won": {"athens": 0, "sparta": 2},
            }),
        ];
        for mut step in steps {
            let read: Frame = serde_json::from_value(step.clone()).unwrap();
            assert_eq!(serde_json::to_value(read).unwrap(), step);
            step["odd"] = json!(1);
            assert!(serde_json::from_value::<Frame>(step).is_err());
        }
    }

    #[test]
    fn pol_13_5_discards_have_the_name_that_counts_there() {
        let step = json!({
            "step": "battle", "region": "kyklades", "attacker": "athens", "stage": "deal",
            "attack": [], "discards": {"phalanx_advance": 1}, "won": {},
        });
        assert!(serde_json::from_value::<Frame>(step).is_err());
    }
}
