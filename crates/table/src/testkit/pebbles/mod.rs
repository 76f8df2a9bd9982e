//! Pebbles: a complete game in miniature that exercises every part of the kernel.
//!
//! - PEB-1: each seat is dealt one of five charms, face down; the others stay in the bag.
//! - PEB-2: in its turn a seat may swap its hidden charm for one from the bag, twice in a game.
//! - PEB-3: in its turn a seat may show its charm, and takes as many pebbles as it is worth.
//! - PEB-4: then it throws a die: 1 falls three times, 2 twice and 3 once in six.
//! - PEB-5: it takes pebbles one by one, at least one and no more than it threw.
//! - PEB-6: when the heap is gone, charms are opened. A charm that was still hidden counts its
//!   worth, each pebble one; more wins.
//!
//! ```
//! use table::testkit::pebbles::Pebbles;
//! use table::{Match, Rules, Setup, chance::Dice};
//!
//! let mut game = Match::<Pebbles>::new(Setup::standard(Pebbles::about())).unwrap();
//! game.roll(&Dice::Seeded(7));
//! game.play_words(game.actor(), "swap").unwrap();
//! ```

#[cfg(test)]
mod flawed;
mod paper;
mod rules;
mod steps;

use std::cmp::Ordering;
use std::sync::LazyLock;

use rand::Rng;
use serde_json::Value;

use crate::contract::{DrawOptions, Face, Mind, Notation, Rules, Secrets, Speech};
use crate::orders::{Amount, Answer, Order};
use crate::outcome::{Outcome, Score};
use crate::refusal::{Help, Refusal};
use crate::seat::{Seat, Viewer};
use crate::setup::{About, Edition, Scenario, Setup, SetupError};
use crate::steps::{Step, Stepped, Steps};
use crate::telling::Log;
use crate::vocabulary::{Event as _, Moves as _, Named as _};
use crate::words::{Message, Words};

pub use paper::View;
use rules::Board;
pub use rules::{Charm, Event, Move, Reason, Remedy, Side};
use steps::{Pending, Play, Take};

/// The deepest nesting: the game, a turn, the draw for a swap.
const DEPTH: usize = 3;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Pebbles;

/// Everything on the table, hidden charms included.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    board: Board,
    steps: Steps<Pending, DEPTH>,
}

impl Stepped for Position {
    type Step = Pending;
    const LAST_CLAUSE: &'static str = "PEB-6";

    fn top(&self) -> Option<&Pending> {
        self.steps.top()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn act(&mut self, mv: Move, log: &mut Log<'_, Event>) {
        self.steps.act(mv, &mut self.board, log);
    }
}

impl Rules for Pebbles {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: LazyLock<About> = LazyLock::new(about);
        &ABOUT
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        setup.check(Self::about())?;
        let with_charms = setup.options.get("charms").is_none_or(|value| value == "on");
        let mut board = Board::new(&setup.scenario, with_charms);
        let mut steps = Steps::default();
        steps.open(Pending::Play(Play { next: Side::White }), &mut board, &mut Log::silent());
        Ok(Position { board, steps })
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        if position.steps.top().is_some() {
            return None;
        }
        let scores = Side::BOTH.map(|side| score(&position.board, side));
        let winner = Side::BOTH
            .into_iter()
            .find(|&side| scores[side.index()].total > scores[side.other().index()].total);
        let told = match winner {
            Some(side) => Message::new("won").name("who", side.name()),
            None => Message::new("shared"),
        };
        Some(Outcome {
            winners: match winner {
                Some(side) => vec![side.seat()],
                None => Side::BOTH.map(Side::seat).into(),
            },
            scores: scores.into(),
            reason: "heap-gone",
            tie_break: None,
            told,
        })
    }
}

impl Secrets for Pebbles {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        paper::view(position, viewer)
    }

    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        paper::plausible(view, rng)
    }

    /// True for showing a charm, and for a move that ends the game.
    fn reveals(position: &Position, mv: Move) -> bool {
        mv == Move::Show || (mv == Move::Take && position.board.heap == 1)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }
}

impl Notation for Pebbles {
    fn state(position: &Position) -> Value {
        paper::state(position)
    }

    fn load(state: &Value) -> Result<Position, Vec<String>> {
        paper::load(state)
    }

    fn show(view: &View) -> Value {
        paper::show(view)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        let faults = rules::audit(&position.board, position.steps.as_slice());
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

impl Speech for Pebbles {
    type Remedy = Remedy;

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> =
            LazyLock::new(|| Words::load(&[("en", ENGLISH), ("it", ITALIAN)]));
        &WORDS
    }

    fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
        match (mv, position.steps.top().and_then(Pending::side)) {
            (Move::Swap | Move::Show, Some(side)) => vec![side.charm_id()],
            _ => mv.things(),
        }
    }

    fn amount(_: &Position, mv: Move) -> Option<Amount> {
        match mv {
            Move::Throw(number) => Some(pebbles(number)),
            _ => None,
        }
    }

    /// PEB-5: a seat may say in advance how many pebbles it will take of those it throws.
    fn orders(view: &View, _: Seat) -> Vec<Order> {
        let order = |number: u8| {
            let words = format!("take {number}");
            let label = Pebbles::say_order(&words).unwrap_or_else(|| Message::new("move-take"));
            Order::new(words, label).with_amount(pebbles(number))
        };
        let is_over = view.steps.top().is_none();
        (1..=rules::MOST_THROWN).filter(|_| !is_over).map(order).collect()
    }

    fn answer(view: &View, seat: Seat, order: &str) -> Answer<Move> {
        let (Some(number), Some(step)) = (ordered(order), view.steps.top()) else {
            return Answer::Spent;
        };
        match *step {
            Pending::Take(Take { side, taken, .. }) if side.seat() == seat => {
                Answer::Play(if taken < number { Move::Take } else { Move::Done })
            }
            _ => Answer::Ask,
        }
    }

    fn say_order(order: &str) -> Option<Message> {
        ordered(order).map(|number| Message::new("order-take").number("n", number))
    }

    fn moves_at(position: &Position, target: &str, out: &mut Vec<Move>) {
        if let Some(step) = position.steps.top() {
            step.moves_at(&position.board, target, out);
        }
        out.retain(|&mv| Pebbles::targets(position, mv).contains(&target));
    }

    fn prompt(view: &View) -> Message {
        let over = || Message::new("asks-nothing");
        view.steps.top().map_or_else(over, |step| step.prompt(view))
    }

    fn phase(view: &View) -> Message {
        Message::new("heap-of").number("n", view.heap)
    }

    fn help(position: &Position, _: Move, refusal: &Refusal<Reason>) -> Help<Remedy> {
        match (refusal.reason, position.steps.top()) {
            (Reason::NotAsked, _) => Help::Asked,
            // A seat that may take only one pebble has no choice to leave the rest.
            (Reason::TakeOneFirst, Some(Pending::Take(Take { left, .. })))
                if *left > 1 && position.board.heap > 1 =>
            {
                Help::Remedy(Remedy::Take { pebbles: 1 })
            }
            _ => Help::Nothing,
        }
    }

    fn say_remedy(remedy: &Remedy) -> Message {
        let Remedy::Take { pebbles } = *remedy;
        Message::new("remedy-take").number("n", pebbles)
    }

    fn carry_out(position: &mut Position, remedy: &Remedy) {
        let Remedy::Take { pebbles } = *remedy;
        for _ in 0..pebbles {
            Pebbles::play(position, Move::Take, &mut Log::silent());
        }
    }
}

impl Face for Pebbles {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        paper::draw(view, options)
    }
}

impl Mind for Pebbles {
    fn judge(position: &Position, worth: &mut [f32]) {
        let scores = Side::BOTH.map(|side| score(&position.board, side).total as f32);
        let over = position.steps.top().is_none();
        for (index, worth) in worth.iter_mut().enumerate() {
            let (own, other) = (scores[index], scores[1 - index]);
            *worth = match own.total_cmp(&other) {
                Ordering::Greater if over => 1.0,
                Ordering::Less if over => 0.0,
                _ => (own + 1.0) / (own + other + 2.0),
            };
        }
    }

    fn is_settled(position: &Position) -> bool {
        position.steps.top().is_none_or(|step| step.is_quiet(&position.board))
    }

    fn sensible(_: &Position, legal: &[Move], _: &mut dyn Rng) -> Option<Move> {
        legal.contains(&Move::Take).then_some(Move::Take)
    }
}

fn about() -> About {
    let scenario = |id: &str, title: &str| Scenario { id: id.into(), title: title.into() };
    About {
        id: "pebbles",
        name: "Pebbles".into(),
        seats: vec!["white", "black"],
        alone: None,
        seat_counts: 2..=2,
        editions: vec![Edition {
            id: "first".into(),
            title: "First edition".into(),
            scenarios: vec![scenario("brook", "The brook"), scenario("beach", "The beach")],
            reconstructed: 0.0,
        }],
        options: vec![("charms", vec!["on", "off"])],
        rules: &[1],
        sources: vec!["Invented for the tests.".into()],
    }
}

/// The number of pebbles in an order.
fn ordered(order: &str) -> Option<u8> {
    let number = order.strip_prefix("take ")?.parse().ok()?;
    (1..=rules::MOST_THROWN).contains(&number).then_some(number)
}

fn pebbles(number: u8) -> Amount {
    let note = Message::new("note-pebbles").number("n", number);
    Amount { value: number.into(), note }
}

/// PEB-6: pebbles, and the worth of a charm that is still hidden.
fn score(board: &Board, side: Side) -> Score {
    let hand = &board.hands[side.index()];
    let charm = hand.charm.filter(|_| !hand.shown).map_or(0, Charm::worth);
    let (pebbles, charm) = (i32::from(hand.pebbles), i32::from(charm));
    let lines = vec![(Message::new("line-pebbles"), pebbles), (Message::new("line-charm"), charm)];
    Score { total: pebbles + charm, lines }
}

const ENGLISH: &str = "\
allowed = You can do this.
no-such-move = This is no move of the game.
game-is-over = The game is over.
not-your-turn = It is the turn of { $who }.
seat-white = White
seat-black = Black
seat-chance = chance
option-charms = Charms
option-charms-on = dealt
option-charms-off = none
charm-ant = Ant
charm-bee = Bee
charm-cat = Cat
charm-dog = Dog
charm-eel = Eel
move-draw = Draw the { $charm }
move-throw = Throw { $n }
move-swap = Swap your charm
move-show = Show your charm
move-roll = Throw the die
move-take = Take a pebble
move-done = Leave the rest
order-take = Take at most { $n } of each throw
note-pebbles = { $n } fewer
asks-nothing = The game is over.
asks-draw = { $who } draws a charm.
asks-turn = { $who }: throw the die, or use your charm first.
asks-throw = { $who } throws the die.
asks-take = { $who }: take another pebble?
heap-of = { $n ->
    [one] one pebble is left
   *[other] { $n } pebbles are left
 }
event-drew = { $who } draws the { $charm }.
event-drew-hidden = { $who } draws a charm.
event-swapped = { $who } puts a charm back.
event-showed = { $who } shows the { $charm } and takes { $n }.
event-threw = { $who } throws { $n }.
event-took = { $who } takes a pebble.
line-pebbles = pebbles
line-charm = hidden charm
won = { $who } has more.
shared = Both have the same.
why-not-asked = That is not what is asked now.
why-no-charm = You have no hidden charm.
why-no-swap = A charm is swapped at most { $n } times.
why-bag = The { $charm } is not in the bag.
why-throw = The die has no { $n }.
why-take-first = Nothing was taken yet.
remedy-take = { $n ->
    [one] Take a pebble first.
   *[other] Take { $n } pebbles first.
 }
";

/// Incomplete on purpose: missing messages fall back to English.
const ITALIAN: &str = "\
move-take = Prendi un sassolino
event-took = { $who } prende un sassolino.
seat-white = Bianco
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Dice;
    use crate::matches::Match;

    /// A game in which every seat takes the last choice it has.
    fn play_out(seed: u64) -> Match<Pebbles> {
        let mut game = Match::<Pebbles>::new(Setup::standard(Pebbles::about())).unwrap();
        let mut legal = Vec::new();
        loop {
            game.roll(&Dice::Seeded(seed));
            Pebbles::legal(game.position(), &mut legal);
            let Some(&mv) = legal.last() else { return game };
            game.play(game.actor(), mv).unwrap();
        }
    }

    #[test]
    fn games_end_with_the_heap() {
        for seed in 0..20 {
            let game = play_out(seed);
            assert!((20..=60).contains(&game.plies().len()), "{} plies", game.plies().len());
            assert_eq!(game.position().board.heap, 0);
            assert_eq!(Pebbles::outcome(game.position()).unwrap().reason, "heap-gone");
        }
    }
}
