//! Names of things as messages, and their ids on the drawn table.

use std::sync::OnceLock;

use table::Message;

use crate::board::Board;
use crate::components::{Symbol, components};
use crate::ids::{City, Colour, Kind, MOST_PLAYERS, Player, Side};

/// A card.
#[must_use]
pub fn card(kind: Kind) -> Message {
    Message::new(format!("card-{}", kind.id().replace('_', "-")))
}

/// The text of a card.
#[must_use]
pub fn card_text(kind: Kind) -> Message {
    Message::new(format!("card-{}.text", kind.id().replace('_', "-")))
}

/// A colour.
#[must_use]
pub fn colour(colour: Colour) -> Message {
    Message::new(format!("colour-{}", colour.id()))
}

/// A city board.
#[must_use]
pub fn city(city: City) -> Message {
    Message::new(format!("city-{}", city.id()))
}

/// A player, by the seat. A table says the city instead, once there is one: see [`called`].
#[must_use]
pub fn player(player: Player) -> Message {
    Message::new(format!("seat-{}", player.id()))
}

/// A player at a table: by the city, or by the seat before there is one.
#[must_use]
pub fn of(board: &Board, one: Player) -> Message {
    called(board, one).unwrap_or_else(|| player(one))
}

/// What a player is called who has a city.
#[must_use]
pub fn called(board: &Board, player: Player) -> Option<Message> {
    board.of(player).city.map(city)
}

/// So many coins.
#[must_use]
pub fn coins(n: u16) -> Message {
    Message::new("coins").number("n", n)
}

/// So many victory points.
#[must_use]
pub fn points(n: u16) -> Message {
    Message::new("victory-points").number("n", n)
}

/// What an icon means.
#[must_use]
pub fn icon(symbol: Symbol, n: u8) -> Message {
    let message = Message::new(format!("icon-{}", symbol.id().replace('_', "-"))).number("n", n);
    match symbol.colour() {
        Some(one) => message.name("colour", colour(one)),
        None => message,
    }
}

/// Ids of things on the drawn table that are made of two names.
struct TableIds {
    city_cards: Vec<[&'static str; MOST_PLAYERS]>,
    hand_cards: Vec<&'static str>,
    history_cards: Vec<&'static str>,
    boards: Vec<[&'static str; 2]>,
}

fn ids() -> &'static TableIds {
    static IDS: OnceLock<TableIds> = OnceLock::new();
    IDS.get_or_init(|| {
        let all = components();
        let kinds = || all.cards.iter().map(|card| card.id);
        let leak = |id: String| -> &'static str { id.leak() };
        TableIds {
            city_cards: kinds()
                .map(|id| Player::IDS.map(|who| leak(format!("{who}-{id}"))))
                .collect(),
            hand_cards: kinds().map(|id| leak(format!("hand-{id}"))).collect(),
            history_cards: kinds().map(|id| leak(format!("history-{id}"))).collect(),
            boards: City::all()
                .map(|city| Side::BOTH.map(|side| leak(format!("{}-{}", city.id(), side.id()))))
                .collect(),
        }
    })
}

/// A kind of card in a player's city.
#[must_use]
pub fn city_card(player: Player, kind: Kind) -> &'static str {
    ids().city_cards[kind.index()][player.index()]
}

/// A kind of card in the hand of whoever looks.
#[must_use]
pub fn hand_card(kind: Kind) -> &'static str {
    ids().hand_cards[kind.index()]
}

/// A kind of card in the history that is being read.
#[must_use]
pub fn history_card(kind: Kind) -> &'static str {
    ids().history_cards[kind.index()]
}

/// A side of a board that can be chosen.
#[must_use]
pub fn board_side(city: City, side: Side) -> &'static str {
    ids().boards[city.index()][side as usize]
}
