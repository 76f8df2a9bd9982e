//! The rules, one file a chapter or a part of one.

pub mod battle;
pub mod building;
pub(crate) mod defence;
pub(crate) mod draft;
pub mod fights;
pub mod forks;
pub(crate) mod halting;
pub mod homecoming;
pub mod interception;
pub mod journey;
pub mod losses;
pub mod muster;
pub mod oligarchs;
pub mod operations;
pub mod peace;
pub mod player_operation;
pub mod politics;
pub mod rebellion;
pub mod revenue;
pub mod siege;
pub mod skirmish;
pub mod stage;
pub mod storm;
pub mod strategy;
pub mod system_operation;
pub mod war;
