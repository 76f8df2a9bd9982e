//! Answers to everything that is not a move.

use std::fs::OpenOptions;
use std::io::{self, Write};

use table::any::{Choice, Explanation, TableError};
use table::{Message, Viewer};

use super::{Flow, Play, rulebook};
use crate::{botplay, clock, story};

impl<W: Write> Play<W> {
    /// Says why a move was refused, and what may have been meant.
    pub(super) fn refuse(
        &mut self,
        words: &str,
        error: &TableError,
        similar: &[&str],
    ) -> io::Result<()> {
        let message = match error {
            TableError::Illegal { clause: Some(clause), reason } => {
                Message::new("play-refused").text("reason", reason).text("clause", *clause)
            }
            TableError::Illegal { clause: None, .. } => {
                Message::new("play-nonsense").text("words", words)
            }
            TableError::NotNow { reason } => Message::new("play-plain").text("text", reason),
        };
        self.say(&message)?;
        if similar.is_empty() {
            return Ok(());
        }
        self.say(&Message::new("play-similar").text("moves", similar.join(", ")))
    }

    /// Takes back one decision, if nothing was learnt since.
    pub(super) fn undo(&mut self) -> io::Result<Flow> {
        match self.table.free_undo(self.seat) {
            Ok(_) => {
                self.table.undo(1);
                self.shown = self.table.ply();
                self.say(&Message::new("play-undone"))?;
                Ok(Flow::Show)
            }
            Err(barrier) => {
                self.say(&Message::new(format!("undo-{}", barrier.id())))?;
                Ok(Flow::Ask)
            }
        }
    }

    /// Explains why a move, or anything that could be done with a thing, is or is not allowed.
    pub(super) fn explain(&mut self, about: &str) -> io::Result<()> {
        if about.is_empty() {
            return self.say(&Message::new("play-why-what"));
        }
        let of_move = self.table.explain(about, &self.language);
        if of_move.legal || of_move.clause.is_some() {
            return self.print_explanation(&of_move);
        }
        let meant = self.table.explain_target(about, &self.language);
        if meant.is_empty() {
            return self.say(&Message::new("play-why-nothing").text("about", about));
        }
        for (Choice { label, words, .. }, why) in &meant {
            writeln!(self.out, "  {label} ({words}):")?;
            self.print_explanation(why)?;
        }
        Ok(())
    }

    fn print_explanation(&mut self, why: &Explanation) -> io::Result<()> {
        let clause = why.clause.map(|clause| format!(" [{clause}]")).unwrap_or_default();
        writeln!(self.out, "    {}{clause}", why.reason)
    }

    /// The whole table as the player may see it.
    pub(super) fn board(&mut self) -> io::Result<()> {
        let sketch = self.table.sketch(Viewer::Seat(self.seat), &self.language);
        sketch.lines().try_for_each(|line| writeln!(self.out, "  {line}"))
    }

    /// The log as the player may read it.
    pub(super) fn log(&mut self) -> io::Result<()> {
        let told = self.table.told(0, Some(Viewer::Seat(self.seat)), &self.language);
        if told.is_empty() {
            return self.say(&Message::new("play-no-log"));
        }
        let mut ply = 0;
        for event in told {
            if event.ply != ply {
                ply = event.ply;
                writeln!(self.out, "{ply} {}", event.actor)?;
            }
            writeln!(self.out, "{}", story::told(&event))?;
        }
        Ok(())
    }

    /// Writes the record to a new file.
    pub(super) fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(&Message::new("play-save-where"));
        }
        let seats = self.table.setup().seats;
        let name = |seat: usize| match seat == self.seat.index() {
            true => "human".to_owned(),
            false => self.bot.to_string(),
        };
        let names: Vec<_> = (0..seats).map(name).collect();
        let mut record = botplay::record(&*self.table, &names, self.seed);
        record.set_header("Date", clock::today());
        let written = OpenOptions::new().write(true).create_new(true).open(file);
        let written = written.and_then(|mut out| out.write_all(record.write().as_bytes()));
        let message = match written {
            Ok(()) => Message::new("play-saved"),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Message::new("play-save-exists")
            }
            Err(error) => Message::new("play-save-failed").text("error", error.to_string()),
        };
        self.say(&message.text("file", file))
    }

    /// A clause of the rules.
    pub(super) fn rules(&mut self, asked: &str) -> io::Result<()> {
        let Some((_, text)) = self.game.rules_text().first() else {
            return self.say(&Message::new("play-no-rules"));
        };
        match rulebook::clause(text, asked) {
            Some(clause) => writeln!(self.out, "{clause}"),
            None => self.say(&Message::new("play-no-clause").text("asked", asked)),
        }
    }
}
