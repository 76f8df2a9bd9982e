//! What a game gives to the kernel.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;
use serde_json::Value;

use crate::orders::{Amount, Answer, Order};
use crate::refusal::{Help, Refusal};
use crate::seat::{Actor, Seat, Viewer};
use crate::telling::{Log, Told};
use crate::words::{Message, Words};

/// A board game: its rules, words, drawing and judgement.
///
/// Rules are pure. A position and a move give the next position and what happened, on every
/// machine alike; chance is an actor whose moves carry weights. Implementors are empty types:
/// everything about a game in progress is in its position.
pub trait Game: Sized + Send + Sync + 'static {
    /// Everything on the table, hidden things included. It has no `Serialize`: the only ways
    /// out are [`Game::view`], for people, and [`Game::state`], for referees.
    type Position: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A decision of a seat or an outcome of chance; small and plain.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Why a move is refused.
    type Reason: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What would make a refused move possible: what to bring, pay, free or wait for, with the
    /// place, the number and the piece.
    type Remedy: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a viewer may know, built field by field.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// Name, editions, seats and sources.
    fn about() -> &'static About;
    /// The words of the game.
    fn words() -> &'static Words;
    /// The words of an edition, for a game whose boxes name the same things differently.
    fn words_of(edition: &str) -> &'static Words {
        let _ = edition;
        Self::words()
    }

    /// The starting position of a set-up.
    ///
    /// # Errors
    /// If the set-up asks for something that the game does not have.
    fn start(setup: &Setup) -> Result<Self::Position, SetupError>;
    /// Whom the position waits for.
    fn actor(position: &Self::Position) -> Actor;
    /// The result, once the game is over.
    fn outcome(position: &Self::Position) -> Option<Outcome>;
    /// Fills `out` with every legal move, outcomes of chance included. The buffer is the
    /// caller's, and reused: bots ask this millions of times.
    fn legal(position: &Self::Position, out: &mut Vec<Self::Move>);
    /// How many of all chances fall to this outcome of chance.
    fn weight(position: &Self::Position, mv: Self::Move) -> u32;
    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The clause that forbids it, and the reason.
    fn check(position: &Self::Position, mv: Self::Move) -> Result<(), Refusal<Self::Reason>>;
    /// Plays a legal move. The kernel has checked it; bots take it from [`Game::legal`].
    fn play(position: &mut Self::Position, mv: Self::Move, log: &mut Log<'_, Self::Event>);

    /// What a viewer may know.
    fn view(position: &Self::Position, viewer: Viewer) -> Self::View;
    /// A full position that fits a view: hidden things are drawn as chance would draw them.
    fn plausible(view: &Self::View, rng: &mut dyn Rng) -> Self::Position;
    /// Whether a move shows other seats something that was hidden: then it can't be taken back
    /// freely.
    fn reveals(position: &Self::Position, mv: Self::Move) -> bool;
    /// An event as a viewer may know it; `None` hides it altogether.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The words of a move, the same in every language.
    fn write_move(position: &Self::Position, mv: Self::Move) -> String;
    /// Reads the words of a move. It need not be legal, nor is a word outside the game's
    /// vocabulary an error of its own: `None` says only that these words mean nothing here.
    fn read_move(position: &Self::Position, words: &str) -> Option<Self::Move>;
    /// The whole position, open, keyed by the ids of the component files. At its top it names
    /// its set-up, so that it can be loaded without one: `edition`, `scenario`, `rules`, `seats`
    /// (a list or an object with one entry for each) and `options` other than the default.
    fn state(position: &Self::Position) -> Value;
    /// Reads what [`Game::state`] writes.
    ///
    /// # Errors
    /// Everything that is wrong or impossible in the position, one sentence each.
    fn load(state: &Value) -> Result<Self::Position, Vec<String>>;
    /// A view, in the same shape as the state, with hidden things as counts.
    fn show(view: &Self::View) -> Value;
    /// Whether the position could have arisen: pieces conserved, limits kept, steps sound.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn audit(position: &Self::Position) -> Result<(), Vec<String>>;

    /// A move as a person reads it in a list of choices.
    fn label(position: &Self::Position, mv: Self::Move) -> Message;
    /// Ids of the things on the drawn table that the move names.
    fn targets(position: &Self::Position, mv: Self::Move) -> Vec<&'static str>;
    /// The number in a move that differs from other legal ones only in it.
    fn amount(_position: &Self::Position, _mv: Self::Move) -> Option<Amount> {
        None
    }

    /// What a seat may order in advance; `view` is what it sees.
    fn orders(_view: &Self::View, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }

    /// What a seat's order says to the position that it sees. It is asked after every move,
    /// whosever it was, so that an order can end with what it was given for.
    fn answer(_view: &Self::View, _seat: Seat, _order: &str) -> Answer<Self::Move> {
        Answer::Spent
    }

    /// An order as a person reads it, also when it is no longer offered; `None` if it is none.
    fn say_order(_order: &str) -> Option<Message> {
        None
    }

    /// The clause under which the move is made.
    fn clause(position: &Self::Position, mv: Self::Move) -> &'static str;
    /// Moves that somebody could mean by pointing at a thing on the table, legal or not.
    fn wishes(position: &Self::Position, target: &str, out: &mut Vec<Self::Move>);
    /// What is asked now, in one sentence.
    fn prompt(view: &Self::View) -> Message;
    /// Where in the game we are.
    fn phase(view: &Self::View) -> Message;
    /// The chapter that the position belongs to, for those who look at the game again: rather a
    /// round or a player's turn than every small phase of it.
    fn chapter(view: &Self::View) -> Message {
        Self::phase(view)
    }
    /// Whether an event is memorable: a battle that begins, a city that falls. A handful in a
    /// game, or a few dozen in a very long one.
    fn is_landmark(_event: &Self::Event) -> bool {
        false
    }
    /// An event as a sentence. The event has been redacted for its reader.
    fn tell(event: &Self::Event) -> Told;
    /// A reason as a sentence.
    fn reason(reason: &Self::Reason) -> Message;
    /// What would make a refused move possible. It is asked for people only, never by search.
    /// Rules refuse first what can't be helped, so that one remedy after the other leads to a
    /// legal move; where none would, this says [`Help::Nothing`]. It may tell the seat to act
    /// nothing that is hidden from it.
    fn help(
        position: &Self::Position,
        mv: Self::Move,
        refusal: &Refusal<Self::Reason>,
    ) -> Help<Self::Remedy>;
    /// A remedy as a sentence.
    fn say_remedy(remedy: &Self::Remedy) -> Message;
    /// Puts a position into the state that a remedy speaks of, as play within the rules could: the
    /// pieces brought, the price in hand, the round that it says to wait for. For tests, which
    /// compare what was promised with what the rules then say.
    fn carry_out(position: &mut Self::Position, remedy: &Self::Remedy);
    /// Whether a remedy for one reason has left another, and not the same again: two reasons of
    /// one kind that are about different things may be told apart.
    fn is_another(reason: &Self::Reason, next: &Self::Reason) -> bool {
        std::mem::discriminant(reason) != std::mem::discriminant(next)
    }
    /// The table as SVG.
    fn draw(view: &Self::View, options: &DrawOptions<'_>) -> String;
    /// A picture of what one move brought, where words are not enough: dice with what they had to
    /// show, cards laid against each other. `before` is the view before the move, the events are
    /// redacted for the same reader. Empty if there is nothing to picture.
    fn depict(_before: &Self::View, _events: &[Self::Event], _options: &DrawOptions<'_>) -> String {
        String::new()
    }

    /// The style sheet that a page needs beside a drawing with [`Theme::Page`].
    fn style() -> &'static str {
        ""
    }

    /// The table in words, for terminals and screen readers.
    fn sketch(view: &Self::View, language: &str) -> String;

    /// What a seat plays with, where that differs from game to game: a board, a leader, a hand
    /// of privileges. Matches between bots count victories by it.
    fn role(_position: &Self::Position, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// What a seat is called at this table, where play gives it a name that the box does not: the
    /// city that a player has been dealt. `None` leaves it the name `seat-<id>`. Everybody
    /// reads it, so it must not tell a secret.
    fn called(_position: &Self::Position, _seat: Seat) -> Option<Message> {
        None
    }

    /// How far the game has come in its own measure, such as rounds or turns, counted from 1;
    /// `None` if it has none. Matches between bots report how long games last by it.
    fn round(_position: &Self::Position) -> Option<u32> {
        None
    }

    /// What the position is worth to each seat, from 0 (lost) to 1 (won).
    fn judge(position: &Self::Position, worth: &mut [f32]);
    /// Whether a thinking bot need look at a legal move of a seat. False where others that it
    /// will look at do as well: of thirty bids a few tell what there is to know. At least one
    /// legal move of every position is worth a look.
    fn is_worth_a_look(_position: &Self::Position, _mv: Self::Move) -> bool {
        true
    }
    /// Whether the position is quiet enough to be judged: no action is half done.
    fn is_settled(position: &Self::Position) -> bool;
    /// A move that a player with common sense might make, for playing games out; `None` leaves
    /// it to chance. `legal` holds the legal moves.
    fn sensible(
        position: &Self::Position,
        legal: &[Self::Move],
        rng: &mut dyn Rng,
    ) -> Option<Self::Move>;
    /// How a search plays on before it has a position judged.
    fn foresight() -> Foresight {
        Foresight::Trying { moves: 24, tries: 8 }
    }
}

/// How a search plays on from the positions that it reaches, before it has them judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foresight {
    /// By [`Game::sensible`], to the next quiet position: for games with long actions and wide
    /// choices, where that plays well and trying out moves at every step would cost more than
    /// it tells.
    Sense,
    /// Some moves, each the best of a few that were tried and judged. What was begun will have
    /// been used by then and what was risked been lost, so the judgement is surer; the less a
    /// game's judgement knows of the future, the farther a search has to go itself.
    Trying {
        /// How many moves of seats and chance.
        moves: u32,
        /// How many legal moves, taken at random, are tried for each.
        tries: u8,
    },
}

/// What a game is, for lists and pages.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// The id in the protocol, in records and in addresses.
    pub id: &'static str,
    /// The name on the box.
    pub name: String,
    /// Ids of the seats, in order; the longest list if their number varies.
    pub seats: Vec<&'static str>,
    /// How many seats can be taken.
    pub seat_counts: std::ops::RangeInclusive<usize>,
    /// What can be played, the default first.
    pub editions: Vec<Edition>,
    /// Options of a set-up with their allowed values, the default first.
    pub options: Vec<(&'static str, Vec<&'static str>)>,
    /// Versions of the rules that stored games may carry, the newest first.
    pub rules: &'static [u32],
    /// Where the components' data come from.
    pub sources: Vec<String>,
}

/// One edition of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// Id, as in the component file.
    pub id: String,
    /// Title on the box.
    pub title: String,
    /// Scenarios, the default first.
    pub scenarios: Vec<Scenario>,
    /// The share of its components' data that was reconstructed, from 0 to 1.
    pub reconstructed: f64,
}

/// One way of setting a game up.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Id, as in the component file.
    pub id: String,
    /// Title.
    pub title: String,
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Edition id.
    pub edition: String,
    /// Scenario id.
    pub scenario: String,
    /// Number of seats.
    pub seats: usize,
    /// Options other than the default.
    pub options: BTreeMap<String, String>,
    /// Version of the rules: a stored game keeps the one it began with.
    pub rules: u32,
}

/// A set-up that can't be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// No such edition, scenario, option or version.
    #[error("{what} {asked:?} does not exist; choose one of: {known}")]
    Unknown {
        /// What kind of thing was named.
        what: &'static str,
        /// The name that was given.
        asked: String,
        /// The names that exist.
        known: String,
    },
    /// Too few or too many players.
    #[error("{asked} seats were asked for; this game has {least} to {most}")]
    Seats {
        /// How many were asked for.
        asked: usize,
        /// How many it needs.
        least: usize,
        /// How many it can take.
        most: usize,
    },
}

impl Setup {
    /// The default set-up of a game.
    #[must_use]
    pub fn standard(about: &About) -> Setup {
        let edition = about.editions.first();
        Setup {
            edition: edition.map(|edition| edition.id.clone()).unwrap_or_default(),
            scenario: edition
                .and_then(|edition| edition.scenarios.first())
                .map(|scenario| scenario.id.clone())
                .unwrap_or_default(),
            seats: *about.seat_counts.start(),
            options: BTreeMap::new(),
            rules: about.rules.first().copied().unwrap_or(1),
        }
    }

    /// The value of an option, which is the first of its values if nothing was asked for.
    /// Empty if the game has no such option.
    #[must_use]
    pub fn option<'a>(&'a self, about: &'a About, name: &str) -> &'a str {
        let known = about.options.iter().find(|(known, _)| *known == name);
        let default = known.and_then(|(_, values)| values.first()).copied();
        self.options.get(name).map(String::as_str).or(default).unwrap_or_default()
    }

    /// Whether two set-ups mean the same game: a default that was asked for is still a default.
    #[must_use]
    pub fn is_like(&self, other: &Setup, about: &About) -> bool {
        let same = |(name, _): &(&str, _)| self.option(about, name) == other.option(about, name);
        self.edition == other.edition
            && self.scenario == other.scenario
            && (self.seats, self.rules) == (other.seats, other.rules)
            && about.options.iter().all(same)
    }

    /// Compares every part of the set-up with what the game has. The one place for it.
    ///
    /// # Errors
    /// The first part that does not exist, with what does.
    pub fn check(&self, about: &About) -> Result<(), SetupError> {
        let ids = |edition: &Edition| edition.id.clone();
        let edition = about.editions.iter().find(|edition| edition.id == self.edition);
        let edition = edition
            .ok_or_else(|| unknown("edition", &self.edition, about.editions.iter().map(ids)))?;
        let scenarios = edition.scenarios.iter().map(|scenario| scenario.id.clone());
        if !scenarios.clone().any(|id| id == self.scenario) {
            return Err(unknown("scenario", &self.scenario, scenarios));
        }
        if !about.seat_counts.contains(&self.seats) {
            let (least, most) = (*about.seat_counts.start(), *about.seat_counts.end());
            return Err(SetupError::Seats { asked: self.seats, least, most });
        }
        if !about.rules.contains(&self.rules) {
            let known = about.rules.iter().map(u32::to_string);
            return Err(unknown("rules version", &self.rules.to_string(), known));
        }
        self.options.iter().try_for_each(|(name, value)| check_option(about, name, value))
    }
}

fn check_option(about: &About, name: &str, value: &str) -> Result<(), SetupError> {
    let Some((_, values)) = about.options.iter().find(|(known, _)| *known == name) else {
        let known = about.options.iter().map(|(known, _)| (*known).to_owned());
        return Err(unknown("option", name, known));
    };
    if values.contains(&value) {
        return Ok(());
    }
    Err(unknown("value of an option", value, values.iter().map(|value| (*value).to_owned())))
}

fn unknown(what: &'static str, asked: &str, known: impl Iterator<Item = String>) -> SetupError {
    let known: Vec<_> = known.collect();
    let known = if known.is_empty() { "(none)".to_owned() } else { known.join(", ") };
    SetupError::Unknown { what, asked: asked.to_owned(), known }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Who has won, in seat order: one seat, all that share the victory, or nobody. Nothing else
    /// says so: totals alone do not, where ties are broken or a game can be lost.
    pub winners: Vec<Seat>,
    /// The scores, in seat order.
    pub scores: Vec<Score>,
    /// Why it ended: an id that records keep, such as `points`.
    pub reason: &'static str,
    /// What decided between seats with the same highest total: an id such as `goods`. `None` if
    /// nothing had to, or nothing could and the victory is shared.
    pub tie_break: Option<&'static str>,
    /// Why it ended and what broke a tie, for people.
    pub told: Message,
}

impl Outcome {
    /// The seat that has won alone.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match *self.winners {
            [winner] => Some(winner),
            _ => None,
        }
    }

    /// Whether several seats share the victory.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.winners.len() > 1
    }

    /// The part of the victory that a seat has.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }

    /// The winners as records write them: their ids parted by `+`, or `nobody`.
    #[must_use]
    pub fn winners_id(&self, about: &About) -> String {
        let ids = self.winners.iter().filter_map(|seat| about.seats.get(seat.index()).copied());
        let ids: Vec<_> = ids.collect();
        if ids.is_empty() { "nobody".to_owned() } else { ids.join("+") }
    }
}

/// A seat's score, with the lines it is the sum of.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The total.
    pub total: i32,
    /// The lines, for the explanation at the end of the game.
    pub lines: Vec<(Message, i32)>,
}

/// How a table is to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawOptions<'a> {
    /// Width in pixels that the SVG asks for; it scales.
    pub width: u32,
    /// Language of the words on it.
    pub language: &'a str,
    /// Which part of the table.
    pub part: Part,
    /// Its colours.
    pub theme: Theme,
    /// Who plays, in seat order, for games that write people's names on the table; empty where
    /// nobody knows.
    pub people: &'a [String],
}

/// Parts of a drawn table: a page lays them out, a picture shows the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Everything in one picture.
    Whole,
    /// What all players share: the map or the middle of the table.
    Board,
    /// What lies before one player, as a wide strip.
    Strip(Seat),
    /// The same for a narrow screen: one line.
    NarrowStrip(Seat),
    /// What opens over the board and closes again, such as a battle; empty if nothing does.
    Stage,
}

/// Colours of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Real colours on light ground, for pictures.
    Light,
    /// Real colours on dark ground.
    Dark,
    /// Names of the page's colours (`var(--sea)`), which follow its theme.
    Page,
}

impl Default for DrawOptions<'_> {
    fn default() -> Self {
        let (part, theme) = (Part::Whole, Theme::Light);
        DrawOptions { width: 1280, language: "en", part, theme, people: &[] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        let scenario = |id: &str| Scenario { id: id.into(), title: id.into() };
        let edition = |id: &str, scenarios: &[&str]| Edition {
            id: id.into(),
            title: id.into(),
            scenarios: scenarios.iter().copied().map(scenario).collect(),
            reconstructed: 0.0,
        };
        About {
            id: "toy",
            name: "Toy".into(),
            seats: vec!["a", "b", "c"],
            seat_counts: 2..=3,
            editions: vec![edition("new", &["long", "short"]), edition("old", &["long", "duel"])],
            options: vec![("fog", vec!["off", "on"])],
            rules: &[2, 1],
            sources: Vec::new(),
        }
    }

    fn standard() -> Setup {
        Setup::standard(&about())
    }

    /// What is wrong with a set-up, in words.
    fn fault(setup: &Setup) -> String {
        setup.check(&about()).expect_err("it can be played").to_string()
    }

    #[test]
    fn the_standard_set_up_is_the_first_of_everything() {
        let setup = standard();
        assert_eq!((setup.edition.as_str(), setup.scenario.as_str()), ("new", "long"));
        assert_eq!((setup.seats, setup.rules, setup.options.len()), (2, 2, 0));
        assert_eq!(setup.check(&about()), Ok(()));
    }

    #[test]
    fn everything_that_exists_can_be_asked_for() {
        let options = BTreeMap::from([("fog".to_owned(), "off".to_owned())]);
        let (edition, scenario) = ("old".to_owned(), "duel".to_owned());
        let setup = Setup { edition, scenario, seats: 3, options, rules: 1 };
        assert_eq!(setup.check(&about()), Ok(()));
    }

    #[test]
    fn what_does_not_exist_is_named_with_what_does() {
        let setup = Setup { edition: "lost".into(), ..standard() };
        assert_eq!(fault(&setup), "edition \"lost\" does not exist; choose one of: new, old");
        // A scenario belongs to its edition.
        let setup = Setup { scenario: "duel".into(), ..standard() };
        assert_eq!(fault(&setup), "scenario \"duel\" does not exist; choose one of: long, short");
        let setup = Setup { rules: 3, ..standard() };
        assert_eq!(fault(&setup), "rules version \"3\" does not exist; choose one of: 2, 1");
    }

    #[test]
    fn seats_are_counted() {
        for seats in [0, 1, 4, usize::MAX] {
            let setup = Setup { seats, ..standard() };
            let expected = SetupError::Seats { asked: seats, least: 2, most: 3 };
            assert_eq!(setup.check(&about()), Err(expected));
        }
        let setup = Setup { seats: 1, ..standard() };
        assert_eq!(fault(&setup), "1 seats were asked for; this game has 2 to 3");
    }

    #[test]
    fn options_have_names_and_values() {
        let with = |name: &str, value: &str| {
            let options = BTreeMap::from([(name.to_owned(), value.to_owned())]);
            Setup { options, ..standard() }
        };
        assert_eq!(with("fog", "on").check(&about()), Ok(()));
        assert_eq!(
            fault(&with("fog", "thick")),
            "value of an option \"thick\" does not exist; choose one of: off, on"
        );
        assert_eq!(
            fault(&with("rain", "on")),
            "option \"rain\" does not exist; choose one of: fog"
        );
        let bare = About { options: Vec::new(), ..about() };
        let error = with("rain", "on").check(&bare).unwrap_err().to_string();
        assert_eq!(error, "option \"rain\" does not exist; choose one of: (none)");
    }

    #[test]
    fn a_default_that_was_asked_for_is_still_a_default() {
        let with = |value: &str| {
            let options = BTreeMap::from([("fog".to_owned(), value.to_owned())]);
            Setup { options, ..standard() }
        };
        assert_eq!(standard().option(&about(), "fog"), "off");
        assert_eq!(with("on").option(&about(), "fog"), "on");
        assert_eq!(standard().option(&about(), "rain"), "");
        assert!(standard().is_like(&with("off"), &about()));
        assert!(!standard().is_like(&with("on"), &about()));
        assert!(!standard().is_like(&Setup { seats: 3, ..standard() }, &about()));
        assert!(!standard().is_like(&Setup { scenario: "short".into(), ..standard() }, &about()));
    }

    #[test]
    fn a_victory_is_of_one_or_shared_or_nobodys() {
        let won_by = |winners: &[u8]| {
            let score = Score { total: 3, lines: Vec::new() };
            let winners: Vec<_> = winners.iter().copied().map(Seat).collect();
            let (reason, told) = ("points", Message::new("over"));
            Outcome { winners, scores: vec![score; 3], reason, tie_break: None, told }
        };
        let [alone, shared, nobody] = [won_by(&[1]), won_by(&[0, 2]), won_by(&[])];
        let ids = [&alone, &shared, &nobody].map(|outcome| outcome.winners_id(&about()));
        assert_eq!(ids, ["b", "a+c", "nobody"]);
        assert_eq!([&alone, &shared, &nobody].map(Outcome::is_shared), [false, true, false]);
        assert_eq!([&alone, &shared].map(Outcome::winner), [Some(Seat(1)), None]);
        assert_eq!([0, 1, 2].map(|seat| shared.share(Seat(seat))), [0.5, 0.0, 0.5]);
        assert_eq!(alone.share(Seat(1)) + nobody.share(Seat(1)), 1.0);
    }

    #[test]
    fn a_game_without_editions_has_no_set_up_to_play() {
        let bare = About { editions: Vec::new(), rules: &[], ..about() };
        let setup = Setup::standard(&bare);
        assert_eq!((setup.edition.as_str(), setup.rules), ("", 1));
        assert!(setup.check(&bare).is_err());
    }
}
