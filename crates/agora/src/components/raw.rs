//! The component file as it stands.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct File {
    pub game: Game,
    pub setup: Setup,
    pub rules: Rules,
    pub cards: Vec<Card>,
    pub boards: Vec<Board>,
    pub end_cards: Vec<EndCard>,
}

#[derive(Deserialize)]
pub(super) struct Game {
    pub title: String,
    pub provenance: String,
}

#[derive(Deserialize)]
pub(super) struct EndCard {
    pub colour: String,
}

#[derive(Deserialize)]
pub(super) struct Setup {
    pub start_coins_first_player: u16,
    pub start_coins_step_clockwise: u16,
    pub by_players: BTreeMap<String, ByPlayers>,
}

#[derive(Deserialize)]
pub(super) struct ByPlayers {
    pub removed_per_deck: u8,
    pub end_zone_size: u8,
    pub first_game_boards: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Rules {
    pub draw: Draw,
    pub auction: Auction,
    pub develop: Develop,
    pub end: End,
    pub scoring: Scoring,
}

#[derive(Deserialize)]
pub(super) struct Draw {
    pub extra_card_cost_coins: u16,
}

#[derive(Deserialize)]
pub(super) struct Auction {
    pub must_sell_from_bid: u16,
    pub no_bid_price: u16,
}

#[derive(Deserialize)]
pub(super) struct Develop {
    pub max_cards: u8,
    pub base_cost: u16,
}

#[derive(Deserialize)]
pub(super) struct End {
    pub end_cards_to_finish: u8,
}

#[derive(Deserialize)]
pub(super) struct Scoring {
    pub coins_per_vp: u16,
}

#[derive(Deserialize)]
pub(super) struct Card {
    pub id: String,
    pub colour: String,
    pub count: u8,
    pub tags: Vec<String>,
    pub symbols: Vec<Symbol>,
    pub effect: Option<Effect>,
}

#[derive(Deserialize)]
pub(super) struct Symbol {
    pub sym: String,
    pub n: u8,
    pub colour: Option<String>,
    pub protectable: bool,
}

#[derive(Deserialize)]
pub(super) struct Effect {
    pub trigger: String,
    #[serde(default)]
    pub cost: Cost,
    pub ops: Vec<Op>,
}

/// What an effect costs: the Colony's price is a word, the others are numbers.
#[derive(Deserialize, Default)]
pub(super) struct Cost {
    #[serde(default)]
    pub vp: u16,
    #[serde(default)]
    pub coins: serde_json::Value,
}

#[derive(Deserialize)]
pub(super) struct Op {
    pub op: String,
    /// A number, or a word such as `all`.
    #[serde(default)]
    pub n: serde_json::Value,
    pub deck: Option<String>,
    pub coins_per_vp: Option<u16>,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub id: String,
    pub sides: Vec<BoardSide>,
}

#[derive(Deserialize)]
pub(super) struct BoardSide {
    pub symbols: Vec<Symbol>,
}
