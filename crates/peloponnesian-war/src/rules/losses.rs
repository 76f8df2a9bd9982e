//! Which strength points are lost (PW-5.7.1, PW-6.2.3.1, PW-6.2.4.1) or left behind (PW-5.1.4).

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use crate::board::{Board, Force, GUARD, Guard};
use crate::components::Ground;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Arm, Side, Space, UNITS, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};

/// Where a force is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// The expedition under way.
    Expedition,
    /// Everybody of a side in a space.
    Space(Space),
}

impl Spot {
    /// Whether a force of a side can be there.
    pub(crate) fn can_be(self, board: &Board, side: Side) -> bool {
        match self {
            Spot::Expedition => {
                board.expedition.as_ref().is_some_and(|expedition| expedition.side == side)
            }
            Spot::Space(_) => true,
        }
    }
}

/// What the strength points are given up for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A skirmish, where the ground says which arm suffers.
    Skirmish(Space),
    /// A battle at sea.
    Naval,
    /// A battle on land.
    Land,
    /// No ship carries them.
    Leave,
}

/// Strength points to be given up, one by one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Losses {
    /// Whose.
    pub side: Side,
    /// From where.
    pub spot: Spot,
    /// What for.
    pub purpose: Purpose,
    /// How many.
    pub left: u8,
}

/// The force at a spot.
#[must_use]
pub(crate) fn force_at(board: &Board, side: Side, spot: Spot) -> Force {
    match spot {
        Spot::Space(space) => board.force(side, space),
        Spot::Expedition => board
            .expedition
            .as_ref()
            .filter(|expedition| expedition.side == side)
            .map_or_else(Force::default, |expedition| expedition.force()),
    }
}

impl Rule<Frame> for Losses {
    fn clause(&self) -> &'static str {
        match self.purpose {
            Purpose::Skirmish(_) => "PW-5.7.1",
            Purpose::Naval => "PW-6.2.3.1",
            Purpose::Land => "PW-6.2.4.1",
            Purpose::Leave => "PW-5.1.4",
        }
    }

    fn awaits(&self, board: &Board) -> Actor {
        board.awaited(self.side)
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(self.choices(board));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        if self.choices(board).any(|choice| choice == mv) {
            return Ok(());
        }
        match mv {
            Move::Lose(unit) => refuse(self.clause(), Reason::NotAmong { side: self.side, unit }),
            Move::LoseGuard => refuse(self.clause(), Reason::NoGuard),
            _ => refuse(self.clause(), Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.give_up(board, mv, log);
        self.begin(board, log)
    }

    /// The player is asked only where there is a choice.
    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        while self.left > 0 {
            let mut choices = self.choices(board);
            let (first, second) = (choices.next(), choices.next());
            drop(choices);
            match (first, second) {
                (None, _) => break,
                (Some(_), Some(_)) if board.is_led(self.side) => return Next::Stay,
                // PW-6.2.4.1: the procedure's order is that of the choices.
                (Some(first), _) => self.give_up(board, first, log),
            }
        }
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        let id = if self.purpose == Purpose::Leave { "prompt-leave" } else { "prompt-losses" };
        Message::new(id).number("n", self.left)
    }

    /// Nothing on the table is meant here.
    fn moves_at(&self, _: &Board, _: &str, _: &mut Vec<Move>) {}

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let sound = self.left > 0 && self.spot.can_be(board, self.side);
        Frame::Losses(*self).expect(sound, faults);
    }
}

impl Losses {
    /// What can be given up: hoplites before cavalry, allied before national of the same arm, the
    /// Guard last. The designer's corrections take citizens first, and leave no choice in that.
    fn choices(&self, board: &Board) -> impl Iterator<Item = Move> + use<> {
        let force = force_at(board, self.side, self.spot);
        let arms = self.arms(&force);
        let citizens_first = board.designer_errata && self.purpose != Purpose::Leave;
        let units = Arm::ALL
            .into_iter()
            .filter(move |&arm| arms[arm as usize])
            .flat_map(move |arm| {
                let nations = [!citizens_first, citizens_first];
                let units = nations.map(|allied| Unit::of(arm, allied));
                let present = units.into_iter().filter(move |unit| force.units[unit.index()] > 0);
                present.take(if citizens_first { 1 } else { 2 })
            })
            .map(Move::Lose);
        // PW-0.4: the Guard is immune in skirmishes.
        let guard = force.guard && self.purpose == Purpose::Land;
        units.chain(guard.then_some(Move::LoseGuard))
    }

    /// Which arms may be chosen.
    fn arms(&self, force: &Force) -> [bool; 3] {
        let order = match self.purpose {
            Purpose::Naval => return [false, false, true],
            Purpose::Land | Purpose::Leave => return [true, true, false],
            // PW-5.7.1: at sea the ships suffer first, on land the hoplites.
            Purpose::Skirmish(space) => match Board::ground(space) {
                Ground::Island => [Arm::Naval, Arm::Cavalry, Arm::Hoplite],
                Ground::Land | Ground::Coastal => [Arm::Hoplite, Arm::Cavalry, Arm::Naval],
            },
        };
        let without_guard = Force { guard: false, ..*force };
        let suffers = order.into_iter().find(|&arm| without_guard.arm(arm) > 0);
        Arm::ALL.map(|arm| suffers == Some(arm))
    }

    fn give_up(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) {
        self.left = self.left.saturating_sub(1);
        match mv {
            Move::Lose(unit) => self.remove(board, unit, log),
            Move::LoseGuard => self.break_guard(board, log),
            _ => {}
        }
    }

    fn remove(&self, board: &mut Board, unit: Unit, log: &mut Log<'_, Event>) {
        let side = self.side;
        match self.spot {
            Spot::Space(space) => {
                board.take(side, space, unit);
                board.dismiss_leaders_alone(side, space);
            }
            Spot::Expedition => {
                if let Some(expedition) = &mut board.expedition {
                    let count = &mut expedition.units[unit.index()];
                    *count = count.saturating_sub(1);
                }
            }
        }
        if self.purpose == Purpose::Leave {
            if let Some(at) = board.expedition.as_ref().map(|expedition| expedition.at) {
                let mut one = [0; UNITS];
                one[unit.index()] = 1;
                board.halt(side, at, &one);
                log.tell(Event::LeftBehind { side, unit, space: at });
            }
            return;
        }
        board.count_loss(side, unit);
        log.tell(Event::Lost { side, unit, clause: self.clause() });
    }

    /// PW-0.4: an elite unit that takes a loss is gone; what is left of it are plain hoplites.
    fn break_guard(&self, board: &mut Board, log: &mut Log<'_, Event>) {
        let Spot::Space(space) = self.spot else { return };
        board.guard = Guard::Gone;
        board.place(Side::Sparta, space, Unit::Hoplites, GUARD - 1);
        log.tell(Event::GuardBroken);
    }
}
