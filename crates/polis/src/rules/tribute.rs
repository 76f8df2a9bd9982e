//! Action 8: hoplites collect what the peasants of a territory produce.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Named, Next, Rule, Set};

use super::editions::pacifism_clause;
use super::turn::Survey;
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks, keep_legal};
use crate::ids::{GOODS, Good, Polis, Region, Side, Territory};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal, pay_prestige};
use crate::view::View;

/// Hoplites being placed on the boxes of a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Collect {
    /// Who collects.
    pub side: Side,
    /// Where.
    pub territory: Territory,
    /// Hoplites on the boxes of each good.
    #[serde(
        serialize_with = "keyed::write_present::<Good, _, _>",
        deserialize_with = "keyed::read::<Good, _, _, _>"
    )]
    pub placed: [u8; GOODS],
    /// Hoplites that silence the voices for peace.
    pub silencing: u8,
}

/// POL-8.1, POL-8.2.
pub(crate) fn check(board: &Board, side: Side, territory: Territory) -> Result<(), Refusal> {
    check_in(board, side, board.league_set(side), territory)
}

/// What stands in the way of collecting for the whole round. POL-8.2: where the rival's capital
/// is the only polis, nothing can be won. POL-8.5: tribute is collected once.
pub(crate) fn check_ever(board: &Board, side: Side, territory: Territory) -> Result<(), Refusal> {
    let foreign = Set::of(board.capital(side.other()));
    if board.edition.map.poleis_in[territory.index()] == foreign {
        return refuse("POL-8.2", Reason::NoPolisThere { territory });
    }
    if let Some(by) = board.collected[territory.index()] {
        return refuse("POL-8.5", Reason::Collected { territory, by });
    }
    if board.barred.contains(territory) {
        return refuse("POL-17.15", Reason::Barred { territory });
    }
    Ok(())
}

fn check_in(
    board: &Board,
    side: Side,
    league: Set<Polis>,
    territory: Territory,
) -> Result<(), Refusal> {
    check_ever(board, side, territory)?;
    let poleis = board.edition.map.poleis_in[territory.index()];
    if !poleis.is_empty() && (poleis & league).is_empty() {
        return refuse("POL-8.2", Reason::NoPolisThere { territory });
    }
    if board.units(side, Region::Land(territory)) == 0 {
        return refuse("POL-8.2", Reason::NoUnits { region: Region::Land(territory) });
    }
    if !is_free(board, side, territory) {
        pay_prestige(board, side)?;
    }
    if board.free_discs(side) == 0 {
        return refuse("POL-0.7", Reason::NoDisc);
    }
    Ok(())
}

/// POL-8.1: collecting costs 1 prestige except at home.
pub(crate) fn is_free(board: &Board, side: Side, territory: Territory) -> bool {
    board.edition.map.home[side.index()] == territory
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, league, .. } = *survey;
    let possible = |territory: &Territory| check_in(board, side, league, *territory).is_ok();
    out.extend(Territory::all().filter(possible).map(Move::Tribute));
}

pub(crate) fn start(
    board: &mut Board,
    side: Side,
    territory: Territory,
    log: &mut Log<'_, Event>,
) -> Frame {
    if !is_free(board, side, territory) {
        board.lose_prestige(side, 1);
    }
    log.tell(Event::TributeDemanded { side, territory });
    Frame::Collect(Collect { side, territory, placed: [0; GOODS], silencing: 0 })
}

impl Collect {
    fn used(self) -> u8 {
        self.placed.iter().sum::<u8>() + self.silencing
    }

    /// Hoplites that can still be placed. POL-17.16: an eruption limits them.
    fn left(self, board: &Board) -> u8 {
        let here = board.units(self.side, Region::Land(self.territory));
        let most = match board.event_rules().tribute_cap {
            Some((territory, cap)) if territory == self.territory => here.min(cap),
            _ => here,
        };
        most.saturating_sub(self.used())
    }

    /// POL-17.12: at home, in a year of pacifism, hoplites may bring prestige.
    fn check_silencing(self, board: &Board) -> Result<(), Refusal> {
        if !board.event_rules().pacifism {
            return refuse(pacifism_clause(board.edition), Reason::NoPacifism);
        }
        let home = board.edition.map.home[self.side.index()];
        if home != self.territory {
            return refuse("POL-17.12", Reason::NotAtHome { home });
        }
        let capital = board.capital(self.side);
        let population = board.population(capital);
        if self.silencing >= population {
            return refuse("POL-17.12", Reason::NoVoices { capital, population });
        }
        Ok(())
    }

    fn finish(self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let mut goods = [0; GOODS];
        for good in Good::ALL {
            if let Some(row) = self.placed[good.index()].checked_sub(1) {
                goods[good.index()] = board.edition.tribute_yield[usize::from(row)];
                board.receive(self.side, good, goods[good.index()]);
            }
        }
        board.gain_prestige(self.side, u16::from(self.silencing));
        board.collected[self.territory.index()] = Some(self.side);
        let (side, territory, prestige) = (self.side, self.territory, self.silencing);
        log.tell(Event::Collected { side, territory, goods, prestige });
        Next::End
    }
}

impl Rule<Frame, Board> for Collect {
    fn clause(&self) -> &'static str {
        "POL-8.3"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let goods = Good::ALL.map(Move::Collect);
        let all = goods.into_iter().chain([Move::CollectPrestige, Move::Done]);
        keep_legal(out, all, |mv| self.check(board, mv));
    }

    /// POL-8.3, POL-8.4.
    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Done if self.used() > 0 => return Ok(()),
            Move::Done => return refuse("POL-8.4", Reason::NothingDone),
            Move::Collect(_) | Move::CollectPrestige => {}
            _ => return refuse("POL-8.3", Reason::NotAsked),
        }
        if self.left(board) == 0 {
            return refuse("POL-8.3", Reason::NoHopliteLeft);
        }
        let Move::Collect(good) = mv else { return self.check_silencing(board) };
        let boxes = board.edition.tribute[self.territory.index()][good.index()];
        if self.placed[good.index()] >= boxes {
            return refuse("POL-8.3", Reason::NoBox { good, territory: self.territory });
        }
        Ok(())
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::Collect(good) => self.placed[good.index()] += 1,
            Move::CollectPrestige => self.silencing += 1,
            _ => return self.finish(board, log),
        }
        let goods = Good::ALL.map(Move::Collect).into_iter();
        let more = goods.chain([Move::CollectPrestige]).any(|mv| self.check(board, mv).is_ok());
        if more { Next::Stay } else { self.finish(board, log) }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-collect", self.side).name("region", self.territory.name())
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Good::by_id(thing).map(Move::Collect));
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let boxes = &board.edition.tribute[self.territory.index()];
        let placed = self.placed.iter().map(|&n| u16::from(n)).sum::<u16>();
        let here = board.units(self.side, Region::Land(self.territory));
        let fits = self.placed.iter().zip(boxes).all(|(placed, boxes)| placed <= boxes)
            && placed + u16::from(self.silencing) <= u16::from(here)
            && board.collected[self.territory.index()].is_none()
            && board.free_discs(self.side) > 0;
        faults.expect(fits, || format!("tribute of {} can't be so", self.territory.id()));
    }
}
