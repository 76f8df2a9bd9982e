//! Action 5: hoplites march and cross the sea to one territory, one at a time.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Message, Named, Next, Rule, Set};

use super::routes::Ways;
use super::turn::Survey;
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Region, Side, Territory};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal, pay_prestige};
use crate::view::View;

/// Hoplites on their way to one destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// Whose.
    pub side: Side,
    /// Where to.
    pub to: Territory,
    /// One has moved.
    pub begun: bool,
}

/// POL-5.1: the march costs 1 prestige and has one destination.
pub(crate) fn check(board: &Board, side: Side, to: Territory) -> Result<(), Refusal> {
    check_ever(board, side, to)?;
    pay_prestige(board, side)?;
    check_room(board, side, to)?;
    if sources(board, side, to, &Ways::of(board, side)).is_empty() {
        return refuse("POL-5.7", Reason::NobodyCanCome { to: Region::Land(to) });
    }
    Ok(())
}

/// POL-17.24: an event may forbid the destination for the whole round.
pub(crate) fn check_ever(board: &Board, side: Side, to: Territory) -> Result<(), Refusal> {
    if is_forbidden(board, side, to) {
        return refuse("POL-17.24", Reason::Forbidden { region: Region::Land(to) });
    }
    Ok(())
}

/// POL-5.6: the destination has room.
fn check_room(board: &Board, side: Side, to: Territory) -> Result<(), Refusal> {
    let region = Region::Land(to);
    if !board.has_room(side, region) {
        return refuse("POL-5.6", Reason::RegionFull { region, capacity: board.capacity() });
    }
    Ok(())
}

fn is_forbidden(board: &Board, side: Side, to: Territory) -> bool {
    board.event_rules().forbidden[side.index()].contains(to)
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, ref ways, .. } = *survey;
    let here = standing(board, side);
    if board.player(side).prestige == 0 || here.is_empty() {
        return;
    }
    let possible = |to: &Territory| {
        board.has_room(side, Region::Land(*to))
            && !(here & ways.hoplite_sources(*to)).is_empty()
            && !is_forbidden(board, side, *to)
    };
    out.extend(Territory::all().filter(possible).map(Move::MoveHoplites));
}

/// Territories in which a side has hoplites.
fn standing(board: &Board, side: Side) -> Set<Territory> {
    let own = &board.hoplites[side.index()];
    Territory::all().filter(|from| own[from.index()] > 0).collect()
}

/// Territories with own hoplites from which the destination can be reached.
fn sources(board: &Board, side: Side, to: Territory, ways: &Ways<'_>) -> Set<Territory> {
    standing(board, side) & ways.hoplite_sources(to)
}

pub(crate) fn start(
    board: &mut Board,
    side: Side,
    to: Territory,
    log: &mut Log<'_, Event>,
) -> Frame {
    board.lose_prestige(side, 1);
    log.tell(Event::MarchOrdered { side, to: Region::Land(to) });
    Frame::March(March { side, to, begun: false })
}

/// POL-5.3, or POL-5.8 if nothing but own hoplites are in the way.
fn refuse_way(board: &Board, side: Side, from: Territory, to: Territory) -> Result<(), Refusal> {
    let (at, end) = (Region::Land(from), Region::Land(to));
    if Ways::through_own(board, side).hoplite_sources(to).contains(from) {
        let capacity = board.capacity();
        return refuse("POL-5.8", Reason::FullOnTheWay { from: at, to: end, capacity });
    }
    refuse("POL-5.3", Reason::NoWay { from: at, to: end })
}

impl Rule<Frame, Board> for March {
    fn clause(&self) -> &'static str {
        "POL-5.2"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        if board.has_room(self.side, Region::Land(self.to)) {
            // POL-5.2: ways are looked at afresh for every hoplite.
            let from = sources(board, self.side, self.to, &Ways::of(board, self.side));
            out.extend(from.iter().map(Move::March));
        }
        if self.begun {
            out.push(Move::Done);
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let from = match mv {
            Move::March(from) => from,
            Move::Done if self.begun => return Ok(()),
            Move::Done => return refuse("POL-5.7", Reason::NothingDone),
            _ => return refuse("POL-5.2", Reason::NotAsked),
        };
        let region = Region::Land(from);
        if from == self.to {
            return refuse("POL-5.7", Reason::SameRegion { region });
        }
        if board.units(self.side, region) == 0 {
            return refuse("POL-5.2", Reason::NoUnits { region });
        }
        check_room(board, self.side, self.to)?;
        if !Ways::of(board, self.side).hoplite_sources(self.to).contains(from) {
            return refuse_way(board, self.side, from, self.to);
        }
        Ok(())
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::March(from) = mv else { return Next::End };
        let (side, to) = (self.side, self.to);
        log.tell_with(|| {
            let by_sea = !Ways::of(board, side).by_land(to).contains(from);
            Event::Moved { side, from: Region::Land(from), to: Region::Land(to), by_sea }
        });
        board.take_units(side, Region::Land(from), 1);
        *board.units_mut(side, Region::Land(to)) += 1;
        self.begun = true;
        let more = board.has_room(side, Region::Land(to))
            && !sources(board, side, to, &Ways::of(board, side)).is_empty();
        if more { Next::Stay } else { Next::End }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-march", self.side).name("region", self.to.name())
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Territory::by_id(thing).map(Move::March));
    }
}
