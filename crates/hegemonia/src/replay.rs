//! `hegemonia replay`: a recorded game, step by step.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use table::any::AnyTable;
use table::record::RecordPly;
use table::{Message, Viewer};

use crate::files::{self, Loaded};
use crate::story;
use crate::words::{LANGUAGES, say, say_plain};

/// Step through a recorded game.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record, a .hgr file.
    file: PathBuf,
    /// Begin after this many moves.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// The language of what is told.
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = LANGUAGES)]
    lang: String,
    /// Tell the whole game at once; so it is, too, when nobody sits at a terminal.
    #[arg(long)]
    all: bool,
}

/// Replays a record in the terminal.
///
/// # Errors
/// If the file is not a valid record, or the terminal can't be used.
pub fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let replay = Replay::new(files::load(&args.file)?, &args.lang);
    let mut out = io::stdout().lock();
    let stdin = io::stdin().lock();
    match args.ply {
        _ if args.all => replay.tell_all(&mut out)?,
        None if !stdin.is_terminal() => replay.tell_all(&mut out)?,
        Some(ply) if !stdin.is_terminal() => replay.tell(&mut out, ply.min(replay.len()))?,
        ply => replay.step_through(stdin, &mut out, ply.unwrap_or(0))?,
    }
    Ok(())
}

/// A record that can be stepped through.
pub struct Replay {
    loaded: Loaded,
    language: String,
}

/// What the user wants to see next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    To(usize),
    Board,
    Quit,
    Unknown,
}

impl Replay {
    /// A replay of what was loaded.
    #[must_use]
    pub fn new(loaded: Loaded, language: &str) -> Replay {
        Replay { loaded, language: language.to_owned() }
    }

    /// The number of moves.
    #[must_use]
    pub fn len(&self) -> usize {
        self.loaded.record.plies.len()
    }

    /// Whether there are no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Prints the whole game.
    ///
    /// # Errors
    /// If it can't be written to `out`.
    pub fn tell_all(&self, out: &mut impl Write) -> io::Result<()> {
        self.tell_headers(out)?;
        let events = self.loaded.table.told(0, None, &self.language);
        let mut events = events.iter().peekable();
        for (index, ply) in self.loaded.record.plies.iter().enumerate() {
            writeln!(out, "{}", heading(index + 1, ply))?;
            while let Some(event) = events.next_if(|event| event.ply == index + 1) {
                writeln!(out, "{}", story::told(event))?;
            }
        }
        self.tell_end(out)
    }

    fn tell_headers(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.loaded.game.about().name)?;
        for (name, value) in &self.loaded.record.headers {
            if name != "Position" {
                writeln!(out, "  {name}: {value}")?;
            }
        }
        writeln!(out)
    }

    fn tell_end(&self, out: &mut impl Write) -> io::Result<()> {
        let Loaded { table, .. } = &self.loaded;
        let end = match table.outcome() {
            Some(_) => story::result(&**table, &self.language),
            None => say_plain(&self.language, "replay-unfinished"),
        };
        writeln!(out, "\n{end}")
    }

    /// Prints one move and the phase after it.
    ///
    /// # Errors
    /// If it can't be written to `out`.
    pub fn tell(&self, out: &mut impl Write, ply: usize) -> io::Result<()> {
        let Loaded { record, .. } = &self.loaded;
        let then = self.at(ply);
        if let Some(made) = ply.checked_sub(1).and_then(|index| record.plies.get(index)) {
            writeln!(out, "{}", heading(ply, made))?;
            for event in then.told(ply - 1, None, &self.language) {
                writeln!(out, "{}", story::told(&event))?;
            }
        }
        if then.outcome().is_some() {
            return writeln!(out, "{}", story::result(&*then, &self.language));
        }
        writeln!(out, "{}", story::stand(&story::turn(&*then, &self.language)))
    }

    /// The table after this many moves.
    fn at(&self, ply: usize) -> Box<dyn AnyTable> {
        let mut then = self.loaded.table.boxed_clone();
        then.undo(self.len() - ply);
        then
    }

    /// Steps through the game as the lines of `input` ask for, beginning after `ply` moves.
    ///
    /// # Errors
    /// If the terminal can't be used.
    pub fn step_through(
        &self,
        input: impl BufRead,
        out: &mut impl Write,
        ply: usize,
    ) -> io::Result<()> {
        let mut now = ply.min(self.len());
        self.tell_headers(out)?;
        self.tell(out, now)?;
        self.ask(out, now)?;
        for line in input.lines() {
            match self.understood(line?.trim(), now) {
                Step::Quit => return Ok(()),
                Step::To(ply) => {
                    now = ply;
                    self.tell(out, now)?;
                }
                Step::Board => {
                    let sketch = self.at(now).sketch(Viewer::Spectator, &self.language);
                    writeln!(out, "{sketch}")?;
                }
                Step::Unknown => {
                    let help = Message::new("replay-help").number("plies", self.len() as i64);
                    writeln!(out, "{}", say(&self.language, &help))?;
                }
            }
            self.ask(out, now)?;
        }
        writeln!(out)
    }

    fn ask(&self, out: &mut impl Write, now: usize) -> io::Result<()> {
        let all = self.len() as i64;
        let ask = Message::new("replay-ask").number("ply", now as i64).number("plies", all);
        write!(out, "{} ", say(&self.language, &ask))?;
        out.flush()
    }

    fn understood(&self, line: &str, now: usize) -> Step {
        match line {
            "" | "n" | "next" => Step::To((now + 1).min(self.len())),
            "b" | "back" => Step::To(now.saturating_sub(1)),
            "start" => Step::To(0),
            "end" => Step::To(self.len()),
            "board" => Step::Board,
            "q" | "quit" => Step::Quit,
            number => match number.parse() {
                Ok(ply) if ply <= self.len() => Step::To(ply),
                _ => Step::Unknown,
            },
        }
    }
}

fn heading(number: usize, ply: &RecordPly) -> String {
    story::heading(number, &ply.actor, &ply.words, ply.comment.as_deref())
}
