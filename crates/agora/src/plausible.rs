//! Full positions that fit a view.

use arrayvec::ArrayVec;
use rand::Rng;
use table::chance::below;

use crate::bag::Bag;
use crate::board::{Board, MOST_CARDS};
use crate::components::components;
use crate::ids::{COLOURS, Colour, Kind, Player};
use crate::known::{Cards, Face, Knowers, Known, Top, put_down};
use crate::position::{Position, Secrets, Table};
use crate::rules::pile::may_be_end;
use crate::view::{Heap, Lot, Seen, TopSeen, View, seller};

impl View {
    /// A position in which hidden cards are drawn from those that could be them.
    pub(crate) fn plausible(&self, rng: &mut dyn Rng) -> Position {
        let mut pools = self.pools();
        pools.iter_mut().for_each(|pool| shuffle(pool, rng));
        let ends = Colour::ALL.map(|colour| {
            let left = u64::from(self.board.piles[colour.index()].left);
            may_be_end(&self.board, colour) && below(rng, left.max(1)) == 0
        });
        self.filled(|colour| pools[colour.index()].pop(), |n| below(rng, n), ends)
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

impl Seen {
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
}

impl Heap {
    fn filled(&self, draw: &mut impl FnMut(Colour) -> Kind) -> Cards {
        let mut cards = self.known.clone();
        for &(colour, by) in &self.hidden {
            let (kind, privy) = (draw(colour), Knowers::default());
            put_down(&mut cards, Known { kind, by, spent: false, privy });
        }
        cards
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
    let tops = secrets.tops.iter().flatten().filter_map(|top| top.face.kind());
    let heaps = heaps.flat_map(|heap| heap.iter().map(|card| card.kind));
    cities.chain(bags).chain(heaps).chain(secrets.lot).chain(tops)
}

/// Fisher and Yates.
fn shuffle(cards: &mut [Kind], rng: &mut dyn Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u64 + 1) as usize);
    }
}
