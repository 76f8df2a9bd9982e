//! Chapter 3: the political phase.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule};

use super::homecoming::GoHome;
use super::kings::{King, change_king, send_citizens_home};
use super::oligarchs::{Oligarchs, can_anybody_rebel};
use super::omens::{self, OmenDie};
use super::player_operation::PlayerOperation;
use super::system_operation::SystemOperation;
use crate::board::{BUILDING, Board, Post, Season};
use crate::components::{LogLine, map, places};
use crate::event::Event;
use crate::flow::{Frame, face, is_face, roll_moves};
use crate::ids::{Leader, Side, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// PW-3.1: may the player change sides?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideRoll {}

impl Rule<Frame> for SideRoll {
    fn clause(&self) -> &'static str {
        "PW-3.1"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let confidence = board.confidence(board.player);
        let die = face(mv);
        let total = die as i8 + confidence;
        let succeeds = total >= 6;
        let side = if succeeds { board.player.other() } else { board.player };
        log.tell(Event::SideRolled { side, die, total, succeeds });
        if !succeeds {
            return Next::End;
        }
        board.player = board.player.other();
        board.season.changed = true;
        board.history.changes = board.history.changes.saturating_add(1);
        // PW-1.4, PW-10.1.4, PW-10.2.4: a short war ends when the player comes to lead Athens.
        if let Some((_, ending)) = board.card().change.filter(|(to, _)| *to == board.player) {
            board.ending = Some(ending);
            return Next::Over;
        }
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-side")
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        Frame::SideRoll(*self).expect(!board.season.changed && !board.is_for_two(), faults);
    }
}

/// PW-3.4, PW-5.3.1, PW-6.2.4: a leader from the cup to the national space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawLeader {
    /// Whose cup.
    pub side: Side,
    /// An operation follows, which he leads.
    pub operate: bool,
}

impl Rule<Frame> for DrawLeader {
    fn clause(&self) -> &'static str {
        if self.operate { "PW-5.3.1" } else { "PW-3.4" }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(board.cup(self.side).map(Move::Draw));
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Draw(leader) = mv {
            let space = Board::national(self.side);
            board.leaders[leader.index()] = Post::At(space);
            // Whoever comes later, for an operation or to defend Sparta, was not drawn for this.
            if !self.operate && !board.is_led(self.side) {
                board.season.drawn.get_or_insert(leader);
            }
            // PW-3.4.1: a peace is longer while Nicias commands.
            board.season.nicias |= leader == map().people.nicias;
            log.tell(Event::TakesCommand { leader, space, clause: self.clause() });
        }
        if self.operate { Next::Become(operation(board, self.side)) } else { Next::End }
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-leader").with("side", &self.side)
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let waits = board.cup(self.side).next().is_some();
        Frame::DrawLeader(*self).expect(waits, faults);
    }
}

/// The step in which a side's operation begins.
pub(crate) fn operation(board: &Board, side: Side) -> Frame {
    if board.is_led(side) {
        Frame::PlayerOperation(PlayerOperation::of(board, side))
    } else {
        Frame::SystemOperation(SystemOperation::new())
    }
}

/// PW-3.2: two dice for an event.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRoll {
    /// The first die.
    pub first: Option<u8>,
    /// It happens during an armistice (PW-9.3): what can't happen is not rolled again.
    pub truce: bool,
}

impl EventRoll {
    pub(crate) fn new(truce: bool) -> Self {
        EventRoll { first: None, truce }
    }
}

impl Rule<Frame> for EventRoll {
    fn clause(&self) -> &'static str {
        "PW-3.2"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(first) = self.first.take() else {
            self.first = Some(face(mv));
            log.tell(Event::FirstDie { die: face(mv), clause: self.clause() });
            return Next::Stay;
        };
        let number = first + face(mv);
        let succeeds = is_possible(board, number);
        let event = board.card().event(number);
        log.tell(Event::EventRolled { number, event, succeeds });
        match succeeds {
            true => happen(board, number, log),
            false if self.truce => Next::End,
            false => Next::Stay,
        }
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-event")
    }

    fn audit(&self, _: &Board, faults: &mut Faults) {
        Frame::EventRoll(*self).expect(self.first.is_none_or(is_face), faults);
    }
}

/// PW-3.2: whether an event can happen as things stand.
pub(crate) fn is_possible(board: &Board, number: u8) -> bool {
    let (history, season) = (&board.history, &board.season);
    match board.card().event(number) {
        LogLine::Oligarchs => {
            !history.oligarchs && board.confidence(Side::Athens) < 0 && board.has_turncoat()
        }
        LogLine::Persia => {
            let strong = board.bellicosity(Side::Sparta) >= 6;
            !history.persia && board.turn >= 5 && strong && board.has_turncoat()
        }
        LogLine::Plague => !history.plague && was_invaded(season),
        LogLine::Alcibiades => history.alcibiades < 4,
        LogLine::Rebellion => can_anybody_rebel(board),
        LogLine::MinorPowers => match board.turn {
            ..=3 => true,
            4..=6 => !history.argos,
            7..=8 => !history.syracuse,
            _ => !history.corcyra_left,
        },
        LogLine::Deaths => history.dead.iter().any(|&dead| dead < 3),
        LogLine::Risings => can_anybody_rebel(board),
        LogLine::LongWalls => omens::holds_both_ends(board),
        LogLine::SilverMine
        | LogLine::Thrace
        | LogLine::Macedonia
        | LogLine::Portent
        | LogLine::Aggression
        | LogLine::Thessaly
        | LogLine::Omens
        | LogLine::Egypt
        | LogLine::Phocians
        | LogLine::Falls
        | LogLine::Plataea
        | LogLine::Artaxerxes
        | LogLine::Laurium => true,
    }
}

/// PW-3.2.6, PW-9.3: whether Attica was invaded in the turn before. The first turn of an
/// armistice follows the one just fought, and the others a turn of peace.
fn was_invaded(season: &Season) -> bool {
    match season.truce {
        0 => season.invaded_before,
        turns => season.invaded && season.truce_events + 1 == turns,
    }
}

fn happen(board: &mut Board, number: u8, log: &mut Log<'_, Event>) -> Next<Frame> {
    match board.card().event(number) {
        // PW-10.3.6.6: nothing is left to attack.
        LogLine::Phocians if omens::phocians_are_done(board) => {
            log.tell(Event::NothingHappens { event: LogLine::Phocians });
        }
        event @ (LogLine::Omens | LogLine::Phocians | LogLine::Artaxerxes | LogLine::Laurium) => {
            return Next::Become(Frame::OmenDie(OmenDie { event }));
        }
        LogLine::SilverMine | LogLine::Portent => {
            return Next::Become(Frame::EventDie(EventDie { event: number }));
        }
        // PW-3.2.3.
        LogLine::Oligarchs => {
            board.history.oligarchs = true;
            board.season.shaken[0] = true;
            board.season.untaxed = true;
            board
                .change(
                    Track::Talents,
                    Side::Athens,
                    100,
                    Cause::Event { number: 3, event: LogLine::Oligarchs },
                )
                .tell(log);
            return Next::Become(Frame::Oligarchs(Oligarchs::new(2)));
        }
        LogLine::Thrace | LogLine::Aggression => return change_king(board, King::Sitalces),
        LogLine::Persia => board.history.persia = true,
        LogLine::Plague => plague(board, log),
        LogLine::Alcibiades => alcibiades(board, log),
        LogLine::Rebellion | LogLine::Risings => {
            return Next::Become(Frame::Oligarchs(Oligarchs::new(1)));
        }
        // PW-10.1.3c: a neutral king has no side to leave.
        LogLine::Macedonia if board.history.macedonia.is_none() => {
            return Next::Become(Frame::EventDie(EventDie { event: number }));
        }
        LogLine::Macedonia => return change_king(board, King::Perdiccas),
        LogLine::MinorPowers => return minor_powers(board),
        LogLine::Deaths => board.season.deadly = true,
        LogLine::Thessaly => return omens::thessaly(board, log),
        LogLine::Egypt => omens::egypt(board, log),
        LogLine::LongWalls => omens::long_walls(board, log),
        LogLine::Falls => omens::falls(board, log),
        LogLine::Plataea => board.season.plataea = true,
    }
    Next::End
}

/// Event 6 (PW-3.2.6): the plague.
fn plague(board: &mut Board, log: &mut Log<'_, Event>) {
    let places = places();
    let athenian = |board: &Board, space| board.count(Side::Athens, space, Unit::Hoplites);
    let in_city = athenian(board, places.athens).saturating_add(athenian(board, places.piraeus));
    let dead = in_city.div_ceil(3);
    for _ in 0..dead {
        let here = if athenian(board, places.athens) > 0 { places.athens } else { places.piraeus };
        board.take(Side::Athens, here, Unit::Hoplites);
        board.count_loss(Side::Athens, Unit::Hoplites);
    }
    let fleet = board.occupied[0].iter();
    let ships: u32 =
        fleet.map(|space| u32::from(board.count(Side::Athens, space, Unit::Naval))).sum();
    let cost = ships.div_ceil(4) * BUILDING;
    let paid = -i64::from(cost);
    let change = board.change(
        Track::Talents,
        Side::Athens,
        paid,
        Cause::Event { number: 6, event: LogLine::Plague },
    );
    board.history.plague = true;
    board.season.quarantine = true;
    let pericles = map().people.pericles;
    if board.leaders[pericles.index()] != Post::Gone {
        board.leaders[pericles.index()] = Post::Gone;
        board.history.dead[0] = board.history.dead[0].saturating_add(1);
    }
    log.tell(Event::Plague { n: dead, talents: cost, change });
}

/// Event 7 (PW-3.2.7): the next station of Alcibiades.
fn alcibiades(board: &mut Board, log: &mut Log<'_, Event>) {
    let station = board.history.alcibiades.saturating_add(1).min(4);
    board.history.alcibiades = station;
    let post = match station {
        1 | 2 => Post::Exile,
        3 => Post::At(places().athens),
        _ => Post::Gone,
    };
    board.leaders[map().people.alcibiades.index()] = post;
    log.tell(Event::Alcibiades { station });
}

/// Event 10 (PW-3.2.10): what it does depends on the turn.
fn minor_powers(board: &mut Board) -> Next<Frame> {
    match board.turn {
        ..=3 => board.season.corcyra_idle = true,
        4..=6 => board.awaken_argos(),
        7..=8 => board.awaken_syracuse(),
        _ => {
            let corcyra = places().corcyra;
            board.history.corcyra_left = true;
            board.rebellion.remove(corcyra);
            // Its allies are out of the game.
            send_citizens_home(board, Side::Athens, corcyra);
            return Next::Become(Frame::GoHome(GoHome { relief: false }));
        }
    }
    Next::End
}

/// Events 2, 12 and, while Macedonia is neutral, 9 (PW-3.2.2, PW-3.2.12, PW-10.1.3c): a die says
/// whom they concern.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDie {
    /// The event.
    pub event: u8,
}

impl Rule<Frame> for EventDie {
    fn clause(&self) -> &'static str {
        match self.event {
            2 => "PW-3.2.2",
            9 => "PW-10.1.3c",
            _ => "PW-3.2.12",
        }
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let die = face(mv);
        let event = board.card().event(self.event);
        let mine = event == LogLine::SilverMine;
        let side = if mine == (die <= 3) { Side::Sparta } else { Side::Athens };
        if event == LogLine::Macedonia {
            board.awaken_macedonia(side);
            log.tell(Event::Perdiccas { side, die });
            return Next::End;
        }
        if mine {
            let change = board.change(
                Track::Talents,
                side,
                400,
                Cause::Event { number: 2, event: LogLine::SilverMine },
            );
            log.tell(Event::SilverMine { side, die, change });
            return Next::End;
        }
        log.tell(Event::Phenomenon { side, die });
        board.season.limited[side.index()] = true;
        if side == Side::Sparta && board.history.alcibiades == 1 {
            alcibiades(board, log);
        }
        Next::End
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("chance-event-die")
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let known = (2..=12).contains(&self.event);
        let event = board.card().event(self.event);
        let rolls = match event {
            LogLine::SilverMine | LogLine::Portent => true,
            LogLine::Macedonia => board.history.macedonia.is_none(),
            _ => false,
        };
        Frame::EventDie(*self).expect(known && rolls, faults);
    }
}

/// PW-3.4: whoever may lead the next operation of the procedure's side, or its plans: the leader
/// drawn for the first one; later all at home are alike. Alcibiades waits if somebody else is
/// there (PW-4.1.1).
pub(crate) fn system_leaders(board: &Board) -> impl Iterator<Item = Leader> + '_ {
    let side = board.system();
    let at_home = move || board.leaders_at(side, Board::national(side));
    let is_first = board.season.operations[side.index()] == 0;
    let drawn = board.season.drawn.filter(|&drawn| is_first && at_home().any(|one| one == drawn));
    let waiting = map().people.alcibiades;
    let is_alone = at_home().all(|leader| leader == waiting);
    at_home().filter(move |&leader| match drawn {
        Some(drawn) => leader == drawn,
        None => is_alone || leader != waiting,
    })
}
