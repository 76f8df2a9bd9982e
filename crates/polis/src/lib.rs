//! *Polis: Fight for the Hegemony* by Fran Díaz: Athens against Sparta, two players.
//!
//! Trade, tribute, siege, intrigue and card battles over four rounds, or three in the second
//! edition. The rules are in `rules/en.md`, clause by clause; one file of [`rules`] holds each
//! chapter, and [`rules::editions`] what the two editions do otherwise.
//!
//! ```
//! use polis::Polis;
//! use table::{Actor, Match, Rules, Setup, chance::Dice};
//!
//! let mut game = Match::<Polis>::new(Setup::standard(Polis::about())).unwrap();
//! game.roll(&Dice::Seeded(2)); // projects and event of the first round
//! let Actor::Seat(seat) = game.actor() else { panic!("a player is to act") };
//! game.play_words(Actor::Seat(seat), "pass").unwrap();
//! ```

mod audit;
pub mod board;
pub mod components;
mod draw;
pub mod event;
pub mod flow;
mod game;
pub mod ids;
mod json;
mod judgement;
mod keyed;
pub mod moves;
mod orders;
pub mod position;
pub mod refusal;
pub mod remedy;
pub mod rules;
mod sensible;
mod sketch;
mod speech;
pub mod view;

pub use draw::STYLE as TABLE_STYLE;
pub use game::Polis;
