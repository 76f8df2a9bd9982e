//! Every move a seat or chance can make, and its words.

use crate::ids::{Card, EventId, Good, Polis, Project, Region, Sea, Shipload, Territory};

/// A decision of a player or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Chance: a project is shown.
    Reveal(Project),
    /// A project on display is put away for good.
    PutAway(Project),
    /// Chance: an event card is drawn.
    Event(EventId),
    /// Chance: the four-sided die.
    Roll(u8),
    /// Chance: a combat card is dealt to the hand that waits for one.
    Deal(Card),

    /// Action 1.
    CreateHoplites(Polis),
    /// Action 2.
    CreateGalleys(Polis),
    /// Action 3.
    CreateMerchants(Polis),
    /// Action 4.
    StartProject(Project, Polis),
    /// Action 5: the common destination.
    MoveHoplites(Territory),
    /// Action 6: the common destination.
    MoveGalleys(Sea),
    /// Action 7.
    Besiege(Polis),
    /// Action 8.
    Tribute(Territory),
    /// Action 9: the shipload, and the good that pays for it.
    Trade(Shipload, Good),
    /// Action 10.
    MoveProxenos(Polis),
    /// Action 11; in the second edition no action.
    RansomProxenos,
    /// Action 12; 11 in the second edition.
    CivilWar(Polis),
    /// No more actions this round.
    Pass,

    /// A good: the price of playing on alone, or of a lot of a project.
    Pay(Good),
    /// One hoplite more.
    Recruit(Fee),
    /// One galley more, in this sea.
    Build(Fee, Sea),
    /// One merchant more.
    Fit(Fee),
    /// One hoplite from here to the destination.
    March(Territory),
    /// One galley from here to the destination.
    Sail(Sea),
    /// One hoplite on the next box of this good.
    Collect(Good),
    /// One hoplite silences the voices for peace.
    CollectPrestige,
    /// Enough.
    Done,

    /// The next battle is fought here.
    Battle(Region),
    /// Leave the battle.
    Retreat,
    /// Fight on.
    Stand,
    /// Lay down a card.
    Play(Card),
    /// A card called by the half that does not count here. Never legal; the refusal names the
    /// half that does.
    Misnamed(Card),
    /// The great commander doubles the prestige of this battle.
    Double,
    /// He waits for a better one.
    Keep,

    /// Give up a unit from here.
    Remove(Region),
    /// A unit from here leaves for the event.
    Send(Region),
    /// A unit comes back here.
    Return(Region),
    /// So much prestige for silver.
    Exchange(u16),
    /// Take over a polis by betrayal.
    Seize(Polis),

    /// Let a polis go that can't be fed.
    Release(Polis),
    /// Pay the rest of the hunger in prestige.
    PayPrestige,
    /// One cube more in a polis.
    Grow(Polis),
    /// So much prestige for silver from the league.
    Phoros(u16),
}

/// How a unit is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fee {
    /// One of the good that the unit is made of.
    Good,
    /// One silver instead.
    Silver,
    /// Hired by an event, without population.
    Hired,
}

impl Fee {
    /// All ways of paying.
    pub const ALL: [Fee; 3] = [Fee::Good, Fee::Silver, Fee::Hired];
}

/// The kinds of action; a turn holds two that differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    CreateHoplites,
    CreateGalleys,
    CreateMerchants,
    StartProject,
    MoveHoplites,
    MoveGalleys,
    Besiege,
    Tribute,
    Trade,
    MoveProxenos,
    RansomProxenos,
    CivilWar,
}

impl Action {
    /// All actions, numbered as in the rules.
    pub const ALL: [Action; 12] = [
        Action::CreateHoplites,
        Action::CreateGalleys,
        Action::CreateMerchants,
        Action::StartProject,
        Action::MoveHoplites,
        Action::MoveGalleys,
        Action::Besiege,
        Action::Tribute,
        Action::Trade,
        Action::MoveProxenos,
        Action::RansomProxenos,
        Action::CivilWar,
    ];

    /// The id in positions and words, which is also the first word of its move.
    #[must_use]
    pub const fn id(self) -> &'static str {
        [
            "create_hoplites",
            "create_galleys",
            "create_merchants",
            "start_project",
            "move_hoplites",
            "move_galleys",
            "besiege",
            "tribute",
            "trade",
            "move_proxenos",
            "ransom_proxenos",
            "civil_war",
        ][self as usize]
    }

    /// Its bit in a set of actions.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The chapter of the rules that it has.
    #[must_use]
    pub const fn chapter(self) -> &'static str {
        [
            "POL-1.1", "POL-2.1", "POL-3.1", "POL-4.1", "POL-5.1", "POL-6.1", "POL-7.1", "POL-8.1",
            "POL-9.1", "POL-10.1", "POL-11.1", "POL-12.1",
        ][self as usize]
    }
}

impl Move {
    /// The action that a move begins, if it begins one.
    #[must_use]
    pub const fn action(self) -> Option<Action> {
        Some(match self {
            Move::CreateHoplites(_) => Action::CreateHoplites,
            Move::CreateGalleys(_) => Action::CreateGalleys,
            Move::CreateMerchants(_) => Action::CreateMerchants,
            Move::StartProject(..) => Action::StartProject,
            Move::MoveHoplites(_) => Action::MoveHoplites,
            Move::MoveGalleys(_) => Action::MoveGalleys,
            Move::Besiege(_) => Action::Besiege,
            Move::Tribute(_) => Action::Tribute,
            Move::Trade(..) => Action::Trade,
            Move::MoveProxenos(_) => Action::MoveProxenos,
            Move::RansomProxenos => Action::RansomProxenos,
            Move::CivilWar(_) => Action::CivilWar,
            _ => return None,
        })
    }
}
