//! A table as one person may see it. Everything that pages and updates show comes from here, so
//! that there is one place to check what leaves the server.

use std::cell::LazyCell;

use table::any::{Choice, LogLine, OfferedOrder, Turn, WordedMove, actor_id};
use table::matches::Barrier;
use table::{DrawOptions, Part, Seat, Theme, Viewer};

use crate::app::App;
use crate::live::{Live, Running};
use crate::random;
use crate::replays::Story;
use crate::results::player_path;
use crate::storage::SeatRow;
use crate::words::{capitalised, language, say, say_message};
use bots::BotSpec;
use table::Message;

/// The width that drawings are made for; they scale.
const WIDTH: u32 = 1_600;
/// The width of the table that scenes are sized for.
const SCENE_WIDTH: u32 = 1_000;

/// A table as one person may see it.
pub(crate) struct Seen<'a> {
    pub(crate) app: &'a App,
    pub(crate) live: &'a Live,
    pub(crate) running: &'a Running,
    /// The guest, if the visitor is one.
    pub(crate) guest: Option<String>,
    /// The seats that are this person's.
    pub(crate) own: Vec<Seat>,
    /// Whose view it is.
    pub(crate) viewer: Viewer,
    /// The turn and the prompt, translated on demand.
    pub(crate) turn: LazyCell<Turn, Box<dyn FnOnce() -> Turn + Send + 'a>>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    /// Somebody to take a seat.
    ForPlayers,
    /// Browsers to give their shares in the dice.
    ForSeeds,
    /// This person.
    ForYou(Seat),
    /// Another seat.
    ForSeat(Seat),
    /// Nothing: the game is over.
    Over,
}

/// A seat as people see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeenSeat {
    pub(crate) seat: Seat,
    /// The side's id.
    pub(crate) id: &'static str,
    /// The side's name.
    pub(crate) side: String,
    /// Who plays it.
    pub(crate) player: String,
    pub(crate) is_bot: bool,
    pub(crate) is_own: bool,
    pub(crate) is_taken: bool,
    /// The player's page, if they have one.
    pub(crate) page: Option<String>,
}

/// A choice, with what a list shows of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SeenChoice {
    pub(crate) choice: Choice,
    /// The first word of the move.
    pub(crate) verb: String,
    /// It ends the game at once with a win for another seat.
    pub(crate) loses: bool,
}

/// The orders that somebody may give in advance, and the one they have given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeenOrders {
    /// The standing order, for people.
    pub(crate) standing: Option<String>,
    pub(crate) offered: Vec<OfferedOrder>,
}

impl<'a> Seen<'a> {
    /// What a guest, or a visitor without a session, sees of a table.
    pub(crate) fn new(
        app: &'a App,
        live: &'a Live,
        running: &'a Running,
        guest: Option<&str>,
    ) -> Seen<'a> {
        let own = running.seats_of(guest);
        let acting = running.acting().filter(|seat| own.contains(seat));
        let eyes = acting.or_else(|| own.first().copied());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let language = language();
        let turn: Box<dyn FnOnce() -> Turn + Send + 'a> =
            Box::new(move || running.table.turn(viewer, language));
        let guest = guest.map(str::to_owned);
        Seen { app, live, running, guest, own, viewer, turn: LazyCell::new(turn) }
    }

    /// A past position of a finished game, in anybody's view. Holding a [`Story`] proves that the
    /// game is over.
    pub(crate) fn again(
        app: &'a App,
        live: &'a Live,
        running: &'a Running,
        viewer: Viewer,
        _story: &Story,
    ) -> Seen<'a> {
        let language = language();
        let turn: Box<dyn FnOnce() -> Turn + Send + 'a> =
            Box::new(move || running.table.turn(viewer, language));
        let turn = LazyCell::new(turn);
        Seen { app, live, running, guest: None, own: Vec::new(), viewer, turn }
    }

    /// What the table waits for.
    pub(crate) fn waits(&self) -> Waits {
        if self.running.is_over() {
            return Waits::Over;
        }
        if self.running.seats.iter().any(SeatRow::is_free) {
            return Waits::ForPlayers;
        }
        match self.running.acting() {
            None => Waits::ForSeeds,
            Some(seat) if self.own.contains(&seat) => Waits::ForYou(seat),
            Some(seat) => Waits::ForSeat(seat),
        }
    }

    /// Whether one person plays several seats, in turn, on one screen.
    pub(crate) fn is_hot_seat(&self) -> bool {
        self.own.len() > 1
    }

    /// Whether, at a hot seat, the screen shows something that the next player may not see.
    pub(crate) fn is_private(&self) -> bool {
        let own = self.seats().into_iter().map(|seat| Part::Strip(seat.seat));
        let mut parts = own.chain([Part::Stage]);
        self.is_hot_seat()
            && parts.any(|part| self.draw(part) != self.drawn_for(Viewer::Spectator, part))
    }

    /// The choices of this person.
    pub(crate) fn choices(&self) -> Vec<SeenChoice> {
        if !matches!(self.waits(), Waits::ForYou(_)) {
            return Vec::new();
        }
        let losing = self.running.table.losing();
        let choices = self.running.table.legal(language()).into_iter();
        choices
            .zip(losing)
            .map(|(choice, loses)| {
                let verb = choice.words.split(' ').next().unwrap_or_default().to_owned();
                SeenChoice { choice, verb, loses }
            })
            .collect()
    }

    /// Orders in advance of somebody with one seat; a person who plays several on one screen is
    /// there to be asked.
    pub(crate) fn orders(&self) -> Option<SeenOrders> {
        let [seat] = self.own[..] else { return None };
        self.running.acting()?;
        let table = &self.running.table;
        let standing = self.running.order_of(seat);
        let standing = standing.map(|order| table.say_order(&order.words, language()));
        let offered = table.orders(seat, language());
        (standing.is_some() || !offered.is_empty()).then_some(SeenOrders { standing, offered })
    }

    /// How many moves this person may take back, or why none.
    pub(crate) fn free_undo(&self) -> Result<usize, Barrier> {
        match self.waits() {
            Waits::ForYou(seat) => self.running.table.free_undo(seat),
            _ => Err(Barrier::Passed),
        }
    }

    /// The log from ply `from` on. At a hot seat both players read the same log, so it holds only
    /// what is open to all.
    pub(crate) fn told(&self, from: usize) -> Vec<LogLine> {
        self.running.table.told(from, Some(self.reader()), language())
    }

    /// The scenes from ply `from` on, by ply, for the same reader.
    pub(crate) fn scenes(&self, from: usize) -> Vec<(usize, String)> {
        let (part, theme) = (Part::Whole, Theme::Page);
        let (width, people) = (SCENE_WIDTH, &self.people());
        let options = DrawOptions { width, language: language(), part, theme, people };
        self.running.table.scenes(from, self.reader(), &options)
    }

    /// Whose view the log is in.
    fn reader(&self) -> Viewer {
        if self.is_hot_seat() { Viewer::Spectator } else { self.viewer }
    }

    /// The time as the server has it, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.app.watch().time.now()
    }

    /// The seats in order.
    pub(crate) fn seats(&self) -> Vec<SeenSeat> {
        (0_u8..).take(self.running.seats.len()).map(|seat| self.seat(Seat(seat))).collect()
    }

    /// One seat.
    pub(crate) fn seat(&self, seat: Seat) -> SeenSeat {
        let about = self.running.table.about();
        let row = &self.running.seats[seat.index()];
        let id =
            about.seats_of(self.running.seats.len()).get(seat.index()).copied().unwrap_or("nobody");
        SeenSeat {
            seat,
            id,
            side: self.side_name(id),
            player: player_name(self.app, row),
            is_bot: row.bot.is_some(),
            is_own: self.own.contains(&seat),
            is_taken: !row.is_free(),
            page: row.name.as_deref().filter(|_| row.has_account).map(player_path),
        }
    }

    /// The name of a side at this table, or of chance.
    pub(crate) fn side_name(&self, id: &str) -> String {
        let name = format!("seat-{id}");
        if !self.live.game.words().has(&name) {
            return capitalised(id);
        }
        capitalised(&self.say(&Message::new(name)))
    }

    /// Says a message of the game as this table says it.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.running.table.say(language(), message)
    }

    /// The players' names in seat order; empty where a seat is free.
    fn people(&self) -> Vec<String> {
        let name = |row: &SeatRow| player_name(self.app, row);
        self.running.seats.iter().map(name).collect()
    }

    /// The seat shown at the bottom: this person's first, the viewer's, or the first of all.
    pub(crate) fn bottom(&self) -> Seat {
        let eyes = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        self.own.first().copied().or(eyes).unwrap_or(Seat(0))
    }

    /// The id of the acting seat.
    pub(crate) fn acting_id(&self) -> Option<&'static str> {
        let seat = self.running.acting()?;
        let seats = self.running.seats.len();
        actor_id(self.running.table.about(), seats, table::Actor::Seat(seat))
    }

    /// A part of the drawn table.
    pub(crate) fn draw(&self, part: Part) -> String {
        self.drawn_for(self.viewer, part)
    }

    /// The whole table as a picture by itself.
    pub(crate) fn picture(&self, width: u32) -> String {
        let (part, theme) = (Part::Whole, Theme::Light);
        let people = &self.people();
        let options = DrawOptions { width, language: language(), part, theme, people };
        self.running.table.draw(self.viewer, &options)
    }

    fn drawn_for(&self, viewer: Viewer, part: Part) -> String {
        let (width, theme, people) = (WIDTH, Theme::Page, &self.people());
        let options = DrawOptions { width, language: language(), part, theme, people };
        self.running.table.draw(viewer, &options)
    }

    /// The invitation link for the free seat, for those who sit here.
    pub(crate) fn invitation(&self) -> Option<String> {
        let is_open = self.waits() == Waits::ForPlayers && !self.own.is_empty();
        let row = &self.live.row;
        is_open.then(|| format!("/t/{}/join/{}", row.id, row.invitation))
    }

    /// The moves of this person, without labels.
    pub(crate) fn bare_choices(&self) -> Vec<WordedMove> {
        let is_own = matches!(self.waits(), Waits::ForYou(_));
        if is_own { self.running.table.legal_words() } else { Vec::new() }
    }

    /// The commitment: the hash that the server published before the first roll.
    pub(crate) fn commitment(&self) -> String {
        let secret = random::from_hex(&self.live.row.secret).unwrap_or_default();
        random::hash(&secret)
    }
}

/// The displayed name of a player: a person, a program, a bot, or nobody yet.
pub(crate) fn player_name(app: &App, row: &SeatRow) -> String {
    match &row.name {
        Some(name) if row.bot.is_some() => {
            return say_message(&Message::new("player-bot").text("name", &**name));
        }
        Some(name) if row.is_program => {
            return say_message(&Message::new("player-program").text("name", &**name));
        }
        Some(name) => return name.clone(),
        None => {}
    }
    let Some(bot) = &row.bot else { return say("seat-free") };
    let level = bot.parse::<BotSpec>().ok().and_then(|bot| app.config().level_of(bot));
    match level {
        Some(level) => say_message(&Message::new(format!("level-{}.bot", level.id))),
        None => bot.clone(),
    }
}
