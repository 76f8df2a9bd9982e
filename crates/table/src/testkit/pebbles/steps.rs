//! The steps of the game, one rule each.

use serde::{Deserialize, Serialize};

use super::paper::View;
use super::rules::{Board, Charm, Event, Hand, MOST_SWAPS, MOST_THROWN, Move, Reason, Side};
use crate::refusal::{Refusal, refuse};
use crate::seat::Actor;
use crate::steps::{Next, Rule};
use crate::telling::Log;
use crate::vocabulary::Named as _;
use crate::words::Message;

crate::frames! {
    /// A pending decision.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "step", rename_all = "lowercase")]
    pub enum Pending on Board {
        type Move = Move;
        type Event = Event;
        type Reason = Reason;
        type View = View;
        type Interrupt = ();
        const NOT_ASKED = Reason::NotAsked;
        Play, Draw, Turn, Throw, Take,
    }
}

impl Pending {
    /// Whom the step is about.
    pub(super) const fn side(&self) -> Option<Side> {
        match *self {
            Pending::Play(_) => None,
            Pending::Draw(Draw { side })
            | Pending::Turn(Turn { side })
            | Pending::Throw(Throw { side })
            | Pending::Take(Take { side, .. }) => Some(side),
        }
    }
}

/// The moves that pointing at the heap or at a charm can mean.
const MEANT: [Move; 4] = [Move::Roll, Move::Take, Move::Swap, Move::Show];

fn asks(id: &'static str, side: Side) -> Message {
    Message::new(id).name("who", side.name())
}

/// The sequence of play. It asks nothing itself.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub(super) next: Side,
}

impl Rule<Pending> for Play {
    fn clause(&self) -> &'static str {
        "PEB-1"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Nobody
    }

    fn legal(&self, _: &Board, _: &mut Vec<Move>) {}

    fn act(&mut self, _: &mut Board, _: Move, _: &mut Log<'_, Event>) -> Next<Pending> {
        Next::End
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Pending> {
        self.resume(board, log)
    }

    fn resume(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Pending> {
        if let Some(side) = Side::BOTH.into_iter().find(|&side| board.lacks_charm(side)) {
            return Next::Call(Pending::Draw(Draw { side }));
        }
        if board.heap == 0 {
            return Next::Over;
        }
        let side = self.next;
        self.next = side.other();
        Next::Call(Pending::Turn(Turn { side }))
    }

    fn prompt(&self, _: &View) -> Message {
        asks("asks-draw", Side::White)
    }
}

/// PEB-1: a charm comes out of the bag.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    pub(super) side: Side,
}

impl Rule<Pending> for Draw {
    fn clause(&self) -> &'static str {
        "PEB-1"
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let charms = Charm::ALL.into_iter().filter(|&charm| board.is_in_bag(charm));
        out.extend(charms.map(Move::Draw));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal<Reason>> {
        match mv {
            Move::Draw(charm) if board.is_in_bag(charm) => Ok(()),
            Move::Draw(charm) => refuse("PEB-1", Reason::NotInBag { charm }),
            _ => refuse("PEB-1", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Pending> {
        if let Move::Draw(charm) = mv {
            board.hands[self.side.index()].charm = Some(charm);
            log.tell(Event::Drew { side: self.side, charm: Some(charm) });
        }
        Next::End
    }

    fn prompt(&self, _: &View) -> Message {
        asks("asks-draw", self.side)
    }
}

/// PEB-2, PEB-3: the charm may be used before the throw.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub(super) side: Side,
}

impl Rule<Pending> for Turn {
    fn clause(&self) -> &'static str {
        "PEB-4"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let all = [Move::Swap, Move::Show, Move::Roll];
        out.extend(all.into_iter().filter(|&mv| self.check(board, mv).is_ok()));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal<Reason>> {
        let hand = &board.hands[self.side.index()];
        match mv {
            Move::Swap => check_swap(hand),
            Move::Show => check_hidden(hand),
            Move::Roll => Ok(()),
            _ => refuse("PEB-4", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Pending> {
        let side = self.side;
        match mv {
            Move::Swap => {
                let hand = &mut board.hands[side.index()];
                (hand.charm, hand.swaps) = (None, hand.swaps + 1);
                log.tell(Event::Swapped { side });
                Next::Call(Pending::Draw(Draw { side }))
            }
            Move::Show => show(side, board, log),
            _ => Next::Become(Pending::Throw(Throw { side })),
        }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("asks-turn", self.side)
    }

    fn moves_at(&self, _: &Board, _: &str, out: &mut Vec<Move>) {
        out.extend(MEANT);
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}

fn check_swap(hand: &Hand) -> Result<(), Refusal<Reason>> {
    if hand.charm.is_none() || hand.shown {
        return refuse("PEB-2", Reason::NoCharm);
    }
    if hand.swaps == MOST_SWAPS {
        return refuse("PEB-2", Reason::NoSwapLeft);
    }
    Ok(())
}

fn check_hidden(hand: &Hand) -> Result<(), Refusal<Reason>> {
    if hand.charm.is_some() && !hand.shown { Ok(()) } else { refuse("PEB-3", Reason::NoCharm) }
}

/// PEB-3: the charm takes its worth; if that was the rest of the heap, nothing is left to throw
/// for.
fn show(side: Side, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Pending> {
    let hand = &mut board.hands[side.index()];
    hand.shown = true;
    let charm = hand.charm.expect("only a charm that is there can be shown");
    let pebbles = board.take(side, charm.worth());
    log.tell(Event::Showed { side, charm, pebbles });
    if board.heap == 0 { Next::End } else { Next::Stay }
}

/// PEB-4: the die falls.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    pub(super) side: Side,
}

impl Rule<Pending> for Throw {
    fn clause(&self) -> &'static str {
        "PEB-4"
    }

    fn legal(&self, _: &Board, out: &mut Vec<Move>) {
        out.extend((1..=MOST_THROWN).map(Move::Throw));
    }

    fn check(&self, _: &Board, mv: Move) -> Result<(), Refusal<Reason>> {
        match mv {
            Move::Throw(number) if (1..=MOST_THROWN).contains(&number) => Ok(()),
            Move::Throw(number) => refuse("PEB-4", Reason::NoSuchThrow { number }),
            _ => refuse("PEB-4", Reason::NotAsked),
        }
    }

    fn weight(&self, _: &Board, mv: Move) -> u32 {
        match mv {
            Move::Throw(number) => 4 - u32::from(number),
            _ => 1,
        }
    }

    fn act(&mut self, _: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Pending> {
        let (side, Move::Throw(number)) = (self.side, mv) else { return Next::End };
        log.tell(Event::Threw { side, number });
        Next::Become(Pending::Take(Take { side, left: number, taken: 0 }))
    }

    fn prompt(&self, _: &View) -> Message {
        asks("asks-throw", self.side)
    }
}

/// PEB-5: one more pebble?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Take {
    pub(super) side: Side,
    pub(super) left: u8,
    pub(super) taken: u8,
}

impl Rule<Pending> for Take {
    fn clause(&self) -> &'static str {
        "PEB-5"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, _: &Board, out: &mut Vec<Move>) {
        out.push(Move::Take);
        out.extend((self.taken > 0).then_some(Move::Done));
    }

    fn check(&self, _: &Board, mv: Move) -> Result<(), Refusal<Reason>> {
        match mv {
            Move::Done if self.taken == 0 => refuse("PEB-5", Reason::TakeOneFirst),
            Move::Take | Move::Done => Ok(()),
            _ => refuse("PEB-5", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Pending> {
        if mv != Move::Take {
            return Next::End;
        }
        (self.left, self.taken) = (self.left - 1, self.taken + board.take(self.side, 1));
        log.tell(Event::Took { side: self.side });
        if self.left == 0 || board.heap == 0 { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("asks-take", self.side)
    }

    fn moves_at(&self, _: &Board, _: &str, out: &mut Vec<Move>) {
        out.extend(MEANT);
    }
}
