//! Tables in memory: replayed from the database on demand, with no state that is not there.

mod agreement;
mod audience;
mod cache;
mod clocks;
mod ending;
mod late;
mod orders;
mod replay;
mod running;
mod several;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Playable;
use tokio::sync::{Mutex, MutexGuard, OnceCell, watch};

pub(crate) use agreement::{Forgotten, MOST_PROPOSALS, Proposal, What};
pub(crate) use audience::Watcher;
pub(crate) use cache::Cache;
pub(crate) use late::Lagging;
pub(crate) use running::{Refused, Running, Stopped};

use crate::error::Failure;
use crate::results;
use crate::storage::{
    self, Entry, LastLines, SaveError, Statement, Storage, TableRow, Waiting, Writer,
};
use crate::timekeeping::Timekeeper;

/// A table in memory.
pub(crate) struct Live {
    /// The table as it was opened.
    pub(crate) row: TableRow,
    /// Its game.
    pub(crate) game: &'static dyn Playable,
    storage: Storage,
    time: Timekeeper,
    running: Mutex<Running>,
    pulse: watch::Sender<Pulse>,
    /// The delayed table, once a spectator needs it.
    late: OnceCell<Mutex<late::Late>>,
    /// The spectators.
    audience: std::sync::Mutex<audience::Audience>,
    /// Whether a bot is thinking for this table, or about to.
    thinking: AtomicBool,
}

/// What is announced to listeners: enough to know that there is something to fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pulse {
    /// The number of entries.
    pub(crate) version: usize,
    /// A count of changes that are not entries but are visible: seats taken, seeds given, proposals
    /// made and answered.
    pub(crate) set: usize,
    /// The game is over.
    pub(crate) over: bool,
    /// How many people watch.
    pub(crate) watched: usize,
    /// The numbers of the last lines of chat.
    pub(crate) talk: LastLines,
    /// Counts every announcement of the first three.
    pub(crate) count: u64,
}

impl Live {
    /// Loads and replays a table.
    async fn load(
        storage: &Storage,
        game: &'static dyn Playable,
        row: TableRow,
        time: &Timekeeper,
    ) -> Result<Live, Failure> {
        let running = Running::load(storage, game, &row, time).await?;
        let (version, set, over) = (running.version(), running.set(), running.is_over());
        let talk = storage.last_lines(&row.id).await?;
        let pulse = watch::Sender::new(Pulse { version, set, over, talk, ..Pulse::default() });
        Ok(Live {
            row,
            game,
            storage: storage.clone(),
            time: time.clone(),
            running: Mutex::new(running),
            pulse,
            late: OnceCell::new(),
            audience: std::sync::Mutex::default(),
            thinking: AtomicBool::new(false),
        })
    }

    /// A finished game that is not a table of ours, such as an uploaded record: it never changes.
    pub(crate) fn frozen(
        storage: &Storage,
        game: &'static dyn Playable,
        row: TableRow,
        time: &Timekeeper,
        running: Running,
    ) -> Live {
        Live {
            row,
            game,
            storage: storage.clone(),
            time: time.clone(),
            running: Mutex::new(running),
            pulse: watch::Sender::default(),
            late: OnceCell::new(),
            audience: std::sync::Mutex::default(),
            thinking: AtomicBool::new(false),
        }
    }

    /// Locks the table, in the state that is on disk. If an interrupted change has left memory
    /// ahead of the disk, or another server has left it behind, the table is reloaded first.
    ///
    /// # Errors
    /// If it had to be reloaded and can't be.
    pub(crate) async fn lock(&self) -> Result<MutexGuard<'_, Running>, Failure> {
        let mut running = self.running.lock().await;
        if !running.is_kept() || self.is_behind(&running).await? {
            *running = self.reload().await?;
            self.announce(&running);
        }
        Ok(running)
    }

    /// Locks the table and reloads it in any case: another server may have gone on.
    pub(crate) async fn lock_fresh(&self) -> Result<MutexGuard<'_, Running>, Failure> {
        let mut running = self.running.lock().await;
        *running = self.reload().await?;
        Ok(running)
    }

    /// Whether another server has gone on.
    async fn is_behind(&self, running: &Running) -> Result<bool, Failure> {
        if !self.storage.may_be_shared() {
            return Ok(false);
        }
        let mark = self.storage.mark(&self.row.id).await?;
        Ok(mark.is_some_and(|mark| mark != running.mark()))
    }

    /// Checks whether another server has gone on, and does what follows from it here: an order in
    /// advance may have been given at this server alone.
    pub(crate) async fn hear_others(&self, writer: &Writer) -> Result<(), Failure> {
        let known = self.pulse.borrow().version;
        let now = self.lock().await?.version();
        if now == known { Ok(()) } else { self.catch_up(writer).await }
    }

    /// Whether somebody listens for changes.
    pub(crate) fn is_heard(&self) -> bool {
        self.pulse.receiver_count() > 0
    }

    async fn reload(&self) -> Result<Running, Failure> {
        Running::load(&self.storage, self.game, &self.row, &self.time).await
    }

    /// Tells of every change from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    /// Announces a change.
    pub(crate) fn announce(&self, running: &Running) {
        let (version, set, over) = (running.version(), running.set(), running.is_over());
        self.pulse.send_modify(|pulse| {
            *pulse = Pulse { version, set, over, count: pulse.count + 1, ..*pulse };
        });
    }

    /// The numbers of the last lines of chat.
    pub(crate) fn talk(&self) -> LastLines {
        self.pulse.borrow().talk
    }

    /// Announces a new line of chat.
    pub(crate) fn tell_talk(&self, talk: LastLines) {
        self.pulse.send_modify(|pulse| pulse.talk = talk);
    }

    /// Saves the entries that a change has made, with the notes derived from them, then announces
    /// them. If they can't be saved, the table is reloaded from disk. Returns whether the table
    /// waits for somebody else now.
    ///
    /// The caller makes sure that this is not cancelled; see [`crate::error::to_the_end`].
    pub(crate) async fn save(
        &self,
        writer: &Writer,
        running: &mut Running,
    ) -> Result<bool, SaveError> {
        let (first, entries) = running.take_unsaved();
        let waiting = running.waiting();
        let is_new = waiting != running.noted;
        let notes = self.notes(running, is_new.then_some(waiting.as_ref()));
        if entries.is_empty() && notes.is_empty() {
            return Ok(false);
        }
        let is_silent = entries.is_empty();
        let saved = writer.save_noted(&self.row.id, first, entries.clone(), notes).await;
        if let Err(error) = saved
            && !self.has_kept(first, &entries, &error).await
        {
            // What could not be saved may contain a roll, so nobody must see it. If the table can't
            // be reloaded it stays unmarked, and the next request reloads it.
            *running = self.reload().await.map_err(|failure| match error {
                // The refused request is answered with the table as it is.
                SaveError::Taken => SaveError::Unavailable(failure.to_string()),
                ref error => error.clone(),
            })?;
            self.announce(running);
            return Err(error);
        }
        running.noted = waiting;
        running.replaced.clear();
        running.mark_kept();
        if !is_silent {
            self.announce(running);
        }
        Ok(is_new)
    }

    /// Whether entries of unknown fate are on disk after all. If they are not, they may still
    /// arrive: the database may not be finished.
    async fn has_kept(&self, first: i64, entries: &[Entry], error: &SaveError) -> bool {
        if !matches!(error, SaveError::Unknown(_)) || entries.is_empty() {
            return false;
        }
        let kept = self.storage.entries(&self.row.id, first).await;
        // A file that was removed can still be read by processes that have it open.
        self.storage.check_file().is_ok() && kept.is_ok_and(|kept| kept.starts_with(entries))
    }

    /// The notes to save with the entries: bots that took over, and whom the table waits for, if
    /// that has changed.
    fn notes(&self, running: &Running, waiting: Option<Option<&Waiting>>) -> Vec<Statement> {
        let id = &self.row.id;
        let replaced = running.replaced.iter();
        let replaced = replaced.map(|(seat, bot)| storage::take_over(id, i64::from(seat.0), bot));
        let waiting = waiting.map(|waiting| storage::note_waiting(id, waiting));
        replaced.chain(waiting).collect()
    }

    /// Does what a stopped server could not finish: rolls after the last seed was given, moves by
    /// orders in advance, the note of the end after the last move.
    async fn catch_up(&self, writer: &Writer) -> Result<(), Failure> {
        let mut running = self.lock().await?;
        running.roll();
        running.follow_orders();
        match self.save(writer, &mut running).await {
            // Another server has rolled meanwhile, with the same result.
            Ok(_) | Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        if self.row.ended.is_none() && running.is_over() {
            writer.note_end(&self.row.id).await?;
            results::note(writer, &self.row, &running).await?;
        }
        Ok(())
    }

    /// Reloads the seats, after one was taken or gave its seed.
    pub(crate) async fn refresh_seats(&self, running: &mut Running) -> Result<(), Failure> {
        running.wishes = self.storage.wishes(&self.row.id).await?;
        let seats = self.storage.seats(&self.row.id).await?;
        running.set_seats(&self.row, seats);
        running.begin_clocks(self.time.now());
        self.announce(running);
        Ok(())
    }

    /// Marks that a bot thinks for this table; false if one does already.
    pub(crate) fn begin_thinking(&self) -> bool {
        !self.thinking.swap(true, Ordering::AcqRel)
    }

    /// Takes the mark away.
    pub(crate) fn end_thinking(&self) {
        self.thinking.store(false, Ordering::Release);
    }
}
