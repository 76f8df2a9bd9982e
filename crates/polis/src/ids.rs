//! Typed ids of everything in the box. Their numbers are the order of the component file.

use table::Seat;

use crate::components::{CARDS, POLEIS, PROJECTS, SEAS, SHIPLOADS, TERRITORIES};

/// POL-0.1: a player; Athens is seat 0, Sparta seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Blue; the owl.
    Athens,
    /// Red; the lambda.
    Sparta,
}

impl Side {
    /// Both sides in seat order.
    pub const BOTH: [Side; 2] = [Side::Athens, Side::Sparta];
    /// Their ids, in the same order.
    pub const IDS: [&'static str; 2] = ["athens", "sparta"];

    /// Index into per-side arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Athens => Side::Sparta,
            Side::Sparta => Side::Athens,
        }
    }

    /// The seat of this side.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The id in records and positions.
    #[must_use]
    pub const fn id(self) -> &'static str {
        Side::IDS[self as usize]
    }

    /// The side with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.id() == id)
    }

    /// The side in a seat.
    #[must_use]
    pub fn in_seat(seat: Seat) -> Option<Side> {
        Side::BOTH.get(seat.index()).copied()
    }
}

/// POL-0.23: a good. The 2020 edition calls metal iron and has no oil.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Good {
    Metal,
    Wood,
    Wine,
    Oil,
    Silver,
    Wheat,
}

/// How many goods there are in the edition that has the most.
pub const GOODS: usize = 6;

impl Good {
    /// All goods in the order of the player boards.
    pub const ALL: [Good; GOODS] =
        [Good::Metal, Good::Wood, Good::Wine, Good::Oil, Good::Silver, Good::Wheat];

    /// Index into per-good arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id in moves, words and positions, whatever the edition calls it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["metal", "wood", "wine", "oil", "silver", "wheat"][self as usize]
    }

    /// The good with an id; `iron` is the 2020 edition's word for metal.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Good> {
        match id {
            "iron" => Some(Good::Metal),
            _ => Good::ALL.into_iter().find(|good| good.id() == id),
        }
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Every one, in the order of the component file.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator {
                (0..$count as u8).map($name)
            }

            /// Index into arrays of all of them.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its bit in a set of all of them.
            #[must_use]
            pub const fn bit(self) -> u16 {
                1 << self.0
            }
        }
    };
}

id!(
    /// One of the eighteen poleis.
    Polis,
    POLEIS
);
id!(
    /// One of the twelve territories.
    Territory,
    TERRITORIES
);
id!(
    /// One of the five seas.
    Sea,
    SEAS
);
id!(
    /// One of the shiploads in the markets.
    Shipload,
    SHIPLOADS
);
id!(
    /// One of the fourteen projects.
    Project,
    PROJECTS
);
id!(
    /// One of the nine kinds of combat card.
    Card,
    CARDS
);

/// An event card, by its place among all event cards of the edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventId(pub(crate) u8);

impl EventId {
    /// Index into the edition's events.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where units stand: hoplites in territories, galleys in seas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Region {
    /// Hoplites.
    Land(Territory),
    /// Galleys.
    Sea(Sea),
}

/// The members of a bit set, lowest first.
pub fn members(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// The poleis in a bit set.
pub fn poleis(mut set: u32) -> impl Iterator<Item = Polis> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| Polis(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// The territories in a bit set.
pub fn territories(set: u16) -> impl Iterator<Item = Territory> {
    members(set).map(Territory)
}

/// The projects in a bit set.
pub fn projects(set: u16) -> impl Iterator<Item = Project> {
    members(set).map(Project)
}

/// The seas in a bit set.
pub fn seas(set: u8) -> impl Iterator<Item = Sea> {
    members(u16::from(set)).map(Sea)
}
