//! Tables in memory: replayed from the database when asked for, and nothing that is not there.

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
    /// The table as those see it who watch with a delay, once somebody does.
    late: OnceCell<Mutex<late::Late>>,
    /// Who watches.
    audience: std::sync::Mutex<audience::Audience>,
    /// A bot is at work for this table, or about to be.
    thinking: AtomicBool,
}

/// What is announced: enough to know that there is something to fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pulse {
    /// The number of entries.
    pub(crate) version: usize,
    /// A count of changes that are not entries but change what people see: seats taken, seeds
    /// given, proposals made and answered.
    pub(crate) set: usize,
    /// The game is over.
    pub(crate) over: bool,
    /// How many people watch.
    pub(crate) watched: usize,
    /// What was said last.
    pub(crate) talk: LastLines,
    /// Counts every announcement of the first three.
    pub(crate) count: u64,
}

impl Live {
    /// Replays a table.
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

    /// A game that is no table of ours: nothing happens at it any more.
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

    /// The table as it stands on disk, for as long as the guard is held. A change that was broken
    /// off before it was kept has left memory ahead of the disk, and another server may have left
    /// it behind: the table is then read again.
    ///
    /// # Errors
    /// If it had to be read again and can't be.
    pub(crate) async fn lock(&self) -> Result<MutexGuard<'_, Running>, Failure> {
        let mut running = self.running.lock().await;
        if !running.is_kept() || self.is_behind(&running).await? {
            *running = self.reload().await?;
            self.announce(&running);
        }
        Ok(running)
    }

    /// The same, read from disk in any case: another server may have gone on.
    ///
    /// # Errors
    /// If it can't be read.
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

    /// Looks whether another server has gone on, and does what follows from it here: an order in
    /// advance may have been given at this server alone.
    ///
    /// # Errors
    /// If a query fails.
    pub(crate) async fn hear_others(&self, writer: &Writer) -> Result<(), Failure> {
        let known = self.pulse.borrow().version;
        let now = self.lock().await?.version();
        if now == known { Ok(()) } else { self.catch_up(writer).await }
    }

    /// Whether somebody hears of changes.
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

    /// What was said last.
    pub(crate) fn talk(&self) -> LastLines {
        self.pulse.borrow().talk
    }

    /// Announces what was said last.
    pub(crate) fn tell_talk(&self, talk: LastLines) {
        self.pulse.send_modify(|pulse| pulse.talk = talk);
    }

    /// Puts the entries that a change has made on disk, with the notes that follow from them, then
    /// announces them. If they can't be kept, the table goes back to what is on disk. Says whether
    /// the table waits for somebody else now.
    ///
    /// The caller sees to it that this is not broken off; see [`crate::error::to_the_end`].
    ///
    /// # Errors
    /// Why nothing was kept.
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
            // What could not be kept may hold a roll, so nobody is told of it. If the table can't
            // be read again it stays unmarked, and whoever comes next reads it.
            *running = self.reload().await.map_err(|failure| match error {
                // Whoever is refused for this is shown the table as it is.
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

    /// Whether entries of which it was not known are on disk after all. That they are not there
    /// does not say that they will not be: the database may still be at it.
    async fn has_kept(&self, first: i64, entries: &[Entry], error: &SaveError) -> bool {
        if !matches!(error, SaveError::Unknown(_)) || entries.is_empty() {
            return false;
        }
        let kept = self.storage.entries(&self.row.id, first).await;
        // A file that was removed can still be read by those who have it open.
        self.storage.check_file().is_ok() && kept.is_ok_and(|kept| kept.starts_with(entries))
    }

    /// What is noted beside the entries: bots that took over, and for whom the table waits, if
    /// that is to be noted.
    fn notes(&self, running: &Running, waiting: Option<Option<&Waiting>>) -> Vec<Statement> {
        let id = &self.row.id;
        let replaced = running.replaced.iter();
        let replaced = replaced.map(|(seat, bot)| storage::take_over(id, i64::from(seat.0), bot));
        let waiting = waiting.map(|waiting| storage::note_waiting(id, waiting));
        replaced.chain(waiting).collect()
    }

    /// Does what a server that was stopped could not do any more: rolls after the last seed was
    /// given, what orders in advance answer, notes the end after the last move.
    async fn catch_up(&self, writer: &Writer) -> Result<(), Failure> {
        let mut running = self.lock().await?;
        running.roll();
        running.follow_orders();
        match self.save(writer, &mut running).await {
            // Another server has rolled meanwhile: the same dice.
            Ok(_) | Err(SaveError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        if self.row.ended.is_none() && running.is_over() {
            writer.note_end(&self.row.id).await?;
            results::note(writer, &self.row, &running).await?;
        }
        Ok(())
    }

    /// Reads the seats again, after one was taken or gave its seed.
    pub(crate) async fn refresh_seats(&self, running: &mut Running) -> Result<(), Failure> {
        running.wishes = self.storage.wishes(&self.row.id).await?;
        let seats = self.storage.seats(&self.row.id).await?;
        running.set_seats(&self.row, seats);
        running.begin_clocks(self.time.now());
        self.announce(running);
        Ok(())
    }

    /// Marks the table as thought about; false if it was already.
    pub(crate) fn begin_thinking(&self) -> bool {
        !self.thinking.swap(true, Ordering::AcqRel)
    }

    /// Takes the mark away.
    pub(crate) fn end_thinking(&self) {
        self.thinking.store(false, Ordering::Release);
    }
}
