//! Decisions inside decisions: a stack of small typed steps.
//!
//! A turn opens a march, a march leads to a battle, a battle asks for a retreat. Each step holds
//! only the variables that die with it, lives in the file of its rule, and says what becomes of
//! the stack when it has run.

mod frames;
mod rule;

use std::fmt::Debug;
use std::hash::Hash;

use arrayvec::ArrayVec;

use crate::contract::Flow;
use crate::refusal::{Refusal, refuse};
use crate::seat::Actor;
use crate::telling::Log;

pub use rule::{Interrupt, Rule, Shows, Step};

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

/// A position made of a board and a stack of steps; the kernel implements [`Flow`](crate::Flow) for
/// it.
pub trait Stepped {
    /// The enum of the game's steps.
    type Step: Step;
    /// The clause that ends the game, cited to refuse moves that come after it.
    const LAST_CLAUSE: &'static str;

    /// The step that asks now; `None` when the game is over.
    fn top(&self) -> Option<&Self::Step>;
    /// What the steps see.
    fn board(&self) -> &<Self::Step as Step>::Board;
    /// Carries out a checked move: `self.steps.act(mv, &mut self.board, log)`.
    fn act(
        &mut self,
        mv: <Self::Step as Step>::Move,
        log: &mut Log<'_, <Self::Step as Step>::Event>,
    );
}

impl<P, S> Flow for P
where
    P: Stepped<Step = S>,
    S: Step,
    S::Move: Eq + Hash + Debug + Send + Sync + 'static,
    S::Event: Clone + PartialEq + Debug + Send + Sync + 'static,
    S::Reason: Copy + PartialEq + Debug + Send + Sync + 'static,
{
    type Move = S::Move;
    type Event = S::Event;
    type Reason = S::Reason;

    #[inline]
    fn actor(&self) -> Actor {
        self.top().map_or(Actor::Nobody, |step| step.awaits(self.board()))
    }

    #[inline]
    fn legal(&self, out: &mut Vec<S::Move>) {
        if let Some(step) = self.top() {
            step.legal(self.board(), out);
        }
    }

    #[inline]
    fn check(&self, mv: S::Move) -> Result<(), Refusal<S::Reason>> {
        match self.top() {
            Some(step) => step.check(self.board(), mv),
            None => refuse(P::LAST_CLAUSE, S::NOT_ASKED),
        }
    }

    #[inline]
    fn weight(&self, mv: S::Move) -> u32 {
        self.top().map_or(1, |step| step.weight(self.board(), mv))
    }

    #[inline]
    fn play(&mut self, mv: S::Move, log: &mut Log<'_, S::Event>) {
        self.act(mv, log);
    }
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

    /// Restores a stored stack, outermost step first; `None` if it is deeper than the game allows.
    #[must_use]
    pub fn stored(steps: &[S]) -> Option<Self> {
        steps
            .iter()
            .copied()
            .try_fold(ArrayVec::new(), |mut stack, step| stack.try_push(step).ok().map(|()| stack))
            .map(Steps)
    }

    /// Opens a step on top and runs until a decision is needed.
    pub fn open(&mut self, mut step: S, board: &mut S::Board, log: &mut Log<'_, S::Event>) {
        let next = step.begin(board, log);
        self.settle(step, next, board, log);
    }

    /// Carries out a checked move and runs until the next decision is needed.
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
mod tests;
