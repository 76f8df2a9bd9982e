//! `games.list`: what can be played.

use serde_json::{Map, Value, json};
use table::{About, Edition};

use super::errors::Failure;
use super::opening::CHANCE;
use super::params::Params;
use super::session::Session;
use crate::games;

/// Every game with what can be chosen when one is set up.
pub(super) fn games_list(_: &mut Session, params: Params) -> Result<Value, Failure> {
    params.done()?;
    Ok(games::all().iter().map(|game| about(game.about())).collect())
}

fn about(about: &About) -> Value {
    let counts = &about.seat_counts;
    json!({
        "id": about.id,
        "name": about.name,
        "seats": about.seats,
        "seat_counts": {"least": counts.start(), "most": counts.end()},
        "editions": about.editions.iter().map(edition).collect::<Vec<_>>(),
        "options": options(about),
        "rules": about.rules,
        "sources": about.sources,
        "reconstructed": about.editions.first().map(|edition| edition.reconstructed),
    })
}

fn edition(edition: &Edition) -> Value {
    let scenarios = edition.scenarios.iter();
    let scenarios = scenarios.map(|one| json!({"id": one.id, "title": one.title}));
    json!({
        "id": edition.id,
        "title": edition.title,
        "scenarios": scenarios.collect::<Vec<_>>(),
        "reconstructed": edition.reconstructed,
    })
}

/// Options of the engine and of the game with their values, the default first.
fn options(about: &About) -> Map<String, Value> {
    let own = about.options.iter().map(|(name, values)| ((*name).to_owned(), json!(values)));
    std::iter::once(("chance".to_owned(), json!(CHANCE))).chain(own).collect()
}
