//! A game in progress, as its list of entries determines it.

use bots::BotSpec;
use table::any::{AnyTable, TableError, actor_id, seat_by_id};
use table::chance::{Dice, FairDice};
use table::matches::Barrier;
use table::record::Stop;
use table::{Actor, Seat};

use super::agreement::Proposals;
use super::clocks::Clocks;
use super::orders::Orders;
use crate::random;
use crate::storage::{Entry, Expiry, Kind, Mark, SeatRow, TableRow, Waiting, Wishes};
use crate::timekeeping::Timekeeper;
use crate::words::{UNREAD, language};

/// The longest text of a move.
const LONGEST_MOVE: usize = 200;

/// A game in progress.
pub(crate) struct Running {
    /// The game.
    pub(crate) table: Box<dyn AnyTable>,
    /// Who sits where.
    pub(crate) seats: Vec<SeatRow>,
    /// The host's settings.
    pub(crate) wishes: Wishes,
    /// How people ended the game, if they did.
    pub(crate) stopped: Option<Stopped>,
    /// What seats have ordered in advance.
    pub(super) orders: Orders,
    /// What people have proposed.
    pub(super) proposals: Proposals,
    /// Who made each move on the table.
    pub(super) made_by: Vec<Actor>,
    /// The time left to each seat.
    pub(super) clocks: Clocks,
    /// The source of time.
    pub(super) time: Timekeeper,
    /// Whom the table waits for, as noted on disk.
    pub(super) noted: Option<Waiting>,
    /// Seats that bots took over, not saved yet.
    pub(super) replaced: Vec<(Seat, String)>,
    /// For each entry, how many moves stood on the table after it.
    plies_after: Vec<usize>,
    /// Entries that are not saved yet.
    unsaved: Vec<Entry>,
    /// Whether all changes are known to be on disk.
    kept: bool,
    dice: Option<Dice>,
}

/// How people end a game before its rules do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stopped {
    /// A seat gave up.
    Resigned(Seat),
    /// A seat ran out of time.
    Expired(Seat),
    /// The table was closed before the game began.
    Cancelled,
    /// People agreed that nobody wins.
    Drawn,
    /// People agreed to stop without a result.
    Abandoned,
}

impl Stopped {
    /// What a record says of it; nothing if the game never began.
    pub(crate) fn stop(self) -> Option<Stop> {
        match self {
            Stopped::Resigned(seat) => Some(Stop::Resigned(seat)),
            Stopped::Expired(seat) => Some(Stop::OutOfTime(seat)),
            Stopped::Drawn => Some(Stop::Drawn),
            Stopped::Abandoned => Some(Stop::Abandoned),
            Stopped::Cancelled => None,
        }
    }
}

impl From<Stop> for Stopped {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Resigned(seat) => Stopped::Resigned(seat),
            Stop::OutOfTime(seat) => Stopped::Expired(seat),
            Stop::Drawn => Stopped::Drawn,
            Stop::Abandoned => Stopped::Abandoned,
        }
    }
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Refused {
    /// The rules forbid it, or the text is not a move.
    Illegal {
        /// The clause.
        clause: Option<&'static str>,
        /// Why.
        reason: String,
    },
    /// The game waits for somebody else.
    NotNow,
    /// The game is over.
    Over,
    /// Nothing of the kind can be ordered now.
    NoSuchOrder,
    /// This can't be proposed; the message says why.
    NotProposed(&'static str),
    /// The seat has proposed too often lately.
    ProposedTooOften,
    /// Nothing can be taken back.
    Locked(Barrier),
    /// Fewer moves can be taken back than requested.
    TooFar {
        /// How many can.
        free: usize,
    },
}

impl From<TableError> for Refused {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Illegal { clause, reason } => Refused::Illegal { clause, reason },
            TableError::NotNow { .. } => Refused::NotNow,
        }
    }
}

impl Running {
    /// A table before its first entry.
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        row: &TableRow,
        seats: Vec<SeatRow>,
        time: Timekeeper,
    ) -> Running {
        let mut running = Running {
            table,
            seats: Vec::new(),
            wishes: Wishes::default(),
            stopped: None,
            orders: Orders::default(),
            proposals: Proposals::default(),
            made_by: Vec::new(),
            clocks: Clocks::default(),
            time,
            noted: None,
            replaced: Vec::new(),
            plies_after: Vec::new(),
            unsaved: Vec::new(),
            kept: true,
            dice: None,
        };
        running.set_seats(row, seats);
        running
    }

    /// The number of entries.
    pub(crate) fn version(&self) -> usize {
        self.plies_after.len()
    }

    /// A count of seats taken, seeds given, and proposals and their answers.
    pub(crate) fn set(&self) -> usize {
        let steps =
            |seat: &SeatRow| usize::from(!seat.is_free()) + usize::from(seat.seed.is_some());
        self.seats.iter().map(steps).sum::<usize>() + self.proposals.changes()
    }

    /// How far the table has come, for comparison with what is on disk.
    pub(super) fn mark(&self) -> Mark {
        let count = |is: fn(&SeatRow) -> bool| {
            i64::try_from(self.seats.iter().filter(|row| is(row)).count()).unwrap_or(i64::MAX)
        };
        let (proposal, agreed) = self.proposals.mark();
        Mark {
            entries: i64::try_from(self.version()).unwrap_or(i64::MAX),
            guests: count(|row| row.guest.is_some()),
            seeds: count(|row| row.seed.is_some()),
            proposal,
            agreed,
        }
    }

    /// Whether all changes are known to be on disk. False after a change that was interrupted by a
    /// failure or a panic.
    pub(super) fn is_kept(&self) -> bool {
        self.kept
    }

    /// Records that everything is on disk.
    pub(super) fn mark_kept(&mut self) {
        self.kept = true;
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.stopped.is_some() || self.table.actor() == Actor::Nobody
    }

    /// Whether every seat is taken and has given its seed for the dice.
    pub(crate) fn has_begun(&self) -> bool {
        self.dice.is_some()
    }

    /// The seat that is to act, in a game that goes on.
    pub(crate) fn acting(&self) -> Option<Seat> {
        if self.is_over() || !self.has_begun() { None } else { self.table.actor().seat() }
    }

    /// The bot that is to act, if any.
    pub(crate) fn acting_bot(&self) -> Option<BotSpec> {
        let seat = self.acting()?;
        self.seats.get(seat.index())?.bot.as_deref()?.parse().ok()
    }

    /// The seats that a guest plays. Where a bot took over, the guest only watches.
    pub(crate) fn seats_of(&self, guest: Option<&str>) -> Vec<Seat> {
        let Some(guest) = guest else { return Vec::new() };
        let all = (0_u8..).map(Seat).take(self.seats.len());
        all.filter(|&seat| self.is_seat_of(seat, guest)).collect()
    }

    /// Whether a guest plays a seat.
    pub(crate) fn is_seat_of(&self, seat: Seat, guest: &str) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.is_played_by(guest))
    }

    /// The fewest moves that were on the table at any time since `version`: the moves that a client
    /// with that version still has right.
    pub(crate) fn common_plies(&self, version: usize) -> usize {
        let now = self.table.ply();
        if version > self.plies_after.len() {
            return 0;
        }
        let before = if version == 0 { Some(&0) } else { self.plies_after.get(version - 1) };
        let since = &self.plies_after[version..];
        before.into_iter().chain(since).copied().min().unwrap_or(0).min(now)
    }

    /// A snapshot of the game after `ply` moves; `None` if it has not come so far.
    pub(crate) fn at(&self, ply: usize) -> Option<Running> {
        self.snapshot().back_to(ply)
    }

    /// A copy of what is needed to show the game, so that the lock can be released.
    pub(crate) fn snapshot(&self) -> Running {
        Running {
            table: self.table.boxed_clone(),
            seats: self.seats.clone(),
            wishes: self.wishes.clone(),
            stopped: self.stopped,
            orders: Orders::default(),
            proposals: Proposals::default(),
            made_by: Vec::new(),
            clocks: Clocks::default(),
            time: self.time.clone(),
            noted: None,
            replaced: Vec::new(),
            plies_after: Vec::new(),
            unsaved: Vec::new(),
            kept: true,
            dice: self.dice.clone(),
        }
    }

    /// A snapshot taken back to `ply` moves; the game was not ended by people then.
    pub(crate) fn back_to(mut self, ply: usize) -> Option<Running> {
        let back = self.table.ply().checked_sub(ply)?;
        self.table.undo(back);
        self.stopped = None;
        Some(self)
    }

    /// Replaces the seats; the dice are complete once every seat has given its seed.
    pub(crate) fn set_seats(&mut self, row: &TableRow, seats: Vec<SeatRow>) {
        self.dice = fair_dice(row, &seats).map(Dice::Fair);
        self.seats = seats;
    }

    /// Plays a move of the seat to act, and then the moves of chance and of orders in advance.
    ///
    /// # Errors
    /// Why it was not made.
    pub(crate) fn play(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        if self.acting() != Some(seat) {
            return Err(Refused::NotNow);
        }
        self.make(seat, &tidied(words))?;
        self.follow_orders();
        Ok(())
    }

    /// Plays a move of the seat to act, and rolls.
    pub(super) fn make(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        let kept = std::mem::replace(&mut self.kept, false);
        if let Err(error) = self.table.play(Actor::Seat(seat), words, language()) {
            // A refusal changes nothing, but earlier changes may still be unsaved.
            self.kept = kept;
            return Err(error.into());
        }
        self.note(Kind::Move, Actor::Seat(seat), words.to_owned());
        self.roll();
        Ok(())
    }

    /// Rolls until a seat is to act or the game is over.
    pub(crate) fn roll(&mut self) {
        if self.is_over() || self.table.actor() != Actor::Chance {
            return;
        }
        let Some(dice) = self.dice.clone() else { return };
        while self.table.actor() == Actor::Chance {
            let outcomes = self.table.legal_words();
            let weights: Vec<_> = outcomes.iter().map(|one| one.weight.unwrap_or(0)).collect();
            let chosen = dice.choose(self.table.rolled(), &weights);
            let Some(outcome) = chosen.and_then(|chosen| outcomes.get(chosen)) else { return };
            self.kept = false;
            if self.table.play(Actor::Chance, &outcome.words, UNREAD).is_err() {
                debug_assert!(false, "a listed outcome was refused: {}", outcome.words);
                return;
            }
            self.note(Kind::Move, Actor::Chance, outcome.words.clone());
        }
    }

    /// Takes back moves of the seat to act, as many as it may without asking.
    ///
    /// # Errors
    /// Why it can't.
    pub(crate) fn undo(&mut self, seat: Seat, plies: usize) -> Result<(), Refused> {
        if self.acting() != Some(seat) {
            return Err(Refused::Locked(Barrier::Passed));
        }
        let free = self.table.free_undo(seat).map_err(Refused::Locked)?;
        if !(1..=free).contains(&plies) {
            return Err(Refused::TooFar { free });
        }
        self.kept = false;
        self.table.undo(plies);
        self.note(Kind::Undo, Actor::Seat(seat), self.table.ply().to_string());
        Ok(())
    }

    /// Resigns; before the game has begun, that closes the table. Where several others play on,
    /// `bot` takes the seat.
    ///
    /// # Errors
    /// If the game is over.
    pub(crate) fn resign(&mut self, seat: Seat, bot: &str) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let bot = if self.goes_on_without(seat) { bot } else { "" };
        self.give_up(Kind::Resign, seat, bot);
        Ok(())
    }

    /// Whether the game goes on with a bot when the person at a seat resigns.
    pub(crate) fn goes_on_without(&self, seat: Seat) -> bool {
        let guest = self.seats.get(seat.index()).and_then(|row| row.guest.as_deref());
        let has_others = self.people().into_iter().any(|other| Some(other) != guest);
        self.seats.len() > 2 && self.has_begun() && has_others
    }

    /// Handles a time-out: the game is lost, or `bot` takes over, as agreed. At large tables a bot
    /// always takes over.
    pub(crate) fn expire(&mut self, seat: Seat, bot: &str) {
        let goes_on = self.wishes.expiry == Expiry::Bot || self.seats.len() > 2;
        self.give_up(Kind::Time, seat, if goes_on { bot } else { "" });
    }

    fn give_up(&mut self, kind: Kind, seat: Seat, bot: &str) {
        self.kept = false;
        self.lose(kind, seat, bot);
        self.note(kind, Actor::Seat(seat), bot.to_owned());
    }

    /// The person at a seat leaves: a bot takes over, or the game is lost.
    fn lose(&mut self, kind: Kind, seat: Seat, bot: &str) {
        if !bot.is_empty() {
            self.hand_over(seat, bot);
        } else if kind == Kind::Time {
            self.stopped = Some(Stopped::Expired(seat));
        } else {
            self.stopped = Some(Stopped::Resigned(seat));
        }
    }

    /// A bot plays a seat from now on, for good.
    pub(super) fn hand_over(&mut self, seat: Seat, bot: &str) {
        if let Some(row) = self.seats.get_mut(seat.index()) {
            row.bot = Some(bot.to_owned());
            self.replaced.push((seat, bot.to_owned()));
        }
    }

    /// Closes the table before the game has begun.
    pub(crate) fn cancel(&mut self, seat: Seat) {
        self.kept = false;
        self.stopped = Some(Stopped::Cancelled);
        self.note(Kind::Cancel, Actor::Seat(seat), String::new());
    }

    /// Applies an entry from disk.
    pub(super) fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        let by = seat_by_id(self.table.about(), &entry.actor);
        match entry.kind {
            Kind::Move => {
                let actor = self.table.actor();
                if actor_id(self.table.about(), self.seats.len(), actor)
                    != Some(entry.actor.as_str())
                {
                    return Err(format!("{} moves, but {actor:?} is to act", entry.actor));
                }
                let played = self.table.play(actor, &entry.body, UNREAD);
                played.map_err(|error| format!("{:?}: {error}", entry.body))?;
            }
            Kind::Undo | Kind::Draw | Kind::Abandon | Kind::Replace => {
                self.agree(entry.kind, &entry.body)?;
            }
            Kind::Resign | Kind::Time => {
                let seat = by.ok_or_else(|| format!("{:?} is no seat", entry.actor))?;
                self.lose(entry.kind, seat, &entry.body);
            }
            Kind::Cancel => self.stopped = Some(Stopped::Cancelled),
        }
        self.plies_after.push(self.table.ply());
        self.follow(entry.kind, by, entry.at);
        Ok(())
    }

    /// Whether a seat has made a move that stands.
    pub(crate) fn has_moved(&self, seat: Seat) -> bool {
        self.made_by.contains(&Actor::Seat(seat))
    }

    /// How often moves were taken back.
    pub(crate) fn times_taken_back(&self) -> usize {
        self.plies_after.windows(2).filter(|plies| plies[1] < plies[0]).count()
    }

    /// The entries to save now, and the number of the first.
    pub(super) fn take_unsaved(&mut self) -> (i64, Vec<Entry>) {
        let entries = std::mem::take(&mut self.unsaved);
        let first = self.plies_after.len() - entries.len();
        (i64::try_from(first).unwrap_or(i64::MAX), entries)
    }

    fn note(&mut self, kind: Kind, actor: Actor, body: String) {
        let by = actor.seat();
        let actor = actor_id(self.table.about(), self.seats.len(), actor);
        let actor = actor.unwrap_or("nobody").to_owned();
        let at = self.time.now();
        self.unsaved.push(Entry { kind, actor, body, at });
        self.plies_after.push(self.table.ply());
        self.kept = false;
        self.follow(kind, by, at);
    }

    /// What follows from an entry, new or replayed.
    fn follow(&mut self, kind: Kind, by: Option<Seat>, at: i64) {
        if kind == Kind::Move {
            self.made_by.push(by.map_or(Actor::Chance, Actor::Seat));
        }
        self.made_by.truncate(self.table.ply());
        self.run_clocks(kind, at);
        self.review_orders(kind, by);
        self.review_proposal(kind, by);
    }

    /// Carries out what people have agreed on.
    pub(super) fn carry_out(&mut self, kind: Kind, by: Seat, body: String) -> bool {
        self.kept = false;
        if let Err(what) = self.agree(kind, &body) {
            debug_assert!(false, "an agreement can't be carried out: {what}");
            self.kept = true;
            return false;
        }
        self.note(kind, Actor::Seat(by), body);
        true
    }
}

/// The text of a move with single spaces; empty if it is too long to be one.
pub(super) fn tidied(words: &str) -> String {
    let words = if words.len() > LONGEST_MOVE { "" } else { words };
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The dice, once every seat is taken and has given its seed.
fn fair_dice(row: &TableRow, seats: &[SeatRow]) -> Option<FairDice> {
    let share = |seat: &SeatRow| {
        let seed = seat.seed.as_deref().and_then(random::from_hex);
        seed.filter(|_| !seat.is_free()).map(|seed| seed.to_vec())
    };
    Some(FairDice {
        secret: random::from_hex(&row.secret)?,
        seeds: seats.iter().map(share).collect::<Option<_>>()?,
        table: row.id.clone(),
    })
}
