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

        }
    };
}

/// Things of which there are few enough for a set of sixteen bits.
macro_rules! bit {
    ($($name:ident, $count:expr;)*) => {
        $(
            const _: () = assert!($count <= u16::BITS as usize);

            impl $name {
                /// Its bit in a set of all of them.
                #[must_use]
                pub const fn bit(self) -> u16 {
                    1 << self.0
                }
            }
        )*
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

bit! {
    Territory, TERRITORIES;
    Sea, SEAS;
    Shipload, SHIPLOADS;
    Project, PROJECTS;
}

/// A set of poleis, of which there are more than sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PolisSet(u32);

const _: () = assert!(POLEIS <= u32::BITS as usize);

impl PolisSet {
    /// No polis.
    pub const EMPTY: PolisSet = PolisSet(0);

    /// This polis alone.
    #[must_use]
    pub const fn of(polis: Polis) -> PolisSet {
        PolisSet(1 << polis.0)
    }

    /// Adds a polis.
    pub const fn insert(&mut self, polis: Polis) {
        self.0 |= PolisSet::of(polis).0;
    }

    /// Whether a polis is in it.
    #[must_use]
    pub const fn contains(self, polis: Polis) -> bool {
        self.0 & PolisSet::of(polis).0 != 0
    }

    /// Whether no polis is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl std::ops::BitAnd for PolisSet {
    type Output = PolisSet;

    fn bitand(self, other: PolisSet) -> PolisSet {
        PolisSet(self.0 & other.0)
    }
}

impl std::ops::BitOr for PolisSet {
    type Output = PolisSet;

    fn bitor(self, other: PolisSet) -> PolisSet {
        PolisSet(self.0 | other.0)
    }
}

/// The other poleis.
impl std::ops::Not for PolisSet {
    type Output = PolisSet;

    fn not(self) -> PolisSet {
        PolisSet(!self.0 & ((1 << POLEIS) - 1))
    }
}

impl FromIterator<Polis> for PolisSet {
    fn from_iter<I: IntoIterator<Item = Polis>>(poleis: I) -> PolisSet {
        poleis.into_iter().fold(PolisSet::EMPTY, |set, polis| set | PolisSet::of(polis))
    }
}

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

/// The poleis in a set.
pub fn poleis(set: PolisSet) -> impl Iterator<Item = Polis> {
    let mut left = set.0;
    std::iter::from_fn(move || {
        let lowest = (left != 0).then(|| Polis(left.trailing_zeros() as u8));
        left &= left.wrapping_sub(1);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_room_for_every_polis() {
        let all: PolisSet = Polis::all().collect();
        assert_eq!(poleis(all).count(), POLEIS);
        assert!((!all).is_empty());
        for polis in Polis::all() {
            let mut one = PolisSet::EMPTY;
            one.insert(polis);
            assert!(one.contains(polis) && (all & one) == one);
            assert!(poleis(one).eq([polis]));
            assert_eq!(poleis(!one).count(), POLEIS - 1, "each has a place of its own");
        }
    }
}
