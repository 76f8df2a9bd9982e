//! From the file to typed components; every fault is collected before any is reported.

use serde_json::Value;
use table::Faults;
use table::vocabulary::{reconstructed, visit_notes};

use super::raw;
use super::{
    CITIES, Card, CityBoard, Components, FEWEST_PLAYERS, Icon, KINDS, NamedKinds, Numbers, OnPlace,
    Sums, Symbol,
};
use crate::bag::Bag;
use crate::ids::{City, Colour, Kind, MOST_PLAYERS};

/// Reads the component file.
pub(super) fn load(text: &str) -> Result<Components, Vec<String>> {
    let whole: Value = serde_json::from_str(text).map_err(|error| vec![error.to_string()])?;
    let file: raw::File =
        serde_json::from_value(whole.clone()).map_err(|error| vec![error.to_string()])?;
    let mut loader = Loader { file: &file, faults: Faults::new() };
    let components = loader.components(&whole);
    loader.faults.into_result().map(|()| components)
}

/// Resolves names and remembers those that mean nothing.
struct Loader<'f> {
    file: &'f raw::File,
    faults: Faults,
}

impl Loader<'_> {
    fn components(&mut self, whole: &Value) -> Components {
        let file = self.file;
        let cards: Vec<_> = file.cards.iter().map(|card| self.card(card)).collect();
        let cities: Vec<_> = file.boards.iter().map(|board| self.city(board)).collect();
        self.expect(cards.len() == KINDS, || format!("{} kinds of cards", cards.len()));
        self.expect(cities.len() == CITIES, || format!("{} city boards", cities.len()));
        self.expect(cards.is_sorted_by_key(|card| card.colour), || {
            "cards of one colour must stand together, in the order of the colours".to_owned()
        });
        let ends: Vec<_> = file.end_cards.iter().map(|end| self.colour(&end.colour)).collect();
        self.expect(ends == Colour::ALL, || format!("end cards {ends:?}"));
        self.expect_single();
        let mut removed = [0; MOST_PLAYERS + 1];
        let mut end_zone = 0;
        let mut first_cities = Vec::new();
        for (players, removed) in removed.iter_mut().enumerate().skip(FEWEST_PLAYERS) {
            let Some(setup) = file.setup.by_players.get(&players.to_string()) else {
                self.faults.fault(format!("no set-up for {players} players"));
                continue;
            };
            *removed = setup.removed_per_deck;
            end_zone = setup.end_zone_size;
            first_cities = setup.first_game_boards.iter().map(|id| self.city_id(id)).collect();
        }
        let kind = |index: usize| Kind(index as u8);
        Components {
            title: file.game.title.clone(),
            sources: sources(whole, &file.game.provenance),
            reconstructed: reconstructed(whole),
            masks: Colour::ALL.map(|colour| {
                let of_colour = cards.iter().enumerate().filter(|(_, card)| card.colour == colour);
                Bag::mask(of_colour.map(|(index, _)| kind(index)))
            }),
            all: cards
                .iter()
                .enumerate()
                .flat_map(|(index, card)| (0..card.copies).map(move |_| kind(index)))
                .collect(),
            kind_ids: cards.iter().map(|card| card.id).collect(),
            cards,
            city_ids: cities.iter().map(|city| city.id).collect(),
            cities,
            first_cities,
            removed,
            end_zone,
            named: self.named(),
            numbers: self.numbers(),
        }
    }

    fn expect(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        self.faults.expect(holds, fault);
    }

    /// AGO-5.3: what was used in a turn is kept by kind, so of what is used once a turn there must
    /// be one card. The same holds for Alexander, whose cards lie in one place.
    fn expect_single(&mut self) {
        let once =
            ["alexander", "archimedes", "aristotle", "homer", "lighthouse", "plato", "priestess"];
        for card in &self.file.cards {
            let fits = card.count == 1 || !once.contains(&card.id.as_str());
            self.expect(fits, || {
                format!("{}: used once a turn, but {} copies", card.id, card.count)
            });
        }
    }

    fn colour(&mut self, id: &str) -> Colour {
        self.faults.by_id(id).unwrap_or(Colour::Red)
    }

    // The lists of ids are not there yet while the file is being loaded.
    fn city_id(&mut self, id: &str) -> City {
        let index = self.file.boards.iter().position(|board| board.id == id);
        City(self.faults.found("city board", id, index).unwrap_or_default() as u8)
    }

    fn kind(&mut self, id: &str) -> Kind {
        let index = self.file.cards.iter().position(|card| card.id == id);
        Kind(self.faults.found("card", id, index).unwrap_or_default() as u8)
    }

    fn card(&mut self, raw: &raw::Card) -> Card {
        let icons: Vec<_> = raw.symbols.iter().map(|symbol| self.icon(&raw.id, symbol)).collect();
        self.expect((1..=Bag::MOST_COPIES).contains(&raw.count), || {
            format!("{}: {} copies", raw.id, raw.count)
        });
        for tag in &raw.tags {
            self.expect(["building", "person", "ship"].contains(&tag.as_str()), || {
                format!("{}: no tag is called {tag:?}", raw.id)
            });
        }
        let tagged = |tag: &str| raw.tags.iter().any(|own| own == tag);
        Card {
            id: raw.id.clone().leak(),
            colour: self.colour(&raw.colour),
            copies: raw.count,
            building: tagged("building"),
            person: tagged("person"),
            ship: tagged("ship"),
            on_place: self.on_place(raw),
            has_text: raw.effect.is_some(),
            sums: [sums(icons.iter()), sums(icons.iter().filter(|icon| !icon.thick))],
            icons,
        }
    }

    fn on_place(&mut self, raw: &raw::Card) -> OnPlace {
        let Some(effect) = raw.effect.as_ref().filter(|effect| effect.trigger == "on_place") else {
            return OnPlace::Nothing;
        };
        match effect.ops.first().map(|op| (op.op.as_str(), op.deck.as_deref())) {
            Some(("draw", Some(deck))) => OnPlace::Temple(self.colour(deck)),
            Some(("place_top_of_deck", _)) => OnPlace::Colony,
            Some(("discard_hand", _)) => OnPlace::Phidias,
            other => {
                self.faults.fault(format!("{}: an effect {other:?} when placed", raw.id));
                OnPlace::Nothing
            }
        }
    }

    fn icon(&mut self, owner: &str, raw: &raw::Symbol) -> Icon {
        let colour = raw.colour.as_deref().map(|id| self.colour(id));
        let symbol = Symbol::by_id(&raw.sym).filter(|one| one.is_of_colour() == colour.is_some());
        self.expect(symbol.is_some(), || {
            format!("{owner}: no symbol {:?} with colour {colour:?}", raw.sym)
        });
        let symbol = symbol.unwrap_or(Symbol::Vase);
        Icon { symbol, colour, n: raw.n, thick: raw.protectable }
    }

    fn city(&mut self, raw: &raw::Board) -> CityBoard {
        self.expect(raw.sides.len() == 2, || format!("{}: {} sides", raw.id, raw.sides.len()));
        let mut side = |index: usize| -> Vec<Icon> {
            let symbols = raw.sides.get(index).map(|side| side.symbols.as_slice());
            symbols.unwrap_or_default().iter().map(|one| self.icon(&raw.id, one)).collect()
        };
        let icons = [side(0), side(1)];
        CityBoard {
            id: raw.id.clone().leak(),
            sums: icons.each_ref().map(|icons| sums(icons.iter())),
            icons,
        }
    }

    fn named(&mut self) -> NamedKinds {
        NamedKinds {
            alexander: self.kind("alexander"),
            archimedes: self.kind("archimedes"),
            aristotle: self.kind("aristotle"),
            assassin: self.kind("assassin"),
            canal: self.kind("corinth_canal"),
            captain: self.kind("captain"),
            colony: self.kind("colony"),
            diogenes: self.kind("diogenes"),
            euclid: self.kind("euclid"),
            herodotus: self.kind("herodotus"),
            hippocrates: self.kind("hippocrates"),
            homer: self.kind("homer"),
            lighthouse: self.kind("lighthouse"),
            phidias: self.kind("phidias"),
            plato: self.kind("plato"),
            port: self.kind("port"),
            priestess: self.kind("priestess"),
            statue: self.kind("statue_zeus"),
            troy: self.kind("city_of_troy"),
        }
    }

    fn numbers(&mut self) -> Numbers {
        let (setup, rules) = (&self.file.setup, &self.file.rules);
        Numbers {
            first_coins: setup.start_coins_first_player,
            coins_step: setup.start_coins_step_clockwise,
            extra_card: rules.draw.extra_card_cost_coins,
            must_sell: rules.auction.must_sell_from_bid,
            no_bid_price: rules.auction.no_bid_price,
            developments: rules.develop.max_cards,
            development: rules.develop.base_cost,
            ends: rules.end.end_cards_to_finish,
            coins_per_vp: rules.scoring.coins_per_vp,
            aristotle_vp: self.cost_vp("aristotle"),
            assassin_vp: self.cost_vp("assassin"),
            captain_coins: self.op("captain", "gain_coins"),
            euclid_coins: self.exchange(),
            mercenary_coins: self.cost_coins("mercenary"),
            plato_vp: self.cost_vp("plato"),
            plato_coins: self.op("plato", "gain_coins"),
            plato_gift: self.op("plato", "give_coins"),
            port_vp: self.cost_vp("port"),
            priestess_vp: self.cost_vp("priestess"),
            canal_trades: self.op("corinth_canal", "trades_per_turn") as u8,
        }
    }

    fn effect(&mut self, card: &str) -> Option<&raw::Effect> {
        let found = self.file.cards.iter().find(|own| own.id == card);
        let effect = found.and_then(|own| own.effect.as_ref());
        self.expect(effect.is_some(), || format!("{card} has no effect"));
        effect
    }

    fn cost_vp(&mut self, card: &str) -> u16 {
        let cost = self.effect(card).map_or(0, |effect| effect.cost.vp);
        self.positive(card, "cost in victory points", cost)
    }

    fn cost_coins(&mut self, card: &str) -> u16 {
        let cost = self.effect(card).and_then(|effect| effect.cost.coins.as_u64());
        self.positive(card, "cost in coins", small(cost))
    }

    fn op(&mut self, card: &str, name: &str) -> u16 {
        let effect = self.effect(card);
        let op = effect.and_then(|effect| effect.ops.iter().find(|op| op.op == name));
        let n = small(op.and_then(|op| op.n.as_u64()));
        self.positive(card, name, n)
    }

    fn exchange(&mut self) -> u16 {
        let effect = self.effect("euclid");
        let rate = effect.and_then(|effect| effect.ops.iter().find_map(|op| op.coins_per_vp));
        self.positive("euclid", "rate of exchange", rate.unwrap_or(0))
    }

    fn positive(&mut self, card: &str, what: &str, n: u16) -> u16 {
        self.expect(n > 0, || format!("{card}: no {what}"));
        n
    }
}

fn small(number: Option<u64>) -> u16 {
    number.and_then(|n| u16::try_from(n).ok()).unwrap_or(0)
}

/// Icons added up.
fn sums<'i>(icons: impl Iterator<Item = &'i Icon>) -> Sums {
    let mut sums = Sums::default();
    for icon in icons {
        let colour = icon.colour.map_or(0, Colour::index);
        let place = match icon.symbol {
            Symbol::Culture => &mut sums.culture,
            Symbol::DiscountAll => &mut sums.discount_all,
            Symbol::Discount => &mut sums.discount[colour],
            Symbol::IncomeCoins => &mut sums.income_coins,
            Symbol::IncomeVp => &mut sums.income_vp,
            Symbol::IncomePer => &mut sums.income_per[colour],
            Symbol::IncomePerBuilding => &mut sums.income_per_building,
            Symbol::StartCoins => &mut sums.start_coins,
            Symbol::Vase => &mut sums.vases,
            Symbol::War => &mut sums.war,
            Symbol::Mercenary => &mut sums.mercenary,
            Symbol::EndPer => &mut sums.end_per[colour],
            Symbol::EndVp => &mut sums.end_vp,
            Symbol::EndPerBuilding => &mut sums.end_per_building,
        };
        *place = place.saturating_add(icon.n);
    }
    sums
}

/// Every source that some datum names, once.
fn sources(whole: &Value, first: &str) -> Vec<String> {
    let mut notes = vec![first.to_owned()];
    visit_notes(whole, &mut |note| {
        if let Some(source) = note.strip_prefix("source:") {
            let source = source.split(" (").next().unwrap_or(source).to_owned();
            if !notes.contains(&source) {
                notes.push(source);
            }
        }
    });
    notes
}
