//! Games that people ended before the rules did, and what their records say of it.

use super::Record;
use crate::any::seat_by_id;
use crate::seat::Seat;
use crate::setup::About;

/// The value of the headers that name no seat.
const AGREED: &str = "agreed";

/// How people ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A seat gave up: all others have won.
    Resigned(Seat),
    /// A seat ran out of time: all others have won.
    OutOfTime(Seat),
    /// Everybody agreed on a draw.
    Drawn,
    /// Everybody agreed to stop without a result.
    Abandoned,
}

impl Stop {
    /// The header and its value, at a table with so many seats.
    fn header(self, about: &About, seats: usize) -> (&'static str, &'static str) {
        let seats = about.seats_of(seats);
        let id = |seat: Seat| seats.get(seat.index()).copied().unwrap_or("nobody");
        match self {
            Stop::Resigned(seat) => ("Resigned", id(seat)),
            Stop::OutOfTime(seat) => ("OutOfTime", id(seat)),
            Stop::Drawn => ("Drawn", AGREED),
            Stop::Abandoned => ("Abandoned", AGREED),
        }
    }

    /// The value of `Result` at a table with so many seats: winners and reason, without scores.
    /// `None` if there is no result.
    fn result(self, about: &About, seats: usize) -> Option<String> {
        let (loser, reason) = match self {
            Stop::Resigned(seat) => (Some(seat.index()), "resigned"),
            Stop::OutOfTime(seat) => (Some(seat.index()), "time"),
            Stop::Drawn => (None, "drawn"),
            Stop::Abandoned => return None,
        };
        let all = about.seats_of(seats).iter().enumerate();
        let winners: Vec<_> =
            all.filter(|(seat, _)| loser != Some(*seat)).map(|(_, id)| *id).collect();
        let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join("+") };
        Some(format!("{winners} {reason}"))
    }
}

impl Record {
    /// Says in the headers how people ended the game, at a table with so many seats. A record of a
    /// game that its rules ended keeps the result of its moves.
    pub fn set_stop(&mut self, about: &About, seats: usize, stop: Stop) {
        let (name, value) = stop.header(about, seats);
        self.set_header(name, value);
        if let Some(result) = stop.result(about, seats) {
            self.set_header("Result", result);
        }
    }

    /// How people ended the game, according to the headers.
    #[must_use]
    pub fn stop(&self, about: &About, seats: usize) -> Option<Stop> {
        let seat = |name: &str| {
            let seat = self.header(name).and_then(|id| seat_by_id(about, id));
            seat.filter(|seat| seat.index() < seats)
        };
        let lost = seat("Resigned").map(Stop::Resigned);
        lost.or_else(|| seat("OutOfTime").map(Stop::OutOfTime))
            .or_else(|| self.header("Drawn").map(|_| Stop::Drawn))
            .or_else(|| self.header("Abandoned").map(|_| Stop::Abandoned))
    }

    /// The `Result` that the headers about the end lead to.
    pub(super) fn stopped_result(&self, about: &About, seats: usize) -> Option<String> {
        self.stop(about, seats).and_then(|stop| stop.result(about, seats))
    }
}
