//! AGO-9.23: cards that somebody saw on a pile before another drew them. What was seen stays
//! known for as long as the player who saw it can be sure where the card is.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::board::MOST_CARDS;
use crate::ids::{Colour, Kind, Player};
use crate::known::{Knowers, put_down, take_out};
use crate::position::Secrets;

/// A card in a hand, or under Alexander, that another player has seen. While a card is under the
/// hammer, it counts as in its hand: nobody knows yet which of the cards it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glimpse {
    /// Who has seen it.
    pub by: Player,
    /// In whose hand it is; nobody's if it lies under Alexander.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Player>,
    /// The card.
    #[serde(rename = "card")]
    pub kind: Kind,
}

/// Glimpses, in order.
pub type Glimpses = ArrayVec<Glimpse, MOST_CARDS>;

/// What a player knows of the cards of one colour in a hand, the one under the hammer included.
pub(crate) struct Guess {
    /// The cards that were seen.
    seen: Bag,
    /// How many there are.
    among: u8,
}

impl Guess {
    pub(crate) fn of(
        glimpses: &[Glimpse],
        by: Player,
        hand: Player,
        colour: Colour,
        among: u8,
    ) -> Guess {
        let own = glimpses.iter().filter(|one| one.by == by && one.hand == Some(hand));
        Guess { seen: own.map(|one| one.kind).collect::<Bag>().only(colour), among }
    }

    /// What leaves face down, if all of these cards were seen and are alike.
    pub(crate) fn leaver(&self) -> Option<Kind> {
        let mut kinds = self.seen.kinds();
        match (kinds.next(), kinds.next()) {
            (Some((kind, n)), None) if n == self.among => Some(kind),
            _ => None,
        }
    }
}

impl Secrets {
    /// A player draws a card that `by` have seen on its pile.
    pub(crate) fn draw_seen(&mut self, hand: Player, kind: Kind, by: Knowers) {
        for by in by.players().filter(|&one| one != hand) {
            put_down(&mut self.glimpses, Glimpse { by, hand: Some(hand), kind });
        }
    }

    /// A card that left a hand, or lay under the hammer, is turned up.
    pub(crate) fn leave_open(&mut self, hand: Player, kind: Kind) {
        for by in Knowers::PLAYERS.players() {
            take_out(&mut self.glimpses, &Glimpse { by, hand: Some(hand), kind });
        }
    }

    /// A card has left a hand face down. Gives those who can tell which it was; the others are no
    /// longer sure of the cards of its colour that they saw.
    pub(crate) fn leave_hidden(&mut self, hand: Player, kind: Kind) -> Knowers {
        if self.glimpses.is_empty() {
            return Knowers::default();
        }
        let colour = kind.colour();
        let among = self.hands[hand.index()].of_colour(colour) + 1;
        let mut privy = Knowers::default();
        for by in Knowers::PLAYERS.players() {
            let guess = Guess::of(&self.glimpses, by, hand, colour, among);
            if guess.leaver().is_some() {
                privy = privy.and(by);
            }
            guess.seen.kinds().for_each(|(kind, _)| {
                take_out(&mut self.glimpses, &Glimpse { by, hand: Some(hand), kind });
            });
        }
        privy
    }

    /// A whole hand leaves face down, and this is one of its cards. Gives those who have seen it.
    pub(crate) fn leave_with_all(&mut self, hand: Option<Player>, kind: Kind) -> Knowers {
        let seen = |by: &Player| take_out(&mut self.glimpses, &Glimpse { by: *by, hand, kind });
        Knowers::PLAYERS.players().filter(seen).fold(Knowers::default(), Knowers::and)
    }

    /// A card goes under Alexander, and `privy` can tell which.
    pub(crate) fn tuck(&mut self, kind: Kind, privy: Knowers) {
        self.tucked.add(kind);
        let under = |by| put_down(&mut self.glimpses, Glimpse { by, hand: None, kind });
        privy.players().for_each(under);
    }
}
