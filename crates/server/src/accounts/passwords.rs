//! Passwords: hashed with Argon2id, a few at a time and in fair shares, off the threads that answer
//! requests.

use argon2::{Algorithm, Argon2, Params, Version};

use crate::error::{AFTER_CROWD, Failure};
use crate::random;
use crate::shares::{Bounds, Shares};
use crate::words::say;

/// No password is shorter or longer, in letters.
pub(crate) const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;
/// Passwords that may wait to be hashed, per person or address and in all; more are refused.
const BOUNDS: Bounds = Bounds { each: 32, all: 128 };
/// Bytes of a salt, and of a hash.
const BYTES: usize = 32;

/// The cost of hashing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hashing {
    /// Memory for one hash, in KiB.
    pub memory: u32,
    /// Passes over the memory.
    pub passes: u32,
    /// Hashes computed at the same time.
    pub at_once: usize,
}

impl Default for Hashing {
    /// The recommendation of the authors of Argon2 and of OWASP for log-ins.
    fn default() -> Self {
        Hashing { memory: 19_456, passes: 2, at_once: 2 }
    }
}

/// Hashes passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    costs: Hashing,
    shares: Shares,
}

impl Passwords {
    /// A hasher with these costs.
    pub(crate) fn new(costs: Hashing) -> Passwords {
        Passwords { costs, shares: Shares::new(costs.at_once, BOUNDS) }
    }

    /// Hashes a password with a new salt; `payer` is whose fair share it costs.
    ///
    /// # Errors
    /// If too many others are waiting.
    pub(crate) async fn hash(&self, payer: &str, password: &str) -> Result<String, Failure> {
        let Hashing { memory, passes, .. } = self.costs;
        let kept = Kept { memory, passes, salt: random::secret(), hash: [0; BYTES] };
        let hash = self.derive(payer, password, &kept).await?;
        Ok(Kept { hash, ..kept }.write())
    }

    /// Whether a password matches the stored one. If there is none, it takes just as long to say
    /// no.
    ///
    /// # Errors
    /// If too many others are waiting, or the stored hash can't be parsed.
    pub(crate) async fn is(
        &self,
        payer: &str,
        password: &str,
        kept: Option<&str>,
    ) -> Result<bool, Failure> {
        let Hashing { memory, passes, .. } = self.costs;
        let nobody = Kept { memory, passes, salt: [0; BYTES], hash: [0; BYTES] };
        let broken = || Failure::Broken("a kept password can't be read".to_owned());
        let expected = match kept {
            Some(kept) => Kept::read(kept).ok_or_else(broken)?,
            None => nobody,
        };
        let hash = self.derive(payer, password, &expected).await?;
        Ok(kept.is_some() && is_equal(&hash, &expected.hash))
    }

    async fn derive(
        &self,
        payer: &str,
        password: &str,
        kept: &Kept,
    ) -> Result<[u8; BYTES], Failure> {
        let place = self.shares.place(payer, "passwords").await;
        let place =
            place.map_err(|_| Failure::too_many(say("error-password-queue"), AFTER_CROWD))?;
        let (password, salt) = (password.to_owned(), kept.salt);
        let params = Params::new(kept.memory, kept.passes, 1, Some(BYTES));
        let hashed = tokio::task::spawn_blocking(move || {
            let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params?);
            let mut hash = [0; BYTES];
            argon2.hash_password_into(password.as_bytes(), &salt, &mut hash)?;
            drop(place);
            Ok::<_, argon2::Error>(hash)
        });
        let hashed = hashed.await.map_err(|error| Failure::Broken(error.to_string()))?;
        hashed.map_err(|error| Failure::Broken(format!("Argon2: {error}")))
    }
}

/// Compares in constant time.
fn is_equal(a: &[u8; BYTES], b: &[u8; BYTES]) -> bool {
    a.iter().zip(b).fold(0, |differences, (a, b)| differences | (a ^ b)) == 0
}

/// A hashed password with its salt and costs.
#[derive(Clone, Debug)]
struct Kept {
    memory: u32,
    passes: u32,
    salt: [u8; BYTES],
    hash: [u8; BYTES],
}

impl Kept {
    /// `argon2id,<memory>,<passes>,<salt>,<hash>`, the last two in hexadecimal.
    fn write(&self) -> String {
        let (salt, hash) = (random::to_hex(&self.salt), random::to_hex(&self.hash));
        format!("argon2id,{},{},{salt},{hash}", self.memory, self.passes)
    }

    fn read(text: &str) -> Option<Kept> {
        let parts: Vec<_> = text.split(',').collect();
        let ["argon2id", memory, passes, salt, hash] = parts[..] else { return None };
        Some(Kept {
            memory: memory.parse().ok()?,
            passes: passes.parse().ok()?,
            salt: random::from_hex(salt)?,
            hash: random::from_hex(hash)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cheap() -> Passwords {
        Passwords::new(Hashing { memory: 64, passes: 1, at_once: 1 })
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = cheap();
        let kept = passwords.hash("anna", "owls to Athens").await.unwrap();
        assert!(!kept.contains("owls"));
        assert_ne!(kept, passwords.hash("anna", "owls to Athens").await.unwrap(), "salts differ");
        assert!(passwords.is("anna", "owls to Athens", Some(&kept)).await.unwrap());
        assert!(!passwords.is("anna", "owls to athens", Some(&kept)).await.unwrap());
        assert!(!passwords.is("anna", "owls to Athens", None).await.unwrap());
        assert!(passwords.is("anna", "owls", Some("plain")).await.is_err());
    }

    #[tokio::test]
    async fn costs_are_kept_with_the_hash() {
        let kept = cheap().hash("anna", "owls to Athens").await.unwrap();
        let dearer = Passwords::new(Hashing { memory: 128, passes: 2, at_once: 1 });
        assert!(dearer.is("anna", "owls to Athens", Some(&kept)).await.unwrap());
    }

    /// One person who sends very many is refused; others are not.
    #[tokio::test]
    async fn who_sends_very_many_is_refused() {
        let passwords = std::sync::Arc::new(cheap());
        let place = passwords.shares.place("thief", "passwords").await.unwrap();
        let ask = || {
            let passwords = passwords.clone();
            tokio::spawn(async move { passwords.hash("thief", "owls").await })
        };
        let _asked: Vec<_> = (0..BOUNDS.each).map(|_| ask()).collect();
        while passwords.shares.waiting() < BOUNDS.each {
            tokio::task::yield_now().await;
        }
        assert!(matches!(passwords.hash("thief", "owls").await, Err(Failure::TooMany { .. })));
        drop(place);
        passwords.hash("anna", "owls").await.unwrap();
    }
}
