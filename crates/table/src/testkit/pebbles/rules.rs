//! What lies on the table, the steps of the game, and what could never have arisen.

use serde::{Deserialize, Serialize};

use crate::refusal::{Refusal, refuse};
use crate::seat::Actor;
use crate::steps::{Next, Step};
use crate::telling::Log;

/// PEB-2: how often a seat may swap its charm.
pub(super) const MOST_SWAPS: u8 = 2;
/// PEB-4: the faces of the die.
pub(super) const MOST_THROWN: u8 = 3;

/// A seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Begins.
    White,
    /// Follows.
    Black,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::White, Side::Black];

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    pub(super) const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The id of its charm on the drawn table.
    pub(super) const fn charm_id(self) -> &'static str {
        match self {
            Side::White => "charm-white",
            Side::Black => "charm-black",
        }
    }
}

/// A charm, worth 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Charm {
    /// Worth 1.
    Ant,
    /// Worth 2.
    Bee,
    /// Worth 3.
    Cat,
    /// Worth 4.
    Dog,
    /// Worth 5.
    Eel,
}

impl Charm {
    pub(super) const ALL: [Charm; 5] = [Charm::Ant, Charm::Bee, Charm::Cat, Charm::Dog, Charm::Eel];

    pub(super) const fn worth(self) -> u8 {
        self as u8 + 1
    }

    pub(super) const fn id(self) -> &'static str {
        match self {
            Charm::Ant => "ant",
            Charm::Bee => "bee",
            Charm::Cat => "cat",
            Charm::Dog => "dog",
            Charm::Eel => "eel",
        }
    }
}

/// A decision of a seat or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Chance: this charm comes out of the bag.
    Draw(Charm),
    /// Chance: the die falls so.
    Throw(u8),
    /// Put the hidden charm back and draw another.
    Swap,
    /// Show the charm and take its worth.
    Show,
    /// Throw the die.
    Roll,
    /// Take one pebble.
    Take,
    /// Take no more.
    Done,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A charm was drawn; only its owner knows which.
    Drew {
        /// Whose it is.
        side: Side,
        /// Which it is, for those who may know.
        charm: Option<Charm>,
    },
    /// A hidden charm went back into the bag.
    Swapped {
        /// Whose it was.
        side: Side,
    },
    /// A charm was shown.
    Showed {
        /// Whose it is.
        side: Side,
        /// Which it is.
        charm: Charm,
        /// How many pebbles it took.
        pebbles: u8,
    },
    /// The die fell.
    Threw {
        /// Whose throw it is.
        side: Side,
        /// The number.
        number: u8,
    },
    /// A pebble was taken.
    Took {
        /// Who took it.
        side: Side,
    },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// Something else is to be decided now.
    NotAsked,
    /// There is no hidden charm to swap or show.
    NoCharm,
    /// It was swapped often enough.
    NoSwapLeft,
    /// Somebody holds it.
    NotInBag {
        /// The charm.
        charm: Charm,
    },
    /// The die has no such face.
    NoSuchThrow {
        /// The number.
        number: u8,
    },
    /// At least one pebble is taken.
    TakeOneFirst,
}

/// What would make a refused move possible.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Remedy {
    /// Take so many pebbles.
    Take {
        /// How many.
        pebbles: u8,
    },
}

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Board {
    pub(super) scenario: Place,
    pub(super) with_charms: bool,
    pub(super) heap: u8,
    pub(super) hands: [Hand; 2],
}

/// Where the pebbles were gathered: the scenario.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Place {
    Brook,
    Beach,
}

impl Place {
    pub(super) const fn pebbles(self) -> u8 {
        match self {
            Place::Brook => 9,
            Place::Beach => 15,
        }
    }
}

/// What a seat has before it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Hand {
    pub(super) pebbles: u8,
    pub(super) charm: Option<Charm>,
    pub(super) shown: bool,
    pub(super) swaps: u8,
}

impl Board {
    pub(super) fn new(scenario: &str, with_charms: bool) -> Board {
        let scenario = if scenario == "beach" { Place::Beach } else { Place::Brook };
        Board { scenario, with_charms, heap: scenario.pebbles(), hands: [Hand::default(); 2] }
    }

    fn is_in_bag(&self, charm: Charm) -> bool {
        self.hands.iter().all(|hand| hand.charm != Some(charm))
    }

    fn lacks_charm(&self, side: Side) -> bool {
        self.with_charms && self.hands[side.index()].charm.is_none()
    }

    fn take(&mut self, side: Side, wanted: u8) -> u8 {
        let taken = wanted.min(self.heap);
        self.heap -= taken;
        self.hands[side.index()].pebbles += taken;
        taken
    }
}

/// A pending decision.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Pending {
    /// The sequence of play. It asks nothing itself.
    Play { next: Side },
    /// PEB-1: a charm comes out of the bag.
    Draw { side: Side },
    /// PEB-2, PEB-3: the charm may be used before the throw.
    Turn { side: Side },
    /// PEB-4: the die falls.
    Throw { side: Side },
    /// PEB-5: one more pebble?
    Take { side: Side, left: u8, taken: u8 },
}

impl Pending {
    /// Whom the step is about.
    pub(super) const fn side(&self) -> Option<Side> {
        match *self {
            Pending::Play { .. } => None,
            Pending::Draw { side }
            | Pending::Turn { side }
            | Pending::Throw { side }
            | Pending::Take { side, .. } => Some(side),
        }
    }

    const fn clause(&self) -> &'static str {
        match self {
            Pending::Play { .. } | Pending::Draw { .. } => "PEB-1",
            Pending::Turn { .. } | Pending::Throw { .. } => "PEB-4",
            Pending::Take { .. } => "PEB-5",
        }
    }
}

impl Step for Pending {
    type Board = Board;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn awaits(&self, _: &Board) -> Actor {
        match *self {
            Pending::Play { .. } => Actor::Nobody,
            Pending::Draw { .. } | Pending::Throw { .. } => Actor::Chance,
            Pending::Turn { side } | Pending::Take { side, .. } => Actor::Seat(side.seat()),
        }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        match self {
            Pending::Play { .. } => {}
            Pending::Draw { .. } => out.extend(Charm::ALL.map(Move::Draw)),
            Pending::Turn { .. } => out.extend([Move::Swap, Move::Show, Move::Roll]),
            Pending::Throw { .. } => out.extend((1..=MOST_THROWN).map(Move::Throw)),
            Pending::Take { .. } => out.extend([Move::Take, Move::Done]),
        }
        out.retain(|&mv| self.check(board, mv).is_ok());
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal<Reason>> {
        match (*self, mv) {
            (Pending::Turn { side }, Move::Swap) => check_swap(&board.hands[side.index()]),
            (Pending::Turn { side }, Move::Show) => check_hidden(&board.hands[side.index()]),
            (Pending::Draw { .. }, Move::Draw(charm)) if !board.is_in_bag(charm) => {
                refuse("PEB-1", Reason::NotInBag { charm })
            }
            (Pending::Throw { .. }, Move::Throw(number))
                if !(1..=MOST_THROWN).contains(&number) =>
            {
                refuse("PEB-4", Reason::NoSuchThrow { number })
            }
            (Pending::Take { taken: 0, .. }, Move::Done) => refuse("PEB-5", Reason::TakeOneFirst),
            (Pending::Turn { .. }, Move::Roll)
            | (Pending::Draw { .. }, Move::Draw(_))
            | (Pending::Throw { .. }, Move::Throw(_))
            | (Pending::Take { .. }, Move::Take | Move::Done) => Ok(()),
            _ => refuse(self.clause(), Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Self> {
        match (&mut *self, mv) {
            (Pending::Turn { side }, Move::Swap) => {
                let (side, hand) = (*side, &mut board.hands[side.index()]);
                (hand.charm, hand.swaps) = (None, hand.swaps + 1);
                log.tell(Event::Swapped { side });
                Next::Call(Pending::Draw { side })
            }
            (Pending::Turn { side }, Move::Show) => show(*side, board, log),
            (Pending::Turn { side }, _) => Next::Become(Pending::Throw { side: *side }),
            (Pending::Draw { side }, Move::Draw(charm)) => {
                board.hands[side.index()].charm = Some(charm);
                log.tell(Event::Drew { side: *side, charm: Some(charm) });
                Next::End
            }
            (Pending::Throw { side }, Move::Throw(number)) => {
                log.tell(Event::Threw { side: *side, number });
                Next::Become(Pending::Take { side: *side, left: number, taken: 0 })
            }
            (Pending::Take { side, left, taken }, Move::Take) => {
                (*left, *taken) = (*left - 1, *taken + board.take(*side, 1));
                log.tell(Event::Took { side: *side });
                if *left == 0 || board.heap == 0 { Next::End } else { Next::Stay }
            }
            _ => Next::End,
        }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Self> {
        self.resume(board, log)
    }

    fn resume(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Self> {
        let Pending::Play { next } = self else { return Next::Stay };
        if let Some(side) = Side::BOTH.into_iter().find(|&side| board.lacks_charm(side)) {
            return Next::Call(Pending::Draw { side });
        }
        if board.heap == 0 {
            return Next::Over;
        }
        let side = std::mem::replace(next, next.other());
        Next::Call(Pending::Turn { side })
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

/// Everything that could not have arisen.
pub(super) fn audit(board: &Board, steps: &[Pending]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut claim = |holds: bool, fault: &str| {
        if !holds {
            faults.push(fault.to_owned());
        }
    };
    let [white, black] = &board.hands;
    let pebbles: u32 = [board.heap, white.pebbles, black.pebbles].map(u32::from).iter().sum();
    claim(u32::from(board.scenario.pebbles()) == pebbles, "pebbles were lost or made");
    claim(white.charm.is_none() || white.charm != black.charm, "a charm is there twice");
    for hand in [white, black] {
        claim(hand.swaps <= MOST_SWAPS, "a charm was swapped too often");
        claim(board.with_charms || hand.charm.is_none(), "this game has no charms");
        claim(hand.swaps == 0 || board.with_charms, "a charm was swapped without charms");
        claim(!hand.shown || hand.charm.is_some(), "a charm was shown that nobody has");
        let least = hand.charm.filter(|_| hand.shown).map_or(0, Charm::worth);
        let over = board.heap == 0;
        claim(over || hand.pebbles >= least, "a shown charm took no pebbles");
    }
    claim(steps_are_sound(board, steps), "the steps do not fit the table");
    faults
}

fn steps_are_sound(board: &Board, steps: &[Pending]) -> bool {
    let lacking = Side::BOTH.map(|side| board.lacks_charm(side));
    let ready = lacking == [false; 2] && board.heap > 0;
    let untouched = board.heap == board.scenario.pebbles()
        && board.hands.iter().all(|hand| hand.swaps == 0 && !hand.shown);
    match *steps {
        [] => board.heap == 0 && lacking == [false; 2],
        [Pending::Play { next: Side::White }, Pending::Draw { side }] => {
            untouched && lacking == [side == Side::White, true]
        }
        [Pending::Play { next }, Pending::Turn { side } | Pending::Throw { side }] => {
            ready && next == side.other()
        }
        [Pending::Play { next }, Pending::Turn { side }, Pending::Draw { side: own }] => {
            let swapped = board.hands[side.index()].swaps > 0;
            let alone = lacking[side.index()] && !lacking[side.other().index()];
            swapped && alone && side == own && next == side.other() && board.heap > 0
        }
        [Pending::Play { next }, Pending::Take { side, left, taken }] => {
            let thrown = (1..=MOST_THROWN).contains(&left) && taken <= MOST_THROWN - left;
            let has_taken = board.hands[side.index()].pebbles >= taken;
            ready && next == side.other() && thrown && has_taken
        }
        _ => false,
    }
}
