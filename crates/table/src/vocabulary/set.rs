//! Sets of ids, as small and as fast as the integers they are made of.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::Id;

/// A set of things: one bit each.
///
/// A word of it is set only below [`Id::COUNT`]; [`Set::from_bits`] leaves that to its caller.
pub struct Set<T: Id>(T::Bits);

impl<T: Id> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Set(T::Bits::NONE);

    /// This one alone.
    #[must_use]
    #[inline]
    pub fn of(one: T) -> Self {
        Set(T::Bits::one(one.index()))
    }

    /// Every one.
    #[must_use]
    #[inline]
    pub fn all() -> Self {
        Set(T::Bits::below(T::COUNT))
    }

    /// A set made of bits, of which those from [`Id::COUNT`] on must be zero.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Set(bits)
    }

    /// The bits, the first thing lowest.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, one: T) {
        self.0.insert(one.index());
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        self.0.remove(one.index());
    }

    /// Puts one in or takes it out.
    #[inline]
    pub fn set(&mut self, one: T, belongs: bool) {
        if belongs {
            self.insert(one);
        } else {
            self.remove(one);
        }
    }

    /// Whether one is in it.
    #[must_use]
    #[inline]
    pub fn contains(&self, one: T) -> bool {
        self.0.has(one.index())
    }

    /// Whether all of these are in it.
    #[must_use]
    #[inline]
    pub fn contains_all(self, others: Self) -> bool {
        (others - self).is_empty()
    }

    /// How many are in it.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether nothing is in it.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// The first one in it.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// Its members, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone + use<T> {
        self.0.walk().map(T::nth)
    }
}

impl<T: Id> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Id> Copy for Set<T> {}

impl<T: Id> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Id> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Id> Eq for Set<T> {}

impl<T: Id> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// The ids of the members.
impl<T: Id> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::id)).finish()
    }
}

impl<T: Id> BitAnd for Set<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set(self.0.and(other.0))
    }
}

impl<T: Id> BitOr for Set<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set(self.0.or(other.0))
    }
}

impl<T: Id> Sub for Set<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Set(self.0.and(other.0.flipped()))
    }
}

/// The others.
impl<T: Id> Not for Set<T> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Set::all() - self
    }
}

impl<T: Id> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Id> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Id> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Id> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, ones: I) {
        ones.into_iter().for_each(|one| self.insert(one));
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ones: I) -> Self {
        let mut set = Set::EMPTY;
        set.extend(ones);
        set
    }
}

/// A list of ids.
impl<T: Id> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::id))
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let listed = Vec::<T>::deserialize(deserializer)?;
        let set: Set<T> = listed.iter().copied().collect();
        // One way of writing a set, so that positions that are equal are written alike.
        if set.iter().eq(listed) {
            return Ok(set);
        }
        Err(D::Error::custom(format_args!("each {} stands once, in order", T::KIND)))
    }
}

/// What a [`Set`] can be made of: `u8` to `u128`, and `[u64; 4]` for up to 256 things.
pub trait Bits: Copy + Eq + Hash + 'static {
    /// No bit.
    const NONE: Self;
    /// How many bits there are.
    const ROOM: usize;
    /// The numbers of the bits that are set.
    type Walk: Iterator<Item = usize> + Clone;

    /// One bit.
    #[must_use]
    fn one(index: usize) -> Self;
    /// The lowest bits, so many.
    #[must_use]
    fn below(count: usize) -> Self;
    /// Sets a bit.
    fn insert(&mut self, index: usize);
    /// Clears a bit.
    fn remove(&mut self, index: usize);
    /// Whether a bit is set. By reference: a copy of four words to look at one would cost more.
    fn has(&self, index: usize) -> bool;
    /// How many bits are set.
    fn count(self) -> usize;
    /// Bits of both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Bits of either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Every bit the other way.
    #[must_use]
    fn flipped(self) -> Self;
    /// The bits that are set, lowest first.
    fn walk(self) -> Self::Walk;
}

/// The bits of an integer that are set.
#[derive(Clone, Debug)]
pub struct Walk<B>(B);

macro_rules! bits {
    ($($int:ty)*) => {
        $(
            impl Bits for $int {
                const NONE: Self = 0;
                const ROOM: usize = <$int>::BITS as usize;
                type Walk = Walk<$int>;

                #[inline]
                fn one(index: usize) -> Self {
                    1 << index
                }

                #[inline]
                fn below(count: usize) -> Self {
                    if count == Self::ROOM { !0 } else { (1 << count) - 1 }
                }

                #[inline]
                fn insert(&mut self, index: usize) {
                    *self |= 1 << index;
                }

                #[inline]
                fn remove(&mut self, index: usize) {
                    *self &= !(1 << index);
                }

                #[inline]
                fn has(&self, index: usize) -> bool {
                    self >> index & 1 == 1
                }

                #[inline]
                fn count(self) -> usize {
                    self.count_ones() as usize
                }

                #[inline]
                fn and(self, other: Self) -> Self {
                    self & other
                }

                #[inline]
                fn or(self, other: Self) -> Self {
                    self | other
                }

                #[inline]
                fn flipped(self) -> Self {
                    !self
                }

                #[inline]
                fn walk(self) -> Walk<$int> {
                    Walk(self)
                }
            }

            impl Iterator for Walk<$int> {
                type Item = usize;

                #[inline]
                fn next(&mut self) -> Option<usize> {
                    let lowest = (self.0 != 0).then(|| self.0.trailing_zeros() as usize);
                    self.0 &= self.0.wrapping_sub(1);
                    lowest
                }

                #[inline]
                fn size_hint(&self) -> (usize, Option<usize>) {
                    let left = self.0.count_ones() as usize;
                    (left, Some(left))
                }
            }
        )*
    };
}

bits!(u8 u16 u32 u64 u128);

/// Four words, for more things than an integer has bits.
type Words = [u64; 4];

impl Bits for Words {
    const NONE: Self = [0; 4];
    const ROOM: usize = 256;
    type Walk = WalkWords;

    #[inline]
    fn one(index: usize) -> Self {
        let mut bits = Self::NONE;
        bits.insert(index);
        bits
    }

    #[inline]
    fn below(count: usize) -> Self {
        std::array::from_fn(|n| u64::below(count.saturating_sub(n * 64).min(64)))
    }

    #[inline]
    fn insert(&mut self, index: usize) {
        self[index >> 6] |= 1 << (index & 63);
    }

    #[inline]
    fn remove(&mut self, index: usize) {
        self[index >> 6] &= !(1 << (index & 63));
    }

    #[inline]
    fn has(&self, index: usize) -> bool {
        self[index >> 6] >> (index & 63) & 1 == 1
    }

    #[inline]
    fn count(self) -> usize {
        self.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|n| self[n] & other[n])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|n| self[n] | other[n])
    }

    #[inline]
    fn flipped(self) -> Self {
        self.map(|word| !word)
    }

    #[inline]
    fn walk(self) -> WalkWords {
        WalkWords { words: self, at: 0 }
    }
}

/// The bits of four words that are set.
#[derive(Clone, Debug)]
pub struct WalkWords {
    words: Words,
    at: usize,
}

impl Iterator for WalkWords {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.at * 64 + bit);
            }
            self.at += 1;
        }
        None
    }
}

/// The bits for so many things: a set of `POLEIS` poleis is made of
/// `<Room<{ room(POLEIS) }> as Roomy>::Bits`.
#[derive(Debug)]
pub struct Room<const BITS: usize>;

/// How many bits are needed for so many things: 8, 16, 32, 64, 128 or 256.
///
/// # Panics
/// If there is no room for so many; in a derive this happens when the game is compiled.
#[must_use]
pub const fn room(count: usize) -> usize {
    assert!(count <= 256, "a set has room for 256 things at most");
    let bits = count.next_power_of_two();
    if bits < 8 { 8 } else { bits }
}

/// A [`Room`] for which there are bits.
pub trait Roomy {
    /// They.
    type Bits: Bits;
}

macro_rules! roomy {
    ($($room:literal $bits:ty;)*) => {
        $(
            impl Roomy for Room<$room> {
                type Bits = $bits;
            }
        )*
    };
}

roomy! {
    8 u8;
    16 u16;
    32 u32;
    64 u64;
    128 u128;
    256 Words;
}
