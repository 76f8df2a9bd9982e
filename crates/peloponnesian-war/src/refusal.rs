//! Why a move is not allowed, as plain values; the sentences are in `words/`.

use crate::ids::{Leader, Side, Space, Unit};

/// A refused move of this game.
pub type Refusal = table::Refusal<Reason>;

/// Why a move is not allowed. Each has a sentence in the words; [`crate::remedy`] says what helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Reason)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Reason {
    NotAsked,
    CannotPay {
        cost: u32,
        purse: u32,
    },
    #[says(space, unit = unit.name_of(side))]
    NothingFresh {
        side: Side,
        unit: Unit,
        space: Space,
    },
    AlreadyThere {
        space: Space,
    },
    NotAssembly {
        space: Space,
    },
    NoWay {
        space: Space,
    },
    ActivateFirst {
        space: Space,
    },
    NoPort {
        space: Space,
    },
    NoUnits,
    Hostages {
        space: Space,
    },
    Asleep {
        space: Space,
    },
    Bound {
        space: Space,
    },
    PersiaAtPeace,
    EnemyForce {
        space: Space,
    },
    Coalition {
        space: Space,
    },
    Capital {
        space: Space,
    },
    OwnSpace {
        space: Space,
    },
    Captured {
        space: Space,
    },
    AlreadyRebel {
        space: Space,
    },
    NotThere {
        leader: Leader,
        space: Space,
    },
    #[says(unit = unit.name_of(side))]
    NotAmong {
        side: Side,
        unit: Unit,
    },
    NoGuard,
    #[says(unit = unit.name_of(side))]
    NoHome {
        side: Side,
        unit: Unit,
    },
    MustOperate,
    OutOfReach {
        space: Space,
    },
    #[says(space, unit = unit.name_of(side))]
    NoPlace {
        side: Side,
        unit: Unit,
        space: Space,
    },
}
