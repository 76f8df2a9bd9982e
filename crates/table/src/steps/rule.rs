//! What a step is: [`Rule`], which games write, and [`Step`], which the kernel calls.

use super::Next;
use crate::refusal::{Refusal, refuse};
use crate::seat::{Actor, Seat};
use crate::telling::Log;
use crate::vocabulary::Faults;
use crate::words::Message;

/// Any pending decision of a game: the enum of all its steps, which [`frames!`](crate::frames)
/// declares. The stack and the kernel call it; it calls the [`Rule`] of the step that is pending.
pub trait Step: Copy {
    /// What lies on the table, secrets included.
    type Board;
    /// A decision of a seat or an outcome of chance.
    type Move: Copy + PartialEq;
    /// What can happen.
    type Event;
    /// Why a move can be refused.
    type Reason;
    /// What a viewer may know.
    type View;

    /// The reason for refusing a move that belongs to another decision.
    const NOT_ASKED: Self::Reason;

    /// The seat, or chance, that this step waits for.
    fn awaits(&self, board: &Self::Board) -> Actor;
    /// Adds exactly the moves that `check` passes, in a fixed order.
    fn legal(&self, board: &Self::Board, out: &mut Vec<Self::Move>);
    /// Whether the rules allow a move.
    ///
    /// # Errors
    /// The clause that forbids the move, and why.
    fn check(&self, board: &Self::Board, mv: Self::Move) -> Result<(), Refusal<Self::Reason>>;
    /// The weight of an outcome of chance.
    fn weight(&self, board: &Self::Board, mv: Self::Move) -> u32;
    /// Carries out a move that `check` has passed.
    fn act(
        &mut self,
        board: &mut Self::Board,
        mv: Self::Move,
        log: &mut Log<'_, Self::Event>,
    ) -> Next<Self>;
    /// Runs as the step opens.
    fn begin(&mut self, board: &mut Self::Board, log: &mut Log<'_, Self::Event>) -> Next<Self>;
    /// Runs when the step above has closed.
    fn resume(&mut self, board: &mut Self::Board, log: &mut Log<'_, Self::Event>) -> Next<Self>;
    /// The clause under which the step asks.
    fn clause(&self) -> &'static str;
    /// What is asked, in one sentence.
    fn prompt(&self, view: &Self::View) -> Message;
    /// Adds the moves that a player could mean by pointing at a thing, legal or not.
    fn moves_at(&self, board: &Self::Board, thing: &str, out: &mut Vec<Self::Move>);
    /// Whether no action is half done.
    fn is_quiet(&self, board: &Self::Board) -> bool;
    /// Adds what is wrong with a step that was loaded from outside.
    fn audit(&self, board: &Self::Board, faults: &mut Faults);
    /// Whether `above` can lie directly on this step.
    fn opens(&self, above: &Self) -> bool {
        let _ = above;
        false
    }
}

/// Everything about one kind of pending decision, in the file of its chapter: who is to act, what
/// is legal, what it does, and what people are told about it. `S` is the enum of all steps, `B` the
/// part of the board that the step may see; by default all of it.
pub trait Rule<S: Step, B = <S as Step>::Board> {
    /// The clause under which the step asks.
    fn clause(&self) -> &'static str;
    /// The seat, or chance, that the step waits for.
    fn awaits(&self, _board: &B) -> Actor {
        Actor::Chance
    }
    /// Adds exactly the moves that `check` passes, in a fixed order. It may compute them faster
    /// than by calling `check` on each; the property tests prove that the two agree.
    fn legal(&self, board: &B, out: &mut Vec<S::Move>);
    /// The rules. Reads and never writes. By default a move is legal if it is listed, which is
    /// enough where only chance is asked.
    ///
    /// # Errors
    /// The clause that forbids the move, and why.
    fn check(&self, board: &B, mv: S::Move) -> Result<(), Refusal<S::Reason>> {
        let mut legal = Vec::new();
        self.legal(board, &mut legal);
        if legal.contains(&mv) { Ok(()) } else { refuse(self.clause(), S::NOT_ASKED) }
    }
    /// The weight of an outcome of chance.
    fn weight(&self, _board: &B, _mv: S::Move) -> u32 {
        1
    }
    /// Carries out a move that `check` has passed.
    fn act(&mut self, board: &mut B, mv: S::Move, log: &mut Log<'_, S::Event>) -> Next<S>;
    /// Runs as the step opens; a step with nothing to ask can end here.
    fn begin(&mut self, _board: &mut B, _log: &mut Log<'_, S::Event>) -> Next<S> {
        Next::Stay
    }
    /// Runs when the step above has closed.
    fn resume(&mut self, _board: &mut B, _log: &mut Log<'_, S::Event>) -> Next<S> {
        Next::Stay
    }
    /// What is asked, in one sentence.
    fn prompt(&self, view: &S::View) -> Message;
    /// Adds the moves that a player could mean by pointing at a thing, legal or not: the refusal of
    /// an illegal one is then explained. By default only legal moves can be meant.
    fn moves_at(&self, board: &B, _thing: &str, out: &mut Vec<S::Move>) {
        self.legal(board, out);
    }
    /// Whether no action is half done, so that the position can be judged.
    fn is_quiet(&self, _board: &B) -> bool {
        false
    }
    /// Adds what is wrong with a step that was loaded from outside.
    fn audit(&self, _board: &B, _faults: &mut Faults) {}
    /// Whether `above` can lie directly on this step, for stacks that were loaded from outside:
    /// true for a step that this one calls, or that such a step becomes. By default none can.
    fn opens(&self, _above: &S) -> bool {
        false
    }
    /// The seat that may interrupt here: see [`Interrupt`].
    fn interrupted_by(&self) -> Option<Seat> {
        None
    }
}

/// The part of a board that a step may see. Every board shows itself.
pub trait Shows<B> {
    /// The part.
    fn shown(&self) -> &B;
    /// The part, mutably.
    fn shown_mut(&mut self) -> &mut B;
}

impl<B> Shows<B> for B {
    #[inline]
    fn shown(&self) -> &B {
        self
    }

    #[inline]
    fn shown_mut(&mut self) -> &mut B {
        self
    }
}

/// Moves that a seat may make at many moments of the game, whatever decision is pending: an
/// assassin who strikes at any time of his owner's turn. A [`Rule`] says when
/// ([`Rule::interrupted_by`]), this says what.
pub trait Interrupt<S: Step> {
    /// Adds the interrupting moves that are legal, in a fixed order.
    fn legal(board: &S::Board, by: Seat, out: &mut Vec<S::Move>);
    /// Whether an interrupting move is allowed; `None` if the move is not an interruption.
    fn check(board: &S::Board, by: Seat, mv: S::Move) -> Option<Result<(), Refusal<S::Reason>>>;
    /// Carries the move out if it is an interruption. The interrupted step then resumes.
    fn act(board: &mut S::Board, by: Seat, mv: S::Move, log: &mut Log<'_, S::Event>) -> bool;
}

/// No interruptions.
impl<S: Step> Interrupt<S> for () {
    #[inline]
    fn legal(_: &S::Board, _: Seat, _: &mut Vec<S::Move>) {}

    #[inline]
    fn check(_: &S::Board, _: Seat, _: S::Move) -> Option<Result<(), Refusal<S::Reason>>> {
        None
    }

    #[inline]
    fn act(_: &mut S::Board, _: Seat, _: S::Move, _: &mut Log<'_, S::Event>) -> bool {
        false
    }
}
