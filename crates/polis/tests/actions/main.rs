//! Chapters 1 to 12 of the rules: the actions.

#[path = "../common/mod.rs"]
mod common;

mod creation;
mod movement;
mod proxenos;
mod siege;
mod tribute_and_trade;
