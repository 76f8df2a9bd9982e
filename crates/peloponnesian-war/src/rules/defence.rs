//! PW-4.1.2: what the procedure answers before it does as it likes.

use table::Set;

use crate::board::Board;
use crate::components::{map, places};
use crate::ids::{Side, Space};

/// PW-4.1.2: what a side must answer before it does as it likes.
pub(super) enum Defence {
    /// A force goes to one of these, which are alike.
    At(Set<Space>),
    /// A raid into Attica.
    Raid,
}

pub(super) fn defence(board: &Board) -> Option<Defence> {
    match board.system() {
        Side::Athens => athenian_defence(board),
        Side::Sparta => spartan_defence(board),
    }
}

/// PW-4.1.2: listed spaces in order, then whatever is near Proconnesus, in no order.
fn athenian_defence(board: &Board) -> Option<Defence> {
    let map = map();
    let unmet =
        |space: Space| board.is_held(Side::Sparta, space) && !board.has_army(Side::Athens, space);
    if let Some(&space) = map.defended.iter().find(|&&space| unmet(space)) {
        return Some(Defence::At([space].into_iter().collect()));
    }
    let near = map.propontis.iter().map(|&(_, space)| space);
    let near: Set<Space> = near.filter(|&space| unmet(space)).collect();
    (!near.is_empty()).then_some(Defence::At(near))
}

/// PW-4.1.2: enemies near Sparta, then at Corinth or Thebes, then a threat to Syracuse.
fn spartan_defence(board: &Board) -> Option<Defence> {
    let (map, places) = (map(), places());
    // The first answer of a turn is given whatever stands there already.
    let answered = board.season.answered;
    let unmet = |space: Space| {
        let met = |space| answered && board.is_covered(Side::Sparta, space, false);
        board.is_held(Side::Athens, space) && !met(space)
    };
    if let Some(spaces) = nearest(&map.laconia, unmet) {
        return Some(Defence::At(spaces));
    }
    let taken: Set<Space> = [places.corinth, places.thebes]
        .into_iter()
        .filter(|&space| board.is_held(Side::Athens, space) && !board.has_army(Side::Sparta, space))
        .collect();
    if !taken.is_empty() {
        return Some(Defence::At(taken));
    }
    // PW-10.1.3a: with this answer the Decelean War begins.
    // PW-6.6: without its men back, Sparta does not march on Athens.
    let free = !board.history.hostages[Side::Athens.index()];
    let threatened = board.is_covered(Side::Athens, places.syracuse, false);
    (free && threatened).then_some(Defence::Raid)
}

/// The nearest of ranked spaces that ask for an answer.
fn nearest(ranked: &[(u8, Space)], unmet: impl Fn(Space) -> bool) -> Option<Set<Space>> {
    let mut asking = ranked.iter().filter(|(_, space)| unmet(*space)).peekable();
    let rank = asking.peek()?.0;
    Some(asking.filter(|(other, _)| *other == rank).map(|(_, space)| *space).collect())
}
