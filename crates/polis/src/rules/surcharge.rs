//! POL-0.18: what a player who plays on alone pays for each action.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::turn::{begin_action, check_action, check_ever};
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Good, Side};
use crate::moves::{self, Move};
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// POL-0.18: playing on alone costs one good for each action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surcharge {
    /// Who pays.
    pub side: Side,
    /// The action that was chosen.
    #[serde(with = "moves::in_words")]
    pub action: Move,
}

impl Rule<Frame, Board> for Surcharge {
    fn clause(&self) -> &'static str {
        "POL-0.18"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let pays = |good: &Good| can_surcharge(board, self.side, self.action, *good);
        out.extend(Good::ALL.into_iter().filter(pays).map(Move::Pay));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let Move::Pay(good) = mv else { return refuse("POL-0.18", Reason::NotAsked) };
        if board.stock(self.side, good) == 0 {
            return refuse("POL-0.18", Reason::NoSuchGood { good });
        }
        if !can_surcharge(board, self.side, self.action, good) {
            return refuse("POL-0.18", Reason::SurchargeSpoils { good });
        }
        Ok(())
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Pay(good) = mv {
            board.pay(self.side, good, 1);
            log.tell(Event::Surcharge { side: self.side, good });
        }
        match begin_action(board, self.side, self.action, log) {
            Some(frame) => Next::Become(frame),
            None => Next::End,
        }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-surcharge", self.side)
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Good::by_id(thing).map(Move::Pay));
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let known = self.action.action().is_some() && self.action.is_in(board.edition);
        faults.expect(known, || "a surcharge is paid for an action".to_owned());
    }
}

pub(super) fn check_alone(board: &Board, side: Side, mv: Move) -> Result<(), Refusal> {
    if board.total_goods(side) == 0 {
        check_ever(board, side, mv)?;
        return refuse("POL-0.18", Reason::NoGoods);
    }
    check_action(board, side, mv, &board.player(side).stock)?;
    if !has_surcharge(board, side, mv) {
        return refuse("POL-0.18", Reason::NoSurcharge);
    }
    Ok(())
}

/// Whether any good can pay for playing on. A good that the action does not need is enough.
pub(super) fn has_surcharge(board: &Board, side: Side, mv: Move) -> bool {
    let needed = needed_goods(board, mv);
    (!needed).iter().any(|good| board.stock(side, good) > 0)
        || Good::ALL.into_iter().any(|good| can_surcharge(board, side, mv, good))
}

fn can_surcharge(board: &Board, side: Side, mv: Move, good: Good) -> bool {
    let mut rest = board.player(side).stock;
    if rest[good.index()] == 0 {
        return false;
    }
    rest[good.index()] -= 1;
    let spare = !needed_goods(board, mv).contains(good);
    spare || check_action(board, side, mv, &rest).is_ok()
}

/// Goods that the price of an action may take. Paying with any other never makes it illegal.
pub(crate) fn needed_goods(board: &Board, mv: Move) -> Set<Good> {
    const SILVER: Set<Good> = Set::from_bits(Good::Silver.bit());
    match mv {
        Move::CreateHoplites(_) => SILVER | Set::of(Good::Metal),
        Move::CreateGalleys(_) | Move::CreateMerchants(_) => SILVER | Set::of(Good::Wood),
        Move::StartProject(project, _) => {
            let cost = &board.edition.projects[project.index()].cost;
            let lots = Good::ALL.into_iter().filter(|good| cost[good.index()] > 0);
            SILVER | lots.collect()
        }
        Move::Trade(_, good) => Set::of(good),
        Move::MoveProxenos(_) | Move::RansomProxenos | Move::CivilWar(_) => SILVER,
        // Military actions cost prestige only.
        _ => Set::EMPTY,
    }
}
