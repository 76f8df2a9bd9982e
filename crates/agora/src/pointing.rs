//! What a move names on the drawn table, and what pointing at a thing can mean.

use table::Step;

use crate::board::Deal;
use crate::components::components;
use crate::flow::Frame;
use crate::ids::{City, Colour, Kind, Piece, Player, Side};
use crate::moves::{Fee, Move};
use crate::names;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::draw::Stage;
use crate::speech::acting;

/// Ids of the things on the drawn table that a move names.
#[must_use]
pub(crate) fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
    let me = acting(position);
    let named = &components().named;
    match mv {
        Move::Draw(colour) | Move::Buy(colour, _) | Move::Look(colour) => vec![colour.id()],
        Move::Auction(kind) | Move::Develop(kind) | Move::Discard(kind) => {
            vec![names::hand_card(kind)]
        }
        Move::Protect(piece) | Move::Sacrifice(piece) => vec![names::city_card(me, piece.kind)],
        Move::Use(by, kind) => vec![names::city_card(me, by), names::hand_card(kind)],
        Move::BuyVp(_) | Move::SellVp(_) => vec![names::city_card(me, named.euclid)],
        Move::Plato(player) => vec![names::city_card(me, named.plato), player.id()],
        Move::Port(player, _) => vec![names::city_card(me, named.port), player.id()],
        Move::Herodotus(player) => vec![names::city_card(me, named.herodotus), player.id()],
        Move::Hippocrates(..) => vec![names::city_card(me, named.hippocrates)],
        Move::Erase(kind, _) => vec![names::history_card(kind)],
        Move::Assassinate(player, piece) => vec![names::city_card(player, piece.kind)],
        Move::Destroy(piece) => vec![names::city_card(defender(position), piece.kind)],
        Move::Trade(player) | Move::Attack(player) => vec![player.id()],
        Move::Take(city, side) => vec![names::board_side(city, side)],
        Move::Side(side) => {
            let city = chooser(position).and_then(|one| position.table.board.of(one).city);
            city.map(|city| names::board_side(city, side)).into_iter().collect()
        }
        Move::Income => vec![me.id()],
        Move::Board(_)
        | Move::Deal(_)
        | Move::EndCard
        | Move::Bid(_)
        | Move::Pass
        | Move::Keep
        | Move::LetGo
        | Move::Settle
        | Move::Done => Vec::new(),
    }
}

/// Who chooses the side of a dealt board.
fn chooser(position: &Position) -> Option<Player> {
    let board = &position.table.board;
    board.everybody().find(|&one| board.of(one).city.is_some() && board.of(one).side.is_none())
}

/// The player who is being attacked.
fn defender(position: &Position) -> Player {
    match position.steps.top() {
        Some(Frame::Plunder(step)) => step.defender,
        _ => acting(position),
    }
}

/// A thing on the drawn table, read back from its id.
enum Thing {
    Pile(Colour),
    Player(Player),
    Hand(Kind),
    History(Kind),
    City(Player, Kind),
    Side(City, Side),
}

fn thing(target: &str) -> Option<Thing> {
    if let Some(colour) = Colour::by_id(target) {
        return Some(Thing::Pile(colour));
    }
    if let Some(player) = Player::by_id(target) {
        return Some(Thing::Player(player));
    }
    let (first, second) = target.split_once('-')?;
    match first {
        "hand" => Kind::by_id(second).map(Thing::Hand),
        "history" => Kind::by_id(second).map(Thing::History),
        _ => match (Player::by_id(first), City::by_id(first)) {
            (Some(player), _) => Kind::by_id(second).map(|kind| Thing::City(player, kind)),
            (_, Some(city)) => Side::by_id(second).map(|side| Thing::Side(city, side)),
            _ => None,
        },
    }
}

/// Moves that somebody could mean by pointing at a thing, given what is asked now: all legal ones
/// that name it, and others that would if the rules allowed them.
pub(crate) fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
    let Some(step) = position.steps.top() else { return };
    step.legal(&position.table, out);
    out.retain(|&mv| targets(position, mv).contains(&target));
    let legal = out.len();
    refused(position, *step, target, out);
    // What is legal stands there already, and so do moves that say which copy is meant.
    let stands = |mv: Move| match step.check(&position.table, mv) {
        Ok(()) => true,
        Err(refusal) => matches!(refusal.reason, Reason::WhichCopy { .. }),
    };
    let mut place = 0;
    out.retain(|&mv| {
        place += 1;
        place <= legal || !stands(mv)
    });
}

/// Moves that name a thing, as far as the step that asks has such moves at all.
fn refused(position: &Position, step: Frame, target: &str, out: &mut Vec<Move>) {
    let Some(thing) = thing(target) else { return };
    let me = acting(position);
    match thing {
        Thing::Pile(colour) => match step {
            Frame::Lighthouse(_) => out.push(Move::Look(colour)),
            Frame::Drawing(step) if step.stage == Stage::Extra => {
                out.extend(Fee::BOTH.map(|fee| Move::Buy(colour, fee)));
            }
            _ => out.push(Move::Draw(colour)),
        },
        Thing::Player(player) => match step {
            Frame::Trade(_) => out.push(Move::Trade(player)),
            Frame::War(_) => out.push(Move::Attack(player)),
            Frame::Activate(_) if player == me => out.push(Move::Income),
            Frame::Activate(_) => {
                out.extend([
                    Move::Plato(player),
                    Move::Port(player, None),
                    Move::Herodotus(player),
                ]);
            }
            _ => {}
        },
        Thing::Hand(kind) => match step {
            Frame::Selling(_) => out.push(Move::Auction(kind)),
            Frame::Develop(_) => out.push(Move::Develop(kind)),
            Frame::Phidias(_) => out.push(Move::Discard(kind)),
            Frame::Activate(_) => {
                let named = &components().named;
                let uses = [named.alexander, named.archimedes, named.homer, named.priestess];
                let owned = uses.into_iter().filter(|&by| position.table.board.of(me).has(by));
                out.extend(owned.map(|by| Move::Use(by, kind)));
            }
            _ => {}
        },
        Thing::History(kind) => out.push(Move::Erase(kind, None)),
        Thing::City(player, kind) => city_wishes(position, step, player, kind, out),
        Thing::Side(city, side) => match step {
            Frame::Opening(_) if position.table.board.deal == Deal::Dealt => {
                out.push(Move::Side(side));
            }
            _ => out.push(Move::Take(city, side)),
        },
    }
}

/// What pointing at a card in a city can mean.
fn city_wishes(position: &Position, step: Frame, player: Player, kind: Kind, out: &mut Vec<Move>) {
    let board = &position.table.board;
    if player.0 >= board.n {
        return;
    }
    let pieces: Vec<Piece> = board.of(player).distinct().filter(|one| one.kind == kind).collect();
    let me = acting(position);
    for piece in pieces {
        match step {
            Frame::Protect(_) if player == me => out.push(Move::Protect(piece)),
            Frame::Plunder(step) if player == step.defender => out.push(Move::Destroy(piece)),
            Frame::Sacrifice(_) if player == me => out.push(Move::Sacrifice(piece)),
            _ => {}
        }
        if step.pauses().is_some() && board.of(me).has(components().named.assassin) {
            out.push(Move::Assassinate(player, piece));
        }
    }
}
