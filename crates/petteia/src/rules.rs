//! The rules: set-ups, legal moves, what they do, and the result.

use std::sync::LazyLock;

use table::squares::{Square, WAYS, line};
use table::{About, Actor, Flow, Log, Message, Named, Outcome, Refusal, Rules, Score, Set};
use table::{Setup, SetupError, refusal::refuse};

use crate::Petteia;
use crate::moves::{Event, Move, Reason};
use crate::position::{Position, Scenario, Side};

/// Eight pebbles with fourteen squares each; sixteen that go one step have fewer.
const MOST_MOVES: usize = 112;

impl Flow for Position {
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    #[inline]
    fn actor(&self) -> Actor {
        if self.ending.is_some() { Actor::Nobody } else { Actor::Seat(self.turn.seat()) }
    }

    /// PET-1.2: all pebbles go the same way at once, step by step over empty squares. Bots ask for
    /// this more often than for anything else: where `out.extend(..)` would do, the list is filled
    /// in place and cut to its length.
    fn legal(&self, out: &mut Vec<Move>) {
        if self.ending.is_some() {
            return;
        }
        let (own, empty, first) = (self.pebbles(self.turn).bits(), self.empty(), out.len());
        out.resize(first + MOST_MOVES, Move::Pebble { from: Square(0), to: Square(0) });
        let mut slots = out[first..].iter_mut();
        for way in WAYS {
            let (mut reached, mut steps) = (way.step(own) & empty, 1);
            while reached != 0 && steps <= self.layout().range {
                for (to, slot) in Set::<Square>::from_bits(reached).iter().zip(&mut slots) {
                    *slot = Move::Pebble { from: way.back(to, steps), to };
                }
                (reached, steps) = (way.step(reached) & empty, steps + 1);
            }
        }
        let unused = slots.len();
        out.truncate(out.len() - unused);
    }

    fn check(&self, Move::Pebble { from, to }: Move) -> Result<(), Refusal<Reason>> {
        let [own, other] = [self.turn, self.turn.other()].map(|side| self.pebbles(side));
        let (line, empty) = (line(from, to).unwrap_or_default(), self.empty());
        let in_the_way = Set::from_bits(line & !empty).first();
        let (clause, reason) = match in_the_way {
            _ if self.ending.is_some() => ("PET-3.1", Reason::GameOver),
            _ if other.contains(from) => ("PET-1.1", Reason::NotYours { from }),
            _ if !own.contains(from) => ("PET-1.1", Reason::NoPebble { from }),
            _ if self.layout().squares & to.bit() == 0 => ("PET-0.2", Reason::OffBoard { to }),
            _ if empty & to.bit() == 0 => ("PET-1.2", Reason::Occupied { to }),
            _ if line == 0 => ("PET-1.2", Reason::NotInLine { from, to }),
            _ if line.count_ones() > self.layout().range => {
                ("PET-1.3", Reason::TooFar { from, to })
            }
            Some(by) => ("PET-1.2", Reason::InTheWay { by }),
            None => return Ok(()),
        };
        refuse(clause, reason)
    }

    fn play(&mut self, Move::Pebble { from, to }: Move, log: &mut Log<'_, Event>) {
        let (side, enemy) = (self.turn, self.turn.other());
        // PET-2.2: all that the move encloses is taken at once. PET-2.3: nothing else is.
        let taken = self.enclosed(to);
        self.seats[side.index()].remove(from);
        self.seats[side.index()].insert(to);
        self.seats[enemy.index()] -= taken;
        self.quiet = if taken.is_empty() { self.quiet + 1 } else { 0 };
        (self.last, self.turn) = (Some([from, to]), enemy);
        self.ending = self.find_ending();
        log.tell(Event::Moved { side, from, to });
        for square in taken.iter() {
            let cornered = self.layout().corners & square.bit() != 0;
            log.tell(Event::Enclosed { side: enemy, square, cornered });
        }
    }
}

impl Rules for Petteia {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: LazyLock<About> = LazyLock::new(|| {
            let titles = ["Eight by eight", "Six by six: the quick game", "Step by step"];
            let scenarios: Vec<_> = Scenario::all().map(Scenario::id).zip(titles).collect();
            let (name, seats) = (("petteia", "Petteia"), Side::ALL.map(Side::id));
            let mut about = About::plain(name, &seats, "classical", &scenarios);
            about.editions[0].reconstructed = 0.5;
            about.sources = vec!["Pollux, Onomasticon IX.98; the rest is a reading.".into()];
            about
        });
        &ABOUT
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        setup.check(Self::about())?;
        let scenario = Scenario::by_id(&setup.scenario).unwrap_or(Scenario::Eight);
        // PET-0.1: Light begins.
        let (seats, turn) = ([Set::EMPTY; 2], Side::Light);
        let mut position = Position { scenario, seats, turn, quiet: 0, last: None, ending: None };
        position.seats = position.layout().homes.map(Set::from_bits);
        Ok(position)
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let (ending, winners) = (position.ending?, position.winners());
        let totals = position.seats.map(|pebbles| pebbles.len() as i32);
        let tie_break = (totals[0] == totals[1] && winners.len() == 1).then_some("ground");
        let won = |winner: Side| {
            let message = Message::new(format!("over-{}", tie_break.unwrap_or(ending.id())));
            message.name("winner", winner.name()).name("loser", winner.other().name())
        };
        let line = |total| (Message::new("line-pebbles"), total);
        let score = |total| Score { total, lines: vec![line(total)] };
        let winners: Vec<_> = winners.iter().collect();
        Some(Outcome {
            told: if let [one] = *winners { won(one) } else { Message::new("over-shared") },
            winners: winners.into_iter().map(Side::seat).collect(),
            scores: totals.map(score).into(),
            reason: ending.id(),
            tie_break,
        })
    }
}
