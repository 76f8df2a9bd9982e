//! AGO-0.10: face-down cards, and who knows their faces.

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Knower, Message, Named, Thing, Viewer, Word};

use crate::board::MOST_CARDS;
use crate::ids::{Kind, Player};

/// Face-down cards with those who know their faces, in order.
pub type Cards = ArrayVec<Known, MOST_CARDS>;

/// AGO-0.10: a face-down card and who knows its face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Known {
    /// The card.
    pub kind: Kind,
    /// Who knows it.
    pub by: Knowers,
    /// AGO-5.3: it was used, and can be used only once per game.
    pub spent: bool,
    /// Who else can tell what it is, from a card seen on its way here. Nobody knows this of the
    /// others.
    pub privy: Knowers,
}

/// AGO-9.9, AGO-9.10: what sets copies of a face-down card apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark {
    /// Who knows it.
    pub by: Knowers,
    /// It was used for good.
    pub spent: bool,
}

impl Known {
    /// What sets it apart from other copies.
    #[must_use]
    pub const fn mark(self) -> Mark {
        Mark { by: self.by, spent: self.spent }
    }
}

impl Mark {
    /// The word for a card that was used for good, which everybody has seen.
    const SPENT: &'static str = "spent";

    /// The word in moves: `spent`, `everybody`, or who knows it: `alpha-gamma`.
    #[must_use]
    pub fn word(self) -> String {
        if self.spent {
            return Mark::SPENT.to_owned();
        }
        if self.by.is_all() {
            return Knowers::EVERYBODY.to_owned();
        }
        self.by.players().map(Player::id).collect::<Vec<_>>().join("-")
    }

    /// Parses what [`Mark::word`] writes.
    #[must_use]
    pub fn by_word(word: &str) -> Option<Mark> {
        let by = match word {
            Mark::SPENT | Knowers::EVERYBODY => Knowers::ALL,
            _ => word
                .split('-')
                .try_fold(Knowers::default(), |by, id| Some(by.and(Player::by_id(id)?)))?,
        };
        let mark = Mark { by, spent: word == Mark::SPENT };
        (mark.word() == word).then_some(mark)
    }
}

impl Word for Mark {
    fn write_word(&self, out: &mut String) {
        out.push_str(&self.word());
    }

    fn read_word(word: &str) -> Option<Self> {
        Mark::by_word(word)
    }
}

/// It is on no part of the drawn table.
impl Thing for Mark {}

/// Which of several copies of a face-down card.
impl Named for Mark {
    fn name(&self) -> Message {
        match *self {
            Mark { spent: true, .. } => Message::new("copy-spent"),
            Mark { by, .. } if by.is_all() => Message::new("copy-open"),
            Mark { by, .. } => {
                Message::new("copy-known").with("players", &by.players().collect::<Vec<_>>())
            }
        }
    }
}

/// The copies of a kind among face-down cards that differ, each once.
pub fn copies(cards: &Cards, kind: Kind) -> impl Iterator<Item = Mark> + '_ {
    let mut last = None;
    let copies = cards.iter().filter(move |card| card.kind == kind).map(|card| card.mark());
    copies.filter(move |mark| last.replace(*mark) != Some(*mark))
}

/// Who knows a face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Knowers(pub(crate) u8);

impl Knowers {
    /// Everybody, spectators included.
    pub const ALL: Knowers = Knowers(0b11_1111);
    /// Everybody who could play.
    pub(crate) const PLAYERS: Knowers = Knowers(0b01_1111);
    const SPECTATOR: u8 = 0b10_0000;
    /// The word for all of them, in moves and positions.
    const EVERYBODY: &'static str = "everybody";

    /// One player.
    #[must_use]
    pub const fn only(player: Player) -> Knowers {
        Knowers(player.bit())
    }

    /// These and one more player.
    #[must_use]
    pub const fn and(self, player: Player) -> Knowers {
        Knowers(self.0 | player.bit())
    }

    /// These or those.
    #[must_use]
    pub const fn or(self, others: Knowers) -> Knowers {
        Knowers(self.0 | others.0)
    }

    /// These, but none of those.
    #[must_use]
    pub const fn without(self, others: Knowers) -> Knowers {
        Knowers(self.0 & !others.0)
    }

    /// Whether a viewer is among them; `None` is the referee.
    #[must_use]
    pub fn include(self, viewer: Option<Viewer>) -> bool {
        match viewer {
            None => true,
            Some(Viewer::Spectator) => self.is_all(),
            Some(Viewer::Seat(seat)) => self.has(Player(seat.0)),
        }
    }

    /// As much of this as a viewer may know of what is not said to all: whether it is one of them.
    #[must_use]
    pub fn narrowed(self, viewer: Option<Viewer>) -> Knowers {
        match viewer {
            Some(Viewer::Seat(seat)) if !self.is_all() => {
                Knowers(self.0 & Knowers::only(Player(seat.0)).0)
            }
            Some(Viewer::Spectator) if !self.is_all() => Knowers::default(),
            _ => self,
        }
    }

    /// Whether a player knows it.
    #[must_use]
    pub const fn has(self, player: Player) -> bool {
        self.0 & player.bit() != 0
    }

    /// Whether nobody knows it.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The players who know it.
    pub fn players(self) -> impl Iterator<Item = Player> {
        Player::all().filter(move |&player| self.has(player))
    }

    /// Whether everybody knows it.
    #[must_use]
    pub const fn is_all(self) -> bool {
        self.0 & Knowers::SPECTATOR != 0
    }
}

impl Knower for Knowers {
    fn may_know(&self, viewer: Viewer) -> bool {
        self.include(Some(viewer))
    }

    fn narrowed(self, viewer: Viewer) -> Self {
        Knowers::narrowed(self, Some(viewer))
    }
}

/// The ids of the players, or `everybody` alone.
impl Serialize for Knowers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_all() {
            return serializer.collect_seq([Knowers::EVERYBODY]);
        }
        serializer.collect_seq(self.players())
    }
}

impl<'de> Deserialize<'de> for Knowers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<String>::deserialize(deserializer)?;
        if ids == [Knowers::EVERYBODY] {
            return Ok(Knowers::ALL);
        }
        ids.iter().try_fold(Knowers::default(), |by, id| {
            let unknown = || D::Error::custom(format_args!("there is no player {id:?}"));
            Player::by_id(id).map(|player| by.and(player)).ok_or_else(unknown)
        })
    }
}

/// A top card that somebody has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Top {
    /// What it is.
    pub face: Face,
    /// Who knows it.
    pub by: Knowers,
}

/// What can lie on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A card.
    Card(Kind),
    /// The end card.
    End,
}

impl Face {
    const END: &'static str = "end";

    /// The card, unless it is the end card.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Face::Card(kind) => Some(kind),
            Face::End => None,
        }
    }
}

/// The id of the card, or `end`.
impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.kind().map_or(Face::END, Kind::id))
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        if id == Face::END {
            return Ok(Face::End);
        }
        let unknown = || D::Error::custom(format_args!("there is no card {id:?}"));
        Kind::by_id(&id).map(Face::Card).ok_or_else(unknown)
    }
}

/// Takes a card out of a heap; `false` if it is not there.
pub(crate) fn take_out<T: PartialEq>(cards: &mut ArrayVec<T, MOST_CARDS>, card: &T) -> bool {
    let place = cards.iter().position(|own| own == card);
    place.map(|place| cards.remove(place)).is_some()
}

/// Adds a card to a heap in its order.
pub(crate) fn put_down<T: Ord>(cards: &mut ArrayVec<T, MOST_CARDS>, card: T) {
    let place = cards.partition_point(|own| *own < card);
    if cards.try_insert(place, card).is_err() {
        debug_assert!(false, "there are no more cards than a heap can hold");
    }
}
