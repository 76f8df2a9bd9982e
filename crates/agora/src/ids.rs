//! Typed ids of everything in the box. Their numbers are the order of the component file.

use std::iter;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Arg, Argument, Id, Thing, Word};

use crate::components::{CITIES, KINDS, components};

/// The most players that can sit down.
pub const MOST_PLAYERS: usize = Player::COUNT;
/// How many colours there are.
pub const COLOURS: usize = Colour::COUNT;

/// AGO-0.1: a player, counted clockwise from the first player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(list("alpha", "beta", "gamma", "delta", "epsilon"), name = "seat-{id}", thing, seat)]
pub struct Player(pub u8);

impl Player {
    /// The first `n` players.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..n).map(Player)
    }
}

/// A colour of cards, and the pile of that colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(name = "colour-{id}", thing)]
pub enum Colour {
    /// War.
    Red,
    /// Buildings.
    Green,
    /// Crafts and trade.
    Blue,
    /// Great men and wonders.
    Yellow,
}

/// A card, by its kind: cards of one kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = KINDS, from = kind_ids, bits = u64, kind = "card", name = "card-{kebab_id}")]
pub struct Kind(pub(crate) u8);

fn kind_ids() -> &'static [&'static str] {
    &components().kind_ids
}

impl Kind {
    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        components().cards[self.index()].colour
    }
}

/// A city board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = CITIES, from = city_ids, kind = "city board", name = "city-{id}")]
pub struct City(pub(crate) u8);

fn city_ids() -> &'static [&'static str] {
    &components().city_ids
}

/// A side of a city board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(kind = "side of a board")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Side {
    A,
    B,
}

/// Its letter.
impl Argument for Side {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Text(self.id().to_uppercase()))
    }
}

/// A card in a city, with what lies on it. Copies that are marked alike are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The card.
    pub kind: Kind,
    marks: u8,
}

impl Piece {
    const COIN: u8 = 1;
    const SPENT: u8 = 2;
    const AIM_SHIFT: u8 = 2;

    /// A card that has just been placed.
    #[must_use]
    pub const fn new(kind: Kind) -> Piece {
        Piece { kind, marks: 0 }
    }

    /// AGO-4.1: a coin protects it.
    #[must_use]
    pub const fn has_coin(self) -> bool {
        self.marks & Piece::COIN != 0
    }

    /// The same card with a coin on it.
    #[must_use]
    pub const fn with_coin(self) -> Piece {
        Piece { kind: self.kind, marks: self.marks | Piece::COIN }
    }

    /// AGO-5.3: it was used, and can be used only once per game.
    #[must_use]
    pub const fn is_spent(self) -> bool {
        self.marks & Piece::SPENT != 0
    }

    /// The same card, used for the rest of the game.
    #[must_use]
    pub const fn spent(self) -> Piece {
        Piece { kind: self.kind, marks: self.marks | Piece::SPENT }
    }

    /// AGO-9.7: the player at whom a Port is turned.
    #[must_use]
    pub const fn aim(self) -> Option<Player> {
        match self.marks >> Piece::AIM_SHIFT {
            0 => None,
            n => Some(Player(n - 1)),
        }
    }

    /// The same card turned at a player, or at nobody.
    #[must_use]
    pub const fn aimed(self, at: Option<Player>) -> Piece {
        let aim = match at {
            None => 0,
            Some(player) => player.0 + 1,
        };
        let low = self.marks & (Piece::COIN | Piece::SPENT);
        Piece { kind: self.kind, marks: low | aim << Piece::AIM_SHIFT }
    }

    /// The word in moves and positions: `hoplite-coin`, `port-beta`, `assassin-spent`.
    #[must_use]
    pub fn word(self) -> String {
        let marks = [self.has_coin().then_some("coin"), self.is_spent().then_some("spent")];
        let marks = marks.into_iter().flatten().chain(self.aim().map(Player::id));
        iter::once(self.kind.id()).chain(marks).collect::<Vec<_>>().join("-")
    }

    /// Parses what [`Piece::word`] writes.
    #[must_use]
    pub fn by_word(word: &str) -> Option<Piece> {
        let mut parts = word.split('-');
        let mut piece = Piece::new(Kind::by_id(parts.next()?)?);
        for part in parts {
            piece = match part {
                "coin" => piece.with_coin(),
                "spent" => piece.spent(),
                _ => piece.aimed(Some(Player::by_id(part)?)),
            };
        }
        (piece.word() == word).then_some(piece)
    }
}

impl Word for Piece {
    fn write_word(&self, out: &mut String) {
        out.push_str(&self.word());
    }

    fn read_word(word: &str) -> Option<Self> {
        Piece::by_word(word)
    }
}

/// Moves say in whose city it is.
impl Thing for Piece {}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.word())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let unknown = || D::Error::custom(format_args!("there is no card in a city {word:?}"));
        Piece::by_word(&word).ok_or_else(unknown)
    }
}
