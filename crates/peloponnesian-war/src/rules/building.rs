//! PW-8.2: new strength points.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::homecoming::has_home;
use crate::board::{BUILDING, Board, RESERVE};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Side, UNITS, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};

/// A player builds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// How many may still be built.
    pub left: u8,
    /// In an armistice (PW-9.3): no treasury falls below the reserve.
    pub truce: bool,
    /// Between two players: who builds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

impl Rule<Frame> for Build {
    fn clause(&self) -> &'static str {
        if self.truce { "PW-9.3" } else { "PW-8.2" }
    }

    fn awaits(&self, board: &Board) -> Actor {
        board.awaited(self.side(board))
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let builds = Unit::ALL.into_iter().map(Move::Build);
        out.extend(builds.filter(|&mv| self.check(board, mv).is_ok()));
        out.push(Move::Done);
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Done => Ok(()),
            Move::Build(unit) => {
                let (side, purse) = (self.side(board), self.purse(board));
                if purse < BUILDING {
                    return refuse(self.clause(), Reason::CannotPay { cost: BUILDING, purse });
                }
                if !has_home(board, side, unit) {
                    return refuse(self.clause(), Reason::NoHome { side, unit });
                }
                Ok(())
            }
            _ => refuse(self.clause(), Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Build(unit) = mv else { return Next::End };
        self.left = self.left.saturating_sub(1);
        let cause = if self.truce { Cause::Rearming } else { Cause::Building };
        build(board, self.side(board), unit, cause, log);
        self.begin(board, log)
    }

    fn begin(&mut self, board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        if self.left == 0 || self.purse(board) < BUILDING { Next::End } else { Next::Stay }
    }

    fn prompt(&self, view: &Position) -> Message {
        let board = &view.board;
        Message::new("prompt-build")
            .with("side", &self.side(board))
            .number("n", self.left)
            .number("talents", board.purse(self.side(board)))
    }

    /// Nothing on the table is meant here.
    fn moves_at(&self, _: &Board, _: &str, _: &mut Vec<Move>) {}

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let sound = (1..=5).contains(&self.left) && self.side.is_some() == board.is_for_two();
        Frame::Build(*self).expect(sound, faults);
    }
}

impl Build {
    /// The player, or Sparta of two players.
    pub(crate) fn first(board: &Board, left: u8, truce: bool) -> Build {
        Build { left, truce, side: board.is_for_two().then_some(Side::Sparta) }
    }

    /// PW-11.8: Athens of two players, whom the procedure's rule does not bind.
    pub(crate) fn second(left: u8, truce: bool) -> Build {
        Build { left, truce, side: Some(Side::Athens) }
    }

    pub(crate) fn side(&self, board: &Board) -> Side {
        self.side.unwrap_or(board.player)
    }

    fn purse(&self, board: &Board) -> u32 {
        let side = self.side(board);
        if self.truce {
            return board.treasury(side).saturating_sub(RESERVE);
        }
        board.purse(side)
    }
}

/// Pays for a strength point, which waits in the going-home box for its place.
pub(crate) fn build(
    board: &mut Board,
    side: Side,
    unit: Unit,
    cause: Cause,
    log: &mut Log<'_, Event>,
) {
    let change = board.change(Track::Talents, side, -i64::from(BUILDING), cause);
    let homeward = &mut board.homeward[side.index()][unit.index()];
    *homeward = homeward.saturating_add(1);
    log.tell(Event::Built { side, unit, talents: BUILDING, change });
}

/// PW-8.2: the procedure rebuilds up to three of those it lost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rebuild {
    /// How many are still to be rebuilt.
    pub left: u8,
    /// Those lost and not rebuilt, by kind.
    pub pool: [u8; UNITS],
}

impl Rebuild {
    pub(crate) fn new(board: &Board) -> Self {
        let side = board.system();
        let mut pool = board.season.lost[side.index()];
        for unit in Unit::ALL {
            if !has_home(board, side, unit) {
                pool[unit.index()] = 0;
            }
        }
        let spare = board.treasury(side).saturating_sub(RESERVE) / BUILDING;
        // PW-10.3.6.5.
        let barred = board.season.unmanned && side == Side::Athens;
        Rebuild { left: if barred { 0 } else { spare.min(3) as u8 }, pool }
    }
}

impl Rule<Frame> for Rebuild {
    fn clause(&self) -> &'static str {
        "PW-8.2"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        let lost = Unit::ALL.into_iter().filter(|unit| self.pool[unit.index()] > 0);
        out.extend(lost.map(Move::Rebuild));
    }

    fn weight(&self, _board: &Board, mv: Move) -> u32 {
        match mv {
            Move::Rebuild(unit) => u32::from(self.pool[unit.index()].max(1)),
            _ => 1,
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Rebuild(unit) = mv {
            self.rebuild(board, unit, log);
        }
        self.begin(board, log)
    }

    /// Chance is asked only where more kinds were lost than can be rebuilt.
    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        while self.left > 0 {
            let mut lost = Unit::ALL.into_iter().filter(|unit| self.pool[unit.index()] > 0);
            let Some(first) = lost.next() else { break };
            let all = self.pool.iter().map(|&n| u16::from(n)).sum::<u16>();
            if lost.next().is_some() && all > u16::from(self.left) {
                return Next::Stay;
            }
            self.rebuild(board, first, log);
        }
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-rebuild")
    }

    fn audit(&self, _: &Board, faults: &mut Faults) {
        Frame::Rebuild(*self).expect((1..=3).contains(&self.left), faults);
    }
}

impl Rebuild {
    fn rebuild(&mut self, board: &mut Board, unit: Unit, log: &mut Log<'_, Event>) {
        self.left = self.left.saturating_sub(1);
        let pool = &mut self.pool[unit.index()];
        *pool = pool.saturating_sub(1);
        build(board, board.system(), unit, Cause::Building, log);
    }
}
