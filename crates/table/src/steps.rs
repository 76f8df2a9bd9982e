//! Decisions inside decisions: a stack of small typed steps.
//!
//! A turn opens a march, a march leads to a battle, a battle asks for a retreat. Each step holds
//! only the variables that die with it, lives in the file of its rule, and says what becomes of
//! the stack when it has run.

use arrayvec::ArrayVec;

use crate::refusal::Refusal;
use crate::seat::Actor;
use crate::telling::Log;

/// What becomes of the stack once a step has run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Next<S> {
    /// The same step asks again.
    Stay,
    /// A sub-decision opens; this step resumes when it closes.
    Call(S),
    /// This step is finished and that one takes its place.
    Become(S),
    /// This step closes and the one below resumes.
    End,
    /// The game is over: the whole stack closes.
    Over,
}

/// One pending decision. A game implements this for the enum of all its steps.
pub trait Step: Copy {
    /// What lies on the table.
    type Board;
    /// A decision of a seat or an outcome of chance.
    type Move: Copy;
    /// What can happen.
    type Event;
    /// Why a move can be refused.
    type Reason;

    /// The seat, or chance, that this step waits for.
    fn awaits(&self, board: &Self::Board) -> Actor;
    /// Exactly the moves that `check` passes, in a fixed order. It may work them out faster than
    /// one by one; the property tests prove that the two agree.
    fn legal(&self, board: &Self::Board, out: &mut Vec<Self::Move>);
    /// The rules. Reads and never writes.
    ///
    /// # Errors
    /// The clause that forbids the move, and why.
    fn check(&self, board: &Self::Board, mv: Self::Move) -> Result<(), Refusal<Self::Reason>>;
    /// Carries out a move that `check` has passed.
    fn act(
        &mut self,
        board: &mut Self::Board,
        mv: Self::Move,
        log: &mut Log<'_, Self::Event>,
    ) -> Next<Self>;
    /// Runs as the step opens; a step with nothing to ask can end here.
    fn begin(&mut self, board: &mut Self::Board, log: &mut Log<'_, Self::Event>) -> Next<Self>;
    /// Runs when the step above has closed.
    fn resume(&mut self, board: &mut Self::Board, log: &mut Log<'_, Self::Event>) -> Next<Self>;
}

/// The stack of pending steps; the last one is asked. `N` is the deepest nesting of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps<S, const N: usize>(ArrayVec<S, N>);

impl<S, const N: usize> Default for Steps<S, N> {
    fn default() -> Self {
        Steps(ArrayVec::new())
    }
}

impl<S: Step, const N: usize> Steps<S, N> {
    /// The step that asks now; `None` when the game is over.
    #[must_use]
    pub fn top(&self) -> Option<&S> {
        self.0.last()
    }

    /// All pending steps, the outermost first.
    #[must_use]
    pub fn as_slice(&self) -> &[S] {
        &self.0
    }

    /// A stack as it was stored, outermost step first; `None` if it is deeper than the game goes.
    #[must_use]
    pub fn stored(steps: &[S]) -> Option<Self> {
        steps
            .iter()
            .copied()
            .try_fold(ArrayVec::new(), |mut stack, step| stack.try_push(step).ok().map(|()| stack))
            .map(Steps)
    }

    /// Opens a step on top and runs until a decision is wanted.
    pub fn open(&mut self, mut step: S, board: &mut S::Board, log: &mut Log<'_, S::Event>) {
        let next = step.begin(board, log);
        self.settle(step, next, board, log);
    }

    /// Carries out a checked move and runs until the next decision is wanted.
    ///
    /// # Panics
    /// If the game is over; the caller has checked that somebody is to act.
    pub fn act(&mut self, mv: S::Move, board: &mut S::Board, log: &mut Log<'_, S::Event>) {
        let mut top = self.0.pop().expect("a step is pending while the game is not over");
        let next = top.act(board, mv, log);
        self.settle(top, next, board, log);
    }

    fn settle(
        &mut self,
        mut top: S,
        mut next: Next<S>,
        board: &mut S::Board,
        log: &mut Log<'_, S::Event>,
    ) {
        loop {
            next = match next {
                Next::Stay => return self.0.push(top),
                Next::Call(child) => {
                    self.0.push(std::mem::replace(&mut top, child));
                    top.begin(board, log)
                }
                Next::Become(step) => {
                    top = step;
                    top.begin(board, log)
                }
                Next::End => {
                    let Some(below) = self.0.pop() else { return };
                    top = below;
                    top.resume(board, log)
                }
                Next::Over => return self.0.clear(),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::refuse;
    use crate::seat::Seat;

    /// A step that does next whatever it is told by the move; `Through` asks nothing itself.
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
}
