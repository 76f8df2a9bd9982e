//! Polis: Fight for the Hegemony.

pub mod components;
pub mod ids;
