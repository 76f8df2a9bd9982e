//! AGO-0.9, AGO-0.10: what each viewer may know, field by field, and full positions that fit it.

use arrayvec::ArrayVec;
use rand::Rng;
use table::chance::below;
use table::{Event as _, Steps, Viewer};

use crate::Agora;
use crate::bag::Bag;
use crate::board::{Board, MOST_CARDS};
use crate::components::components;
use crate::event::Event;
use crate::flow::Frame;
use crate::glimpse::{Glimpse, Glimpses};
use crate::ids::{COLOURS, Colour, Kind, MOST_PLAYERS, Player};
use crate::moves::Move;
use crate::position::{
    Cards, DEEPEST, Face, Knowers, Known, Position, Secrets, Table, Top, put_down,
};
use crate::rules::auction::lot_knowers;
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
    /// Cards in other hands and under Alexander that the viewer has seen.
    pub glimpses: Glimpses,
}

/// Cards of a hand, or under Alexander.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The cards.
    Known(Bag),
    /// Those that the viewer has seen, and of the others how many of each colour.
    Partly(Bag, [u8; COLOURS]),
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
            Seen::Partly(seen, hidden) => {
                Colour::ALL.map(|colour| seen.of_colour(colour) + hidden[colour.index()])
            }
        }
    }

    /// All but the cards of a colour.
    fn without(self, colour: Colour) -> Seen {
        match self {
            Seen::Known(_) => self,
            Seen::Partly(mut seen, mut hidden) => {
                seen.only(colour).cards().for_each(|kind| {
                    seen.take(kind);
                });
                hidden[colour.index()] = 0;
                Seen::Partly(seen, hidden)
            }
        }
    }

    fn partly(bag: Bag, seen: Bag) -> Seen {
        let hidden =
            Colour::ALL.map(|colour| bag.of_colour(colour).saturating_sub(seen.of_colour(colour)));
        Seen::Partly(seen, hidden)
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

    fn of(cards: &Cards, viewer: Option<Viewer>) -> Heap {
        let mut heap = Heap::default();
        for &card in cards {
            if card.by.or(card.privy).include(viewer) {
                heap.known.push(Known { privy: card.privy.narrowed(viewer), ..card });
            } else {
                heap.hidden.push((card.kind.colour(), card.by));
            }
        }
        // The order of hidden cards must not follow their faces, nor that of the others what
        // others can tell.
        heap.known.sort_unstable();
        heap.hidden.sort_unstable();
        heap
    }

    fn filled(&self, draw: &mut impl FnMut(Colour) -> Kind) -> Cards {
        let mut cards = self.known.clone();
        for &(colour, by) in &self.hidden {
            let (kind, privy) = (draw(colour), Knowers::default());
            put_down(&mut cards, Known { kind, by, spent: false, privy });
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

impl table::Secrets for Agora {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        View::through(position, Some(viewer))
    }

    /// Hidden cards are drawn from those that could be them.
    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        let mut pools = view.pools();
        pools.iter_mut().for_each(|pool| shuffle(pool, rng));
        let ends = Colour::ALL.map(|colour| {
            let left = u64::from(view.board.piles[colour.index()].left);
            may_be_end(&view.board, colour) && below(rng, left.max(1)) == 0
        });
        view.filled(|colour| pools[colour.index()].pop(), |n| below(rng, n), ends)
    }

    /// A card is turned up for all, or a history read by one.
    fn reveals(_: &Position, mv: Move) -> bool {
        matches!(
            mv,
            Move::Develop(_)
                | Move::Bid(_)
                | Move::Pass
                | Move::Keep
                | Move::LetGo
                | Move::Herodotus(_)
                | Move::Hippocrates(..)
        )
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }
}

impl View {
    /// Everything, for the referee.
    pub(crate) fn open(position: &Position) -> View {
        View::through(position, None)
    }

    fn through(position: &Position, viewer: Option<Viewer>) -> View {
        let is = |player: Player| viewer.is_none_or(|viewer| viewer.is(player.seat()));
        let Table { board, secrets } = &position.table;
        let seller = seller(position.steps.as_slice());
        let own = |one: &&Glimpse| is(one.by);
        let glimpses: Glimpses = secrets.glimpses.iter().filter(own).copied().collect();
        let hand = |player: Player| {
            let bag = secrets.hands[player.index()];
            if is(player) {
                return Seen::Known(bag);
            }
            let lot = secrets.lot.filter(|_| seller == Some(player));
            Seen::partly(bag, sure(&glimpses, player, lot.map(Kind::colour)))
        };
        let tucked = if owner_of_alexander(board).is_none_or(is) {
            Seen::Known(secrets.tucked)
        } else {
            let under = glimpses.iter().filter(|one| one.hand.is_none());
            Seen::partly(secrets.tucked, under.map(|one| one.kind).collect())
        };
        let lot = match (secrets.lot, seller) {
            (None, _) => Lot::None,
            (Some(kind), Some(seller)) => {
                let knows = lot_knowers(secrets, seller, kind.colour()).include(viewer);
                if knows { Lot::Known(kind) } else { Lot::Hidden(kind.colour()) }
            }
            (Some(kind), None) => Lot::Known(kind),
        };
        View {
            viewer,
            board: board.clone(),
            steps: position.steps.clone(),
            hands: std::array::from_fn(|index| hand(Player(index as u8))),
            tucked,
            histories: std::array::from_fn(|index| Heap::of(&secrets.histories[index], viewer)),
            boxed: Heap::of(&secrets.boxed, viewer),
            lot,
            tops: secrets.tops.map(|top| {
                top.map(|Top { face, by }| TopSeen { face: by.include(viewer).then_some(face), by })
            }),
            glimpses,
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

    /// The position of a view that hides nothing; `None` if it hides something.
    pub(crate) fn certain(&self) -> Option<Position> {
        let hides =
            self.hands.iter().chain([&self.tucked]).any(|one| matches!(one, Seen::Partly(..)))
                || self.histories.iter().chain([&self.boxed]).any(|heap| !heap.hidden.is_empty())
                || matches!(self.lot, Lot::Hidden(_))
                || self.tops.iter().flatten().any(|top| top.face.is_none());
        (!hides).then(|| self.filled(|_| None, |_| 0, [false; COLOURS]))
    }

    /// The position in which every hidden card is what `draw` gives, and every hidden top card
    /// an end card where `ends` says so; `pick` chooses one of so many.
    fn filled(
        &self,
        mut draw: impl FnMut(Colour) -> Option<Kind>,
        pick: impl FnMut(u64) -> u64,
        ends: [bool; COLOURS],
    ) -> Position {
        let mut draw = |colour| draw(colour).unwrap_or(Kind(0));
        let mut seen = |seen: &Seen| match *seen {
            Seen::Known(bag) => bag,
            Seen::Partly(mut bag, hidden) => {
                let each = Colour::ALL.into_iter().zip(hidden);
                each.flat_map(|(colour, n)| std::iter::repeat_n(colour, usize::from(n)))
                    .map(&mut draw)
                    .for_each(|kind| bag.add(kind));
                bag
            }
        };
        let mut hands = self.hands;
        let seller = seller(self.steps.as_slice()).unwrap_or(Player(0));
        if let Lot::Hidden(colour) = self.lot {
            hands[seller.index()] = hands[seller.index()].without(colour);
        }
        let mut hands = hands.each_ref().map(&mut seen);
        let tucked = seen(&self.tucked);
        let histories = self.histories.each_ref().map(|heap| heap.filled(&mut draw));
        let boxed = self.boxed.filled(&mut draw);
        let lot = match self.lot {
            Lot::None => None,
            Lot::Known(kind) => Some(kind),
            Lot::Hidden(colour) => {
                Some(self.hammer(&mut hands[seller.index()], colour, &mut draw, pick))
            }
        };
        let mut tops = [None; COLOURS];
        for colour in Colour::ALL {
            let Some(TopSeen { face, by }) = self.tops[colour.index()] else { continue };
            let guess = || if ends[colour.index()] { Face::End } else { Face::Card(draw(colour)) };
            tops[colour.index()] = Some(Top { face: face.unwrap_or_else(guess), by });
        }
        let mut secrets =
            Secrets { hands, histories, boxed, tucked, lot, tops, ..Secrets::default() };
        secrets.glimpses = self.glimpses.clone();
        secrets.unseen = unseen(&self.board, &secrets);
        Position { table: Table { board: self.board.clone(), secrets }, steps: self.steps.clone() }
    }

    /// The card under the hammer: one of those of its colour that the seller had in hand, and
    /// those that the viewer saw are among them. The hand gets the others.
    fn hammer(
        &self,
        hand: &mut Bag,
        colour: Colour,
        mut draw: impl FnMut(Colour) -> Kind,
        mut pick: impl FnMut(u64) -> u64,
    ) -> Kind {
        let seller = seller(self.steps.as_slice()).unwrap_or(Player(0));
        let among = self.hands[seller.index()].by_colour()[colour.index()] + 1;
        let seen = self.glimpses.iter().filter(|one| one.hand == Some(seller));
        let seen = seen.map(|one| one.kind).filter(|kind| kind.colour() == colour);
        let mut cards: ArrayVec<Kind, MOST_CARDS> = seen.collect();
        while cards.len() < usize::from(among) {
            cards.push(draw(colour));
        }
        let lot = cards.swap_remove(pick(among.into()) as usize);
        cards.into_iter().for_each(|kind| hand.add(kind));
        lot
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
        // The card under the hammer counts as in its hand for those who saw it.
        self.glimpses.iter().for_each(|one| take(one.kind));
        let seller = seller(self.steps.as_slice());
        if let (Lot::Known(kind), true) = (self.lot, seller == self.player()) {
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

/// The cards of a hand that a viewer who saw some of them can be sure of, while a card of `lot`
/// from it is under the hammer.
fn sure(glimpses: &Glimpses, player: Player, lot: Option<Colour>) -> Bag {
    let own = glimpses.iter().filter(|one| one.hand == Some(player));
    let seen: Bag = own.map(|one| one.kind).collect();
    let mut sure = seen;
    if let Some(colour) = lot {
        // Of each kind one may be the card under the hammer.
        seen.only(colour).kinds().for_each(|(kind, _)| {
            sure.take(kind);
        });
    }
    sure
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
    let tops = secrets.tops.iter().flatten().filter_map(|top| top.face.kind());
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
