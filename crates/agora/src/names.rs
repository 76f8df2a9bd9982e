//! Names of things as messages, and their ids on the drawn table.

use std::array;
use std::sync::OnceLock;

use table::{Message, Named};

use crate::board::Board;
use crate::ids::{City, Kind, MOST_PLAYERS, Player, Side};

/// The text of a card.
#[must_use]
pub fn card_text(kind: Kind) -> Message {
    Message::new(format!("{}.text", kind.name().id))
}

/// A player at a table: by the city, or by the seat before there is one.
#[must_use]
pub fn of(board: &Board, player: Player) -> Message {
    called(board, player).unwrap_or_else(|| player.name())
}

/// What a player is called who has a city.
#[must_use]
pub fn called(board: &Board, player: Player) -> Option<Message> {
    board.of(player).city.map(|city| city.name())
}

/// What is asked of a player.
pub(crate) fn asks(id: &'static str, player: Player) -> Message {
    Message::new(id).with("player", &player)
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
        let leak = |id: String| -> &'static str { id.leak() };
        let players: [Player; MOST_PLAYERS] = array::from_fn(|index| Player(index as u8));
        let all =
            |place: &str| Kind::all().map(|kind| leak(format!("{place}-{}", kind.id()))).collect();
        TableIds {
            city_cards: Kind::all()
                .map(|kind| players.map(|who| leak(format!("{}-{}", who.id(), kind.id()))))
                .collect(),
            hand_cards: all("hand"),
            history_cards: all("history"),
            boards: City::all()
                .map(|city| Side::ALL.map(|side| leak(format!("{}-{}", city.id(), side.id()))))
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
