//! What is in the box: cards, city boards and numbers, from `components/agora.json`.

mod load;
mod raw;

use std::sync::OnceLock;

use table::{Id, Message, Named};

use crate::bag::Bag;
use crate::ids::{COLOURS, City, Colour, Kind, MOST_PLAYERS, Side};

/// Kinds of cards.
pub const KINDS: usize = 46;
/// City boards.
pub const CITIES: usize = 6;
/// The fewest players.
pub const FEWEST_PLAYERS: usize = 3;

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    /// The title on the box.
    pub title: String,
    /// Where the data come from.
    pub sources: Vec<String>,
    /// The share of the data that was reconstructed.
    pub reconstructed: f64,
    /// The kinds of cards.
    pub cards: Vec<Card>,
    /// Their ids.
    pub(crate) kind_ids: Vec<&'static str>,
    /// The city boards.
    pub cities: Vec<CityBoard>,
    /// Their ids.
    pub(crate) city_ids: Vec<&'static str>,
    /// AGO-0.3: the boards of a first game, in seat order.
    pub first_cities: Vec<City>,
    /// AGO-0.7: cards removed from each pile, by the number of players.
    pub removed: [u8; MOST_PLAYERS + 1],
    /// AGO-0.7: the end card lies among this many cards at the bottom of its pile.
    pub end_zone: u8,
    /// The kinds of each colour.
    pub masks: [Bag; COLOURS],
    /// Every card there is.
    pub all: Bag,
    /// Kinds with rules of their own.
    pub named: NamedKinds,
    /// Numbers of the rules.
    pub numbers: Numbers,
}

/// One kind of card.
#[derive(Debug)]
pub struct Card {
    /// Id.
    pub id: &'static str,
    /// Colour.
    pub colour: Colour,
    /// Copies in the box.
    pub copies: u8,
    /// It shows the building symbol.
    pub building: bool,
    /// It shows the person symbol.
    pub person: bool,
    /// It is a ship.
    pub ship: bool,
    /// AGO-3.4: it does something when it is placed.
    pub on_place: OnPlace,
    /// It has a text of its own.
    pub has_text: bool,
    /// The printed icons, in order.
    pub icons: Vec<Icon>,
    /// What its icons add up to: all of them, and with the coin on the thick-bordered one.
    pub sums: [Sums; 2],
}

/// One printed icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Icon {
    /// What it is.
    pub symbol: Symbol,
    /// The colour it speaks of, if [`Symbol::is_of_colour`].
    pub colour: Option<Colour>,
    /// Its number, 1 where none is printed.
    pub n: u8,
    /// It has a thick border: a coin may be laid on it.
    pub thick: bool,
}

/// What it means.
impl Named for Icon {
    fn name(&self) -> Message {
        self.symbol.name().with("n", &self.n).with("colour", &self.colour)
    }
}

/// What an icon can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "icon-{kebab_id}")]
#[allow(missing_docs, reason = "the words say what each means")]
pub enum Symbol {
    Culture,
    DiscountAll,
    #[id("discount_colour")]
    Discount,
    IncomeCoins,
    IncomeVp,
    #[id("income_per_colour")]
    IncomePer,
    IncomePerBuilding,
    StartCoins,
    Vase,
    War,
    Mercenary,
    #[id("end_per_colour")]
    EndPer,
    EndVp,
    EndPerBuilding,
}

impl Symbol {
    /// Whether it speaks of a colour.
    #[must_use]
    pub const fn is_of_colour(self) -> bool {
        matches!(self, Symbol::Discount | Symbol::IncomePer | Symbol::EndPer)
    }
}

/// Icons added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Sums {
    pub culture: u8,
    pub discount_all: u8,
    pub discount: [u8; COLOURS],
    pub income_coins: u8,
    pub income_vp: u8,
    pub income_per: [u8; COLOURS],
    pub income_per_building: u8,
    pub start_coins: u8,
    pub vases: u8,
    pub war: u8,
    pub mercenary: u8,
    pub end_per: [u8; COLOURS],
    pub end_vp: u8,
    pub end_per_building: u8,
}

impl Sums {
    /// Adds other icons. No number gets near its limit: there are only 64 cards.
    pub fn add(&mut self, other: &Sums) {
        self.culture += other.culture;
        self.discount_all += other.discount_all;
        self.income_coins += other.income_coins;
        self.income_vp += other.income_vp;
        self.income_per_building += other.income_per_building;
        self.start_coins += other.start_coins;
        self.vases += other.vases;
        self.war += other.war;
        self.mercenary += other.mercenary;
        self.end_vp += other.end_vp;
        self.end_per_building += other.end_per_building;
        for colour in 0..COLOURS {
            self.discount[colour] += other.discount[colour];
            self.income_per[colour] += other.income_per[colour];
            self.end_per[colour] += other.end_per[colour];
        }
    }
}

/// A city board.
#[derive(Debug)]
pub struct CityBoard {
    /// Id.
    pub id: &'static str,
    /// The icons of sides A and B.
    pub icons: [Vec<Icon>; 2],
    /// The same, added up.
    pub sums: [Sums; 2],
}

/// What a card does when it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the rules say what each does")]
pub enum OnPlace {
    Nothing,
    Temple(Colour),
    Colony,
    Phidias,
}

/// Kinds with rules of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct NamedKinds {
    pub alexander: Kind,
    pub archimedes: Kind,
    pub aristotle: Kind,
    pub assassin: Kind,
    pub canal: Kind,
    pub captain: Kind,
    pub colony: Kind,
    pub diogenes: Kind,
    pub euclid: Kind,
    pub herodotus: Kind,
    pub hippocrates: Kind,
    pub homer: Kind,
    pub lighthouse: Kind,
    pub phidias: Kind,
    pub plato: Kind,
    pub port: Kind,
    pub priestess: Kind,
    pub statue: Kind,
    pub troy: Kind,
}

impl NamedKinds {
    /// AGO-5.3: what is used once a turn. There is one card of each, so that its kind says it.
    #[must_use]
    pub const fn once_a_turn(&self) -> [Kind; 7] {
        let NamedKinds {
            alexander,
            archimedes,
            aristotle,
            homer,
            lighthouse,
            plato,
            priestess,
            ..
        } = *self;
        [alexander, archimedes, aristotle, homer, lighthouse, plato, priestess]
    }
}

/// Numbers of the rules and of card texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Numbers {
    pub first_coins: u16,
    pub coins_step: u16,
    pub extra_card: u16,
    pub must_sell: u16,
    pub no_bid_price: u16,
    pub developments: u8,
    pub development: u16,
    pub ends: u8,
    pub coins_per_vp: u16,
    pub aristotle_vp: u16,
    pub assassin_vp: u16,
    pub captain_coins: u16,
    pub euclid_coins: u16,
    pub mercenary_coins: u16,
    pub plato_vp: u16,
    pub plato_coins: u16,
    pub plato_gift: u16,
    pub port_vp: u16,
    pub priestess_vp: u16,
    pub canal_trades: u8,
}

impl Components {
    /// A kind of card.
    #[must_use]
    pub fn card(&self, kind: Kind) -> &Card {
        &self.cards[kind.index()]
    }

    /// AGO-0.7: how many cards a pile has at the start, its end card included.
    #[must_use]
    pub fn full_pile(&self, n: u8, colour: Colour) -> u8 {
        self.all.of_colour(colour) - self.removed[usize::from(n)] + 1
    }

    /// What the icons of a side of a board add up to.
    #[must_use]
    pub fn side(&self, city: City, side: Side) -> &Sums {
        &self.cities[city.index()].sums[side as usize]
    }
}

/// The components, read once.
///
/// # Panics
/// If the embedded file is faulty: an author's mistake, found by the first test that runs.
#[must_use]
pub fn components() -> &'static Components {
    static COMPONENTS: OnceLock<Components> = OnceLock::new();
    COMPONENTS.get_or_init(|| {
        load::load(include_str!("../../components/agora.json"))
            .unwrap_or_else(|faults| panic!("components/agora.json:\n{}", faults.join("\n")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AGO-0.2: what the rulebook says is in the box.
    #[test]
    fn the_box_is_complete() {
        let all = components();
        assert_eq!(all.cards.len(), KINDS);
        assert_eq!(all.cities.len(), CITIES);
        for colour in Colour::ALL {
            let cards = all.cards.iter().filter(|card| card.colour == colour);
            assert_eq!(cards.map(|card| card.copies).sum::<u8>(), 16, "{colour:?}");
        }
        assert_eq!(all.cards.iter().filter(|card| card.has_text).count(), 24);
        assert!(
            all.cards.iter().all(|card| card.icons.iter().filter(|one| one.thick).count() == 1)
        );
        assert_eq!(all.removed[3..], [2, 1, 0]);
        assert_eq!(all.first_cities.len(), MOST_PLAYERS);
        assert!(all.reconstructed > 0.5, "{}", all.reconstructed);
    }

    #[test]
    fn a_faulty_file_is_told_in_full() {
        let text = include_str!("../../components/agora.json");
        let broken = text.replace("\"sym\": \"vase\"", "\"sym\": \"amphora\"");
        let faults = load::load(&broken).unwrap_err();
        assert!(faults.len() > 5, "{faults:?}");
        assert!(faults[0].contains("amphora"), "{faults:?}");
        assert!(load::load("{}").is_err());
    }

    #[test]
    fn an_unknown_field_is_a_mistake() {
        let text = include_str!("../../components/agora.json");
        let broken = text.replacen("\"protectable\"", "\"protectible\"", 1);
        let faults = load::load(&broken).unwrap_err();
        assert!(faults[0].contains("unknown field `protectible`"), "{faults:?}");
    }

    /// AGO-5.3: two Homers would need two marks for a turn.
    #[test]
    fn ago_5_3_what_is_used_once_a_turn_exists_once() {
        let text = include_str!("../../components/agora.json");
        let mut file: serde_json::Value = serde_json::from_str(text).unwrap();
        let cards = file["cards"].as_array_mut().unwrap();
        let homer = cards.iter_mut().find(|card| card["id"] == "homer").unwrap();
        homer["count"] = serde_json::json!(2);
        let faults = load::load(&file.to_string()).unwrap_err();
        assert_eq!(faults, ["homer: used once a turn, but 2 copies"]);
    }
}
