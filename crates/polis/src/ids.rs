//! Typed ids of everything in the box. Their numbers are the order of the component file, over
//! both editions, so that every id names itself.

use serde::{Deserialize, Serialize};
use table::{Id, Message, Named, Thing, Word};

use crate::components::{
    CARDS, EVENTS, HALVES, MARKETS, POLEIS, PROJECTS, ROUND_IDS, SEAS, SHIPLOADS, TERRITORIES, ids,
};

/// POL-0.1: a player; Athens is seat 0, Sparta seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(name = "seat-{id}", seat)]
pub enum Side {
    /// Blue; the owl.
    Athens,
    /// Red; the lambda.
    Sparta,
}

impl Side {
    /// Both sides in seat order.
    pub const BOTH: [Side; 2] = Side::ALL;

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Athens => Side::Sparta,
            Side::Sparta => Side::Athens,
        }
    }
}

/// POL-0.23: a good, in the order of the player boards. The 2020 edition calls metal iron and has
/// no oil.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(name = "good-{id}", thing)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Good {
    #[id("metal", also = "iron")]
    Metal,
    Wood,
    Wine,
    Oil,
    Silver,
    Wheat,
}

/// How many goods there are in the edition that has the most.
pub const GOODS: usize = Good::COUNT;

impl Good {
    /// So much of it.
    pub(crate) fn amount(self, n: u8) -> Message {
        Message::new("amount").number("n", n).name("good", self.name())
    }
}

/// One of the eighteen poleis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = POLEIS, from = polis_ids, name = "polis-{id}", thing)]
pub struct Polis(pub(crate) u8);

fn polis_ids() -> &'static [&'static str] {
    &ids().poleis
}

/// One of the twelve territories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = TERRITORIES, from = territory_ids, bits = u16, name = "region-{id}", thing)]
pub struct Territory(pub(crate) u8);

fn territory_ids() -> &'static [&'static str] {
    &ids().territories
}

/// One of the five seas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = SEAS, from = sea_ids, bits = u16, name = "region-{id}", thing)]
pub struct Sea(pub(crate) u8);

fn sea_ids() -> &'static [&'static str] {
    &ids().seas
}

/// One of the markets around the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = MARKETS, from = market_ids, name = "market-{id}")]
pub struct Market(pub(crate) u8);

fn market_ids() -> &'static [&'static str] {
    &ids().markets
}

/// One of the shiploads in the markets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = SHIPLOADS, from = shipload_ids, thing)]
pub struct Shipload(pub(crate) u8);

fn shipload_ids() -> &'static [&'static str] {
    &ids().shiploads
}

/// By its market and its number there: `persis_2`.
impl Named for Shipload {
    fn name(&self) -> Message {
        let (market, number) = self.id().rsplit_once('_').unwrap_or((self.id(), "1"));
        Message::new("shipload")
            .name("market", Message::new(format!("market-{market}")))
            .number("n", number.parse::<i64>().unwrap_or(1))
    }
}

/// One of the projects; each edition has fourteen of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = PROJECTS, from = project_ids, name = "project-{id}", thing)]
pub struct Project(pub(crate) u8);

fn project_ids() -> &'static [&'static str] {
    &ids().projects
}

/// One of the event cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(count = EVENTS, from = event_ids, kind = "event")]
pub struct EventId(pub(crate) u8);

fn event_ids() -> &'static [&'static str] {
    &ids().events
}

impl EventId {
    fn title(self) -> &'static str {
        &ids().titles[self.index()]
    }

    /// What is written on the card.
    pub(crate) fn text(self) -> Message {
        Message::new(format!("{}.text", self.title()))
    }
}

/// By its title.
impl Named for EventId {
    fn name(&self) -> Message {
        Message::new(self.title())
    }
}

/// The name of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(count = ROUND_IDS, from = round_ids, name = "round-{id}", kind = "round")]
pub struct RoundId(pub(crate) u8);

fn round_ids() -> &'static [&'static str] {
    &ids().rounds
}

/// One of the nine kinds of combat card. Its halves have names: see [`CardHalf`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Every one, in the order of the component file.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..CARDS as u8).map(Card)
    }

    /// Index into arrays of all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// POL-13.5: the half of a combat card that counts on land, or at sea; a card may have the same
/// name on both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Id)]
#[ids(count = HALVES, from = half_ids, name = "card-{id}", kind = "combat card", thing)]
pub struct CardHalf(pub(crate) u8);

fn half_ids() -> &'static [&'static str] {
    &ids().halves
}

/// Where units stand: hoplites in territories, galleys in seas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Region {
    /// Hoplites.
    Land(Territory),
    /// Galleys.
    Sea(Sea),
}

impl Region {
    /// The id in moves, positions and words.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Region::Land(territory) => territory.id(),
            Region::Sea(sea) => sea.id(),
        }
    }

    /// The one with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Region> {
        Territory::by_id(id).map(Region::Land).or_else(|| Sea::by_id(id).map(Region::Sea))
    }
}

/// Land comes before the seas.
impl Id for Region {
    type Bits = u32;
    const COUNT: usize = TERRITORIES + SEAS;
    const KIND: &'static str = "region";

    fn index(self) -> usize {
        match self {
            Region::Land(territory) => territory.index(),
            Region::Sea(sea) => TERRITORIES + sea.index(),
        }
    }

    fn nth(index: usize) -> Region {
        match index.checked_sub(TERRITORIES) {
            None => Region::Land(Territory(index as u8)),
            Some(sea) => Region::Sea(Sea(sea as u8)),
        }
    }

    fn id(self) -> &'static str {
        self.id()
    }

    fn by_id(id: &str) -> Option<Region> {
        Region::by_id(id)
    }
}

impl Named for Region {
    fn name(&self) -> Message {
        match self {
            Region::Land(territory) => territory.name(),
            Region::Sea(sea) => sea.name(),
        }
    }
}

impl Thing for Region {
    fn point(&self, things: &mut Vec<&'static str>) {
        things.push(self.id());
    }
}

impl Word for Region {
    fn write_word(&self, out: &mut String) {
        out.push_str(self.id());
    }

    fn read_word(word: &str) -> Option<Region> {
        Region::by_id(word)
    }
}
