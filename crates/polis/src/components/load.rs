//! From the file to typed components; every fault is collected before any is reported.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use table::{Faults, Set};

use super::numbering::ids_of;
use super::raw;
use super::{
    CARDS, CardKind, Components, DiceRule, EVENTS, Edition, Ids, Map, MarketPlace, PolisCard,
    ProjectCard, ROUND_IDS, RoundCard, ScenarioCard, ShiploadCard, SideSetup, Special, Take,
};
use crate::ids::{
    Card, CardHalf, EventId, GOODS, Good, Market, Polis, Project, Region, RoundId, Sea, Side,
    Territory,
};
use crate::rules::editions::differences;

/// The editions that can be played, the default first.
pub(super) const EDITIONS: [&str; 2] = ["2012", "2020"];

/// Reads the component file.
pub(super) fn load(text: &str) -> Result<Components, Vec<String>> {
    let file: raw::File = serde_json::from_str(text).map_err(|error| vec![error.to_string()])?;
    let mut faults = Faults::new();
    let raw: Vec<_> = EDITIONS.iter().filter_map(|id| edition(&file, id, &mut faults)).collect();
    let ids = ids_of(&file, &raw);
    let mut loader = Loader { file: &file, ids, faults };
    let editions = raw.iter().map(|(id, raw, value)| loader.edition(id, raw, value)).collect();
    let Loader { ids, mut faults, .. } = loader;
    let counted = [ids.events.len(), ids.titles.len(), ids.rounds.len()];
    faults.expect(counted == [EVENTS, EVENTS, ROUND_IDS], || {
        format!("events, titles and rounds are {counted:?}")
    });
    faults.into_result()?;
    let sources = file.sources.0.into_iter().map(|(name, what)| format!("{name}: {what}"));
    Ok(Components { editions, sources: sources.collect(), ids })
}

/// An edition as it stands in the file.
pub(super) type Raw<'f> = (&'static str, raw::Edition, &'f Value);

fn edition<'f>(file: &'f raw::File, id: &'static str, faults: &mut Faults) -> Option<Raw<'f>> {
    let value = faults.found("edition", id, file.editions.get(id))?;
    let read = faults.within(id, |faults| faults.ok(raw::Edition::deserialize(value)));
    read.map(|raw| (id, raw, value))
}

/// Resolves names and remembers those that mean nothing. Ids are not asked for their names here:
/// they are what is being loaded.
pub(super) struct Loader<'f> {
    pub(super) file: &'f raw::File,
    ids: Ids,
    pub(super) faults: Faults,
}

impl<'f> Loader<'f> {
    fn edition(&mut self, id: &'static str, raw: &raw::Edition, value: &Value) -> Edition {
        let map = self.map(id);
        let shiploads = self.shiploads(raw);
        let events = self.events(raw, &shiploads);
        let scenarios = self.scenarios(raw);
        let own_events = scenarios[0].rounds.iter().flat_map(|round| round.events.clone());
        Edition {
            id,
            title: raw.title.clone(),
            rules: differences(id),
            map,
            goods: self.goods(&raw.goods),
            market_goods: self.goods(&raw.market_goods).into_iter().collect(),
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
            projects: self.projects(raw),
            own_events: own_events.collect(),
            events: self.exactly("events", events),
            scenarios,
            cards: self.combat_cards(),
            kinds: self.kinds(),
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
            raw.markets.0.iter().map(|(_, one)| self.market(edition, one)).collect();
        Map {
            poleis_in: poleis_in(&territory),
            shores: shores(&coasts),
            harbours: harbours(&ports),
            land: self.exactly("territories", land),
            coasts: self.exactly("territories", coasts),
            lanes: self.exactly("seas", lanes),
            territory: self.exactly("poleis", territory),
            ports: self.exactly("poleis", ports),
            commercial: self.exactly("poleis", commercial),
            capital: Side::BOTH.map(|side| self.polis(&self.player(side).capital)),
            home: Side::BOTH.map(|side| self.territory(&self.player(side).home)),
            trade_port: Side::BOTH.map(|side| self.trade_port(side).0),
            trade_needs: Side::BOTH.map(|side| self.trade_port(side).1),
            diolkos: self.polis(&raw.diolkos.polis),
            diolkos_seas: [self.sea(&raw.diolkos.between[0]), self.sea(&raw.diolkos.between[1])],
            markets: self.exactly("markets", markets),
        }
    }

    fn player(&self, side: Side) -> &'f raw::Player {
        match side {
            Side::Athens => &self.file.common.players.athens,
            Side::Sparta => &self.file.common.players.sparta,
        }
    }

    fn market(&mut self, edition: &str, raw: &raw::Market) -> MarketPlace {
        let seas = self.entry(&raw.seas, edition).unwrap_or_default();
        MarketPlace {
            seas: self.sea_set(&seas),
            land_route: raw.land_route_polis.as_ref().map(|id| self.polis(id)),
        }
    }

    fn trade_port(&mut self, side: Side) -> (Set<Sea>, Set<Polis>) {
        let ports = &self.file.common.map.trade_ports;
        let port = match side {
            Side::Athens => &ports.athens,
            Side::Sparta => &ports.sparta,
        };
        let needs = port.requires_one_of.iter().map(|id| self.polis(id)).collect();
        (self.sea_set(&port.seas), needs)
    }

    /// Reads `2d4`.
    fn dice(&mut self, raw: &raw::Dice) -> DiceRule {
        let dice = raw.dice.split_once('d').and_then(|(dice, _)| dice.parse().ok());
        self.faults.expect(dice.is_some(), || format!("{:?} are not dice", raw.dice));
        let take = if raw.take.starts_with("lowe") { Take::Lowest } else { Take::Highest };
        DiceRule { dice: dice.unwrap_or(1), take }
    }

    fn polis_cards(&mut self, raw: &raw::Edition) -> [PolisCard; super::POLEIS] {
        let all = self.ids.poleis.clone();
        let cards: Vec<_> = all.iter().map(|id| self.polis_card(raw, id)).collect();
        self.exactly("polis cards", cards)
    }

    fn polis_card(&mut self, raw: &raw::Edition, id: &str) -> PolisCard {
        let card = self.faults.found("card of a polis", id, raw.polis_cards.get(id));
        card.map_or(PolisCard::default(), |card| PolisCard {
            base: card.base_population,
            growth: card.max_growth,
            max: card.max_population,
            projects: self.project_set(&card.projects),
        })
    }

    fn project_set(&mut self, names: &[String]) -> Set<Project> {
        names.iter().map(|id| self.project(id)).collect()
    }

    fn tribute(&mut self, raw: &raw::Edition) -> [[u8; GOODS]; super::TERRITORIES] {
        let all = self.ids.territories.clone();
        let rows = all.iter().map(|id| {
            let row = self.entry(&raw.tribute.boxes, id).unwrap_or_default();
            self.stock(&row)
        });
        let rows = rows.collect();
        self.exactly("tribute rows", rows)
    }

    fn projects(&mut self, raw: &raw::Edition) -> [ProjectCard; super::PROJECTS] {
        let mut cards = vec![ProjectCard::default(); self.ids.projects.len()];
        let mut last = None;
        for (id, project) in &raw.projects.0 {
            let number = self.project(id);
            let follows = last < Some(number);
            self.faults.expect(follows, || format!("{id} is not where other editions have it"));
            last = Some(number);
            cards[number.index()] = ProjectCard {
                cost: self.stock(&project.cost),
                prestige: project.prestige,
                posterity: project.posterity,
                hosts: hosts(&self.ids.poleis, raw, id),
            };
        }
        self.exactly("projects", cards)
    }

    fn shiploads(&mut self, raw: &raw::Edition) -> Vec<ShiploadCard> {
        let markets = self.file.common.map.markets.0.iter();
        let listed: Vec<_> = markets
            .zip(0..)
            .flat_map(|((id, _), n)| raw.shiploads.get(id).map(|loads| (Market(n), loads)))
            .flat_map(|(market, loads)| loads.iter().map(move |one| (market, one)))
            .collect();
        let same = listed.iter().map(|(_, one)| one.id.as_str()).eq(self.ids.shiploads.clone());
        self.faults.expect(same, || "the editions have different shiploads".to_owned());
        let card = |(market, one): (Market, &raw::Shipload)| ShiploadCard {
            market,
            value: one.value,
            demand: self.goods(&one.demand).into_iter().collect(),
            offer: self.good(&one.offer.good),
            amount: one.offer.amount,
        };
        listed.into_iter().map(card).collect()
    }

    fn scenarios(&mut self, raw: &raw::Edition) -> Vec<ScenarioCard> {
        let campaign = ScenarioCard {
            id: "campaign",
            title: "Campaign".to_owned(),
            rounds: raw.rules.rounds.iter().map(|round| self.round(raw, round)).collect(),
            projects: raw.projects.0.iter().map(|(id, _)| self.project(id)).collect(),
            sides: [self.side_setup(&raw.setup.athens), self.side_setup(&raw.setup.sparta)],
        };
        let others = raw.scenarios.0.iter().map(|(id, one)| self.scenario(raw, id, one));
        std::iter::once(campaign).chain(others.collect::<Vec<_>>()).collect()
    }

    fn scenario(&mut self, edition: &raw::Edition, id: &str, raw: &raw::Scenario) -> ScenarioCard {
        let rounds = edition.rules.rounds.iter().filter(|round| raw.rounds.contains(&round.id));
        let mut rounds: Vec<_> = rounds.map(|round| self.round(edition, round)).collect();
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
            projects: self.project_set(&raw.projects),
            sides: [self.side_setup(&raw.athens), self.side_setup(&raw.sparta)],
        }
    }

    fn round(&mut self, edition: &raw::Edition, raw: &raw::Round) -> RoundCard {
        let deck = edition.events.decks.0.iter().find(|(id, _)| *id == raw.event_deck);
        let cards = deck.into_iter().flat_map(|(_, cards)| cards);
        RoundCard {
            id: RoundId(number("round", &self.ids.rounds, &raw.id, &mut self.faults)),
            kind: raw.kind,
            projects: raw.projects_revealed,
            put_away: raw.projects_removed,
            events: cards.map(|card| self.event_id(&card.id)).collect(),
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
            self.faults.expect(card.land.value == card.sea.value, || {
                format!("{formation}: its halves differ in value")
            });
            kinds.push(CardKind {
                copies: card.copies,
                land: self.half(&card.land),
                sea: self.half(&card.sea),
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

    /// The kinds that the halves of combat cards belong to.
    fn kinds(&mut self) -> [Card; super::HALVES] {
        let mut kinds = vec![Card(0); self.ids.halves.len()];
        for (card, n) in self.file.common.combat_cards.cards.iter().zip(0..) {
            for half in [&card.land, &card.sea] {
                kinds[self.half(half).index()] = Card(n);
            }
        }
        self.exactly("halves of combat cards", kinds)
    }

    fn half(&mut self, raw: &raw::CardHalf) -> CardHalf {
        CardHalf(number("combat card", &self.ids.halves, &raw.id(), &mut self.faults))
    }

    pub(super) fn polis(&mut self, id: &str) -> Polis {
        Polis(number("polis", &self.ids.poleis, id, &mut self.faults))
    }

    pub(super) fn territory(&mut self, id: &str) -> Territory {
        Territory(number("territory", &self.ids.territories, id, &mut self.faults))
    }

    pub(super) fn sea(&mut self, id: &str) -> Sea {
        Sea(number("sea", &self.ids.seas, id, &mut self.faults))
    }

    pub(super) fn market_id(&mut self, id: &str) -> Market {
        Market(number("market", &self.ids.markets, id, &mut self.faults))
    }

    fn project(&mut self, id: &str) -> Project {
        Project(number("project", &self.ids.projects, id, &mut self.faults))
    }

    pub(super) fn event_id(&mut self, id: &str) -> EventId {
        EventId(number("event", &self.ids.events, id, &mut self.faults))
    }

    pub(super) fn region(&mut self, id: &str) -> Region {
        let is_sea = self.file.common.map.seas.0.iter().any(|(sea, _)| sea == id);
        if is_sea { Region::Sea(self.sea(id)) } else { Region::Land(self.territory(id)) }
    }

    pub(super) fn side(&mut self, id: &str) -> Option<Side> {
        self.faults.by_id(id)
    }

    pub(super) fn good(&mut self, id: &str) -> Good {
        self.faults.by_id(id).unwrap_or(Good::Metal)
    }

    pub(super) fn goods(&mut self, ids: &[String]) -> Vec<Good> {
        ids.iter().map(|id| self.good(id)).collect()
    }

    pub(super) fn sea_set(&mut self, ids: &[String]) -> Set<Sea> {
        ids.iter().map(|id| self.sea(id)).collect()
    }

    fn territory_set(&mut self, ids: &[String]) -> Set<Territory> {
        ids.iter().map(|id| self.territory(id)).collect()
    }

    fn stock(&mut self, raw: &BTreeMap<String, u8>) -> [u8; GOODS] {
        let mut stock = [0; GOODS];
        for (id, n) in raw {
            stock[self.good(id).index()] = *n;
        }
        stock
    }

    fn entry<T: Clone>(&mut self, map: &BTreeMap<String, T>, key: &str) -> Option<T> {
        self.faults.found("entry", key, map.get(key).cloned())
    }

    fn exactly<T: Clone, const N: usize>(&mut self, what: &str, list: Vec<T>) -> [T; N] {
        let have = list.len();
        self.faults.expect(have == N, || format!("{have} {what} instead of {N}"));
        let mut padded = list;
        if let Some(last) = padded.last().cloned() {
            padded.resize(N, last);
        }
        padded.try_into().unwrap_or_else(|_| panic!("the file names no {what} at all"))
    }
}

/// The number of an id; the first stands in for one that means nothing, so that loading goes on to
/// the next fault.
fn number(kind: &str, ids: &[&str], id: &str, faults: &mut Faults) -> u8 {
    faults.found(kind, id, ids.iter().position(|known| *known == id)).unwrap_or(0) as u8
}

fn poleis_in(territory: &[Option<Territory>]) -> [Set<Polis>; super::TERRITORIES] {
    let mut sets = [Set::EMPTY; super::TERRITORIES];
    for (polis, territory) in Polis::all().zip(territory) {
        if let Some(territory) = territory {
            sets[territory.index()].insert(polis);
        }
    }
    sets
}

fn hosts(poleis: &[&str], raw: &raw::Edition, project: &str) -> Set<Polis> {
    let names_it = |polis: &str| {
        let card = raw.polis_cards.get(polis);
        card.is_some_and(|card| card.projects.iter().any(|id| id == project))
    };
    let hosts = Polis::all().zip(poleis).filter(|(_, id)| names_it(id));
    hosts.map(|(polis, _)| polis).collect()
}

fn shores(coasts: &[Set<Sea>]) -> [Set<Territory>; super::SEAS] {
    let mut shores = [Set::EMPTY; super::SEAS];
    for (territory, seas) in Territory::all().zip(coasts) {
        seas.iter().for_each(|sea| shores[sea.index()].insert(territory));
    }
    shores
}

fn harbours(ports: &[Set<Sea>]) -> [Set<Polis>; super::SEAS] {
    let mut harbours = [Set::EMPTY; super::SEAS];
    for (polis, ports) in Polis::all().zip(ports) {
        ports.iter().for_each(|sea| harbours[sea.index()].insert(polis));
    }
    harbours
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
