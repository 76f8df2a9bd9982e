//! *Polis* by Leo Colovini: cities, auctions and wars for three to five players.
//!
//! Players draw cards, auction them face down, develop their cities, protect, trade and wage
//! war; what was lost is history, and history is worth points to a city of culture. The rules
//! are in `rules/en.md`, clause by clause; one file of [`rules`] holds each chapter.
//!
//! ```
//! use agora::Agora;
//! use table::{Actor, Match, Rules, Setup};
//!
//! let mut game = Match::<Agora>::new(Setup::standard(Agora::about())).unwrap();
//! let Actor::Seat(seat) = game.actor() else { panic!("a player is to act") };
//! game.play_words(Actor::Seat(seat), "draw yellow").unwrap();
//! assert_eq!(game.actor(), Actor::Chance);
//! ```

mod audit;
pub mod bag;
pub mod board;
pub mod components;
pub mod draw;
pub mod event;
pub mod flow;
mod game;
pub mod glimpse;
pub mod ids;
mod json;
mod judgement;
pub mod known;
pub mod moves;
pub mod names;
mod orders;
mod plausible;
mod pointing;
pub mod position;
pub mod refusal;
pub mod remedy;
pub mod rules;
mod sensible;
mod sketch;
mod speech;
pub mod view;

pub use game::Agora;
