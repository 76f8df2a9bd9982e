//! The bits that sets are made of.

use std::hash::Hash;

/// What a [`Set`](super::Set) can be made of: `u8` to `u128`, and `[u64; 4]` for up to 256 things.
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
    /// The lowest `count` bits.
    #[must_use]
    fn below(count: usize) -> Self;
    /// Sets a bit.
    fn insert(&mut self, index: usize);
    /// Clears a bit.
    fn remove(&mut self, index: usize);
    /// Whether a bit is set. By reference: copying four words to look at one bit would cost more.
    fn has(&self, index: usize) -> bool;
    /// How many bits are set.
    fn count(self) -> usize;
    /// Intersection.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Union.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Complement.
    #[must_use]
    fn flipped(self) -> Self;
    /// The bits that are set, lowest first.
    fn walk(self) -> Self::Walk;
}

/// The bits that are set in an integer.
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
                    if self.0 == 0 {
                        return None;
                    }
                    let lowest = self.0.trailing_zeros() as usize;
                    self.0 &= self.0 - 1;
                    Some(lowest)
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

/// The bits that are set in four words.
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

    // Faster than `next`: word by word there is no state to keep between two bits.
    #[inline]
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (n, mut word) in self.words.into_iter().enumerate() {
            // The words before `at` are exhausted by now.
            while word != 0 {
                folded = f(folded, n * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
        folded
    }
}

/// Chooses the bits for this many things: a set of `POLEIS` poleis is made of `<Room<{ room(POLEIS)
/// }> as Roomy>::Bits`.
#[derive(Debug)]
pub struct Room<const BITS: usize>;

/// How many bits are needed for so many things: 8, 16, 32, 64, 128 or 256.
///
/// # Panics
/// If there are more than 256; in a derive this happens when the game is compiled.
#[must_use]
pub const fn room(count: usize) -> usize {
    assert!(count <= 256, "a set has room for 256 things at most");
    let bits = count.next_power_of_two();
    if bits < 8 { 8 } else { bits }
}

/// A [`Room`] for which there are bits.
pub trait Roomy {
    /// The bits.
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
