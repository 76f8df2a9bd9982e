//! The steps of a game.

use serde::{Deserialize, Serialize};
use table::Faults;

use crate::board::Board;
use crate::event::Event;
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::battle::Battle;
use crate::rules::building::{Build, Rebuild};
use crate::rules::eisphora::Eisphora;
use crate::rules::fights::NextBattle;
use crate::rules::homecoming::{Field, GoHome};
use crate::rules::interception::Interception;
use crate::rules::journey::Leg;
use crate::rules::losses::Losses;
use crate::rules::muster::{Muster, SystemMuster};
use crate::rules::oligarchs::Oligarchs;
use crate::rules::omens::{Mourning, OmenDie};
use crate::rules::operations::{Augury, Operations};
use crate::rules::peace::TruceRoll;
use crate::rules::player_operation::{PlayerOperation, Revolt};
use crate::rules::politics::{DrawLeader, EventDie, EventRoll, SideRoll};
use crate::rules::rebellion::Spread;
use crate::rules::siege::{NextSiege, Siege};
use crate::rules::skirmish::Skirmish;
use crate::rules::storm::Storm;
use crate::rules::strategy::StrategyRoll;
use crate::rules::system_operation::SystemOperation;
use crate::rules::two_players::Precedence;
use crate::rules::war::War;

table::frames! {
    /// One pending decision, with only the variables that die with it.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "step", rename_all = "snake_case")]
    pub enum Frame on Board {
        type Move = Move;
        type Event = Event;
        type Reason = Reason;
        type View = Position;
        type Interrupt = ();
        const NOT_ASKED = Reason::NotAsked;
        War, SideRoll, EventRoll, EventDie, Oligarchs, Spread, DrawLeader, StrategyRoll,
        Operations, Augury, PlayerOperation, Revolt, SystemOperation, Muster, SystemMuster,
        Leg, Storm, Interception, Skirmish, Losses, NextBattle, Battle, NextSiege, Siege,
        Field, GoHome, Build, Rebuild, TruceRoll, Precedence, Eisphora, OmenDie, Mourning,
    }
}

impl Frame {
    /// The variables of a step that was read from outside make sense.
    pub(crate) fn expect(self, holds: bool, faults: &mut Faults) {
        faults.expect(holds, || format!("{self:?} can't be"));
    }
}

/// The outcomes of one die.
pub(crate) fn roll_moves(out: &mut Vec<Move>) {
    out.extend((1..=6).map(Move::Roll));
}

/// The face that fell.
pub(crate) fn face(mv: Move) -> u8 {
    match mv {
        Move::Roll(face) => face,
        _ => 0,
    }
}

/// Whether a number that was read from outside is the face of a die.
pub(crate) fn is_face(number: u8) -> bool {
    (1..=6).contains(&number)
}
