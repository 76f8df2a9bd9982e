//! Dice that can be reproduced, and dice that can be proved.
//!
//! A chance move is chosen by its ordinal in the game, not by drawing from a stream: after an
//! undo the same die falls again, and one die can be recomputed without the others.

use hmac::{Hmac, KeyInit, Mac};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use sha2::{Digest, Sha256};

/// A source of chance for one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// From a number: the same seed gives the same game.
    Seeded(u64),
    /// From a secret published in advance as a hash, and a seed from each seat.
    Fair(FairDice),
    /// From the driver of the game, who plays every outcome; never rolled by us.
    Manual,
}

/// The ingredients of provable dice; `docs/fair-chance.md` explains how a third party checks them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDice {
    /// Chosen by the server before it knew any seat's seed, published when the game is over.
    pub secret: [u8; 32],
    /// One seed from each seat, in seat order.
    pub seeds: Vec<Vec<u8>>,
    /// The table's id, so that one secret can never serve two games.
    pub table: String,
}

impl FairDice {
    /// What the server publishes before the first roll.
    #[must_use]
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.secret).into()
    }

    /// An unbiased number below `total`: HMAC-SHA-256 blocks are read as big-endian 64-bit numbers,
    /// and those in the incomplete last interval are rejected.
    fn below(&self, ordinal: u64, total: u64) -> u64 {
        let accepted = u64::MAX - (u64::MAX % total + 1) % total;
        (0_u64..)
            .map(|attempt| self.block(ordinal, attempt))
            .find(|&number| number <= accepted)
            .map_or(0, |number| number % total)
    }

    fn block(&self, ordinal: u64, attempt: u64) -> u64 {
        let mut mac = keyed(&self.secret);
        for seed in &self.seeds {
            update_with_length(&mut mac, seed);
        }
        update_with_length(&mut mac, self.table.as_bytes());
        mac.update(&ordinal.to_be_bytes());
        mac.update(&attempt.to_be_bytes());
        let digest = mac.finalize().into_bytes();
        u64::from_be_bytes(digest[..8].try_into().expect("a digest has 32 bytes"))
    }
}

/// The prefix of the message that a bot's seed is derived from. The message of a roll begins with
/// the length of a seed; read as a length, these letters are more bytes than any seed has, so the
/// two messages are never the same.
const BOT_SEED: &[u8] = b"hegemonia bot seed";

/// The seed of a bot. It is derived from the secret, so a server that publishes the hash of the
/// secret is bound to it before anybody else gives a seed.
#[must_use]
pub fn bot_seed(secret: &[u8; 32], table: &str, seat: &str) -> [u8; 32] {
    let mut mac = keyed(secret);
    mac.update(BOT_SEED);
    update_with_length(&mut mac, table.as_bytes());
    update_with_length(&mut mac, seat.as_bytes());
    mac.finalize().into_bytes().into()
}

fn keyed(secret: &[u8; 32]) -> Hmac<Sha256> {
    <Hmac<Sha256> as KeyInit>::new_from_slice(secret).expect("HMAC takes a key of any length")
}

/// The length goes first, so that parts can't run together to the same string.
fn update_with_length(mac: &mut Hmac<Sha256>, bytes: &[u8]) {
    mac.update(&(bytes.len() as u64).to_be_bytes());
    mac.update(bytes);
}

impl Dice {
    /// Chooses among outcomes with these weights the one for chance move number `ordinal`.
    /// `None` if the driver rolls, or if nothing can be chosen.
    #[must_use]
    pub fn choose(&self, ordinal: u64, weights: &[u32]) -> Option<usize> {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        if total == 0 {
            return None;
        }
        let number = match self {
            Dice::Manual => return None,
            Dice::Fair(fair) => fair.below(ordinal, total),
            Dice::Seeded(seed) => {
                let mut rng = ChaCha8Rng::seed_from_u64(*seed);
                rng.set_stream(ordinal);
                below(&mut rng, total)
            }
        };
        by_weight(weights, number)
    }
}

/// An unbiased number below `total`.
pub fn below(rng: &mut (impl Rng + ?Sized), total: u64) -> u64 {
    // Lemire's method: the high half of a 128-bit product, with the biased strip rejected.
    loop {
        let product = u128::from(rng.next_u64()) * u128::from(total);
        let low = product as u64;
        if low >= total || low >= total.wrapping_neg() % total {
            return (product >> 64) as u64;
        }
    }
}

/// The index of the weight in whose share `number` falls.
pub(crate) fn by_weight(weights: &[u32], mut number: u64) -> Option<usize> {
    for (index, &weight) in weights.iter().enumerate() {
        match number.checked_sub(u64::from(weight)) {
            Some(rest) => number = rest,
            None => return Some(index),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fair() -> FairDice {
        FairDice {
            secret: [7; 32],
            seeds: vec![b"owl".to_vec(), b"lambda".to_vec()],
            table: "t1".into(),
        }
    }

    /// Pearson's statistic over 40,000 rolls of a d4; 16.27 is passed by chance once in 1,000.
    fn unevenness(dice: &Dice) -> f64 {
        let mut counts = [0_u32; 4];
        for ordinal in 0..40_000 {
            counts[dice.choose(ordinal, &[1; 4]).unwrap()] += 1;
        }
        counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0).sum()
    }

    #[test]
    fn both_kinds_of_dice_are_even() {
        assert!(unevenness(&Dice::Seeded(1)) < 16.27);
        assert!(unevenness(&Dice::Fair(fair())) < 16.27);
    }

    #[test]
    fn weights_are_shares() {
        let dice = Dice::Seeded(5);
        let picks: Vec<_> = (0..6_000).map(|n| dice.choose(n, &[0, 2, 1]).unwrap()).collect();
        let ones = picks.iter().filter(|&&pick| pick == 1).count();
        assert!(!picks.contains(&0));
        assert!((3_850..4_150).contains(&ones), "two thirds of 6000, but {ones}");
    }

    #[test]
    fn the_same_ordinal_gives_the_same_die() {
        for dice in [Dice::Seeded(9), Dice::Fair(fair())] {
            let first: Vec<_> = (0..50).map(|n| dice.choose(n, &[1; 6])).collect();
            let again: Vec<_> = (0..50).rev().map(|n| dice.choose(n, &[1; 6])).collect();
            assert!(first.iter().eq(again.iter().rev()));
        }
    }

    #[test]
    fn every_ingredient_of_fair_dice_matters() {
        let roll = |fair: FairDice| -> Vec<_> {
            (0..32).map(|n| Dice::Fair(fair.clone()).choose(n, &[1; 4])).collect()
        };
        let base = roll(fair());
        assert_ne!(base, roll(FairDice { secret: [8; 32], ..fair() }));
        assert_ne!(base, roll(FairDice { table: "t2".into(), ..fair() }));
        // The seeds are distinct even where their bytes run together to the same string.
        let moved = vec![b"owll".to_vec(), b"ambda".to_vec()];
        assert_ne!(base, roll(FairDice { seeds: moved, ..fair() }));
    }

    #[test]
    fn every_ingredient_of_a_bots_seed_matters() {
        let seed = bot_seed(&[7; 32], "t1", "black");
        assert_eq!(seed, bot_seed(&[7; 32], "t1", "black"));
        assert_ne!(seed, bot_seed(&[8; 32], "t1", "black"));
        assert_ne!(seed, bot_seed(&[7; 32], "t2", "black"));
        assert_ne!(seed, bot_seed(&[7; 32], "t1", "white"));
        assert_ne!(seed, bot_seed(&[7; 32], "t1b", "lack"));
    }

    /// No seed is as long as the first eight letters of the message for a bot's seed would say.
    #[test]
    fn a_bots_seed_is_no_roll() {
        let length = u64::from_be_bytes(BOT_SEED[..8].try_into().unwrap());
        assert!(length > isize::MAX as u64 / 2, "{length}");
    }

    #[test]
    fn nothing_to_choose_is_no_choice() {
        assert_eq!(Dice::Seeded(1).choose(0, &[]), None);
        assert_eq!(Dice::Seeded(1).choose(0, &[0, 0]), None);
        assert_eq!(Dice::Manual.choose(0, &[1, 1]), None);
    }
}
