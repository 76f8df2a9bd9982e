//! The table in words: for terminals, and for those who hear the table rather than see it.

use table::{Message, Named, Speech};

use crate::Agora;
use crate::board::Board;
use crate::flow::Frame;
use crate::ids::{Colour, Piece, Player};
use crate::known::Face;
use crate::names;
use crate::rules::trade::vases;
use crate::view::{Lot, Seen, View};

/// The table as lines of text.
#[must_use]
pub(crate) fn sketch(view: &View, language: &str) -> String {
    let mut lines = vec![Agora::phase(view), piles(view)];
    for player in view.board.everybody() {
        lines.push(head(view, player));
        lines.push(city(&view.board, player));
        lines.extend(history(view, player));
    }
    lines.extend(auction(view));
    lines.extend(hand(view));
    lines.extend(looked(view));
    lines.extend(glimpsed(view));
    let say = |message: &Message| Agora::words().say(language, message);
    lines.iter().map(say).collect::<Vec<_>>().join("\n")
}

fn listed(id: &'static str, name: &'static str, list: Vec<Message>) -> Message {
    let list = if list.is_empty() { vec![Message::new("sketch-none")] } else { list };
    Message::new(id).list(name, list)
}

fn piles(view: &View) -> Message {
    let pile = |colour: Colour| {
        let pile = view.board.piles[colour.index()];
        let id = if pile.locked { "sketch-pile-locked" } else { "sketch-pile" };
        Message::new(id).with("colour", &colour).number("n", pile.left)
    };
    listed("sketch-piles", "piles", Colour::ALL.map(pile).to_vec())
}

fn head(view: &View, player: Player) -> Message {
    let own = view.board.of(player);
    let city = match (own.city, own.side) {
        (Some(city), Some(side)) => {
            Message::new("sketch-city").with("city", &city).text("side", side.id().to_uppercase())
        }
        _ => Message::new("sketch-no-city"),
    };
    Message::new("sketch-player")
        .with("player", &player)
        .name("city", city)
        .number("coins", own.coins)
        .number("vp", own.vp)
        .number("hand", view.hands[player.index()].len())
        .number("history", view.histories[player.index()].len() as i64)
        .number("war", view.board.sum(player, |sums| sums.war))
        .number("vases", vases(&view.board, player))
        .number("culture", view.board.sum(player, |sums| sums.culture))
}

fn city(board: &Board, player: Player) -> Message {
    let own = board.of(player);
    let cards = own.cards.iter().map(|piece| in_city(*piece));
    let mut line = cards.collect::<Vec<_>>();
    if let (Some(city), Some(side)) = (own.city, own.side) {
        let icons = &crate::components::components().cities[city.index()].icons[side as usize];
        line.extend(icons.iter().map(|icon| icon.name()));
    }
    listed("sketch-cards", "cards", line)
}

/// A card of a city with what lies on it.
pub(crate) fn in_city(piece: Piece) -> Message {
    let id = match (piece.has_coin(), piece.is_spent() || piece.aim().is_some()) {
        (false, false) => return piece.kind.name(),
        (true, false) => "sketch-card-coin",
        (false, true) => "sketch-card-used",
        (true, true) => "sketch-card-coin-used",
    };
    Message::new(id).with("card", &piece.kind)
}

fn history(view: &View, player: Player) -> Option<Message> {
    let heap = &view.histories[player.index()];
    if heap.is_empty() {
        return None;
    }
    let known = heap.known.iter().map(|card| card.kind.name());
    let hidden =
        heap.hidden.iter().map(|(colour, _)| Message::new("sketch-hidden").with("colour", colour));
    Some(listed("sketch-history", "cards", known.chain(hidden).collect()))
}

fn auction(view: &View) -> Option<Message> {
    let card = match view.lot {
        Lot::None => return None,
        Lot::Known(kind) => kind.name(),
        Lot::Hidden(colour) => Message::new("sketch-hidden").with("colour", &colour),
    };
    let (seller, bid, bidder) = view.steps.as_slice().iter().find_map(|step| match step {
        Frame::Bidding(step) => Some((step.seller, step.bid, step.bidder)),
        Frame::Closing(step) => Some((step.seller, step.bid, step.bidder)),
        _ => None,
    })?;
    let id = if bidder.is_some() { "sketch-auction-bid" } else { "sketch-auction" };
    Some(
        Message::new(id)
            .name("player", names::of(&view.board, seller))
            .name("card", card)
            .number("n", bid)
            .name("other", names::of(&view.board, bidder.unwrap_or(seller))),
    )
}

fn hand(view: &View) -> Option<Message> {
    let Seen::Known(bag) = view.hands[view.player()?.index()] else { return None };
    Some(listed("sketch-hand", "cards", bag.cards().map(|kind| kind.name()).collect()))
}

/// Cards in other hands that the viewer has seen.
fn glimpsed(view: &View) -> Vec<Message> {
    let line = |player: Player| {
        let Seen::Partly(seen, _) = view.hands[player.index()] else { return None };
        let cards = seen.cards().map(|kind| kind.name()).collect();
        let line = listed("sketch-glimpsed", "cards", cards);
        (!seen.is_empty()).then(|| line.name("player", names::of(&view.board, player)))
    };
    view.board.everybody().filter_map(line).collect()
}

fn looked(view: &View) -> Option<Message> {
    let faces = Colour::ALL.into_iter().filter_map(|colour| {
        let face = view.tops[colour.index()]?.face?;
        let card = match face {
            Face::Card(kind) => kind.name(),
            Face::End => Message::new("end-card"),
        };
        Some(Message::new("sketch-top").with("colour", &colour).name("card", card))
    });
    let faces: Vec<_> = faces.collect();
    (!faces.is_empty()).then(|| listed("sketch-tops", "tops", faces))
}
