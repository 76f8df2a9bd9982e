//! The sequence of play: how a round goes, from its projects to the next round or the end.

use serde::{Deserialize, Serialize};
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::editions::{self, LastRound};
use super::event_cards::{DrawEvent, Homecoming, Reading};
use super::projects::{PutAway, Reveal};
use super::round_end::{self, Feeding, Growth, Phoros};
use super::turn::Turn;
use crate::audit::audit_display;
use crate::board::{Board, Ending, Passed};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Shipload, Side};
use crate::moves::Move;
use crate::view::View;

/// A round of the game. It asks nothing itself: it opens one phase after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The phase that is open.
    pub phase: Phase,
    /// POL-0.13: who reads the event, measured before it is drawn.
    pub reader: Side,
    /// POL-0.24: who puts a project away, until it is done; measured as the last round ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<Side>,
}

/// The phases of a round, in order. The last six are played by one side after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Phase {
    ShowProjects,
    PutAway,
    DrawEvent,
    ReadEvent,
    Turns,
    Homecoming,
    Projects(Nth),
    Feeding(Nth),
    Growth(Nth),
    Megalopolis(Nth),
    Spoilage(Nth),
    Phoros(Nth),
    Close,
}

/// POL-14.1: in each phase the side that passed first goes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Nth {
    /// The first passer.
    First,
    /// The other side.
    Second,
}

impl Phase {
    /// Every phase in order, with the id under which positions name it.
    pub const ALL: [(Phase, &'static str); 19] = [
        (Phase::ShowProjects, "show_projects"),
        (Phase::PutAway, "put_away"),
        (Phase::DrawEvent, "draw_event"),
        (Phase::ReadEvent, "read_event"),
        (Phase::Turns, "turns"),
        (Phase::Homecoming, "homecoming"),
        (Phase::Projects(Nth::First), "projects_first"),
        (Phase::Projects(Nth::Second), "projects_second"),
        (Phase::Feeding(Nth::First), "feeding_first"),
        (Phase::Feeding(Nth::Second), "feeding_second"),
        (Phase::Growth(Nth::First), "growth_first"),
        (Phase::Growth(Nth::Second), "growth_second"),
        (Phase::Megalopolis(Nth::First), "megalopolis_first"),
        (Phase::Megalopolis(Nth::Second), "megalopolis_second"),
        (Phase::Spoilage(Nth::First), "spoilage_first"),
        (Phase::Spoilage(Nth::Second), "spoilage_second"),
        (Phase::Phoros(Nth::First), "phoros_first"),
        (Phase::Phoros(Nth::Second), "phoros_second"),
        (Phase::Close, "close"),
    ];

    fn next(self) -> Phase {
        let index = Phase::ALL.iter().position(|(phase, _)| *phase == self).unwrap_or(0);
        Phase::ALL.get(index + 1).map_or(Phase::Close, |(phase, _)| *phase)
    }
}

impl From<Phase> for &'static str {
    fn from(phase: Phase) -> &'static str {
        Phase::ALL.iter().find(|(one, _)| *one == phase).map_or("", |(_, id)| id)
    }
}

impl TryFrom<String> for Phase {
    type Error = String;

    fn try_from(id: String) -> Result<Phase, String> {
        let found = Phase::ALL.iter().find(|(_, known)| *known == id);
        found.map(|(phase, _)| *phase).ok_or_else(|| format!("there is no phase {id:?}"))
    }
}

impl Round {
    pub(crate) fn first() -> Round {
        Round { phase: Phase::ShowProjects, reader: Side::Athens, behind: None }
    }

    /// Runs phases until one of them wants a decision.
    fn run(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        loop {
            let next = self.open(board, log);
            match next {
                Next::Stay => self.phase = self.phase.next(),
                Next::Call(_) | Next::Become(_) | Next::End | Next::Over => return next,
            }
        }
    }

    /// Opens the phase; `Stay` says that it is over already.
    fn open(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        match self.phase {
            Phase::ShowProjects => {
                log.tell(Event::RoundBegan { round: board.round_card().id });
                Next::Call(Frame::Reveal(Reveal))
            }
            Phase::PutAway => match self.behind.take() {
                Some(side) => Next::Call(Frame::PutAway(PutAway { side })),
                None => Next::Stay,
            },
            Phase::DrawEvent => {
                self.reader = event_reader(board);
                Next::Call(Frame::DrawEvent(DrawEvent))
            }
            Phase::ReadEvent => Next::Call(Frame::Reading(Reading::by(self.reader))),
            Phase::Turns => {
                let side = first_turn(board, self.reader);
                log.tell(Event::FirstTurn { side });
                Next::Call(Frame::Turn(Turn::of(side)))
            }
            Phase::Homecoming => Next::Call(Frame::Homecoming(Homecoming::begin_with(board))),
            Phase::Projects(nth) => {
                round_end::finish_projects(board, board.nth(nth), nth, log);
                Next::Stay
            }
            Phase::Feeding(nth) => Next::Call(Frame::Feeding(Feeding { side: board.nth(nth) })),
            Phase::Growth(nth) => Next::Call(Frame::Growth(Growth::of(board.nth(nth)))),
            Phase::Megalopolis(nth) => {
                round_end::megalopolis(board, board.nth(nth), log);
                self.after_megalopolis(board, nth, log)
            }
            Phase::Spoilage(nth) => {
                round_end::spoil(board, board.nth(nth), log);
                Next::Stay
            }
            Phase::Phoros(nth) => Next::Call(Frame::Phoros(Phoros { side: board.nth(nth) })),
            Phase::Close => self.close(board, log),
        }
    }

    /// POL-14.11: the last round ends here, with the scores. POL-16.3: without prestige a side
    /// can win them, or POL-16.5 it can't.
    fn after_megalopolis(
        &mut self,
        board: &mut Board,
        nth: Nth,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        if nth == Nth::First || !board.is_last_round() {
            return Next::Stay;
        }
        let ending = match board.edition.rules.last_round {
            LastRound::ScoresOnly => None,
            LastRound::NeedsPrestige => ostracism(board),
        };
        over(board, ending.unwrap_or(Ending::Points), log)
    }

    /// POL-14.14: without prestige a player is ostracised; then the next round is prepared.
    fn close(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Some(ending) = ostracism(board) {
            return over(board, ending, log);
        }
        let behind = poorer(board);
        prepare_next(board);
        let behind = (board.round_card().put_away > 0).then_some(behind);
        Next::Become(Frame::Round(Round { behind, ..Round::first() }))
    }
}

/// POL-14.14: sides without prestige are ostracised.
fn ostracism(board: &Board) -> Option<Ending> {
    match Side::BOTH.map(|side| board.player(side).prestige == 0) {
        [true, true] => Some(Ending::BothOstracised),
        [true, false] => Some(Ending::Ostracised(Side::Athens)),
        [false, true] => Some(Ending::Ostracised(Side::Sparta)),
        [false, false] => None,
    }
}

/// POL-0.24: less prestige; if level, who passed first in the round that ends.
fn poorer(board: &Board) -> Side {
    let (first, second) = (board.nth(Nth::First), board.nth(Nth::Second));
    if board.player(second).prestige < board.player(first).prestige { second } else { first }
}

/// Ends the game.
pub(crate) fn over(board: &mut Board, ending: Ending, log: &mut Log<'_, Event>) -> Next<Frame> {
    board.ending = Some(ending);
    log.tell(Event::GameOver { ending });
    Next::Over
}

/// POL-0.13: most prestige reads first; Athens if level.
fn event_reader(board: &Board) -> Side {
    let [athens, sparta] = Side::BOTH.map(|side| board.player(side).prestige);
    if sparta > athens { Side::Sparta } else { Side::Athens }
}

/// POL-17.21: an event may give the first turn away.
fn first_turn(board: &Board, reader: Side) -> Side {
    board.event_rules().first.unwrap_or_else(|| editions::first_turn(board, reader))
}

/// POL-15.1, POL-15.2: discs and merchants come back, what was shown is put away.
pub(crate) fn prepare_next(board: &mut Board) {
    board.round += 1;
    board.event = None;
    board.barred = Set::EMPTY;
    board.shown = Set::EMPTY;
    board.passed = Passed::Nobody;
    board.collected = [None; crate::components::TERRITORIES];
    // POL-7.16: sieges are lifted.
    board.siege_discs = [[0; crate::components::POLEIS]; 2];
    for shipload in Shipload::all() {
        if let Some(owner) = board.shiploads[shipload.index()].take() {
            board.player_mut(owner).merchants += 1;
        }
    }
    for side in Side::BOTH {
        board.player_mut(side).doubled = false;
    }
}

impl Rule<Frame, Board> for Round {
    fn clause(&self) -> &'static str {
        "POL-0.15"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Nobody
    }

    fn legal(&self, _: &Board, _: &mut Vec<Move>) {}

    fn act(&mut self, board: &mut Board, _: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.run(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.run(board, log)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.phase = self.phase.next();
        self.run(board, log)
    }

    fn prompt(&self, _: &View) -> Message {
        Message::new("prompt-wait")
    }

    /// What must be known and done by each phase.
    fn audit(&self, board: &Board, faults: &mut Faults) {
        let (phase, card) = (self.phase, board.round_card());
        let event_due = !card.events.is_empty() && phase > Phase::DrawEvent;
        faults.expect(board.event.is_some() == event_due, || {
            "the event is drawn at the round's start".to_owned()
        });
        let passed = match phase {
            phase if phase < Phase::Turns => board.passed == Passed::Nobody,
            Phase::Turns => true,
            _ => matches!(board.passed, Passed::Both(_)),
        };
        faults.expect(passed, || "the passes do not fit the phase".to_owned());
        if phase > Phase::PutAway {
            audit_display(board, card.put_away, faults);
        }
        let put_away = card.put_away > 0 && phase < Phase::PutAway;
        faults.expect(self.behind.is_some() == put_away, || {
            "who puts a project away is known until it is done".to_owned()
        });
    }
}
