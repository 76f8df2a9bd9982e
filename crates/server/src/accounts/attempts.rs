//! Rate limits on wrong passwords: they slow down the guesser, and nobody else.
//!
//! They are counted by name and by origin. A browser in which somebody has logged in before has its
//! own count for that name, so nobody can lock an owner out of an account. All others together may
//! try a name often, and then ever more slowly, in turn: that slows down a guesser with very many
//! addresses, and the owner waits for a few seconds.

use std::time::Duration;

use axum::http::HeaderMap;
use table::Message;

use super::browsers;
use super::gates::Gates;
use crate::app::App;
use crate::error::Failure;
use crate::peers::Origin;
use crate::rates::Rates;
use crate::words::say_message;

/// How long a wrong password counts.
const WHILE: Duration = Duration::from_secs(15 * 60);
/// Wrong passwords for one name from one origin, or in one browser.
const MOST: u32 = 10;
/// Wrong passwords for all names from one origin; a school has many people who mistype.
const MOST_OF_PLACE: u32 = 100;

/// Counts wrong passwords.
#[derive(Debug)]
pub(crate) struct Attempts {
    guesses: Rates,
    places: Rates,
    names: Gates,
}

/// A password attempt: it counts as wrong until it is known to be right.
#[derive(Debug)]
pub(super) struct Attempt {
    guess: String,
    place: Option<String>,
    name: Option<String>,
}

impl Default for Attempts {
    fn default() -> Self {
        Attempts {
            guesses: Rates::new(MOST, WHILE),
            places: Rates::new(MOST_OF_PLACE, WHILE),
            names: Gates::default(),
        }
    }
}

impl Attempts {
    /// Counts a password attempt for a name, and waits until it may be made. `guest` is the owner
    /// of the name, if it has one; the response must not reveal whether it does.
    ///
    /// # Errors
    /// If there were too many wrong attempts.
    pub(super) async fn to_log_in(
        &self,
        app: &App,
        (name, guest): (&str, Option<&str>),
        origin: Origin,
        headers: &HeaderMap,
    ) -> Result<Attempt, Failure> {
        let known = browsers::known(app, headers, guest.unwrap_or_default()).await?;
        let attempt = match known {
            Some(browser) => Attempt::of(format!("{name} in {browser}")),
            None => Attempt {
                guess: format!("{name} {}", origin.name()),
                // Behind a proxy that is not configured, everybody comes from one address.
                place: (!origin.is_shared()).then(|| origin.name()),
                name: Some(name.to_owned()),
            },
        };
        let attempt = self.count(app, attempt)?;
        if let Some(name) = &attempt.name {
            let tries = self.guesses.times(&attempt.guess);
            let passed = self.names.pass(&app.config().clock, name, tries).await;
            passed.map_err(|seconds| {
                // It was not tried, so it does not count.
                self.guesses.give_back(&attempt.guess);
                self.give_back_place(&attempt);
                too_many(seconds)
            })?;
        }
        Ok(attempt)
    }

    /// Counts a password attempt by somebody who is logged in, per session.
    ///
    /// # Errors
    /// If there were too many wrong attempts.
    pub(super) fn in_session(&self, app: &App, session: &str) -> Result<Attempt, Failure> {
        self.count(app, Attempt::of(format!("session {session}")))
    }

    fn count(&self, app: &App, attempt: Attempt) -> Result<Attempt, Failure> {
        let now = app.config().clock.now();
        self.guesses.take(&attempt.guess, now).map_err(too_many)?;
        if let Some(place) = &attempt.place {
            self.places.take(place, now).map_err(too_many)?;
        }
        Ok(attempt)
    }

    /// The password was right.
    pub(super) fn forgive(&self, attempt: &Attempt) {
        self.guesses.forgive(&attempt.guess);
        // Attempts by others from there, or for this name, still count.
        self.give_back_place(attempt);
        if let Some(name) = &attempt.name {
            self.names.give_back(name);
        }
    }

    fn give_back_place(&self, attempt: &Attempt) {
        if let Some(place) = &attempt.place {
            self.places.give_back(place);
        }
    }
}

fn too_many(seconds: i64) -> Failure {
    let message = Message::new("error-attempts").number("minutes", (seconds + 59) / 60);
    Failure::too_many(say_message(&message), seconds)
}

impl Attempt {
    fn of(guess: String) -> Attempt {
        Attempt { guess, place: None, name: None }
    }
}
