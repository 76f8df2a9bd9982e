//! The sequence of play: how a round goes, from its projects to the next round or the end.

use table::refusal::refuse;
use table::{Actor, Log, Next};

use super::event_cards::{DrawEvent, Homecoming, Reading};
use super::projects::Reveal;
use super::round_end::{self, Feeding, Growth, Phoros};
use super::turn::Turn;
use crate::board::{Board, Ending, Passed};
use crate::event::Event;
use crate::flow::{Frame, Rule};
use crate::ids::{Shipload, Side};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};

/// A round of the game. It asks nothing itself: it opens one phase after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The phase that is open.
    pub phase: Phase,
    /// POL-0.13: who reads the event, measured before it is drawn; the other has the first turn.
    pub reader: Side,
}

/// The phases of a round, in order. The last six are played by one side after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Phase {
    ShowProjects,
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
    pub const ALL: [(Phase, &'static str); 18] = [
        (Phase::ShowProjects, "show_projects"),
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

impl Round {
    pub(crate) fn first() -> Round {
        Round { phase: Phase::ShowProjects, reader: Side::Athens }
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

    /// POL-14.11, POL-16.3: the last round ends here, with the scores.
    fn after_megalopolis(
        &mut self,
        board: &mut Board,
        nth: Nth,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        let last = usize::from(board.round) + 1 == board.scenario.rounds.len();
        if nth == Nth::Second && last {
            return over(board, Ending::Points, log);
        }
        Next::Stay
    }

    /// POL-14.14: without prestige a player is ostracised; then the next round is prepared.
    fn close(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let fallen = Side::BOTH.map(|side| board.player(side).prestige == 0);
        match fallen {
            [true, true] => return over(board, Ending::BothOstracised, log),
            [true, false] => return over(board, Ending::Ostracised(Side::Athens), log),
            [false, true] => return over(board, Ending::Ostracised(Side::Sparta), log),
            [false, false] => {}
        }
        prepare_next(board);
        Next::Become(Frame::Round(Round::first()))
    }
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

/// POL-0.14: the one who read last begins, unless the event says otherwise.
fn first_turn(board: &Board, reader: Side) -> Side {
    // POL-17.21: an event may give the first turn away.
    board.event_rules().first.unwrap_or(reader.other())
}

/// POL-15.1, POL-15.2: discs and merchants come back, what was shown is put away.
fn prepare_next(board: &mut Board) {
    board.round += 1;
    board.event = None;
    board.barred = 0;
    board.shown = 0;
    board.passed = Passed::Nobody;
    board.collected = [None; crate::components::TERRITORIES];
    for shipload in Shipload::all() {
        if let Some(owner) = board.shiploads[shipload.index()].take() {
            board.player_mut(owner).merchants += 1;
        }
    }
    for side in Side::BOTH {
        board.player_mut(side).doubled = false;
    }
}

impl Rule for Round {
    fn awaits(&self, _: &Board) -> Actor {
        Actor::Nobody
    }

    fn legal(&self, _: &Board, _: &mut Vec<Move>) {}

    fn check(&self, _: &Board, _: Move) -> Result<(), Refusal> {
        refuse("POL-0.15", Reason::NotAsked)
    }

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
}
