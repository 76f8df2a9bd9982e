//! The rules, one file a chapter. Clause numbers are those of `rules/en.md`.

pub mod battle;
pub mod besiege;
pub mod civil_war;
pub mod create;
pub mod editions;
pub mod event_cards;
pub mod galleys;
pub mod hoplites;
pub mod projects;
pub mod proxenos;
pub mod round;
pub mod round_end;
pub(crate) mod routes;
pub mod surcharge;
pub mod trade;
pub mod tribute;
pub mod turn;
