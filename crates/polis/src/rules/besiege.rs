//! Action 7: hoplites besiege a polis of the territory they stand in.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Named, Next, Rule};

use super::editions::SiegeDiscs;
use super::turn::Survey;
use crate::board::{Board, Proxenos};
use crate::event::Event;
use crate::flow::{Frame, asks, roll_moves};
use crate::ids::{Polis, Region, Side, Territory};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal, pay_prestige};
use crate::view::View;

/// A siege that waits for its die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Siege {
    /// Who besieges.
    pub side: Side,
    /// What.
    pub polis: Polis,
}

/// POL-7.1, POL-7.4, and POL-7.2 as far as POL-0.4 lets hoplites be there: what stands in the way
/// of a siege for the whole round.
pub(crate) fn check_ever(board: &Board, side: Side, polis: Polis) -> Result<Territory, Refusal> {
    if board.owns(side, polis) {
        return refuse("POL-7.1", Reason::OwnPolis { polis });
    }
    if board.is_capital(polis) {
        return refuse("POL-7.4", Reason::Capital { polis });
    }
    let Some(territory) = board.edition.map.territory[polis.index()] else {
        return refuse("POL-7.4", Reason::OutsideTerritories { polis });
    };
    let (need, capacity) = (board.edition.poleis[polis.index()].base, board.capacity());
    if need > capacity {
        return refuse("POL-7.2", Reason::BeyondCapacity { polis, need, capacity });
    }
    Ok(territory)
}

/// POL-7.1 to POL-7.4 and POL-7.10.
pub(crate) fn check(board: &Board, side: Side, polis: Polis) -> Result<(), Refusal> {
    let territory = check_ever(board, side, polis)?;
    pay_prestige(board, side)?;
    check_army(board, side, polis, territory)?;
    check_pieces(board, side, polis, "POL-7.10")
}

/// POL-7.2, POL-7.3: as many hoplites as the fortification, and more than the rival has.
fn check_army(
    board: &Board,
    side: Side,
    polis: Polis,
    territory: Territory,
) -> Result<(), Refusal> {
    let own = board.units(side, Region::Land(territory));
    let enemy = board.units(side.other(), Region::Land(territory));
    let need = board.edition.poleis[polis.index()].base;
    // POL-0.4: as many as the rival has fit, but not more: no number of hoplites helps.
    if enemy >= board.capacity() {
        return refuse("POL-7.3", Reason::NotInControl { territory, own, enemy });
    }
    if own < need {
        return refuse("POL-7.2", Reason::TooFewHoplites { polis, need, have: own });
    }
    if own <= enemy {
        return refuse("POL-7.3", Reason::NotInControl { territory, own, enemy });
    }
    Ok(())
}

/// POL-7.10, POL-12.4: the cubes and the disc for the polis must be in reserve beforehand.
pub(crate) fn check_pieces(
    board: &Board,
    side: Side,
    polis: Polis,
    clause: &'static str,
) -> Result<(), Refusal> {
    let (need, have) = (board.population(polis), board.reserve(side));
    if have < need {
        return refuse(clause, Reason::NoCubes { need, have });
    }
    if board.free_discs(side) == 0 {
        return refuse("POL-0.7", Reason::NoDisc);
    }
    Ok(())
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, .. } = *survey;
    if board.player(side).prestige == 0 {
        return;
    }
    for territory in board.dominated_land(side).iter() {
        let foreign = board.edition.map.poleis_in[territory.index()] & !survey.league;
        let possible = |polis: &Polis| check(board, side, *polis).is_ok();
        out.extend(foreign.iter().filter(possible).map(Move::Besiege));
    }
}

/// POL-7.5: a polis of fortification 1 falls without a roll.
pub(crate) fn start(
    board: &mut Board,
    side: Side,
    polis: Polis,
    log: &mut Log<'_, Event>,
) -> Option<Frame> {
    board.lose_prestige(side, 1);
    // POL-7.14: whoever besieges a neutral polis drives the other's siege away.
    if board.poleis[polis.index()].owner.is_none() {
        board.siege_discs[side.other().index()][polis.index()] = 0;
    }
    let fortification = board.edition.poleis[polis.index()].base;
    log.tell(Event::SiegeLaid { side, polis, fortification });
    if fortification > 1 {
        return Some(Frame::Siege(Siege { side, polis }));
    }
    capture(board, side, polis, log);
    None
}

/// POL-7.8: the polis joins the league with its population and projects.
fn capture(board: &mut Board, side: Side, polis: Polis, log: &mut Log<'_, Event>) {
    // POL-7.15: the besieger's discs in the territory come back.
    if let Some(territory) = board.edition.map.territory[polis.index()] {
        board.lift_siege_discs(side, territory);
    }
    let (cubes, prestige) = (board.population(polis), board.edition.poleis[polis.index()].base);
    board.take_polis(side, polis, cubes);
    board.gain_prestige(side, u16::from(prestige));
    log.tell(Event::SiegeWon { side, polis, prestige });
    // POL-7.9: an enemy proxenos in it becomes a hostage.
    if board.proxenos(side.other()) == Some(polis) {
        board.player_mut(side.other()).proxenos = Proxenos::Captured;
        log.tell(Event::ProxenosCaptured { side: side.other(), polis });
    }
}

/// POL-7.7: the besieger loses a hoplite, an enemy polis loses population.
fn fail(board: &mut Board, side: Side, polis: Polis, log: &mut Log<'_, Event>) {
    if let Some(territory) = board.edition.map.territory[polis.index()] {
        board.take_units(side, Region::Land(territory), 1);
    }
    log.tell(Event::SiegeLost { side, polis });
    // POL-7.11: a disc will help the next siege.
    if board.edition.rules.siege_discs == SiegeDiscs::OneForEachFailure {
        board.siege_discs[side.index()][polis.index()] += 1;
        log.tell(Event::SiegeDiscLaid { side, polis });
    }
    let state = board.poleis[polis.index()];
    let Some(owner) = state.owner else { return };
    if state.cubes > 1 {
        board.poleis[polis.index()].cubes -= 1;
        log.tell(Event::PopulationLost { side: owner, polis });
    } else {
        board.release_polis(polis);
        log.tell(Event::TurnedNeutral { side: owner, polis });
    }
}

impl Siege {
    /// POL-7.12: each own disc in the territory adds 1 to the roll.
    #[must_use]
    pub fn bonus(self, board: &Board) -> u8 {
        let territory = board.edition.map.territory[self.polis.index()];
        territory.map_or(0, |territory| board.siege_discs_in(self.side, territory))
    }
}

impl Rule<Frame, Board> for Siege {
    fn clause(&self) -> &'static str {
        "POL-7.6"
    }

    fn legal(&self, _: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    /// POL-7.6: the roll must reach the fortification, whatever the population.
    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Roll(face) = mv {
            let need = board.edition.poleis[self.polis.index()].base;
            let bonus = self.bonus(board);
            log.tell(Event::SiegeRolled { face, bonus, need });
            if face + bonus >= need {
                capture(board, self.side, self.polis, log);
            } else {
                fail(board, self.side, self.polis, log);
            }
        }
        Next::End
    }

    fn prompt(&self, view: &View) -> Message {
        let fortification = view.board.edition.poleis[self.polis.index()].base;
        asks("prompt-siege", self.side)
            .name("polis", self.polis.name())
            .number("n", fortification.saturating_sub(self.bonus(&view.board)))
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let (side, polis) = (self.side, self.polis);
        let fortified = board.edition.poleis[polis.index()].base > 1;
        // Everything that the siege needed is there, but the prestige, which is paid.
        let besieged = check_ever(board, side, polis)
            .and_then(|territory| check_army(board, side, polis, territory))
            .and_then(|()| check_pieces(board, side, polis, "POL-7.10"));
        faults.expect(fortified && besieged.is_ok(), || {
            format!("{} can't besiege {}", side.id(), polis.id())
        });
    }
}
