//! Spectators: who may see a table without a seat there, and with what delay.
//!
//! The host decides. Everything that shows a table to somebody calls [`look`], which returns the
//! table as it is, the table as it was, or a refusal. Before the game begins and after it is over
//! there is nothing to hide: then everybody sees the table as it is.

mod page;

use std::ops::Deref;

use table::Message;
use tokio::sync::MutexGuard;

use crate::app::App;
use crate::error::Failure;
use crate::live::{Lagging, Live, Pulse, Running};
use crate::words::{say, say_message};

pub(crate) use page::{closed, count, counted, note};

/// How somebody may see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// As it is.
    Now,
    /// As it was this many milliseconds ago.
    Late(i64),
    /// Not at all.
    Closed,
}

/// What determines how somebody may see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// They sit at the table.
    pub(crate) plays: bool,
    pub(crate) has_begun: bool,
    pub(crate) is_over: bool,
    /// The host's setting: with how many milliseconds of delay spectators see the table, if they
    /// may.
    pub(crate) delay: Option<i64>,
}

impl Standing {
    /// How a guest is related to a table.
    pub(crate) fn of(running: &Running, guest: Option<&str>) -> Standing {
        Standing {
            plays: !running.seats_of(guest).is_empty(),
            has_begun: running.has_begun(),
            is_over: running.is_over(),
            delay: running.wishes.delay,
        }
    }

    /// The same after something was announced.
    pub(crate) fn after(self, live: &Live, pulse: &Pulse) -> Standing {
        let full = 2 * usize::try_from(live.row.seats).unwrap_or(0);
        Standing { has_begun: pulse.set >= full, is_over: pulse.over, ..self }
    }

    /// How they see it.
    pub(crate) fn sight(self) -> Sight {
        if self.plays || self.is_over || !self.has_begun {
            return Sight::Now;
        }
        match self.delay {
            None => Sight::Closed,
            Some(0) => Sight::Now,
            Some(delay) => Sight::Late(delay),
        }
    }
}

/// A table as somebody may see it.
pub(crate) enum Shown<'a> {
    Now(MutexGuard<'a, Running>),
    Late(Lagging<'a>),
}

impl Deref for Shown<'_> {
    type Target = Running;

    fn deref(&self) -> &Running {
        match self {
            Shown::Now(running) => running,
            Shown::Late(running) => running,
        }
    }
}

/// A table as a guest, or a visitor without a session, may see it now.
///
/// # Errors
/// If spectators are not allowed.
pub(crate) async fn look<'a>(
    app: &App,
    live: &'a Live,
    guest: Option<&str>,
) -> Result<Shown<'a>, Failure> {
    let running = live.lock().await?;
    match Standing::of(&running, guest).sight() {
        Sight::Now => Ok(Shown::Now(running)),
        Sight::Closed => Err(Failure::Forbidden(say("error-unwatched"))),
        Sight::Late(delay) => {
            let (seats, wishes) = (running.seats.clone(), running.wishes.clone());
            drop(running);
            let (mut then, _) = live.as_of(app.config().clock.now() - delay).await?;
            // The players are not secret, and names are current.
            then.set_seats(&live.row, seats);
            then.wishes = wishes;
            Ok(Shown::Late(then))
        }
    }
}

/// A delay in words.
pub(crate) fn behind(delay: i64) -> String {
    say_message(&Message::new("watching-behind").number("minutes", (delay + 59_999) / 60_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_goes_on_is_seen_as_the_host_wishes() {
        let stranger = |delay| Standing { plays: false, has_begun: true, is_over: false, delay };
        assert_eq!(stranger(Some(0)).sight(), Sight::Now);
        assert_eq!(stranger(Some(180_000)).sight(), Sight::Late(180_000));
        assert_eq!(stranger(None).sight(), Sight::Closed);
        for delay in [None, Some(0), Some(180_000)] {
            let player = Standing { plays: true, ..stranger(delay) };
            let before = Standing { has_begun: false, ..stranger(delay) };
            let after = Standing { is_over: true, ..stranger(delay) };
            for standing in [player, before, after] {
                assert_eq!(standing.sight(), Sight::Now, "{standing:?}");
            }
        }
    }
}
