//! Decisions inside decisions: a stack of small typed steps.
//!
//! A turn opens a march, a march leads to a battle, a battle asks for a retreat. Each step holds
//! only the variables that die with it, lives in the file of its rule, and says what becomes of
//! the stack when it has run.

use std::fmt::Debug;
use std::hash::Hash;

use arrayvec::ArrayVec;

use crate::contract::Flow;
use crate::refusal::{Refusal, refuse};
use crate::seat::{Actor, Seat};
use crate::telling::Log;
use crate::vocabulary::Faults;
use crate::words::Message;

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

    /// Why a move is refused that has nothing to do with what is asked.
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
    /// Adds the moves that somebody could mean by pointing at a thing, legal or not.
    fn wishes(&self, board: &Self::Board, thing: &str, out: &mut Vec<Self::Move>);
    /// Whether no action is half done.
    fn is_quiet(&self, board: &Self::Board) -> bool;
    /// Adds what is wrong with a step that was read from outside.
    fn audit(&self, board: &Self::Board, faults: &mut Faults);
    /// Whether that step can lie on this one.
    fn opens(&self, above: &Self) -> bool {
        let _ = above;
        false
    }
}

/// Everything about one kind of pending decision, in the file of its chapter: whom it awaits, what
/// is legal, what comes of it, and what people are told about it. `S` is the enum of all steps,
/// `B` the part of the table that the step may see, which is all of it unless it is said.
pub trait Rule<S: Step, B = <S as Step>::Board> {
    /// The clause under which the step asks.
    fn clause(&self) -> &'static str;
    /// The seat, or chance, that the step waits for.
    fn awaits(&self, _board: &B) -> Actor {
        Actor::Chance
    }
    /// Adds exactly the moves that `check` passes, in a fixed order. It may work them out faster
    /// than one by one; the property tests prove that the two agree.
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
    /// Adds the moves that somebody could mean by pointing at a thing, legal or not: what they
    /// are refused for is then explained. By default nothing but what is legal can be meant.
    fn wishes(&self, board: &B, _thing: &str, out: &mut Vec<S::Move>) {
        self.legal(board, out);
    }
    /// Whether no action is half done, so that the position can be judged.
    fn is_quiet(&self, _board: &B) -> bool {
        false
    }
    /// Adds what is wrong with a step that was read from outside.
    fn audit(&self, _board: &B, _faults: &mut Faults) {}
    /// Whether that step can lie on this one, for stacks that were read from outside: it is one
    /// that this step calls, or that such a step becomes. By default none can.
    fn opens(&self, _above: &S) -> bool {
        false
    }
    /// The seat that may interrupt here: see [`Interrupt`].
    fn interrupted_by(&self) -> Option<Seat> {
        None
    }
}

/// The part of a table that a step may see. Everything can be seen as itself.
pub trait Shows<B> {
    /// The part.
    fn shown(&self) -> &B;
    /// The part, to change it.
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

/// Moves that a seat may make at many moments of the game, between whatever else is asked: an
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

/// Declares the steps of a game once: the enum of them, and the way from it to their rules, without
/// virtual calls. Each name is a type that implements [`Rule`].
///
/// ```ignore
/// frames! {
///     /// One pending decision.
///     #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
///     #[serde(tag = "step", rename_all = "snake_case")]
///     pub enum Frame on Table {
///         type Move = Move;
///         type Event = Event;
///         type Reason = Reason;
///         type View = View;
///         type Interrupt = ();
///         const NOT_ASKED = Reason::NotAsked;
///         Turn, March, Siege, Battle,
///     }
/// }
/// ```
///
/// expands to `pub enum Frame { Turn(Turn), March(March), … }` and `impl Step for Frame`, in which
/// every function is one `match` that calls the same function of the rule.
#[macro_export]
macro_rules! frames {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Frame:ident on $Board:ty {
            type Move = $Move:ty;
            type Event = $Event:ty;
            type Reason = $Reason:ty;
            type View = $View:ty;
            type Interrupt = $Interrupt:ty;
            const NOT_ASKED = $not_asked:expr;
            $($name:ident),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[allow(missing_docs, reason = "each step is documented where it is defined")]
        $vis enum $Frame {
            $($name($name)),+
        }

        impl $crate::Step for $Frame {
            type Board = $Board;
            type Move = $Move;
            type Event = $Event;
            type Reason = $Reason;
            type View = $View;

            const NOT_ASKED: $Reason = $not_asked;

            #[inline]
            fn awaits(&self, board: &$Board) -> $crate::Actor {
                match self {
                    $($Frame::$name(rule) => {
                        $crate::Rule::<$Frame, _>::awaits(rule, $crate::Shows::shown(board))
                    })+
                }
            }

            fn legal(&self, board: &$Board, out: &mut Vec<$Move>) {
                let by = match self {
                    $($Frame::$name(rule) => {
                        $crate::Rule::<$Frame, _>::legal(rule, $crate::Shows::shown(board), out);
                        $crate::Rule::<$Frame, _>::interrupted_by(rule)
                    })+
                };
                if let Some(by) = by {
                    <$Interrupt as $crate::Interrupt<$Frame>>::legal(board, by, out);
                }
            }

            fn check(&self, board: &$Board, mv: $Move) -> Result<(), $crate::Refusal<$Reason>> {
                match self {
                    $($Frame::$name(rule) => {
                        if let Some(by) = $crate::Rule::<$Frame, _>::interrupted_by(rule)
                            && let Some(checked) =
                                <$Interrupt as $crate::Interrupt<$Frame>>::check(board, by, mv)
                        {
                            return checked;
                        }
                        $crate::Rule::<$Frame, _>::check(rule, $crate::Shows::shown(board), mv)
                    })+
                }
            }

            #[inline]
            fn weight(&self, board: &$Board, mv: $Move) -> u32 {
                match self {
                    $($Frame::$name(rule) => {
                        $crate::Rule::<$Frame, _>::weight(rule, $crate::Shows::shown(board), mv)
                    })+
                }
            }

            fn act(
                &mut self,
                board: &mut $Board,
                mv: $Move,
                log: &mut $crate::Log<'_, $Event>,
            ) -> $crate::Next<$Frame> {
                match self {
                    $($Frame::$name(rule) => {
                        if let Some(by) = $crate::Rule::<$Frame, _>::interrupted_by(rule)
                            && <$Interrupt as $crate::Interrupt<$Frame>>::act(board, by, mv, log)
                        {
                            let board = $crate::Shows::shown_mut(board);
                            return $crate::Rule::<$Frame, _>::resume(rule, board, log);
                        }
                        let board = $crate::Shows::shown_mut(board);
                        $crate::Rule::<$Frame, _>::act(rule, board, mv, log)
                    })+
                }
            }

            fn begin(
                &mut self,
                board: &mut $Board,
                log: &mut $crate::Log<'_, $Event>,
            ) -> $crate::Next<$Frame> {
                match self {
                    $($Frame::$name(rule) => {
                        let board = $crate::Shows::shown_mut(board);
                        $crate::Rule::<$Frame, _>::begin(rule, board, log)
                    })+
                }
            }

            fn resume(
                &mut self,
                board: &mut $Board,
                log: &mut $crate::Log<'_, $Event>,
            ) -> $crate::Next<$Frame> {
                match self {
                    $($Frame::$name(rule) => {
                        let board = $crate::Shows::shown_mut(board);
                        $crate::Rule::<$Frame, _>::resume(rule, board, log)
                    })+
                }
            }

            fn clause(&self) -> &'static str {
                match self {
                    $($Frame::$name(rule) => $crate::Rule::<$Frame, _>::clause(rule)),+
                }
            }

            fn prompt(&self, view: &$View) -> $crate::Message {
                match self {
                    $($Frame::$name(rule) => $crate::Rule::<$Frame, _>::prompt(rule, view)),+
                }
            }

            fn wishes(&self, board: &$Board, thing: &str, out: &mut Vec<$Move>) {
                match self {
                    $($Frame::$name(rule) => {
                        let board = $crate::Shows::shown(board);
                        $crate::Rule::<$Frame, _>::wishes(rule, board, thing, out);
                    })+
                }
            }

            #[inline]
            fn is_quiet(&self, board: &$Board) -> bool {
                match self {
                    $($Frame::$name(rule) => {
                        $crate::Rule::<$Frame, _>::is_quiet(rule, $crate::Shows::shown(board))
                    })+
                }
            }

            fn audit(&self, board: &$Board, faults: &mut $crate::Faults) {
                match self {
                    $($Frame::$name(rule) => {
                        let board = $crate::Shows::shown(board);
                        $crate::Rule::<$Frame, _>::audit(rule, board, faults);
                    })+
                }
            }

            fn opens(&self, above: &$Frame) -> bool {
                match self {
                    $($Frame::$name(rule) => $crate::Rule::<$Frame, _>::opens(rule, above)),+
                }
            }
        }
    };
}

/// A position that is a table and a stack of steps: the kernel then knows how play flows.
pub trait Stepped {
    /// The enum of the game's steps.
    type Step: Step;
    /// The clause that ends the game, for moves that come too late.
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

        fn wishes(&self, _: &Board, _: &str, _: &mut Vec<Next<Toy>>) {}

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
}
