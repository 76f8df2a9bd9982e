//! Cards without order, counted by kind: two bits for each of the forty-six kinds.

use crate::components::components;
use crate::ids::{COLOURS, Colour, Kind};

/// A set of cards in which a kind may occur up to three times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag(u128);

/// The lower bit of every pair.
const LOW: u128 = u128::MAX / 3;

impl Bag {
    /// The most copies of one kind that a bag can count.
    pub const MOST_COPIES: u8 = 3;

    /// Whether there is nothing in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind.
    #[must_use]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (2 * kind.0) & 3) as u8
    }

    /// Whether it holds a kind.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as u8
    }

    /// How many cards of a colour.
    #[must_use]
    pub fn of_colour(self, colour: Colour) -> u8 {
        self.only(colour).len()
    }

    /// The cards of a colour.
    #[must_use]
    pub fn only(self, colour: Colour) -> Bag {
        Bag(self.0 & components().masks[colour.index()].0)
    }

    /// How many cards of each colour.
    #[must_use]
    pub fn by_colour(self) -> [u8; COLOURS] {
        Colour::ALL.map(|colour| self.of_colour(colour))
    }

    /// Adds a card. A fourth copy is not counted; no game has one.
    pub fn add(&mut self, kind: Kind) {
        if self.count(kind) < Bag::MOST_COPIES {
            self.0 += 1 << (2 * kind.0);
        }
    }

    /// Takes a card out; `false` if there is none.
    pub fn take(&mut self, kind: Kind) -> bool {
        let has = self.has(kind);
        if has {
            self.0 -= 1 << (2 * kind.0);
        }
        has
    }

    /// All that can be counted of every kind in a range of kinds.
    pub(crate) fn mask(kinds: impl Iterator<Item = Kind>) -> Bag {
        Bag(kinds.fold(0, |mask, kind| mask | 3 << (2 * kind.0)))
    }

    /// The kinds in it with their numbers, in order.
    pub fn kinds(self) -> impl Iterator<Item = (Kind, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| Kind((rest.trailing_zeros() / 2) as u8))?;
            let count = (rest >> (2 * kind.0) & 3) as u8;
            rest &= !(3 << (2 * kind.0));
            Some((kind, count))
        })
    }

    /// Every single card, in order.
    pub fn cards(self) -> impl Iterator<Item = Kind> {
        self.kinds().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }
}

impl FromIterator<Kind> for Bag {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Self {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind_and_colour() {
        let kind = |id| Kind::by_id(id).unwrap();
        let mut bag: Bag =
            ["hoplite", "plato", "hoplite", "hoplite"].map(kind).into_iter().collect();
        assert_eq!((bag.len(), bag.count(kind("hoplite")), bag.count(kind("plato"))), (4, 3, 1));
        assert_eq!(bag.by_colour(), [3, 0, 0, 1]);
        assert_eq!(bag.cards().count(), 4);
        assert!(bag.take(kind("plato")) && !bag.take(kind("plato")));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [(kind("hoplite"), 3)]);
        bag.add(kind("hoplite"));
        assert_eq!(bag.len(), 3);
    }
}
