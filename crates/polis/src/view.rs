//! What each viewer may know, field by field, and full positions that fit it.

use arrayvec::ArrayVec;
use rand::Rng;
use table::chance::below;
use table::{Event as _, Seat, Steps, Viewer};

use crate::board::Board;
use crate::components::CARDS;
use crate::event::Event;
use crate::flow::Frame;
use crate::game::Polis;
use crate::ids::{Card, Region, Side, Territory};
use crate::moves::Move;
use crate::position::{DEEPEST, Position, Secrets, Table};
use crate::rules::battle::Battle;

/// The table as somebody may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose eyes; `None` for the referee, whose view hides nothing and goes to nobody's page.
    pub viewer: Option<Viewer>,
    /// What lies open.
    pub board: Board,
    /// The pending steps; what a step hides is in the hands below.
    pub steps: ArrayVec<Frame, DEEPEST>,
    /// Combat cards in each hand.
    pub hands: [Hand; 2],
    /// The card that somebody has chosen but not laid down.
    pub pick: Pick,
}

/// A hand of combat cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Its cards, by kind.
    Known([u8; CARDS]),
    /// Only their number.
    Hidden(u8),
}

/// A chosen card that is not laid down yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Nobody has chosen one.
    None,
    /// The viewer may know it.
    Known(Card),
    /// Somebody has chosen one.
    Hidden,
}

impl table::Secrets for Polis {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        View::through(position, Some(viewer))
    }

    /// Hidden cards are drawn from those that could be them.
    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        let mut pool = view.unseen_cards();
        view.filled(|| draw(&mut pool, rng))
    }

    /// Laying down the second card shows both.
    fn reveals(position: &Position, mv: Move) -> bool {
        matches!(mv, Move::Play(_)) && position.table.secrets.pick.is_some()
    }

    /// Cards in a hand belong to their owner alone.
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
        let knows = |side: Side| viewer.is_none_or(|viewer| viewer.is(Seat(side as u8)));
        let secrets = &position.table.secrets;
        let chooser = battle_of(position.steps.as_slice()).and_then(|battle| battle.chooser());
        View {
            viewer,
            board: position.table.board.clone(),
            steps: position.steps.as_slice().iter().copied().collect(),
            hands: Side::BOTH.map(|side| hand(&secrets.hands[side.index()], knows(side))),
            pick: match secrets.pick {
                None => Pick::None,
                Some(card) if chooser.is_some_and(knows) => Pick::Known(card),
                Some(_) => Pick::Hidden,
            },
        }
    }

    /// The battle that is being fought.
    #[must_use]
    pub fn battle(&self) -> Option<&Battle> {
        battle_of(&self.steps)
    }

    /// The position of a view that hides nothing; `None` if it hides something.
    pub(crate) fn certain(&self) -> Option<Position> {
        let hides = self.pick == Pick::Hidden
            || self.hands.iter().any(|hand| matches!(hand, Hand::Hidden(_)));
        (!hides).then(|| self.filled(|| Card(0)))
    }

    /// The position in which every hidden card is what `draw` gives.
    fn filled(&self, mut draw: impl FnMut() -> Card) -> Position {
        let mut secrets = Secrets::default();
        for (hand, view) in secrets.hands.iter_mut().zip(&self.hands) {
            match view {
                Hand::Known(cards) => *hand = *cards,
                Hand::Hidden(n) => (0..*n).for_each(|_| hand[draw().index()] += 1),
            }
        }
        secrets.pick = match self.pick {
            Pick::None => None,
            Pick::Known(card) => Some(card),
            Pick::Hidden => Some(draw()),
        };
        Position {
            table: Table { board: self.board.clone(), secrets },
            steps: Steps::stored(&self.steps).unwrap_or_default(),
        }
    }

    /// Cards that the viewer has not seen: in the deck, or in a hidden hand.
    pub(crate) fn unseen_cards(&self) -> [u8; CARDS] {
        let mut unseen = self.board.edition.cards.each_ref().map(|kind| kind.copies);
        let mut take = |card: Card, n: u8| {
            unseen[card.index()] = unseen[card.index()].saturating_sub(n);
        };
        if let Some(battle) = self.battle() {
            Card::all().for_each(|card| take(card, battle.discards[card.index()]));
            battle.attack.into_iter().flatten().for_each(|card| take(card, 1));
        }
        for hand in &self.hands {
            if let Hand::Known(cards) = hand {
                Card::all().for_each(|card| take(card, cards[card.index()]));
            }
        }
        if let Pick::Known(card) = self.pick {
            take(card, 1);
        }
        unseen
    }
}

/// The battle among the pending steps.
pub(crate) fn battle_of(steps: &[Frame]) -> Option<&Battle> {
    steps.iter().find_map(|step| match step {
        Frame::Battle(battle) => Some(battle),
        _ => None,
    })
}

/// Where cards are played: their names differ on land and at sea.
pub(crate) fn battlefield(steps: &[Frame]) -> Region {
    battle_of(steps).map_or(Region::Land(Territory(0)), |battle| battle.region)
}

fn hand(cards: &[u8; CARDS], known: bool) -> Hand {
    if known { Hand::Known(*cards) } else { Hand::Hidden(cards.iter().sum()) }
}

/// Draws one card as the shuffled deck would.
fn draw(pool: &mut [u8; CARDS], rng: &mut dyn Rng) -> Card {
    let total: u64 = pool.iter().map(|&n| u64::from(n)).sum();
    let mut number = below(rng, total.max(1));
    let found = Card::all().find(|card| {
        let n = u64::from(pool[card.index()]);
        let here = number < n;
        number = number.saturating_sub(n);
        here
    });
    let card = found.unwrap_or(Card(0));
    pool[card.index()] = pool[card.index()].saturating_sub(1);
    card
}
