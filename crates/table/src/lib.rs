//! The kernel of Hegemonia: what all board games have in common.
//!
//! A game implements the [parts of a contract](contract): pure rules over a compact position, in
//! which chance is an actor, decisions are small, and every refusal names its clause. In return the
//! kernel provides the running [`Match`] with undo, [records](record), reproducible and [provable
//! chance](chance), translated messages, and [type-erased games and tables](any), through which
//! programs and servers play any game without knowing it.
//!
//! Two kinds of text are called words: the *words of a move* are its notation (`besiege thebai`),
//! the same in every language; [`Words`] are the translations of a game, from its Fluent files.

// Derived code refers to `::table`, also inside this crate.
extern crate self as table;

pub mod any;
pub mod chance;
pub mod contract;
pub mod fairness;
pub mod matches;
pub mod orders;
pub mod outcome;
pub mod protocol;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod setup;
pub mod squares;
pub mod steps;
pub mod telling;
pub mod timeline;
pub mod vocabulary;
pub mod voice;
pub mod words;

// The kernel's own tests play the testkit's small game too.
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;

pub use contract::{
    DrawOptions, Face, Flow, Game, Mind, NoRemedy, Notation, Open, Palette, Part, Plain,
    PlayoutPolicy, Rules, Searchable, SeatColours, Secrets, Speech, Theme, Token,
};
pub use matches::Match;
pub use orders::{Amount, Answer, Order};
pub use outcome::{Outcome, Score};
pub use refusal::{Help, Refusal};
pub use seat::{Actor, Seat, Viewer};
pub use setup::{About, Edition, Scenario, Setup, SetupError};
pub use steps::{Interrupt, Next, Rule, Shows, Step, Stepped, Steps};
pub use table_derive::{Event, Id, Moves, Reason};
pub use telling::{EventMessage, Log};
pub use vocabulary::{Argument, Event, Faults, Id, Knower, Moves, Named, Reason, Set, Thing, Word};
pub use voice::Voice;
pub use words::{Arg, Message, Words};
