//! AGO-9.13: the Assassin strikes once, at any moment of its owner's turn between two actions.

use table::{Interrupt, Log, Seat};

use super::activate::check_vp;
use super::war::lose;
use crate::board::Board;
use crate::components::components;
use crate::event::{Event, Loss};
use crate::flow::Frame;
use crate::ids::{Piece, Player};
use crate::moves::Move;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};

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

/// Who may strike between the actions of a turn.
#[derive(Debug)]
pub enum Assassin {}

impl Interrupt<Frame> for Assassin {
    fn legal(table: &Table, by: Seat, out: &mut Vec<Move>) {
        let (board, player) = (&table.board, Player(by.0));
        let own = board.of(player);
        let vp = components().numbers.assassin_vp;
        if own.vp < vp || !own.cards.iter().any(|piece| is_unused(*piece)) {
            return;
        }
        // To be done comes last in every list.
        let done = out.pop_if(|mv| *mv == Move::Done);
        for victim in board.everybody() {
            let hits = |piece: &Piece| can_hit(board, player, victim, *piece);
            let targets = board.of(victim).distinct().filter(hits);
            out.extend(targets.map(|piece| Move::Assassinate(victim, piece)));
        }
        out.extend(done);
    }

    fn check(table: &Table, by: Seat, mv: Move) -> Option<Result<(), Refusal>> {
        let Move::Assassinate(victim, piece) = mv else { return None };
        Some(check(&table.board, Player(by.0), victim, piece))
    }

    /// The victim goes to its owner's history, coin or no coin; the Assassin is used up.
    fn act(table: &mut Table, by: Seat, mv: Move, log: &mut Log<'_, Event>) -> bool {
        let (player, Move::Assassinate(victim, piece)) = (Player(by.0), mv) else { return false };
        if let Some(striker) = striker(&table.board, player, victim, piece) {
            table.board.pay_vp(player, components().numbers.assassin_vp);
            table.board.of_mut(player).mark(striker, striker.spent());
            log.tell(Event::Assassinated { player, victim, kind: piece.kind });
            lose(table, victim, piece, Loss::Assassin, log);
        }
        true
    }
}

fn check(board: &Board, player: Player, victim: Player, piece: Piece) -> Result<(), Refusal> {
    let all = components();
    let own = board.of(player);
    refuse_if(
        !board.plays(victim) || !board.of(victim).cards.contains(&piece),
        "AGO-9.13",
        Reason::NotInCity { kind: piece.kind },
    )?;
    refuse_if(!all.card(piece.kind).person, "AGO-9.13", Reason::NoPerson { kind: piece.kind })?;
    refuse_if(!own.cards.iter().any(|piece| is_unused(*piece)), "AGO-9.13", Reason::NoAssassin)?;
    refuse_if(striker(board, player, victim, piece).is_none(), "AGO-9.13", Reason::NotItself)?;
    check_vp(board, player, all.numbers.assassin_vp, "AGO-9.13")
}

/// Adds a strike at a card that somebody points at, if there is an Assassin, used or not.
pub(crate) fn add_strike(
    board: &Board,
    player: Player,
    victim: Player,
    piece: Piece,
    out: &mut Vec<Move>,
) {
    if board.of(player).has(components().named.assassin) {
        out.push(Move::Assassinate(victim, piece));
    }
}

/// The same for every copy of a card in a city.
pub(crate) fn moves_at(board: &Board, player: Player, target: Option<Target>, out: &mut Vec<Move>) {
    if let Some(Target::City(victim, kind)) = target {
        board
            .of(victim)
            .of_kind(kind)
            .for_each(|piece| add_strike(board, player, victim, piece, out));
    }
}
