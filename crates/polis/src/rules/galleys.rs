//! Action 6: galleys sail to one sea, one at a time.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Message, Named, Next, Rule, Set};

use super::routes::Ways;
use super::turn::Survey;
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Region, Sea, Side};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal, pay_prestige};
use crate::view::View;

/// Galleys on their way to one destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sail {
    /// Whose.
    pub side: Side,
    /// Where to.
    pub to: Sea,
    /// One has moved.
    pub begun: bool,
}

/// POL-6.1: the voyage costs 1 prestige and has one destination.
pub(crate) fn check(board: &Board, side: Side, to: Sea) -> Result<(), Refusal> {
    pay_prestige(board, side)?;
    check_room(board, side, to)?;
    if sources(board, side, to, &Ways::of(board, side)).is_empty() {
        return refuse("POL-6.4", Reason::NobodyCanCome { to: Region::Sea(to) });
    }
    Ok(())
}

/// POL-6.4: the destination has room.
fn check_room(board: &Board, side: Side, to: Sea) -> Result<(), Refusal> {
    let region = Region::Sea(to);
    if !board.has_room(side, region) {
        return refuse("POL-6.4", Reason::RegionFull { region, capacity: board.capacity() });
    }
    Ok(())
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, ref ways, .. } = *survey;
    if board.player(side).prestige == 0 {
        return;
    }
    let possible = |to: &Sea| {
        board.has_room(side, Region::Sea(*to)) && !sources(board, side, *to, ways).is_empty()
    };
    out.extend(Sea::all().filter(possible).map(Move::MoveGalleys));
}

/// Seas with own galleys from which the destination can be reached.
fn sources(board: &Board, side: Side, to: Sea, ways: &Ways<'_>) -> Set<Sea> {
    let own = &board.galleys[side.index()];
    let here: Set<Sea> = Sea::all().filter(|from| own[from.index()] > 0).collect();
    here & ways.galley_sources(to)
}

pub(crate) fn start(board: &mut Board, side: Side, to: Sea, log: &mut Log<'_, Event>) -> Frame {
    board.lose_prestige(side, 1);
    log.tell(Event::MarchOrdered { side, to: Region::Sea(to) });
    Frame::Sail(Sail { side, to, begun: false })
}

/// POL-6.2, or POL-6.5 if nothing but own galleys are in the way.
fn refuse_way(board: &Board, side: Side, from: Sea, to: Sea) -> Result<(), Refusal> {
    let (at, end) = (Region::Sea(from), Region::Sea(to));
    if Ways::through_own(board, side).galley_sources(to).contains(from) {
        let capacity = board.capacity();
        return refuse("POL-6.5", Reason::FullOnTheWay { from: at, to: end, capacity });
    }
    refuse("POL-6.2", Reason::NoWay { from: at, to: end })
}

impl Rule<Frame, Board> for Sail {
    fn clause(&self) -> &'static str {
        "POL-6.2"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        if board.has_room(self.side, Region::Sea(self.to)) {
            let from = sources(board, self.side, self.to, &Ways::of(board, self.side));
            out.extend(from.iter().map(Move::Sail));
        }
        if self.begun {
            out.push(Move::Done);
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let from = match mv {
            Move::Sail(from) => from,
            Move::Done if self.begun => return Ok(()),
            Move::Done => return refuse("POL-6.4", Reason::NothingDone),
            _ => return refuse("POL-6.2", Reason::NotAsked),
        };
        let region = Region::Sea(from);
        if from == self.to {
            return refuse("POL-6.4", Reason::SameRegion { region });
        }
        if board.units(self.side, region) == 0 {
            return refuse("POL-6.2", Reason::NoUnits { region });
        }
        check_room(board, self.side, self.to)?;
        if !Ways::of(board, self.side).galley_sources(self.to).contains(from) {
            return refuse_way(board, self.side, from, self.to);
        }
        Ok(())
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Sail(from) = mv else { return Next::End };
        let (side, from, to) = (self.side, Region::Sea(from), Region::Sea(self.to));
        board.take_units(side, from, 1);
        *board.units_mut(side, to) += 1;
        log.tell(Event::Moved { side, from, to, by_sea: true });
        self.begun = true;
        let more = board.has_room(side, to)
            && !sources(board, side, self.to, &Ways::of(board, side)).is_empty();
        if more { Next::Stay } else { Next::End }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-sail", self.side).name("region", self.to.name())
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Sea::by_id(thing).map(Move::Sail));
    }
}
