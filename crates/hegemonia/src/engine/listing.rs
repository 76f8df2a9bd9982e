//! `games.list`: what can be played.

use serde_json::{Map, Value, json};
use table::{About, protocol};

use super::errors::Failure;
use super::opening::CHANCE;
use super::params::Params;
use super::session::Session;
use crate::games;

/// Every game with what can be chosen when one is set up.
pub(super) fn games_list(_: &mut Session, params: Params) -> Result<Value, Failure> {
    params.done()?;
    let games = games::all().iter().map(|game| game.about());
    Ok(games.map(|about| protocol::listed(about, options(about))).collect())
}

/// Options of the engine and of the game with their values, the default first.
fn options(about: &About) -> Map<String, Value> {
    let own = about.options.iter().map(|(name, values)| ((*name).to_owned(), json!(values)));
    std::iter::once(("chance".to_owned(), json!(CHANCE))).chain(own).collect()
}
