//! From the file to typed components; every fault is collected before any is reported.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::raw::{self, in_order::Entries};
use super::{
    CARDS, CardKind, Components, DiceRule, Edition, EventCard, Map, MarketPlace, PolisCard,
    ProjectCard, RoundCard, ScenarioCard, ShiploadCard, SideSetup, Special, Take,
};
use crate::ids::{
    EventId, GOODS, Good, Polis, PolisSet, Project, Region, Sea, Side, Territory, seas,
};
use crate::rules::editions::differences;

/// The editions that can be played, the default first.
pub(super) const EDITIONS: [&str; 2] = ["2012", "2020"];

/// Reads the component file.
pub(super) fn load(text: &str) -> Result<Components, Vec<String>> {
    let file: raw::File = parse(text)?;
    let mut loader = Loader { file: &file, faults: Vec::new() };
    let editions: Vec<_> = EDITIONS.iter().filter_map(|id| loader.edition(id)).collect();
    let faults = loader.faults;
    let sources = file.sources.0.into_iter().map(|(name, what)| format!("{name}: {what}"));
    if faults.is_empty() {
        Ok(Components { editions, sources: sources.collect() })
    } else {
        Err(faults)
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Vec<String>> {
    serde_json::from_str(text).map_err(|error| vec![error.to_string()])
}

/// Resolves names and remembers those that mean nothing.
pub(super) struct Loader<'f> {
    pub(super) file: &'f raw::File,
    pub(super) faults: Vec<String>,
}

impl Loader<'_> {
    fn edition(&mut self, id: &str) -> Option<Edition> {
        let Some(value) = self.file.editions.get(id) else {
            self.faults.push(format!("no edition {id}"));
            return None;
        };
        match serde_json::from_value::<raw::Edition>(value.clone()) {
            Ok(raw) => Some(self.checked_edition(id, &raw, value)),
            Err(error) => {
                self.faults.push(format!("edition {id}: {error}"));
                None
            }
        }
    }

    fn checked_edition(&mut self, id: &str, raw: &raw::Edition, value: &Value) -> Edition {
        let map = self.map(id);
        let projects = self.projects(raw);
        let shiploads = self.shiploads(raw);
        let events = self.events(id, raw, &shiploads);
        let scenarios = self.scenarios(raw, &events);
        Edition {
            id: leak(id),
            title: raw.title.clone(),
            rules: differences(id),
            map,
            goods: self.goods(&raw.goods),
            market_goods: self
                .goods(&raw.market_goods)
                .iter()
                .fold(0, |set, good| set | 1 << good.index()),
            spoils: self.goods(&raw.rules.spoilage.goods),
            track_max: raw.track.max,
            cubes: raw.components.cubes_per_player - raw.components.board_marker_cubes,
            discs: raw.components.discs_per_player,
            merchants: raw.components.merchants_per_player,
            actions_per_turn: raw.rules.actions_per_turn,
            battle_threshold: raw.rules.battle.threshold,
            barter_dice: self.dice(&raw.rules.barter_devaluation),
            silver_dice: self.dice(&raw.rules.silver_purchase_revaluation),
            poleis: self.polis_cards(raw),
            tribute: self.tribute(raw),
            tribute_yield: raw.tribute.yield_by_hoplites,
            prices: ["3", "4", "5"]
                .map(|row| self.entry(&raw.market_values.rows, row).unwrap_or_default()),
            market_start: self.stock(&raw.market_values.start_column),
            shiploads: self.exactly("shiploads", shiploads),
            projects: self.exactly("projects", projects),
            events,
            scenarios,
            cards: self.combat_cards(),
            reconstructed: reconstructed(value),
        }
    }

    fn map(&mut self, edition: &str) -> Map {
        let raw = &self.file.common.map;
        let territories = raw.territories.0.iter();
        let poleis = raw.poleis.0.iter();
        let land = territories.clone().map(|(_, one)| self.territory_set(&one.land_adjacent));
        let land: Vec<_> = land.collect();
        let coasts: Vec<_> = territories.clone().map(|(_, one)| self.sea_set(&one.seas)).collect();
        let lanes: Vec<_> = raw.seas.0.iter().map(|(_, one)| self.sea_set(&one.adjacent)).collect();
        let territory: Vec<_> = poleis
            .clone()
            .map(|(_, one)| one.territory.as_ref().map(|id| self.territory(id)))
            .collect();
        let ports: Vec<_> = poleis.clone().map(|(_, one)| self.sea_set(&one.ports)).collect();
        let commercial: Vec<_> = poleis
            .clone()
            .map(|(_, one)| one.commercial_for.as_ref().and_then(|id| self.side(id)))
            .collect();
        let markets: Vec<_> =
            raw.markets.0.iter().map(|(id, one)| self.market(edition, id, one)).collect();
        Map {
            territory_ids: self.exactly("territories", ids(&raw.territories)),
            sea_ids: self.exactly("seas", ids(&raw.seas)),
            polis_ids: self.exactly("poleis", ids(&raw.poleis)),
            poleis_in: poleis_in(&territory),
            shores: shores(&coasts),
            harbours: harbours(&ports),
            land: self.exactly("territories", land),
            coasts: self.exactly("territories", coasts),
            lanes: self.exactly("seas", lanes),
            territory: self.exactly("poleis", territory),
            ports: self.exactly("poleis", ports),
            commercial: self.exactly("poleis", commercial),
            capital: Side::BOTH.map(|side| self.of_player(side, |one| &one.capital, Self::polis)),
            home: Side::BOTH.map(|side| self.of_player(side, |one| &one.home, Self::territory)),
            trade_port: Side::BOTH.map(|side| self.trade_port(side).0),
            trade_needs: Side::BOTH.map(|side| self.trade_port(side).1),
            diolkos: self.polis(&raw.diolkos.polis),
            diolkos_seas: [self.sea(&raw.diolkos.between[0]), self.sea(&raw.diolkos.between[1])],
            markets: self.exactly("markets", markets),
        }
    }

    fn market(&mut self, edition: &str, id: &str, raw: &raw::Market) -> MarketPlace {
        let seas = self.entry(&raw.seas, edition).unwrap_or_default();
        MarketPlace {
            id: leak(id),
            seas: self.sea_set(&seas),
            land_route: raw.land_route_polis.as_ref().map(|id| self.polis(id)),
        }
    }

    fn trade_port(&mut self, side: Side) -> (u8, PolisSet) {
        let Some(port) = self.file.common.map.trade_ports.get(side.id()) else {
            self.faults.push(format!("no trade port of {}", side.id()));
            return (0, PolisSet::EMPTY);
        };
        let needs = port.requires_one_of.iter().map(|id| self.polis(id)).collect();
        (self.sea_set(&port.seas), needs)
    }

    fn of_player<T: Default0>(
        &mut self,
        side: Side,
        which: impl Fn(&raw::Player) -> &String,
        resolve: impl Fn(&mut Self, &str) -> T,
    ) -> T {
        match self.file.common.players.get(side.id()) {
            Some(player) => resolve(self, which(player)),
            None => {
                self.faults.push(format!("no player {}", side.id()));
                T::zero()
            }
        }
    }

    /// Reads `2d4`.
    fn dice(&mut self, raw: &raw::Dice) -> DiceRule {
        let dice = raw.dice.split_once('d').and_then(|(dice, _)| dice.parse().ok());
        if dice.is_none() {
            self.faults.push(format!("{:?} are no dice", raw.dice));
        }
        let take = if raw.take.starts_with("lowe") { Take::Lowest } else { Take::Highest };
        DiceRule { dice: dice.unwrap_or(1), take }
    }

    fn polis_cards(&mut self, raw: &raw::Edition) -> [PolisCard; super::POLEIS] {
        let known: Vec<String> = raw.projects.0.iter().map(|(id, _)| id.clone()).collect();
        let all = ids(&self.file.common.map.poleis);
        let cards: Vec<_> = all.iter().map(|id| self.polis_card(raw, id, &known)).collect();
        self.exactly("polis cards", cards)
    }

    fn polis_card(&mut self, raw: &raw::Edition, id: &str, known: &[String]) -> PolisCard {
        let Some(card) = raw.polis_cards.get(id) else {
            self.faults.push(format!("no card of {id}"));
            return PolisCard { base: 0, growth: 0, max: 0, projects: 0 };
        };
        PolisCard {
            base: card.base_population,
            growth: card.max_growth,
            max: card.max_population,
            projects: self.project_set(known, &card.projects),
        }
    }

    fn project_set(&mut self, known: &[String], names: &[String]) -> u16 {
        let mut set = 0;
        for name in names {
            match known.iter().position(|id| id == name) {
                Some(index) => set |= Project(index as u8).bit(),
                None => self.faults.push(format!("no project is called {name:?}")),
            }
        }
        set
    }

    fn tribute(&mut self, raw: &raw::Edition) -> [[u8; GOODS]; super::TERRITORIES] {
        let all = ids(&self.file.common.map.territories);
        let rows = all.iter().map(|id| {
            let row = self.entry(&raw.tribute.boxes, id).unwrap_or_default();
            self.stock(&row)
        });
        let rows = rows.collect();
        self.exactly("tribute rows", rows)
    }

    fn projects(&mut self, raw: &raw::Edition) -> Vec<ProjectCard> {
        let all = ids(&self.file.common.map.poleis);
        let cards = raw.projects.0.iter().map(|(id, project)| ProjectCard {
            id: leak(id),
            cost: self.stock(&project.cost),
            prestige: project.prestige,
            posterity: project.posterity,
            hosts: hosts(&all, raw, id),
        });
        cards.collect()
    }

    fn shiploads(&mut self, raw: &raw::Edition) -> Vec<ShiploadCard> {
        let mut cards = Vec::new();
        for (market, (id, _)) in self.file.common.map.markets.0.iter().enumerate() {
            for shipload in raw.shiploads.get(id).into_iter().flatten() {
                let demand = self.goods(&shipload.demand);
                cards.push(ShiploadCard {
                    id: leak(&shipload.id),
                    market: market as u8,
                    value: shipload.value,
                    demand: demand.iter().fold(0, |set, good| set | 1 << good.index()),
                    offer: self.good(&shipload.offer.good),
                    amount: shipload.offer.amount,
                });
            }
        }
        cards
    }

    fn scenarios(&mut self, raw: &raw::Edition, events: &[EventCard]) -> Vec<ScenarioCard> {
        let campaign = ScenarioCard {
            id: "campaign",
            title: "Campaign".to_owned(),
            rounds: raw.rules.rounds.iter().map(|round| round_card(raw, round, events)).collect(),
            projects: (1 << raw.projects.0.len()) - 1,
            sides: Side::BOTH.map(|side| {
                let setup = self.entry(&raw.setup, side.id()).unwrap_or_default();
                match serde_json::from_value(setup) {
                    Ok(setup) => self.side_setup(&setup),
                    Err(error) => {
                        self.faults.push(format!("setup of {}: {error}", side.id()));
                        SideSetup::empty()
                    }
                }
            }),
        };
        let others = raw.scenarios.0.iter().map(|(id, one)| self.scenario(raw, id, one, events));
        std::iter::once(campaign).chain(others.collect::<Vec<_>>()).collect()
    }

    fn scenario(
        &mut self,
        edition: &raw::Edition,
        id: &str,
        raw: &raw::Scenario,
        events: &[EventCard],
    ) -> ScenarioCard {
        let known: Vec<String> = edition.projects.0.iter().map(|(id, _)| id.clone()).collect();
        let mut rounds: Vec<RoundCard> = edition
            .rules
            .rounds
            .iter()
            .filter(|round| raw.rounds.contains(&round.id))
            .map(|round| round_card(edition, round, events))
            .collect();
        for round in &mut rounds {
            round.projects = if raw.projects.is_empty() { 0 } else { round.projects };
            if !raw.events {
                round.events.clear();
            }
        }
        ScenarioCard {
            id: leak(id),
            title: raw.name.clone(),
            rounds,
            projects: self.project_set(&known, &raw.projects),
            sides: [self.side_setup(&raw.athens), self.side_setup(&raw.sparta)],
        }
    }

    fn side_setup(&mut self, raw: &raw::SideSetup) -> SideSetup {
        let poleis = raw.poleis.0.iter().map(|(id, n)| (self.polis(id), *n)).collect();
        let hoplites = raw.hoplites.0.iter().map(|(id, n)| (Region::Land(self.territory(id)), *n));
        let mut units: Vec<_> = hoplites.collect();
        units.extend(raw.galleys.0.iter().map(|(id, n)| (Region::Sea(self.sea(id)), *n)));
        let mut stock = raw.stock.clone();
        let prestige = stock.remove("prestige").unwrap_or_default();
        SideSetup {
            poleis,
            units,
            merchants: raw.merchants,
            proxenos: self.polis(&raw.proxenos),
            prestige: u16::from(prestige),
            stock: self.stock(&stock),
        }
    }

    fn combat_cards(&mut self) -> [CardKind; CARDS] {
        let cards = &self.file.common.combat_cards.cards;
        let mut formations: Vec<&str> = Vec::new();
        let mut kinds = Vec::new();
        for card in cards {
            let formation = card.land.formation.as_str();
            if !formations.contains(&formation) {
                formations.push(formation);
            }
            if card.land.value != card.sea.value {
                self.faults.push(format!("{formation}: its halves differ in value"));
            }
            kinds.push(CardKind {
                copies: card.copies,
                land_id: leak(&format!("{}_{}", card.land.formation, card.land.manoeuvre)),
                sea_id: leak(&format!("{}_{}", card.sea.formation, card.sea.manoeuvre)),
                value: card.land.value,
                formation: formations.iter().position(|one| *one == formation).unwrap_or(0) as u8,
                special: match formation {
                    "mercenaries" => Special::Mercenaries,
                    "salpinx" => Special::Salpinx,
                    _ => Special::None,
                },
            });
        }
        self.exactly("combat cards", kinds)
    }

    pub(super) fn polis(&mut self, id: &str) -> Polis {
        Polis(self.index("polis", &self.file.common.map.poleis, id))
    }

    pub(super) fn territory(&mut self, id: &str) -> Territory {
        Territory(self.index("territory", &self.file.common.map.territories, id))
    }

    pub(super) fn sea(&mut self, id: &str) -> Sea {
        Sea(self.index("sea", &self.file.common.map.seas, id))
    }

    pub(super) fn market_index(&mut self, id: &str) -> u8 {
        self.index("market", &self.file.common.map.markets, id)
    }

    pub(super) fn region(&mut self, id: &str) -> Region {
        let is_sea = self.file.common.map.seas.0.iter().any(|(sea, _)| sea == id);
        if is_sea { Region::Sea(self.sea(id)) } else { Region::Land(self.territory(id)) }
    }

    pub(super) fn side(&mut self, id: &str) -> Option<Side> {
        let side = Side::by_id(id);
        if side.is_none() {
            self.faults.push(format!("no side is called {id:?}"));
        }
        side
    }

    pub(super) fn good(&mut self, id: &str) -> Good {
        Good::by_id(id).unwrap_or_else(|| {
            self.faults.push(format!("no good is called {id:?}"));
            Good::Metal
        })
    }

    pub(super) fn goods(&mut self, ids: &[String]) -> Vec<Good> {
        ids.iter().map(|id| self.good(id)).collect()
    }

    pub(super) fn sea_set(&mut self, ids: &[String]) -> u8 {
        ids.iter().fold(0, |set, id| set | 1 << self.sea(id).0)
    }

    fn territory_set(&mut self, ids: &[String]) -> u16 {
        ids.iter().fold(0, |set, id| set | self.territory(id).bit())
    }

    fn stock(&mut self, raw: &BTreeMap<String, u8>) -> [u8; GOODS] {
        let mut stock = [0; GOODS];
        for (id, n) in raw {
            stock[self.good(id).index()] = *n;
        }
        stock
    }

    fn index<T>(&mut self, what: &str, entries: &Entries<T>, id: &str) -> u8 {
        entries.0.iter().position(|(known, _)| known == id).map_or_else(
            || {
                self.faults.push(format!("no {what} is called {id:?}"));
                0
            },
            |index| index as u8,
        )
    }

    fn entry<T: Clone>(&mut self, map: &BTreeMap<String, T>, key: &str) -> Option<T> {
        let found = map.get(key).cloned();
        if found.is_none() {
            self.faults.push(format!("nothing is said of {key:?}"));
        }
        found
    }

    fn exactly<T: Clone, const N: usize>(&mut self, what: &str, list: Vec<T>) -> [T; N] {
        let have = list.len();
        if have != N {
            self.faults.push(format!("{have} {what} instead of {N}"));
        }
        let mut padded = list;
        if let Some(last) = padded.last().cloned() {
            padded.resize(N, last);
        }
        padded.try_into().unwrap_or_else(|_| panic!("the file names no {what} at all"))
    }
}

impl SideSetup {
    fn empty() -> Self {
        SideSetup {
            poleis: Vec::new(),
            units: Vec::new(),
            merchants: 0,
            proxenos: Polis(0),
            prestige: 0,
            stock: [0; GOODS],
        }
    }
}

/// Stands in for an id that could not be resolved, so that loading goes on to the next fault.
trait Default0 {
    fn zero() -> Self;
}

impl Default0 for Polis {
    fn zero() -> Self {
        Polis(0)
    }
}

impl Default0 for Territory {
    fn zero() -> Self {
        Territory(0)
    }
}

fn round_card(edition: &raw::Edition, raw: &raw::Round, events: &[EventCard]) -> RoundCard {
    let deck = edition.events.decks.0.iter().find(|(id, _)| *id == raw.event_deck);
    let in_deck =
        |card: &EventCard| deck.is_some_and(|(_, cards)| cards.iter().any(|one| one.id == card.id));
    let drawn = events.iter().enumerate().filter(|(_, card)| in_deck(card));
    RoundCard {
        id: leak(&raw.id),
        kind: raw.kind,
        projects: raw.projects_revealed,
        put_away: raw.projects_removed,
        events: drawn.map(|(index, _)| EventId(index as u8)).collect(),
    }
}

fn poleis_in(territory: &[Option<Territory>]) -> [PolisSet; super::TERRITORIES] {
    let mut sets = [PolisSet::EMPTY; super::TERRITORIES];
    for (polis, territory) in Polis::all().zip(territory) {
        if let Some(territory) = territory {
            sets[territory.index()].insert(polis);
        }
    }
    sets
}

fn hosts(poleis: &[&str], raw: &raw::Edition, project: &str) -> PolisSet {
    let names_it = |polis: &str| {
        let card = raw.polis_cards.get(polis);
        card.is_some_and(|card| card.projects.iter().any(|id| id == project))
    };
    let hosts = Polis::all().zip(poleis).filter(|(_, id)| names_it(id));
    hosts.map(|(polis, _)| polis).collect()
}

fn shores(coasts: &[u8]) -> [u16; super::SEAS] {
    let mut shores = [0; super::SEAS];
    for (territory, seas) in coasts.iter().enumerate() {
        for (sea, shore) in shores.iter_mut().enumerate() {
            *shore |= u16::from(seas & (1 << sea) != 0) << territory;
        }
    }
    shores
}

fn harbours(ports: &[u8]) -> [PolisSet; super::SEAS] {
    let mut harbours = [PolisSet::EMPTY; super::SEAS];
    for (polis, ports) in Polis::all().zip(ports) {
        for sea in seas(*ports) {
            harbours[sea.index()].insert(polis);
        }
    }
    harbours
}

fn ids<T>(entries: &Entries<T>) -> Vec<&'static str> {
    entries.0.iter().map(|(id, _)| leak(id)).collect()
}

/// Ids live as long as the program: the components are loaded once.
pub(super) fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// The share of provenance notes below `value` that speak of a reconstruction.
fn reconstructed(value: &Value) -> f64 {
    fn count(value: &Value, total: &mut u32, reconstructed: &mut u32) {
        match value {
            Value::Object(members) => {
                for (key, member) in members {
                    if let (true, Some(note)) = (key.ends_with("provenance"), member.as_str()) {
                        *total += 1;
                        *reconstructed += u32::from(note.contains("reconstruction"));
                    }
                    count(member, total, reconstructed);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| count(item, total, reconstructed)),
            _ => {}
        }
    }
    let (mut total, mut made_up) = (0, 0);
    count(value, &mut total, &mut made_up);
    f64::from(made_up) / f64::from(total.max(1))
}
