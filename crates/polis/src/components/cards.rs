//! Event cards, from the file's vocabulary to typed effects.

use std::collections::BTreeMap;

use super::effects::{EndBonus, FreeTrade, SendUnits};
use super::load::Loader;
use super::{Effect, EventCard, Item, RoundRules, ShiploadCard, raw};
use crate::ids::Shipload;

impl Loader<'_> {
    /// The event cards by number; those of other editions are blank.
    pub(super) fn events(
        &mut self,
        raw: &raw::Edition,
        shiploads: &[ShiploadCard],
    ) -> Vec<EventCard> {
        let mut cards = vec![EventCard::default(); super::EVENTS];
        for raw in raw.events.decks.0.iter().flat_map(|(_, cards)| cards) {
            let card = &mut cards[self.event_id(&raw.id).index()];
            raw.effects.iter().for_each(|effect| self.add(card, effect, shiploads));
        }
        cards
    }

    fn add(&mut self, card: &mut EventCard, raw: &raw::Effect, shiploads: &[ShiploadCard]) {
        match self.effect(raw) {
            Some(effect) => card.effects.push(effect),
            None => self.add_rule(&mut card.rules, raw, shiploads),
        }
    }

    /// What happens when the card is read.
    fn effect(&mut self, raw: &raw::Effect) -> Option<Effect> {
        Some(match raw {
            raw::Effect::Gain { who, item, n } => {
                Effect::Gain { side: self.side(who)?, item: self.item(item), n: *n }
            }
            raw::Effect::Lose { who, item, n } => {
                Effect::Lose { side: self.side(who)?, item: self.item(item), n: *n }
            }
            raw::Effect::Population { who, polis, n } => {
                Effect::Population { side: self.side(who)?, polis: self.polis(polis), n: *n }
            }
            raw::Effect::PlaceUnits { who, region, n } => {
                Effect::PlaceUnits { side: self.side(who)?, region: self.region(region), n: *n }
            }
            raw::Effect::RemoveUnits { who, n } => {
                Effect::RemoveUnits { side: self.side(who)?, n: *n }
            }
            raw::Effect::SendUnits {
                who,
                unit,
                min,
                max,
                penalty_each_missing,
                reward_each,
                returns,
            } => {
                let (reward, reward_n) = self.reward(reward_each);
                Effect::SendUnits(SendUnits {
                    side: if who == "both" { None } else { self.side(who) },
                    galleys: unit == "galley",
                    min: *min,
                    max: max.unwrap_or(u8::MAX),
                    penalty: penalty_each_missing.get("prestige").copied().unwrap_or(0),
                    reward,
                    reward_n,
                    half_returns: returns.fraction == "1/2",
                })
            }
            raw::Effect::Exchange { rate, min } => Effect::Exchange { rate: *rate, min: *min },
            raw::Effect::SwapPolis { max_population } => {
                Effect::Betrayal { max_population: *max_population }
            }
            raw::Effect::MajorityLoss { territory, n } => {
                Effect::MajorityLoss { territory: self.territory(territory), n: *n }
            }
            raw::Effect::MarketSet { goods, column } => Effect::MarketSet {
                goods: self.goods(goods).into_iter().collect(),
                column: *column,
            },
            raw::Effect::MarketShift { goods, by } => {
                Effect::MarketShift { goods: self.goods(goods).into_iter().collect(), by: *by }
            }
            _ => return None,
        })
    }

    /// What the card changes for its whole round.
    fn add_rule(&mut self, rules: &mut RoundRules, raw: &raw::Effect, shiploads: &[ShiploadCard]) {
        match raw {
            raw::Effect::FirstPlayer { who } => rules.first = self.side(who),
            raw::Effect::CloseSlots { market, values } => {
                let market = self.market_id(market);
                let closed =
                    |card: &ShiploadCard| card.market == market && values.contains(card.value);
                let loads = Shipload::all().zip(shiploads).filter(|(_, card)| closed(card));
                rules.closed.extend(loads.map(|(load, _)| load));
            }
            raw::Effect::BattleThreshold { n } => rules.battle_threshold = Some(*n),
            raw::Effect::BattlePrestigeMultiplier {} => rules.commanders = true,
            raw::Effect::CreateWithoutPopulation { cost } => {
                rules.hired = cost.get("silver").copied();
            }
            raw::Effect::TributeCap { territory, max_hoplites } => {
                rules.tribute_cap = Some((self.territory(territory), *max_hoplites));
            }
            raw::Effect::TributeAlternative {} => rules.pacifism = true,
            raw::Effect::RouteBlockPenalty { markets, lose, unless } => {
                rules.free_trade = Some(self.free_trade(markets, lose, unless));
            }
            raw::Effect::ProjectBonus { who, polis, n } => {
                rules.project_bonus = self.side(who).map(|side| (side, self.polis(polis), *n));
            }
            raw::Effect::EndOfRoundIf { who, condition, then } => {
                let territory = self.territory(&condition.more_hoplites_in);
                let gain = then.iter().find_map(|effect| match effect {
                    raw::Effect::Gain { n, .. } => Some(*n),
                    _ => None,
                });
                let side = if who == "each" { None } else { self.side(who) };
                rules.end_bonus = gain.map(|n| EndBonus { side, territory, n });
            }
            raw::Effect::Forbid { action, who, place } => self.forbid(rules, action, who, place),
            _ => {}
        }
    }

    fn free_trade(
        &mut self,
        markets: &[String],
        lose: &BTreeMap<String, u8>,
        unless: &raw::Unless,
    ) -> FreeTrade {
        FreeTrade {
            markets: markets.iter().map(|id| self.market_id(id)).collect(),
            lose: lose.get("prestige").copied().unwrap_or(0),
            seas: self.sea_set(&unless.own_galleys_in),
            at_least: unless.at_least,
        }
    }

    fn forbid(&mut self, rules: &mut RoundRules, action: &str, who: &str, place: &str) {
        let territory = self.territory(place);
        match (action, self.side(who)) {
            ("move_hoplites", Some(side)) => rules.forbidden[side.index()].insert(territory),
            _ => self.faults.fault(format!("no card can forbid {action:?}")),
        }
    }

    fn reward(&mut self, reward: &BTreeMap<String, u8>) -> (Item, u8) {
        reward.iter().next().map_or((Item::Prestige, 0), |(id, n)| (self.item(id), *n))
    }

    fn item(&mut self, id: &str) -> Item {
        if id == "prestige" { Item::Prestige } else { Item::Good(self.good(id)) }
    }
}
