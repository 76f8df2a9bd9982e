//! The clocks of a table. The time left follows from the entries and their times alone, so that a
//! restart changes nothing.
//!
//! The clock of the person to act runs; a bot's turn and the dice cost nothing. At a live table
//! every completed turn adds a little; at a slow one every turn has its own time. Moves that are
//! taken back give no time back.

use table::{Actor, Seat};

use super::Running;
use crate::storage::{Kind, Pace, Waiting};
use crate::timekeeping::Timekeeper;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Clocks {
    pace: Pace,
    /// The time left to each seat at `counted`, in milliseconds.
    left: Vec<i64>,
    /// Up to when time was subtracted.
    counted: i64,
    /// The person to act.
    runs: Option<Seat>,
    /// Since when it is their turn.
    since: i64,
}

impl Clocks {
    fn new(pace: Pace, seats: usize, begun: i64) -> Clocks {
        let whole = match pace {
            Pace::Untimed => 0,
            Pace::Live { base, .. } => base,
            Pace::Slow { turn } => turn,
        };
        Clocks { pace, left: vec![whole; seats], counted: begun, runs: None, since: begun }
    }

    /// The game goes on at `at`, with `next` to act if that is a person; the turn was completed if
    /// `played`, otherwise taken back.
    fn go_on(&mut self, at: i64, next: Option<Seat>, played: bool, time: &Timekeeper) {
        let spent = time.counted(self.counted, at);
        if let Some(left) = self.runs.and_then(|seat| self.left.get_mut(seat.index())) {
            *left = (*left - spent).max(0);
            if let Pace::Live { step, .. } = self.pace
                && next != self.runs
                && played
            {
                *left += step;
            }
        }
        if next != self.runs {
            self.since = at;
            let own = next.and_then(|seat| self.left.get_mut(seat.index()));
            if let (Some(left), Pace::Slow { turn }) = (own, self.pace) {
                *left = turn;
            }
        }
        (self.runs, self.counted) = (next, at);
    }

    /// The time left to a seat, in milliseconds.
    fn left(&self, seat: Seat, time: &Timekeeper) -> i64 {
        let left = self.left.get(seat.index()).copied().unwrap_or(0);
        let spent =
            if self.runs == Some(seat) { time.counted(self.counted, time.now()) } else { 0 };
        (left - spent).max(0)
    }

    /// When the running clock will run out.
    fn due(&self, time: &Timekeeper) -> Option<i64> {
        let left = *self.left.get(self.runs?.index())?;
        (self.pace != Pace::Untimed).then(|| time.after(self.counted, left))
    }
}

impl Running {
    /// Starts the clocks once the game has begun; `opened` stands in for old tables whose beginning
    /// was not stored.
    pub(super) fn begin_clocks(&mut self, opened: i64) {
        if !self.has_begun() || !self.clocks.left.is_empty() {
            return;
        }
        let begun = self.wishes.begun.unwrap_or(opened);
        self.clocks = Clocks::new(self.wishes.pace, self.seats.len(), begun);
        self.run_clocks(Kind::Undo, begun);
    }

    /// Updates the clocks after an entry.
    pub(super) fn run_clocks(&mut self, kind: Kind, at: i64) {
        if self.clocks.left.is_empty() {
            return;
        }
        // While dice are being rolled it is nobody's turn yet.
        if !self.is_over() && self.table.actor() == Actor::Chance {
            return;
        }
        let next = self.acting().filter(|seat| self.seats[seat.index()].bot.is_none());
        self.clocks.go_on(at, next, kind == Kind::Move, &self.time);
    }

    /// The time left to a seat, in milliseconds, and whether its clock runs. `None` at a table
    /// without a clock, and once the game is over.
    pub(crate) fn clock(&self, seat: Seat) -> Option<(i64, bool)> {
        let is_timed = self.clocks.pace != Pace::Untimed && !self.is_over();
        let is_person = self.seats.get(seat.index()).is_some_and(|row| row.bot.is_none());
        (is_timed && is_person)
            .then(|| (self.clocks.left(seat, &self.time), self.clocks.runs == Some(seat)))
    }

    /// The seat whose time has run out.
    pub(crate) fn expired(&self) -> Option<Seat> {
        let due = self.clocks.due(&self.time)?;
        self.clocks.runs.filter(|_| !self.is_over() && due <= self.time.now())
    }

    /// When the time of the seat to act runs out.
    pub(crate) fn due(&self) -> Option<i64> {
        self.clocks.due(&self.time).filter(|_| !self.is_over())
    }

    /// How long the table has waited for the person to act, in milliseconds.
    pub(crate) fn waited(&self) -> i64 {
        self.time.counted(self.clocks.since, self.time.now())
    }

    /// Whom the table waits for, as lists and timers need it.
    pub(super) fn waiting(&self) -> Option<Waiting> {
        let seat = self.clocks.runs.filter(|&seat| self.acting() == Some(seat))?;
        let (guest, due) = (self.seats.get(seat.index())?.guest.clone(), self.due());
        let others = self.people().into_iter().any(|other| Some(other) != guest.as_deref());
        let guest = guest.filter(|_| others);
        let since = self.clocks.since;
        (guest.is_some() || due.is_some()).then_some(Waiting { guest, since, due })
    }

    /// The guest that other people wait for.
    pub(crate) fn waits_for(&self) -> Option<&str> {
        self.noted.as_ref()?.guest.as_deref()
    }

    /// Has the note about whom the table waits for rewritten.
    pub(crate) fn forget_note(&mut self) {
        self.noted = None;
    }

    /// The people who play here, each once.
    pub(crate) fn people(&self) -> Vec<&str> {
        let mut people = Vec::new();
        for guest in self.seats.iter().filter(|row| row.bot.is_none()) {
            if let Some(guest) = guest.guest.as_deref()
                && !people.contains(&guest)
            {
                people.push(guest);
            }
        }
        people
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::Clock;

    const WHITE: Option<Seat> = Some(Seat(0));
    const BLACK: Option<Seat> = Some(Seat(1));

    #[test]
    fn a_live_clock_runs_for_whoever_is_to_act_and_gains_with_every_turn() {
        let time = Timekeeper::new(Clock::set_to(90_000));
        let mut clocks = Clocks::new(Pace::Live { base: 60_000, step: 5_000 }, 2, 0);
        clocks.go_on(0, WHITE, false, &time);
        clocks.go_on(10_000, WHITE, true, &time);
        clocks.go_on(30_000, BLACK, true, &time);
        assert_eq!(clocks.left, [35_000, 60_000]);
        assert_eq!(clocks.left(Seat(1), &time), 0, "its time is over");
        assert_eq!(clocks.due(&time), Some(90_000));
        // A bot's turn costs nothing.
        clocks.go_on(40_000, None, true, &time);
        clocks.go_on(80_000, WHITE, true, &time);
        assert_eq!(clocks.left, [35_000, 55_000]);
        assert_eq!(clocks.left(Seat(0), &time), 25_000);
        // Taking moves back gains no time.
        clocks.go_on(81_000, BLACK, false, &time);
        assert_eq!(clocks.left, [34_000, 55_000]);
    }

    #[test]
    fn a_slow_turn_has_its_own_time() {
        let time = Timekeeper::new(Clock::set_to(0));
        let mut clocks = Clocks::new(Pace::Slow { turn: 100 }, 2, 0);
        clocks.go_on(0, WHITE, false, &time);
        clocks.go_on(40, WHITE, true, &time);
        assert_eq!(clocks.due(&time), Some(100), "moves within a turn share its time");
        clocks.go_on(90, BLACK, true, &time);
        assert_eq!(clocks.due(&time), Some(190));
        clocks.go_on(120, WHITE, true, &time);
        assert_eq!(clocks.due(&time), Some(220));
    }
}
