//! Why a move is not allowed, as plain values; the sentences are in `words/`.

use table::Message;

use crate::ids::{Leader, Side, Space, Unit};
use crate::names;

/// A refused move of this game.
pub type Refusal = table::Refusal<Reason>;

/// Why a move is not allowed. Each has a sentence in the words; [`crate::remedy`] says what helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Reason {
    NotAsked,
    CannotPay { cost: u32, purse: u32 },
    NothingFresh { side: Side, unit: Unit, space: Space },
    AlreadyThere { space: Space },
    NotAssembly { space: Space },
    NoWay { space: Space },
    ActivateFirst { space: Space },
    NoPort { space: Space },
    NoUnits,
    Hostages { space: Space },
    Asleep { space: Space },
    PersiaAtPeace,
    EnemyForce { space: Space },
    Coalition { space: Space },
    Capital { space: Space },
    OwnSpace { space: Space },
    Captured { space: Space },
    AlreadyRebel { space: Space },
    NotThere { leader: Leader, space: Space },
    NotAmong { side: Side, unit: Unit },
    NoGuard,
    NoHome { side: Side, unit: Unit },
    MustOperate,
}

impl Reason {
    /// The reason as a sentence to be.
    #[must_use]
    pub fn message(&self) -> Message {
        use Reason as R;
        let plain = |id: &'static str| Message::new(id);
        let of = |id: &'static str, space| plain(id).name("space", names::space(space));
        match *self {
            R::NotAsked => plain("why-not-asked"),
            R::CannotPay { cost, purse } => {
                plain("why-cannot-pay").number("cost", cost).number("purse", purse)
            }
            R::NothingFresh { side, unit, space } => {
                of("why-nothing-fresh", space).name("unit", names::unit(side, unit))
            }
            R::AlreadyThere { space } => of("why-already-there", space),
            R::NotAssembly { space } => of("why-not-assembly", space),
            R::NoWay { space } => of("why-no-way", space),
            R::ActivateFirst { space } => of("why-activate-first", space),
            R::NoPort { space } => of("why-no-port", space),
            R::NoUnits => plain("why-no-units"),
            R::Hostages { space } => of("why-hostages", space),
            R::Asleep { space } => of("why-asleep", space),
            R::PersiaAtPeace => plain("why-persia-at-peace"),
            R::EnemyForce { space } => of("why-enemy-force", space),
            R::Coalition { space } => of("why-coalition", space),
            R::Capital { space } => of("why-capital", space),
            R::OwnSpace { space } => of("why-own-space", space),
            R::Captured { space } => of("why-captured", space),
            R::AlreadyRebel { space } => of("why-already-rebel", space),
            R::NotThere { leader, space } => {
                of("why-not-there", space).name("leader", names::leader(leader))
            }
            R::NotAmong { side, unit } => {
                plain("why-not-among").name("unit", names::unit(side, unit))
            }
            R::NoGuard => plain("why-no-guard"),
            R::NoHome { side, unit } => plain("why-no-home").name("unit", names::unit(side, unit)),
            R::MustOperate => plain("why-must-operate"),
        }
    }
}
