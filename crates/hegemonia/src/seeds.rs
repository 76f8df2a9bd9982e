//! Random seeds.

use std::hash::{BuildHasher, RandomState};

/// A new seed from the system's randomness. It has 53 bits, so that it survives programs that store
/// whole numbers as floating-point ones.
#[must_use]
pub fn fresh() -> u64 {
    // The keys of a hasher are random; hashing anything with them gives a random number.
    RandomState::new().hash_one(0_u8) >> 11
}
