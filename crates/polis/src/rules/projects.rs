//! Action 4 and the display of projects.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Named, Next, Rule, Set};

use super::turn::{Purse, Survey};
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks, keep_legal};
use crate::ids::{GOODS, Good, Polis, Project, Side};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// POL-0.11, POL-0.24: chance shows projects until there are as many as the round wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal;

impl Reveal {
    fn is_done(board: &Board) -> bool {
        let wanted = usize::from(board.round_card().projects);
        board.shown.len() >= wanted || board.unseen.is_empty()
    }
}

impl Rule<Frame, Board> for Reveal {
    fn clause(&self) -> &'static str {
        "POL-0.11"
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(board.unseen.iter().map(Move::Reveal));
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Reveal(project) = mv {
            board.unseen.remove(project);
            board.shown.insert(project);
            log.tell(Event::ProjectShown { project });
        }
        self.begin(board, log)
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        if Reveal::is_done(board) { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &View) -> Message {
        Message::new("prompt-reveal")
    }

    /// Chance chooses, so nobody means anything by pointing at a project.
    fn moves_at(&self, _: &Board, _: &str, _: &mut Vec<Move>) {}

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        faults.expect(!Reveal::is_done(board), || "no project is left to be shown".to_owned());
    }
}

/// POL-0.24: the side that is behind puts one of the projects away for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PutAway {
    /// Who chooses.
    pub side: Side,
}

impl Rule<Frame, Board> for PutAway {
    fn clause(&self) -> &'static str {
        "POL-0.24"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(board.shown.iter().map(Move::PutAway));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::PutAway(project) if board.shown.contains(project) => Ok(()),
            Move::PutAway(project) => refuse("POL-0.24", Reason::NotShown { project }),
            _ => refuse("POL-0.24", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::PutAway(project) = mv {
            board.shown.remove(project);
            log.tell(Event::ProjectPutAway { side: self.side, project });
        }
        Next::End
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-put-away", self.side)
    }

    fn moves_at(&self, board: &Board, thing: &str, out: &mut Vec<Move>) {
        let known = Project::by_id(thing).filter(|&project| board.edition.has_project(project));
        out.extend(known.map(Move::PutAway));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    /// One of those shown has to go, and none is in progress yet.
    fn audit(&self, board: &Board, faults: &mut Faults) {
        let all = board.shown.len() == usize::from(board.round_card().projects);
        faults.expect(all, || "a project is put away before all are shown".to_owned());
    }
}

/// POL-4.3: a project is paid lot by lot; each lot wholly in its good or wholly in silver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Who pays.
    pub side: Side,
    /// For what.
    pub project: Project,
    /// Where.
    pub polis: Polis,
    /// Lots already paid.
    #[serde(deserialize_with = "keyed::read_set")]
    pub paid: Set<Good>,
}

pub(crate) fn start(side: Side, project: Project, polis: Polis) -> Frame {
    Frame::Payment(Payment { side, project, polis, paid: Set::EMPTY })
}

/// POL-4.1, POL-4.2: what stands in the way of a project for the whole round.
pub(crate) fn check_ever(
    board: &Board,
    side: Side,
    project: Project,
    polis: Polis,
) -> Result<(), Refusal> {
    if !board.edition.poleis[polis.index()].projects.contains(project) {
        return refuse("POL-4.1", Reason::NotHosted { project, polis });
    }
    if board.capital(side.other()) == polis {
        return refuse("POL-4.1", Reason::Capital { polis });
    }
    if !board.shown.contains(project) {
        return refuse("POL-4.1", Reason::NotShown { project });
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
    let cost = &board.edition.projects[project.index()].cost;
    let missing = missing_silver(cost, Set::EMPTY, purse);
    if missing > 0 {
        return refuse("POL-4.3", Reason::Unaffordable { project, missing });
    }
    Ok(())
}

pub(crate) fn list(survey: &Survey<'_>, out: &mut Vec<Move>) {
    let Survey { board, side, purse, .. } = *survey;
    for project in board.shown.iter() {
        let hosts = board.edition.projects[project.index()].hosts & survey.league;
        let possible = |polis: &Polis| check(board, side, project, *polis, purse).is_ok();
        let starts = hosts.iter().filter(possible);
        out.extend(starts.map(|polis| Move::StartProject(project, polis)));
    }
}

/// How much silver is lacking if every unpaid lot that can be paid in its good is.
fn missing_silver(cost: &[u8; GOODS], paid: Set<Good>, purse: &Purse) -> u8 {
    let silver = Good::Silver.index();
    let lots = (!paid - Set::of(Good::Silver)).iter().map(Good::index);
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
                && !self.paid.contains(*good)
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
        self.paid.insert(lot);
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
        board.shown.remove(self.project);
        board.poleis[polis.index()].project = Some(self.project);
        log.tell(Event::ProjectStarted { side, project: self.project, polis });
    }
}

impl Rule<Frame, Board> for Payment {
    fn clause(&self) -> &'static str {
        "POL-4.3"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let ways = self.lot(board).into_iter().chain([Good::Silver]).map(Move::Pay);
        keep_legal(out, ways, |mv| self.check(board, mv));
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
        let missing = missing_silver(self.cost(board), self.paid | Set::of(lot), &purse);
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

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-payment", self.side).name("project", self.project.name())
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Good::by_id(thing).map(Move::Pay));
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let state = board.poleis[self.polis.index()];
        let hosted = board.edition.poleis[self.polis.index()].projects.contains(self.project);
        let open = hosted
            && board.shown.contains(self.project)
            && state.project.is_none()
            && board.owns(self.side, self.polis);
        faults.expect(open, || format!("{} can't be paid for", self.project.id()));
        let known = self.paid.iter().all(|good| board.edition.goods.contains(&good));
        faults.expect(known, || "a lot is paid that is not in the box".to_owned());
    }
}
