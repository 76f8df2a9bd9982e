//! How each `Next` changes the stack.

use super::*;
use crate::seat::Seat;
use crate::vocabulary::Faults;
use crate::words::Message;

/// A step that returns whatever the move tells it to; `Through` asks for nothing itself.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Toy {
    Asks(u8),
    Through(u8),
}

/// What ran, in order.
type Board = Vec<String>;

impl Step for Toy {
    type Board = Board;
    type Move = Next<Toy>;
    type Event = &'static str;
    type Reason = ();
    type View = ();

    const NOT_ASKED: () = ();

    fn weight(&self, _: &Board, _: Next<Toy>) -> u32 {
        1
    }

    fn clause(&self) -> &'static str {
        "TOY-1"
    }

    fn prompt(&self, (): &()) -> Message {
        Message::new("toy")
    }

    fn moves_at(&self, _: &Board, _: &str, _: &mut Vec<Next<Toy>>) {}

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, _: &Board, _: &mut Faults) {}

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(Seat(0))
    }

    fn legal(&self, _: &Board, out: &mut Vec<Next<Toy>>) {
        out.push(Next::Stay);
    }

    fn check(&self, _: &Board, mv: Next<Toy>) -> Result<(), Refusal<()>> {
        if mv == Next::Stay { Ok(()) } else { refuse("TOY-1", ()) }
    }

    fn act(
        &mut self,
        board: &mut Board,
        mv: Next<Toy>,
        log: &mut Log<'_, &'static str>,
    ) -> Next<Toy> {
        board.push(format!("act {self:?}"));
        log.tell("acted");
        mv
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, &'static str>) -> Next<Toy> {
        board.push(format!("begin {self:?}"));
        match self {
            Toy::Asks(_) => Next::Stay,
            Toy::Through(_) => Next::End,
        }
    }

    fn resume(&mut self, board: &mut Board, _: &mut Log<'_, &'static str>) -> Next<Toy> {
        board.push(format!("resume {self:?}"));
        Next::Stay
    }
}

/// A stack of steps 1 and 2, and an empty record of what ran.
fn stack() -> (Steps<Toy, 3>, Board) {
    (Steps::stored(&[Toy::Asks(1), Toy::Asks(2)]).unwrap(), Board::new())
}

/// Plays one move on that stack: what is pending then, and what ran.
fn after(mv: Next<Toy>) -> (Vec<Toy>, Board) {
    let (mut steps, mut board) = stack();
    steps.act(mv, &mut board, &mut Log::silent());
    (steps.as_slice().to_vec(), board)
}

#[test]
fn stay_asks_the_same_step_again() {
    let (pending, ran) = after(Next::Stay);
    assert_eq!(pending, [Toy::Asks(1), Toy::Asks(2)]);
    assert_eq!(ran, ["act Asks(2)"]);
}

#[test]
fn call_opens_a_step_above() {
    let (pending, ran) = after(Next::Call(Toy::Asks(3)));
    assert_eq!(pending, [Toy::Asks(1), Toy::Asks(2), Toy::Asks(3)]);
    assert_eq!(ran, ["act Asks(2)", "begin Asks(3)"]);
}

#[test]
fn a_called_step_with_nothing_to_ask_closes_at_once() {
    let (pending, ran) = after(Next::Call(Toy::Through(3)));
    assert_eq!(pending, [Toy::Asks(1), Toy::Asks(2)]);
    assert_eq!(ran, ["act Asks(2)", "begin Through(3)", "resume Asks(2)"]);
}

#[test]
fn become_replaces_a_step_without_resuming_the_one_below() {
    let (pending, ran) = after(Next::Become(Toy::Asks(4)));
    assert_eq!(pending, [Toy::Asks(1), Toy::Asks(4)]);
    assert_eq!(ran, ["act Asks(2)", "begin Asks(4)"]);
}

#[test]
fn end_resumes_the_step_below() {
    let (pending, ran) = after(Next::End);
    assert_eq!(pending, [Toy::Asks(1)]);
    assert_eq!(ran, ["act Asks(2)", "resume Asks(1)"]);
}

#[test]
fn over_closes_everything() {
    let (pending, ran) = after(Next::Over);
    assert_eq!(pending, []);
    assert_eq!(ran, ["act Asks(2)"]);
}

#[test]
fn the_end_of_the_last_step_is_the_end_of_the_game() {
    let (mut steps, mut board) = stack();
    steps.act(Next::End, &mut board, &mut Log::silent());
    steps.act(Next::End, &mut board, &mut Log::silent());
    assert_eq!(steps.top(), None);
    assert_eq!(steps, Steps::default());
}

#[test]
fn open_runs_until_a_decision_is_wanted() {
    let (mut steps, mut board) = stack();
    steps.open(Toy::Through(3), &mut board, &mut Log::silent());
    assert_eq!(steps.top(), Some(&Toy::Asks(2)));
    steps.open(Toy::Asks(3), &mut board, &mut Log::silent());
    assert_eq!(steps.top(), Some(&Toy::Asks(3)));
    assert_eq!(board, ["begin Through(3)", "resume Asks(2)", "begin Asks(3)"]);
}

#[test]
fn events_reach_the_log() {
    let (mut steps, mut board) = stack();
    let mut events = Vec::new();
    steps.act(Next::Stay, &mut board, &mut Log::into(&mut events));
    assert_eq!(events, ["acted"]);
}

#[test]
fn a_stored_stack_is_no_deeper_than_the_game() {
    let steps = [Toy::Asks(1); 4];
    assert_eq!(Steps::<Toy, 4>::stored(&steps).unwrap().as_slice(), steps);
    assert_eq!(Steps::<Toy, 3>::stored(&steps), None);
    assert_eq!(Steps::<Toy, 3>::stored(&[]), Some(Steps::default()));
}

#[test]
#[should_panic(expected = "a step is pending while the game is not over")]
fn nobody_acts_when_the_game_is_over() {
    Steps::<Toy, 3>::default().act(Next::Stay, &mut Board::new(), &mut Log::silent());
}
