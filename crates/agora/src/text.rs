//! The words of moves, the same in every language.

use crate::components::components;
use crate::ids::{City, Colour, Kind, Piece, Player, Side};
use crate::moves::{Fee, Move};
use crate::position::Mark;

/// Writes a move.
#[must_use]
pub(crate) fn write(mv: Move) -> String {
    match mv {
        Move::Board(city) => format!("board {}", city.id()),
        Move::Deal(kind) => format!("deal {}", kind.id()),
        Move::EndCard => "end_card".to_owned(),
        Move::Side(side) => format!("side {}", side.id()),
        Move::Take(city, side) => format!("take {} {}", city.id(), side.id()),
        Move::Draw(colour) => format!("draw {}", colour.id()),
        Move::Buy(colour, fee) => format!("buy {} {}", colour.id(), fee_word(fee)),
        Move::Look(colour) => format!("look {}", colour.id()),
        Move::Auction(kind) => format!("auction {}", kind.id()),
        Move::Bid(bid) => format!("bid {bid}"),
        Move::Pass => "pass".to_owned(),
        Move::Keep => "keep".to_owned(),
        Move::LetGo => "let_go".to_owned(),
        Move::Develop(kind) => format!("develop {}", kind.id()),
        Move::Settle => "settle".to_owned(),
        Move::Discard(kind) => format!("discard {}", kind.id()),
        Move::Protect(piece) => format!("protect {}", piece.word()),
        Move::Income => "income".to_owned(),
        Move::Use(kind, card) => format!("use {} {}", kind.id(), card.id()),
        Move::BuyVp(n) => format!("buy_vp {n}"),
        Move::SellVp(n) => format!("sell_vp {n}"),
        Move::Plato(player) => format!("plato {}", player.id()),
        Move::Port(player, port) => match port {
            None => format!("port {}", player.id()),
            Some(port) => format!("port {} {}", player.id(), port.word()),
        },
        Move::Herodotus(player) => format!("herodotus {}", player.id()),
        Move::Erase(kind, mark) => copy("erase", kind, mark),
        Move::Hippocrates(kind, mark) => copy("hippocrates", kind, mark),
        Move::Assassinate(player, piece) => format!("assassinate {} {}", player.id(), piece.word()),
        Move::Trade(player) => format!("trade {}", player.id()),
        Move::Attack(player) => format!("attack {}", player.id()),
        Move::Destroy(piece) => format!("destroy {}", piece.word()),
        Move::Sacrifice(piece) => format!("sacrifice {}", piece.word()),
        Move::Done => "done".to_owned(),
    }
}

/// A card of a history, and which copy of it.
fn copy(verb: &str, kind: Kind, mark: Option<Mark>) -> String {
    match mark {
        None => format!("{verb} {}", kind.id()),
        Some(mark) => format!("{verb} {} {}", kind.id(), mark.word()),
    }
}

/// Reads the words of a move; `None` if they mean nothing.
#[must_use]
pub(crate) fn read(words: &str) -> Option<Move> {
    let mut words = words.split_ascii_whitespace();
    let verb = words.next()?;
    let (first, second, rest) = (words.next(), words.next(), words.next());
    if rest.is_some() {
        return None;
    }
    match (first, second) {
        (Some(one), Some(two)) => read_two(verb, one, two),
        (Some(one), None) => read_one(verb, one),
        (None, _) => read_bare(verb),
    }
}

fn read_bare(verb: &str) -> Option<Move> {
    Some(match verb {
        "end_card" => Move::EndCard,
        "pass" => Move::Pass,
        "keep" => Move::Keep,
        "let_go" => Move::LetGo,
        "settle" => Move::Settle,
        "income" => Move::Income,
        "done" => Move::Done,
        _ => return None,
    })
}

fn read_one(verb: &str, word: &str) -> Option<Move> {
    let kind = || Kind::by_id(word);
    let colour = || Colour::by_id(word);
    let player = || Player::by_id(word);
    let piece = || Piece::by_word(word);
    // A leading plus or zero would be a second way of writing the same move.
    let number = || word.parse::<u16>().ok().filter(|n| n.to_string() == word);
    Some(match verb {
        "board" => Move::Board(City::by_id(word)?),
        "deal" => Move::Deal(kind()?),
        "side" => Move::Side(Side::by_id(word)?),
        "draw" => Move::Draw(colour()?),
        "look" => Move::Look(colour()?),
        "auction" => Move::Auction(kind()?),
        "bid" => Move::Bid(number()?),
        "develop" => Move::Develop(kind()?),
        "discard" => Move::Discard(kind()?),
        "protect" => Move::Protect(piece()?),
        "buy_vp" => Move::BuyVp(number()?),
        "sell_vp" => Move::SellVp(number()?),
        "plato" => Move::Plato(player()?),
        "port" => Move::Port(player()?, None),
        "herodotus" => Move::Herodotus(player()?),
        "erase" => Move::Erase(kind()?, None),
        "hippocrates" => Move::Hippocrates(kind()?, None),
        "trade" => Move::Trade(player()?),
        "attack" => Move::Attack(player()?),
        "destroy" => Move::Destroy(piece()?),
        "sacrifice" => Move::Sacrifice(piece()?),
        _ => return None,
    })
}

fn read_two(verb: &str, one: &str, two: &str) -> Option<Move> {
    Some(match verb {
        "take" => Move::Take(City::by_id(one)?, Side::by_id(two)?),
        "buy" => {
            let fee = Fee::BOTH.into_iter().find(|&fee| fee_word(fee) == two)?;
            Move::Buy(Colour::by_id(one)?, fee)
        }
        "use" => Move::Use(Kind::by_id(one)?, Kind::by_id(two)?),
        "port" => Move::Port(Player::by_id(one)?, Some(Piece::by_word(two)?)),
        "erase" => Move::Erase(Kind::by_id(one)?, Some(Mark::by_word(two)?)),
        "hippocrates" => Move::Hippocrates(Kind::by_id(one)?, Some(Mark::by_word(two)?)),
        "assassinate" => Move::Assassinate(Player::by_id(one)?, Piece::by_word(two)?),
        _ => return None,
    })
}

fn fee_word(fee: Fee) -> &'static str {
    match fee {
        Fee::Coins => "coins",
        Fee::Aristotle => components().named.aristotle.id(),
    }
}
