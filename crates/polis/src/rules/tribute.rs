//! Action 8: hoplites collect what the peasants of a territory produce.

use table::refusal::refuse;
use table::{Actor, Log, Next};

use super::editions::pacifism_clause;
use super::turn::Survey;
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, Rule, keep_legal};
use crate::ids::{GOODS, Good, PolisSet, Region, Side, Territory};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal, pay_prestige};

/// Hoplites being placed on the boxes of a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Collect {
    /// Who collects.
    pub side: Side,
    /// Where.
    pub territory: Territory,
    /// Hoplites on the boxes of each good.
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
    let foreign = PolisSet::of(board.capital(side.other()));
    if board.edition.map.poleis_in[territory.index()] == foreign {
        return refuse("POL-8.2", Reason::NoPolisThere { territory });
    }
    if let Some(by) = board.collected[territory.index()] {
        return refuse("POL-8.5", Reason::Collected { territory, by });
    }
    if board.barred & territory.bit() != 0 {
        return refuse("POL-17.15", Reason::Barred { territory });
    }
    Ok(())
}

fn check_in(
    board: &Board,
    side: Side,
    league: PolisSet,
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

impl Rule for Collect {
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
}
