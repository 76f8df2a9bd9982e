//! Names of things as small numbers: sides, spaces, kinds of units, leaders.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::map;

/// A league.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Delian League.
    Athens,
    /// The Peloponnesian League.
    Sparta,
}

impl Side {
    /// Both, Athens first: the order in which their dice are rolled.
    pub const BOTH: [Side; 2] = [Side::Athens, Side::Sparta];

    /// The other league.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Athens => Side::Sparta,
            Side::Sparta => Side::Athens,
        }
    }

    /// As an index into arrays of both.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id in positions and words.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["athens", "sparta"][self as usize]
    }
}

/// How many spaces the map has.
pub const SPACES: usize = 193;

/// A space of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub(crate) u8);

impl Space {
    /// Every space, in the order of the component file.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// As an index into arrays of all.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id in the component file.
    #[must_use]
    pub fn id(self) -> &'static str {
        &map().spaces[self.index()].id
    }

    /// The space with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Space> {
        map().by_id.get(id).copied()
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Space::by_id(&id)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no space {id:?}")))
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceSet([u64; 4]);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet([0; 4]);

    /// Every space.
    pub const ALL: SpaceSet = SpaceSet([!0, !0, !0, (1 << (SPACES - 192)) - 1]);

    /// Whether a space belongs to it.
    #[must_use]
    pub const fn has(&self, space: Space) -> bool {
        self.0[space.0 as usize >> 6] >> (space.0 & 63) & 1 == 1
    }

    /// Adds a space.
    pub const fn insert(&mut self, space: Space) {
        self.0[space.0 as usize >> 6] |= 1 << (space.0 & 63);
    }

    /// Takes a space out.
    pub const fn remove(&mut self, space: Space) {
        self.0[space.0 as usize >> 6] &= !(1 << (space.0 & 63));
    }

    /// Adds or takes out.
    pub const fn set(&mut self, space: Space, belongs: bool) {
        if belongs {
            self.insert(space);
        } else {
            self.remove(space);
        }
    }

    /// Whether it has no space.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// How many spaces it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Spaces of both.
    #[must_use]
    pub fn and(&self, other: &SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }

    /// Spaces of either.
    #[must_use]
    pub fn or(&self, other: &SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }

    /// Spaces of this and not of the other.
    #[must_use]
    pub fn without(&self, other: &SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|n| self.0[n] & !other.0[n]))
    }

    /// Its spaces, in order.
    pub fn iter(&self) -> impl Iterator<Item = Space> + use<> {
        Spaces { words: self.0, at: 0 }
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spaces = Vec::<Space>::deserialize(deserializer)?;
        let set: SpaceSet = spaces.iter().copied().collect();
        if set.iter().eq(spaces.iter().copied()) {
            return Ok(set);
        }
        Err(serde::de::Error::custom("spaces stand once each, in the order of their ids"))
    }
}

struct Spaces {
    words: [u64; 4],
    at: usize,
}

impl Iterator for Spaces {
    type Item = Space;

    fn next(&mut self) -> Option<Space> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Space((self.at * 64 + bit) as u8));
            }
            self.at += 1;
        }
        None
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = SpaceSet::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

/// What a strength point is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arm {
    /// Heavy infantry.
    Hoplite,
    /// Horse.
    Cavalry,
    /// Triremes.
    Naval,
}

impl Arm {
    /// All three, as in the matrices.
    pub const ALL: [Arm; 3] = [Arm::Hoplite, Arm::Cavalry, Arm::Naval];
}

/// A kind of strength point of one side (PW-0.3): whose, and of what arm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Athenian or Spartan hoplites.
    Hoplites,
    /// Athenian or Spartan cavalry.
    Cavalry,
    /// Athenian or Spartan ships.
    Naval,
    /// Hoplites of allies.
    AlliedHoplites,
    /// Cavalry of allies.
    AlliedCavalry,
    /// Ships of allies.
    AlliedNaval,
}

/// How many kinds there are.
pub const UNITS: usize = 6;

impl Unit {
    /// All kinds, national ones first.
    pub const ALL: [Unit; UNITS] = [
        Unit::Hoplites,
        Unit::Cavalry,
        Unit::Naval,
        Unit::AlliedHoplites,
        Unit::AlliedCavalry,
        Unit::AlliedNaval,
    ];

    /// As an index into arrays of all.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of this arm, of the league's leader or of its allies.
    #[must_use]
    pub const fn of(arm: Arm, allied: bool) -> Unit {
        Unit::ALL[arm as usize + if allied { 3 } else { 0 }]
    }

    /// Its arm.
    #[must_use]
    pub const fn arm(self) -> Arm {
        Arm::ALL[self as usize % 3]
    }

    /// Whether it fights on land.
    #[must_use]
    pub const fn is_land(self) -> bool {
        !matches!(self.arm(), Arm::Naval)
    }

    /// Whether allies provide it.
    #[must_use]
    pub const fn is_allied(self) -> bool {
        self as usize >= 3
    }

    /// The id in positions and words.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["hoplites", "cavalry", "naval", "allied-hoplites", "allied-cavalry", "allied-naval"]
            [self as usize]
    }

    /// The kind with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| unit.id() == id)
    }
}

/// How many leaders the campaign has.
pub const LEADERS: usize = 16;

/// A leader of the campaign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leader(pub(crate) u8);

impl Leader {
    /// Every leader, in the order of the component file.
    pub fn all() -> impl Iterator<Item = Leader> {
        (0..LEADERS as u8).map(Leader)
    }

    /// As an index into arrays of all.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id in the component file.
    #[must_use]
    pub fn id(self) -> &'static str {
        &map().leaders[self.index()].id
    }

    /// The leader with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Leader> {
        Leader::all().find(|leader| leader.id() == id)
    }

    /// The side that he serves.
    #[must_use]
    pub fn side(self) -> Side {
        map().leaders[self.index()].side
    }

    /// What he adds in battles and sieges.
    #[must_use]
    pub fn tactical(self) -> i8 {
        map().leaders[self.index()].tactical
    }

    /// What he adds to strategies and to staying in the field.
    #[must_use]
    pub fn strategic(self) -> i8 {
        map().leaders[self.index()].strategic
    }
}

impl Serialize for Leader {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Leader {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Leader::by_id(&id)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no leader {id:?}")))
    }
}
