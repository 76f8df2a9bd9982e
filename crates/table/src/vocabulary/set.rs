//! Sets of ids, as small and as fast as the integers they are made of.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{Bits, Id};

/// A set of things: one bit for each, and no bits from [`Id::COUNT`] on.
///
/// The derive counts the variants of an enum itself. For a newtype, too few bits for the things in
/// the component file are a compile error:
///
/// ```compile_fail
/// # use table::Id;
/// # fn ids() -> &'static [&'static str] { &[] }
/// #[derive(Clone, Copy, PartialEq, Eq, Id)]
/// #[ids(count = 18, from = ids, bits = u16)]
/// struct Polis(u8);
/// ```
///
/// ```
/// # use table::{Id, Set};
/// # fn ids() -> &'static [&'static str] { &[] }
/// #[derive(Clone, Copy, PartialEq, Eq, Id)]
/// #[ids(count = 18, from = ids, bits = u32)]
/// struct Polis(u8);
///
/// let set: Set<Polis> = Polis::all().skip(16).collect();
/// assert_eq!(set.bits(), 0b11 << 16);
/// ```
pub struct Set<T: Id>(T::Bits);

impl<T: Id> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Set(T::Bits::NONE);

    /// The set with this one alone.
    #[must_use]
    #[inline]
    pub fn of(one: T) -> Self {
        Set(T::Bits::one(one.index()))
    }

    /// The full set.
    #[must_use]
    #[inline]
    pub fn all() -> Self {
        Set(T::Bits::below(T::COUNT))
    }

    /// A set from bits, of which those from [`Id::COUNT`] on must be zero.
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

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, one: T) {
        self.0.insert(one.index());
    }

    /// Removes one.
    #[inline]
    pub fn remove(&mut self, one: T) {
        self.0.remove(one.index());
    }

    /// Adds or removes one.
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
    pub fn iter(self) -> Members<T> {
        Members(self.0.walk())
    }
}

/// The members of a [`Set`], lowest first.
#[derive(Clone)]
pub struct Members<T: Id>(<T::Bits as Bits>::Walk);

impl<T: Id> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.next().map(T::nth)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    #[inline]
    fn fold<B, F: FnMut(B, T) -> B>(self, init: B, mut f: F) -> B {
        self.0.fold(init, |folded, index| f(folded, T::nth(index)))
    }
}

impl<T: Id> fmt::Debug for Members<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Members::<T>(self.0.clone()).map(T::id)).finish()
    }
}

impl<T: Id> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
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

/// The complement.
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
        // Each set is written in one way only, so that equal positions are written alike.
        if set.iter().eq(listed) {
            return Ok(set);
        }
        Err(D::Error::custom(format_args!("each {} stands once, in order", T::KIND)))
    }
}
