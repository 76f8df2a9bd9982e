//! What the server keeps in memory about people: how often they do things, and what is announced.

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

/// How often people say and report something.
#[derive(Debug)]
pub(crate) struct TalkRates {
    /// Lines of one person.
    pub(crate) lines: Rates,
    /// Lines of all spectators at one table.
    pub(crate) crowds: Rates,
    /// Reports of one person.
    pub(crate) reports: Rates,
}

/// Shared by the parts of the server that have to do with people.
#[derive(Debug)]
pub(crate) struct People {
    /// Hashes passwords.
    pub(crate) passwords: Passwords,
    /// Counts wrong passwords.
    pub(crate) attempts: Attempts,
    /// Counts questions to bots, by who asks.
    advice: Rates,
    /// Counts wrong invitations, by guest.
    pub(crate) keys: Rates,
    /// Counts wrong invitations of strangers, by table.
    pub(crate) strangers_keys: Rates,
    /// Counts what is said.
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

    /// Counts a question to a bot.
    ///
    /// # Errors
    /// If there were too many.
    pub(crate) fn take_advice(&self, guest: &str, now: i64) -> Result<(), Failure> {
        self.advice.take(guest, now).map_err(|seconds| {
            let message = Message::new("error-often").number("seconds", seconds);
            Failure::too_many(say_message(&message), seconds)
        })
    }
}
