//! Things on the drawn table, parsed back from their ids.

use crate::ids::{City, Colour, Kind, Player, Side};

/// A thing that somebody points at.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    Pile(Colour),
    Player(Player),
    /// A card in the hand of whoever looks.
    Hand(Kind),
    /// A card in the history that is being read.
    History(Kind),
    City(Player, Kind),
    Side(City, Side),
}

impl Target {
    pub(crate) fn by_id(id: &str) -> Option<Target> {
        if let Some(colour) = Colour::by_id(id) {
            return Some(Target::Pile(colour));
        }
        if let Some(player) = Player::by_id(id) {
            return Some(Target::Player(player));
        }
        let (first, second) = id.split_once('-')?;
        match first {
            "hand" => Kind::by_id(second).map(Target::Hand),
            "history" => Kind::by_id(second).map(Target::History),
            _ => match (Player::by_id(first), City::by_id(first)) {
                (Some(player), _) => Kind::by_id(second).map(|kind| Target::City(player, kind)),
                (_, Some(city)) => Side::by_id(second).map(|side| Target::Side(city, side)),
                _ => None,
            },
        }
    }
}
