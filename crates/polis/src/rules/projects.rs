//! Action 4 and the display of projects.

use table::refusal::refuse;
use table::{Actor, Log, Next};

use super::turn::{Purse, Survey};
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, Rule};
use crate::ids::{GOODS, Good, Polis, Project, Side, poleis, projects};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};

/// POL-0.11, POL-0.24: chance shows projects until there are as many as the round wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal;

impl Reveal {
    fn is_done(board: &Board) -> bool {
        let shown = board.shown.count_ones();
        shown >= u32::from(board.round_card().projects) || board.unseen == 0
    }
}

impl Rule for Reveal {
    fn awaits(&self, _: &Board) -> Actor {
        Actor::Chance
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(projects(board.unseen).map(Move::Reveal));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Reveal(project) if board.unseen & project.bit() != 0 => Ok(()),
            _ => refuse("POL-0.11", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Reveal(project) = mv {
            board.unseen &= !project.bit();
            board.shown |= project.bit();
            log.tell(Event::ProjectShown { project: board.edition.projects[project.index()].id });
        }
        self.begin(board, log)
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        if Reveal::is_done(board) { Next::End } else { Next::Stay }
    }
}

/// POL-0.24: the side that is behind puts one of the projects away for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutAway {
    /// Who chooses.
    pub side: Side,
}

impl Rule for PutAway {
    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(projects(board.shown).map(Move::PutAway));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::PutAway(project) if board.shown & project.bit() != 0 => Ok(()),
            Move::PutAway(project) => {
                let project = board.edition.projects[project.index()].id;
                refuse("POL-0.24", Reason::NotShown { project })
            }
            _ => refuse("POL-0.24", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::PutAway(project) = mv {
            board.shown &= !project.bit();
            let project = board.edition.projects[project.index()].id;
            log.tell(Event::ProjectPutAway { side: self.side, project });
        }
        Next::End
    }
}

/// POL-4.3: a project is paid lot by lot; each lot wholly in its good or wholly in silver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Who pays.
    pub side: Side,
    /// For what.
    pub project: Project,
    /// Where.
    pub polis: Polis,
    /// Lots already paid, as a set of good bits.
    pub paid: u8,
}

pub(crate) fn start(side: Side, project: Project, polis: Polis) -> Frame {
    Frame::Payment(Payment { side, project, polis, paid: 0 })
}

/// POL-4.1, POL-4.2: what stands in the way of a project for the whole round.
pub(crate) fn check_ever(
    board: &Board,
    side: Side,
    project: Project,
    polis: Polis,
) -> Result<(), Refusal> {
    let id = board.edition.projects[project.index()].id;
    if board.edition.poleis[polis.index()].projects & project.bit() == 0 {
        return refuse("POL-4.1", Reason::NotHosted { project: id, polis });
    }
    if board.capital(side.other()) == polis {
        return refuse("POL-4.1", Reason::Capital { polis });
    }
    if board.shown & project.bit() == 0 {
        return refuse("POL-4.1", Reason::NotShown { project: id });
    }
    if board.poleis[polis.index()].project.is_some() {
        return refuse("POL-4.2", Reason::Busy { polis });
    }
    Ok(())
}

/// POL-4.1 to POL-4.3.
pub(crate) fn check(
    board: &Board,
    side: Side,
    project: Project,
    polis: Polis,
    purse: &Purse,
) -> Result<(), Refusal> {
    check_ever(board, side, project, polis)?;
    if !board.owns(side, polis) {
        return refuse("POL-4.1", Reason::NotYourPolis { polis });
    }
    let id = board.edition.projects[project.index()].id;
    let missing = missing_silver(&board.edition.projects[project.index()].cost, 0, purse);
    if missing > 0 {
        return refuse("POL-4.3", Reason::Unaffordable { project: id, missing });
    }
    Ok(())
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, purse, .. } = *survey;
    for project in projects(board.shown) {
        let hosts = board.edition.projects[project.index()].hosts & survey.league;
        let possible = |polis: &Polis| check(board, side, project, *polis, purse).is_ok();
        let starts = poleis(hosts).filter(possible);
        out.extend(starts.map(|polis| Move::StartProject(project, polis)));
    }
}

/// How much silver is lacking if every unpaid lot that can be paid in its good is.
fn missing_silver(cost: &[u8; GOODS], paid: u8, purse: &Purse) -> u8 {
    let silver = Good::Silver.index();
    let lots = (0..GOODS).filter(|&good| good != silver && paid & (1 << good) == 0);
    let in_silver =
        lots.filter(|&good| purse[good] < cost[good]).map(|good| cost[good]).sum::<u8>();
    (in_silver + cost[silver]).saturating_sub(purse[silver])
}

impl Payment {
    fn cost(self, board: &Board) -> &'static [u8; GOODS] {
        &board.edition.projects[self.project.index()].cost
    }

    /// The next lot that is not paid yet, silver last.
    fn lot(self, board: &Board) -> Option<Good> {
        let unpaid = |good: &Good| {
            *good != Good::Silver
                && self.cost(board)[good.index()] > 0
                && self.paid & (1 << good.index()) == 0
        };
        Good::ALL.into_iter().find(unpaid)
    }

    /// Pays lots until there is a choice; then the project stands on its polis.
    fn go_on(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        while let Some(lot) = self.lot(board) {
            let in_good = self.check(board, Move::Pay(lot)).is_ok();
            let in_silver = self.check(board, Move::Pay(Good::Silver)).is_ok();
            if in_good && in_silver {
                return Next::Stay;
            }
            self.pay(board, lot, if in_good { lot } else { Good::Silver }, log);
        }
        self.place(board, log);
        Next::End
    }

    fn pay(&mut self, board: &mut Board, lot: Good, with: Good, log: &mut Log<'_, Event>) {
        let n = self.cost(board)[lot.index()];
        board.pay(self.side, with, n);
        self.paid |= 1 << lot.index();
        log.tell(Event::LotPaid { side: self.side, good: with, n });
    }

    /// POL-4.4: the project leaves the display for its polis. POL-4.5: how it lies there shows
    /// that it is in progress, and hides nothing.
    fn place(self, board: &mut Board, log: &mut Log<'_, Event>) {
        let (side, polis) = (self.side, self.polis);
        let silver = self.cost(board)[Good::Silver.index()];
        if silver > 0 {
            board.pay(side, Good::Silver, silver);
            log.tell(Event::LotPaid { side, good: Good::Silver, n: silver });
        }
        board.shown &= !self.project.bit();
        board.poleis[polis.index()].project = Some(self.project);
        let project = board.edition.projects[self.project.index()].id;
        log.tell(Event::ProjectStarted { side, project, polis });
    }
}

impl Rule for Payment {
    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let ways = self.lot(board).into_iter().chain([Good::Silver]).map(Move::Pay);
        crate::flow::keep_legal(out, ways, |mv| self.check(board, mv));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let (Move::Pay(good), Some(lot)) = (mv, self.lot(board)) else {
            return refuse("POL-4.3", Reason::NotAsked);
        };
        let need = self.cost(board)[lot.index()];
        let mut purse = board.player(self.side).stock;
        if good != lot && good != Good::Silver {
            return refuse("POL-4.3", Reason::NotThisLot { lot, need });
        }
        if purse[good.index()] < need {
            let have = purse[good.index()];
            return refuse("POL-4.3", Reason::CannotPay { good, need, have });
        }
        purse[good.index()] -= need;
        let missing = missing_silver(self.cost(board), self.paid | 1 << lot.index(), &purse);
        if missing > 0 {
            return refuse("POL-4.3", Reason::LeavesTooLittleSilver { missing });
        }
        Ok(())
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let (Move::Pay(good), Some(lot)) = (mv, self.lot(board)) {
            self.pay(board, lot, good, log);
        }
        self.go_on(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.go_on(board, log)
    }
}
