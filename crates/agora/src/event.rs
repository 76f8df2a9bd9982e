//! What happened, as values; the sentences are in `words/`.

use table::{Message, Told, Viewer};

use crate::ids::{City, Colour, Kind, Player, Side};
use crate::names;
use crate::position::{Face, Knowers};

/// Something that happened in the game. A face that not everybody may know is an option, and
/// empty for those who may not; `by` are those who may.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Event {
    BoardDealt { player: Player, city: City },
    BoardSettled { player: Player, city: City, side: Side, coins: u16 },
    TurnBegan { player: Player },
    Drew { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    ExtraBought { player: Player, coins: u16 },
    Aristotle { player: Player, vp: u16 },
    EndCard { player: Player, colour: Colour },
    LastCard { colour: Colour },
    Peeked { player: Player, colour: Colour, face: Option<Face> },
    PutUp { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    Bid { player: Player, bid: u16 },
    Passed { player: Player },
    CannotRaise { player: Player, bid: u16 },
    Sold { player: Player, seller: Player, price: u16 },
    Kept { player: Player, price: u16, to: Option<Player> },
    Unwanted { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    Placed { player: Player, kind: Kind, how: How },
    Settled { player: Player, price: u16 },
    Discarded { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    Protected { player: Player, kind: Kind },
    Income { player: Player, coins: u16, vp: u16 },
    UsedOn { player: Player, user: Kind, colour: Colour, kind: Option<Kind>, by: Knowers },
    Exchanged { player: Player, buys: bool, vp: u16, coins: u16 },
    Plato { player: Player, to: Player },
    PortTurned { player: Player, at: Player },
    HistoryRead { player: Player, of: Player },
    Erased { player: Player, of: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    Assassinated { player: Player, victim: Player, kind: Kind },
    Traded { player: Player, partner: Player, gets: u16, gives: u16 },
    Attacked { player: Player, defender: Player, coins: u16, hired: u16 },
    Lost { player: Player, kind: Kind, loss: Loss },
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

/// How a card was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Loss {
    War,
    Sacrifice,
    Assassin,
}

impl Event {
    /// The event as a viewer may know it.
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer) -> Event {
        match &mut self {
            Event::Drew { kind, by, .. }
            | Event::PutUp { kind, by, .. }
            | Event::Unwanted { kind, by, .. }
            | Event::Discarded { kind, by, .. }
            | Event::UsedOn { kind, by, .. }
            | Event::Erased { kind, by, .. } => {
                if !by.include(Some(viewer)) {
                    *kind = None;
                }
                // Who else knows it is nobody's business.
                *by = by.narrowed(Some(viewer));
            }
            Event::Peeked { player, face, .. } if !viewer.is(player.seat()) => *face = None,
            _ => {}
        }
        self
    }

    /// The event as a sentence, with its clause and what it concerns.
    #[must_use]
    pub fn tell(&self) -> Told {
        let (message, clause) = self.sentence();
        Told { message, clause, targets: self.targets() }
    }

    #[allow(clippy::too_many_lines, reason = "one arm an event")]
    fn sentence(&self) -> (Message, &'static str) {
        use Event as E;
        let of = |id: &'static str, player| Message::new(id).name("player", names::player(player));
        let other = |message: Message, player| message.name("other", names::player(player));
        let pile =
            |id: &'static str, player, colour| of(id, player).name("colour", names::colour(colour));
        // The face where it may be known, else the colour alone.
        let face =
            |known: &'static str, hidden: &'static str, player, colour, kind: Option<Kind>| {
                match kind {
                    Some(kind) => pile(known, player, colour).name("card", names::card(kind)),
                    None => pile(hidden, player, colour),
                }
            };
        match *self {
            E::BoardDealt { player, city } => {
                (of("event-board-dealt", player).name("city", names::city(city)), "AGO-0.4")
            }
            E::BoardSettled { player, city, side, coins } => {
                let id = if coins > 0 { "event-board-coins" } else { "event-board" };
                let message = of(id, player).name("city", names::city(city));
                (message.text("side", side.id().to_uppercase()).number("n", coins), "AGO-0.6")
            }
            E::TurnBegan { player } => (of("event-turn", player), "AGO-0.11"),
            E::Drew { player, colour, kind, .. } => {
                (face("event-drew-card", "event-drew", player, colour, kind), "AGO-1.1")
            }
            E::ExtraBought { player, coins } => {
                (of("event-extra", player).number("n", coins), "AGO-1.2")
            }
            E::Aristotle { player, vp } => {
                (of("event-aristotle", player).number("n", vp), "AGO-9.4")
            }
            E::EndCard { player, colour } => (pile("event-end-card", player, colour), "AGO-1.5"),
            E::LastCard { colour } => {
                (Message::new("event-last-card").name("colour", names::colour(colour)), "AGO-1.6")
            }
            E::Peeked { player, colour, face: None } => {
                (pile("event-peeked", player, colour), "AGO-9.23")
            }
            E::Peeked { player, colour, face: Some(Face::End) } => {
                (pile("event-peeked-end", player, colour), "AGO-9.23")
            }
            E::Peeked { player, colour, face: Some(Face::Card(kind)) } => {
                let message = pile("event-peeked-card", player, colour);
                (message.name("card", names::card(kind)), "AGO-9.23")
            }
            E::PutUp { player, colour, kind, .. } => {
                (face("event-put-up-card", "event-put-up", player, colour, kind), "AGO-2.1")
            }
            E::Bid { player, bid } => (of("event-bid", player).number("n", bid), "AGO-2.2"),
            E::Passed { player } => (of("event-passed", player), "AGO-2.3"),
            E::CannotRaise { player, bid } => {
                (of("event-cannot-raise", player).number("n", bid), "AGO-2.4")
            }
            E::Sold { player, seller, price } => {
                (other(of("event-sold", player).number("n", price), seller), "AGO-2.5")
            }
            E::Kept { player, price, to: Some(to) } => {
                (other(of("event-kept-from", player).number("n", price), to), "AGO-2.6")
            }
            E::Kept { player, price, to: None } => {
                (of("event-kept", player).number("n", price), "AGO-2.7")
            }
            E::Unwanted { player, colour, kind, .. } => {
                (face("event-unwanted-card", "event-unwanted", player, colour, kind), "AGO-2.7")
            }
            E::Placed { player, kind, how } => placed(of, player, kind, how),
            E::Settled { player, price } => {
                (of("event-settled", player).number("n", price), "AGO-9.16")
            }
            E::Discarded { player, colour, kind, .. } => {
                (face("event-discarded-card", "event-discarded", player, colour, kind), "AGO-9.17")
            }
            E::Protected { player, kind } => {
                (of("event-protected", player).name("card", names::card(kind)), "AGO-4.1")
            }
            E::Income { player, coins, vp } => {
                let id = match (coins, vp) {
                    (0, 0) => "event-income-none",
                    (_, 0) => "event-income-coins",
                    (0, _) => "event-income-points",
                    (_, _) => "event-income",
                };
                let message = of(id, player).name("coins", names::coins(coins));
                (message.name("points", names::points(vp)), "AGO-5.2")
            }
            E::UsedOn { player, user, colour, kind, .. } => {
                let message = face("event-used-card", "event-used", player, colour, kind);
                (message.name("by", names::card(user)), "AGO-5.3")
            }
            E::Exchanged { player, buys, vp, coins } => {
                let id = if buys { "event-bought-vp" } else { "event-sold-vp" };
                let message = of(id, player).name("points", names::points(vp));
                (message.name("coins", names::coins(coins)), "AGO-9.6")
            }
            E::Plato { player, to } => (other(of("event-plato", player), to), "AGO-9.18"),
            E::PortTurned { player, at } => (other(of("event-port", player), at), "AGO-9.7"),
            E::HistoryRead { player, of: whose } => {
                (other(of("event-history-read", player), whose), "AGO-9.9")
            }
            E::Erased { player, of: whose, colour, kind, .. } => {
                let message = face("event-erased-card", "event-erased", player, colour, kind);
                (other(message, whose), "AGO-9.9")
            }
            E::Assassinated { player, victim, kind } => {
                let message = other(of("event-assassinated", player), victim);
                (message.name("card", names::card(kind)), "AGO-9.13")
            }
            E::Traded { player, partner, gets, gives } => {
                let message = other(of("event-traded", player), partner);
                let message = message.name("gets", names::coins(gets));
                (message.number("gives", gives), "AGO-6.1")
            }
            E::Attacked { player, defender, coins, hired } => {
                let id = if hired > 0 { "event-attacked-hired" } else { "event-attacked" };
                let message = other(of(id, player), defender);
                let message = message.name("coins", names::coins(coins));
                (message.name("hired", names::coins(hired)), "AGO-7.4")
            }
            E::Lost { player, kind, loss } => {
                let (id, clause) = match loss {
                    Loss::War => ("event-lost", "AGO-7.5"),
                    Loss::Sacrifice => ("event-sacrificed", "AGO-7.7"),
                    Loss::Assassin => ("event-lost", "AGO-7.8"),
                };
                (of(id, player).name("card", names::card(kind)), clause)
            }
            E::GameOver => (Message::new("event-over"), "AGO-8.1"),
        }
    }

    /// Things on the drawn table.
    fn targets(&self) -> Vec<&'static str> {
        use Event as E;
        match *self {
            E::Placed { player, kind, .. } | E::Protected { player, kind } => {
                vec![names::city_card(player, kind)]
            }
            E::Drew { player, colour, .. }
            | E::EndCard { player, colour }
            | E::Peeked { player, colour, .. } => vec![player.id(), colour.id()],
            E::LastCard { colour } => vec![colour.id()],
            E::UsedOn { player, user, .. } => vec![names::city_card(player, user)],
            E::Sold { player, seller: other, .. }
            | E::Plato { player, to: other }
            | E::PortTurned { player, at: other }
            | E::HistoryRead { player, of: other }
            | E::Erased { player, of: other, .. }
            | E::Assassinated { player, victim: other, .. }
            | E::Traded { player, partner: other, .. }
            | E::Attacked { player, defender: other, .. } => vec![player.id(), other.id()],
            E::BoardDealt { player, .. }
            | E::BoardSettled { player, .. }
            | E::TurnBegan { player }
            | E::ExtraBought { player, .. }
            | E::Aristotle { player, .. }
            | E::PutUp { player, .. }
            | E::Bid { player, .. }
            | E::Passed { player }
            | E::CannotRaise { player, .. }
            | E::Kept { player, .. }
            | E::Unwanted { player, .. }
            | E::Settled { player, .. }
            | E::Discarded { player, .. }
            | E::Income { player, .. }
            | E::Exchanged { player, .. }
            | E::Lost { player, .. } => vec![player.id()],
            E::GameOver => Vec::new(),
        }
    }
}

fn placed(
    of: impl Fn(&'static str, Player) -> Message,
    player: Player,
    kind: Kind,
    how: How,
) -> (Message, &'static str) {
    let (message, clause) = match how {
        How::Auction => (of("event-placed", player), "AGO-2.8"),
        How::Developed { price } => (of("event-developed", player).number("n", price), "AGO-3.1"),
        How::Colony => (of("event-placed", player), "AGO-9.16"),
        How::Hippocrates => (of("event-returned", player), "AGO-9.10"),
    };
    (message.name("card", names::card(kind)), clause)
}
