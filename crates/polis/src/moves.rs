//! Every move a seat or chance can make, and its words.

use table::{Id, Message, Moves, Named, Thing};

use crate::components::Edition;
use crate::ids::{CardHalf, EventId, Good, Polis, Project, Region, Sea, Shipload, Territory};
use crate::rules::create::Unit;

/// A decision of a player or an outcome of chance. What the clause or the label owes to the
/// position is added in [`crate::speech`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Moves)]
#[args(region = territory, region = sea, card = card_half)]
pub enum Move {
    /// Chance: a project is shown.
    #[clause("POL-0.11")]
    Reveal(Project),
    /// A project on display is put away for good.
    #[clause("POL-0.24")]
    PutAway(Project),
    /// Chance: an event card is drawn.
    #[clause("POL-0.12")]
    #[says(title = event_id, id = event_id.id())]
    Event(EventId),
    /// Chance: the four-sided die.
    Roll(u8),
    /// Chance: a combat card is dealt to the hand that waits for one.
    #[clause("POL-13.5")]
    Deal(CardHalf),

    /// Action 1.
    #[clause("POL-1.1")]
    CreateHoplites(Polis),
    /// Action 2.
    #[clause("POL-2.1")]
    CreateGalleys(Polis),
    /// Action 3.
    #[clause("POL-3.1")]
    CreateMerchants(Polis),
    /// Action 4.
    #[clause("POL-4.1")]
    StartProject(Project, Polis),
    /// Action 5: the common destination.
    #[clause("POL-5.1")]
    MoveHoplites(Territory),
    /// Action 6: the common destination.
    #[clause("POL-6.1")]
    MoveGalleys(Sea),
    /// Action 7.
    #[clause("POL-7.1")]
    Besiege(Polis),
    /// Action 8.
    #[clause("POL-8.1")]
    Tribute(Territory),
    /// Action 9: the shipload, and the good that pays for it.
    #[clause("POL-9.1")]
    #[at(shipload)]
    Trade(Shipload, Good),
    /// Action 10.
    #[clause("POL-10.1")]
    MoveProxenos(Polis),
    /// Action 11; in the second edition no action.
    #[clause("POL-11.1")]
    RansomProxenos,
    /// Action 12; 11 in the second edition.
    #[clause("POL-12.1")]
    CivilWar(Polis),
    /// No more actions this round.
    #[clause("POL-0.16")]
    Pass,

    /// A good: the price of playing on alone, or of a lot of a project.
    Pay(Good),
    /// One hoplite more.
    #[clause("POL-17.11" if fee == Fee::Hired)]
    #[clause("POL-1.2")]
    #[says(fee = fee.name(Unit::Hoplite))]
    Recruit(#[word(with = hoplite_fee)] Fee),
    /// One galley more, in this sea.
    #[clause("POL-17.11" if fee == Fee::Hired)]
    #[clause("POL-2.2")]
    #[says(fee = fee.name(Unit::Galley), ..)]
    Build(#[word(with = ship_fee)] Fee, Sea),
    /// One merchant more.
    #[clause("POL-17.11" if fee == Fee::Hired)]
    #[clause("POL-3.2")]
    #[says(fee = fee.name(Unit::Merchant))]
    Fit(#[word(with = ship_fee)] Fee),
    /// One hoplite from here to the destination.
    #[clause("POL-5.2")]
    March(Territory),
    /// One galley from here to the destination.
    #[clause("POL-6.2")]
    Sail(Sea),
    /// One hoplite on the next box of this good.
    #[clause("POL-8.3")]
    Collect(Good),
    /// One hoplite silences the voices for peace.
    #[clause("POL-17.12")]
    #[words("collect prestige")]
    CollectPrestige,
    /// Ends an action that could go on.
    #[clause("POL-0.20")]
    Done,

    /// The next battle is fought here.
    #[clause("POL-13.2")]
    Battle(Region),
    /// Leave the battle.
    #[clause("POL-13.7")]
    Retreat,
    /// Fight on.
    #[clause("POL-13.7")]
    Stand,
    /// Lay down a card.
    #[clause("POL-13.8")]
    Play(CardHalf),
    /// A card called by the half that does not count here. Never legal; the refusal names the
    /// half that does.
    #[clause("POL-13.5")]
    #[words("play {card_half}", write_only)]
    Misnamed(CardHalf),
    /// The great commander doubles the prestige of this battle.
    #[clause("POL-17.10")]
    Double,
    /// He waits for a better one.
    #[clause("POL-17.10")]
    Keep,

    /// Give up a unit from here.
    #[clause("POL-17.19")]
    Remove(Region),
    /// A unit from here leaves for the event.
    Send(Region),
    /// A unit comes back here.
    #[clause("POL-17.5")]
    Return(Region),
    /// So much prestige for silver.
    #[clause("POL-17.6")]
    Exchange(u16),
    /// Take over a polis by betrayal.
    #[clause("POL-17.7")]
    Seize(Polis),

    /// Let a polis go that can't be fed.
    #[clause("POL-14.7")]
    Release(Polis),
    /// Pay the rest of the hunger in prestige.
    #[clause("POL-14.5")]
    #[words("pay prestige")]
    PayPrestige,
    /// One cube more in a polis.
    #[clause("POL-14.9")]
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

    /// The fee for a unit.
    pub(crate) fn name(self, unit: Unit) -> Message {
        match self {
            Fee::Good => unit.good().name(),
            Fee::Silver => Good::Silver.name(),
            Fee::Hired => Message::new("fee-hired"),
        }
    }

    const fn word(self, good: Good) -> &'static str {
        match self {
            Fee::Good => good.id(),
            Fee::Silver => Good::Silver.id(),
            Fee::Hired => "hired",
        }
    }

    fn by_word(word: &str, good: Good) -> Option<Fee> {
        Fee::ALL.into_iter().find(|fee| fee.word(good) == word)
    }
}

impl Thing for Fee {}

/// The fee of hoplites in words.
mod hoplite_fee {
    use super::{Fee, Good};

    pub(super) fn write(fee: &Fee, out: &mut String) {
        out.push_str(fee.word(Good::Metal));
    }

    pub(super) fn read(word: &str) -> Option<Fee> {
        Fee::by_word(word, Good::Metal)
    }
}

/// The fee of galleys and merchants in words.
mod ship_fee {
    use super::{Fee, Good};

    pub(super) fn write(fee: &Fee, out: &mut String) {
        out.push_str(fee.word(Good::Wood));
    }

    pub(super) fn read(word: &str) -> Option<Fee> {
        Fee::by_word(word, Good::Wood)
    }
}

/// The kinds of action, numbered as in the rules; a turn holds two that differ. The id is also the
/// first word of its move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(name = "action-{kebab_id}")]
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

    /// Whether everything that the move names is in the box of an edition.
    #[must_use]
    pub(crate) fn is_in(self, edition: &Edition) -> bool {
        match self {
            Move::Reveal(project) | Move::PutAway(project) | Move::StartProject(project, _) => {
                edition.has_project(project)
            }
            Move::Event(event) => edition.has_event(event),
            _ => true,
        }
    }
}

/// A move as its words in JSON.
pub(crate) mod in_words {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use table::Moves as _;

    use super::Move;

    pub(crate) fn serialize<S: Serializer>(mv: &Move, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&mv.words())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Move, D::Error> {
        let words = String::deserialize(deserializer)?;
        Move::from_words(&words)
            .ok_or_else(|| D::Error::custom(format_args!("there is no move {words:?}")))
    }
}
