//! AGO-9.13: the Assassin strikes once, at any moment of an own turn between two actions.

use table::Log;
use table::refusal::refuse;

use super::war::lose;
use crate::board::Board;
use crate::components::components;
use crate::event::{Event, Loss};
use crate::ids::{Piece, Player};
use crate::moves::Move;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};

/// Whether a player could use an Assassin at all.
#[must_use]
pub fn is_ready(board: &Board, player: Player) -> bool {
    let all = components();
    board.of(player).vp >= all.numbers.assassin_vp
        && board.of(player).cards.iter().any(|piece| is_unused(*piece))
        && board.everybody().any(|victim| {
            board.of(victim).distinct().any(|piece| can_hit(board, player, victim, piece))
        })
}

fn is_unused(piece: Piece) -> bool {
    piece.kind == components().named.assassin && !piece.is_spent()
}

/// A person, and not the Assassin who strikes.
fn can_hit(board: &Board, player: Player, victim: Player, piece: Piece) -> bool {
    components().card(piece.kind).person && striker(board, player, victim, piece).is_some()
}

/// The Assassin who strikes: the first unused one in the city that is not the victim itself.
fn striker(board: &Board, player: Player, victim: Player, target: Piece) -> Option<Piece> {
    let mut cards = board.of(player).cards.iter().copied().filter(|piece| is_unused(*piece));
    let first = cards.next()?;
    if player != victim || first != target { Some(first) } else { cards.next() }
}

pub(crate) fn list(board: &Board, player: Player, out: &mut Vec<Move>) {
    let all = components();
    let own = board.of(player);
    if own.vp < all.numbers.assassin_vp || !own.cards.iter().any(|piece| is_unused(*piece)) {
        return;
    }
    for victim in board.everybody() {
        let hits = |piece: &Piece| can_hit(board, player, victim, *piece);
        let targets = board.of(victim).distinct().filter(hits);
        out.extend(targets.map(|piece| Move::Assassinate(victim, piece)));
    }
}

pub(crate) fn check(
    board: &Board,
    player: Player,
    victim: Player,
    piece: Piece,
) -> Result<(), Refusal> {
    let all = components();
    let own = board.of(player);
    if victim.0 >= board.n || !board.of(victim).cards.contains(&piece) {
        return refuse("AGO-9.13", Reason::NotInCity { kind: piece.kind });
    }
    if !all.card(piece.kind).person {
        return refuse("AGO-9.13", Reason::NoPerson { kind: piece.kind });
    }
    if !own.cards.iter().any(|piece| is_unused(*piece)) {
        return refuse("AGO-9.13", Reason::NoAssassin);
    }
    if striker(board, player, victim, piece).is_none() {
        return refuse("AGO-9.13", Reason::NotItself);
    }
    let (need, have) = (all.numbers.assassin_vp, own.vp);
    if have < need {
        return refuse("AGO-9.13", Reason::TooFewPoints { need, have });
    }
    Ok(())
}

/// The victim goes to its owner's history, coin or no coin; the Assassin is used up.
pub(crate) fn act(
    table: &mut Table,
    player: Player,
    victim: Player,
    piece: Piece,
    log: &mut Log<'_, Event>,
) {
    let Some(striker) = striker(&table.board, player, victim, piece) else { return };
    table.board.pay_vp(player, components().numbers.assassin_vp);
    table.board.of_mut(player).mark(striker, striker.spent());
    log.tell(Event::Assassinated { player, victim, kind: piece.kind });
    lose(table, victim, piece, Loss::Assassin, log);
}
