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
