//! The sequence of play (PW-2.1): a step that asks nothing and calls the others in order.

use serde::{Deserialize, Serialize};
use table::{Log, Message, Next, Rule};

use super::battle::Battle;
use super::building::{Build, Rebuild};
use super::eisphora::Eisphora;
use super::fights::{self, NextBattle, Pending};
use super::homecoming::{self, Field, GoHome};
use super::oligarchs::Oligarchs;
use super::omens::{self, Mourning};
use super::operations::Operations;
use super::peace::{self, TruceRoll};
use super::politics::{DrawLeader, EventRoll, SideRoll};
use super::rebellion::{self, Spread};
use super::revenue;
use super::siege::{self, NextSiege, Siege};
use super::stage::Stage;
use super::strategy::{self, StrategyRoll};
use super::two_players::{self, Precedence};
use crate::board::{Board, Ending, Post, Season};
use crate::components::Armistice;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Leader, Side, Space};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// The turn under way; `stage` is what comes next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct War {
    /// What comes next.
    pub stage: Stage,
}

impl Rule<Frame> for War {
    fn clause(&self) -> &'static str {
        "PW-2.1"
    }

    fn legal(&self, _board: &Board, _out: &mut Vec<Move>) {}

    fn act(&mut self, _board: &mut Board, _mv: Move, _log: &mut Log<'_, Event>) -> Next<Frame> {
        Next::Stay
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.resume(board, log)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        loop {
            match self.step(board, log) {
                Next::Stay => {}
                next => return next,
            }
        }
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new("prompt-chance")
    }
}

impl War {
    /// Whether it has called a step before the next stage.
    pub(crate) fn calls(&self, above: &Frame) -> bool {
        match self.stage {
            Stage::Event => matches!(above, Frame::SideRoll(_)),
            Stage::DelianRebellion | Stage::TruceEvents => matches!(
                above,
                Frame::EventRoll(_)
                    | Frame::EventDie(_)
                    | Frame::OmenDie(_)
                    | Frame::Oligarchs(_)
                    | Frame::GoHome(_)
            ),
            Stage::AthenianLeader => matches!(above, Frame::Oligarchs(_)),
            Stage::SpartanLeader | Stage::Strategy => matches!(above, Frame::DrawLeader(_)),
            Stage::Confidence => matches!(above, Frame::StrategyRoll(_)),
            Stage::Stragglers => matches!(above, Frame::Operations(_) | Frame::Precedence(_)),
            Stage::SiegeDetermination | Stage::Control | Stage::Peace => {
                matches!(above, Frame::GoHome(_))
            }
            Stage::EndOfTurn => matches!(above, Frame::GoHome(_) | Frame::Mourning(_)),
            Stage::Battles => matches!(above, Frame::NextBattle(_) | Frame::Battle(_)),
            Stage::Sieges => matches!(above, Frame::NextSiege(_) | Frame::Siege(_)),
            Stage::GoingHome => matches!(above, Frame::Field(_)),
            Stage::Helots => matches!(above, Frame::Spread(_)),
            Stage::Collect => matches!(above, Frame::Eisphora(_)),
            Stage::Rebuild | Stage::TruceRebuild | Stage::TruceUnits => {
                matches!(above, Frame::Build(_))
            }
            Stage::NewUnits => matches!(above, Frame::Rebuild(_) | Frame::Build(_)),
            Stage::Truce => matches!(above, Frame::TruceRoll(_)),
            Stage::Side
            | Stage::Operations
            | Stage::Field
            | Stage::Rebellion
            | Stage::Revenue
            | Stage::Build
            | Stage::TruceRevenue
            | Stage::TruceBuild => false,
        }
    }

    /// Does one segment, or calls the step that does it; `Stay` if there is nothing to ask.
    fn step(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        match self.stage {
            Stage::Side
            | Stage::Event
            | Stage::DelianRebellion
            | Stage::AthenianLeader
            | Stage::SpartanLeader => self.political(board),
            Stage::Strategy | Stage::Confidence | Stage::Operations | Stage::Stragglers => {
                self.planning_and_operations(board, log)
            }
            Stage::SiegeDetermination
            | Stage::Battles
            | Stage::Sieges
            | Stage::Field
            | Stage::GoingHome
            | Stage::Control => self.combat(board, log),
            Stage::Rebellion
            | Stage::Helots
            | Stage::Revenue
            | Stage::Collect
            | Stage::Build
            | Stage::Rebuild
            | Stage::NewUnits => self.administration(board, log),
            Stage::Peace => self.peace(board, log),
            Stage::Truce
            | Stage::TruceEvents
            | Stage::TruceRevenue
            | Stage::TruceBuild
            | Stage::TruceRebuild
            | Stage::TruceUnits => self.truce(board, log),
            Stage::EndOfTurn => self.end_turn(board, log),
        }
    }

    fn then(&mut self, stage: Stage, frame: Frame) -> Next<Frame> {
        self.stage = stage;
        Next::Call(frame)
    }

    fn skip(&mut self, stage: Stage) -> Next<Frame> {
        self.stage = stage;
        Next::Stay
    }

    fn political(&mut self, board: &Board) -> Next<Frame> {
        match self.stage {
            // PW-11.2: nobody changes sides between two players.
            Stage::Side if board.is_for_two() => self.skip(Stage::Event),
            Stage::Side if board.confidence(board.player) >= 0 => {
                self.then(Stage::Event, Frame::SideRoll(SideRoll {}))
            }
            Stage::Side => self.skip(Stage::Event),
            Stage::Event => {
                self.then(Stage::DelianRebellion, Frame::EventRoll(EventRoll::new(false)))
            }
            // PW-3.3: doubt at Athens, or four ships lost, shakes the League.
            Stage::DelianRebellion
                if board.confidence(Side::Athens) <= 0 || board.season.ships_lost_before >= 4 =>
            {
                self.then(Stage::AthenianLeader, Frame::Oligarchs(Oligarchs::new(1)))
            }
            Stage::DelianRebellion => self.skip(Stage::AthenianLeader),
            Stage::AthenianLeader => self.leader(board, Side::Athens, Stage::SpartanLeader),
            _ => self.leader(board, Side::Sparta, Stage::Strategy),
        }
    }

    /// PW-3.4: each side draws a leader, if its cup has one.
    fn leader(&mut self, board: &Board, side: Side, then: Stage) -> Next<Frame> {
        if board.cup(side).next().is_none() {
            return self.skip(then);
        }
        self.then(then, Frame::DrawLeader(DrawLeader { side, operate: false }))
    }

    fn planning_and_operations(
        &mut self,
        board: &mut Board,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        match self.stage {
            // PW-11.2: players need no strategy from a matrix.
            Stage::Strategy if board.is_for_two() => self.skip(Stage::Confidence),
            Stage::Strategy if strategy::is_kept(board) => self.skip(Stage::Confidence),
            Stage::Strategy => self.then(Stage::Confidence, Frame::StrategyRoll(StrategyRoll {})),
            // PW-4.2: confidence begins anew.
            Stage::Confidence => {
                for side in Side::BOTH {
                    let over = -i64::from(board.confidence(side));
                    board.change(Track::Confidence, side, over, Cause::NewTurn).tell(log);
                }
                self.skip(Stage::Operations)
            }
            Stage::Operations if board.is_for_two() => {
                self.then(Stage::Stragglers, Frame::Precedence(Precedence { dice: [0; 2] }))
            }
            Stage::Operations => {
                let whose = board.player;
                self.then(Stage::Stragglers, Frame::Operations(Operations { whose }))
            }
            _ => self.then(Stage::SiegeDetermination, Frame::GoHome(GoHome { relief: true })),
        }
    }

    fn combat(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        match self.stage {
            Stage::SiegeDetermination => {
                siege::determine(board, log);
                self.skip(Stage::Battles)
            }
            Stage::Battles => match fights::pending(board) {
                Pending::None => self.skip(Stage::Sieges),
                Pending::One(fight) => {
                    two_players::pass_the_choice(board);
                    Next::Call(Frame::Battle(Battle::new(fight)))
                }
                Pending::Several => Next::Call(Frame::NextBattle(NextBattle {})),
            },
            Stage::Sieges => {
                siege::lift(board);
                let sieges = siege::first_in_order(board);
                let mut spaces = sieges.iter();
                match (spaces.next(), spaces.next()) {
                    (None, _) => self.skip(Stage::Field),
                    (Some(space), None) => {
                        two_players::pass_the_choice(board);
                        Next::Call(Frame::Siege(Siege { space }))
                    }
                    _ => Next::Call(Frame::NextSiege(NextSiege {})),
                }
            }
            Stage::Field => {
                let left = homecoming::armies(board, log);
                self.then(Stage::GoingHome, Frame::Field(Field { left }))
            }
            Stage::GoingHome => self.then(Stage::Control, Frame::GoHome(GoHome { relief: false })),
            // PW-6.5: nobody shares a space any more.
            _ => {
                board.update_control();
                revenue::look_at_iasus(board, log);
                self.skip(Stage::Rebellion)
            }
        }
    }

    fn administration(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        match self.stage {
            Stage::Rebellion => {
                rebellion::quell(board, log);
                let left = rebellion::neighbours_of_rebels(board);
                self.then(Stage::Helots, Frame::Spread(Spread { left, swell: true }))
            }
            Stage::Helots => {
                rebellion::helots(board, log);
                // PW-11.9: without the table Samos takes nobody in for Chios.
                if !board.is_for_two() {
                    homecoming::return_to_chios(board);
                }
                self.skip(Stage::Revenue)
            }
            Stage::Revenue if revenue::asks(board) => {
                self.then(Stage::Collect, Frame::Eisphora(Eisphora {}))
            }
            Stage::Revenue => self.skip(Stage::Collect),
            Stage::Collect => {
                revenue::collect(board, log);
                self.skip(Stage::Build)
            }
            Stage::Build => {
                let left = 3;
                // PW-10.3.6.5.
                if board.season.unmanned && board.player == Side::Athens && !board.is_for_two() {
                    return self.skip(Stage::Rebuild);
                }
                self.then(Stage::Rebuild, Frame::Build(Build::first(board, left, false)))
            }
            Stage::Rebuild if board.is_for_two() => {
                // PW-10.3.6.5: between two Athens builds second (PW-11.8).
                if board.season.unmanned {
                    return self.skip(Stage::NewUnits);
                }
                self.then(Stage::NewUnits, Frame::Build(Build::second(3, false)))
            }
            Stage::Rebuild => self.then(Stage::NewUnits, Frame::Rebuild(Rebuild::new(board))),
            _ => self.then(Stage::Peace, Frame::GoHome(GoHome { relief: false })),
        }
    }

    fn peace(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        peace::adjust_bellicosity(board, log);
        omens::judge_phocians(board, log);
        if let Some(ending) = peace::ending_of_wills(board) {
            board.ending = Some(ending);
            match ending.surrendered() {
                Some(side) => log.tell(Event::Surrenders { side }),
                None if ending == Ending::Peace => log.tell(Event::ThirtyYears),
                None => {
                    Side::BOTH.into_iter().for_each(|side| log.tell(Event::Surrenders { side }))
                }
            }
            return Next::Over;
        }
        let surrenders = peace::surrendering(board);
        if board.is_for_two() && surrenders.is_some() {
            two_players::surrender(board, log);
            return Next::Over;
        }
        if let Some(side) = surrenders {
            peace::surrender(board, side, log);
            return Next::Over;
        }
        if peace::is_armistice_due(board) {
            return self.then(Stage::Truce, Frame::TruceRoll(TruceRoll {}));
        }
        self.skip(Stage::EndOfTurn)
    }

    fn truce(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        match self.stage {
            Stage::Truce if board.card().armistice == Armistice::Ends => {
                board.ending = Some(Ending::Armistice);
                Next::Over
            }
            Stage::Truce => {
                peace::withdraw(board);
                self.then(Stage::TruceEvents, Frame::GoHome(GoHome { relief: false }))
            }
            Stage::TruceEvents
                if board.season.truce_events > 0 && board.turn < board.card().last_turn =>
            {
                board.season.truce_events -= 1;
                board.turn += 1;
                Next::Call(Frame::EventRoll(EventRoll::new(true)))
            }
            Stage::TruceEvents => self.skip(Stage::TruceRevenue),
            Stage::TruceRevenue => {
                peace::collect(board, log);
                self.skip(Stage::TruceBuild)
            }
            Stage::TruceBuild => {
                self.then(Stage::TruceRebuild, Frame::Build(Build::first(board, 5, true)))
            }
            Stage::TruceRebuild if board.is_for_two() => {
                self.then(Stage::TruceUnits, Frame::Build(Build::second(5, true)))
            }
            Stage::TruceRebuild => {
                peace::rearm(board, log);
                self.skip(Stage::TruceUnits)
            }
            _ => self.then(Stage::EndOfTurn, Frame::GoHome(GoHome { relief: false })),
        }
    }

    /// PW-9.4: markers off, leaders into the cups, the next turn.
    fn end_turn(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        // PW-10.3.6.9: each side loses one of its dead.
        if let Some(side) = omens::mourners(board) {
            return Next::Call(Frame::Mourning(Mourning { side }));
        }
        let last = board.card().last_turn;
        // PW-10.3.6.9: the truce after Cimon's death.
        if board.season.skips && board.turn < last {
            board.turn += 1;
            log.tell(Event::TurnSkipped { turn: board.turn });
        }
        // Armistice turns without an event lie beyond the last turn.
        if board.turn.saturating_add(board.season.truce_events) >= last {
            board.ending = Some(Ending::LastTurn);
            log.tell(Event::LastTurn);
            return Next::Over;
        }
        tidy(board);
        board.turn += 1;
        log.tell(Event::Turn { turn: board.turn });
        self.skip(Stage::Side)
    }
}

fn tidy(board: &mut Board) {
    board.ravaged = Default::default();
    board.objectives = Default::default();
    for leader in Leader::all() {
        if board.leaders[leader.index()] == Post::Box {
            board.leaders[leader.index()] = Post::Cup;
        }
    }
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter() {
            refresh(board, side, space);
        }
    }
    let season = board.season;
    let fought = season.truce == 0;
    let lost = &season.lost[Side::Athens.index()];
    board.season = Season {
        shaken: season.shaken,
        ships_lost_before: if fought { lost[2].saturating_add(lost[5]) } else { 0 },
        invaded_before: fought && season.invaded,
        ..Season::default()
    };
    board.history.war_turns = board.history.war_turns.saturating_add(1);
}

fn refresh(board: &mut Board, side: Side, space: Space) {
    let stack = &mut board.stacks[side.index()][space.index()];
    for (fresh, used) in stack.fresh.iter_mut().zip(&mut stack.used) {
        *fresh = fresh.saturating_add(std::mem::take(used));
    }
}
