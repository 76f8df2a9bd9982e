//! AGO-9.7: a Port is turned at another player, who must trade with its owner.

use table::Log;
use table::refusal::refuse;

use super::activate::{check_ready, check_vp};
use crate::board::Board;
use crate::components::components;
use crate::event::Event;
use crate::ids::{Piece, Player};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal, refuse_if};

/// Ports that are turned at nobody, those that are marked alike once.
fn idle(board: &Board, player: Player) -> impl Iterator<Item = Piece> + '_ {
    let port = components().named.port;
    board.of(player).distinct().filter(move |piece| piece.kind == port && piece.aim().is_none())
}

/// Whether a Port can be used at all: one is turned at nobody, and the price is there.
pub(crate) fn check_price(board: &Board, player: Player) -> Result<(), Refusal> {
    let all = components();
    let kind = all.named.port;
    check_ready(board, player, kind, "AGO-9.7")?;
    refuse_if(idle(board, player).next().is_none(), "AGO-9.7", Reason::AlreadyUsed { kind })?;
    check_vp(board, player, all.numbers.port_vp, "AGO-9.7")
}

/// AGO-9.7: whoever has two Ports that differ says which one is turned.
pub(crate) fn check(board: &Board, player: Player, which: Option<Piece>) -> Result<(), Refusal> {
    let kind = components().named.port;
    let differ = idle(board, player).count() > 1;
    match which {
        Some(piece) if !idle(board, player).any(|one| one == piece) => {
            check_ready(board, player, kind, "AGO-9.7")?;
            refuse("AGO-9.7", Reason::NotInCity { kind: piece.kind })
        }
        Some(piece) if !differ => {
            let several = board.of(player).cards.iter().filter(|one| **one == piece).count() > 1;
            let alike = Reason::CopiesAlike { kind };
            refuse("AGO-9.7", if several { alike } else { Reason::OnlyCopy { kind } })
        }
        None if differ => refuse("AGO-9.7", Reason::WhichCopy { kind }),
        _ => check_price(board, player),
    }
}

/// Every player, with every Port that differs from others.
pub(crate) fn list(board: &Board, player: Player, out: &mut Vec<Move>) {
    if !board.of(player).has(components().named.port) || check_price(board, player).is_err() {
        return;
    }
    let differ = idle(board, player).count() > 1;
    for at in board.others(player) {
        if differ {
            out.extend(idle(board, player).map(|port| Move::Port(at, Some(port))));
        } else {
            out.push(Move::Port(at, None));
        }
    }
}

pub(crate) fn act(
    board: &mut Board,
    player: Player,
    at: Player,
    which: Option<Piece>,
    log: &mut Log<'_, Event>,
) {
    let Some(port) = which.or_else(|| idle(board, player).next()) else { return };
    board.pay_vp(player, components().numbers.port_vp);
    board.of_mut(player).mark(port, port.aimed(Some(at)));
    log.tell(Event::PortTurned { player, at });
}
