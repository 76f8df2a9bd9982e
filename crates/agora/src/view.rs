//! AGO-0.9, AGO-0.10: what each viewer may know, field by field.

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{Event as _, Steps, Viewer};

use crate::Agora;
use crate::bag::Bag;
use crate::board::{Board, MOST_CARDS};
use crate::components::components;
use crate::event::Event;
use crate::flow::Frame;
use crate::glimpse::{Glimpse, Glimpses};
use crate::ids::{COLOURS, Colour, Kind, MOST_PLAYERS, Player};
use crate::known::{Cards, Face, Knowers, Known, Top};
use crate::moves::Move;
use crate::position::{DEEPEST, Position, Table};
use crate::rules::auction::lot_knowers;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TopSeen {
    /// What it is, for those who have looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// Who has looked.
    #[serde(rename = "known_to")]
    pub by: Knowers,
}

impl table::Secrets for Agora {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        View::through(position, Some(viewer))
    }

    /// Hidden cards are drawn from those that could be them.
    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        view.plausible(rng)
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
