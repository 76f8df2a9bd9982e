//! The components of Pebbles, its moves, events and reasons, and the audit of a position.

use serde::{Deserialize, Serialize};
use table::{Id, Moves};

use super::steps::{Draw, Pending, Play, Take, Throw, Turn};

/// PEB-2: how often a seat may swap its charm.
pub(super) const MOST_SWAPS: u8 = 2;
/// PEB-4: the faces of the die.
pub(super) const MOST_THROWN: u8 = 3;

/// A seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(name = "seat-{id}", seat)]
pub enum Side {
    /// Begins.
    White,
    /// Follows.
    Black,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = Side::ALL;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(name = "charm-{id}")]
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
    pub(super) const fn worth(self) -> u8 {
        self as u8 + 1
    }
}

/// A decision of a seat or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Moves)]
pub enum Move {
    /// Chance: this charm comes out of the bag.
    #[clause("PEB-1")]
    Draw(Charm),
    /// Chance: the die falls so.
    #[clause("PEB-4")]
    Throw(u8),
    /// Put the hidden charm back and draw another.
    #[clause("PEB-2")]
    Swap,
    /// Show the charm and take its worth.
    #[clause("PEB-3")]
    Show,
    /// Throw the die.
    #[clause("PEB-4")]
    #[at("heap")]
    Roll,
    /// Take one pebble.
    #[clause("PEB-5")]
    #[at("heap")]
    Take,
    /// Take no more.
    #[clause("PEB-5")]
    Done,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, table::Event)]
#[args(who = side)]
pub enum Event {
    /// A charm was drawn; only its owner knows which.
    #[says("event-drew" if charm.is_some())]
    #[says("event-drew-hidden")]
    #[clause("PEB-1")]
    #[at(side.charm_id())]
    #[secret(charm, known_to = side)]
    Drew {
        /// Whose it is.
        side: Side,
        /// Which it is, for those who may know.
        charm: Option<Charm>,
    },
    /// A hidden charm went back into the bag.
    #[clause("PEB-2")]
    #[at(side.charm_id())]
    Swapped {
        /// Whose it was.
        side: Side,
    },
    /// A charm was shown.
    #[says(n = pebbles, ..)]
    #[clause("PEB-3")]
    #[at(side.charm_id(), "heap")]
    Showed {
        /// Whose it is.
        side: Side,
        /// Which it is.
        charm: Charm,
        /// How many pebbles it took.
        pebbles: u8,
    },
    /// The die fell.
    #[says(n = number, ..)]
    #[clause("PEB-4")]
    #[at()]
    Threw {
        /// Whose throw it is.
        side: Side,
        /// The number.
        number: u8,
    },
    /// A pebble was taken.
    #[clause("PEB-5")]
    #[at("heap")]
    Took {
        /// Who took it.
        side: Side,
    },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Debug, table::Reason)]
pub enum Reason {
    /// Something else is to be decided now.
    NotAsked,
    /// There is no hidden charm to swap or show.
    NoCharm,
    /// It was swapped often enough.
    #[says("why-no-swap", n = MOST_SWAPS)]
    NoSwapLeft,
    /// Somebody holds it.
    #[says("why-bag")]
    NotInBag {
        /// The charm.
        charm: Charm,
    },
    /// The die has no such face.
    #[says("why-throw", n = number)]
    NoSuchThrow {
        /// The number.
        number: u8,
    },
    /// At least one pebble is taken.
    #[says("why-take-first")]
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
pub struct Board {
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

    pub(super) fn is_in_bag(&self, charm: Charm) -> bool {
        self.hands.iter().all(|hand| hand.charm != Some(charm))
    }

    pub(super) fn lacks_charm(&self, side: Side) -> bool {
        self.with_charms && self.hands[side.index()].charm.is_none()
    }

    pub(super) fn take(&mut self, side: Side, wanted: u8) -> u8 {
        let taken = wanted.min(self.heap);
        self.heap -= taken;
        self.hands[side.index()].pebbles += taken;
        taken
    }
}

/// Everything in the position that could not have arisen.
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
        [Pending::Play(Play { next: Side::White }), Pending::Draw(Draw { side })] => {
            untouched && lacking == [side == Side::White, true]
        }
        [
            Pending::Play(Play { next }),
            Pending::Turn(Turn { side }) | Pending::Throw(Throw { side }),
        ] => ready && next == side.other(),
        [
            Pending::Play(Play { next }),
            Pending::Turn(Turn { side }),
            Pending::Draw(Draw { side: own }),
        ] => {
            let swapped = board.hands[side.index()].swaps > 0;
            let alone = lacking[side.index()] && !lacking[side.other().index()];
            swapped && alone && side == own && next == side.other() && board.heap > 0
        }
        [Pending::Play(Play { next }), Pending::Take(Take { side, left, taken })] => {
            let thrown = (1..=MOST_THROWN).contains(&left) && taken <= MOST_THROWN - left;
            let has_taken = board.hands[side.index()].pebbles >= taken;
            ready && next == side.other() && thrown && has_taken
        }
        _ => false,
    }
}
