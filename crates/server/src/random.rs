//! Tokens, ids and hexadecimal digits.

use rand::Rng;
use sha2::{Digest, Sha256};

/// 32 letters and digits that can't be mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// 32 random bytes from the thread's cryptographic generator.
#[must_use]
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// An id of 12 letters: 60 bits, too many to guess.
#[must_use]
pub(crate) fn id() -> String {
    secret()[..12].iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text could be an [`id`].
#[must_use]
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|letter| ALPHABET.contains(&letter))
}

/// A random number below `below`, for choices that are not secret.
#[must_use]
pub(crate) fn index(below: usize) -> usize {
    (rand::rng().next_u64() % below.max(1) as u64) as usize
}

/// A seed for a bot.
#[must_use]
pub(crate) fn seed() -> u64 {
    rand::rng().next_u64()
}

/// The SHA-256 of some bytes, in hexadecimal.
#[must_use]
pub(crate) fn hash(bytes: &[u8]) -> String {
    to_hex(&Sha256::digest(bytes))
}

/// Bytes as hexadecimal digits.
#[must_use]
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 32 bytes from 64 hexadecimal digits.
#[must_use]
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.chars().map(|digit| digit.to_digit(16)).collect::<Option<Vec<_>>>()?;
    let pair = |pair: &[u32]| u8::try_from(pair[0] * 16 + pair[1]).ok();
    let bytes = digits.chunks_exact(2).map(pair).collect::<Option<Vec<_>>>()?;
    if digits.len() == 64 { bytes.try_into().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_is_read_as_written() {
        let bytes = secret();
        assert_eq!(from_hex(&to_hex(&bytes)), Some(bytes));
        for wrong in ["", "ab", &"g".repeat(64), &"a".repeat(63), &"a".repeat(66)] {
            assert_eq!(from_hex(wrong), None, "{wrong:?}");
        }
    }

    /// Every place of an id takes every letter, none noticeably more often: 5 bits each.
    #[test]
    fn ids_have_the_bits_they_promise() {
        const IDS: usize = 32_000;
        let mut counts = [[0_usize; 32]; 12];
        for _ in 0..IDS {
            for (place, letter) in id().bytes().enumerate() {
                let letter = ALPHABET.iter().position(|one| *one == letter).unwrap();
                counts[place][letter] += 1;
            }
        }
        // A letter is expected 1000 times; seven deviations away is once in a billion runs.
        let is_even = |count: &usize| (780..1_220).contains(count);
        assert!(counts.iter().flatten().all(is_even), "{counts:?}");
    }

    #[test]
    fn ids_differ() {
        assert_ne!(id(), id());
        assert!(is_id(&id()));
        for wrong in ["", "short", "abcdefghjkm\0", "ABCDEFGHJKMN", "abcdefghjkmnp"] {
            assert!(!is_id(wrong), "{wrong:?}");
        }
    }
}
