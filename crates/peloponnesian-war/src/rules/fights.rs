//! PW-6.2: which battles are fought, and in what order.

use serde::{Deserialize, Serialize};
use table::{Actor, Log, Message, Next, Rule};

use super::battle::{Battle, Kind, kind_of};
use super::losses::Spot;
use super::two_players;
use crate::board::Board;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Side, Space};
use crate::moves::Move;
use crate::position::Position;

/// Two forces that fight, Athens first, and where.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Fight {
    pub space: Space,
    pub spots: [Spot; 2],
}

/// Battles that are to be fought next.
pub(crate) enum Pending {
    /// None is left.
    None,
    /// There is no choice.
    One(Fight),
    /// Chance chooses among several of the same rank.
    Several,
}

/// PW-6.2: what is fought next.
pub(crate) fn pending(board: &Board) -> Pending {
    let mut fights = Fights { found: 0, first: None };
    each_next(board, |fight| fights.add(fight));
    match (fights.found, fights.first) {
        (0, _) | (_, None) => Pending::None,
        (1, Some(fight)) => Pending::One(fight),
        _ => Pending::Several,
    }
}

struct Fights {
    found: usize,
    first: Option<Fight>,
}

impl Fights {
    fn add(&mut self, fight: Fight) {
        self.found += 1;
        self.first.get_or_insert(fight);
    }
}

/// PW-6.2: national spaces, coalition spaces, other spaces, then zones of influence.
fn each_next(board: &Board, mut visit: impl FnMut(Fight)) {
    let shared = (board.occupied[0] & board.occupied[1]) - board.besieged;
    let best = shared.iter().map(|space| rank(board, space)).min();
    if let Some(best) = best {
        let here = shared.iter().filter(|&space| rank(board, space) == best);
        here.for_each(|space| visit(self::shared(space)));
        return;
    }
    for athens in board.occupied[0].iter() {
        for sparta in board.occupied[1].iter().filter(|&sparta| sparta != athens) {
            if let Some(fight) = meeting_of(board, athens, sparta) {
                visit(fight);
            }
        }
    }
}

/// Two forces in the same space.
pub(crate) fn shared(space: Space) -> Fight {
    Fight { space, spots: [Spot::Space(space); 2] }
}

/// Two forces in different spaces, if they fight.
pub(crate) fn meeting_of(board: &Board, athens: Space, sparta: Space) -> Option<Fight> {
    let space = meeting(board, athens, sparta)?;
    Some(Fight { space, spots: [Spot::Space(athens), Spot::Space(sparta)] })
}

/// PW-6.2, PW-6.3: national spaces first, then those of the coalitions.
pub(crate) fn rank(board: &Board, space: Space) -> u8 {
    if Side::BOTH.into_iter().any(|side| Board::national(side) == space) {
        return 0;
    }
    if Side::BOTH.into_iter().any(|side| board.is_coalition(side, space)) { 1 } else { 2 }
}

/// Where two forces in different spaces fight, if they do.
fn meeting(board: &Board, athens: Space, sparta: Space) -> Option<Space> {
    let under_siege = board.is_under_siege(Side::Athens, athens);
    if under_siege || board.is_under_siege(Side::Sparta, sparta) {
        return None;
    }
    let space = if board.reaches(Side::Sparta, sparta, athens, true) {
        athens
    } else if board.reaches(Side::Athens, athens, sparta, true) {
        sparta
    } else {
        return None;
    };
    let forces = [board.force(Side::Athens, athens), board.force(Side::Sparta, sparta)];
    // PW-6.2.2: ships and men on land in different spaces stay where they are.
    (kind_of(&forces) != Kind::Null).then_some(space)
}

/// Chance, or one of two players in turn (PW-11.4), chooses the next battle among several of the
/// same rank.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NextBattle {}

impl Rule<Frame> for NextBattle {
    fn clause(&self) -> &'static str {
        "PW-6.2"
    }

    fn awaits(&self, board: &Board) -> Actor {
        two_players::chooser(board)
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        each_next(board, |fight| out.push(naming(&fight)));
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let mut chosen = None;
        each_next(board, |fight| {
            if naming(&fight) == mv {
                chosen = Some(fight);
            }
        });
        if let Some(fight) = chosen {
            two_players::pass_the_choice(board);
            let (space, other) = match mv {
                Move::Clash(one, other) => (one, other),
                _ => (fight.space, fight.space),
            };
            log.tell(Event::BattleNext { space, other });
        }
        chosen.map_or(Next::End, |fight| Next::Become(Frame::Battle(Battle::new(fight))))
    }

    fn prompt(&self, view: &Position) -> Message {
        two_players::choice(&view.board, "chance-next-battle", "prompt-next-battle")
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}

fn naming(fight: &Fight) -> Move {
    match fight.spots {
        [Spot::Space(athens), Spot::Space(sparta)] if athens != sparta => {
            Move::Clash(athens, sparta)
        }
        _ => Move::Pick(fight.space),
    }
}
