//! Typed ids of everything in the box. Their numbers are the order of the component file.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use crate::components::components;

/// The most players that can sit down.
pub const MOST_PLAYERS: usize = 5;

/// AGO-0.1: a player, counted clockwise from the first player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(pub u8);

impl Player {
    /// Ids of the seats, clockwise from the first player.
    pub const IDS: [&'static str; MOST_PLAYERS] = ["alpha", "beta", "gamma", "delta", "epsilon"];

    /// The first `n` players.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..n).map(Player)
    }

    /// Index into per-player arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit in a set of players.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The seat of this player.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// The id in records and positions.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Player::IDS[self.0 as usize]
    }

    /// The player with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Player> {
        let index = Player::IDS.iter().position(|known| *known == id)?;
        u8::try_from(index).ok().map(Player)
    }
}

/// A colour of cards, and the pile of that colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// How many colours there are.
pub const COLOURS: usize = 4;

impl Colour {
    /// All colours, in the order of the component file.
    pub const ALL: [Colour; COLOURS] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];
    /// Their ids, which are also the ids of the piles on the drawn table.
    pub const IDS: [&'static str; COLOURS] = ["red", "green", "blue", "yellow"];

    /// Index into per-colour arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The bit in a set of colours.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Colour::IDS[self as usize]
    }

    /// The colour with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id() == id)
    }
}

/// A card, by its kind: cards of one kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// All kinds, in the order of the component file.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..components().cards.len() as u8).map(Kind)
    }

    /// Index into arrays of all kinds.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit in a set of kinds.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The id in moves and positions.
    #[must_use]
    pub fn id(self) -> &'static str {
        components().cards[self.index()].id
    }

    /// The kind with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Kind> {
        let index = components().cards.iter().position(|card| card.id == id)?;
        u8::try_from(index).ok().map(Kind)
    }

    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        components().cards[self.index()].colour
    }
}

/// A city board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct City(pub(crate) u8);

impl City {
    /// How many city boards there are.
    pub const COUNT: u8 = 6;

    /// Every city board, in the order of the component file.
    pub fn all() -> impl Iterator<Item = City> {
        (0..City::COUNT).map(City)
    }

    /// Index into arrays of all boards.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id.
    #[must_use]
    pub fn id(self) -> &'static str {
        components().cities[self.index()].id
    }

    /// The board with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<City> {
        City::all().find(|city| city.id() == id)
    }
}

/// A side of a city board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Side {
    A,
    B,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["a", "b"][self as usize]
    }

    /// The side with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.id() == id)
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
        let mut word = self.kind.id().to_owned();
        if self.has_coin() {
            word.push_str("-coin");
        }
        if self.is_spent() {
            word.push_str("-spent");
        }
        if let Some(player) = self.aim() {
            word.push('-');
            word.push_str(player.id());
        }
        word
    }

    /// Reads what [`Piece::word`] writes.
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

macro_rules! serde_by_id {
    ($name:ident, $what:literal, $id:expr, $by_id:expr) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let id = $id;
                serializer.serialize_str(id(*self).as_ref())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                let by_id = $by_id;
                let unknown = || format!(concat!("there is no ", $what, " {:?}"), id);
                by_id(id.as_str()).ok_or_else(|| serde::de::Error::custom(unknown()))
            }
        }
    };
}

serde_by_id!(Player, "player", Player::id, Player::by_id);
serde_by_id!(Colour, "colour", Colour::id, Colour::by_id);
serde_by_id!(Kind, "card", Kind::id, Kind::by_id);
serde_by_id!(City, "city board", City::id, City::by_id);
serde_by_id!(Side, "side of a board", Side::id, Side::by_id);
serde_by_id!(Piece, "card in a city", Piece::word, Piece::by_word);
