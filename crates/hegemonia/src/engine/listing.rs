//! `games.list`: what can be played.

use serde_json::{Map, Value, json};
use table::protocol;

use super::errors::Failure;
use super::opening::CHANCE;
use super::params::Params;
use super::session::Session;
use crate::games;

/// Every game with its set-ups and options.
pub(super) fn games_list(_: &mut Session, params: Params) -> Result<Value, Failure> {
    params.done()?;
    let games = games::all().iter().map(|game| game.about());
    Ok(games.map(|about| protocol::listed(about, options())).collect())
}

/// Options of the engine with their values, the default first.
fn options() -> Map<String, Value> {
    Map::from_iter([("chance".to_owned(), json!(CHANCE))])
}
