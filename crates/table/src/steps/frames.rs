//! The list of a game's steps, declared once.

/// Declares the steps of a game once: the enum of them, and the way from it to their rules, without
/// virtual calls. Each name is a type that implements [`Rule`].
///
/// A counter that a seat raises until it stops:
///
/// ```
/// use table::refusal::refuse;
/// use table::{Actor, Log, Message, Next, Refusal, Rule, Seat, Steps};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Move { Raise, Stop }
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Reason { NotAsked, Full }
///
/// table::frames! {
///     /// One pending decision.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub enum Frame on u8 {
///         type Move = Move;
///         type Event = ();
///         type Reason = Reason;
///         type View = u8;
///         type Interrupt = ();
///         const NOT_ASKED = Reason::NotAsked;
///         Count,
///     }
/// }
///
/// /// The only decision: raise the counter, or stop.
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Count;
///
/// impl Rule<Frame> for Count {
///     fn clause(&self) -> &'static str {
///         "COUNT-1"
///     }
///     fn awaits(&self, _: &u8) -> Actor {
///         Actor::Seat(Seat(0))
///     }
///     fn legal(&self, counter: &u8, out: &mut Vec<Move>) {
///         out.extend([Move::Raise, Move::Stop].into_iter().filter(|mv| self.check(counter, *mv).is_ok()));
///     }
///     fn check(&self, counter: &u8, mv: Move) -> Result<(), Refusal<Reason>> {
///         if mv == Move::Raise && *counter == 2 { refuse("COUNT-1", Reason::Full) } else { Ok(()) }
///     }
///     fn act(&mut self, counter: &mut u8, mv: Move, _: &mut Log<'_, ()>) -> Next<Frame> {
///         if mv == Move::Stop {
///             return Next::End;
///         }
///         *counter += 1;
///         Next::Stay
///     }
///     fn prompt(&self, _: &u8) -> Message {
///         Message::new("asks-count")
///     }
/// }
///
/// let (mut steps, mut counter) = (Steps::<Frame, 1>::default(), 0);
/// steps.open(Frame::Count(Count), &mut counter, &mut Log::silent());
/// steps.act(Move::Raise, &mut counter, &mut Log::silent());
/// assert_eq!((steps.top(), counter), (Some(&Frame::Count(Count)), 1));
/// steps.act(Move::Stop, &mut counter, &mut Log::silent());
/// assert_eq!((steps.top(), counter), (None, 1));
/// ```
///
/// The list expands to `pub enum Frame { Count(Count) }` and `impl Step for Frame`, in which
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

            fn moves_at(&self, board: &$Board, thing: &str, out: &mut Vec<$Move>) {
                match self {
                    $($Frame::$name(rule) => {
                        let board = $crate::Shows::shown(board);
                        $crate::Rule::<$Frame, _>::moves_at(rule, board, thing, out);
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
