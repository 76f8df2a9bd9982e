//! The numbers of ids: the order of the file, over all editions. They are found before anything
//! else is read, so that the rest is read by id.

use serde_json::Value;

use super::load::EDITIONS;
use super::{Ids, SOURCE};

/// What everything is called. The editions share most of their projects and shiploads; in each,
/// numbers follow the order of the file.
///
/// # Panics
/// If the embedded file is no JSON; a test loads it.
pub(super) fn number() -> Ids {
    let file: Value =
        serde_json::from_str(SOURCE).unwrap_or_else(|error| panic!("polis.json: {error}"));
    let map = &file["common"]["map"];
    let editions = || EDITIONS.iter().map(|id| &file["editions"][*id]);
    let halves = |half: &'static str| {
        items(&file["common"]["combat_cards"]["cards"]).map(move |card| {
            leak(format!("{}_{}", text(&card[half]["formation"]), text(&card[half]["manoeuvre"])))
        })
    };
    Ids {
        poleis: keys(&map["poleis"]).collect(),
        territories: keys(&map["territories"]).collect(),
        seas: keys(&map["seas"]).collect(),
        markets: keys(&map["markets"]).collect(),
        shiploads: merged(editions().map(|edition| {
            let markets = keys(&map["markets"]).flat_map(|id| items(&edition["shiploads"][id]));
            markets.map(id_of).collect()
        })),
        projects: merged(editions().map(|edition| keys(&edition["projects"]).collect())),
        events: merged(editions().map(|edition| decks(edition).map(id_of).collect())),
        titles: EDITIONS
            .into_iter()
            .flat_map(|id| decks(&file["editions"][id]).map(move |card| (id, card)))
            .map(|(edition, card)| {
                let earlier = EDITIONS.into_iter().take_while(|id| *id != edition);
                let differs = earlier
                    .flat_map(|id| decks(&file["editions"][id]))
                    .any(|one| one["title"] == card["title"] && one["text"] != card["text"]);
                title_id(text(&card["title"]), differs.then_some(edition))
            })
            .collect(),
        rounds: merged(
            editions().map(|edition| items(&edition["rules"]["rounds"]).map(id_of).collect()),
        ),
        halves: merged([halves("land").chain(halves("sea")).collect()].into_iter()),
    }
}

/// Ids live as long as the program: the components are loaded once.
pub(super) fn leak(id: impl Into<String>) -> &'static str {
    Box::leak(id.into().into_boxed_str())
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// The event cards of an edition, deck by deck.
fn decks(edition: &Value) -> impl Iterator<Item = &Value> {
    members(&edition["events"]["decks"]).flat_map(|(_, cards)| items(cards))
}

fn keys(value: &Value) -> impl Iterator<Item = &'static str> {
    members(value).map(|(id, _)| leak(id))
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn id_of(value: &Value) -> &'static str {
    leak(text(&value["id"]))
}

/// The ids of several lists, each once; what a list adds stands after what it follows there.
fn merged(lists: impl Iterator<Item = Vec<&'static str>>) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = Vec::new();
    for list in lists {
        let mut at = all.len();
        for id in list {
            match all.iter().position(|known| *known == id) {
                Some(known) => at = known + 1,
                None => {
                    all.insert(at, id);
                    at += 1;
                }
            }
        }
    }
    all
}

/// Cards of the same title share one entry in the words, `event-free-trade-with-persia`; one
/// that says something else in a later edition has its own, `event-betrayal-2020`.
fn title_id(title: &str, edition: Option<&str>) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let slug: String = title.chars().map(letter).collect();
    edition.map_or_else(|| format!("event-{slug}"), |edition| format!("event-{slug}-{edition}"))
}
