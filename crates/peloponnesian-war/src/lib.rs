//! *The Peloponnesian War* by Mark Herman: one player, who may change sides, against a procedure,
//! or two players, one for each side.
//!
//! Ten turns of three years. The rules are in `rules/en.md`, clause by clause;
//! one file of [`rules`] holds each part. What the other side does is not a player's decision:
//! it follows from dice and from the position, so every die, draw and random choice is a move of
//! chance, and the game waits for nobody but chance and its players.
//!
//! ```
//! use peloponnesian_war::PeloponnesianWar;
//! use table::{Actor, Match, Rules, Seat, Setup, chance::Dice};
//!
//! let setup = Setup::standard(PeloponnesianWar::about());
//! let mut game = Match::<PeloponnesianWar>::new(setup).unwrap();
//! game.roll(&Dice::Seeded(2)); // the system plays on until the player is asked
//! assert_eq!(game.actor(), Actor::Seat(Seat(0)));
//! let mut answers = Vec::new();
//! PeloponnesianWar::legal(game.position(), &mut answers);
//! game.play(game.actor(), answers[0]).unwrap();
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
pub mod ledger;
pub mod moves;
mod orders;
pub mod position;
pub mod refusal;
pub mod remedy;
pub mod routes;
pub mod rules;
mod sense;
mod sketch;
mod speech;

pub use game::PeloponnesianWar;
