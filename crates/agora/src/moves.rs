//! Every move a seat or chance can make.

use crate::ids::{City, Colour, Kind, Piece, Player, Side};
use crate::position::Mark;

/// A decision of a player or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Chance: a city board for the player whose turn it is to get one.
    Board(City),
    /// Chance: this card is on top.
    Deal(Kind),
    /// Chance: the end card is on top.
    EndCard,

    /// The side of a board that was dealt.
    Side(Side),
    /// A board and its side.
    Take(City, Side),
    /// A card from this pile.
    Draw(Colour),
    /// One more card from this pile, for coins or for victory points.
    Buy(Colour, Fee),
    /// A look at the top of this pile.
    Look(Colour),

    /// Put up a card for auction.
    Auction(Kind),
    /// Offer so much.
    Bid(u16),
    /// Bid no more on this card.
    Pass,
    /// Buy the card oneself.
    Keep,
    /// Let it go: to the highest bidder, or out of the game.
    LetGo,

    /// Develop a card.
    Develop(Kind),
    /// The Colony brings the next red card.
    Settle,
    /// Put a hand card into the box for Phidias.
    Discard(Kind),
    /// Lay a coin on a card.
    Protect(Piece),

    /// Take the income.
    Income,
    /// Use a card on a card of one's hand: Alexander, Archimedes, Homer or the Priestess.
    Use(Kind, Kind),
    /// Euclid: buy so many victory points.
    BuyVp(u16),
    /// Euclid: sell so many.
    SellVp(u16),
    /// Plato: the gift goes to this player.
    Plato(Player),
    /// Turn a Port at this player; which one, where they differ.
    Port(Player, Option<Piece>),
    /// Herodotus looks into this player's history.
    Herodotus(Player),
    /// ... and removes this card; which copy, where they differ.
    Erase(Kind, Option<Mark>),
    /// Hippocrates brings this card back; which copy, where they differ.
    Hippocrates(Kind, Option<Mark>),
    /// The Assassin removes this card of this player.
    Assassinate(Player, Piece),

    /// Trade with this player.
    Trade(Player),
    /// Attack this player.
    Attack(Player),
    /// Destroy this card of the defender.
    Destroy(Piece),
    /// Give up this card of one's own.
    Sacrifice(Piece),
    /// Enough.
    Done,
}

/// How an extra card is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fee {
    /// Coins.
    Coins,
    /// AGO-9.4: victory points, with Aristotle.
    Aristotle,
}

impl Fee {
    /// Both ways of paying.
    pub const BOTH: [Fee; 2] = [Fee::Coins, Fee::Aristotle];
}
