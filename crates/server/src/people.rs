//! What the server keeps in memory about people: how often they do things, and what is announced.

use std::time::Duration;

use crate::accounts::passwords::Passwords;
use crate::config::Config;
use crate::lobby::Lists;
use crate::rates::Rates;
use tokio::sync::watch;

/// Shared by the parts of the server that have to do with people.
#[derive(Debug)]
pub(crate) struct People {
    /// Hashes passwords.
    pub(crate) passwords: Passwords,
    /// Counts wrong passwords, by name.
    pub(crate) attempts: Rates,
    /// Counts the changes of the lobby.
    pub(crate) lobby: watch::Sender<u64>,
    /// What the lobby shows.
    pub(crate) lists: Lists,
}

impl People {
    /// Nobody is here yet.
    pub(crate) fn new(config: &Config) -> People {
        People {
            passwords: Passwords::new(config.hashing),
            attempts: Rates::new(10, Duration::from_secs(15 * 60)),
            lobby: watch::Sender::new(0),
            lists: Lists::default(),
        }
    }
}
