//! Every move a seat or chance can make: its words, and what can be said of it without a position.

use table::{Id, Message, Moves};

use crate::components::{NamedKinds, Numbers, components};
use crate::ids::{City, Colour, Kind, Piece, Player, Side};
use crate::known::Mark;
use crate::names;

/// A decision of a player or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Moves)]
#[args(card = kind, copy = mark)]
pub enum Move {
    /// Chance: a city board for the player whose turn it is to get one.
    #[clause("AGO-0.4")]
    Board(City),
    /// Chance: this card is on top.
    #[clause("AGO-0.7")]
    Deal(Kind),
    /// Chance: the end card is on top.
    #[clause("AGO-1.5")]
    EndCard,

    /// The side of a board that was dealt.
    #[clause("AGO-0.4")]
    Side(Side),
    /// A board and its side.
    #[clause("AGO-0.5")]
    #[at(names::board_side(city, side))]
    Take(City, Side),
    /// A card from this pile.
    Draw(Colour),
    /// One more card from this pile, for coins or for victory points.
    #[clause("AGO-1.2" if fee == Fee::Coins)]
    #[clause("AGO-9.4")]
    #[says("move-buy" if fee == Fee::Coins, colour, n = numbers().extra_card)]
    #[says("move-buy-aristotle", colour, n = numbers().aristotle_vp)]
    Buy(Colour, Fee),
    /// A look at the top of this pile.
    #[clause("AGO-9.23")]
    Look(Colour),

    /// Put up a card for auction.
    #[clause("AGO-2.1")]
    #[at(names::hand_card(kind))]
    Auction(Kind),
    /// Offer so much.
    #[clause("AGO-2.2")]
    Bid(u16),
    /// Bid no more on this card.
    #[clause("AGO-2.3")]
    Pass,
    /// Buy the card oneself.
    #[clause("AGO-2.6")]
    Keep,
    /// Let it go: to the highest bidder, or out of the game.
    #[clause("AGO-2.6")]
    #[says("move-let-go-box")]
    LetGo,

    /// Develop a card.
    #[clause("AGO-3.1")]
    #[at(names::hand_card(kind))]
    Develop(Kind),
    /// The Colony brings the next red card.
    #[clause("AGO-9.16")]
    Settle,
    /// Put a hand card into the box for Phidias.
    #[clause("AGO-9.17")]
    #[at(names::hand_card(kind))]
    Discard(Kind),
    /// Lay a coin on a card.
    #[clause("AGO-4.1")]
    #[says(_ = piece)]
    Protect(Piece),

    /// Take the income.
    #[clause("AGO-5.1")]
    Income,
    /// Use a card on a card of one's hand: Alexander, Archimedes, Homer or the Priestess.
    #[words("use {by} {kind}")]
    #[clause("AGO-9.1" if by == named().alexander)]
    #[clause("AGO-9.11" if by == named().homer)]
    #[clause("AGO-9.19" if by == named().priestess)]
    #[clause("AGO-9.3")]
    #[at(names::hand_card(kind))]
    Use(Kind, Kind),
    /// Euclid: buy so many victory points.
    #[clause("AGO-9.6")]
    #[says(with = exchange("move-buy-vp", n))]
    BuyVp(u16),
    /// Euclid: sell so many.
    #[clause("AGO-9.6")]
    #[says(with = exchange("move-sell-vp", n))]
    SellVp(u16),
    /// Plato: the gift goes to this player.
    #[clause("AGO-9.18")]
    #[says(player, n = numbers().plato_coins, gift = numbers().plato_gift)]
    Plato(Player),
    /// Turn a Port at this player; which one, where they differ.
    #[clause("AGO-9.7")]
    #[says("move-port" if piece.is_none(), player, n = numbers().port_vp)]
    #[says("move-port-coin" if piece.is_some_and(Piece::has_coin), player, n = numbers().port_vp)]
    #[says("move-port-bare", player, n = numbers().port_vp)]
    Port(Player, Option<Piece>),
    /// Herodotus looks into this player's history.
    #[clause("AGO-9.9")]
    Herodotus(Player),
    /// ... and removes this card; which copy, where they differ.
    #[clause("AGO-9.9")]
    #[says("move-erase-copy" if mark.is_some())]
    #[says("move-erase")]
    #[at(names::history_card(kind))]
    Erase(Kind, Option<Mark>),
    /// Hippocrates brings this card back; which copy, where they differ.
    #[clause("AGO-9.10")]
    #[says("move-hippocrates-copy" if mark.is_some())]
    #[says("move-hippocrates")]
    Hippocrates(Kind, Option<Mark>),
    /// The Assassin removes this card of this player.
    #[clause("AGO-9.13")]
    #[says(player, n = numbers().assassin_vp)]
    #[at(names::city_card(player, piece.kind))]
    Assassinate(Player, Piece),

    /// Trade with this player.
    #[clause("AGO-6.1")]
    Trade(Player),
    /// Attack this player.
    #[clause("AGO-7.1")]
    Attack(Player),
    /// Destroy this card of the defender.
    #[clause("AGO-7.5")]
    #[says(card = piece.kind)]
    Destroy(Piece),
    /// Give up this card of one's own.
    #[clause("AGO-7.7")]
    #[says("move-sacrifice-coin" if piece.has_coin(), card = piece.kind)]
    #[says("move-sacrifice", card = piece.kind)]
    Sacrifice(Piece),
    /// End the phase, or decline what is offered.
    Done,
}

/// How an extra card is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
pub enum Fee {
    /// Coins.
    Coins,
    /// AGO-9.4: victory points, with Aristotle.
    Aristotle,
}

fn named() -> &'static NamedKinds {
    &components().named
}

fn numbers() -> &'static Numbers {
    &components().numbers
}

fn exchange(id: &'static str, n: u16) -> Message {
    let coins = n.saturating_mul(numbers().euclid_coins);
    Message::new(id).name("points", names::points(n)).name("coins", names::coins(coins))
}
