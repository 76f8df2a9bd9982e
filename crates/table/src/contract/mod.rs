//! What a game gives to the kernel, in parts: each is implemented in the file that it is about.
//!
//! | part | answers | needed by |
//! |---|---|---|
//! | [`Rules`] | set-ups, who is to act, legal moves, what they do, the outcome | everything |
//! | [`Secrets`] | what a viewer may know | everything; an open game says [`Open`] instead |
//! | [`Notation`] | moves and positions as text and JSON | records, protocol, server; where all is derived, a game says [`Plain`] instead |
//! | [`Speech`] | labels, prompts, events, reasons | people |
//! | [`Face`] | the drawing | people |
//! | [`Mind`] | judgement and common sense | bots |
//!
//! Search asks for [`Searchable`]: rules, secrets and mind, and nothing that is for people.
//! Whatever runs a table asks for [`Game`], which is all six.

mod face;
mod mind;
mod notation;
mod rules;
mod secrets;
mod speech;

pub use face::{DrawOptions, Face, Palette, Part, SeatColours, Theme, Token};
pub use mind::{Mind, PlayoutPolicy};
pub use notation::{Notation, Plain};
pub use rules::{Flow, Rules};
pub use secrets::{Open, Secrets};
pub use speech::{NoRemedy, Speech};

/// What a search needs of a game.
pub trait Searchable: Rules + Secrets + Mind {}

impl<G: Rules + Secrets + Mind> Searchable for G {}

/// A whole game: whatever implements the six parts.
pub trait Game: Rules + Secrets + Notation + Speech + Face + Mind {}

impl<G: Rules + Secrets + Notation + Speech + Face + Mind> Game for G {}
