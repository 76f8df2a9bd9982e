//! In-memory state about people: rate limits, and what is announced.

use std::time::Duration;

use crate::accounts::attempts::Attempts;
use crate::accounts::passwords::Passwords;
use crate::config::Config;
use crate::error::Failure;
use crate::lobby::Lists;
use crate::rates::Rates;
use crate::words::say_message;
use table::Message;
use tokio::sync::watch;

/// Rate limits of chat.
#[derive(Debug)]
pub(crate) struct TalkRates {
    /// Lines per person.
    pub(crate) lines: Rates,
    /// Lines of all spectators at one table.
    pub(crate) crowds: Rates,
    /// Reports per person.
    pub(crate) reports: Rates,
}

/// Shared by the parts of the server that deal with people.
#[derive(Debug)]
pub(crate) struct People {
    /// Hashes passwords.
    pub(crate) passwords: Passwords,
    /// Counts wrong passwords.
    pub(crate) attempts: Attempts,
    /// Requests for bots' advice, per person.
    advice: Rates,
    /// Wrong invitation keys, per guest.
    pub(crate) keys: Rates,
    /// Wrong invitation keys of strangers, per table.
    pub(crate) strangers_keys: Rates,
    /// Rate limits of chat.
    pub(crate) talk: TalkRates,
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
            attempts: Attempts::default(),
            advice: Rates::new(60, Duration::from_secs(60)),
            keys: Rates::new(20, Duration::from_secs(10 * 60)),
            strangers_keys: Rates::new(50, Duration::from_secs(10 * 60)),
            talk: TalkRates {
                lines: Rates::new(6, Duration::from_secs(15)),
                crowds: Rates::new(40, Duration::from_secs(60)),
                reports: Rates::new(10, Duration::from_secs(3_600)),
            },
            lobby: watch::Sender::new(0),
            lists: Lists::default(),
        }
    }

    /// Counts a request for a bot's advice.
    pub(crate) fn take_advice(&self, guest: &str, now: i64) -> Result<(), Failure> {
        self.advice.take(guest, now).map_err(|seconds| {
            let message = Message::new("error-often").number("seconds", seconds);
            Failure::too_many(say_message(&message), seconds)
        })
    }
}
