//! What happened, as values; the sentences are in `words/`.

use crate::ids::{City, Colour, Kind, Player, Side};
use crate::known::{Face, Knowers};
use crate::names::{self, coins as some_coins, points as some_points};

/// Something that happened in the game. A face that not everybody may know is an option, and
/// empty for those who may not; `by` are those who may.
#[derive(Clone, Copy, PartialEq, Debug, table::Event)]
#[args(card = kind, _ = by)]
#[at(player)]
#[secret(kind, known_to = by)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Event {
    #[clause("AGO-0.4")]
    BoardDealt { player: Player, city: City },
    #[says("event-board-coins" if coins > 0, n = coins, ..)]
    #[says("event-board", n = coins, ..)]
    #[clause("AGO-0.6")]
    BoardSettled { player: Player, city: City, side: Side, coins: u16 },
    #[says("event-turn")]
    #[clause("AGO-0.11")]
    TurnBegan { player: Player },
    #[says("event-drew-card" if kind.is_some())]
    #[says("event-drew")]
    #[clause("AGO-1.1")]
    #[at(player, colour)]
    Drew { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[says("event-extra", player, n = coins)]
    #[clause("AGO-1.2")]
    ExtraBought { player: Player, coins: u16 },
    #[says(player, n = vp)]
    #[clause("AGO-9.4")]
    Aristotle { player: Player, vp: u16 },
    #[clause("AGO-1.5")]
    #[at(player, colour)]
    EndCard { player: Player, colour: Colour },
    #[clause("AGO-1.6")]
    #[at(colour)]
    LastCard { colour: Colour },
    #[says("event-peeked" if face.is_none(), player, colour)]
    #[says("event-peeked-end" if face == Some(Face::End), player, colour)]
    #[says("event-peeked-card", player, colour, card = face.and_then(Face::kind))]
    #[clause("AGO-9.23")]
    #[at(player, colour)]
    #[secret(face, known_to = player)]
    Peeked { player: Player, colour: Colour, face: Option<Face> },
    #[says("event-put-up-card" if kind.is_some())]
    #[says("event-put-up")]
    #[clause("AGO-2.1")]
    PutUp { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[says(player, n = bid)]
    #[clause("AGO-2.2")]
    Bid { player: Player, bid: u16 },
    #[clause("AGO-2.3")]
    Passed { player: Player },
    #[says(player, n = bid)]
    #[clause("AGO-2.4")]
    CannotRaise { player: Player, bid: u16 },
    #[says(player, n = price, other = seller)]
    #[clause("AGO-2.5")]
    #[at(player, seller)]
    Sold { player: Player, seller: Player, price: u16 },
    #[says("event-kept-from" if to.is_some(), player, n = price, other = to)]
    #[says("event-kept", player, n = price)]
    #[clause("AGO-2.6" if to.is_some())]
    #[clause("AGO-2.7")]
    Kept { player: Player, price: u16, to: Option<Player> },
    #[says("event-unwanted-card" if kind.is_some())]
    #[says("event-unwanted")]
    #[clause("AGO-2.7")]
    Unwanted { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[says("event-developed" if how.price().is_some(), n = how.price(), player, kind)]
    #[says("event-returned" if how == How::Hippocrates, player, kind)]
    #[says("event-placed", player, kind)]
    #[clause(how.clause())]
    #[at(names::city_card(player, kind))]
    Placed { player: Player, kind: Kind, how: How },
    #[says(player, n = price)]
    #[clause("AGO-9.16")]
    Settled { player: Player, price: u16 },
    #[says("event-discarded-card" if kind.is_some())]
    #[says("event-discarded")]
    #[clause("AGO-9.17")]
    Discarded { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[clause("AGO-4.1")]
    #[at(names::city_card(player, kind))]
    Protected { player: Player, kind: Kind },
    #[says("event-income-none" if coins == 0 && vp == 0, player)]
    #[says("event-income-coins" if vp == 0, player, coins = some_coins(coins))]
    #[says("event-income-points" if coins == 0, player, points = some_points(vp))]
    #[says(player, coins = some_coins(coins), points = some_points(vp))]
    #[clause("AGO-5.2")]
    Income { player: Player, coins: u16, vp: u16 },
    #[says("event-used-card" if kind.is_some(), by = user, player, colour, kind)]
    #[says("event-used", by = user, player, colour)]
    #[clause("AGO-5.3")]
    #[at(names::city_card(player, user))]
    UsedOn { player: Player, user: Kind, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[says("event-bought-vp" if buys, player, points = some_points(vp), coins = some_coins(coins))]
    #[says("event-sold-vp", player, points = some_points(vp), coins = some_coins(coins))]
    #[clause("AGO-9.6")]
    Exchanged { player: Player, buys: bool, vp: u16, coins: u16 },
    #[says(player, other = to)]
    #[clause("AGO-9.18")]
    #[at(player, to)]
    Plato { player: Player, to: Player },
    #[says("event-port", player, other = at)]
    #[clause("AGO-9.7")]
    #[at(player, at)]
    PortTurned { player: Player, at: Player },
    #[says(player, other = of)]
    #[clause("AGO-9.9")]
    #[at(player, of)]
    HistoryRead { player: Player, of: Player },
    #[says("event-erased-card" if kind.is_some(), other = of, ..)]
    #[says("event-erased", other = of, ..)]
    #[clause("AGO-9.9")]
    #[at(player, of)]
    Erased { player: Player, of: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[says(player, other = victim, kind)]
    #[clause("AGO-9.13")]
    #[at(player, victim)]
    Assassinated { player: Player, victim: Player, kind: Kind },
    #[says(player, other = partner, gets = some_coins(gets), gives)]
    #[clause("AGO-6.1")]
    #[at(player, partner)]
    Traded { player: Player, partner: Player, gets: u16, gives: u16 },
    #[says("event-attacked" if hired == 0, player, other = defender, coins = some_coins(coins))]
    #[says("event-attacked-hired",
        player, other = defender, coins = some_coins(coins), hired = some_coins(hired))]
    #[clause("AGO-7.4")]
    #[at(player, defender)]
    Attacked { player: Player, defender: Player, coins: u16, hired: u16 },
    #[says("event-sacrificed" if loss == Loss::Sacrifice, player, kind)]
    #[says("event-lost", player, kind)]
    #[clause(loss.clause())]
    Lost { player: Player, kind: Kind, loss: Loss },
    #[says("event-over")]
    #[clause("AGO-8.1")]
    GameOver,
}

/// How a card came into a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum How {
    Auction,
    Developed { price: u16 },
    Colony,
    Hippocrates,
}

impl How {
    const fn clause(self) -> &'static str {
        match self {
            How::Auction => "AGO-2.8",
            How::Developed { .. } => "AGO-3.1",
            How::Colony => "AGO-9.16",
            How::Hippocrates => "AGO-9.10",
        }
    }

    const fn price(self) -> Option<u16> {
        match self {
            How::Developed { price } => Some(price),
            _ => None,
        }
    }
}

/// How a card was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Loss {
    War,
    Sacrifice,
    Assassin,
}

impl Loss {
    const fn clause(self) -> &'static str {
        match self {
            Loss::War => "AGO-7.5",
            Loss::Sacrifice => "AGO-7.7",
            Loss::Assassin => "AGO-7.8",
        }
    }
}
