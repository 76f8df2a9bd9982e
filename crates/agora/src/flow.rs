//! The list of steps: each is defined in the file of its chapter, with everything about it.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::moves::Move;
use crate::position::Table;
use crate::refusal::Reason;
use crate::rules::activate::Activate;
use crate::rules::assassin::Assassin;
use crate::rules::auction::{Bidding, Closing, Selling};
use crate::rules::develop::Develop;
use crate::rules::draw::Drawing;
use crate::rules::history::Erase;
use crate::rules::lighthouse::{Lighthouse, Peek};
use crate::rules::phidias::Phidias;
use crate::rules::pile::{Draw, Pick};
use crate::rules::place::Colony;
use crate::rules::protect::Protect;
use crate::rules::setup::Opening;
use crate::rules::trade::Trade;
use crate::rules::turn::Turn;
use crate::rules::war::{Plunder, Sacrifice, War};
use crate::view::View;

table::frames! {
    /// One pending decision, with only the variables that die with it. Faces that not everybody
    /// knows are never among them: steps are part of every view.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(tag = "step", rename_all = "snake_case")]
    pub enum Frame on Table {
        type Move = Move;
        type Event = Event;
        type Reason = Reason;
        type View = View;
        type Interrupt = Assassin;
        const NOT_ASKED = Reason::NotAsked;
        Opening, Turn, Lighthouse, Peek, Drawing, Pick, Draw, Selling, Bidding, Closing, Develop,
        Colony, Phidias, Protect, Activate, Erase, Trade, War, Plunder, Sacrifice,
    }
}

/// What is wrong with a step that does not fit its table.
pub(crate) fn impossible(step: &impl Debug) -> String {
    format!("{step:?} can't be pending")
}

/// Small sets in steps are stored as the numbers of their bits.
pub(crate) mod bits {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use table::{Id, Set};

    pub(crate) fn serialize<T: Id<Bits = u8>, S: Serializer>(
        set: &Set<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(set.bits())
    }

    pub(crate) fn deserialize<'de, T: Id<Bits = u8>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Set<T>, D::Error> {
        let set = Set::from_bits(u8::deserialize(deserializer)?);
        let unknown = || D::Error::custom(format_args!("bits of no {}", T::KIND));
        if Set::all().contains_all(set) { Ok(set) } else { Err(unknown()) }
    }
}
