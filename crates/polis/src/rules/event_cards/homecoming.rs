//! POL-17.5: the units that come back from an event.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::is_kind;
use crate::board::Board;
use crate::components::{Effect, EndBonus, SendUnits};
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Region, Side};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::rules::round::Nth;
use crate::view::View;

/// POL-17.5: units come back from an event, one by one in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Homecoming {
    /// Whose unit comes back next.
    pub next: Side,
    /// Units of each side that still come back.
    #[serde(
        serialize_with = "keyed::write_each::<Side, _, _, _>",
        deserialize_with = "keyed::read::<Side, _, _, _>"
    )]
    pub left: [u8; 2],
}

impl Homecoming {
    pub(crate) fn begin_with(board: &Board) -> Homecoming {
        Homecoming { next: board.nth(Nth::First), left: [0; 2] }
    }

    /// The rule under which units left the map.
    fn rule(board: &Board) -> Option<&'static SendUnits> {
        let event = board.event?;
        board.edition.events[event.index()].effects.iter().find_map(|effect| match effect {
            Effect::SendUnits(rule) => Some(rule),
            _ => None,
        })
    }

    fn regions(board: &Board, side: Side) -> impl Iterator<Item = Region> + '_ {
        let galleys = Homecoming::rule(board).is_some_and(|rule| rule.galleys);
        Board::regions()
            .filter(move |&region| is_kind(region, galleys) && board.has_room(side, region))
    }

    /// Who places the next unit: sides alternate, and one without units or room is skipped.
    fn go_on(&mut self, board: &mut Board) -> Next<Frame> {
        for side in [self.next, self.next.other()] {
            let has_room = Homecoming::regions(board, side).next().is_some();
            if self.left[side.index()] > 0 && has_room {
                self.next = side;
                return Next::Stay;
            }
        }
        // Units without room are lost: their cubes are free again.
        for side in Side::BOTH {
            board.player_mut(side).abroad = 0;
        }
        Next::End
    }

    /// POL-17.13: a side may gain prestige for its hoplites when the round ends. POL-17.25:
    /// whichever it is.
    fn pay_bonus(board: &mut Board, log: &mut Log<'_, Event>) {
        let Some(EndBonus { side: who, territory, n }) = board.event_rules().end_bonus else {
            return;
        };
        let region = Region::Land(territory);
        for side in Side::BOTH.into_iter().filter(|&side| who.is_none_or(|who| who == side)) {
            if board.units(side, region) > board.units(side.other(), region) {
                board.gain_prestige(side, u16::from(n));
                log.tell(Event::Humiliated { side, territory, n });
            }
        }
    }
}

impl Rule<Frame, Board> for Homecoming {
    fn clause(&self) -> &'static str {
        "POL-17.5"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.next.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(Homecoming::regions(board, self.next).map(Move::Return));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Return(region)
                if Homecoming::regions(board, self.next).any(|one| one == region) =>
            {
                Ok(())
            }
            Move::Return(region) if !board.has_room(self.next, region) => {
                refuse("POL-17.5", Reason::RegionFull { region, capacity: board.capacity() })
            }
            Move::Return(_) => refuse("POL-17.5", Reason::NobodyReturns),
            _ => refuse("POL-17.5", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Return(region) = mv {
            let side = self.next;
            *board.units_mut(side, region) += 1;
            board.player_mut(side).abroad -= 1;
            self.left[side.index()] -= 1;
            self.next = side.other();
            log.tell(Event::Returned { side, region });
        }
        self.go_on(board)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        Homecoming::pay_bonus(board, log);
        let half = Homecoming::rule(board).is_some_and(|rule| rule.half_returns);
        for side in Side::BOTH {
            let abroad = board.player(side).abroad;
            let left = if half { abroad.div_ceil(2) } else { abroad };
            self.left[side.index()] = left;
            // Those that do not come back are free cubes from now on.
            board.player_mut(side).abroad = left;
        }
        self.go_on(board)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-homecoming", self.next)
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Region::by_id(thing).map(Move::Return));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let fits = |side: Side| self.left[side.index()] == board.player(side).abroad;
        let all = Side::BOTH.into_iter().all(fits) && self.left[self.next.index()] > 0;
        faults.expect(all, || "those who come back are not those abroad".to_owned());
    }
}
