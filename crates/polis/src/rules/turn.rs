//! POL-0.15 to POL-0.19: two different actions a turn, passing, and playing on alone.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::battle::Aftermath;
use super::create::Unit;
use super::editions::{self, LongTurn, Ransom};
use super::routes::Ways;
use super::surcharge::{Surcharge, check_alone, has_surcharge};
use super::{besiege, civil_war, create, galleys, hoplites, projects, proxenos, trade, tribute};
use crate::board::{Board, Passed};
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{GOODS, Good, Polis, Project, Region, Shipload, Side};
use crate::keyed;
use crate::moves::{Action, Move};
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// Goods that a player could spend: checks take it apart from the board, because playing on
/// alone costs one of them first.
pub(crate) type Purse = [u8; GOODS];

/// What all the lists of possible actions need, worked out once.
pub(crate) struct Survey<'b> {
    pub(crate) board: &'b Board,
    pub(crate) side: Side,
    pub(crate) purse: &'b Purse,
    /// The poleis of the side.
    pub(crate) league: Set<Polis>,
    pub(crate) ways: Ways<'b>,
}

impl<'b> Survey<'b> {
    fn of(board: &'b Board, side: Side) -> Survey<'b> {
        Survey {
            board,
            side,
            purse: &board.player(side).stock,
            league: board.league_set(side),
            ways: Ways::of(board, side),
        }
    }
}

/// A player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn it is.
    pub side: Side,
    /// Actions done in this turn; none while the player is alone.
    #[serde(deserialize_with = "keyed::read_set")]
    pub done: Set<Action>,
    /// POL-0.26: poleis that the player has besieged while alone.
    #[serde(
        default,
        skip_serializing_if = "keyed::is_empty",
        deserialize_with = "keyed::read_set"
    )]
    pub besieged: Set<Polis>,
    /// The turn is over; what follows from it is being settled.
    pub ended: bool,
}

impl Turn {
    pub(crate) fn of(side: Side) -> Turn {
        Turn { side, done: Set::EMPTY, besieged: Set::EMPTY, ended: false }
    }

    /// POL-0.17: the other player has passed.
    fn is_alone(self, board: &Board) -> bool {
        board.passed.has(self.side.other())
    }

    /// POL-0.15: the turn is over after two actions, unless the player is alone. POL-13.3: then
    /// battles wait for the pass that ends it.
    fn after_action(&mut self, board: &Board) -> Next<Frame> {
        let waits = !self.is_full(board) || self.can_ransom(board).is_ok();
        if waits { Next::Stay } else { self.end() }
    }

    /// POL-0.15: no action is left; only POL-11.4, a ransom, can come before the end.
    pub(crate) fn is_full(self, board: &Board) -> bool {
        let done = self.done.len() >= usize::from(board.edition.actions_per_turn);
        done && !self.is_alone(board)
    }

    /// POL-11.4: whether a ransom can be paid now, besides the actions of the turn.
    pub(crate) fn can_ransom(self, board: &Board) -> Result<(), Refusal> {
        match board.edition.rules.ransom {
            Ransom::Action => refuse("POL-11.3", Reason::NotAsked),
            Ransom::AnyTime => {
                proxenos::check_ransom(board, self.side, &board.player(self.side).stock)
            }
        }
    }

    /// POL-11.4: it takes no action, and nothing for playing on alone.
    fn pay_ransom(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        proxenos::ransom(board, self.side, log);
        self.after_action(board)
    }

    fn end(&mut self) -> Next<Frame> {
        self.ended = true;
        Next::Call(Frame::Aftermath(Aftermath::of(self.side)))
    }

    /// POL-0.16: a player who leaves out an action takes no further part in the round.
    fn pass(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        board.passed = match board.passed {
            Passed::Nobody => Passed::One(self.side),
            Passed::One(first) | Passed::Both(first) => Passed::Both(first),
        };
        log.tell(Event::Passed { side: self.side });
        self.end()
    }

    fn check_action(self, board: &Board, action: Action, mv: Move) -> Result<(), Refusal> {
        if self.is_alone(board) {
            if let Err(again) = self.check_again(mv) {
                check_ever(board, self.side, mv)?;
                return Err(again);
            }
            return check_alone(board, self.side, mv);
        }
        if self.done.contains(action) {
            check_ever(board, self.side, mv)?;
            return refuse("POL-0.15", Reason::AlreadyDone { action });
        }
        check_action(board, self.side, mv, &board.player(self.side).stock)
    }

    /// POL-0.26: whoever plays alone besieges no polis twice.
    fn check_again(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Besiege(polis) if self.besieged.contains(polis) => {
                refuse("POL-0.26", Reason::AlreadyBesieged { polis })
            }
            _ => Ok(()),
        }
    }

    /// Keeps what a player who is alone may not do again.
    fn keep(&mut self, board: &Board, mv: Move) {
        match (board.edition.rules.long_turn, mv) {
            (LongTurn::BesiegesOnce, Move::Besiege(polis)) => self.besieged.insert(polis),
            (LongTurn::BesiegesOnce | LongTurn::RepeatsAnything, _) => {}
        }
    }
}

impl Rule<Frame, Board> for Turn {
    fn clause(&self) -> &'static str {
        "POL-0.15"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        if self.is_full(board) {
            out.extend([Move::RansomProxenos, Move::Done]);
            return;
        }
        list_actions(board, self.side, editions::actions(board.edition) - self.done, out);
        if self.is_alone(board) {
            out.retain(|&mv| self.check_again(mv).is_ok() && has_surcharge(board, self.side, mv));
        }
        if self.can_ransom(board).is_ok() {
            out.push(Move::RansomProxenos);
        }
        out.push(Move::Pass);
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let free_ransom = board.edition.rules.ransom == Ransom::AnyTime;
        match (mv, mv.action()) {
            (Move::RansomProxenos, _) if free_ransom => self.can_ransom(board),
            (Move::Done, _) if self.is_full(board) => Ok(()),
            (_, Some(_)) if self.is_full(board) => {
                check_ever(board, self.side, mv)?;
                refuse("POL-0.15", Reason::TurnIsFull)
            }
            (Move::Pass, _) if self.is_full(board) => refuse("POL-0.15", Reason::TurnIsFull),
            (Move::Pass, _) => Ok(()),
            (_, Some(action)) => self.check_action(board, action, mv),
            (_, None) => refuse("POL-0.15", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::RansomProxenos if board.edition.rules.ransom == Ransom::AnyTime => {
                return self.pay_ransom(board, log);
            }
            Move::Done => return self.end(),
            _ => {}
        }
        let Some(action) = mv.action() else { return self.pass(board, log) };
        if self.is_alone(board) {
            self.keep(board, mv);
            return Next::Call(Frame::Surcharge(Surcharge { side: self.side, action: mv }));
        }
        self.done.insert(action);
        match begin_action(board, self.side, mv, log) {
            Some(frame) => Next::Call(frame),
            None => self.after_action(board),
        }
    }

    /// POL-0.19: the turn passes across until both have passed.
    fn resume(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        if !self.ended {
            return self.after_action(board);
        }
        match board.passed {
            Passed::Both(_) => Next::End,
            Passed::One(first) => Next::Become(Frame::Turn(Turn::of(first.other()))),
            Passed::Nobody => Next::Become(Frame::Turn(Turn::of(self.side.other()))),
        }
    }

    fn prompt(&self, view: &View) -> Message {
        let board = &view.board;
        let id = match (self.is_alone(board), self.is_full(board)) {
            (true, _) => "prompt-turn-alone",
            (false, true) => "prompt-turn-ransom",
            (false, false) => "prompt-turn",
        };
        asks(id, self.side)
            .number("action", self.done.len() as u8 + 1)
            .number("actions", board.edition.actions_per_turn)
    }

    /// At the choice of an action, a thing may be meant in several ways.
    fn moves_at(&self, board: &Board, thing: &str, out: &mut Vec<Move>) {
        if let Some(polis) = Polis::by_id(thing) {
            moves_at_polis(board, self.side, polis, out);
        }
        match Region::by_id(thing) {
            Some(Region::Land(territory)) => {
                out.extend([Move::MoveHoplites(territory), Move::Tribute(territory)]);
            }
            Some(Region::Sea(sea)) => out.push(Move::MoveGalleys(sea)),
            None => {}
        }
        if let Some(shipload) = Shipload::by_id(thing) {
            let demand = board.edition.shiploads[shipload.index()].demand;
            let goods = demand.iter().chain([Good::Silver]);
            out.extend(goods.map(|good| Move::Trade(shipload, good)));
        }
        if let Some(project) = Project::by_id(thing) {
            let hosts = board.edition.projects[project.index()].hosts;
            out.extend(hosts.iter().map(|polis| Move::StartProject(project, polis)));
        }
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    /// What the actions of a turn leave on the table until the round is over. An action that is
    /// being carried out has left nothing yet: the steps above this one tell.
    fn audit(&self, board: &Board, faults: &mut Faults) {
        let id = self.side.id();
        // POL-9.13: the merchant stays away.
        let traded = board.shiploads.contains(&Some(self.side));
        faults.expect(!self.done.contains(Action::Trade) || traded, || {
            format!("{id} has traded in this turn, and none of its merchants is on a shipload")
        });
        // POL-0.17: it may do everything again, so nothing is kept ...
        let alone = self.is_alone(board);
        faults.expect(!alone || self.done.is_empty(), || {
            format!("{id} plays alone, and then its actions are not counted")
        });
        // ... but POL-0.26, what it has besieged.
        let kept = alone && board.edition.rules.long_turn == LongTurn::BesiegesOnce;
        faults.expect(kept || self.besieged.is_empty(), || {
            format!(
                "{id} keeps what it has besieged only while it plays alone, in the first edition"
            )
        });
        for polis in self.besieged.iter() {
            let besiegeable =
                !board.is_capital(polis) && board.edition.map.territory[polis.index()].is_some();
            faults.expect(besiegeable, || format!("{id} can't have besieged {}", polis.id()));
        }
        let foreign = self.done - editions::actions(board.edition);
        let within = self.done.len() <= usize::from(board.edition.actions_per_turn);
        faults.expect(within && foreign.is_empty(), || {
            format!("{id} can't have done all that in this turn")
        });
    }
}

/// What a side could mean by pointing at a polis.
fn moves_at_polis(board: &Board, side: Side, polis: Polis, out: &mut Vec<Move>) {
    out.extend([
        Move::Besiege(polis),
        Move::CreateHoplites(polis),
        Move::CreateGalleys(polis),
        Move::CreateMerchants(polis),
        Move::MoveProxenos(polis),
        Move::CivilWar(polis),
    ]);
    let hosted = board.shown & board.edition.poleis[polis.index()].projects;
    out.extend(hosted.iter().map(|project| Move::StartProject(project, polis)));
    if polis == board.capital(side) {
        out.push(Move::RansomProxenos);
    }
}

/// What stands in the way of an action for the whole round, whatever the player does: it is said
/// before anything that can be helped.
pub(super) fn check_ever(board: &Board, side: Side, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::CreateHoplites(polis) => create::check_ever(board, side, polis, Unit::Hoplite),
        Move::CreateGalleys(polis) => create::check_ever(board, side, polis, Unit::Galley),
        Move::CreateMerchants(polis) => create::check_ever(board, side, polis, Unit::Merchant),
        Move::StartProject(project, polis) => projects::check_ever(board, side, project, polis),
        Move::MoveHoplites(to) => hoplites::check_ever(board, side, to),
        Move::Besiege(polis) => besiege::check_ever(board, side, polis).map(|_| ()),
        Move::Tribute(territory) => tribute::check_ever(board, side, territory),
        Move::Trade(shipload, good) => trade::check_ever(board, shipload, good),
        Move::CivilWar(polis) => civil_war::check_ever(board, side, polis),
        Move::RansomProxenos => proxenos::check_ever(board, side),
        _ => Ok(()),
    }
}

pub(super) fn check_action(
    board: &Board,
    side: Side,
    mv: Move,
    purse: &Purse,
) -> Result<(), Refusal> {
    match mv {
        Move::CreateHoplites(polis) => create::check_hoplites(board, side, polis, purse),
        Move::CreateGalleys(polis) => create::check_galleys(board, side, polis, purse),
        Move::CreateMerchants(polis) => create::check_merchants(board, side, polis, purse),
        Move::StartProject(project, polis) => projects::check(board, side, project, polis, purse),
        Move::MoveHoplites(to) => hoplites::check(board, side, to),
        Move::MoveGalleys(to) => galleys::check(board, side, to),
        Move::Besiege(polis) => besiege::check(board, side, polis),
        Move::Tribute(territory) => tribute::check(board, side, territory),
        Move::Trade(shipload, good) => trade::check(board, side, shipload, good, purse),
        Move::MoveProxenos(to) => proxenos::check_move(board, side, to, purse),
        Move::RansomProxenos => proxenos::check_ransom(board, side, purse),
        Move::CivilWar(polis) => civil_war::check(board, side, polis, purse),
        _ => refuse("POL-0.15", Reason::NotAsked),
    }
}

/// Every legal first step of the actions in the set `allowed`, as if the player were not alone.
fn list_actions(board: &Board, side: Side, allowed: Set<Action>, out: &mut Vec<Move>) {
    let survey = &Survey::of(board, side);
    for action in allowed.iter() {
        match action {
            Action::CreateHoplites => create::list_hoplites(survey, out),
            Action::CreateGalleys => create::list_galleys(survey, out),
            Action::CreateMerchants => create::list_merchants(survey, out),
            Action::StartProject => projects::list(survey, out),
            Action::MoveHoplites => hoplites::list(survey, out),
            Action::MoveGalleys => galleys::list(survey, out),
            Action::Besiege => besiege::list(survey, out),
            Action::Tribute => tribute::list(survey, out),
            Action::Trade => trade::list(survey, out),
            Action::MoveProxenos => proxenos::list_moves(board, side, survey.purse, out),
            Action::RansomProxenos => proxenos::list_ransom(board, side, survey.purse, out),
            Action::CivilWar => civil_war::list(board, side, survey.purse, out),
        }
    }
}

/// Begins an action: carries it out, or gives the step that asks for more.
pub(super) fn begin_action(
    board: &mut Board,
    side: Side,
    mv: Move,
    log: &mut Log<'_, Event>,
) -> Option<Frame> {
    match mv {
        Move::CreateHoplites(polis) => Some(create::hoplites(side, polis)),
        Move::CreateGalleys(polis) => Some(create::galleys(side, polis)),
        Move::CreateMerchants(polis) => Some(create::merchants(side, polis)),
        Move::StartProject(project, polis) => Some(projects::start(side, project, polis)),
        Move::MoveHoplites(to) => Some(hoplites::start(board, side, to, log)),
        Move::MoveGalleys(to) => Some(galleys::start(board, side, to, log)),
        Move::Besiege(polis) => besiege::start(board, side, polis, log),
        Move::Tribute(territory) => Some(tribute::start(board, side, territory, log)),
        Move::Trade(shipload, good) => Some(trade::start(board, side, shipload, good, log)),
        Move::MoveProxenos(to) => {
            proxenos::travel(board, side, to, log);
            None
        }
        Move::RansomProxenos => {
            proxenos::ransom(board, side, log);
            None
        }
        Move::CivilWar(polis) => {
            civil_war::break_out(board, side, polis, log);
            None
        }
        _ => None,
    }
}
