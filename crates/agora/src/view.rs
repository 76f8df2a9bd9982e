//! AGO-0.9: what each viewer may know, field by field, and full positions that fit it.

use arrayvec::ArrayVec;
use rand::Rng;
use table::chance::below;
use table::{Steps, Viewer};

use crate::bag::Bag;
use crate::board::{Board, MOST_CARDS};
use crate::components::components;
use crate::flow::Frame;
use crate::ids::{COLOURS, Colour, Kind, MOST_PLAYERS, Player};
use crate::position::{
    Cards, DEEPEST, Face, Knowers, Known, Position, Secrets, Table, Top, put_down,
};
use crate::rules::draw::may_be_end;

/// The table as somebody may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose eyes; `None` for the referee, whose view hides nothing and goes to nobody's page.
    pub viewer: Option<Viewer>,
    /// What lies open.
    pub board: Board,
    /// The pending steps; they hold no secrets.
    pub steps: Steps<Frame, DEEPEST>,
    /// The hands.
    pub hands: [Seen; MOST_PLAYERS],
    /// The cards under Alexander.
    pub tucked: Seen,
    /// The history piles.
    pub histories: [Heap; MOST_PLAYERS],
    /// The cards that left the game.
    pub boxed: Heap,
    /// The card that is being auctioned.
    pub lot: Lot,
    /// Top cards that somebody has looked at.
    pub tops: [Option<TopSeen>; COLOURS],
}

/// Cards that a viewer knows or does not know all together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The cards.
    Known(Bag),
    /// Only how many of each colour.
    Hidden([u8; COLOURS]),
}

impl Seen {
    /// How many cards.
    #[must_use]
    pub fn len(self) -> u8 {
        self.by_colour().iter().sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of each colour.
    #[must_use]
    pub fn by_colour(self) -> [u8; COLOURS] {
        match self {
            Seen::Known(bag) => bag.by_colour(),
            Seen::Hidden(colours) => colours,
        }
    }
}

/// Face-down cards, some of which a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heap {
    /// Those whose faces are known.
    pub known: Cards,
    /// The others: their colours, and who knows them.
    pub hidden: ArrayVec<(Colour, Knowers), MOST_CARDS>,
}

impl Heap {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len() + self.hidden.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn of(cards: &Cards, knows: impl Fn(Knowers) -> bool) -> Heap {
        let mut heap = Heap::default();
        for &card in cards {
            if knows(card.by) {
                heap.known.push(card);
            } else {
                heap.hidden.push((card.kind.colour(), card.by));
            }
        }
        // The order of hidden cards must not follow their faces.
        heap.hidden.sort_unstable();
        heap
    }

    fn filled(&self, draw: &mut impl FnMut(Colour) -> Kind) -> Cards {
        let mut cards = self.known.clone();
        for &(colour, by) in &self.hidden {
            put_down(&mut cards, Known { kind: draw(colour), by, spent: false });
        }
        cards
    }
}

/// The card that is being auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lot {
    /// No auction.
    None,
    /// The viewer knows it.
    Known(Kind),
    /// Only its colour.
    Hidden(Colour),
}

/// A top card that somebody has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TopSeen {
    /// What it is, for those who have looked.
    pub face: Option<Face>,
    /// Who has looked.
    pub by: Knowers,
}

impl View {
    /// What a viewer may know.
    #[must_use]
    pub fn of(position: &Position, viewer: Viewer) -> View {
        View::through(position, Some(viewer))
    }

    /// Everything, for the referee.
    pub(crate) fn open(position: &Position) -> View {
        View::through(position, None)
    }

    fn through(position: &Position, viewer: Option<Viewer>) -> View {
        let is = |player: Player| viewer.is_none_or(|viewer| viewer.is(player.seat()));
        let knows = |by: Knowers| match viewer {
            None => true,
            Some(Viewer::Spectator) => by.is_all(),
            Some(Viewer::Seat(seat)) => by.has(Player(seat.0)),
        };
        let Table { board, secrets } = &position.table;
        let seen = |bag: Bag, open: bool| {
            if open { Seen::Known(bag) } else { Seen::Hidden(bag.by_colour()) }
        };
        let seller = seller(position.steps.as_slice());
        View {
            viewer,
            board: board.clone(),
            steps: position.steps.clone(),
            hands: std::array::from_fn(|index| seen(secrets.hands[index], is(Player(index as u8)))),
            tucked: seen(secrets.tucked, owner_of_alexander(board).is_none_or(is)),
            histories: std::array::from_fn(|index| Heap::of(&secrets.histories[index], knows)),
            boxed: Heap::of(&secrets.boxed, knows),
            lot: match secrets.lot {
                None => Lot::None,
                Some(kind) if seller.is_none_or(is) => Lot::Known(kind),
                Some(kind) => Lot::Hidden(kind.colour()),
            },
            tops: secrets.tops.map(|top| {
                top.map(|Top { face, by }| TopSeen { face: knows(by).then_some(face), by })
            }),
        }
    }

    /// The player who looks, if one does.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match self.viewer? {
            Viewer::Seat(seat) => Some(Player(seat.0)),
            Viewer::Spectator => None,
        }
    }

    /// A full position that fits the view: hidden cards are drawn from those that could be them.
    #[must_use]
    pub fn plausible(&self, rng: &mut dyn Rng) -> Position {
        let mut pools = self.pools();
        pools.iter_mut().for_each(|pool| shuffle(pool, rng));
        let ends = Colour::ALL.map(|colour| {
            let left = u64::from(self.board.piles[colour.index()].left);
            may_be_end(&self.board, colour) && below(rng, left.max(1)) == 0
        });
        self.filled(|colour| pools[colour.index()].pop(), ends)
    }

    /// The position of a view that hides nothing; `None` if it hides something.
    pub(crate) fn certain(&self) -> Option<Position> {
        let hides =
            self.hands.iter().chain([&self.tucked]).any(|one| matches!(one, Seen::Hidden(_)))
                || self.histories.iter().chain([&self.boxed]).any(|heap| !heap.hidden.is_empty())
                || matches!(self.lot, Lot::Hidden(_))
                || self.tops.iter().flatten().any(|top| top.face.is_none());
        (!hides).then(|| self.filled(|_| None, [false; COLOURS]))
    }

    /// The position in which every hidden card is what `draw` gives, and every hidden top card
    /// an end card where `ends` says so.
    fn filled(
        &self,
        mut draw: impl FnMut(Colour) -> Option<Kind>,
        ends: [bool; COLOURS],
    ) -> Position {
        let mut draw = |colour| draw(colour).unwrap_or(Kind(0));
        let mut seen = |seen: &Seen| match *seen {
            Seen::Known(bag) => bag,
            Seen::Hidden(colours) => {
                let each = Colour::ALL.into_iter().zip(colours);
                each.flat_map(|(colour, n)| std::iter::repeat_n(colour, usize::from(n)))
                    .map(&mut draw)
                    .collect()
            }
        };
        let hands = self.hands.each_ref().map(&mut seen);
        let tucked = seen(&self.tucked);
        let histories = self.histories.each_ref().map(|heap| heap.filled(&mut draw));
        let boxed = self.boxed.filled(&mut draw);
        let lot = match self.lot {
            Lot::None => None,
            Lot::Known(kind) => Some(kind),
            Lot::Hidden(colour) => Some(draw(colour)),
        };
        let mut tops = [None; COLOURS];
        for colour in Colour::ALL {
            let Some(TopSeen { face, by }) = self.tops[colour.index()] else { continue };
            let guess = || if ends[colour.index()] { Face::End } else { Face::Card(draw(colour)) };
            tops[colour.index()] = Some(Top { face: face.unwrap_or_else(guess), by });
        }
        let mut secrets =
            Secrets { hands, histories, boxed, tucked, lot, tops, unseen: Bag::default() };
        secrets.unseen = unseen(&self.board, &secrets);
        Position { table: Table { board: self.board.clone(), secrets }, steps: self.steps.clone() }
    }

    /// Cards that the viewer has not seen, by colour: in the piles, or hidden elsewhere.
    fn pools(&self) -> [ArrayVec<Kind, MOST_CARDS>; COLOURS] {
        let mut bag = components().all;
        let mut take = |kind: Kind| {
            bag.take(kind);
        };
        for one in self.hands.iter().chain([&self.tucked]) {
            if let Seen::Known(cards) = one {
                cards.cards().for_each(&mut take);
            }
        }
        for heap in self.histories.iter().chain([&self.boxed]) {
            heap.known.iter().for_each(|card| take(card.kind));
        }
        if let Lot::Known(kind) = self.lot {
            take(kind);
        }
        for top in self.tops.iter().flatten() {
            if let Some(Face::Card(kind)) = top.face {
                take(kind);
            }
        }
        let cities = self.board.players.iter().flat_map(|player| &player.cards);
        cities.for_each(|piece| take(piece.kind));
        Colour::ALL.map(|colour| bag.only(colour).cards().collect())
    }
}

/// What is left when everything that lies somewhere is taken from the box.
pub(crate) fn unseen(board: &Board, secrets: &Secrets) -> Bag {
    let mut bag = components().all;
    placed(board, secrets).for_each(|kind| {
        bag.take(kind);
    });
    bag
}

/// Every card that lies somewhere: not in a pile, and not removed before the game.
pub(crate) fn placed<'t>(
    board: &'t Board,
    secrets: &'t Secrets,
) -> impl Iterator<Item = Kind> + 't {
    let cities = board.players.iter().flat_map(|player| &player.cards).map(|piece| piece.kind);
    let bags = secrets.hands.iter().chain([&secrets.tucked]).flat_map(|bag| bag.cards());
    let heaps = secrets.histories.iter().chain([&secrets.boxed]);
    let tops = secrets.tops.iter().flatten().filter_map(|top| match top.face {
        Face::Card(kind) => Some(kind),
        Face::End => None,
    });
    let heaps = heaps.flat_map(|heap| heap.iter().map(|card| card.kind));
    cities.chain(bags).chain(heaps).chain(secrets.lot).chain(tops)
}

/// Who sells the card that lies face down.
pub(crate) fn seller(steps: &[Frame]) -> Option<Player> {
    steps.iter().find_map(|step| match step {
        Frame::Bidding(bidding) => Some(bidding.seller),
        Frame::Closing(closing) => Some(closing.seller),
        _ => None,
    })
}

/// Who has Alexander in the city.
pub(crate) fn owner_of_alexander(board: &Board) -> Option<Player> {
    let alexander = components().named.alexander;
    board.everybody().find(|&player| board.of(player).has(alexander))
}

/// Fisher and Yates.
fn shuffle(cards: &mut [Kind], rng: &mut dyn Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u64 + 1) as usize);
    }
}
