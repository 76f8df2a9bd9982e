//! Actions 1 to 3: population becomes hoplites, galleys or merchants.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Id, Log, Message, Named, Next, Rule, Set};

use super::turn::{Purse, Survey};
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks, keep_legal};
use crate::ids::{Good, Polis, Region, Sea, Side};
use crate::moves::{Fee, Move};
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// What is created.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Unit {
    /// In the territory of the polis.
    Hoplite,
    /// In a sea of its ports.
    Galley,
    /// In the trade port.
    Merchant,
}

impl Unit {
    /// POL-1.2, POL-2.2, POL-3.2: the good that a unit is made of.
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Unit::Hoplite => Good::Metal,
            Unit::Galley | Unit::Merchant => Good::Wood,
        }
    }

    const fn fee_clause(self) -> &'static str {
        match self {
            Unit::Hoplite => "POL-1.2",
            Unit::Galley => "POL-2.2",
            Unit::Merchant => "POL-3.2",
        }
    }

    const fn population_clause(self) -> &'static str {
        match self {
            Unit::Hoplite => "POL-1.3",
            Unit::Galley => "POL-2.3",
            Unit::Merchant => "POL-3.3",
        }
    }
}

/// One polis creates units of one kind, one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// Who creates.
    pub side: Side,
    /// Where.
    pub polis: Polis,
    /// What.
    pub unit: Unit,
    /// Something has been created.
    pub begun: bool,
}

pub(crate) fn hoplites(side: Side, polis: Polis) -> Frame {
    Frame::Create(Create { side, polis, unit: Unit::Hoplite, begun: false })
}

pub(crate) fn galleys(side: Side, polis: Polis) -> Frame {
    Frame::Create(Create { side, polis, unit: Unit::Galley, begun: false })
}

pub(crate) fn merchants(side: Side, polis: Polis) -> Frame {
    Frame::Create(Create { side, polis, unit: Unit::Merchant, begun: false })
}

/// POL-1.1, POL-2.1, POL-3.1: the rival's capital never becomes one's own.
fn check_capital(
    board: &Board,
    side: Side,
    polis: Polis,
    clause: &'static str,
) -> Result<(), Refusal> {
    if board.capital(side.other()) == polis {
        return refuse(clause, Reason::Capital { polis });
    }
    Ok(())
}

/// POL-1.1, POL-2.1, POL-3.1: only in a polis of one's own that has population to give.
fn check_owner(
    board: &Board,
    side: Side,
    polis: Polis,
    unit: Unit,
    clause: &'static str,
) -> Result<(), Refusal> {
    if !board.owns(side, polis) {
        return refuse(clause, Reason::NotYourPolis { polis });
    }
    check_population(board, polis, unit)
}

/// POL-1.3, POL-2.3, POL-3.3: a polis keeps its last cube. POL-17.11: hired units take none.
fn check_population(board: &Board, polis: Polis, unit: Unit) -> Result<(), Refusal> {
    let for_hire = unit != Unit::Merchant && board.event_rules().hired.is_some();
    if !for_hire && board.population(polis) < 2 {
        return refuse(unit.population_clause(), Reason::LastCube { polis });
    }
    Ok(())
}

/// POL-1.4, POL-2.4: within the capacity of the round.
fn check_room(
    board: &Board,
    side: Side,
    region: Region,
    clause: &'static str,
) -> Result<(), Refusal> {
    if !board.has_room(side, region) {
        let capacity = board.capacity();
        return refuse(clause, Reason::RegionFull { region, capacity });
    }
    Ok(())
}

/// Whether a unit can be paid for in this way.
fn check_fee(
    board: &Board,
    side: Side,
    polis: Polis,
    unit: Unit,
    fee: Fee,
    purse: &Purse,
) -> Result<(), Refusal> {
    let (good, need) = match fee {
        Fee::Good => (unit.good(), 1),
        Fee::Silver => (Good::Silver, 1),
        // POL-17.11: hired units take no population; their cube comes from the reserve.
        Fee::Hired => match board.event_rules().hired {
            Some(silver) if unit != Unit::Merchant => (Good::Silver, silver),
            _ => return refuse("POL-17.11", Reason::NotForHire),
        },
    };
    if fee == Fee::Hired {
        if board.reserve(side) == 0 {
            return refuse("POL-0.6", Reason::NoCubes { need: 1, have: 0 });
        }
    } else if board.poleis[polis.index()].cubes < 2 {
        return refuse(unit.population_clause(), Reason::LastCube { polis });
    }
    let have = purse[good.index()];
    if have < need {
        return refuse(unit.fee_clause(), Reason::CannotPay { good, need, have });
    }
    Ok(())
}

/// Whether a unit can be paid for in any way; if not, why not in the ordinary one.
fn check_any_fee(
    board: &Board,
    side: Side,
    polis: Polis,
    unit: Unit,
    purse: &Purse,
) -> Result<(), Refusal> {
    let pays = |fee| check_fee(board, side, polis, unit, fee, purse);
    if Fee::ALL.into_iter().any(|fee| pays(fee).is_ok()) {
        return Ok(());
    }
    // POL-17.11: the last cube stays, but a unit can be hired.
    let last = board.poleis[polis.index()].cubes < 2;
    match pays(if last { Fee::Hired } else { Fee::Silver }) {
        Err(Refusal { reason: Reason::CannotPay { .. }, clause }) if !last => {
            refuse(clause, Reason::CannotPayUnit { good: unit.good() })
        }
        other => other,
    }
}

/// What stands in the way of creating units in a polis for the whole round. POL-1.5: hoplites
/// need a territory. POL-2.1: galleys need a port. POL-3.1: merchants need a trading polis, and
/// POL-3.4 a ship.
pub(crate) fn check_ever(
    board: &Board,
    side: Side,
    polis: Polis,
    unit: Unit,
) -> Result<(), Refusal> {
    let map = &board.edition.map;
    match unit {
        Unit::Hoplite if map.territory[polis.index()].is_none() => {
            refuse("POL-1.5", Reason::NoTerritory { polis })
        }
        Unit::Hoplite => check_capital(board, side, polis, "POL-1.1"),
        Unit::Galley if map.ports[polis.index()].is_empty() => {
            refuse("POL-2.1", Reason::NoPort { polis })
        }
        Unit::Galley => check_capital(board, side, polis, "POL-2.1"),
        Unit::Merchant if map.commercial[polis.index()] != Some(side) => {
            refuse("POL-3.1", Reason::NotCommercial { polis, side })
        }
        Unit::Merchant => check_ships(board, side),
    }?;
    // POL-14.9: population grows at the end of a round, which is too late in the last. Whoever wins
    // the polis wins its last cube.
    if board.is_last_round() { check_population(board, polis, unit) } else { Ok(()) }
}

pub(crate) fn check_hoplites(
    board: &Board,
    side: Side,
    polis: Polis,
    purse: &Purse,
) -> Result<(), Refusal> {
    check_ever(board, side, polis, Unit::Hoplite)?;
    check_owner(board, side, polis, Unit::Hoplite, "POL-1.1")?;
    let Some(territory) = board.edition.map.territory[polis.index()] else {
        return refuse("POL-1.5", Reason::NoTerritory { polis });
    };
    check_room(board, side, Region::Land(territory), "POL-1.4")?;
    check_any_fee(board, side, polis, Unit::Hoplite, purse)
}

pub(crate) fn check_galleys(
    board: &Board,
    side: Side,
    polis: Polis,
    purse: &Purse,
) -> Result<(), Refusal> {
    check_ever(board, side, polis, Unit::Galley)?;
    check_owner(board, side, polis, Unit::Galley, "POL-2.1")?;
    let ports = board.edition.map.ports[polis.index()];
    let rooms = ports.iter().map(|sea| check_room(board, side, Region::Sea(sea), "POL-2.4"));
    rooms.reduce(Result::or).unwrap_or(Ok(()))?;
    check_any_fee(board, side, polis, Unit::Galley, purse)
}

pub(crate) fn check_merchants(
    board: &Board,
    side: Side,
    polis: Polis,
    purse: &Purse,
) -> Result<(), Refusal> {
    check_ever(board, side, polis, Unit::Merchant)?;
    check_owner(board, side, polis, Unit::Merchant, "POL-3.1")?;
    check_any_fee(board, side, polis, Unit::Merchant, purse)
}

/// POL-3.4: no more ships than there are pieces.
fn check_ships(board: &Board, side: Side) -> Result<(), Refusal> {
    let ships = board.edition.merchants;
    if board.merchants(side) >= ships {
        return refuse("POL-3.4", Reason::NoShips { ships });
    }
    Ok(())
}

/// Without the unit's good and without silver nothing can be created, nor hired.
fn is_penniless(unit: Unit, purse: &Purse) -> bool {
    purse[unit.good().index()] == 0 && purse[Good::Silver.index()] == 0
}

pub(crate) fn list_hoplites(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, purse, .. } = *survey;
    if is_penniless(Unit::Hoplite, purse) {
        return;
    }
    let possible = |polis: &Polis| check_hoplites(board, side, *polis, purse).is_ok();
    out.extend(survey.league.iter().filter(possible).map(Move::CreateHoplites));
}

pub(crate) fn list_galleys(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, purse, .. } = *survey;
    if is_penniless(Unit::Galley, purse) {
        return;
    }
    let possible = |polis: &Polis| check_galleys(board, side, *polis, purse).is_ok();
    out.extend(survey.league.iter().filter(possible).map(Move::CreateGalleys));
}

pub(crate) fn list_merchants(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, purse, .. } = *survey;
    if is_penniless(Unit::Merchant, purse) {
        return;
    }
    let possible = |polis: &Polis| check_merchants(board, side, *polis, purse).is_ok();
    out.extend(survey.league.iter().filter(possible).map(Move::CreateMerchants));
}

impl Create {
    /// Takes the price, and the cube unless the unit is hired.
    fn charge(self, board: &mut Board, fee: Fee) {
        let (good, n) = match fee {
            Fee::Good => (self.unit.good(), 1),
            Fee::Silver => (Good::Silver, 1),
            Fee::Hired => (Good::Silver, board.event_rules().hired.unwrap_or(0)),
        };
        board.pay(self.side, good, n);
        if fee != Fee::Hired {
            board.poleis[self.polis.index()].cubes -= 1;
        }
    }

    fn check_unit(self, board: &Board, fee: Fee, sea: Option<Sea>) -> Result<(), Refusal> {
        let map = &board.edition.map;
        match (self.unit, sea) {
            (Unit::Hoplite, _) => match map.territory[self.polis.index()] {
                Some(territory) => {
                    check_room(board, self.side, Region::Land(territory), "POL-1.4")?
                }
                None => return refuse("POL-1.5", Reason::NoTerritory { polis: self.polis }),
            },
            (Unit::Galley, Some(sea)) => {
                // POL-2.5: a polis with two ports may use either for each galley.
                if !map.ports[self.polis.index()].contains(sea) {
                    let region = Region::Sea(sea);
                    return refuse("POL-2.5", Reason::NotThatPort { polis: self.polis, region });
                }
                check_room(board, self.side, Region::Sea(sea), "POL-2.4")?;
            }
            (Unit::Galley, None) => return refuse("POL-2.4", Reason::NotAsked),
            (Unit::Merchant, _) => check_ships(board, self.side)?,
        }
        let purse = &board.player(self.side).stock;
        check_fee(board, self.side, self.polis, self.unit, fee, purse)
    }

    /// Every unit that could be asked for, legal or not.
    fn units(self, board: &Board) -> impl Iterator<Item = Move> {
        let ports = board.edition.map.ports[self.polis.index()];
        Fee::ALL.into_iter().flat_map(move |fee| {
            let at_sea = if self.unit == Unit::Galley { ports } else { Set::EMPTY };
            let on_land = match self.unit {
                Unit::Hoplite => Some(Move::Recruit(fee)),
                Unit::Merchant => Some(Move::Fit(fee)),
                Unit::Galley => None,
            };
            on_land.into_iter().chain(at_sea.iter().map(move |sea| Move::Build(fee, sea)))
        })
    }
}

impl Rule<Frame, Board> for Create {
    fn clause(&self) -> &'static str {
        self.unit.fee_clause()
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        keep_legal(out, self.units(board), |mv| self.check(board, mv));
        if self.begun {
            out.push(Move::Done);
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match (mv, self.unit) {
            (Move::Done, _) if self.begun => Ok(()),
            // POL-0.20: an action must do something.
            (Move::Done, _) => refuse("POL-0.20", Reason::NothingDone),
            (Move::Recruit(fee), Unit::Hoplite) | (Move::Fit(fee), Unit::Merchant) => {
                self.check_unit(board, fee, None)
            }
            (Move::Build(fee, sea), Unit::Galley) => self.check_unit(board, fee, Some(sea)),
            _ => refuse("POL-0.20", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let (side, polis) = (self.side, self.polis);
        match mv {
            Move::Recruit(fee) => {
                self.charge(board, fee);
                if let Some(territory) = board.edition.map.territory[polis.index()] {
                    *board.units_mut(side, Region::Land(territory)) += 1;
                }
                log.tell(Event::Recruited { side, polis, fee });
            }
            Move::Build(fee, sea) => {
                self.charge(board, fee);
                *board.units_mut(side, Region::Sea(sea)) += 1;
                log.tell(Event::Built { side, polis, sea, fee });
            }
            Move::Fit(fee) => {
                self.charge(board, fee);
                board.player_mut(side).merchants += 1;
                log.tell(Event::Fitted { side, polis, fee });
            }
            _ => return Next::End,
        }
        self.begun = true;
        let more = self.units(board).any(|mv| self.check(board, mv).is_ok());
        if more { Next::Stay } else { Next::End }
    }

    fn prompt(&self, _: &View) -> Message {
        let id = match self.unit {
            Unit::Hoplite => "prompt-create-hoplites",
            Unit::Galley => "prompt-create-galleys",
            Unit::Merchant => "prompt-create-merchants",
        };
        asks(id, self.side).name("polis", self.polis.name())
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        if let (Unit::Galley, Some(sea)) = (self.unit, Sea::by_id(thing)) {
            out.extend(Fee::ALL.map(|fee| Move::Build(fee, sea)));
        }
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let owned = board.owns(self.side, self.polis);
        faults.expect(owned, || format!("{} creates units of another", self.polis.id()));
    }
}
