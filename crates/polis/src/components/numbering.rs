//! The numbers of ids: the order of the file, over all editions.

use super::Ids;
use super::load::{EDITIONS, Raw, leak};
use super::raw::{self, in_order::Entries};

/// What everything is called. The editions share most of their projects and shiploads; in each,
/// numbers follow the order of the file.
pub(super) fn ids_of<'f>(file: &raw::File, editions: &'f [Raw<'_>]) -> Ids {
    let map = &file.common.map;
    let deck = |raw: &'f raw::Edition| raw.events.decks.0.iter().flat_map(|(_, cards)| cards);
    let decks = || editions.iter().map(move |(id, raw, _)| (*id, deck(raw)));
    let cards = || file.common.combat_cards.cards.iter();
    let land = cards().map(|card| card.land.id());
    Ids {
        poleis: names(&map.poleis),
        territories: names(&map.territories),
        seas: names(&map.seas),
        markets: names(&map.markets),
        shiploads: merged(editions.iter().map(|(_, raw, _)| {
            let markets = map.markets.0.iter().filter_map(|(id, _)| raw.shiploads.get(id));
            markets.flatten().map(|shipload| shipload.id.clone()).collect()
        })),
        projects: merged(
            editions
                .iter()
                .map(|(_, raw, _)| raw.projects.0.iter().map(|(id, _)| id.clone()).collect()),
        ),
        events: merged(decks().map(|(_, cards)| cards.map(|card| card.id.clone()).collect())),
        titles: decks()
            .flat_map(|(id, cards)| cards.map(move |card| title_id(file, id, card)))
            .collect(),
        rounds: merged(
            editions
                .iter()
                .map(|(_, raw, _)| raw.rules.rounds.iter().map(|round| round.id.clone()).collect()),
        ),
        halves: merged([land.chain(cards().map(|card| card.sea.id())).collect()].into_iter()),
    }
}

fn names<T>(entries: &Entries<T>) -> Vec<&'static str> {
    entries.0.iter().map(|(id, _)| leak(id)).collect()
}

/// The ids of several lists, each once; what a list adds stands after what it follows there.
fn merged(lists: impl Iterator<Item = Vec<String>>) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = Vec::new();
    for list in lists {
        let mut at = all.len();
        for id in list {
            match all.iter().position(|known| *known == id) {
                Some(known) => at = known + 1,
                None => {
                    all.insert(at, leak(&id));
                    at += 1;
                }
            }
        }
    }
    all
}

/// Cards of the same title share one entry in the words, `event-free-trade-with-persia`; one
/// that says something else in a later edition has its own, `event-betrayal-2020`.
fn title_id(file: &raw::File, edition: &str, raw: &raw::EventCard) -> String {
    let slug: String = raw
        .title
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
        .collect();
    let differs = EDITIONS.iter().take_while(|id| **id != edition).any(|id| {
        let decks = file.editions.get(*id).and_then(|value| value["events"]["decks"].as_object());
        let cards =
            decks.into_iter().flat_map(|decks| decks.values()).flat_map(|deck| deck.as_array());
        cards
            .flatten()
            .any(|card| card["title"] == raw.title.as_str() && card["text"] != raw.text.as_str())
    });
    if differs { format!("event-{slug}-{edition}") } else { format!("event-{slug}") }
}
