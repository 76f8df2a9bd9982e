//! Bots that work for every game.
//!
//! A [`Bot`] is asked with the view of its seat and answers with a [`Choice`]; to look ahead it
//! samples positions that fit the view, so it can't know more than its seat may know. What a
//! position is worth it asks [`table::Mind::judge`]. Bots are named in text as a [`BotSpec`]:
//! `random`, `sensible`, `greedy`, `mcts:1000`, `mcts:500ms`. With a seed and a budget of
//! simulations every bot is reproducible.
//!
//! The [`arena`] plays matches between bots over all cores and reports figures with confidence
//! intervals. A [`Soak`] plays very many games without thinking and counts what happens. A
//! [`Playable`] game has bots for callers that don't know its type.

pub mod arena;
pub mod bot;
pub mod greedy;
pub mod mcts;
pub mod playable;
pub mod playout;
pub mod soak;
pub mod spec;
pub mod statistics;
mod worth;

pub use arena::{Arena, Balance, Sides};
pub use bot::{Bot, BotRng, Choice, Considered};
pub use playable::{Playable, Playing, SuggestError, Suggestion};
pub use playout::Policy;
pub use soak::{Soak, Soaked};
pub use spec::{BotSpec, Budget};
