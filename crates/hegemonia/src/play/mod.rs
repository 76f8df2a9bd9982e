//! `hegemonia play`: a game against a bot in the terminal.

mod answers;
mod choices;
mod commands;
mod rulebook;

use std::io::{self, BufRead, Write};

use bots::BotSpec;
use bots::Playable;
use clap::Args;
use table::any::{AnyTable, Choice, actor_id};
use table::chance::Dice;
use table::{Actor, Message, Seat, Viewer};

use crate::table_args::{self, TableArgs};
use crate::words::{LANGUAGES, say};
use crate::{botplay, seeds, story};
use commands::{Command, read};

/// Play against a bot in the terminal.
#[derive(Args, Debug)]
pub struct PlayArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The seat you take [default: the game's first].
    #[arg(long, value_name = "SEAT")]
    side: Option<String>,
    /// Who takes the other seats: random, sensible, greedy, mcts:500, mcts:200ms.
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    bot: BotSpec,
    /// The dice and the bot's thoughts follow from it [default: another one each time].
    #[arg(long)]
    seed: Option<u64>,
    /// The language of the game.
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = LANGUAGES)]
    lang: String,
}

impl Default for PlayArgs {
    fn default() -> Self {
        PlayArgs {
            table: TableArgs::default(),
            side: None,
            bot: BotSpec::Greedy,
            seed: None,
            lang: "en".to_owned(),
        }
    }
}

/// Plays a game at the terminal.
///
/// # Errors
/// If the game can't be set up, or the terminal can't be used.
pub fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let mut play = Play::new(args, io::stdout().lock())?;
    match play.run(io::stdin().lock()) {
        // A user who closes the terminal in mid-sentence is not told of an error.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// A game in progress at a terminal.
pub struct Play<W> {
    game: &'static dyn Playable,
    table: Box<dyn AnyTable>,
    seat: Seat,
    bot: BotSpec,
    seed: u64,
    language: String,
    /// Moves whose events have been printed.
    shown: usize,
    out: W,
}

/// What to do after a line was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// Ask the same question again, without printing the list.
    Ask,
    /// Show the table and the list.
    Show,
    /// No more.
    Quit,
}

impl<W: Write> Play<W> {
    /// Sets a game up.
    ///
    /// # Errors
    /// If the game, set-up or seat does not exist.
    pub fn new(args: &PlayArgs, out: W) -> anyhow::Result<Self> {
        let game = args.table.find()?;
        let about = game.about();
        let seat = match &args.side {
            Some(side) => table_args::seat(about, side)?,
            None => Seat(0),
        };
        let table = game.set_up(args.table.setup(about)?)?;
        let seed = args.seed.unwrap_or_else(seeds::fresh);
        let (bot, language) = (args.bot, args.lang.clone());
        Ok(Play { game, table, seat, bot, seed, language, shown: 0, out })
    }

    /// Plays until the player quits, reading lines from `input`.
    ///
    /// # Errors
    /// If the terminal can't be used.
    pub fn run(&mut self, input: impl BufRead) -> io::Result<()> {
        self.welcome()?;
        self.advance()?;
        let mut choices = self.show()?;
        self.ask()?;
        for line in input.lines() {
            match self.take(&line?, &choices)? {
                Flow::Quit => return self.say(&Message::new("play-bye")),
                Flow::Ask => {}
                Flow::Show => {
                    self.advance()?;
                    choices = self.show()?;
                }
            }
            self.ask()?;
        }
        writeln!(self.out)?;
        self.say(&Message::new("play-bye"))
    }

    fn welcome(&mut self) -> io::Result<()> {
        let side = self.seat_name(self.seat);
        let message = Message::new("play-welcome")
            .text("game", &self.game.about().name)
            .text("side", side)
            .text("bot", self.bot.to_string())
            .text("seed", self.seed.to_string());
        self.say(&message)
    }

    /// Rolls dice and lets the bot move until the player is to act or the game is over.
    fn advance(&mut self) -> io::Result<()> {
        let dice = Dice::Seeded(self.seed);
        loop {
            self.table.roll(&dice);
            self.tell_new()?;
            match self.table.actor() {
                Actor::Seat(seat) if seat != self.seat => {
                    let thought = botplay::thought(self.seed, self.table.ply());
                    botplay::make_move(self.game, &mut *self.table, &self.bot, thought)
                        .map_err(io::Error::other)?;
                }
                Actor::Seat(_) | Actor::Chance | Actor::Nobody => return Ok(()),
            }
        }
    }

    /// Prints the events that are new, as the player may know them.
    fn tell_new(&mut self) -> io::Result<()> {
        let viewer = Viewer::Seat(self.seat);
        for event in self.table.told(self.shown, Some(viewer), &self.language) {
            writeln!(self.out, "{}", story::told(&event))?;
        }
        self.shown = self.table.ply();
        Ok(())
    }

    /// Prints the phase, the prompt and the choices, and returns the choices.
    fn show(&mut self) -> io::Result<Vec<Choice>> {
        if self.table.outcome().is_some() {
            let result = story::result(&*self.table, &self.language);
            writeln!(self.out, "\n{result}\n")?;
            self.say(&Message::new("play-over"))?;
            return Ok(Vec::new());
        }
        let turn = self.table.turn(Viewer::Seat(self.seat), &self.language);
        let choices = self.table.legal(&self.language);
        // A long list means the start of an action: the whole table helps to choose.
        if choices::is_long(&choices) {
            writeln!(self.out)?;
            self.board()?;
        }
        writeln!(self.out, "\n{}\n{}", story::stand(&turn), choices::listed(&choices))?;
        Ok(choices)
    }

    fn ask(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }

    fn take(&mut self, line: &str, choices: &[Choice]) -> io::Result<Flow> {
        // A move takes precedence over a command of the same name.
        if let Some(choice) = choices.iter().find(|choice| choice.words == line.trim()) {
            return self.make(&choice.words);
        }
        match read(line) {
            Command::Again => return Ok(Flow::Show),
            Command::Number(number) => return self.take_number(number, choices),
            Command::Words(words) => return self.take_words(words, choices),
            Command::Undo => return self.undo(),
            Command::Quit => return Ok(Flow::Quit),
            Command::Help => self.say(&Message::new("play-help"))?,
            Command::Why(about) => self.explain(about)?,
            Command::Board => self.board()?,
            Command::Log => self.log()?,
            Command::Save(file) => self.save(file)?,
            Command::Rules(clause) => self.rules(clause)?,
        }
        Ok(Flow::Ask)
    }

    fn take_number(&mut self, number: usize, choices: &[Choice]) -> io::Result<Flow> {
        let chosen = number.checked_sub(1).and_then(|index| choices.get(index));
        if let Some(choice) = chosen {
            return self.make(&choice.words);
        }
        let message = match choices.len() {
            0 => Message::new("play-over"),
            most => Message::new("play-no-number").number("most", most as i64),
        };
        self.say(&message)?;
        Ok(Flow::Ask)
    }

    fn take_words(&mut self, words: &str, choices: &[Choice]) -> io::Result<Flow> {
        let actor = Actor::Seat(self.seat);
        let words: Vec<_> = words.split_whitespace().collect();
        let words = words.join(" ");
        match self.table.play(actor, &words, &self.language) {
            Ok(()) => Ok(Flow::Show),
            Err(error) => {
                self.refuse(&words, &error, &choices::similar(choices, &words))?;
                Ok(Flow::Ask)
            }
        }
    }

    fn make(&mut self, words: &str) -> io::Result<Flow> {
        match self.table.play(Actor::Seat(self.seat), words, &self.language) {
            Ok(()) => Ok(Flow::Show),
            Err(error) => {
                self.refuse(words, &error, &[])?;
                Ok(Flow::Ask)
            }
        }
    }

    /// A seat's name in the words of the game.
    fn seat_name(&self, seat: Seat) -> String {
        let id = actor_id(self.game.about(), self.table.setup().seats, Actor::Seat(seat));
        let id = id.unwrap_or("nobody");
        self.table.say(&self.language, &Message::new(format!("seat-{id}")))
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.out, "{}", say(&self.language, message))
    }
}
