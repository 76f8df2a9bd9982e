//! From the file to the components; every fault is collected before any is reported.

use serde::Deserialize;
use serde_json::Value;
use table::{Faults, Id, Set};

use super::effects::RoundRule;
use super::file::{CombatCard, Common, EditionPart, Events, File, Half, Scenario, ShiploadEntry};
use super::numbering::leak;
use super::{
    CARDS, CardKind, Components, EVENTS, Edition, Effect, EventCard, HALVES, Map, MarketPlace,
    PROJECTS, ProjectCard, ROUND_IDS, RoundCard, SHIPLOADS, ScenarioCard, ShiploadCard, Special,
    ids,
};
use crate::ids::{Card, CardHalf, Market, Shipload};
use crate::keyed::Keyed;
use crate::rules::editions::differences;

/// The editions that can be played, the default first.
pub(super) const EDITIONS: [&str; 2] = ["2012", "2020"];

/// Reads the component file.
pub(super) fn load(text: &str) -> Result<Components, Vec<String>> {
    let mut faults = Faults::new();
    count(&mut faults);
    let Some(file) = faults.noting(|| serde_json::from_str::<File>(text)) else {
        return Err(faults.into_sentences());
    };
    let editions = EDITIONS.iter().filter_map(|id| {
        let value = faults.found("edition", id, file.editions.get(*id))?;
        faults.within(id, |faults| {
            let part = faults.noting(|| EditionPart::deserialize(value))?;
            let mut loader = Loader { id, common: &file.common, part: &part, faults };
            Some(loader.edition(table::vocabulary::reconstructed(value)))
        })
    });
    let editions = editions.collect();
    faults.into_result()?;
    let sources = file.sources.iter();
    let sources = sources.map(|(name, what)| format!("{name}: {}", what.as_str().unwrap_or("")));
    Ok(Components { editions, sources: sources.collect(), ids: ids().clone() })
}

/// As many of everything as the rulebooks say.
fn count(faults: &mut Faults) {
    let all = ids();
    let counted = [all.events.len(), all.titles.len(), all.rounds.len()];
    faults.expect(counted == [EVENTS, EVENTS, ROUND_IDS], || {
        format!("events, titles and rounds are {counted:?}")
    });
    for (what, have, want) in [
        ("shiploads", all.shiploads.len(), SHIPLOADS),
        ("projects", all.projects.len(), PROJECTS),
        ("halves of combat cards", all.halves.len(), HALVES),
    ] {
        faults.expect(have == want, || format!("{have} {what} instead of {want}"));
    }
}

/// Arranges what was read of an edition, and remembers what does not fit.
struct Loader<'f> {
    id: &'static str,
    common: &'f Common,
    part: &'f EditionPart,
    faults: &'f mut Faults,
}

impl Loader<'_> {
    fn edition(&mut self, reconstructed: f64) -> Edition {
        let part = self.part;
        let shiploads = self.shiploads();
        let scenarios = self.scenarios();
        let own_events = scenarios[0].rounds.iter().flat_map(|round| round.events.clone());
        Edition {
            id: self.id,
            title: part.title.clone(),
            rules: differences(self.id),
            map: self.map(),
            goods: part.goods.clone(),
            market_goods: part.market_goods,
            spoils: part.rules.spoilage.goods.clone(),
            track_max: part.track.max,
            cubes: part.components.cubes_per_player - part.components.board_marker_cubes,
            discs: part.components.discs_per_player,
            merchants: part.components.merchants_per_player,
            actions_per_turn: part.rules.actions_per_turn,
            battle_threshold: part.rules.battle.threshold,
            barter_dice: part.rules.barter_devaluation,
            silver_dice: part.rules.silver_purchase_revaluation,
            poleis: self.each("polis cards", &part.polis_cards, |card| *card),
            tribute: self.each("tribute rows", &part.tribute.boxes, Keyed::array),
            tribute_yield: part.tribute.yield_by_hoplites,
            prices: ["3", "4", "5"].map(|row| {
                let prices = part.market_values.rows.get(row).cloned();
                self.faults.found("entry", row, prices).unwrap_or_default()
            }),
            market_start: part.market_values.start_column,
            projects: self.projects(),
            own_events: own_events.collect(),
            events: self.events(&shiploads),
            shiploads: self.exactly("shiploads", shiploads),
            scenarios,
            cards: self.combat_cards(),
            kinds: self.kinds(),
            reconstructed,
        }
    }

    fn map(&mut self) -> Map {
        let Common { map, players, .. } = self.common;
        let territory = self.each("poleis", &map.poleis, |one| one.territory);
        let coasts = self.each("territories", &map.territories, |one| one.seas);
        let ports = self.each("poleis", &map.poleis, |one| one.ports);
        Map {
            poleis_in: inverted(territory.map(|one| one.map_or(Set::EMPTY, Set::of))),
            shores: inverted(coasts),
            harbours: inverted(ports),
            land: self.each("territories", &map.territories, |one| one.land_adjacent),
            coasts,
            lanes: self.each("seas", &map.seas, |one| one.adjacent),
            territory,
            ports,
            commercial: self.each("poleis", &map.poleis, |one| one.commercial_for),
            capital: players.each(|player| player.capital),
            home: players.each(|player| player.home),
            trade_port: map.trade_ports.each(|port| port.seas),
            trade_needs: map.trade_ports.each(|port| port.requires_one_of),
            diolkos: map.diolkos.polis,
            diolkos_seas: map.diolkos.between,
            markets: {
                let seas = map.markets.0.iter().map(|(_, one)| {
                    let seas = self.faults.found("entry", self.id, one.seas.get(self.id));
                    MarketPlace {
                        seas: seas.into_iter().flatten().copied().collect(),
                        land_route: one.land_route_polis,
                    }
                });
                let seas = seas.collect();
                self.exactly("markets", seas)
            },
        }
    }

    fn projects(&mut self) -> [ProjectCard; PROJECTS] {
        let mut cards = std::array::from_fn(|_| ProjectCard::default());
        let mut last = None;
        for (project, card) in &self.part.projects.0 {
            let follows = last < Some(*project);
            self.faults.expect(follows, || {
                format!("{} is not where other editions have it", project.id())
            });
            last = Some(*project);
            let names_it = |(_, card): &&(_, super::PolisCard)| card.projects.contains(*project);
            let hosts = self.part.polis_cards.0.iter().filter(names_it).map(|(polis, _)| *polis);
            let mut card = card.clone();
            card.hosts = hosts.collect();
            cards[project.index()] = card;
        }
        cards
    }

    fn shiploads(&mut self) -> Vec<ShiploadCard> {
        let in_order =
            Market::all().filter_map(|market| Some((market, self.part.shiploads.get(market)?)));
        let listed: Vec<_> = in_order
            .flat_map(|(market, loads)| loads.iter().map(move |one| (market, one)))
            .collect();
        let same = listed.iter().map(|(_, one)| one.id).eq(Shipload::all());
        self.faults.expect(same, || "the editions have different shiploads".to_owned());
        let card = |(market, one): (Market, &ShiploadEntry)| ShiploadCard {
            market,
            value: one.value,
            demand: one.demand,
            offer: one.offer.good,
            amount: one.offer.amount,
        };
        listed.into_iter().map(card).collect()
    }

    fn scenarios(&mut self) -> Vec<ScenarioCard> {
        let part = self.part;
        let campaign = ScenarioCard {
            id: "campaign",
            title: "Campaign".to_owned(),
            rounds: part.rules.rounds.iter().map(|round| round.with(&part.events)).collect(),
            projects: part.projects.0.iter().map(|(project, _)| *project).collect(),
            sides: part.setup.each(Clone::clone),
        };
        let others =
            part.scenarios.iter().filter_map(|(id, value)| self.scenario(id, value, &campaign));
        let others: Vec<_> = others.collect();
        std::iter::once(campaign).chain(others).collect()
    }

    fn scenario(
        &mut self,
        id: &str,
        value: &Value,
        campaign: &ScenarioCard,
    ) -> Option<ScenarioCard> {
        let one =
            self.faults.within(id, |faults| faults.noting(|| Scenario::deserialize(value)))?;
        let rounds = campaign.rounds.iter().filter(|round| one.rounds.contains(&round.id));
        let mut rounds: Vec<_> = rounds.cloned().collect();
        for round in &mut rounds {
            round.projects = if one.projects.is_empty() { 0 } else { round.projects };
            if !one.events {
                round.events.clear();
            }
        }
        Some(ScenarioCard {
            id: leak(id),
            title: one.name,
            rounds,
            projects: one.projects,
            sides: [one.athens, one.sparta],
        })
    }

    fn events(&mut self, loads: &[ShiploadCard]) -> [EventCard; EVENTS] {
        let mut cards = std::array::from_fn(|_| EventCard::default());
        for entry in self.part.events.decks.values().flatten() {
            let card = &mut cards[entry.id.index()];
            for effect in &entry.effects {
                match self.faults.noting(|| RoundRule::deserialize(effect)) {
                    Some(RoundRule::Effect) => {
                        card.effects.extend(self.faults.noting(|| Effect::deserialize(effect)));
                    }
                    Some(rule) => {
                        self.faults.ok(card.rules.add(rule, loads));
                    }
                    None => {}
                }
            }
        }
        cards
    }

    fn combat_cards(&mut self) -> [CardKind; CARDS] {
        let mut formations: Vec<&str> = Vec::new();
        let mut kinds = Vec::new();
        for CombatCard { copies, land, sea } in &self.common.combat_cards.cards {
            let formation = land.formation.as_str();
            if !formations.contains(&formation) {
                formations.push(formation);
            }
            self.faults.expect(land.value == sea.value, || {
                format!("{formation}: its halves differ in value")
            });
            kinds.push(CardKind {
                copies: *copies,
                land: self.half(land),
                sea: self.half(sea),
                value: land.value,
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
    fn kinds(&mut self) -> [Card; HALVES] {
        let mut kinds = [Card(0); HALVES];
        for (CombatCard { land, sea, .. }, n) in self.common.combat_cards.cards.iter().zip(0..) {
            for half in [land, sea] {
                kinds[self.half(half).index()] = Card(n);
            }
        }
        kinds
    }

    fn half(&mut self, half: &Half) -> CardHalf {
        self.faults.by_id(&half.id()).unwrap_or(CardHalf(0))
    }

    /// What is said of each, by number.
    fn each<T: Id, V, U: Copy + Default, const N: usize>(
        &mut self,
        what: &str,
        entries: &Keyed<T, V>,
        look: impl Fn(&V) -> U,
    ) -> [U; N] {
        let have = entries.0.len();
        self.faults.expect(have == N, || format!("{have} {what} instead of {N}"));
        let mut values = [U::default(); N];
        entries.0.iter().for_each(|(one, value)| values[one.index()] = look(value));
        values
    }

    fn exactly<T: Clone, const N: usize>(&mut self, what: &str, mut list: Vec<T>) -> [T; N] {
        let have = list.len();
        self.faults.expect(have == N, || format!("{have} {what} instead of {N}"));
        if let Some(last) = list.last().cloned() {
            list.resize(N, last);
        }
        list.try_into().unwrap_or_else(|_| panic!("the file names no {what} at all"))
    }
}

impl RoundCard {
    /// The round with the events of its deck.
    fn with(&self, events: &Events) -> RoundCard {
        let deck = events.decks.get(&self.deck).into_iter().flatten();
        RoundCard { events: deck.map(|card| card.id).collect(), ..self.clone() }
    }
}

/// Inverts a relation.
fn inverted<T: Id, U: Id, const N: usize, const M: usize>(touches: [Set<U>; N]) -> [Set<T>; M] {
    let mut sets = [Set::EMPTY; M];
    for (one, touched) in T::all().zip(touches) {
        touched.iter().for_each(|other| sets[other.index()].insert(one));
    }
    sets
}
